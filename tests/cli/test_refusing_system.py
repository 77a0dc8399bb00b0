"""Nothing ends in a traceback: no folder to write to, a full disk, a closed pipe, an odd locale."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from carrack.cli.terminal.errors import SYSTEM
from tests.cli.running import COMMAND, GAME, carrack_command, finished_record, refused
from tests.patience import PATIENCE

FULL = Path("/dev/full")


def run(*words: object, out: Any = subprocess.PIPE, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, words)],
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=subprocess.PIPE,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, **env},
    )


@pytest.mark.skipif(not FULL.exists(), reason="there is no full disk here")
@pytest.mark.parametrize(
    "words",
    [
        ("rules", "amerigo"),
        ("games",),
        ("simulate", GAME, "--games", 1, "--bots", "random,random", "--json"),
        ("replay", "game.txt"),
        ("--help",),
        ("--version",),
        ("play", "--help"),
    ],
)
def test_a_full_disk_under_the_output_is_one_sentence(words: tuple[object, ...]) -> None:
    finished_record(Path("game.txt"))
    with FULL.open("w") as full:
        done = run(*words, out=full, CARRACK_LANG="en")
    assert done.returncode == SYSTEM, done.stderr
    assert done.stderr.startswith("carrack: The system refused it: "), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr


@pytest.mark.skipif(not FULL.exists(), reason="there is no full disk here")
def test_the_arena_takes_up_no_device_whose_end_never_comes() -> None:
    """Once this took all memory there was; so it has little here."""
    arena = " ".join([*COMMAND, "arena", GAME, "random", "greedy", "--games", "2", "--json", str(FULL)])
    done = subprocess.run(
        ["sh", "-c", f"ulimit -v 4000000; exec {arena}"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "CARRACK_LANG": "en"},
    )
    assert done.returncode == 2, done.stderr
    assert "/dev/full cannot be written: not a regular file." in done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("play", "--save", "file/game.txt"),
        ("simulate", GAME, "--games", 1, "--bots", "random,random", "--plot", "file/x.svg"),
        ("arena", GAME, "random", "greedy", "--games", 2, "--report", "file/x.html"),
        ("tune", GAME, "--out", "file/x.toml"),
    ],
)
def test_a_folder_that_is_none_is_refused_in_a_sentence(words: tuple[object, ...]) -> None:
    Path("file").write_text("no folder")
    done = carrack_command(*words)
    assert done.code == 2, (done.out, done.err)
    assert "file/" in done.err, "the folder is what it says, not how the command is used"
    assert "Traceback" not in done.err


def test_a_reader_that_leaves_ends_the_command_quietly() -> None:
    command = " ".join(COMMAND)
    done = subprocess.run(
        f"{command} rules amerigo | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert "failed" not in done.stderr


@pytest.mark.parametrize("locale", ["C", "POSIX", "nonsense", "de_DE.ISO-8859-1"])
def test_every_locale_gets_a_board(locale: str) -> None:
    for game in ("amerigo", GAME):
        done = run("play", game, "--bots", "random", "--plain", LC_ALL=locale, PYTHONIOENCODING="ascii")
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        assert "?" not in done.stdout.replace("? why", "").replace("? warum", "").split("\n\n")[1]


def test_a_record_with_a_byte_order_mark_is_a_record() -> None:
    finished_record(Path("game.txt"))
    Path("bom.txt").write_bytes(b"\xef\xbb\xbf" + Path("game.txt").read_bytes())
    assert carrack_command("replay", "bom.txt", "--verify").code == 0


def test_help_says_what_is_usual() -> None:
    for words in (("serve", "--help"), ("store", "backup", "--help")):
        done = carrack_command(*words)
        assert " ." not in done.out
    refused(carrack_command("play", "--resume", "nothing"), "nothing")


def test_a_new_database_where_nobody_may_write_says_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real_open = os.open

    def denied(path: Any, flags: int, *more: Any, **named: Any) -> int:
        if flags & os.O_CREAT and str(path).endswith("new.db"):
            raise PermissionError(13, "Permission denied", path)
        return real_open(path, flags, *more, **named)

    monkeypatch.setattr("carrack.store.database.os.open", denied)
    done = carrack_command("serve", "--port", 0, "--database", tmp_path / "new.db")
    refused(done, "new.db", "Permission denied")
