"""A seat's turn: one of the six main actions, or the pass; what follows after it."""

from __future__ import annotations

from mypy_extensions import i64, u8

from carrack.core.events import Event
from carrack.games.amalfi import actions, language
from carrack.games.amalfi.counting import count, idle_ships
from carrack.games.amalfi.gear import wake
from carrack.games.amalfi.language import END_ACTION
from carrack.games.amalfi.layout import (
    A_ACQUISITION,
    A_CONSTRUCTION,
    A_DISCOVERY,
    A_ENGAGEMENT,
    A_INVITATION,
    CUBES_AT,
    HAND,
    M_ENGAGEABLES,
    M_ENGAGED,
    MOST_SEATS,
    NONE,
    P_TITLES,
    PASSED,
    RUN,
    SHEET,
    SHIPYARD,
    TITLES_AT,
    TITLES_IN_PLAY,
    TITLES_SCORED,
    TURN,
)
from carrack.games.amalfi.phases.effects import set_off
from carrack.games.amalfi.phases.engagement import engage, engage_refusal
from carrack.games.amalfi.phases.navigation import navigate, navigate_refusal
from carrack.games.amalfi.phases.purchase import (
    ALL_KINDS,
    acquire,
    acquire_refusal,
    construct,
    construct_refusal,
    discover,
    discover_refusal,
    invite,
    invite_refusal,
)
from carrack.games.amalfi.purse import earn, tell
from carrack.games.amalfi.refusals import FINE
from carrack.games.amalfi.stack import pop, push
from carrack.games.amalfi.state import Table


def main_refusal(table: Table, number: i64) -> i64:
    """Why a main action may not be done; passing may always be."""
    if number < actions.ACQUIRE:
        return navigate_refusal(table, number - actions.NAVIGATE)
    if number < actions.DISCOVER:
        return acquire_refusal(table, number - actions.ACQUIRE, ALL_KINDS, 0)
    if number < actions.INVITE:
        return discover_refusal(table, number - actions.DISCOVER, 0)
    if number < actions.ENGAGE:
        return invite_refusal(table, number - actions.INVITE, ALL_KINDS, 0)
    if number < actions.CONSTRUCT:
        return engage_refusal(table, number - actions.ENGAGE)
    if number < actions.PASS:
        return construct_refusal(table, number - actions.CONSTRUCT + 1, SHIPYARD, 0)
    return FINE


def act(table: Table, number: i64) -> None:
    """A main action begins, or the seat passes."""
    seat = table.actor
    push(table, seat, END_ACTION)
    table.phase = RUN
    if number < actions.ACQUIRE:
        navigate(table, number - actions.NAVIGATE)
    elif number < actions.DISCOVER:
        table.action = A_ACQUISITION
        acquire(table, number - actions.ACQUIRE, 0)
    elif number < actions.INVITE:
        table.action = A_DISCOVERY
        discover(table, number - actions.DISCOVER, 0)
    elif number < actions.ENGAGE:
        table.action = A_INVITATION
        invite(table, number - actions.INVITE, 0)
    elif number < actions.CONSTRUCT:
        table.action = A_ENGAGEMENT
        engage(table, number - actions.ENGAGE)
    elif number < actions.PASS:
        table.action = A_CONSTRUCTION
        construct(table, number - actions.CONSTRUCT + 1, 0)
    else:
        pass_on(table)


def pass_on(table: Table) -> None:
    """No more main actions in this period; the first to pass takes the Wind Rose."""
    seat = table.actor
    table.action = NONE
    table.sheet[seat * SHEET + PASSED] = 1
    tell(table, "passed", seat, "", 0)
    if not table.rose_taken:
        table.rose_taken = True
        table.rose = seat
        tell(table, "wind-rose", seat, "", 0)
    set_off(table, seat, language.ON_PASS)


def end_action(table: Table) -> None:
    """Permanent effects of this action work from now on; titles; the rival; the next seat."""
    pop(table)
    table.sent = False
    wake(table, table.turn)
    check_titles(table)
    push(table, table.turn, language.NEXT_TURN, 0)
    if table.alone() and table.action != NONE:
        push(table, table.turn, language.RIVAL, table.action)
    table.action = NONE


def next_turn(table: Table, first: bool) -> None:
    """Clockwise to the next seat that has not passed; when all have, everybody is fed."""
    pop(table)
    seat = table.turn if first else table.next_seat(table.turn)
    _i: i64
    for _i in range(table.seats):
        if table.of(seat, PASSED) == 0:
            table.turn = seat
            table.actor = seat
            table.phase = TURN
            return
        seat = table.next_seat(seat)
    push(table, table.rose, language.FEEDING, 0)


def must_pass(table: Table) -> bool:
    """Whether nothing at all can be done but to pass."""
    seat = table.actor
    if table.of(seat, HAND) > 0 or idle_ships(table, seat) > 0:
        return False
    if table.mask(seat, M_ENGAGEABLES) & ~table.mask(seat, M_ENGAGED) != 0:
        number: i64
        for number in range(actions.ENGAGE, actions.CONSTRUCT):
            if main_refusal(table, number) == FINE:
                return False
    # Without ships only what costs nothing can be bought.
    for number in range(actions.ACQUIRE, actions.INVITE):
        if main_refusal(table, number) == FINE:
            return False
    return main_refusal(table, actions.CONSTRUCT) != FINE


# --- titles -------------------------------------------------------------------------------------------------


def check_titles(table: Table) -> None:
    """Whoever has everything a title asks for scores it: the actor first, then clockwise."""
    seat = table.turn
    _i: i64
    slot: i64
    for _i in range(table.seats):
        for slot in range(TITLES_IN_PLAY):
            if table.of(seat, TITLES_SCORED) < table.parts.cubes and _may_score(table, seat, slot):
                _score_title(table, seat, slot)
        seat = table.next_seat(seat)


def _may_score(table: Table, seat: i64, slot: i64) -> bool:
    title = i64(table.board[TITLES_AT + slot]) - 1
    if title < 0:
        return False
    place: i64
    for place in range(MOST_SEATS):
        if i64(table.board[CUBES_AT + slot * MOST_SEATS + place]) == seat + 1:
            return False
    return is_met(table, seat, title)


def is_met(table: Table, seat: i64, title: i64) -> bool:
    """Whether a seat has all that a title asks for."""
    parts = table.parts
    first = parts.title_code[title]
    i: i64
    for i in range(first, first + parts.title_size[title]):
        if count(table, seat, parts.needs[2 * i]) < parts.needs[2 * i + 1]:
            return False
    return True


def _score_title(table: Table, seat: i64, slot: i64) -> None:
    at = CUBES_AT + slot * MOST_SEATS
    place: i64 = 0
    while table.board[at + place] > 0:
        place += 1
    title = i64(table.board[TITLES_AT + slot]) - 1
    table.board[at + place] = u8(seat + 1)
    table.sheet[seat * SHEET + TITLES_SCORED] += 1
    points = table.parts.title_points[title * MOST_SEATS + place]
    earn(table, seat, points, P_TITLES)
    log = table.log
    if log is not None:
        log.append(Event("title-scored", int(seat), {"title": int(title), "points": int(points)}))
