"""Tables of Amerigo (2013) at which the first seat is asked something certain.

Greedy bots play them there with chance from known seeds, so they are the same every time. This runs as
`python -m tests.browser.charted DATABASE WANTED`, in a process of its own: the browser's tests must not
share one with anything asynchronous.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Final, NamedTuple

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.core.chance import Rng
from carrack.games.amerigo.game import AmerigoState
from carrack.server import keeping
from carrack.server.seating import digest_of
from carrack.store import people, tables
from carrack.store.database import open_database
from carrack.store.steps import NewStep, insert_steps
from carrack.store.tables import SeatRow, TableRow

GAME: Final = "amerigo"
NAMES: Final = ("Ann", "Ben", "Carla", "Dora")
HERO: Final = 0
COOKIE: Final = "a-cookie-that-only-tests-know-of-"
"""With the name after it."""
BOT: Final = "greedy"
MOST_ATTEMPTS: Final = 40
CHARGES: Final = ("act", "gold")


class Wanted(NamedTuple):
    """What the first seat shall be asked, at a table like this."""

    family: str = ""
    """A family of choices that is legal; empty: nothing is played yet."""
    seats: int = 3
    round: int = 1
    people: int = 1
    """So many of the seats are people's; bots have the others."""
    first: int = 0
    """The first seed that is tried."""


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
        options=game.check_options({}, wanted.seats),
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
    if seat >= wanted.people:
        return SeatRow(seat, tables.BOT, bot=BOT)
    return SeatRow(seat, tables.PERSON, NAMES[seat], NAMES[seat])


def _play(row: TableRow, wanted: Wanted, rng: Rng) -> list[NewStep]:
    """Return the steps to the turn in which the question comes up; none when the game ends before it."""
    match = keeping.begin(row)
    steps = [keeping.step_of(row, match, -1, match.record.entries, 0, None)]
    if not wanted.family:
        return steps
    bot = GreedyBot()
    while not match.is_over:
        state, seat = match.state, match.actor
        assert isinstance(state, AmerigoState)
        late = state.table.round + 1 >= wanted.round
        if seat == HERO and late and wanted.family in _families(state):
            row.version = 0
            return steps
        row.version = steps[-1].version
        entries = len(match.record.entries)
        match.play(seat, bot.decide(match.view(seat), rng))
        match.done(seat)
        steps.append(keeping.step_of(row, match, seat, match.record.entries[entries:], 0, None))
    return []


def _families(state: AmerigoState) -> set[str]:
    """The families of legal choices, colours by their own name."""
    choices = [state.game.actions.choices[number] for number in state.legal()]
    return {choice.family for choice in choices} | {choice.notation for choice in choices}


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
