"""A finished game is judged exactly, an unfinished one sensibly; the greedy bot plays by it."""

from __future__ import annotations

import pytest

from carrack.bots.base import Bot
from carrack.bots.greedy import GreedyBot
from carrack.bots.search_bot import SearchBot
from carrack.core.chance import Rng
from carrack.games.amerigo.game import AmerigoState
from carrack.games.amerigo.judging.land import trade_worth
from carrack.games.amerigo.judging.outlook import Outlook
from carrack.games.amerigo.judging.ships import ships_worth
from carrack.games.amerigo.judging.tracks import pirates_feared
from tests.games.amerigo.scene import Scene, fresh, is_over, legal, play, set_up, take_gold


def worth(state: AmerigoState, seat: int = 0) -> float:
    return state.evaluate(seat)


def better(one: Scene, other: Scene) -> bool:
    return worth(one.state) > worth(other.state)


def outlook(state: AmerigoState) -> Outlook:
    return Outlook(state.table, state.table.map())


def feared(scene: Scene) -> float:
    state = scene.state
    return pirates_feared(state.table, outlook(state), 0)


def trade(scene: Scene) -> float:
    state = scene.state
    return trade_worth(state.table, outlook(state), 0)


def ships(scene: Scene) -> float:
    state = scene.state
    return ships_worth(state.table, outlook(state), 0)


def greedy(state: AmerigoState) -> str:
    """Return what the greedy bot picks, in words."""
    return state.game.actions.notation(GreedyBot().decide(state.view(int(state.actor)), Rng(1)))


def a_phase() -> Scene:
    """Two seats, somebody is to choose an action, nobody has anything."""
    return Scene().lying(blue=3, red=3, green=3, black=3, yellow=3)


# --- shares -----------------------------------------------------------------------------------------------


def at_the_end(scene: Scene) -> AmerigoState:
    state = take_gold(scene.round(5).phase("white").lying(white=1).state)
    assert is_over(state)
    return state


@pytest.mark.rule("winner.1")
def test_a_won_game_is_1_and_a_lost_one_0() -> None:
    state = at_the_end(Scene().points(1, 30))
    assert [worth(state, seat) for seat in range(2)] == [0.0, 1.0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seats_share_one_victory(seats: int) -> None:
    state = set_up(seats)
    shares = [worth(state, seat) for seat in range(seats)]
    assert sum(shares) == pytest.approx(1.0)
    assert all(0.0 < share < 1.0 for share in shares)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_while_the_map_is_laid_all_stand_alike(seats: int) -> None:
    assert [worth(fresh(seats), seat) for seat in range(seats)] == [1.0 / seats] * seats


# --- more is better ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "more",
    [
        a_phase().points(0, 5),
        a_phase().gold(0, 3),
        a_phase().chests(0),
        a_phase().cannons(0, 3),
        a_phase().progress(0, 2),
        a_phase().progress(0, 3),
        a_phase().disc(0, 4),
        a_phase().tokens(0, "ap-green"),
        a_phase().tokens(0, "gold-5"),
        a_phase().tokens(0, "seven-points"),
        a_phase().posts(0, "c2"),
        a_phase().posts(1, "d4").tokens(0, "stronger-pirates"),
    ],
)
def test_who_has_more_stands_better(more: Scene) -> None:
    assert worth(more.state) > 0.5 > worth(more.state, 1)


def test_a_token_for_action_points_is_better_early_than_late() -> None:
    early = a_phase().tokens(0, "ap-green")
    late = a_phase().round(5).tokens(0, "ap-green")
    assert worth(early.state) - worth(a_phase().state) > worth(late.state) - worth(a_phase().round(5).state)


def test_production_is_worth_what_one_has_of_the_good() -> None:
    fitting = a_phase().posts(0, "c2").neutral("e2").produces(0, "cotton-2", "cotton-3")
    useless = a_phase().posts(0, "c2").neutral("e2").produces(0, "coffee-2", "coffee-3")
    assert better(fitting, useless)


def test_planned_tiles_are_worth_something_where_they_can_be_built() -> None:
    homeless = a_phase().posts(1, "h2").planned(0, "village-square")
    assert worth(homeless.state) == pytest.approx(worth(a_phase().posts(1, "h2").state))
    assert better(a_phase().posts(0, "c2").planned(0, "village-square"), a_phase().posts(0, "c2"))


def test_a_tile_that_fits_nowhere_is_worth_nothing() -> None:
    small = a_phase().posts(0, "h2", "j4")
    too_large = a_phase().posts(0, "h2", "j4").planned(0, "neutral-block")
    assert worth(too_large.state) == pytest.approx(worth(small.state))


# --- pirates ----------------------------------------------------------------------------------------------


@pytest.mark.rule("pirates.1")
def test_stronger_pirates_are_feared_more() -> None:
    assert feared(a_phase().markers(4)) > feared(a_phase().markers(2)) > feared(a_phase().markers(0))


def test_cannons_are_the_more_welcome_the_nearer_the_attack_is() -> None:
    early = feared(a_phase().markers(4)) - feared(a_phase().markers(4).cannons(0, 4))
    late = feared(a_phase().phase("white").markers(4)) - feared(
        a_phase().phase("white").markers(4).cannons(0, 4)
    )
    assert late > early > 0.0


