"""Sell (sell.1–12): who sells, and a sale carried out small decision by small decision."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo_cards import choices as pick
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.card_rows import cards_into, discard, turn_over
from carrack.games.amerigo_cards.prices import earnings, missing_good, popular_good, rare_good
from carrack.games.amerigo_cards.questions.action import Action
from carrack.games.amerigo_cards.questions.decision import Decision
from carrack.games.amerigo_cards.questions.end import end_turn
from carrack.games.amerigo_cards.table import Table

# --- who sells ------------------------------------------------------------------------------------------


@final
class Sell(Action):
    """Begin a sale; others at home are asked whether they join in."""

    def forbidden(self, table: Table) -> i64:
        """sell.1: only at home; sell.2: with all five goods out; sell.3: for one doubloon at least."""
        if table.place(table.actor) != at.AT_HOME:
            return why.SELL_NOT_HOME
        if missing_good(table) != at.NONE:
            return why.MARKET_INCOMPLETE
        if earnings(table, table.actor, rare_good(table), popular_good(table)) == 0:
            return why.SALE_EARNS_NOTHING
        return why.FINE

    def begin(self, table: Table, item: i64) -> None:
        """prices.2: prices are fixed before anybody sells."""
        table.rare = rare_good(table)
        table.popular = popular_good(table)
        table.sellers = i64(1) << table.turn
        table.tell("sale-begins", table.turn, "rare", table.rare, "popular", table.popular)
        table.phase = at.JOINING
        _ask_next(table)

    def figures(self, table: Table, reason: i64) -> dict[str, object]:
        if reason != why.MARKET_INCOMPLETE:
            return {}
        missing = [good for good in range(at.GOODS) if table.market(good) == 0]
        return {"missing": sum(1 << good for good in missing), "count": len(missing)}


SELL: Final = Sell(pick.SELL, 1)


class SaleDecision(Decision):
    """A question of a sale: it must be answered before cards are kept or turned over, too."""

    def refusal(self, table: Table, number: i64) -> i64:
        if pick.KEEP <= number < pick.DRAW:
            return self.answer_first
        return super().refusal(table, number)


@final
class Joining(SaleDecision):
    """The question to each seat that could earn something, in turn order (sell.4, sell.5)."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        row[0] = pick.JOIN
        row[1] = pick.DECLINE
        return 2

    def refusal(self, table: Table, number: i64) -> i64:
        return why.FINE if pick.JOIN <= number <= pick.DECLINE else super().refusal(table, number)

    def step(self, table: Table, number: i64) -> None:
        if number == pick.JOIN:
            table.sellers |= i64(1) << table.actor
            table.tell("joined-sale", table.actor)
        else:
            table.tell("passed-sale", table.actor)
        _ask_next(table)

    def args(self, table: Table) -> dict[str, object]:
        gain = earnings(table, table.actor, table.rare, table.popular)
        return {"seat": int(table.turn), "count": int(gain)}


def _ask_next(table: Table) -> None:
    seat = table.next_seat(table.actor)
    while seat != table.turn:
        if table.place(seat) == at.AT_HOME and earnings(table, seat, table.rare, table.popular) > 0:
            table.actor = seat
            return
        seat = table.next_seat(seat)
    _next_seller(table)


def _next_seller(table: Table) -> None:
    """sell.6: the active player sells first, then the others to the left; after the last the turn ends."""
    seat = table.turn
    _i: i64
    for _i in range(table.seats):
        bit = i64(1) << seat
        if table.sellers & bit:
            table.sellers ^= bit
            table.actor = seat
            _sell_rare(table, seat)
            KEEP_POPULAR.open(table)
            return
        seat = table.next_seat(seat)
    table.rare = at.NONE
    table.popular = at.NONE
    end_turn(table)


# --- one seller's sale ----------------------------------------------------------------------------------


def _sell_rare(table: Table, seat: i64) -> None:
    """Every card of the rare good becomes a doubloon (sell.10)."""
    if table.rare == at.NONE:
        return
    cards = table.cards
    exhibition = table.exhibition(seat)
    first = table.rare * at.RUDDERS
    kind: i64
    for kind in range(first, first + at.RUDDERS):
        count = cards[exhibition + kind]
        if count > 0:
            cards[exhibition + kind] = 0
            cards[table.turned() + kind] += count
            _leave_market(table, kind, i64(count))


