"""The map as a game lays it: tiles, islands, goods, post spaces and the frame."""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.core.events import Event
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.game import Amerigo, AmerigoState
from carrack.games.amerigo.layout import GOOD_NAMES
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from tests.games.amerigo.scene import (
    GAME,
    Scene,
    at,
    chests,
    earned,
    fresh,
    geography,
    legal,
    on,
    play,
    points,
    refused,
    set_up,
    where,
)

every_seat_count = pytest.mark.parametrize("seats", [2, 3, 4])
SIZE = {2: (3, 3), 3: (3, 4), 4: (4, 4)}
"""Tiles high and wide."""


def squares(state: AmerigoState) -> list[tuple[int, int]]:
    chart = geography(state)
    return [(row, column) for row in range(int(chart.height)) for column in range(int(chart.width))]


def is_land(state: AmerigoState, row: int, column: int) -> bool:
    return bool(int(geography(state).land[row]) >> column & 1)


def near(row: int, column: int) -> list[tuple[int, int]]:
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


@pytest.mark.rule("map.1")
@every_seat_count
def test_9_12_or_all_16_different_tiles_drawn_at_random_make_the_map(seats: int) -> None:
    state = set_up(seats, until="marker")
    used = [int(tile) for tile in state.table.tile_at if tile != NONE]
    assert len(set(used)) == len(used) == {2: 9, 3: 12, 4: 16}[seats]
    assert used != [int(tile) for tile in set_up(seats, 2, "marker").table.tile_at if tile != NONE]


@pytest.mark.rule("map.1")
def test_a_tile_comes_up_only_once() -> None:
    state = play(fresh(), "tile 7", "turn north")
    assert (refused(state, "tile 7").code, refused(state, "tile 7").rule) == ("tile.gone", "map.1")
    assert len(legal(state)) == 15
    assert set(state.weights()) == {1}


@pytest.mark.rule("map.2")
@every_seat_count
def test_the_map_is_3_or_4_tiles_of_6_squares_high_and_wide(seats: int) -> None:
    chart = geography(set_up(seats, until="marker"))
    high, wide = SIZE[seats]
    assert (int(chart.height), int(chart.width)) == (6 * high, 6 * wide)


@pytest.mark.rule("map.3")
@every_seat_count
def test_all_water_can_be_reached_from_the_frame(seats: int) -> None:
    for seed in range(10):
        state = set_up(seats, seed, "marker")
        water = {square for square in squares(state) if not is_land(state, *square)}
        height, width = (6 * tiles for tiles in SIZE[seats])
        reached = {(r, c) for r, c in water if r in (0, height - 1) or c in (0, width - 1)}
        edge = set(reached)
        while edge:
            edge = {each for square in edge for each in near(*square)} & water - reached
            reached |= edge
        assert reached == water


@pytest.mark.rule("map.4")
@every_seat_count
def test_land_meets_side_to_side_and_never_at_a_corner_only(seats: int) -> None:
    for seed in range(10):
        state = set_up(seats, seed, "marker")
        for row, column in squares(state):
            for aside in (-1, 1):
                if is_land(state, row, column) and column + aside >= 0:
                    corner = is_land(state, row + 1, column + aside) if row + 1 < SIDE else False
                    beside = is_land(state, row, column + aside)
                    assert not corner or beside or is_land(state, row + 1, column)


@pytest.mark.rule("map.5")
def test_tiles_are_laid_row_by_row_a_tile_first_and_then_its_turn() -> None:
    state = fresh()
    assert state.prompt().code == "tile"
    play(state, "tile 4")
    assert state.prompt().code == "turn"
    assert legal(state) == {"turn north", "turn east", "turn south", "turn west"}
    play(state, "turn east", "tile 9")
    assert ([*state.table.tile_at[:3]], [*state.table.turn_at[:2]]) == ([3, 8, NONE], [1, NONE])


@pytest.mark.rule("map.5")
def test_a_turn_that_shuts_in_water_is_refused_and_the_others_are_equally_likely() -> None:
    """Three tiles join around the point where the fourth is to lie."""
    state = fresh(2, Amerigo("largest_island = 500"))
    for tile, turn in ((9, "north"), (1, "south"), (12, "north"), (3, "south")):
        play(state, f"tile {tile}", f"turn {turn}")
    play(state, "tile 2")
    assert "turn north" in legal(state)
    assert "turn east" not in legal(state)
    verdict = refused(state, "turn east")
    assert (verdict.code, verdict.args, verdict.rule) == ("turn.forbidden", {"turn": 1}, "map.5")
    assert set(state.weights()) == {1}


@pytest.mark.rule("map.5")
@every_seat_count
def test_hardly_an_island_grows_beyond_30_squares(seats: int) -> None:
    sizes = [int(size) for seed in range(10) for size in geography(set_up(seats, seed, "marker")).island_size]
    assert sum(size > 30 for size in sizes) <= len(sizes) // 25


