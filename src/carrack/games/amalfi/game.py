"""The game as the contract wants it: a State and a View around a Table, and the Game that makes them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core import components as component_files
from carrack.core.api import Facts, Game, Imagination, Prompt, Score, State, View
from carrack.core.chance import Rng
from carrack.core.components import Components
from carrack.core.events import Event
from carrack.core.tables import TableView
from carrack.core.verdicts import Verdict, malformed
from carrack.games.amalfi import evaluation, features, flow, rules, scoring, steps, words
from carrack.games.amalfi.actions import Names, action_table
from carrack.games.amalfi.checks import check_table
from carrack.games.amalfi.component_numbers import names_from, parts_from
from carrack.games.amalfi.components import Schema, file_of
from carrack.games.amalfi.guesses import ImaginedTable
from carrack.games.amalfi.layout import (
    BY_PACKS,
    DRAFT,
    FEWEST_SEATS,
    HANDS_NAMES,
    MOST_SEATS,
    RIVAL_NAMES,
    SCORE_DRAFT,
)
from carrack.games.amalfi.parts import Parts
from carrack.games.amalfi.phases import setup
from carrack.games.amalfi.prompts import prompt_for
from carrack.games.amalfi.ranges import check_ranges
from carrack.games.amalfi.refusals import REASONS
from carrack.games.amalfi.state import Table
from carrack.games.amalfi.tables import empty_table, table_from_rows
from carrack.games.amalfi.view import visible_table
from carrack.games.amalfi.weights import W

RULES_VERSION: Final = 1
LOWEST_SCORE: Final = -150
HIGHEST_SCORE: Final = 600
"""No seat can come near."""


@final
class AmalfiState(State):
    """A position of Amalfi."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.seats = table.seats
        self.actor = table.actor
        self.table: Table = table

    def legal_into(self, row: vec[i64]) -> i64:
        return rules.legal_into(self.table, row)

    def weights_into(self, row: vec[i64]) -> i64:
        return rules.weights_into(self.table, row)

    def candidates_into(self, row: vec[i64]) -> i64:
        return rules.candidates_into(self.table, row)

    def refusal(self, number: i64) -> i64:
        return rules.refusal(self.table, number)

    def explain(self, reason: i64, number: i64) -> Verdict:
        code, rule = REASONS[int(reason)]
        args: dict[str, object] = dict(self.game.actions.choices[int(number)].args)
        args.update(words.details(self.table, reason, number))
        return Verdict(code, args, rule)

    def step(self, number: i64) -> None:
        table = self.table
        steps.step(table, number)
        self.actor = table.actor

    def listen(self, log: list[Event] | None) -> None:
        self.table.log = log

    def prompt(self) -> Prompt:
        return prompt_for(self.table)

    def scores(self) -> list[Score]:
        return scoring.scores(self.table)

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self.table, seat)

    def rewards_into(self, row: vec[float]) -> None:
        evaluation.rewards_into(self.table, row)

    def copy(self) -> AmalfiState:
        return AmalfiState(self.game, self.table.copy())

    def view(self, seat: int | None) -> AmalfiView:
        viewer: i64 = self.check_viewer(seat)
        return AmalfiView(self.game, viewer, visible_table(self.table, viewer), self.legal_for(viewer))

    def rows(self) -> list[list[int]]:
        return self.table.rows()

    def check(self) -> None:
        check_table(self.table)


@final
class AmalfiView(TableView[Table]):
    """What one seat knows: a table on which the hidden cards are nowhere."""

    def rows(self) -> list[list[int]]:
        return [[int(self.table.seats)], *self.table.rows()]

    def prompt(self) -> Prompt:
        return prompt_for(self.table)

    def check(self) -> None:
        check_ranges(self.table)


@final
class AmalfiImagination(Imagination):
    """States that fit a view."""

    def __init__(self, view: AmalfiView) -> None:
        self.game: Game = view.game
        self.blanks: ImaginedTable = ImaginedTable(view.table, view.seat)

    def state(self, rng: Rng) -> AmalfiState:
        return AmalfiState(self.game, self.blanks.table(rng))


def longest_game(seats: int) -> int:
    """More numbers than any game can take.

    The set-up deals at most ten cards to each seat, and each keeps some. In a period every ship navigates,
    pays and becomes bread a few times, every card is bought, engaged or given up; each of these has a few
    answers and draws behind it. Characters engaged again, by bonuses that are bought, are counted twice.
    """
    setup_numbers = 4 + 5 + 5 + 3 + 1 + 4 + seats * 20
    ships = 10 * 12
    cards = 75 * 4 + 45 * 8 + 30 * 8
    return setup_numbers + 4 * (seats * (ships + 20 * 4) + 40) + cards * 2


class Amalfi(Game):
    """Amalfi: Renaissance with one set of component values."""

    def __init__(self, owner_file: str = "", owner_name: str = "") -> None:
        folder = Path(__file__).parent
        values: Components = component_files.load(folder / "components.toml", Schema, owner_file, owner_name)
        file = file_of(values)
        self.parts: Parts = parts_from(file)
        self.names: Names = names_from(file)
        seats = range(FEWEST_SEATS, MOST_SEATS + 1)
        facts = Facts(
            id="amalfi",
            title="Amalfi: Renaissance",
            year=2023,
            seats=seats,
            minutes=(60, 120),
            weight=4,
            options={"hands": HANDS_NAMES, "rival": RIVAL_NAMES},
            score_range=(LOWEST_SCORE, HIGHEST_SCORE),
            longest={n: longest_game(n) for n in seats},
            rules_version=RULES_VERSION,
            only_alone=("rival",),
            never_alone={"hands": (HANDS_NAMES[DRAFT], HANDS_NAMES[SCORE_DRAFT])},
            shows=frozenset({"received"}),
            open_with={"hands": HANDS_NAMES[BY_PACKS]},
        )
        super().__init__(facts, folder, values, action_table(self.names), owner_file)

    def weigh_by(self, values: dict[str, float]) -> None:
        W.use(values)

    def begin(self, seats: i64, options: dict[str, str]) -> AmalfiState:
        table = empty_table(self.parts, seats)
        table.hands = HANDS_NAMES.index(options["hands"])
        table.rival = RIVAL_NAMES.index(options["rival"])
        setup.start(table)
        flow.settle(table)
        return AmalfiState(self, table)

    def load_rows(self, seats: i64, rows: list[list[int]]) -> AmalfiState:
        return AmalfiState(self, table_from_rows(self.parts, seats, rows))

    def load_view_rows(self, seat: int, legal: list[int], rows: list[list[int]]) -> AmalfiView:
        if not rows or len(rows[0]) != 1:
            raise malformed("dump.unreadable", reason="no seats")
        seats = self.check_seats(rows[0][0])
        return AmalfiView(self, seat, table_from_rows(self.parts, seats, rows[1:]), legal)

    def prepare(self, view: View) -> AmalfiImagination:
        assert isinstance(view, AmalfiView)
        return AmalfiImagination(view)

    def words(self, args: dict[str, object]) -> dict[str, object]:
        return words.in_words(self.names, args)

    def features(self, view: View) -> list[float]:
        assert isinstance(view, AmalfiView)
        return features.features(view.table, view.seat)

    def feature_names(self, seats: int) -> list[str]:
        return features.feature_names(seats)
