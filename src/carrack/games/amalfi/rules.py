"""What is legal, why not, and what follows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE
from carrack.games.amalfi import actions
from carrack.games.amalfi.draws import chance_into, chance_refusal
from carrack.games.amalfi.language import (
    GRANT_ACQUIRE,
    GRANT_CONSTRUCT,
    GRANT_DISCOVER,
    GRANT_INVITE,
    RESOURCES,
)
from carrack.games.amalfi.layout import (
    ATLAS_AT,
    COUNCIL_AT,
    COUNCIL_SIZE,
    DECREE_NEXT,
    DESTINATIONS,
    DRAFTING,
    ENGAGEABLES,
    ERECTING,
    FEED_NOW,
    FIRST_TILE,
    GRANTED,
    KEEPING,
    LIGHTHOUSE,
    M_ENGAGEABLES,
    NO_LIGHTHOUSE,
    ORDERING,
    OWNED,
    PACKS,
    PAYING,
    PICK_PACK,
    ROW_SIZE,
    SENDING,
    SHIPYARD,
    STRAIGHTENING,
    TAKING,
    TURN,
    WORKSHOP_AT,
    YARD,
)
from carrack.games.amalfi.phases import effects, hands, navigation, optional, payment, purchase
from carrack.games.amalfi.phases.turns import main_refusal
from carrack.games.amalfi.refusals import (
    FINE,
    NO_BREAD_CHOICE,
    NO_ERECTING,
    NO_ORDER,
    NO_PACK,
    NO_POINTS_CHOICE,
    NO_SENDING,
    NO_STRAIGHTENING,
    NO_TAKING,
    NO_TURN,
    NOTHING_TO_END,
    OTHER_PURCHASE,
)
from carrack.games.amalfi.stack import top
from carrack.games.amalfi.state import Table

# --- a single number ------------------------------------------------------------------------------------


def refusal(table: Table, number: i64) -> i64:
    """FINE when the actor may pick this number, else the reason."""
    if table.actor == CHANCE:
        return chance_refusal(table, number)
    phase = table.phase
    if number <= actions.PASS:
        if phase == TURN:
            return main_refusal(table, number)
        return grant_refusal(table, number) if phase == GRANTED else NO_TURN
    if number < actions.SUPPLY:
        hold = number - actions.UNLOAD
        if phase == PAYING:
            return payment.pay_unload_refusal(table, hold)
        return optional.unload_refusal(table, hold)
    if number == actions.SUPPLY:
        return payment.pay_supply_refusal(table) if phase == PAYING else optional.supply_refusal(table)
    if number < actions.SEND:
        return optional.discard_refusal(table, number - actions.DISCARD)
    if number < actions.BREAD:
        if phase == SENDING:
            return navigation.send_refusal(table, number - actions.SEND)
        if phase == LIGHTHOUSE:
            return navigation.lighthouse_refusal(table, number - actions.SEND)
        return NO_SENDING
    if number == actions.BREAD:
        return FINE if phase == LIGHTHOUSE else NO_BREAD_CHOICE
    if number == actions.POINTS:
        return FINE if phase == NO_LIGHTHOUSE else NO_POINTS_CHOICE
    if number == actions.DONE:
        return FINE if phase in (SENDING, GRANTED, FEED_NOW, DECREE_NEXT) else NOTHING_TO_END
    if number < actions.STRAIGHTEN:
        return effects.erect_refusal(table, number - actions.ERECT) if phase == ERECTING else NO_ERECTING
    if number < actions.TAKE:
        if phase != STRAIGHTENING:
            return NO_STRAIGHTENING
        return effects.straighten_refusal(table, number - actions.STRAIGHTEN)
    if number < actions.CHARACTER_FIRST:
        return _take_refusal(table, number - actions.TAKE)
    if number < actions.PACK:
        return FINE if phase == ORDERING else NO_ORDER
    return hands.pack_refusal(table, number - actions.PACK) if phase == PICK_PACK else NO_PACK


def _take_refusal(table: Table, character: i64) -> i64:
    phase = table.phase
    if phase in (KEEPING, DRAFTING):
        return hands.keep_refusal(table, character)
    return effects.take_refusal(table, character) if phase in (TAKING, NO_LIGHTHOUSE) else NO_TAKING


def grant_refusal(table: Table, number: i64) -> i64:
    """A purchase that an effect grants: of its own action alone."""
    what = top(table, 2)
    kinds = top(table, 3)
    off = top(table, 4)
    if actions.ACQUIRE <= number < actions.DISCOVER:
        if what == GRANT_ACQUIRE:
            return purchase.acquire_refusal(table, number - actions.ACQUIRE, kinds, off)
    elif actions.DISCOVER <= number < actions.INVITE:
        if what == GRANT_DISCOVER:
            return purchase.discover_refusal(table, number - actions.DISCOVER, off)
    elif actions.INVITE <= number < actions.ENGAGE:
        if what == GRANT_INVITE:
            return purchase.invite_refusal(table, number - actions.INVITE, kinds, off)
    elif actions.CONSTRUCT <= number < actions.PASS and what == GRANT_CONSTRUCT:
        return purchase.construct_refusal(table, number - actions.CONSTRUCT + 1, 1, off)
    return OTHER_PURCHASE


# --- all numbers ----------------------------------------------------------------------------------------


def legal_into(table: Table, row: vec[i64]) -> i64:
    """Write the legal numbers, ascending; return how many."""
    if table.actor == CHANCE:
        return chance_into(table, row, False)
    phase = table.phase
    if phase < TURN:
        return _hands_into(table, row)
    n: i64 = 0
    if phase == TURN:
        n = navigation.navigations_into(table, row, n)
        n = purchase.purchases_into(table, row, n, purchase.ALL_KINDS, SHIPYARD, 0, True)
        row[n] = actions.PASS
        n += 1
    elif phase == GRANTED:
        n = purchase.purchases_into(table, row, n, top(table, 3), 1, top(table, 4), False)
    if phase == PAYING:
        n = payment.payments_into(table, row, n)
    else:
        n = optional.ships_into(table, row, n)
    n = optional.cards_into(table, actions.DISCARD, row, n)
    if phase == SENDING:
        n = navigation.sends_into(table, row, n)
    elif phase == LIGHTHOUSE:
        n = navigation.lighthouse_into(table, row, n)
        row[n] = actions.BREAD
        return n + 1
    elif phase == TAKING:
        return effects.takes_into(table, row, n)
    elif phase == NO_LIGHTHOUSE:
        row[n] = actions.POINTS
        return effects.takes_into(table, row, n + 1)
    elif phase == ERECTING:
        return effects.slots_into(table, row, n)
    elif phase == STRAIGHTENING:
        return effects.straightens_into(table, row, n)
    elif phase == ORDERING:
        row[n] = actions.CHARACTER_FIRST
        row[n + 1] = actions.CHARACTER_LAST
        return n + 2
    if phase in (SENDING, GRANTED, FEED_NOW, DECREE_NEXT):
        row[n] = actions.DONE
        n += 1
    return n


def _hands_into(table: Table, row: vec[i64]) -> i64:
    if table.phase != PICK_PACK:
        return hands.keeps_into(table, row, 0)
    n: i64 = 0
    pack: i64
    for pack in range(PACKS):
        if hands.pack_refusal(table, pack) == FINE:
            row[n] = actions.PACK + pack
            n += 1
    return n


def weights_into(table: Table, row: vec[i64]) -> i64:
    """Write the weight of each legal number of chance."""
    return chance_into(table, row, True)


def candidates_into(table: Table, row: vec[i64]) -> i64:
    """Write every number a person could try: what lies in the rows, in the hand, on the table."""
    phase = table.phase
    if table.actor == CHANCE or phase < PICK_PACK:
        return legal_into(table, row)
    if phase in (KEEPING, DRAFTING):
        return legal_into(table, row)
    n: i64 = 0
    if phase == PICK_PACK:
        return _some_into(actions.PACK, PACKS, row, n)
    if phase == TURN:
        n = _turn_into(table, row, True, True, True, True)
    elif phase == GRANTED:
        what = top(table, 2)
        n = _turn_into(
            table,
            row,
            what == GRANT_ACQUIRE,
            what == GRANT_DISCOVER,
            what == GRANT_INVITE,
            what == GRANT_CONSTRUCT,
        )
    n = _some_into(actions.UNLOAD, RESOURCES + 1, row, n)
    n = optional.cards_into(table, actions.DISCARD, row, n)
    if phase in (SENDING, LIGHTHOUSE):
        n = _some_into(actions.SEND, RESOURCES, row, n)
    if phase == LIGHTHOUSE:
        return _some_into(actions.BREAD, 1, row, n)
    if phase == NO_LIGHTHOUSE:
        n = _some_into(actions.POINTS, 1, row, n)
    if phase in (SENDING, GRANTED, FEED_NOW, DECREE_NEXT):
        return _some_into(actions.DONE, 1, row, n)
    if phase == ERECTING:
        return _places_into(table, actions.ERECT, False, row, n)
    if phase == STRAIGHTENING:
        return _engageables_into(table, actions.STRAIGHTEN, row, n)
    if phase in (TAKING, NO_LIGHTHOUSE):
        return _items_into(table, COUNCIL_AT, COUNCIL_SIZE, actions.TAKE, row, n)
    if phase == ORDERING:
        return _some_into(actions.CHARACTER_FIRST, 2, row, n)
    return n


def _some_into(first: i64, count: i64, row: vec[i64], n: i64) -> i64:
    i: i64
    for i in range(count):
        row[n] = first + i
        n += 1
    return n


def _turn_into(
    table: Table, row: vec[i64], artworks: bool, tiles: bool, characters: bool, ships: bool
) -> i64:
    """Main actions, or those of them that an effect grants."""
    n: i64 = 0
    turn = table.phase == TURN
    if turn:
        n = _places_into(table, actions.NAVIGATE, True, row, n)
    if artworks:
        n = _items_into(table, WORKSHOP_AT, ROW_SIZE, actions.ACQUIRE, row, n)
    if tiles:
        n = _items_into(table, ATLAS_AT, ROW_SIZE, actions.DISCOVER, row, n)
    if characters:
        n = optional.cards_into(table, actions.INVITE, row, n)
    if turn:
        n = _engageables_into(table, actions.ENGAGE, row, n)
    if ships:
        n = _some_into(actions.CONSTRUCT, table.of(table.actor, YARD) if turn else 1, row, n)
    if turn:
        n = _some_into(actions.PASS, 1, row, n)
    return n


def _places_into(table: Table, first: i64, mine: bool, row: vec[i64], n: i64) -> i64:
    """The destinations on the table; to dock at, of the tiles only one's own."""
    place: i64
    for place in range(DESTINATIONS):
        if place >= FIRST_TILE:
            where = i64(table.tile_at[place - FIRST_TILE])
            if where < OWNED or (mine and where != OWNED + table.actor):
                continue
        row[n] = first + place
        n += 1
    return n


def _items_into(table: Table, at: i64, size: i64, first: i64, row: vec[i64], n: i64) -> i64:
    """What lies in a row of the board, ascending."""
    start = n
    slot: i64
    for slot in range(size):
        number = first + i64(table.board[at + slot]) - 1
        if number < first:
            continue
        put = n
        while put > start and row[put - 1] > number:
            row[put] = row[put - 1]
            put -= 1
        row[put] = number
        n += 1
    return n


def _engageables_into(table: Table, first: i64, row: vec[i64], n: i64) -> i64:
    mine = table.mask(table.actor, M_ENGAGEABLES)
    i: i64
    for i in range(ENGAGEABLES):
        if mine >> i & 1 == 1:
            row[n] = first + i
            n += 1
    return n
