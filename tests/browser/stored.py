"""Positions stored as tables for the browser's tests: what the modules of single games share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from msgspec.structs import replace

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.core.chance import Rng
from carrack.core.match import Match
from carrack.server.table import persistence
from carrack.server.tokens import digest_of
from carrack.server.wall_clock import now
from carrack.store import people, tables
from carrack.store.database import open_database
from carrack.store.steps import NewStep, insert_steps
from carrack.store.tables import SeatRow, TableRow

NAMES: Final = ("Ann", "Ben", "Carla", "Dora", "Emil", "Fritz")
HERO: Final = 0
MOST_SEEDS: Final = 60
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
        asked=persistence.NOT_BEGUN,
        version=0,
        seed=f"{seed:064x}",
        result=[],
        created=now(),
        updated=now(),
        seats=[
            SeatRow(seat, tables.BOT, bot=bot)
            if bot
            else SeatRow(seat, tables.PERSON, NAMES[seat], NAMES[seat])
            for seat, bot in enumerate(seats)
        ],
    )


def find(
    name: str,
    game_id: str,
    options: dict[str, str],
    seats: Sequence[str],
    first: int,
    is_wanted: Callable[[Match], bool],
    pick: Callable[[Match, Rng], int] | None = None,
) -> Laid:
    """Play with one seed after the other until a position is wanted; greedily, unless told how to pick."""
    for seed in range(first, first + MOST_SEEDS):
        row = new_row(name, game_id, options, seats, seed)
        steps = _play_until(row, Rng(seed), is_wanted, pick or _greedily)
        if steps:
            return row, steps
    raise AssertionError(f"{name}: such a position never came up")


def _greedily(match: Match, rng: Rng) -> int:
    return GreedyBot().decide(match.view(match.actor), rng)


def _play_until(
    row: TableRow, rng: Rng, is_wanted: Callable[[Match], bool], pick: Callable[[Match, Rng], int]
) -> list[NewStep] | None:
    """Return the steps to the first position that is wanted; None when the game ends before it."""
    match = persistence.begin(row)
    steps = [persistence.step_of(row, match, -1, match.record.entries, 0, None, moment=now())]
    while not match.is_over:
        if is_wanted(match):
            row.version = 0
            return steps
        row.version = steps[-1].version
        entries, seat = len(match.record.entries), match.actor
        match.play(seat, pick(match, rng))
        match.done(seat)
        added = match.record.entries[entries:]
        steps.append(persistence.step_of(row, match, seat, added, 0, None, moment=now()))
    return None


def families(match: Match) -> set[str]:
    """Return the families and the notations of what may be picked."""
    choices = [match.state.game.actions.choices[number] for number in match.state.legal()]
    return {choice.family for choice in choices} | {choice.notation for choice in choices}


def lay_all(
    lay_out: Callable[[str, Sequence[object]], Laid], wanted: Mapping[str, Sequence[object]]
) -> list[Laid]:
    """Lay tables out; where the same is wanted of several, it is played once."""
    played: dict[tuple[object, ...], tuple[str, Laid]] = {}
    laid = []
    for name, asked in wanted.items():
        key = tuple(asked)
        if key not in played:
            played[key] = name, lay_out(name, asked)
        first, (row, steps) = played[key]
        table = row.id.removesuffix(first) + name
        laid.append((replace(row, id=table), [replace(step, table=table) for step in steps]))
    return laid


def store(database: Path, laid: list[Laid]) -> None:
    """Put tables into the database of a running server.

    This happens in a thread of its own: the browser's tests have a loop already.
    """
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, _store(database, laid)).result()


async def _store(database: Path, laid: list[Laid]) -> None:
    opened = await open_database(str(database))
    async with opened.engine.begin() as connection:
        for name in NAMES:
            digest = digest_of(COOKIE + name)
            if await people.person_of_session(connection, digest) is None:
                await people.add_person(connection, name, name, now())
                await people.add_session(connection, digest, name, now(), "")
        for row, steps in laid:
            await tables.add_table(connection, row)
            await insert_steps(connection, steps, "")
    await opened.close()
