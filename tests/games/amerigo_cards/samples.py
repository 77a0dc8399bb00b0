"""Samples for the contract suite: Amerigo (2008)."""

from __future__ import annotations

from functools import partial

from carrack.core.api import State
from carrack.games.amerigo_cards.refusals import REASONS
from tests.contract.samples import Samples
from tests.games.amerigo_cards.scene import Scene, play
from tests.games.amerigo_cards.test_numbers import CHANCES, FACTS, SEATS
from tests.games.amerigo_cards.test_positions import CARDS, FINE, SHEETS, TABLE, WRONG, position
from tests.games.amerigo_cards.test_refusals import NOES


def after(scene: Scene, before: list[str]) -> State:
    return play(scene.state, *before)


SAMPLES = Samples(
    facts=FACTS,
    seats=SEATS,
    chances=CHANCES,
    position=position,
    scene=lambda: Scene(2).hand(0, "2 coffee-1").to_act(0),
    better=lambda: Scene(2).pile(1, "5 coffee-1").to_act(0).state,
    wrong=[(reason, position, [change]) for reason, change in WRONG],
    fine=[(position, change) for change in FINE],
    fixed=(TABLE, CARDS, SHEETS),
    noes=[
        (partial(after, scene, before), words, code, args, rule)
        for scene, before, words, code, args, rule in NOES
    ],
    reasons=REASONS,
)
