"""Red: tiles are planned: taken from the supply to be built later."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.amerigo import actions
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.purse import spend, within_reach
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tokens import TWO_NEUTRALS


def cost(table: Table, tile: i64) -> i64:
    """Action points to plan a tile, or to build it: a village 1, a neutral tile its size."""
    return table.parts.shapes.size[tile] if tile < at.NEUTRALS else i64(1)


def neutrals_allowed(table: Table) -> i64:
    """Neutral tiles a seat may plan in one phase."""
    return 2 if table.owns(table.actor, TWO_NEUTRALS) else 1


def left_to_plan(table: Table, tile: i64) -> i64:
    """Tiles of a kind that the actor could still plan."""
    if tile < at.NEUTRALS:
        return table.stock[at.SUPPLY + tile]
    return table.of(table.actor, at.AT_HOME + tile - at.NEUTRALS)


def plan_refusal(table: Table, tile: i64) -> i64:
    if left_to_plan(table, tile) == 0:
        return why.RUN_OUT
    if tile < at.NEUTRALS and table.neutrals >= neutrals_allowed(table):
        return why.SECOND_NEUTRAL
    return why.FINE if cost(table, tile) <= within_reach(table) else why.TOO_FEW_POINTS


def plans_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write what may be planned; return the new length."""
    tile: i64
    for tile in range(at.SHAPES):
        if plan_refusal(table, tile) == why.FINE:
            row[n] = actions.PLAN + tile
            n += 1
    return n


def plan(table: Table, tile: i64) -> None:
    """A tile from the supply to the player's sheet."""
    seat = table.actor
    spend(table, cost(table, tile))
    if tile < at.NEUTRALS:
        table.stock[at.SUPPLY + tile] -= 1
        table.neutrals += 1
    else:
        table.sheet[seat * at.SHEET + at.AT_HOME + tile - at.NEUTRALS] -= 1
    table.sheet[seat * at.SHEET + at.PLANNED + tile] += 1
    log = table.log
    if log is not None:
        log.append(Event("planned", int(seat), {"tile": int(tile)}))
