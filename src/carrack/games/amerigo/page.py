"""The view as named values for the page: what lies where, and what each answer would bring.

The page draws these and knows no rule; what may be done, and why not, comes with the choices. Everything lies
open in this game, so a page tells nothing that its viewer may not know.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from carrack.core.api import View
from carrack.core.places import place
from carrack.games.amerigo import gains
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.actions import production_name, square_name, tile_name
from carrack.games.amerigo.game import AmerigoView
from carrack.games.amerigo.geography import ARM, SHORT_FRAME, Geography
from carrack.games.amerigo.masks import SIDE, SQUARES
from carrack.games.amerigo.pieces import covered, pieces_on
from carrack.games.amerigo.questions.completion import posts_on
from carrack.games.amerigo.questions.gold import gold_for_cubes
from carrack.games.amerigo.questions.phases import points_for
from carrack.games.amerigo.questions.pirates import loss, strength_against
from carrack.games.amerigo.questions.planning import cost
from carrack.games.amerigo.questions.special import colour_refusal, colour_under_disc, special_refusal
from carrack.games.amerigo.refusals import FINE
from carrack.games.amerigo.scoring import final_lines, scores
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tiles import NONE
from carrack.games.amerigo.tokens import TOKEN_NAMES, TOKENS
from carrack.games.amerigo.words import island_name

Colour = Literal["blue", "black", "red", "brown", "green", "yellow", "white"]
Good = Literal["cotton", "tobacco", "sugar", "coconut", "coffee"]
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

COLOURS: Final[tuple[Colour, ...]] = at.COLOUR_NAMES
GOODS: Final[tuple[Good, ...]] = at.GOOD_NAMES
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


# --- what never changes -----------------------------------------------------------------------------------


class Square(msgspec.Struct, frozen=True):
    """A square of the map: its number is its place in the list, row by row of the map's width."""

    place: str
    number: int
    """As pieces, ships and tiles name it: row × 24 + column."""
    island: int
    """-1: water."""
    good: Good | None
    post: int
    """The trading-post space here, or -1."""
    anchor: int
    """The trading-post space whose anchor is here, or -1."""


class Frame(msgspec.Struct, frozen=True):
    """A frame space: along which squares of which side (0 top, 1 right, 2 bottom, 3 left)."""

    place: str
    number: int
    """As ships name it: 576 + …"""
    side: int
    first: int
    length: int
    """0: a corner, at the beginning of its side, clockwise."""


class IslandSetup(msgspec.Struct, frozen=True):
    """An island as it was charted."""

    place: str
    letter: str
    squares: list[int]
    big: bool
    chest: bool


class PostSpace(msgspec.Struct, frozen=True):
    """A trading-post space and its anchor."""

    square: int
    anchor: int
    island: int


class TrackSpace(msgspec.Struct, frozen=True):
    """A space of a track."""

    place: str
    points: int
    """Of the mark here; 0: no mark."""
    colour: Colour | None
    """Of the action that may be taken here through white."""
    token: bool
    """Whether a progress token is taken here."""


class Shape(msgspec.Struct, frozen=True):
    """A kind of tile: its squares in each turn that differs, as (down, right) from the first."""

    tile: str
    neutral: bool
    size: int
    turns: list[list[tuple[int, int]]]
    points: tuple[int, int]
    """On a small and on a big island."""


class AmerigoSetup(msgspec.Struct, frozen=True):
    """The map, the tracks and the tiles."""

    width: int
    height: int
    squares: list[Square]
    frames: list[Frame]
    islands: list[IslandSetup]
    posts: list[PostSpace]
    cannons: list[TrackSpace]
    progress: list[TrackSpace]
    special: list[TrackSpace]
    gold: int
    """The last space of the gold track."""
    shapes: list[Shape]
    multipliers: list[int]
    """Of the time, round by round."""
    trade: list[int]
    """Points by the number of posts, from 0 on."""
    discovery: int
    completion: int


# --- what changes -----------------------------------------------------------------------------------------


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


class Token(msgspec.Struct, frozen=True):
    """A progress token."""

    place: str
    """Empty: used, or a gap of the display."""
    token: str
    """Empty: a gap of the display."""
    used: bool


