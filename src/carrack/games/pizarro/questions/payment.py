"""Payment (payment.1–6): card by card from the hand.

A payment is exact when some combination of the hand is exact; otherwise it is one from which no card can be
taken away without falling short. Sums that can be reached are bits of a whole number.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.question import Question, kinds_into
from carrack.games.pizarro import choices as pick
from carrack.games.pizarro import layout as at
from carrack.games.pizarro import refusals as why
from carrack.games.pizarro.questions.gold import leave_hand_openly
from carrack.games.pizarro.table import Table

NATIVE_BITS: Final = 62
ANY_CARD: Final = -1
"""All cards of the hand count."""


def reaches(hand: vec[u8], without: i64, least: i64, low: i64, high: i64) -> bool:
    """Return whether cards of the hand, from a value on and less one of `without`, make a sum from low to
    high."""
    if high < 0:
        return False
    if low < 0:
        low = 0
    if high >= NATIVE_BITS:
        return reaches_far(hand, without, least, int(low), int(high))
    # Compiled, a shifted literal is 32 bits wide; a variable has all 64.
    sums: i64 = 1
    mask = (sums << (high + 1)) - 1
    value: i64
    _i: i64
    for value in range(least, at.VALUES):
        count = i64(hand[value])
        if value == without:
            count -= 1
        for _i in range(count):
            sums |= (sums << (value + 1)) & mask
    return sums >> low != 0


def reaches_far(hand: vec[u8], without: i64, least: i64, low: int, high: int) -> bool:
    """Return the same for more gold than fits the bits of a native integer."""
    mask = (1 << (high + 1)) - 1
    sums = 1
    for value in range(int(least), at.VALUES):
        count = int(hand[value]) - (1 if value == without else 0)
        for _ in range(count):
            sums |= (sums << (value + 1)) & mask
    return sums >> low != 0


def can_pay_exactly(table: Table, seat: i64, amount: i64) -> bool:
    """payment.2: whether some cards of the hand make exactly this amount."""
    return reaches(table.player[seat].hand, ANY_CARD, 0, amount, amount)


def payment_can_end(table: Table, seat: i64) -> bool:
    """Return whether some card of the hand leads a begun payment to its end."""
    value: i64
    for value in range(at.VALUES):
        if table.player[seat].hand[value] > 0 and completes(table, seat, value):
            return True
    return False


def smallest_paid(table: Table) -> i64:
    """Return the lowest value among the cards paid so far, or more than any."""
    value: i64
    for value in range(at.VALUES):
        if table.paid[value] > 0:
            return value
    return at.VALUES


def completes(table: Table, seat: i64, value: i64) -> bool:
    """payment.2, payment.4: whether a payment can still be finished as it must be after this card."""
    hand = table.player[seat].hand
    due = table.due - (value + 1)
    if table.exact:
        return due >= 0 and reaches(hand, value, 0, due, due)
    smallest = smallest_paid(table)
    if value < smallest:
        smallest = value
    # If all its cards have at least this value, a payment may exceed the price by less than that.
    least: i64
    for least in range(smallest + 1):
        if reaches(hand, value, least, due, due + least):
            return True
    return False


@final
class Pay(Question[Table]):
    """The next card of the payment (payment.1)."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return kinds_into(table.player[table.actor].hand, pick.PAY, row, 0)

    def refusal(self, table: Table, number: i64) -> i64:
        """Allow a card of the hand that leads to an exact payment, or to one without a needless card."""
        if not pick.PAY <= number < pick.VETO:
            return why.not_now(number)
        value = number - pick.PAY
        if table.player[table.actor].hand[value] == 0:
            return why.NOT_IN_HAND_TO_PAY
        if completes(table, table.actor, value):
            return why.FINE
        return why.EXACT_POSSIBLE if table.exact else why.NEEDLESS_CARD

    def step(self, table: Table, number: i64) -> None:
        """Pay a card; with the last one the ship sails; payment.3: there is no change."""
        value = number - pick.PAY
        leave_hand_openly(table, table.actor, value)
        table.paid_to_write()[value] += 1
        table.due -= value + 1
        table.tell("paid", table.actor, "card", value + 1)
        if table.due > 0:
            return
        if table.due < 0:
            # Who pays too much had nothing exact: everybody can keep that in mind.
            table.note_amount(at.NOTE_OVERPAID + table.actor, table.bid)
            table.note_counts(table.paid)
        table.due = 0
        table.exact = False
        table.phase = at.VOYAGE

    def args(self, table: Table) -> dict[str, object]:
        return {"explorer": int(table.explorer), "due": int(table.due)}

    def figures(self, table: Table, reason: i64, number: i64) -> dict[str, object]:
        return {"due": int(table.due)} if reason in (why.EXACT_POSSIBLE, why.NEEDLESS_CARD) else {}


def discard_payment(table: Table) -> None:
    """payment.5: the cards paid lie in the discards before the ability works."""
    discards = table.discards_to_write()
    paid = table.paid_to_write()
    value: i64
    for value in range(at.VALUES):
        discards[value] += paid[value]
        paid[value] = 0
