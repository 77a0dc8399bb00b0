"""Bids (bids.1–10): round the table, each higher than the one before, until all others have passed."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.api import Prompt
from carrack.core.events import NOBODY
from carrack.core.question import Question, span_into
from carrack.games.pizarro import choices as pick
from carrack.games.pizarro import layout as at
from carrack.games.pizarro import refusals as why
from carrack.games.pizarro.questions.auction import keeps_a_card, may_bid
from carrack.games.pizarro.questions.gold import worth
from carrack.games.pizarro.questions.payment import can_pay_exactly
from carrack.games.pizarro.table import Table


def highest_bid(table: Table, seat: i64) -> i64:
    """Return the most a seat can bid for the card on offer: bids.7, its gold; bids.8, less its lowest
    card."""
    hand = table.player[seat].hand
    return worth(hand) - lowest(hand) if keeps_a_card(table) else worth(hand)


def lowest(hand: vec[u8]) -> i64:
    """Return the gold of the lowest card in a hand."""
    value: i64
    for value in range(at.VALUES):
        if hand[value] > 0:
            return value + 1
    return 0


def bid_refusal(table: Table, seat: i64, amount: i64) -> i64:
    """bids.2: higher than the bid that stands; bids.7, bids.8: it can be paid."""
    if amount <= table.bid:
        return why.BID_TOO_LOW
    if amount > worth(table.player[seat].hand):
        return why.BID_UNAFFORDABLE
    return why.BID_MUST_KEEP_A_CARD if amount > highest_bid(table, seat) else why.FINE


def bid_figures(table: Table, seat: i64, reason: i64, amount: i64) -> dict[str, object]:
    """Return the figures that the refusal of a bid names."""
    if reason == why.BID_TOO_LOW:
        return {"standing": int(table.bid)}
    if reason == why.BID_UNAFFORDABLE:
        return {"have": int(worth(table.player[seat].hand)), "need": int(amount)}
    return {"most": int(highest_bid(table, seat))}


@final
class Bid(Question[Table]):
    """A higher bid, or a pass (bids.1)."""

    def run(self, table: Table, seat: i64) -> None:
        """auction.2: who bought the card before opens; auction.9: or the next one who takes part."""
        table.phase = at.BIDDING
        self._ask_next(table, table.opener)

    def _ask_next(self, table: Table, seat: i64) -> None:
        """bids.5: the only one left with a bid buys; bids.9, bids.10: without any the card is not sold."""
        _i: i64
        for _i in range(table.seats):
            if seat != table.bidder and table.player[seat].passed == 0 and may_bid(table, seat):
                table.actor = seat
                return
            seat = table.next_seat(seat)
        if table.bidder != at.NONE:
            self._sell(table, table.bidder)
            return
        table.tell("unsold", NOBODY, "explorer", table.explorer)
        table.phase = at.NEXT_CARD

    def _sell(self, table: Table, seat: i64) -> None:
        """payment.2: whether the buyer can pay exactly is settled once."""
        table.ask(seat, at.PAYING)
        table.due = table.bid
        table.exact = can_pay_exactly(table, seat, table.bid)
        table.player[seat].bid_made = 0
        table.tell("bought", seat, "explorer", table.explorer, "amount", table.bid)

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        """Bids up to all the gold in the hand, and the next one."""
        most = worth(table.player[table.actor].hand)
        if most <= table.bid:
            most = table.bid + 1
        if most > pick.MOST_BID:
            most = pick.MOST_BID
        return span_into(pick.PASS, 1, row, span_into(pick.BID, most, row, 0))

    def legal_into(self, table: Table, row: vec[i64]) -> i64:
        """Write the same as of every question, without counting the hand for each number."""
        n: i64 = 0
        most = highest_bid(table, table.actor)
        if most > table.bid:
            n = span_into(pick.BID + table.bid, most - table.bid, row, 0)
        return span_into(pick.PASS, 1, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        if number == pick.PASS:
            return why.FINE
        if number == pick.VETO and table.is_last_card():
            return why.LAST_CARD_STAYS
        if number > pick.PASS:
            return why.not_now(number)
        return bid_refusal(table, table.actor, number - pick.BID + 1)

    def step(self, table: Table, number: i64) -> None:
        if number == pick.PASS:
            self._pass(table, table.actor)
        else:
            self._raise(table, table.actor, number - pick.BID + 1)
        self._ask_next(table, table.next_seat(table.actor))

    def _pass(self, table: Table, seat: i64) -> None:
        """bids.4: who has passed is out for this card."""
        table.player[seat].passed = 1
        table.tell("passed", seat)

    def _raise(self, table: Table, seat: i64, amount: i64) -> None:
        """bids.3: by as much as one likes. Everybody can keep in mind what the hand must hold."""
        table.bid = amount
        table.bidder = seat
        me = table.player[seat]
        me.bid_made = amount
        if amount >= me.floor:
            keeps = keeps_a_card(table)
            me.floor = amount
            me.floor_keeps = 1 if keeps else 0
            table.note_amount((at.NOTE_BID_AND_KEEP if keeps else at.NOTE_BID) + seat, amount)
        table.tell("bid", seat, "amount", amount)

    def prompt(self, table: Table) -> Prompt:
        args: dict[str, object] = {"explorer": int(table.explorer), "bid": int(table.bid)}
        if table.bid == 0:
            return Prompt(self.code, args, self.rule)
        return Prompt("bid-more", {**args, "seat": int(table.bidder)}, self.rule)

    def figures(self, table: Table, reason: i64, number: i64) -> dict[str, object]:
        if number >= pick.PASS:
            return {}
        return bid_figures(table, table.actor, reason, number - pick.BID + 1)
