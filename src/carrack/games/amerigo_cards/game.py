"""The game as the contract wants it: a State and a View around a Table, and the Game that makes them."""

from __future__ import annotations

from pathlib import Path
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core import components, tables
from carrack.core.table_game import Answers, GameView, TableGame, TableState
from carrack.games.amerigo_cards import checks, facts, refusals, scoring
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.choices import action_table
from carrack.games.amerigo_cards.components.parts import Parts
from carrack.games.amerigo_cards.components.schema import Schema, parts_for
from carrack.games.amerigo_cards.judging import evaluation, features, weights
from carrack.games.amerigo_cards.knowledge import imagination, view
from carrack.games.amerigo_cards.questions import contents, setup
from carrack.games.amerigo_cards.showing import words
from carrack.games.amerigo_cards.table import Table


@final
class CardsState(TableState[Table]):
    """A position of Amerigo (2008)."""

    def copy(self) -> CardsState:
        return CardsState(self.rules, self.table.copy())


@final
class CardsView(GameView[Table]):
    """A seat's view: a table on which the hidden rows are empty."""

    def rows(self) -> list[list[int]]:
        return self.table.rows()


@final
class AmerigoCards(TableGame[Table]):
    """Amerigo (2008), the card game, with one set of component values."""

    def __init__(self, owner_file: str = "", owner_name: str = "") -> None:
        here = Path(__file__).parent
        box = components.load(here / "components.toml", Schema, owner_file, owner_name)
        counts = range(at.LEAST_SEATS, at.MOST_SEATS + 1)
        self.parts: dict[int, Parts] = {seats: parts_for(box, seats) for seats in counts}
        known, numbers = facts.cards_facts(self.parts), action_table()
        answers = Answers(
            scoring.scores,
            checks.check_table,
            checks.check_ranges,
            features.write_features,
            features.feature_names,
            features.feature_shapes,
            words.in_words,
            weights.W.use,
        )
        questions, reasons = contents.QUESTIONS, refusals.REASONS
        super().__init__(known, here, box, numbers, owner_file, questions, reasons, answers, settles=False)

    def begin(self, seats: i64, options: dict[str, str]) -> CardsState:
        return CardsState(self, setup.start(Table.empty(self.parts[int(seats)], seats)))

    def state(self, table: Table) -> CardsState:
        return CardsState(self, table)

    def sight(self, viewer: i64, table: Table, legal: list[int]) -> CardsView:
        return CardsView(self, viewer, table, legal)

    def read(self, seats: i64, rows: list[list[int]]) -> Table:
        return tables.with_rows(Table.empty(self.parts[int(seats)], seats), rows)

    def load_view_rows(self, seat: int, legal: list[int], rows: list[list[int]]) -> CardsView:
        """Count the seats by their treasure piles: the rows of a view do not say how many there are."""
        seats = self.check_seats(len(rows) - at.ROWS)
        return CardsView(self, seat, self.read(seats, rows), legal)

    def visible(self, table: Table, viewer: i64) -> Table:
        return view.visible_table(table, viewer)

    def values_into(self, table: Table, row: vec[float]) -> None:
        evaluation.rewards_into(table, row)

    def blanks(self, table: Table, viewer: i64) -> imagination.ImaginedTable:
        return imagination.ImaginedTable(table, viewer)
