"""Blue: ships sail, and establish trading posts where they drop anchor."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.amerigo import actions
from carrack.games.amerigo.islands import complete_if_full, posts_on
from carrack.games.amerigo.masks import SIDE, SQUARES
from carrack.games.amerigo.phases.choose import end_action
from carrack.games.amerigo.purse import earn, pay_gold, take_gold, use_up, within_reach
from carrack.games.amerigo.refusals import (
    FINE,
    NO_SHIP_TO_PICK,
    NO_SHIPS_TO_SPEED,
    NO_SUCH_FRAME,
    NOT_WATER,
    OCCUPIED,
    STARTS_ON_A_FRAME,
    TOO_FAR,
)
from carrack.games.amerigo.state import (
    BLUE,
    DISCOVERY,
    FREE,
    PICK_SHIP,
    PLACE_SHIP,
    POST,
    POSTS_LEFT,
    SAIL,
    SHEET,
    SHIP,
    SHIPS,
    Table,
)
from carrack.games.amerigo.tiles import NONE
from carrack.games.amerigo.tokens import POST_GOLD, SHIPS_8

UNREACHED: Final = NONE


# --- where a ship can get to ------------------------------------------------------------------------------


def _spread(table: Table, reached: vec[i64], frames: i64) -> i64:
    """One step further over the water, in all directions; return the frame spaces reached."""
    geography = table.map()
    water = geography.water
    count = geography.frames
    one: i64 = 1
    f: i64
    r: i64
    wider = frames
    for f in range(count):
        if frames >> f & 1 == 1:
            wider |= one << (f + 1 if f + 1 < count else 0)
            wider |= one << (f - 1 if f > 0 else count - 1)
        else:
            for r in range(f * SIDE, f * SIDE + SIDE):
                if geography.frame_rows[r] & reached[r - f * SIDE] != 0:
                    wider |= one << f
                    break
    above: i64 = 0
    for r in range(geography.height):
        here = reached[r]
        below: i64 = 0
        if r + 1 < geography.height:
            below = reached[r + 1]
        reached[r] = (here | here << 1 | here >> 1 | above | below) & water[r]
        above = here
    for f in range(count):
        if frames >> f & 1 == 1:
            for r in range(geography.height):
                reached[r] |= geography.frame_rows[f * SIDE + r]
    return wider


def _put(reached: vec[i64], place: i64) -> i64:
    """Mark a ship's place; return it as frame spaces if it is one."""
    one: i64 = 1
    if place >= SQUARES:
        return one << (place - SQUARES)
    reached[place // SIDE] |= one << (place % SIDE)
    return 0


def _contains(reached: vec[i64], frames: i64, place: i64) -> bool:
    if place >= SQUARES:
        return frames >> (place - SQUARES) & 1 == 1
    return reached[place // SIDE] >> (place % SIDE) & 1 == 1


def distance(table: Table, start: i64, goal: i64, most: i64) -> i64:
    """Steps from a ship's place to another, UNREACHED if more than `most`."""
    reached = table.parts.blank_rows[:]
    frames = _put(reached, start)
    steps: i64 = 0
    while True:
        if _contains(reached, frames, goal):
            return steps
        if steps == most:
            return UNREACHED
        frames = _spread(table, reached, frames)
        steps += 1


def is_occupied(table: Table, place: i64, ship_apart: i64) -> bool:
    """A water square holds one ship, whoever's; a frame space any number."""
    if place >= SQUARES:
        return False
    seat: i64
    ship: i64
    for seat in range(table.seats):
        for ship in range(SHIPS):
            if table.of(seat, SHIP + ship) == place and not (seat == table.actor and ship == ship_apart):
                return True
    return False


def sail_refusal(table: Table, place: i64) -> i64:
    """A place on the water that the ship can reach, and that is free."""
    geography = table.map()
    if place >= SQUARES:
        if place - SQUARES >= geography.frames:
            return NO_SUCH_FRAME
        if table.phase == PLACE_SHIP:
            return FINE
    elif table.phase == PLACE_SHIP:
        return STARTS_ON_A_FRAME
    elif geography.water[place // SIDE] >> (place % SIDE) & 1 == 0:
        return NOT_WATER
    elif is_occupied(table, place, table.ship):
        return OCCUPIED
    start = table.of(table.actor, SHIP + table.ship)
    return TOO_FAR if distance(table, start, place, within_reach(table)) == UNREACHED else FINE


def places_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write all places the ship may go to; return the new length."""
    geography = table.map()
    f: i64
    r: i64
    c: i64
    if table.phase == PLACE_SHIP:
        for f in range(geography.frames):
            row[n + f] = actions.TO_FRAME + f
        return n + geography.frames
    start = table.of(table.actor, SHIP + table.ship)
    reached = table.parts.blank_rows[:]
    frames = _put(reached, start)
    _step: i64
    for _step in range(within_reach(table)):
        frames = _spread(table, reached, frames)
    for f in range(geography.frames):
        if frames >> f & 1 == 1:
            row[n] = actions.TO_FRAME + f
            n += 1
    for r in range(SHIPS * table.seats):
        other = table.of(r // SHIPS, SHIP + r % SHIPS)
        if 0 <= other < SQUARES and not (r // SHIPS == table.actor and r % SHIPS == table.ship):
            reached[other // SIDE] &= ~_bit(other)
    for r in range(geography.height):
        bits = reached[r]
        c = 0
        while bits != 0:
            if bits & 1 == 1:
                row[n] = actions.TO_SQUARE + r * SIDE + c
                n += 1
            bits >>= 1
            c += 1
    return n


def _bit(square: i64) -> i64:
    one: i64 = 1
    return one << (square % SIDE)


# --- what a ship does -------------------------------------------------------------------------------------


def pick_refusal(table: Table, ship: i64) -> i64:
    return NO_SHIP_TO_PICK if table.sailed >> ship & 1 == 1 else FINE


def speed_refusal(table: Table) -> i64:
    """The token that lets ships sail further works in a blue action that is not over."""
    return FINE if table.action == BLUE and table.phase in (PICK_SHIP, SAIL) else NO_SHIPS_TO_SPEED


def speed_up(table: Table) -> None:
    use_up(table, table.actor, SHIPS_8)
    table.points += table.parts.extra_steps


def place_ship(table: Table, frame: i64) -> None:
    """The first blue action of a seat begins with both ships on frame spaces."""
    seat = table.actor
    ship: i64 = 0 if table.of(seat, SHIP) == NONE else 1
    table.sheet[seat * SHEET + SHIP + ship] = SQUARES + frame
    log = table.log
    if log is not None:
        log.append(Event("ship-placed", int(seat), {"ship": int(ship) + 1, "frame": int(frame)}))
    if ship == SHIPS - 1:
        table.phase = PICK_SHIP


def pick_ship(table: Table, ship: i64) -> None:
    table.ship = ship
    table.phase = SAIL


def sail(table: Table, place: i64) -> None:
    """The ship goes there and has finished; gold buys steps for the ship that follows, too."""
    seat = table.actor
    at = seat * SHEET + SHIP + table.ship
    start = table.sheet[at]
    steps = distance(table, start, place, within_reach(table))
    if steps > table.points:
        pay_gold(table, steps - table.points)
        table.points = steps
    table.sheet[at] = place
    log = table.log
    if log is not None and steps > 0:
        args = {"ship": int(table.ship) + 1, "steps": int(steps), "place": int(place)}
        log.append(Event("sailed", int(seat), args))
    if post_space_here(table, seat, place) != NONE:
        table.phase = POST
    else:
        ship_finished(table)


def post_space_here(table: Table, seat: i64, place: i64) -> i64:
    """The square of the free post space whose anchor this is, or NONE."""
    if place >= SQUARES or table.of(seat, POSTS_LEFT) == 0:
        return NONE
    geography = table.map()
    post = geography.anchor_at[place]
    if post == NONE:
        return NONE
    square = geography.post_square[post]
    return square if table.masks[FREE + square // SIDE] & _bit(square) != 0 else NONE


def establish(table: Table) -> None:
    """A trading post on the free space beside the anchor."""
    seat = table.actor
    square = post_space_here(table, seat, table.of(seat, SHIP + table.ship))
    island = table.map().island_at[square]
    is_first = True
    other: i64
    for other in range(table.seats):
        if posts_on(table, other, island) > 0:
            is_first = False
    table.masks[FREE + square // SIDE] &= ~_bit(square)
    table.masks[table.posts(seat) + square // SIDE] |= _bit(square)
    table.sheet[seat * SHEET + POSTS_LEFT] -= 1
    log = table.log
    if log is not None:
        log.append(Event("post", int(seat), {"square": int(square)}))
    if is_first:
        earn(table, seat, table.parts.discovery, DISCOVERY)
        if log is not None:
            log.append(Event("discovered", int(seat), {"points": int(table.parts.discovery)}))
    if table.owns(seat, POST_GOLD):
        take_gold(table, seat, table.parts.post_gold)
    complete_if_full(table, island)
    ship_finished(table)


def ship_finished(table: Table) -> None:
    """The other ship's turn, or the end of the action."""
    table.sailed |= 1 if table.ship == 0 else 2
    if table.sailed == 3:
        end_action(table)
    else:
        pick_ship(table, 1 - table.ship)
