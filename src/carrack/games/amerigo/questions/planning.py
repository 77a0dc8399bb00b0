"""Red: plan (red.1–7): tiles are taken from the supply, to be built later."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import span_into
from carrack.games.amerigo import actions as pick
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.questions.gold import means, spend, within_reach
from carrack.games.amerigo.questions.reserve import Decision, has_reserve
from carrack.games.amerigo.questions.special import colour_under_disc
from carrack.games.amerigo.questions.turns import end_action
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tokens import TWO_NEUTRALS


def cost(table: Table, tile: i64) -> i64:
    """Action points to plan a tile, or to build it.

    red.2, green.3: a village costs 1; red.3, green.4: a neutral tile its size.
    """
    return table.parts.shapes.size[tile] if tile < at.NEUTRALS else i64(1)


@final
class Plan(Decision):
    """red.1: a tile from the supply, neutral or one's own village; or the end of the action."""

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        n = span_into(pick.PLAN, at.SHAPES, row, n)
        return span_into(pick.DONE, 1, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        if pick.PLAN <= number < pick.BUILD:
            return self._tile_refusal(table, number - pick.PLAN)
        return why.FINE if number == pick.DONE else super().refusal(table, number)

    def _tile_refusal(self, table: Table, tile: i64) -> i64:
        """red.6: one that is left; red.4, use.10: one neutral tile in a phase, or two; phase.11: paid."""
        if tile < at.NEUTRALS:
            if table.stock[at.SUPPLY + tile] == 0:
                return why.RUN_OUT
            if table.neutrals_planned >= self._neutrals_allowed(table):
                return why.SECOND_NEUTRAL
        elif table.player[table.actor].stock[at.AT_HOME + tile - at.NEUTRALS] == 0:
            return why.RUN_OUT
        return why.FINE if cost(table, tile) <= within_reach(table) else why.TOO_FEW_POINTS

    def _neutrals_allowed(self, table: Table) -> i64:
        """red.4; tokens.14: two with the token."""
        return 2 if table.owns(table.actor, TWO_NEUTRALS) else 1

    def worthwhile_into(self, table: Table, row: vec[i64]) -> i64:
        return leave_out_planning(table, row, self.legal_into(table, row))

    def step(self, table: Table, number: i64) -> None:
        if number == pick.DONE:
            end_action(table)
        elif number < pick.PLAN:
            super().step(table, number)
        else:
            self._plan(table, number - pick.PLAN)

    def _plan(self, table: Table, tile: i64) -> None:
        me = table.player[table.actor]
        spend(table, cost(table, tile))
        if tile < at.NEUTRALS:
            table.stock[at.SUPPLY + tile] -= 1
            table.neutrals_planned += 1
        else:
            me.stock[at.AT_HOME + tile - at.NEUTRALS] -= 1
        me.stock[at.PLANNED + tile] += 1
        table.tell("planned", table.actor, "tile", tile)

    def answers_itself(self, table: Table) -> bool:
        """Who can plan nothing more, and has nothing in reserve, is done."""
        if has_reserve(table, table.actor) or (within_reach(table) > 0 and self._can_plan(table)):
            return False
        end_action(table)
        return True

    def _can_plan(self, table: Table) -> bool:
        tile: i64
        for tile in range(at.SHAPES):
            if self._tile_refusal(table, tile) == why.FINE:
                return True
        return False

    def cost(self, table: Table, number: i64) -> i64:
        return cost(table, number - pick.PLAN)

    def args(self, table: Table) -> dict[str, object]:
        return means(table)


# --- what a bot need not think about ------------------------------------------------------------------------


def leave_out_planning(table: Table, row: vec[i64], n: i64) -> i64:
    """In the last phase of the game strike tiles to plan from the row: nobody can build them (red.7)."""
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
    """Whether a number plans a tile, or begins an action that does nothing else."""
    if number == pick.SPECIAL:
        return colour_under_disc(table, table.actor) == at.RED
    return number == pick.ACT + at.RED or pick.PLAN <= number < pick.BUILD
