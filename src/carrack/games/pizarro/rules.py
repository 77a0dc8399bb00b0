"""What is legal, why not, and what follows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE
from carrack.core.verdicts import Verdict
from carrack.games.pizarro import actions
from carrack.games.pizarro import layout as at
from carrack.games.pizarro import refusals as why
from carrack.games.pizarro.auction import answer_veto, make_bid, pass_on, pay, turn_up
from carrack.games.pizarro.flow import name_auctioneer, settle
from carrack.games.pizarro.gold import take_gold, worth
from carrack.games.pizarro.payment import completes, highest_bid
from carrack.games.pizarro.state import Table
from carrack.games.pizarro.voyage import can_move, lose_card, pick_half, pick_track, put_under, sail_magellan
from carrack.games.pizarro.year import finish_swap, stop_pizarro, swap_card, turn_gold_up

# --- a single number ------------------------------------------------------------------------------------


def refusal(table: Table, number: i64) -> i64:
    """FINE when the actor may pick this number, else the reason."""
    if table.actor == CHANCE:
        return _chance_refusal(table, number)
    phase = table.phase
    if number < actions.PASS:
        return (
            bid_refusal(table, table.actor, number - actions.BID + 1)
            if phase == at.BIDDING
            else why.NO_BIDDING
        )
    if number == actions.PASS:
        return why.FINE if phase == at.BIDDING else why.NO_BIDDING
    if number < actions.VETO:
        return pay_refusal(table, number - actions.PAY) if phase == at.PAYING else why.NO_PAYMENT
    if number <= actions.ALLOW:
        return why.FINE if phase == at.VETO else why.NO_VETO_ASKED
    if number <= actions.FROM_RIGHT:
        return ship_refusal(table, number) if phase == at.PICK_SHIP else why.NO_SHIP_TO_PICK
    if number <= actions.RIGHT:
        return why.FINE if phase == at.PICK_HALF else why.NO_HALF_TO_PICK
    if number < actions.SWAP:
        return (
            under_refusal(table, number - actions.UNDER)
            if phase == at.PUT_UNDER
            else why.NOTHING_TO_PUT_UNDER
        )
    if number < actions.DRAW:
        return swap_refusal(table, number - actions.SWAP) if phase == at.SWAPPING else why.NO_SWAP
    if number == actions.DRAW:
        return why.FINE if phase == at.PIZARRO_DRAW else why.NO_PIZARRO
    return why.FINE if phase in (at.PIZARRO_DRAW, at.SWAPPING) else why.NOTHING_TO_STOP


def _holds(table: Table, value: i64) -> bool:
    return table.gold[table.hand(table.actor) + value] > 0


def bid_refusal(table: Table, seat: i64, amount: i64) -> i64:
    """A bid is higher than the one that stands, and can be paid."""
    if amount <= table.bid:
        return why.BID_TOO_LOW
    if amount > worth(table, table.hand(seat)):
        return why.BID_UNAFFORDABLE
    return why.BID_MUST_KEEP_A_CARD if amount > highest_bid(table, seat) else why.FINE


def explain_bid(table: Table, seat: i64, reason: i64, amount: i64) -> Verdict:
    """Why a seat may not bid so much."""
    code, rule = why.REASONS[int(reason)]
    args: dict[str, object] = {"standing": int(table.bid)}
    if reason == why.BID_UNAFFORDABLE:
        args = {"have": int(worth(table, table.hand(seat))), "need": int(amount)}
    elif reason == why.BID_MUST_KEEP_A_CARD:
        args = {"most": int(highest_bid(table, seat))}
    return Verdict(code, args, rule)


def pay_refusal(table: Table, value: i64) -> i64:
    """A card of the hand that leads to an exact payment, or to one without a needless card."""
    if not _holds(table, value):
        return why.NOT_IN_HAND_TO_PAY
    if completes(table, table.actor, value):
        return why.FINE
    return why.EXACT_POSSIBLE if table.exact else why.NEEDLESS_CARD


def ship_refusal(table: Table, number: i64) -> i64:
    """Magellan's ships by name, da Gama's by the half they are on."""
    if (table.explorer == at.MAGELLAN) != (number < actions.FROM_LEFT):
        return why.NOT_THAT_SHIP
    if table.explorer != at.MAGELLAN:
        return why.FINE
    return why.FINE if can_move(table, table.actor, number - actions.SHIP) else why.NOT_THAT_SHIP


def under_refusal(table: Table, value: i64) -> i64:
    """Side A takes a hand card, side B one that was paid with."""
    if table.parts.is_b(at.MAGELLAN):
        return why.FINE if table.gold[table.paid() + value] > 0 else why.NOT_PAID_WITH
    return why.FINE if _holds(table, value) else why.NOT_IN_HAND_TO_LAY


def swap_refusal(table: Table, value: i64) -> i64:
    """Any card of the hand."""
    return why.FINE if _holds(table, value) else why.NOT_IN_HAND_TO_SWAP


def _chance_refusal(table: Table, number: i64) -> i64:
    phase = table.phase
    if number < actions.EXPLORER:
        if phase != at.CHOOSE_AUCTIONEER:
            return why.NOT_THIS_CHANCE
        return why.FINE if number - actions.AUCTIONEER < table.seats else why.NOT_AT_TABLE
    if number < actions.GOLD:
        if phase != at.TURN_UP:
            return why.NOT_THIS_CHANCE
        return why.FINE if table.deck[number - actions.EXPLORER] > 0 else why.NO_SUCH_EXPLORER
    if number < actions.LOSE:
        if phase != at.DRAWING:
            return why.NOT_THIS_CHANCE
        return why.FINE if table.gold[table.supply() + number - actions.GOLD] > 0 else why.NO_SUCH_GOLD
    if phase != at.LOSING:
        return why.NOT_THIS_CHANCE
    return why.FINE if table.gold[table.hand(table.drawer) + number - actions.LOSE] > 0 else why.NO_SUCH_GOLD


# --- all numbers ----------------------------------------------------------------------------------------


def _gold_into(table: Table, row_of_gold: i64, first: i64, row: vec[i64], n: i64) -> i64:
    """Write `first + value` for every value in a row of gold; return the new length."""
    value: i64
    for value in range(at.VALUES):
        if table.gold[row_of_gold + value] > 0:
            row[n] = first + value
            n += 1
    return n


def legal_into(table: Table, row: vec[i64]) -> i64:
    """Write the legal numbers, ascending; return how many."""
    if table.actor == CHANCE:
        return _chance_into(table, row)
    phase = table.phase
    n: i64 = 0
    i: i64
    if phase == at.BIDDING:
        for i in range(table.bid, highest_bid(table, table.actor)):
            row[n] = actions.BID + i
            n += 1
        row[n] = actions.PASS
        return n + 1
    if phase == at.PAYING:
        for i in range(at.VALUES):
            if pay_refusal(table, i) == why.FINE:
                row[n] = actions.PAY + i
                n += 1
        return n
    if phase == at.VETO:
        row[0] = actions.VETO
        row[1] = actions.ALLOW
        return 2
    if phase == at.PICK_SHIP:
        for i in range(actions.SHIP, actions.FROM_RIGHT + 1):
            if ship_refusal(table, i) == why.FINE:
                row[n] = i
                n += 1
        return n
    if phase == at.PICK_HALF:
        row[0] = actions.LEFT
        row[1] = actions.RIGHT
        return 2
    if phase == at.PUT_UNDER:
        paid = table.parts.is_b(at.MAGELLAN)
        return _gold_into(table, table.paid() if paid else table.hand(table.actor), actions.UNDER, row, 0)
    if phase == at.SWAPPING:
        n = _gold_into(table, table.hand(table.actor), actions.SWAP, row, 0)
        row[n] = actions.STOP
        return n + 1
    row[0] = actions.DRAW
    row[1] = actions.STOP
    return 2


def _chance_into(table: Table, row: vec[i64]) -> i64:
    phase = table.phase
    n: i64 = 0
    i: i64
    if phase == at.DRAWING:
        return _gold_into(table, table.supply(), actions.GOLD, row, 0)
    if phase == at.LOSING:
        return _gold_into(table, table.hand(table.drawer), actions.LOSE, row, 0)
    if phase == at.TURN_UP:
        for i in range(at.EXPLORERS):
            if table.deck[i] > 0:
                row[n] = actions.EXPLORER + i
                n += 1
        return n
    for i in range(table.seats):
        row[i] = actions.AUCTIONEER + i
    return table.seats


def weights_into(table: Table, row: vec[i64]) -> i64:
    """Write how many cards stand behind each legal number of chance."""
    phase = table.phase
    n: i64 = 0
    i: i64
    if phase == at.TURN_UP:
        for i in range(at.EXPLORERS):
            if table.deck[i] > 0:
                row[n] = i64(table.deck[i])
                n += 1
        return n
    if phase == at.CHOOSE_AUCTIONEER:
        for i in range(table.seats):
            row[i] = 1
        return table.seats
    start = table.supply() if phase == at.DRAWING else table.hand(table.drawer)
    for i in range(at.VALUES):
        if table.gold[start + i] > 0:
            row[n] = i64(table.gold[start + i])
            n += 1
    return n


def candidates_into(table: Table, row: vec[i64]) -> i64:
    """Write every number a person could try: bids up to all the gold in the hand, all cards of the hand."""
    phase = table.phase
    if table.actor == CHANCE or phase in (at.VETO, at.PICK_HALF, at.PIZARRO_DRAW, at.SWAPPING, at.PUT_UNDER):
        return legal_into(table, row)
    n: i64 = 0
    i: i64
    if phase == at.BIDDING:
        most = worth(table, table.hand(table.actor))
        if most < table.bid + 1:
            most = table.bid + 1
        for i in range(most if most < actions.MOST_BID else i64(actions.MOST_BID)):
            row[n] = actions.BID + i
            n += 1
        row[n] = actions.PASS
        return n + 1
    if phase == at.PAYING:
        return _gold_into(table, table.hand(table.actor), actions.PAY, row, 0)
    if table.explorer == at.MAGELLAN:
        for i in range(at.MAGELLANS):
            row[i] = actions.SHIP + i
        return at.MAGELLANS
    row[0] = actions.FROM_LEFT
    row[1] = actions.FROM_RIGHT
    return 2


# --- what follows ---------------------------------------------------------------------------------------


def step(table: Table, number: i64) -> None:
    """Carry out a legal number, and all that follows without an answer."""
    if number < actions.PASS:
        make_bid(table, number - actions.BID + 1)
    elif number == actions.PASS:
        pass_on(table)
    elif number < actions.VETO:
        pay(table, number - actions.PAY)
    elif number <= actions.ALLOW:
        answer_veto(table, number == actions.VETO)
    elif number < actions.FROM_LEFT:
        sail_magellan(table, number - actions.SHIP)
    elif number <= actions.FROM_RIGHT:
        pick_track(table, at.DA_GAMA if number == actions.FROM_LEFT else at.DA_GAMA_RIGHT)
    elif number <= actions.RIGHT:
        pick_half(table, at.DA_GAMA if number == actions.LEFT else at.DA_GAMA_RIGHT)
    elif number < actions.SWAP:
        put_under(table, number - actions.UNDER)
    elif number < actions.DRAW:
        swap_card(table, number - actions.SWAP)
    elif number == actions.DRAW:
        turn_gold_up(table)
    elif number == actions.STOP:
        if table.phase == at.SWAPPING:
            finish_swap(table)
        else:
            stop_pizarro(table)
    elif number < actions.EXPLORER:
        name_auctioneer(table, number - actions.AUCTIONEER)
    elif number < actions.GOLD:
        turn_up(table, number - actions.EXPLORER)
    elif number < actions.LOSE:
        take_gold(table, number - actions.GOLD)
    else:
        lose_card(table, number - actions.LOSE)
    settle(table)
