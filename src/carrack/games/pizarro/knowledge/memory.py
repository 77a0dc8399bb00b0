"""The public memory of hands and supply: the notes of a table, read one after the other."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.games.pizarro import layout as at
from carrack.games.pizarro.table import Table

# What happened: who did it, and with which card or for how much, is told beside it.
DREW: Final = 0
"""A card came from the supply to a hand that is not open."""
DREW_OPENLY: Final = 1
TURNED_UP: Final = 2
"""A card came from the supply to no hand."""
LEFT: Final = 3
"""A card left a hand openly."""
HID: Final = 4
"""A card of a hand went face down under Magellan; `number` says where."""
OPENED: Final = 5
"""A hand was laid open; counts follow."""
BID: Final = 6
"""The hand could pay `number`."""
BID_AND_KEEP: Final = 7
"""The same, its lowest card not counted."""
OVERPAID: Final = 8
"""Nothing in the hand made `number` exactly; the counts that were paid follow."""
SHUFFLED: Final = 9
"""Known cards came into the supply; counts follow."""

NOBODY: Final = 255
UNKNOWN: Final = 0


@final
class Story:
    """The memory of a table in order, with the values of hidden cards where the table shows them."""

    def __init__(self) -> None:
        self.what: vec[u8] = vec[u8]()
        self.seat: vec[u8] = vec[u8]()
        self.card: vec[u8] = vec[u8]()
        """1 to 9 or UNKNOWN."""
        self.number: vec[i64] = vec[i64]()
        self.counts: list[vec[u8] | None] = []
        """Nine counts, for a whole row of cards."""

    def add(self, what: i64, seat: i64, card: i64, number: i64, counts: vec[u8] | None) -> None:
        self.what = append(self.what, u8(what))
        self.seat = append(self.seat, u8(seat))
        self.card = append(self.card, u8(card))
        self.number = append(self.number, number)
        self.counts.append(counts)

    def row(self, spot: i64) -> vec[u8]:
        """Return the nine counts that belong to what happened."""
        counts = self.counts[int(spot)]
        assert counts is not None
        return counts


def story_of(table: Table) -> Story:
    """Return all that is in the memory; of a table as a seat sees it some cards are unknown."""
    story = Story()
    memory = table.memory
    drawn: i64 = 0
    spot: i64 = 0
    while spot < len(memory):
        note = i64(memory[spot])
        spot += 1
        if note == at.NOTE_SHUFFLED:
            story.add(SHUFFLED, NOBODY, UNKNOWN, 0, memory[spot : spot + at.VALUES])
            spot += at.VALUES
        elif note >= at.NOTE_BID_AND_KEEP:
            story.add(BID_AND_KEEP, note - at.NOTE_BID_AND_KEEP, UNKNOWN, _amount(memory, spot), None)
            spot += at.AMOUNT_BYTES
        elif note >= at.NOTE_BID:
            story.add(BID, note - at.NOTE_BID, UNKNOWN, _amount(memory, spot), None)
            spot += at.AMOUNT_BYTES
        elif note >= at.NOTE_OVERPAID:
            start = spot + at.AMOUNT_BYTES
            paid = memory[start : start + at.VALUES]
            story.add(OVERPAID, note - at.NOTE_OVERPAID, UNKNOWN, _amount(memory, spot), paid)
            spot += 2 + at.VALUES
        elif note >= at.NOTE_STACK:
            # The stack itself shows the card from now on: it is known where it was hidden.
            spot += 1
        elif note > at.NOTE_TURNED:
            story.add(TURNED_UP, NOBODY, note - at.NOTE_TURNED, 0, None)
        else:
            seat = note // at.NOTE_SEAT
            what = note % at.NOTE_SEAT
            if what == at.NOTE_DREW:
                story.add(DREW, seat, i64(table.drawn[drawn]), 0, None)
                drawn += 1
            elif what <= at.VALUES:
                story.add(LEFT, seat, what, 0, None)
            elif what == at.NOTE_OPENED:
                story.add(OPENED, seat, UNKNOWN, 0, memory[spot : spot + at.VALUES])
                spot += at.VALUES
            elif what < at.NOTE_HID:
                story.add(DREW_OPENLY, seat, what - at.NOTE_DREW_OPENLY, 0, None)
            else:
                under = what - at.NOTE_HID
                card = table.card_under(under // at.YEARS, under % at.YEARS)
                story.add(HID, seat, card, under, None)
    return story


def _amount(memory: vec[u8], spot: i64) -> i64:
    return i64(memory[spot]) * at.BYTE + i64(memory[spot + 1])
