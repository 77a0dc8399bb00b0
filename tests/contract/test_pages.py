"""Pages: their parts are kept and shared, and a page is the same as if all of it were made anew."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from typing import Protocol

import msgspec
import pytest

import carrack
from carrack import games
from carrack.core.api import OVER, Game, State, View
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, random_number
from tests.contract.cases import Case, played

EACH = 3
"""Positions for each kind of question."""
NUMBERS = 60
"""So many numbers of a game with an owner's values are looked at."""
OWNERS_VALUES = {
    "amerigo-cards": """
king = [0, 0, 0, 0, 0, 0, 1, 2, 2]
companies = 0
hand_limit = 9
homeward_factor = 3
popular_price = 3
""",
    "amerigo": """
trade = [0, 2, 5, 8, 12, 17, 23]
chest_gold = 5
token_seven_points = 9
[shapes]
value.single = "#"
value.domino = "##"
value.i3 = "###"
value.l3 = ".# ##"
value.i4 = "####"
value.square = "## ##"
value.u5 = "### #.#"
value.block = "### ###"
""",
    "pizarro": """
crowns = [1, 2, 3, 1, 2, 3, 1, 2, 3]
cook_a = { crowns = [9, 9, 9], bags = [0, 0, 0] }
""",
    "amalfi": """
ship_worth = [2, 3, 2, 2, 2]
ship_costs = [6, 5, 4, 2]
row_extra = [3, 2, 1, 1, 0]
""",
}
"""Other values than the game's own; both are played in one process."""


class Cache(Protocol):
    """A function that keeps what it made."""

    def cache_clear(self) -> None:
        """Forget all of it."""


def caches() -> Iterator[Cache]:
    """Yield the functions of all games that keep what they made."""
    for name, module in list(sys.modules.items()):
        if name.startswith("carrack.games."):
            yield from (part for part in vars(module).values() if hasattr(part, "cache_clear"))


def moments(game: Game, seats: int, seed: int) -> Iterator[State]:
    """Yield the first positions of a random game."""
    state, rng, scratch = game.new(seats), Rng(seed, seats), Scratch(game.action_count)
    for _ in range(NUMBERS):
        yield state.copy()
        if state.actor == OVER:
            return
        state.apply(int(random_number(state, rng, scratch)))


def views_of(state: State) -> list[View]:
    return [state.view(viewer) for viewer in (None, *range(int(state.seats)))]


def encoded(view: View) -> bytes:
    """Return the page as it travels: there 1 and true differ."""
    return msgspec.json.encode(games.page(view))


def test_a_page_is_the_same_when_all_of_it_is_made_anew(small: Case, seed: int) -> None:
    other = games.game_with(small.game_id, OWNERS_VALUES[small.game_id], "owner.toml")
    states = [*played(small, seed).moments(each=EACH), *moments(other, small.seats, seed)]
    views = [view for state in states for view in views_of(state)]
    for view in views:
        games.page(view)
    kept = [encoded(view) for view in views]
    cleared = list(caches())
    assert cleared
    for view, page in zip(views, kept, strict=True):
        for cache in cleared:
            cache.cache_clear()
        assert encoded(view) == page


@pytest.mark.parametrize("game_id", carrack.ids())
def test_the_setup_is_that_of_the_games_own_values(game_id: str) -> None:
    own, other = carrack.game(game_id), games.game_with(game_id, OWNERS_VALUES[game_id], "owner.toml")
    views = [game.new().view(None) for game in (own, other, own, other)]
    setups = [games.setup(view) for view in views]
    assert setups[0] == setups[2] != setups[1] == setups[3]


def test_seats_that_look_the_same_are_one_object(small: Case, seed: int) -> None:
    pages = [games.page(view) for state in played(small, seed).moments(each=EACH) for view in views_of(state)]
    shared = 0
    for one, other in pairwise(pages):
        for before, after in zip(one.seats, other.seats, strict=True):  # type: ignore[union-attr]
            assert (before is after) == (before == after)
            shared += before is after
    assert shared


def test_a_position_seen_twice_gives_the_same_seats(small: Case, seed: int) -> None:
    for state in played(small, seed).moments(each=EACH):
        for one, other in zip(views_of(state), views_of(state.copy()), strict=True):
            seats = zip(games.page(one).seats, games.page(other).seats, strict=True)  # type: ignore[union-attr]
            assert all(before is after for before, after in seats)


@pytest.mark.parametrize("game_id", carrack.ids())
def test_the_register_names_the_types_of_page_and_setup(game_id: str) -> None:
    view = carrack.game(game_id).new().view(None)
    assert type(games.page(view)) is games.page_type(game_id)
    assert type(games.setup(view)) is games.setup_type(game_id)
