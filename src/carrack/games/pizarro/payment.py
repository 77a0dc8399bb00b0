"""What a hand can pay, and paying card by card.

A payment is exact when some combination of the hand is exact; otherwise it is one from which no card can be
taken away without falling short. Sums that can be reached are bits of a whole number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.games.pizarro import layout as at
from carrack.games.pizarro.gold import worth
from carrack.games.pizarro.state import Table

NATIVE_BITS: Final = 62


def keeps_a_card(table: Table) -> bool:
    """Whether the buyer of the card on offer needs one more card than the bid: Magellan A and Cook B."""
    if table.explorer == at.MAGELLAN:
        return not table.parts.is_b(at.MAGELLAN)
    return table.explorer == at.COOK and table.parts.is_b(at.COOK)


def highest_bid(table: Table, seat: i64) -> i64:
    """The most a seat can pay for the card on offer."""
    hand = table.hand(seat)
    gold = worth(table, hand)
    if not keeps_a_card(table):
        return gold
    return gold - lowest(table, seat)


def lowest(table: Table, seat: i64) -> i64:
    """The gold of the lowest card in a hand."""
    value: i64
    for value in range(at.VALUES):
        if table.gold[table.hand(seat) + value] > 0:
            return value + 1
    return 0


def _reaches(table: Table, seat: i64, without: i64, least: i64, low: i64, high: i64) -> bool:
    """Whether cards of the hand, from a value on and less one of `without`, make a sum from low to high."""
    if high < 0:
        return False
    if low < 0:
        low = 0
    if high >= NATIVE_BITS:
        return _reaches_far(table, seat, without, least, int(low), int(high))
    hand = table.hand(seat)
    # Compiled, a shifted literal is 32 bits wide; a variable has all 64.
    sums: i64 = 1
    mask = (sums << (high + 1)) - 1
    value: i64
    _i: i64
    for value in range(least, at.VALUES):
        count = i64(table.gold[hand + value])
        if value == without:
            count -= 1
        for _i in range(count):
            sums |= (sums << (value + 1)) & mask
    return sums >> low != 0


def _reaches_far(table: Table, seat: i64, without: i64, least: i64, low: int, high: int) -> bool:
    """The same for more gold than fits the bits of a native integer."""
    hand = table.hand(seat)
    mask = (1 << (high + 1)) - 1
    sums = 1
    for value in range(int(least), at.VALUES):
        count = int(table.gold[hand + value]) - (1 if value == without else 0)
        for _ in range(count):
            sums |= (sums << (value + 1)) & mask
    return sums >> low != 0


def can_pay_exactly(table: Table, seat: i64, amount: i64) -> bool:
    """Whether some cards of the hand make exactly this amount."""
    return _reaches(table, seat, -1, 0, amount, amount)


def payment_can_end(table: Table, seat: i64) -> bool:
    """Whether some card of the hand leads a begun payment to its end."""
    value: i64
    for value in range(at.VALUES):
        if table.gold[table.hand(seat) + value] > 0 and completes(table, seat, value):
            return True
    return False


def smallest_paid(table: Table) -> i64:
    """The lowest value among the cards paid so far, or more than any."""
    value: i64
    for value in range(at.VALUES):
        if table.gold[table.paid() + value] > 0:
            return value
    return at.VALUES


def completes(table: Table, seat: i64, value: i64) -> bool:
    """Whether a payment can still be finished as it must be after this card of the hand."""
    due = table.due - (value + 1)
    if table.exact:
        return due >= 0 and _reaches(table, seat, value, 0, due, due)
    smallest = smallest_paid(table)
    if value < smallest:
        smallest = value
    # If all its cards have at least this value, a payment may exceed the price by less than that.
    least: i64
    for least in range(smallest + 1):
        if _reaches(table, seat, value, least, due, due + least):
            return True
    return False
