"""A sale as one seat sees it: what each group of goods brings, and a proposal where there is a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.questions import contents, sale
from carrack.games.amerigo_cards.table import Table

Group = tuple[str, list[int], int]


class Lines(NamedTuple):
    """One group of a sale: goods of one price."""

    price: str
    goods: list[int]
    """Those that the seat exhibits."""
    cards: int
    coins: int
    stay: int
    """Cards that are too few to pay and stay in the exhibition."""


def deal(table: Table, seat: int, rare: int, popular: int) -> list[Lines]:
    """Return what a sale brings a seat at these prices; groups it exhibits nothing of are left out."""
    found: list[Lines] = []
    for price, goods, rate in _groups(table, rare, popular):
        counts = [_shown(table, seat, good) for good in goods]
        cards = sum(counts)
        if price == "popular" and _is_sold(table, seat):
            # What was sold is gone: the doubloons tell how many it were.
            turned = sum(_in_row(table, table.turned(), good) for good in goods)
            cards += turned * (rate - 1)
            counts = [cards]
        if cards:
            own = [good for good, count in zip(goods, counts, strict=True) if count]
            found.append(Lines(price, own, cards, cards // rate, cards % rate))
    return found


def _groups(table: Table, rare: int, popular: int) -> list[Group]:
    common = [good for good in range(at.GOODS) if good not in (rare, popular)]
    return [
        ("rare", [rare] if rare != at.NONE else [], 1),
        ("popular", [popular] if popular != at.NONE else [], int(table.parts.popular_price)),
        ("common", common, int(table.parts.common_price)),
    ]


def _is_seller(table: Table, seat: int) -> bool:
    return bool(at.KEEP_POPULAR <= table.phase <= at.TURN_COMMON and table.actor == seat)


def _is_sold(table: Table, seat: int) -> bool:
    """Return whether the seat's popular cards have been sold in the sale that goes on."""
    return bool(_is_seller(table, seat) and table.phase >= at.KEEP_COMMON)


def _shown(table: Table, seat: int, good: int) -> int:
    """Count a seat's cards of a good, with those that have been picked in the sale."""
    rows = [table.exhibition(seat)]
    if _is_seller(table, seat):
        rows += [table.staying(), table.turned()]
    return sum(_in_row(table, row, good) for row in rows)


def _in_row(table: Table, row: int, good: int) -> int:
    first = row + good * at.RUDDERS
    return sum(int(table.cards[first + i]) for i in range(at.RUDDERS))


def proposal(table: Table, seat: int) -> Sequence[int]:
    """Return numbers that answer a question of the seat's sale, or none.

    The scarcest good stays, since it will bring most next time. Which sold cards become doubloons hardly
    matters: the first do.
    """
    question = contents.BY_PHASE[int(table.phase)]
    if table.actor != seat or not isinstance(question, sale.Picking):
        return ()
    row = table.exhibition(seat)
    cards = [
        kind for kind in range(at.KINDS) if question.has(table, kind) for _ in range(table.cards[row + kind])
    ]
    if isinstance(question, sale.Keep):
        cards.sort(key=lambda kind: (table.market(kind // at.RUDDERS), kind))
    return [int(question.first) + kind for kind in cards[: int(table.picks)]]
