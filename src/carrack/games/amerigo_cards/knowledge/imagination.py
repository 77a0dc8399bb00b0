"""Tables that fit a view: hidden cards dealt anew, every way that fits what was seen being as likely.

Before the reshuffle all unseen cards are alike: any of them may be in any hidden place.
After it, see `origins`.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.chance import Rng
from carrack.core.particles import pick_by_weight
from carrack.core.table_game import Blanks
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.knowledge.guess import Guess
from carrack.games.amerigo_cards.knowledge.origins import weigh
from carrack.games.amerigo_cards.table import Table


def unseen_cards(seen: Table) -> vec[i64]:
    """Return how many of each kind lie neither open nor in a hand known to the viewer."""
    unseen = seen.parts.kinds[:]
    cards = seen.cards
    seat: i64
    kind: i64
    i: i64
    for seat in range(seen.seats):
        own = seen.hand(seat)
        shown = seen.shown(seat)
        exhibition = seen.exhibition(seat)
        journey = seen.journey(seat)
        for kind in range(at.KINDS):
            # Of a hand the viewer knows all (its own) or what was shown of it.
            known = cards[own + kind]
            if cards[shown + kind] > known:
                known = cards[shown + kind]
            unseen[kind] -= i64(known + cards[exhibition + kind] + cards[journey + kind])
        start = seat * seen.parts.cards
        for i in range(start, start + seen.doubloons(seat)):
            unseen[i64(seen.piles[i])] -= 1
    for kind in range(at.KINDS):
        unseen[kind] -= i64(
            cards[seen.discards() + kind] + cards[seen.staying() + kind] + cards[seen.turned() + kind]
        )
    return unseen


def hidden_in_hand(seen: Table, seat: i64) -> i64:
    """Return how many cards of a seat's hand the viewer does not know."""
    hidden = seen.hand_size(seat)
    row = seen.shown(seat)
    kind: i64
    for kind in range(at.KINDS):
        hidden -= i64(seen.cards[row + kind])
    return hidden


@final
class ImaginedTable(Blanks[Table]):
    """A view made ready: the blanks of its table can be filled again and again."""

    def __init__(self, seen: Table, viewer: i64) -> None:
        self.seen: Table = seen
        self.viewer: i64 = viewer
        self.pool: vec[u8] = vec[u8]([0] * seen.parts.cards)
        """Room for the cards being dealt."""
        self.guesses: list[Guess] = []
        self.weights: vec[float] = vec[float]([1.0])
        self._count_cards()

    # --- before the first table -------------------------------------------------------------------------

    def _count_cards(self) -> None:
        seen = self.seen
        seats = seen.seats
        unseen = unseen_cards(seen)
        none = vec[i64]([0] * at.KINDS)
        held = vec[i64]([0] * seats)
        seat: i64
        kind: i64
        for seat in range(seats):
            if seat != self.viewer:
                held[seat] = hidden_in_hand(seen, seat)
        if not seen.shuffled:
            self.guesses = [Guess(none, unseen, vec[i64]([0] * seats), held, none[:0])]
            return
        # At the reshuffle: every card since shown or drawn by the others was hidden in a hand or the deck.
        new = none[:]
        row = seen.reshuffled()
        for kind in range(at.KINDS):
            new[kind] = i64(seen.cards[row + kind])
            if self.viewer >= 0:
                new[kind] -= i64(seen.cards[seen.drawn(self.viewer) + kind])
        old = none[:]
        for kind in range(at.KINDS):
            old[kind] = unseen[kind] - new[kind]
        memory = seen.memory
        i: i64
        for i in range(len(memory)):
            seat = i64(memory[i]) // at.MEMORY_SEAT
            kind = i64(memory[i]) % at.MEMORY_SEAT
            if seat != self.viewer:
                if kind == at.MEMORY_DREW:
                    held[seat] -= 1
                else:
                    held[seat] += 1
                    old[kind] += 1
        first = Guess(old, new, held, vec[i64]([0] * seats), vec[i64]([0] * (seats * at.KINDS)))
        self.guesses, weights = weigh(first, memory, self.viewer)
        self.weights = vec[float](weights)

    # --- one table --------------------------------------------------------------------------------------

    def table(self, rng: Rng) -> Table:
        """Return a table that fits what was seen."""
        guess = self.guesses[int(pick_by_weight(self.weights, rng))]
        table = self.seen.copy()
        seat: i64
        kind: i64
        for seat in range(table.seats):
            if seat != self.viewer:
                for kind in range(at.KINDS):
                    table.cards[table.hand(seat) + kind] = table.cards[table.shown(seat) + kind]
                    if table.shuffled:
                        table.cards[table.drawn(seat) + kind] = u8(guess.drawn[seat * at.KINDS + kind])
        self._deal(table, guess.old, guess.old_held, False, rng)
        self._deal(table, guess.new, guess.new_held, True, rng)
        return table

    def _deal(self, table: Table, counts: vec[i64], held: vec[i64], new: bool, rng: Rng) -> None:
        """Give every seat its share of the hidden cards at random; the rest of the new ones is the deck."""
        pool = self.pool
        size: i64 = 0
        seat: i64
        kind: i64
        i: i64
        _i: i64
        for kind in range(at.KINDS):
            for _i in range(counts[kind]):
                pool[size] = u8(kind)
                size += 1
        for seat in range(table.seats):
            for _i in range(held[seat]):
                spot = rng.below(size)
                kind = i64(pool[spot])
                size -= 1
                pool[spot] = pool[size]
                table.cards[table.hand(seat) + kind] += 1
                if new and table.shuffled:
                    table.cards[table.drawn(seat) + kind] += 1
        if new:
            for i in range(size):
                table.cards[table.deck() + i64(pool[i])] += 1
