"""Bad input gives one clear sentence and exit code 2: never a traceback, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import GAME, carrack_command, carrack_process, finished_record, refused


@pytest.mark.parametrize("command", ["play", "simulate", "rules", "components"])
def test_unknown_game_names_the_nearest(command: str) -> None:
    refused(carrack_command(command, "amerigo-card"), "amerigo-card", GAME)


@pytest.mark.parametrize("seats", [-1, 0, 1, 99])
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_impossible_seats(command: str, seats: int) -> None:
    refused(carrack_command(command, GAME, "--seats", seats), "2 to 8", str(seats))


def test_seat_of_mine_that_is_not_there() -> None:
    refused(carrack_command("play", "--me", 4), "seat 4", "3")


def test_more_bots_than_seats() -> None:
    refused(carrack_command("play", "--seats", 2, "--bots", "greedy,greedy"), "2 bots", "1 seat")
    refused(carrack_command("simulate", GAME, "--seats", 2, "--bots", "greedy,greedy,random"), "3 bots")


def test_name_that_is_a_bots() -> None:
    refused(carrack_command("play", "--name", "greedy"), "greedy")


def test_unknown_option() -> None:
    refused(carrack_command("simulate", GAME, "--option", "board=A"), "board")
    refused(carrack_command("simulate", GAME, "--option", "nonsense"), "nonsense")


def test_numbers_that_are_none_are_usage_errors() -> None:
    for arguments in (["--games", "0"], ["--games", "many"], ["--workers", "0"], ["--seed", "x"]):
        done = carrack_command("simulate", GAME, *arguments)
        assert done.code == 2
        assert "Traceback" not in done.err


# --- bots ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [["play"], ["simulate", GAME]])
def test_unknown_bot_names_the_nearest(command: list[str]) -> None:
    refused(carrack_command(*command, "--bots", "gredy"), "gredy", "greedy", "file.py:MyBot")


@pytest.mark.parametrize(
    ("source", "name", "words"),
    [
        (None, "Mine", ["own.py", "No such file"]),
        ("x = 1\n", "Mine", ["own.py", "Mine"]),
        ("class Mine: pass\n", "Mine", ["own.py", "Mine", "Bot"]),
        ("raise RuntimeError('no rum')\n", "Mine", ["own.py", "RuntimeError", "no rum"]),
        ("def broken(:\n", "Mine", ["own.py", "SyntaxError"]),
    ],
)
def test_bot_file_that_is_none(source: str | None, name: str, words: list[str]) -> None:
    if source is not None:
        Path("own.py").write_text(source)
    refused(carrack_command("simulate", GAME, "--bots", f"own.py:{name}"), *words)
    refused(carrack_command("play", "--bots", f"own.py:{name}"), *words)


BAD_BOTS = """
from carrack.bots.base import Bot

class Raises(Bot):
    def decide(self, view, rng):
        raise ValueError("lost at sea")

class Illegal(Bot):
    def decide(self, view, rng):
        return 50

class Silent(Bot):
    def decide(self, view, rng):
        return None

class Leaves(Bot):
    def decide(self, view, rng):
        raise SystemExit(0)

class Unborn(Bot):
    def __init__(self):
        raise OSError("no shipyard")
