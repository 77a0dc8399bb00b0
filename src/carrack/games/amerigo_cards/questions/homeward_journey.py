"""Homeward journey (home.1–4)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.questions.action import CardAction
from carrack.games.amerigo_cards.questions.awards import arrive
from carrack.games.amerigo_cards.questions.end import end_turn
from carrack.games.amerigo_cards.questions.outward_journey import put_on_journey, tell_sailed
from carrack.games.amerigo_cards.table import Table


@final
class SailHome(CardAction):
    """One more card of the homeward journey; enough of them bring the ship home."""

    def forbidden(self, table: Table) -> i64:
        """sail.5: not from home; home.1: else at any time."""
        return why.NOT_SAILING if table.place(table.actor) == at.AT_HOME else why.FINE

    def begin(self, table: Table, item: i64) -> None:
        """home.3: every rudder counts double."""
        seat = table.actor
        table.sheet[seat * at.SHEET + at.HOMEWARD_RUDDERS] += put_on_journey(
            table, seat, item, at.LAID_HOMEWARD
        )
        table.sheet[seat * at.SHEET + at.PLACE] = at.HOMEWARD
        back = table.way_back(seat)
        if table.log is not None:
            tell_sailed(table, "sailed-home", seat, item, back)
        if back >= table.distance(seat):
            arrive(table, seat)
        else:
            end_turn(table)
