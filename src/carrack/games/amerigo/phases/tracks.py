"""Black, brown and white: discs that advance (cannons, progress, player order)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.amerigo import actions
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.phases.choose import end_action
from carrack.games.amerigo.purse import spend, take_gold, within_reach
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tiles import NONE
from carrack.games.amerigo.tokens import JUMP, TOKENS


def disc(table: Table) -> i64:
    """Which disc of the sheet the action moves."""
    if table.action == at.BLACK:
        return at.CANNONS
    return at.PROGRESS if table.action == at.BROWN else at.SPECIAL


def steps_left(table: Table) -> i64:
    """From the disc to the end of its track."""
    parts = table.parts
    if table.action == at.BLACK:
        return parts.cannon_track - table.of(table.actor, at.CANNONS)
    if table.action == at.BROWN:
        return parts.progress_track - table.of(table.actor, at.PROGRESS)
    return parts.special_track - table.of(table.actor, at.SPECIAL)


def advance_refusal(table: Table, steps: i64) -> i64:
    if steps > steps_left(table):
        return why.BEYOND_TRACK
    return why.FINE if steps <= within_reach(table) else why.TOO_FEW_POINTS


def jump_refusal(table: Table) -> i64:
    """With the token, on top of the first disc, whatever the points."""
    if table.action != at.WHITE:
        return why.NO_JUMP
    if not table.owns(table.actor, JUMP):
        return why.TOKEN_NOT_OWNED
    return why.ALREADY_FIRST if table.order[0] == table.actor else why.FINE


def advance(table: Table, steps: i64) -> None:
    """The disc moves on; so many points as it takes are spent, gold after the last of them."""
    seat = table.actor
    spot = seat * at.SHEET + disc(table)
    before = table.sheet[spot]
    spend(table, steps)
    table.sheet[spot] += steps
    log = table.log
    if log is not None and steps > 0:
        kind = (
            "cannons" if table.action == at.BLACK else "progress" if table.action == at.BROWN else "advanced"
        )
        log.append(Event(kind, int(seat), {"count": int(steps), "at": int(table.sheet[spot])}))
    if table.action == at.WHITE and steps > 0:
        _move_disc(table, seat, table.sheet[spot])
    if table.action == at.BROWN:
        table.tokens_due = _marks(table, before, table.sheet[spot])
        if table.tokens_due > 0:
            table.phase = at.TAKE_TOKEN
            return
    finish(table)


def finish(table: Table) -> None:
    """Points that no longer fit on the track bring gold, once."""
    if table.points > 0 and steps_left(table) == 0:
        log = table.log
        if log is not None:
            log.append(Event("overran", int(table.actor)))
        take_gold(table, table.actor, table.parts.overrun_gold)
    end_action(table)


# --- player order -----------------------------------------------------------------------------------------


def _move_disc(table: Table, seat: i64, space: i64) -> None:
    """On top of the discs that lie there already: before their owners in the order."""
    order = table.order
    last: i64 = 0
    while order[last] != seat:
        last += 1
    while last > 0 and table.of(order[last - 1], at.SPECIAL) <= space:
        order[last] = order[last - 1]
        last -= 1
    order[last] = seat


def jump(table: Table) -> None:
    """On top of the first player's disc."""
    seat = table.actor
    space = table.of(table.order[0], at.SPECIAL)
    table.sheet[seat * at.SHEET + at.SPECIAL] = space
    _move_disc(table, seat, space)
    log = table.log
    if log is not None:
        log.append(Event("jumped", int(seat), {"at": int(space)}))
    end_action(table)


# --- progress tokens --------------------------------------------------------------------------------------


def _marks(table: Table, before: i64, after: i64) -> i64:
    """Marks reached or passed."""
    count: i64 = 0
    step: i64
    for step in range(before + 1, after + 1):
        count += table.parts.progress_mark[step]
    return count


def on_display(table: Table) -> i64:
    """One bit for each progress token on display."""
    found: i64 = 0
    one: i64 = 1
    space: i64
    for space in range(at.DISPLAY):
        if table.shown[space] != NONE:
            found |= one << table.shown[space]
    return found


def take_refusal(table: Table, token: i64) -> i64:
    return why.FINE if on_display(table) >> token & 1 == 1 else why.NOT_ON_DISPLAY


def take_token(table: Table, token: i64) -> None:
    """A mark was reached or passed: one token from the display, at once."""
    seat = table.actor
    one: i64 = 1
    space: i64
    for space in range(at.DISPLAY):
        if table.shown[space] == token:
            table.shown[space] = NONE
    table.sheet[seat * at.SHEET + at.OWNED] |= one << token
    log = table.log
    if log is not None:
        log.append(Event("took-token", int(seat), {"token": int(token)}))
    table.tokens_due -= 1
    if table.tokens_due == 0:
        after_tokens(table)


def after_tokens(table: Table) -> None:
    """A token may have brought gold for further steps: the disc may go on."""
    table.tokens_due = 0
    if steps_left(table) > 0:
        table.phase = at.ADVANCE
    else:
        finish(table)


def advances_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write how far the disc may go, and the jump; return the new length."""
    most = steps_left(table)
    if within_reach(table) < most:
        most = within_reach(table)
    steps: i64
    for steps in range(most + 1):
        row[n] = actions.ADVANCE + steps
        n += 1
    if jump_refusal(table) == why.FINE:
        row[n] = actions.JUMP
        n += 1
    return n


def takes_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write the tokens on display; return the new length."""
    shown = on_display(table)
    token: i64
    for token in range(TOKENS):
        if shown >> token & 1 == 1:
            row[n] = actions.TAKE + token
            n += 1
    return n
