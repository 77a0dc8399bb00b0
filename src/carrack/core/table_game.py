"""A game whose questions are objects: its State and View around a table, and the Game that answers for them.

A game derives an empty State and View of its own and says what is its own in a `TableGame`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.actions import ActionTable
from carrack.core.api import OVER, Facts, Game, Imagination, Prompt, Score, State, View
from carrack.core.chance import Rng
from carrack.core.components import Components
from carrack.core.events import Event
from carrack.core.features import FeatureRow
from carrack.core.question import Question
from carrack.core.ranking import share_of_win
from carrack.core.tables import AnyTable, TableView
from carrack.core.verdicts import Reason, Verdict, malformed


class Answers(Generic[AnyTable]):
    """A game's answers outside of play and search, as functions of its modules."""

    def __init__(
        self,
        scores: Callable[[AnyTable], list[Score]],
        check: Callable[[AnyTable], None],
        check_seen: Callable[[AnyTable], None],
        write_features: Callable[[AnyTable, int, FeatureRow], None],
        feature_names: Callable[[int], list[str]],
        feature_shapes: Callable[[int], dict[str, tuple[int, ...]]],
        words: Callable[[dict[str, object]], dict[str, object]],
        weigh_by: Callable[[dict[str, float]], None],
    ) -> None:
        self.scores: Callable[[AnyTable], list[Score]] = scores
        """Each seat's result if the game ended now."""
        self.check: Callable[[AnyTable], None] = check
        """Raise AssertionError unless every component is where one can be."""
        self.check_seen: Callable[[AnyTable], None] = check_seen
        """The same of a table as somebody sees it: what is hidden is not there."""
        self.write_features: Callable[[AnyTable, int, FeatureRow], None] = write_features
        """Write what a viewer sees, as numbers between -1 and 1."""
        self.feature_names: Callable[[int], list[str]] = feature_names
        self.feature_shapes: Callable[[int], dict[str, tuple[int, ...]]] = feature_shapes
        self.words: Callable[[dict[str, object]], dict[str, object]] = words
        """Parameters of a sentence with the game's own numbers turned into words."""
        self.weigh_by: Callable[[dict[str, float]], None] = weigh_by
        """Evaluate by these weights."""


class TableGame(Game, Generic[AnyTable]):
    """A game that lies on a table: its questions by phase, its reasons, and what only it can do."""

    def __init__(
        self,
        facts: Facts,
        folder: Path,
        components: Components,
        actions: ActionTable,
        owner_file: str,
        questions: vec[Question[AnyTable]],
        reasons: Mapping[int, Reason],
        answers: Answers[AnyTable],
        settles: bool = True,
    ) -> None:
        super().__init__(facts, folder, components, actions, owner_file)
        self.questions: vec[Question[AnyTable]] = questions
        self.reasons: Mapping[int, Reason] = reasons
        self.answers: Answers[AnyTable] = answers
        self.settles: bool = settles
        """False: every step asks the next question itself, so nothing is left to settle."""

    def state(self, table: AnyTable) -> TableState[AnyTable]:
        """*game*: the State around a table."""
        raise NotImplementedError

    def sight(self, viewer: i64, table: AnyTable, legal: list[int]) -> TableView[AnyTable]:
        """*game*: the View around a table on which what is hidden is not."""
        raise NotImplementedError

    def settle(self, table: AnyTable) -> None:
        """Carry out whatever needs no answer, and answers that are the only ones."""
        while self.questions[table.phase].answers_itself(table):
            pass

    def rows_of(self, table: AnyTable) -> list[list[int]]:
        """Return everything on a table, as `read` takes it."""
        return table.rows()

    def read(self, seats: i64, rows: list[list[int]]) -> AnyTable:
        """*game*: the table that gave these rows; rows that no table gives are refused."""
        raise NotImplementedError

    def visible(self, table: AnyTable, viewer: i64) -> AnyTable:
        """*game*: a new table with only what the viewer may know laid on it."""
        raise NotImplementedError

    def values_into(self, table: AnyTable, row: vec[float]) -> None:
        """*game*: how well each seat stands, 0 (lost) to 1 (won), for search: after the end with a margin."""
        raise NotImplementedError

    def blanks(self, table: AnyTable, viewer: i64) -> Blanks[AnyTable]:
        """*game*: a view's table made ready, so that what is hidden can be filled in."""
        raise NotImplementedError

    def prepare(self, view: View) -> Imagination:
        assert isinstance(view, TableView)
        return TableImagination(self, self.blanks(view.table, view.seat))

    def feature_row(self, view: View) -> FeatureRow:
        assert isinstance(view, TableView)
        row = FeatureRow()
        self.answers.write_features(view.table, int(view.seat), row)
        return row

    def feature_names(self, seats: int) -> list[str]:
        return self.answers.feature_names(seats)

    def feature_shapes(self, seats: int) -> dict[str, tuple[int, ...]]:
        return self.answers.feature_shapes(seats)

    def words(self, args: dict[str, object]) -> dict[str, object]:
        return self.answers.words(args)

    def weigh_by(self, values: dict[str, float]) -> None:
        self.answers.weigh_by(values)

    def load_rows(self, seats: i64, rows: list[list[int]]) -> State:
        return self.state(self.read(seats, rows))

    def load_view_rows(self, seat: int, legal: list[int], rows: list[list[int]]) -> TableView[AnyTable]:
        if not rows or len(rows[0]) != 1:
            raise malformed("dump.unreadable", reason="no seats")
        return self.sight(seat, self.read(self.check_seats(rows[0][0]), rows[1:]), legal)


