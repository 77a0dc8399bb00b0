"""Cook (cook.1–7): an open hand, or on side B a card less."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.question import CardDraw
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.questions.explorers import Explorer
from carrack.games.pizarro.questions.gold import lay_hand_open, leave_hand_openly
from carrack.games.pizarro.table import Table


@final
class Cook(Explorer):
    """cook.1: on side A the hand lies open for the rest of the year; cook.4: on side B it loses a card."""

    def arrive(self, table: Table, seat: i64) -> None:
        if table.parts.is_b(at.COOK):
            table.drawer = seat
            table.ask(CHANCE, at.LOSING)
        else:
            table.player[seat].open = 1
            lay_hand_open(table, seat, "opened")


@final
class LoseCard(CardDraw[Table]):
    """The left-hand neighbour draws a card of the hand (cook.4), every one equally likely (cook.6)."""

    def pile(self, table: Table) -> vec[u8]:
        return table.player[table.drawer].hand

    def lay(self, table: Table, item: i64) -> None:
        seat = table.drawer
        leave_hand_openly(table, seat, item)
        table.discards_to_write()[item] += 1
        table.drawer = 0
        table.phase = at.NEXT_CARD
        table.tell("lost", seat, "value", item + 1)

    def args(self, table: Table) -> dict[str, object]:
        return {"seat": int(table.drawer), "count": int(table.draws)}