class Planned(msgspec.Struct, frozen=True):
    """Tiles of one kind beside a sheet."""

    place: str
    tile: str
    count: int


class Fate(msgspec.Struct, frozen=True):
    """What the pirates would do to a seat now."""

    strength: int
    short: int
    """Cannons that are missing."""
    loss: int
    """Points that would be lost."""


class Ship(msgspec.Struct, frozen=True):
    """A ship on the map."""

    place: str
    at: int
    """A square, or 576 + a frame space; -1: not placed yet."""


class AmerigoSeat(msgspec.Struct, frozen=True):
    """What everybody sees of a seat."""

    place: str
    points: int
    total: int
    """If the game ended now."""
    ending: dict[str, int]
    """What the end would add, line by line."""
    gold: int
    cannons: int
    progress: int
    special: int
    posts: int
    """Not on the map yet."""
    chests: int
    chest_place: str
    """Empty: there is none."""
    ships: list[Ship]
    planned: list[Planned]
    villages: int
    """Not planned yet."""
    goods: list[int]
    production: list[int]
    tokens: list[Token]
    fate: Fate


class Piece(msgspec.Struct, frozen=True):
    """A tile on the map."""

    tile: str
    seat: int
    squares: list[int]


class Island(msgspec.Struct, frozen=True):
    """How an island stands."""

    free: int
    by: int
    """The seat that completed it, and took its chest; -1: nobody yet."""
    posts: list[int]
    """Per seat."""
    spaces: int
    """Trading-post spaces that are free."""
    pays: list[int]
    """Per seat: if it were completed in this round,"""
    pays_next: list[int]
    """or in the next."""


class Supply(msgspec.Struct, frozen=True):
    """Tiles of one kind that the viewer could plan."""

    place: str
    """Empty: there is none."""
    tile: str
    count: int
    cost: int
    fits: int
    """Places where the viewer could lay one now."""


class Production(msgspec.Struct, frozen=True):
    """Production tokens of one good and cost on display."""

    place: str
    good: Good
    cost: int
    count: int
    worth: int
    """What one more brings the viewer at the end, with the goods they have."""


class Paid(msgspec.Struct, frozen=True):
    """What completing an island brings."""

    points: int
    chest: bool
    trade: list[int]
    """Per seat."""


class Target(msgspec.Struct, frozen=True):
    """A place that a ship can reach."""

    at: int
    number: int
    steps: int
    gold: int


class Anchorage(msgspec.Struct, frozen=True):
    """A post that a ship in reach could establish."""

    at: int
    post: int
    island: int
    points: int
    discovery: int
    gold: int
    completes: Paid | None


class Reach(msgspec.Struct, frozen=True):
    """Where one of the viewer's ships can go."""

    ship: int
    """1 or 2; 0: a ship that is placed, with what can be reached from each frame space."""
    start: int
    targets: list[Target]
    anchors: list[Anchorage]


class Spot(msgspec.Struct, frozen=True):
    """A place for a planned tile."""

    square: int
    turn: int
    points: int
    tile_points: int
    goods: list[Good]
    posts_lost: int
    completes: Paid | None


class Laying(msgspec.Struct, frozen=True):
    """Where the viewer could lay a planned tile, if the points suffice."""

    tile: str
    cost: int
    gold: int
    """Needed beyond the action points."""
    itself: bool
    """Whether it goes to its only place without a question."""
    spots: list[Spot]


class AmerigoPage(msgspec.Struct, frozen=True):
    """What a table in the browser shows."""

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


# --- the map ----------------------------------------------------------------------------------------------


