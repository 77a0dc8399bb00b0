"""The cube tower: exact weights, and what they do in rough play (no strategy, only the phases)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.verdicts import Malformed
from carrack.games.amerigo.tower import COLOURS, CUBES, OUTCOMES, Tower
from tests.games.amerigo.atlas import COMPONENTS, TOWER, Drop, Play, components, rough_play

FEW, MANY = 300, 3000
CHANCES: dict[str, int] = COMPONENTS.values["tower"]


def weights(total: int, dropped: int, inside: int, tower: Tower = TOWER) -> list[int]:
    row = vec[i64]([-1] * OUTCOMES)
    n = tower.weights_into(total, dropped, inside, row)
    assert all(row[i] == -1 for i in range(n, OUTCOMES))
    return [int(row[i]) for i in range(n)]


def every_drop() -> Iterator[tuple[int, int, int]]:
    """Cubes in the drop, of a colour in it, and of that colour inside."""
    for total in range(1, CUBES + 1):
        yield from ((total, total, inside) for inside in range(CUBES + 1 - total))
        yield from ((total, 0, inside) for inside in range(CUBES + 1))
    yield CUBES * COLOURS, CUBES, 0


# --- weights --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("total", "dropped", "inside"), list(every_drop()))
def test_any_number_of_a_colour_may_come_out_with_a_whole_weight(
    total: int, dropped: int, inside: int
) -> None:
    found = weights(total, dropped, inside)
    assert len(found) == dropped + inside + 1 <= OUTCOMES
    assert all(weight > 0 for weight in found)
    assert sum(found) == CHANCES["parts"] ** (dropped + inside) < 2**31


def test_weights_are_those_of_independent_cubes() -> None:
    """Three dropped, two inside: the number out is the sum of two binomial numbers."""
    tower = Tower(10, 4, 3, [1, 2, 5, 6, 7, 8, 9])

    def binomial(n: int, chance: int) -> list[int]:
        return [comb(n, k) * chance**k * (10 - chance) ** (n - k) for k in range(n + 1)]

    fell, loose = binomial(3, 6), binomial(2, 5)
    both = [sum(fell[i] * loose[k - i] for i in range(4) if 0 <= k - i <= 2) for k in range(3 + 2 + 1)]
    assert weights(3, 3, 2, tower) == both
    assert weights(1, 0, 1, tower) == [9, 1]
    assert weights(7, 0, 1, tower) == [1, 9]
    assert weights(7, 1, 0, tower) == [4, 6]
    assert weights(49, 1, 0, tower) == [3, 7], "the set-up has a chance of its own"


def test_a_larger_drop_loosens_more() -> None:
    chances = [weights(total, 0, 1)[1] for total in range(1, CUBES + 1)]
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]


@pytest.mark.parametrize(
    "owner",
    [
        "tower = { parts = 10, stays = 10, stays_at_first = 3, loosened = [1, 1, 1, 1, 1, 1, 1] }",
        "tower = { parts = 10, stays = 3, stays_at_first = 10, loosened = [1, 1, 1, 1, 1, 1, 1] }",
        "tower = { parts = 10, stays = 3, stays_at_first = 3, loosened = [1, 1, 1, 1, 1, 1, 10] }",
        "tower = { parts = 10, stays = 0, stays_at_first = 3, loosened = [1, 1, 1, 1, 1, 1, 1] }",
        "tower = { parts = 10, stays = 3, stays_at_first = 3, loosened = [1, 1, 1, 1, 1, 1] }",
        "tower = { parts = 21, stays = 3, stays_at_first = 3, loosened = [1, 1, 1, 1, 1, 1, 1] }",
    ],
)
def test_an_owners_tower_must_leave_everything_to_chance(owner: str) -> None:
    with pytest.raises(Malformed) as refusal:
        components(owner)
    assert refusal.value.verdict.args["field"] == "tower"


# --- calibration ----------------------------------------------------------------------------------------


@cache
def plays(count: int) -> list[Play]:
    return [rough_play(seed) for seed in range(count)]


@pytest.fixture
def games(long: bool) -> list[Play]:
    return plays(MANY if long else FEW)


@pytest.fixture
def drops(games: list[Play]) -> list[Drop]:
    return [each for game in games for each in game.drops]


def share(hits: list[bool]) -> float:
    return sum(hits) / len(hits)


@pytest.mark.heavy
def test_in_the_set_up_12_to_20_cubes_stay_inside(games: list[Play]) -> None:
    stayed = sorted(game.inside for game in games)
    assert 15 <= sum(stayed) / len(stayed) <= 19
    assert share([12 <= each <= 20 for each in stayed]) > 0.7
    assert stayed[0] >= 5, "fewer than anybody has seen"
    assert stayed[-1] > 21, "the rulebook's own example can come up"


def test_in_play_about_7_cubes_come_out_on_average_and_0_to_14_are_seen(drops: list[Drop]) -> None:
    out = [sum(each.out) for each in drops]
    assert 6.4 <= sum(out) / len(out) <= 7.4
    assert {*range(15)} <= {*out}
    assert share([each <= 14 for each in out]) > 0.99


def test_the_colour_of_the_phase_is_most_often_the_largest_group(drops: list[Drop]) -> None:
    seen = [each for each in drops if sum(each.out)]
    alone = share([each.out[each.colour] > max(_others(each)) for each in seen])
    behind = share([each.out[each.colour] < max(_others(each)) for each in seen])
    assert 0.9 <= alone <= 0.97, "likely, and not sure"
    assert 0.005 <= behind <= 0.15


def _others(drop: Drop) -> list[int]:
    return [out for colour, out in enumerate(drop.out) if colour != drop.colour]


def test_about_three_colours_lie_out(drops: list[Drop]) -> None:
    colours = [sum(count > 0 for count in each.out) for each in drops]
    assert 2.5 <= sum(colours) / len(colours) <= 3.5


@pytest.mark.heavy
def test_a_colour_that_was_hardly_seen_since_its_last_drop_becomes_likelier(drops: list[Drop]) -> None:
    """Cubes that were not seen are inside the tower."""
    seen = {
        stored: share([each.out[c] > 0 for each, c in _waiting(drops) if each.storage[c] == stored])
        for stored in range(2, CUBES + 1)
    }
    assert all(seen[stored] > seen[stored + 1] for stored in range(2, CUBES))
    assert seen[CUBES] == 0
    assert seen[3] > 2 * seen[6]


def _waiting(drops: list[Drop]) -> list[tuple[Drop, int]]:
    """Every colour in every phase that is not its own."""
    return [
        (each, colour) for each in drops if each.dropped for colour in range(COLOURS) if colour != each.colour
    ]


def test_a_player_gets_about_4_and_a_half_action_points_a_phase(games: list[Play]) -> None:
    points = [sum(max(each.out) for each in game.drops) for game in games]
    assert 4.2 <= sum(points) / len(points) / 35 <= 4.7


def test_hardly_any_phase_is_skipped(drops: list[Drop]) -> None:
    skipped = share([sum(each.out) == 0 for each in drops])
    assert 0 < skipped < 0.02
