"""Tables that fit a view: hidden cards dealt anew, every way that fits what was seen being as likely.

What is filled in is the whole past of the deal, since others remember other parts of it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core.chance import Rng
from carrack.core.particles import pick_by_weight
from carrack.core.table_game import Blanks
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.knowledge.draws import Pile, hold, lay_aside, total, ways
from carrack.games.amalfi.knowledge.memory import first_sight, hands_are_made, is_drafted, round_now
from carrack.games.amalfi.layout import type_of
from carrack.games.amalfi.questions.hands import rounds_of_draft
from carrack.games.amalfi.stack import A, is_waiting, top
from carrack.games.amalfi.table import Table

OTHERS: Final = 1
"""All types but end-game cards, which are `language.END_GAME`."""
ALL: Final = 2


@final
class ImaginedTable(Blanks[Table]):
    """A view made ready: the blanks of its table can be filled again and again."""

    def __init__(self, seen: Table, viewer: i64) -> None:
        self.seen: Table = seen
        self.viewer: i64 = i64(0) if seen.alone() else viewer
        self.made: bool = hands_are_made(seen)
        self.shares: list[list[int]] = []
        """Personal selection: how many end-game cards each seat may hide, each way with its weight."""
        self.weights: vec[float] = vec[float]()
        if seen.hands == at.SELECTION and self.made:
            self._weigh_shares([])

    def table(self, rng: Rng) -> Table:
        """Return a table that fits."""
        table = self.seen.copy()
        if table.hands == at.BLIND:
            self._fill_blind(table, rng)
        elif table.hands == at.SELECTION:
            if self.made:
                self._fill_selected(table, rng)
            else:
                self._fill_selecting(table, rng)
        elif table.hands != at.BY_PACKS:
            if table.hands == at.SCORE_DRAFT:
                self._fill_ends(table, rng)
            self._fill_draft(table, rng)
        char_at = table.char_at
        character: i64
        for character in range(at.CHARACTERS):
            if char_at[character] == at.HIDDEN:
                char_at[character] = u8(at.IN_DECK)
        return table

    # --- what is hidden ---------------------------------------------------------------------------------

    def _pile(self, kind: i64, gone: bool) -> Pile:
        """Cards the viewer has never seen dealt: END_GAME, OTHERS or ALL.

        With `gone`, those too that everybody saw come from the deck: they may have been dealt and left.
        """
        pile = Pile()
        seen = self.seen
        character: i64
        for character in range(at.CHARACTERS):
            if kind != ALL and (type_of(character) == language.END_GAME) != (kind == language.END_GAME):
                continue
            if seen.dealt[character] != 0:
                continue
            if seen.char_at[character] == at.HIDDEN or (gone and seen.shown[character] == at.FROM_DECK):
                pile.add(character)
        return pile

    def _hidden_in_hand(self, seat: i64) -> i64:
        """Cards of a hand that the viewer does not know."""
        known: i64 = 0
        character: i64
        for character in range(at.CHARACTERS):
            if i64(self.seen.char_at[character]) == at.HELD + seat:
                known += 1
        return self.seen.player[seat].hand - known

    def _shown_of(self, seat: i64, ends: bool) -> i64:
        """Cards of a starting hand that everybody saw, end-game ones or others."""
        n: i64 = 0
        character: i64
        for character in range(at.CHARACTERS):
            if (
                i64(self.seen.shown[character]) == seat + 1
                and (type_of(character) == language.END_GAME) == ends
            ):
                n += 1
        return n

    # --- blind ------------------------------------------------------------------------------------------

    def _fill_blind(self, table: Table, rng: Rng) -> None:
        pile = self._pile(ALL, False)
        seat: i64
        character: i64
        _i: i64
        for seat in range(table.seats):
            if seat == self.viewer:
                continue
            for _i in range(self._hidden_in_hand(seat)):
                hold(table, seat, pile.draw(rng), 1 + seat * at.DEALT_ROUNDS + 1)
        for character in range(at.CHARACTERS):
            seat = i64(table.shown[character]) - 1
            if 0 <= seat < table.seats and seat != self.viewer:
                table.dealt_to_write()[character] = u8(1 + seat * at.DEALT_ROUNDS + 1)

    # --- personal selection -------------------------------------------------------------------------------

    def _fill_selecting(self, table: Table, rng: Rng) -> None:
        """While cards are dealt and chosen: any cards, and any of them kept."""
        ends = self._pile(language.END_GAME, False)
        others = self._pile(OTHERS, False)
        seat: i64
        _i: i64
        for seat in range(table.seats):
            if seat == self.viewer:
                continue
            dealt = Pile()
            for _i in range(table.player[seat].dealt_ends):
                dealt.add(ends.draw(rng))
            for _i in range(table.player[seat].dealt_others):
                dealt.add(others.draw(rng))
            for _i in range(table.player[seat].hand):
                hold(table, seat, dealt.draw(rng), 1 + seat * at.DEALT_ROUNDS + 1)
            for _i in range(dealt.left):
                lay_aside(table, dealt.cards[_i], 1 + seat * at.DEALT_ROUNDS, False)

    def _weigh_shares(self, chosen: list[int]) -> None:
        """Every way in which the hidden cards may be end-game ones, with the number of deals behind it."""
        seen = self.seen
        seat: i64 = len(chosen)
        if seat < seen.seats:
            most: i64 = 0
            if seat != self.viewer:
                most = seen.player[seat].dealt_ends - self._shown_of(seat, True)
                hidden = self._hidden_in_hand(seat)
                most = most if most < hidden else hidden
            i: i64
            for i in range(most + 1):
                self._weigh_shares([*chosen, int(i)])
            return
        kept: list[int] = []
        left_ends: list[int] = []
        left_others: list[int] = []
        for seat in range(seen.seats):
            if seat == self.viewer:
                continue
            ends = chosen[int(seat)]
            hidden = self._hidden_in_hand(seat)
            kept.append(int(hidden) - ends)
            left_ends.append(int(seen.player[seat].dealt_ends - self._shown_of(seat, True)) - ends)
            left_others.append(
                int(seen.player[seat].dealt_others - self._shown_of(seat, False) - hidden) + ends
            )
        hidden_ends = int(self._pile(language.END_GAME, False).left)
        hidden_others = int(self._pile(OTHERS, False).left)
        weight = ways(hidden_ends, chosen) * ways(hidden_others, kept)
        weight *= ways(int(self._pile(language.END_GAME, True).left) - total(chosen), left_ends)
        weight *= ways(int(self._pile(OTHERS, True).left) - total(kept), left_others)
        if weight > 0.0:
            self.shares.append(chosen)
            self.weights = append(self.weights, weight)

    def _fill_selected(self, table: Table, rng: Rng) -> None:
        """Afterwards: hidden cards first, then what may have been left."""
        share = self.shares[int(pick_by_weight(self.weights, rng))]
        ends = self._pile(language.END_GAME, False)
        others = self._pile(OTHERS, False)
        seat: i64
        character: i64
        i: i64
        for seat in range(table.seats):
            if seat == self.viewer:
                continue
            for i in range(self._hidden_in_hand(seat)):
                pile = ends if i < share[int(seat)] else others
                hold(table, seat, pile.draw(rng), 1 + seat * at.DEALT_ROUNDS + 1)
        for character in range(at.CHARACTERS):
            seat = i64(table.shown[character]) - 1
            if 0 <= seat < table.seats and seat != self.viewer:
                table.dealt_to_write()[character] = u8(1 + seat * at.DEALT_ROUNDS + 1)
        left_ends = self._left_over(table, language.END_GAME)
        left_others = self._left_over(table, OTHERS)
        for seat in range(table.seats):
            if seat == self.viewer:
                continue
            kept_ends: i64 = self._shown_of(seat, True) + share[int(seat)]
            kept: i64 = self._shown_of(seat, True) + self._shown_of(seat, False) + self._hidden_in_hand(seat)
            for _i in range(table.player[seat].dealt_ends - kept_ends):
                table.dealt_to_write()[left_ends.draw(rng)] = u8(1 + seat * at.DEALT_ROUNDS)
            for _i in range(table.player[seat].dealt_others - (kept - kept_ends)):
                table.dealt_to_write()[left_others.draw(rng)] = u8(1 + seat * at.DEALT_ROUNDS)

    def _left_over(self, table: Table, kind: i64) -> Pile:
        """Cards that nobody has kept and the viewer was not dealt: they may have been dealt and left."""
        pile = Pile()
        character: i64
        for character in range(at.CHARACTERS):
            if kind != ALL and (type_of(character) == language.END_GAME) != (kind == language.END_GAME):
                continue
            if table.dealt[character] != 0:
                continue
            if table.char_at[character] == at.HIDDEN or table.shown[character] == at.FROM_DECK:
                pile.add(character)
        return pile

    # --- end-game cards of the draft with score ---------------------------------------------------------

    def _fill_ends(self, table: Table, rng: Rng) -> None:
        hidden = self._pile(language.END_GAME, False)
        rounds = rounds_of_draft(table)
        seat: i64
        character: i64
        _i: i64
        for character in range(at.CHARACTERS):
            seat = i64(table.shown[character]) - 1
            if 0 <= seat < table.seats and seat != self.viewer and type_of(character) == language.END_GAME:
                table.dealt_to_write()[character] = u8(1 + seat * at.DEALT_ROUNDS + 1)
        for seat in range(table.seats):
            if seat == self.viewer or self._shown_of(seat, True) > 0:
                continue
            if self.made or (table.draft_round == 0 and table.player[seat].hand > rounds):
                hold(table, seat, hidden.draw(rng), 1 + seat * at.DEALT_ROUNDS + 1)
        left = self._left_over(table, language.END_GAME)
        for seat in range(table.seats):
            if seat == self.viewer:
                continue
            more = table.player[seat].dealt_ends
            for character in range(at.CHARACTERS):
                if (
                    i64(table.dealt[character]) == 1 + seat * at.DEALT_ROUNDS + 1
                    and type_of(character) == language.END_GAME
                ):
                    more -= 1
            for _i in range(more):
                lay_aside(table, left.draw(rng), 1 + seat * at.DEALT_ROUNDS, self.made)

    # --- drafted cards ----------------------------------------------------------------------------------

    def _is_taken(self, table: Table, pack: i64, number: i64) -> bool:
        """Return whether the card of a pack in this round has been taken already."""
        if is_waiting(table, language.HANDS):
            return False
        if self.made or table.draft_round == 0:
            return number <= rounds_of_draft(table)
        if number > table.draft_round or is_waiting(table, language.DEAL):
            return False
        if number < table.draft_round:
            return True
        taker = (pack + number - 1) % table.seats
        return (taker - table.rose + table.seats) % table.seats < top(table, A)

    def _fill_draft(self, table: Table, rng: Rng) -> None:
        seats = table.seats
        now = round_now(table)
        rounds = rounds_of_draft(table)
        pack: i64
        for pack in range(seats):
            sight: i64 = first_sight(table, self.viewer, pack) if self.viewer >= 0 else now + 1
            if sight > now:
                continue
            while sight + seats <= now:
                self._fill_rounds(table, pack, sight + 1, sight + seats - 1, sight + 1, rng)
                sight += seats
            self._fill_rounds(table, pack, sight + 1, rounds, 0, rng)
        self._fill_unseen(table, now, rounds, rng)

    def _fill_rounds(self, table: Table, pack: i64, first: i64, last: i64, known_as: i64, rng: Rng) -> None:
        """Cards that went between two sights of a pack: by whom is open, unless it was shown later."""
        if known_as > 0 and first > last:
            return
        code: i64 = 1 + pack * at.DEALT_ROUNDS
        seats = table.seats
        cards = Pile()
        filled: i64 = 0
        one: i64 = 1
        character: i64
        for character in range(at.CHARACTERS):
            if i64(self.seen.dealt[character]) == code + known_as and is_drafted(table, character):
                taker = i64(table.shown[character]) - 1
                if table.shown[character] == at.NEVER_SHOWN:
                    cards.add(character)
                elif 0 <= taker < seats:
                    number = first
                    while (pack + number - 1) % seats != taker:
                        number += 1
                    table.dealt_to_write()[character] = u8(code + number)
                    filled |= one << number
        number = first
        while number <= last:
            if filled >> number & 1 == 0 and self._is_taken(table, pack, number):
                hold(table, (pack + number - 1) % seats, cards.draw(rng), code + number)
            number += 1
        i: i64
        for i in range(cards.left):
            lay_aside(table, cards.cards[i], code, self.made)

    def _fill_unseen(self, table: Table, now: i64, rounds: i64, rng: Rng) -> None:
        """Cards that went before the viewer saw the pack, and packs it has not seen yet."""
        seats = table.seats
        kind: i64 = ALL if table.hands == at.DRAFT else OTHERS
        slots: list[Pile] = [Pile() for _ in range(int(seats))]
        pack: i64
        number: i64
        for pack in range(seats):
            sight: i64 = first_sight(table, self.viewer, pack) if self.viewer >= 0 else rounds + 1
            for number in range(1, rounds + 1):
                if number < sight and self._is_taken(table, pack, number):
                    slots[int((pack + number - 1) % seats)].add(1 + pack * at.DEALT_ROUNDS + number)
        character: i64
        for character in range(at.CHARACTERS):
            taker = i64(table.shown[character]) - 1
            if table.dealt[character] == 0 and 0 <= taker < seats and is_drafted(table, character):
                table.dealt_to_write()[character] = u8(slots[int(taker)].draw(rng))
        hidden = Pile()
        for character in range(at.CHARACTERS):
            fits = kind == ALL or type_of(character) != language.END_GAME
            if fits and table.char_at[character] == at.HIDDEN and table.dealt[character] == 0:
                hidden.add(character)
        seat: i64
        _i: i64
        for seat in range(seats):
            for _i in range(slots[int(seat)].left):
                hold(table, seat, hidden.draw(rng), slots[int(seat)].cards[_i])
        left = self._left_over(table, kind)
        for pack in range(seats):
            sight = first_sight(table, self.viewer, pack) if self.viewer >= 0 else now + 1
            if sight <= now:
                continue
            missing = table.player[pack].dealt_others
            for number in range(1, rounds + 1):
                if self._is_taken(table, pack, number):
                    missing -= 1
            for _i in range(missing):
                lay_aside(table, left.draw(rng), 1 + pack * at.DEALT_ROUNDS, self.made)
