"""Taking a character (take.1–3) from the Council."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.questions import rows
from carrack.games.amalfi.questions.optional_actions import Decision, can_raise
from carrack.games.amalfi.resources import council_price, gain_bread, pay_bread
from carrack.games.amalfi.stack import VERB, A, B, ask, done, one_less, push, set_off, top
from carrack.games.amalfi.table import Table

COUNT: Final = A
NOBODY_THERE: Final = -2
"""No character can be taken, now or after an optional action."""


def bread_after(table: Table, seat: i64, slot: i64) -> i64:
    """take.2: return the bread a seat has after taking from this place; below 0 if it cannot pay."""
    parts = table.parts
    bread = table.player[seat].bread - council_price(table, seat, slot)
    if bread < 0:
        return bread
    granary = table.granary(seat)
    bread = min(bread + parts.council_gain[slot], granary)
    return min(bread + _bread_set_off(table, seat), granary)


def _bread_set_off(table: Table, seat: i64) -> i64:
    """invite.4: return the bread that permanent effects bring for a character taken."""
    parts = table.parts
    waiting = parts.trigger[language.ON_TAKE] & table.player[seat].active
    total: i64 = 0
    i: i64 = 0
    clause: i64
    while waiting >> i != 0:
        if waiting >> i & 1 == 1:
            first = parts.char_code[at.FIRST_PERMANENT + i]
            for clause in range(first, first + parts.char_size[at.FIRST_PERMANENT + i]):
                spot = clause * at.CLAUSE
                if parts.code[spot] == language.GAIN_BREAD and parts.code[spot + 2] == 0:
                    total += parts.code[spot + 1]
        i += 1
    return total


def _owed(table: Table, seat: i64) -> i64:
    """evolve.5: return the bread of a visit that is paid after the character is taken."""
    i: i64
    for i in range(table.depth):
        spot = i * at.ITEM
        if table.stack[spot + VERB] == language.PAYMENT and table.stack[spot + B] == language.BREAD_PRICE:
            return table.stack[spot + A]
    return 0


def _slot_refusal(table: Table, seat: i64, slot: i64) -> i64:
    """take.3: one that cannot be paid for cannot be taken; evolve.5: nor one that leaves too little."""
    after = bread_after(table, seat, slot)
    if after < 0:
        return why.TAKE_TOO_DEAR
    return why.FINE if after >= _owed(table, seat) else why.TAKE_LEAVES_TOO_LITTLE


class Take(Decision):
    """A character of the Council that can be paid comes to the hand (take.1)."""

    def run(self, table: Table, seat: i64) -> None:
        """Ask which, unless there is only one answer."""
        only = self.only_character(table, seat)
        if only == NOBODY_THERE:
            table.tell("none-taken", seat)
            done(table)
            return
        ask(table, seat, at.TAKING)
        if only != at.NONE:
            self.take(table, only)

    def only_character(self, table: Table, seat: i64) -> i64:
        """Return the only one that can be taken, NONE if there is a choice, NOBODY_THERE if there is
        nobody."""
        found: i64 = NOBODY_THERE
        slot: i64
        for slot in range(at.COUNCIL_SIZE):
            card = i64(table.board[at.COUNCIL_AT + slot])
            if card == 0:
                continue
            if _slot_refusal(table, seat, slot) == why.FINE:
                if found != NOBODY_THERE:
                    return at.NONE
                found = card - 1
            elif can_raise(table, seat):
                return at.NONE
        return found

    def simplest(self, table: Table) -> i64:
        """Return the cheapest: the rightmost that can be taken, NONE if bread is to be found first."""
        slot: i64
        for slot in range(at.COUNCIL_SIZE - 1, -1, -1):
            card = i64(table.board[at.COUNCIL_AT + slot])
            if card > 0 and _slot_refusal(table, table.actor, slot) == why.FINE:
                return pick.TAKE + card - 1
        return at.NONE

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return rows.COUNCIL.items_into(table, pick.TAKE, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        """take.3: one that cannot be paid for cannot be taken."""
        if not pick.TAKE <= number < pick.CHARACTER_FIRST:
            return super().refusal(table, number)
        if table.char_at[number - pick.TAKE] != at.IN_ROW:
            return why.NOT_IN_COUNCIL
        return _slot_refusal(table, table.actor, rows.COUNCIL.slot_of(table, number - pick.TAKE))

    def _price(self, table: Table, number: i64) -> i64:
        """take.2: what the place costs."""
        return council_price(table, table.actor, rows.COUNCIL.slot_of(table, number - pick.TAKE))

    def step(self, table: Table, number: i64) -> None:
        if number < pick.SEND:
            super().step(table, number)
        else:
            self.take(table, number - pick.TAKE)

    def take(self, table: Table, character: i64) -> None:
        """take.2: the place may cost bread, or bring some."""
        seat = table.actor
        one_less(table, COUNT)
        slot = rows.COUNCIL.slot_of(table, character)
        pay_bread(table, seat, council_price(table, seat, slot))
        rows.COUNCIL.leave(table, slot)
        table.char_at[character] = u8(at.HELD + seat)
        table.player[seat].hand += 1
        table.tell("took", seat, "character", character)
        gain_bread(table, seat, table.parts.council_gain[slot])
        set_off(table, seat, language.ON_TAKE)
        push(table, seat, language.REFILL, language.COUNCIL)

    def args(self, table: Table) -> dict[str, object]:
        return {"count": int(top(table, COUNT))}

    def figures(self, table: Table, reason: i64, number: i64) -> dict[str, object]:
        if reason == why.TAKE_LEAVES_TOO_LITTLE:
            slot = rows.COUNCIL.slot_of(table, number - pick.TAKE)
            left = bread_after(table, table.actor, slot)
            return {"have": int(left), "need": int(_owed(table, table.actor))}
        if reason != why.TAKE_TOO_DEAR:
            return {}
        return {"have": int(table.player[table.actor].bread), "need": int(self._price(table, number))}


TAKE: Final[Take] = Take("take", "take.1")


@final
class NoLighthouse(Take):
    """erect.5: all six lighthouses stand; take a character instead, or score 2 points."""

    def run(self, table: Table, seat: i64) -> None:
        ask(table, seat, at.NO_LIGHTHOUSE)
        if self.only_character(table, seat) == NOBODY_THERE:
            self._score(table)

    def simplest(self, table: Table) -> i64:
        """Return the points."""
        return pick.POINTS

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        row[n] = pick.POINTS
        return super().answers_into(table, row, n + 1)

    def refusal(self, table: Table, number: i64) -> i64:
        return why.FINE if number == pick.POINTS else super().refusal(table, number)

    def step(self, table: Table, number: i64) -> None:
        if number == pick.POINTS:
            self._score(table)
        else:
            super().step(table, number)

    def _score(self, table: Table) -> None:
        points = table.parts.no_lighthouse_points
        table.player[table.actor].for_other += points
        table.tell("points", table.actor, "count", points)
        one_less(table, COUNT)

    def args(self, table: Table) -> dict[str, object]:
        return {"points": int(table.parts.no_lighthouse_points)}
