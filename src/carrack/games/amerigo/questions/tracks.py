"""Tracks with discs: what the actions that advance one have in common (gold.8–10)."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.components.parts import Parts
from carrack.games.amerigo.player import Player
from carrack.games.amerigo.questions.gold import spend, take_gold, within_reach
from carrack.games.amerigo.questions.turns import end_action
from carrack.games.amerigo.table import Table


class Track:
    """A track along which each seat has a disc."""

    def __init__(self, name: str, code: str, rule: str, event: str) -> None:
        self.name: str = name
        self.code: str = code
        """The prompt's message."""
        self.rule: str = rule
        self.event: str = event
        """What is told of an advance."""

    def space(self, me: Player) -> i64:
        """Return where a seat's disc is."""
        raise NotImplementedError

    def put(self, me: Player, space: i64) -> None:
        """Put a seat's disc there."""
        raise NotImplementedError

    def end(self, parts: Parts) -> i64:
        """Return the last space."""
        raise NotImplementedError

    def arrive(self, table: Table, before: i64, after: i64) -> None:
        """Carry out what follows from an advance."""
        self.finish(table)

    def steps_left(self, table: Table) -> i64:
        """Return the steps from the actor's disc to the end."""
        return self.end(table.parts) - self.space(table.player[table.actor])

    def refusal(self, table: Table, steps: i64) -> i64:
        """gold.8: no disc goes beyond the end; phase.11: every step is paid."""
        if steps > self.steps_left(table):
            return why.BEYOND_TRACK
        return why.FINE if steps <= within_reach(table) else why.TOO_FEW_POINTS

    def jump_refusal(self, table: Table) -> i64:
        """tokens.20: one jumps on the special action track only."""
        return why.NO_JUMP

    def advance(self, table: Table, steps: i64) -> None:
        """Move the disc on and spend the points that it takes, gold after the last of them."""
        me = table.player[table.actor]
        before = self.space(me)
        spend(table, steps)
        self.put(me, before + steps)
        if steps > 0:
            table.tell(self.event, table.actor, "count", steps, "at", before + steps)
        self.arrive(table, before, before + steps)

    def finish(self, table: Table) -> None:
        """gold.8–10: points that no longer fit on the track bring gold, once."""
        if table.action_points > 0 and self.steps_left(table) == 0:
            table.tell("overran", table.actor)
            take_gold(table, table.actor, table.parts.overrun_gold)
        end_action(table)
