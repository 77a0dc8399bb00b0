"""Rows of cards: what is in one, and how cards go from one to another."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.table import Table


def cards_into(table: Table, cards_at: i64, first: i64, row: vec[i64], n: i64) -> i64:
    """Write `first + kind` for every kind in a row of cards; return the new length."""
    cards = table.cards
    kind: i64
    for kind in range(at.KINDS):
        if cards[cards_at + kind] > 0:
            row[n] = first + kind
            n += 1
    return n


def only_kind(table: Table, cards_at: i64) -> i64:
    """Return the one kind in a row of cards, or NONE when there are several (or no card)."""
    cards = table.cards
    found: i64 = at.NONE
    kind: i64
    for kind in range(at.KINDS):
        if cards[cards_at + kind] > 0:
            if found != at.NONE:
                return at.NONE
            found = kind
    return found


def leave_hand(table: Table, seat: i64, kind: i64) -> None:
    """Play a card openly from the hand."""
    cards = table.cards
    cards[table.hand(seat) + kind] -= 1
    table.sheet[seat * at.SHEET + at.HAND_SIZE] -= 1
    if cards[table.shown(seat) + kind] > 0:
        cards[table.shown(seat) + kind] -= 1
    else:
        table.remember(seat, kind)


def discard(table: Table, seat: i64, kind: i64, count: i64) -> None:
    """Cards of a seat go to the discard pile."""
    table.cards[table.discards() + kind] += u8(count)
    table.discards_size += count
    if table.log is not None:
        _i: i64
        for _i in range(count):
            table.tell("discarded", seat, "card", kind)


def turn_over(table: Table, seat: i64) -> None:
    """doubloons.4: cards turned together go on the pile by good, and then from 1 to 3 rudders."""
    cards = table.cards
    turned = table.turned()
    kind: i64
    for kind in range(at.KINDS):
        while cards[turned + kind] > 0:
            cards[turned + kind] -= 1
            table.put_on_pile(seat, kind)
            if table.log is not None:
                table.tell("turned-over", seat, "card", kind)
