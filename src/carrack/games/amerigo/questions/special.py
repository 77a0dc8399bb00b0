"""White: special action (white.1–7): advance in the player order, or act in the colour under one's disc."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.components.parts import Parts
from carrack.games.amerigo.player import Player
from carrack.games.amerigo.questions.tracks import Track
from carrack.games.amerigo.questions.turns import end_action
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import JUMP, RED_GREEN


def colour_refusal(table: Table, colour: i64) -> i64:
    """phase.4: a cube of the colour lies out; tokens.15: green may stand for red, and red for green."""
    if table.cubes[at.LYING + colour] > 0:
        return why.FINE
    if colour == at.RED or colour == at.GREEN:
        other = at.RED + at.GREEN - colour
        if table.cubes[at.LYING + other] > 0 and table.owns(table.actor, RED_GREEN):
            return why.FINE
    return why.NO_CUBE


def special_refusal(table: Table) -> i64:
    """white.3: the colour under the disc; white.4: not on the start; white.7: not if it lies out."""
    if table.cubes[at.LYING + at.WHITE] == 0:
        return why.NO_WHITE_CUBE
    colour = colour_under_disc(table, table.actor)
    if colour == at.WHITE:
        return why.ON_THE_START
    return why.COLOUR_LIES_OUT if colour_refusal(table, colour) == why.FINE else why.FINE


def colour_under_disc(table: Table, seat: i64) -> i64:
    """Return the colour of the space where a seat's disc is."""
    return table.parts.special_colour[table.player[seat].special]


@final
class SpecialTrack(Track):
    """white.2: a space for each action point, and on top of the discs that lie there."""

    def space(self, me: Player) -> i64:
        return me.special

    def put(self, me: Player, space: i64) -> None:
        me.special = space

    def end(self, parts: Parts) -> i64:
        return parts.special_track

    def arrive(self, table: Table, before: i64, after: i64) -> None:
        if after > before:
            self._overtake(table, table.actor, after)
        self.finish(table)

    def jump_refusal(self, table: Table) -> i64:
        """tokens.20: with the token; use.13: not from the first place."""
        if not table.owns(table.actor, JUMP):
            return why.TOKEN_NOT_OWNED
        return why.ALREADY_FIRST if table.order[0] == table.actor else why.FINE

    def jump(self, table: Table) -> None:
        """tokens.20: on top of the first player's disc, whatever the points; use.14: without the gold."""
        seat = table.actor
        space = table.player[table.order[0]].special
        table.player[seat].special = space
        self._overtake(table, seat, space)
        table.tell("jumped", seat, "at", space)
        end_action(table)

    def _overtake(self, table: Table, seat: i64, space: i64) -> None:
        """order.2: on top of the discs that lie there already: before their owners in the order."""
        order = table.order_to_write()
        place: i64 = 0
        while order[place] != seat:
            place += 1
        while place > 0 and table.player[order[place - 1]].special <= space:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat


SPECIAL_TRACK: Final[SpecialTrack] = SpecialTrack("special", "order", "white.2", "advanced")
