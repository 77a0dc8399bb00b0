"""Navigation: a ship to a dock, what the destination sends, and the lighthouse there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.events import Event
from carrack.games.amalfi import actions, language
from carrack.games.amalfi.counting import idle_ships
from carrack.games.amalfi.language import ANY_HOLD, RESOURCES, SUPPLY_HOLD, VISIT_OVER
from carrack.games.amalfi.layout import (
    A_NAVIGATION,
    BAY,
    BREAD,
    COUNCIL_AT,
    COUNCIL_SIZE,
    DESTINATIONS,
    DOCKED,
    FIRST_EVOLVING,
    FIRST_TILE,
    HAND,
    HOLDS,
    KEEPER,
    LIGHTHOUSE,
    NONE,
    ORDERING,
    RIVAL_MARK,
    RUN,
    SENDING,
    SHEET,
)
from carrack.games.amalfi.phases.effects import one_less, set_off
from carrack.games.amalfi.purse import pay_bread, store, tell, worth
from carrack.games.amalfi.refusals import (
    BREAD_SHORT,
    DOCK_TAKEN,
    FINE,
    GRANARY_TOO_SMALL,
    NO_SHIP_TO_SAIL,
    NO_SHIP_TO_SEND,
    NO_SUCH_DESTINATION,
    NOT_YOUR_TILE,
    OTHER_HOLD,
)
from carrack.games.amalfi.stack import is_waiting, pop, push, push_effect, top
from carrack.games.amalfi.state import Table

# --- where to -----------------------------------------------------------------------------------------------


def bread_refusal(table: Table, seat: i64, price: i64) -> i64:
    """A price in bread must be there, and so must have found room."""
    if price <= table.of(seat, BREAD):
        return FINE
    return GRANARY_TOO_SMALL if price > table.granary(seat) else BREAD_SHORT


def navigate_refusal(table: Table, place: i64) -> i64:
    """A ship in the bay, a free dock, a tile of one's own, and the bread."""
    seat = table.actor
    if place >= FIRST_TILE:
        owner = table.discoverer(place)
        if owner == NONE:
            return NO_SUCH_DESTINATION
        if owner != seat:
            return NOT_YOUR_TILE
    if table.dock[place] > 0:
        return DOCK_TAKEN
    if table.of(seat, BAY) == 0:
        return NO_SHIP_TO_SAIL
    return bread_refusal(table, seat, table.parts.dest_pay[table.effect_of(place)])


def navigations_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write where a ship may go; return the new length."""
    if table.of(table.actor, BAY) == 0:
        return n
    place: i64
    for place in range(DESTINATIONS):
        if navigate_refusal(table, place) == FINE:
            row[n] = actions.NAVIGATE + place
            n += 1
    return n


def navigate(table: Table, place: i64) -> None:
    """The ship docks, the bread is paid; benefits, permanent effects and the lighthouse follow."""
    seat = table.actor
    table.action = A_NAVIGATION
    table.visit = place
    table.sheet[seat * SHEET + BAY] -= 1
    table.sheet[seat * SHEET + DOCKED] += 1
    table.dock[place] = u8(seat + 1)
    tell(table, "navigated", seat, "destination", place)
    whose = table.effect_of(place)
    pay_bread(table, seat, table.parts.dest_pay[whose])
    push(table, seat, VISIT_OVER)
    push(table, seat, language.USE_LIGHTHOUSE, place)
    set_off(table, seat, language.ON_PRIVATE if place >= FIRST_TILE else language.ON_PUBLIC)
    if FIRST_EVOLVING <= place < FIRST_TILE and _council_has_cards(table):
        push(table, seat, language.ORDER, whose)
    else:
        push_effect(table, seat, table.parts.dest_code[whose], table.parts.dest_size[whose])


def _council_has_cards(table: Table) -> bool:
    return table.board[COUNCIL_AT + COUNCIL_SIZE - 1] > 0


def run_order(table: Table, seat: i64) -> None:
    """The character beside an evolving destination: before or after?"""
    table.actor = seat
    table.phase = ORDERING


def choose_order(table: Table, first: bool) -> None:
    """The character first or last; the other benefits from left to right."""
    seat = table.actor
    whose = top(table, 2)
    pop(table)
    parts = table.parts
    if not first:
        push_effect(table, seat, parts.evolving_code, parts.evolving_size)
    push_effect(table, seat, parts.dest_code[whose], parts.dest_size[whose])
    if first:
        push_effect(table, seat, parts.evolving_code, parts.evolving_size)
    table.phase = RUN


# --- sending ------------------------------------------------------------------------------------------------


def run_send(table: Table, seat: i64) -> None:
    """Ask, ship by ship, as long as there is one in the bay."""
    if table.of(seat, BAY) == 0:
        pop(table)
        _rest(table)
        return
    table.actor = seat
    table.phase = SENDING


def _rest(table: Table) -> None:
    """After the last ship an effect sends, ships may be turned into bread again."""
    if not is_waiting(table, language.SEND):
        table.sent = False


def send_refusal(table: Table, hold: i64) -> i64:
    """A hold that the effect shows."""
    shown = top(table, 2)
    if shown not in (hold, ANY_HOLD):
        return OTHER_HOLD
    return FINE if table.of(table.actor, BAY) > 0 else NO_SHIP_TO_SEND


def sends_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write the holds a ship may be sent to; return the new length."""
    if table.of(table.actor, BAY) == 0:
        return n
    shown = top(table, 2)
    hold: i64
    for hold in range(RESOURCES):
        if shown in (hold, ANY_HOLD):
            row[n] = actions.SEND + hold
            n += 1
    return n


