"""What a seat may know and remember, and `imagine`: a table that fits it.

Hidden are the other hands (unless they lie open), the supply, the explorer cards still face down in their
order, and what went face down under Magellan. Everything else lies open or was seen once: `memory` keeps it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.chance import Rng
from carrack.core.particles import pick_by_weight
from carrack.games.pizarro.gold import worth
from carrack.games.pizarro.guesses import IN_HAND, UNDER, Guess, guesses_for
from carrack.games.pizarro.payment import can_pay_exactly, highest_bid, lowest, payment_can_end
from carrack.games.pizarro.state import (
    BID_MADE,
    DISCARDS,
    FLOOR,
    FLOOR_DRAWS,
    FLOOR_KEEPS,
    MAGELLAN_SHEET,
    MAGELLANS,
    NOTE_BID,
    NOTE_DREW,
    NOTE_OPENED,
    NOTE_OVERPAID,
    NOTE_SEAT,
    NOTE_SHUFFLED,
    NOTE_STACK,
    NOTE_TURNED,
    OPEN,
    OPEN_STACK,
    OVERPAID_BID,
    OVERPAID_DRAWS,
    OWNER,
    PAYING,
    SCORED,
    SEAT_GOLD,
    SHEET,
    STACK,
    TURNED,
    VALUES,
    YEARS,
    Table,
)
from carrack.games.pizarro.tables import empty_table

TRIES: Final = 300
"""How often the cards are dealt anew until everything that was done could be done."""
NO_AIM: Final = -1
HIGHEST: Final = 0


def sees_hand(table: Table, viewer: i64, seat: i64) -> bool:
    """Whether a hand is the viewer's own or lies open."""
    start = seat * SHEET
    return seat == viewer or table.sheet[start + OPEN] == 1 or table.sheet[start + SCORED] == 1


def visible_table(table: Table, viewer: i64) -> Table:
    """A new table with only what the viewer may know laid on it: hidden rows stay empty."""
    seen = empty_table(table.parts, table.seats)
    seat: i64
    i: i64
    for seat in range(table.seats):
        _copy_gold(table, seen, table.sure(seat))
        _copy_gold(table, seen, table.overpaid(seat))
        if sees_hand(table, viewer, seat):
            _copy_gold(table, seen, table.hand(seat))
    common = table.seats * SEAT_GOLD
    for i in range(common + DISCARDS, common + TURNED + VALUES):
        seen.gold[i] = table.gold[i]
    seen.ships = table.ships[:]
    seen.sheet = table.sheet[:]
    seen.magellan = table.magellan[:]
    _cover_stacks(seen, viewer)
    seen.deck = table.deck[:]
    seen.vetoed = table.vetoed[:]
    seen.memory = table.memory[:]
    seen.drawn = _own_draws(table, viewer)
    seen.copy_scalars(table)
    if table.phase == PAYING and table.actor != viewer:
        # Whether the buyer could pay exactly would tell something of the hand.
        seen.exact = False
    return seen


def _copy_gold(source: Table, target: Table, row: i64) -> None:
    value: i64
    for value in range(VALUES):
        target.gold[row + value] = source.gold[row + value]


def _cover_stacks(seen: Table, viewer: i64) -> None:
    ship: i64
    year: i64
    for ship in range(MAGELLANS):
        start = ship * MAGELLAN_SHEET
        if seen.magellan[start + OWNER] != viewer:
            for year in range(YEARS):
                if not seen.magellan[start + OPEN_STACK] & (i64(1) << year):
                    seen.magellan[start + STACK + year] = 0


def _own_draws(table: Table, viewer: i64) -> vec[u8]:
    """The values of the viewer's own draws; the others' are covered."""
    drawn = vec[u8]([0] * len(table.drawn))
    owners = draw_owners(table)
    i: i64
    for i in range(len(drawn)):
        if i64(owners[i]) == viewer:
            drawn[i] = table.drawn[i]
    return drawn


