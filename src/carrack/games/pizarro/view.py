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
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.guesses import Guess, Guesses
from carrack.games.pizarro.memory import DREW, story_of
from carrack.games.pizarro.payment import can_pay_exactly, highest_bid, payment_can_end
from carrack.games.pizarro.state import Table
from carrack.games.pizarro.tables import empty_table

GUESSES: Final = 128
"""Guesses kept beside each other; more are more exact and slower."""
PATIENCE: Final = 4
MORE: Final = 4
"""Should all come to a dead end, larger samples are tried."""


def sees_hand(table: Table, viewer: i64, seat: i64) -> bool:
    """Whether a hand is the viewer's own or lies open."""
    start = seat * at.SHEET
    return seat == viewer or table.sheet[start + at.OPEN] == 1 or table.sheet[start + at.SCORED] == 1


def visible_table(table: Table, viewer: i64) -> Table:
    """A new table with only what the viewer may know laid on it: hidden rows stay empty."""
    seen = empty_table(table.parts, table.seats)
    seat: i64
    i: i64
    for seat in range(table.seats):
        _copy_gold(table, seen, table.sure(seat))
        if sees_hand(table, viewer, seat):
            _copy_gold(table, seen, table.hand(seat))
    common = table.seats * at.SEAT_GOLD
    for i in range(common + at.DISCARDS, common + at.TURNED + at.VALUES):
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
    if table.phase == at.PAYING and table.actor != viewer:
        # Whether the buyer could pay exactly would tell something of the hand.
        seen.exact = False
    return seen


def _copy_gold(source: Table, target: Table, row: i64) -> None:
    value: i64
    for value in range(at.VALUES):
        target.gold[row + value] = source.gold[row + value]


def _cover_stacks(seen: Table, viewer: i64) -> None:
    ship: i64
    year: i64
    for ship in range(at.MAGELLANS):
        start = ship * at.MAGELLAN_SHEET
        if seen.magellan[start + at.OWNER] != viewer:
            for year in range(at.YEARS):
                if not seen.magellan[start + at.OPEN_STACK] & (i64(1) << year):
                    seen.magellan[start + at.STACK + year] = 0


def _own_draws(table: Table, viewer: i64) -> vec[u8]:
    """The values of the viewer's own draws; the others' are covered."""
    drawn = vec[u8]([0] * len(table.drawn))
    story = story_of(table)
    count: i64 = 0
    spot: i64
    for spot in range(len(story.what)):
        if story.what[spot] == DREW:
            if i64(story.seat[spot]) == viewer:
                drawn[count] = story.card[spot]
            count += 1
    return drawn


@final
class ImaginedTable:
    """A view made ready: the blanks of its table can be filled again and again."""

    def __init__(self, seen: Table, viewer: i64) -> None:
        self.seen: Table = seen
        self.viewer: i64 = viewer
        self.guesses: list[Guess] = []
        self.attempts: int = 0
        while not self.guesses:
            assert self.attempts < PATIENCE, "no guess fits what was seen"
            guesses = Guesses(seen, GUESSES * MORE**self.attempts, Rng(len(seen.memory), self.attempts))
            guesses.live()
            self.guesses = guesses.all
            if self._is_payment_hidden():
                self.guesses = [guess for guess in guesses.all if self._can_be_paid(self.fill(guess))]
            self.attempts += 1
        self.weights: list[float] = [guess.weight for guess in self.guesses]

    def table(self, rng: Rng) -> Table:
        """A table that fits what was seen, and on which everything bid can be paid."""
        table = self.fill(self.guesses[pick_by_weight(self.weights, rng)])
        if self._is_payment_hidden():
            self._can_be_paid(table)
        return table

    def fill(self, guess: Guess) -> Table:
        """The table with all that a guess says laid on it."""
        table = self.seen.copy()
        seat: i64
        value: i64
        under: i64
        for seat in range(table.seats):
            for value in range(at.VALUES):
                table.gold[table.hand(seat) + value] = guess.hands[seat * at.VALUES + value]
        for value in range(at.VALUES):
            table.gold[table.supply() + value] = guess.supply[value]
        for under in range(at.MAGELLANS * at.YEARS):
            if guess.under[under] > 0:
                spot = under // at.YEARS * at.MAGELLAN_SHEET + at.STACK + under % at.YEARS
                table.magellan[spot] = i64(guess.under[under])
        table.drawn = guess.drawn[:]
        return table

    def _is_payment_hidden(self) -> bool:
        """Whether somebody pays from a hand that the viewer does not see."""
        return self.seen.phase == at.PAYING and not sees_hand(self.seen, self.viewer, self.seen.actor)

    def _can_be_paid(self, table: Table) -> bool:
        """Whether the buyer could bid that much, and can finish the payment as it was begun."""
        seat = table.actor
        whole = table.copy()
        value: i64
        for value in range(at.VALUES):
            whole.gold[whole.hand(seat) + value] += whole.gold[whole.paid() + value]
        if highest_bid(whole, seat) < table.bid:
            return False
        table.exact = can_pay_exactly(whole, seat, table.bid)
        return payment_can_end(table, seat)