def send(table: Table, hold: i64) -> None:
    """A ship goes from the bay to a hold."""
    seat = table.actor
    _load(table, seat, hold)
    tell(table, "sent", seat, "hold", hold)
    table.sent = True
    one_less(table, 3)
    _rest(table)
    table.phase = RUN


def stop_sending(table: Table) -> None:
    """No more ships by this clause."""
    pop(table)
    _rest(table)
    table.phase = RUN


def _load(table: Table, seat: i64, hold: i64) -> None:
    table.sheet[seat * SHEET + BAY] -= 1
    table.sheet[seat * SHEET + HOLDS + hold] += 1


# --- lighthouses --------------------------------------------------------------------------------------------


def lighthouse_price(table: Table, seat: i64) -> i64:
    """Bread for a ship sent by a lighthouse."""
    price = table.parts.lighthouse_bread - table.has_gear(seat, KEEPER)
    return price if price > 0 else 0


def holds_shown(table: Table, place: i64) -> i64:
    """The set of holds a destination shows."""
    return table.parts.dest_holds[table.effect_of(place)]


def run_lighthouse(table: Table, seat: i64) -> None:
    """After the visit the owner of the lighthouse is asked; who can only have the bread gets it."""
    place = top(table, 2)
    mark = i64(table.light[place])
    if mark in (0, RIVAL_MARK):
        pop(table)
        return
    table.actor = mark - 1
    if _can_send_by_lighthouse(table, table.actor, place):
        table.phase = LIGHTHOUSE
    else:
        take_bread(table)


def _can_send_by_lighthouse(table: Table, seat: i64, place: i64) -> bool:
    """Whether the owner has a ship and the bread for it, or could have."""
    ships = idle_ships(table, seat)
    price = lighthouse_price(table, seat)
    if holds_shown(table, place) == 0 or ships == 0 or price > table.granary(seat):
        return False
    raised = table.of(seat, BREAD) + table.of(seat, HAND) * table.parts.hand_card_bread
    raised += (ships - 1) * worth(table, seat, SUPPLY_HOLD)
    hold: i64
    for hold in range(RESOURCES):
        raised += table.of(seat, HOLDS + hold) * worth(table, seat, hold)
    return raised >= price


def lighthouse_refusal(table: Table, hold: i64) -> i64:
    """A hold of the destination, a ship, and the bread."""
    seat = table.actor
    if holds_shown(table, top(table, 2)) >> hold & 1 == 0:
        return OTHER_HOLD
    if table.of(seat, BAY) == 0:
        return NO_SHIP_TO_SEND
    return bread_refusal(table, seat, lighthouse_price(table, seat))


def lighthouse_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write the holds the lighthouse may send to; return the new length."""
    hold: i64
    for hold in range(RESOURCES):
        if lighthouse_refusal(table, hold) == FINE:
            row[n] = actions.SEND + hold
            n += 1
    return n


def send_by_lighthouse(table: Table, hold: i64) -> None:
    """Bread is paid, a ship goes to the hold."""
    seat = table.actor
    place = top(table, 2)
    pop(table)
    pay_bread(table, seat, lighthouse_price(table, seat))
    _load(table, seat, hold)
    log = table.log
    if log is not None:
        log.append(Event("lighthouse-sent", int(seat), {"destination": int(place), "hold": int(hold)}))
    set_off(table, seat, language.ON_LIGHTHOUSE)
    table.phase = RUN


def take_bread(table: Table) -> None:
    """The bread of a lighthouse."""
    seat = table.actor
    tell(table, "lighthouse-bread", seat, "destination", top(table, 2))
    pop(table)
    store(table, seat, table.parts.lighthouse_gain)
    set_off(table, seat, language.ON_LIGHTHOUSE)
    table.phase = RUN


def visit_over(table: Table) -> None:
    """The visitor has left the quay; nothing more belongs to this visit."""
    pop(table)
    table.visit = NONE
