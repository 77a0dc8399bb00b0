"""The loops of the bench: many times the same thing, with nothing around it."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.bots.search import Search
from carrack.bots.tree import Tree
from carrack.core.api import Game, Imagination, State, View
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, playout


def playout_many(start: State, rng: Rng, scratch: Scratch, times: i64) -> i64:
    """Play copies of a state at random to the end; return how many numbers that took."""
    count: i64 = 0
    _turn: i64
    for _turn in range(times):
        count += playout(start.copy(), rng, scratch)
    return count


def copy_many(state: State, times: i64) -> State:
    """Copy a state again and again."""
    made = state
    _turn: i64
    for _turn in range(times):
        made = state.copy()
    return made


def view_many(state: State, seat: int, times: i64) -> View:
    """Look at a state again and again."""
    made = state.view(seat)
    _turn: i64
    for _turn in range(times):
        made = state.view(seat)
    return made


def prepare_many(game: Game, view: View, rng: Rng, times: i64) -> State:
    """Make a view ready and fill it once, again and again."""
    made = game.prepare(view).state(rng)
    _turn: i64
    for _turn in range(times):
        made = game.prepare(view).state(rng)
    return made


def imagine_many(imagination: Imagination, rng: Rng, times: i64) -> State:
    """Fill the blanks of a view that is ready, again and again."""
    made = imagination.state(rng)
    _turn: i64
    for _turn in range(times):
        made = imagination.state(rng)
    return made


def simulate_many(view: View, rng: Rng, tree: Tree, times: i64) -> i64:
    """Search a view from scratch with this number of simulations."""
    search = Search(view, rng, tree)
    _turn: i64
    for _turn in range(times):
        search.simulate()
    return times


def hold_many(state: State, times: int) -> list[State]:
    """Make copies and keep them all, to measure their memory."""
    return [state.copy() for _ in range(times)]
