"""Tables of Amalfi at which the first seat is asked something certain.

Greedy bots play them there with chance from known seeds, so they are the same every time. This runs as
`python -m tests.browser.moored DATABASE WANTED`, in a process of its own: the browser's tests must not share
one with anything asynchronous.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from carrack.bots.greedy import GreedyBot
from carrack.core.chance import Rng
from carrack.core.match import Match
from carrack.games.amalfi import actions as pick
from carrack.games.amalfi import page
from carrack.games.amalfi.game import AmalfiState
from tests.browser import stored
from tests.browser.stored import HERO, Laid

GAME: Final = "amalfi"
BOT: Final = "greedy"
MOST_ATTEMPTS: Final = 40


class Wanted(NamedTuple):
    """What the first seat shall be asked, at a table like this."""

    stage: str = ""
    """As the page calls it; empty: nothing is played yet."""
    seats: int = 3
    period: int = 1
    people: int = 1
    """So many of the seats are people's; bots have the others."""
    first: int = 0
    """The first seed that is tried."""
    hands: str = "packs"
    rival: str = "choose"
    family: str = ""
    """A family of choices that is legal, too; `help`: a ship or a card would make a place possible."""
    titles: int = 0
    """Titles that the first seat must have."""


def lay_out(name: str, asked: list[object]) -> Laid:
    """Play with one seed after the other until the question comes up."""
    wanted = Wanted(*asked)  # type: ignore[arg-type]
    seats = [BOT if seat >= wanted.people else "" for seat in range(wanted.seats)]
    options = {"hands": wanted.hands}
    if wanted.seats == 1:
        options["rival"] = wanted.rival
    for attempt in range(wanted.first, wanted.first + MOST_ATTEMPTS):
        row = stored.new_row(f"{GAME}-{name}", GAME, options, seats, attempt)
        steps = stored.play_until(row, Rng(attempt), lambda match: _is(match, wanted), _pick)
        if steps:
            return row, steps
    raise AssertionError(f"{wanted} never came up")


def _pick(match: Match, rng: Rng) -> int:
    return GreedyBot().decide(match.view(match.actor), rng)


def _is(match: Match, wanted: Wanted) -> bool:
    if not wanted.stage:
        return True
    state = match.state
    assert isinstance(state, AmalfiState)
    if match.actor != HERO or state.table.period + 1 < wanted.period:
        return False
    if page.STAGES.get(int(state.table.phase)) != wanted.stage:
        return False
    if state.table.player[HERO].titles < wanted.titles:
        return False
    if wanted.family == "help":
        return any(help_.number < pick.ENGAGE for help_ in page.page_of(match.view(HERO)).helps)
    return not wanted.family or wanted.family in stored.families(match)


if __name__ == "__main__":
    stored.main(lay_out)
