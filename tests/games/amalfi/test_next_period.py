"""From one period to the next: what was settled in one is open again in the other."""

from __future__ import annotations

import pytest

from tests.games.amalfi.scene import Scene, bread, end_period, go, hold, legal, no_more_bread, play


@pytest.mark.rule("turn.4")
@pytest.mark.rule("turn.5")
def test_the_wind_rose_is_for_the_first_to_pass_in_every_period() -> None:
    scene = Scene(3).bread(0, 6).bread(1, 6).bread(2, 6)
    state = end_period(play(scene.state, "pass", "pass"))
    assert int(state.table.rose) == 0
    go(state, "navigate palermo", "done", "pass", "pass")
    assert int(state.table.rose) == 1
    end_period(state)
    assert (int(state.table.rose), int(state.actor)) == (1, 1)


@pytest.mark.rule("invite.4")
@pytest.mark.rule("option.5")
def test_what_is_sent_when_a_period_begins_hinders_no_later_bread() -> None:
    """Alfonso sends a ship and brings 2 bread; after that it is a turn like any other."""
    scene = Scene().bread(0, 6).bread(1, 6).invited(0, "alfonso-of-aragon").passed(0, rose=0)
    state = end_period(scene.on_turn(1).state)
    assert (state.prompt().code, int(state.actor)) == ("send", 0)
    play(state, "send gems")
    assert (state.prompt().code, hold(state, "gems"), bread(state)) == ("turn", 1, 6)
    play(state, "navigate alexandria")
    assert {"supply", "unload gems"} <= legal(state)


@pytest.mark.rule("feed.1")
@pytest.mark.parametrize(("built", "paid"), [(0, 1), (1, 2)])
def test_a_card_that_feeds_leaves_the_rest_to_be_paid(built: int, paid: int) -> None:
    """Bartolomeo Scappi: 1 bread less in all."""
    scene = Scene().bread(0, 6).bread(1, 6).built(0, built).invited(0, "bartolomeo-scappi").bay(0, 1)
    state = no_more_bread(play(scene.passed(1).state, "pass"))
    assert bread(state) == 6 - paid
