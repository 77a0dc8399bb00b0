"""Tables of Amerigo (2013) at which the first seat is asked something certain.

Greedy bots play them there with chance from known seeds, so they are the same every time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from carrack.core.match import Match
from carrack.games.amerigo.game import AmerigoState
from tests.browser import stored
from tests.browser.stored import HERO, Laid

GAME: Final = "amerigo"
BOT: Final = "greedy"


class Wanted(NamedTuple):
    """A position by the question to the first seat, at a table like this."""

    family: str = ""
    """A family of choices that is legal; empty: nothing is played yet."""
    seats: int = 3
    round: int = 1
    people: int = 1
    """So many of the seats are people's; bots have the others."""
    first: int = 0
    """The first seed that is tried."""


def lay_out(name: str, asked: Sequence[object]) -> Laid:
    """Play with one seed after the other until the question comes up."""
    wanted = Wanted(*asked)  # type: ignore[arg-type]
    seats = [BOT if seat >= wanted.people else "" for seat in range(wanted.seats)]
    return stored.find(name, GAME, {}, seats, wanted.first, lambda match: _is(match, wanted))


def _is(match: Match, wanted: Wanted) -> bool:
    state = match.state
    assert isinstance(state, AmerigoState)
    if not wanted.family:
        return True
    late = state.table.round + 1 >= wanted.round
    return match.actor == HERO and late and wanted.family in stored.families(match)
