"""The view as named values for the page: the boards, the auction, the seats, and what a card would bring.

The page draws these and knows no rule; what may be done, and why not, comes with the choices.
"""

from __future__ import annotations

from typing import Literal

import msgspec

ExplorerName = Literal["columbus", "pizarro", "magellan", "marco-polo", "da-gama", "cook"]
Ability = Literal["nothing", "veto", "draw", "hand", "paid", "swap", "gold", "half", "open", "lose"]
Half = Literal["", "left", "right"]
Part = Literal["in", "passed", "no-ship", "no-gold"]
Stage = Literal["veto", "bidding", "paying", "sailing"]


class GoldCard(msgspec.Struct, frozen=True):
    """A gold card that the viewer may see."""

    place: str
    value: int


class Sailing(msgspec.Struct, frozen=True):
    """A ship on a space."""

    place: str
    seat: int
    ship: int
    """The number of one of Magellan's ships; 0 for all others."""
    stack: list[int]
    """The gold cards under it; 0 is one that the viewer does not know."""
    crowns: int
    """The crowns of those that the viewer knows."""


class Berth(msgspec.Struct, frozen=True):
    """A place where ships lie: a space, or one half of it."""

    place: str
    """The place of a half; empty for a whole space, which has its own."""
    half: Half
    """The half of da Gama's space on side B."""
    ships: list[Sailing]


class SpaceSetup(msgspec.Struct, frozen=True):
    """The print on a space of an explorer's voyage."""

    place: str
    crowns: int
    """The points of a ship that ends here; Magellan: what the crowns under it are multiplied by."""
    right: int
    """Points on the right half (da Gama B); -1 where the space is not halved."""
    bags: int
    gold: int
    """Gold cards drawn at once by who arrives (da Gama)."""
    ability: Ability
    args: dict[str, int]
    """The numbers in `board-brings-<ability>`."""


class VoyageSetup(msgspec.Struct, frozen=True):
    """An explorer with the three spaces."""

    place: str
    explorer: ExplorerName
    board: int
    side: str
    spaces: list[SpaceSetup]


class PizarroSetup(msgspec.Struct, frozen=True):
    """The fixed part of a whole game."""

    voyages: list[VoyageSetup]
    gold_crowns: list[int]
    """The crowns on the gold cards 1 to 9."""
    swap_limit: int


class VoyageSpace(msgspec.Struct, frozen=True):
    """The contents of a space."""

    berths: list[Berth]
    """One, or the left and the right half."""


class Voyage(msgspec.Struct, frozen=True):
    """The three spaces of an explorer, in the order of the setup."""

    spaces: list[VoyageSpace]


class PizarroSeat(msgspec.Struct, frozen=True):
    """The public part of a seat, and what the viewer may see of its hand."""

    place: str
    hand_size: int
    hand: list[GoldCard]
    """The whole hand where the viewer may see it, else empty."""
    known: list[int]
    """The cards that everybody knows to be in the hand."""
    open: bool
    gold: int
    crowns: int
    """Gold and crowns of `hand`."""
    vetoes: int
    ships_left: int
    auctioneer: bool
    points: int
    """What the ships would score where they are, as far as the viewer knows."""
    part: Part
    """Whether the seat takes part in the auction, or why not."""
    bid: int
    """Its highest bid for the card on offer."""


class Offer(msgspec.Struct, frozen=True):
    """The card on offer, and what it would bring the viewer."""

    place: str
    explorer: ExplorerName
    space: int
    stage: Stage
    bidder: int
    bid: int
    most: int
    """The most that the viewer can bid."""
    gain: int
    """The points the viewer's ship would have more than now; for Magellan those of the cards under it."""
    before: int
    """The points of the viewer's ship that would sail on; -1 when none sails on yet."""
    ships: list[int]
    """Magellan's ships of the actor that could sail on."""


class Turned(msgspec.Struct, frozen=True):
    """Pizarro's draw."""

    seat: int
    cards: list[int]
    sum: int
    limit: int
    drawing: bool
    """Whether another card may follow, or is being turned up."""
    unseen: int
    """Cards that the viewer sees nowhere: the next one is among them."""
    too_much: int
    """How many of them would go beyond the limit."""


class PizarroPage(msgspec.Struct, frozen=True):
    """The whole table of Pizarro & Co. as one seat, or an onlooker, sees it."""

    year: int
    over: bool
    year_ends: bool
    """Everybody gets gold; between two explorer cards it is false."""
    voyages: list[Voyage]
    seats: list[PizarroSeat]
    offer: Offer | None
    deck: list[int]
    """The explorer cards of the year that are still face down, explorer by explorer."""
    vetoed: list[ExplorerName]
    supply: int
    discards: list[int]
    paid: list[GoldCard]
    due: int
    proposal: list[int]
    """A payment for the buyer's eyes: legal, and kind to the crowns."""
    turned: Turned | None
