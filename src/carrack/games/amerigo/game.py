"""The game as the contract wants it: a State and a View around a Table, and the Game that makes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core import components as component_files
from carrack.core.api import Facts, Game, Imagination, Prompt, Score, State, View
from carrack.core.chance import Rng
from carrack.core.components import Components
from carrack.core.events import Event
from carrack.core.tables import TableView
from carrack.core.verdicts import Verdict, malformed
from carrack.games.amerigo import evaluation, features, rules, scoring, words
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.actions import action_table
from carrack.games.amerigo.checks import check_table
from carrack.games.amerigo.components import Schema, highest_score, parts_for
from carrack.games.amerigo.phases import setup
from carrack.games.amerigo.prompts import prompt_for
from carrack.games.amerigo.state import Parts, Table
from carrack.games.amerigo.tables import empty_table, table_from_rows
from carrack.games.amerigo.weights import W

RULES_VERSION: Final = 2


@final
class AmerigoState(State):
    """A position of Amerigo."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.seats = table.seats
        self.actor = table.actor
        self.table: Table = table

    def legal_into(self, row: vec[i64]) -> i64:
        return rules.legal_into(self.table, row)

    def worthwhile_into(self, row: vec[i64]) -> i64:
        return rules.worthwhile_into(self.table, row)

    def weights_into(self, row: vec[i64]) -> i64:
        return rules.weights_into(self.table, row)

    def candidates_into(self, row: vec[i64]) -> i64:
        return rules.candidates_into(self.table, row)

    def refusal(self, number: i64) -> i64:
        return rules.refusal(self.table, number)

    def explain(self, reason: i64, number: i64) -> Verdict:
        code, rule = why.REASONS[int(reason)]
        args: dict[str, object] = dict(self.game.actions.choices[int(number)].args)
        args.update(words.details(self.table, reason, number))
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

    def copy(self) -> AmerigoState:
        return AmerigoState(self.game, self.table.copy())

    def view(self, seat: int | None) -> AmerigoView:
        viewer: i64 = self.check_viewer(seat)
        return AmerigoView(self.game, viewer, self.table.copy(), self.legal_for(viewer))

    def rows(self) -> list[list[int]]:
        return self.table.rows()

    def check(self) -> None:
        check_table(self.table)


@final
class AmerigoView(TableView[Table]):
    """What one seat knows: everything, for all lies open."""

    def rows(self) -> list[list[int]]:
        return [[int(self.table.seats)], *self.table.rows()]

    def prompt(self) -> Prompt:
        return prompt_for(self.table)

    def check(self) -> None:
        check_table(self.table)


@final
class AmerigoImagination(Imagination):
    """States that fit a view: there is only one, for nothing that has happened is hidden."""

    def __init__(self, view: AmerigoView) -> None:
        self.game: Game = view.game
        self.table: Table = view.table

    def state(self, rng: Rng) -> AmerigoState:
        return AmerigoState(self.game, self.table.copy())


def longest_game(seats: int, values: dict[str, Any]) -> int:
    """More numbers than any game can take.

    A tile and its turn for each place of the map, as often as it is laid; per round a marker, tokens and
    seven drops of seven colours; per action a choice, and two answers for each point there can be: a group
    of cubes, tokens, the gold track, chests and tokens turned into gold, steps of ships.
    """
    map_draws = 2 * at.PLACES * at.MOST_LAYINGS
    tokens = values["token_ap_one_colour"] + values["token_ap_two_colours"] + values["token_ships"]
    gold = values["gold_track"] + values["chests"] * values["chest_gold"]
    gold += values["token_gold_3"] + values["token_gold_5"]
    chance = map_draws + 5 * (1 + 8 + max(values["production_spaces"]) + 7 * 7) + seats + 7
    points = at.MOST_CUBES + tokens + gold
    return int(chance + 5 * 7 * seats * (1 + 2 * points + 8))


class Amerigo(Game):
    """Amerigo with one set of component values."""

    def __init__(self, owner_file: str = "", owner_name: str = "") -> None:
        folder = Path(__file__).parent
        values: Components = component_files.load(folder / "components.toml", Schema, owner_file, owner_name)
        seats = range(at.FEWEST_SEATS, at.MOST_SEATS + 1)
        self.parts: dict[int, Parts] = {n: parts_for(values, n) for n in seats}
        facts = Facts(
            id="amerigo",
            title="Amerigo",
            year=2013,
            seats=seats,
            minutes=(60, 120),
            weight=4,
            options={},
            score_range=(0, highest_score(values)),
            longest={n: longest_game(n, values.values) for n in seats},
            rules_version=RULES_VERSION,
            secrets=False,
        )
        super().__init__(facts, folder, values, action_table(), owner_file)

    def weigh_by(self, values: dict[str, float]) -> None:
        W.use(values)

    def begin(self, seats: i64, options: dict[str, str]) -> AmerigoState:
        table = empty_table(self.parts[int(seats)], seats)
        setup.start(table)
        return AmerigoState(self, table)

    def load_rows(self, seats: i64, rows: list[list[int]]) -> AmerigoState:
        return AmerigoState(self, table_from_rows(self.parts[int(seats)], seats, rows))

    def load_view_rows(self, seat: int, legal: list[int], rows: list[list[int]]) -> AmerigoView:
        if not rows or len(rows[0]) != 1:
            raise malformed("dump.unreadable", reason="no seats")
        seats = self.check_seats(rows[0][0])
        return AmerigoView(self, seat, table_from_rows(self.parts[seats], seats, rows[1:]), legal)

    def prepare(self, view: View) -> AmerigoImagination:
        assert isinstance(view, AmerigoView)
        return AmerigoImagination(view)

    def words(self, args: dict[str, object]) -> dict[str, object]:
        return words.in_words(args)

    def features(self, view: View) -> list[float]:
        assert isinstance(view, AmerigoView)
        return features.features(view.table, view.seat)

    def feature_names(self, seats: int) -> list[str]:
        return features.feature_names(seats)
