"""The deck (deck.1–4): cards come from it one by one, and the discards become the second one."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE, OVER, Prompt
from carrack.core.events import NOBODY
from carrack.core.question import Draw
from carrack.games.amerigo_cards import choices as pick
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.card_rows import cards_into
from carrack.games.amerigo_cards.questions.end import end_turn, finish
from carrack.games.amerigo_cards.table import Table


class FromDeck(Draw[Table]):
    """Any card of the deck comes to the drawer's hand, each equally likely."""

    def __init__(self, code: str, rule: str, event: str) -> None:
        super().__init__(code, rule, pick.CARD, at.KINDS, why.NOT_IN_DECK)
        self.event: str = event

    def gone(self, table: Table, item: i64) -> i64:
        return why.FINE if table.cards[table.deck() + item] > 0 else why.NOT_IN_DECK

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        return cards_into(table, table.deck(), pick.CARD, row, 0)

    def weights_into(self, table: Table, row: vec[i64]) -> i64:
        """Write how many of each kind that may come next are in the deck."""
        cards = table.cards
        deck = table.deck()
        n: i64 = 0
        kind: i64
        for kind in range(at.KINDS):
            count = i64(cards[deck + kind])
            if count > 0:
                row[n] = count
                n += 1
        return n

    def lay(self, table: Table, item: i64) -> None:
        seat = table.drawer
        table.cards[table.deck() + item] -= 1
        table.deck_size -= 1
        table.cards[table.hand(seat) + item] += 1
        table.sheet[seat * at.SHEET + at.HAND_SIZE] += 1
        table.draws -= 1
        if table.shuffled:
            table.cards[table.drawn(seat) + item] += 1
            table.remember(seat, at.MEMORY_DREW)
        if table.log is not None:
            table.tell(self.event, seat, "card", item, secret="card")
        if table.deck_size == 0:
            _deck_runs_out(table)
        if table.draws == 0 and table.actor != OVER:
            self.all_drawn(table)

    def all_drawn(self, table: Table) -> None:
        """Go on after the last card of a draw."""
        raise NotImplementedError

    def args(self, table: Table) -> dict[str, object]:
        return {"seat": int(table.drawer), "count": int(table.draws)}


@final
class Drawing(FromDeck):
    """Cards for an exploration (explore.3), or for who can do nothing else (stuck.1)."""

    def all_drawn(self, table: Table) -> None:
        end_turn(table)

    def prompt(self, table: Table) -> Prompt:
        is_exploring = table.place(table.drawer) == at.EXPLORED
        return Prompt(self.code, self.args(table), self.rule if is_exploring else "stuck.1")


def begin_draw(table: Table, seat: i64, count: i64) -> None:
    """Let chance give a seat so many cards; limits.1: the rest of a draw that fills the hand is lost."""
    room = table.parts.hand_limit - table.hand_size(seat)
    table.drawer = seat
    table.draws = count if count < room else room
    if table.draws > 0:
        table.phase = at.DRAWING
        table.actor = CHANCE
    else:
        table.draws = 0
        end_turn(table)


def _deck_runs_out(table: Table) -> None:
    """deck.1–3: at first the discards become the new deck at once; end.1: the second time it is over."""
    if table.shuffled:
        finish(table, at.DECK_GONE)
        return
    if table.discards_size == 0:
        finish(table, at.NO_DISCARDS)
        return
    cards = table.cards
    deck = table.deck()
    discards = table.discards()
    reshuffled = table.reshuffled()
    kind: i64
    for kind in range(at.KINDS):
        cards[deck + kind] = cards[discards + kind]
        cards[reshuffled + kind] = cards[discards + kind]
        cards[discards + kind] = 0
    table.deck_size = table.discards_size
    table.discards_size = 0
    table.shuffled = True
    table.tell("reshuffled", NOBODY, "count", table.deck_size)
