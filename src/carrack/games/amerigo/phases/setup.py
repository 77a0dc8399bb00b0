"""Set-up, draw by draw: the map, markers, tokens, the order of the discs, the first drop."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE
from carrack.core.events import Event
from carrack.games.amerigo import actions
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.charting import next_place
from carrack.games.amerigo.geography import chart
from carrack.games.amerigo.masks import SIDE
from carrack.games.amerigo.purse import take_gold
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tiles import NONE, places
from carrack.games.amerigo.tokens import TOKENS


def start(table: Table) -> None:
    """Everything in its place that needs no luck; chance lays the first tile."""
    parts = table.parts
    i: i64
    seat: i64
    for i in range(at.PLACES):
        table.tile_at[i] = NONE
        table.turn_at[i] = NONE
    for i in range(at.DISPLAY):
        table.shown[i] = NONE
    for i in range(TOKENS):
        table.shown[at.BAG + i] = 1
    for i in range(at.NEUTRALS):
        table.stock[at.SUPPLY + i] = parts.neutrals[i]
    for i in range(at.KINDS):
        table.stock[at.PRODUCTION_BAG + i] = parts.production[i]
    for i in range(at.MARKER_VALUES):
        table.stock[at.MARKERS + i] = parts.markers[i]
    for i in range(at.COLOURS):
        table.cubes[at.DROPPED + i] = parts.cubes
    for seat in range(table.seats):
        table.order[seat] = NONE
        sheet = seat * at.SHEET
        table.sheet[sheet + at.POSTS_LEFT] = parts.posts
        for i in range(at.SHIPS):
            table.sheet[sheet + at.SHIP + i] = NONE
        for i in range(at.VILLAGES):
            table.sheet[sheet + at.AT_HOME + i] = parts.villages[i]
        for i in range(at.GOODS):
            table.sheet[sheet + at.PRODUCTION + i] = 1
    table.phase = at.DRAW_TILE
    table.draws = places(table.seats)
    table.actor = CHANCE


def draw_tile(table: Table, tile: i64) -> None:
    # The places are shared by copies until the map is complete.
    table.tile_at = table.tile_at[:]
    table.tile_at[next_place(table.seats, table.turn_at)] = tile
    table.phase = at.DRAW_TURN


def draw_turn(table: Table, turn: i64) -> None:
    """The tile lies; with the last one the map is known."""
    table.turn_at = table.turn_at[:]
    table.turn_at[next_place(table.seats, table.turn_at)] = turn
    table.draws -= 1
    if table.draws > 0:
        table.phase = at.DRAW_TILE
        return
    geography = chart(table.parts.tiles, table.seats, table.tile_at, table.turn_at)
    row: i64
    big: i64 = 0
    for row in range(geography.islands):
        big += geography.big[row]
    log = table.log
    if big == 0 and table.layings < at.MOST_LAYINGS:
        _lay_again(table)
        return
    table.geography = geography
    for row in range(SIDE):
        table.masks[at.FREE + row] = geography.land[row]
    if log is not None:
        log.append(Event("charted", args={"islands": int(geography.islands), "big": int(big)}))
    table.phase = at.DRAW_MARKER
    table.draws = 1


def _lay_again(table: Table) -> None:
    """A map without a big island is taken up, and chance begins anew."""
    table.tile_at = vec[i64]([NONE] * at.PLACES)
    table.turn_at = vec[i64]([NONE] * at.PLACES)
    table.layings += 1
    table.draws = places(table.seats)
    table.phase = at.DRAW_TILE
    log = table.log
    if log is not None:
        log.append(Event("laid-again"))


def draw_marker(table: Table, value: i64) -> None:
    """One more pirate marker is turned up."""
    table.stock[at.MARKERS + value] -= 1
    table.strength += value
    log = table.log
    if log is not None:
        log.append(Event("marker", args={"value": int(value), "strength": int(table.strength)}))
    table.phase = at.DRAW_TOKEN
    table.draws = at.DISPLAY if table.round == 0 else at.HALF_DISPLAY


def draw_token(table: Table, token: i64) -> None:
    """A progress token on the next space of the display."""
    filled: i64 = at.DISPLAY if table.round == 0 else at.HALF_DISPLAY
    table.shown[filled - table.draws] = token
    table.shown[at.BAG + token] = 0
    log = table.log
    if log is not None:
        log.append(Event("token-shown", args={"card": int(actions.TOKEN + token)}))
    table.draws -= 1
    if table.draws == 0:
        table.phase = at.DRAW_PRODUCTION
        table.draws = table.parts.production_spaces


def draw_production(table: Table, kind: i64) -> None:
    table.stock[at.PRODUCTION_BAG + kind] -= 1
    table.stock[at.PRODUCTION_SHOWN + kind] += 1
    log = table.log
    if log is not None:
        log.append(Event("production-shown", args={"card": int(actions.PRODUCTION + kind)}))
    table.draws -= 1
    if table.draws == 0:
        table.phase = at.NEXT_DRAW


def after_production(table: Table) -> None:
    """In set-up the discs follow; later the round begins."""
    if table.order[0] != NONE:
        table.phase = at.NEXT_DROP
        return
    table.phase = at.DRAW_DISC
    table.draws = table.seats


def draw_disc(table: Table, seat: i64) -> None:
    """The discs in their stack, from the top; who is further down has more gold."""
    ahead = table.seats - table.draws
    table.order[ahead] = seat
    log = table.log
    if log is not None:
        log.append(Event("disc", int(seat), {"order": int(ahead) + 1}))
    if ahead > 0:
        take_gold(table, seat, ahead)
    table.draws -= 1
    if table.draws == 1:
        draw_disc(table, last_disc(table))
    elif table.draws == 0:
        table.drop_size = table.parts.cubes * at.COLOURS
        table.tray = NONE
        table.phase = at.NEXT_COLOUR


def last_disc(table: Table) -> i64:
    """The seat whose disc is not placed yet, when it is the only one."""
    left: i64 = table.seats * (table.seats - 1) // 2
    i: i64
    for i in range(table.seats - 1):
        left -= table.order[i]
    return left
