"""Laying the map and surveying it: always possible, never against the set-up rules, and worth sailing."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.chance import Rng
from carrack.games.amerigo.components.designs import (
    ANCHOR_LETTERS,
    GOOD_LETTERS,
    POST_DIGITS,
    SIDES,
    Square,
    is_land,
    lines_of,
    pieces_of,
    turned,
)
from carrack.games.amerigo.components.schema import tiles_of
from carrack.games.amerigo.components.tiles import places, tiles_from
from carrack.games.amerigo.map.charting import _no_water_is_cut_off, tiles_into, turns_into
from carrack.games.amerigo.map.geography import Geography, chart
from carrack.games.amerigo.map.masks import SIDE, empty_rows
from tests.games.amerigo.atlas import (
    COMPONENTS,
    DESIGNS,
    SEATS,
    TILES,
    Laid,
    components,
    geography_of,
    laid_by,
    lay,
    number,
    place,
    squares,
)

FEW, MANY = 100, 1000
SPOILED = 200
SIZE = {2: (18, 18), 3: (18, 24), 4: (24, 24)}
FRAMES = {2: 12, 3: 14, 4: 16}
LARGEST: int = COMPONENTS.values["largest_island"]

every_seat_count = pytest.mark.parametrize("seats", SEATS)


def seeds(long: bool) -> range:
    return range(MANY if long else FEW)


def near(square: Square) -> set[Square]:
    return {(square[0] + down, square[1] + right) for down, right in SIDES}


def letters_of(laid: Laid) -> dict[Square, str]:
    """Return what is printed on every square, from the drawings themselves."""
    columns = SIZE[laid.seats][1] // 6
    letters = {}
    for at in range(int(places(laid.seats))):
        lines = lines_of(DESIGNS[laid.tile_at[at]])
        for _ in range(int(laid.turn_at[at])):
            lines = turned(lines)
        for row, line in enumerate(lines):
            for column, letter in enumerate(line):
                letters[at // columns * 6 + row, at % columns * 6 + column] = letter
    return letters


# --- laying ---------------------------------------------------------------------------------------------


@every_seat_count
def test_a_map_takes_two_numbers_a_tile_and_uses_every_tile_once(seats: int, long: bool) -> None:
    height, width = SIZE[seats]
    for seed in seeds(long):
        laid = laid_by(seats, seed)
        used = [int(tile) for tile in laid.tile_at if tile != -1]
        assert len(set(used)) == len(used) == height * width // 36
        assert laid.numbers == 2 * len(used) <= 32


@every_seat_count
def test_no_water_is_cut_off_from_the_frame(seats: int, long: bool) -> None:
    height, width = SIZE[seats]
    for seed in seeds(long):
        land = laid_by(seats, seed).land()
        water = {(row, column) for row in range(height) for column in range(width)} - land
        for piece in pieces_of(water):
            assert any(row in (0, height - 1) or column in (0, width - 1) for row, column in piece)


@every_seat_count
def test_land_never_meets_only_at_a_corner(seats: int, long: bool) -> None:
    for seed in seeds(long):
        land = laid_by(seats, seed).land()
        for row, column in land:
            for aside in (-1, 1):
                if (row + 1, column + aside) in land:
                    assert (row + 1, column) in land or (row, column + aside) in land


@every_seat_count
def test_hardly_an_island_is_above_the_limit(seats: int, long: bool) -> None:
    """The limit may give way where two neighbours open to a tile that must join one of them."""
    sizes = [int(size) for seed in seeds(long) for size in geography_of(seats, seed).island_size]
    assert LARGEST - 2 <= max(sizes) <= LARGEST + 14
    assert sum(size > LARGEST for size in sizes) <= len(sizes) // 50


def test_all_tiles_that_are_left_may_come() -> None:
    row = vec[i64]([0] * 16)
    some = vec[i64]([5, 0, 15, 8] + [-1] * 12)
    n = tiles_into(some, row)
    assert [int(row[i]) for i in range(n)] == [1, 2, 3, 4, 6, 7, 9, 10, 11, 12, 13, 14]


def test_the_first_tile_may_lie_in_any_turn() -> None:
    row = vec[i64]([0] * 16)
    for tile in range(16):
        tile_at = vec[i64]([tile] + [-1] * 15)
        assert turns_into(TILES, 4, tile_at, vec[i64]([-1] * 16), row) == 4


def turns_after(tile_at: list[int], turn_at: list[int], limit: int = LARGEST) -> list[int]:
    """The turns of the last of these tiles, at two seats."""
    row = vec[i64]([0] * 16)
    tiles = tiles_from(DESIGNS, 20, limit, 5)
    laid = vec[i64](tile_at + [-1] * (16 - len(tile_at)))
    n = turns_into(tiles, 2, laid, vec[i64](turn_at + [-1] * (16 - len(turn_at))), row)
    return [int(row[i]) for i in range(n)]


def test_a_turn_that_closes_a_ring_does_not_fit() -> None:
    """Three tiles join around the point where four meet; the fourth may join one neighbour, not both."""
    laid = [8, 0, 11, 2, 1]
    turns = [0, 2, 0, 2]
    assert turns_after(laid, turns, limit=500) == [0, 3]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_water_must_lead_to_the_frame_and_a_bay_at_the_edge_does(seats: int, side: str) -> None:
    """The same ring of land: around a square at the edge it is open, one further in it is closed."""
    height, width = SIZE[seats]
    edge = {"north": (0, 9), "east": (9, width - 1), "south": (height - 1, 9), "west": (9, 0)}[side]
    inward = {"north": (1, 0), "east": (0, -1), "south": (-1, 0), "west": (0, 1)}[side]
    further = (edge[0] + inward[0], edge[1] + inward[1])
    for square, is_open in ((edge, True), (further, False)):
        land = empty_rows()
        for row, column in near(square):
            if 0 <= row < height and 0 <= column < width:
                land[row] |= 1 << column
        assert _no_water_is_cut_off(land, seats) is is_open


def test_a_turn_that_makes_an_island_too_large_does_not_fit() -> None:
    """The corner (16 squares) opens to the east; the bridge (14) would lie beside it."""
    bridge_beside = [8, 6]
    assert turns_after(bridge_beside, [0], limit=LARGEST) == [0, 1, 2, 3]
    assert turns_after(bridge_beside, [0], limit=29) == [1, 3]


def test_where_every_turn_makes_an_island_too_large_those_fit_that_exceed_the_limit_least() -> None:
    """The corner (16 squares) and the bridge (14) apart break a limit of 12, too: nothing joins them."""
    assert turns_after([8, 6], [0], limit=12) == [1, 3]


def largest_island(laid: Laid) -> int:
    return max(map(len, pieces_of(laid.land())))


@every_seat_count
def test_some_turn_fits_even_where_chance_makes_islands_as_large_as_it_can(seats: int, long: bool) -> None:
    def choose(laid: Laid, turns: list[int]) -> int:
        at = [int(turn) for turn in laid.turn_at].index(-1)
        found = {}
        for turn in turns:
            laid.turn_at[at] = turn
            found[turn] = largest_island(laid)
        laid.turn_at[at] = -1
        return max(turns, key=found.__getitem__)

    sizes = [largest_island(lay(seats, Rng(seed, 9), choose)) for seed in range(SPOILED if long else 10)]
    assert LARGEST - 4 <= max(sizes) <= 2 * LARGEST


@every_seat_count
def test_some_turn_fits_even_where_all_land_opens_to_places_still_to_come(seats: int, long: bool) -> None:
    """East and south: the next tile finds land to its left and above as often as can be."""
    width = SIZE[seats][1]

    def choose(laid: Laid, turns: list[int]) -> int:
        at = [int(turn) for turn in laid.turn_at].index(-1)
        bottom, right = at // (width // 6) * 6 + 5, at % (width // 6) * 6 + 5
        found = {}
        for turn in turns:
            laid.turn_at[at] = turn
            land = laid.land()
            found[turn] = (
                ((bottom - 3, right) in land) + ((bottom, right - 3) in land),
                largest_island(laid),
            )
        laid.turn_at[at] = -1
        return max(turns, key=found.__getitem__)

    for seed in range(SPOILED if long else 10):
        assert largest_island(lay(seats, Rng(seed, 10), choose)) <= 2 * LARGEST


# --- what kind of maps they are -------------------------------------------------------------------------


def big_islands(geography: Geography) -> int:
    return sum(int(big) for big in geography.big)


def test_at_four_seats_there_are_10_to_20_islands_and_2_to_6_big_ones(long: bool) -> None:
    maps = [geography_of(4, seed) for seed in seeds(long)]
    good = sum(10 <= each.islands <= 20 and 2 <= big_islands(each) <= 6 for each in maps)
    assert good >= 0.95 * len(maps)


@pytest.mark.parametrize("seats", [2, 3])
def test_nearly_every_small_map_has_1_to_5_big_islands(seats: int, long: bool) -> None:
    maps = [geography_of(seats, seed) for seed in seeds(long)]
    assert sum(1 <= big_islands(each) <= 5 for each in maps) >= 0.95 * len(maps)


def test_from_which_size_an_island_is_big_and_how_many_chests_there_are_is_in_the_components() -> None:
    """The largest islands of this map have 30, 28, 28 and 28 squares."""
    laid = laid_by(4, 0)
    tiles = tiles_of(components("big_island = 28\nchests = 1"))
    geography = chart(tiles, 4, laid.tile_at, laid.turn_at)
    big = [int(size) >= 28 for size in geography.island_size]
    assert [bool(each) for each in geography.big] == big
    assert sum(big) == 4
    assert [int(chest) for chest in geography.chest] == [int(i == big.index(True)) for i in range(len(big))]


def test_every_turn_comes_up_about_as_often(long: bool) -> None:
    turns = Counter(int(turn) for seed in seeds(long) for turn in laid_by(4, seed).turn_at)
    assert max(turns.values()) < 1.3 * min(turns.values())


# --- the survey -----------------------------------------------------------------------------------------


@every_seat_count
def test_land_and_water_are_those_of_the_tiles(seats: int) -> None:
    for seed in range(20):
        geography, letters = geography_of(seats, seed), letters_of(laid_by(seats, seed))
        assert (int(geography.height), int(geography.width)) == SIZE[seats]
        assert squares(geography.land) == {at for at, letter in letters.items() if is_land(letter)}
        assert squares(geography.water) == {at for at, letter in letters.items() if not is_land(letter)}


@every_seat_count
def test_islands_are_land_that_hangs_together_in_reading_order(seats: int) -> None:
    for seed in range(20):
        geography = geography_of(seats, seed)
        pieces = pieces_of(laid_by(seats, seed).land())
        assert int(geography.islands) == len(pieces) == len(geography.island_size)
        at = {each: i for i, piece in enumerate(pieces) for each in piece}
        assert [int(each) for each in geography.island_at] == [
            at.get(divmod(square, SIDE), -1) for square in range(SIDE * SIDE)
        ]
        for i, piece in enumerate(pieces):
            assert squares(geography.island_rows, i) == piece
            assert int(geography.island_size[i]) == len(piece)
            assert bool(geography.big[i]) == (len(piece) >= 20)


@every_seat_count
def test_a_chest_lies_on_the_first_five_big_islands(seats: int, long: bool) -> None:
    most = 0
    for seed in seeds(long):
        geography = geography_of(seats, seed)
        big = [i for i in range(int(geography.islands)) if geography.big[i]]
        assert [i for i in range(int(geography.islands)) if geography.chest[i]] == big[:5]
        most = max(most, len(big))
    assert (most > 5) == (seats == 4), "a sixth big island is seen at four seats only"


@every_seat_count
def test_posts_anchors_and_commodities_are_where_the_tiles_show_them(seats: int) -> None:
    for seed in range(20):
        geography, letters = geography_of(seats, seed), letters_of(laid_by(seats, seed))
        posts = sorted(at for at, letter in letters.items() if letter in POST_DIGITS)
        assert [place(square) for square in geography.post_square] == posts
        assert int(geography.posts) == len(posts) == {2: 27, 3: 36, 4: 48}[seats]
        for i, post in enumerate(posts):
            anchor = place(geography.post_anchor[i])
            assert anchor in near(post)
            assert ANCHOR_LETTERS.index(letters[anchor]) == POST_DIGITS.index(letters[post])
            assert geography.post_at[number(post)] == geography.anchor_at[number(anchor)] == i
        assert sum(each != -1 for each in geography.post_at) == len(posts)
        assert sum(each != -1 for each in geography.anchor_at) == len(posts)
        for square, good in enumerate(geography.good_at):
            letter = letters.get(divmod(square, SIDE), ".")
            assert good == (GOOD_LETTERS.index(letter) if letter in GOOD_LETTERS else -1)


@every_seat_count
def test_every_island_has_a_post_space_that_ships_can_reach_from_the_frame(seats: int, long: bool) -> None:
    for seed in seeds(long):
        geography = geography_of(seats, seed)
        start = set().union(*(squares(geography.frame_rows, f) for f in range(int(geography.frames))))
        reached = {at for piece in pieces_of(squares(geography.water)) if piece & start for at in piece}
        assert all(place(anchor) in reached for anchor in geography.post_anchor)
        reachable = {int(geography.island_at[square]) for square in geography.post_square}
        assert reachable == set(range(int(geography.islands)))


# --- the frame ------------------------------------------------------------------------------------------

SIDE_ARMS = {18: [range(0, 9), range(9, 18)], 24: [range(0, 9), range(9, 15), range(15, 24)]}


def ring(seats: int) -> list[set[Square]]:
    """All frame spaces clockwise with the squares along them."""
    height, width = SIZE[seats]
    top = [{(0, each) for each in arm} for arm in SIDE_ARMS[width]]
    right = [{(each, width - 1) for each in arm} for arm in SIDE_ARMS[height]]
    bottom = [{(height - 1, each) for each in arm} for arm in reversed(SIDE_ARMS[width])]
    left = [{(each, 0) for each in arm} for arm in reversed(SIDE_ARMS[height])]
    corner: list[set[Square]] = [set()]
    return corner + top + corner + right + corner + bottom + corner + left


@every_seat_count
def test_a_frame_space_touches_the_edge_water_along_it_and_a_corner_none(seats: int) -> None:
    for seed in range(20):
        geography = geography_of(seats, seed)
        water = squares(geography.water)
        assert int(geography.frames) == FRAMES[seats]
        found = [squares(geography.frame_rows, f) for f in range(FRAMES[seats])]
        assert found == [along & water for along in ring(seats)]


@every_seat_count
def test_a_frame_space_says_along_which_squares_it_lies(seats: int) -> None:
    geography = geography_of(seats, 0)
    found: list[set[Square]] = []
    for f in range(FRAMES[seats]):
        side, first = int(geography.frame_side[f]), int(geography.frame_first[f])
        edge = (0, int(geography.width) - 1, int(geography.height) - 1, 0)[side]
        along = range(first, first + int(geography.frame_length[f]))
        found.append({(step, edge) if side % 2 else (edge, step) for step in along})
        rows = range(int(geography.frame_top[f]), int(geography.frame_end[f]))
        assert {row for row, _ in found[-1]} <= set(rows)
    assert found == ring(seats)
