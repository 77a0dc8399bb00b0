"""Acquisition, discovery, invitation and construction: what one may buy, the payment, and what it brings.

An effect may grant a purchase: then `off` is what it is cheaper by, and `kinds` what may be bought.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.events import Event
from carrack.games.amalfi import actions, language
from carrack.games.amalfi.counting import idle_ships
from carrack.games.amalfi.language import (
    ATLAS,
    BREAD_PRICE,
    BUILD,
    CHARACTER,
    CONSTRUCTION,
    DISCOVERY,
    GRANT_ACQUIRE,
    GRANT_CONSTRUCT,
    GRANT_DISCOVER,
    GRANT_INVITE,
    PAYMENT,
    REFILL,
    WORKSHOP,
)
from carrack.games.amalfi.layout import (
    ARTS_OWNED,
    ATLAS_AT,
    BAY,
    CHARACTERS,
    FIRST_ENGAGEABLE,
    FIRST_PERMANENT,
    FIRST_TILE,
    GRANTED,
    HAND,
    HELD,
    IMMEDIATES,
    IN_ROW,
    M_END_GAMES,
    M_ENGAGEABLES,
    M_PERMANENTS,
    MASKS,
    OWNED,
    P_ARTWORKS,
    P_DISCOVERIES,
    ROW_SIZE,
    RUN,
    SHEET,
    TILES_OWNED,
    WORKSHOP_AT,
    YARD,
    type_of,
)
from carrack.games.amalfi.phases.effects import set_off
from carrack.games.amalfi.phases.engagement import engagements_into
from carrack.games.amalfi.phases.navigation import bread_refusal
from carrack.games.amalfi.phases.optional import is_sending, show
from carrack.games.amalfi.purse import (
    artwork_price,
    artwork_with,
    character_price,
    character_with,
    earn,
    funds,
    gain_bread,
    ships_price,
    ships_with,
    tell,
    tile_price,
    tile_with,
)
from carrack.games.amalfi.refusals import (
    ARTWORK_TOO_DEAR,
    CHARACTER_TOO_DEAR,
    FINE,
    NOT_IN_ATLAS,
    NOT_IN_HAND_TO_INVITE,
    NOT_IN_WORKSHOP,
    ONE_SHIP_ONLY,
    OTHER_ARTWORK,
    OTHER_CHARACTER,
    SHIPS_TOO_DEAR,
    SHIPYARD_EMPTY,
    TILE_TOO_DEAR,
)
from carrack.games.amalfi.rows import leave, slot_of
from carrack.games.amalfi.stack import pop, push, push_effect, top
from carrack.games.amalfi.state import Table

ALL_KINDS: Final = 511

# --- what may be bought -------------------------------------------------------------------------------------


def acquire_refusal(table: Table, artwork: i64, kinds: i64, off: i64) -> i64:
    """An artwork of the Workshop that can be paid."""
    if table.art_at[artwork] != IN_ROW:
        return NOT_IN_WORKSHOP
    if kinds >> table.parts.art_kind[artwork] & 1 == 0:
        return OTHER_ARTWORK
    seat = table.actor
    price = artwork_price(table, seat, artwork, slot_of(table, WORKSHOP, artwork), off)
    return FINE if price <= funds(table, seat, artwork_with(table, seat, artwork)) else ARTWORK_TOO_DEAR


def discover_refusal(table: Table, tile: i64, off: i64) -> i64:
    """A tile of the Atlas that can be paid."""
    if table.tile_at[tile] != IN_ROW:
        return NOT_IN_ATLAS
    seat = table.actor
    price = tile_price(table, seat, tile, slot_of(table, ATLAS, tile), off)
    return FINE if price <= funds(table, seat, tile_with(table, seat, tile)) else TILE_TOO_DEAR


def invite_refusal(table: Table, character: i64, kinds: i64, off: i64) -> i64:
    """A character of the hand that can be paid."""
    seat = table.actor
    if i64(table.char_at[character]) != HELD + seat:
        return NOT_IN_HAND_TO_INVITE
    if kinds >> (CHARACTER + type_of(character)) & 1 == 0:
        return OTHER_CHARACTER
    price = character_price(table, seat, character, off)
    resources = character_with(table, seat, character)
    if resources == BREAD_PRICE:
        return bread_refusal(table, seat, price)
    return FINE if price <= funds(table, seat, resources) else CHARACTER_TOO_DEAR


def construct_refusal(table: Table, ships: i64, most: i64, off: i64) -> i64:
    """So many ships of the shipyard that can be paid."""
    seat = table.actor
    if ships > most:
        return ONE_SHIP_ONLY
    if ships > table.of(seat, YARD):
        return SHIPYARD_EMPTY
    price = ships_price(table, seat, ships, off)
    return FINE if price <= funds(table, seat, ships_with(table, seat)) else SHIPS_TOO_DEAR


def _row_into(table: Table, row: vec[i64], n: i64, kinds: i64, off: i64, tiles: bool) -> i64:
    """Write what may be bought of Workshop or Atlas, ascending; return the new length."""
    first = n
    slot: i64
    for slot in range(ROW_SIZE):
        item = i64(table.board[(ATLAS_AT if tiles else WORKSHOP_AT) + slot]) - 1
        if item < 0:
            continue
        reason = discover_refusal(table, item, off) if tiles else acquire_refusal(table, item, kinds, off)
        if reason == FINE:
            number: i64 = (actions.DISCOVER if tiles else actions.ACQUIRE) + item
            at = n
            while at > first and row[at - 1] > number:
                row[at] = row[at - 1]
                at -= 1
            row[at] = number
            n += 1
    return n


def purchases_into(table: Table, row: vec[i64], n: i64, kinds: i64, most: i64, off: i64, engage: bool) -> i64:
    """Write everything that may be bought, in the order of the numbers; return the new length.

    `most` is how many ships at once; engaging stands between inviting and constructing.
    """
    if kinds & 7 != 0:
        n = _row_into(table, row, n, kinds, off, False)
    if kinds >> DISCOVERY & 1 == 1:
        n = _row_into(table, row, n, kinds, off, True)
    if kinds >> CHARACTER & 15 != 0 and table.of(table.actor, HAND) > 0:
        mine = u8(HELD + table.actor)
        character: i64
        for character in range(CHARACTERS):
            if table.char_at[character] == mine and invite_refusal(table, character, kinds, off) == FINE:
                row[n] = actions.INVITE + character
                n += 1
    if engage:
        n = engagements_into(table, row, n)
    if kinds >> CONSTRUCTION & 1 == 1:
        ships: i64
        for ships in range(1, most + 1):
            if construct_refusal(table, ships, most, off) != FINE:
                break
            row[n] = actions.CONSTRUCT + ships - 1
            n += 1
    return n


# --- choosing -----------------------------------------------------------------------------------------------


def acquire(table: Table, artwork: i64, off: i64) -> None:
    """It is paid, and then it is owned."""
    seat = table.actor
    price = artwork_price(table, seat, artwork, slot_of(table, WORKSHOP, artwork), off)
    push(table, seat, language.OWN_ARTWORK, artwork)
    push(table, seat, PAYMENT, price, artwork_with(table, seat, artwork))
    table.phase = RUN


def discover(table: Table, tile: i64, off: i64) -> None:
    seat = table.actor
    price = tile_price(table, seat, tile, slot_of(table, ATLAS, tile), off)
    push(table, seat, language.OWN_TILE, tile)
    push(table, seat, PAYMENT, price, tile_with(table, seat, tile))
    table.phase = RUN


def invite(table: Table, character: i64, off: i64) -> None:
    seat = table.actor
    price = character_price(table, seat, character, off)
    push(table, seat, language.OWN_CHARACTER, character)
    push(table, seat, PAYMENT, price, character_with(table, seat, character))
    # While it is paid for, the card lies on the table already.
    show(table, seat, character)
    table.char_at[character] = u8(OWNED + seat)
    table.sheet[seat * SHEET + HAND] -= 1
    table.phase = RUN


def construct(table: Table, ships: i64, off: i64) -> None:
    seat = table.actor
    tell(table, "constructed", seat, "count", ships)
    push(table, seat, BUILD, ships)
    push(table, seat, PAYMENT, ships_price(table, seat, ships, off), ships_with(table, seat))
    table.phase = RUN


# --- owning -------------------------------------------------------------------------------------------------


def own_artwork(table: Table, seat: i64) -> None:
    """Points, the row filled again, then the bonus."""
    artwork = top(table, 2)
    pop(table)
    parts = table.parts
    slot = slot_of(table, WORKSHOP, artwork)
    leave(table, WORKSHOP, slot)
    kind = parts.art_kind[artwork]
    table.art_at[artwork] = u8(OWNED + seat)
    table.sheet[seat * SHEET + ARTS_OWNED + kind] += 1
    points = parts.art_points[artwork]
    earn(table, seat, points, P_ARTWORKS)
    log = table.log
    if log is not None:
        log.append(Event("acquired", int(seat), {"artwork": int(artwork), "points": int(points)}))
    gain_bread(table, seat, parts.row_gain[slot])
    set_off(table, seat, kind)
    push_effect(table, seat, parts.art_code[artwork], 1)
    push(table, seat, REFILL, WORKSHOP)


def own_tile(table: Table, seat: i64) -> None:
    """Points, and a destination of one's own."""
    tile = top(table, 2)
    pop(table)
    parts = table.parts
    slot = slot_of(table, ATLAS, tile)
    leave(table, ATLAS, slot)
    table.tile_at[tile] = u8(OWNED + seat)
    table.sheet[seat * SHEET + TILES_OWNED] += 1
    points = parts.tile_points[tile]
    earn(table, seat, points, P_DISCOVERIES)
    log = table.log
    if log is not None:
        args = {"destination": int(FIRST_TILE + tile), "points": int(points)}
        log.append(Event("discovered", int(seat), args))
    gain_bread(table, seat, parts.row_gain[slot])
    set_off(table, seat, DISCOVERY)
    push(table, seat, REFILL, ATLAS)


