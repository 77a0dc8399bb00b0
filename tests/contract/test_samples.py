"""Positions laid out by hand: each game names its own, and what holds for all games is tried on them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, cast

import pytest

import carrack
from carrack.core.api import ONLOOKER, Game, State
from carrack.core.packing import pack
from carrack.core.rulebook import rulebook
from carrack.core.verdicts import ILLEGAL, Illegal, Malformed
from tests.contract.samples import Change, No, Position, Samples, Wrong, samples_of

WRITES = "_to_write"
"""How a method ends that gives a row to whoever writes into it."""


def parts(name: str) -> pytest.MarkDecorator:
    """Try a test on everything of this kind that the games name."""
    found = [
        pytest.param(samples_of(game_id), part, id=f"{game_id}-{_told(part)}")
        for game_id in carrack.ids()
        for part in getattr(samples_of(game_id), name)
    ]
    return pytest.mark.parametrize(("samples", "part"), found)


def _told(part: object) -> str:
    words = part if isinstance(part, tuple) else (part,)
    return "-".join(str(word) for word in words if not callable(word) and not isinstance(word, dict))


@pytest.fixture(params=carrack.ids())
def samples(request: pytest.FixtureRequest) -> Samples:
    return samples_of(request.param)


def game_of(samples: Samples) -> Game:
    return carrack.game(samples.facts.id)


# --- what records and peers rely on -----------------------------------------------------------------------


def test_the_facts_of_the_game(samples: Samples) -> None:
    assert game_of(samples).facts == samples.facts


def test_the_numbers_of_this_rules_version_keep_their_words(samples: Samples) -> None:
    rows = [*samples.seats, *samples.chances]
    table = samples.position().game.actions
    assert [(choice.family, choice.notation, choice.args) for choice in table.choices] == rows
    assert table.first_chance == len(samples.seats)
    # Cards may have other names in the box that is played with.
    game = game_of(samples)
    assert [(choice.family, choice.args) for choice in game.actions.choices] == [(a, c) for a, _, c in rows]
    assert (game.actions.first_chance, game.action_count) == (len(samples.seats), len(rows))


# --- positions --------------------------------------------------------------------------------------------


def load(state: State, rows: list[list[int]], seats: int = 0) -> State:
    version = state.game.facts.rules_version
    return state.game.load(pack([[version, seats or int(state.seats)], *rows]))


def changed(state: State, changes: Sequence[Change]) -> list[list[int]]:
    rows = state.rows()
    for row, at, value in changes:
        rows[row][at:] = [value, *rows[row][at + 1 :]]
    return rows


def reason_against(state: State, rows: list[list[int]], seats: int = 0) -> str:
    """Return why these rows are no position."""
    with pytest.raises(Malformed) as caught:
        load(state, rows, seats)
    assert caught.value.verdict.code == "dump.unreadable"
    return str(caught.value.verdict.args["reason"]).removeprefix("no such position: ")


def test_a_position_survives_dump_and_load(samples: Samples) -> None:
    state = samples.position()
    again = state.game.load(state.dump())
    assert again.digest() == state.digest()
    assert again.legal() == state.legal()
    assert load(state, state.rows()).digest() == state.digest()


def test_scenes_and_copies_are_independent(samples: Samples) -> None:
    scene = samples.scene()
    one, other = scene.state, scene.state
    copied, before = one.copy(), other.digest()
    one.apply(one.legal()[0])
    assert other.digest() == copied.digest() == before != one.digest()


def test_an_owners_file_is_named_when_it_is_wrong(samples: Samples) -> None:
    with pytest.raises(Malformed) as caught:
        game_of(samples).with_owner_file("no_such_value = 1", "my.toml")
    assert "my.toml" in str(caught.value.verdict.args.values())


def test_a_row_that_copies_share_is_copied_once_when_one_of_them_writes(samples: Samples) -> None:
    """For every lazy row of the table and of a seat, whichever is written first."""
    table = cast(Any, samples.position()).table
    for part in (table, *getattr(table, "player", ())[:1]):
        names = [name.removesuffix(WRITES) for name in dir(part) if name.endswith(WRITES)]
        for order, writes_first in product((names, names[::-1]), (0, 1)):
            original = part.copy()
            copies = (original, original.copy())
            writer, other = copies[writes_first], copies[1 - writes_first]
            before = [[*getattr(other, name)] for name in names]
            for name in order:
                row, again = (getattr(writer, f"{name}{WRITES}")() for _ in range(2))
                row[0] = 1 - min(row[0], 1)
                assert again[0] == row[0], f"{name}: written rows are copied again"
            assert [[*getattr(other, name)] for name in names] == before


@parts("wrong")
def test_an_impossible_position_is_refused(samples: Samples, part: Wrong) -> None:
    reason, position, changes = part
    state = position()
    rows = changed(state, changes)
    assert rows != state.rows()
    assert reason_against(state, rows) == reason


@parts("fine")
def test_a_position_may_go_to_the_limits(samples: Samples, part: tuple[Position, Change]) -> None:
    position, change = part
    state = position()
    load(state, changed(state, [change])).check()


@parts("fixed")
@pytest.mark.parametrize("longer", [True, False])
def test_rows_that_do_not_fit_the_game_are_refused(samples: Samples, part: int, longer: bool) -> None:
    state = samples.position()
    rows = state.rows()
    rows[part] = [*rows[part], 0] if longer else rows[part][:-1]
    assert reason_against(state, rows) == samples.misfit or not samples.misfit


def test_rows_too_few_or_too_many_are_refused(samples: Samples) -> None:
    state = samples.position()
    for rows in (state.rows()[:-1], [*state.rows(), []], []):
        reason_against(state, rows)


def test_a_position_for_other_seats_is_refused(samples: Samples) -> None:
    state, known = samples.position(), samples.facts.seats
    for seats in {*range(1, known[-1] + 2)} - {int(state.seats)}:
        with pytest.raises(Malformed) as caught:
            load(state, state.rows(), seats)
        code, args = caught.value.verdict.code, caught.value.verdict.args
        if seats in known:
            assert (code, args) == ("dump.unreadable", {"reason": "rows do not fit the game"})
        else:
            expected = {"seats": seats, "least": known[0], "most": known[-1]}
            assert (code, args) == ("seats.impossible", expected)


def test_who_has_more_stands_better(samples: Samples) -> None:
    state = samples.better()
    assert state.evaluate(0) < state.evaluate(1)


# --- views ------------------------------------------------------------------------------------------------


def viewers(state: State) -> list[int | None]:
    return [*range(int(state.seats)), None]


def test_a_view_survives_dump_and_load(samples: Samples) -> None:
    state = samples.position()
    for viewer in viewers(state):
        view = state.view(viewer)
        again = state.game.load_view(view.dump())
        again.check()
        assert again.dump() == view.dump()
        assert again.prompt() == view.prompt() == state.prompt()
        assert again.seat == view.seat == (ONLOOKER if viewer is None else viewer)


def test_a_view_offers_its_seat_what_may_be_picked_and_nothing_to_others(samples: Samples) -> None:
    state = samples.scene().state
    for viewer in viewers(state):
        offered = state.legal() if viewer == state.actor else []
        assert state.view(viewer).legal == offered
        assert state.game.load_view(state.view(viewer).dump()).legal == offered


# --- refusals ---------------------------------------------------------------------------------------------


@parts("noes")
def test_a_no_has_its_code_its_parameters_and_its_paragraph(samples: Samples, part: No) -> None:
    position, words, code, args, rule = part
    state = position()
    number = state.game.actions.find(words)
    verdict, before = state.verdict(number), state.digest()
    assert (verdict.code, verdict.rule, verdict.family) == (code, rule, ILLEGAL)
    assert args is None or verdict.args == args
    assert all(rule in rulebook(state.game, language).paragraphs for language in ("en", "de"))
    with pytest.raises(Illegal, match=words) as caught:
        state.apply(number)
    assert caught.value.verdict == verdict
    assert state.digest() == before


def test_every_reason_is_tested(samples: Samples) -> None:
    tried = {no[2] for no in samples.noes} | samples.elsewhere
    assert tried == {reason.code for reason in samples.reasons.values()}
