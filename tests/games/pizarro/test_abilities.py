"""Abilities of explorers: what each space can do, on either side of the boards."""

from __future__ import annotations

import pytest

from carrack.games.pizarro.layout import COLUMBUS, COOK, DA_GAMA, MAGELLAN, MARCO_POLO, PIZARRO
from carrack.games.pizarro.showing.abilities import ability_args, ability_of
from tests.games.pizarro.scene import Scene

NAMES = {
    "A": {
        COLUMBUS: ["veto", "nothing", "nothing"],
        PIZARRO: ["nothing", "nothing", "nothing"],
        MAGELLAN: ["hand", "hand", "hand"],
        MARCO_POLO: ["swap", "swap", "nothing"],
        DA_GAMA: ["gold", "gold", "gold"],
        COOK: ["open", "open", "open"],
    },
    "B": {
        COLUMBUS: ["veto", "nothing", "nothing"],
        PIZARRO: ["nothing", "nothing", "draw"],
        MAGELLAN: ["paid", "paid", "paid"],
        MARCO_POLO: ["nothing", "nothing", "nothing"],
        DA_GAMA: ["half", "half", "half"],
        COOK: ["lose", "lose", "lose"],
    },
}


@pytest.mark.parametrize("side", NAMES)
def test_every_space_is_named_for_what_it_brings(side: str) -> None:
    parts = Scene(3, side, side).state.table.parts
    found = {each: [ability_of(parts, each, space) for space in range(3)] for each in NAMES[side]}
    assert found == NAMES[side]


def test_the_sentence_about_an_ability_names_its_numbers() -> None:
    a, b = (Scene(3, side, side).state.table.parts for side in "AB")
    assert [ability_args(a, MARCO_POLO, space) for space in range(3)] == [{"count": 3}, {"count": 3}, {}]
    assert [ability_args(a, DA_GAMA, space) for space in range(3)] == [{"count": n} for n in (1, 2, 3)]
    assert ability_args(b, PIZARRO, 2) == {"limit": 20}
    assert ability_args(b, DA_GAMA, 1) == {"count": 2, "points": 8}
    assert ability_args(a, COOK, 0) == ability_args(b, MAGELLAN, 0) == {}
