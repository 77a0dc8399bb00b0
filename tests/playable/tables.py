"""The tables at which every registered game must be playable, and what a person there can do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations, cycle, product
from pathlib import Path
from typing import Final

import carrack
from carrack.cli.play.question import Option, options
from carrack.cli.play.save_file import restore_draft
from carrack.core.api import Game
from carrack.core.chance import Rng
from carrack.core.match import Match, resume
from carrack.core.records import read
from carrack.core.text import LANGUAGES, Texts
from tests.contract.cases import option_sets

SIZES: Final = ((80, 24), (120, 40), (200, 60))
DECISIONS: Final = 30
"""So many are made at each table; the person leaves in the middle of them and comes back. Where a game is
over before, as a challenge alone may be, another one begins."""
HALF: Final = DECISIONS // 2
DEAL: Final = 5
"""The seed of the first game at a table; others follow it."""
ME: Final = 0
ADVISER: Final = "captain@10"
"""Who gives hints: so few simulations that nobody waits."""
OWN_BOT: Final = '''"""A bot that needs no time, also for a hint."""

from carrack.bots.base import Bot


class Swift(Bot):
    def decide(self, view, rng):
        return rng.choose(view.legal, [])

    def hint(self, view, rng):
        return view.legal[-1]
'''


@dataclass(frozen=True)
class Table:
    """One way to play a game."""

    game_id: str
    seats: int
    options: tuple[tuple[str, str], ...]
    language: str
    size: tuple[int, int]

    @property
    def game(self) -> Game:
        return carrack.game(self.game_id)

    @property
    def other_language(self) -> str:
        return next(language for language in LANGUAGES if language != self.language)

    def players(self, bot: str) -> list[str]:
        return ["Ann", *[bot] * (self.seats - 1)]

    def arguments(self, bot: str, deal: int = DEAL) -> list[str]:
        """The words after `carrack play` that begin a game here."""
        chosen = [word for name, value in self.options for word in ("--option", f"{name}={value}")]
        seats = ["--seats", str(self.seats), "--bots", bot, "--name", "Ann", "--seed", str(deal)]
        return [self.game_id, *seats, *chosen, "--save", "game.txt", "--lang", self.language, "--fast"]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options]
        width, height = self.size
        return "-".join([self.game_id, f"{self.seats}seats", *chosen, self.language, f"{width}x{height}"])


def tables_of(game_id: str, together: int) -> list[Table]:
    """Every value, or two values `together`, of: the fewest or most seats, the options, the languages.

    Sizes take turns; the largest comes once, because it takes longest.
    """
    facts = carrack.game(game_id).facts
    ends = sorted({facts.seats[0], facts.seats[-1]})
    tables = [
        Table(game_id, seats, chosen, language, SIZES[0])
        for seats, chosen, language in product(ends, option_sets(carrack.game(game_id), True), LANGUAGES)
        if facts.matters(dict(chosen), seats)
    ]
    sizes = chain(SIZES, cycle(SIZES[:-1]))
    return [replace(table, size=size) for table, size in zip(few_of(tables, together), sizes, strict=False)]


def few_of(tables: Sequence[Table], together: int) -> list[Table]:
    """Choose few of the tables, among which all values stand together, so many, that do so at some table."""
    missing = {values for table in tables for values in _values(table, together)}
    chosen = []
    while missing:
        best = max(tables, key=lambda table: len(missing & _values(table, together)))
        missing -= _values(best, together)
        chosen.append(best)
    return chosen


def _values(table: Table, together: int) -> set[tuple[object, ...]]:
    """The values of a table, alone or two by two."""
    values = (("seats", table.seats), *table.options, ("language", table.language))
    return set(combinations(values, together))


def every_table(together: int) -> list[Table]:
    """The tables of all registered games."""
    return [table for game_id in carrack.ids() for table in tables_of(game_id, together)]


def every_number_of_seats(game_id: str) -> list[Table]:
    """Each number of seats once, with options, languages and sizes in turn."""
    facts = carrack.game(game_id).facts
    found = []
    for place, seats in enumerate(facts.seats):
        sets = [one for one in option_sets(carrack.game(game_id), True) if facts.matters(dict(one), seats)]
        language, size = LANGUAGES[place % len(LANGUAGES)], SIZES[place % len(SIZES)]
        found.append(Table(game_id, seats, sets[place % len(sets)], language, size))
    return found


def shortest(game_id: str) -> Table:
    """The table at which a whole game is played: the fewest seats, each game's usual options."""
    facts = carrack.game(game_id).facts
    usual = tuple((name, values[0]) for name, values in facts.options.items())
    return Table(game_id, facts.seats[0], usual, LANGUAGES[0], SIZES[0])


# --- a game that was kept -----------------------------------------------------------------------------------


def kept(file: Path = Path("game.txt")) -> Match:
    """The game as the file has it: whoever plays finds it there after every decision."""
    text = file.read_text()
    reading = read(text, carrack.game)
    assert reading.error is None, reading.error
    match = resume(reading, Rng(1))
    restore_draft(match, text)
    return match


def choices_of(match: Match, language: str) -> list[Option]:
    """Return what the person asked could try, as the full screen counts it out."""
    state = match.state_for(match.actor)
    return options(state, state.legal(), Texts(match.game, language, match.record.players))
