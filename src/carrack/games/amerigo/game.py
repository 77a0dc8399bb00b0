"""The game as the contract wants it: a State and a View around a Table, and the Game that makes them."""

from __future__ import annotations

from pathlib import Path
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core import components, tables
from carrack.core.table_game import Answers, GameView, TableGame, TableState
from carrack.games.amerigo import checks, facts, refusals, scoring
from carrack.games.amerigo.choices import action_table
from carrack.games.amerigo.components.parts import Parts
from carrack.games.amerigo.components.schema import Schema, parts_for
from carrack.games.amerigo.judging import evaluation, features
from carrack.games.amerigo.judging.weights import W
from carrack.games.amerigo.knowledge.view import OpenTable
from carrack.games.amerigo.map.charts import with_map
from carrack.games.amerigo.questions import contents, setup
from carrack.games.amerigo.showing import words
from carrack.games.amerigo.table import Table


@final
class AmerigoState(TableState[Table]):
    """A position of Amerigo."""

    def copy(self) -> AmerigoState:
        return AmerigoState(self.rules, self.table.copy())


@final
class AmerigoView(GameView[Table]):
    """A seat's view: everything, for all lies open."""


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
            features.write_features,
            features.feature_names,
            features.feature_shapes,
            words.in_words,
            W.use,
        )
        super().__init__(
            known, here, box, action_table(), owner_file, contents.QUESTIONS, refusals.REASONS, answers
        )

    def begin(self, seats: i64, options: dict[str, str]) -> AmerigoState:
        table = Table.empty(self.parts[int(seats)], seats)
        setup.start(table)
        return AmerigoState(self, table)

    def state(self, table: Table) -> AmerigoState:
        return AmerigoState(self, table)

    def sight(self, viewer: i64, table: Table, legal: list[int]) -> AmerigoView:
        return AmerigoView(self, viewer, table, legal)

    def read(self, seats: i64, rows: list[list[int]]) -> Table:
        return with_map(tables.with_rows(Table.empty(self.parts[int(seats)], seats), rows))

    def visible(self, table: Table, viewer: i64) -> Table:
        return table.copy()

    def values_into(self, table: Table, row: vec[float]) -> None:
        evaluation.rewards_into(table, row)

    def blanks(self, table: Table, viewer: i64) -> OpenTable:
        return OpenTable(table)
