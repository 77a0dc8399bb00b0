"""Set-up (setup.1–3, many.1–2): the whole deck lies there, and chance deals the first hands."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.questions.deck import FromDeck
from carrack.games.amerigo_cards.table import Table


def start(table: Table) -> Table:
    """Lay the whole deck out; the first seat is dealt to first."""
    deck = table.deck()
    kind: i64
    for kind in range(at.KINDS):
        table.cards[deck + kind] = u8(table.parts.kinds[kind])
    table.deck_size = table.parts.cards
    table.phase = at.DEAL
    table.actor = CHANCE
    table.drawer = 0
    table.draws = table.parts.deal[0]
    return table


@final
class Deal(FromDeck):
    """The first hands, seat by seat; then all are asked for their compensation."""

    def all_drawn(self, table: Table) -> None:
        table.drawer += 1
        if table.drawer < table.seats:
            table.draws = table.parts.deal[table.drawer]
        else:
            table.drawer = 0
            table.phase = at.COMPENSATION
            table.actor = 0
