"""Rounds and phases (phase.1–16, order.1–3): a drop, then everybody's turn with what lies out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.events import Event
from carrack.core.question import Interlude, span_into
from carrack.games.amerigo import choices as pick
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo import tokens as token
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.questions.gold import gold_for_cubes, take_gold
from carrack.games.amerigo.questions.planning import leave_out_planning
from carrack.games.amerigo.questions.reserve import Decision, token_refusal, use_up
from carrack.games.amerigo.questions.special import colour_refusal, colour_under_disc, special_refusal
from carrack.games.amerigo.questions.turns import end_action
from carrack.games.amerigo.table import Table

FIRST_QUESTION: Final[vec[i64]] = vec[i64](
    [at.PICKING, at.ADVANCING, at.PLANNING, at.ADVANCING, at.BUILDING, at.BUYING, at.ADVANCING]
)
"""What the action of each colour begins with (phase.3)."""
PAIR: Final[vec[i64]] = vec[i64](
    [token.AP_RED_OR_BLUE, token.AP_BLACK_OR_BROWN] * 2 + [token.AP_GREEN_OR_YELLOW] * 2
)
"""The token that brings action points to each colour and another one (tokens.7–9)."""


@final
class NextDrop(Interlude[Table]):
    """phase.2: the next phase begins: all cubes on its storage space go into the tower."""

    def run(self, table: Table, seat: i64) -> None:
        """phase.12: without a cube the phase is skipped; phase.15: after the white one the round ends."""
        if table.colour == at.WHITE:
            table.phase = at.ROUND_ENDS
            return
        table.colour += 1
        colour = table.colour
        cubes = table.cubes_to_write()
        cubes[at.DROPPED + colour] = cubes[at.STORED + colour]
        cubes[at.STORED + colour] = 0
        table.drop_size = cubes[at.DROPPED + colour]
        table.tray = NONE
        log = table.log
        if log is not None:
            args = {"round": int(table.round) + 1, "colour": int(colour), "count": int(table.drop_size)}
            log.append(Event("dropped", args=args))
        if table.drop_size > 0:
            table.phase = at.NEXT_COLOUR
        else:
            table.tell("skipped")


@final
class NextTurn(Interlude[Table]):
    """phase.7: in player order everybody has a turn; phase.14: then the cubes go back to storage."""

    def run(self, table: Table, seat: i64) -> None:
        if table.turns_taken < table.seats:
            table.actor = table.phase_order[table.turns_taken]
            table.phase = at.CHOOSING
            return
        cubes = table.cubes_to_write()
        colour: i64
        for colour in range(at.COLOURS):
            cubes[at.STORED + colour] += cubes[at.LYING + colour]
            cubes[at.LYING + colour] = 0
        table.turns_taken = 0
        table.phase = at.NEXT_DROP


def points_for(table: Table, seat: i64, colour: i64) -> i64:
    """phase.5: the action points are the largest group; tokens.1–9: and those of the seat's tokens."""
    points = table.largest_group()
    if colour == at.WHITE:
        return points
    me = table.player[seat]
    if me.owns(colour):  # The first tokens have the numbers of their colours.
        points += table.parts.ap_one_colour
    return points + table.parts.ap_two_colours if me.owns(PAIR[colour]) else points


@final
class Choose(Decision):
    """phase.7: one action of a colour that lies out; or gold (gold.1), or points (tokens.21), instead."""

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        n = span_into(pick.ACT, pick.CHEST - pick.ACT, row, 0)
        return self.reserve_into(table, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        if number < pick.SPECIAL:
            return colour_refusal(table, number - pick.ACT)
        if number == pick.SPECIAL:
            return special_refusal(table)
        if number == pick.GOLD:
            return why.FINE
        if number == pick.CUBE_POINTS:
            return token_refusal(table, token.CUBE_POINTS)
        return super().refusal(table, number)

    def worthwhile_into(self, table: Table, row: vec[i64]) -> i64:
        return leave_out_planning(table, row, self.legal_into(table, row))

    def step(self, table: Table, number: i64) -> None:
        if number < pick.SPECIAL:
            self._act(table, number - pick.ACT, "acts")
        elif number == pick.SPECIAL:
            self._act(table, colour_under_disc(table, table.actor), "acts-by-white")
        elif number == pick.GOLD:
            self._take_gold(table)
        elif number == pick.CUBE_POINTS:
            self._score_cubes(table)
        else:
            super().step(table, number)

    def _act(self, table: Table, colour: i64, kind: str) -> None:
        """Begin the action of a colour; blue.1: the first blue one places the ships."""
        table.action = colour
        table.action_points = points_for(table, table.actor, colour)
        table.neutrals_planned = 0
        table.ship = NONE
        table.sailed = 0
        table.tell(kind, table.actor, "colour", colour, "points", table.action_points)
        table.phase = FIRST_QUESTION[colour]
        if colour == at.BLUE and table.player[table.actor].ship_1 == NONE:
            table.phase = at.PLACING

    def _take_gold(self, table: Table) -> None:
        table.tell("rather-gold", table.actor)
        take_gold(table, table.actor, gold_for_cubes(table, table.actor))
        end_action(table)

    def _score_cubes(self, table: Table) -> None:
        """tokens.21, tokens.25: once in the game, a point for each cube."""
        me = table.player[table.actor]
        points = table.cubes_lying()
        use_up(table, table.actor, token.CUBE_POINTS)
        me.for_cubes += me.score(points)
        table.tell("cube-points", table.actor, "points", points)
        end_action(table)

    def args(self, table: Table) -> dict[str, object]:
        return {
            "points": int(table.largest_group()),
            "gold": int(gold_for_cubes(table, table.actor)),
        }
