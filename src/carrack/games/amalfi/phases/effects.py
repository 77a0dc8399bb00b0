"""What clauses do: take, erect, straighten, gain, recall, build; and what sets off permanent effects."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.games.amalfi import actions, language
from carrack.games.amalfi.counting import count
from carrack.games.amalfi.language import COUNCIL, REFILL
from carrack.games.amalfi.layout import (
    BAY,
    BREAD,
    COUNCIL_AT,
    COUNCIL_SIZE,
    DESTINATIONS,
    ENGAGEABLES,
    ERECTING,
    FIRST_ENGAGEABLE,
    FIRST_PERMANENT,
    FIRST_TILE,
    HAND,
    HELD,
    IN_ROW,
    LIGHTHOUSES,
    LIGHTS,
    M_ACTIVE,
    M_ENGAGEABLES,
    M_ENGAGED,
    MASKS,
    NO_LIGHTHOUSE,
    NONE,
    P_CHARACTERS,
    P_OTHER,
    PORT,
    RUN,
    SHEET,
    SHIPYARD,
    STRAIGHTENING,
    TAKING,
    YARD,
)
from carrack.games.amalfi.phases.optional import can_raise
from carrack.games.amalfi.purse import earn, gain_bread, pay_bread, tell
from carrack.games.amalfi.refusals import (
    FINE,
    NO_SLOT,
    NOT_ENGAGED,
    NOT_IN_COUNCIL,
    NOT_ON_TABLE,
    NOT_YOURS_TO_STRAIGHTEN,
    SLOT_TAKEN,
    TAKE_TOO_DEAR,
)
from carrack.games.amalfi.rows import leave, slot_of
from carrack.games.amalfi.stack import pop, push, push_effect, set_top, top
from carrack.games.amalfi.state import Table


def set_off(table: Table, seat: i64, trigger: i64) -> None:
    """The permanent effects that wait for this come next; what is pushed later comes before them."""
    waiting = table.parts.trigger[trigger] & table.masks[seat * MASKS + M_ACTIVE]
    i: i64 = 0
    while waiting >> i != 0:
        if waiting >> i & 1 == 1:
            character = FIRST_PERMANENT + i
            push_effect(table, seat, table.parts.char_code[character], table.parts.char_size[character])
            push(table, seat, language.TELL_EFFECT, character)
        i += 1


def one_less(table: Table, at: i64) -> None:
    """One of several is done: the clause on top counts down and leaves when nothing is left."""
    left = top(table, at) - 1
    if left > 0:
        set_top(table, at, left)
    else:
        pop(table)


# --- take a character -------------------------------------------------------------------------------------


def take_refusal(table: Table, character: i64) -> i64:
    """A character of the Council that can be paid."""
    if table.char_at[character] != IN_ROW:
        return NOT_IN_COUNCIL
    price = table.parts.council_price[slot_of(table, COUNCIL, character)]
    return FINE if price <= table.of(table.actor, BREAD) else TAKE_TOO_DEAR


def takes_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write the characters that may be taken, ascending; return the new length."""
    first = n
    bread = table.of(table.actor, BREAD)
    slot: i64
    for slot in range(COUNCIL_SIZE):
        card = i64(table.board[COUNCIL_AT + slot])
        if card > 0 and table.parts.council_price[slot] <= bread:
            at = n
            while at > first and row[at - 1] > actions.TAKE + card - 1:
                row[at] = row[at - 1]
                at -= 1
            row[at] = actions.TAKE + card - 1
            n += 1
    return n


def _only_character(table: Table, seat: i64) -> i64:
    """The one that must be taken because no other can be, NONE if there is a choice, -2 if there is none."""
    found: i64 = -2
    bread = table.of(seat, BREAD)
    slot: i64
    for slot in range(COUNCIL_SIZE):
        card = i64(table.board[COUNCIL_AT + slot])
        if card == 0:
            continue
        if table.parts.council_price[slot] <= bread:
            if found != -2:
                return NONE
            found = card - 1
        elif can_raise(table, seat):
            return NONE
    return found


def run_take(table: Table, seat: i64) -> None:
    """Ask which character, unless there is only one answer."""
    only = _only_character(table, seat)
    if only == -2:
        pop(table)
        return
    table.actor = seat
    if only == NONE:
        table.phase = TAKING
    else:
        take(table, only)


def take(table: Table, character: i64) -> None:
    """A character comes from the Council to the hand, at the price of its place."""
    seat = table.actor
    one_less(table, 2)
    slot = slot_of(table, COUNCIL, character)
    pay_bread(table, seat, table.parts.council_price[slot])
    leave(table, COUNCIL, slot)
    table.char_at[character] = u8(HELD + seat)
    table.sheet[seat * SHEET + HAND] += 1
    tell(table, "took", seat, "character", character)
    gain_bread(table, seat, table.parts.council_gain[slot])
    set_off(table, seat, language.ON_TAKE)
    push(table, seat, REFILL, COUNCIL)
    table.phase = RUN


# --- erect a lighthouse -----------------------------------------------------------------------------------


def erect_refusal(table: Table, place: i64) -> i64:
    """Any free slot on the table."""
    if place >= FIRST_TILE and table.discoverer(place) == NONE:
        return NOT_ON_TABLE
    if not table.has_slot(place):
        return NO_SLOT
    return FINE if table.light[place] == 0 else SLOT_TAKEN


