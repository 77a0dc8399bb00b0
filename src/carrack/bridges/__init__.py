"""Carrack's games in other people's houses: OpenSpiel and PettingZoo. Nothing else here imports them.

What both bridges share: one scale of utilities, and refusals that say their sentence.
"""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.api import Score, State
from carrack.core.text import Texts
from carrack.core.verdicts import Refusal

WORST, BEST = -1.0, 1.0


def utilities(scores: Sequence[Score]) -> list[float]:
    """Return each seat's share of opponents left behind less the share ahead of it.

    1 for a sole winner, -1 for a sole last, 0 in sum. Places, not points: to win is what the rules ask for,
    and the values of a search are comparable between games and numbers of seats. Who plays alone has won or
    lost to the game.

    >>> utilities([Score(30, {}, 0, 1), Score(9, {}, 0, 3), Score(21, {}, 0, 2)])
    [1.0, -1.0, 0.0]
    >>> utilities([Score(7, {}, 2, 1), Score(5, {}, 1, 3), Score(7, {}, 2, 1)])
    [0.5, -1.0, 0.5]
    >>> utilities([Score(90, {}, 0, 2)])
    [-1.0]
    """
    ranks = [score.rank for score in scores]
    opponents = len(ranks) - 1
    if opponents == 0:
        return [BEST if ranks[0] == 1 else WORST]
    return [sum((other > own) - (other < own) for other in ranks) / opponents for own in ranks]


def pick(state: State, number: int) -> None:
    """Apply a number; a refusal says in a sentence, too, why not."""
    try:
        state.apply(number)
    except Refusal as refusal:
        refusal.add_note(Texts(state.game).refusal(refusal.verdict))
        raise
