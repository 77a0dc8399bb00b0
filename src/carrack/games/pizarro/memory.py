"""What everybody saw happen to hands and supply: the notes of a table's memory, read one after the other."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

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
    STACK,
    VALUES,
    YEARS,
    Table,
)

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

    def row(self, at: i64) -> vec[u8]:
        """The nine counts that belong to what happened."""
        counts = self.counts[int(at)]
        assert counts is not None
        return counts


def story_of(table: Table) -> Story:
    """All that is in the memory; of a table as a seat sees it some cards are unknown."""
    story = Story()
    memory = table.memory
    drawn: i64 = 0
    at: i64 = 0
    while at < len(memory):
        note = i64(memory[at])
        at += 1
        if note == NOTE_SHUFFLED:
            story.add(SHUFFLED, NOBODY, UNKNOWN, 0, memory[at : at + VALUES])
            at += VALUES
        elif note >= NOTE_BID_AND_KEEP:
            story.add(BID_AND_KEEP, note - NOTE_BID_AND_KEEP, UNKNOWN, _amount(memory, at), None)
            at += 2
        elif note >= NOTE_BID:
            story.add(BID, note - NOTE_BID, UNKNOWN, _amount(memory, at), None)
            at += 2
        elif note >= NOTE_OVERPAID:
            paid = memory[at + 2 : at + 2 + VALUES]
            story.add(OVERPAID, note - NOTE_OVERPAID, UNKNOWN, _amount(memory, at), paid)
            at += 2 + VALUES
        elif note >= NOTE_STACK:
            # The stack itself shows the card from now on: it is known where it was hidden.
            at += 1
        elif note > NOTE_TURNED:
            story.add(TURNED_UP, NOBODY, note - NOTE_TURNED, 0, None)
        else:
            seat = note // NOTE_SEAT
            what = note % NOTE_SEAT
            if what == NOTE_DREW:
                story.add(DREW, seat, i64(table.drawn[drawn]), 0, None)
                drawn += 1
            elif what <= VALUES:
                story.add(LEFT, seat, what, 0, None)
            elif what == NOTE_OPENED:
                story.add(OPENED, seat, UNKNOWN, 0, memory[at : at + VALUES])
                at += VALUES
            elif what < NOTE_HID:
                story.add(DREW_OPENLY, seat, what - NOTE_DREW_OPENLY, 0, None)
            else:
                under = what - NOTE_HID
                card = table.magellan[under // YEARS * MAGELLAN_SHEET + STACK + under % YEARS]
                story.add(HID, seat, card, under, None)
    return story


def _amount(memory: vec[u8], at: i64) -> i64:
    return i64(memory[at]) * BYTE + i64(memory[at + 1])
