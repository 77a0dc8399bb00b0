"""Is every component where one can be? For tests, and for positions that come from outside."""

from __future__ import annotations

from carrack.core.api import CHANCE, OVER
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.tiles import NONE, places
from carrack.games.amerigo.map.geography import Geography
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from carrack.games.amerigo.map.pieces import covered, pieces_on
from carrack.games.amerigo.questions.completion import is_full
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import CUBE_POINTS, GOLD_3, GOLD_5, SHIPS_8, TOKENS

ACTION_OF = {
    at.PLACING: (at.BLUE,),
    at.PICKING: (at.BLUE,),
    at.SAILING: (at.BLUE,),
    at.POSTING: (at.BLUE,),
    at.ADVANCING: (at.BLACK, at.BROWN, at.WHITE),
    at.TAKING: (at.BROWN,),
    at.PLANNING: (at.RED,),
    at.BUILDING: (at.GREEN,),
    at.LAYING: (at.GREEN,),
    at.BUYING: (at.YELLOW,),
}
"""The colours in whose action a phase can come."""
ONCE = 1 << SHIPS_8 | 1 << GOLD_3 | 1 << GOLD_5 | 1 << CUBE_POINTS


def check_table(table: Table) -> None:
    """Every cube, tile and token is somewhere, once; every number means something."""
    table.check_fields()
    _check_flow(table)
    _check_order(table)
    _check_cubes(table)
    _check_stock(table)
    for seat in range(table.seats):
        _check_seat(table, seat)
    if table.geography is not None:
        _check_map(table, table.geography)


def _check_flow(table: Table) -> None:
    phase = int(table.phase)
    assert (table.actor == OVER) == (phase == at.FINISHED), "the end"
    assert (table.actor == CHANCE) == (phase <= at.DRAW_CUBES), "chance"
    assert table.actor < table.seats, "actor"
    acting = at.CHOOSING <= phase < at.FINISHED
    assert not acting or table.colour != NONE, "no phase of the round"
    if acting:
        assert table.turns_taken < table.seats, "turn"
        assert table.actor == table.phase_order[table.turns_taken], "whose turn"
    else:
        assert table.turns_taken == 0, "turn"
    assert table.action in ACTION_OF.get(phase, (NONE,)), "action"
    assert acting or table.action_points == 0, "action points"
    assert (table.tokens_due > 0) == (phase == at.TAKING), "tokens due"
    assert table.tokens_due <= table.parts.progress_track, "tokens due"
    assert phase not in (at.SAILING, at.POSTING) or table.ship != NONE, "ship"
    assert (table.tile != NONE) == (phase == at.LAYING), "tile"
    _check_draws(table, phase)


def _check_draws(table: Table, phase: int) -> None:
    most = {
        at.DRAW_TILE: places(table.seats),
        at.DRAW_TURN: places(table.seats),
        at.DRAW_MARKER: 1,
        at.DRAW_TOKEN: at.DISPLAY,
        at.DRAW_PRODUCTION: table.parts.production_spaces,
        at.DRAW_DISC: table.seats,
    }
    if phase in most:
        assert 1 <= table.draws <= most[phase], "draws"
    else:
        assert table.draws == 0, "draws"
    assert (phase == at.DRAW_CUBES) == (table.tray != NONE), "tray"
    assert (table.drop_size > 0) == (phase == at.DRAW_CUBES), "drop"
    assert table.drop_size <= table.parts.cubes * at.COLOURS, "drop"


def _check_order(table: Table) -> None:
    placed = [int(seat) for seat in table.order if seat != NONE]
    assert len(set(placed)) == len(placed), "a disc twice"
    assert all(0 <= seat < table.seats for seat in placed), "a disc of nobody"
    if table.phase >= at.DRAW_CUBES:
        assert len(placed) == table.seats, "discs"
        ahead = [int(table.player[seat].special) for seat in placed]
        assert ahead == sorted(ahead, reverse=True), "the order of the discs"
    assert all(0 <= seat < table.seats for seat in table.phase_order), "turn order"
    if at.CHOOSING <= table.phase < at.FINISHED:
        assert len({int(seat) for seat in table.phase_order}) == table.seats, "turn order"


