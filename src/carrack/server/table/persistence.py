"""Between the lines in the store and a match in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carrack.core.api import OVER
from carrack.core.chance import Source
from carrack.core.events import Event
from carrack.core.match import Match
from carrack.core.records import Entry, Record, entry_lines, new_record, parse_line, play_entry, read
from carrack.core.sealed import SealedSource, draws_of, seal_of
from carrack.core.verdicts import Refusal, malformed
from carrack.server.component_sets import game_of
from carrack.server.table.history import History
from carrack.store import tables
from carrack.store.steps import NewStep, StoredStep, record_lines
from carrack.store.tables import TableRow

NOT_BEGUN: Final = -1


def source_of(row: TableRow, record: Record) -> Source:
    """Return the table's source of chance, after what was drawn so far."""
    return SealedSource(row.seed, draws_of(record), row.nonces)


def begin(row: TableRow) -> Match:
    """Return a new match of this table, dealt."""
    game = game_of(row)
    seats = len(row.seats)
    record = new_record(game, seats, game.check_options(row.options, seats), players(row))
    return Match(game.new(seats, **row.options), record, source_of(row, record), confirm=True)


def players(row: TableRow) -> list[str]:
    """Return the players' names as records have them."""
    return [seat.bot if seat.kind == tables.BOT else seat.name for seat in row.seats]


def step_of(
    row: TableRow,
    match: Match,
    seat: int,
    entries: Sequence[Entry],
    struck: int,
    message: str | None,
    by: str = "",
    *,
    moment: int,
) -> NewStep:
    """Return the step to store after `entries` were added, or so many lines struck, at a moment."""
    lines = [line for entry in entries for line in entry_lines(entry, match.game.actions)]
    return NewStep(
        table=row.id,
        version=row.version + 1,
        changes=row.changes,
        seat=seat,
        lines="\n".join(lines),
        struck=struck,
        message=message,
        status=tables.OVER if match.is_over else tables.PLAYING,
        asked=match.actor,
        result=match.record.result or [],
        updated=moment,
        by=by,
        winners=winners(match) if match.is_over else [],
    )


def winners(match: Match) -> list[int]:
    """Return the seats with rank 1."""
    return [seat for seat, score in enumerate(match.state.scores()) if score.rank == 1]


def _record(row: TableRow) -> Record:
    """Return the table's record without its lines; once it has ended, with the seed of its chance."""
    game = game_of(row)
    seats = len(row.seats)
    record = new_record(game, seats, game.check_options(row.options, seats), players(row))
    record.rules_version, record.components = row.rules, row.components
    record.result = row.result or None
    record.seal = seal_of(row.seed)
    record.seed = row.seed if row.status in tables.ENDED else ""
    record.nonces = row.nonces
    return record


def record_text(row: TableRow, stored: Sequence[StoredStep]) -> str:
    """Return the table's record as a file."""
    return _record(row).text(game_of(row)) + "".join(line + "\n" for line in _lines(row, stored))


def _lines(row: TableRow, stored: Sequence[StoredStep]) -> list[str]:
    """Return the lines of the record, with a comment where a seat went to somebody else."""
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


def resume(row: TableRow, stored: Sequence[StoredStep]) -> tuple[Match, History]:
    """Return the match of the stored steps, and its history; each line is played once."""
    try:
        return _replay(row, stored)
    except Refusal as refusal:
        # Read it as a file: its error names the line.
        game = game_of(row)
        raise read(record_text(row, stored), lambda _: game).error or refusal from refusal


def follow(row: TableRow, match: Match, step: StoredStep) -> None:
    """Let a match follow a step that another server has stored."""
    actions = match.game.actions
    entries = [parse_line(line, actions) for line in filter(None, step.lines.split("\n"))]
    # Make the source after adding the draws, so that it continues after them.
    match.follow(entries)
    match.source = source_of(row, match.record)


def _replay(row: TableRow, stored: Sequence[StoredStep]) -> tuple[Match, History]:
    game, record = game_of(row), _record(row)
    if (row.rules, row.components) != (game.facts.rules_version, game.components.digest):
        raise malformed("record.other-rules", version=row.rules, current=game.facts.rules_version)
    state, history = game.new(record.seats, **record.options), History(game)
    events: list[Event] = []
    state.listen(events)
    lines = iter(record_lines(stored))
    for step in stored:
        if step.struck:
            # Lines that were taken back are not played, so all events so far still stand.
            history.add(step.version, step.seat, 0, anew=True)
        else:
            history.add(step.version, step.seat, len(events), by=step.by)
        for _ in filter(None, step.lines.split("\n")):
            entry = parse_line(next(lines), game.actions)
            play_entry(entry, state)
            record.entries.append(entry)
    state.listen(None)
    result = [score.total for score in state.scores()] if state.actor == OVER else None
    if row.result and row.result != result:
        raise malformed("record.ends-early", lines=len(record.entries))
    record.result = result
    match = Match(state, record, source_of(row, record), confirm=True, begun=True)
    match.events = events
    return match, history
