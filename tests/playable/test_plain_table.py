"""Every game is played at the plain table, line by line, and a person gets through it by typing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from carrack.cli.app import app
from carrack.core.text import Texts
from tests.playable.tables import DEAL, DECISIONS, HALF, Table, choices_of, kept, shortest


class Person:
    """Somebody who types."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.language = language
        self.random = Random(str(table))
        self.reason = ""
        """Why something was grey, once that was asked."""
        self.made = 0

    def word(self, order: str) -> str:
        return Texts(self.table.game, self.language).say(f"table-word-{order}")

    def decide(self) -> str:
        """A choice by its number, or in words."""
        match = kept()
        offered = match.state_for(match.actor).legal()
        number = self.random.choice(offered)
        option = next(one for one in choices_of(match, self.language) if one.number == number)
        return self.random.choice([option.label, option.notation, option.sentence])

    def ask_why(self) -> Iterator[str]:
        """Ask what is grey, and why the first of it is."""
        match = kept()
        state = match.state_for(match.actor)
        offered = state.legal()
        greyed = [number for number in state.candidates() if number not in offered]
        yield "?"
        if greyed:
            texts = Texts(match.game, self.language, match.record.players)
            self.reason = texts.refusal(state.verdict(greyed[0]))
            yield f"? {match.game.actions.notation(greyed[0])}"

    def half(self) -> Iterator[str]:
        """Half of the decisions, with all that a person can ask for on the way."""
        most = HALF if self.made < HALF else DECISIONS
        while self.made < most:
            if not self.reason:
                yield from self.ask_why()
            match self.made:
                case 3:
                    yield self.word("hint")
                    yield self.decide()
                case 6:
                    before = len(kept().record.entries), kept().draft
                    yield self.decide()
                    if not kept().is_over:
                        yield self.word("undo")
                        after = len(kept().record.entries), kept().draft
                        assert after == before or after[0] > before[0]
                case _:
                    yield self.decide()
            self.made += 1
            if kept().is_over:
                return
        yield self.word("quit")

    def to_the_end(self) -> Iterator[str]:
        while not kept().is_over:
            yield self.decide()


def typed(lines: Iterator[str], *arguments: str) -> str:
    """Return what the table says to somebody who types these lines, each when it is asked for."""

    def keyboard(_prompt: str) -> str:
        if (line := next(lines, None)) is None:
            raise EOFError
        return line

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("builtins.input", keyboard)
        done = CliRunner().invoke(app, ["play", "--plain", *arguments], catch_exceptions=False)
    assert done.exit_code == 0, (done.stdout[-2000:], done.stderr)
    assert done.stderr == ""
    return done.stdout


def test_thirty_decisions_why_hint_undo_leaving_and_coming_back(pair: Table, bot: str) -> None:
    ann = Person(pair, pair.language)
    game, said, came_back = Path("game.txt"), "", False
    deals = count(DEAL)
    while ann.made < DECISIONS:
        if game.exists() and not kept().is_over:
            came_back = True
            ann.language = pair.other_language
            left = len(kept().record.entries)
            said += typed(ann.half(), "--resume", game.name, "--lang", ann.language)
            assert len(kept().record.entries) > left
        else:
            game.unlink(missing_ok=True)
            said += typed(ann.half(), *pair.arguments(bot, next(deals)))
        if not kept().is_over:
            assert "carrack play --resume game.txt" in said
    assert came_back
    texts = Texts(pair.game, pair.language)
    hint = texts.say("screen-hint", {"bot": "", "action": ""}).split()[0]
    assert f" {hint} " in said or texts.say("screen-hint-forced") in said
    assert ann.reason
    assert ann.reason in " ".join(said.split())


def test_whole_game_to_its_result(game_id: str, bot: str) -> None:
    table = shortest(game_id)
    said = typed(Person(table, table.language).to_the_end(), *table.arguments(bot))
    assert kept().is_over
    assert Path("game.txt").name in said.splitlines()[-1]
    assert str(kept().state.scores()[0].total) in said
