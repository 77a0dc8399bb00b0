"""Tables of Pizarro & Co. at which the first seat is asked something certain.

They are played there with chance from known seeds, so they are the same every time, whatever bots think. This
runs as `python -m tests.browser.laid DATABASE WANTED`, in a process of its own: the browser's tests must not
share one with anything asynchronous.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Final, NamedTuple

import carrack
from carrack.core.chance import Rng
from carrack.games.pizarro.game import PizarroState
from carrack.server import keeping
from carrack.server.seating import digest_of
from carrack.store import people, tables
from carrack.store.database import open_database
from carrack.store.steps import NewStep, insert_steps
from carrack.store.tables import SeatRow, TableRow

GAME: Final = "pizarro"
NAMES: Final = ("Ann", "Ben", "Carla", "Dora", "Emil", "Fritz")
HERO: Final = 0
COOKIE: Final = "a-cookie-that-only-tests-know-of-"
"""With the name after it."""
BOTS: Final = ("greedy", "random")
START: Final = ""
MOST_ATTEMPTS: Final = 60
DEAR: Final = 9
"""Nobody bids more than this, so that everybody buys something."""

TABLES: dict[str, tuple[str, str, int, int, int]] = {
    "bid": ("bid", "AA", 4, 2, 0),
    "bid-of-six": ("bid", "BB", 6, 2, 0),
    "pay": ("pay", "AB", 4, 1, 0),
    "veto": ("veto", "BA", 4, 2, 15),
    "ship": ("ship", "AB", 4, 2, 12),
    "half": ("left", "AB", 4, 1, 0),
    "from-half": ("from-left", "BB", 4, 2, 58),
    "under-hand": ("under", "AA", 4, 2, 1),
    "under-paid": ("under", "BA", 4, 1, 0),
    "swap": ("swap", "AA", 4, 1, 0),
    "draw": ("draw", "BB", 4, 3, 2),
    "no-letters": ("bid", "AA", 4, 2, 0),
    "whole": (START, "BA", 4, 1, 0),
}
TWICE = ("bid", "pay", "veto", "ship", "swap", "draw")
"""The same questions again, for those who click twice, by mouse and by touch."""
TABLES |= {f"{how}-{name}": TABLES[name] for how in ("mouse", "touch") for name in TWICE}
"""What is asked there, the sides of the boards, the seats, the earliest year, the seed that leads there."""


class Wanted(NamedTuple):
    """What the first seat shall be asked: choices of this family, at a table like this."""

    family: str = START
    """START: nothing is played yet, and two of the seats are bots'."""
    sides: str = "AA"
    seats: int = 4
    year: int = 1
    first: int = 0
    """The first seed that is tried: where the question comes up, the search is short."""


def lay_out(name: str, wanted: Wanted) -> tuple[TableRow, list[NewStep]]:
    """Play with one seed after the other until the question comes up."""
    for attempt in range(wanted.first, wanted.first + MOST_ATTEMPTS):
        row = _row(name, wanted, attempt)
        steps = _play(row, wanted, Rng(attempt))
        if steps:
            return row, steps
    raise AssertionError(f"{wanted} never came up")


def _row(name: str, wanted: Wanted, attempt: int) -> TableRow:
    game = carrack.game(GAME)
    return TableRow(
        id=name,
        game=GAME,
        rules=game.facts.rules_version,
        components=game.components.digest,
        options=game.check_options({"board_1": wanted.sides[0], "board_2": wanted.sides[1]}, wanted.seats),
        host=NAMES[HERO],
        open=False,
        status=tables.PLAYING,
        asked=keeping.NOT_BEGUN,
        version=0,
        seed=f"{attempt:064x}",
        result=[],
        created=keeping.now(),
        updated=keeping.now(),
        seats=[_seat(wanted, seat) for seat in range(wanted.seats)],
    )


def _seat(wanted: Wanted, seat: int) -> SeatRow:
    bot = seat - (wanted.seats - len(BOTS))
    if wanted.family == START and bot >= 0:
        return SeatRow(seat, tables.BOT, bot=BOTS[bot])
    return SeatRow(seat, tables.PERSON, NAMES[seat], NAMES[seat])


def _play(row: TableRow, wanted: Wanted, rng: Rng) -> list[NewStep]:
    """The steps to the question; none when the game ends before it."""
    match = keeping.begin(row)
    steps = [keeping.step_of(row, match, -1, match.record.entries, 0, None)]
    if wanted.family == START:
        return steps
    while not match.is_over:
        state, seat = match.state, match.actor
        assert isinstance(state, PizarroState)
        if seat == HERO and state.table.year + 1 >= wanted.year and wanted.family in _families(state):
            row.version = 0
            return steps
        row.version = steps[-1].version
        entries = len(match.record.entries)
        match.play(seat, _pick(state, rng))
        match.done(seat)
        steps.append(keeping.step_of(row, match, seat, match.record.entries[entries:], 0, None))
    return []


def _families(state: PizarroState) -> set[str]:
    choices = state.game.actions.choices
    return {choices[number].family for number in state.legal()}


def _pick(state: PizarroState, rng: Rng) -> int:
    """A modest bid or a pass; else anything."""
    choices = state.game.actions.choices
    bids = [number for number in state.legal() if choices[number].family == "bid"]
    modest = [number for number in bids if choices[number].args["amount"] <= DEAR]
    if modest and rng.below(3):
        return modest[int(rng.below(min(3, len(modest))))]
    others = [number for number in state.legal() if number not in bids]
    return others[int(rng.below(len(others)))]


async def _store(database: str, laid: list[tuple[TableRow, list[NewStep]]]) -> None:
    opened = await open_database(database)
    async with opened.engine.begin() as connection:
        for name in NAMES:
            await people.add_person(connection, name, name, keeping.now())
            await people.add_session(connection, digest_of(COOKIE + name), name, keeping.now())
        for row, steps in laid:
            await tables.add_table(connection, row)
            await insert_steps(connection, steps)
    await opened.close()


def main() -> None:
    database, asked = sys.argv[1], json.loads(sys.argv[2])
    laid = [lay_out(name, Wanted(*wanted)) for name, wanted in asked.items()]
    asyncio.run(_store(database, laid))


if __name__ == "__main__":
    main()
