"""A drop into the tower, colour by colour, and whose turn it is with what lies out."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.api import CHANCE
from carrack.core.events import Event
from carrack.games.amerigo import actions
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tiles import NONE


def next_drop(table: Table) -> None:
    """The next phase: all cubes on its storage space go into the tower."""
    if table.colour == at.WHITE:
        table.phase = at.ROUND_ENDS
        return
    table.colour += 1
    colour = table.colour
    cubes = table.cubes
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
    elif log is not None:
        log.append(Event("skipped"))


def next_colour(table: Table) -> None:
    """Chance says how many of the next colour lie in the tray, unless there are none that could."""
    cubes = table.cubes
    table.tray += 1
    while table.tray < at.COLOURS:
        if cubes[at.INSIDE + table.tray] + cubes[at.DROPPED + table.tray] > 0:
            table.phase = at.TRAY
            table.actor = CHANCE
            return
        table.tray += 1
    table.tray = NONE
    table.drop_size = 0
    _after_drop(table)


def count_tray(table: Table, colour: i64, count: i64) -> None:
    """So many cubes of a colour came out; set-up stores them at once."""
    cubes = table.cubes
    cubes[at.INSIDE + colour] += cubes[at.DROPPED + colour] - count
    cubes[at.DROPPED + colour] = 0
    where: i64 = at.STORED if table.colour == NONE else at.LYING
    cubes[where + colour] += count
    log = table.log
    if log is not None and count > 0:
        card = actions.TRAY + colour * actions.COUNTS + count
        log.append(Event("tray", args={"card": int(card)}))
    table.phase = at.NEXT_COLOUR


def _after_drop(table: Table) -> None:
    if table.colour == NONE:
        table.phase = at.NEXT_DROP
        return
    if table.cubes_lying() == 0:
        log = table.log
        if log is not None:
            log.append(Event("skipped"))
        table.phase = at.NEXT_DROP
        return
    place: i64
    for place in range(table.seats):
        table.turns[place] = table.order[place]
    table.turn = 0
    table.phase = at.NEXT_TURN


def next_turn(table: Table) -> None:
    """The next seat in the order of this phase, or the end of the phase."""
    if table.turn < table.seats:
        table.actor = table.turns[table.turn]
        table.phase = at.CHOOSE
        return
    cubes = table.cubes
    colour: i64
    for colour in range(at.COLOURS):
        cubes[at.STORED + colour] += cubes[at.LYING + colour]
        cubes[at.LYING + colour] = 0
    table.turn = 0
    table.phase = at.NEXT_DROP
