"""Engagement: an own character works, and is turned."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amalfi import actions, language
from carrack.games.amalfi.layout import ENGAGEABLES, FIRST_ENGAGEABLE, M_ENGAGEABLES, M_ENGAGED, MASKS, RUN
from carrack.games.amalfi.phases.effects import set_off
from carrack.games.amalfi.phases.navigation import bread_refusal
from carrack.games.amalfi.purse import pay_bread, tell
from carrack.games.amalfi.refusals import ALREADY_ENGAGED, FINE, NOT_YOURS_TO_ENGAGE
from carrack.games.amalfi.stack import pop, push, push_effect, top
from carrack.games.amalfi.state import Table


def engage_refusal(table: Table, engageable: i64) -> i64:
    """An own character that is not engaged, and the bread it asks for."""
    seat = table.actor
    if table.mask(seat, M_ENGAGEABLES) >> engageable & 1 == 0:
        return NOT_YOURS_TO_ENGAGE
    if table.mask(seat, M_ENGAGED) >> engageable & 1 == 1:
        return ALREADY_ENGAGED
    return bread_refusal(table, seat, table.parts.char_pay[FIRST_ENGAGEABLE + engageable])


def engagements_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write the characters that may be engaged; return the new length."""
    ready = table.mask(table.actor, M_ENGAGEABLES) & ~table.mask(table.actor, M_ENGAGED)
    if ready == 0:
        return n
    i: i64
    for i in range(ENGAGEABLES):
        if ready >> i & 1 == 1 and engage_refusal(table, i) == FINE:
            row[n] = actions.ENGAGE + i
            n += 1
    return n


def engage(table: Table, engageable: i64) -> None:
    """First the effect, then the card turns: it cannot straighten itself."""
    seat = table.actor
    character = FIRST_ENGAGEABLE + engageable
    tell(table, "engaged", seat, "character", character)
    pay_bread(table, seat, table.parts.char_pay[character])
    push(table, seat, language.TURN_CHARACTER, engageable)
    push_effect(table, seat, table.parts.char_code[character], table.parts.char_size[character])
    table.phase = RUN


def turn_character(table: Table, seat: i64) -> None:
    """The card is turned sideways."""
    engageable = top(table, 2)
    pop(table)
    one: i64 = 1
    table.masks[seat * MASKS + M_ENGAGED] |= one << engageable
    set_off(table, seat, language.ON_ENGAGE)
