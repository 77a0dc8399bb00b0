"""Payments (pay.1–10): ships from holds and from the bay, small decisions one after the other."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from carrack.games.amalfi import actions as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.purse import pay_bread, store, supply, unload, worth
from carrack.games.amalfi.questions.optional_actions import Decision, give_up
from carrack.games.amalfi.stack import A, B, ask, done, top
from carrack.games.amalfi.state import Table

PRICE: Final = A
RESOURCES: Final = B
"""On the stack: the price, and the set of resources it is paid in."""
MOST_NAMED: Final = 2
"""A prompt names so many resources; of more any will do."""


@final
class Pay(Decision):
    """Which ship pays next (pay.1–5). Nothing but cards can become bread meanwhile (option.6)."""

    def run(self, table: Table, seat: i64) -> None:
        """pay.8: bread is paid at once, and so is nothing; ships are chosen."""
        price = top(table, PRICE)
        resources = top(table, RESOURCES)
        if price == 0 or resources == language.BREAD_PRICE:
            done(table)
            pay_bread(table, seat, price)
            return
        table.due = price
        table.due_with = resources
        table.cheapest = 0
        table.supplied = False
        ask(table, seat, at.PAYING)

    def refusal(self, table: Table, number: i64) -> i64:
        """pay.2: a ship from a hold of this price; pay.3: or of the bay; pay.5: none too many."""
        seat = table.actor
        if number == pick.SUPPLY:
            if table.player[seat].bay == 0:
                return why.NO_SHIP_TO_SUPPLY
            return why.FINE if _can_supply(table, seat) else why.SUPPLY_NEEDLESS
        if not pick.UNLOAD <= number < pick.SUPPLY:
            return super().refusal(table, number)
        hold = number - pick.UNLOAD
        if table.due_with >> hold & 1 == 0:
            return why.HOLD_NOT_WANTED
        if table.player[seat].holds[hold] == 0:
            return why.HOLD_EMPTY
        return why.FINE if _can_unload(table, seat, hold) else why.HOLD_NEEDLESS

    def answers_itself(self, table: Table) -> bool:
        """The only ship that can pay does."""
        found: i64 = at.NONE
        number: i64
        for number in range(pick.UNLOAD, pick.SUPPLY + 1):
            if self.refusal(table, number) == why.FINE:
                if found != at.NONE:
                    return False
                found = number
        self.step(table, found)
        return True

    def step(self, table: Table, number: i64) -> None:
        seat = table.actor
        if number >= pick.DISCARD:
            give_up(table, seat, number - pick.DISCARD)
        elif number == pick.SUPPLY:
            value = supply(table, seat)
            table.tell("paid-supply", seat)
            table.supplied = True
            self._paid(table, seat, value)
        else:
            value = unload(table, seat, number - pick.UNLOAD)
            table.tell("paid-unload", seat, "hold", number - pick.UNLOAD)
            if table.cheapest == 0 or value < table.cheapest:
                table.cheapest = value
            self._paid(table, seat, value)

    def _paid(self, table: Table, seat: i64, value: i64) -> None:
        """pay.6: what is paid beyond the price turns into bread."""
        table.due -= value
        if table.due > 0:
            return
        surplus = -table.due
        table.due = 0
        table.due_with = 0
        table.cheapest = 0
        table.supplied = False
        done(table)
        if surplus > 0:
            table.tell("surplus", seat, "count", surplus)
            store(table, seat, surplus)

    def args(self, table: Table) -> dict[str, object]:
        """pay.7: the resources of the price: one, two, or any."""
        found = [hold for hold in range(language.RESOURCES) if table.due_with >> hold & 1 == 1]
        if len(found) > MOST_NAMED:
            found = []
        return {
            "due": int(table.due),
            "hold": found[0] if found else language.ANY_HOLD,
            "other": found[1] if len(found) > 1 else at.NONE,
        }


# --- no ship that could be left out (pay.5) -----------------------------------------------------------------


def _can_unload(table: Table, seat: i64, hold: i64) -> bool:
    """Whether a ship of this hold may come down."""
    value = worth(table, seat, hold)
    lowest = value if table.cheapest == 0 or value < table.cheapest else table.cheapest
    bay = table.player[seat].bay + 1
    return _can_finish(table, seat, table.due - value, lowest, table.supplied, bay, hold)


def _can_supply(table: Table, seat: i64) -> bool:
    """Whether a ship of the bay may pay as emergency supply."""
    due = table.due - worth(table, seat, language.SUPPLY_HOLD)
    return _can_finish(table, seat, due, table.cheapest, True, table.player[seat].bay - 1, language.RESOURCES)


def _can_finish(
    table: Table, seat: i64, due: i64, cheapest: i64, supplied: bool, bay: i64, less: i64
) -> bool:
    """Whether a begun payment can end without a ship that could be left out.

    `less` is a hold with one ship less than on the table (RESOURCES: none), `bay` the ships in the bay now.
    """
    if due <= 0:
        return _is_tight(table, seat, -due, cheapest, supplied, bay)
    return _can_add(table, seat, due, cheapest, supplied, bay, less, 0)


def _is_tight(table: Table, seat: i64, surplus: i64, cheapest: i64, supplied: bool, bay: i64) -> bool:
    """Whether a finished payment has no ship that could be left out.

    A hold ship could be left out if its cargo is surplus, unless it had to come down to be an emergency ship.
    """
    if supplied and worth(table, seat, language.SUPPLY_HOLD) <= surplus:
        return False
    return not (0 < cheapest <= surplus and bay > 0)


def _can_add(
    table: Table, seat: i64, due: i64, cheapest: i64, supplied: bool, bay: i64, less: i64, first: i64
) -> bool:
    """Try more hold ships, from this hold on, and then emergency ships."""
    hold: i64
    for hold in range(first, language.RESOURCES):
        if table.due_with >> hold & 1 == 0:
            continue
        ships = table.player[seat].holds[hold] - (1 if hold == less else 0)
        value = worth(table, seat, hold)
        lowest = value if cheapest == 0 or value < cheapest else cheapest
        n: i64
        for n in range(1, ships + 1):
            if due - n * value <= 0:
                if _is_tight(table, seat, n * value - due, lowest, supplied, bay + n):
                    return True
                break
            if _can_add(table, seat, due - n * value, lowest, supplied, bay + n, less, hold + 1):
                return True
    each = worth(table, seat, language.SUPPLY_HOLD)
    needed = (due + each - 1) // each
    if needed > bay:
        return False
    return _is_tight(table, seat, needed * each - due, cheapest, True, bay - needed)
