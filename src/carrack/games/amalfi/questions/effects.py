"""Effects of cards that ask nobody: gains, ships that come back, and the word that an effect works."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from carrack.core.question import Question
from carrack.games.amalfi.counting import count
from carrack.games.amalfi.resources import gain_bread
from carrack.games.amalfi.stack import A, B, C, done, taken, top
from carrack.games.amalfi.table import Table

COUNT: Final = A
NOUN: Final = B
AT_MOST: Final = C
CHARACTER: Final = A


def _amount(table: Table, seat: i64) -> i64:
    """Take the clause off: so many, or so many for each of something, up to a maximum."""
    amount = top(table, COUNT)
    noun = top(table, NOUN)
    most = top(table, AT_MOST)
    done(table)
    if noun == 0:
        return amount
    amount *= count(table, seat, noun - 1)
    return amount if amount < most else most


@final
class GainBread(Question[Table]):
    """Bread from a card."""

    def run(self, table: Table, seat: i64) -> None:
        gain_bread(table, seat, _amount(table, seat))


@final
class GainPoints(Question[Table]):
    """Points from a card."""

    def run(self, table: Table, seat: i64) -> None:
        amount = _amount(table, seat)
        if amount > 0:
            table.player[seat].for_characters += amount
            table.tell("points", seat, "count", amount)


@final
class Recall(Question[Table]):
    """Ships from the port can be used again."""

    def run(self, table: Table, seat: i64) -> None:
        me = table.player[seat]
        number = min(taken(table, COUNT), me.port)
        if number > 0:
            me.port -= number
            me.bay += number
            table.tell("recalled", seat, "count", number)
        else:
            table.tell("none-recalled", seat)


@final
class TellEffect(Question[Table]):
    """invite.4: a permanent effect works now."""

    def run(self, table: Table, seat: i64) -> None:
        table.tell("effect", seat, "character", taken(table, CHARACTER))
