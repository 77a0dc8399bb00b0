"""Samples for the contract suite: Amerigo (2013)."""

from __future__ import annotations

from carrack.games.amerigo.refusals import REASONS
from tests.contract.samples import Samples
from tests.games.amerigo.scene import Scene
from tests.games.amerigo.test_numbers import CHANCES, FACTS, SEATS
from tests.games.amerigo.test_positions import ACTING, FINE, WRONG, position
from tests.games.amerigo.test_refusals import NOES

SAMPLES = Samples(
    facts=FACTS,
    seats=SEATS,
    chances=CHANCES,
    position=position,
    scene=lambda: Scene().lying(black=2),
    better=lambda: Scene().lying(blue=1).points(1, 9).state,
    wrong=[(reason, position, [(row, at, value)]) for reason, row, at, value in WRONG],
    fine=[(position, change) for change in FINE],
    fixed=range(ACTING + 1),
    misfit="",
    noes=NOES,
    reasons=REASONS,
    elsewhere=frozenset({"lay.off-chain"}),
)
