"""Engagement (engage.1–3): an own character works, and is turned; straightening (straight.1–2)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import Question, bits_into
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.questions.action import Action
from carrack.games.amalfi.questions.optional_actions import Decision
from carrack.games.amalfi.resources import pay_bread
from carrack.games.amalfi.stack import A, ask, done, one_less, push, push_character, set_off, taken, top
from carrack.games.amalfi.table import Table

ENGAGEABLE: Final = A
COUNT: Final = A


@final
class Engagement(Action):
    """An engageable character does what the card says."""

    def items_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return bits_into(table.player[table.actor].engageables, self.first, row, n)

    def refusal(self, table: Table, item: i64, kinds: i64, off: i64) -> i64:
        """engage.1: an own character that is not engaged, and the bread it asks for."""
        me = table.player[table.actor]
        if me.engageables >> item & 1 == 0:
            return why.NOT_YOURS_TO_ENGAGE
        if me.engaged >> item & 1 == 1:
            return why.ALREADY_ENGAGED
        if not self._has_target(table, item):
            return (
                why.NO_LIGHTHOUSE_YET
                if self._first_verb(table, item) == language.BEAM
                else why.NOTHING_DOCKED
            )
        return self.price_refusal(table, item, off, why.BREAD_SHORT)

    def _first_verb(self, table: Table, item: i64) -> i64:
        return table.parts.code[table.parts.char_code[at.FIRST_ENGAGEABLE + item] * at.CLAUSE]

    def _has_target(self, table: Table, item: i64) -> bool:
        """invite.14, invite.19, invite.20: there is a lighthouse, or a ship at a dock, to use it on."""
        me = table.player[table.actor]
        spot = table.parts.char_code[at.FIRST_ENGAGEABLE + item] * at.CLAUSE
        if table.parts.code[spot] == language.BEAM:
            return me.lights < at.LIGHTHOUSES
        if table.parts.code[spot] != language.GRANT or table.parts.code[spot + 1] < language.GRANT_REVISIT:
            return True
        return me.docked > 0

    def price(self, table: Table, item: i64, off: i64) -> i64:
        return table.parts.char_pay[at.FIRST_ENGAGEABLE + item]

    def begin(self, table: Table, item: i64, off: i64) -> None:
        """engage.2: first the effect, then the card turns: it cannot straighten itself."""
        seat = table.actor
        character = at.FIRST_ENGAGEABLE + item
        table.tell("engaged", seat, "character", character)
        pay_bread(table, seat, self.price(table, item, off))
        push(table, seat, language.TURN_CHARACTER, item)
        push_character(table, seat, character)


@final
class TurnCharacter(Question[Table]):
    """engage.1: the card is turned sideways."""

    def run(self, table: Table, seat: i64) -> None:
        one: i64 = 1
        table.player[seat].engaged |= one << taken(table, ENGAGEABLE)
        set_off(table, seat, language.ON_ENGAGE)


@final
class Straighten(Decision):
    """straight.1: one of the own characters that are engaged can be engaged again."""

    def run(self, table: Table, seat: i64) -> None:
        """straight.2: without one the bonus is lost; the only one needs no question. invite.10: none that
        works once a period."""
        engaged = table.player[seat].engaged & ~table.parts.once
        if engaged == 0:
            table.tell("none-straightened", seat)
            done(table)
            return
        ask(table, seat, at.STRAIGHTENING)
        if engaged & (engaged - 1) == 0:
            only: i64 = 0
            while engaged >> only != 1:
                only += 1
            self._straighten(table, only)

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return bits_into(table.player[table.actor].engageables, pick.STRAIGHTEN, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        if not pick.STRAIGHTEN <= number < pick.TAKE:
            return super().refusal(table, number)
        me = table.player[table.actor]
        if me.engageables >> (number - pick.STRAIGHTEN) & 1 == 0:
            return why.NOT_YOURS_TO_STRAIGHTEN
        if table.parts.once >> (number - pick.STRAIGHTEN) & 1 == 1:
            return why.ONCE_A_PERIOD
        return why.FINE if me.engaged >> (number - pick.STRAIGHTEN) & 1 == 1 else why.NOT_ENGAGED

    def step(self, table: Table, number: i64) -> None:
        if number < pick.SEND:
            super().step(table, number)
        else:
            self._straighten(table, number - pick.STRAIGHTEN)

    def _straighten(self, table: Table, engageable: i64) -> None:
        one: i64 = 1
        table.player[table.actor].engaged &= ~(one << engageable)
        one_less(table, COUNT)
        table.tell("straightened", table.actor, "character", at.FIRST_ENGAGEABLE + engageable)

    def args(self, table: Table) -> dict[str, object]:
        return {"count": int(top(table, COUNT))}
