"""Prices (prices.1–7): what is rare, what is popular, and what an exhibition brings."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.table import Table


def missing_good(table: Table) -> i64:
    """Return a good that nobody exhibits, or NONE when the market shows all five."""
    sheet = table.sheet
    market = table.seats * at.SHEET
    good: i64
    for good in range(at.GOODS):
        if sheet[market + good] == 0:
            return good
    return at.NONE


def rare_good(table: Table) -> i64:
    """prices.3, prices.6: the good that is strictly the fewest on the market, or NONE."""
    sheet = table.sheet
    market = table.seats * at.SHEET
    rare: i64 = 0
    least = sheet[market]
    good: i64
    for good in range(1, at.GOODS):
        count = sheet[market + good]
        if count < least:
            rare = good
            least = count
        elif count == least:
            rare = at.NONE
    return rare


def popular_good(table: Table) -> i64:
    """prices.4, prices.6: the good that is strictly the most on the market, or NONE."""
    sheet = table.sheet
    market = table.seats * at.SHEET
    popular: i64 = 0
    most = sheet[market]
    good: i64
    for good in range(1, at.GOODS):
        count = sheet[market + good]
        if count > most:
            popular = good
            most = count
        elif count == most:
            popular = at.NONE
    return popular


def prices_now(table: Table) -> tuple[i64, i64]:
    """Return the rare and the popular good at this moment; final.3: with a good missing everything is
    common."""
    if missing_good(table) != at.NONE:
        return at.NONE, at.NONE
    return rare_good(table), popular_good(table)


def is_open(table: Table) -> bool:
    """Return whether a sale goes on or could begin: no good is missing on the market (sell.2)."""
    return table.is_selling() or missing_good(table) == at.NONE


def prices_shown(table: Table) -> tuple[i64, i64]:
    """Return the rare and the popular good: fixed during a sale, else as they would be now."""
    return (table.rare, table.popular) if table.is_selling() else prices_now(table)


def shown_of(table: Table, seat: i64, good: i64) -> i64:
    """Return how many cards of a good a seat exhibits."""
    cards = table.cards
    first = seat * at.SEAT_CARDS + at.EXHIBITION + good * at.RUDDERS
    return i64(cards[first] + cards[first + 1] + cards[first + 2])


def earnings(table: Table, seat: i64, rare: i64, popular: i64) -> i64:
    """Return the doubloons a seat's exhibition brings at these prices (prices.3–5)."""
    coins: i64 = 0
    common: i64 = 0
    good: i64
    for good in range(at.GOODS):
        count = shown_of(table, seat, good)
        if good == rare:
            coins += count
        elif good == popular:
            coins += count // table.parts.popular_price
        else:
            common += count
    return coins + common // table.parts.common_price
