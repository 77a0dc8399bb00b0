"""Looking ahead in a story: what a seat showed later says what it must have drawn, or cannot have hidden.

Who tells a story from its beginning and lets every hidden card be any will meet a card later that nobody can
have shown. So before a hidden card gets a value this looks at what is still to come: cards that leave the
hand, a hand laid open, bids that could be paid, payments that could not be exact, and cards that come out of
the supply in sight. It gives shares only, to choose by; the odds themselves are not its business.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.games.pizarro import layout as at
from carrack.games.pizarro.knowledge import memory as seen
from carrack.games.pizarro.knowledge.reserve import Reserve

END: Final = -1
PLENTY: Final = 99
MOST_CARDS: Final = 20
"""With more free cards than that a bid tells too little to look at."""
LEAST_FREE: Final = 0.05
"""Share of a card that need not be any certain one, where the needed ones seem to fill every place."""
RARELY: Final = 0.1
"""A needed card is hidden so rarely: it would have to be drawn again."""


def _sums_of_cards() -> vec[float]:
    """Return how likely so many cards, each of any value, bring at least so much gold."""
    width = MOST_CARDS * at.VALUES + 1
    table = vec[float]([0.0] * ((MOST_CARDS + 1) * width))
    table[0] = 1.0
    for cards in range(1, MOST_CARDS + 1):
        for gold in range(cards * at.VALUES + 1):
            total = 0.0
            for value in range(1, at.VALUES + 1):
                total += table[(cards - 1) * width + max(0, gold - value)]
            table[cards * width + gold] = total / at.VALUES
    return table


_SUMS: Final = _sums_of_cards()


def enough(cards: i64, gold: i64) -> float:
    """Return how likely so many cards, each of any value, bring at least so much gold."""
    if gold <= cards or cards > MOST_CARDS:
        return 1.0 if cards >= 0 else 0.0
    if gold > cards * at.VALUES:
        return 0.0
    return _SUMS[cards * (MOST_CARDS * at.VALUES + 1) + gold]


def makes(counts: vec[i64], bid: i64) -> bool:
    """Return whether some of these cards make a bid exactly."""
    return (_sums(counts, bid) >> int(bid)) & 1 == 1


def _sums(counts: vec[i64], most: i64) -> int:
    """Every sum of some of these cards is a bit."""
    mask = (1 << (int(most) + 1)) - 1
    sums = 1
    value: i64
    _i: i64
    for value in range(at.VALUES):
        for _i in range(counts[value]):
            sums |= (sums << int(value + 1)) & mask
    return sums


@final
class Outlook:
    """The future of a story, for every moment in which a hidden card is drawn or put away."""

    def __init__(self, story: seen.Story, seats: i64) -> None:
        self.story: seen.Story = story
        self.seats: i64 = seats
        count = len(story.what)
        self._next: vec[i64] = vec[i64]([END] * count)
        """Per event: what the same seat did next."""
        self._look_back()
        self._reserve: Reserve = Reserve(story, seats)
        self.share: vec[float] = vec[float]([0.0] * at.VALUES)
        """The answer: how large a part of the guesses should go on with each value."""
        # What `_look` finds in the acts of one seat from a moment on.
        self._held: vec[i64] = vec[i64]([0] * at.VALUES)
        self._need: vec[i64] = vec[i64]([0] * at.VALUES)
        """Cards of each value that the seat still has to draw."""
        self._uses: vec[i64] = vec[i64]([0] * at.VALUES)
        self._rate: vec[float] = vec[float]([0.0] * at.VALUES)
        """How likely the next draw is one of the needed cards of a value."""
        self._room: vec[i64] = vec[i64]([0] * at.VALUES)
        """Draws to spare before the first needed card of a value is shown."""
        self._spare: i64 = PLENTY
        """Draws to spare in all; below 0 what is shown cannot be."""
        self._exact: vec[u8] = vec[u8]([0] * at.VALUES)
        """1: with one more card of this value something would have been exact that was not."""
        self._chance: float = 1.0
        """How likely the hardest bid to come can be paid: so many free cards must bring so much gold."""
        self._free: i64 = 0
        self._missing: i64 = 0
        self._counted: vec[u8] = vec[u8]([0] * at.VALUES)
        """1: needed before that bid, and so counted in it."""

    def _look_back(self) -> None:
        last = vec[i64]([END] * self.seats)
        spot: i64
        for spot in range(len(self.story.what) - 1, -1, -1):
            seat = i64(self.story.seat[spot])
            if seat != seen.NOBODY:
                self._next[spot] = last[seat]
                last[seat] = spot

    # --- what one seat does from a moment on ------------------------------------------------------------

    def _look(self, hands: vec[u8], seat: i64, spot: i64, draws: i64) -> None:
        """Follow a seat from the moment `at` on, with so many draws now, until its hand is laid open."""
        story = self.story
        gold: i64 = 0
        value: i64
        for value in range(at.VALUES):
            self._held[value] = i64(hands[seat * at.VALUES + value])
            self._need[value] = 0
            self._uses[value] = 0
            self._rate[value] = 0.0
            self._exact[value] = 0
            gold += self._held[value] * (value + 1)
        self._spare = PLENTY
        self._chance = 1.0
        needed: i64 = 0
        hidden: i64 = 0
        spot = self._next[spot]
        while spot != END:
            what = i64(story.what[spot])
            value = i64(story.card[spot]) - 1
            if what in (seen.DREW, seen.DREW_OPENLY):
                if value < 0:
                    draws += 1
                else:
                    self._held[value] += 1
                    gold += value + 1
            elif what in (seen.LEFT, seen.HID):
                if value < 0:
                    # A card of some gold; at least 1.
                    hidden += 1
                    gold -= 1
                else:
                    self._uses[value] += 1
                    if self._held[value] > 0:
                        self._held[value] -= 1
                        gold -= value + 1
                    else:
                        # Drawn and gone again: no gold for a bid.
                        needed += 1
                        self._needs(value, 1, draws, needed)
            elif what == seen.OPENED:
                for value in range(at.VALUES):
                    lacking = i64(story.row(spot)[value]) - self._held[value]
                    if lacking > 0:
                        needed += lacking
                        self._needs(value, lacking, draws, needed)
                return
            elif what == seen.OVERPAID:
                if hidden == 0:
                    self._avoid_exact(story.row(spot), story.number[spot])
            else:
                missing = story.number[spot] - gold + (1 if what == seen.BID_AND_KEEP else 0)
                chance = enough(draws - needed, missing)
                if chance < self._chance:
                    self._chance = chance
                    self._free = draws - needed
                    self._missing = missing
                    for value in range(at.VALUES):
                        self._counted[value] = u8(1) if self._need[value] > 0 else u8(0)
            spot = self._next[spot]

    def _needs(self, value: i64, count: i64, draws: i64, needed: i64) -> None:
        """Note that a seat must draw cards of a value in so many draws, which need so many cards in all."""
        if self._need[value] == 0:
            self._room[value] = self._spare
        self._need[value] += count
        if draws > 0:
            self._rate[value] += float(count) / float(draws)
        if draws - needed < self._spare:
            self._spare = draws - needed

    def _avoid_exact(self, paid: vec[u8], bid: i64) -> None:
        value: i64
        for value in range(at.VALUES):
            self._held[value] += i64(paid[value])
        sums = _sums(self._held, bid)
        for value in range(at.VALUES):
            self._held[value] -= i64(paid[value])
            if self._need[value] == 0 and value + 1 <= bid and (sums >> int(bid - value - 1)) & 1 == 1:
                self._exact[value] = 1

    # --- shares -----------------------------------------------------------------------------------------

    def of_draw(self, hands: vec[u8], supply: vec[u8], spot: i64) -> bool:
        """Shares of the values that a seat may draw now; False when nothing can be right."""
        seat = i64(self.story.seat[spot])
        self._look(hands, seat, spot, 1)
        self._reserve.count(hands, supply, seat, spot)
        needed = 0.0
        total = 0.0
        value: i64
        for value in range(at.VALUES):
            if self._need[value] == 0 or self._room[value] < 1 or self._reserve.open[value] == 0:
                self._rate[value] = 0.0
            needed += self._rate[value]
            self.share[value] = self._free_share(hands, spot, value) if self._spare > 0 else 0.0
            total += self.share[value]
        # What is needed comes first; the rest of the draws are free.
        free = 0.0
        if self._spare > 0 and total > 0.0:
            free = (1.0 - needed if needed < 1.0 - LEAST_FREE else LEAST_FREE) / total
        if self._spare < 0 or needed + free <= 0.0:
            return False
        total = 0.0
        for value in range(at.VALUES):
            self.share[value] = self._rate[value] + free * self.share[value]
            total += self.share[value]
        for value in range(at.VALUES):
            self.share[value] /= total
        return True

    def _free_share(self, hands: vec[u8], spot: i64, value: i64) -> float:
        """Return how likely a card that may be any is this one."""
        left = self._reserve.left[value]
        if left <= 0 or self._exact[value] == 1:
            return 0.0
        share = float(left)
        uses = self._uses[value]
        held = i64(hands[i64(self.story.seat[spot]) * at.VALUES + value])
        if uses > 0 and held >= uses:
            # The more of them a hand holds, the likelier it shows one.
            share *= float(held + 1) / float(held + 1 - uses)
        if self._chance < 1.0 and self._counted[value] == 0:
            share *= enough(self._free - 1, self._missing - value - 1)
        return share

    def of_hiding(self, hands: vec[u8], spot: i64) -> bool:
        """Shares of the values that a seat may put face down now; False when nothing can be right."""
        seat = i64(self.story.seat[spot])
        total = 0.0
        value: i64
        for value in range(at.VALUES):
            held = i64(hands[seat * at.VALUES + value])
            self.share[value] = 0.0
            if held > 0:
                hands[seat * at.VALUES + value] -= 1
                self._look(hands, seat, spot, 0)
                hands[seat * at.VALUES + value] += 1
                if self._spare >= 0:
                    free = held - self._uses[value]
                    self.share[value] = self._chance * (float(free) if free > 0 else RARELY * float(held))
                    total += self.share[value]
        for value in range(at.VALUES):
            self.share[value] /= total if total > 0.0 else 1.0
        return total > 0.0
