"""The turn's offer: an action, or a number that belongs to another question."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.table import Table


class Action:
    """Numbers in sequence, one for each item that the action can be done with."""

    def __init__(self, first: i64, items: i64) -> None:
        self.first: i64 = first
        self.items: i64 = items

    def forbidden(self, table: Table) -> i64:
        """Return FINE if the action is possible now, else why not, whatever the item."""
        raise NotImplementedError

    def refusal(self, table: Table, item: i64) -> i64:
        """Return FINE if the action can be done with this item, else why not."""
        return self.forbidden(table)

    def begin(self, table: Table, item: i64) -> None:
        """Do it."""
        raise NotImplementedError

    def figures(self, table: Table, reason: i64) -> dict[str, object]:
        """Return what a refusal names."""
        return {}


class CardAction(Action):
    """An action that takes a hand card, or where it may be a doubloon (doubloons.2)."""

    def refusal(self, table: Table, item: i64) -> i64:
        reason = self.forbidden(table)
        if reason != why.FINE:
            return reason
        if item == at.DOUBLOON:
            return why.FINE if table.doubloons(table.actor) > 0 else why.NO_DOUBLOON
        return hand_refusal(table, item)


@final
class NotNow(Action):
    """Numbers that only another question offers."""

    def __init__(self, first: i64, items: i64, reason: i64) -> None:
        super().__init__(first, items)
        self.reason: i64 = reason

    def forbidden(self, table: Table) -> i64:
        return self.reason


def hand_refusal(table: Table, kind: i64) -> i64:
    """Return FINE if the actor has such a card in hand."""
    return why.FINE if table.cards[table.hand(table.actor) + kind] > 0 else why.NOT_IN_HAND
