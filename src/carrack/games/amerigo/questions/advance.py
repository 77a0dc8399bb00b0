"""Advancing a disc: the question of black, brown and white (black.1, brown.1, white.2)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import Prompt
from carrack.core.question import span_into
from carrack.games.amerigo import choices as pick
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.questions.cannons import CANNON_TRACK
from carrack.games.amerigo.questions.gold import means, within_reach
from carrack.games.amerigo.questions.progress import PROGRESS_TRACK
from carrack.games.amerigo.questions.reserve import Decision, has_reserve
from carrack.games.amerigo.questions.special import SPECIAL_TRACK
from carrack.games.amerigo.questions.tracks import Track
from carrack.games.amerigo.table import Table


def track_of(table: Table) -> Track:
    """Return the track of the action that is performed."""
    if table.action == at.BLACK:
        return CANNON_TRACK
    return PROGRESS_TRACK if table.action == at.BROWN else SPECIAL_TRACK


@final
class Advance(Decision):
    """The steps that the disc goes. phase.10: not at all, perhaps; tokens.20: or it jumps."""

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        n = span_into(pick.ADVANCE, track_of(table).steps_left(table) + 1, row, n)
        return span_into(pick.JUMP, 1, row, n) if table.action == at.WHITE else n

    def refusal(self, table: Table, number: i64) -> i64:
        if not pick.ADVANCE <= number < pick.TAKE:
            return super().refusal(table, number)
        track = track_of(table)
        if number == pick.JUMP:
            return track.jump_refusal(table)
        return track.refusal(table, number - pick.ADVANCE)

    def legal_into(self, table: Table, row: vec[i64]) -> i64:
        """Write the legal numbers: whoever may take some steps may take fewer."""
        n = self.usable_into(table, row)
        steps = track_of(table).steps_left(table)
        reach = within_reach(table)
        n = span_into(pick.ADVANCE, (steps if steps < reach else reach) + 1, row, n)
        if table.action == at.WHITE and SPECIAL_TRACK.jump_refusal(table) == why.FINE:
            row[n] = pick.JUMP
            n += 1
        return n

    def step(self, table: Table, number: i64) -> None:
        if number < pick.ADVANCE:
            super().step(table, number)
        elif number == pick.JUMP:
            SPECIAL_TRACK.jump(table)
        else:
            track_of(table).advance(table, number - pick.ADVANCE)

    def answers_itself(self, table: Table) -> bool:
        """Keep a disc that cannot move; a seat with something in reserve, or that could jump, is asked."""
        track = track_of(table)
        if within_reach(table) > 0 and track.steps_left(table) > 0:
            return False
        if has_reserve(table, table.actor) or track.jump_refusal(table) == why.FINE:
            return False
        track.advance(table, 0)
        return True

    def cost(self, table: Table, number: i64) -> i64:
        return number - pick.ADVANCE

    def figures(self, table: Table, reason: i64, number: i64) -> dict[str, object]:
        if reason == why.BEYOND_TRACK:
            return {"most": int(track_of(table).steps_left(table))}
        return super().figures(table, reason, number)

    def prompt(self, table: Table) -> Prompt:
        track = track_of(table)
        return Prompt(track.code, means(table), track.rule)
