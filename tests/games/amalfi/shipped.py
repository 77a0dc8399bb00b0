"""The cards and places that the game has, lent to a table of the tests' own.

The tests know the box of `cards.toml` by heart. A scene of the shipped content gives one card of that box the
effects of a shipped one, so that everything else stays as the tests know it.
"""

from __future__ import annotations

from typing import Any

from carrack.games.amalfi.components.validation import file_of
from carrack.games.amalfi.game import Amalfi, AmalfiState
from tests.games.amalfi.scene import Scene
from tests.games.amalfi.test_effects import first, owner_file

SHIPPED = Amalfi()
VALUES = SHIPPED.components.values
FILE = file_of(SHIPPED.components)
STANDS_FOR = {
    "immediate": "sandro-botticelli",
    "permanent": "piero-della-francesca",
    "engageable": "domenico-ghirlandaio",
}
"""The card of the tests' box that takes the effects of the shipped one."""
GUEST, STANDING, HELPER = STANDS_FOR.values()
LENT = ("effects", "when", "kind", "once", "per", "points", "at_most", "every")
"""What a card lends (a tile its effects only); name, price and pack stay those of the card that takes it."""


def found(name: str) -> tuple[str, dict[str, Any]]:
    """The list that a shipped card or place is in, and what the file says of it."""
    for part in (*STANDS_FOR, "end_game", "public", "evolving", "tiles", "artworks"):
        for card in VALUES[part]:
            if card["id"] == name:
                return part, card
    raise KeyError(name)


class Bent(Scene):
    """A scene in which a card of the tests' box has the effects of a shipped one."""

    def __init__(self, name: str, seats: int = 2, part: str = "") -> None:
        """A place may be lent to another part of the file, to a public one for instance."""
        super().__init__(seats)
        self.kind, card = found(name)
        lent = {"artworks": ("bonus",), "tiles": ("effects",)}.get(self.kind, LENT)
        fields = {key: value for key, value in card.items() if key in lent}
        self.own = Amalfi(owner_file(part or self.kind, first(**fields)), "mine.toml")
        self.table.parts = self.own.parts

    def here(self, seat: int = 0) -> Bent:
        """The card works for a seat: on the table, or in the hand if it works when invited."""
        if self.kind == "immediate":
            self.hand(seat, GUEST).bread(seat, 6)
        else:
            self.invited(seat, STANDS_FOR[self.kind])
        return self

    @property
    def state(self) -> AmalfiState:
        made = super().state
        return AmalfiState(self.own, made.table)
