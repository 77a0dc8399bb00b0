"""Tables that fit what a seat knows: hidden cards are where a guess says."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.chance import Rng
from carrack.core.particles import pick_by_weight
from carrack.core.table_game import Blanks
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.knowledge.guesses import Guess, Guesses
from carrack.games.pizarro.knowledge.view import sees_hand
from carrack.games.pizarro.questions.bids import highest_bid
from carrack.games.pizarro.questions.payment import can_pay_exactly, payment_can_end
from carrack.games.pizarro.table import Table

GUESSES: Final = 128
"""Guesses kept beside each other; more are more exact and slower."""
PATIENCE: Final = 4
MORE: Final = 4
"""Should all come to a dead end, larger samples are tried."""


@final
class ImaginedTable(Blanks[Table]):
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
        self.weights: vec[float] = vec[float]([guess.weight for guess in self.guesses])

    def table(self, rng: Rng) -> Table:
        """Return a table that fits what was seen, and on which everything bid can be paid."""
        table = self.fill(self.guesses[int(pick_by_weight(self.weights, rng))])
        if self._is_payment_hidden():
            self._can_be_paid(table)
        return table

    def fill(self, guess: Guess) -> Table:
        """Return the table with all that a guess says laid on it."""
        table = self.seen.copy()
        seat: i64
        value: i64
        under: i64
        for seat in range(table.seats):
            hand = table.player[seat].hand_to_write()
            for value in range(at.VALUES):
                hand[value] = guess.hands[seat * at.VALUES + value]
        table.supply = guess.supply
        magellan = table.magellan_to_write()
        for under in range(at.MAGELLANS * at.YEARS):
            if guess.under[under] > 0:
                spot = under // at.YEARS * at.MAGELLAN_SHEET + at.STACK + under % at.YEARS
                magellan[spot] = i64(guess.under[under])
        table.drawn = guess.drawn
        return table

    def _is_payment_hidden(self) -> bool:
        """Return whether somebody pays from a hand that the viewer does not see."""
        return self.seen.phase == at.PAYING and not sees_hand(self.seen, self.viewer, self.seen.actor)

    def _can_be_paid(self, table: Table) -> bool:
        """Return whether the buyer could bid that much, and can finish the payment as it was begun."""
        seat = table.actor
        whole = table.copy()
        hand = whole.player[seat].hand_to_write()
        value: i64
        for value in range(at.VALUES):
            hand[value] += whole.paid[value]
        if highest_bid(whole, seat) < table.bid:
            return False
        table.exact = can_pay_exactly(whole, seat, table.bid)
        return payment_can_end(table, seat)