"""


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("Raises", ["ValueError: lost at sea", "own.py:6"]),
        ("Illegal", ["picked join"]),
        ("Silent", ["picked None"]),
        ("Leaves", ["SystemExit"]),
        ("Unborn", ["OSError: no shipyard"]),
    ],
)
def test_bot_that_fails_is_named_with_game_and_seat(bot: str, words: list[str]) -> None:
    Path("own.py").write_text(BAD_BOTS)
    done = carrack_command("simulate", GAME, "--bots", f"random,own.py:{bot}", "--games", 3, "--workers", 1)
    refused(done, "Game 1, seat 2", f"own.py:{bot}", *words)


def test_bot_that_fails_at_the_table_loses_no_game() -> None:
    Path("own.py").write_text(BAD_BOTS)
    done = carrack_command("play", "--bots", "own.py:Raises", "--save", "game.txt", typed="#1\n#1\n#1\n#1\n")
    assert done.code == 2
    assert "lost at sea" in done.err
    assert "carrack play --resume game.txt" in done.out
    assert carrack_command("replay", "game.txt", "--verify").code == 0


# --- files --------------------------------------------------------------------------------------------------


def broken_files(folder: Path) -> dict[str, Path]:
    """Files that are no records, by what is wrong."""
    files = {
        name: folder / f"{name}.txt" for name in ("empty", "binary", "prose", "header", "other", "missing")
    }
    files["empty"].write_text("")
    files["binary"].write_bytes(bytes(range(256)))
    files["prose"].write_text("Dear diary\n")
    files["header"].write_text("carrack record 1\ngame: amerigo-cards\nnonsense\n\n")
    headers = (
        "game: chess",
        "rules: 1",
        "components: x",
        "options:",
        "seats: 3",
        "players:",
        "result: unfinished",
    )
    files["other"].write_text("\n".join(["carrack record 1", *headers, ""]))
    return {**files, "folder": folder}


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("empty", "no record"),
        ("binary", "not a text file"),
        ("prose", "no record"),
        ("header", "nonsense"),
        ("other", "chess"),
        ("missing", "No such file"),
        ("folder", "directory"),
    ],
)
def test_file_that_is_no_record(name: str, word: str, tmp_path: Path) -> None:
    file = broken_files(tmp_path)[name]
    refused(carrack_command("replay", file), word)
    refused(carrack_command("replay", file, "--verify"), word)
    refused(carrack_command("play", "--resume", file), word)


def test_endless_file_is_not_read_to_its_end() -> None:
    refused(carrack_command("replay", "/dev/zero"), "no record")


def test_game_that_cannot_be_kept_does_not_begin(tmp_path: Path) -> None:
    for file in (tmp_path / "nowhere" / "game.txt", Path("/proc/game.txt")):
        done = carrack_command("play", "--save", file, typed="#1\n")
        refused(done, str(file), "cannot be written")
        assert "hand" not in done.out


def test_home_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    refused(carrack_command("play"), "cannot be written")


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    old = tmp_path / "old.txt"
    old.write_text("dear to me\n")
    refused(carrack_command("play", "--save", old), "old.txt", "--resume")
    refused(carrack_command("play", "--save", tmp_path), str(tmp_path))
    assert old.read_text() == "dear to me\n"


def test_components_file_errors_name_file_line_and_field(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    cases = {
        "hand_limit = 12\nexhibition_limit = 'many'\n": ["mine.toml", "line 2", "exhibition_limit"],
        "hand_limits = 12\n": ["mine.toml", "line 1", "hand_limits"],
        "hand_limit = = 12\n": ["mine.toml", "line 1"],
    }
    for text, words in cases.items():
        file.write_text(text)
        refused(carrack_command("components", GAME, "--check", file), *words)
        refused(carrack_command("play", "--components", file), *words)
        refused(carrack_command("simulate", GAME, "--components", file), *words)


def test_components_file_that_is_not_there(tmp_path: Path) -> None:
    refused(carrack_command("components", GAME, "--check", tmp_path / "no.toml"), "no.toml", "No such file")
    refused(carrack_command("components", GAME, "--check", tmp_path), "directory")


def test_record_of_other_components_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("hand_limit = 10\n")
    (tmp_path / "other.toml").write_text("hand_limit = 11\n")
    carrack_command("play", "--components", "mine.toml", "--save", "game.txt", typed="#1\n#1\n")
    refused(carrack_command("replay", "game.txt", "--components", "other.toml"), "--components")
    # A record brings its values along; older ones name them only.
    assert carrack_command("replay", "game.txt", "--verify").code == 0
    record = (tmp_path / "game.txt").read_text()
    (tmp_path / "older.txt").write_text(record.replace("values: { hand_limit = 10 }\n", ""))
    refused(carrack_command("replay", "older.txt"), "--components")
    assert carrack_command("replay", "older.txt", "--components", "mine.toml", "--verify").code == 0


@pytest.mark.parametrize(
    ("values", "named"),
    [
        ("{ hand_limit = 0 }", "hand_limit"),
        ("{ sails = 3 }", "sails"),
        ("[" * 3000, "values"),
        ("7", "values"),
        ("{ hand_limit = " + "9" * 5000 + " }", "values"),
    ],
)
def test_a_record_whose_values_cannot_be_is_refused_in_a_sentence(
    values: str, named: str, tmp_path: Path
) -> None:
    (tmp_path / "mine.toml").write_text("hand_limit = 10\n")
    carrack_command("play", "--components", "mine.toml", "--save", "game.txt", typed="#1\n#1\n")
    record = (tmp_path / "game.txt").read_text()
    (tmp_path / "game.txt").write_text(record.replace("{ hand_limit = 10 }", values))
    refused(carrack_command("replay", "game.txt"), named)


def test_a_file_for_another_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('about = { game = "pizarro" }\nhand_limit = 10\n')
    refused(carrack_command("play", GAME, "--components", "mine.toml"), "mine.toml", "pizarro")
    (tmp_path / "mine.toml").write_text('about = { colour = "red" }\nhand_limit = 10\n')
    refused(carrack_command("play", GAME, "--components", "mine.toml"), "mine.toml", "about", "colour")


@pytest.mark.parametrize("seat", ["0", "3", "-1", "first"])
def test_replay_as_a_seat_that_is_not_there(seat: str, tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.txt")
    refused(carrack_command("replay", record, "--as", seat), "seat", "2")


def test_unknown_rule_names_sections() -> None:
    refused(carrack_command("rules", GAME, "seling"), "seling", "sell")
    refused(carrack_command("rules", GAME, "zzz"), "zzz", "winner")


def test_picture_that_cannot_be_written(tmp_path: Path) -> None:
    refused(carrack_command("simulate", GAME, "--plot", tmp_path), str(tmp_path))
    refused(carrack_command("simulate", GAME, "--plot", tmp_path / "no" / "x.svg"), "x.svg")


def test_refusals_look_the_same_from_a_process() -> None:
    refused(carrack_process("play", "amerigo-card", "--lang", "de"), "amerigo-cards", "Ähnlich")
