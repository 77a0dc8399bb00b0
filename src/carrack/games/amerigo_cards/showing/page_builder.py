"""The page of a view: its parts are made once and shared while they stay as they are.

A function with a cache makes a part from its arguments alone, so equal parts of two positions are one object.
Nothing changes a page once it is made.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.api import OVER, View
from carrack.core.places import Numbering, place
from carrack.games.amerigo_cards import choices as pick
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.choices import card_name
from carrack.games.amerigo_cards.game import CardsView
from carrack.games.amerigo_cards.judging.sale import deal, proposal
from carrack.games.amerigo_cards.prices import earnings, is_open, prices_shown
from carrack.games.amerigo_cards.questions.awards import companies_award, kings_award
from carrack.games.amerigo_cards.showing.ending import ending_numbers
from carrack.games.amerigo_cards.showing.journeys import laid_cards
from carrack.games.amerigo_cards.showing.page import (
    CardsPage,
    CardsSeat,
    CardsSetup,
    Course,
    Good,
    JourneyCard,
    Lot,
    Price,
    SaleGroup,
    Stall,
    TradeCard,
)
from carrack.games.amerigo_cards.table import Table

GOODS_BY_NUMBER: Final[tuple[Good, ...]] = at.GOOD_NAMES
_PRICES: Final[dict[str, Price]] = {"rare": "rare", "popular": "popular", "common": "common"}
COURSES: Final[tuple[Course, ...]] = ("at-home", "outward", "explored", "homeward")
REMEMBERED: Final = 4096
"""Parts of each kind."""


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
    rare, popular = prices_shown(table)
    viewer = int(view.seat)
    seller = int(table.actor if selling and table.phase != at.JOINING else table.turn)
    is_over = table.actor == OVER
    return CardsPage(
        seats=[_seat(table, seat, viewer, rare, popular, open_now) for seat in range(table.seats)],
        market=[_stall(table, good, rare, popular) for good in range(at.GOODS)],
        open=open_now,
        selling=selling,
        deck=int(table.deck_size),
        second_deck=bool(table.shuffled),
        discards=int(table.discards_size),
        discarded=list(_counts(table, table.discards())),
        turn=int(table.turn),
        over=is_over,
        staying=_cards("staying", seller, _counts(table, table.staying())),
        turned=_cards("turned", seller, _counts(table, table.turned())),
        deal=_deal(table, viewer, int(rare), int(popular))
        if open_now and viewer >= 0 and not is_over
        else [],
        proposal=list(proposal(table, viewer)),
    )


def _own_page(table: Table, viewer: int, public: CardsPage) -> CardsPage:
    """Return the page of a seat: it sees more than onlookers only in its hand and its sale."""
    rare, popular = prices_shown(table)
    seats = public.seats[:]
    seats[viewer] = _seat(table, viewer, viewer, rare, popular, public.open)
    selling = public.open and not public.over
    return msgspec.structs.replace(
        public,
        seats=seats,
        deal=_deal(table, viewer, int(rare), int(popular)) if selling else [],
        proposal=list(proposal(table, viewer)),
    )


def _seat(table: Table, seat: i64, viewer: i64, rare: i64, popular: i64, is_open: bool) -> CardsSeat:
    course = table.place(seat)
    distance = table.distance(seat)
    parts = table.parts
    factor = parts.homeward_factor
    back = table.way_back(seat)
    hand_size = table.hand_size(seat)
    king: i64 = kings_award(table, distance)
    companies: i64 = companies_award(table, seat) if distance != 0 else 0
    needed: i64 = -(-(distance - back) // factor)
    explore: i64 = 0
    if course == at.OUTWARD:
        explore = parts.explore_factor * distance
        drawable = parts.hand_limit - hand_size
        if drawable < explore:
            explore = drawable
    sale: i64 = earnings(table, seat, rare, popular) if is_open else 0
    return _seat_with(
        int(seat),
        int(table.doubloons(seat)),
        _treasure(table, seat),
        int(hand_size),
        _counts(table, table.hand(seat) if seat == viewer else table.shown(seat)),
        _counts(table, table.exhibition(seat)),
        _counts(table, table.journey(seat)),
        bytes(table.journey_notes(seat)),
        int(course),
        int(distance),
        int(back),
        int(needed) if needed > 0 else 0,
        int(king),
        int(companies),
        int(explore),
        pick.EXPLORE in ending_numbers(table, int(seat)),
        int(parts.exhibition_limit - table.exhibited(seat)),
        int(sale),
    )


@lru_cache(REMEMBERED)
def _seat_with(
    seat: int,
    doubloons: int,
    treasure: bytes,
    hand_size: int,
    hand: bytes,
    exhibition: bytes,
    journey: bytes,
    laid: bytes,
    course: int,
    distance: int,
    back: int,
    needed: int,
    king: int,
    companies: int,
    explore: int,
    explore_ends: bool,
    room: int,
    sale: int,
) -> CardsSeat:
    return CardsSeat(
        place=place("seat", seat=seat),
        doubloons=doubloons,
        treasure=list(treasure),
        hand_size=hand_size,
        hand=_cards("hand", seat, hand),
        exhibition=_cards("exhibition", seat, exhibition),
        journey=_journey(seat, journey, laid),
        course=COURSES[course],
        distance=distance,
        back=back,
        needed=needed,
        king=king,
        companies=companies,
        explore=explore,
        explore_ends=explore_ends,
        room=room,
        lots=_lots(seat, exhibition),
        sale=sale,
    )


def _counts(table: Table, row: i64) -> bytes:
    """Return a row of cards as the number of each kind."""
    return bytes(table.cards[row : row + at.KINDS])


def _treasure(table: Table, seat: i64) -> bytes:
    """Return the treasure pile of a seat as the number of each kind."""
    counts = vec[u8]([0] * at.KINDS)
    start = seat * table.parts.cards
    card: i64
    for card in range(start, start + table.doubloons(seat)):
        counts[i64(table.piles[card])] += 1
    return bytes(counts)


@lru_cache(REMEMBERED)
def _journey(seat: int, left: bytes, laid: bytes) -> list[JourneyCard]:
    numbered = Numbering()
    return [
        JourneyCard(
            numbered(place("journey", card_name(card.kind), seat)),
            GOODS_BY_NUMBER[card.kind // at.RUDDERS],
            card.kind % at.RUDDERS + 1,
            card.doubloon,
            card.homeward,
        )
        for card in laid_cards(left, laid)
    ]


def _deal(table: Table, seat: int, rare: int, popular: int) -> list[SaleGroup]:
    return [
        SaleGroup(
            _PRICES[line.price],
            [GOODS_BY_NUMBER[good] for good in line.goods],
            line.cards,
            line.coins,
            line.stay,
        )
        for line in deal(table, seat, rare, popular)
    ]


@lru_cache(REMEMBERED)
def _lots(seat: int, exhibition: bytes) -> list[Lot]:
    """Return the exhibition of a seat, good by good."""
    found = []
    for good, name in enumerate(GOODS_BY_NUMBER):
        count = sum(exhibition[good * at.RUDDERS : (good + 1) * at.RUDDERS])
        found.append(Lot(place("lot", name, seat), name, count))
    return found


def _stall(table: Table, good: i64, rare: i64, popular: i64) -> Stall:
    count = table.market(good)
    price: Price = "missing"
    if count > 0:
        price = "rare" if good == rare else "popular" if good == popular else "common"
    return _stall_with(int(good), int(count), price)


@lru_cache(REMEMBERED)
def _stall_with(good: int, count: int, price: Price) -> Stall:
    name = GOODS_BY_NUMBER[good]
    return Stall(place("stall", name), name, count, price)


@lru_cache(REMEMBERED)
def _cards(kind_of_row: str, seat: int, counts: bytes) -> list[TradeCard]:
    """Return the cards of a row, one by one."""
    found: list[TradeCard] = []
    for kind, count in enumerate(counts):
        if count:
            numbered, name = Numbering(), place(kind_of_row, card_name(kind), seat)
            good, rudders = GOODS_BY_NUMBER[kind // at.RUDDERS], kind % at.RUDDERS + 1
            found += [TradeCard(numbered(name), good, rudders) for _ in range(count)]
    return found
