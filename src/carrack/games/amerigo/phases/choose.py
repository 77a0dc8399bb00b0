"""A seat's turn: which colour it acts in, or gold, or points, instead."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.amerigo.purse import earn, take_gold, use_up
from carrack.games.amerigo.refusals import (
    COLOUR_LIES_OUT,
    FINE,
    NO_CUBE,
    NO_WHITE_CUBE,
    ON_THE_START,
)
from carrack.games.amerigo.state import (
    ADVANCE,
    BLACK,
    BLUE,
    BROWN,
    BUILD,
    BUY,
    CUBES,
    GREEN,
    LYING,
    NEXT_TURN,
    PICK_SHIP,
    PLACE_SHIP,
    PLAN,
    RED,
    SHIP,
    SPECIAL,
    WHITE,
    YELLOW,
    Table,
)
from carrack.games.amerigo.tiles import NONE
from carrack.games.amerigo.tokens import (
    AP_BLACK_OR_BROWN,
    AP_GREEN_OR_YELLOW,
    AP_RED_OR_BLUE,
    CUBE_POINTS,
    MORE_GOLD,
    RED_GREEN,
)


def colour_refusal(table: Table, colour: i64) -> i64:
    """A cube of the colour lies out; with a token green may stand for red, and red for green."""
    if table.cubes[LYING + colour] > 0:
        return FINE
    if colour in (RED, GREEN) and table.owns(table.actor, RED_GREEN):
        other: i64 = RED + GREEN - colour
        if table.cubes[LYING + other] > 0:
            return FINE
    return NO_CUBE


def special_refusal(table: Table) -> i64:
    """White cubes stand for the colour under the disc, where that colour cannot be had otherwise."""
    if table.cubes[LYING + WHITE] == 0:
        return NO_WHITE_CUBE
    colour = colour_under_disc(table, table.actor)
    if colour == WHITE:
        return ON_THE_START
    return COLOUR_LIES_OUT if colour_refusal(table, colour) == FINE else FINE


def colour_under_disc(table: Table, seat: i64) -> i64:
    return table.parts.special_colour[table.of(seat, SPECIAL)]


def points_for(table: Table, seat: i64, colour: i64) -> i64:
    """The action points of a colour's action: the largest group, and the seat's tokens."""
    parts = table.parts
    points = table.largest_group()
    if colour == WHITE:
        return points
    if table.owns(seat, colour):
        points += parts.ap_one_colour
    pair: i64 = AP_GREEN_OR_YELLOW
    if colour in (RED, BLUE):
        pair = AP_RED_OR_BLUE
    elif colour in (BLACK, BROWN):
        pair = AP_BLACK_OR_BROWN
    return points + parts.ap_two_colours if table.owns(seat, pair) else points


def begin_action(table: Table, colour: i64, special: bool) -> None:
    """The seat's action of this phase."""
    seat = table.actor
    table.action = colour
    table.points = points_for(table, seat, colour)
    table.neutrals = 0
    log = table.log
    if log is not None:
        kind = "acts-by-white" if special else "acts"
        log.append(Event(kind, int(seat), {"colour": int(colour), "points": int(table.points)}))
    if colour == BLUE:
        table.sailed = 0
        table.ship = NONE
        table.phase = PLACE_SHIP if table.of(seat, SHIP) == NONE else PICK_SHIP
    elif colour == RED:
        table.phase = PLAN
    elif colour == GREEN:
        table.phase = BUILD
    elif colour == YELLOW:
        table.phase = BUY
    else:
        table.phase = ADVANCE


def gold_for_cubes(table: Table, seat: i64) -> i64:
    """Gold for the cubes in the action space, rounded up."""
    parts = table.parts
    share = parts.cubes_per_gold_with_token if table.owns(seat, MORE_GOLD) else parts.cubes_per_gold
    return (table.cubes_lying() + share - 1) // share


def gold_instead(table: Table) -> None:
    """Gold instead of an action."""
    log = table.log
    if log is not None:
        log.append(Event("rather-gold", int(table.actor)))
    take_gold(table, table.actor, gold_for_cubes(table, table.actor))
    end_action(table)


def points_instead(table: Table) -> None:
    """Once in the game: a point for each cube instead of an action."""
    use_up(table, table.actor, CUBE_POINTS)
    earn(table, table.actor, table.cubes_lying(), CUBES)
    log = table.log
    if log is not None:
        log.append(Event("cube-points", int(table.actor), {"points": int(table.cubes_lying())}))
    end_action(table)


def end_action(table: Table) -> None:
    """Whatever points are left are forfeited; the next seat's turn."""
    table.action = NONE
    table.points = 0
    table.neutrals = 0
    table.ship = NONE
    table.sailed = 0
    table.tile = NONE
    table.turn += 1
    table.phase = NEXT_TURN
