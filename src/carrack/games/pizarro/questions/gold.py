"""Gold cards (gold.1–6): what they are worth, how they leave a hand, and how they come from the supply."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.question import CardDraw
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.table import Table


def total(cards: vec[u8]) -> i64:
    """Return how many cards there are."""
    count: i64 = 0
    value: i64
    for value in range(at.VALUES):
        count += i64(cards[value])
    return count


def worth(cards: vec[u8]) -> i64:
    """gold.2: the gold of cards in an auction."""
    gold: i64 = 0
    value: i64
    for value in range(at.VALUES):
        gold += i64(cards[value]) * (value + 1)
    return gold


def leave_hand_openly(table: Table, seat: i64, value: i64) -> None:
    """Take a card from the hand for all to see."""
    me = table.player[seat]
    me.hand_to_write()[value] -= 1
    me.hand_size -= 1
    if me.sure[value] > 0:
        me.sure_to_write()[value] -= 1
    me.lower_floor(value + 1)
    table.note_of(seat, value + 1)


def leave_hand_hidden(table: Table, seat: i64, value: i64, under: i64) -> None:
    """Take a card from the hand face down: of each value one card fewer is sure."""
    me = table.player[seat]
    me.hand_to_write()[value] -= 1
    me.hand_size -= 1
    other: i64
    for other in range(at.VALUES):
        if me.sure[other] > 0:
            me.sure_to_write()[other] -= 1
    me.lower_floor(at.VALUES)
    table.note_of(seat, at.NOTE_HID + under)


def lay_hand_open(table: Table, seat: i64, kind: str) -> None:
    """Everybody sees a hand from now on; each card is told as this kind of event."""
    me = table.player[seat]
    me.sure = me.hand[:]
    table.note_of(seat, at.NOTE_OPENED)
    table.note_counts(me.hand)
    if table.log is None:
        return
    value: i64
    _i: i64
    for value in range(at.VALUES):
        for _i in range(i64(me.hand[value])):
            table.tell(kind, seat, "card", value + 1)


def shuffle_discards_in(table: Table) -> None:
    """gold.5, yearend.1, pizarro.4: the discards become part of the supply; everybody has seen them."""
    if total(table.discards) == 0:
        return
    table.note(at.NOTE_SHUFFLED)
    table.note_counts(table.discards)
    supply = table.supply_to_write()
    discards = table.discards_to_write()
    value: i64
    for value in range(at.VALUES):
        supply[value] += discards[value]
        discards[value] = 0
    table.tell("shuffled")


def begin_draw(table: Table, seat: i64, count: i64, after: i64) -> None:
    """Let chance give a seat so many cards; what is not there is not drawn (gold.5)."""
    if count == 0 or not supply_is_ready(table):
        table.phase = after
        return
    table.drawer = seat
    table.draws = count
    table.after = after
    table.ask(CHANCE, at.DRAWING)


def supply_is_ready(table: Table) -> bool:
    """gold.5: an empty supply takes the discards in, in the middle of a draw, too."""
    if total(table.supply) == 0:
        shuffle_discards_in(table)
    return total(table.supply) > 0


@final
class DrawGold(CardDraw[Table]):
    """The next card from the supply (gold.4); after the last one of the draw the game goes on."""

    def pile(self, table: Table) -> vec[u8]:
        return table.supply

    def lay(self, table: Table, item: i64) -> None:
        table.supply_to_write()[item] -= 1
        if table.after == at.GOLD_TURNED:
            self._turn_up(table, item)
        else:
            self._give(table, table.drawer, item)
        table.draws -= 1
        if table.draws > 0 and not supply_is_ready(table):
            table.draws = 0
        if table.draws == 0:
            table.drawer = 0
            table.phase = table.after
            table.after = at.NEXT_CARD

    def _turn_up(self, table: Table, value: i64) -> None:
        """pizarro.2: a card for Pizarro's draw comes to no hand."""
        table.turned_to_write()[value] += 1
        table.note(at.NOTE_TURNED + value + 1)
        table.tell("turned-up", table.drawer, "card", value + 1)

    def _give(self, table: Table, seat: i64, value: i64) -> None:
        """secrets.2: nobody else sees what one draws; cook.2: unless the hand lies open."""
        me = table.player[seat]
        me.hand_to_write()[value] += 1
        me.hand_size += 1
        if me.open:
            me.sure_to_write()[value] += 1
            table.note_of(seat, at.NOTE_DREW_OPENLY + value + 1)
            table.tell("drew", seat, "card", value + 1)
        else:
            table.note_of(seat, at.NOTE_DREW)
            table.drawn = append(table.drawn_to_write(), u8(value + 1))
            table.tell("drew", seat, "card", value + 1, secret="card")

    def args(self, table: Table) -> dict[str, object]:
        return {"seat": int(table.drawer), "count": int(table.draws)}
