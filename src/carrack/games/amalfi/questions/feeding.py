"""Feeding (feed.1–3): bread for the crews at the end of a period."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import span_into
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.counting import count
from carrack.games.amalfi.questions.optional_actions import Decision, can_raise
from carrack.games.amalfi.stack import A, B, add, ask, done, one_more, push, start_again, top
from carrack.games.amalfi.table import Table

FED: Final = A
PAID: Final = B
"""On the stack: how many seats are through with it, counted from the Wind Rose; bread the next has paid."""


class MoreBread(Decision):
    """The question whether to turn more into bread (option.4); asked again only as long as that could
    matter."""

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return span_into(pick.DONE, 1, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        return why.FINE if number == pick.DONE else super().refusal(table, number)

    def step(self, table: Table, number: i64) -> None:
        if number == pick.DONE:
            self.enough(table)
        else:
            super().step(table, number)
            table.phase = at.RUN

    def enough(self, table: Table) -> None:
        """Note that the actor wants no more bread."""
        raise NotImplementedError


def can_store(table: Table, seat: i64) -> bool:
    """Return whether there is something to turn into bread, and room for it."""
    return table.player[seat].bread < table.granary(seat) and can_raise(table, seat)


def bread_needed(table: Table, seat: i64) -> i64:
    """feed.1: what the crews of a seat eat."""
    need = table.parts.feeding + count(table, seat, language.N_BUILT) - table.modifier(seat, at.FEED)
    return need if need > 0 else i64(0)


@final
class Feed(MoreBread):
    """feed.3: in turn order from the Wind Rose; whoever lacks bread and could make some is asked."""

    def run(self, table: Table, seat: i64) -> None:
        fed = top(table, FED)
        if fed == table.seats:
            done(table)
            push(table, table.rose, language.BEFORE_DECREE)
            return
        seat = table.seat_after(table.rose, fed)
        ask(table, seat, at.FEED_NOW)
        if self._pay(table, seat) == 0 or not can_raise(table, seat):
            self.enough(table)

    def _pay(self, table: Table, seat: i64) -> i64:
        """feed.3: all bread up to the need is paid, so there is room for more; return what is missing."""
        me = table.player[seat]
        missing = bread_needed(table, seat) - top(table, PAID)
        paid = me.bread if me.bread < missing else missing
        me.bread -= paid
        add(table, PAID, paid)
        return missing - paid

    def enough(self, table: Table) -> None:
        """feed.2: what is missing costs points."""
        seat = table.actor
        paid = top(table, PAID)
        missing = bread_needed(table, seat) - paid
        table.tell("fed", seat, "count", paid)
        if missing > 0:
            points = missing * table.parts.hunger
            table.player[seat].hunger += points
            table.tell("hungry", seat, "count", missing, "points", points)
        start_again(table, PAID)
        one_more(table, FED)

    def args(self, table: Table) -> dict[str, object]:
        need = bread_needed(table, table.actor)
        paid = top(table, PAID)
        return {"need": int(need), "bread": int(paid), "count": int(need - paid)}
