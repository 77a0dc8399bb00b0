"""The bridge to OpenSpiel says the same as the game."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import carrack
import carrack.bridges.open_spiel as bridge
from carrack.bridges import utilities
from tests.peers.cases import SEED, Case, every_case

FIRST = Case(carrack.ids()[0], carrack.game(carrack.ids()[0]).facts.seats.start)
STRIDE = 9 if carrack.COMPILED else 31
"""Every so many numbers a state is looked at closely."""


def load(case: Case) -> Any:
    return pyspiel.load_game(bridge.short_name(case.game_id), {"players": case.seats})


def walk(game: Any, seed: int = SEED) -> Iterator[Any]:
    """The states of a random game, the last one over; each is the same object, one number on."""
    state, rng = game.new_initial_state(), carrack.Rng(seed)
    while True:
        yield state
        if state.is_terminal():
            return
        actions = state.legal_actions()
        weights = state.carrack.weights() if state.is_chance_node() else []
        state.apply_action(rng.choose(actions, weights))


def asked(game: Any, after: int = 60) -> Any:
    """A state in mid-game in which a seat is asked; who plays alone and at random is soon done."""
    after = after if game.num_players() > 1 else after // 2
    return next(
        state for i, state in enumerate(walk(game)) if i >= after and not state.is_chance_node()
    ).clone()


# --- loading --------------------------------------------------------------------------------------------


def test_every_game_is_registered() -> None:
    assert {bridge.short_name(game_id) for game_id in carrack.ids()} <= set(pyspiel.registered_names())
    bridge.register_games()  # a second time does nothing


@every_case
def test_game_loads_by_name_with_its_facts(case: Case) -> None:
    game = pyspiel.load_game(f"{bridge.short_name(case.game_id)}(players={case.seats})")
    assert game.num_players() == case.seats
    assert game.num_distinct_actions() == case.game.first_chance
    assert game.max_chance_outcomes() == case.game.action_count - case.game.first_chance
    assert game.max_game_length() == case.game.facts.longest[case.seats]
    assert game.observation_tensor_shape() == [len(case.game.feature_names(case.seats))]
    assert (game.min_utility(), game.max_utility()) == (-1.0, 1.0)
    assert game.utility_sum() == (None if case.game.facts.seats.start == 1 else 0.0)


@pytest.mark.parametrize("game_id", carrack.ids())
def test_players_may_be_left_out(game_id: str) -> None:
    game = pyspiel.load_game(bridge.short_name(game_id))
    assert game.num_players() == carrack.game(game_id).facts.seats.start


@pytest.mark.parametrize("game_id", carrack.ids())
def test_options_are_parameters(game_id: str) -> None:
    """Also by name, so that games can be serialised: OpenSpiel takes `2` and `True` for no text."""
    facts = carrack.game(game_id).facts
    for option, values in facts.options.items():
        for value in values:
            wish = f"players={facts.seats.stop - 1},{option}={value}"
            game = pyspiel.load_game(f"{bridge.short_name(game_id)}({wish})")
            assert game.options[option] == value
            assert pyspiel.load_game(str(game)).options == game.options


@pytest.mark.parametrize("game_id", carrack.ids())
def test_impossible_parameters_are_refused(game_id: str) -> None:
    facts = carrack.game(game_id).facts
    most = facts.seats.stop - 1
    for option, values in facts.never_alone.items():
        for value in values:
            with pytest.raises(carrack.Malformed, match=r"\(option\.never-alone"):
                pyspiel.load_game(bridge.short_name(game_id), {"players": 1, option: value})
    with pytest.raises(carrack.Malformed, match=r"\(seats\.impossible"):
        pyspiel.load_game(bridge.short_name(game_id), {"players": most + 1})
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'weather'"):
        pyspiel.load_game(f"{bridge.short_name(game_id)}(weather=fair)")


def test_python_ends_cleanly_after_an_error() -> None:
    """OpenSpiel frees what was registered after Python has ended."""
    script = "import carrack.bridges.open_spiel; raise SystemExit(7)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 7


# --- play -----------------------------------------------------------------------------------------------


@every_case
def test_masks_chances_and_words_are_the_games(case: Case) -> None:
    rules, first = case.game, int(case.game.first_chance)
    for state in walk(load(case)):
        inside = state.carrack
        if state.is_terminal():
            assert state.legal_actions() == []
        elif state.is_chance_node():
            total = sum(inside.weights())
            wanted = {n - first: w / total for n, w in zip(inside.legal(), inside.weights(), strict=True)}
            assert dict(state.chance_outcomes()) == wanted
            assert state.legal_actions() == list(wanted)
            words = [state.action_to_string(action) for action in state.legal_actions()]
            assert words == [rules.actions.notation(n) for n in inside.legal()]
        else:
            assert state.current_player() == inside.actor
            assert state.legal_actions() == inside.legal()
            assert list(np.flatnonzero(state.legal_actions_mask())) == inside.legal()
            for action in state.legal_actions():
                words = state.action_to_string(action)
                assert rules.actions.find(words) == action == state.string_to_action(words)


@every_case
def test_returns_come_at_the_end(case: Case) -> None:
    for state in walk(load(case)):
        over = state.is_terminal()
        wanted = utilities(state.carrack.scores()) if over else [0.0] * case.seats
        assert state.returns() == state.rewards() == wanted
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert case.is_fair(wanted)
    winners = [score.rank == 1 for score in state.carrack.scores()]
    best = max(wanted) if case.seats > 1 else 1.0
    assert [utility == best for utility in wanted] == winners


@every_case
def test_same_numbers_give_the_same_game(case: Case) -> None:
    *_, last = walk(load(case))
    again = load(case).new_initial_state()
    for number in last.history():
        again.apply_action(number)
    assert str(again) == str(last)
    assert again.carrack.dump() == last.carrack.dump()


@every_case
def test_what_may_not_be_is_refused_with_a_sentence(case: Case) -> None:
    state = asked(load(case))
    before, history = str(state), state.history()
    illegal = next(n for n in range(case.game.first_chance) if n not in state.legal_actions())
    with pytest.raises(carrack.Illegal) as refused:
        state.apply_action(illegal)
    assert refused.value.__notes__[0].endswith(".")
    assert (str(state), state.history()) == (before, history)


# --- knowledge ------------------------------------------------------------------------------------------


@every_case
def test_observations_are_the_view(case: Case) -> None:
    game = load(case)
    for at, state in enumerate(walk(game)):
        if at % STRIDE:
            continue
        for seat in range(case.seats):
            view = state.carrack.view(seat)
            features = np.array(case.game.features(view), np.float32)
            np.testing.assert_array_equal(state.observation_tensor(seat), features)
            np.testing.assert_array_equal(state.information_state_tensor(seat), features)
            text = state.information_state_string(seat)
            assert state.observation_string(seat) == text
            assert case.game.load_view(bytes.fromhex(text)).dump() == view.dump()


@every_case
def test_an_onlooker_observes_public_information_alone(case: Case) -> None:
    nothing = pyspiel.PrivateInfoType.NONE
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=nothing)
    game = load(case)
    state = asked(game)
    public = make_observation(game, kind)
    public.set_from(state, 0)
    view = state.carrack.view(None)
    assert bytes.fromhex(public.string_from(state, 0)) == view.dump()
    np.testing.assert_array_equal(public.tensor, np.array(case.game.features(view), np.float32))


@every_case
def test_other_mixtures_of_information_are_not_offered(case: Case) -> None:
    game, everything = load(case), pyspiel.PrivateInfoType.ALL_PLAYERS
    for mixture in ({"private_info": everything}, {"public_info": False}):
        kind = pyspiel.IIGObservationType(perfect_recall=False, **mixture)
        assert make_observation(game, kind) is None
    with pytest.raises(ValueError, match="take no parameters"):
        game.make_py_observer(None, {"colour": "red"})


@every_case
def test_resampled_state_keeps_the_information_state(case: Case) -> None:
    sampler = pyspiel.UniformProbabilitySampler(SEED, 0.0, 1.0)
    others = 0
    for at, state in enumerate(walk(load(case))):
        if at % STRIDE:
            continue
        for seat in range(case.seats):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.current_player() == state.current_player()
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            others += str(other) != str(state)
    hides = case.game.facts.hides(case.game.check_options({}, case.seats), case.seats)
    assert (others > 0) == hides, "what is hidden is drawn anew"


def test_resampled_state_has_no_history_and_plays_on() -> None:
    state = asked(load(FIRST))
    other = state.resample_from_infostate(state.current_player(), lambda: 0.25)
    same = state.resample_from_infostate(state.current_player(), lambda: 0.25)
    assert other.history() == []
    assert str(other) == str(same)
    number = state.legal_actions()[0]
    copied = pickle.loads(pickle.dumps(other))
    for each in (other, copied):
        each.apply_action(number)
    assert str(other) == str(copied)
    assert other.history() == [number]


# --- copies ---------------------------------------------------------------------------------------------


def serialised(state: Any) -> Any:
    return pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]


@every_case
@pytest.mark.parametrize(
    "copied", [lambda s: s.clone(), lambda s: pickle.loads(pickle.dumps(s)), copy.deepcopy, serialised]
)
def test_copy_goes_on_alike_and_apart(case: Case, copied: Any) -> None:
    state = asked(load(case))
    other = copied(state)
    assert (str(other), other.history()) == (str(state), state.history())
    before = str(state)
    number = other.legal_actions()[-1]
    other.apply_action(number)
    assert str(state) == before != str(other)
    state.apply_action(number)
    assert (str(other), other.history()) == (str(state), state.history())
    assert other.get_game() == state.get_game()


@every_case
def test_game_survives_pickle(case: Case) -> None:
    game = load(case)
    again = pickle.loads(pickle.dumps(game))
    assert (again, again.seats, again.options) == (game, game.seats, game.options)
    assert str(again.new_initial_state()) == str(game.new_initial_state())


def test_pickled_game_loads_where_nothing_is_registered_yet() -> None:
    data = pickle.dumps(asked(load(FIRST)))
    script = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()), end='')"
    done = subprocess.run([sys.executable, "-c", script], input=data, capture_output=True, check=True)
    assert done.stdout.decode() == str(pickle.loads(data))
