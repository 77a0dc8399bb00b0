"""Samples for the contract suite: Amalfi."""

from __future__ import annotations

import re
from pathlib import Path

from carrack.games.amalfi.refusals import REASONS
from tests.contract.samples import Samples
from tests.games.amalfi import test_bending
from tests.games.amalfi.scene import Scene
from tests.games.amalfi.test_impossible_tables import SHEETS, STACK, WRONG, turn
from tests.games.amalfi.test_numbers import CHANCES, FACTS, SEATS
from tests.games.amalfi.test_refusals import CASES

CODES = {reason.code: reason.rule for reason in REASONS.values()}
BENDING = Path(test_bending.__file__).read_text(encoding="utf-8")
"""What is refused because a card bends a rule is tried there."""

SAMPLES = Samples(
    facts=FACTS,
    seats=SEATS,
    chances=CHANCES,
    position=turn,
    scene=lambda: Scene().hand(0, "raphael"),
    better=lambda: Scene().owns(1, "mona-lisa").built(1, 2).state,
    wrong=WRONG,
    fixed=range(SHEETS, STACK),
    noes=[(position, words, code, None, CODES[code]) for code, position, words in CASES],
    reasons=REASONS,
    elsewhere=frozenset(
        {"keep.not-yours", "keep.end-game-last"}
        | CODES.keys() & set(re.findall(r'"([a-z]+\.[a-z-]+)"', BENDING))
    ),
)
