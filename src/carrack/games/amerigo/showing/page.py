"""The view as named values for the page: what lies where, and what each answer would bring.

The page draws these and knows no rule; what may be done, and why not, comes with the choices. Everything lies
open in this game, so a page tells nothing that its viewer may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from carrack.core.api import View
from carrack.core.places import place
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.choices import tile_name
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.game import AmerigoView
from carrack.games.amerigo.judging import gains
from carrack.games.amerigo.questions.gold import gold_for_cubes
from carrack.games.amerigo.questions.phases import points_for
from carrack.games.amerigo.questions.special import colour_refusal, colour_under_disc, special_refusal
from carrack.games.amerigo.refusals import FINE
from carrack.games.amerigo.scoring import scores
from carrack.games.amerigo.showing import page_answers, page_map, page_seats, page_stock
from carrack.games.amerigo.showing.page_answers import Laying, Reach
from carrack.games.amerigo.showing.page_map import Island, Piece
from carrack.games.amerigo.showing.page_names import COLOURS, Colour
from carrack.games.amerigo.showing.page_seats import AmerigoSeat, Token
from carrack.games.amerigo.showing.page_stock import Production, Supply
from carrack.games.amerigo.table import Table

Stage = Literal[
    "set-up",
    "choose",
    "place-ship",
    "pick-ship",
    "sail",
    "post",
    "advance",
    "take",
    "plan",
    "build",
    "lay",
    "buy",
    "over",
]
STAGES: Final[dict[int, Stage]] = {
    at.CHOOSING: "choose",
    at.PLACING: "place-ship",
    at.PICKING: "pick-ship",
    at.SAILING: "sail",
    at.POSTING: "post",
    at.ADVANCING: "advance",
    at.TAKING: "take",
    at.PLANNING: "plan",
    at.BUILDING: "build",
    at.LAYING: "lay",
    at.BUYING: "buy",
    at.FINISHED: "over",
}
SAILING: Final = (at.PLACING, at.PICKING, at.SAILING)
BUILDING: Final = (at.BUILDING, at.LAYING)


class Bin(msgspec.Struct, frozen=True):
    """A colour: its cubes, and its action for the viewer."""

    place: str
    colour: Colour
    lying: int
    stored: int
    inside: int
    points: int
    """The action points of the viewer, own tokens counted."""
    more: int
    """So many of them are due to tokens."""
    through: Literal["", "token", "white"]
    """What opens the action although no cube of its colour lies out."""
    useful: bool
    """Whether the viewer could do anything in it."""
    chance: int
    """In a hundred: that a cube of it comes out in the next drop."""


class Drop(msgspec.Struct, frozen=True):
    """The drop of the next phase."""

    colour: Colour
    count: int
    points: float
    """Action points to expect."""


class AmerigoPage(msgspec.Struct, frozen=True):
    """The table as the browser shows it."""

    round: int
    rounds: int
    colour: Colour | None
    """The phase; none in set-up."""
    stage: Stage
    action: Colour | None
    """The colour of the action that is performed."""
    points: int
    """Action points left."""
    ship: int
    """The ship that sails (1 or 2), or 0."""
    tile: str
    """The tile that is being laid, or empty."""
    sailed: list[int]
    """Ships that have finished."""
    multiplier: int
    next_multiplier: int
    """0: there is no next round."""
    bins: list[Bin]
    gold_instead: int
    next_drop: Drop | None
    strength: int
    hidden_markers: list[int]
    """Pirate markers face down, one of which is never seen."""
    turns: list[int]
    """The seats in the order of this phase."""
    turn: int
    """How many have had their turn."""
    order: list[int]
    """The seats as their discs lie: the order of the next phase."""
    pieces: list[Piece]
    goods_left: list[int]
    """Squares on which a commodity lies."""
    posts: list[int]
    """Per trading-post space: the seat whose post stands there, -1: free, -2: built over."""
    islands: list[Island]
    seats: list[AmerigoSeat]
    display: list[Token]
    production: list[Production]
    supply: list[Supply]
    reach: list[Reach]
    layings: list[Laying]
    chain: list[tuple[int, int]]
    """While the viewer builds: the squares of their chains, each with the next one on the way to a post."""


def page_of(view: View, public: msgspec.Struct | None = None) -> AmerigoPage:
    """Return a view as the page draws it; `public`: the onlookers' page of the same position, whose parts are
    taken."""
    assert isinstance(view, AmerigoView)
    table, viewer = view.table, int(view.seat)
    if isinstance(public, AmerigoPage):
        chances = [each.chance for each in public.bins]
        return msgspec.structs.replace(public, **_own(table, viewer, chances))
    chart = table.geography
    totals = [score.total for score in scores(table)]
    outlook = gains.next_drop(table) if chart else None
    last = table.round + 1 == at.ROUNDS
    return AmerigoPage(
        round=int(table.round) + 1,
        rounds=at.ROUNDS,
        colour=None if table.colour == NONE else COLOURS[int(table.colour)],
        stage=STAGES.get(int(table.phase), "set-up"),
        action=None if table.action == NONE else COLOURS[int(table.action)],
        points=int(table.action_points),
        ship=int(table.ship) + 1,
        tile="" if table.tile == NONE else tile_name(int(table.tile)),
        sailed=[ship + 1 for ship in range(at.SHIPS) if table.sailed >> ship & 1],
        multiplier=int(table.parts.multiplier[table.round]),
        next_multiplier=0 if last else int(table.parts.multiplier[table.round + 1]),
        next_drop=Drop(COLOURS[outlook.colour], outlook.dropped, outlook.points) if outlook else None,
        strength=int(table.strength),
        hidden_markers=[
            value for value in range(at.MARKER_VALUES) for _ in range(int(table.stock[at.MARKERS + value]))
        ],
        turns=[int(seat) for seat in table.phase_order],
        turn=int(table.turns_taken),
        order=[int(seat) for seat in table.order if seat != NONE],
        pieces=page_map.pieces(table),
        goods_left=page_map.goods_left(table) if chart else [],
        posts=page_map.posts(table, chart) if chart else [],
        islands=[page_map.island(table, island) for island in range(int(chart.islands))] if chart else [],
        seats=[page_seats.seat(table, seat, totals[seat]) for seat in range(int(table.seats))],
        **_own(table, viewer, list(outlook.chances) if outlook else [0] * at.COLOURS),
    )


def _own(table: Table, viewer: int, chances: Sequence[int]) -> dict[str, Any]:
    """Return the figures that are the viewer's own, though nothing is hidden; `chances`: of each bin."""
    chart, acts = table.geography, table.actor == viewer
    return {
        "bins": [_bin(table, colour, max(viewer, 0), int(chances[colour])) for colour in range(at.COLOURS)],
        "gold_instead": int(gold_for_cubes(table, max(viewer, 0))),
        "display": page_stock.display(table, viewer),
        "production": page_stock.production(table, viewer),
        "supply": [page_stock.supply(table, viewer, tile) for tile in range(at.SHAPES)] if chart else [],
        "reach": page_answers.reaches(table, viewer) if acts and table.phase in SAILING else [],
        "layings": page_answers.layings(table, viewer) if acts and table.phase in BUILDING else [],
        "chain": gains.chain(table, viewer) if acts and table.phase in BUILDING else [],
    }


def _bin(table: Table, colour: int, seat: int, chance: int) -> Bin:
    points, group = int(points_for(table, seat, colour)), int(table.largest_group())
    lying = int(table.cubes[at.LYING + colour])
    through: Literal["", "token", "white"] = ""
    if table.actor == seat and table.phase == at.CHOOSING and lying == 0:
        if colour_refusal(table, colour) == FINE:
            through = "token"
        elif special_refusal(table) == FINE and colour_under_disc(table, seat) == colour:
            through = "white"
    return Bin(
        place=place("bin", COLOURS[colour]),
        colour=COLOURS[colour],
        lying=lying,
        stored=int(table.cubes[at.STORED + colour]),
        inside=int(table.cubes[at.INSIDE + colour]),
        points=points,
        more=points - group,
        through=through,
        useful=table.geography is not None and gains.is_useful(table, seat, colour, points),
        chance=chance,
    )
