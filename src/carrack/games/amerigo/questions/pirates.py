"""Pirates (pirates.1–6): at the end of each round they attack everybody."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.amerigo.questions.gold import take_gold
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import HALF_LOSS, STRONGER_PIRATES, VICTORY_GOLD


def strength_against(table: Table, seat: i64) -> i64:
    """pirates.1: the open markers; tokens.11, use.8: and what the tokens of others add."""
    strength = table.strength
    other: i64
    for other in range(table.seats):
        if other != seat and table.owns(other, STRONGER_PIRATES):
            strength += table.parts.stronger_pirates
    return strength


def loss(table: Table, seat: i64) -> i64:
    """pirates.3: points that the pirates would take now, if there are as many; 0 if they are beaten.

    tokens.12, use.9: half of them with the token.
    """
    strength = strength_against(table, seat)
    if table.player[seat].cannons >= strength:
        return 0
    return (strength + 1) // 2 if table.owns(seat, HALF_LOSS) else strength


def attack(table: Table, seat: i64) -> None:
    """pirates.2: they are beaten by cannons; pirates.3: or take all of them, and points."""
    me = table.player[seat]
    strength = strength_against(table, seat)
    points = loss(table, seat)
    if points == 0:
        me.cannons -= strength
        table.tell("fought-off", seat, "strength", strength)
        if me.owns(VICTORY_GOLD):  # tokens.13
            take_gold(table, seat, table.parts.victory_gold)
        return
    cannons = me.cannons
    me.cannons = 0
    lost = -me.score(-points)
    me.for_pirates -= lost
    log = table.log
    if log is not None:
        args = {"strength": int(strength), "points": int(lost), "cannons": int(cannons)}
        log.append(Event("plundered", int(seat), args))
