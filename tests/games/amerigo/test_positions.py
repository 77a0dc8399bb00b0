"""A position from outside is taken only if every cube, tile and token is somewhere, once."""

from __future__ import annotations

from functools import partial

import pytest

from carrack.core.packing import pack
from carrack.core.verdicts import Malformed
from carrack.games.amerigo import layout
from carrack.games.amerigo.game import AmerigoState
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from tests.games import playing
from tests.games.amerigo.scene import CHART, GAME, PRINTED, Scene, fresh, game_on, play, set_up

ONE, TILES, TURNS, MASKS, CUBES, STOCK, SHOWN, SHEETS, ORDER, ACTING = range(10)
"""The rows of a dumped position."""
SCALARS = (
    *("phase", "actor", "round", "colour", "turn", "draws", "strength", "drop_size", "tray", "action"),
    *("points", "neutrals", "tokens_due", "ship", "sailed", "tile", "layings"),
)
"""The single numbers of a position, in the order of its first row."""
POINTS, CANNONS, GOLD, PROGRESS, SPECIAL, POSTS_LEFT, CHESTS, OWNED, USED, SHIP = range(10)
"""Where the numbers of a seat stand in its part of the row of sheets; then what it has of each kind."""
PLANNED, AT_HOME, PRODUCTION, COMMODITIES, SHEET = 11, 25, 31, 36, 50


def position() -> AmerigoState:
    """A bit of everything, on the printed tiles."""
    scene = Scene(PRINTED).lying(blue=3, red=1).inside(green=2).markers(2).ships(0, "a1", "frame-3")
    scene.shows("jump", "", "gold-5").tokens(0, "gold-3", "ap-red").planned(1, "neutral-block", "village-i4")
    return scene.sells("cotton-2", "coffee-4").owns(0, sugar=1).produces(1, "sugar-2").points(0, 4).state


def load(rows: list[list[int]], seats: int = 2, version: int = GAME.facts.rules_version) -> AmerigoState:
    state = GAME.load(pack([[version, seats], *rows]))
    assert isinstance(state, AmerigoState)
    return state


def test_a_drawn_map_never_touches_the_printed_game() -> None:
    assert Scene().lying(blue=1).state.game is game_on(CHART) is not GAME
    assert GAME.parts[2].tiles is not game_on(CHART).parts[2].tiles


def one(name: str) -> int:
    return SCALARS.index(name)