def lay_small(state: AmerigoState) -> AmerigoState:
    """Lay nine tiles by the first choice each time."""
    for _ in range(18):
        state.apply(state.legal()[0])
    return state


@pytest.mark.rule("map.15")
def test_a_map_without_a_big_island_is_laid_again_up_to_nine_times() -> None:
    game = Amerigo("big_island = 500")
    state = fresh(2, game)
    for layings in range(2, 11):
        log: list[Event] = []
        state.listen(log)
        lay_small(state)
        assert (state.table.maps_laid, state.prompt().code, log) == (layings, "tile", [Event("laid-again")])
        assert ({*state.table.tile_at}, {*state.table.turn_at}) == ({NONE}, {NONE})
        state.check()
    lay_small(state)
    assert (state.prompt().code, state.table.map().islands > 0) == ("marker", True), "the tenth map stays"


@pytest.mark.rule("map.15")
@every_seat_count
def test_a_map_with_a_big_island_stays(seats: int) -> None:
    for seed in range(10):
        assert any(geography(set_up(seats, seed, "marker")).big)


@pytest.mark.rule("map.6")
def test_an_island_is_land_that_hangs_together_across_the_borders_of_tiles() -> None:
    chart = geography(Scene().lying(white=1).state)
    assert chart.island_at[at("b9")] == chart.island_at[at("q10")], "three tiles wide"
    assert chart.island_at[at("f14")] != chart.island_at[at("h14")], "water between them"
    assert [int(size) for size in chart.island_size] == [8, 1, 6, 2, 32, 20, 19, 4, 2]


@pytest.mark.rule("map.6")
def test_post_spaces_and_commodity_spaces_are_land_of_their_island() -> None:
    chart = geography(Scene().lying(white=1).state)
    for name in ("c2", "d4", "e2", "e3"):
        assert chart.island_at[at(name)] == chart.island_at[at("d2")]


@pytest.mark.rule("map.7")
def test_an_island_of_20_squares_is_big_and_has_a_chest_and_one_of_19_is_small() -> None:
    chart = geography(Scene().lying(white=1).state)
    for name, expected in (("b9", 1), ("b14", 1), ("h14", 0), ("c2", 0)):
        island = chart.island_at[at(name)]
        assert (int(chart.big[island]), int(chart.chest[island])) == (expected, expected)


SIX_BIG = """
   abcdef ghijkl mnopqr
 1 ...... ...... ......
 2 .##### ##..## #####.
 3 .##### ##..## #####.
 4 .####1 1#..#1 1####.
 5 .....a a....a a.....
 6 .##### ##..## #####.
 7 .##### ##..## #####.
 8 .####1 1#..#1 1####.
 9 .....a a....a a.....
10 ...... ...... ......
11 .##### ##..## #####.
12 .##### ##..## #####.
13 .##### ##..## #####.
14 .....1 1....1 1.....
15 .....a a....a a.....
16 ...... ...... ......
17 ...... ...... ......
18 ...... ...... ......
"""


@pytest.mark.rule("map.8")
def test_the_sixth_big_island_by_rows_is_big_without_a_chest() -> None:
    chart = geography(Scene(SIX_BIG).lying(white=1).state)
    assert [int(big) for big in chart.big] == [1] * 6
    assert [int(chest) for chest in chart.chest] == [1, 1, 1, 1, 1, 0]


@pytest.mark.rule("map.8", "green.17")
def test_a_tile_on_the_sixth_big_island_scores_as_on_a_big_one() -> None:
    scene = Scene(SIX_BIG).lying(green=1).posts(0, "m14").planned(0, "village-single")
    play(state := scene.state, "act green", "build village-single", "lay m13 north")
    assert points(state, 0) == 2


@pytest.mark.rule("map.8", "chest.3")
def test_neither_tiles_nor_a_chest_that_is_taken_change_the_size_of_an_island() -> None:
    """18 of 20 squares are covered; two villages follow, each worth 2 as on any big island."""
    inner = [f"{column}{row}" for row in (15, 16, 17) for column in "bcdef" if column + str(row) != "f17"]
    scene = Scene().lying(green=2).posts(0, "b14", "f17").posts(1, "f14").neutral(*inner, "c14", by=1)
    scene.planned(0, "village-single", "village-single")
    state = play(scene.state, "act green", "build village-single", "lay d14 north")
    assert (points(state, 0), chests(state, 0)) == (2, 0)
    play(state, "build village-single")
    assert (earned(state, 0)["villages"], chests(state, 0)) == (4, 1)
    assert int(geography(state).big[geography(state).island_at[at("e14")]]) == 1


@pytest.mark.rule("map.9")
@every_seat_count
def test_every_commodity_space_starts_with_a_token_of_its_good(seats: int) -> None:
    state = set_up(seats, until="marker")
    found = Counter(int(good) for good in geography(state).good_at if good != NONE)
    assert set(found) <= set(range(len(GOOD_NAMES)))
    assert max(found.values()) <= 8
    assert sum(found.values()) == 40 if seats == 4 else sum(found.values()) < 40


