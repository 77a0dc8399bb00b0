"""The table in a real terminal: typed keys, Ctrl-C, a window that closes, hands that are cleared away."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect

from tests.cli.running import finished_record, words_of
from tests.patience import PATIENCE
from tests.terminals import close


def terminal(*arguments: str, columns: int = 80) -> pexpect.spawn[str]:
    """A table in a terminal of 24 lines."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "carrack", *words_of(("play", "--plain", "--seed", "5", *arguments))],
        encoding="utf-8",
        dimensions=(24, columns),
        timeout=PATIENCE,
        # Python's own environment: readline sets COLUMNS in that of the process, where nobody deletes it.
        env=dict(os.environ),
    )


def said(table: pexpect.spawn[str]) -> str:
    """Return what the table wrote before the words waited for."""
    return table.before or ""


def test_whole_game_in_german() -> None:
    table = terminal("--lang", "de", "--seats", "2", "--save", "game.txt")
    while table.expect(["hilfe > ", pexpect.EOF]) == 0:
        table.sendline("#1")
    assert re.search(r"(gewinnt|teilen sich den Sieg) mit \d+ Punkten", said(table))
    assert "Aufzeichnung" in said(table)
    close(table)
    assert table.exitstatus == 0


def test_ctrl_c_says_how_to_go_on() -> None:
    table = terminal()
    table.expect("help > ")
    table.sendintr()
    table.sendline()  # Python hears a Ctrl-C that comes before it reads, after the prompt, when the line ends
    table.expect("carrack play --resume ")
    table.expect(pexpect.EOF)
    close(table)
    assert table.exitstatus == 130


def test_closed_window_loses_nothing() -> None:
    table = terminal("--save", "game.txt")
    table.expect("help > ")
    table.sendline("#1")
    table.expect("help > ")
    close(table)
    assert "1: decline" in Path("game.txt").read_text()


def test_narrow_terminal_keeps_its_lines() -> None:
    table = terminal(columns=50)
    table.expect("help > ")
    table.sendline("#1")
    table.expect("help > ")
    shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", said(table))
    assert all(len(line.rstrip("\r")) <= 50 for line in shown.split("\n"))
    close(table)


def test_next_person_finds_a_cleared_screen() -> None:
    table = terminal("--seats", "2", "--bots", "human", "--name", "Ann,Bob")
    table.expect("Enter, when ready: ")
    table.sendline("")
    table.expect("help > ")
    table.sendline("#1")
    table.expect("Bob is asked")
    assert "\x1b[2J\x1b[3J" in said(table)
    close(table)


def test_the_path_of_a_record_is_never_broken() -> None:
    name = f"{'long' * 20}.txt"
    finished_record(Path(name))
    table = terminal("--resume", name)
    table.expect(pexpect.EOF)
    assert name in str(table.before)
