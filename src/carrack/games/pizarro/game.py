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
from carrack.games.pizarro import actions, evaluation, features, flow, rules, scoring
from carrack.games.pizarro import layout as at
from carrack.games.pizarro import refusals as why
from carrack.games.pizarro.actions import action_table
from carrack.games.pizarro.checks import check_ranges, check_table
from carrack.games.pizarro.components import Schema, parts_for
from carrack.games.pizarro.prompts import prompt_for
from carrack.games.pizarro.state import Parts, Table
from carrack.games.pizarro.tables import empty_table, table_from_rows
from carrack.games.pizarro.view import ImaginedTable, visible_table
from carrack.games.pizarro.weights import W

RULES_VERSION: Final = 1
SIDES: Final = ("A", "B")
HIGHEST_SCORE: Final = 400
"""No seat can come near."""


@final
class PizarroState(State):
    """A position of Pizarro & Co."""

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
        code, rule = why.REASONS[int(reason)]
        table = self.table
        if reason in (why.BID_TOO_LOW, why.BID_UNAFFORDABLE, why.BID_MUST_KEEP_A_CARD):
            return rules.explain_bid(table, table.actor, reason, number - actions.BID + 1)
        args: dict[str, object] = dict(self.game.actions.choices[int(number)].args)
        if reason in (why.EXACT_POSSIBLE, why.NEEDLESS_CARD):
            args["due"] = int(table.due)
        return Verdict(code, args, rule)

    def step(self, number: i64) -> None:
        table = self.table
        rules.step(table, number)
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

    def copy(self) -> PizarroState:
        return PizarroState(self.game, self.table.copy())

    def view(self, seat: int | None) -> PizarroView:
        viewer: i64 = self.check_viewer(seat)
        return PizarroView(self.game, viewer, visible_table(self.table, viewer), self.legal_for(viewer))

    def rows(self) -> list[list[int]]:
        return [_side_numbers(self.table.parts), *self.table.rows()]

    def check(self) -> None:
        check_table(self.table)


def _side_numbers(parts: Parts) -> list[int]:
    return [int(parts.side[0]), int(parts.side[-1])]


@final
class PizarroView(TableView[Table]):
    """What one seat knows: a table on which the hidden rows are empty."""

    def rows(self) -> list[list[int]]:
        return [[int(self.table.seats)], _side_numbers(self.table.parts), *self.table.rows()]

    def prompt(self) -> Prompt:
        return prompt_for(self.table)

    def check(self) -> None:
        check_ranges(self.table)


@final
class PizarroImagination(Imagination):
    """States that fit a view."""

    def __init__(self, view: PizarroView) -> None:
        self.game: Game = view.game
        self.blanks: ImaginedTable = ImaginedTable(view.table, view.seat)

    def state(self, rng: Rng) -> PizarroState:
        return PizarroState(self.game, self.blanks.table(rng))


def longest_game(seats: int, most_gold: int) -> int:
    """More numbers than any game can take.

    Thirty-six cards, each turned up at most as often as there are vetoes (four times), each time with at
    most a veto question per seat; a bid for every gold there is and a pass per seat, a payment, a ship and
    an ability each; at the end of a year everybody's gold, bags and swaps; Pizarro's draw.
    """
    cards = 36
    auctions = cards * 4 * (1 + seats) + cards * (most_gold + seats + 63 + 8)
    years = 2 * (63 + seats * 3 * 8)
    return auctions + years + 2 * 21


class Pizarro(Game):
    """Pizarro & Co. with one set of component values."""

    def __init__(self, owner_file: str = "", owner_name: str = "") -> None:
        folder = Path(__file__).parent
        values: Components = component_files.load(folder / "components.toml", Schema, owner_file, owner_name)
        self.parts: dict[tuple[int, str, str], Parts] = {
            (seats, one, two): parts_for(values, seats, (one, two))
            for seats in range(at.FEWEST_SEATS, at.MOST_SEATS + 1)
            for one in SIDES
            for two in SIDES
        }
        actions = action_table()
        facts = Facts(
            id="pizarro",
            title="Pizarro & Co.",
            year=2002,
            seats=range(at.FEWEST_SEATS, at.MOST_SEATS + 1),
            minutes=(60, 90),
            weight=3,
            options={"board_1": SIDES, "board_2": SIDES},
            score_range=(0, HIGHEST_SCORE),
            longest={seats: longest_game(seats, 315) for seats in range(at.FEWEST_SEATS, at.MOST_SEATS + 1)},
            rules_version=RULES_VERSION,
            shows=frozenset({"showed", "showed-stack"}),
        )
        super().__init__(facts, folder, values, actions, owner_file)

    def weigh_by(self, values: dict[str, float]) -> None:
        W.use(values)

    def begin(self, seats: i64, options: dict[str, str]) -> PizarroState:
        table = empty_table(self.parts[int(seats), options["board_1"], options["board_2"]], seats)
        flow.start(table)
        return PizarroState(self, table)

    def _table(self, seats: int, rows: list[list[int]]) -> Table:
        if not rows or len(rows[0]) != 2 or any(side not in (0, 1) for side in rows[0]):
            raise malformed("dump.unreadable", reason="no board sides")
        one, two = rows[0]
        return table_from_rows(self.parts[seats, SIDES[one], SIDES[two]], seats, rows[1:])

    def load_rows(self, seats: i64, rows: list[list[int]]) -> PizarroState:
        table = self._table(int(seats), rows)
        return PizarroState(self, table)

    def load_view_rows(self, seat: int, legal: list[int], rows: list[list[int]]) -> PizarroView:
        if not rows or len(rows[0]) != 1:
            raise malformed("dump.unreadable", reason="no seats")
        seats = self.check_seats(rows[0][0])
        table = self._table(seats, rows[1:])
        return PizarroView(self, seat, table, legal)

    def prepare(self, view: View) -> PizarroImagination:
        assert isinstance(view, PizarroView)
        return PizarroImagination(view)

    def words(self, args: dict[str, object]) -> dict[str, object]:
        explorer = args.get("explorer")
        if isinstance(explorer, int):
            args["explorer"] = at.EXPLORER_NAMES[explorer] if explorer != at.NONE else "none"
        return args

    def features(self, view: View) -> list[float]:
        assert isinstance(view, PizarroView)
        return features.features(view.table, view.seat)

    def feature_names(self, seats: int) -> list[str]:
        return features.feature_names(seats)
