"""Grants of a card (invite.8, build.6): a purchase of one kind, cheaper."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carrack.core.api import Prompt
from carrack.core.question import Question, span_into
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.counting import count, idle_ships
from carrack.games.amalfi.questions import rows
from carrack.games.amalfi.questions.action import Action
from carrack.games.amalfi.questions.navigation import GrantedNavigation, Revisit, Undock
from carrack.games.amalfi.questions.optional_actions import Decision, can_raise, is_sending
from carrack.games.amalfi.questions.turns import ACTIONS
from carrack.games.amalfi.resources import discount_of
from carrack.games.amalfi.stack import A, B, C, ask, done, push, top
from carrack.games.amalfi.table import Table

WHAT: Final = A
KINDS: Final = B
DISCOUNT: Final = C
"""On the stack: what is granted (GRANT_NAMES), the set of kinds and permissions, the offer."""
NOUN: Final = B
AT_MOST: Final = C
ALL_OF: Final = (
    (1 << language.ARTS) - 1,
    1 << language.DISCOVERY,
    ((1 << language.TYPES) - 1) << language.CHARACTER,
    1 << language.CONSTRUCTION,
)
"""All kinds of what is granted."""


RULES: Final = {
    language.GRANT_NAVIGATE: "invite.18",
    language.GRANT_REVISIT: "invite.19",
    language.GRANT_UNDOCK: "invite.20",
}
"""Paragraphs of what only effects grant."""


def _at_docks() -> vec[Action]:
    actions = vec[Action]()
    actions = append(actions, GrantedNavigation(pick.NAVIGATE, at.DESTINATIONS, at.A_NAVIGATION))
    actions = append(actions, Revisit(pick.NAVIGATE, at.DESTINATIONS, at.A_NAVIGATION))
    return append(actions, Undock(pick.UNDOCK, at.DESTINATIONS, at.A_NAVIGATION))


AT_DOCKS: Final[vec[Action]] = _at_docks()
"""What only effects grant, in the order of their numbers (invite.18–20)."""


def _from(kinds: i64) -> str:
    """Return where guests may come from (invite.15)."""
    if kinds & language.FROM_COUNCIL == 0:
        return "hand"
    return "both" if kinds & language.NOT_FROM_HAND == 0 else "council"


def _where(kinds: i64) -> str:
    """Return the destinations that a granted navigation is for (invite.18)."""
    if kinds & language.AT_FREE == 0:
        return "occupied"
    return "foreign" if kinds & language.AT_OCCUPIED == 0 else "any"


def _granted(table: Table) -> Action:
    """Return the main action that the clause on top grants."""
    what = top(table, WHAT)
    if what == language.GRANT_ACQUIRE:
        return ACTIONS[at.A_ACQUISITION]
    if what == language.GRANT_DISCOVER:
        return ACTIONS[at.A_DISCOVERY]
    if what >= language.GRANT_NAVIGATE:
        return AT_DOCKS[what - language.GRANT_NAVIGATE]
    return ACTIONS[at.A_INVITATION if what == language.GRANT_INVITE else at.A_CONSTRUCTION]


@final
class Grant(Decision):
    """A purchase, or nothing."""

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
            if top(table, KINDS) & language.FROM_COUNCIL != 0 and rows.COUNCIL.rightmost(table) != at.NONE:
                return True
            return me.hand > 0 and top(table, KINDS) & language.NOT_FROM_HAND == 0
        if what >= language.GRANT_NAVIGATE:
            return self._may_sail(table, seat)
        if what == language.GRANT_CONSTRUCT and me.yard == 0:
            return False
        if idle_ships(table, seat) > me.bay and not is_sending(table):
            return True
        return _granted(table).is_possible(table, top(table, KINDS), top(table, DISCOUNT))

    def _may_sail(self, table: Table, seat: i64) -> bool:
        """Return whether a place is there, or would be after an optional action."""
        action = _granted(table)
        ship_may_come = idle_ships(table, seat) > table.player[seat].bay and not is_sending(table)
        item: i64
        for item in range(at.DESTINATIONS):
            refusal = action.refusal(table, item, top(table, KINDS), top(table, DISCOUNT))
            if refusal == why.FINE or (refusal == why.BREAD_SHORT and can_raise(table, seat)):
                return True
            if refusal == why.NO_SHIP_TO_SAIL and ship_may_come:
                return True
        return False

    def actions_into(self, table: Table, row: vec[i64]) -> i64:
        action = _granted(table)
        return action.granted_into(table, row, 0) if action.first < pick.PASS else i64(0)

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        n = span_into(pick.DONE, 1, row, n)
        action = _granted(table)
        return action.granted_into(table, row, n) if action.first > pick.PASS else n

    def refusal(self, table: Table, number: i64) -> i64:
        """Refuse by the rules of its own action alone."""
        if number == pick.DONE:
            return why.FINE
        action = _granted(table)
        item = number - action.first
        if not 0 <= item < action.items:
            return why.OTHER_PURCHASE if number <= pick.PASS else super().refusal(table, number)
        return action.refusal(table, item, top(table, KINDS), top(table, DISCOUNT))

    def step(self, table: Table, number: i64) -> None:
        if number == pick.DONE:
            done(table)
        elif pick.PASS < number < pick.SEND:
            super().step(table, number)
        else:
            action = _granted(table)
            off = top(table, DISCOUNT)
            done(table)
            action.begin(table, number - action.first, off)

    def prompt(self, table: Table) -> Prompt:
        what = int(top(table, WHAT))
        offer = top(table, DISCOUNT)
        args: dict[str, object] = {
            "discount": int(discount_of(offer)),
            "bread": int(offer >> language.BREAD_SHIFT),
            "kind": self._kind(table),
            "from": _from(top(table, KINDS)),
            "where": _where(top(table, KINDS)),
        }
        return Prompt(self.code + language.GRANT_NAMES[what], args, RULES.get(what, self.rule))

    def _kind(self, table: Table) -> str:
        """Return the one kind that may be bought, or "any"."""
        one: i64 = 1
        kinds = top(table, KINDS) & ((one << language.PURCHASES) - 1)
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


@final
class GrantPer(Question[Table]):
    """invite.12: a purchase that is cheaper by as many as are counted, up to a maximum."""

    def run(self, table: Table, seat: i64) -> None:
        what = top(table, WHAT)
        off = min(count(table, seat, top(table, NOUN)), top(table, AT_MOST))
        done(table)
        push(table, seat, language.GRANT, what, ALL_OF[int(what)], off)