def setup_of(view: View) -> AmerigoSetup:
    """Return what never changes once the map is laid."""
    assert isinstance(view, AmerigoView)
    table = view.table
    parts, chart = table.parts, table.geography
    width, height = (int(chart.width), int(chart.height)) if chart else (0, 0)
    return AmerigoSetup(
        width=width,
        height=height,
        squares=[_square(chart, r * SIDE + c) for r in range(height) for c in range(width)] if chart else [],
        frames=_frames(chart) if chart else [],
        islands=[_charted(chart, island) for island in range(int(chart.islands))] if chart else [],
        posts=[_post_space(chart, post) for post in range(int(chart.posts))] if chart else [],
        cannons=_track("cannons", [0] * (int(parts.cannon_track) + 1)),
        progress=_track("progress", [int(n) for n in parts.progress_points], tokens=True),
        special=_track(
            "special", [int(n) for n in parts.special_points], colours=[int(n) for n in parts.special_colour]
        ),
        gold=int(parts.gold_track),
        shapes=[_shape(table, tile) for tile in range(at.SHAPES)],
        multipliers=[int(n) for n in parts.multiplier],
        trade=[int(n) for n in parts.trade],
        discovery=int(parts.discovery),
        completion=int(parts.completion),
    )


def _square(chart: Geography, number: int) -> Square:
    good = int(chart.good_at[number])
    return Square(
        place=place("square", square_name(number)),
        number=number,
        island=int(chart.island_at[number]),
        good=None if good == NONE else GOODS[good],
        post=int(chart.post_at[number]),
        anchor=int(chart.anchor_at[number]),
    )


def _frames(chart: Geography) -> list[Frame]:
    """Clockwise from the corner at the top left, as they are numbered."""
    found: list[Frame] = []

    def add(side: int, first: int, length: int) -> None:
        number = len(found)
        found.append(Frame(place("frame", str(number + 1)), SQUARES + number, side, first, length))

    for side in range(4):
        along = int(chart.width if side % 2 == 0 else chart.height)
        add(side, 0 if side < 2 else along, 0)
        first = 0
        while first < along:
            arm = ARM if first == 0 or along - first == ARM else SHORT_FRAME
            add(side, first if side < 2 else along - first - arm, arm)
            first += arm
    return found


def _charted(chart: Geography, island: int) -> IslandSetup:
    return IslandSetup(
        place=place("island", str(island + 1)),
        letter=island_name(island),
        squares=[square for square in range(SQUARES) if chart.island_at[square] == island],
        big=bool(chart.big[island]),
        chest=bool(chart.chest[island]),
    )


def _post_space(chart: Geography, post: int) -> PostSpace:
    square = int(chart.post_square[post])
    return PostSpace(square, int(chart.post_anchor[post]), int(chart.island_at[square]))


def _track(
    name: str, points: list[int], colours: list[int] | None = None, tokens: bool = False
) -> list[TrackSpace]:
    spaces = []
    for space, worth in enumerate(points):
        mark = worth if space > 0 and worth > points[space - 1] else 0
        colour = COLOURS[colours[space]] if colours else None
        spaces.append(TrackSpace(place("track", f"{name}-{space}"), mark, colour, tokens and mark > 0))
    return spaces


def _shape(table: Table, tile: int) -> Shape:
    shapes, shape = table.parts.shapes, tile % at.NEUTRALS
    size = int(shapes.size[shape])
    turns = []
    for turn in range(int(shapes.turns[shape])):
        spot = int(shapes.start(shape, turn))
        turns.append(
            [(int(shapes.squares[spot + 2 * i]), int(shapes.squares[spot + 2 * i + 1])) for i in range(size)]
        )
    neutral = tile < at.NEUTRALS
    worth = table.parts.neutral_points if neutral else table.parts.village_points
    by = size if neutral else 1
    return Shape(tile_name(tile), neutral, size, turns, (int(worth[0]) * by, int(worth[1]) * by))


# --- the table --------------------------------------------------------------------------------------------