def draw_owners(table: Table) -> vec[u8]:
    """Whose each hidden draw was, in order."""
    owners = vec[u8]([0] * len(table.drawn))
    memory = table.memory
    count: i64 = 0
    at: i64 = 0
    while at < len(memory):
        note = i64(memory[at])
        at += 1
        if note == NOTE_SHUFFLED:
            at += VALUES
        elif note >= NOTE_BID:
            at += 2
        elif note >= NOTE_OVERPAID:
            at += 2 + VALUES
        elif note >= NOTE_STACK:
            at += 1
        elif note < NOTE_TURNED:
            what = note % NOTE_SEAT
            if what == NOTE_OPENED:
                at += VALUES
            elif what == NOTE_DREW:
                owners[count] = u8(note // NOTE_SEAT)
                count += 1
    return owners


@final
class ImaginedTable:
    """A view made ready: the blanks of its table can be filled again and again."""

    def __init__(self, seen: Table, viewer: i64) -> None:
        self.seen: Table = seen
        self.viewer: i64 = viewer
        self.owners: vec[u8] = draw_owners(seen)
        guesses = guesses_for(seen, viewer)
        self.guesses: list[Guess] = guesses.all
        self.weights: list[float] = guesses.weights
        self.is_loose: bool = guesses.is_loose
        self.pool: vec[u8] = vec[u8]([0] * (seen.parts.gold_sets * VALUES))
        self._late: vec[u8] = vec[u8]()

    def table(self, rng: Rng) -> Table:
        """A table that fits what was seen, and on which everything bid can be paid."""
        for _ in range(TRIES):
            table = self._fill(self.guesses[pick_by_weight(self.weights, rng)], NO_AIM, rng)
            if self._can_be(table):
                return table
        # What was done needs a rare hand: look for it instead of waiting for it.
        aim: i64
        for _ in range(TRIES):
            for aim in range(HIGHEST, VALUES + 1):
                table = self._fill(self.guesses[pick_by_weight(self.weights, rng)], aim, rng)
                if self._can_be(table):
                    return table
        # No guess that is left fits all that was ever done: what stands now must be payable all the same.
        for _ in range(TRIES):
            for aim in range(HIGHEST, VALUES + 1):
                table = self._fill(self.guesses[pick_by_weight(self.weights, rng)], aim, rng)
                if self._can_go_on(table):
                    return table
        raise AssertionError("no hand fits the bids that were made")

    def _fill(self, guess: Guess, aim: i64, rng: Rng) -> Table:
        table = self.seen.copy()
        values = self._deal(table, guess, aim, rng)
        seat: i64
        value: i64
        slot: i64
        for seat in range(table.seats):
            if not sees_hand(table, self.viewer, seat):
                for value in range(VALUES):
                    table.gold[table.hand(seat) + value] = u8(guess.known[seat * VALUES + value])
        for slot in range(len(values)):
            place = i64(guess.slot_place[slot])
            seat = i64(guess.slot_seat[slot])
            if place == IN_HAND and not sees_hand(table, self.viewer, seat):
                table.gold[table.hand(seat) + i64(values[slot]) - 1] += 1
            elif place >= UNDER:
                self._under(table, place - UNDER, i64(values[slot]))
        under: i64
        for under in range(VALUES):
            if guess.stacks[under] > 0:
                self._under(table, under, i64(guess.stacks[under]))
        self._fill_draws(table, values)
        self._late = self._drawn_late(table, guess, values)
        return table

    def _under(self, table: Table, under: i64, card: i64) -> None:
        table.magellan[under // YEARS * MAGELLAN_SHEET + STACK + under % YEARS] = card

    def _deal(self, table: Table, guess: Guess, aim: i64, rng: Rng) -> vec[u8]:
        """A value for every hidden card, batch by batch; what is left of a batch lies in the supply.

        With an aim, seats whose acts need a certain hand get the highest cards, or first one of a value.
        """
        values = guess.slot_value[:]
        pool = self.pool
        batch: i64
        value: i64
        slot: i64
        _i: i64
        for batch in range(guess.batches()):
            size: i64 = 0
            for value in range(VALUES):
                for _i in range(guess.counts[batch * VALUES + value]):
                    pool[size] = u8(value)
                    size += 1
            for slot in range(len(values)):
                if values[slot] == 0 and i64(guess.slot_batch[slot]) == batch:
                    at = rng.below(size)
                    if aim != NO_AIM and self._is_bound(i64(guess.slot_seat[slot])):
                        at = self._aimed(size, aim, at)
                    size -= 1
                    values[slot] = pool[at] + 1
                    pool[at] = pool[size]
            for at in range(size):
                table.gold[table.supply() + i64(pool[at])] += 1
        return values

    def _is_bound(self, seat: i64) -> bool:
        """Whether something that a seat did says what its hand must be able to do."""
        start = seat * SHEET
        return self.seen.sheet[start + FLOOR] > 0 or (self.seen.phase == PAYING and self.seen.actor == seat)

    def _aimed(self, size: i64, aim: i64, otherwise: i64) -> i64:
        """Where in the pool the highest card is, or one of the value aimed at."""
        best = otherwise
        at: i64
        for at in range(size):
            if aim == HIGHEST:
                if self.pool[at] > self.pool[best]:
                    best = at
            elif i64(self.pool[at]) + 1 == aim:
                return at
        return best

    def _fill_draws(self, table: Table, values: vec[u8]) -> None:
        """What the others drew: the guess has its slots in the same order."""
        slot: i64 = 0
        i: i64
        for i in range(len(table.drawn)):
            if i64(self.owners[i]) != self.viewer:
                # A loose guess does not know when a card was drawn.
                table.drawn[i] = u8(1) if self.is_loose else values[slot]
                slot += 1

    # --- could it have been done? -----------------------------------------------------------------------

    def _drawn_late(self, table: Table, guess: Guess, values: vec[u8]) -> vec[u8]:
        """Per seat and value: cards of the hand that came after the bid that its floor remembers, and
        after its last overpayment."""
        late = vec[u8]([0] * (table.seats * VALUES * 2))
        ordinal = vec[i64]([0] * table.seats)
        slot: i64
        for slot in range(len(values)):
            seat = i64(guess.slot_seat[slot])
            if guess.slot_place[slot] == IN_HAND:
                at = seat * VALUES + i64(values[slot]) - 1
                if ordinal[seat] >= table.sheet[seat * SHEET + FLOOR_DRAWS]:
                    late[at] += 1
                if ordinal[seat] >= table.sheet[seat * SHEET + OVERPAID_DRAWS]:
                    late[table.seats * VALUES + at] += 1
            ordinal[seat] += 1
        return late

    def _hand_then(self, table: Table, seat: i64, which: i64) -> Table:
        """A table where the seat has only those cards that it already had at the time in question."""
        then = table.copy()
        value: i64
        for value in range(VALUES):
            then.gold[then.hand(seat) + value] -= self._late[(which * table.seats + seat) * VALUES + value]
        return then

    def _can_be(self, table: Table) -> bool:
        """Whether every bid could be paid, a begun payment can be finished, and who overpaid had to."""
        seat: i64
        for seat in range(table.seats):
            if not sees_hand(table, self.viewer, seat) and not self._could_be_done(table, seat):
                return False
        return True

    def _can_go_on(self, table: Table) -> bool:
        """Whether the bids for the card on offer can be paid, and a begun payment finished."""
        seat: i64
        for seat in range(table.seats):
            if not sees_hand(table, self.viewer, seat) and not self._can_still_pay(table, seat):
                return False
        return True

    def _can_still_pay(self, table: Table, seat: i64) -> bool:
        if table.phase == PAYING and seat == table.actor:
            return self._can_be_paid(table, seat)
        return highest_bid(table, seat) >= table.sheet[seat * SHEET + BID_MADE]

    def _could_be_done(self, table: Table, seat: i64) -> bool:
        start = seat * SHEET
        if not self._can_still_pay(table, seat):
            return False
        floor = table.sheet[start + FLOOR]
        if floor > 0:
            then = self._hand_then(table, seat, 0)
            gold = worth(then, then.hand(seat))
            if table.sheet[start + FLOOR_KEEPS] == 1:
                gold -= lowest(then, seat)
            if gold < floor:
                return False
        bid = table.sheet[start + OVERPAID_BID]
        return bid == 0 or not self._exact_was_possible(table, seat, bid)

    def _exact_was_possible(self, table: Table, seat: i64, bid: i64) -> bool:
        then = self._hand_then(table, seat, 1)
        value: i64
        for value in range(VALUES):
            then.gold[then.hand(seat) + value] += then.gold[then.overpaid(seat) + value]
        return can_pay_exactly(then, seat, bid)

    def _can_be_paid(self, table: Table, seat: i64) -> bool:
        """Whether the buyer could bid that much, and can finish the payment as it was begun."""
        whole = table.copy()
        value: i64
        for value in range(VALUES):
            whole.gold[whole.hand(seat) + value] += whole.gold[whole.paid() + value]
        if highest_bid(whole, seat) < table.bid:
            return False
        table.exact = can_pay_exactly(whole, seat, table.bid)
        return payment_can_end(table, seat)
