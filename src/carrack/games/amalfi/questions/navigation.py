"""Navigation (nav.1–9): a ship to a dock, what the destination sends, and the lighthouse there."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.question import Question, span_into
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language, stack
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.counting import idle_ships
from carrack.games.amalfi.questions.action import Action
from carrack.games.amalfi.questions.evolving import asks_for_order, order_refusal
from carrack.games.amalfi.questions.optional_actions import Decision, is_sending
from carrack.games.amalfi.resources import discount_of, gain_bread, load, pay_bread
from carrack.games.amalfi.table import Table

HOLD: Final = stack.A
COUNT: Final = stack.B
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


class Navigation(Action):
    """A ship goes from the bay to the dock of a destination."""

    def items_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        mine = table.modifier(table.actor, at.ADMIT_ABROAD) == 0
        return destinations_into(table, self.first, mine, row, n)

    def granted_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return destinations_into(table, self.first, False, row, n)

    def legal_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        """nav.2: without a ship in the bay nothing is legal, so no dock need be looked at."""
        return super().legal_into(table, row, n) if table.player[table.actor].bay > 0 else n

    def refusal(self, table: Table, item: i64, kinds: i64, off: i64) -> i64:
        """nav.1: a free dock; nav.2: a ship in the bay; nav.3: the bread; nav.5: a tile of one's own.
        invite.16, invite.18: characters may allow more."""
        refusal = self._dock_refusal(table, item, kinds)
        if refusal != why.FINE:
            return refusal
        if table.player[table.actor].bay == 0:
            return why.NO_SHIP_TO_SAIL
        refusal = self.price_refusal(table, item, off, why.BREAD_SHORT)
        if refusal == why.BREAD_SHORT and self.fee(table, item) == 0 and asks_for_order(table, item):
            return order_refusal(table, table.parts.dest_pay[item], pick.CHARACTER_FIRST)
        return refusal

    def _dock_refusal(self, table: Table, item: i64, kinds: i64) -> i64:
        """Return why the dock would not take a ship of the actor."""
        granted = kinds & (language.AT_OCCUPIED | language.AT_FOREIGN) != 0
        if item >= at.FIRST_EVOLVING and not table.is_evolving(item):
            if item < at.FIRST_TILE:
                return why.COVERED
            owner = table.discoverer(item)
            if owner == at.NONE:
                return why.NO_SUCH_DESTINATION
            if owner != table.actor:
                if granted:
                    if kinds & language.AT_FOREIGN == 0:
                        return why.NOT_YOUR_TILE
                elif table.modifier(table.actor, at.ADMIT_ABROAD) == 0:
                    return why.NOT_YOUR_TILE
        dock = i64(table.dock[item])
        if dock == 0:
            return why.DOCK_FREE if granted and kinds & language.AT_FREE == 0 else why.FINE
        if granted:
            if kinds & language.AT_OCCUPIED == 0:
                return why.DOCK_TAKEN
        elif table.modifier(table.actor, at.ADMIT_BESIDE) == 0:
            return why.DOCK_TAKEN
        return why.DOCK_FULL if dock >> at.SECOND_BERTH != 0 else why.FINE

    def charges(self) -> bool:
        """Return whether permissions of permanent effects are used, and their fees paid."""
        return True

    def fee(self, table: Table, item: i64) -> i64:
        """invite.16: what a permanent permission costs."""
        fee: i64 = 0
        if (table.dock[item] == 0 and item < at.FIRST_TILE) or not self.charges():
            return fee
        if table.dock[item] > 0:
            fee += max(table.modifier(table.actor, at.ADMIT_BESIDE) - 1, 0)
        if item >= at.FIRST_TILE and table.discoverer(item) not in (table.actor, at.NONE):
            fee += max(table.modifier(table.actor, at.ADMIT_ABROAD) - 1, 0)
        return fee

    def price(self, table: Table, item: i64, off: i64) -> i64:
        """nav.3: the bread of the destination, and a fee."""
        return max(table.parts.dest_pay[item] - discount_of(off), 0) + self.fee(table, item)

    def begin(self, table: Table, item: i64, off: i64) -> None:
        """nav.4: the benefits come first, then what they set off, then the lighthouse (light.1)."""
        seat = table.actor
        price = self.price(table, item, off)
        if self.charges():
            price -= self._pay_fees(table, seat, item)
        table.player[seat].bay -= 1
        table.player[seat].docked += 1
        if table.dock[item] == 0:
            table.dock_to_write()[item] = u8(seat + 1)
        else:
            table.dock_to_write()[item] = u8(i64(table.dock[item]) | (seat + 1) << at.SECOND_BERTH)
        table.tell("navigated", seat, "destination", item)
        visit(table, seat, item, price)

    def _pay_fees(self, table: Table, seat: i64, item: i64) -> i64:
        """invite.16: the fees go to the owner of the ship, and to the discoverer; return how much."""
        paid: i64 = 0
        if table.dock[item] > 0:
            paid += self._pay_fee(table, seat, at.ADMIT_BESIDE, (i64(table.dock[item]) & at.FIRST_BERTH) - 1)
        if item >= at.FIRST_TILE and table.discoverer(item) not in (seat, at.NONE):
            paid += self._pay_fee(table, seat, at.ADMIT_ABROAD, table.discoverer(item))
        return paid

    def _pay_fee(self, table: Table, seat: i64, which: i64, to: i64) -> i64:
        fee = table.modifier(seat, which) - 1
        if fee <= 0:
            return 0
        pay_bread(table, seat, fee)
        if to != seat and to < table.seats:
            gain_bread(table, to, fee)
        return fee


def visit(table: Table, seat: i64, item: i64, price: i64) -> None:
    """nav.4: put everything of a visit on the stack; its price is paid, or asked for (evolve.5)."""
    table.visit = item
    stack.push(table, seat, language.VISIT_OVER)
    stack.push(table, seat, language.USE_LIGHTHOUSE, item)
    private = table.discoverer(item) != at.NONE
    stack.set_off(table, seat, language.ON_PRIVATE if private else language.ON_PUBLIC)
    if asks_for_order(table, item):
        stack.push(table, seat, language.ORDER, item, price)
    else:
        pay_bread(table, seat, price)
        stack.push_destination(table, seat, item)
    table.phase = at.RUN


@final
class GrantedNavigation(Navigation):
    """invite.18: an effect sends a ship where others may not go, without a fee."""

    def charges(self) -> bool:
        return False


class AtOwnShip(Action):
    """An action at a destination where an own ship lies."""

    def items_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        place: i64
        for place in range(at.DESTINATIONS):
            if table.dock[place] > 0 and table.berths_of(place, table.actor) > 0:
                row[n] = self.first + place
                n += 1
        return n

    def refusal(self, table: Table, item: i64, kinds: i64, off: i64) -> i64:
        if table.dock[item] == 0 or table.berths_of(item, table.actor) == 0:
            return why.NOT_DOCKED
        return why.FINE


@final
class Revisit(AtOwnShip):
    """invite.19: a destination where an own ship lies is visited once more; no ship moves."""

    def refusal(self, table: Table, item: i64, kinds: i64, off: i64) -> i64:
        if super().refusal(table, item, kinds, off) != why.FINE:
            return why.NOT_DOCKED
        if kinds & language.AT_PUBLIC == 0 and table.discoverer(item) != table.actor:
            return why.NOT_YOUR_TILE
        return self.price_refusal(table, item, off, why.BREAD_SHORT)

    def price(self, table: Table, item: i64, off: i64) -> i64:
        return table.parts.dest_pay[item]

    def begin(self, table: Table, item: i64, off: i64) -> None:
        table.tell("revisited", table.actor, "destination", item)
        visit(table, table.actor, item, self.price(table, item, off))


@final
class Undock(AtOwnShip):
    """invite.20: an own ship goes from a dock to the bay; its berth is free."""

    def begin(self, table: Table, item: i64, off: i64) -> None:
        """Let a ship that lay beside it move up."""
        seat = table.actor
        dock = i64(table.dock[item])
        if dock >> at.SECOND_BERTH == seat + 1:
            table.dock_to_write()[item] = u8(dock & at.FIRST_BERTH)
        else:
            table.dock_to_write()[item] = u8(dock >> at.SECOND_BERTH)
        table.player[seat].docked -= 1
        table.player[seat].bay += 1
        table.tell("undocked", seat, "destination", item)
        table.phase = at.RUN


@final
class VisitOver(Question[Table]):
    """Nothing more is done at this destination."""

    def run(self, table: Table, seat: i64) -> None:
        stack.done(table)
        table.visit = at.NONE


@final
class Send(Decision):
    """Send ships from the bay to a hold, one at a time (nav.6), or stop (nav.8)."""

    def run(self, table: Table, seat: i64) -> None:
        """option.4: a ship may come down from a hold first; straight.2: without any, the bonus is lost."""
        if table.player[seat].bay > 0 or (idle_ships(table, seat) > 0 and not is_sending(table)):
            stack.ask(table, seat, at.SENDING)
            return
        if not table.sent:
            table.tell("none-sent", seat)
        stack.done(table)
        self._rest(table)

    def simplest(self, table: Table) -> i64:
        """Return the hold of the effect, of several the first."""
        if table.player[table.actor].bay == 0:
            return pick.DONE
        hold = stack.top(table, HOLD)
        return pick.SEND if hold == language.ANY_HOLD else pick.SEND + hold

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        n = span_into(pick.SEND, language.RESOURCES, row, n)
        return span_into(pick.DONE, 1, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        """nav.6: the hold of the effect; nav.7: any hold, chosen for each ship anew."""
        if number == pick.DONE:
            return why.FINE
        if not pick.SEND <= number < pick.BREAD:
            return super().refusal(table, number)
        hold = stack.top(table, HOLD)
        if hold != number - pick.SEND and hold != language.ANY_HOLD:
            return why.OTHER_HOLD
        return why.FINE if table.player[table.actor].bay > 0 else why.NO_SHIP_TO_SEND

    def step(self, table: Table, number: i64) -> None:
        if number < pick.SEND:
            super().step(table, number)
        elif number == pick.DONE:
            stack.done(table)
            self._rest(table)
        else:
            hold = number - pick.SEND
            load(table, table.actor, hold)
            table.tell("sent", table.actor, "hold", hold)
            table.sent = True
            stack.one_less(table, COUNT)
            self._rest(table)

    def _rest(self, table: Table) -> None:
        """option.5: after the last ship an effect sends, ships may be turned into bread again."""
        if not stack.is_waiting(table, language.SEND):
            table.sent = False

    def args(self, table: Table) -> dict[str, object]:
        return {"hold": int(stack.top(table, HOLD)), "count": int(stack.top(table, COUNT))}
