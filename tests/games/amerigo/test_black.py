"""Black: cannons are loaded."""

from __future__ import annotations

import pytest

from tests.games.amerigo.scene import Scene, cannons, gold, play, refused, where


@pytest.mark.rule("black.1")
def test_the_disc_on_the_cannon_track_moves_up_by_1_for_each_point() -> None:
    state = play(Scene().lying(black=4).cannons(0, 3).state, "act black", "advance 4")
    assert (cannons(state, 0), cannons(state, 1), state.actor) == (7, 0, 1)


@pytest.mark.rule("black.1")
def test_discs_move_only_in_an_action_that_moves_them() -> None:
    state = Scene().lying(black=4).state
    verdict = refused(state, "advance 1")
    assert (verdict.code, verdict.args, verdict.rule) == ("advance.not-now", {"count": 1}, "black.1")
    assert refused(state, "jump").code == "advance.not-now"


@pytest.mark.rule("black.2")
def test_nobody_has_more_than_12_cannons() -> None:
    state = play(Scene().lying(black=5).cannons(0, 10).gold(0, 3).state, "act black")
    assert where(state, "advance") == {"0", "1", "2"}
    verdict = refused(state, "advance 3")
    assert (verdict.code, verdict.args, verdict.rule) == ("advance.beyond", {"count": 3, "most": 2}, "gold.8")
    play(state, "advance 2")
    assert (cannons(state, 0), gold(state, 0)) == (12, 5)
