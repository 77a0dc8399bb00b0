"""The page of a view: its parts are made once and shared while they stay as they are.

A function with a cache makes a part from its arguments alone, so equal parts of two positions are one object.
Nothing changes a page once it is made.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.api import ONLOOKER, View
from carrack.core.places import Numbering, place
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.judging.proposal import proposed_payment
from carrack.games.pizarro.position import PizarroView
from carrack.games.pizarro.questions.auction import is_eligible, may_bid
from carrack.games.pizarro.questions.bids import highest_bid
from carrack.games.pizarro.questions.gold import worth
from carrack.games.pizarro.questions.magellan import can_move
from carrack.games.pizarro.scoring import explorer_points, hand_crowns, stack_crowns
from carrack.games.pizarro.showing.abilities import ability_args, ability_of
from carrack.games.pizarro.showing.cards import cards_of, stack_of, supply_size
from carrack.games.pizarro.showing.page import (
    Ability,
    Berth,
    ExplorerName,
    GoldCard,
    Half,
    Offer,
    Part,
    PizarroPage,
    PizarroSeat,
    PizarroSetup,
    Sailing,
    SpaceSetup,
    Stage,
    Turned,
    Voyage,
    VoyageSetup,
    VoyageSpace,
)
from carrack.games.pizarro.table import Table

EXPLORERS_BY_NUMBER: Final[tuple[ExplorerName, ...]] = at.EXPLORER_NAMES
STAGES: Final[dict[int, Stage]] = {at.VETO: "veto", at.BIDDING: "bidding", at.PAYING: "paying"}
REMEMBERED: Final = 4096
"""Parts of each kind."""
Shipped = tuple[int, int, tuple[int, ...], int]
"""A ship of Magellan's: owner, space, the cards under it and their crowns."""


def setup_of(view: View) -> PizarroSetup:
    """Return the boards and the cards as they are printed."""
    assert isinstance(view, PizarroView)
    parts = view.table.parts
    return PizarroSetup(
        voyages=[_voyage(view.table, explorer) for explorer in range(at.EXPLORERS)],
        gold_crowns=[int(crowns) for crowns in parts.gold_crowns],
        swap_limit=int(parts.swap_limit),
    )


def page_of(view: View, public: msgspec.Struct | None = None) -> PizarroPage:
    """Return all this viewer may see; parts are taken from `public`, the onlookers' page, if it is given."""
    assert isinstance(view, PizarroView)
    table, viewer = view.table, int(view.seat)
    proposal = proposed_payment(table) if table.phase == at.PAYING and table.actor == viewer else []
    seats = [_seat(table, seat) for seat in range(table.seats)]
    offer = _offer(table, viewer) if table.explorer != at.NONE else None
    if isinstance(public, PizarroPage):
        voyages = public.voyages[:]
        # Who has laid cards under a ship of Magellan's knows them.
        voyages[at.MAGELLAN] = _ships(table, at.MAGELLAN)
        return msgspec.structs.replace(
            public, voyages=voyages, seats=seats, offer=offer, proposal=proposal, turned=_turned(table)
        )
    return PizarroPage(
        year=int(table.year) + 1,
        over=table.phase == at.FINISHED,
        year_ends=table.explorer == at.NONE and table.phase in (at.DRAWING, at.SWAPPING),
        voyages=[_ships(table, explorer) for explorer in range(at.EXPLORERS)],
        seats=seats,
        offer=offer,
        deck=[int(count) for count in table.deck],
        vetoed=[EXPLORERS_BY_NUMBER[int(explorer)] for explorer in table.vetoed],
        supply=supply_size(table),
        discards=cards_of(table.discards),
        paid=_gold("paid", int(table.bidder), bytes(table.paid)),
        due=int(table.due),
        proposal=proposal,
        turned=_turned(table),
    )


# --- the boards -----------------------------------------------------------------------------------------


def _voyage(table: Table, explorer: int) -> VoyageSetup:
    name = EXPLORERS_BY_NUMBER[explorer]
    return VoyageSetup(
        place=place("voyage", name),
        explorer=name,
        board=1 if explorer < at.FIRST_OF_BOARD_2 else 2,
        side=at.SIDES[int(table.parts.side[explorer])],
        spaces=[_space(table, explorer, space) for space in range(at.SPACES)],
    )


