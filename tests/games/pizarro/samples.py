"""Samples for the contract suite: Pizarro & Co."""

from __future__ import annotations

from carrack.games.pizarro.refusals import REASONS
from tests.contract.samples import Samples
from tests.games.pizarro.scene import Scene
from tests.games.pizarro.test_numbers import CHANCES, FACTS, SEATS
from tests.games.pizarro.test_positions import FINE, TABLE, VETOED, WRONG, position
from tests.games.pizarro.test_refusals import NOES

SAMPLES = Samples(
    facts=FACTS,
    seats=SEATS,
    chances=CHANCES,
    position=position,
    scene=lambda: Scene(3).hand(0, 9, 1).offer("pizarro"),
    better=lambda: Scene(3).ship(1, "cook", 3).offer("pizarro").state,
    wrong=[(reason, position, [change]) for reason, change in WRONG],
    fine=[(position, change) for change in FINE],
    fixed=range(TABLE, VETOED),
    noes=NOES,
    reasons=REASONS,
)
