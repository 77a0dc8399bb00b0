"""Periods and turns (turn.1–6): one main action, or the pass; and what follows after it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carrack.core.question import Question, span_into
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.counting import idle_ships
from carrack.games.amalfi.modifiers import wake
from carrack.games.amalfi.questions.acquisition import Acquisition
from carrack.games.amalfi.questions.action import ALL_KINDS, Action
from carrack.games.amalfi.questions.construction import Construction
from carrack.games.amalfi.questions.discovery import Discovery
from carrack.games.amalfi.questions.engagement import Engagement
from carrack.games.amalfi.questions.invitation import Invitation
from carrack.games.amalfi.questions.navigation import Navigation
from carrack.games.amalfi.questions.optional_actions import Decision
from carrack.games.amalfi.questions.titles import check_titles
from carrack.games.amalfi.stack import A, ask, done, push, set_off, taken
from carrack.games.amalfi.table import Table

IS_FIRST: Final = A
"""On the stack: 1 if the period begins with this turn."""


def _actions() -> vec[Action]:
    actions = vec[Action]()
    actions = append(actions, Navigation(pick.NAVIGATE, at.DESTINATIONS, at.A_NAVIGATION))
    actions = append(actions, Acquisition(pick.ACQUIRE, at.ARTWORKS, at.A_ACQUISITION))
    actions = append(actions, Discovery(pick.DISCOVER, at.TILES, at.A_DISCOVERY))
    actions = append(actions, Invitation(pick.INVITE, at.CHARACTERS, at.A_INVITATION))
    actions = append(actions, Engagement(pick.ENGAGE, at.ENGAGEABLES, at.A_ENGAGEMENT))
    return append(actions, Construction(pick.CONSTRUCT, at.SHIPYARD, at.A_CONSTRUCTION))


ACTIONS: Final[vec[Action]] = _actions()
"""The main actions, in the order of their numbers and marks."""


def action_of(number: i64) -> Action:
    """Return the main action that a number below PASS belongs to."""
    mark: i64 = 0
    while number >= ACTIONS[mark].first + ACTIONS[mark].items:
        mark += 1
    return ACTIONS[mark]


@final
class Turn(Decision):
    """One main action, or the pass (turn.2)."""

    def actions_into(self, table: Table, row: vec[i64]) -> i64:
        n: i64 = 0
        mark: i64
        for mark in range(len(ACTIONS)):
            n = ACTIONS[mark].items_into(table, row, n)
        return span_into(pick.PASS, 1, row, n)

    def legal_into(self, table: Table, row: vec[i64]) -> i64:
        """Write the same as of every question, without looking up the action of each number."""
        n: i64 = 0
        mark: i64
        for mark in range(len(ACTIONS)):
            n = ACTIONS[mark].legal_into(table, row, n)
        n = span_into(pick.PASS, 1, row, n)
        return self.keep_legal(table, row, n, self.optional_into(table, row, n))

    def refusal(self, table: Table, number: i64) -> i64:
        if number == pick.PASS:
            return why.FINE
        if number > pick.PASS:
            return super().refusal(table, number)
        action = action_of(number)
        return action.refusal(table, number - action.first, ALL_KINDS, 0)

    def step(self, table: Table, number: i64) -> None:
        if number > pick.PASS:
            super().step(table, number)
            return
        push(table, table.actor, language.END_ACTION)
        table.phase = at.RUN
        if number == pick.PASS:
            self._pass(table, table.actor)
        else:
            action = action_of(number)
            table.action = action.mark
            action.begin(table, number - action.first, 0)

    def _pass(self, table: Table, seat: i64) -> None:
        """turn.3: no more main actions in this period; turn.4: the first to pass takes the Wind Rose."""
        table.action = at.NONE
        table.player[seat].passed = 1
        table.tell("passed", seat)
        if not table.rose_taken:
            table.rose_taken = True
            table.rose = seat
            table.tell("wind-rose", seat)
        set_off(table, seat, language.ON_PASS)

    def answers_itself(self, table: Table) -> bool:
        """turn.6: who can do nothing has to pass."""
        if not self._must_pass(table):
            return False
        self.step(table, pick.PASS)
        return True

    def _must_pass(self, table: Table) -> bool:
        """Return whether nothing at all can be done: without cards and ships only what costs nothing, or
        bread."""
        if table.player[table.actor].hand > 0 or idle_ships(table, table.actor) > 0:
            return False
        mark: i64
        for mark in range(at.A_ACQUISITION, len(ACTIONS)):
            if ACTIONS[mark].is_possible(table, ALL_KINDS, 0):
                return False
        return True

    def args(self, table: Table) -> dict[str, object]:
        return {"period": int(table.period) + 1}

    def figures(self, table: Table, reason: i64, number: i64) -> dict[str, object]:
        if number >= pick.PASS:
            return {}
        action = action_of(number)
        return action.figures(table, reason, number - action.first, 0)


@final
class EndAction(Question[Table]):
    """invite.5: what was invited works from now on; title.4: titles; then the rival, and the next seat."""

    def run(self, table: Table, seat: i64) -> None:
        done(table)
        table.sent = False
        wake(table, table.turn)
        check_titles(table)
        push(table, table.turn, language.NEXT_TURN)
        if table.alone() and table.action != at.NONE:
            push(table, table.turn, language.RIVAL, table.action)
        table.action = at.NONE


@final
class NextTurn(Question[Table]):
    """turn.2: clockwise to the next seat that has not passed; turn.3: when all have, everybody is fed."""

    def run(self, table: Table, seat: i64) -> None:
        is_first = taken(table, IS_FIRST) == 1
        seat = table.turn if is_first else table.next_seat(table.turn)
        _i: i64
        for _i in range(table.seats):
            if table.player[seat].passed == 0:
                table.turn = seat
                ask(table, seat, at.TURN)
                return
            seat = table.next_seat(seat)
        push(table, table.rose, language.FEEDING)
