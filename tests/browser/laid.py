"""Tables of Pizarro & Co. and of the card game at which the first seat is asked something certain.

They are played there with chance from known seeds, so they are the same every time, whatever bots think.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from carrack.core.chance import Rng
from carrack.core.match import Match
from carrack.games.amerigo_cards.game import CardsState
from carrack.games.amerigo_cards.layout import TURN_POPULAR
from carrack.games.pizarro.position import PizarroState
from tests.browser import stored
from tests.browser.stored import HERO, Laid

GAME: Final = "pizarro"
BOTS: Final = ("greedy", "random")
START: Final = ""
DEAR: Final = 9
"""Nobody bids more than this, so that everybody buys something."""

TABLES: dict[str, tuple[str, str, int, int, int] | tuple[str, str, int, int, int, str, int]] = {
    "bid": ("bid", "AA", 4, 2, 0),
    "bid-of-six": ("bid", "BB", 6, 2, 0),
    "pay": ("pay", "AB", 4, 1, 0),
    "flown": ("pay", "AB", 4, 1, 0),
    "veto": ("veto", "BA", 4, 2, 15),
    "ship": ("ship", "AB", 4, 2, 12),
    "half": ("left", "AB", 4, 1, 0),
    "from-half": ("from-left", "BB", 4, 2, 58),
    "under-hand": ("under", "AA", 4, 2, 1),
    "under-paid": ("under", "BA", 4, 1, 0),
    "swap": ("swap", "AA", 4, 1, 0),
    "draw": ("draw", "BB", 4, 3, 2),
    "no-letters": ("bid", "AA", 4, 2, 0),
    "quiet": ("bid", "AA", 4, 2, 0),
    "announced": ("bid", "AA", 4, 2, 0),
    "wish": ("bid", "AA", 4, 2, 0),
    "whole": (START, "BA", 4, 1, 0, GAME, 2),
    "last-year": ("bid", "BA", 4, 3, 0, GAME, 2),
}
ONCE = ("flown", "no-letters", "quiet", "announced", "wish", "whole", "last-year")
"""Each for one test alone: what is played there stays."""
ALONE = tuple(name for name in TABLES if name not in ONCE)
"""The same questions again, for a test that wants them as they were laid."""
TWICE = ("bid", "pay", "veto", "ship", "swap", "draw")
"""The same questions again, for those who click twice, by mouse and by touch."""
TABLES |= {f"alone-{name}": TABLES[name] for name in ALONE}
TABLES |= {f"{how}-{name}": TABLES[name] for how in ("mouse", "touch") for name in TWICE}
"""What is asked there, the sides of the boards, the seats, the earliest year, the seed that leads there."""
CARDS: Final = "amerigo-cards"
SALES: dict[str, tuple[str, str, int, int, int, str]] = {
    "sell": ("sell", "", 3, 1, 0, CARDS),
    "sale-keep": ("keep", "", 3, 1, 0, CARDS),
    "sale-keep-again": ("keep", "", 3, 1, 0, CARDS),
    "sale-turn": ("turn-over", "", 3, 1, 0, CARDS),
}
DECISIONS: Final = (
    "sail-out",
    "sail-out-doubloon",
    "sail-home",
    "sail-home-doubloon",
    "explore",
    "exhibit",
    "sell",
    "join",
    "decline",
    "keep",
    "turn-over",
)
"""Every kind of decision of the card game but `stop`, which the page adds to an exhibition, and `draw`: it is
forced."""
SALES |= {f"keys-{kind}": (kind, "", 3, 1, 0, CARDS) for kind in DECISIONS}


class Wanted(NamedTuple):
    """A position by the question to the first seat: choices of this family, at a table like this."""

    family: str = START
    """START: nothing is played yet."""
    sides: str = "AA"
    seats: int = 4
    year: int = 1
    first: int = 0
    """The first seed that is tried: where the question comes up, the search is short."""
    game: str = GAME
    bots: int = 0
    """So many of the seats are theirs, the last ones."""


def lay_out(name: str, asked: Sequence[object]) -> Laid:
    """Play with one seed after the other until the question comes up."""
    wanted = Wanted(*asked)  # type: ignore[arg-type]
    seats = [*[""] * (wanted.seats - wanted.bots), *BOTS[: wanted.bots]]
    options = {"board_1": wanted.sides[0], "board_2": wanted.sides[1]} if wanted.sides else {}
    first = wanted.first
    return stored.find(name, wanted.game, options, seats, first, lambda match: _is(match, wanted), _pick)


def _is(match: Match, wanted: Wanted) -> bool:
    if wanted.family == START:
        return True
    state = match.state
    late = not isinstance(state, PizarroState) or state.table.year + 1 >= wanted.year
    # A card is turned over for an award, too: of a sale it is a question only while one goes on.
    sale = wanted.family != "turn-over" or (
        isinstance(state, CardsState) and state.table.phase >= TURN_POPULAR
    )
    # The server answers for whoever has one choice left.
    free = not isinstance(state, CardsState) or len(state.legal()) > 1
    return match.actor == HERO and late and sale and free and wanted.family in stored.families(match)


def _pick(match: Match, rng: Rng) -> int:
    """A sale, a modest bid or a pass; else anything."""
    state = match.state
    choices = state.game.actions.choices
    sales = [number for number in state.legal() if choices[number].family in ("sell", "exhibit")]
    if sales and rng.below(4):
        return sales[-1]
    bids = [number for number in state.legal() if choices[number].family == "bid"]
    modest = [number for number in bids if choices[number].args["amount"] <= DEAR]
    if modest and rng.below(3):
        return modest[int(rng.below(min(3, len(modest))))]
    others = [number for number in state.legal() if number not in bids]
    return others[int(rng.below(len(others)))]
