"""Many tables side by side: the same games as one after the other."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

import carrack
from carrack.bridges import utilities
from carrack.bridges.vector import Tables
from tests.peers.cases import SEED, Case, every_case

COUNT = 3
STEPS = 40


def first_legal(tables: Tables) -> NDArray[np.int64]:
    found: NDArray[np.int64] = np.argmax(tables.masks, axis=1)
    return found


@every_case
def test_rows_are_what_the_asked_seats_see(case: Case) -> None:
    tables = Tables(case.game_id, COUNT, case.seats, seed=SEED)
    shapes = case.game.feature_shapes(case.seats)
    for _ in range(STEPS):
        for table, position in enumerate(tables.positions):
            view = position.view(int(position.actor))
            assert tables.actors[table] == position.actor
            assert np.flatnonzero(tables.masks[table]).tolist() == position.legal()
            np.testing.assert_array_equal(
                tables.observations[table], np.array(case.game.features(view), np.float32)
            )
        tables.step(first_legal(tables))
    assert sum(np.prod(shape) for shape in shapes.values()) == tables.observations.shape[1]


@every_case
def test_ended_games_tell_the_result_and_begin_anew(case: Case) -> None:
    tables = Tables(case.game_id, COUNT, case.seats, seed=SEED)
    rng, ended = carrack.Rng(SEED), 0
    while ended < COUNT + 1:
        before = [position.copy() for position in tables.positions]
        actions = [rng.choose(position.legal(), []) for position in tables.positions]
        stepped = tables.step(np.array(actions))
        for table in np.flatnonzero(stepped.over):
            ended += 1
            last = before[table]
            last.apply(actions[table])
            if last.actor == carrack.OVER:
                assert stepped.rewards[table].tolist() == pytest.approx(utilities(last.scores()))
            assert tables.positions[table].actor >= 0
        assert not stepped.rewards[~stepped.over].any()


def test_the_seed_decides_and_tables_differ() -> None:
    first, again, other = (Tables("amerigo-cards", COUNT, 2, seed=seed) for seed in (1, 1, 2))
    assert [one.digest() for one in first.positions] == [one.digest() for one in again.positions]
    assert [one.digest() for one in first.positions] != [one.digest() for one in other.positions]
    assert len({one.digest() for one in first.positions}) == COUNT


def test_an_action_that_cannot_be_is_refused_in_a_sentence() -> None:
    tables = Tables("amerigo-cards", 1, 2)
    with pytest.raises(carrack.Illegal) as refused:
        tables.step(np.array([tables.game.actions.find("sell")]))
    assert refused.value.__notes__
