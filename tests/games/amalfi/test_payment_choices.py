"""Payment by ships: every way is tried out, and a ship that could have been left out never moves."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from carrack.games.amalfi.game import AmalfiState
from tests.games.amalfi.scene import Scene, bay, bread, has, hold, legal, play

WORTH = {"unload wood": 2, "unload wine": 3}
PRICES = {
    "girolamo-savonarola": 2,
    "masaccio": 3,
    "nicolaus-copernicus": 4,
    "caterina-cornaro": 5,
    "zheng-he": 6,
}
"""Engageable characters are paid in wood or wine."""


class Paying(NamedTuple):
    """A payment under way: the price that is left, what each emergency ship brings, and what moved so far."""

    due: int
    emergency: int
    bay: int
    wood: int
    wine: int
    moved: tuple[str, ...] = ()


def after(paying: Paying, ship: str) -> Paying:
    """One ship more has moved."""
    moved = (*paying.moved, ship)
    if ship == "supply":
        return paying._replace(due=paying.due - paying.emergency, bay=paying.bay - 1, moved=moved)
    left = paying._replace(due=paying.due - WORTH[ship], bay=paying.bay + 1, moved=moved)
    return left._replace(wood=left.wood - 1) if ship == "unload wood" else left._replace(wine=left.wine - 1)


def ships(paying: Paying) -> set[str]:
    """Every ship that is there."""
    there = {"supply": paying.bay, "unload wood": paying.wood, "unload wine": paying.wine}
    return {ship for ship, n in there.items() if n > 0}


def needs_all(paying: Paying) -> bool:
    """Paid, and without any of the ships that moved it would not be.

    A ship from a hold is needed for more than its cargo if without it no ship were there for the supply.
    """
    surplus = -paying.due
    for ship in paying.moved:
        if ship == "supply" and paying.emergency <= surplus:
            return False
        if ship != "supply" and WORTH[ship] <= surplus and paying.bay > 0:
            return False
    return True


def can_end(paying: Paying) -> bool:
    """Return True if adding ships one by one can lead to a payment that needs all of them."""
    if paying.due <= 0:
        return needs_all(paying)
    return any(can_end(after(paying, ship)) for ship in ships(paying))


def allowed(paying: Paying) -> set[str]:
    return {ship for ship in ships(paying) if can_end(after(paying, ship))}


def compare(state: AmalfiState, paying: Paying) -> None:
    """Every payment offers exactly what is allowed, down to its end."""
    choices = allowed(paying)
    while paying.due > 0 and len(choices) == 1:
        # What must be is not asked.
        paying = after(paying, choices.pop())
        choices = allowed(paying)
    assert (bay(state), hold(state, "wood"), hold(state, "wine")) == (paying.bay, paying.wood, paying.wine)
    if paying.due <= 0:
        assert (has(state, "engageables"), bread(state)) == (1, -paying.due)
        return
    assert legal(state) == choices
    for ship in choices:
        compare(play(state.copy(), ship), after(paying, ship))


@pytest.mark.rule("pay.2")
@pytest.mark.rule("pay.3")
@pytest.mark.rule("pay.4")
@pytest.mark.rule("pay.5")
@pytest.mark.rule("pay.6")
@pytest.mark.rule("pay.7")
@pytest.mark.parametrize("emergency", [3, 4])
@pytest.mark.parametrize("card", PRICES)
def test_only_ships_move_that_are_needed(card: str, emergency: int) -> None:
    for bays in range(3):
        for wood in range(4):
            for wine in range(3):
                paying = Paying(PRICES[card], emergency, bays, wood, wine)
                scene = Scene().built(0, 4).hand(0, card).bread(0, 0)
                if emergency == 4:
                    scene.invited(0, "benedetto-cotrugli")
                state = scene.holds(0, wood=wood, wine=wine).bay(0, bays).state
                words = f"invite {card}"
                assert (words in legal(state)) == bool(allowed(paying))
                if allowed(paying):
                    compare(play(state, words), paying)


@pytest.mark.rule("pay.5")
def test_no_emergency_ship_moves_where_one_from_the_hold_pays_all() -> None:
    """4 in fabric, and a ship of fabric is worth 4: an emergency ship before it would be needless."""
    scene = Scene().invited(0, "piero-della-francesca").hand(0, "christopher-columbus").bread(0, 0)
    state = play(scene.holds(0, fabric=1).bay(0, 1).state, "invite christopher-columbus")
    assert has(state, "end-games") == 1
    assert (hold(state, "fabric"), bay(state), bread(state)) == (0, 2, 0)
