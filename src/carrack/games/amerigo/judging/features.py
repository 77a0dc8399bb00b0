"""The view as numbers, for learning and for the bridges: seats in order from the viewer on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.features import FeatureRow, room_left
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import TOKEN_NAMES, TOKENS

_SHEET_NAMES: Final = (
    *("points", "cannons", "gold", "progress", "special", "posts-left", "chests"),
    *(f"planned-{tile}" for tile in range(at.SHAPES)),
    *(f"at-home-{shape}" for shape in range(at.VILLAGES)),
    *(f"production-{good}" for good in at.GOOD_NAMES),
    *(f"commodity-{good}" for good in at.GOOD_NAMES),
    *(f"token-{token}" for token in TOKEN_NAMES),
    "acts",
    "place-in-order",
)
_POINTS_SCALE: Final = 250.0
_TILES_SCALE: Final = 6.0
_TOKENS_SCALE: Final = 10.0
_CUBES_SCALE: Final = 7.0
_DRAWS_SCALE: Final = 16.0
_STRENGTH_SCALE: Final = 10.0
_AP_SCALE: Final = 30.0
_PLANES: Final = ("land", "big", "free", "neutral", "post-space", "anchor", *at.GOOD_NAMES)
_SEAT_PLANES: Final = ("village", "post", "ship")


def feature_names(seats: int) -> list[str]:
    """Return one name per feature: the common things, each seat's sheet, then the map plane by plane."""
    names = [
        f"{row} {colour}" for row in ("inside", "stored", "lying", "dropped") for colour in at.COLOUR_NAMES
    ]
    names += [f"supply {shape}" for shape in range(at.NEUTRALS)]
    names += [f"bag {kind}" for kind in range(at.KINDS)] + [f"shown {kind}" for kind in range(at.KINDS)]
    names += [f"marker {value}" for value in range(at.MARKER_VALUES)]
    names += [f"displayed {token}" for token in TOKEN_NAMES] + [f"undrawn {token}" for token in TOKEN_NAMES]
    names += [f"phase {phase}" for phase in range(at.FINISHED + 1)]
    names += [f"colour {colour}" for colour in at.COLOUR_NAMES] + [
        f"action {colour}" for colour in at.COLOUR_NAMES
    ]
    names += [f"round {number}" for number in range(at.ROUNDS)]
    names += ["draws", "strength", "action-points", "neutrals-planned", "tokens-due", "first-ship-sailed"]
    names += ["second-ship-sailed", *(f"lays {tile}" for tile in range(at.SHAPES))]
    for seat in range(seats):
        names += [f"{_who(seat)} {name}" for name in _SHEET_NAMES]
    planes = [*_PLANES, *(f"{_who(seat)} {plane}" for seat in range(seats) for plane in _SEAT_PLANES)]
    for plane in planes:
        names += [f"{plane} {square}" for square in range(SQUARES)]
    return names


def feature_shapes(seats: int) -> dict[str, tuple[int, ...]]:
    """Return the blocks of the features: planes are rows of squares."""
    maps = {
        "map": (len(_PLANES), int(SIDE), int(SIDE)),
        "seats-map": (seats, len(_SEAT_PLANES), int(SIDE), int(SIDE)),
    }
    sheets = {"seats": (seats, len(_SHEET_NAMES))}
    return {"common": (room_left(len(feature_names(seats)), sheets, maps),), **sheets, **maps}


def _who(seat: int) -> str:
    return "own" if seat == 0 else f"+{seat}"


def write_features(seen: Table, viewer: i64, row: FeatureRow) -> None:
    """Write everything between -1 and 1; an onlooker looks from the first seat."""
    first: i64 = viewer if viewer >= 0 else 0
    _common(seen, row)
    step: i64
    for step in range(seen.seats):
        _sheet(seen, (first + step) % seen.seats, row)
    _planes(seen, row)
    for step in range(seen.seats):
        _seat_planes(seen, (first + step) % seen.seats, row)