@pytest.mark.rule("map.10")
def test_16_tiles_have_8_commodity_spaces_of_each_good_2_or_3_on_a_tile() -> None:
    state = set_up(4, until="marker")
    goods = geography(state).good_at
    assert Counter(int(good) for good in goods if good != NONE) == dict.fromkeys(range(5), 8)
    tiles = Counter((s // SIDE // 6, s % SIDE // 6) for s in range(SQUARES) if goods[s] != NONE)
    assert len(tiles) == 16
    assert set(tiles.values()) == {2, 3}


@pytest.mark.rule("map.10")
@pytest.mark.parametrize("seats", [2, 3])
def test_commodity_tokens_of_tiles_left_out_stay_in_the_box(seats: int) -> None:
    state = set_up(seats, until="marker")
    designs = GAME.components.values["tiles"]
    used = [designs[int(tile)] for tile in state.table.tile_at if tile != NONE]
    on_map = Counter(int(good) for good in geography(state).good_at if good != NONE)
    assert on_map == +Counter({i: sum(tile.count(c) for tile in used) for i, c in enumerate("CTSNF")})


@pytest.mark.rule("map.11")
def test_each_tile_has_2_or_3_post_spaces_at_the_shore_with_an_anchor_of_their_own() -> None:
    chart = geography(set_up(4, until="marker"))
    posts = [int(square) for square in chart.post_square]
    anchors = [int(square) for square in chart.post_anchor]
    tiles = Counter((square // SIDE // 6, square % SIDE // 6) for square in posts)
    assert len(tiles) == 16
    assert set(tiles.values()) <= {2, 3}
    assert len(set(anchors)) == len(anchors)
    for post, anchor in zip(posts, anchors, strict=True):
        assert chart.good_at[post] == NONE
        assert chart.island_at[post] != NONE
        assert chart.island_at[anchor] == NONE
        assert divmod(anchor, SIDE) in near(*divmod(post, SIDE))
        assert (post // SIDE // 6, post % SIDE // 6) == (anchor // SIDE // 6, anchor % SIDE // 6)
    assert {int(chart.island_at[post]) for post in posts} == set(range(int(chart.islands)))


@pytest.mark.rule("map.12")
@every_seat_count
def test_the_frame_has_12_14_or_16_spaces(seats: int) -> None:
    state = Scene(seats=seats).lying(blue=1).state
    play(state, "act blue")
    count = {2: 12, 3: 14, 4: 16}[seats]
    assert where(state, "to") == {f"frame-{n}" for n in range(1, count + 1)}


@pytest.mark.rule("map.12")
def test_with_two_players_there_is_no_thirteenth_frame_space() -> None:
    verdict = refused(play(Scene().lying(blue=1).state, "act blue"), "to frame-13")
    assert (verdict.code, verdict.args, verdict.rule) == ("sail.no-frame", {"frame": 12}, "map.12")


def one_step(place: str, seats: int = 2) -> set[str]:
    """Return where one step leads from a place, the place itself included."""
    scene = Scene(seats=seats).lying(blue=1).ships(0, place, "frame-1" if place != "frame-1" else "frame-2")
    return where(play(scene.state, "act blue", "ship 1"), "to")


@pytest.mark.rule("map.13")
def test_an_arm_runs_along_9_squares() -> None:
    assert one_step("frame-2") == {"frame-1", "frame-2", "frame-3", *(f"{c}1" for c in "abcdefghi")}
    assert one_step("frame-5") == {"frame-4", "frame-5", "frame-6", *(f"r{n}" for n in range(1, 10))}


@pytest.mark.rule("map.13")
def test_a_short_frame_runs_along_6_squares() -> None:
    """With three players the long sides have one, between frames 2 and 4."""
    along = [name for name in one_step("frame-3", 3) if not name.startswith("frame")]
    state = Scene(seats=3).lying(blue=1).state
    assert set(along) == {f"{c}1" for c in "jklmno" if on(state, f"{c}1") == "water"}


@pytest.mark.rule("map.14")
def test_frame_spaces_are_a_ring_and_a_corner_is_next_to_no_square() -> None:
    assert one_step("frame-1") == {"frame-12", "frame-1", "frame-2"}
    assert one_step("frame-4") == {"frame-3", "frame-4", "frame-5"}
    assert {"frame-11", "frame-1"} <= one_step("frame-12")


@pytest.mark.rule("map.14")
def test_an_arm_is_next_to_water_at_the_edge_and_not_to_land() -> None:
    state = Scene(seats=4).lying(blue=1).state
    top = {f"{c}1" for c in "abcdefghi"}
    land = {name for name in top if on(state, name) != "water"}
    assert land
    assert one_step("frame-2", 4) == {"frame-1", "frame-2", "frame-3", *(top - land)}
