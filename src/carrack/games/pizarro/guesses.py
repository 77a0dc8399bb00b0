"""Which hidden gold card is where? Guesses that walk through everything that was seen, and are weighed by it.

Cards of the supply come in batches: the first supply, then the discards of each shuffle, which everybody saw.
Within a batch hidden cards are alike. A guess knows from which batch each hidden card in a hand was drawn,
but its value only when it has been shown. A card that is shown or hidden is taken to be any of the hand
alike.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core.chance import Rng
from carrack.core.particles import drawn_anew
from carrack.games.pizarro.state import (
    BYTE,
    MAGELLAN_SHEET,
    NOTE_BID,
    NOTE_BID_AND_KEEP,
    NOTE_DREW,
    NOTE_DREW_OPENLY,
    NOTE_HID,
    NOTE_OPENED,
    NOTE_OVERPAID,
    NOTE_SEAT,
    NOTE_SHUFFLED,
    NOTE_STACK,
    NOTE_TURNED,
    OWNER,
    STACK,
    VALUES,
    YEARS,
    Table,
)

GUESSES: Final = 64
"""Guesses kept beside each other; more are more exact and slower."""
PATIENCE: Final = 4
MORE: Final = 4
"""When none of a sample fits, larger ones are tried; at last past bids no longer rule a guess out."""

IN_HAND: Final = 0
GONE: Final = 1
UNDER: Final = 2
"""Plus ship × 3 + year."""
NOTHING: Final = 0


@final
class Guess:
    """One way things may be."""

    def __init__(
        self,
        seats: i64,
        counts: vec[i64],
        sizes: vec[i64],
        supply: vec[i64],
        known: vec[i64],
        slot_seat: vec[u8],
        slot_batch: vec[u8],
        slot_value: vec[u8],
        slot_place: vec[u8],
        stacks: vec[u8],
    ) -> None:
        self.seats: i64 = seats
        self.counts: vec[i64] = counts
        """Per batch and value: cards whose place is not known, in hands, stacks and supply."""
        self.sizes: vec[i64] = sizes
        """Per batch: the sum of its counts."""
        self.supply: vec[i64] = supply
        """Per batch: how many of them lie in the supply."""
        self.known: vec[i64] = known
        """Per seat and value: cards of the hand that are certain in this guess."""
        self.slot_seat: vec[u8] = slot_seat
        """Per hidden draw of the others: whose, from which batch, its value (0: unknown), where it is."""
        self.slot_batch: vec[u8] = slot_batch
        self.slot_value: vec[u8] = slot_value
        self.slot_place: vec[u8] = slot_place
        self.stacks: vec[u8] = stacks
        """Per ship and year: the value under Magellan, where a certain card went there."""

    def copy(self) -> Guess:
        return Guess(
            self.seats,
            self.counts[:],
            self.sizes[:],
            self.supply[:],
            self.known[:],
            self.slot_seat[:],
            self.slot_batch[:],
            self.slot_value[:],
            self.slot_place[:],
            self.stacks[:],
        )

    # --- what happens -----------------------------------------------------------------------------------

    def add_batch(self, counts: vec[i64]) -> None:
        """Known cards are shuffled into the supply."""
        size: i64 = 0
        value: i64
        for value in range(VALUES):
            self.counts = append(self.counts, counts[value])
            size += counts[value]
        self.sizes = append(self.sizes, size)
        self.supply = append(self.supply, size)

    def _reveal(self, batch: i64, value: i64) -> None:
        self.counts[batch * VALUES + value] -= 1
        self.sizes[batch] -= 1

    def batches(self) -> i64:
        return len(self.sizes)

    def odds(self, batch: i64, value: i64) -> float:
        """How likely a hidden card of a batch has a value."""
        size = self.sizes[batch]
        return float(self.counts[batch * VALUES + value]) / float(size) if size > 0 else 0.0

    def in_hand(self, seat: i64, batch: i64) -> i64:
        """How many hidden cards of a batch a seat holds."""
        count: i64 = 0
        slot: i64
        for slot in range(len(self.slot_seat)):
            if self.is_held(slot, seat) and i64(self.slot_batch[slot]) == batch:
                count += 1
        return count

    def is_held(self, slot: i64, seat: i64) -> bool:
        return i64(self.slot_seat[slot]) == seat and self.slot_place[slot] == IN_HAND

    def draw(self, seat: i64, batch: i64) -> None:
        """A card of the supply goes to a hand."""
        self.supply[batch] -= 1
        self.add_hidden(seat, IN_HAND)
        self.slot_batch[len(self.slot_batch) - 1] = u8(batch)

    def add_hidden(self, seat: i64, place: i64) -> None:
        """A hidden card of the first batch, in a hand or under Magellan."""
        self.slot_seat = append(self.slot_seat, u8(seat))
        self.slot_batch = append(self.slot_batch, u8(0))
        self.slot_value = append(self.slot_value, u8(NOTHING))
        self.slot_place = append(self.slot_place, u8(place))

    def leave_supply(self, batch: i64, value: i64) -> None:
        """A card of known value leaves the supply."""
        self.supply[batch] -= 1
        self._reveal(batch, value)

    def _first(self, seat: i64, batch: i64) -> i64:
        """A hidden card of a batch in a hand: they are all alike."""
        slot: i64
        for slot in range(len(self.slot_seat)):
            if self.is_held(slot, seat) and i64(self.slot_batch[slot]) == batch:
                return slot
        raise AssertionError("no such card")

    def show(self, seat: i64, batch: i64, value: i64) -> None:
        """A hidden card of a batch is seen."""
        slot = self._first(seat, batch)
        self._reveal(batch, value)
        self.slot_value[slot] = u8(value + 1)
        self.slot_place[slot] = u8(GONE)

    def hide(self, seat: i64, batch: i64, under: i64) -> None:
        """A hidden card of a batch goes face down under Magellan."""
        self.slot_place[self._first(seat, batch)] = u8(UNDER + under)

    def show_stack(self, under: i64, value: i64) -> float:
        """A card under Magellan is turned up; how likely was that?"""
        if self.stacks[under] != 0:
            return 1.0 if i64(self.stacks[under]) == value + 1 else 0.0
        slot: i64
        for slot in range(len(self.slot_seat)):
            if i64(self.slot_place[slot]) == UNDER + under:
                batch = i64(self.slot_batch[slot])
                chance = self.odds(batch, value)
                if chance > 0.0:
                    self._reveal(batch, value)
                    self.slot_value[slot] = u8(value + 1)
                return chance
        return 1.0

    def most_gold(self, seat: i64, keeps: bool) -> i64:
        """The gold of a hand if all its hidden cards were the highest; less its lowest card to keep one."""
        gold: i64 = 0
        lowest: i64 = VALUES
        value: i64
        slot: i64
        for value in range(VALUES - 1, -1, -1):
            count = self.known[seat * VALUES + value]
            if count > 0:
                gold += count * (value + 1)
                lowest = value + 1
        for slot in range(len(self.slot_seat)):
            if self.is_held(slot, seat):
                gold += VALUES
        return gold - lowest if keeps else gold

    def key(self) -> bytes:
        """Equal for guesses that come to the same."""
        return b"".join(
            (
                bytes(self.counts),
                bytes(self.known),
                bytes(self.slot_batch),
                bytes(self.slot_value),
                bytes(self.slot_place),
                bytes(self.stacks),
            )
        )


@final
class Guesses:
    """Guesses side by side with their weights: exact while they are few, a sample when they are many."""

    def __init__(self, first: Guess, most: int, strict: bool, rng: Rng) -> None:
        self.most: int = most
        """So many are kept beside each other."""
        self.strict: bool = strict
        """Whether past bids and payments rule guesses out that would have made them illegal."""
        self.is_loose: bool = False
        """Nothing fitted: the guess knows sizes and sure cards only."""
        self.all: list[Guess] = [first]
        self.weights: list[float] = [1.0]
        self.rng: Rng = rng
        self._next: list[Guess] = []
        self._next_weights: list[float] = []
        self._found: dict[bytes, int] = {}

    def _keep(self, guess: Guess, weight: float) -> None:
        key = guess.key()
        if key in self._found:
            self._next_weights[self._found[key]] += weight
        else:
            self._found[key] = len(self._next)
            self._next.append(guess)
            self._next_weights.append(weight)

    def _settle(self) -> None:
        """What was kept is all there is now; too many are thinned out by weight."""
        self.all = self._next
        self.weights = self._next_weights
        self._next = []
        self._next_weights = []
        self._found = {}
        heaviest = 0.0
        for weight in self.weights:
            heaviest = max(heaviest, weight)
        if heaviest > 0.0:
            self.weights = [weight / heaviest for weight in self.weights]
        if len(self.all) > self.most:
            chosen: list[Guess] = []
            before: i64 = -1
            indices = drawn_anew(self.weights, self.most, self.rng)
            i: i64
            for i in range(len(indices)):
                guess = self.all[int(indices[i])]
                chosen.append(guess.copy() if indices[i] == before else guess)
                before = indices[i]
            self.all = chosen
            self.weights = [1.0] * len(chosen)

    def draw(self, seat: i64) -> None:
        """A seat draws a hidden card."""
        batch: i64
        for i, guess in enumerate(self.all):
            for batch in range(guess.batches()):
                if guess.supply[batch] > 0:
                    branch = guess.copy()
                    branch.draw(seat, batch)
                    self._keep(branch, self.weights[i] * float(guess.supply[batch]))
        self._settle()

    def draw_seen(self, value: i64, seat: i64) -> None:
        """A card of known value leaves the supply, for a seat's open hand or for none."""
        batch: i64
        for i, guess in enumerate(self.all):
            for batch in range(guess.batches()):
                chance = float(guess.supply[batch]) * guess.odds(batch, value)
                if chance > 0.0:
                    branch = guess.copy()
                    branch.leave_supply(batch, value)
                    if seat >= 0:
                        branch.known[seat * VALUES + value] += 1
                    self._keep(branch, self.weights[i] * chance)
        self._settle()

    def show(self, seat: i64, value: i64, certain_too: bool) -> None:
        """A card of this value leaves a hand openly: a certain one, or a hidden one of some batch."""
        batch: i64
        for i, guess in enumerate(self.all):
            certain = guess.known[seat * VALUES + value] if certain_too else 0
            if certain > 0:
                branch = guess.copy()
                branch.known[seat * VALUES + value] -= 1
                self._keep(branch, self.weights[i] * float(certain))
            for batch in range(guess.batches()):
                chance = float(guess.in_hand(seat, batch)) * guess.odds(batch, value)
                if chance > 0.0:
                    branch = guess.copy()
                    branch.show(seat, batch, value)
                    self._keep(branch, self.weights[i] * chance)
        self._settle()

    def open_hand(self, seat: i64, counts: vec[i64]) -> None:
        """A whole hand is seen: what is not certain in a guess must be among its hidden cards."""
        value: i64
        for value in range(VALUES):
            self._open_value(seat, value, counts[value])

    def _open_value(self, seat: i64, value: i64, count: i64) -> None:
        batch: i64
        while True:
            waiting = False
            for i, guess in enumerate(self.all):
                missing = count - guess.known[seat * VALUES + value]
                if missing == 0:
                    self._keep(guess, self.weights[i])
                elif missing > 0:
                    waiting = True
                    for batch in range(guess.batches()):
                        chance = float(guess.in_hand(seat, batch)) * guess.odds(batch, value)
                        if chance > 0.0:
                            branch = guess.copy()
                            branch.show(seat, batch, value)
                            branch.known[seat * VALUES + value] += 1
                            self._keep(branch, self.weights[i] * chance)
            self._settle()
            if not waiting:
                return

    def hide(self, seat: i64, under: i64) -> None:
        """Any card of a hand goes face down under Magellan."""
        value: i64
        batch: i64
        for i, guess in enumerate(self.all):
            for value in range(VALUES):
                certain = guess.known[seat * VALUES + value]
                if certain > 0:
                    branch = guess.copy()
                    branch.known[seat * VALUES + value] -= 1
                    branch.stacks[under] = u8(value + 1)
                    self._keep(branch, self.weights[i] * float(certain))
            for batch in range(guess.batches()):
                count = guess.in_hand(seat, batch)
                if count > 0:
                    branch = guess.copy()
                    branch.hide(seat, batch, under)
                    self._keep(branch, self.weights[i] * float(count))
        self._settle()

    def show_stack(self, under: i64, value: i64) -> None:
        """A card under Magellan is turned up."""
        for i, guess in enumerate(self.all):
            branch = guess.copy()
            chance = branch.show_stack(under, value)
            if chance > 0.0:
                self._keep(branch, self.weights[i] * chance)
        self._settle()

    def could_bid(self, seat: i64, bid: i64, keeps: bool) -> None:
        """Who bids can pay: even the best hidden cards must be enough."""
        for i, guess in enumerate(self.all):
            if not self.strict or guess.most_gold(seat, keeps) >= bid:
                self._keep(guess, self.weights[i])
        self._settle()

    def had_nothing_exact(self, seat: i64, bid: i64, paid: vec[i64]) -> None:
        """Who pays too much had no exact payment: not among the cards that are certain in a guess."""
        for i, guess in enumerate(self.all):
            if not self.strict or not _makes(guess, seat, bid, paid):
                self._keep(guess, self.weights[i])
        self._settle()

    def shuffle_in(self, counts: vec[i64]) -> None:
        for guess in self.all:
            guess.add_batch(counts)


