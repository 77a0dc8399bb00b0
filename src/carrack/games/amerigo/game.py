"""The game as the contract wants it: a State and a View around a Table, and the Game that makes them."""

from __future__ import annotations

from pathlib import Path
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core import components
from carrack.core.table_game import Answers, GameView, TableGame, TableState
from carrack.games.amerigo import checks, evaluation, facts, features, refusals, scoring, tables, words
from carrack.games.amerigo.actions import action_table
from carrack.games.amerigo.components import Schema, parts_for
from carrack.games.amerigo.parts import Parts
from carrack.games.amerigo.questions import contents, setup
from carrack.games.amerigo.state import Table
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
        here = Path(__file__).parent
        box = components.load(here / "components.toml", Schema, owner_file, owner_name)
        known = facts.amerigo_facts(box)
        self.parts: dict[int, Parts] = {seats: parts_for(box, seats) for seats in known.seats}
        answers = Answers(
            scoring.scores,
            checks.check_table,
            checks.check_table,
            features.features,
            features.feature_names,
            words.in_words,
            W.use,
        )
        super().__init__(
            known, here, box, action_table(), owner_file, contents.QUESTIONS, refusals.REASONS, answers
        )

    def begin(self, seats: i64, options: dict[str, str]) -> AmerigoState:
        table = tables.empty_table(self.parts[int(seats)], seats)
        setup.start(table)
        return AmerigoState(self, table)

    def state(self, table: Table) -> AmerigoState:
        return AmerigoState(self, table)

    def sight(self, viewer: i64, table: Table, legal: list[int]) -> AmerigoView:
        return AmerigoView(self, viewer, table, legal)

    def read(self, seats: i64, rows: list[list[int]]) -> Table:
        return tables.table_from_rows(self.parts[int(seats)], seats, rows)

    def visible(self, table: Table, viewer: i64) -> Table:
        return table.copy()

    def value(self, table: Table, seat: i64) -> float:
        return evaluation.evaluate(table, seat)

    def values_into(self, table: Table, row: vec[float]) -> None:
        evaluation.rewards_into(table, row)

    def blanks(self, table: Table, viewer: i64) -> tables.OpenTable:
        return tables.OpenTable(table)
