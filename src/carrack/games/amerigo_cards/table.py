"""The table: plain numbers, cheap to copy.

Cards are counts per kind (good × rudders). `cards` holds rows of 15 counts: five rows for each seat, then
the common rows; `sheet` holds each seat's few numbers, then the market. One row for all seats and no object
a seat: copying three of those would cost more than everything else on the table.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from carrack.core import tables
from carrack.core.api import OVER
from carrack.core.fields import LARGEST, Cells, Growing, Marks, Range, Seat, Seen, Stretches
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.components.parts import Parts

UNFIT_PILE: Final = "a treasure pile or a journey does not fit its size"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Table(tables.Table):
    """Everything on the table."""

    parts: Parts
    phase: Annotated[i64, Range(at.DEAL, at.FINISHED), Seen] = at.DEAL
    actor: Annotated[i64, Seat(OVER), Seen]
    turn: Annotated[i64, Seat, Seen] = 0
    deck_size: Annotated[i64, Range(0, LARGEST, "a size below zero"), Seen] = 0
    discards_size: Annotated[i64, Range(0, LARGEST, "a size below zero"), Seen] = 0
    shuffled: Annotated[bool, Range(0, 1), Seen] = False
    """The discards have become the second deck."""
    drawer: Annotated[i64, Seat, Seen] = 0
    draws: Annotated[i64, Range(0, LARGEST, "a size below zero"), Seen] = 0
    """Cards still to come to the drawer."""
    sellers: Annotated[i64, Range(0, LARGEST), Seen] = 0
    """One bit per seat that still has to sell in this sale."""
    rare: Annotated[i64, Range(at.NONE, at.GOODS - 1, "rare good"), Seen] = at.NONE
    """The rare good of this sale, or NONE."""
    popular: Annotated[i64, Range(at.NONE, at.GOODS - 1, "popular good"), Seen] = at.NONE
    picks: Annotated[i64, Range(0, LARGEST, "a size below zero"), Seen] = 0
    """Cards still to be picked in the phase at hand."""
    ending: Annotated[i64, Range(at.NOT_ENDED, at.ALL_HOME), Seen] = at.NOT_ENDED
    cards: Annotated[vec[u8], Cells(at.COMMON_CARDS, each=at.SEAT_CARDS)]
    sheet: Annotated[vec[i64], Cells(at.GOODS, each=at.SHEET), Seen]
    memory: Annotated[vec[u8], Growing, Seen]
    """The seats that drew and showed cards since the reshuffle, in order: what a good memory keeps."""
    piles: Annotated[
        vec[u8],
        Stretches(
            "parts.cards", "doubloons", at.KINDS - 1, UNFIT_PILE, back="sailed", most_back=at.MOST_LAID
        ),
        Seen,
    ]
    """Each seat's treasure pile, bottom to top, and from the end of its stretch backwards its journey in the
    order it was laid: to look at, no rule asks for it. Both together are never more than all cards."""

    # --- where a row of cards begins --------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        return seat * at.SEAT_CARDS + at.HAND

    def exhibition(self, seat: i64) -> i64:
        return seat * at.SEAT_CARDS + at.EXHIBITION

    def journey(self, seat: i64) -> i64:
        return seat * at.SEAT_CARDS + at.JOURNEY

    def shown(self, seat: i64) -> i64:
        return seat * at.SEAT_CARDS + at.SHOWN

    def drawn(self, seat: i64) -> i64:
        return seat * at.SEAT_CARDS + at.DRAWN

    def deck(self) -> i64:
        return self.seats * at.SEAT_CARDS + at.DECK

    def discards(self) -> i64:
        return self.seats * at.SEAT_CARDS + at.DISCARDS

    def reshuffled(self) -> i64:
        return self.seats * at.SEAT_CARDS + at.RESHUFFLED

    def staying(self) -> i64:
        return self.seats * at.SEAT_CARDS + at.STAYING

    def turned(self) -> i64:
        return self.seats * at.SEAT_CARDS + at.TURNED

    # --- a seat's sheet, and the market -----------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        return self.sheet[seat * at.SHEET + at.HAND_SIZE]

    def exhibited(self, seat: i64) -> i64:
        return self.sheet[seat * at.SHEET + at.EXHIBITED]

    def doubloons(self, seat: i64) -> i64:
        return self.sheet[seat * at.SHEET + at.DOUBLOONS]

    def sailed(self, seat: i64) -> i64:
        """Return how many cards were laid for the journey."""
        return self.sheet[seat * at.SHEET + at.SAILED]

    def place(self, seat: i64) -> i64:
        return self.sheet[seat * at.SHEET + at.PLACE]

    def distance(self, seat: i64) -> i64:
        return self.sheet[seat * at.SHEET + at.DISTANCE]

    def way_back(self, seat: i64) -> i64:
        """Return how much of the way home is done (home.3)."""
        return self.parts.homeward_factor * self.sheet[seat * at.SHEET + at.HOMEWARD_RUDDERS]

    def market(self, good: i64) -> i64:
        """Return how many of a good are exhibited by all."""
        return self.sheet[self.seats * at.SHEET + good]

    def is_selling(self) -> bool:
        """Return whether a sale is going on: its prices stand."""
        return at.JOINING <= self.phase <= at.TURN_COMMON

    # --- the treasure pile, and what is remembered ------------------------------------------------------

    def put_on_pile(self, seat: i64, kind: i64) -> None:
        size = self.sheet[seat * at.SHEET + at.DOUBLOONS]
        self.piles[seat * self.parts.cards + size] = u8(kind)
        self.sheet[seat * at.SHEET + at.DOUBLOONS] = size + 1

    def take_from_pile(self, seat: i64) -> i64:
        """doubloons.4: the card that was put there last."""
        size = self.sheet[seat * at.SHEET + at.DOUBLOONS] - 1
        self.sheet[seat * at.SHEET + at.DOUBLOONS] = size
        return i64(self.piles[seat * self.parts.cards + size])

    def pile(self, seat: i64) -> list[int]:
        """Return the cards of a treasure pile, bottom to top."""
        start = seat * self.parts.cards
        return [int(self.piles[start + i]) for i in range(self.doubloons(seat))]

    def lay(self, seat: i64, kind: i64, way: i64) -> None:
        """Add a card to a journey, or DOUBLOON; `way` is 0 or LAID_HOMEWARD."""
        size = self.sheet[seat * at.SHEET + at.SAILED] + 1
        self.piles[(seat + 1) * self.parts.cards - size] = u8(way + kind)
        self.sheet[seat * at.SHEET + at.SAILED] = size

    def journey_notes(self, seat: i64) -> list[int]:
        """Return the cards of a journey in the order they were laid, as `lay` took them."""
        end = (seat + 1) * self.parts.cards
        return [int(self.piles[end - 1 - i]) for i in range(self.sailed(seat))]

    def remember(self, seat: i64, what: i64) -> None:
        """Note for the memory of the second deck: a kind that left the hand, or MEMORY_DREW."""
        if self.shuffled:
            self.memory = append(self.memory, u8(seat * at.MEMORY_SEAT + what))

    # --- written by tools/fields.py ---

    FIELDS: ClassVar[Marks] = {
        "phase": Range(at.DEAL, at.FINISHED),
        "actor": Seat(OVER),
        "turn": Seat(),
        "deck_size": Range(0, LARGEST, "a size below zero"),
        "discards_size": Range(0, LARGEST, "a size below zero"),
        "shuffled": Range(0, 1),
        "drawer": Seat(),
        "draws": Range(0, LARGEST, "a size below zero"),
        "sellers": Range(0, LARGEST),
        "rare": Range(at.NONE, at.GOODS - 1, "rare good"),
        "popular": Range(at.NONE, at.GOODS - 1, "popular good"),
        "picks": Range(0, LARGEST, "a size below zero"),
        "ending": Range(at.NOT_ENDED, at.ALL_HOME),
        "cards": Cells(at.COMMON_CARDS, each=at.SEAT_CARDS),
        "sheet": Cells(at.GOODS, each=at.SHEET),
        "memory": Growing(),
        "piles": Stretches(
            "parts.cards", "doubloons", at.KINDS - 1, UNFIT_PILE, back="sailed", most_back=at.MOST_LAID
        ),
    }

    def __init__(
        self, parts: Parts, seats: i64, cards: vec[u8], sheet: vec[i64], memory: vec[u8], piles: vec[u8]
    ) -> None:
        super().__init__(seats)
        self.parts = parts
        self.cards = cards
        self.sheet = sheet
        self.memory = memory
        self.piles = piles

    @staticmethod
    def empty(parts: Parts, seats: i64) -> Table:
        """Return a table with nothing on it."""
        return Table(
            parts,
            seats,
            vec[u8]([0] * (at.COMMON_CARDS + seats * at.SEAT_CARDS)),
            vec[i64]([0] * (at.GOODS + seats * at.SHEET)),
            vec[u8](),
            vec[u8]([0] * (seats * parts.cards)),
        )

    def copy(self) -> Table:
        """Return an independent table that nobody listens to."""
        return self.visible(self.cards[:])

    def visible(self, cards: vec[u8]) -> Table:
        """Return a table with what everybody sees, and this."""
        other = Table(self.parts, self.seats, cards, self.sheet[:], self.memory[:], self.piles[:])
        other.phase = self.phase
        other.actor = self.actor
        other.turn = self.turn
        other.deck_size = self.deck_size
        other.discards_size = self.discards_size
        other.shuffled = self.shuffled
        other.drawer = self.drawer
        other.draws = self.draws
        other.sellers = self.sellers
        other.rare = self.rare
        other.popular = self.popular
        other.picks = self.picks
        other.ending = self.ending
        return other

    # --- end of what is written ---