def _space(table: Table, explorer: int, space: int) -> SpaceSetup:
    parts, spot = table.parts, explorer * at.SPACES + space
    halved = _is_halved(table, explorer)
    return SpaceSetup(
        place=place("space", f"{EXPLORERS_BY_NUMBER[explorer]}-{space + 1}"),
        crowns=int(parts.crowns[spot]),
        right=int(parts.crowns[at.DA_GAMA_RIGHT * at.SPACES + space]) if halved else -1,
        bags=int(parts.bags[spot]),
        gold=int(parts.da_gama_gold[space]) if explorer == at.DA_GAMA else 0,
        ability=cast(Ability, ability_of(parts, explorer, space)),
        args=ability_args(parts, explorer, space),
    )


def _is_halved(table: Table, explorer: int) -> bool:
    return explorer == at.DA_GAMA and table.parts.is_b(at.DA_GAMA)


def _ships(table: Table, explorer: int) -> Voyage:
    """Return the three spaces of an explorer with the ships on them."""
    if explorer == at.MAGELLAN:
        return _magellans(tuple([_shipped(table, ship) for ship in range(at.MAGELLANS)]))
    if _is_halved(table, explorer):
        return _halved(explorer, _fleets(table, explorer), _fleets(table, at.DA_GAMA_RIGHT))
    return _whole(explorer, _fleets(table, explorer))


def _fleets(table: Table, track: i64) -> bytes:
    """Return the ships on a track: space by space, seat by seat."""
    counts = vec[u8]([0] * (at.SPACES * table.seats))
    space: i64
    seat: i64
    for space in range(at.SPACES):
        for seat in range(table.seats):
            counts[space * table.seats + seat] = u8(table.ships_on(seat, track, space))
    return bytes(counts)


@lru_cache(REMEMBERED)
def _whole(explorer: int, fleets: bytes) -> Voyage:
    names = [f"{EXPLORERS_BY_NUMBER[explorer]}-{space + 1}" for space in range(at.SPACES)]
    return Voyage(
        [VoyageSpace([Berth("", "", _fleet(fleets, space, name))]) for space, name in enumerate(names)]
    )


@lru_cache(REMEMBERED)
def _halved(explorer: int, left: bytes, right: bytes) -> Voyage:
    halves: tuple[tuple[bytes, Half], ...] = ((left, "left"), (right, "right"))
    spaces = []
    for space in range(at.SPACES):
        names = f"{EXPLORERS_BY_NUMBER[explorer]}-{space + 1}"
        berths = [
            Berth(place("space", f"{names}-{half}"), half, _fleet(fleets, space, f"{names}-{half}"))
            for fleets, half in halves
        ]
        spaces.append(VoyageSpace(berths))
    return Voyage(spaces)


def _fleet(fleets: bytes, space: int, name: str) -> list[Sailing]:
    """Return the ships on a space, seat by seat."""
    numbered = Numbering()
    seats = len(fleets) // at.SPACES
    return [
        Sailing(numbered(place("ship", name, seat)), seat, 0, [], 0)
        for seat in range(seats)
        for _ in range(fleets[space * seats + seat])
    ]


def _shipped(table: Table, ship: int) -> Shipped:
    crowns = int(stack_crowns(table, ship))
    return int(table.owner_of(ship)), int(table.space_of(ship)), tuple(stack_of(table, ship)), crowns


@lru_cache(REMEMBERED)
def _magellans(ships: tuple[Shipped, ...]) -> Voyage:
    spaces = []
    for space in range(1, at.SPACES + 1):
        here = [
            Sailing(place("magellan", str(ship + 1), owner), owner, ship + 1, list(stack), crowns)
            for ship, (owner, on, stack, crowns) in enumerate(ships)
            if on == space
        ]
        spaces.append(VoyageSpace([Berth("", "", here)]))
    return Voyage(spaces)


# --- the seats ------------------------------------------------------------------------------------------


def _seat(table: Table, seat: i64) -> PizarroSeat:
    me = table.player[seat]
    points: i64 = 0
    explorer: i64
    for explorer in range(at.EXPLORERS):
        points += explorer_points(table, seat, explorer)
    return _seat_with(
        int(seat),
        int(me.hand_size),
        bytes(me.hand),
        bytes(me.sure),
        me.open == 1,
        int(worth(me.hand)),
        int(hand_crowns(table, seat)),
        int(me.vetoes),
        int(me.ships_left),
        table.phase != at.CHOOSE_AUCTIONEER and table.auctioneer == seat,
        int(points),
        _part(table, seat),
        int(me.bid_made),
    )


