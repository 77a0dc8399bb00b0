"""Brown: progress (brown.1–5): a disc passes marks, and each of them brings a token."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.question import bits_into
from carrack.games.amerigo import choices as pick
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.components.parts import Parts
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.player import Player
from carrack.games.amerigo.questions.gold import means
from carrack.games.amerigo.questions.reserve import Decision, has_reserve
from carrack.games.amerigo.questions.tracks import Track
from carrack.games.amerigo.table import Table


@final
class ProgressTrack(Track):
    """brown.1: a step for each action point."""

    def space(self, me: Player) -> i64:
        return me.progress

    def put(self, me: Player, space: i64) -> None:
        me.progress = space

    def end(self, parts: Parts) -> i64:
        return parts.progress_track

    def arrive(self, table: Table, before: i64, after: i64) -> None:
        """brown.3: a token for each mark reached or passed."""
        table.tokens_due = 0
        step: i64
        for step in range(before + 1, after + 1):
            table.tokens_due += table.parts.progress_mark[step]
        if table.tokens_due > 0:
            table.phase = at.TAKING
        else:
            self.finish(table)


PROGRESS_TRACK: Final[ProgressTrack] = ProgressTrack("progress", "progress", "brown.1", "progress")


def on_display(table: Table) -> i64:
    """Return one bit for each progress token on display."""
    found: i64 = 0
    one: i64 = 1
    space: i64
    for space in range(at.DISPLAY):
        if table.tokens[space] != NONE:
            found |= one << table.tokens[space]
    return found


@final
class TakeToken(Decision):
    """brown.4: one of all tokens on display, at once."""

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return bits_into(on_display(table), pick.TAKE, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        if not pick.TAKE <= number < pick.PLAN:
            return super().refusal(table, number)
        return why.FINE if on_display(table) >> (number - pick.TAKE) & 1 == 1 else why.NOT_ON_DISPLAY

    def step(self, table: Table, number: i64) -> None:
        if number < pick.TAKE:
            super().step(table, number)
        else:
            self._take(table, number - pick.TAKE)

    def answers_itself(self, table: Table) -> bool:
        """brown.4: without a token on display there is none to get; a single one is the only answer."""
        shown = on_display(table)
        if shown == 0:
            self._go_on(table)
            return True
        if has_reserve(table, table.actor) or shown & (shown - 1) != 0:
            return False
        token: i64 = 0
        while shown >> token != 1:
            token += 1
        self._take(table, token)
        return True

    def _take(self, table: Table, token: i64) -> None:
        """brown.5: its space stays empty."""
        one: i64 = 1
        space: i64
        for space in range(at.DISPLAY):
            if table.tokens[space] == token:
                table.tokens_to_write()[space] = NONE
        table.player[table.actor].owned |= one << token
        table.tell("took-token", table.actor, "token", token)
        table.tokens_due -= 1
        if table.tokens_due == 0:
            self._go_on(table)

    def _go_on(self, table: Table) -> None:
        """Let the disc go on if a token has brought gold for further steps."""
        table.tokens_due = 0
        if PROGRESS_TRACK.steps_left(table) > 0:
            table.phase = at.ADVANCING
        else:
            PROGRESS_TRACK.finish(table)

    def args(self, table: Table) -> dict[str, object]:
        return {"count": int(table.tokens_due), **means(table)}
