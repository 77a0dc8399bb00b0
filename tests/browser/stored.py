"""Positions stored as tables for the browser's tests: what the modules of single games share."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Sequence
from typing import Final

import carrack
from carrack.core.chance import Rng
from carrack.core.match import Match
from carrack.server import keeping
from carrack.server.seating import digest_of
from carrack.store import people, tables
from carrack.store.database import open_database
from carrack.store.steps import NewStep, insert_steps
from carrack.store.tables import SeatRow, TableRow

NAMES: Final = ("Ann", "Ben", "Carla", "Dora", "Emil", "Fritz")
HERO: Final = 0
COOKIE: Final = "a-cookie-that-only-tests-know-of-"
"""With the name after it."""

Laid = tuple[TableRow, list[NewStep]]


def new_row(name: str, game_id: str, options: dict[str, str], seats: Sequence[str], seed: int) -> TableRow:
    """Return a table that is about to begin; a seat is a bot's name, or empty for a person."""
    game = carrack.game(game_id)
    return TableRow(
        id=name,
        game=game_id,
        rules=game.facts.rules_version,
        components=game.components.digest,
        options=game.check_options(options, len(seats)),
        host=NAMES[HERO],
        open=False,
        status=tables.PLAYING,
        asked=keeping.NOT_BEGUN,
        version=0,
        seed=f"{seed:064x}",
        result=[],
        created=keeping.now(),
        updated=keeping.now(),
        seats=[
            SeatRow(seat, tables.BOT, bot=bot)
            if bot
            else SeatRow(seat, tables.PERSON, NAMES[seat], NAMES[seat])
            for seat, bot in enumerate(seats)
        ],
    )


def play_until(
    row: TableRow, rng: Rng, found: Callable[[Match], bool], pick: Callable[[Match, Rng], int]
) -> list[NewStep] | None:
    """Return the steps to the first position that is wanted; None when the game ends before it."""
    match = keeping.begin(row)
    steps = [keeping.step_of(row, match, -1, match.record.entries, 0, None)]
    while not match.is_over:
        if found(match):
            row.version = 0
            return steps
        row.version = steps[-1].version
        entries, seat = len(match.record.entries), match.actor
        match.play(seat, pick(match, rng))
        match.done(seat)
        steps.append(keeping.step_of(row, match, seat, match.record.entries[entries:], 0, None))
    return None


def families(match: Match) -> set[str]:
    """Return the families and the notations of what may be picked."""
    choices = [match.state.game.actions.choices[number] for number in match.state.legal()]
    return {choice.family for choice in choices} | {choice.notation for choice in choices}


def main(lay_out: Callable[[str, list[object]], Laid]) -> None:
    """Store what is asked for: `python -m MODULE DATABASE WANTED`, with WANTED as JSON."""
    database, asked = sys.argv[1], json.loads(sys.argv[2])
    asyncio.run(_store(database, [lay_out(name, wanted) for name, wanted in asked.items()]))


async def _store(database: str, laid: list[Laid]) -> None:
    opened = await open_database(database)
    async with opened.engine.begin() as connection:
        for name in NAMES:
            digest = digest_of(COOKIE + name)
            if await people.person_of_session(connection, digest) is None:
                await people.add_person(connection, name, name, keeping.now())
                await people.add_session(connection, digest, name, keeping.now(), "")
        for row, steps in laid:
            await tables.add_table(connection, row)
            await insert_steps(connection, steps)
    await opened.close()