@lru_cache(REMEMBERED)
def _seat_with(
    seat: int,
    hand_size: int,
    hand: bytes,
    known: bytes,
    is_open: bool,
    gold: int,
    crowns: int,
    vetoes: int,
    ships_left: int,
    auctioneer: bool,
    points: int,
    part: Part,
    bid: int,
) -> PizarroSeat:
    return PizarroSeat(
        place=place("seat", seat=seat),
        hand_size=hand_size,
        hand=_gold("hand", seat, hand),
        known=_values(known),
        open=is_open,
        gold=gold,
        crowns=crowns,
        vetoes=vetoes,
        ships_left=ships_left,
        auctioneer=auctioneer,
        points=points,
        part=part,
        bid=bid,
    )


@lru_cache(REMEMBERED)
def _gold(kind: str, seat: int, counts: bytes) -> list[GoldCard]:
    numbered = Numbering()
    return [GoldCard(numbered(place(kind, str(value), seat)), value) for value in _values(counts)]


def _values(counts: bytes) -> list[int]:
    """Return the values of gold cards, one by one."""
    return [value for value, count in enumerate(counts, 1) for _ in range(count)]


def _part(table: Table, seat: i64) -> Part:
    if table.explorer == at.NONE or may_bid(table, seat):
        return "passed" if table.player[seat].passed else "in"
    return "no-gold" if is_eligible(table, seat) else "no-ship"


# --- the auction ----------------------------------------------------------------------------------------


def _offer(table: Table, viewer: int) -> Offer:
    explorer, space = int(table.explorer), int(table.year)
    crowns = int(table.parts.crowns[explorer * at.SPACES + space])
    before = _before(table, viewer) if viewer != ONLOOKER and space > 0 else at.NONE
    return Offer(
        place="offer",
        explorer=EXPLORERS_BY_NUMBER[explorer],
        space=space + 1,
        stage=STAGES.get(int(table.phase), "sailing"),
        bidder=int(table.bidder),
        bid=int(table.bid),
        most=int(highest_bid(table, viewer)) if viewer != ONLOOKER else 0,
        gain=_stack_gain(table, viewer) if explorer == at.MAGELLAN else crowns - max(before, 0),
        before=before,
        ships=[ship + 1 for ship in range(at.MAGELLANS) if _could_sail(table, ship)],
    )


def _could_sail(table: Table, ship: int) -> bool:
    return table.explorer == at.MAGELLAN and table.actor >= 0 and can_move(table, table.actor, ship)


def _before(table: Table, viewer: int) -> int:
    """Return the points of the ship that would sail on; of two, the one that has less to lose."""
    space = int(table.year) - 1
    tracks = [at.DA_GAMA, at.DA_GAMA_RIGHT] if table.explorer == at.DA_GAMA else [int(table.explorer)]
    points = [
        int(table.parts.crowns[track * at.SPACES + space])
        for track in tracks
        if track != at.MAGELLAN and table.ships_on(viewer, track, space)
    ]
    return min(points, default=at.NONE)


def _stack_gain(table: Table, viewer: int) -> int:
    """Magellan: what the cards that lie under the viewer's best ship already would bring more."""
    if table.year == 0 or viewer == ONLOOKER:
        return 0
    spot = at.MAGELLAN * at.SPACES + int(table.year)
    more = int(table.parts.crowns[spot]) - int(table.parts.crowns[spot - 1])
    movable = [ship for ship in range(at.MAGELLANS) if can_move(table, viewer, ship)]
    return max((int(stack_crowns(table, ship)) * more for ship in movable), default=0)


# --- Pizarro's draw -------------------------------------------------------------------------------------


def _turned(table: Table) -> Turned | None:
    cards = cards_of(table.turned)
    turning = table.phase == at.DRAWING and table.after == at.GOLD_TURNED
    drawing = turning or table.phase == at.PIZARRO_DRAW
    drawer = [seat for seat in range(int(table.seats)) if table.ships_on(seat, at.PIZARRO, at.LAST_SPACE)]
    if not drawer or not (cards or drawing):
        return None
    gold, limit = sum(cards), int(table.parts.pizarro_limit)
    unseen = [_unseen(table, value) for value in range(at.VALUES)]
    return Turned(
        seat=drawer[0],
        cards=cards,
        sum=gold,
        limit=limit,
        drawing=drawing,
        unseen=sum(unseen),
        too_much=sum(count for value, count in enumerate(unseen) if gold + value + 1 > limit),
    )


def _unseen(table: Table, value: int) -> int:
    """Cards of a value that lie nowhere the viewer can see."""
    piles = [one.hand for one in table.player]
    piles += [table.discards, table.paid, table.turned]
    seen = sum(int(pile[value]) for pile in piles)
    seen += sum(stack_of(table, ship).count(value + 1) for ship in range(at.MAGELLANS))
    return int(table.parts.gold_sets) - seen