def _common(seen: Table, row: FeatureRow) -> None:
    i: i64
    for i in range(at.CUBE_ROWS):
        row.append(float(seen.cubes[i]) / _CUBES_SCALE)
    for i in range(at.NEUTRALS):
        row.append(float(seen.stock[at.SUPPLY + i]) / float(max(int(seen.parts.neutrals[i]), 1)))
    for i in range(at.KINDS):
        row.append(float(seen.stock[at.PRODUCTION_BAG + i]) / float(max(int(seen.parts.production[i]), 1)))
    for i in range(at.KINDS):
        row.append(float(seen.stock[at.PRODUCTION_SHOWN + i]) / float(max(int(seen.parts.production[i]), 1)))
    for i in range(at.MARKER_VALUES):
        row.append(float(seen.stock[at.MARKERS + i]) / float(max(int(seen.parts.markers[i]), 1)))
    shown = [0.0] * TOKENS
    for i in range(at.DISPLAY):
        if seen.tokens[i] >= 0:
            shown[int(seen.tokens[i])] = 1.0
    row.extend(shown)
    for i in range(TOKENS):
        row.append(float(seen.tokens[at.BAG + i]))
    row.one_hot(seen.phase, at.FINISHED + 1)
    row.one_hot(seen.colour, at.COLOURS)
    row.one_hot(seen.action, at.COLOURS)
    row.one_hot(seen.round, at.ROUNDS)
    row.append(float(seen.draws) / _DRAWS_SCALE)
    row.append(float(seen.strength) / _STRENGTH_SCALE)
    row.append(min(1.0, float(seen.action_points) / _AP_SCALE))
    row.append(float(seen.neutrals_planned) / 2.0)
    row.append(float(seen.tokens_due) / float(seen.parts.progress_track))
    row.append(float(seen.sailed & 1))
    row.append(float(seen.sailed >> 1))
    row.one_hot(seen.tile, at.SHAPES)


def _sheet(seen: Table, seat: i64, row: FeatureRow) -> None:
    parts = seen.parts
    i: i64
    row.append(min(1.0, float(seen.player[seat].points) / _POINTS_SCALE))
    row.append(float(seen.player[seat].cannons) / float(parts.cannon_track))
    row.append(float(seen.player[seat].gold) / float(parts.gold_track))
    row.append(float(seen.player[seat].progress) / float(parts.progress_track))
    row.append(float(seen.player[seat].special) / float(parts.special_track))
    row.append(float(seen.player[seat].posts_left) / float(parts.posts))
    row.append(min(1.0, float(seen.player[seat].chests) / float(max(int(parts.tiles.chests), 1))))
    for i in range(at.SHAPES):
        row.append(min(1.0, float(seen.player[seat].stock[at.PLANNED + i]) / _TILES_SCALE))
    for i in range(at.VILLAGES):
        row.append(min(1.0, float(seen.player[seat].stock[at.AT_HOME + i]) / _TILES_SCALE))
    for i in range(at.GOODS):
        row.append(min(1.0, float(seen.player[seat].stock[at.OWN_PRODUCTION + i]) / _TOKENS_SCALE))
    for i in range(at.GOODS):
        row.append(min(1.0, float(seen.player[seat].stock[at.COMMODITIES + i]) / _TOKENS_SCALE))
    for i in range(TOKENS):
        row.append(1.0 if seen.owns(seat, i) else 0.0)
    row.append(1.0 if seen.actor == seat else 0.0)
    place: i64 = 0
    for i in range(seen.seats):
        if seen.order[i] == seat:
            place = i
    row.append(float(place) / float(seen.seats))


def _mask(seen: Table, row: FeatureRow, start: i64) -> None:
    y: i64
    x: i64
    for y in range(SIDE):
        line = seen.masks[start + y]
        if line != 0:
            for x in range(SIDE):
                if line >> x & 1:
                    row.put(y * SIDE + x, 1.0)
    row.skip(SQUARES)


def _planes(seen: Table, row: FeatureRow) -> None:
    geography = seen.geography
    if geography is None:
        row.skip(len(_PLANES) * SQUARES)
        return
    square: i64
    good: i64
    for square in range(SQUARES):
        row.append(1.0 if geography.island_at[square] >= 0 else 0.0)
    for square in range(SQUARES):
        island = geography.island_at[square]
        row.append(float(geography.big[island]) if island >= 0 else 0.0)
    _mask(seen, row, at.FREE)
    _mask(seen, row, at.NEUTRAL)
    for square in range(SQUARES):
        row.append(1.0 if geography.post_at[square] >= 0 else 0.0)
    for square in range(SQUARES):
        row.append(1.0 if geography.anchor_at[square] >= 0 else 0.0)
    for square in range(SQUARES):
        good = geography.good_at[square]
        if good >= 0:
            row.put(good * SQUARES + square, 1.0)
    row.skip(at.GOODS * SQUARES)


def _seat_planes(seen: Table, seat: i64, row: FeatureRow) -> None:
    _mask(seen, row, seen.villages(seat))
    _mask(seen, row, seen.posts(seat))
    ship: i64
    before: i64 = SQUARES
    for ship in range(at.SHIPS):
        place = seen.player[seat].ship(ship)
        if 0 <= place < SQUARES and place != before:
            row.put(place, 1.0)
        before = place
    row.skip(SQUARES)
