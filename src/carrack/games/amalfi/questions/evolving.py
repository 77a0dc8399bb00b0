"""Evolving destinations (evolve.1–5): a visit also lets one take a character, before or after the rest."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import span_into
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.questions import rows
from carrack.games.amalfi.questions.action import bread_figures
from carrack.games.amalfi.questions.council import bread_after
from carrack.games.amalfi.questions.optional_actions import Decision
from carrack.games.amalfi.resources import pay_bread
from carrack.games.amalfi.stack import A, B, ask, push, push_destination, push_effect, taken, top
from carrack.games.amalfi.table import Table

PLACE: Final = A
PRICE: Final = B
"""On the stack: the destination, and its bread, which is paid after the answer."""
ANSWERS: Final = 3


def asks_for_order(table: Table, place: i64) -> bool:
    """evolve.1: at an evolving destination, if there is a character to take."""
    return table.is_evolving(place) and rows.COUNCIL.rightmost(table) != at.NONE


def order_refusal(table: Table, price: i64, order: i64) -> i64:
    """evolve.5: the bread of the visit must be there, or be brought by what is taken first."""
    have = table.player[table.actor].bread
    if order == pick.CHARACTER_FIRST:
        have = _most_after_bonus(table, table.actor)
    return i64(why.FINE) if price <= have else i64(why.BREAD_SHORT)


def _most_after_bonus(table: Table, seat: i64) -> i64:
    """Return the most bread a seat can have after the bonus beside the place."""
    parts = table.parts
    bread = table.player[seat].bread
    most = bread
    i: i64
    slot: i64
    for i in range(parts.evolving_code, parts.evolving_code + parts.evolving_size):
        verb = parts.code[i * at.CLAUSE]
        if verb == language.TAKE:
            for slot in range(at.COUNCIL_SIZE):
                after = bread_after(table, seat, slot)
                if table.board[at.COUNCIL_AT + slot] > 0 and after > most:
                    most = after
        elif verb == language.GAIN_BREAD:
            most = min(most + parts.code[i * at.CLAUSE + 1], table.granary(seat))
    return most


@final
class Order(Decision):
    """The character before or after everything else that is done there, or none (evolve.1)?"""

    def run(self, table: Table, seat: i64) -> None:
        ask(table, seat, at.ORDERING)

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return span_into(pick.CHARACTER_FIRST, ANSWERS, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        if pick.CHARACTER_FIRST <= number < pick.PACK:
            return order_refusal(table, top(table, PRICE), number)
        return super().refusal(table, number)

    def step(self, table: Table, number: i64) -> None:
        """evolve.5: the bread of the visit is paid before its main action."""
        if number < pick.SEND:
            super().step(table, number)
            return
        seat = table.actor
        price = top(table, PRICE)
        place = taken(table, PLACE)
        if number == pick.CHARACTER_LAST:
            self._push_character(table, seat)
        push_destination(table, seat, place)
        if number == pick.CHARACTER_FIRST:
            push(table, seat, language.PAYMENT, price, language.BREAD_PRICE)
            self._push_character(table, seat)
        else:
            pay_bread(table, seat, price)

    def _push_character(self, table: Table, seat: i64) -> None:
        """evolve.4: the character belongs to the place, also when a tile covers it."""
        push_effect(table, seat, table.parts.evolving_code, table.parts.evolving_size)

    def args(self, table: Table) -> dict[str, object]:
        return {"destination": int(top(table, PLACE))}

    def figures(self, table: Table, reason: i64, number: i64) -> dict[str, object]:
        if reason != why.BREAD_SHORT:
            return {}
        return bread_figures(table, reason, top(table, PRICE))
