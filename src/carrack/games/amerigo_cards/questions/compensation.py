"""Compensation (compensation.1–4): a first hand without a 3-rudder card may be shown for a doubloon."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo_cards import choices as pick
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.card_rows import cards_into, leave_hand
from carrack.games.amerigo_cards.questions.action import hand_refusal
from carrack.games.amerigo_cards.questions.decision import Decision
from carrack.games.amerigo_cards.table import Table


@final
class Compensation(Decision):
    """Everybody is asked in turn order (compensation.3): turn a card over, or decline."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        row[0] = pick.DECLINE
        return cards_into(table, table.hand(table.actor), pick.TURN_OVER, row, 1)

    def refusal(self, table: Table, number: i64) -> i64:
        """compensation.1: only without a card of 3 rudders; compensation.2: a card of the hand."""
        if number == pick.DECLINE:
            return why.FINE
        if not pick.TURN_OVER <= number < pick.DRAW:
            return super().refusal(table, number)
        hand = table.hand(table.actor)
        kind: i64
        for kind in range(table.parts.compensation_rudders - 1, at.KINDS, at.RUDDERS):
            if table.cards[hand + kind] > 0:
                return why.HAS_THREE_RUDDERS
        return hand_refusal(table, number - pick.TURN_OVER)

    def step(self, table: Table, number: i64) -> None:
        seat = table.actor
        if number == pick.DECLINE:
            table.tell("kept-hand", seat)
        else:
            self._compensate(table, seat, number - pick.TURN_OVER)
        table.actor = table.next_seat(seat)
        if table.actor == 0:
            table.phase = at.TURN

    def _compensate(self, table: Table, seat: i64, kind: i64) -> None:
        """compensation.2: everybody sees the whole hand; the card starts the treasure pile."""
        cards = table.cards
        hand = table.hand(seat)
        held: i64
        _i: i64
        for held in range(at.KINDS):
            cards[table.shown(seat) + held] = cards[hand + held]
            for _i in range(i64(cards[hand + held])):
                table.tell("showed", seat, "card", held)
        leave_hand(table, seat, kind)
        table.put_on_pile(seat, kind)
        table.tell("turned-over", seat, "card", kind)