def _makes(guess: Guess, seat: i64, bid: i64, paid: vec[i64]) -> bool:
    """Whether the certain cards of a hand, with those paid, make a bid exactly."""
    mask = (1 << (int(bid) + 1)) - 1
    sums = 1
    for value in range(VALUES):
        for _ in range(int(guess.known[seat * VALUES + value] + paid[value])):
            sums |= (sums << (value + 1)) & mask
    return sums >> int(bid) != 0


# --- walking through the memory -------------------------------------------------------------------------


def guesses_for(seen: Table, viewer: i64) -> Guesses:
    """Guesses as likely as they should be after all that the viewer has seen."""
    for strict in (True, False):
        most = GUESSES
        for attempt in range(PATIENCE):
            rng = Rng(len(seen.memory), attempt)
            guesses = Guesses(_first_guess(seen, viewer), most, strict, rng)
            _walk(guesses, seen, viewer)
            if guesses.all:
                return guesses
            most *= MORE
    guesses = Guesses(loose_guess(seen, viewer), 1, False, Rng(0))
    guesses.is_loose = True
    return guesses


def loose_guess(seen: Table, viewer: i64) -> Guess:
    """Where no sample fits: sure cards are kept, and every other unseen card may be anywhere hidden."""
    guess = _first_guess(seen, viewer)
    unseen = vec[i64]([int(seen.parts.gold_sets)] * VALUES)
    seat: i64
    value: i64
    under: i64
    for value in range(VALUES):
        for row in (seen.discards(), seen.paid(), seen.turned()):
            unseen[value] -= i64(seen.gold[row + value])
    for seat in range(seen.seats):
        hidden = seen.hand_size(seat)
        for value in range(VALUES):
            sure = i64(max(seen.gold[seen.hand(seat) + value], seen.gold[seen.sure(seat) + value]))
            guess.known[seat * VALUES + value] = sure
            unseen[value] -= sure
            hidden -= sure
        for _ in range(hidden):
            guess.add_hidden(seat, IN_HAND)
    for under in range(VALUES):
        start = under // YEARS * MAGELLAN_SHEET
        card = seen.magellan[start + STACK + under % YEARS]
        if card > 0:
            unseen[card - 1] -= 1
        elif seen.magellan[start + OWNER] >= 0 and _has_hidden_card(seen, under):
            guess.add_hidden(seen.magellan[start + OWNER], UNDER + under)
    for value in range(VALUES):
        guess.counts[value] = unseen[value]
    return guess


