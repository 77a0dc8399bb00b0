"""Optional actions: ships and hand cards become bread whenever their owner decides something."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.events import Event
from carrack.games.amalfi import actions
from carrack.games.amalfi.counting import idle_ships
from carrack.games.amalfi.language import RESOURCES, SEND
from carrack.games.amalfi.layout import (
    BAY,
    CHARACTERS,
    DISCARDED,
    HAND,
    HELD,
    HOLDS,
    NEVER_SHOWN,
    SHEET,
    TURN,
)
from carrack.games.amalfi.purse import store, supply, tell, unload
from carrack.games.amalfi.refusals import (
    FINE,
    HOLD_EMPTY,
    NO_DISCARD,
    NO_SHIP_TO_SUPPLY,
    NO_SUPPLY,
    NO_UNLOADING,
    NOT_IN_HAND_TO_DISCARD,
    SUPPLY_WHILE_SENDING,
    UNLOAD_WHILE_SENDING,
)
from carrack.games.amalfi.stack import is_waiting
from carrack.games.amalfi.state import Table


def is_sending(table: Table) -> bool:
    """A ship has been sent by an effect, and more may follow: nobody sends the same ship twice."""
    return table.sent and is_waiting(table, SEND)


def can_raise(table: Table, seat: i64) -> bool:
    """Whether there is anything to turn into bread."""
    if table.of(seat, HAND) > 0:
        return True
    return idle_ships(table, seat) > 0 and not is_sending(table)


def unload_refusal(table: Table, hold: i64) -> i64:
    """A ship goes from a hold to the bay and brings bread."""
    if table.phase < TURN:
        return NO_UNLOADING
    if table.of(table.actor, HOLDS + hold) == 0:
        return HOLD_EMPTY
    return UNLOAD_WHILE_SENDING if is_sending(table) else FINE


def supply_refusal(table: Table) -> i64:
    """A ship goes from the bay to the port and brings bread."""
    if table.phase < TURN:
        return NO_SUPPLY
    if table.of(table.actor, BAY) == 0:
        return NO_SHIP_TO_SUPPLY
    return SUPPLY_WHILE_SENDING if is_sending(table) else FINE


def discard_refusal(table: Table, character: i64) -> i64:
    """A card of the hand is given up for bread."""
    if table.phase < TURN:
        return NO_DISCARD
    return FINE if i64(table.char_at[character]) == HELD + table.actor else NOT_IN_HAND_TO_DISCARD


def ships_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write the ships that may become bread; return the new length."""
    if is_sending(table):
        return n
    hold: i64
    start = table.actor * SHEET
    for hold in range(RESOURCES):
        if table.sheet[start + HOLDS + hold] > 0:
            row[n] = actions.UNLOAD + hold
            n += 1
    if table.sheet[start + BAY] > 0:
        row[n] = actions.SUPPLY
        n += 1
    return n


def cards_into(table: Table, first: i64, row: vec[i64], n: i64) -> i64:
    """Write `first + character` for every card of the actor's hand; return the new length."""
    if table.sheet[table.actor * SHEET + HAND] == 0:
        return n
    mine = u8(HELD + table.actor)
    character: i64
    for character in range(CHARACTERS):
        if table.char_at[character] == mine:
            row[n] = first + character
            n += 1
    return n


def unload_for_bread(table: Table, hold: i64) -> None:
    seat = table.actor
    amount = unload(table, seat, hold)
    log = table.log
    if log is not None:
        log.append(Event("unloaded", int(seat), {"hold": int(hold), "count": int(amount)}))
    store(table, seat, amount)


def supply_for_bread(table: Table) -> None:
    seat = table.actor
    amount = supply(table, seat)
    tell(table, "supplied", seat, "count", amount)
    store(table, seat, amount)


def show(table: Table, seat: i64, character: i64) -> None:
    """A card of the hand becomes known to all."""
    if table.shown[character] == NEVER_SHOWN:
        table.shown[character] = u8(1 + seat)


def give_up(table: Table, character: i64) -> None:
    """A card of the hand lies open among the discards, for bread."""
    seat = table.actor
    show(table, seat, character)
    table.char_at[character] = u8(DISCARDED)
    table.sheet[seat * SHEET + HAND] -= 1
    tell(table, "discarded", seat, "character", character)
    store(table, seat, table.parts.hand_card_bread)
