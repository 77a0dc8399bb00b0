"""A game is kept after every decision: quit, end of input, a closed terminal and a kill lose nothing."""

from __future__ import annotations

import re
import signal
import subprocess
from pathlib import Path

import pytest

from carrack.cli.files import write_text
from carrack.core.verdicts import Malformed
from tests.cli.running import COMMAND, FIRST_ALWAYS, carrack_command, finished_record, refused, words_of
from tests.patience import PATIENCE


def actions(file: str) -> int:
    """Return how many actions a record holds, checked."""
    done = carrack_command("replay", file, "--verify")
    assert done.code == 0, done.err
    found = re.search(r"([\d,]+) actions?", done.out)
    assert found
    return int(found[1].replace(",", ""))


def test_end_of_input_keeps_the_game_and_its_draft() -> None:
    done = carrack_command("play", "--seed", 5, "--save", "game.txt", typed="#1\n#5\n#3\n")
    assert done.code == 0
    assert "carrack play --resume game.txt" in done.out
    again = carrack_command("play", "--resume", "game.txt", typed="u\n").out
    assert "Not final yet: Exhibit gems (1 rudder); Exhibit coffee (3 rudders)." in again
    assert "Not final yet: Exhibit gems (1 rudder). Type undo to take it back." in again


def test_resumed_game_goes_on_to_its_end_with_the_same_players() -> None:
    carrack_command(
        "play",
        "--seed",
        5,
        "--save",
        "game.txt",
        "--bots",
        "random,greedy",
        "--name",
        "Eve",
        typed="#1\n#2\n",
    )
    before = actions("game.txt")
    done = carrack_command("play", "--resume", "game.txt", typed=FIRST_ALWAYS)
    assert done.code == 0
    assert actions("game.txt") > before
    assert "players: Eve | random | greedy" in Path("game.txt").read_text()
    over = carrack_command("play", "--resume", "game.txt")
    assert over.code == 0
    assert "points" in over.out


def test_resume_into_another_file_leaves_the_first_alone() -> None:
    carrack_command("play", "--save", "one.txt", typed="#1\n")
    before = Path("one.txt").read_text()
    carrack_command("play", "--resume", "one.txt", "--save", "two.txt", typed="#1\n")
    assert Path("one.txt").read_text() == before
    assert actions("two.txt") >= actions("one.txt")


def test_broken_record_is_left_alone_and_its_valid_part_can_be_played_on(tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.txt")
    lines = record.read_text().splitlines()
    lines[30] = "1: steal the ship"
    record.write_text("\n".join(lines))
    broken = record.read_text()
    refused(carrack_command("play", "--resume", record), "game.txt", "Line 31", "--save", "21 valid lines")
    done = carrack_command("play", "--resume", record, "--save", "rest.txt", typed="")
    assert done.code == 0
    assert actions("rest.txt") > 0
    assert record.read_text() == broken


def started(*arguments: str) -> subprocess.Popen[str]:
    """A table that waits for its first answer."""
    return subprocess.Popen(
        [*COMMAND, *words_of(("play", "--seed", "5", "--save", "game.txt", *arguments))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def type_until(table: subprocess.Popen[str], typed: str, words: str) -> None:
    """Type something and read until the table has said these words."""
    assert table.stdin
    assert table.stdout
    table.stdin.write(typed)
    table.stdin.flush()
    while words not in table.stdout.readline():
        assert table.poll() is None


def test_kill_loses_nothing() -> None:
    table = started()
    type_until(table, "#1\n#5\n#3\n", "Not final yet: Exhibit gems (1 rudder); Exhibit coffee (3 rudders).")
    table.kill()
    table.communicate()
    assert (
        "Not final yet: Exhibit gems (1 rudder); Exhibit coffee (3 rudders)."
        in carrack_command("play", "--resume", "game.txt").out
    )
    assert not list(Path().glob(".game.txt*"))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_signals_keep_the_game_and_say_how_to_go_on(number: signal.Signals) -> None:
    table = started()
    type_until(table, "#1\n", "Sail out with")
    table.send_signal(number)
    out, err = table.communicate(timeout=PATIENCE)
    assert table.returncode == 128 + number
    assert "carrack play --resume game.txt" in out
    assert err == ""
    assert actions("game.txt") > 0


def test_disk_that_fills_up_ends_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from carrack.cli.play import save_file

    written: list[str] = []

    def sometimes(path: Path, text: str) -> None:
        written.append(text)
        if 3 < len(written) < 8:
            write_text(Path("/nowhere/at/all"), text)
        write_text(path, text)

    monkeypatch.setattr(save_file, "write_text", sometimes)
    done = carrack_command("play", "--seed", 5, "--save", "game.txt", typed=FIRST_ALWAYS)
    assert done.code == 0
    assert "points" in done.out
    assert done.err.count("cannot be written") == 1
    assert actions("game.txt") > 100


def test_devices_are_never_replaced() -> None:
    for device in ("/dev/null", "/dev/full"):
        with pytest.raises(Malformed):
            write_text(Path(device), "text")
        assert not Path(device).is_file()