def _has_hidden_card(seen: Table, under: i64) -> bool:
    """Whether a card was put face down there."""
    memory = seen.memory
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
            elif what == NOTE_HID + under:
                return True
    return False


def _first_guess(seen: Table, viewer: i64) -> Guess:
    seats = seen.seats
    known = vec[i64]([0] * (seats * VALUES))
    seat: i64
    value: i64
    for seat in range(seats):
        if seat != viewer:
            for value in range(VALUES):
                known[seat * VALUES + value] = seen.parts.starting_sets
    guess = Guess(
        seats,
        vec[i64](),
        vec[i64](),
        vec[i64](),
        known,
        vec[u8](),
        vec[u8](),
        vec[u8](),
        vec[u8](),
        vec[u8]([0] * VALUES),
    )
    guess.add_batch(vec[i64]([int(seen.parts.supply)] * VALUES))
    return guess


def _walk(guesses: Guesses, seen: Table, viewer: i64) -> None:
    """Let the guesses walk through the memory; none are left when all reach a dead end."""
    memory = seen.memory
    drawn: i64 = 0
    at: i64 = 0
    while at < len(memory) and guesses.all:
        note = i64(memory[at])
        at += 1
        if note == NOTE_SHUFFLED:
            guesses.shuffle_in(_counts(memory, at))
            at += VALUES
        elif note >= NOTE_BID:
            keeps = note >= NOTE_BID_AND_KEEP
            seat = note - NOTE_BID_AND_KEEP if keeps else note - NOTE_BID
            if seat != viewer:
                guesses.could_bid(seat, i64(memory[at]) * BYTE + i64(memory[at + 1]), keeps)
            at += 2
        elif note >= NOTE_OVERPAID:
            if note - NOTE_OVERPAID != viewer:
                bid = i64(memory[at]) * BYTE + i64(memory[at + 1])
                guesses.had_nothing_exact(note - NOTE_OVERPAID, bid, _counts(memory, at + 2))
            at += 2 + VALUES
        elif note >= NOTE_STACK:
            if seen.magellan[(note - NOTE_STACK) // YEARS * MAGELLAN_SHEET + OWNER] != viewer:
                guesses.show_stack(note - NOTE_STACK, i64(memory[at]) - 1)
            at += 1
        elif note > NOTE_TURNED:
            guesses.draw_seen(note - NOTE_TURNED - 1, -1)
        else:
            seat = note // NOTE_SEAT
            what = note % NOTE_SEAT
            if what == NOTE_OPENED:
                if seat != viewer:
                    guesses.open_hand(seat, _counts(memory, at))
                at += VALUES
            elif what == NOTE_DREW:
                if seat == viewer:
                    guesses.draw_seen(i64(seen.drawn[drawn]) - 1, -1)
                else:
                    guesses.draw(seat)
                drawn += 1
            elif what > NOTE_DREW_OPENLY and what < NOTE_HID:
                guesses.draw_seen(what - NOTE_DREW_OPENLY - 1, -1 if seat == viewer else seat)
            elif seat != viewer:
                if what <= VALUES:
                    guesses.show(seat, what - 1, True)
                else:
                    guesses.hide(seat, what - NOTE_HID)


def _counts(memory: vec[u8], at: i64) -> vec[i64]:
    counts = vec[i64]([0] * VALUES)
    value: i64
    for value in range(VALUES):
        counts[value] = i64(memory[at + value])
    return counts
