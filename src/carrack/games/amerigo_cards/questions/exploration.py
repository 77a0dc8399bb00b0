"""Explore (explore.1–7)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.questions.action import Action
from carrack.games.amerigo_cards.questions.deck import begin_draw
from carrack.games.amerigo_cards.table import Table


@final
class Explore(Action):
    """The outward journey ends (explore.2); cards are drawn for its distance."""

    def forbidden(self, table: Table) -> i64:
        return why.FINE if table.place(table.actor) == at.OUTWARD else why.NOT_OUTWARD

    def begin(self, table: Table, item: i64) -> None:
        """explore.3: two cards for each point."""
        seat = table.actor
        distance = table.distance(seat)
        count = table.parts.explore_factor * distance
        table.sheet[seat * at.SHEET + at.PLACE] = at.EXPLORED
        table.tell("explored", seat, "distance", distance, "count", count)
        begin_draw(table, seat, count)
