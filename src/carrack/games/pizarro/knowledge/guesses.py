"""Guesses which hidden gold card is where: they live through everything that was seen, and are weighed by it.

A guess gives every hidden card a value: when it is drawn, any card of the supply alike; when it is shown or
hidden, any card of the hand alike. Few guesses are all followed. Of many a sample is, chosen by what is to
come (see `outlook.py`), and each stands for as many as were given up for it: a particle filter.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core.chance import Rng
from carrack.core.particles import share
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.knowledge import memory
from carrack.games.pizarro.knowledge.outlook import Outlook, makes
from carrack.games.pizarro.questions.auction import keeps_a_card
from carrack.games.pizarro.questions.gold import worth
from carrack.games.pizarro.table import Table


@final
class Guess:
    """One way things may be."""

    def __init__(self, hands: vec[u8], supply: vec[u8], under: vec[u8], drawn: vec[u8]) -> None:
        self.hands: vec[u8] = hands
        """Per seat and value."""
        self.supply: vec[u8] = supply
        self.under: vec[u8] = under
        """Per ship and year: the card that was put face down under Magellan."""
        self.drawn: vec[u8] = drawn
        """What was drawn face down, in order."""
        self.weight: float = 1.0
        """How likely this is and all that was seen in it."""
        self.promise: float = 1.0
        """How many of the guesses should be like this one, so that the weights come out even in the end."""

    def copy(self) -> Guess:
        return Guess(self.hands[:], self.supply[:], self.under[:], self.drawn[:])

    def key(self) -> bytes:
        """Return a key that is equal for guesses that are the same from now on."""
        return bytes(self.hands) + bytes(self.supply) + bytes(self.under)

    def take(self, value: i64) -> bool:
        """Return a card of known value leaves the supply."""
        count = i64(self.supply[value])
        if count == 0:
            return False
        self.weight *= float(count)
        self.supply[value] -= 1
        return True

    def give(self, seat: i64, value: i64) -> bool:
        """Return a card of known value leaves a hand."""
        count = i64(self.hands[seat * at.VALUES + value])
        if count == 0:
            return False
        self.weight *= float(count)
        self.hands[seat * at.VALUES + value] -= 1
        return True

    def could_bid(self, seat: i64, bid: i64, keeps: bool) -> bool:
        gold: i64 = 0
        lowest: i64 = 0
        value: i64
        for value in range(at.VALUES - 1, -1, -1):
            count = i64(self.hands[seat * at.VALUES + value])
            if count > 0:
                gold += count * (value + 1)
                lowest = value + 1
        return (gold - lowest if keeps else gold) >= bid

    def had_nothing_exact(self, seat: i64, bid: i64, paid: vec[u8]) -> bool:
        """Return whether nothing in the hand made an exact payment, as it must be where too much was paid."""
        cards = vec[i64]([0] * at.VALUES)
        value: i64
        for value in range(at.VALUES):
            cards[value] = i64(self.hands[seat * at.VALUES + value]) + i64(paid[value])
        return not makes(cards, bid)

    def has_hand(self, seat: i64, counts: vec[u8]) -> bool:
        value: i64
        for value in range(at.VALUES):
            if self.hands[seat * at.VALUES + value] != counts[value]:
                return False
        return True


@final
class Guesses:
    """Guesses side by side: exact while they are few, a sample when they are many."""

    def __init__(self, seen: Table, most: int, rng: Rng) -> None:
        self.most: int = most
        """So many are kept beside each other."""
        self.rng: Rng = rng
        self.all: list[Guess] = [_first_guess(seen)]
        self.story: memory.Story = memory.story_of(seen)
        _add_bids_that_stand(self.story, seen)
        self.outlook: Outlook = Outlook(self.story, seen.seats)

    def live(self) -> None:
        """Let the guesses live through the story; none are left when all come to a dead end."""
        spot: i64
        for spot in range(len(self.story.what)):
            what = i64(self.story.what[spot])
            if self.story.card[spot] == memory.UNKNOWN and (what in (memory.DREW, memory.HID)):
                self._branch(spot)
            elif what == memory.SHUFFLED:
                self._shuffle_in(self.story.row(spot))
            else:
                self.all = [guess for guess in self.all if self._stands(guess, spot)]
                if what == memory.OPENED:
                    self._merge()

    def _stands(self, guess: Guess, spot: i64) -> bool:
        """Return whether what everybody saw can have happened; if so, let it happen."""
        story = self.story
        what = i64(story.what[spot])
        seat = i64(story.seat[spot])
        value = i64(story.card[spot]) - 1
        if what == memory.LEFT:
            return guess.give(seat, value)
        if what == memory.HID:
            guess.under[story.number[spot]] = u8(value + 1)
            return guess.give(seat, value)
        if what == memory.OPENED:
            return guess.has_hand(seat, story.row(spot))
        if what in (memory.BID, memory.BID_AND_KEEP):
            return guess.could_bid(seat, story.number[spot], what == memory.BID_AND_KEEP)
        if what == memory.OVERPAID:
            return guess.had_nothing_exact(seat, story.number[spot], story.row(spot))
        if what != memory.TURNED_UP:
            guess.hands[seat * at.VALUES + value] += 1
        if what == memory.DREW:
            guess.drawn = append(guess.drawn, u8(value + 1))
        return guess.take(value)

    def _shuffle_in(self, counts: vec[u8]) -> None:
        value: i64
        for guess in self.all:
            for value in range(at.VALUES):
                guess.supply[value] += counts[value]

    # --- hidden cards -----------------------------------------------------------------------------------

    def _branch(self, spot: i64) -> None:
        """Continue every guess with every value that a hidden card can have, drawn or put face down."""
        draws = self.story.what[spot] == memory.DREW
        shares = self.outlook.share
        # Per guess and value.
        promises = vec[float]([0.0] * (len(self.all) * at.VALUES))
        ways: i64 = 0
        row: i64 = 0
        value: i64
        for guess in self.all:
            if draws:
                fits = self.outlook.of_draw(guess.hands, guess.supply, spot)
            else:
                fits = self.outlook.of_hiding(guess.hands, spot)
            if fits:
                for value in range(at.VALUES):
                    if shares[value] > 0.0:
                        promises[row + value] = guess.promise * shares[value]
                        ways += 1
            row += at.VALUES
        if ways > self.most:
            self._go_on(spot, promises, self._thinned_out(promises))
        else:
            self._go_on(spot, promises, promises)
            self._merge()

    def _thinned_out(self, promises: vec[float]) -> vec[float]:
        """Too many ways: some are kept by their promise, and each stands for those that were given up.

        All promises lie in a row and are cut into equal parts; one mark falls anywhere into each part. (Marks
        at equal distances would fall on the same value in every guess.)
        """
        kept = vec[float]([0.0] * len(promises))
        whole = 0.0
        way: i64
        for way in range(len(promises)):
            whole += promises[way]
        part = whole / self.most
        marks = 0
        mark = part * share(self.rng)
        reach = 0.0
        for way in range(len(promises)):
            reach += promises[way]
            while mark < reach and marks < self.most:
                kept[way] += 1.0
                marks += 1
                mark = part * (marks + share(self.rng))
        return kept

    def _go_on(self, spot: i64, promises: vec[float], kept: vec[float]) -> None:
        """Keep the chosen ways as the guesses."""
        heaviest = 0.0
        for guess in self.all:
            heaviest = max(heaviest, guess.weight)
        guesses: list[Guess] = []
        row: i64 = 0
        value: i64
        for guess in self.all:
            weight = guess.weight / heaviest
            last: i64 = at.VALUES - 1
            while last >= 0 and kept[row + last] == 0.0:
                last -= 1
            for value in range(last + 1):
                if kept[row + value] > 0.0:
                    branch = guess if value == last else guess.copy()
                    branch.weight = weight * kept[row + value] / promises[row + value]
                    branch.promise = kept[row + value]
                    self._happen(branch, spot, value)
                    guesses.append(branch)
            row += at.VALUES
        self.all = guesses

    def _happen(self, guess: Guess, spot: i64, value: i64) -> None:
        """Give the hidden card this value."""
        seat = i64(self.story.seat[spot])
        if self.story.what[spot] == memory.DREW:
            guess.take(value)
            guess.hands[seat * at.VALUES + value] += 1
            guess.drawn = append(guess.drawn, u8(value + 1))
        else:
            guess.give(seat, value)
            guess.under[self.story.number[spot]] = u8(value + 1)

    def _merge(self) -> None:
        """Guesses that are the same from now on become one; which of them was right does not matter."""
        found: dict[bytes, Guess] = {}
        for guess in self.all:
            key = guess.key()
            if key in found:
                other = found[key]
                if share(self.rng) * (other.weight + guess.weight) < guess.weight:
                    other.drawn = guess.drawn
                other.weight += guess.weight
                other.promise += guess.promise
            else:
                found[key] = guess
        self.all = list(found.values())


def _first_guess(seen: Table) -> Guess:
    """Return the guess before anything has happened."""
    return Guess(
        vec[u8]([int(seen.parts.starting_sets)] * int(seen.seats * at.VALUES)),
        vec[u8]([int(seen.parts.supply)] * at.VALUES),
        vec[u8]([0] * at.VALUES),
        vec[u8](),
    )


# --- what stands now ------------------------------------------------------------------------------------


def _add_bids_that_stand(story: memory.Story, seen: Table) -> None:
    """Note that what was bid for the card on offer can be paid, even where the memory knows of a higher bid
    before."""
    seat: i64
    for seat in range(seen.seats):
        bid = seen.player[seat].bid_made
        if bid > 0:
            story.add(
                memory.BID_AND_KEEP if keeps_a_card(seen) else memory.BID, seat, memory.UNKNOWN, bid, None
            )
    if seen.phase == at.PAYING:
        due = seen.bid - worth(seen.paid)
        if due > 0:
            story.add(memory.BID, seen.actor, memory.UNKNOWN, due, None)
