"""Between the lines in the store and a match in memory."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from carrack.core.chance import Source
from carrack.core.match import Match
from carrack.core.records import Entry, Reading, Record, entry_lines, new_record, read
from carrack.core.sealed import SealedSource, draws_of, seal_of
from carrack.server.owned import game_of
from carrack.server.story import Story
from carrack.store import tables
from carrack.store.steps import NewStep, StoredStep, record_lines
from carrack.store.tables import TableRow

NOT_BEGUN: Final = -1


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


def source_of(row: TableRow, record: Record) -> Source:
    """Where this table's chance goes on."""
    return SealedSource(row.seed, draws_of(record))


def begin(row: TableRow) -> Match:
    """A fresh match at this table: chance has dealt."""
    game = game_of(row)
    seats = len(row.seats)
    record = new_record(game, seats, game.check_options(row.options, seats), players(row))
    return Match(game.new(seats, **row.options), record, source_of(row, record), confirm=True)


def players(row: TableRow) -> list[str]:
    """Who sits there, as records name them."""
    return [seat.bot if seat.kind == tables.BOT else seat.name for seat in row.seats]


def step_of(
    row: TableRow,
    match: Match,
    seat: int,
    entries: Sequence[Entry],
    struck: int,
    message: str | None,
    by: str = "",
) -> NewStep:
    """What is to be stored after `entries` were added, or so many lines struck."""
    lines = [line for entry in entries for line in entry_lines(entry, match.game.actions)]
    return NewStep(
        table=row.id,
        version=row.version + 1,
        seat=seat,
        lines="\n".join(lines),
        struck=struck,
        message=message,
        status=tables.OVER if match.is_over else tables.PLAYING,
        asked=match.actor,
        result=match.record.result or [],
        updated=now(),
        by=by,
        winners=winners(match) if match.is_over else [],
    )


def winners(match: Match) -> list[int]:
    """Return the seats with rank 1."""
    return [seat for seat, score in enumerate(match.state.scores()) if score.rank == 1]


def record_text(row: TableRow, stored: Sequence[StoredStep]) -> str:
    """The table's record; once it has ended, with the seed that chance was drawn from."""
    game = game_of(row)
    seats = len(row.seats)
    record = new_record(game, seats, game.check_options(row.options, seats), players(row))
    record.rules_version, record.components = row.rules, row.components
    record.result = row.result or None
    record.seal = seal_of(row.seed)
    record.seed = row.seed if row.status in tables.ENDED else ""
    return record.text(game) + "".join(line + "\n" for line in _lines(row, stored))


def _lines(row: TableRow, stored: Sequence[StoredStep]) -> list[str]:
    """The lines of the record, with a remark where a seat went to somebody else."""
    lines = record_lines(stored)
    for at in reversed(row.handovers):
        later = [one for one in row.handovers if one.seat == at.seat and one.number > at.number]
        now = later[0] if later else row.seats[at.seat]
        place = sum(
            len(step.lines.split("\n")) for step in stored if step.lines and step.version <= at.version
        )
        who, before = now.name or now.bot, at.name or at.bot
        lines.insert(place, f"# seat {at.seat + 1}: {who} from here on, {before} before")
    return lines


def resume(row: TableRow, stored: Sequence[StoredStep]) -> tuple[Match, Story]:
    """The match that the stored lines tell, and its story."""
    game = game_of(row)
    reading = read(record_text(row, stored), lambda _: game)
    if reading.error:
        raise reading.error
    match = Match(reading.state, reading.record, source_of(row, reading.record), confirm=True, begun=True)
    return match, _tell(reading, stored, match)


def _tell(reading: Reading, stored: Sequence[StoredStep], match: Match) -> Story:
    """Play the standing lines once more, listening, and note where each version begins."""
    story = Story(reading.game)
    record = reading.record
    state = reading.game.new(record.seats, **record.options)
    state.listen(match.events)
    entries = iter(record.entries)
    for step in stored:
        if step.struck:
            # What was struck is not played, so all that was heard so far still stands.
            story.add(step.version, step.seat, 0, anew=True)
        else:
            story.add(step.version, step.seat, len(match.events), by=step.by)
        for _ in filter(None, step.lines.split("\n")):
            entry = next(entries)
            if not entry.struck:
                for number in entry.numbers:
                    state.apply(number)
    return story
