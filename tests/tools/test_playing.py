"""./play: what it sets up, what it starts, and how it says how far it is."""

from __future__ import annotations

import io
import os
import re
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tools import playing, rules
from tools.console import Step, Trouble, bar, expect


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """A stand-in that notes what ./play would do."""
    notes: list[object] = []
    monkeypatch.setattr(playing, "prepare", lambda page: notes.append(("prepare", page)))
    monkeypatch.setattr(playing, "install_rules", lambda again: notes.append(("compile", again)))

    def start(words: list[str], quiet: bool = False) -> int:
        notes.append((words, quiet))
        return 0

    monkeypatch.setattr(playing, "start", start)
    return notes


SERVE = ["serve", "--open", "--log", "none"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], [("prepare", True), (SERVE, False)]),
        (["--no-open", "--port", "9"], [("prepare", True), ([*SERVE, "--no-open", "--port", "9"], False)]),
        (["--wait"], [("prepare", True), ("compile", True), (SERVE, False)]),
        (["--setup"], [("prepare", True), ("compile", True)]),
        (["--terminal", "pizarro"], [("prepare", False), (["play", "pizarro"], True)]),
        (["amalfi", "--seats", "1"], [("prepare", False), (["play", "amalfi", "--seats", "1"], True)]),
    ],
)
def test_each_way_to_play(words: list[str], expected: list[object], done: list[object]) -> None:
    assert playing.play(words) == 0
    assert done == expected


def test_without_a_page_it_says_so_and_names_the_terminal(
    done: list[object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(page: bool) -> None:
        raise playing.PageTrouble("The page could not be built.")

    monkeypatch.setattr(playing, "prepare", fails)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert playing.play([]) == 1
    assert "./play --terminal" in capsys.readouterr().err
    assert done == []


@pytest.mark.parametrize("node", [Path("/usr/bin"), None])
def test_the_page_is_built_beside_the_packages_where_there_is_a_node(
    node: Path | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, order = threading.Event(), []

    def build_page() -> None:
        order.append("page")
        began.set()

    def install_packages(lock: str) -> None:
        if node:
            assert began.wait(PATIENCE)
        order.append(lock)

    (tmp_path / "build").mkdir()
    monkeypatch.setattr(playing, "ROOT", tmp_path)
    monkeypatch.setattr(playing, "LOG", tmp_path / "log")
    monkeypatch.setattr(playing, "are_installed", lambda lock: False)
    monkeypatch.setattr(playing, "is_built", lambda: False)
    monkeypatch.setattr(playing, "system_node", lambda: node)
    monkeypatch.setattr(playing, "build_page", build_page)
    monkeypatch.setattr(playing, "install_packages", install_packages)
    playing.prepare(page=True)
    assert order == (["page", "run"] if node else ["run", "page"])


def test_a_page_that_cannot_be_built_is_told_after_the_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> None:
        raise Trouble("The page could not be built.", tmp_path / "page.log")

    (tmp_path / "build").mkdir()
    monkeypatch.setattr(playing, "ROOT", tmp_path)
    monkeypatch.setattr(playing, "LOG", tmp_path / "log")
    monkeypatch.setattr(playing, "are_installed", lambda lock: True)
    monkeypatch.setattr(playing, "is_built", lambda: False)
    monkeypatch.setattr(playing, "build_page", fails)
    monkeypatch.setattr(playing, "install_packages", lambda lock: None)
    with pytest.raises(playing.PageTrouble, match="could not be built") as caught:
        playing.prepare(page=True)
    assert caught.value.log == tmp_path / "page.log"


@pytest.mark.parametrize(
    ("compiled", "why", "folder"),
    [(True, None, "rules"), (False, "no C compiler", "src"), (True, "as asked", "src")],
)
def test_what_need_not_be_compiled_is_started_at_once(
    compiled: bool, why: str | None, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[object] = []
    if compiled:
        (tmp_path / "rules").mkdir()
    monkeypatch.setattr(rules, "folder_of_sources", lambda: tmp_path / "rules")
    monkeypatch.setattr(rules, "SOURCES", tmp_path / "src")
    monkeypatch.setattr(rules, "obstacle", lambda place: why)
    monkeypatch.setattr(rules, "use", started.append)
    monkeypatch.setattr(playing, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(os, "execv", lambda path, words: started.append(words[1:]))
    playing.start(["serve"])
    assert started == [tmp_path / folder, ["serve"]]


def test_the_bar_says_how_much_and_what_is_left() -> None:
    assert bar(0.0, "packages", 5).endswith("0 %  packages")
    assert bar(0.25, "packages", 10).endswith("25 %  packages, about 30 s left")
    assert bar(2.0, "page", 10).endswith("100 %  page")
    assert bar(0.5, "x", 1).count("█") == bar(0.5, "x", 1).count("░")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown_while(work: Callable[[Terminal], None], monkeypatch: pytest.MonkeyPatch) -> str:
    screen = Terminal()
    monkeypatch.setattr(sys, "stdout", screen)
    work(screen)
    return screen.getvalue()


def test_steps_at_the_same_time_share_one_bar_and_end_each_with_a_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def work(screen: Terminal) -> None:
        expect("packages", "page")
        with Step("packages", lambda: 0.5), Step("page", lambda: 0.5):
            end = time.monotonic() + PATIENCE
            while "packages, page" not in screen.getvalue() and time.monotonic() < end:
                time.sleep(0.01)

    shown = shown_while(work, monkeypatch)
    assert "50 %  packages, page" in shown
    lines = re.sub(r"\r\x1b\[K[^\n]*?(?=·|\r|$)", "", shown)
    assert re.findall(r"· (\w+) … \d+ s", lines) == ["page", "packages"]


def test_in_a_pipe_there_is_no_bar(capsys: pytest.CaptureFixture[str]) -> None:
    with Step("rules") as step:
        step.note = "rules compiled"
    assert re.fullmatch(r"· rules … \d+ s \(rules compiled\)\n", capsys.readouterr().out)