def _check_cubes(table: Table) -> None:
    for colour in range(at.COLOURS):
        rows = [int(table.cubes[row + colour]) for row in (at.INSIDE, at.STORED, at.LYING, at.DROPPED)]
        assert min(rows) >= 0, "cubes"
        assert sum(rows) == table.parts.cubes, "a cube is missing or too many"
    in_hand = sum(int(table.cubes[at.DROPPED + colour]) for colour in range(at.COLOURS))
    assert table.phase <= at.DRAW_CUBES or in_hand == 0, "cubes on the way"
    assert in_hand <= table.drop_size or table.phase < at.DRAW_CUBES, "cubes on the way"
    if at.CHOOSING <= table.phase < at.FINISHED:
        assert table.cubes_lying() > 0, "a phase without cubes"


def _check_stock(table: Table) -> None:
    parts = table.parts
    squares = 0
    for shape in range(at.NEUTRALS):
        planned = sum(int(table.player[seat].stock[at.PLANNED + shape]) for seat in range(table.seats))
        left = int(table.stock[at.SUPPLY + shape])
        assert left >= 0, "neutral tiles"
        built = int(parts.neutrals[shape]) - left - planned
        assert built >= 0, "too many neutral tiles"
        squares += built * int(parts.shapes.size[shape])
    assert squares == _bits(table, at.NEUTRAL), "neutral squares"
    for kind in range(at.KINDS):
        bag, shown = table.stock[at.PRODUCTION_BAG + kind], table.stock[at.PRODUCTION_SHOWN + kind]
        assert bag >= 0, "production tokens"
        assert shown >= 0, "production tokens"
        assert bag + shown <= parts.production[kind], "too many production tokens"
    for good in range(at.GOODS):
        bought = sum(int(one.stock[at.OWN_PRODUCTION + good]) - 1 for one in table.player)
        for kind in range(good * at.COSTS, good * at.COSTS + at.COSTS):
            gone = parts.production[kind] - table.stock[at.PRODUCTION_BAG + kind]
            bought -= int(gone - table.stock[at.PRODUCTION_SHOWN + kind])
        assert bought <= 0, "too many production tokens"
    open_markers = 0
    for value in range(at.MARKER_VALUES):
        assert 0 <= table.stock[at.MARKERS + value] <= parts.markers[value], "pirate markers"
        open_markers += value * int(parts.markers[value] - table.stock[at.MARKERS + value])
    assert open_markers == table.strength, "the strength of the pirates"
    tokens: list[int] = [int(token) for token in table.tokens[: at.DISPLAY] if token != NONE]
    tokens += [token for token in range(TOKENS) if table.tokens[at.BAG + token] == 1]
    assert all(table.tokens[at.BAG + token] in (0, 1) for token in range(TOKENS)), "progress tokens"
    for seat in range(table.seats):
        owned = int(table.player[seat].owned)
        tokens += [token for token in range(TOKENS) if owned >> token & 1]
    assert len(set(tokens)) == len(tokens), "a progress token twice"
    assert all(0 <= token < TOKENS for token in tokens), "progress tokens"


