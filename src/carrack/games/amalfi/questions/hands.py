"""Starting hands (hands.1–10): packs chosen in reverse order, or one of the four variants."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.api import CHANCE, Prompt
from carrack.core.events import NOBODY
from carrack.core.question import Draw, Question, span_into
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.stack import A, ask, done, one_more, push, start_again, top
from carrack.games.amalfi.table import Table

CHOSEN: Final = A
"""How many seats have chosen."""


@final
class Hands(Question[Table]):
    """Cards are dealt, unless packs are chosen (hands.1); all choose, unless hands are blind (hands.4)."""

    def run(self, table: Table, seat: i64) -> None:
        done(table)
        if table.hands != at.BLIND:
            push(table, 0, language.CHOOSE)
        if table.hands != at.BY_PACKS:
            push(table, 0, language.DEAL)
        if table.hands in (at.DRAFT, at.SCORE_DRAFT):
            table.draft_round = 1


# --- dealing ------------------------------------------------------------------------------------------------


def dealt_ends(table: Table) -> i64:
    """Return how many end-game cards each seat is dealt apart."""
    return table.parts.dealt_ends[table.hands]


def dealt_others(table: Table) -> i64:
    """Return how many of the other cards each seat is dealt."""
    return table.parts.dealt_others[table.hands]


@final
class Deal(Draw[Table]):
    """Chance deals to one seat after the other (hands.4–7)."""

    def run(self, table: Table, seat: i64) -> None:
        i: i64
        for i in range(table.seats):
            to = table.seat_after(table.rose, i)
            if self._ends_come(table, to) or table.player[to].dealt_others < dealt_others(table):
                table.dealt_to = to
                ask(table, CHANCE, at.DEALING)
                return
        table.dealt_to = 0
        done(table)

    def _ends_come(self, table: Table, seat: i64) -> bool:
        """Return whether the next card for this seat is one of the end-game ones, dealt apart."""
        return table.player[seat].dealt_ends < dealt_ends(table)

    def gone(self, table: Table, item: i64) -> i64:
        """Return a card of the deck; where end-game cards are dealt apart, of the right kind."""
        if table.char_at[item] != at.IN_DECK:
            return why.CHANCE_GONE
        if table.hands in (at.BLIND, at.DRAFT):
            return why.FINE
        is_end = at.type_of(item) == language.END_GAME
        return why.FINE if is_end == self._ends_come(table, table.dealt_to) else why.CHANCE_GONE

    def lay(self, table: Table, item: i64) -> None:
        """Deal a card that only one seat sees (hands.9)."""
        seat = table.dealt_to
        if self._ends_come(table, seat):
            table.player[seat].dealt_ends += 1
        else:
            table.player[seat].dealt_others += 1
        table.dealt = table.dealt[:]
        table.dealt[item] = u8(1 + seat * at.DEALT_ROUNDS)
        if table.hands == at.BLIND:
            _keep(table, seat, item, 1)
        else:
            table.char_at[item] = u8(at.DEALT)
        _tell_alone(table, "dealt", seat, item)
        table.phase = at.RUN

    def args(self, table: Table) -> dict[str, object]:
        return {"seat": int(table.dealt_to)}


def _tell_alone(table: Table, kind: str, seat: i64, character: i64) -> None:
    """Say what a seat sees and the others do not; who plays alone hides nothing."""
    table.tell(kind, seat, "character", character, secret="" if table.alone() else "character")


def _keep(table: Table, seat: i64, character: i64, round_of_draft: i64) -> None:
    table.dealt = table.dealt[:]
    table.dealt[character] = u8(i64(table.dealt[character]) + round_of_draft)
    table.char_at[character] = u8(at.HELD + seat)
    table.player[seat].hand += 1


# --- choosing -----------------------------------------------------------------------------------------------


def pack_before(table: Table, seat: i64) -> i64:
    """Return whose cards lie before a seat in this round of the draft: they go to the left (hands.6)."""
    return (seat - (table.draft_round - 1) % table.seats + table.seats) % table.seats


def lies_before(table: Table, seat: i64, character: i64) -> bool:
    """Return whether a seat may choose this card now."""
    if table.char_at[character] != at.DEALT:
        return False
    drafting = table.draft_round > 0
    if table.hands == at.SCORE_DRAFT and (at.type_of(character) == language.END_GAME) == drafting:
        return False
    return _dealt_to(table, character) == (pack_before(table, seat) if drafting else seat)


def _dealt_to(table: Table, character: i64) -> i64:
    """Return the seat that a card was dealt to."""
    return (i64(table.dealt[character]) - 1) // at.DEALT_ROUNDS


def rounds_of_draft(table: Table) -> i64:
    """Return the rounds of a draft: everybody keeps a card in each, but not the last card (hands.6)."""
    return dealt_others(table) - 1


@final
class Choose(Question[Table]):
    """Each seat in turn is asked: for a pack, for the cards to keep, or for the next card of a draft."""

    def run(self, table: Table, seat: i64) -> None:
        chosen = top(table, CHOSEN)
        if chosen < table.seats:
            if table.hands == at.BY_PACKS:
                ask(table, table.seat_after(table.rose, table.seats - 1 - chosen), at.PICK_PACK)
            else:
                phase = at.KEEPING if table.draft_round == 0 else at.DRAFTING
                ask(table, table.seat_after(table.rose, chosen), phase)
        elif table.draft_round == 0:
            self._finish(table)
        elif table.draft_round < rounds_of_draft(table):
            table.draft_round += 1
            start_again(table, CHOSEN)
            self._tell_passed(table)
        else:
            table.draft_round = 0
            if table.hands == at.SCORE_DRAFT:
                start_again(table, CHOSEN)
            else:
                self._finish(table)

    def _tell_passed(self, table: Table) -> None:
        """Everybody gets the cards of the neighbour to the right, and looks at them."""
        table.tell("passed-on", NOBODY)
        if table.log is None:
            return
        seat: i64
        character: i64
        for seat in range(table.seats):
            for character in range(at.CHARACTERS):
                if lies_before(table, seat, character):
                    table.tell("received", seat, "card", character, secret="card")

    def _finish(self, table: Table) -> None:
        """hands.8: what nobody kept goes into the deck."""
        done(table)
        character: i64
        for character in range(at.CHARACTERS):
            if table.char_at[character] == at.DEALT:
                table.char_at[character] = u8(at.IN_DECK)


@final
class PickPack(Question[Table]):
    """One of the packs that are left (hands.1)."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return span_into(pick.PACK, at.PACKS, row, 0)

    def refusal(self, table: Table, number: i64) -> i64:
        if not pick.PACK <= number < pick.RIVAL:
            return why.not_now(number)
        seat: i64
        for seat in range(table.seats):
            if table.player[seat].pack == number - pick.PACK:
                return why.PACK_TAKEN
        return why.FINE

    def step(self, table: Table, number: i64) -> None:
        """hands.2: six cards, known to all."""
        seat = table.actor
        pack = number - pick.PACK
        table.player[seat].pack = pack
        table.shown = table.shown[:]
        character: i64
        for character in range(at.CHARACTERS):
            if table.parts.char_pack[character] == pack:
                table.char_at[character] = u8(at.HELD + seat)
                table.shown[character] = u8(1 + seat)
                table.player[seat].hand += 1
        table.tell("pack", seat, "pack", pack)
        one_more(table, CHOSEN)


