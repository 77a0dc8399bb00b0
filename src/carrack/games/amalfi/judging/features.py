"""The view as numbers, for learning and for the bridges: seats in order from the viewer on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.features import FeatureRow, room_left
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.questions.rows import ROWS
from carrack.games.amalfi.stack import B
from carrack.games.amalfi.table import Table

_SHEET_NAMES: Final = (
    "bread",
    "bay",
    "port",
    *(f"hold {name}" for name in language.RESOURCE_NAMES),
    "shipyard",
    "lighthouses left",
    "passed",
    "immediates",
    "books",
    "paintings",
    "monuments",
    "tiles",
    "hand",
    "docked",
    "titles",
    "pack",
    "ends dealt",
    "others dealt",
    *(f"points {name}" for name in at.PART_NAMES),
)
_SMALL = 10.0
_POINTS = 100.0
_DEALT = 33.0
_SCALARS: Final = ("period", "due", "draft round", "rival ships", "rival lights", "hands", "rival", "count")
_SCALES = [4.0, 20.0, 8.0, 10.0, 6.0, 5.0, 2.0, 10.0]
_FIRST_POINTS: Final = len(_SHEET_NAMES) - len(at.PART_NAMES)
_RELATIVE: Final = ("actor", "turn", "rose", "dealt")


def _who(seat: int) -> str:
    return "own" if seat == 0 else f"+{seat}"


def _seat_names(seat: int) -> list[str]:
    who = _who(seat)
    return [
        *(f"{who} {name}" for name in _SHEET_NAMES),
        *(f"{who} {name}" for name in _RELATIVE),
        *(f"{who} holds {card}" for card in range(at.CHARACTERS)),
        *(f"{who} invited {card}" for card in range(at.CHARACTERS)),
        *(f"{who} engaged {card}" for card in range(at.CHARACTERS - at.FIRST_ENGAGEABLE)),
        *(f"{who} tile {tile}" for tile in range(at.TILES)),
        *(f"{who} dock {place}" for place in range(at.DESTINATIONS)),
        *(f"{who} light {place}" for place in range(at.DESTINATIONS)),
        *(f"{who} title {slot}" for slot in range(at.TITLES_IN_PLAY)),
    ]


def feature_names(seats: int) -> list[str]:
    """Return one name per feature."""
    names: list[str] = []
    for seat in range(seats):
        names += _seat_names(seat)
    names += [f"rival dock {place}" for place in range(at.DESTINATIONS)]
    names += [f"rival light {place}" for place in range(at.DESTINATIONS)]
    for row, kind in zip(language.ROW_NAMES, ("artwork", "tile", "character"), strict=True):
        most = {"artwork": at.ARTWORKS, "tile": at.TILES, "character": at.CHARACTERS}[kind]
        names += [f"{row} {kind} {item}" for item in range(most)]
    names += [f"cover {place} tile {tile}" for place in range(at.EVOLVING) for tile in range(at.TILES)]
    names += [f"choice character {card}" for card in range(at.CHARACTERS)]
    names += [f"remembered character {card}" for card in range(at.CHARACTERS)]
    names += [f"decree {period} {decree}" for period in range(at.PERIODS) for decree in range(at.DECREES)]
    names += [f"title {slot} {title}" for slot in range(at.TITLES_IN_PLAY) for title in range(at.TITLES)]
    names += [f"phase {phase}" for phase in range(at.FINISHED + 1)]
    return [*names, *_SCALARS]


def feature_shapes(seats: int) -> dict[str, tuple[int, ...]]:
    """Return the blocks of the features."""
    sheets = {"seats": (seats, len(_seat_names(0)))}
    return {**sheets, "common": (room_left(len(feature_names(seats)), sheets),)}


def _scaled(number: i64, scale: float) -> float:
    return max(-1.0, min(1.0, float(number) / scale))


def _yes(holds: bool) -> float:
    return 1.0 if holds else 0.0


def write_features(seen: Table, viewer: i64, row: FeatureRow) -> None:
    """Write everything between -1 and 1; an onlooker looks from the first seat."""
    first: i64 = viewer if viewer >= 0 else 0
    step: i64
    i: i64
    j: i64
    for step in range(seen.seats):
        _seat(seen, (first + step) % seen.seats, row)
    for i in range(at.DESTINATIONS):
        row.append(_yes(i64(seen.dock[i]) & at.FIRST_BERTH == at.RIVAL_MARK))
    for i in range(at.DESTINATIONS):
        row.append(_yes(i64(seen.light[i]) == at.RIVAL_MARK))
    for i in range(len(ROWS)):
        most: i64 = at.ARTWORKS if i == 0 else (at.TILES if i == 1 else at.CHARACTERS)
        places = [0.0] * int(most)
        for j in range(ROWS[i].slots):
            item = i64(seen.board[ROWS[i].place + j]) - 1
            if item >= 0:
                # The further to the right, the cheaper.
                places[int(item)] = _scaled(j + 1, float(ROWS[i].slots))
        row.extend(places)
    for i in range(at.EVOLVING):
        for j in range(at.TILES):
            row.append(_yes(i64(seen.board[at.COVERS_AT + i]) == j + 1))
    for i in range(at.CHARACTERS):
        row.append(_yes(i64(seen.char_at[i]) == at.DEALT))
    for i in range(at.CHARACTERS):
        row.append(_scaled(i64(seen.dealt[i]), _DEALT))
    for i in range(at.PERIODS):
        for j in range(at.DECREES):
            row.append(_yes(i64(seen.board[at.DECREES_AT + i]) == j + 1))
    for i in range(at.TITLES_IN_PLAY):
        for j in range(at.TITLES):
            row.append(_yes(i64(seen.board[at.TITLES_AT + i]) == j + 1))
    for i in range(at.FINISHED + 1):
        row.append(_yes(seen.phase == i))
    count: i64 = seen.stack[(seen.depth - 1) * at.ITEM + B] if seen.depth > 0 else 0
    scalars = [
        seen.period + 1,
        seen.due,
        seen.draft_round,
        seen.rival_ships,
        seen.rival_lights,
        seen.hands,
        seen.rival,
        count,
    ]
    for spot, number in enumerate(scalars):
        row.append(_scaled(number, _SCALES[spot]))


def _seat(seen: Table, seat: i64, row: FeatureRow) -> None:
    i: i64
    for spot, number in enumerate(seen.player[seat].numbers()):
        row.append(_scaled(number, _POINTS if spot >= _FIRST_POINTS else _SMALL))
    for who in (seen.actor, seen.turn, seen.rose, seen.dealt_to):
        row.append(_yes(who == seat))
    for i in range(at.CHARACTERS):
        row.append(_yes(i64(seen.char_at[i]) == at.HELD + seat))
    for i in range(at.CHARACTERS):
        row.append(_yes(i64(seen.char_at[i]) == at.OWNED + seat))
    for i in range(at.CHARACTERS - at.FIRST_ENGAGEABLE):
        row.append(float(seen.player[seat].engaged >> i & 1))
    for i in range(at.TILES):
        row.append(_yes(i64(seen.tile_at[i]) == at.OWNED + seat))
    for i in range(at.DESTINATIONS):
        row.append(_yes(seen.berths_of(i, seat) > 0))
    for i in range(at.DESTINATIONS):
        row.append(_yes(i64(seen.light[i]) == seat + 1))
    for i in range(at.TITLES_IN_PLAY):
        row.append(_yes(_has_cube(seen, seat, i)))


def _has_cube(seen: Table, seat: i64, slot: i64) -> bool:
    place: i64
    for place in range(at.MOST_SEATS):
        if i64(seen.board[at.CUBES_AT + slot * at.MOST_SEATS + place]) == seat + 1:
            return True
    return False
