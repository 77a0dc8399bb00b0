"""What follows at once, until somebody is asked."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.phases.build import can_build, lay, only_place
from carrack.games.amerigo.phases.choose import end_action
from carrack.games.amerigo.phases.drop import next_colour, next_drop, next_turn
from carrack.games.amerigo.phases.market import buy_refusal
from carrack.games.amerigo.phases.plan import plan_refusal
from carrack.games.amerigo.phases.round_end import end_round
from carrack.games.amerigo.phases.setup import after_production
from carrack.games.amerigo.phases.ships import must_stay, sail
from carrack.games.amerigo.phases.tracks import (
    advance,
    after_tokens,
    jump_refusal,
    on_display,
    steps_left,
    take_token,
)
from carrack.games.amerigo.purse import has_reserve, within_reach
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tiles import NONE
from carrack.games.amerigo.tokens import SHIPS_8


def settle(table: Table) -> None:
    """Carry out whatever needs no answer, and answers that are the only ones."""
    while True:
        phase = table.phase
        if phase <= at.FINISHED:
            if phase == at.SAIL and _stays_itself(table):
                continue
            if phase < at.ADVANCE or phase == at.FINISHED or not _answers_itself(table):
                return
        elif phase == at.NEXT_TURN:
            next_turn(table)
        elif phase == at.NEXT_COLOUR:
            next_colour(table)
        elif phase == at.NEXT_DROP:
            next_drop(table)
        elif phase == at.NEXT_DRAW:
            after_production(table)
        else:
            end_round(table)


def _answers_itself(table: Table) -> bool:
    """Give the only answer there is; False if somebody must be asked.

    Whoever has gold in reserve is asked: to open a chest is an answer, too.
    """
    phase = table.phase
    if phase == at.TAKE_TOKEN and on_display(table) == 0:
        after_tokens(table)
        return True
    if has_reserve(table, table.actor):
        return False
    if phase == at.ADVANCE:
        return _advances_itself(table)
    if phase == at.TAKE_TOKEN:
        return _takes_itself(table)
    if phase == at.LAY:
        place = only_place(table)
        if place == NONE:
            return False
        lay(table, place)
        return True
    if within_reach(table) > 0 and _can_go_on(table):
        return False
    end_action(table)
    return True


def _stays_itself(table: Table) -> bool:
    """A ship that can go nowhere stays; but who could speed it up, or has gold in reserve, is asked."""
    seat = table.actor
    if has_reserve(table, seat) or table.owns(seat, SHIPS_8) or not must_stay(table):
        return False
    sail(table, table.of(seat, at.SHIP + table.ship))
    return True


def _advances_itself(table: Table) -> bool:
    if steps_left(table) > 0 and within_reach(table) > 0:
        return False
    if jump_refusal(table) == why.FINE:
        return False
    advance(table, 0)
    return True


def _takes_itself(table: Table) -> bool:
    shown = on_display(table)
    if shown & (shown - 1) != 0:
        return False
    token: i64 = 0
    while shown >> token != 1:
        token += 1
    take_token(table, token)
    return True


def _can_go_on(table: Table) -> bool:
    """Whether there is anything left to plan, build or buy."""
    i: i64
    if table.phase == at.PLAN:
        for i in range(at.SHAPES):
            if plan_refusal(table, i) == why.FINE:
                return True
    elif table.phase == at.BUY:
        for i in range(at.KINDS):
            if buy_refusal(table, i) == why.FINE:
                return True
    elif table.phase == at.BUILD:
        return can_build(table)
    return False
