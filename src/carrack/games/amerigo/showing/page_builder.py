"""The page of a view: its parts are made once and shared while they stay as they are.

A function with a cache makes a part from its arguments alone, so equal parts of two positions are one object.
Nothing changes a page once it is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec
from mypy_extensions import i64

from carrack.core.api import View
from carrack.core.places import place
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.game import AmerigoView
from carrack.games.amerigo.judging import gains
from carrack.games.amerigo.questions.gold import gold_for_cubes
from carrack.games.amerigo.questions.phases import points_for
from carrack.games.amerigo.questions.special import colour_refusal, colour_under_disc, special_refusal
from carrack.games.amerigo.refusals import FINE
from carrack.games.amerigo.showing import page_answers, page_map, page_seats, page_stock
from carrack.games.amerigo.showing.page import AmerigoPage, Bin, Drop, Stage
from carrack.games.amerigo.showing.page_names import COLOURS, REMEMBERED, TILES
from carrack.games.amerigo.table import Table

Through = Literal["", "token", "white"]
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


def page_of(view: View, public: msgspec.Struct | None = None) -> AmerigoPage:
    """Return a view as the page draws it; `public`: the onlookers' page of the same position, whose parts are
    taken."""
    assert isinstance(view, AmerigoView)
    table, viewer = view.table, int(view.seat)
    if isinstance(public, AmerigoPage):
        chances = [each.chance for each in public.bins]
        return msgspec.structs.replace(public, **_own(table, viewer, chances))
    chart = table.geography
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
        tile="" if table.tile == NONE else TILES[int(table.tile)],
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
        islands=page_map.islands(table) if chart else [],
        seats=[page_seats.seat(table, seat) for seat in range(table.seats)],
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
        "supply": page_stock.supplies(table, viewer) if chart else [],
        "reach": page_answers.reaches(table, viewer) if acts and table.phase in SAILING else [],
        "layings": page_answers.layings(table, viewer) if acts and table.phase in BUILDING else [],
        "chain": gains.chain(table, viewer) if acts and table.phase in BUILDING else [],
    }


def _bin(table: Table, colour: i64, seat: i64, chance: int) -> Bin:
    points = points_for(table, seat, colour)
    lying = table.cubes[at.LYING + colour]
    through: Through = ""
    if table.actor == seat and table.phase == at.CHOOSING and lying == 0:
        if colour_refusal(table, colour) == FINE:
            through = "token"
        elif special_refusal(table) == FINE and colour_under_disc(table, seat) == colour:
            through = "white"
    return _bin_with(
        int(colour),
        int(lying),
        int(table.cubes[at.STORED + colour]),
        int(table.cubes[at.INSIDE + colour]),
        int(points),
        int(points - table.largest_group()),
        through,
        table.geography is not None and gains.is_useful(table, int(seat), int(colour), int(points)),
        chance,
    )


@lru_cache(REMEMBERED)
def _bin_with(
    colour: int,
    lying: int,
    stored: int,
    inside: int,
    points: int,
    more: int,
    through: Through,
    useful: bool,
    chance: int,
) -> Bin:
    name = COLOURS[colour]
    return Bin(place("bin", name), name, lying, stored, inside, points, more, through, useful, chance)
