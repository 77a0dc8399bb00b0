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
from carrack.core.verdicts import Verdict
from carrack.games.amerigo_cards import actions, evaluation, features, flow, rules, scoring
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.actions import action_table
from carrack.games.amerigo_cards.checks import check_ranges, check_table
from carrack.games.amerigo_cards.components import Schema, parts_for
from carrack.games.amerigo_cards.prompts import prompt_for
from carrack.games.amerigo_cards.sale import missing_good
from carrack.games.amerigo_cards.state import PILES, Parts, Table, empty_table, table_from_rows
from carrack.games.amerigo_cards.view import ImaginedTable, visible_table
from carrack.games.amerigo_cards.weights import W

RULES_VERSION: Final = 1
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 8


@final
class CardsState(State):
    """A position of Amerigo (2008)."""

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
        args: dict[str, object] = dict(self.game.actions.choices[int(number)].args)
        if reason == why.MARKET_INCOMPLETE:
            args = {"good": int(missing_good(self.table))}
        elif reason == why.EXHIBITION_FULL:
            args = {"limit": int(self.table.parts.exhibition_limit)}
        elif reason == why.NOT_IN_HAND and number >= actions.EXHIBIT:
            rule = "compensation.2" if number >= actions.TURN_OVER else "exhibit.2"
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

    def copy(self) -> CardsState:
        return CardsState(self.game, self.table.copy())

    def view(self, seat: int | None) -> CardsView:
        viewer: i64 = self.check_viewer(seat)
        return CardsView(self.game, viewer, visible_table(self.table, viewer), self.legal_for(viewer))

    def rows(self) -> list[list[int]]:
        return self.table.rows()

    def check(self) -> None:
        check_table(self.table)


@final
class CardsView(TableView[Table]):
    """What one seat knows: a table on which the hidden rows are empty."""

    def prompt(self) -> Prompt:
        return prompt_for(self.table)

    def check(self) -> None:
        check_ranges(self.table)


@final
class CardsImagination(Imagination):
    """States that fit a view."""

    def __init__(self, view: CardsView) -> None:
        self.game: Game = view.game
        self.blanks: ImaginedTable = ImaginedTable(view.table, view.seat)

    def state(self, rng: Rng) -> CardsState:
        return CardsState(self.game, self.blanks.table(rng))


def longest_game(cards: int, seats: int) -> int:
    """More numbers than any game can take.

    Cards come into hands at most twice each (two decks): 2 × cards chance numbers, and as many arrivals in
    hands. A journey discards at least one card and turns over at most four, so there are at most 2 × cards
    journeys, each with at most 5 plays, 1 exploration and 4 picks per discarded card. Each arrival is
    exhibited at most once, with a stop; each sale turns over a card, asks at most every other seat and lets
    every seller pick among what is sold or stays: at most three leftovers each.
    """
    journeys = 2 * cards * (5 + 1 + 4)
    exhibitions = 2 * cards * 2
    sales = 2 * cards * (1 + (seats - 1) + 3 * seats + 1)
    stuck = 2 * cards
    return 2 * cards + seats + journeys + exhibitions + sales + stuck


class AmerigoCards(Game):
    """Amerigo (2008), the card game, with one set of component values."""

    def __init__(self, owner_file: str = "", owner_name: str = "") -> None:
        folder = Path(__file__).parent
        values: Components = component_files.load(folder / "components.toml", Schema, owner_file, owner_name)
        self.parts: dict[int, Parts] = {
            seats: parts_for(values, seats) for seats in range(LEAST_SEATS, MOST_SEATS + 1)
        }
        most_cards = max(int(parts.cards) for parts in self.parts.values())
        facts = Facts(
            id="amerigo-cards",
            title="Amerigo",
            year=2008,
            seats=range(LEAST_SEATS, MOST_SEATS + 1),
            minutes=(30, 45),
            weight=2,
            options={},
            score_range=(0, most_cards),
            longest={seats: longest_game(int(parts.cards), seats) for seats, parts in self.parts.items()},
            rules_version=RULES_VERSION,
        )
        super().__init__(facts, folder, values, action_table(), owner_file)

    def weigh_by(self, values: dict[str, float]) -> None:
        W.use(values)

    def begin(self, seats: i64, options: dict[str, str]) -> CardsState:
        table = empty_table(self.parts[int(seats)], seats)
        flow.start(table)
        return CardsState(self, table)

    def load_rows(self, seats: i64, rows: list[list[int]]) -> CardsState:
        table = table_from_rows(self.parts[int(seats)], seats, rows)
        return CardsState(self, table)

    def load_view_rows(self, seat: int, legal: list[int], rows: list[list[int]]) -> CardsView:
        seats = len(rows) - PILES
        table = table_from_rows(self.parts[self.check_seats(seats)], seats, rows)
        return CardsView(self, seat, table, legal)

    def prepare(self, view: View) -> CardsImagination:
        assert isinstance(view, CardsView)
        return CardsImagination(view)

    def words(self, args: dict[str, object]) -> dict[str, object]:
        card = args.pop("card", None)
        if isinstance(card, int):
            args["good"] = card // at.RUDDERS
            args["rudders"] = card % at.RUDDERS + 1
        for name in ("good", "rare", "popular"):
            good = args.get(name)
            if isinstance(good, int):
                args[name] = at.GOOD_NAMES[good] if good != at.NONE else "none"
        return args

    def features(self, view: View) -> list[float]:
        assert isinstance(view, CardsView)
        return features.features(view.table, view.seat)

    def feature_names(self, seats: int) -> list[str]:
        return features.feature_names(seats)
