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
from carrack.games.amerigo import evaluation, features, scoring, words
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.actions import action_table
from carrack.games.amerigo.checks import check_table
from carrack.games.amerigo.components import Schema, parts_for
from carrack.games.amerigo.facts import SEATS, amerigo_facts
from carrack.games.amerigo.parts import Parts
from carrack.games.amerigo.questions import contents, setup
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tables import empty_table, table_from_rows
from carrack.games.amerigo.view import OpenTable
from carrack.games.amerigo.weights import W


@final
class AmerigoState(TableState[Table]):
    """A position of Amerigo."""

    def copy(self) -> AmerigoState:
        return AmerigoState(self.rules, self.table.copy())


@final
class AmerigoView(GameView[Table]):
    """What one seat knows: everything, for all lies open."""


class Amerigo(TableGame[Table]):
    """Amerigo with one set of component values."""

    def __init__(self, owner_file: str = "", owner_name: str = "") -> None:
        folder = Path(__file__).parent
        values: Components = component_files.load(folder / "components.toml", Schema, owner_file, owner_name)
        self.parts: dict[int, Parts] = {seats: parts_for(values, seats) for seats in SEATS}
        facts = amerigo_facts(values)
        super().__init__(facts, folder, values, action_table(), owner_file, contents.QUESTIONS, why.REASONS)

    def weigh_by(self, values: dict[str, float]) -> None:
        W.use(values)

    def begin(self, seats: i64, options: dict[str, str]) -> AmerigoState:
        table = empty_table(self.parts[int(seats)], seats)
        setup.start(table)
        return AmerigoState(self, table)

    def state(self, table: Table) -> AmerigoState:
        return AmerigoState(self, table)

    def sight(self, viewer: i64, table: Table, legal: list[int]) -> AmerigoView:
        return AmerigoView(self, viewer, table, legal)

    def settle(self, table: Table) -> None:
        contents.settle(table)

    def read(self, seats: i64, rows: list[list[int]]) -> Table:
        return table_from_rows(self.parts[int(seats)], seats, rows)

    def visible(self, table: Table, viewer: i64) -> Table:
        return table.copy()

    def results(self, table: Table) -> list[Score]:
        return scoring.scores(table)

    def value(self, table: Table, seat: i64) -> float:
        return evaluation.evaluate(table, seat)

    def values_into(self, table: Table, row: vec[float]) -> None:
        evaluation.rewards_into(table, row)

    def check_table(self, table: Table) -> None:
        check_table(table)

    def check_seen(self, table: Table) -> None:
        check_table(table)

    def prepare(self, view: View) -> Imagination:
        assert isinstance(view, AmerigoView)
        return TableImagination(self, OpenTable(view.table))

    def words(self, args: dict[str, object]) -> dict[str, object]:
        return words.in_words(args)

    def features(self, view: View) -> list[float]:
        assert isinstance(view, AmerigoView)
        return features.features(view.table, view.seat)

    def feature_names(self, seats: int) -> list[str]:
        return features.feature_names(seats)
