"""Red: plan (red.1–7): tiles are taken from the supply, to be built later."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo import choices as pick
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.questions.gold import spend, within_reach
from carrack.games.amerigo.questions.purchases import Purchases
from carrack.games.amerigo.questions.special import colour_under_disc
from carrack.games.amerigo.table import MOST_NEUTRALS, Table
from carrack.games.amerigo.tokens import TWO_NEUTRALS


def cost(table: Table, tile: i64) -> i64:
    """Action points to plan a tile, or to build it.

    red.2, green.3: a village costs 1; red.3, green.4: a neutral tile its size.
    """
    return table.parts.shapes.size[tile] if tile < at.NEUTRALS else i64(1)


def left_to_plan(table: Table, tile: i64) -> i64:
    """red.6: tiles of a kind that the actor could still plan."""
    if tile < at.NEUTRALS:
        return table.stock[at.SUPPLY + tile]
    return table.player[table.actor].stock[at.AT_HOME + tile - at.NEUTRALS]


@final
class Plan(Purchases):
    """red.1: a tile from the supply, neutral or one's own village."""

    def item_refusal(self, table: Table, item: i64) -> i64:
        """red.6: one that is left; red.4, use.10: one neutral tile in a phase, or two; phase.11: paid."""
        if left_to_plan(table, item) == 0:
            return why.RUN_OUT
        if item < at.NEUTRALS and table.neutrals_planned >= self._neutrals_allowed(table):
            return why.SECOND_NEUTRAL
        return why.FINE if cost(table, item) <= within_reach(table) else why.TOO_FEW_POINTS

    def _neutrals_allowed(self, table: Table) -> i64:
        """red.4; tokens.14: two with the token."""
        return MOST_NEUTRALS if table.owns(table.actor, TWO_NEUTRALS) else 1

    def take(self, table: Table, item: i64) -> None:
        me = table.player[table.actor]
        spend(table, cost(table, item))
        if item < at.NEUTRALS:
            table.stock_to_write()[at.SUPPLY + item] -= 1
            table.neutrals_planned += 1
        else:
            me.stock_to_write()[at.AT_HOME + item - at.NEUTRALS] -= 1
        me.stock_to_write()[at.PLANNED + item] += 1
        table.tell("planned", table.actor, "tile", item)

    def worthwhile_into(self, table: Table, row: vec[i64]) -> i64:
        return leave_out_planning(table, row, self.legal_into(table, row))

    def cost(self, table: Table, number: i64) -> i64:
        return cost(table, number - self.first)


# --- what a bot need not think about ------------------------------------------------------------------------


def leave_out_planning(table: Table, row: vec[i64], n: i64) -> i64:
    """Strike tiles to plan from the row in the last phase of the game: nobody can build them (red.7)."""
    if table.colour != at.WHITE or table.round + 1 < at.ROUNDS:
        return n
    kept: i64 = 0
    i: i64
    for i in range(n):
        if not _plans(table, row[i]):
            row[kept] = row[i]
            kept += 1
    return kept


def _plans(table: Table, number: i64) -> bool:
    """Return whether a number plans a tile, or begins an action that does nothing else."""
    if number == pick.SPECIAL:
        return colour_under_disc(table, table.actor) == at.RED
    return number == pick.ACT + at.RED or pick.PLAN <= number < pick.BUILD