def _leave_market(table: Table, kind: i64, count: i64) -> None:
    table.sheet[table.seats * at.SHEET + kind // at.RUDDERS] -= count
    table.sheet[table.actor * at.SHEET + at.EXHIBITED] -= count


class Picking(SaleDecision):
    """The seller picks cards of a group, one by one: of the popular good, or of all common ones together."""

    def __init__(
        self, code: str, rule: str, answer_first: i64, phase: i64, first: i64, is_popular: bool
    ) -> None:
        super().__init__(code, rule, answer_first)
        self.phase: i64 = phase
        self.first: i64 = first
        """The first of the numbers it offers."""
        self.is_popular: bool = is_popular

    def pick(self, table: Table, kind: i64) -> None:
        """Take this card."""
        raise NotImplementedError

    def close(self, table: Table) -> None:
        """Go on after the last card."""
        raise NotImplementedError

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return cards_into(table, table.exhibition(table.actor), self.first, row, 0)

    def legal_into(self, table: Table, row: vec[i64]) -> i64:
        """Write the same as of every question, without a look at each number."""
        cards = table.cards
        exhibition = table.exhibition(table.actor)
        n: i64 = 0
        kind: i64
        for kind in range(at.KINDS):
            if cards[exhibition + kind] > 0 and self.has(table, kind):
                row[n] = self.first + kind
                n += 1
        return n

    def refusal(self, table: Table, number: i64) -> i64:
        kind = number - self.first
        if not 0 <= kind < at.KINDS:
            return super().refusal(table, number)
        lies = table.cards[table.exhibition(table.actor) + kind] > 0
        return why.FINE if lies and self.has(table, kind) else why.NOT_IN_GROUP

    def step(self, table: Table, number: i64) -> None:
        self.pick(table, number - self.first)
        self.go_on(table)

    def args(self, table: Table) -> dict[str, object]:
        return {"count": int(table.picks)}

    def go_on(self, table: Table) -> None:
        """sell.12: ask only while the cards differ."""
        while table.picks > 0:
            only = self.only_kind(table)
            if only == at.NONE:
                return
            self.pick(table, only)
        self.close(table)

    def has(self, table: Table, kind: i64) -> bool:
        """Return whether a kind belongs to the group."""
        good = kind // at.RUDDERS
        if self.is_popular:
            return good == table.popular
        return good != table.popular and good != table.rare

    def price(self, table: Table) -> i64:
        """Return how many cards of the group bring a doubloon."""
        return table.parts.popular_price if self.is_popular else table.parts.common_price

    def size(self, table: Table) -> i64:
        """Return how many cards of the group are still in the exhibition."""
        cards = table.cards
        exhibition = table.exhibition(table.actor)
        count: i64 = 0
        kind: i64
        for kind in range(at.KINDS):
            if cards[exhibition + kind] > 0 and self.has(table, kind):
                count += i64(cards[exhibition + kind])
        return count

    def only_kind(self, table: Table) -> i64:
        """Return the one kind left in the group, or NONE when the seller has a choice."""
        cards = table.cards
        exhibition = table.exhibition(table.actor)
        found: i64 = at.NONE
        kind: i64
        for kind in range(at.KINDS):
            if cards[exhibition + kind] > 0 and self.has(table, kind):
                if found != at.NONE:
                    return at.NONE
                found = kind
        return found


@final
class Keep(Picking):
    """The cards that do not pay: the seller chooses which stay (sell.8, sell.9)."""

    def __init__(self, code: str, phase: i64, is_popular: bool, turning: TurnOver) -> None:
        super().__init__(code, "sell.9", why.PICK_STAYING, phase, pick.KEEP, is_popular)
        self.turning: TurnOver = turning
        """What is asked next of the same group."""

    def open(self, table: Table) -> None:
        """sell.8: a group too small to pay stays as it is."""
        count = self.size(table)
        price = self.price(table)
        if count < price:
            self.turning.next_group(table)
        else:
            table.phase = self.phase
            table.picks = count % price
            self.go_on(table)

    def pick(self, table: Table, kind: i64) -> None:
        table.cards[table.exhibition(table.actor) + kind] -= 1
        table.cards[table.staying() + kind] += 1
        table.picks -= 1

    def close(self, table: Table) -> None:
        self.turning.open(table)


@final
class TurnOver(Picking):
    """The seller chooses which of the sold cards become doubloons (sell.11); the others are discarded."""

    def __init__(self, code: str, phase: i64, is_popular: bool, then: Keep | None) -> None:
        super().__init__(code, "sell.11", why.PICK_SOLD, phase, pick.TURN_OVER, is_popular)
        self.then: Keep | None = then
        """What is asked of the next group; None after the last."""

    def open(self, table: Table) -> None:
        table.phase = self.phase
        table.picks = self.size(table) // self.price(table)
        self.go_on(table)

    def pick(self, table: Table, kind: i64) -> None:
        table.cards[table.exhibition(table.actor) + kind] -= 1
        table.cards[table.turned() + kind] += 1
        _leave_market(table, kind, 1)
        table.picks -= 1

    def close(self, table: Table) -> None:
        """sell.10: the other sold cards are discarded."""
        cards = table.cards
        exhibition = table.exhibition(table.actor)
        kind: i64
        for kind in range(at.KINDS):
            count = i64(cards[exhibition + kind])
            if count > 0 and self.has(table, kind):
                cards[exhibition + kind] = 0
                discard(table, table.actor, kind, count)
                _leave_market(table, kind, count)
        self.next_group(table)

    def next_group(self, table: Table) -> None:
        """Go on from the popular good to the common ones; after these the seller's sale is over."""
        if self.then is None:
            _close_sale(table)
        else:
            self.then.open(table)


TURN_COMMON: Final = TurnOver("turn-common", at.TURN_COMMON, False, None)
KEEP_COMMON: Final = Keep("keep-common", at.KEEP_COMMON, False, TURN_COMMON)
TURN_POPULAR: Final = TurnOver("turn-popular", at.TURN_POPULAR, True, KEEP_COMMON)
KEEP_POPULAR: Final = Keep("keep-popular", at.KEEP_POPULAR, True, TURN_POPULAR)
"""The questions of a sale, the last one first."""


def _close_sale(table: Table) -> None:
    """Return what stays to the exhibition and the doubloons to the pile; go on to the next seller."""
    cards = table.cards
    exhibition = table.exhibition(table.actor)
    staying = table.staying()
    turned = table.turned()
    coins: i64 = 0
    kind: i64
    for kind in range(at.KINDS):
        cards[exhibition + kind] += cards[staying + kind]
        cards[staying + kind] = 0
        coins += i64(cards[turned + kind])
    table.tell("sold", table.actor, "count", coins)
    turn_over(table, table.actor)
    _next_seller(table)