class Keep(Question[Table]):
    """One of the cards that lie before the seat, kept unseen by the others (hands.5, hands.7)."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        n: i64 = 0
        character: i64
        for character in range(at.CHARACTERS):
            if lies_before(table, table.actor, character):
                row[n] = pick.TAKE + character
                n += 1
        return n

    def refusal(self, table: Table, number: i64) -> i64:
        if not pick.TAKE <= number < pick.CHARACTER_FIRST:
            return why.not_now(number)
        character = number - pick.TAKE
        if lies_before(table, table.actor, character):
            return why.FINE
        apart = table.hands == at.SCORE_DRAFT and at.type_of(character) == language.END_GAME
        mine = table.char_at[character] == at.DEALT and _dealt_to(table, character) == table.actor
        return why.END_GAME_LAST if apart and mine else why.NOT_DEALT_TO_YOU

    def step(self, table: Table, number: i64) -> None:
        seat = table.actor
        character = number - pick.TAKE
        _keep(table, seat, character, table.draft_round if table.draft_round > 0 else i64(1))
        _tell_alone(table, "kept", seat, character)
        table.phase = at.RUN
        if table.hands != at.SELECTION or table.player[seat].hand == table.parts.hand:
            one_more(table, CHOSEN)

    def prompt(self, table: Table) -> Prompt:
        rule = "hands.7" if table.hands == at.SCORE_DRAFT else self.rule
        return Prompt(self.code, self.args(table), rule)

    def args(self, table: Table) -> dict[str, object]:
        if table.hands == at.SCORE_DRAFT:
            return {"count": 1}
        return {"count": int(table.parts.hand - table.player[table.actor].hand)}


@final
class Draft(Keep):
    """The same in a draft: the rest goes to the left (hands.6)."""

    def args(self, table: Table) -> dict[str, object]:
        return {"round": int(table.draft_round)}
