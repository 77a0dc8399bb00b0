"""Points, gold and action points: what a seat earns and spends."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tokens import GOLD_3, GOLD_5


def earn(table: Table, seat: i64, points: i64, source: i64) -> i64:
    """Points, at once, or a loss; below zero nobody falls. Return what it came to."""
    start = seat * at.SHEET
    if table.sheet[start + at.POINTS] + points < 0:
        points = -table.sheet[start + at.POINTS]
    table.sheet[start + at.POINTS] += points
    table.sheet[start + at.EARNED + source] += points
    return points


def take_gold(table: Table, seat: i64, gold: i64) -> None:
    """Gold on the track; what goes beyond its end becomes points."""
    start = seat * at.SHEET
    total = table.sheet[start + at.GOLD] + gold
    beyond = total - table.parts.gold_track
    if beyond > 0:
        total = table.parts.gold_track
        earn(table, seat, beyond, at.OVERFLOW)
    table.sheet[start + at.GOLD] = total
    log = table.log
    if log is not None:
        log.append(Event("gold", int(seat), {"gold": int(gold)}))
        if beyond > 0:
            log.append(Event("overflow", int(seat), {"points": int(beyond)}))


def within_reach(table: Table) -> i64:
    """What the action can still pay: its points, and gold for more."""
    return table.points + table.gold_at_hand(table.actor)


def spend(table: Table, cost: i64) -> None:
    """Pay with action points first, then with gold: one buys only points that are used."""
    if cost <= table.points:
        table.points -= cost
        return
    pay_gold(table, cost - table.points)
    table.points = 0


def pay_gold(table: Table, gold: i64) -> None:
    """Gold for so many further action points."""
    table.sheet[table.actor * at.SHEET + at.GOLD] -= gold
    log = table.log
    if log is not None:
        log.append(Event("bought-points", int(table.actor), {"gold": int(gold)}))


# --- gold that lies ready: chests and tokens --------------------------------------------------------------


def has_reserve(table: Table, seat: i64) -> bool:
    """Whether a seat has something to turn into gold."""
    return table.of(seat, at.CHESTS) > 0 or table.owns(seat, GOLD_3) or table.owns(seat, GOLD_5)


def open_chest(table: Table, seat: i64) -> None:
    """A chest leaves the game for gold."""
    table.sheet[seat * at.SHEET + at.CHESTS] -= 1
    log = table.log
    if log is not None:
        log.append(Event("opened-chest", int(seat)))
    take_gold(table, seat, table.parts.chest_gold)


def use_up(table: Table, seat: i64, token: i64) -> None:
    """A token that works once is turned over."""
    one: i64 = 1
    table.sheet[seat * at.SHEET + at.USED] |= one << token
    log = table.log
    if log is not None:
        log.append(Event("used", int(seat), {"token": int(token)}))


def use_gold_token(table: Table, seat: i64, token: i64) -> None:
    use_up(table, seat, token)
    take_gold(table, seat, table.parts.gold_3 if token == GOLD_3 else table.parts.gold_5)


def turn_all_into_gold(table: Table, seat: i64) -> None:
    """At the end of the game nothing stays unopened."""
    while table.of(seat, at.CHESTS) > 0:
        open_chest(table, seat)
    if table.owns(seat, GOLD_3):
        use_gold_token(table, seat, GOLD_3)
    if table.owns(seat, GOLD_5):
        use_gold_token(table, seat, GOLD_5)
