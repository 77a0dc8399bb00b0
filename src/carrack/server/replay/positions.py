"""A record as a row of positions for the browser, one after each decision, as one pair of eyes saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

import msgspec

import carrack
from carrack import games
from carrack.bots.loading import BOTS
from carrack.core import messages
from carrack.core.api import CHANCE, OVER, State
from carrack.core.component_files import About
from carrack.core.events import Event
from carrack.core.records import Entry, Reading, read
from carrack.core.saying import Saying
from carrack.core.verdicts import malformed
from carrack.server.component_sets import described
from carrack.server.protocol.messages import SeatInfo, Step, TableInfo
from carrack.server.protocol.schemas import Position, Replay, ReplayBoards
from carrack.server.table.view import lines, moves, reason_of, tell_changes, texts_of, watched

ONLOOKER: Final = -1
ALL_OPEN: Final = -2


def watch(text: str, eyes: int, table: TableInfo | None = None) -> Replay:
    """Return all positions of a record, up to its first error; `table`: where it was played, if here."""
    reading = read_for(text, eyes)
    trouble = reason_of(reading.error.verdict, reading.game) if reading.error else None
    if table is None:
        table = table_of(reading)
    for seat in table.seats:
        # Who was connected is not known any more, so nobody is shown as away.
        seat.here = True
    return Replay(table, eyes, positions(reading, eyes), trouble)


def read_for(text: str, eyes: int) -> Reading:
    """Return the record, read; refuse one in which this seat has nothing to see."""
    reading = read(text, carrack.game)
    record = reading.record
    if eyes >= record.seats:
        raise malformed("seat.unknown", seat=eyes + 1, seats=record.seats)
    if reading.error and not record.entries:
        raise reading.error
    return reading


def positions(reading: Reading, eyes: int) -> list[Position]:
    """Return all positions with a decision, and the last; each tells what differs from the one before."""
    found: list[Position] = []
    before: msgspec.Struct | None = None
    for at, moment in enumerate(moments(reading)):
        position = _position(moment, eyes, at)
        page = position.shown.page
        tell_changes(position.shown, before, None, moment.state)
        before = page
        found.append(position)
    return found


class Moment(NamedTuple):
    """A position in passing: the next decision changes its state."""

    state: State
    seat: int
    """The seat that decided last; CHANCE before anybody did."""
    heard: Sequence[Event]
    struck: Sequence[Entry]


def moments(reading: Reading) -> Iterator[Moment]:
    """Yield all positions with a decision, and the last."""
    record = reading.record
    state = reading.game.new(record.seats, **record.options)
    heard: list[Event] = []
    struck: list[Entry] = []
    seat = CHANCE
    state.listen(heard)
    for entry in record.entries:
        if entry.struck:
            struck.append(entry)
            continue
        for number in entry.numbers:
            if entry.actor != CHANCE:
                yield Moment(state, seat, heard, struck)
                heard.clear()
                struck.clear()
                seat = entry.actor
            state.apply(number)
    yield Moment(state, seat, heard, struck)


def _position(moment: Moment, eyes: int, at: int) -> Position:
    state, seat, heard, struck = moment
    viewer = eyes if eyes >= 0 else None
    seen = [event if eyes == ALL_OPEN else event.seen_by(viewer) for event in heard]
    log = list(messages.story(state.game, seen))
    for entry in struck:
        if entry.actor != CHANCE and eyes in (ALL_OPEN, entry.actor):
            action = messages.action(state.game, entry.numbers[0])
            log.append(Saying("cli-story-struck", {"seat": entry.actor, "action": action}))
    look = watched(state, state.view(_asked(state) if eyes == ALL_OPEN else viewer), at)
    if eyes == ALL_OPEN:
        look.page = _open_page(state)
    return Position(Step(at, seat, moves(state.game, seen), log), look)


def _asked(state: State) -> int:
    return max(0, int(state.actor))


def _open_page(state: State) -> msgspec.Struct | None:
    """Return the asked seat's page with each seat's part as that seat sees itself: hidden cards included."""
    page = games.page(state.view(_asked(state)))
    if page is None or "seats" not in page.__struct_fields__:
        return page
    own = [games.page(state.view(seat)).seats[seat] for seat in range(int(state.seats))]  # type: ignore[union-attr]
    return msgspec.structs.replace(page, seats=own)


def table_of(reading: Reading) -> TableInfo:
    """Return a table's description for a game that was not played here."""
    record = reading.record
    names = [*record.players, *[""] * record.seats][: record.seats]
    return TableInfo(
        id="",
        game=record.game_id,
        options=record.options,
        status="over" if reading.state.actor == OVER else "closed",
        open=False,
        hosting=False,
        seats=[_seat(seat, name) for seat, name in enumerate(names)],
        asked=OVER,
        version=0,
        seal=record.seal,
        nonces=record.nonces,
        seed=record.seed,
        result=record.result or [],
        created=0,
        updated=0,
        components=described(About(), reading.game) if reading.game.owner_file else None,
    )


def _seat(seat: int, name: str) -> SeatInfo:
    is_bot = name in BOTS
    return SeatInfo(
        seat=seat,
        kind="bot" if is_bot else "person",
        name="" if is_bot else name,
        bot=name if is_bot else "",
        yours=False,
        host=False,
        here=True,
        invited=False,
    )


def read_out(
    text: str, eyes: int, language: str, first: int, count: int, table: TableInfo | None = None
) -> ReplayBoards:
    """Return some positions of a record in words, as one seat saw them."""
    reading = read_for(text, eyes)
    seats = (table or table_of(reading)).seats
    texts = texts_of(reading.game, language, seats)
    viewer = eyes if eyes >= 0 else None
    boards = [
        lines(games.open_board(state, texts) if eyes == ALL_OPEN else games.board(state.view(viewer), texts))
        for state, *_ in islice(moments(reading), first, first + count)
    ]
    return ReplayBoards(first, boards)
