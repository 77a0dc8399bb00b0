"""Invitation (invite.1–9): a character of the hand, and what an effect may let one buy."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.question import Question
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.questions import rows
from carrack.games.amalfi.questions.action import Action
from carrack.games.amalfi.questions.optional_actions import hand_into, show
from carrack.games.amalfi.resources import lowered, resources_for
from carrack.games.amalfi.stack import A, push, push_character, set_off, taken
from carrack.games.amalfi.table import Table

CHARACTER: Final = A


def character_price(table: Table, seat: i64, character: i64, off: i64) -> i64:
    """Return what a character costs this seat, `off` cheaper."""
    kind = language.CHARACTER + at.type_of(character)
    return lowered(table, seat, kind, table.parts.char_cost[character], off)


def character_with(table: Table, seat: i64, character: i64) -> i64:
    """invite.2: the set of resources it may be paid with, or BREAD_PRICE."""
    return resources_for(table, seat, language.CHARACTER + at.type_of(character))


@final
class Invitation(Action):
    """A character of the hand is laid beside the board."""

    def items_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return hand_into(table, self.first, row, n)

    def granted_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        """invite.15: an effect may allow characters of the Council, too."""
        mine = at.HELD + table.actor
        item: i64
        for item in range(at.CHARACTERS):
            if i64(table.char_at[item]) == mine or table.char_at[item] == at.IN_ROW:
                row[n] = self.first + item
                n += 1
        return n

    def refusal(self, table: Table, item: i64, kinds: i64, off: i64) -> i64:
        """invite.1: it is in the hand and can be paid; invite.15: or in the Council."""
        where = i64(table.char_at[item])
        if where == at.HELD + table.actor:
            if kinds & language.NOT_FROM_HAND != 0:
                return why.NOT_IN_COUNCIL_TO_INVITE
        elif where != at.IN_ROW or kinds & language.FROM_COUNCIL == 0:
            only_council = kinds & language.NOT_FROM_HAND != 0
            return why.NOT_IN_COUNCIL_TO_INVITE if only_council else why.NOT_IN_HAND_TO_INVITE
        if kinds >> (language.CHARACTER + at.type_of(item)) & 1 == 0:
            return why.OTHER_CHARACTER
        return self.price_refusal(table, item, off, why.CHARACTER_TOO_DEAR)

    def price(self, table: Table, item: i64, off: i64) -> i64:
        return character_price(table, table.actor, item, off)

    def resources(self, table: Table, item: i64) -> i64:
        return character_with(table, table.actor, item)

    def begin(self, table: Table, item: i64, off: i64) -> None:
        """While it is paid for, the card lies on the table already."""
        seat = table.actor
        push(table, seat, language.OWN_CHARACTER, item)
        if table.char_at[item] == at.IN_ROW:
            rows.COUNCIL.leave(table, rows.COUNCIL.slot_of(table, item))
            push(table, seat, language.REFILL, language.COUNCIL)
        else:
            show(table, seat, item)
            table.player[seat].hand -= 1
        self.demand(table, item, off)
        table.char_at[item] = u8(at.OWNED + seat)


@final
class OwnCharacter(Question[Table]):
    """invite.1: the card lies beside the board; invite.3: an immediate effect follows."""

    def run(self, table: Table, seat: i64) -> None:
        character = taken(table, CHARACTER)
        kind = at.type_of(character)
        table.tell("invited", seat, "character", character)
        set_off(table, seat, language.CHARACTER + kind)
        me = table.player[seat]
        one: i64 = 1
        if kind == language.END_GAME:
            me.end_games |= one << character
        elif kind == language.IMMEDIATE:
            me.immediates += 1
            push_character(table, seat, character)
        elif kind == language.PERMANENT:
            me.permanents |= one << (character - at.FIRST_PERMANENT)
        else:
            me.engageables |= one << (character - at.FIRST_ENGAGEABLE)
