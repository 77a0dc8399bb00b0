"""Navigation (nav.1–9): a ship to a dock, what the destination sends, and the lighthouse there."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.question import Question, span_into
from carrack.games.amalfi import actions as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.counting import idle_ships
from carrack.games.amalfi.purse import load, pay_bread
from carrack.games.amalfi.questions.action import Action
from carrack.games.amalfi.questions.evolving import asks_for_order, order_refusal
from carrack.games.amalfi.questions.optional_actions import Decision, is_sending
from carrack.games.amalfi.stack import (
    A,
    B,
    ask,
    done,
    is_waiting,
    one_less,
    push,
    push_destination,
    set_off,
    top,
)
from carrack.games.amalfi.state import Table

HOLD: Final = A
COUNT: Final = B
"""On the stack: where ships are sent, and how many."""


def destinations_into(table: Table, first: i64, mine: bool, row: vec[i64], n: i64) -> i64:
    """Write the destinations on the table, of the tiles perhaps only one's own; return the new length."""
    place: i64
    for place in range(at.DESTINATIONS):
        if place >= at.FIRST_TILE:
            where = i64(table.tile_at[place - at.FIRST_TILE])
            if where != at.COVERING and (where < at.OWNED or (mine and where != at.OWNED + table.actor)):
                continue
        elif place >= at.FIRST_EVOLVING and not table.is_evolving(place):
            continue
        row[n] = first + place
        n += 1
    return n


@final
class Navigation(Action):
    """A ship goes from the bay to the dock of a destination."""

    def items_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return destinations_into(table, self.first, True, row, n)

    def refusal(self, table: Table, item: i64, kinds: i64, off: i64) -> i64:
        """nav.1: a free dock; nav.2: a ship in the bay; nav.3: the bread; nav.5: a tile of one's own."""
        if item >= at.FIRST_EVOLVING and not table.is_evolving(item):
            if item < at.FIRST_TILE:
                return why.COVERED
            owner = table.discoverer(item)
            if owner == at.NONE:
                return why.NO_SUCH_DESTINATION
            if owner != table.actor:
                return why.NOT_YOUR_TILE
        if table.dock[item] > 0:
            return why.DOCK_TAKEN
        if table.player[table.actor].bay == 0:
            return why.NO_SHIP_TO_SAIL
        refusal = self.price_refusal(table, item, off, why.BREAD_SHORT)
        if refusal == why.BREAD_SHORT and asks_for_order(table, item):
            return order_refusal(table, item, pick.CHARACTER_FIRST)
        return refusal

    def price(self, table: Table, item: i64, off: i64) -> i64:
        return table.parts.dest_pay[item]

    def begin(self, table: Table, item: i64, off: i64) -> None:
        """nav.4: the benefits come first, then what they set off, then the lighthouse (light.1)."""
        seat = table.actor
        table.visit = item
        table.player[seat].bay -= 1
        table.player[seat].docked += 1
        table.dock[item] = u8(seat + 1)
        table.tell("navigated", seat, "destination", item)
        push(table, seat, language.VISIT_OVER)
        push(table, seat, language.USE_LIGHTHOUSE, item)
        private = table.discoverer(item) != at.NONE
        set_off(table, seat, language.ON_PRIVATE if private else language.ON_PUBLIC)
        if asks_for_order(table, item):
            push(table, seat, language.ORDER, item)
        else:
            pay_bread(table, seat, self.price(table, item, off))
            push_destination(table, seat, item)


@final
class VisitOver(Question[Table]):
    """Nothing more is done at this destination."""

    def run(self, table: Table, seat: i64) -> None:
        done(table)
        table.visit = at.NONE


@final
class Send(Decision):
    """Send ships from the bay to a hold, one at a time (nav.6), or stop (nav.8)."""

    def run(self, table: Table, seat: i64) -> None:
        """option.4: a ship may come down from a hold first; straight.2: without any, the bonus is lost."""
        if table.player[seat].bay > 0 or (idle_ships(table, seat) > 0 and not is_sending(table)):
            ask(table, seat, at.SENDING)
            return
        if not table.sent:
            table.tell("none-sent", seat)
        done(table)
        self._rest(table)

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        n = span_into(pick.SEND, language.RESOURCES, row, n)
        return span_into(pick.DONE, 1, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        """nav.6: the hold of the effect; nav.7: any hold, chosen for each ship anew."""
        if number == pick.DONE:
            return why.FINE
        if not pick.SEND <= number < pick.BREAD:
            return super().refusal(table, number)
        hold = top(table, HOLD)
        if hold != number - pick.SEND and hold != language.ANY_HOLD:
            return why.OTHER_HOLD
        return why.FINE if table.player[table.actor].bay > 0 else why.NO_SHIP_TO_SEND

    def step(self, table: Table, number: i64) -> None:
        if number < pick.SEND:
            super().step(table, number)
        elif number == pick.DONE:
            done(table)
            self._rest(table)
        else:
            hold = number - pick.SEND
            load(table, table.actor, hold)
            table.tell("sent", table.actor, "hold", hold)
            table.sent = True
            one_less(table, COUNT)
            self._rest(table)

    def _rest(self, table: Table) -> None:
        """option.5: after the last ship an effect sends, ships may be turned into bread again."""
        if not is_waiting(table, language.SEND):
            table.sent = False

    def args(self, table: Table) -> dict[str, object]:
        return {"hold": int(top(table, HOLD)), "count": int(top(table, COUNT))}
