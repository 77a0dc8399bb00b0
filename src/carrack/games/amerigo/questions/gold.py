"""Gold (gold.1–7): it is taken instead of an action, and buys action points."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import MORE_GOLD


def gold_for_cubes(table: Table, seat: i64) -> i64:
    """gold.1: for the cubes in the action space, rounded up; tokens.19: more of it."""
    parts = table.parts
    share = parts.cubes_per_gold_with_token if table.owns(seat, MORE_GOLD) else parts.cubes_per_gold
    return (table.cubes_lying() + share - 1) // share


def take_gold(table: Table, seat: i64, gold: i64) -> None:
    """Put gold on the track; gold.2–3: what goes beyond its end becomes points."""
    me = table.player[seat]
    beyond = me.gold + gold - table.parts.gold_track
    if beyond > 0:
        me.gold = table.parts.gold_track
        me.for_overflow += me.score(beyond)
    else:
        me.gold += gold
    table.tell("gold", seat, "gold", gold)
    if beyond > 0:
        table.tell("overflow", seat, "points", beyond)


def within_reach(table: Table) -> i64:
    """gold.4: what the action can still pay, with its points and with gold for more."""
    return table.action_points + table.player[table.actor].gold


def spend(table: Table, cost: i64) -> None:
    """Pay with action points first, then with gold (gold.6): one buys only points that are used."""
    if cost <= table.action_points:
        table.action_points -= cost
        return
    pay_gold(table, cost - table.action_points)
    table.action_points = 0


def pay_gold(table: Table, gold: i64) -> None:
    """Pay gold for so many further action points."""
    table.player[table.actor].gold -= gold
    table.tell("bought-points", table.actor, "gold", gold)


def means(table: Table) -> dict[str, object]:
    """Return what a prompt names: the action points left, and the gold."""
    return {"points": int(table.action_points), "purse": int(table.player[table.actor].gold)}
