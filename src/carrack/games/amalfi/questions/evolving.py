"""Evolving destinations (evolve.1–4): who visits one takes a character, before or after the rest."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import span_into
from carrack.games.amalfi import actions as pick
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.questions import rows
from carrack.games.amalfi.questions.optional_actions import Decision
from carrack.games.amalfi.stack import A, ask, push_destination, push_effect, taken
from carrack.games.amalfi.state import Table

PLACE: Final = A
"""On the stack: whose effects the destination has."""
ANSWERS: Final = 2


def asks_for_order(table: Table, place: i64) -> bool:
    """evolve.1: at an evolving destination, if there is a character to take."""
    return at.FIRST_EVOLVING <= place < at.FIRST_TILE and rows.COUNCIL.rightmost(table) != at.NONE


@final
class Order(Decision):
    """The character before or after everything else that is done there (evolve.1)?"""

    def run(self, table: Table, seat: i64) -> None:
        ask(table, seat, at.ORDERING)

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return span_into(pick.CHARACTER_FIRST, ANSWERS, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        if pick.CHARACTER_FIRST <= number < pick.PACK:
            return why.FINE
        return super().refusal(table, number)

    def step(self, table: Table, number: i64) -> None:
        if number < pick.SEND:
            super().step(table, number)
            return
        seat = table.actor
        whose = taken(table, PLACE)
        if number == pick.CHARACTER_LAST:
            self._push_character(table, seat)
        push_destination(table, seat, whose)
        if number == pick.CHARACTER_FIRST:
            self._push_character(table, seat)

    def _push_character(self, table: Table, seat: i64) -> None:
        """evolve.4: the character belongs to the place, also when a tile covers it."""
        push_effect(table, seat, table.parts.evolving_code, table.parts.evolving_size)
