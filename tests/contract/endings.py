"""The ways each game can end: which golden records there must be, and how to know them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from carrack.core.api import State
from carrack.games.amerigo_cards.game import CardsState
from carrack.games.amerigo_cards.layout import ALL_HOME, DECK_GONE, NO_DISCARDS
from carrack.games.amerigo_cards.questions.end import sailing
from carrack.games.pizarro.layout import COLUMBUS, SPACES
from carrack.games.pizarro.position import PizarroState
from carrack.games.pizarro.questions.gold import worth
from carrack.games.pizarro.table import Table


@dataclass(frozen=True)
class Ending:
    """One way to end, and a table where it comes about."""

    is_end_of: Callable[[State], bool]
    seats: int
    bots: tuple[str, ...]
    components: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


def _ended(how: int, away: int | None = None) -> Callable[[State], bool]:
    def is_end_of(state: State) -> bool:
        assert isinstance(state, CardsState)
        return state.table.ending == how and away in (None, int(sailing(state.table)))

    return is_end_of


def _pizarro(ends: Callable[[Table], bool]) -> Callable[[State], bool]:
    def is_end_of(state: State) -> bool:
        assert isinstance(state, PizarroState)
        return ends(state.table)

    return is_end_of


def _level_at_the_top(state: State) -> bool:
    """Several have the most points; the order of the discs decides."""
    totals = [score.total for score in state.scores()]
    return totals.count(max(totals)) > 1


def _turned(table: Table) -> int:
    """The gold of Pizarro's draw."""
    return int(worth(table.turned))


def _vetoes_used(table: Table) -> int:
    bought = sum(
        int(table.ships_on(seat, COLUMBUS, space)) for seat in range(table.seats) for space in range(SPACES)
    )
    return bought - sum(int(one.vetoes) for one in table.player)


TEN_CARDS = """\
# So few cards that the deck runs out before any is discarded.
cards = { gems = 2, cloth = 2, antiques = 2, spices = 2, coffee = 2 }
rudders = { gems = [0,0,2], cloth = [0,0,2], antiques = [0,0,2], spices = [0,0,2], coffee = [0,0,2] }
deal = [4, 4, 1, 1, 1, 1, 1, 1]
two_decks_from = 3
"""


def _alone(lost: bool) -> Callable[[State], bool]:
    """Play Amalfi alone until the rival wins or loses."""

    def is_end_of(state: State) -> bool:
        return (state.scores()[0].outcome == "lost") == lost

    return is_end_of


ENDINGS: dict[str, dict[str, Ending]] = {
    "amerigo-cards": {
        "deck-gone": Ending(_ended(DECK_GONE), 4, ("random",)),
        "no-discards": Ending(_ended(NO_DISCARDS), 2, ("random",), TEN_CARDS),
        "all-home": Ending(_ended(ALL_HOME, 0), 3, ("greedy", "random")),
        "one-sailing": Ending(_ended(ALL_HOME, 1), 5, ("greedy", "random")),
    },
    "amerigo": {"level": Ending(_level_at_the_top, 3, ("random",))},
    "pizarro": {
        "bust": Ending(
            _pizarro(lambda t: _turned(t) > 20), 4, ("greedy", "random"), options={"board_1": "B"}
        ),
        "draw": Ending(
            _pizarro(lambda t: 0 < _turned(t) <= 20), 4, ("greedy", "random"), options={"board_1": "B"}
        ),
        "veto": Ending(_pizarro(lambda t: _vetoes_used(t) > 0), 3, ("random",)),
    },
    "amalfi": {
        "lost": Ending(_alone(True), 1, ("random",)),
        "through": Ending(_alone(False), 1, ("greedy",), options={"hands": "blind"}),
    },
}
