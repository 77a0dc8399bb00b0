"""Pirates at the end of a round."""

from __future__ import annotations

import pytest

from carrack import games
from carrack.games.amerigo.game import AmerigoState
from tests.games.amerigo.scene import Scene, cannons, earned, gold, number, play, points, take_gold


def attacked(scene: Scene, *markers: int) -> AmerigoState:
    """The white phase ends with gold for everybody, and the pirates of these markers attack."""
    return take_gold(scene.phase("white").lying(white=1).markers(*markers).state)


@pytest.mark.rule("pirates.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_at_the_end_of_each_round_the_pirates_attack_all_players(number: int) -> None:
    state = attacked(Scene(seats=3).round(number).points(0, 9).points(1, 9).points(2, 9), 3, 2)
    assert [points(state, seat) for seat in range(3)] == [4, 4, 4]


@pytest.mark.rule("pirates.1")
def test_their_strength_is_the_sum_of_all_open_markers() -> None:
    state = attacked(Scene().cannons(0, 12), 1, 2, 4)
    assert cannons(state, 0) == 5


@pytest.mark.rule("pirates.2")
@pytest.mark.parametrize("cannons_", [4, 6])
def test_as_many_cannons_must_be_fired_as_the_pirates_are_strong(cannons_: int) -> None:
    state = attacked(Scene().cannons(0, cannons_).points(0, 9), 4)
    assert (cannons(state, 0), points(state, 0)) == (cannons_ - 4, 9)


@pytest.mark.rule("pirates.3")
@pytest.mark.parametrize("cannons_", [0, 3])
def test_whoever_has_fewer_loses_all_and_the_full_strength_in_points(cannons_: int) -> None:
    state = attacked(Scene().cannons(0, cannons_).points(0, 9), 4)
    assert (cannons(state, 0), points(state, 0)) == (0, 5)
    assert earned(state, 0)["pirates"] == -4


@pytest.mark.rule("pirates.4")
def test_nobody_falls_below_0_points() -> None:
    state = attacked(Scene().points(0, 3), 4, 3)
    assert (points(state, 0), points(state, 1)) == (0, 0)
    assert earned(state, 0) == {"discovery": 3, "pirates": -3}


@pytest.mark.rule("pirates.5")
def test_cannons_not_fired_stay_for_the_next_round() -> None:
    state = attacked(Scene().cannons(0, 7), 3)
    play(state, "marker 0")
    assert cannons(state, 0) == 4


@pytest.mark.rule("pirates.6")
def test_pirates_of_strength_0_are_beaten_without_a_cannon() -> None:
    state = attacked(Scene().points(0, 5).cannons(1, 2), 0)
    assert (points(state, 0), cannons(state, 1)) == (5, 2)


# --- their tokens ---------------------------------------------------------------------------------------


@pytest.mark.rule("tokens.11")
def test_pirate_friend_makes_them_stronger_by_2_for_all_others() -> None:
    scene = Scene(seats=3).tokens(1, "stronger-pirates")
    for seat in range(3):
        scene.cannons(seat, 8)
    state = attacked(scene, 3)
    assert [cannons(state, seat) for seat in range(3)] == [3, 5, 3]


@pytest.mark.rule("tokens.11")
def test_pirates_of_strength_0_can_become_2_through_a_friend() -> None:
    state = attacked(Scene().tokens(1, "stronger-pirates").points(0, 5).points(1, 5), 0)
    assert (points(state, 0), points(state, 1)) == (3, 5)


@pytest.mark.rule("use.8", "use.4")
def test_the_token_never_counts_against_its_owner_and_there_is_only_one() -> None:
    state = attacked(Scene().tokens(0, "stronger-pirates").cannons(0, 4).cannons(1, 4).points(1, 9), 4)
    assert (cannons(state, 0), cannons(state, 1), points(state, 1)) == (0, 0, 3)
    with pytest.raises(AssertionError, match="only once"):
        Scene().tokens(0, "stronger-pirates").tokens(1, "stronger-pirates")


@pytest.mark.rule("tokens.12")
@pytest.mark.parametrize(("markers", "lost"), [((4,), 2), ((4, 1), 3), ((1,), 1), ((4, 3), 4)])
def test_half_loss_takes_half_of_the_points_rounded_up_and_all_cannons(
    markers: tuple[int, ...], lost: int
) -> None:
    state = attacked(Scene().tokens(0, "half-loss").points(0, 9), *markers)
    assert points(state, 0) == 9 - lost
    state = attacked(Scene().tokens(0, "half-loss").points(0, 9).cannons(0, sum(markers) - 1), *markers)
    assert (points(state, 0), cannons(state, 0)) == (9 - lost, 0)


@pytest.mark.rule("tokens.12")
def test_half_loss_changes_nothing_for_whoever_beats_them() -> None:
    state = attacked(Scene().tokens(0, "half-loss").points(0, 9).cannons(0, 5), 4)
    assert (points(state, 0), cannons(state, 0)) == (9, 1)


@pytest.mark.rule("use.9")
def test_the_2_of_a_friend_are_added_before_the_loss_is_halved() -> None:
    state = attacked(Scene().tokens(0, "half-loss").tokens(1, "stronger-pirates").points(0, 9), 3)
    assert points(state, 0) == 6, "half of 3 + 2, rounded up"


@pytest.mark.rule("tokens.13")
@pytest.mark.parametrize(("markers", "has"), [((0,), 0), ((3,), 3), ((3,), 5)])
def test_bounty_is_2_gold_for_beating_them_even_at_strength_0(markers: tuple[int, ...], has: int) -> None:
    state = attacked(Scene().tokens(0, "victory-gold").cannons(0, has), *markers)
    assert (gold(state, 0), gold(state, 1)) == (3, 1), "1 was taken instead of an action"


@pytest.mark.rule("tokens.13")
def test_there_is_no_bounty_for_whoever_is_beaten() -> None:
    assert gold(attacked(Scene().tokens(0, "victory-gold").cannons(0, 2), 3), 0) == 1


@pytest.mark.rule("tokens.13", "tokens.11")
def test_strength_0_is_2_for_a_bounty_if_another_has_a_friend() -> None:
    scene = Scene().tokens(0, "victory-gold").tokens(1, "stronger-pirates").points(0, 5)
    state = attacked(scene, 0)
    assert (gold(state, 0), points(state, 0)) == (1, 3)


@pytest.mark.rule("tokens.13", "score.1")
def test_the_bounty_comes_in_the_fifth_round_too_before_gold_is_scored() -> None:
    state = attacked(Scene().round(5).tokens(0, "victory-gold"), 0)
    assert state.scores()[0].breakdown["gold"] == 3


# --- what answers bring ---------------------------------------------------------------------------------


def brought(scene: Scene) -> dict[str, int]:
    """Return, by figure, what page and terminal say of the gold that the last seat takes in a round."""
    state = take_gold(scene.phase("white").lying(white=1).state, times=1)
    answers = games.answers(state, state.view(int(state.actor)))
    row = answers.legal.index(number(state, "gold"))
    return {name: counts[row] for name, counts in answers.brings.items() if counts[row]}


@pytest.mark.parametrize("loaded", [0, 2, 6])
def test_an_attack_that_comes_anyway_is_no_answers_doing(loaded: int) -> None:
    scene = Scene().order(1, 0).points(0, 9).cannons(0, loaded).tokens(0, "victory-gold")
    assert brought(scene.markers(4)) == {"gold": 1}


def test_nor_is_the_reserve_that_becomes_gold_at_the_end_of_the_game() -> None:
    scene = Scene().round(5).order(1, 0).gold(0, 9).chests(0, 2).tokens(0, "gold-5").markers(4)
    assert brought(scene) == {"gold": 1}
