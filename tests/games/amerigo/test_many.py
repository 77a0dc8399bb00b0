"""Random play: after every number each cube, tile and token is somewhere, once."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import carrack
from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.games.amerigo.choices import square_name
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.game import AmerigoState
from carrack.games.amerigo.layout import FREE, NEUTRAL, SHAPE_NAMES
from carrack.games.amerigo.map.masks import SIDE
from carrack.games.amerigo.tokens import TOKEN_NAMES
from tests.games.amerigo.scene import (
    GAME,
    at_home,
    cannons,
    chests,
    disc,
    fresh,
    geography,
    gold,
    goods,
    in_the_bag,
    inside,
    lying,
    on_sale,
    order,
    planned,
    points,
    posts_left,
    production,
    progress,
    shown,
    stored,
    supply,
    tokens,
    turned_over,
    undrawn,
)

SIZES = {"single": 1, "domino": 2, "i3": 3, "l3": 3, "i4": 4, "square": 4, "u5": 5, "block": 6}
COLOURS = ["blue", "black", "red", "brown", "green", "yellow", "white"]
LIKES = {"blue": 8, "red": 8, "green": 16, "brown": 4, "establish": 50, "build": 8, "plan": 4}
"""How many times rather a choice is made than others."""
SEEDS = range(6) if carrack.COMPILED else range(1)


def busy(state: AmerigoState, rng: Rng) -> int:
    """A number by chance, but rather one that brings ships to anchors and tiles to islands."""
    anchors = {square_name(int(square)) for square in geography(state).post_anchor}
    weights = []
    for number in state.legal():
        verb, _, what = GAME.actions.notation(number).partition(" ")
        weights.append(50 if what in anchors else LIKES.get(what, LIKES.get(verb, 1)))
    return rng.choose(state.legal(), weights)


@cache
def game(seats: int, seed: int) -> list[AmerigoState]:
    """Every position of a game in which somebody is asked, and the end."""
    state, rng, luck = fresh(seats), Rng(seed, seats), Rng(seed, 99)
    found = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(luck.choose(state.legal(), state.weights()))
        else:
            found.append(state.copy())
            state.apply(busy(state, rng))
    found.append(state)
    return found


GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in SEEDS]
every_game = pytest.mark.parametrize(("seats", "seed"), GAMES)


def bits(state: AmerigoState, start: int) -> int:
    return sum(int(row).bit_count() for row in state.table.masks[start : start + SIDE])


@every_game
def test_every_component_is_where_one_can_be(seats: int, seed: int) -> None:
    for state in game(seats, seed):
        state.check()


@pytest.mark.rule("tower.1")
@every_game
def test_there_are_always_7_cubes_of_each_colour(seats: int, seed: int) -> None:
    for state in game(seats, seed):
        where = (lying(state), stored(state), inside(state))
        assert [sum(row.get(colour, 0) for row in where) for colour in COLOURS] == [7] * 7


@pytest.mark.rule("setup.2", "setup.4")
@every_game
def test_every_tile_is_in_supply_planned_or_on_the_map(seats: int, seed: int) -> None:
    neutrals, villages = supply(fresh(seats)), at_home(fresh(seats), 0)
    for state in game(seats, seed):
        built = Counter(neutrals)
        built.subtract(supply(state))
        for seat in range(seats):
            mine = Counter(villages)
            mine.subtract(at_home(state, seat))
            for tile, count in planned(state, seat).items():
                owner, shape = tile.split("-")
                (built if owner == "neutral" else mine)[shape] -= count
            assert min(mine.values()) >= 0
            squares = sum(SIZES[shape] * count for shape, count in mine.items())
            assert squares == bits(state, int(state.table.villages(seat)))
        assert min(built.values()) >= 0
        assert set(built) <= set(SHAPE_NAMES)
        assert sum(SIZES[shape] * count for shape, count in built.items()) == bits(state, NEUTRAL)


@pytest.mark.rule("setup.1", "blue.15")
@every_game
def test_every_post_is_in_supply_or_on_a_post_space(seats: int, seed: int) -> None:
    for state in game(seats, seed):
        for seat in range(seats):
            first = int(state.table.posts(seat))
            assert posts_left(state, seat) + bits(state, first) == 12
            squares = [s for s in range(SIDE * SIDE) if state.table.masks[first + s // SIDE] >> s % SIDE & 1]
            assert all(geography(state).post_at[square] != NONE for square in squares)


@pytest.mark.rule("use.4")
@every_game
def test_no_progress_token_is_twice_anywhere(seats: int, seed: int) -> None:
    for state in game(seats, seed):
        owned = [name for seat in range(seats) for name in tokens(state, seat)]
        seen = [*owned, *filter(None, shown(state)), *undrawn(state)]
        assert len(seen) == len(set(seen))
        assert set(seen) <= set(TOKEN_NAMES)
        assert all(turned_over(state, seat) <= tokens(state, seat) for seat in range(seats))


@pytest.mark.rule("setup.8")
@every_game
def test_production_tokens_never_become_more(seats: int, seed: int) -> None:
    before = {2: 30, 3: 40, 4: 50}[seats]
    for state in game(seats, seed):
        bought = sum(sum(production(state, seat).values()) - 5 for seat in range(seats))
        left = in_the_bag(state).total() + on_sale(state).total() + bought
        assert left <= before
        before = left


@pytest.mark.rule("map.9", "green.15")
@every_game
def test_every_commodity_is_on_its_free_space_or_with_whoever_built_there(seats: int, seed: int) -> None:
    for state in game(seats, seed):
        good_at, free = geography(state).good_at, state.table.masks
        waiting = sum(
            1 for s in range(SIDE * SIDE) if good_at[s] != NONE and free[FREE + s // SIDE] >> s % SIDE & 1
        )
        held = sum(goods(state, seat).total() for seat in range(seats))
        assert waiting + held == sum(1 for good in good_at if good != NONE)


@pytest.mark.rule("gold.2", "black.2", "pirates.4")
@every_game
def test_no_disc_leaves_its_track_and_no_points_fall_below_0(seats: int, seed: int) -> None:
    for state in game(seats, seed):
        for seat in range(seats):
            assert 0 <= cannons(state, seat) <= 12
            assert 0 <= gold(state, seat) <= 12
            assert 0 <= progress(state, seat) <= 28
            assert 0 <= disc(state, seat) <= 24
            assert points(state, seat) >= 0
        assert sorted(order(state)) == list(range(seats))


@pytest.mark.rule("map.8", "complete.3")
@every_game
def test_no_more_chests_are_held_than_big_islands_are_complete(seats: int, seed: int) -> None:
    for state in game(seats, seed):
        chart = geography(state)
        full = 0
        for island in range(int(chart.islands)):
            rows = chart.island_rows[island * SIDE : island * SIDE + SIDE]
            free = any(int(state.table.masks[FREE + r]) & int(rows[r]) for r in range(SIDE))
            full += int(chart.chest[island]) if not free else 0
        assert sum(chests(state, seat) for seat in range(seats)) <= full


def test_random_games_use_what_there_is() -> None:
    """So that the tests above look at posts, tiles, goods and tokens, and not at empty tables."""
    ends = [(game(seats, seed)[-1], seat) for seats, seed in GAMES for seat in range(seats)]
    assert sum(12 - posts_left(end, seat) for end, seat in ends) > len(ends)
    assert sum(bits(end, int(end.table.villages(seat))) for end, seat in ends) > len(ends)
    assert sum(bits(end, NEUTRAL) for end, _ in ends) > 0
    for held in (tokens, goods, planned):
        assert any(held(end, seat) for end, seat in ends)
