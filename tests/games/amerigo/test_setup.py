"""Set-up: what lies where before the first phase."""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.core.api import CHANCE
from carrack.core.chance import Rng
from carrack.games.amerigo.layout import MARKERS
from tests.games.amerigo.scene import (
    asks,
    at_home,
    by_chance,
    cannons,
    disc,
    gold,
    in_the_bag,
    inside,
    legal,
    lying,
    number,
    on_sale,
    order,
    planned,
    play,
    points,
    posts_left,
    production,
    progress,
    refused,
    set_up,
    ships,
    shown,
    stored,
    supply,
    tokens,
    tray,
    undrawn,
)

every_seat_count = pytest.mark.parametrize("seats", [2, 3, 4])
COLOURS = ["blue", "black", "red", "brown", "green", "yellow", "white"]


@pytest.mark.rule("setup.1", "goal.2")
@every_seat_count
def test_everybody_has_12_posts_and_2_ships_aside_and_stands_at_the_start_of_all_tracks(seats: int) -> None:
    state = set_up(seats)
    for seat in range(seats):
        assert (posts_left(state, seat), ships(state, seat)) == (12, [])
        assert (points(state, seat), cannons(state, seat), progress(state, seat), disc(state, seat)) == (
            0,
        ) * 4
        assert (tokens(state, seat), planned(state, seat)) == (set(), Counter())


@pytest.mark.rule("setup.1", "setup.2")
def test_the_16_villages_are_of_six_shapes() -> None:
    villages = at_home(set_up(), 1)
    assert villages == {"single": 4, "domino": 4, "i3": 2, "l3": 3, "i4": 1, "square": 2}
    assert villages.total() == 16


@pytest.mark.rule("setup.3", "setup.4", "setup.15")
def test_37_neutral_tiles_are_a_supply_for_all() -> None:
    neutrals = supply(set_up())
    assert neutrals == {"single": 6, "domino": 6, "i3": 5, "l3": 6, "i4": 4, "square": 4, "u5": 3, "block": 3}
    assert neutrals.total() == 37


@pytest.mark.rule("setup.5")
def test_one_pirate_marker_is_turned_up() -> None:
    state = play(set_up(until="marker"), "marker 3")
    assert (state.table.strength, state.prompt().code) == (3, "token")


@pytest.mark.rule("setup.6")
def test_the_markers_are_0_0_1_2_3_and_4() -> None:
    state = set_up(until="marker")
    assert legal(state) == {f"marker {value}" for value in range(5)}
    assert state.weights() == [2, 1, 1, 1, 1]
    assert [*state.table.stock[MARKERS : MARKERS + 5]] == [2, 1, 1, 1, 1]


@pytest.mark.rule("setup.5", "setup.6")
def test_each_marker_is_turned_up_once_and_the_sixth_is_never_seen() -> None:
    state = set_up(until="marker")
    play(state, "marker 4")
    seen = [4]
    while state.actor == CHANCE or state.actor >= 0:
        by_chance(state, asks("marker"), Rng(len(seen)))
        if state.actor == CHANCE:
            verdict = refused(state, "marker 4")
            assert (verdict.code, verdict.args, verdict.rule) == ("marker.gone", {"value": 4}, "setup.6")
            drawn = state.legal()[0]
            seen.append(drawn - number(state, "marker 0"))
            state.apply(drawn)
        elif state.actor >= 0:
            state.apply(number(state, "gold"))
    assert len(seen) == 5
    assert sum(seen) == state.table.strength
    assert sum(int(n) for n in state.table.stock[MARKERS : MARKERS + 5]) == 1


@pytest.mark.rule("setup.7")
def test_8_of_24_progress_tokens_are_displayed() -> None:
    state = set_up(until="token")
    assert len(legal(state)) == 24
    play(state, "token jump", "token gold-5")
    assert shown(state) == ["jump", "gold-5"] + [""] * 6
    assert (refused(state, "token jump").code, refused(state, "token jump").rule) == ("token.gone", "use.4")
    by_chance(state, asks("production"), Rng(1))
    assert "" not in shown(state)
    assert len(set(shown(state)) | undrawn(state)) == 24


