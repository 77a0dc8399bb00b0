"""Exhibit (exhibit.1–6)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo_cards import choices as pick
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.card_rows import cards_into, leave_hand
from carrack.games.amerigo_cards.questions.action import CardAction
from carrack.games.amerigo_cards.questions.decision import Decision
from carrack.games.amerigo_cards.questions.end import end_turn
from carrack.games.amerigo_cards.table import Table


@final
class Exhibit(CardAction):
    """One card of the hand goes to the exhibition; the turn goes on while more could follow (exhibit.2)."""

    def forbidden(self, table: Table) -> i64:
        """exhibit.1: only at home; limits.2: not more than there is room for."""
        if table.place(table.actor) != at.AT_HOME:
            return why.EXHIBIT_NOT_HOME
        if table.exhibited(table.actor) >= table.parts.exhibition_limit:
            return why.EXHIBITION_FULL
        return why.FINE

    def begin(self, table: Table, item: i64) -> None:
        seat = table.actor
        sheet = table.sheet
        leave_hand(table, seat, item)
        table.cards[table.exhibition(seat) + item] += 1
        sheet[seat * at.SHEET + at.EXHIBITED] += 1
        sheet[table.seats * at.SHEET + item // at.RUDDERS] += 1
        if table.log is not None:
            table.tell("exhibited", seat, "card", item)
        if table.hand_size(seat) > 0 and table.exhibited(seat) < table.parts.exhibition_limit:
            table.phase = at.EXHIBITING
        else:
            end_turn(table)

    def figures(self, table: Table, reason: i64) -> dict[str, object]:
        return {"limit": int(table.parts.exhibition_limit)} if reason == why.EXHIBITION_FULL else {}


EXHIBIT: Final = Exhibit(pick.EXHIBIT, at.KINDS)


@final
class Exhibiting(Decision):
    """One more card, or stop (exhibit.2, exhibit.4)."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        n = cards_into(table, table.hand(table.actor), pick.EXHIBIT, row, 0)
        row[n] = pick.STOP
        return n + 1

    def legal_into(self, table: Table, row: vec[i64]) -> i64:
        """Write the same as of every question: while there is room, every card of the hand."""
        if EXHIBIT.forbidden(table) == why.FINE:
            return self.candidates_into(table, row)
        row[0] = pick.STOP
        return 1

    def refusal(self, table: Table, number: i64) -> i64:
        if number == pick.STOP:
            return why.FINE
        if pick.EXHIBIT <= number < pick.STOP:
            return EXHIBIT.refusal(table, number - pick.EXHIBIT)
        return super().refusal(table, number)

    def step(self, table: Table, number: i64) -> None:
        if number == pick.STOP:
            end_turn(table)
        else:
            EXHIBIT.begin(table, number - pick.EXHIBIT)

    def args(self, table: Table) -> dict[str, object]:
        return {"count": int(table.picks)}

    def figures(self, table: Table, reason: i64, number: i64) -> dict[str, object]:
        return EXHIBIT.figures(table, reason)
