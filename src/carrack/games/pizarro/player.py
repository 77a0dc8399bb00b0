"""One player: a hand of gold, ships still at home, vetoes, and what everybody knows of the hand."""

from __future__ import annotations

from typing import Annotated, ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from carrack.core import tables
from carrack.core.fields import LARGEST, Cells, Lazy, Marks, Range, Seen
from carrack.games.pizarro import layout as at


@final
@mypyc_attr(acyclic=True)
class Player(tables.Player):
    """The numbers of one seat. Gold cards are counted per value: place 0 is the 1."""

    hand: Annotated[vec[u8], Cells(at.VALUES, row="gold"), Lazy]
    sure: Annotated[vec[u8], Cells(at.VALUES, row="gold"), Seen, Lazy]
    """Cards that everybody knows to be in the hand."""
    hand_size: Annotated[i64, Range(0, LARGEST), Seen] = 0
    ships_left: Annotated[i64, Range(0, LARGEST), Seen] = 0
    vetoes: Annotated[i64, Range(0, LARGEST), Seen] = 0
    passed: Annotated[i64, Range(0, 1), Seen] = 0
    open: Annotated[i64, Range(0, 1), Seen] = 0
    """The hand lies open (Cook A)."""
    scored: Annotated[i64, Range(0, 1), Seen] = 0
    """The final hand has been shown."""
    bid_made: Annotated[i64, Range(0, LARGEST), Seen] = 0
    """The highest bid of this seat for the card on offer."""
    floor: Annotated[i64, Range(0, LARGEST), Seen] = 0
    """Gold that the hand must hold at least, after all that was bid and paid."""
    floor_keeps: Annotated[i64, Range(0, 1), Seen] = 0
    """1: and one card more than that, the lowest (Magellan A, Cook B)."""

    def lower_floor(self, gold: i64) -> None:
        """Gold has left the hand: what the hand must still hold is less by that much."""
        floor = self.floor + self.floor_keeps - gold
        self.floor = floor if floor > 0 else i64(0)
        self.floor_keeps = 0

    # --- written by tools/fields.py ---

    FIELDS: ClassVar[Marks] = {
        "hand": Cells(at.VALUES, row="gold"),
        "sure": Cells(at.VALUES, row="gold"),
        "hand_size": Range(0, LARGEST),
        "ships_left": Range(0, LARGEST),
        "vetoes": Range(0, LARGEST),
        "passed": Range(0, 1),
        "open": Range(0, 1),
        "scored": Range(0, 1),
        "bid_made": Range(0, LARGEST),
        "floor": Range(0, LARGEST),
        "floor_keeps": Range(0, 1),
    }

    def __init__(self, hand: vec[u8], sure: vec[u8]) -> None:
        self.hand = hand
        self.sure = sure
        self.own_rows: i64 = 0

    @staticmethod
    def empty(seats: i64) -> vec[Player]:
        """Return one for each seat, with nothing."""
        made = vec[Player]()
        _: i64
        for _ in range(seats):
            made = append(made, Player(vec[u8]([0] * at.VALUES), vec[u8]([0] * at.VALUES)))
        return made

    @staticmethod
    def copies(players: vec[Player]) -> vec[Player]:
        """Return an independent one of each."""
        made = players[:]
        i: i64
        for i in range(len(made)):
            made[i] = made[i].copy()
        return made

    def copy(self) -> Player:
        """Return an independent one."""
        return self.visible(self.hand)

    def hand_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 1 == 0:
            self.hand = self.hand[:]
            self.own_rows |= 1
        return self.hand

    def sure_to_write(self) -> vec[u8]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 2 == 0:
            self.sure = self.sure[:]
            self.own_rows |= 2
        return self.sure

    def visible(self, hand: vec[u8]) -> Player:
        """Return one with what everybody sees, and this."""
        self.own_rows = 0
        other = Player(hand, self.sure)
        other.hand_size = self.hand_size
        other.ships_left = self.ships_left
        other.vetoes = self.vetoes
        other.passed = self.passed
        other.open = self.open
        other.scored = self.scored
        other.bid_made = self.bid_made
        other.floor = self.floor
        other.floor_keeps = self.floor_keeps
        return other

    # --- end of what is written ---
