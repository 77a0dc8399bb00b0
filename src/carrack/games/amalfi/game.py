"""The game as the contract wants it: a State and a View around a Table, and the Game that makes them."""

from __future__ import annotations

from pathlib import Path
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core import components, tables
from carrack.core.table_game import Answers, GameView, TableGame, TableState
from carrack.games.amalfi import checks, facts, modifiers, ranges, refusals, scoring
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.choices import Names, action_table
from carrack.games.amalfi.components.numbers import names_from, parts_from
from carrack.games.amalfi.components.validation import Schema, file_of
from carrack.games.amalfi.judging import evaluation, features, weights
from carrack.games.amalfi.knowledge import guesses, view
from carrack.games.amalfi.questions import contents, setup
from carrack.games.amalfi.showing import words
from carrack.games.amalfi.table import Table


@final
class AmalfiState(TableState[Table]):
    """A position of Amalfi."""

    def copy(self) -> AmalfiState:
        return AmalfiState(self.rules, self.table.copy())


@final
class AmalfiView(GameView[Table]):
    """A seat's view: a table on which the hidden cards are nowhere."""


@final
class Amalfi(TableGame[Table]):
    """Amalfi: Renaissance with one set of component values."""

    def __init__(self, owner_file: str = "", owner_name: str = "") -> None:
        here = Path(__file__).parent
        box = components.load(here / "components.toml", Schema, owner_file, owner_name)
        file = file_of(box)
        self.parts = parts_from(file)
        self.names: Names = names_from(file)
        answers = Answers(
            scoring.scores,
            checks.check_table,
            ranges.check_ranges,
            features.write_features,
            features.feature_names,
            features.feature_shapes,
            lambda args: words.in_words(self.names, args),
            weights.W.use,
        )
        numbers = action_table(self.names, file.lighthouse_gain, file.no_lighthouse_points)
        known = facts.amalfi_facts()
        super().__init__(known, here, box, numbers, owner_file, contents.QUESTIONS, refusals.REASONS, answers)

    def begin(self, seats: i64, options: dict[str, str]) -> AmalfiState:
        table = Table.empty(self.parts, seats)
        table.hands = at.HANDS_NAMES.index(options["hands"])
        table.rival = at.RIVAL_NAMES.index(options["rival"])
        contents.settle(setup.start(table))
        return self.state(table)

    def state(self, table: Table) -> AmalfiState:
        return AmalfiState(self, table)

    def sight(self, viewer: i64, table: Table, legal: list[int]) -> AmalfiView:
        return AmalfiView(self, viewer, table, legal)

    def settle(self, table: Table) -> None:
        contents.settle(table)

    def read(self, seats: i64, rows: list[list[int]]) -> Table:
        return modifiers.add_up_all(tables.with_rows(Table.empty(self.parts, seats), rows))

    def visible(self, table: Table, viewer: i64) -> Table:
        return view.visible_table(table, viewer)

    def values_into(self, table: Table, row: vec[float]) -> None:
        evaluation.rewards_into(table, row)

    def blanks(self, table: Table, viewer: i64) -> guesses.ImaginedTable:
        return guesses.ImaginedTable(table, viewer)
