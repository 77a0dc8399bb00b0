"""What a card may grant (invite.8, build.6): a purchase of one kind, cheaper."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import Prompt
from carrack.core.question import span_into
from carrack.games.amalfi import actions as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.counting import idle_ships
from carrack.games.amalfi.questions.action import Action
from carrack.games.amalfi.questions.optional_actions import Decision, is_sending
from carrack.games.amalfi.questions.turns import ACTIONS, action_of
from carrack.games.amalfi.stack import A, B, C, ask, done, top
from carrack.games.amalfi.state import Table

WHAT: Final = A
KINDS: Final = B
DISCOUNT: Final = C
"""On the stack: what is granted (acquire, discover, invite, construct), the set of kinds, the discount."""


def _granted(table: Table) -> Action:
    """The main action that the clause on top grants."""
    what = top(table, WHAT)
    if what == language.GRANT_ACQUIRE:
        return ACTIONS[at.A_ACQUISITION]
    if what == language.GRANT_DISCOVER:
        return ACTIONS[at.A_DISCOVERY]
    return ACTIONS[at.A_INVITATION if what == language.GRANT_INVITE else at.A_CONSTRUCTION]


@final
class Grant(Decision):
    """What to buy, or nothing."""

    def run(self, table: Table, seat: i64) -> None:
        """Ask where something may be bought, or might be after an optional action."""
        table.actor = seat
        if self._may_buy(table, seat):
            ask(table, seat, at.GRANTED)
        else:
            done(table)

    def _may_buy(self, table: Table, seat: i64) -> bool:
        me = table.player[seat]
        what = top(table, WHAT)
        if what == language.GRANT_INVITE:
            # To be asked must not betray what is in the hand.
            return me.hand > 0
        if what == language.GRANT_CONSTRUCT and me.yard == 0:
            return False
        if idle_ships(table, seat) > me.bay and not is_sending(table):
            return True
        return _granted(table).is_possible(table, top(table, KINDS), top(table, DISCOUNT))

    def actions_into(self, table: Table, row: vec[i64]) -> i64:
        return _granted(table).granted_into(table, row, 0)

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return span_into(pick.DONE, 1, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        """Of its own action alone."""
        if number == pick.DONE:
            return why.FINE
        if number > pick.PASS:
            return super().refusal(table, number)
        action = _granted(table)
        item = number - action.first
        if not 0 <= item < action.items:
            return why.OTHER_PURCHASE
        return action.refusal(table, item, top(table, KINDS), top(table, DISCOUNT))

    def step(self, table: Table, number: i64) -> None:
        if number == pick.DONE:
            done(table)
        elif number > pick.PASS:
            super().step(table, number)
        else:
            action = action_of(number)
            off = top(table, DISCOUNT)
            done(table)
            action.begin(table, number - action.first, off)

    def prompt(self, table: Table) -> Prompt:
        code = self.code + language.GRANT_NAMES[int(top(table, WHAT))]
        args: dict[str, object] = {"discount": int(top(table, DISCOUNT)), "kind": self._kind(table)}
        return Prompt(code, args, self.rule)

    def _kind(self, table: Table) -> str:
        """Return the one kind that may be bought, or "any"."""
        kinds = top(table, KINDS)
        one: i64 = 1
        kind: i64
        for kind in range(language.PURCHASES):
            if kinds == one << kind and kind < language.ARTS:
                return language.ART_NAMES[int(kind)]
            if kinds == one << kind and language.CHARACTER <= kind < language.CONSTRUCTION:
                return language.TYPE_NAMES[int(kind - language.CHARACTER)]
        return "any"

    def figures(self, table: Table, reason: i64, number: i64) -> dict[str, object]:
        action = _granted(table)
        return action.figures(table, reason, number - action.first, top(table, DISCOUNT))
