"""The game as the contract wants it: what it is made of, and who answers for what."""

from __future__ import annotations

from pathlib import Path
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core import components
from carrack.core.table_game import Answers, TableGame
from carrack.games.pizarro import checks, facts, position, refusals, scoring
from carrack.games.pizarro.choices import action_table
from carrack.games.pizarro.components.schema import Schema, parts_of
from carrack.games.pizarro.judging import evaluation, features
from carrack.games.pizarro.judging.weights import W
from carrack.games.pizarro.knowledge.imagination import ImaginedTable
from carrack.games.pizarro.knowledge.view import visible_table
from carrack.games.pizarro.position import PizarroState, PizarroView
from carrack.games.pizarro.questions import contents, setup
from carrack.games.pizarro.showing import words
from carrack.games.pizarro.table import Table


@final
class Pizarro(TableGame[Table]):
    """Pizarro & Co. with one set of component values."""

    def __init__(self, owner_file: str = "", owner_name: str = "") -> None:
        here = Path(__file__).parent
        box = components.load(here / "components.toml", Schema, owner_file, owner_name)
        self.parts: position.PartsBySides = parts_of(box)
        known = facts.pizarro_facts(box)
        answers = Answers(
            scoring.scores,
            checks.check_table,
            checks.check_ranges,
            features.write_features,
            features.feature_names,
            features.feature_shapes,
            words.in_words,
            W.use,
        )
        super().__init__(
            known, here, box, action_table(), owner_file, contents.QUESTIONS, refusals.REASONS, answers
        )

    def begin(self, seats: i64, options: dict[str, str]) -> PizarroState:
        parts = self.parts[int(seats), options["board_1"], options["board_2"]]
        return PizarroState(self, setup.start(Table.empty(parts, seats)))

    def state(self, table: Table) -> PizarroState:
        return PizarroState(self, table)

    def sight(self, viewer: i64, table: Table, legal: list[int]) -> PizarroView:
        return PizarroView(self, viewer, table, legal)

    def settle(self, table: Table) -> None:
        contents.settle(table)

    def rows_of(self, table: Table) -> list[list[int]]:
        return position.rows_of(table)

    def read(self, seats: i64, rows: list[list[int]]) -> Table:
        return position.table_from_rows(self.parts, seats, rows)

    def visible(self, table: Table, viewer: i64) -> Table:
        return visible_table(table, viewer)

    def values_into(self, table: Table, row: vec[float]) -> None:
        evaluation.rewards_into(table, row)

    def blanks(self, table: Table, viewer: i64) -> ImaginedTable:
        return ImaginedTable(table, viewer)