def test_with_enough_cannons_the_last_attack_is_not_feared() -> None:
    last = a_phase().round(5).markers(1, 2, 3, 4, 0)
    assert feared(last) > 0.0
    assert feared(last.cannons(0, 10)) == 0.0


def test_who_loses_half_fears_half() -> None:
    scene = a_phase().markers(4)
    every = feared(scene)
    assert feared(scene.tokens(0, "half-loss")) == pytest.approx(every / 2)


# --- islands ----------------------------------------------------------------------------------------------


def test_posts_are_worth_more_the_earlier_their_island_can_be_completed() -> None:
    by_round = [trade(a_phase().round(number).posts(0, "n2", "p2")) for number in range(1, 6)]
    assert by_round == sorted(by_round, reverse=True)
    assert by_round[0] > by_round[-1]


def test_posts_are_worth_more_the_less_land_is_free() -> None:
    assert trade(a_phase().posts(0, "n2", "p2").neutral("o2")) > trade(a_phase().posts(0, "n2", "p2"))


def test_two_posts_on_one_island_are_worth_more_than_on_two() -> None:
    assert trade(a_phase().posts(0, "n2", "p2")) > trade(a_phase().posts(0, "n2", "h2"))


def test_an_island_that_is_complete_promises_nothing_more() -> None:
    assert trade(a_phase().posts(0, "h2")) == 0.0


# --- an action that goes on -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("colour", "scene"),
    [
        ("black", a_phase().markers(4)),
        ("red", a_phase().posts(0, "b14")),
        ("green", a_phase().posts(0, "b14").planned(0, "village-square", "village-l3")),
        ("yellow", a_phase().posts(0, "c2").neutral("e2").sells("cotton-2")),
        ("blue", a_phase().ships(0, "b1", "frame-1")),
    ],
)
def test_action_points_count_while_the_action_lasts(colour: str, scene: Scene) -> None:
    state = scene.state
    acting = play(state.copy(), f"act {colour}")
    ended = play(acting.copy(), "advance 0" if colour == "black" else "done")
    assert worth(acting) > worth(ended)


def test_a_ship_is_the_better_the_nearer_a_free_anchor_is() -> None:
    by_place = [ships(a_phase().ships(0, place, "frame-7")) for place in ("i1", "k1", "l1")]
    assert by_place == sorted(by_place, reverse=True)
    assert by_place[0] > by_place[-1]


def test_without_posts_left_ships_are_worth_nothing() -> None:
    used_up = ("c2", "d4", "h2", "j4", "n2", "p2", "o5", "b9", "c9", "d10", "g9", "h9")
    assert ships(a_phase().posts(0, *used_up).ships(0, "m8", "frame-1")) == 0.0


# --- the greedy bot ---------------------------------------------------------------------------------------


def test_the_greedy_bot_establishes_a_post() -> None:
    state = play(a_phase().ships(0, "b1", "frame-1").state, "act blue", "ship 1", "to b2")
    assert greedy(state) == "establish"


def test_the_greedy_bot_completes_an_island_with_its_posts() -> None:
    scene = a_phase().posts(0, "n2", "p2", "o5").neutral("o2", "o3").planned(0, "village-single")
    state = play(scene.posts(0, "h2").posts(0, "b14").state, "act green", "build village-single")
    assert greedy(state) == "lay o4 north"


def test_the_greedy_bot_loads_cannons_when_only_they_help() -> None:
    state = Scene().round(5).phase("white").lying(black=5).markers(1, 4).points(0, 40).state
    assert greedy(state) == "act black"
    assert greedy(play(state, "act black")) == "advance 5"


def test_the_greedy_bot_buys_production_of_goods_it_has() -> None:
    scene = a_phase().posts(0, "c2").neutral("e2", "e3").sells("cotton-2", "coffee-2")
    state = play(scene.state, "act yellow")
    assert greedy(state) == "buy cotton-2"


def test_in_the_last_phase_nobody_thinks_of_planning() -> None:
    """Tiles that are planned then can never be built; before that they can."""
    scene = Scene().phase("white").lying(red=3, white=1)
    last = scene.round(5).state
    assert legal(last) - worthwhile(last) == {"act red"}
    assert worthwhile(play(last, "act red")) == {"done"}
    by_white = Scene().phase("white").lying(white=3).disc(0, 4).round(5).state
    assert legal(by_white) - worthwhile(by_white) == {"special"}
    earlier = Scene().phase("white").lying(red=3, white=1).round(4).state
    assert legal(earlier) == worthwhile(earlier)


def worthwhile(state: AmerigoState) -> set[str]:
    return {state.game.actions.notation(number) for number in state.worthwhile()}


@pytest.mark.parametrize("bot", [GreedyBot(), SearchBot(60)])
def test_bots_plan_nothing_in_the_last_phase(bot: Bot) -> None:
    for seed in range(3):
        state = Scene().phase("white").lying(red=5, white=1).gold(0, 3).round(5).state
        assert state.game.actions.notation(bot.decide(state.view(0), Rng(seed))) != "act red"
        play(state, "act red")
        assert state.game.actions.notation(bot.decide(state.view(0), Rng(seed))) == "done"
