"""Every game starts in a real terminal with every number of seats, and is played there by keys."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pexpect
import pytest

from carrack.cli.play.save_file import SaveFile
from carrack.core.chance import Rng
from carrack.core.match import Match, new_match
from carrack.core.text import Texts
from tests.cli.running import PACKAGE
from tests.patience import PATIENCE
from tests.playable.conftest import PLAYED
from tests.playable.tables import DEAL, HALF, ME, Table, choices_of, every_number_of_seats, kept, shortest
from tests.terminals import close

ESCAPES: Final = re.compile(r"\x1b\[[0-9;?<>=]*[a-zA-Z]")
LEAVE_SCREEN: Final = "\x1b[?1049l"
LAST: Final = 8
"""So many decisions are left of a game that is played to its end here."""
LOOK: Final = 0.02
"""Seconds between two looks at what was kept."""


class Terminal:
    """Somebody before a terminal. What the screen shows is known from the game that is kept."""

    def __init__(self, *arguments: str, language: str, size: tuple[int, int]) -> None:
        self.language = language
        self.output = ""
        width, height = size
        self.process = pexpect.spawn(
            sys.executable,
            ["-m", "carrack", "play", *arguments, "--lang", language],
            encoding="utf-8",
            dimensions=(height, width),
            timeout=PATIENCE,
            env=dict(os.environ),  # readline sets COLUMNS in that of the process
        )
        # Keys typed before the question is there would be thrown away with the line discipline.
        self.wait(lambda: Path("game.txt").exists() and Path("game.txt").stat().st_size > 0)
        self.wait(lambda: self.is_asked() and self.asks(kept()))

    def asks(self, match: Match) -> bool:
        """Return True once the screen shows the kept game's question, draft included."""
        return f"[{match.state_for(ME).prompt().rule}]" in ESCAPES.sub("", self.output)

    def wait(self, condition: Callable[[], bool]) -> None:
        """Read what is written until the condition holds; who does not read holds the screen up."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.output += self.process.read_nonblocking(size=1 << 16, timeout=LOOK)
            except pexpect.TIMEOUT:
                pass
            except pexpect.EOF as error:
                raise AssertionError(ESCAPES.sub("", self.output)[-3000:]) from error
            if condition():
                return
            assert time.monotonic() < until, ESCAPES.sub("", self.output)[-3000:]

    @staticmethod
    def is_asked() -> bool:
        match = kept()
        return match.is_over or match.actor == ME

    def press(self, keys: str) -> Match:
        """Press keys that change something, and wait until the person is asked again."""
        before = Path("game.txt").read_text()
        self.process.send(keys)
        self.wait(lambda: Path("game.txt").read_text() != before and self.is_asked())
        return kept()

    def decide(self, random: Random) -> Match:
        legal = [option for option in choices_of(kept(), self.language) if option.legal]
        option = random.choice(legal)
        match = self.press(f"{option.label}\r")
        played = [number for entry in match.record.entries for number in entry.numbers] + match.draft
        assert option.number in played
        return match

    def take_hint(self) -> Match:
        """Ask for a hint, wait until it is there, and take it."""
        texts = Texts(kept().game, self.language)
        said = texts.say("screen-hint", {"bot": "", "action": ""}).split()[0]
        forced = texts.say("screen-hint-forced").split()[-1]
        begin = len(self.output)
        self.process.send("!")
        self.wait(lambda: said in self.output[begin:] or forced in self.output[begin:])
        return self.press("\r")

    def leave(self) -> str:
        """Leave with Ctrl-Q; what is said then."""
        self.process.send("\x11")
        self.process.expect_exact(LEAVE_SCREEN)
        self.process.expect(pexpect.EOF)
        said = ESCAPES.sub("", self.process.before or "")
        close(self.process)
        assert self.process.exitstatus == 0
        return said


@pytest.fixture(autouse=True)
def own_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(PACKAGE))


def test_every_number_of_seats_starts(start: Table, bot: str) -> None:
    ann = Terminal(*start.arguments(bot), language=start.language, size=start.size)
    assert "carrack play --resume game.txt" in ann.leave()
    assert kept().record.seats == start.seats


def test_thirty_decisions_why_hint_undo_leaving_and_coming_back(game_id: str, bot: str) -> None:
    random = Random(game_id)
    table = every_number_of_seats(game_id)[PLAYED]
    ann = Terminal(*table.arguments(bot), language=table.language, size=table.size)
    assert kept().record.seats == table.seats
    asked_why = False
    for decision in range(HALF):
        before = kept()
        if before.is_over:
            break
        greyed = [one for one in choices_of(before, ann.language) if not one.legal and one.label]
        if greyed and not asked_why:
            # Something grey is selected and not taken; what is pressed after it is.
            asked_why = True
            ann.process.send(f"?{greyed[0].label}\r")
        if decision == 3:
            after = ann.take_hint()
            hinted = before.state_for(ME).legal()[-1]
            assert hinted in [*after.draft, *(n for entry in after.record.entries for n in entry.numbers)]
        elif decision == 6:
            ann.decide(random)
            stored, draft = len(before.record.entries), before.draft
            after = ann.press("\x7f")
            assert after.draft == draft or len(after.record.entries) > stored
        else:
            ann.decide(random)
    assert asked_why
    left = kept()
    said = ann.leave()
    assert "carrack play --resume game.txt" in said
    assert "Traceback" not in ann.output
    back = Terminal("--resume", "game.txt", "--fast", language=table.other_language, size=table.size)
    for _ in range(HALF):
        if not kept().is_over:
            back.decide(random)
    assert len(kept().record.entries) > len(left.record.entries)
    back.leave()


def leave_near_the_end(table: Table, bot: str) -> None:
    """Write a game to the file in which the person has a few decisions left."""
    match = new_match(table.game, table.seats, Rng(DEAL), table.players(bot), False, **dict(table.options))
    file, random, moments = SaveFile(Path("game.txt")), Random(str(table)), list[str]()
    while not match.is_over:
        seat = match.actor
        if seat == ME:
            file.keep(match)
            moments.append(Path("game.txt").read_text())
        match.play(seat, random.choice(match.state_for(seat).legal()))
        if match.is_complete:
            match.done(seat)
    Path("game.txt").write_text(moments[-LAST])


def test_last_decisions_to_the_result(game_id: str, bot: str) -> None:
    table, random = shortest(game_id), Random(game_id)
    leave_near_the_end(table, bot)
    ann = Terminal("--resume", "game.txt", "--fast", language=table.language, size=table.size)
    while not kept().is_over:
        ann.decide(random)
    # What can be done now is to begin again; who leaves is told where the record is.
    again = Texts(table.game, table.language).say("screen-key-again")
    ann.wait(lambda: again in ESCAPES.sub("", ann.output))
    assert "game.txt" in ann.leave()
    assert "Traceback" not in ann.output
