"""Payments (pay.1–10): ships from holds and from the bay, small decisions one after the other."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import span_into
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.questions.optional_actions import Decision, give_up
from carrack.games.amalfi.resources import pay_bread, store, supply, unload, worth
from carrack.games.amalfi.stack import A, B, C, add, ask, done, top
from carrack.games.amalfi.table import Table

PRICE: Final = A
RESOURCES: Final = B
BREAD: Final = C
"""On the stack: the price, the set of resources it is paid in, bread that may still stand for them."""
MOST_NAMED: Final = 2
"""A prompt names so many resources; of more any will do."""


@final
class Pay(Decision):
    """The ship that pays next (pay.1–5). Nothing but cards can become bread meanwhile (option.6)."""

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
        table.crumbed = False
        ask(table, seat, at.PAYING)

    def refusal(self, table: Table, number: i64) -> i64:
        """pay.2: a ship from a hold of this price; pay.3: or of the bay; pay.5: none too many."""
        seat = table.actor
        if number == pick.SUPPLY:
            if table.player[seat].bay == 0:
                return why.NO_SHIP_TO_SUPPLY
            return why.FINE if _can_supply(table, seat) else why.SUPPLY_NEEDLESS
        if number == pick.CRUMB:
            return _crumb_refusal(table, seat)
        if not pick.UNLOAD <= number < pick.SUPPLY:
            return super().refusal(table, number)
        hold = number - pick.UNLOAD
        if table.due_with >> hold & 1 == 0:
            return why.HOLD_NOT_WANTED
        if table.player[seat].holds[hold] == 0:
            return why.HOLD_EMPTY
        return why.FINE if _can_unload(table, seat, hold) else why.HOLD_NEEDLESS

    def answers_itself(self, table: Table) -> bool:
        """Pay with the only ship that can."""
        found: i64 = at.NONE
        number: i64
        for number in range(pick.UNLOAD, pick.SUPPLY + 1):
            if self.refusal(table, number) == why.FINE:
                if found != at.NONE:
                    return False
                found = number
        if self.refusal(table, pick.CRUMB) == why.FINE:
            if found != at.NONE:
                return False
            found = pick.CRUMB
        self.step(table, found)
        return True

    def is_given_away(self, number: i64) -> bool:
        """Return whether it is a card: ships pay here."""
        return pick.DISCARD <= number < pick.SEND

    def simplest(self, table: Table) -> i64:
        """Return cargo before ships of the bay, and bread last."""
        number: i64
        for number in range(pick.UNLOAD, pick.SUPPLY + 1):
            if self.refusal(table, number) == why.FINE:
                return number
        return pick.CRUMB

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        """invite.17: bread for resources, where a character allows it."""
        return span_into(pick.CRUMB, 1, row, n) if top(table, BREAD) > 0 else n

    def step(self, table: Table, number: i64) -> None:
        seat = table.actor
        if number == pick.CRUMB:
            add(table, BREAD, -1)
            table.crumbed = True
            pay_bread(table, seat, 1)
            self._paid(table, seat, 1)
        elif number >= pick.DISCARD:
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
        table.crumbed = False
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
    """Return whether a ship of this hold may come down."""
    value = worth(table, seat, hold)
    lowest = value if table.cheapest == 0 or value < table.cheapest else table.cheapest
    bay = table.player[seat].bay + 1
    return _can_finish(table, seat, table.due - value, lowest, table.supplied, bay, hold)


def _can_supply(table: Table, seat: i64) -> bool:
    """Return whether a ship of the bay may pay as emergency supply."""
    due = table.due - worth(table, seat, language.SUPPLY_HOLD)
    return _can_finish(table, seat, due, table.cheapest, True, table.player[seat].bay - 1, language.RESOURCES)


def _crumb_refusal(table: Table, seat: i64) -> i64:
    """invite.17: bread may stand for a resource, but none that could be left out."""
    if top(table, BREAD) == 0:
        return why.NO_CRUMB
    if table.player[seat].bread == 0:
        return why.NO_BREAD_FOR_CRUMB
    bay = table.player[seat].bay
    none: i64 = language.RESOURCES
    left = min(top(table, BREAD), table.player[seat].bread) - 1
    if _finishes(table, seat, table.due - 1, table.cheapest, table.supplied, bay, none, left, True):
        return why.FINE
    return why.CRUMB_NEEDLESS


def _can_finish(
    table: Table, seat: i64, due: i64, cheapest: i64, supplied: bool, bay: i64, less: i64
) -> bool:
    """Return whether a begun payment can end without a ship that could be left out.

    `less` is a hold with one ship less than on the table (RESOURCES: none), `bay` the ships in the bay now.
    """
    left = min(top(table, BREAD), table.player[seat].bread)
    return _finishes(table, seat, due, cheapest, supplied, bay, less, left, table.crumbed)


def _finishes(
    table: Table,
    seat: i64,
    due: i64,
    cheapest: i64,
    supplied: bool,
    bay: i64,
    less: i64,
    left: i64,
    crumbed: bool,
) -> bool:
    """Return the same with so many bread left that may stand for resources (invite.17)."""
    if due <= 0:
        return _is_tight(table, seat, -due, cheapest, supplied, bay, crumbed)
    bread: i64
    for bread in range(min(left, due) + 1):
        exact = crumbed or bread > 0
        if due == bread:
            if _is_tight(table, seat, 0, cheapest, supplied, bay, exact):
                return True
        elif _can_add(table, seat, due - bread, cheapest, supplied, bay, less, 0, exact):
            return True
    return False


def _is_tight(
    table: Table, seat: i64, surplus: i64, cheapest: i64, supplied: bool, bay: i64, exact: bool
) -> bool:
    """Return whether a finished payment has no ship and no bread that could be left out.

    Where bread has paid (`exact`), any surplus could have been left out. So could a hold ship whose cargo is
    surplus, unless it had to come down to be an emergency ship.
    """
    if exact and surplus > 0:
        return False
    if supplied and worth(table, seat, language.SUPPLY_HOLD) <= surplus:
        return False
    return not (0 < cheapest <= surplus and bay > 0)


def _can_add(
    table: Table,
    seat: i64,
    due: i64,
    cheapest: i64,
    supplied: bool,
    bay: i64,
    less: i64,
    first: i64,
    exact: bool,
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
                if _is_tight(table, seat, n * value - due, lowest, supplied, bay + n, exact):
                    return True
                break
            if _can_add(table, seat, due - n * value, lowest, supplied, bay + n, less, hold + 1, exact):
                return True
    each = worth(table, seat, language.SUPPLY_HOLD)
    needed = (due + each - 1) // each
    if needed > bay:
        return False
    return _is_tight(table, seat, needed * each - due, cheapest, True, bay - needed, exact)