WRONG: list[tuple[str, int, int, int]] = [
    ("a number is out of range", ONE, one("points"), 1000),
    ("free land", MASKS, layout.FREE, -1),
    ("a number is out of range", MASKS, 0, 2**24),
    ("phase", ONE, one("phase"), layout.FINISHED + 1),
    ("the end", ONE, one("phase"), layout.FINISHED),
    ("chance", ONE, one("phase"), layout.DRAW_CUBES),
    ("actor", ONE, one("actor"), 2),
    ("whose turn", ONE, one("actor"), 1),
    ("round", ONE, one("round"), 5),
    ("colour", ONE, one("colour"), 7),
    ("no phase of the round", ONE, one("colour"), -1),
    ("turn", ONE, one("turn"), 2),
    ("action", ONE, one("action"), 1),
    ("action points", ONE, one("points"), -1),
    ("neutral tiles planned", ONE, one("neutrals"), 3),
    ("tokens due", ONE, one("tokens_due"), 1),
    ("ship", ONE, one("ship"), 2),
    ("ships that have sailed", ONE, one("sailed"), 3),
    ("tile", ONE, one("tile"), 3),
    ("draws", ONE, one("draws"), 1),
    ("tray", ONE, one("tray"), 2),
    ("drop", ONE, one("drop_size"), 3),
    ("the strength of the pirates", ONE, one("strength"), 3),
    ("no such map", TILES, 0, 1),
    ("no such map", TILES, 0, 16),
    ("no such map", TILES, 8, -1),
    ("no such map", TILES, 9, 9),
    ("no such map", TURNS, 3, 4),
    ("a disc twice", ORDER, 0, 1),
    ("a disc of nobody", ORDER, 0, 2),
    ("turn order", ACTING, 1, 0),
    ("the order of the discs", SHEETS, SHEET + SPECIAL, 1),
    ("a cube is missing or too many", CUBES, layout.LYING, 4),
    ("a cube is missing or too many", CUBES, layout.INSIDE, 1),
    ("cubes", CUBES, layout.STORED, -1),
    ("a cube is missing or too many", CUBES, layout.DROPPED, 1),
    ("neutral squares", STOCK, layout.SUPPLY, 4),
    ("too many neutral tiles", STOCK, layout.SUPPLY + 7, 3),
    ("neutral tiles", STOCK, layout.SUPPLY + 3, -1),
    ("neutral squares", SHEETS, PLANNED, 1),
    ("too many production tokens", STOCK, layout.PRODUCTION_SHOWN, 3),
    ("production tokens", STOCK, layout.PRODUCTION_SHOWN, -1),
    ("too many production tokens", SHEETS, PRODUCTION, 2),
    ("too many production tokens", SHEETS, SHEET + PRODUCTION + 2, 3),
    ("production tokens", SHEETS, PRODUCTION, 0),
    ("pirate markers", STOCK, layout.MARKERS, 3),
    ("the strength of the pirates", STOCK, layout.MARKERS + 4, 0),
    ("a progress token twice", SHOWN, 1, 19),
    ("progress tokens", SHOWN, 1, 24),
    ("a progress token twice", SHOWN, layout.BAG + 19, 1),
    ("progress tokens", SHOWN, layout.BAG + 1, 2),
    ("a progress token twice", SHEETS, SHEET + OWNED, 1 << 15),
    ("a used token that is nobody's", SHEETS, USED, 1 << 16),
    ("a used token that works for ever", SHEETS, USED, 1 << 2),
    ("a track", SHEETS, CANNONS, 13),
    ("a track", SHEETS, GOLD, 13),
    ("a track", SHEETS, PROGRESS, 29),
    ("a track", SHEETS, SPECIAL, 25),
    ("points", SHEETS, POINTS, 5),
    ("chests", SHEETS, CHESTS, -1),
    ("too many chests", SHEETS, CHESTS, 6),
    ("posts", SHEETS, POSTS_LEFT, 11),
    ("ships", SHEETS, SHIP, -1),
    ("a ship beyond the frame", SHEETS, SHIP, SQUARES + 12),
    ("a ship on land", SHEETS, SHIP, 2),
    ("villages", SHEETS, AT_HOME, -1),
    ("too many villages", SHEETS, AT_HOME, 5),
    ("village squares", SHEETS, AT_HOME, 3),
    ("planned tiles", SHEETS, PLANNED + layout.NEUTRALS, -1),
    ("commodities", SHEETS, COMMODITIES, 1),
    ("commodities", SHEETS, COMMODITIES, -1),
    ("something on water", MASKS, layout.NEUTRAL, 1),
    ("free land", MASKS, layout.FREE, 0),
]

FINE: list[tuple[int, int, int]] = [
    (ONE, one("points"), 99),
    (ONE, one("round"), 4),
    (ONE, one("neutrals"), 2),
    (ONE, one("ship"), 1),
    (ONE, one("sailed"), 2),
    (SHEETS, CANNONS, 12),
    (SHEETS, GOLD, 12),
    (SHEETS, PROGRESS, 28),
    (SHEETS, SPECIAL, 24),
    (SHEETS, SHIP, SQUARES + 11),
]


reason_against = partial(playing.reason_against, GAME, seats=2)


def asking(code: str) -> AmerigoState:
    """A position by what is asked there."""
    scene = Scene(PRINTED)
    match code:
        case "place-ship":
            return play(scene.lying(blue=1).state, "act blue")
        case "sail":
            return play(scene.lying(blue=1).ships(0, "a1", "frame-3").state, "act blue", "ship 1")
        case "take":
            return play(scene.lying(brown=3).shows("jump", "gold-3").state, "act brown", "advance 3")
        case "plan":
            return play(scene.lying(red=1).state, "act red")
        case _:
            return set_up(until=code)


