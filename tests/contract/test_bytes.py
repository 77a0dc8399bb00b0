"""Bytes: what is dumped, pickled or copied comes back; what nobody dumped is refused."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrack.core.api import CHANCE, OVER, Game
from carrack.core.chance import Rng
from carrack.core.packing import pack, unpack
from carrack.core.verdicts import Malformed
from tests.contract.cases import Case, all_cases, finish, played

EVERY = 10
ODD_NUMBERS = (-(2**63), -(2**31), -3, -2, -1, 0, 1, 2, 3, 7, 11, 12, 15, 98, 127, 128, 255, 256, 999, 1000)
LARGE_NUMBERS = (2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1)


def test_state_survives_dump_load_and_pickle(case: Case, seed: int) -> None:
    game = played(case, seed)
    for state in (*game.states[::EVERY], game.states[-1]):
        dump = state.dump()
        again = [
            case.game.load(dump),
            copy.copy(state),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
        ]
        for other in again:
            assert other is not state
            assert other.dump() == dump
            assert (other.actor, other.seats) == (state.actor, state.seats)
            assert other.legal() == state.legal()
            assert other.weights() == state.weights()


def test_a_loaded_state_plays_on_alike(case: Case, seed: int) -> None:
    for state in played(case, seed).moments(each=1):
        other = case.game.load(state.dump())
        assert finish(state, seed) == finish(other, seed)
        assert state.digest() == other.digest()


def test_view_survives_dump_and_load(case: Case, seed: int) -> None:
    game = played(case, seed)
    for i, state in enumerate((*game.states[::EVERY], game.states[-1])):
        viewer = case.viewers()[i % (case.seats + 1)]
        view = state.view(viewer)
        dump = view.dump()
        again = [
            case.game.load_view(dump),
            copy.copy(view),
            copy.deepcopy(view),
            pickle.loads(pickle.dumps(view)),
        ]
        for other in again:
            assert other is not view
            assert other.dump() == dump
            assert (other.seat, other.actor, other.legal) == (view.seat, view.actor, view.legal)
            assert other.prompt() == view.prompt()


def test_a_view_stays_as_it_was_when_the_game_goes_on(case: Case) -> None:
    for state in played(case, 0).moments(each=1):
        views = [state.view(viewer) for viewer in case.viewers()]
        dumps = [view.dump() for view in views]
        finish(state, 1)
        assert [view.dump() for view in views] == dumps


def test_a_game_survives_pickle(case: Case) -> None:
    again: Game = pickle.loads(pickle.dumps(case.game))
    assert again.facts == case.game.facts
    assert again.components.digest == case.game.components.digest
    assert repr(again) == f"carrack.game({case.game_id!r})"


def test_generators_survive_pickle_and_copy() -> None:
    rng = Rng(8, 3)
    rng.below(10)
    for other in (pickle.loads(pickle.dumps(rng)), copy.copy(rng), copy.deepcopy(rng)):
        mine = copy.copy(rng)
        assert [mine.below(1000) for _ in range(20)] == [other.below(1000) for _ in range(20)]


def test_events_survive_pickle(case: Case) -> None:
    events = played(case, 0).events
    assert pickle.loads(pickle.dumps(events)) == events
    assert len({*events}) <= len(events)


def test_a_dump_of_other_rules_is_malformed(case: Case) -> None:
    version = case.game.facts.rules_version
    rows = unpack(case.new().dump())
    rows[0][0] = version + 1
    with pytest.raises(Malformed) as refusal:
        case.game.load(pack(rows))
    assert refusal.value.verdict.code == "dump.other-rules"


# --- what nobody dumped ---------------------------------------------------------------------------------


def try_state(game: Game, data: bytes) -> None:
    """Either refused as malformed, or a position that stands every promise of one."""
    try:
        state = game.load(data)
    except Malformed:
        return
    state.check()
    assert game.load(state.dump()).dump() == state.dump()
    legal = state.legal()
    assert bool(legal) == (state.actor != OVER)
    assert all(state.verdict(number).ok for number in legal)
    assert len(state.weights()) == (len(legal) if state.actor == CHANCE else 0)
    for viewer in (None, *range(int(state.seats))):
        state.view(viewer).dump()
    state.prompt()


def try_view(game: Game, data: bytes) -> None:
    """Either refused as malformed, or a view that can be dumped and looked at again."""
    try:
        view = game.load_view(data)
    except Malformed:
        return
    assert game.load_view(view.dump()).dump() == view.dump()
    assert all(0 <= number < game.first_chance for number in view.legal)
    view.prompt()
    game.features(view)


def some_dumps(case: Case) -> list[bytes]:
    return [state.dump() for state in played(case, 0).moments(each=1)]


def some_view_dumps(case: Case) -> list[bytes]:
    viewers = case.viewers()
    moments = played(case, 0).moments(each=1)
    return [state.view(viewers[i % len(viewers)]).dump() for i, state in enumerate(moments)]


FEWEST = [case for case in all_cases(every=False) if case.seats == case.game.facts.seats.start]
cases = st.sampled_from(FEWEST)


@given(case=cases, data=st.binary(max_size=400))
def test_any_bytes_are_malformed_or_a_position(case: Case, data: bytes) -> None:
    try_state(case.game, data)
    try_view(case.game, data)


@given(data=st.data())
def test_cut_dumps_are_malformed(data: st.DataObject) -> None:
    case = data.draw(cases)
    for dumps, load in ((some_dumps(case), case.game.load), (some_view_dumps(case), case.game.load_view)):
        dump = data.draw(st.sampled_from(dumps))
        with pytest.raises(Malformed):
            load(dump[: data.draw(st.integers(0, len(dump) - 1))])
        with pytest.raises(Malformed):
            load(dump + b"\x00")


@given(data=st.data())
def test_flipped_bits_are_malformed_or_a_position(data: st.DataObject) -> None:
    case = data.draw(cases)
    for dumps, attempt in ((some_dumps(case), try_state), (some_view_dumps(case), try_view)):
        dump = bytearray(data.draw(st.sampled_from(dumps)))
        for _ in range(data.draw(st.integers(1, 3))):
            dump[data.draw(st.integers(0, len(dump) - 1))] ^= 1 << data.draw(st.integers(0, 7))
        attempt(case.game, bytes(dump))


@given(data=st.data())
def test_changed_numbers_are_malformed_or_a_position(data: st.DataObject) -> None:
    case = data.draw(cases)
    for dumps, attempt in ((some_dumps(case), try_state), (some_view_dumps(case), try_view)):
        rows = unpack(data.draw(st.sampled_from(dumps)))
        row = data.draw(st.sampled_from([row for row in rows if row]))
        row[data.draw(st.integers(0, len(row) - 1))] = data.draw(st.sampled_from(ODD_NUMBERS + LARGE_NUMBERS))
        attempt(case.game, pack(rows))


@given(data=st.data())
def test_missing_and_foreign_rows_are_malformed_or_a_position(data: st.DataObject) -> None:
    case = data.draw(cases)
    for dumps, attempt in ((some_dumps(case), try_state), (some_view_dumps(case), try_view)):
        rows = unpack(data.draw(st.sampled_from(dumps)))
        at = data.draw(st.integers(0, len(rows) - 1))
        change = data.draw(st.sampled_from(["drop", "double", "empty", "longer", "shorter"]))
        if change == "drop":
            del rows[at]
        elif change == "double":
            rows.insert(at, list(rows[at]))
        elif change == "empty":
            rows[at] = []
        elif change == "longer":
            rows[at] = [*rows[at], data.draw(st.sampled_from(ODD_NUMBERS + LARGE_NUMBERS))]
        else:
            rows[at] = rows[at][:-1]
        attempt(case.game, pack(rows))


def test_every_number_of_a_dump_may_be_odd(small: Case) -> None:
    """Not by chance: every place near the front of every row gets every odd number once."""
    for dumps, attempt in ((some_dumps(small), try_state), (some_view_dumps(small), try_view)):
        dump = dumps[-1]
        for at, row in enumerate(unpack(dump)):
            for place in range(min(len(row), 14)):
                for number in (-2, -1, 256, 2**63, 2**64 - 1):
                    rows = unpack(dump)
                    rows[at][place] = number
                    attempt(small.game, pack(rows))
