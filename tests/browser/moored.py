"""Tables of Amalfi at which the first seat is asked something certain.

Greedy bots play them there with chance from known seeds, so they are the same every time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from carrack.core.match import Match
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.showing import page_builder
from tests.browser import stored
from tests.browser.stored import HERO, Laid

GAME: Final = "amalfi"
BOT: Final = "greedy"
HELPS: Final = {"help": range(pick.ENGAGE), "help-build": range(pick.CONSTRUCT, pick.PASS)}
"""Numbers that are refused, and possible with a ship or a card first."""


class Wanted(NamedTuple):
    """A position by the question to the first seat, at a table like this."""

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
    """A family of choices that is legal, too; or one of HELPS, which a ship or a card would make possible."""
    titles: int = 0
    """Titles that the first seat must have."""


def lay_out(name: str, asked: Sequence[object]) -> Laid:
    """Play with one seed after the other until the question comes up."""
    wanted = Wanted(*asked)  # type: ignore[arg-type]
    seats = [BOT if seat >= wanted.people else "" for seat in range(wanted.seats)]
    options = {"hands": wanted.hands}
    if wanted.seats == 1:
        options["rival"] = wanted.rival
    return stored.find(f"{GAME}-{name}", GAME, options, seats, wanted.first, lambda match: _is(match, wanted))


def _is(match: Match, wanted: Wanted) -> bool:
    if not wanted.stage:
        return True
    state = match.state
    assert isinstance(state, AmalfiState)
    if match.actor != HERO or state.table.period + 1 < wanted.period:
        return False
    if page_builder.STAGES.get(int(state.table.phase)) != wanted.stage:
        return False
    if state.table.player[HERO].titles < wanted.titles:
        return False
    if wanted.family in HELPS:
        return any(
            help_.number in HELPS[wanted.family] for help_ in page_builder.page_of(match.view(HERO)).helps
        )
    return not wanted.family or wanted.family in stored.families(match)