@pytest.mark.parametrize(
    ("asked", "reason", "row", "at", "value"),
    [
        ("token", "draws", ONE, one("draws"), 0),
        ("token", "draws", ONE, one("draws"), 9),
        ("production", "draws", ONE, one("draws"), 7),
        ("disc", "draws", ONE, one("draws"), 3),
        ("tray", "draws", ONE, one("draws"), 1),
        ("tray", "turn", ONE, one("turn"), 1),
        ("tray", "action", ONE, one("action"), 1),
        ("tray", "action points", ONE, one("points"), 1),
        ("tray", "tray", ONE, one("tray"), -1),
        ("tray", "tray", ONE, one("tray"), 7),
        ("tray", "drop", ONE, one("drop_size"), 0),
        ("tray", "drop", ONE, one("drop_size"), 50),
        ("tray", "cubes on the way", ONE, one("drop_size"), 48),
        ("tray", "discs", ORDER, 0, -1),
        ("place-ship", "ships", SHEETS, SHIP + 1, SQUARES),
        ("place-ship", "ships", SHEETS, SHEET + SHIP, SQUARES),
        ("sail", "ship", ONE, one("ship"), -1),
        ("sail", "ships", SHEETS, SHIP + 1, -1),
        ("take", "tokens due", ONE, one("tokens_due"), 0),
        ("take", "tokens due", ONE, one("tokens_due"), 29),
        ("take", "action", ONE, one("action"), 1),
        ("plan", "tile", ONE, one("tile"), 0),
        ("plan", "action", ONE, one("action"), 4),
    ],
)
def test_a_position_in_between_is_refused_if_it_does_not_fit_what_is_asked(
    asked: str, reason: str, row: int, at: int, value: int
) -> None:
    state = asking(asked)
    assert state.prompt().code == asked
    rows = state.rows()
    load(rows)
    rows[row][at] = value
    assert reason_against(rows) == reason


@pytest.mark.parametrize("rows", [[], [[]], [[0]] * 11])
def test_too_few_or_too_many_rows_are_refused(rows: list[list[int]]) -> None:
    with pytest.raises(Malformed, match=r"\(dump\.unreadable"):
        load(rows)


def test_two_things_on_one_square_are_refused() -> None:
    """The neutral square of the position is under a post, too."""
    rows = position().rows()
    row = next(r for r in range(SIDE) if rows[MASKS][layout.NEUTRAL + r])
    rows[MASKS][layout.FIRST_SEAT_MASK + layout.POST_MASK + row] = rows[MASKS][layout.NEUTRAL + row]
    rows[SHEETS][POSTS_LEFT] -= 1
    with pytest.raises(Malformed, match="two things on a square"):
        load(rows)


def test_a_post_beside_its_space_is_refused() -> None:
    rows = position().rows()
    land = rows[MASKS][layout.FREE] & -rows[MASKS][layout.FREE]
    rows[MASKS][layout.FREE] ^= land
    rows[MASKS][layout.FIRST_SEAT_MASK + layout.POST_MASK] = land
    rows[SHEETS][POSTS_LEFT] -= 1
    with pytest.raises(Malformed, match="a post beside its space"):
        load(rows)


def test_two_ships_on_one_square_are_refused() -> None:
    rows = position().rows()
    rows[SHEETS][SHIP + 1] = rows[SHEETS][SHIP]
    with pytest.raises(Malformed, match="two ships on a square"):
        load(rows)


def test_a_phase_without_cubes_is_refused() -> None:
    rows = position().rows()
    for colour in range(7):
        rows[CUBES][layout.STORED + colour] += rows[CUBES][layout.LYING + colour]
        rows[CUBES][layout.LYING + colour] = 0
    assert rows[ONE][one("phase")] == layout.CHOOSING
    with pytest.raises(Malformed, match="a phase without cubes"):
        load(rows)


# --- views ------------------------------------------------------------------------------------------------


def test_an_onlooker_is_offered_nothing_while_chance_is_asked() -> None:
    assert fresh().view(None).legal == []


@pytest.mark.parametrize("rows", [[], [[]], [[2, 2]]])
def test_a_view_that_does_not_say_its_seats_is_refused(rows: list[list[int]]) -> None:
    with pytest.raises(Malformed, match=r"\(dump\.unreadable \(reason=no seats\)"):
        GAME.load_view_rows(0, [], rows)