class TableState(State, Generic[AnyTable]):
    """A position: the table, and the question that its phase asks."""

    @classmethod
    def __class_getitem__(cls, table: object) -> object:
        """Be a class with a table named, too, uncompiled as well as compiled."""
        return cls

    def __init__(self, game: TableGame[AnyTable], table: AnyTable) -> None:
        self.game = game
        self.seats = table.seats
        self.actor = table.actor
        self.rules: TableGame[AnyTable] = game
        self.table: AnyTable = table

    def legal_into(self, row: vec[i64]) -> i64:
        return self.rules.questions[self.table.phase].legal_into(self.table, row)

    def worthwhile_into(self, row: vec[i64]) -> i64:
        return self.rules.questions[self.table.phase].worthwhile_into(self.table, row)

    def weights_into(self, row: vec[i64]) -> i64:
        return self.rules.questions[self.table.phase].weights_into(self.table, row)

    def candidates_into(self, row: vec[i64]) -> i64:
        return self.rules.questions[self.table.phase].candidates_into(self.table, row)

    def refusal(self, action: i64) -> i64:
        return self.rules.questions[self.table.phase].refusal(self.table, action)

    def explain(self, reason: i64, action: i64) -> Verdict:
        figures = self.rules.questions[self.table.phase].figures(self.table, reason, action)
        choice = self.game.actions.choices[int(action)]
        return self.rules.reasons[int(reason)].verdict(choice.args, figures, choice.family)

    def step(self, action: i64) -> None:
        table = self.table
        rules = self.rules
        rules.questions[table.phase].step(table, action)
        if rules.settles:
            rules.settle(table)
        self.actor = table.actor

    def listen(self, log: list[Event] | None) -> None:
        self.table.log = log

    def prompt(self) -> Prompt:
        return self.rules.questions[self.table.phase].prompt(self.table)

    def scores(self) -> list[Score]:
        return self.rules.answers.scores(self.table)

    def evaluate(self, seat: i64) -> float:
        if self.actor == OVER and self.seats > 1:
            return share_of_win(self.scores(), seat)
        row = vec[float]([0.0] * self.seats)
        self.rules.values_into(self.table, row)
        return row[seat]

    def rewards_into(self, row: vec[float]) -> None:
        self.rules.values_into(self.table, row)

    def view(self, seat: int | None) -> TableView[AnyTable]:
        viewer: i64 = self.check_viewer(seat)
        return self.rules.sight(viewer, self.rules.visible(self.table, viewer), self.legal_for(viewer))

    def rows(self) -> list[list[int]]:
        return self.rules.rows_of(self.table)

    def check(self) -> None:
        self.rules.answers.check(self.table)


class GameView(TableView[AnyTable]):
    """A seat's view: a table on which what is hidden is not."""

    def __init__(self, game: TableGame[AnyTable], seat: i64, table: AnyTable, legal: list[int]) -> None:
        super().__init__(game, seat, table, legal)
        self.rules: TableGame[AnyTable] = game

    def rows(self) -> list[list[int]]:
        return [[int(self.table.seats)], *self.rules.rows_of(self.table)]

    def prompt(self) -> Prompt:
        return self.rules.questions[self.table.phase].prompt(self.table)

    def check(self) -> None:
        self.rules.answers.check_seen(self.table)


class Blanks(Generic[AnyTable]):
    """A view's table made ready once, so that what is hidden can be filled in many times fast."""

    @classmethod
    def __class_getitem__(cls, table: object) -> object:
        """Be a class with a table named, too, uncompiled as well as compiled."""
        return cls

    def table(self, rng: Rng) -> AnyTable:
        """*game*: a table that fits the view."""
        raise NotImplementedError


@final
class TableImagination(Imagination, Generic[AnyTable]):
    """States that fit a view."""

    def __init__(self, game: TableGame[AnyTable], blanks: Blanks[AnyTable]) -> None:
        self.game: TableGame[AnyTable] = game
        self.blanks: Blanks[AnyTable] = blanks

    def state(self, rng: Rng) -> State:
        return self.game.state(self.blanks.table(rng))
