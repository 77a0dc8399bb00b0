"""Your turn (turn.1–3): exactly one action, each in the file of its chapter."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carrack.core.api import Prompt
from carrack.core.question import Question
from carrack.games.amerigo_cards import choices as pick
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.card_rows import cards_into
from carrack.games.amerigo_cards.questions.action import Action, NotNow
from carrack.games.amerigo_cards.questions.exhibition import EXHIBIT
from carrack.games.amerigo_cards.questions.exploration import Explore
from carrack.games.amerigo_cards.questions.homeward_journey import SailHome
from carrack.games.amerigo_cards.questions.no_action import DrawCard
from carrack.games.amerigo_cards.questions.outward_journey import SailOut
from carrack.games.amerigo_cards.questions.sale import SELL
from carrack.games.amerigo_cards.table import Table

CARDS_AND_DOUBLOON: Final = at.KINDS + 1
SAIL_OUT: Final = SailOut(pick.SAIL_OUT, CARDS_AND_DOUBLOON)
SAIL_HOME: Final = SailHome(pick.SAIL_HOME, CARDS_AND_DOUBLOON)
EXPLORE: Final = Explore(pick.EXPLORE, 1)
DRAW: Final = DrawCard(pick.DRAW, 1)


def _by_number() -> vec[Action]:
    """Return the action of each number of a seat."""
    found = vec[Action]()
    actions: list[Action] = [
        SAIL_OUT,
        SAIL_HOME,
        EXPLORE,
        EXHIBIT,
        NotNow(pick.STOP, 1, why.NOTHING_EXHIBITED_YET),
        SELL,
        NotNow(pick.JOIN, 1, why.NO_SALE_TO_JOIN),
        NotNow(pick.DECLINE, 1, why.NOTHING_TO_DECLINE),
        NotNow(pick.KEEP, at.KINDS, why.NOTHING_TO_KEEP),
        NotNow(pick.TURN_OVER, at.KINDS, why.NOTHING_TO_TURN_OVER),
        DRAW,
    ]
    for action in actions:
        assert action.first == len(found), "actions are listed in the order of their numbers"
        _i: i64
        for _i in range(action.items):
            found = append(found, action)
    return found


ACTIONS: Final[vec[Action]] = _by_number()


@final
class Turn(Question[Table]):
    """Sail, explore, exhibit or sell; who can do none of these draws a card (stuck.1)."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        hand = table.hand(table.actor)
        n = cards_into(table, hand, pick.SAIL_OUT, row, 0)
        row[n] = pick.SAIL_OUT_DOUBLOON
        n = cards_into(table, hand, pick.SAIL_HOME, row, n + 1)
        row[n] = pick.SAIL_HOME_DOUBLOON
        row[n + 1] = pick.EXPLORE
        n = cards_into(table, hand, pick.EXHIBIT, row, n + 2)
        row[n] = pick.SELL
        row[n + 1] = pick.DRAW
        return n + 2

    def legal_into(self, table: Table, row: vec[i64]) -> i64:
        """Write the same as of every question, looking through the hand once."""
        has_doubloon = table.doubloons(table.actor) > 0
        kinds = cards_into(table, table.hand(table.actor), pick.SAIL_OUT, row, 0)
        n: i64 = 0
        if SAIL_OUT.forbidden(table) == why.FINE:
            n = kinds
            if has_doubloon:
                row[n] = pick.SAIL_OUT_DOUBLOON
                n += 1
        if SAIL_HOME.forbidden(table) == why.FINE:
            n = _again(row, kinds, pick.SAIL_HOME - pick.SAIL_OUT, n)
            if has_doubloon:
                row[n] = pick.SAIL_HOME_DOUBLOON
                n += 1
        if EXPLORE.forbidden(table) == why.FINE:
            row[n] = pick.EXPLORE
            n += 1
        if EXHIBIT.forbidden(table) == why.FINE:
            n = _again(row, kinds, pick.EXHIBIT - pick.SAIL_OUT, n)
        if SELL.forbidden(table) == why.FINE:
            row[n] = pick.SELL
            n += 1
        if n == 0:
            row[0] = pick.DRAW
            n = 1
        return n

    def refusal(self, table: Table, number: i64) -> i64:
        action = ACTIONS[number]
        return action.refusal(table, number - action.first)

    def step(self, table: Table, number: i64) -> None:
        action = ACTIONS[number]
        action.begin(table, number - action.first)

    def figures(self, table: Table, reason: i64, number: i64) -> dict[str, object]:
        return ACTIONS[number].figures(table, reason)

    def prompt(self, table: Table) -> Prompt:
        """turn.2: where the ship is decides what is asked."""
        seat = table.actor
        if DRAW.forbidden(table) == why.FINE:
            return Prompt("stuck", {}, "stuck.1")
        place = table.place(seat)
        if place == at.AT_HOME:
            return Prompt("at-home", {}, "turn.2")
        distance = int(table.distance(seat))
        if place == at.OUTWARD:
            return Prompt("outward", {"distance": distance}, "sail.3")
        return Prompt("homeward", {"distance": distance, "back": int(table.way_back(seat))}, "home.3")


def _again(row: vec[i64], count: i64, shift: i64, n: i64) -> i64:
    """Write the first numbers of the row once more, shifted: the same cards for another action."""
    i: i64
    for i in range(count):
        row[n + i] = row[i] + shift
    return n + count
