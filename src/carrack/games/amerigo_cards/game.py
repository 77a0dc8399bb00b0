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
from carrack.games.amerigo_cards import checks, evaluation, features, scoring, tables, view, words
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.actions import action_table
from carrack.games.amerigo_cards.components import Schema, parts_for
from carrack.games.amerigo_cards.facts import cards_facts
from carrack.games.amerigo_cards.imagination import ImaginedTable
from carrack.games.amerigo_cards.parts import Parts
from carrack.games.amerigo_cards.questions import contents, setup
from carrack.games.amerigo_cards.state import Table
from carrack.games.amerigo_cards.weights import W


@final
class CardsState(TableState[Table]):
    """A position of Amerigo (2008)."""

    def copy(self) -> CardsState:
        return CardsState(self.rules, self.table.copy())


@final
class CardsView(GameView[Table]):
    """What one seat knows: a table on which the hidden rows are empty."""

    def rows(self) -> list[list[int]]:
        return self.table.rows()


@final
class AmerigoCards(TableGame[Table]):
    """Amerigo (2008), the card game, with one set of component values."""

    def __init__(self, owner_file: str = "", owner_name: str = "") -> None:
        folder = Path(__file__).parent
        values: Components = component_files.load(folder / "components.toml", Schema, owner_file, owner_name)
        counts = range(at.LEAST_SEATS, at.MOST_SEATS + 1)
        self.parts: dict[int, Parts] = {seats: parts_for(values, seats) for seats in counts}
        facts, numbers, asked = cards_facts(self.parts), action_table(), contents.QUESTIONS
        super().__init__(facts, folder, values, numbers, owner_file, asked, why.REASONS, settles=False)

    def weigh_by(self, values: dict[str, float]) -> None:
        W.use(values)

    def begin(self, seats: i64, options: dict[str, str]) -> CardsState:
        table = tables.empty_table(self.parts[int(seats)], seats)
        setup.start(table)
        return CardsState(self, table)

    def state(self, table: Table) -> CardsState:
        return CardsState(self, table)

    def sight(self, viewer: i64, table: Table, legal: list[int]) -> CardsView:
        return CardsView(self, viewer, table, legal)

    def read(self, seats: i64, rows: list[list[int]]) -> Table:
        return tables.table_from_rows(self.parts[int(seats)], seats, rows)

    def load_view_rows(self, seat: int, legal: list[int], rows: list[list[int]]) -> CardsView:
        """The rows of a view do not say how many seats there are: there is a treasure pile for each."""
        seats = self.check_seats(len(rows) - at.ROWS)
        return CardsView(self, seat, self.read(seats, rows), legal)

    def visible(self, table: Table, viewer: i64) -> Table:
        return view.visible_table(table, viewer)

    def results(self, table: Table) -> list[Score]:
        return scoring.scores(table)

    def value(self, table: Table, seat: i64) -> float:
        return evaluation.evaluate(table, seat)

    def values_into(self, table: Table, row: vec[float]) -> None:
        evaluation.rewards_into(table, row)

    def check_table(self, table: Table) -> None:
        checks.check_table(table)

    def check_seen(self, table: Table) -> None:
        checks.check_ranges(table)

    def prepare(self, view: View) -> Imagination:
        assert isinstance(view, CardsView)
        return TableImagination(self, ImaginedTable(view.table, view.seat))

    def words(self, args: dict[str, object]) -> dict[str, object]:
        return words.in_words(args)

    def features(self, view: View) -> list[float]:
        assert isinstance(view, CardsView)
        return features.features(view.table, view.seat)

    def feature_names(self, seats: int) -> list[str]:
        return features.feature_names(seats)
