"""The view as named values for the page: what lies where, and what a sale would bring.

The page draws these and knows no rule; what may be done, and why not, comes with the choices.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Good = Literal["gems", "cloth", "antiques", "spices", "coffee"]
Course = Literal["at-home", "outward", "explored", "homeward"]
Price = Literal["rare", "popular", "common", "missing"]


class TradeCard(msgspec.Struct, frozen=True):
    """A card by its good and rudders."""

    place: str
    good: Good
    rudders: int


class JourneyCard(msgspec.Struct, frozen=True):
    """A card of a journey, as it was laid."""

    place: str
    good: Good
    rudders: int
    """The rudders on its front; a doubloon counts as many as `CardsSetup` says."""
    doubloon: bool
    """Whether it was spent as a doubloon: it lies face down."""
    homeward: bool


class Lot(msgspec.Struct, frozen=True):
    """A seat's exhibition of one good."""

    place: str
    good: Good
    count: int


class CardsSeat(msgspec.Struct, frozen=True):
    """The public part of a seat, and to its owner the hand."""

    place: str
    doubloons: int
    treasure: list[int]
    """The cards of the treasure pile, counted by kind: good by good, 1 to 3 rudders. All have seen them."""
    hand_size: int
    hand: list[TradeCard]
    """Empty for everybody else, but for cards that all have seen there."""
    exhibition: list[TradeCard]
    journey: list[JourneyCard]
    """In the order it was laid."""
    course: Course
    distance: int
    back: int
    """How much of the way home is done."""
    needed: int
    """The rudders that are still missing on the way home."""
    king: int
    """What the King would pay for this distance."""
    companies: int
    """What the Merchant Companies would pay for this journey if it ended now."""
    explore: int
    """The cards that exploring now would bring."""
    explore_ends: bool
    """Whether exploring now would end the game."""
    lots: list[Lot]
    """Cards exhibited, good by good."""
    room: int
    """How many more cards can be exhibited."""
    sale: int
    """What a sale at today's prices would bring; 0 while there can be none."""


class Stall(msgspec.Struct, frozen=True):
    """One good on the market."""

    place: str
    good: Good
    count: int
    price: Price


class SaleGroup(msgspec.Struct, frozen=True):
    """The viewer's goods of one price, and what a sale brings for them."""

    price: Price
    goods: list[Good]
    cards: int
    coins: int
    stay: int
    """Cards that are too few to pay and stay in the exhibition."""


class CardsPage(msgspec.Struct, frozen=True):
    """The whole table of Amerigo (2008) as one seat, or an onlooker, sees it."""

    seats: list[CardsSeat]
    market: list[Stall]
    open: bool
    """Whether all five goods are there, so that a sale is possible."""
    selling: bool
    """Whether a sale is going on: its prices stand."""
    deck: int
    second_deck: bool
    discards: int
    discarded: list[int]
    """The discard pile, counted by kind."""
    turn: int
    """The seat whose turn it is; another may be asked."""
    over: bool
    staying: list[TradeCard]
    """What the seller has chosen to leave in the exhibition."""
    turned: list[TradeCard]
    """What is about to become doubloons."""
    deal: list[SaleGroup]
    """What a sale brings the viewer, group by group; empty while there can be none."""
    proposal: list[int]
    """Numbers that answer a question of the viewer's sale."""


class CardsSetup(msgspec.Struct, frozen=True):
    """The fixed part of a whole game."""

    king: list[int]
    """Doubloons for a distance of 0, 1, 2 …; the last for all beyond."""
    popular_price: int
    common_price: int
    hand_limit: int
    exhibition_limit: int
    homeward_factor: int
    """Each rudder counts so often on the way home."""
    doubloon_rudders: int
    """So many rudders a doubloon has that is sailed with."""
