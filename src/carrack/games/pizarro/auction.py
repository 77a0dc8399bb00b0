"""One explorer card at a time: turned up, perhaps vetoed, bid for, paid."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.events import Event
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.gold import leave_hand_openly
from carrack.games.pizarro.payment import can_pay_exactly, keeps_a_card
from carrack.games.pizarro.state import Table


def next_card(table: Table) -> None:
    """Turn up the next card of the year; after the last one the year ends."""
    table.explorer = at.NONE
    table.bidder = at.NONE
    table.bid = 0
    table.due = 0
    table.exact = False
    table.ship = at.NONE
    seat: i64
    for seat in range(table.seats):
        table.sheet[seat * at.SHEET + at.PASSED] = 0
        table.sheet[seat * at.SHEET + at.BID_MADE] = 0
    if face_down(table) > 0:
        table.phase = at.TURN_UP
        table.actor = CHANCE
    elif len(table.vetoed) > 0:
        explorer = i64(table.vetoed[0])
        table.vetoed = table.vetoed[1:]
        _offer(table, explorer)
    else:
        table.phase = at.YEAR_ENDS


def face_down(table: Table) -> i64:
    """How many cards of the year nobody has seen yet."""
    count: i64 = 0
    explorer: i64
    for explorer in range(at.EXPLORERS):
        count += i64(table.deck[explorer])
    return count


def turn_up(table: Table, explorer: i64) -> None:
    """Chance has turned up a card."""
    table.deck[explorer] -= 1
    _offer(table, explorer)


def _offer(table: Table, explorer: i64) -> None:
    table.explorer = explorer
    log = table.log
    if log is not None:
        log.append(Event("offered", -1, {"explorer": int(explorer), "year": int(table.year) + 1}))
    if face_down(table) + len(table.vetoed) > 0 and table.vetoes(table.opener) > 0:
        table.phase = at.VETO
        table.actor = table.opener
    else:
        table.actor = table.opener
        _ask_next_veto(table)


# --- veto -----------------------------------------------------------------------------------------------


def _ask_next_veto(table: Table) -> None:
    """The next holder of a veto is asked; the last card of the year cannot be vetoed."""
    if face_down(table) + len(table.vetoed) > 0:
        seat = table.next_seat(table.actor)
        while seat != table.opener:
            if table.vetoes(seat) > 0:
                table.phase = at.VETO
                table.actor = seat
                return
            seat = table.next_seat(seat)
    table.phase = at.BIDDING
    _next_bidder(table, table.opener)


def answer_veto(table: Table, vetoes: bool) -> None:
    """A veto sends the card under the stack of the year; else the next holder is asked."""
    log = table.log
    if not vetoes:
        if log is not None:
            log.append(Event("allowed", int(table.actor)))
        _ask_next_veto(table)
        return
    table.sheet[table.actor * at.SHEET + at.VETOES] -= 1
    table.vetoed = append(table.vetoed, u8(table.explorer))
    if log is not None:
        log.append(Event("vetoed", int(table.actor), {"explorer": int(table.explorer)}))
    table.phase = at.NEXT_CARD


# --- bidding --------------------------------------------------------------------------------------------


def is_eligible(table: Table, seat: i64) -> bool:
    """Year I: a ship left to place. Later: an own ship on the space before."""
    if table.year == 0:
        return table.sheet[seat * at.SHEET + at.SHIPS_LEFT] > 0
    before = table.year - 1
    if table.explorer == at.MAGELLAN:
        ship: i64
        for ship in range(at.MAGELLANS):
            start = ship * at.MAGELLAN_SHEET
            # Spaces of Magellan's ships count from 1.
            if table.magellan[start + at.OWNER] == seat and table.magellan[start + at.SPACE] == before + 1:
                return True
        return False
    if table.explorer == at.DA_GAMA and table.ships_on(seat, at.DA_GAMA_RIGHT, before) > 0:
        return True
    return table.ships_on(seat, table.explorer, before) > 0


def may_bid(table: Table, seat: i64) -> bool:
    """Whether a seat takes part in this auction: what everybody can see decides it."""
    needed: i64 = 2 if keeps_a_card(table) else 1
    return table.hand_size(seat) >= needed and is_eligible(table, seat)


def _is_in(table: Table, seat: i64) -> bool:
    return table.sheet[seat * at.SHEET + at.PASSED] == 0 and may_bid(table, seat)


def _next_bidder(table: Table, first: i64) -> None:
    """Ask the next seat that is still in; the only one left with a bid buys, and nobody means unsold."""
    seat = first
    _i: i64
    for _i in range(table.seats):
        if seat != table.bidder and _is_in(table, seat):
            table.actor = seat
            return
        seat = table.next_seat(seat)
    if table.bidder != at.NONE:
        _buy(table)
        return
    log = table.log
    if log is not None:
        log.append(Event("unsold", -1, {"explorer": int(table.explorer)}))
    table.phase = at.NEXT_CARD


def make_bid(table: Table, amount: i64) -> None:
    """A higher bid stands."""
    table.bid = amount
    table.bidder = table.actor
    table.sheet[table.actor * at.SHEET + at.BID_MADE] = amount
    if amount >= table.sheet[table.actor * at.SHEET + at.FLOOR]:
        start = table.actor * at.SHEET
        table.sheet[start + at.FLOOR] = amount
        table.sheet[start + at.FLOOR_KEEPS] = 1 if keeps_a_card(table) else 0
        first: i64 = at.NOTE_BID_AND_KEEP if keeps_a_card(table) else at.NOTE_BID
        table.note_amount(first + table.actor, amount)
    log = table.log
    if log is not None:
        log.append(Event("bid", int(table.actor), {"amount": int(amount)}))
    _next_bidder(table, table.next_seat(table.actor))


def pass_on(table: Table) -> None:
    """A pass is final for this card."""
    table.sheet[table.actor * at.SHEET + at.PASSED] = 1
    log = table.log
    if log is not None:
        log.append(Event("passed", int(table.actor)))
    _next_bidder(table, table.next_seat(table.actor))


# --- paying ---------------------------------------------------------------------------------------------


def _buy(table: Table) -> None:
    seat = table.bidder
    table.actor = seat
    table.phase = at.PAYING
    table.due = table.bid
    table.exact = can_pay_exactly(table, seat, table.bid)
    table.sheet[seat * at.SHEET + at.BID_MADE] = 0
    log = table.log
    if log is not None:
        log.append(Event("bought", int(seat), {"explorer": int(table.explorer), "amount": int(table.bid)}))


def pay(table: Table, value: i64) -> None:
    """One card of the payment; with the last one the ship sails."""
    leave_hand_openly(table, table.actor, value)
    table.gold[table.paid() + value] += 1
    table.due -= value + 1
    log = table.log
    if log is not None:
        log.append(Event("paid", int(table.actor), {"card": int(value) + 1}))
    if table.due <= 0:
        if table.due < 0:
            _remember_overpayment(table)
        table.due = 0
        table.exact = False
        table.phase = at.VOYAGE


def _remember_overpayment(table: Table) -> None:
    """Who pays too much had nothing exact: everybody can keep that in mind."""
    seat = table.actor
    table.note_amount(at.NOTE_OVERPAID + seat, table.bid)
    table.note_counts(table.paid())