def page_of(view: View) -> AmerigoPage:
    """Return a view as the page draws it."""
    assert isinstance(view, AmerigoView)
    table, viewer = view.table, int(view.seat)
    chart = table.geography
    seats = range(int(table.seats))
    outlook = gains.next_drop(table) if chart else None
    acts = table.actor == viewer
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
        bins=[_bin(table, colour, max(viewer, 0), outlook) for colour in range(at.COLOURS)],
        gold_instead=int(gold_for_cubes(table, max(viewer, 0))),
        next_drop=Drop(COLOURS[outlook.colour], outlook.dropped, outlook.points) if outlook else None,
        strength=int(table.strength),
        hidden_markers=[
            value for value in range(at.MARKER_VALUES) for _ in range(int(table.stock[at.MARKERS + value]))
        ],
        turns=[int(seat) for seat in table.phase_order],
        turn=int(table.turns_taken),
        order=[int(seat) for seat in table.order if seat != NONE],
        pieces=_pieces(table),
        goods_left=_goods_left(table) if chart else [],
        posts=_posts(table, chart) if chart else [],
        islands=[_island(table, island) for island in range(int(chart.islands))] if chart else [],
        seats=[_seat(table, seat, score.total) for seat, score in zip(seats, scores(table), strict=True)],
        display=[_displayed(int(token)) for token in table.tokens[: at.DISPLAY]],
        production=_production(table, viewer),
        supply=[_supply(table, viewer, tile) for tile in range(at.SHAPES)] if chart else [],
        reach=_reaches(table, viewer) if acts and table.phase in SAILING else [],
        layings=_layings(table, viewer) if acts and table.phase in BUILDING else [],
    )


def _bin(table: Table, colour: int, seat: int, outlook: gains.TowerOutlook | None) -> Bin:
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
        chance=outlook.chances[colour] if outlook else 0,
    )


def _pieces(table: Table) -> list[Piece]:
    shapes = table.parts.shapes
    return [
        Piece(tile_name(piece.tile), piece.seat, covered(shapes, piece.tile, piece.square, piece.turn))
        for piece in pieces_on(table.pieces)
    ]


