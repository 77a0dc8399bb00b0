"""The schema of a file of component values, and the values made ready for the rules."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.component_reasons import WrongValue, why, wrong_value
from carrack.core.components import Components
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.choices import MOST_STEPS
from carrack.games.amerigo.components.designs import EACH_GOOD, MOST_LAND, check_designs
from carrack.games.amerigo.components.parts import Parts
from carrack.games.amerigo.components.shapes import MOST_SQUARES, make_shapes, squares_of
from carrack.games.amerigo.components.tiles import Tiles, tiles_from
from carrack.games.amerigo.map.masks import SQUARES
from carrack.games.amerigo.tower import CUBES, MOST_PARTS, Tower

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Chance = Annotated[int, msgspec.Meta(ge=1, le=MOST_PARTS - 1)]
Track = Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)]
Picture = Annotated[str, msgspec.Meta(pattern=r"^[#.]+( [#.]+)*$")]
ByCost = tuple[Annotated[int, msgspec.Meta(ge=0, le=9)], ...]
Pair = tuple[Small, Small]


class MarkedTrack(msgspec.Struct, forbid_unknown_fields=True):
    """A track with marks that are worth points."""

    steps: Track
    marks: list[Track]
    points: list[Small]


class Pictures(msgspec.Struct, forbid_unknown_fields=True):
    """The shapes of tiles, each drawn as text: `#` for a square, a space between rows."""

    single: Picture
    domino: Picture
    i3: Picture
    l3: Picture
    i4: Picture
    square: Picture
    u5: Picture
    block: Picture


class TowerChances(msgspec.Struct, forbid_unknown_fields=True):
    """Chances of so many parts."""

    parts: Annotated[int, msgspec.Meta(ge=2, le=MOST_PARTS)]
    stays: Chance
    stays_at_first: Chance
    loosened: Annotated[list[Chance], msgspec.Meta(min_length=CUBES, max_length=CUBES)]

    def __post_init__(self) -> None:
        """Every cube may stay and may come out, else a colour could be lost or never be."""
        most = max(self.stays, self.stays_at_first, *self.loosened)
        if most >= self.parts:
            raise wrong_value("tower", "chance-of-all-parts", chance=most, parts=self.parts)


class VillageCounts(msgspec.Struct, forbid_unknown_fields=True):
    """Return how many tiles of each shape a village has."""

    single: Small
    domino: Small
    i3: Small
    l3: Small
    i4: Small
    square: Small


class NeutralCounts(VillageCounts, forbid_unknown_fields=True):
    """Return how many neutral tiles of each shape there are."""

    u5: Small
    block: Small


class Schema(msgspec.Struct, forbid_unknown_fields=True):
    """Every value of the game; a value that breaks the game is refused with a sentence."""

    cubes: Annotated[int, msgspec.Meta(ge=1, le=7)]
    posts: Positive
    discovery: Small
    completion: Small
    cubes_per_gold: Positive
    overrun_gold: Small
    chest_gold: Small
    cannon_track: Track
    gold_track: Annotated[int, msgspec.Meta(ge=3, le=MOST_STEPS)]
    progress_track: MarkedTrack
    special_track: MarkedTrack
    special_colours: Annotated[
        list[Literal["blue", "black", "red", "brown", "green", "yellow"]], msgspec.Meta(min_length=1)
    ]
    time_multiplier: Annotated[list[Small], msgspec.Meta(min_length=at.ROUNDS, max_length=at.ROUNDS)]
    trade: Annotated[list[Small], msgspec.Meta(min_length=2)]
    pirate_markers: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, lt=at.MARKER_VALUES)]], msgspec.Meta(min_length=at.ROUNDS)
    ]
    shapes: Pictures
    neutrals: NeutralCounts
    neutral_points: Pair
    villages: VillageCounts
    village_points: Pair
    production_2: ByCost
    production_3: ByCost
    production_4: ByCost
    production_spaces: tuple[Positive, Positive, Positive]
    token_ap_one_colour: Small
    token_ap_two_colours: Small
    token_ships: Small
    token_stronger_pirates: Small
    token_victory_gold: Small
    token_gold_3: Small
    token_gold_5: Small
    token_post_gold: Small
    token_cubes_per_gold: Positive
    token_post_points: Small
    token_seven_points: Small
    big_island: Annotated[int, msgspec.Meta(ge=MOST_LAND, le=SQUARES)]
    largest_island: Annotated[int, msgspec.Meta(ge=MOST_LAND, le=SQUARES)]
    chests: Annotated[int, msgspec.Meta(ge=0, le=5)]
    tower: TowerChances
    tiles: list[str]

    def __post_init__(self) -> None:
        check_designs(self.tiles)
        for name in ("progress_track", "special_track"):
            _check_marks(name, getattr(self, name))
        for name in at.SHAPE_NAMES:
            _check_picture(name, getattr(self.shapes, name))
        counts = [0, 0, 0]
        for field, spaces in zip(
            ("production_2", "production_3", "production_4"), self.production_spaces, strict=True
        ):
            row = getattr(self, field)
            if len(row) != len(counts):
                raise wrong_value(field, "count-each-cost")
            counts = [a + b for a, b in zip(counts, row, strict=True)]
            if sum(counts) * at.GOODS < spaces * at.ROUNDS:
                raise wrong_value(field, "too-few-tokens", spaces=spaces, times=at.ROUNDS)


def _check_marks(name: str, track: MarkedTrack) -> None:
    if len(track.marks) != len(track.points):
        raise wrong_value(name, "points-and-marks", points=len(track.points), marks=len(track.marks))
    if sorted(set(track.marks)) != track.marks or track.marks[-1:] > [track.steps]:
        raise wrong_value(name, "marks-off-track", steps=track.steps)


def _check_picture(name: str, picture: str) -> None:
    squares = squares_of(picture)
    if not 1 <= len(squares) <= MOST_SQUARES:
        raise WrongValue(["shapes", name], why("shape-squares", count=len(squares), most=MOST_SQUARES))
    joined = {squares[0]}
    for _ in squares:
        joined |= {(r, c) for r, c in squares if {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & joined}
    if len(joined) < len(squares):
        raise WrongValue(["shapes", name], why("shape-apart"))


def _worth(track: dict[str, list[int]], steps: int) -> vec[i64]:
    """Per step: points of the highest mark reached or passed."""
    marks = dict(zip(track["marks"], track["points"], strict=True))
    worth, row = 0, []
    for step in range(steps + 1):
        worth = marks.get(step, worth)
        row.append(worth)
    return vec[i64](row)


def highest_score(components: Components) -> int:
    """Return a total that no seat can exceed: everything there is, all of it at the best price."""
    v = components.values
    actions_ = at.ROUNDS * at.COLOURS
    cubes = v["cubes"] * at.COLOURS
    sizes = {name: len(squares_of(picture)) for name, picture in v["shapes"].items()}
    land = 2 * at.MOST_ISLANDS * max(v["discovery"], v["completion"])
    land += sum(v["villages"].values()) * max(v["village_points"])
    land += sum(count * sizes[name] for name, count in v["neutrals"].items()) * max(v["neutral_points"])
    trade = v["posts"] * max(v["trade"]) * max(v["time_multiplier"])
    a_turn = max(cubes // min(v["cubes_per_gold"], v["token_cubes_per_gold"]) + 1, v["overrun_gold"])
    gold = at.MOST_SEATS + actions_ * a_turn + v["chests"] * v["chest_gold"] + v["token_gold_3"]
    gold += v["token_gold_5"] + v["posts"] * v["token_post_gold"] + at.ROUNDS * v["token_victory_gold"]
    per_good = sum(sum(v[f"production_{n}"]) for n in range(at.FEWEST_SEATS, at.MOST_SEATS + 1)) + 1
    goods = at.GOODS * EACH_GOOD * per_good
    tokens = cubes + v["token_seven_points"] + v["posts"] * v["token_post_points"] + v["gold_track"]
    tracks = max(v["progress_track"]["points"], default=0) + max(v["special_track"]["points"], default=0)
    return int(land + trade + gold + goods + tokens + tracks)


def tiles_of(components: Components) -> Tiles:
    """Return the island tiles."""
    v = components.values
    return tiles_from(v["tiles"], v["big_island"], v["largest_island"], v["chests"])


def tower_of(components: Components) -> Tower:
    """Return the cube tower."""
    return Tower(**components.values["tower"])


def parts_for(components: Components, seats: int) -> Parts:
    """Return the values for so many seats, as plain numbers."""
    v = components.values
    shapes = make_shapes([v["shapes"][name] for name in at.SHAPE_NAMES])
    parts = Parts(seats, tower_of(components), shapes, tiles_of(components))
    progress, special = v["progress_track"], v["special_track"]
    parts.cubes = v["cubes"]
    parts.posts = v["posts"]
    parts.cannon_track = v["cannon_track"]
    parts.gold_track = v["gold_track"]
    parts.progress_track = progress["steps"]
    parts.progress_points = _worth(progress, progress["steps"])
    parts.progress_mark = vec[i64]([int(step in progress["marks"]) for step in range(progress["steps"] + 1)])
    parts.special_track = special["steps"]
    parts.special_points = _worth(special, special["steps"])
    colours = [at.COLOUR_NAMES.index(name) for name in v["special_colours"]]
    parts.special_colour = vec[i64](
        [at.WHITE] + [colours[step % len(colours)] for step in range(special["steps"])]
    )
    parts.multiplier = vec[i64](v["time_multiplier"])
    parts.trade = vec[i64](v["trade"])
    parts.markers = vec[i64]([v["pirate_markers"].count(value) for value in range(at.MARKER_VALUES)])
    parts.neutrals = vec[i64]([v["neutrals"][name] for name in at.SHAPE_NAMES])
    parts.villages = vec[i64]([v["villages"][name] for name in at.SHAPE_NAMES[: at.VILLAGES]])
    parts.neutral_points = vec[i64](v["neutral_points"])
    parts.village_points = vec[i64](v["village_points"])
    by_cost = [sum(v[f"production_{n}"][cost] for n in range(2, seats + 1)) for cost in range(at.COSTS)]
    parts.production = vec[i64](by_cost * at.GOODS)
    parts.production_spaces = v["production_spaces"][seats - at.FEWEST_SEATS]
    parts.discovery = v["discovery"]
    parts.completion = v["completion"]
    parts.cubes_per_gold = v["cubes_per_gold"]
    parts.overrun_gold = v["overrun_gold"]
    parts.chest_gold = v["chest_gold"]
    parts.ap_one_colour = v["token_ap_one_colour"]
    parts.ap_two_colours = v["token_ap_two_colours"]
    parts.extra_steps = v["token_ships"]
    parts.stronger_pirates = v["token_stronger_pirates"]
    parts.victory_gold = v["token_victory_gold"]
    parts.gold_3 = v["token_gold_3"]
    parts.gold_5 = v["token_gold_5"]
    parts.post_gold = v["token_post_gold"]
    parts.cubes_per_gold_with_token = v["token_cubes_per_gold"]
    parts.post_points = v["token_post_points"]
    parts.seven_points = v["token_seven_points"]
    return parts
