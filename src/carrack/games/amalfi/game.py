"""The game as the contract wants it: a State and a View around a Table, and the Game that makes them."""

from __future__ import annotations

from pathlib import Path
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core import components as component_files
from carrack.core.api import Imagination, Score, View
from carrack.core.components import Components
from carrack.core.table_game import GameView, TableGame, TableImagination, TableState
from carrack.games.amalfi import evaluation, features, scoring, words
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.actions import Names, action_table
from carrack.games.amalfi.checks import check_table
from carrack.games.amalfi.component_numbers import names_from, parts_from
from carrack.games.amalfi.components import Schema, file_of
from carrack.games.amalfi.facts import amalfi_facts
from carrack.games.amalfi.guesses import ImaginedTable
from carrack.games.amalfi.parts import Parts
from carrack.games.amalfi.questions import contents, setup
from carrack.games.amalfi.ranges import check_ranges
from carrack.games.amalfi.state import Table
from carrack.games.amalfi.tables import empty_table, table_from_rows
from carrack.games.amalfi.view import visible_table
from carrack.games.amalfi.weights import W


@final
class AmalfiState(TableState[Table]):
    """A position of Amalfi."""

    def copy(self) -> AmalfiState:
        return AmalfiState(self.rules, self.table.copy())


@final
class AmalfiView(GameView[Table]):
    """What one seat knows: a table on which the hidden cards are nowhere."""


@final
class Amalfi(TableGame[Table]):
    """Amalfi: Renaissance with one set of component values."""

    def __init__(self, owner_file: str = "", owner_name: str = "") -> None:
        folder = Path(__file__).parent
        values: Components = component_files.load(folder / "components.toml", Schema, owner_file, owner_name)
        file = file_of(values)
        self.parts: Parts = parts_from(file)
        self.names: Names = names_from(file)
        super().__init__(
            amalfi_facts(),
            folder,
            values,
            action_table(self.names, file.lighthouse_gain, file.no_lighthouse_points),
            owner_file,
            contents.QUESTIONS,
            why.REASONS,
        )

    def weigh_by(self, values: dict[str, float]) -> None:
        W.use(values)

    def begin(self, seats: i64, options: dict[str, str]) -> AmalfiState:
        table = empty_table(self.parts, seats)
        table.hands = at.HANDS_NAMES.index(options["hands"])
        table.rival = at.RIVAL_NAMES.index(options["rival"])
        setup.start(table)
        contents.settle(table)
        return AmalfiState(self, table)

    def state(self, table: Table) -> AmalfiState:
        return AmalfiState(self, table)

    def sight(self, viewer: i64, table: Table, legal: list[int]) -> AmalfiView:
        return AmalfiView(self, viewer, table, legal)

    def settle(self, table: Table) -> None:
        contents.settle(table)

    def read(self, seats: i64, rows: list[list[int]]) -> Table:
        return table_from_rows(self.parts, seats, rows)

    def visible(self, table: Table, viewer: i64) -> Table:
        return visible_table(table, viewer)

    def results(self, table: Table) -> list[Score]:
        return scoring.scores(table)

    def value(self, table: Table, seat: i64) -> float:
        return evaluation.evaluate(table, seat)

    def values_into(self, table: Table, row: vec[float]) -> None:
        evaluation.rewards_into(table, row)

    def check_table(self, table: Table) -> None:
        check_table(table)

    def check_seen(self, table: Table) -> None:
        check_ranges(table)

    def prepare(self, view: View) -> Imagination:
        assert isinstance(view, AmalfiView)
        return TableImagination(self, ImaginedTable(view.table, view.seat))

    def words(self, args: dict[str, object]) -> dict[str, object]:
        return words.in_words(self.names, args)

    def features(self, view: View) -> list[float]:
        assert isinstance(view, AmalfiView)
        return features.features(view.table, view.seat)

    def feature_names(self, seats: int) -> list[str]:
        return features.feature_names(seats)