def _is_free(table: Table, square: int) -> bool:
    return bool(int(table.masks[at.FREE + square // SIDE]) >> square % SIDE & 1)


def _goods_left(table: Table) -> list[int]:
    chart = table.map()
    return [square for square in range(SQUARES) if chart.good_at[square] != NONE and _is_free(table, square)]


def _posts(table: Table, chart: Geography) -> list[int]:
    found = []
    for post in range(int(chart.posts)):
        square = int(chart.post_square[post])
        owners = [
            seat
            for seat in range(int(table.seats))
            if int(table.masks[table.posts(seat) + square // SIDE]) >> square % SIDE & 1
        ]
        found.append(owners[0] if owners else -1 if _is_free(table, square) else -2)
    return found


def _island(table: Table, island: int) -> Island:
    chart, seats = table.map(), range(int(table.seats))
    posts = [int(posts_on(table, seat, island)) for seat in seats]
    free = gains.free_squares(table, island)
    spaces = [
        square
        for square in (int(chart.post_square[post]) for post in range(int(chart.posts)))
        if chart.island_at[square] == island and _is_free(table, square)
    ]
    following = int(table.round) + 1

    def pays(round_: int) -> list[int]:
        return [gains.trade_for(table, count, round_) if count else 0 for count in posts]

    return Island(
        free=free,
        by=int(table.completed_by[island]) - 1,
        posts=posts,
        spaces=len(spaces),
        pays=pays(int(table.round)) if free else [0] * len(posts),
        pays_next=pays(following) if free and following < at.ROUNDS else [0] * len(posts),
    )


# --- the seats --------------------------------------------------------------------------------------------


def _seat(table: Table, seat: int, total: int) -> AmerigoSeat:
    me = table.player[seat]
    owned, used = int(me.owned), int(me.used)
    strength = int(strength_against(table, seat))
    return AmerigoSeat(
        place=place("seat", seat=seat),
        points=int(me.points),
        total=total,
        ending={name: int(points) for name, points in final_lines(table, seat)},
        gold=int(me.gold),
        cannons=int(me.cannons),
        progress=int(me.progress),
        special=int(me.special),
        posts=int(me.posts_left),
        chests=int(me.chests),
        chest_place=place("chest", seat=seat) if me.chests else "",
        ships=[Ship(place("ship", str(ship + 1), seat), int(me.ship(ship))) for ship in range(at.SHIPS)],
        planned=[
            Planned(place("plan", tile_name(tile), seat), tile_name(tile), int(me.stock[at.PLANNED + tile]))
            for tile in range(at.SHAPES)
            if me.stock[at.PLANNED + tile]
        ],
        villages=sum(int(me.stock[at.AT_HOME + shape]) for shape in range(at.VILLAGES)),
        goods=[int(me.stock[at.COMMODITIES + good]) for good in range(at.GOODS)],
        production=[int(me.stock[at.OWN_PRODUCTION + good]) for good in range(at.GOODS)],
        tokens=[
            _token(TOKEN_NAMES[token], bool(used >> token & 1), seat)
            for token in range(TOKENS)
            if owned >> token & 1
        ],
        fate=Fate(strength, max(0, strength - int(me.cannons)), min(int(loss(table, seat)), int(me.points))),
    )


def _token(name: str, used: bool, seat: int) -> Token:
    return Token("" if used else place("token", name, seat), name, used)


def _displayed(token: int) -> Token:
    if token == NONE:
        return Token("", "", False)
    return Token(place("token", TOKEN_NAMES[token]), TOKEN_NAMES[token], False)


def _production(table: Table, viewer: int) -> list[Production]:
    found = []
    for kind in range(at.KINDS):
        count = int(table.stock[at.PRODUCTION_SHOWN + kind])
        if count:
            good = kind // at.COSTS
            worth = int(table.player[viewer].stock[at.COMMODITIES + good]) if viewer >= 0 else 0
            cost_ = at.CHEAPEST + kind % at.COSTS
            found.append(
                Production(place("production", production_name(kind)), GOODS[good], cost_, count, worth)
            )
    return found


def _supply(table: Table, viewer: int, tile: int) -> Supply:
    if tile < at.NEUTRALS:
        count = int(table.stock[at.SUPPLY + tile])
    else:
        count = int(table.player[viewer].stock[at.AT_HOME + tile - at.NEUTRALS]) if viewer >= 0 else 0
    planning = table.actor == viewer and table.phase == at.PLANNING
    fits = len(gains.layings(table, viewer, tile)) if planning and count else 0
    name = tile_name(tile)
    return Supply(place("tile", name) if count else "", name, count, int(cost(table, tile)), fits)


# --- what answers bring -----------------------------------------------------------------------------------


def _paid(completion: gains.Completion | None) -> Paid | None:
    return Paid(completion.points, completion.chest, completion.trade) if completion else None


def _reaches(table: Table, viewer: int) -> list[Reach]:
    if table.phase == at.PLACING:
        return []
    open_ships = [int(table.ship)] if table.phase == at.SAILING else range(at.SHIPS)
    return [_reach(table, viewer, ship) for ship in open_ships if not table.sailed >> ship & 1]


def _reach(table: Table, viewer: int, ship: int) -> Reach:
    berths = gains.berths(table, viewer, ship, int(table.action_points))
    postings = [gains.posting(table, viewer, berth.place) for berth in berths if berth.place < SQUARES]
    return Reach(
        ship=ship + 1,
        start=int(table.player[viewer].ship(ship)),
        targets=[
            Target(berth.place, gains.berth_number(berth.place), berth.steps, berth.gold) for berth in berths
        ],
        anchors=[
            Anchorage(
                one.anchor, one.post, one.island, one.points, one.discovery, one.gold, _paid(one.completion)
            )
            for one in postings
            if one is not None
        ],
    )


def _layings(table: Table, viewer: int) -> list[Laying]:
    tiles = [int(table.tile)] if table.phase == at.LAYING else range(at.SHAPES)
    found = []
    for tile in tiles:
        if not table.player[viewer].stock[at.PLANNED + tile]:
            continue
        price = int(cost(table, tile))
        gold = max(0, price - int(table.action_points))
        if gold > table.player[viewer].gold:
            continue
        places = gains.layings(table, viewer, tile)
        itself = table.phase != at.LAYING and gains.lays_itself(table, viewer, tile, places)
        found.append(Laying(tile_name(tile), price, gold, itself, [_spot(one) for one in places]))
    return found


def _spot(one: gains.Laying) -> Spot:
    return Spot(
        square=one.square,
        turn=one.turn,
        points=one.points,
        tile_points=one.tile_points,
        goods=[GOODS[good] for good in one.goods],
        posts_lost=one.posts_lost,
        completes=_paid(one.completion),
    )