def _check_seat(table: Table, seat: int) -> None:
    parts = table.parts
    me = table.player[seat]
    assert me.cannons <= parts.cannon_track, "a track"
    assert me.gold <= parts.gold_track, "a track"
    assert me.progress <= parts.progress_track, "a track"
    assert me.special <= parts.special_track, "a track"
    assert sum(me.earned()) == me.points, "points"
    assert me.used & ~me.owned == 0, "a used token that is nobody's"
    assert me.used & ~ONCE == 0, "a used token that works for ever"
    assert int(me.posts_left) + _bits(table, table.posts(seat)) == parts.posts, "posts"
    berths = [int(me.ship_1), int(me.ship_2)]
    placing = table.phase == at.PLACING and table.actor == seat
    assert (berths.count(NONE) in (0, at.SHIPS)) or placing, "ships"
    assert not placing or me.ship_2 == NONE, "ships"
    if table.actor == seat and table.phase in (at.PICKING, at.SAILING, at.POSTING):
        assert NONE not in berths, "ships"
    squares = 0
    for tile in range(at.SHAPES):
        assert me.stock[at.PLANNED + tile] >= 0, "planned tiles"
    for shape in range(at.VILLAGES):
        home, planned = me.stock[at.AT_HOME + shape], me.stock[at.PLANNED + at.NEUTRALS + shape]
        assert home >= 0, "villages"
        built = int(parts.villages[shape] - home - planned)
        assert built >= 0, "too many villages"
        squares += built * int(parts.shapes.size[shape])
    assert squares == _bits(table, table.villages(seat)), "village squares"
    for good in range(at.GOODS):
        assert me.stock[at.OWN_PRODUCTION + good] >= 1, "production tokens"
        assert me.stock[at.COMMODITIES + good] >= 0, "commodities"


def _bits(table: Table, start: int) -> int:
    return sum(int(table.masks[start + row]).bit_count() for row in range(SIDE))


def _check_map(table: Table, geography: Geography) -> None:
    """Check that all on the map lies on land, one on a square, and each commodity is there or taken."""
    starts = [at.NEUTRAL]
    for seat in range(table.seats):
        starts += [int(table.villages(seat)), int(table.posts(seat))]
    covered = [0] * SIDE
    for row in range(SIDE):
        for start in starts:
            bits = int(table.masks[start + row])
            assert covered[row] & bits == 0, "two things on a square"
            covered[row] |= bits
        assert covered[row] & ~int(geography.land[row]) == 0, "something on water"
        assert int(table.masks[at.FREE + row]) == int(geography.land[row]) & ~covered[row], "free land"
    for seat in range(table.seats):
        for row in range(SIDE):
            for column in range(SIDE):
                if int(table.masks[table.posts(seat) + row]) >> column & 1:
                    assert geography.post_at[row * SIDE + column] != NONE, "a post beside its space"
    taken = [0] * at.GOODS
    for square in range(SQUARES):
        good = int(geography.good_at[square])
        if good != NONE and covered[square // SIDE] >> square % SIDE & 1:
            taken[good] += 1
    for good in range(at.GOODS):
        held = sum(int(table.player[seat].stock[at.COMMODITIES + good]) for seat in range(table.seats))
        assert held == taken[good], "commodities"
    taken_chests = sum(int(table.player[seat].chests) for seat in range(table.seats))
    assert taken_chests <= sum(int(chest) for chest in geography.chest), "too many chests"
    _check_pieces(table)
    for island in range(at.MOST_ISLANDS):
        seat = int(table.completed_by[island])
        complete = island < geography.islands and is_full(table, island)
        assert seat == 0 or (complete and seat <= table.seats), "an island completed by nobody"
    _check_ships(table, geography)


def _check_pieces(table: Table) -> None:
    """Every tile lies on squares of its kind, and no two on the same."""
    seen: set[int] = set()
    for piece in pieces_on(table.pieces):
        assert piece.seat < table.seats, "a tile of nobody"
        start = at.NEUTRAL if piece.tile < at.NEUTRALS else int(table.villages(piece.seat))
        for square in covered(table.parts.shapes, piece.tile, piece.square, piece.turn):
            assert square < SQUARES, "a tile beside the map"
            assert int(table.masks[start + square // SIDE]) >> square % SIDE & 1, "a tile that is not there"
            assert square not in seen, "two tiles on a square"
            seen.add(square)


def _check_ships(table: Table, geography: Geography) -> None:
    on_squares = []
    for seat in range(table.seats):
        for ship in range(at.SHIPS):
            place = int(table.player[seat].ship(ship))
            if place >= SQUARES:
                assert place - SQUARES < geography.frames, "a ship beyond the frame"
            elif place != NONE:
                assert int(geography.water[place // SIDE]) >> place % SIDE & 1, "a ship on land"
                on_squares.append(place)
    assert len(set(on_squares)) == len(on_squares), "two ships on a square"
