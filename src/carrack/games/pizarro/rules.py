"""What is legal, why not, and what follows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE
from carrack.core.verdicts import Verdict
from carrack.games.pizarro.actions import (
    ALLOW,
    AUCTIONEER,
    BID,
    DRAW,
    EXPLORER,
    FROM_LEFT,
    FROM_RIGHT,
    GOLD,
    LEFT,
    LOSE,
    MOST_BID,
    PASS,
    PAY,
    RIGHT,
    SHIP,
    STOP,
    SWAP,
    UNDER,
)
from carrack.games.pizarro.actions import VETO as VETO_IT
from carrack.games.pizarro.auction import answer_veto, make_bid, pass_on, pay, turn_up
from carrack.games.pizarro.flow import name_auctioneer, settle
from carrack.games.pizarro.gold import take_gold, worth
from carrack.games.pizarro.payment import completes, highest_bid
from carrack.games.pizarro.refusals import (
    BID_MUST_KEEP_A_CARD,
    BID_TOO_LOW,
    BID_UNAFFORDABLE,
    EXACT_POSSIBLE,
    FINE,
    NEEDLESS_CARD,
    NO_BIDDING,
    NO_HALF_TO_PICK,
    NO_PAYMENT,
    NO_PIZARRO,
    NO_SHIP_TO_PICK,
    NO_SUCH_EXPLORER,
    NO_SUCH_GOLD,
    NO_SWAP,
    NO_VETO_ASKED,
    NOT_AT_TABLE,
    NOT_IN_HAND_TO_LAY,
    NOT_IN_HAND_TO_PAY,
    NOT_IN_HAND_TO_SWAP,
    NOT_PAID_WITH,
    NOT_THAT_SHIP,
    NOT_THIS_CHANCE,
    NOTHING_TO_PUT_UNDER,
    NOTHING_TO_STOP,
    REASONS,
)
from carrack.games.pizarro.state import (
    BIDDING,
    CHOOSE_AUCTIONEER,
    DA_GAMA,
    DA_GAMA_RIGHT,
    DRAWING,
    EXPLORERS,
    LOSING,
    MAGELLAN,
    MAGELLANS,
    PAYING,
    PICK_HALF,
    PICK_SHIP,
    PIZARRO_DRAW,
    PUT_UNDER,
    SWAPPING,
    TURN_UP,
    VALUES,
    VETO,
    Table,
)
from carrack.games.pizarro.voyage import can_move, lose_card, pick_half, pick_track, put_under, sail_magellan
from carrack.games.pizarro.year import finish_swap, stop_pizarro, swap_card, turn_gold_up

# --- a single number ------------------------------------------------------------------------------------


def refusal(table: Table, number: i64) -> i64:
    """FINE when the actor may pick this number, else the reason."""
    if table.actor == CHANCE:
        return _chance_refusal(table, number)
    phase = table.phase
    if number < PASS:
        return bid_refusal(table, table.actor, number - BID + 1) if phase == BIDDING else NO_BIDDING
    if number == PASS:
        return FINE if phase == BIDDING else NO_BIDDING
    if number < VETO_IT:
        return pay_refusal(table, number - PAY) if phase == PAYING else NO_PAYMENT
    if number <= ALLOW:
        return FINE if phase == VETO else NO_VETO_ASKED
    if number <= FROM_RIGHT:
        return ship_refusal(table, number) if phase == PICK_SHIP else NO_SHIP_TO_PICK
    if number <= RIGHT:
        return FINE if phase == PICK_HALF else NO_HALF_TO_PICK
    if number < SWAP:
        return under_refusal(table, number - UNDER) if phase == PUT_UNDER else NOTHING_TO_PUT_UNDER
    if number < DRAW:
        return swap_refusal(table, number - SWAP) if phase == SWAPPING else NO_SWAP
    if number == DRAW:
        return FINE if phase == PIZARRO_DRAW else NO_PIZARRO
    return FINE if phase in (PIZARRO_DRAW, SWAPPING) else NOTHING_TO_STOP


def _holds(table: Table, value: i64) -> bool:
    return table.gold[table.hand(table.actor) + value] > 0


def bid_refusal(table: Table, seat: i64, amount: i64) -> i64:
    """A bid is higher than the one that stands, and can be paid."""
    if amount <= table.bid:
        return BID_TOO_LOW
    if amount > worth(table, table.hand(seat)):
        return BID_UNAFFORDABLE
    return BID_MUST_KEEP_A_CARD if amount > highest_bid(table, seat) else FINE


def explain_bid(table: Table, seat: i64, reason: i64, amount: i64) -> Verdict:
    """Why a seat may not bid so much."""
    code, rule = REASONS[int(reason)]
    args: dict[str, object] = {"standing": int(table.bid)}
    if reason == BID_UNAFFORDABLE:
        args = {"have": int(worth(table, table.hand(seat))), "need": int(amount)}
    elif reason == BID_MUST_KEEP_A_CARD:
        args = {"most": int(highest_bid(table, seat))}
    return Verdict(code, args, rule)


def pay_refusal(table: Table, value: i64) -> i64:
    """A card of the hand that leads to an exact payment, or to one without a needless card."""
    if not _holds(table, value):
        return NOT_IN_HAND_TO_PAY
    if completes(table, table.actor, value):
        return FINE
    return EXACT_POSSIBLE if table.exact else NEEDLESS_CARD


def ship_refusal(table: Table, number: i64) -> i64:
    """Magellan's ships by name, da Gama's by the half they are on."""
    if (table.explorer == MAGELLAN) != (number < FROM_LEFT):
        return NOT_THAT_SHIP
    if table.explorer != MAGELLAN:
        return FINE
    return FINE if can_move(table, table.actor, number - SHIP) else NOT_THAT_SHIP


def under_refusal(table: Table, value: i64) -> i64:
    """Side A takes a hand card, side B one that was paid with."""
    if table.parts.is_b(MAGELLAN):
        return FINE if table.gold[table.paid() + value] > 0 else NOT_PAID_WITH
    return FINE if _holds(table, value) else NOT_IN_HAND_TO_LAY


def swap_refusal(table: Table, value: i64) -> i64:
    """Any card of the hand."""
    return FINE if _holds(table, value) else NOT_IN_HAND_TO_SWAP


def _chance_refusal(table: Table, number: i64) -> i64:
    phase = table.phase
    if number < EXPLORER:
        if phase != CHOOSE_AUCTIONEER:
            return NOT_THIS_CHANCE
        return FINE if number - AUCTIONEER < table.seats else NOT_AT_TABLE
    if number < GOLD:
        if phase != TURN_UP:
            return NOT_THIS_CHANCE
        return FINE if table.deck[number - EXPLORER] > 0 else NO_SUCH_EXPLORER
    if number < LOSE:
        if phase != DRAWING:
            return NOT_THIS_CHANCE
        return FINE if table.gold[table.supply() + number - GOLD] > 0 else NO_SUCH_GOLD
    if phase != LOSING:
        return NOT_THIS_CHANCE
    return FINE if table.gold[table.hand(table.drawer) + number - LOSE] > 0 else NO_SUCH_GOLD


# --- all numbers ----------------------------------------------------------------------------------------


def _gold_into(table: Table, row_of_gold: i64, first: i64, row: vec[i64], n: i64) -> i64:
    """Write `first + value` for every value in a row of gold; return the new length."""
    value: i64
    for value in range(VALUES):
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
    if phase == BIDDING:
        for i in range(table.bid, highest_bid(table, table.actor)):
            row[n] = BID + i
            n += 1
        row[n] = PASS
        return n + 1
    if phase == PAYING:
        for i in range(VALUES):
            if pay_refusal(table, i) == FINE:
                row[n] = PAY + i
                n += 1
        return n
    if phase == VETO:
        row[0] = VETO_IT
        row[1] = ALLOW
        return 2
    if phase == PICK_SHIP:
        for i in range(SHIP, FROM_RIGHT + 1):
            if ship_refusal(table, i) == FINE:
                row[n] = i
                n += 1
        return n
    if phase == PICK_HALF:
        row[0] = LEFT
        row[1] = RIGHT
        return 2
    if phase == PUT_UNDER:
        paid = table.parts.is_b(MAGELLAN)
        return _gold_into(table, table.paid() if paid else table.hand(table.actor), UNDER, row, 0)
    if phase == SWAPPING:
        n = _gold_into(table, table.hand(table.actor), SWAP, row, 0)
        row[n] = STOP
        return n + 1
    row[0] = DRAW
    row[1] = STOP
    return 2


def _chance_into(table: Table, row: vec[i64]) -> i64:
    phase = table.phase
    n: i64 = 0
    i: i64
    if phase == DRAWING:
        return _gold_into(table, table.supply(), GOLD, row, 0)
    if phase == LOSING:
        return _gold_into(table, table.hand(table.drawer), LOSE, row, 0)
    if phase == TURN_UP:
        for i in range(EXPLORERS):
            if table.deck[i] > 0:
                row[n] = EXPLORER + i
                n += 1
        return n
    for i in range(table.seats):
        row[i] = AUCTIONEER + i
    return table.seats


def weights_into(table: Table, row: vec[i64]) -> i64:
    """Write how many cards stand behind each legal number of chance."""
    phase = table.phase
    n: i64 = 0
    i: i64
    if phase == TURN_UP:
        for i in range(EXPLORERS):
            if table.deck[i] > 0:
                row[n] = i64(table.deck[i])
                n += 1
        return n
    if phase == CHOOSE_AUCTIONEER:
        for i in range(table.seats):
            row[i] = 1
        return table.seats
    start = table.supply() if phase == DRAWING else table.hand(table.drawer)
    for i in range(VALUES):
        if table.gold[start + i] > 0:
            row[n] = i64(table.gold[start + i])
            n += 1
    return n


def candidates_into(table: Table, row: vec[i64]) -> i64:
    """Write every number a person could try: bids up to all the gold in the hand, all cards of the hand."""
    phase = table.phase
    if table.actor == CHANCE or phase in (VETO, PICK_HALF, PIZARRO_DRAW, SWAPPING, PUT_UNDER):
        return legal_into(table, row)
    n: i64 = 0
    i: i64
    if phase == BIDDING:
        most = worth(table, table.hand(table.actor))
        if most < table.bid + 1:
            most = table.bid + 1
        for i in range(most if most < MOST_BID else MOST_BID):
            row[n] = BID + i
            n += 1
        row[n] = PASS
        return n + 1
    if phase == PAYING:
        return _gold_into(table, table.hand(table.actor), PAY, row, 0)
    if table.explorer == MAGELLAN:
        for i in range(MAGELLANS):
            row[i] = SHIP + i
        return MAGELLANS
    row[0] = FROM_LEFT
    row[1] = FROM_RIGHT
    return 2


# --- what follows ---------------------------------------------------------------------------------------


def step(table: Table, number: i64) -> None:
    """Carry out a legal number, and all that follows without an answer."""
    if number < PASS:
        make_bid(table, number - BID + 1)
    elif number == PASS:
        pass_on(table)
    elif number < VETO_IT:
        pay(table, number - PAY)
    elif number <= ALLOW:
        answer_veto(table, number == VETO_IT)
    elif number < FROM_LEFT:
        sail_magellan(table, number - SHIP)
    elif number <= FROM_RIGHT:
        pick_track(table, DA_GAMA if number == FROM_LEFT else DA_GAMA_RIGHT)
    elif number <= RIGHT:
        pick_half(table, DA_GAMA if number == LEFT else DA_GAMA_RIGHT)
    elif number < SWAP:
        put_under(table, number - UNDER)
    elif number < DRAW:
        swap_card(table, number - SWAP)
    elif number == DRAW:
        turn_gold_up(table)
    elif number == STOP:
        if table.phase == SWAPPING:
            finish_swap(table)
        else:
            stop_pizarro(table)
    elif number < EXPLORER:
        name_auctioneer(table, number - AUCTIONEER)
    elif number < GOLD:
        turn_up(table, number - EXPLORER)
    elif number < LOSE:
        take_gold(table, number - GOLD)
    else:
        lose_card(table, number - LOSE)
    settle(table)