def own_character(table: Table, seat: i64) -> None:
    """The card lies beside the board; an immediate effect follows."""
    character = top(table, 2)
    pop(table)
    kind = type_of(character)
    tell(table, "invited", seat, "character", character)
    set_off(table, seat, CHARACTER + kind)
    one: i64 = 1
    start = seat * MASKS
    if kind == language.END_GAME:
        table.masks[start + M_END_GAMES] |= one << character
    elif kind == language.IMMEDIATE:
        table.sheet[seat * SHEET + IMMEDIATES] += 1
        push_effect(table, seat, table.parts.char_code[character], table.parts.char_size[character])
    elif kind == language.PERMANENT:
        table.masks[start + M_PERMANENTS] |= one << (character - FIRST_PERMANENT)
    else:
        table.masks[start + M_ENGAGEABLES] |= one << (character - FIRST_ENGAGEABLE)


# --- purchases that an effect grants ------------------------------------------------------------------------


def granted_kinds(table: Table) -> i64:
    """The set of purchases that the clause on top grants."""
    return top(table, 3)


def run_grant(table: Table, seat: i64) -> None:
    """Ask what to buy, where something may be bought, or might be after an optional action."""
    table.actor = seat
    if _may_buy(table, seat):
        table.phase = GRANTED
    else:
        pop(table)


def _may_buy(table: Table, seat: i64) -> bool:
    what = top(table, 2)
    if what == GRANT_INVITE:
        # To be asked must not betray what is in the hand.
        return table.of(seat, HAND) > 0
    if what == GRANT_CONSTRUCT and table.of(seat, YARD) == 0:
        return False
    if idle_ships(table, seat) > table.of(seat, BAY) and not is_sending(table):
        return True
    off = top(table, 4)
    if what == GRANT_CONSTRUCT:
        return construct_refusal(table, 1, 1, off) == FINE
    kinds = granted_kinds(table)
    slot: i64
    for slot in range(ROW_SIZE):
        item = i64(table.board[(ATLAS_AT if what == GRANT_DISCOVER else WORKSHOP_AT) + slot]) - 1
        if item < 0:
            continue
        if what == GRANT_ACQUIRE:
            if acquire_refusal(table, item, kinds, off) == FINE:
                return True
        elif discover_refusal(table, item, off) == FINE:
            return True
    return False


def decline(table: Table) -> None:
    """Nothing is bought."""
    pop(table)
    table.phase = RUN
