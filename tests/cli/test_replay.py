"""Records told and verified."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import carrack_command, finished_record, refused


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return finished_record(tmp_path / "game.txt")


def test_story_with_everything_open(record: Path) -> None:
    done = carrack_command("replay", record)
    assert done.code == 0
    assert "Ann is dealt coffee (3 rudders)" in done.out
    assert "greedy is dealt" in done.out
    assert "is dealt 4 cards" not in done.out
    assert "points" in done.out


@pytest.mark.parametrize(("eyes", "seen", "hidden"), [("1", "Ann", "greedy"), ("2", "greedy", "Ann")])
def test_story_as_a_seat_saw_it(record: Path, eyes: str, seen: str, hidden: str) -> None:
    out = carrack_command("replay", record, "--as", eyes).out
    assert f"{hidden} is dealt 4 cards." in out
    assert f"{seen} is dealt 4 cards." not in out


def test_story_as_an_onlooker_saw_it(record: Path) -> None:
    out = carrack_command("replay", record, "--as", "onlooker", "--lang", "de").out
    assert "Ann bekommt 4 Karten." in out
    assert "greedy bekommt 4 Karten." in out


def test_verify_counts_lines_and_numbers(record: Path) -> None:
    out = carrack_command("replay", record, "--verify").out
    assert out.startswith(f"{record}: all right, ")
    assert "result" in out
    assert out.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "text", "words"),
    [
        (12, "1: sell", ["Line 12", "1: sell"]),
        (12, "nonsense", ["Line 12", "nonsense"]),
        (8, "result: 99 1", ["99 1"]),
    ],
)
def test_broken_record_says_where_why_and_how_much_was_valid(
    record: Path, line: int, text: str, words: list[str]
) -> None:
    lines = record.read_text().splitlines()
    lines[line - 1] = text
    record.write_text("\n".join(lines) + "\n")
    refused(carrack_command("replay", record, "--verify"), str(record), "valid before that", *words)
    told = carrack_command("replay", record)
    assert told.code == 2
    assert "Ann is dealt" in told.out


def test_cut_record_is_told_as_far_as_it_goes(record: Path) -> None:
    lines = record.read_text().splitlines()[:20]
    lines[7] = "result: unfinished"
    record.write_text("\n".join(lines) + "\n")
    assert "unfinished" in carrack_command("replay", record, "--verify").out
    assert "unfinished" in carrack_command("replay", record).out


def test_taken_back_decisions_are_told_to_those_who_knew_them() -> None:
    carrack_command("play", "--seed", 5, "--save", "game.txt", typed="#1\n#4\nu\n#2\n")
    assert "Ann takes back: Sail out with coffee (3 rudders)." in carrack_command("replay", "game.txt").out
    assert "takes back" not in carrack_command("replay", "game.txt", "--as", "onlooker").out
