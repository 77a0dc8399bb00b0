"""A question of a game, in one place: what could be tried, why not, what follows and what the prompt names.

A game has one class a question, in a file named after its chapter of the rulebook, one object of each class,
and one dispatch: `QUESTIONS[table.phase]`. `candidates_into`, `refusal` and `step` are written, the legal
numbers follow from the first two.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.api import Prompt
from carrack.core.tables import AnyTable

FINE: Final = 0
"""Nothing speaks against it. Every other reason is a number of the game's own."""


class Question(Generic[AnyTable]):
    """One thing that a seat, or chance, can be asked. It has no memory: everything is on the table."""

    @classmethod
    def __class_getitem__(cls, table: object) -> object:
        """Be a class with a table named, too: uncompiled, `vec[Question[Table]]` wants one."""
        return cls

    def __init__(self, code: str, rule: str) -> None:
        self.code: str = code
        """The prompt's message in the catalogue."""
        self.rule: str = rule
        """The paragraph that asks."""

    def candidates_into(self, table: AnyTable, row: vec[i64]) -> i64:
        """Write every number that could be tried, ascending; return how many."""
        raise NotImplementedError

    def refusal(self, table: AnyTable, number: i64) -> i64:
        """Return FINE if this number may be picked, else the game's reason."""
        raise NotImplementedError

    def step(self, table: AnyTable, number: i64) -> None:
        """Carry out a legal number."""
        raise NotImplementedError

    def args(self, table: AnyTable) -> dict[str, object]:
        """Return what the prompt names."""
        return {}

    def figures(self, table: AnyTable, reason: i64, number: i64) -> dict[str, object]:
        """Return what a refusal of this number names beyond the choice: what is there, what is needed."""
        return {}

    def run(self, table: AnyTable, seat: i64) -> None:
        """Do what needs no answer, for this seat, and ask where one is needed."""
        raise NotImplementedError

    def answers_itself(self, table: AnyTable) -> bool:
        """Give the answer if there is only one to give; return whether that was done."""
        return False

    # --- what follows from these --------------------------------------------------------------------------

    def legal_into(self, table: AnyTable, row: vec[i64]) -> i64:
        """Write the candidates that nothing speaks against; return how many."""
        return self.keep_legal(table, row, 0, self.candidates_into(table, row))

    def keep_legal(self, table: AnyTable, row: vec[i64], start: i64, n: i64) -> i64:
        """Strike what is refused from the row, from `start` on; return the new length."""
        legal = start
        i: i64
        for i in range(start, n):
            if self.refusal(table, row[i]) == FINE:
                row[legal] = row[i]
                legal += 1
        return legal

    def worthwhile_into(self, table: AnyTable, row: vec[i64]) -> i64:
        """Write the legal numbers that a bot should think about; return how many."""
        return self.legal_into(table, row)

    def weights_into(self, table: AnyTable, row: vec[i64]) -> i64:
        """Write the weight of each legal number: whatever chance may pick is equally likely."""
        n = self.legal_into(table, row)
        i: i64
        for i in range(n):
            row[i] = 1
        return n

    def prompt(self, table: AnyTable) -> Prompt:
        """Return what is asked, as a message with its arguments."""
        return Prompt(self.code, self.args(table), self.rule)


class Interlude(Question[AnyTable]):
    """Something that happens between two questions: `run` does it, and nobody is asked."""

    def answers_itself(self, table: AnyTable) -> bool:
        self.run(table, table.actor)
        return True


class Draw(Question[AnyTable]):
    """A question to chance: one of `size` items that can still come, numbered from `first` on."""

    def __init__(self, code: str, rule: str, first: i64, size: i64, other: i64) -> None:
        super().__init__(code, rule)
        self.first: i64 = first
        self.size: i64 = size
        self.other: i64 = other
        """The reason against numbers of other draws."""

    def gone(self, table: AnyTable, item: i64) -> i64:
        """Return FINE if this item can come, else the reason."""
        raise NotImplementedError

    def lay(self, table: AnyTable, item: i64) -> None:
        """Carry out that this item has come."""
        raise NotImplementedError

    def candidates_into(self, table: AnyTable, row: vec[i64]) -> i64:
        n: i64 = 0
        item: i64
        for item in range(self.size):
            if self.gone(table, item) == FINE:
                row[n] = self.first + item
                n += 1
        return n

    def legal_into(self, table: AnyTable, row: vec[i64]) -> i64:
        return self.candidates_into(table, row)

    def refusal(self, table: AnyTable, number: i64) -> i64:
        item = number - self.first
        return self.gone(table, item) if 0 <= item < self.size else self.other

    def step(self, table: AnyTable, number: i64) -> None:
        self.lay(table, number - self.first)


class CardDraw(Draw[AnyTable]):
    """A draw from cards that are counted per kind: each card is equally likely."""

    def __init__(self, code: str, rule: str, first: i64, size: i64, other: i64, none_left: i64) -> None:
        super().__init__(code, rule, first, size, other)
        self.none_left: i64 = none_left
        """The reason against a kind of which no card can come."""

    def pile(self, table: AnyTable) -> vec[u8]:
        """Return how many cards of each kind can come."""
        raise NotImplementedError

    def gone(self, table: AnyTable, item: i64) -> i64:
        return FINE if self.pile(table)[item] > 0 else self.none_left

    def candidates_into(self, table: AnyTable, row: vec[i64]) -> i64:
        return kinds_into(self.pile(table), self.first, row, 0)

    def weights_into(self, table: AnyTable, row: vec[i64]) -> i64:
        """Write how many cards stand behind each legal number."""
        pile = self.pile(table)
        n: i64 = 0
        kind: i64
        for kind in range(len(pile)):
            if pile[kind] > 0:
                row[n] = i64(pile[kind])
                n += 1
        return n


def kinds_into(pile: vec[u8], first: i64, row: vec[i64], n: i64) -> i64:
    """Write `first + kind` for each kind of which a card is there; return the new length."""
    kind: i64
    for kind in range(len(pile)):
        if pile[kind] > 0:
            row[n] = first + kind
            n += 1
    return n


def span_into(first: i64, count: i64, row: vec[i64], n: i64) -> i64:
    """Write `count` numbers in sequence; return the new length."""
    i: i64
    for i in range(count):
        row[n] = first + i
        n += 1
    return n


def sorted_into(number: i64, start: i64, row: vec[i64], n: i64) -> i64:
    """Write a number where it belongs among those from `start` on; return the new length."""
    place = n
    while place > start and row[place - 1] > number:
        row[place] = row[place - 1]
        place -= 1
    row[place] = number
    return n + 1


def bits_into(bits: i64, first: i64, row: vec[i64], n: i64) -> i64:
    """Write `first + i` for each bit i of a set; return the new length."""
    while bits != 0:
        if bits & 1 == 1:
            row[n] = first
            n += 1
        bits >>= 1
        first += 1
    return n
