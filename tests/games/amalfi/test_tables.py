"""Tables as numbers: what a new one holds, copies, and rows from outside that no table gives."""

from __future__ import annotations

import pytest

from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.packing import pack
from carrack.core.playout import Scratch, random_number
from carrack.core.verdicts import Malformed
from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.layout import ITEM, NO_RIVAL, NONE, RUN
from carrack.games.amalfi.table import MOST_DEPTH, Table
from tests.games.amalfi.scene import GAME, SCALARS, Scene, legal, play

ONE, SHEETS, MASK_ROW, STACK = 0, 1, 2, 11
"""Rows of a dumped position."""


def rows() -> list[list[int]]:
    return Scene().invited(0, "titian").state.rows()


def reason(changed: list[list[int]]) -> str:
    """Return why these rows are no position."""
    with pytest.raises(Malformed) as caught:
        GAME.load(pack([[GAME.facts.rules_version, 2], *changed]))
    assert caught.value.verdict.code == "dump.unreadable"
    return str(caught.value.verdict.args["reason"])


def test_on_a_new_table_nothing_is_chosen_owed_or_sent() -> None:
    table = Table.empty(GAME.parts, 2)
    told = dict(zip(SCALARS, table.rows()[ONE], strict=True))
    assert {name: number for name, number in told.items() if number} == {
        "phase": RUN,
        "actor": CHANCE,
        "action": NONE,
        "visit": NONE,
        "rival": NO_RIVAL,
    }


def test_a_copy_has_every_number_and_a_life_of_its_own() -> None:
    table = Scene().holds(0, gems=1).table
    for value, name in enumerate(SCALARS):
        setattr(table, name, type(getattr(table, name))(value % 3 + 1))
    copied = table.copy()
    assert copied.rows() == table.rows()
    before = copied.rows()
    for wide in (table.player[0].holds_to_write(), table.stack):
        wide[0] += 1
    for small in (table.board_to_write(), table.dock_to_write(), table.char_at):
        small[0] += 1
    assert copied.rows() == before
    table.player[0].bay += 1
    assert copied.rows() == before


def test_what_copies_share_is_made_anew_by_who_changes_it() -> None:
    """Not one of these rows is written in: play until all of them differ from what an early copy has."""
    shared = ("light", "tile_at", "art_at", "shown", "dealt")
    changed: set[str] = set()
    for seed in range(20):
        state = GAME.new(3, hands="blind")
        assert isinstance(state, AmalfiState)
        rng = Rng(seed)
        scratch = Scratch(GAME.action_count)
        while state.actor != OVER and len(changed) < len(shared):
            copied = state.table.copy()
            assert all(getattr(copied, row) == getattr(state.table, row) for row in shared)
            before = {row: list(getattr(copied, row)) for row in shared}
            state.step(random_number(state, rng, scratch))
            assert {row: list(getattr(copied, row)) for row in shared} == before
            changed |= {row for row in shared if list(getattr(state.table, row)) != before[row]}
    assert changed == set(shared)


@pytest.mark.rule("option.5")
def test_a_copy_made_while_ships_are_sent_goes_on_in_the_same_way() -> None:
    state = play(Scene().holds(0, wine=1).state, "navigate alexandria", "send spices")
    assert legal(state.copy()) == legal(state)
    assert "supply" not in legal(state.copy())


def test_rows_that_fit_no_table_are_refused() -> None:
    misfit = "rows do not fit the game"
    assert reason(rows()[:-1]) == misfit
    assert reason([*rows(), []]) == misfit
    for i in range(STACK):
        changed = rows()
        changed[i] = changed[i][:-1]
        assert reason(changed) == misfit
    # As many clauses as `depth` says, and never more than any game needs.
    changed = rows()
    changed[STACK] = [0] * ITEM
    assert reason(changed) == misfit
    changed = rows()
    changed[STACK] = [0] * ((MOST_DEPTH + 1) * ITEM)
    changed[ONE][SCALARS.index("depth")] = MOST_DEPTH + 1
    assert reason(changed) == misfit


@pytest.mark.parametrize(
    ("row", "number"), [(MASK_ROW, 1 << 20), (MASK_ROW, -1), (SHEETS, 1000), (SHEETS, -3)]
)
def test_numbers_that_mean_nothing_are_refused(row: int, number: int) -> None:
    changed = rows()
    changed[row][1] = number
    assert reason(changed) == "a number is out of range"
