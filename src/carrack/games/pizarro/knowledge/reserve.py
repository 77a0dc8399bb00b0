"""Cards of the supply that are spoken for: somebody shows them later, so nobody else can draw them now."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.games.pizarro import layout as at
from carrack.games.pizarro.knowledge import memory as seen


@final
class Reserve:
    """For every hidden draw of a story: what the supply must still give until the end, and until each shuffle
    that brings known cards into it."""

    def __init__(self, story: seen.Story, seats: i64) -> None:
        self.seats: i64 = seats
        self.left: vec[i64] = vec[i64]([0] * at.VALUES)
        """The answer: cards of each value in the supply that are not spoken for."""
        self.open: vec[u8] = vec[u8]([0] * at.VALUES)
        """1: who draws now can draw this value, be it free or kept for this seat."""
        self._asks: list[vec[i64]] = [vec[i64]() for _ in range(len(story.what))]
        """Per hidden draw, in turn: a value, what is asked for it without regard to hands, how many hands ask
        for it, and for each of these its place and how many it shows."""
        self._look_back(story)

    def _look_back(self, story: seen.Story) -> None:
        """Go from the end to the beginning, and count until each later shuffle, and until the end."""
        asked: list[vec[i64]] = [self._nothing()]
        spot: i64
        for spot in range(len(story.what) - 1, -1, -1):
            what = i64(story.what[spot])
            if what == seen.DREW and story.card[spot] == seen.UNKNOWN:
                self._asks[int(spot)] = self._in_turn(asked)
            elif what == seen.SHUFFLED:
                for row in asked:
                    self._bring(row, story.row(spot))
                asked.append(self._nothing())
            else:
                for row in asked:
                    self._ask(row, story, spot)

    def _nothing(self) -> vec[i64]:
        """Per seat and value the cards that the hand must show, and once more per value what is asked apart
        from hands, less what is brought."""
        return vec[i64]([0] * ((self.seats + 1) * at.VALUES))

    def _bring(self, row: vec[i64], counts: vec[u8]) -> None:
        value: i64
        for value in range(at.VALUES):
            row[self.seats * at.VALUES + value] -= i64(counts[value])

    def _ask(self, row: vec[i64], story: seen.Story, spot: i64) -> None:
        what = i64(story.what[spot])
        hand = i64(story.seat[spot]) * at.VALUES
        common = self.seats * at.VALUES
        value = i64(story.card[spot]) - 1
        if what in (seen.DREW, seen.DREW_OPENLY, seen.TURNED_UP):
            row[common + value] += 1
            if what != seen.TURNED_UP and row[hand + value] > 0:
                row[hand + value] -= 1
        elif what == seen.LEFT or (what == seen.HID and value >= 0):
            row[hand + value] += 1
        elif what == seen.OPENED:
            for value in range(at.VALUES):
                held = i64(story.row(spot)[value])
                # Whatever the hand was before: what it shows beyond this it draws later.
                if row[hand + value] > held:
                    row[common + value] += row[hand + value] - held
                row[hand + value] = held

    def _in_turn(self, asked: list[vec[i64]]) -> vec[i64]:
        """Return only what can leave too little: where more is asked for than is brought."""
        asks = vec[i64]()
        value: i64
        place: i64
        for row in asked:
            for value in range(at.VALUES):
                most: i64 = 0
                hands: i64 = 0
                for place in range(value, len(row), at.VALUES):
                    most += row[place]
                    if row[place] > 0 and place < self.seats * at.VALUES:
                        hands += 1
                if most > 0:
                    asks = append(append(append(asks, value), row[self.seats * at.VALUES + value]), hands)
                    for place in range(value, self.seats * at.VALUES, at.VALUES):
                        if row[place] > 0:
                            asks = append(append(asks, place), row[place])
        return asks

    def count(self, hands: vec[u8], supply: vec[u8], seat: i64, spot: i64) -> None:
        """See what is left when a seat draws, with these hands and this supply."""
        value: i64
        for value in range(at.VALUES):
            self.left[value] = i64(supply[value])
            self.open[value] = u8(1) if supply[value] > 0 else u8(0)
        asks = self._asks[int(spot)]
        i: i64 = 0
        _hand: i64
        while i < len(asks):
            value = asks[i]
            left = i64(supply[value]) - asks[i + 1]
            count = asks[i + 2]
            own: i64 = 0
            i += 3
            for _hand in range(count):
                lacking = asks[i + 1] - i64(hands[asks[i]])
                if lacking > 0:
                    left -= lacking
                    if asks[i] == seat * at.VALUES + value:
                        own = 1
                i += 2
            if left < self.left[value]:
                self.left[value] = left
            if left + own <= 0:
                self.open[value] = 0
