"""A record as a row of positions for the browser, one after each decision, as one pair of eyes saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

import carrack
from carrack import games
from carrack.bots.loading import BOTS
from carrack.core import sayings
from carrack.core.api import CHANCE, OVER, State
from carrack.core.events import Event
from carrack.core.owning import About
from carrack.core.records import Entry, Reading, read
from carrack.core.verdicts import malformed
from carrack.server.messages import SeatInfo, Step, TableInfo
from carrack.server.owned import described
from carrack.server.rest_messages import Position, Replay
from carrack.server.seeing import moves, reason_of, tell_changes, watched

ONLOOKER: Final = -1
ALL_OPEN: Final = -2


def watch(text: str, eyes: int, table: TableInfo | None = None) -> Replay:
    """Everything that a record tells, up to its first error; `table`: where it was played, if here."""
    reading = read_for(text, eyes)
    trouble = reason_of(reading.error.verdict, reading.game) if reading.error else None
    if table is None:
        table = table_of(reading)
    for seat in table.seats:
        # Who was there is not known any more, and nobody is missed.
        seat.here = True
    return Replay(table, eyes, positions(reading, eyes), trouble)


def read_for(text: str, eyes: int) -> Reading:
    """The record, if there is anything to see in it for these eyes."""
    reading = read(text, carrack.game)
    record = reading.record
    if eyes >= record.seats:
        raise malformed("seat.unknown", seat=eyes + 1, seats=record.seats)
    if reading.error and not record.entries:
        raise reading.error
    return reading


def positions(reading: Reading, eyes: int) -> list[Position]:
    """All positions in which somebody decides, and the last; each tells what differs from the one before."""
    found: list[Position] = []
    before: msgspec.Struct | None = None
    for at, moment in enumerate(moments(reading)):
        position = _position(moment, eyes, at)
        page = position.shown.page
        tell_changes(position.shown, before, moment.state)
        before = page
        found.append(position)
    return found


class Moment(NamedTuple):
    """A position in passing: the next decision changes its state."""

    state: State
    seat: int
    """Who decided last; CHANCE before anybody did."""
    heard: Sequence[Event]
    struck: Sequence[Entry]


def moments(reading: Reading) -> Iterator[Moment]:
    """All positions in which somebody decides, and the last."""
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
    log = list(sayings.story(state.game, seen))
    for entry in struck:
        if entry.actor != CHANCE and eyes in (ALL_OPEN, entry.actor):
            action = sayings.action(state.game, entry.numbers[0])
            log.append(sayings.Saying("cli-story-struck", {"seat": entry.actor, "action": action}))
    look = watched(state, state.view(_asked(state) if eyes == ALL_OPEN else viewer), at)
    if eyes == ALL_OPEN:
        look.page = _open_page(state)
    return Position(Step(at, seat, moves(state.game, seen), log), look)


def _asked(state: State) -> int:
    return max(0, int(state.actor))


def _open_page(state: State) -> msgspec.Struct | None:
    """The asked seat's page, with what each other seat sees of itself: that is where hidden things stand."""
    page = games.page(state.view(_asked(state)))
    if page is None or "seats" not in page.__struct_fields__:
        return page
    own = [games.page(state.view(seat)).seats[seat] for seat in range(int(state.seats))]  # type: ignore[union-attr]
    return msgspec.structs.replace(page, seats=own)


def table_of(reading: Reading) -> TableInfo:
    """The table of a game that was not played here."""
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
