"""Carrack as seen from Python: help, printed positions, equality, errors in sentences."""

from __future__ import annotations

import inspect
import pickle
import pydoc

import msgspec
import pytest

import carrack
from carrack.bots.base import Bot
from carrack.core.verdicts import Verdict, malformed
from carrack.games import page_type

PUBLIC = (carrack.State, carrack.View, carrack.Game, carrack.Rng, Bot)
DESCRIBED = [game_id for game_id in carrack.ids() if page_type(game_id)]


def begun(game_id: str, seed: int = 1, decisions: int = 0) -> carrack.State:
    """Return a game after so many decisions by chance, at a seat's question."""
    state, rng = carrack.game(game_id).new(), carrack.Rng(seed)
    while state.actor == carrack.CHANCE or decisions > 0:
        decisions -= state.actor != carrack.CHANCE
        state.apply(rng.choose(state.legal(), state.weights()))
    return state


def shown(thing: object) -> str:
    """Return what `help()` shows, without bold type."""
    return pydoc.plain(pydoc.render_doc(thing))


@pytest.mark.parametrize("cls", PUBLIC, ids=lambda cls: cls.__name__)
def test_help_explains_every_public_method(cls: type) -> None:
    assert inspect.getdoc(cls)
    silent = [
        name
        for name, member in vars(cls).items()
        if callable(member) and not name.startswith("_") and not inspect.getdoc(member)
    ]
    assert silent == []


def test_help_names_parameters_and_says_what_they_do() -> None:
    text = shown(carrack.State.apply)
    assert "apply(self" in text
    assert "action" in text
    assert "Carry out a legal action" in text
    assert "number" not in text


def test_games_own_states_inherit_the_help() -> None:
    state = begun("pizarro")
    assert "Return the actions" in shown(state.legal)
    assert inspect.getdoc(type(state).view)
    assert inspect.getdoc(type(state))


def test_attributes_are_explained_when_compiled() -> None:
    if carrack.COMPILED:  # uncompiled, attributes live in each object
        assert "CHANCE" in str(inspect.getdoc(inspect.getattr_static(carrack.State, "actor")))


@pytest.mark.parametrize("game_id", carrack.ids())
def test_equal_positions_are_equal_and_hash_alike(game_id: str) -> None:
    state = begun(game_id)
    same, other = state.copy(), state.copy()
    other.apply(other.legal()[0])
    assert state == same
    assert hash(state) == hash(same)
    assert len({state, same, other}) == 2
    assert state != other
    assert state != "a state"
    seat = int(state.actor)
    assert state.view(seat) == same.view(seat)
    assert hash(state.view(seat)) == hash(same.view(seat))
    assert state.view(seat) != other.view(seat)
    assert pickle.loads(pickle.dumps(state)) == state


def test_positions_of_different_components_differ() -> None:
    plain = carrack.game("pizarro")
    owned = plain.with_owner_file("swap_limit = 2\n", "mine.toml")
    assert plain.new(3) == plain.new(3) != owned.new(3)


@pytest.mark.parametrize("game_id", carrack.ids())
def test_a_printed_position_shows_the_board_and_the_question(game_id: str) -> None:
    state = begun(game_id)
    printed = str(state)
    assert repr(state) in printed
    assert state.prompt().code in repr(state)
    assert len(printed.splitlines()) > 8
    view = state.view(int(state.actor))
    assert repr(view) in str(view)
    assert state.game.actions.notation(view.legal[-1]) in str(view)


@pytest.mark.parametrize("game_id", DESCRIBED)
def test_a_view_has_a_typed_description(game_id: str) -> None:
    state = begun(game_id)
    described = carrack.describe(state.view(int(state.actor)))
    kind = page_type(game_id)
    assert kind is not None
    assert isinstance(described, kind)
    assert kind.__doc__
    assert len(msgspec.structs.fields(kind)) > 5


def test_errors_are_sentences() -> None:
    state = begun("amerigo-cards")
    while "compensation" in state.prompt().code:
        state.apply(state.game.actions.find("decline"))
    with pytest.raises(carrack.Illegal, match=r"sell: The market .+\(sell\.market-incomplete") as caught:
        state.apply(state.game.actions.find("sell"))
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    with pytest.raises(carrack.Malformed, match="is no action of this game"):
        state.apply(99999)
    with pytest.raises(carrack.Malformed, match="2 to 8"):
        carrack.game("amerigo-cards").new(seats=12)


def test_an_error_whose_game_is_unknown_is_told_by_its_code() -> None:
    inner = carrack.Illegal(Verdict("sell.market-incomplete"))
    outer = malformed("record.bad", reason=inner.verdict)
    assert "sell.market-incomplete" in str(inner)
    assert "record.bad" in str(outer)


def test_an_action_that_is_like_none_is_refused_without_a_guess() -> None:
    actions = carrack.game("amerigo-cards").actions
    with pytest.raises(carrack.Malformed) as refusal:
        actions.find("zzzz")
    assert str(refusal.value).startswith("“zzzz” is no action of this game. (")
    with pytest.raises(carrack.Malformed) as refusal:
        actions.find("explor")
    assert "Close to it: explore." in str(refusal.value)
    assert repr(actions) == "<98 actions, 83 of the seats>"
