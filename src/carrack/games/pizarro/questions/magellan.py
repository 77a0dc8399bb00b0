"""Magellan (magellan.1–7): his ships have names, and gold cards under them."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.api import Prompt
from carrack.core.question import Question, kinds_into
from carrack.games.pizarro import choices as pick
from carrack.games.pizarro import layout as at
from carrack.games.pizarro import refusals as why
from carrack.games.pizarro.questions.explorers import Explorer, tell_voyage
from carrack.games.pizarro.questions.gold import leave_hand_hidden, leave_hand_openly
from carrack.games.pizarro.questions.payment import discard_payment
from carrack.games.pizarro.table import Table


def can_move(table: Table, seat: i64, ship: i64) -> bool:
    """ships.2: whether a ship is this seat's and waits on the space before."""
    return table.owner_of(ship) == seat and table.space_of(ship) == table.year


def sail_ship(table: Table, ship: i64) -> None:
    """Move one of the ships to its next space; magellan.1: then a gold card goes under the card."""
    table.ship = ship
    table.magellan_to_write()[ship * at.MAGELLAN_SHEET + at.SPACE] = table.year + 1
    table.phase = at.PUT_UNDER
    tell_voyage(table)


@final
class Magellan(Explorer):
    """The choice which of his ships sails."""

    def sail(self, table: Table, seat: i64) -> None:
        ship: i64
        if table.year == 0:
            for ship in range(at.MAGELLANS):
                if table.space_of(ship) == 0:
                    table.magellan_to_write()[ship * at.MAGELLAN_SHEET + at.OWNER] = seat
                    sail_ship(table, ship)
                    return
        first: i64 = at.NONE
        for ship in range(at.MAGELLANS):
            if can_move(table, seat, ship):
                if first == at.NONE:
                    first = ship
                elif not table.parts.is_b(at.MAGELLAN) or not self._are_alike(table, first, ship):
                    # ships.5: on side A the stacks are hidden; being asked must not tell whether they differ.
                    table.phase = at.PICK_SHIP
                    return
        sail_ship(table, first)

    def _are_alike(self, table: Table, ship: i64, other: i64) -> bool:
        """ships.5: whether the same cards lie under two ships, in whatever order."""
        value: i64
        for value in range(1, at.VALUES + 1):
            if self._count_under(table, ship, value) != self._count_under(table, other, value):
                return False
        return True

    def _count_under(self, table: Table, ship: i64, value: i64) -> i64:
        count: i64 = 0
        year: i64
        for year in range(at.YEARS):
            if table.card_under(ship, year) == value:
                count += 1
        return count


def payment_goes_under(table: Table) -> bool:
    """magellan.3: whether a card of the payment goes under the card that was bought."""
    return table.explorer == at.MAGELLAN and table.parts.is_b(at.MAGELLAN)


@final
class PutUnder(Question[Table]):
    """Exactly 1 gold card goes under the card that was bought (magellan.1)."""

    def _cards(self, table: Table) -> vec[u8]:
        """magellan.2: on side A those in the hand; magellan.3: on side B those of the payment."""
        return table.paid if payment_goes_under(table) else table.player[table.actor].hand

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return kinds_into(self._cards(table), pick.UNDER, row, 0)

    def refusal(self, table: Table, number: i64) -> i64:
        if not pick.UNDER <= number < pick.SWAP:
            return why.not_now(number)
        if self._cards(table)[number - pick.UNDER] > 0:
            return why.FINE
        return why.NOT_PAID_WITH if payment_goes_under(table) else why.NOT_IN_HAND_TO_LAY

    def step(self, table: Table, number: i64) -> None:
        """secrets.4: face down from the hand, unless it lies open; magellan.3: face up from the payment."""
        value = number - pick.UNDER
        seat = table.actor
        seen = True
        if payment_goes_under(table):
            table.paid_to_write()[value] -= 1
            discard_payment(table)
        elif table.player[seat].open:
            leave_hand_openly(table, seat, value)
        else:
            leave_hand_hidden(table, seat, value, table.ship * at.YEARS + table.year)
            seen = False
        start = table.ship * at.MAGELLAN_SHEET
        magellan = table.magellan_to_write()
        magellan[start + at.STACK + table.year] = value + 1
        if seen:
            magellan[start + at.OPEN_STACK] |= i64(1) << table.year
        table.phase = at.NEXT_CARD
        table.tell("put-under", seat, "value", value + 1, secret="" if seen else "value")

    def prompt(self, table: Table) -> Prompt:
        return Prompt("under-paid" if payment_goes_under(table) else "under-hand", {}, self.rule)
