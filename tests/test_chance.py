"""Sources of chance."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Hashable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.chance import Rng, Source, pick_weighted
from tests.contract.statistics import misfit

TOO_SURPRISING = 4.75
WORDS_OF_2008_3 = [3402892288, 4016626532, 330369864, 194083501]


class Dictated(Source):
    """A source that says what it is told: a test makes the deck give exactly these cards."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def below(self, n: i64) -> i64:
        self.asked.append(int(n))
        return self.numbers.pop(0)


def test_the_numbers_of_a_seed_never_change() -> None:
    """Simulations are repeatable across versions, machines, pure and compiled."""
    assert Rng(2008).word() == Rng(2008, 0).word()
    rng = Rng(2008, 3)
    assert [int(rng.word()) for _ in range(4)] == WORDS_OF_2008_3


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, 2**256 + 1])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert [int(Rng(seed, 1).word()) for _ in range(3)] == [int(Rng(seed, 1).word()) for _ in range(3)]
    assert 0 <= Rng(seed).below(7) < 7


def test_seeds_and_streams_differ() -> None:
    firsts = {
        tuple(int(Rng(seed, stream).word()) for _ in range(2)) for seed in range(40) for stream in range(40)
    }
    assert len(firsts) == 1600
    assert Rng(1, 23).word() != Rng(12, 3).word()


@given(seed=st.integers(), n=st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 108])
def test_all_numbers_come_alike(n: int) -> None:
    rng = Rng(5, n)
    counts = Counter[Hashable](int(rng.below(n)) for _ in range(200 * n))
    assert misfit(counts, dict.fromkeys(range(n), 1 / n)) < TOO_SURPRISING


def test_a_fork_depends_on_the_position_and_the_stream() -> None:
    rng = Rng(9)
    one, other = copy.copy(rng).fork(1), copy.copy(rng).fork(2)
    assert one.word() != other.word()
    assert copy.copy(rng).fork(1).word() == copy.copy(rng).fork(1).word()
    later = copy.copy(rng)
    later.word()
    assert later.fork(1).word() != copy.copy(rng).fork(1).word()


def test_a_copy_goes_on_where_the_original_is() -> None:
    rng = Rng(3, 2)
    for _ in range(5):
        rng.word()
    for other in (copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))):
        mine = copy.copy(rng)
        assert [other.word() for _ in range(9)] == [mine.word() for _ in range(9)]


def test_weights_are_met() -> None:
    weights = vec[i64]([1, 0, 5, 2, 100])
    rng = Rng(4)
    counts = Counter[Hashable](int(pick_weighted(weights, 4, rng)) for _ in range(8000))
    assert set(counts) == {0, 2, 3}
    assert misfit(counts, {0: 1 / 8, 2: 5 / 8, 3: 2 / 8}) < TOO_SURPRISING


def test_each_weight_has_its_share_of_the_numbers() -> None:
    weights = vec[i64]([2, 3])
    picked = [int(pick_weighted(weights, 2, Dictated(number))) for number in range(5)]
    assert picked == [0, 0, 1, 1, 1]
    source = Dictated(0)
    pick_weighted(weights, 2, source)
    assert source.asked == [5]
