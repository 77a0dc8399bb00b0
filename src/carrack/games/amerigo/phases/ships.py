"""Blue: ships sail, and establish trading posts where they drop anchor."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.amerigo import actions
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.geography import BERTHS
from carrack.games.amerigo.islands import complete_if_full, posts_on
from carrack.games.amerigo.masks import SIDE, SQUARES
from carrack.games.amerigo.phases.choose import end_action
from carrack.games.amerigo.purse import earn, pay_gold, take_gold, use_up, within_reach
from carrack.games.amerigo.sea import steps_from
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tiles import NONE
from carrack.games.amerigo.tokens import POST_GOLD, SHIPS_8

# --- where a ship can get to ------------------------------------------------------------------------------


def is_occupied(table: Table, place: i64, ship_apart: i64) -> bool:
    """A water square holds one ship, whoever's; a frame space any number."""
    if place >= SQUARES:
        return False
    seat: i64
    ship: i64
    for seat in range(table.seats):
        for ship in range(at.SHIPS):
            if table.of(seat, at.SHIP + ship) == place and not (seat == table.actor and ship == ship_apart):
                return True
    return False


def sail_refusal(table: Table, place: i64) -> i64:
    """A place on the water that the ship can reach, and that is free."""
    geography = table.map()
    if place >= SQUARES:
        if place - SQUARES >= geography.frames:
            return why.NO_SUCH_FRAME
        if table.phase == at.PLACE_SHIP:
            return why.FINE
    elif table.phase == at.PLACE_SHIP:
        return why.STARTS_ON_A_FRAME
    elif geography.water[place // SIDE] >> (place % SIDE) & 1 == 0:
        return why.NOT_WATER
    elif is_occupied(table, place, table.ship):
        return why.OCCUPIED
    return why.FINE if distance(table, place) <= within_reach(table) else why.TOO_FAR


def distance(table: Table, place: i64) -> i64:
    """Steps of the ship that sails to a place on the water."""
    return i64(steps_from(table.map(), table.of(table.actor, at.SHIP + table.ship))[place])


def places_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write all places the ship may go to; return the new length."""
    geography = table.map()
    f: i64
    square: i64
    if table.phase == at.PLACE_SHIP:
        for f in range(geography.frames):
            row[n + f] = actions.TO_FRAME + f
        return n + geography.frames
    steps = steps_from(geography, table.of(table.actor, at.SHIP + table.ship))
    reach = within_reach(table)
    for f in range(geography.frames):
        if i64(steps[SQUARES + f]) <= reach:
            row[n] = actions.TO_FRAME + f
            n += 1
    for square in range(geography.height * SIDE):
        if i64(steps[square]) <= reach and not is_occupied(table, square, table.ship):
            row[n] = actions.TO_SQUARE + square
            n += 1
    return n


def must_stay(table: Table) -> bool:
    """Whether every place within reach is taken, so that the ship can only stay where it is."""
    start = table.of(table.actor, at.SHIP + table.ship)
    if start >= SQUARES:
        return False
    steps = steps_from(table.map(), start)
    reach = within_reach(table)
    place: i64
    for place in range(BERTHS):
        if place != start and i64(steps[place]) <= reach and not is_occupied(table, place, table.ship):
            return False
    return True


def _bit(square: i64) -> i64:
    one: i64 = 1
    return one << (square % SIDE)


# --- what a ship does -------------------------------------------------------------------------------------


def pick_refusal(table: Table, ship: i64) -> i64:
    return why.NO_SHIP_TO_PICK if table.sailed >> ship & 1 == 1 else why.FINE


def speed_refusal(table: Table) -> i64:
    """The token that lets ships sail further works in a blue action that is not over."""
    return (
        why.FINE
        if table.action == at.BLUE and table.phase in (at.PICK_SHIP, at.SAIL)
        else why.NO_SHIPS_TO_SPEED
    )


def speed_up(table: Table) -> None:
    use_up(table, table.actor, SHIPS_8)
    table.points += table.parts.extra_steps


def place_ship(table: Table, frame: i64) -> None:
    """The first blue action of a seat begins with both ships on frame spaces."""
    seat = table.actor
    ship: i64 = 0 if table.of(seat, at.SHIP) == NONE else 1
    table.sheet[seat * at.SHEET + at.SHIP + ship] = SQUARES + frame
    log = table.log
    if log is not None:
        log.append(Event("ship-placed", int(seat), {"ship": int(ship) + 1, "frame": int(frame)}))
    if ship == at.SHIPS - 1:
        table.phase = at.PICK_SHIP


def pick_ship(table: Table, ship: i64) -> None:
    table.ship = ship
    table.phase = at.SAIL


def sail(table: Table, place: i64) -> None:
    """The ship goes there and has finished; gold buys steps for the ship that follows, too."""
    seat = table.actor
    spot = seat * at.SHEET + at.SHIP + table.ship
    steps = distance(table, place)
    if steps > table.points:
        pay_gold(table, steps - table.points)
        table.points = steps
    start = table.sheet[spot]
    table.sheet[spot] = place
    log = table.log
    if log is not None and steps > 0:
        args = {"ship": int(table.ship) + 1, "steps": int(steps), "start": int(start), "place": int(place)}
        log.append(Event("sailed", int(seat), args))
    if post_space_here(table, seat, place) != NONE:
        table.phase = at.POST
    else:
        ship_finished(table)


def post_space_here(table: Table, seat: i64, place: i64) -> i64:
    """The square of the free post space whose anchor this is, or NONE."""
    if place >= SQUARES or table.of(seat, at.POSTS_LEFT) == 0:
        return NONE
    geography = table.map()
    post = geography.anchor_at[place]
    if post == NONE:
        return NONE
    square = geography.post_square[post]
    return square if table.masks[at.FREE + square // SIDE] & _bit(square) != 0 else i64(NONE)


def establish(table: Table) -> None:
    """A trading post on the free space beside the anchor."""
    seat = table.actor
    square = post_space_here(table, seat, table.of(seat, at.SHIP + table.ship))
    island = table.map().island_at[square]
    is_first = True
    other: i64
    for other in range(table.seats):
        if posts_on(table, other, island) > 0:
            is_first = False
    table.masks[at.FREE + square // SIDE] &= ~_bit(square)
    table.masks[table.posts(seat) + square // SIDE] |= _bit(square)
    table.sheet[seat * at.SHEET + at.POSTS_LEFT] -= 1
    log = table.log
    if log is not None:
        log.append(Event("post", int(seat), {"square": int(square)}))
    if is_first:
        earn(table, seat, table.parts.discovery, at.DISCOVERY)
        if log is not None:
            args = {"island": int(island), "points": int(table.parts.discovery)}
            log.append(Event("discovered", int(seat), args))
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