@pytest.mark.rule("setup.8", "setup.9")
@every_seat_count
def test_with_2_3_and_4_players_there_are_30_40_and_50_production_tokens(seats: int) -> None:
    bag = in_the_bag(set_up(seats, until="production"))
    assert bag.total() == {2: 30, 3: 40, 4: 50}[seats]
    by_cost = {2: (2, 2, 2), 3: (2, 3, 3), 4: (3, 4, 3)}[seats]
    for good in ("cotton", "tobacco", "sugar", "coconut", "coffee"):
        assert tuple(bag[f"{good}-{cost}"] for cost in (2, 3, 4)) == by_cost


@pytest.mark.rule("setup.9")
def test_a_production_token_that_is_used_up_does_not_come_again() -> None:
    state = play(set_up(until="production"), "production sugar-2", "production sugar-2")
    verdict = refused(state, "production sugar-2")
    assert (verdict.code, verdict.args, verdict.rule) == ("production.gone", {"kind": 6}, "setup.9")


@pytest.mark.rule("setup.10", "setup.14")
@every_seat_count
def test_6_8_or_10_production_tokens_are_displayed(seats: int) -> None:
    state = set_up(seats)
    assert on_sale(state).total() == {2: 6, 3: 8, 4: 10}[seats]


@pytest.mark.rule("setup.10", "setup.14")
@every_seat_count
def test_five_rounds_use_up_all_production_tokens(seats: int) -> None:
    state, rng = set_up(seats), Rng(7)
    while state.table.round < 4 or state.actor == CHANCE:
        by_chance(state, lambda _: False, rng)
        state.apply(number(state, "gold"))
    assert in_the_bag(state).total() == 0


@pytest.mark.rule("setup.11")
def test_chance_stacks_the_discs_on_the_start_and_the_one_on_top_is_first() -> None:
    state = set_up(3, until="disc")
    assert set(state.weights()) == {1}
    play(state, "disc 3")
    verdict = refused(state, "disc 3")
    assert (verdict.code, verdict.args, verdict.rule) == ("disc.placed", {"seat": 2}, "setup.11")
    play(state, "disc 1")
    assert order(state) == [2, 0, 1], "the last disc places itself"
    by_chance(state, asks("choose"), Rng(1))
    assert state.actor == 2
    assert [disc(state, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("setup.12")
def test_everybody_starts_with_1_gold_for_each_player_ahead() -> None:
    state = play(set_up(4, until="disc"), "disc 2", "disc 4", "disc 1")
    assert [gold(state, seat) for seat in (1, 3, 0, 2)] == [0, 1, 2, 3]


@pytest.mark.rule("setup.13")
def test_all_49_cubes_are_dropped_and_those_in_the_tray_are_stored() -> None:
    state = set_up(until="tray")
    assert state.table.drop_size == 49
    tray(state, blue=4, black=7, red=0, brown=5, green=6, yellow=1, white=2)
    assert stored(state) == {"black": 7, "brown": 5, "green": 6, "yellow": 1, "white": 2}, (
        "blue is dropped already"
    )
    assert inside(state) == {"blue": 3, "red": 7, "brown": 2, "green": 1, "yellow": 6, "white": 5}
    assert (lying(state), state.table.colour, state.table.drop_size) == ({}, 0, 4)


@pytest.mark.rule("yellow.3")
def test_everybody_has_one_printed_production_token_of_each_good() -> None:
    assert production(set_up(), 1) == {"cotton": 1, "tobacco": 1, "sugar": 1, "coconut": 1, "coffee": 1}


@pytest.mark.rule("setup.13")
def test_chance_draws_in_the_order_of_the_set_up() -> None:
    state = set_up(until="marker")
    verdict = refused(state, "disc 1")
    assert (verdict.code, verdict.args, verdict.rule) == ("chance.other", {"seat": 0}, "setup.13")
    asked: list[str] = []
    while state.actor == CHANCE:
        asked += [state.prompt().code] if [state.prompt().code] != asked[-1:] else []
        state.apply(state.legal()[-1])
    assert asked == ["marker", "token", "production", "disc", "tray"]
