"""The view as named values for the page: what lies where, and what a sale would bring.

The page draws these and knows no rule; what may be done, and why not, comes with the choices.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from carrack.core.api import OVER, View
from carrack.core.places import Numbering, place
from carrack.games.amerigo_cards import choices as pick
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.choices import card_name
from carrack.games.amerigo_cards.game import CardsView
from carrack.games.amerigo_cards.judging.sale import deal, proposal
from carrack.games.amerigo_cards.prices import earnings, is_open, prices_shown, shown_of
from carrack.games.amerigo_cards.questions.awards import companies_award, kings_award
from carrack.games.amerigo_cards.showing.ending import ending_numbers
from carrack.games.amerigo_cards.showing.journeys import journey_as_laid
from carrack.games.amerigo_cards.table import Table

Good = Literal["gems", "cloth", "antiques", "spices", "coffee"]
Course = Literal["at-home", "outward", "explored", "homeward"]
Price = Literal["rare", "popular", "common", "missing"]

GOODS_BY_NUMBER: Final[tuple[Good, ...]] = at.GOOD_NAMES
_PRICES: Final[dict[str, Price]] = {"rare": "rare", "popular": "popular", "common": "common"}
COURSES: Final[tuple[Course, ...]] = ("at-home", "outward", "explored", "homeward")


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


def setup_of(view: View) -> CardsSetup:
    """Return the component values that the table shows."""
    assert isinstance(view, CardsView)
    parts = view.table.parts
    return CardsSetup(
        king=[int(coins) for coins in parts.king],
        popular_price=int(parts.popular_price),
        common_price=int(parts.common_price),
        hand_limit=int(parts.hand_limit),
        exhibition_limit=int(parts.exhibition_limit),
        homeward_factor=int(parts.homeward_factor),
        doubloon_rudders=int(parts.doubloon_rudders),
    )


def page_of(view: View, public: msgspec.Struct | None = None) -> CardsPage:
    """Return all this viewer may see; parts are taken from `public`, the onlookers' page, if it is given."""
    assert isinstance(view, CardsView)
    if isinstance(public, CardsPage):
        return _own_page(view.table, int(view.seat), public)
    table = view.table
    selling = table.is_selling()
    open_now = is_open(table)
    rare, popular = map(int, prices_shown(table))
    viewer = int(view.seat)
    seller = int(table.actor if selling and table.phase != at.JOINING else table.turn)
    return CardsPage(
        seats=[_seat(table, seat, viewer, rare, popular, open_now) for seat in range(table.seats)],
        market=[_stall(table, good, rare, popular) for good in range(at.GOODS)],
        open=open_now,
        selling=selling,
        deck=int(table.deck_size),
        second_deck=bool(table.shuffled),
        discards=int(table.discards_size),
        discarded=[int(table.cards[table.discards() + kind]) for kind in range(at.KINDS)],
        turn=int(table.turn),
        over=table.actor == OVER,
        staying=_cards(table, "staying", seller, int(table.staying())),
        turned=_cards(table, "turned", seller, int(table.turned())),
        deal=_deal(table, viewer, rare, popular) if open_now and viewer >= 0 and table.actor != OVER else [],
        proposal=list(proposal(table, viewer)),
    )


def _own_page(table: Table, viewer: int, public: CardsPage) -> CardsPage:
    """Return the page of a seat: it sees more than onlookers only in its hand and its sale."""
    hand = _cards(table, "hand", viewer, int(table.hand(viewer)))
    selling = public.open and not public.over
    return msgspec.structs.replace(
        public,
        seats=[
            msgspec.structs.replace(seat, hand=hand) if number == viewer else seat
            for number, seat in enumerate(public.seats)
        ],
        deal=_deal(table, viewer, *map(int, prices_shown(table))) if selling else [],
        proposal=list(proposal(table, viewer)),
    )


def _seat(table: Table, seat: int, viewer: int, rare: int, popular: int, is_open: bool) -> CardsSeat:
    course = int(table.place(seat))
    distance = int(table.distance(seat))
    parts = table.parts
    factor = int(parts.homeward_factor)
    back = int(table.way_back(seat))
    treasure = table.pile(seat)
    drawable = int(parts.hand_limit - table.hand_size(seat))
    return CardsSeat(
        place=place("seat", seat=seat),
        doubloons=int(table.doubloons(seat)),
        treasure=[treasure.count(kind) for kind in range(at.KINDS)],
        hand_size=int(table.hand_size(seat)),
        hand=_cards(table, "hand", seat, int(table.hand(seat) if seat == viewer else table.shown(seat))),
        exhibition=_cards(table, "exhibition", seat, int(table.exhibition(seat))),
        journey=_journey(table, seat),
        course=COURSES[course],
        distance=distance,
        back=back,
        needed=max(0, -(-(distance - back) // factor)),
        king=int(kings_award(table, distance)),
        companies=int(companies_award(table, seat)) if distance else 0,
        explore=min(int(parts.explore_factor) * distance, drawable) if course == at.OUTWARD else 0,
        explore_ends=pick.EXPLORE in ending_numbers(table, seat),
        room=int(parts.exhibition_limit - table.exhibited(seat)),
        lots=[_lot(table, seat, good) for good in range(at.GOODS)],
        sale=int(earnings(table, seat, rare, popular)) if is_open else 0,
    )


def _journey(table: Table, seat: int) -> list[JourneyCard]:
    numbered = Numbering()
    return [
        JourneyCard(
            numbered(place("journey", card_name(card.kind), seat)),
            GOODS_BY_NUMBER[card.kind // at.RUDDERS],
            card.kind % at.RUDDERS + 1,
            card.doubloon,
            card.homeward,
        )
        for card in journey_as_laid(table, seat)
    ]


def _deal(table: Table, seat: int, rare: int, popular: int) -> list[SaleGroup]:
    return [
        SaleGroup(_PRICES[line.price], [GOODS_BY_NUMBER[good] for good in line.goods], *line[2:])
        for line in deal(table, seat, rare, popular)
    ]


def _lot(table: Table, seat: int, good: int) -> Lot:
    name = GOODS_BY_NUMBER[good]
    return Lot(place("lot", name, seat), name, int(shown_of(table, seat, good)))


def _stall(table: Table, good: int, rare: int, popular: int) -> Stall:
    count = int(table.market(good))
    price: Price = "rare" if good == rare else "popular" if good == popular else "common"
    name = GOODS_BY_NUMBER[good]
    return Stall(place("stall", name), name, count, price if count else "missing")


def _cards(table: Table, kind_of_row: str, seat: int, row: int) -> list[TradeCard]:
    """Return the cards of a row, one by one."""
    found: list[TradeCard] = []
    for kind in range(at.KINDS):
        if table.cards[row + kind]:
            numbered, name = Numbering(), place(kind_of_row, card_name(kind), seat)
            good, rudders = GOODS_BY_NUMBER[kind // at.RUDDERS], kind % at.RUDDERS + 1
            found += [TradeCard(numbered(name), good, rudders) for _ in range(int(table.cards[row + kind]))]
    return found