def slots_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write the free slots; return the new length."""
    place: i64
    for place in range(DESTINATIONS):
        if table.light[place] == 0 and table.has_slot(place):
            row[n] = actions.ERECT + place
            n += 1
    return n


def _only_slot(table: Table) -> i64:
    """The one free slot, NONE if there are several, -2 if there is none."""
    found: i64 = -2
    place: i64
    for place in range(DESTINATIONS):
        if table.light[place] == 0 and table.has_slot(place):
            if found != -2:
                return NONE
            found = place
    return found


def run_erect(table: Table, seat: i64) -> None:
    """Ask for the slot; without a lighthouse, a character or points."""
    table.actor = seat
    if table.of(seat, LIGHTS) == 0:
        if _only_character(table, seat) == -2:
            points_instead(table)
        else:
            table.phase = NO_LIGHTHOUSE
        return
    only = _only_slot(table)
    if only == -2:
        pop(table)
    elif only == NONE:
        table.phase = ERECTING
    else:
        erect(table, only)


def erect(table: Table, place: i64) -> None:
    """The leftmost lighthouse leaves the granary; then its icon works."""
    seat = table.actor
    one_less(table, 2)
    at = seat * SHEET + LIGHTS
    icon = LIGHTHOUSES - table.sheet[at]
    table.sheet[at] -= 1
    table.light[place] = u8(seat + 1)
    tell(table, "erected", seat, "destination", place)
    set_off(table, seat, language.ON_ERECT)
    push_effect(table, seat, table.parts.light_code[icon], table.parts.light_size[icon])
    table.phase = RUN


def points_instead(table: Table) -> None:
    """All lighthouses stand: points."""
    seat = table.actor
    one_less(table, 2)
    earn(table, seat, table.parts.no_lighthouse_points, P_OTHER)
    tell(table, "points", seat, "count", table.parts.no_lighthouse_points)
    table.phase = RUN


# --- straighten -------------------------------------------------------------------------------------------


def straighten_refusal(table: Table, engageable: i64) -> i64:
    """An own character that is engaged."""
    if table.mask(table.actor, M_ENGAGEABLES) >> engageable & 1 == 0:
        return NOT_YOURS_TO_STRAIGHTEN
    return FINE if table.mask(table.actor, M_ENGAGED) >> engageable & 1 == 1 else NOT_ENGAGED


def straightens_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write the characters that can be straightened; return the new length."""
    engaged = table.mask(table.actor, M_ENGAGED)
    i: i64
    for i in range(ENGAGEABLES):
        if engaged >> i & 1 == 1:
            row[n] = actions.STRAIGHTEN + i
            n += 1
    return n


def run_straighten(table: Table, seat: i64) -> None:
    """Ask whom, unless there is only one; nobody: the bonus is lost."""
    engaged = table.mask(seat, M_ENGAGED)
    if engaged == 0:
        pop(table)
        return
    table.actor = seat
    if engaged & (engaged - 1) != 0:
        table.phase = STRAIGHTENING
        return
    i: i64 = 0
    while engaged >> i != 1:
        i += 1
    straighten(table, i)


def straighten(table: Table, engageable: i64) -> None:
    """It can be engaged again."""
    seat = table.actor
    one_less(table, 2)
    one: i64 = 1
    table.masks[seat * MASKS + M_ENGAGED] &= ~(one << engageable)
    tell(table, "straightened", seat, "character", FIRST_ENGAGEABLE + engageable)
    table.phase = RUN


# --- what nobody is asked about ---------------------------------------------------------------------------


def run_gain(table: Table, seat: i64, points: bool) -> None:
    """Bread or points, so many, or so many for each of something."""
    amount = top(table, 2)
    noun = top(table, 3)
    most = top(table, 4)
    pop(table)
    if noun > 0:
        amount *= count(table, seat, noun - 1)
        if amount > most:
            amount = most
    if not points:
        gain_bread(table, seat, amount)
    elif amount > 0:
        earn(table, seat, amount, P_CHARACTERS)
        tell(table, "points", seat, "count", amount)


def run_recall(table: Table, seat: i64) -> None:
    """Ships from the port can be used again."""
    number = top(table, 2)
    pop(table)
    start = seat * SHEET
    if number > table.sheet[start + PORT]:
        number = table.sheet[start + PORT]
    if number > 0:
        table.sheet[start + PORT] -= number
        table.sheet[start + BAY] += number
        tell(table, "recalled", seat, "count", number)


def run_build(table: Table, seat: i64) -> None:
    """The leftmost ship of the shipyard goes to the port; its icon works before the next one follows."""
    at = seat * SHEET + YARD
    if table.sheet[at] == 0:
        pop(table)
        return
    one_less(table, 2)
    icon = SHIPYARD - table.sheet[at]
    table.sheet[at] -= 1
    table.sheet[seat * SHEET + PORT] += 1
    tell(table, "launched", seat, "", 0)
    set_off(table, seat, language.CONSTRUCTION)
    push_effect(table, seat, table.parts.yard_code[icon], table.parts.yard_size[icon])
