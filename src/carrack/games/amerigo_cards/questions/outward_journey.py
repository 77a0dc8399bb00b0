"""Outward journey (sail.1–5), and what both ways have in common."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.card_rows import leave_hand
from carrack.games.amerigo_cards.questions.action import CardAction
from carrack.games.amerigo_cards.questions.end import end_turn
from carrack.games.amerigo_cards.table import Table


@final
class SailOut(CardAction):
    """One more card of the outward journey (sail.1–3)."""

    def forbidden(self, table: Table) -> i64:
        """explore.6, home.4: not after exploring, and not on the way home."""
        place = table.place(table.actor)
        if place == at.EXPLORED:
            return why.MUST_SAIL_HOME
        return why.STAY_HOMEWARD if place == at.HOMEWARD else why.FINE

    def begin(self, table: Table, item: i64) -> None:
        seat = table.actor
        table.sheet[seat * at.SHEET + at.DISTANCE] += put_on_journey(table, seat, item, 0)
        table.sheet[seat * at.SHEET + at.PLACE] = at.OUTWARD
        if table.log is not None:
            tell_sailed(table, "sailed-out", seat, item, table.distance(seat))
        end_turn(table)


def put_on_journey(table: Table, seat: i64, kind: i64, way: i64) -> i64:
    """Play a hand card or a doubloon (doubloons.2) to the journey; return the rudders it counts.

    `way` is 0 or LAID_HOMEWARD.
    """
    rudders: i64
    laid = kind
    if kind == at.DOUBLOON:
        kind = table.take_from_pile(seat)
        rudders = table.parts.doubloon_rudders
    else:
        leave_hand(table, seat, kind)
        rudders = kind % at.RUDDERS + 1
    table.cards[table.journey(seat) + kind] += 1
    table.lay(seat, laid, way)
    return rudders


def tell_sailed(table: Table, event: str, seat: i64, kind: i64, total: i64) -> None:
    """Say how far the ship has come, and with which card."""
    if kind == at.DOUBLOON:
        table.tell(event + "-doubloon", seat, "distance", total)
    else:
        table.tell(event, seat, "card", kind, "distance", total)
