"""The view as named values for the page: the boards, the auction, the seats, and what a card would bring.

The page draws these and knows no rule; what may be done, and why not, comes with the choices.
"""

from __future__ import annotations

from typing import Final, Literal, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

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
from carrack.games.pizarro.table import Table

ExplorerName = Literal["columbus", "pizarro", "magellan", "marco-polo", "da-gama", "cook"]
Ability = Literal["nothing", "veto", "draw", "hand", "paid", "swap", "gold", "half", "open", "lose"]
Half = Literal["", "left", "right"]
Part = Literal["in", "passed", "no-ship", "no-gold"]
Stage = Literal["veto", "bidding", "paying", "sailing"]

EXPLORERS_BY_NUMBER: Final[tuple[ExplorerName, ...]] = at.EXPLORER_NAMES
STAGES: Final[dict[int, Stage]] = {at.VETO: "veto", at.BIDDING: "bidding", at.PAYING: "paying"}


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
    common = public if isinstance(public, PizarroPage) else None
    return PizarroPage(
        year=int(table.year) + 1,
        over=table.phase == at.FINISHED,
        year_ends=table.explorer == at.NONE and table.phase in (at.DRAWING, at.SWAPPING),
        voyages=[
            # Who has laid cards under a ship of Magellan's knows them.
            common.voyages[explorer] if common and explorer != at.MAGELLAN else _ships(table, explorer)
            for explorer in range(at.EXPLORERS)
        ],
        seats=[_seat(table, seat) for seat in range(table.seats)],
        offer=_offer(table, viewer) if table.explorer != at.NONE else None,
        deck=[int(count) for count in table.deck],
        vetoed=[EXPLORERS_BY_NUMBER[int(explorer)] for explorer in table.vetoed],
        supply=supply_size(table),
        discards=cards_of(table.discards),
        paid=_gold("paid", int(table.bidder), table.paid),
        due=int(table.due),
        proposal=proposed_payment(table) if table.phase == at.PAYING and table.actor == viewer else [],
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
    return Voyage([VoyageSpace(_berths(table, explorer, space)) for space in range(at.SPACES)])


def _berths(table: Table, explorer: int, space: int) -> list[Berth]:
    if explorer == at.MAGELLAN:
        ships = [ship for ship in range(at.MAGELLANS) if table.space_of(ship) == space + 1]
        return [Berth("", "", [_magellan(table, ship) for ship in ships])]
    name = f"{EXPLORERS_BY_NUMBER[explorer]}-{space + 1}"
    if not _is_halved(table, explorer):
        return [Berth("", "", _fleet(table, explorer, space, name))]
    halves: tuple[tuple[int, Half], ...] = ((explorer, "left"), (at.DA_GAMA_RIGHT, "right"))
    return [
        Berth(place("space", f"{name}-{half}"), half, _fleet(table, track, space, f"{name}-{half}"))
        for track, half in halves
    ]


def _fleet(table: Table, track: int, space: int, name: str) -> list[Sailing]:
    numbered = Numbering()
    return [
        Sailing(numbered(place("ship", name, seat)), seat, 0, [], 0)
        for seat in range(table.seats)
        for _ in range(int(table.ships_on(seat, track, space)))
    ]


def _magellan(table: Table, ship: int) -> Sailing:
    owner = int(table.owner_of(ship))
    stack, crowns = stack_of(table, ship), int(stack_crowns(table, ship))
    return Sailing(place("magellan", str(ship + 1), owner), owner, ship + 1, stack, crowns)


# --- the seats ------------------------------------------------------------------------------------------


def _seat(table: Table, seat: int) -> PizarroSeat:
    me = table.player[seat]
    return PizarroSeat(
        place=place("seat", seat=seat),
        hand_size=int(me.hand_size),
        hand=_gold("hand", seat, me.hand),
        known=cards_of(me.sure),
        open=me.open == 1,
        gold=int(worth(me.hand)),
        crowns=int(hand_crowns(table, seat)),
        vetoes=int(me.vetoes),
        ships_left=int(me.ships_left),
        auctioneer=table.phase != at.CHOOSE_AUCTIONEER and table.auctioneer == seat,
        points=sum(int(explorer_points(table, seat, explorer)) for explorer in range(at.EXPLORERS)),
        part=_part(table, seat),
        bid=int(me.bid_made),
    )


def _gold(kind: str, seat: int, cards: vec[u8]) -> list[GoldCard]:
    numbered = Numbering()
    return [GoldCard(numbered(place(kind, str(value), seat)), value) for value in cards_of(cards)]


def _part(table: Table, seat: int) -> Part:
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
