"""The scoring: what counts, in which order, what stays hidden meanwhile, and who wins."""

from __future__ import annotations

import pytest

from carrack.core.api import OVER
from tests.games.pizarro.scene import (
    Scene,
    breakdown,
    buy,
    chance,
    hand,
    play,
    stack,
    sure,
    total,
    unsold,
)


@pytest.mark.rule("scoring.4", "explorers.4")
def test_every_ship_scores_the_crown_of_its_space() -> None:
    scene = Scene(3).known(0).year(3).ship(0, "columbus", 1, 2).ship(0, "columbus", 2, 3).ship(0, "cook", 3)
    assert breakdown(scene.state, 0) == {"columbus": 2 * 1 + 3 * 5, "cook": 20}


@pytest.mark.rule("scoring.4")
def test_ships_of_several_players_on_a_space_all_score() -> None:
    state = Scene(3).known(0).known(1).year(3).ship(0, "cook", 2).ship(1, "cook", 2, 2).state
    assert (total(state, 0), total(state, 1)) == (10, 20)


@pytest.mark.rule("scoring.6", "gold.2")
def test_crowns_in_the_hand_are_added() -> None:
    state = Scene(3).known(0, 1, 4, 9, 9).year(3).ship(0, "columbus", 2).state
    assert breakdown(state, 0) == {"columbus": 5, "gold": 3 + 2 + 1 + 1}


@pytest.mark.rule("goal.1")
def test_the_breakdown_adds_up() -> None:
    scene = Scene(3, "B", "B").year(3).ship(0, "cook", 2).ship(0, "da-gama right", 1).magellan(0, 1, 1)
    score = scene.state.scores()[0]
    assert score.total == sum(score.breakdown.values()) == 14 + 8 + 3 + 18


# --- order and secrets ----------------------------------------------------------------------------------


def pizarro_at(seat: int, seats: int = 4) -> Scene:
    return Scene(seats, "B").year(3).ship(seat, "pizarro", 3)


@pytest.mark.rule("scoring.2", "scoring.8", "scoring.3")
@pytest.mark.parametrize(("last", "scored"), [(2, [2]), (1, [1, 2]), (0, [0, 1, 2]), (3, [3, 0, 1, 2])])
def test_the_last_buyer_begins_and_later_hands_stay_hidden_during_the_draw(
    last: int, scored: list[int]
) -> None:
    """Seat 2 draws for Pizarro: by then only those who score before it have shown their hands."""
    state = unsold(pizarro_at(2).opens(last).last("cook").state)
    assert (state.actor, state.prompt().code) == (2, "pizarro")
    seen = [seat for seat in range(4) if hand(state.view(None), seat)]
    assert seen == sorted(scored)


@pytest.mark.rule("scoring.2", "scoring.3")
def test_a_card_bought_in_year_iii_decides_who_begins() -> None:
    scene = pizarro_at(2).opens(0).ship(1, "cook", 2).last("cook")
    state = buy(scene.state, 1, 9, 9)
    assert [seat for seat in range(4) if hand(state.view(None), seat)] == [1, 2]


@pytest.mark.rule("scoring.3")
def test_if_no_card_was_ever_sold_the_auctioneer_begins() -> None:
    state = unsold(pizarro_at(2).auctioneer(1).last("cook").state)
    assert [seat for seat in range(4) if hand(state.view(None), seat)] == [1, 2]


@pytest.mark.rule("scoring.7")
def test_the_own_hand_is_counted_before_pizarros_draw() -> None:
    state = unsold(pizarro_at(2).hand(2, 4, 4).opens(2).last("cook").state)
    assert hand(state.view(0), 2) == sure(state.view(0), 2) == hand(state, 2)


@pytest.mark.rule("scoring.8", "secrets.4")
def test_hidden_stacks_are_shown_in_the_scoring_and_not_before() -> None:
    """During Pizarro's draw there are none: Magellan A and Pizarro B are sides of the same board."""
    state = Scene(4).year(3).magellan(1, 1, 7).magellan(3, 2, 4, 5).ship(0, "cook", 2).last("cook").state
    for seat in (0, 2, None):
        assert (stack(state.view(seat), 1), stack(state.view(seat), 2)) == ([0, 0, 0], [0, 0, 0])
    assert unsold(state).actor == OVER
    for seat in (0, 2, None):
        assert (stack(state.view(seat), 1), stack(state.view(seat), 2)) == ([7, 0, 0], [4, 5, 0])


@pytest.mark.rule("scoring.8")
def test_after_the_draw_the_others_score() -> None:
    state = play(unsold(pizarro_at(2).opens(2).last("cook").state), "stop")
    assert state.actor == OVER
    assert all(hand(state.view(None), seat) for seat in range(4))


@pytest.mark.rule("scoring.8")
def test_a_bust_ends_the_scoring_of_this_player_only() -> None:
    state = unsold(pizarro_at(2).opens(2).last("cook").state)
    for value in (9, 9, 9):
        chance(play(state, "draw"), f"gold {value}")
    assert (state.actor, total(state, 2)) == (OVER, 18)
    assert all(hand(state.view(None), seat) for seat in range(4))


# --- winner ---------------------------------------------------------------------------------------------


def final(*ships: tuple[int, str, int]) -> list[tuple[int, int]]:
    """Total and rank of each seat when everybody's hand is empty."""
    scene = Scene(4).year(3).opens(0).last("magellan")
    for seat in range(4):
        scene.known(seat)
    for seat, place, space in ships:
        scene.ship(seat, place, space)
    state = unsold(scene.state)
    assert state.actor == OVER
    return [(score.total, score.rank) for score in state.scores()]


@pytest.mark.rule("winner.1", "goal.1")
def test_the_most_points_win() -> None:
    ranks = final((0, "columbus", 1), (1, "columbus", 2), (2, "cook", 3))
    assert ranks == [(1, 3), (5, 2), (20, 1), (0, 4)]


@pytest.mark.rule("winner.2")
def test_who_is_level_shares_the_place() -> None:
    assert final((1, "columbus", 3), (3, "cook", 2), (0, "columbus", 1)) == [(1, 3), (10, 1), (0, 4), (10, 1)]


@pytest.mark.rule("winner.2")
def test_nothing_breaks_a_tie() -> None:
    state = unsold(Scene(3).year(3).ship(1, "cook", 1).known(0, 9).last("cook").state)
    assert [score.tie_break for score in state.scores()] == [0, 0, 0]
    equals = unsold(Scene(3).year(3).last("cook").state)
    assert [score.rank for score in equals.scores()] == [1, 1, 1]


@pytest.mark.rule("winner.1")
def test_the_winner_is_worth_1_and_shared_wins_are_shared() -> None:
    state = unsold(Scene(3).year(3).ship(1, "cook", 1).last("cook").state)
    assert [state.evaluate(seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    state = unsold(Scene(3).known(0).year(3).last("cook").state)
    assert [state.evaluate(seat) for seat in range(3)] == [0.0, 0.5, 0.5]
