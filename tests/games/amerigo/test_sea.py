"""Steps over the water are the fewest there are, from wherever one starts."""

from __future__ import annotations

from collections import deque

import pytest

from carrack.core.chance import Rng
from carrack.games.amerigo.map.geography import Geography
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from carrack.games.amerigo.map.sea import UNREACHED, steps_from
from tests.games.amerigo.atlas import lay


def beside(geography: Geography) -> dict[int, set[int]]:
    """Every place on the water with those that are one step away, as the rules put it."""
    water = {
        row * SIDE + column
        for row in range(int(geography.height))
        for column in range(int(geography.width))
        if int(geography.water[row]) >> column & 1
    }
    near = {square: {square + 1, square - 1, square + SIDE, square - SIDE} & water for square in water}
    for square in water:
        # The neighbours of the last column are not those of the next row.
        near[square] = {other for other in near[square] if abs(other % SIDE - square % SIDE) <= 1}
    frames = int(geography.frames)
    for frame in range(frames):
        near[SQUARES + frame] = {SQUARES + (frame + 1) % frames, SQUARES + (frame - 1) % frames}
        for square in water:
            if int(geography.frame_rows[frame * SIDE + square // SIDE]) >> square % SIDE & 1:
                near[SQUARES + frame].add(square)
                near[square].add(SQUARES + frame)
    return near


def fewest(near: dict[int, set[int]], start: int) -> dict[int, int]:
    """The same, place by place."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        for other in near[place] - steps.keys():
            steps[other] = steps[place] + 1
            queue.append(other)
    return steps


@pytest.mark.rule("blue.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steps_over_the_water_are_the_fewest(seats: int) -> None:
    geography = lay(seats, Rng(5, seats)).geography()
    near = beside(geography)
    for start in [*sorted(near)[::60], SQUARES]:
        steps = steps_from(geography, start)
        expected = fewest(near, start)
        assert set(expected) == set(near), "all water is joined"
        assert {place: int(steps[place]) for place in near} == expected
        assert all(steps[place] == UNREACHED for place in range(len(steps)) if place not in near)


def test_the_way_back_is_as_long() -> None:
    geography = lay(3, Rng(8)).geography()
    places = sorted(beside(geography))[::40]
    for one in places:
        assert all(steps_from(geography, one)[two] == steps_from(geography, two)[one] for two in places)
