"""Optional actions (option.1–6): ships and hand cards become bread whenever their owner decides something."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.question import Question, span_into
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.counting import idle_ships
from carrack.games.amalfi.resources import store, supply, unload
from carrack.games.amalfi.stack import is_waiting
from carrack.games.amalfi.table import Table


class Decision(Question[Table]):
    """A question beside which ships and hand cards may become bread (option.4).

    In the order of the numbers: main actions, ships and cards for bread, then the other answers.
    """

    def actions_into(self, table: Table, row: vec[i64]) -> i64:
        """Write the main actions that could be tried; return how many."""
        return 0

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        """Write the answers that come after ships and cards; return the new length."""
        return n

    def simplest(self, table: Table) -> i64:
        """Return the answer that the outlook gives: the first that may be given, NONE if there is none."""
        row = vec[i64]([0] * at.DESTINATIONS)
        n = self.answers_into(table, row, 0)
        i: i64
        for i in range(n):
            if self.refusal(table, row[i]) == why.FINE:
                return row[i]
        return at.NONE

    def worthwhile_into(self, table: Table, row: vec[i64]) -> i64:
        """Write the legal numbers without cards and ships given away for bread that finds no room."""
        n = self.legal_into(table, row)
        if table.player[table.actor].bread < table.granary(table.actor):
            return n
        kept: i64 = 0
        i: i64
        for i in range(n):
            if not self.is_given_away(row[i]):
                row[kept] = row[i]
                kept += 1
        return kept if kept > 0 else self.legal_into(table, row)

    def is_given_away(self, number: i64) -> bool:
        """Return True if nothing but bread is to be had for this."""
        return pick.SUPPLY <= number < pick.SEND

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        n = self.optional_into(table, row, self.actions_into(table, row))
        return self.answers_into(table, row, n)

    def optional_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        """Write ships and cards that could become bread; return the new length."""
        n = span_into(pick.UNLOAD, language.RESOURCES + 1, row, n)  # five holds and the bay
        return hand_into(table, pick.DISCARD, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        """option.1, option.2: a ship in a hold or in the bay, a card of the hand."""
        if number < pick.UNLOAD or number >= pick.SEND:
            return why.not_now(number)
        me = table.player[table.actor]
        if number < pick.SUPPLY:
            if me.holds[number - pick.UNLOAD] == 0:
                return why.HOLD_EMPTY
            return why.UNLOAD_WHILE_SENDING if is_sending(table) else why.FINE
        if number == pick.SUPPLY:
            if me.bay == 0:
                return why.NO_SHIP_TO_SUPPLY
            return why.SUPPLY_WHILE_SENDING if is_sending(table) else why.FINE
        held = i64(table.char_at[number - pick.DISCARD]) == at.HELD + table.actor
        return why.FINE if held else why.NOT_IN_HAND_TO_DISCARD

    def step(self, table: Table, number: i64) -> None:
        """Bread from a ship or a card; then the same question again."""
        seat = table.actor
        if number >= pick.DISCARD:
            give_up(table, seat, number - pick.DISCARD)
        elif number == pick.SUPPLY:
            amount = supply(table, seat)
            table.tell("supplied", seat, "count", amount)
            store(table, seat, amount)
        else:
            hold = number - pick.UNLOAD
            amount = unload(table, seat, hold)
            table.tell("unloaded", seat, "hold", hold, "count", amount)
            store(table, seat, amount)


def is_sending(table: Table) -> bool:
    """option.5: a ship has been sent by an effect, and more may follow: nobody sends the same ship twice."""
    return table.sent and is_waiting(table, language.SEND)


def can_raise(table: Table, seat: i64) -> bool:
    """Return whether there is anything to turn into bread."""
    if table.player[seat].hand > 0:
        return True
    return idle_ships(table, seat) > 0 and not is_sending(table)


def hand_into(table: Table, first: i64, row: vec[i64], n: i64) -> i64:
    """Write `first + character` for every card of the actor's hand; return the new length."""
    cards = table.player[table.actor].hand
    mine = u8(at.HELD + table.actor)
    character: i64 = 0
    while cards > 0 and character < at.CHARACTERS:
        if table.char_at[character] == mine:
            row[n] = first + character
            n += 1
            cards -= 1
        character += 1
    return n


def give_up(table: Table, seat: i64, character: i64) -> None:
    """option.2: a card of the hand lies open among the discards (rows.4), for bread."""
    show(table, seat, character)
    table.char_at[character] = u8(at.DISCARDED)
    table.player[seat].hand -= 1
    table.tell("discarded", seat, "character", character)
    store(table, seat, table.parts.hand_card_bread)


def show(table: Table, seat: i64, character: i64) -> None:
    """Make a card of the hand known to all."""
    if table.shown[character] == at.NEVER_SHOWN:
        table.shown = table.shown[:]
        table.shown[character] = u8(1 + seat)
