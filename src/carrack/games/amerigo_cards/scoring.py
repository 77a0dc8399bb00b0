"""The final sale, the last cards four for one, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.api import Score
from carrack.core.ranking import ranked
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.prices import prices_now, shown_of
from carrack.games.amerigo_cards.table import Table


def final_score(table: Table, seat: i64) -> tuple[i64, i64, i64, i64, i64]:
    """Doubloons for rare, popular, common and last cards (final.2–5), and the cards left after that."""
    rare_kind, popular_kind = prices_now(table)
    rare: i64 = 0
    popular: i64 = 0
    common: i64 = 0
    good: i64
    for good in range(at.GOODS):
        count = shown_of(table, seat, good)
        if good == rare_kind:
            rare += count
        elif good == popular_kind:
            popular += count
        else:
            common += count
    parts = table.parts
    left = popular % parts.popular_price + common % parts.common_price + table.hand_size(seat)
    return (
        rare,
        popular // parts.popular_price,
        common // parts.common_price,
        left // parts.final_price,
        left % parts.final_price,
    )


def scores(table: Table) -> list[Score]:
    """Return each seat's result; most doubloons, then most cards left; who is still tied shares the rank."""
    parts: list[dict[str, int]] = []
    left_over: list[int] = []
    seat: i64
    for seat in range(table.seats):
        rare, popular, common, last, left = final_score(table, seat)
        row = {
            "pile": int(table.doubloons(seat)),
            "rare": int(rare),
            "popular": int(popular),
            "common": int(common),
            "last-cards": int(last),
        }
        parts.append(row)
        left_over.append(int(left))
    return ranked(parts, left_over)
