"""Is every component where one can be? For tests, and for positions that come from outside."""

from __future__ import annotations

from carrack.core.api import CHANCE, OVER
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.geography import Geography
from carrack.games.amerigo.islands import is_full
from carrack.games.amerigo.masks import SIDE, SQUARES
from carrack.games.amerigo.pieces import covered, pieces_on
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tiles import NONE, places
from carrack.games.amerigo.tokens import CUBE_POINTS, GOLD_3, GOLD_5, SHIPS_8, TOKENS

ACTION_OF = {
    at.PLACE_SHIP: (at.BLUE,),
    at.PICK_SHIP: (at.BLUE,),
    at.SAIL: (at.BLUE,),
    at.POST: (at.BLUE,),
    at.ADVANCE: (at.BLACK, at.BROWN, at.WHITE),
    at.TAKE_TOKEN: (at.BROWN,),
    at.PLAN: (at.RED,),
    at.BUILD: (at.GREEN,),
    at.LAY: (at.GREEN,),
    at.BUY: (at.YELLOW,),
}
"""The colours in whose action a phase can come."""
ONCE = 1 << SHIPS_8 | 1 << GOLD_3 | 1 << GOLD_5 | 1 << CUBE_POINTS
MOST_POINTS = 999
"""Action points that no action exceeds, whatever an owner's file says."""


def check_table(table: Table) -> None:
    """Every cube, tile and token is somewhere, once; every number means something."""
    _check_flow(table)
    _check_order(table)
    _check_cubes(table)
    _check_stock(table)
    for seat in range(table.seats):
        _check_sheet(table, seat)
    if table.geography is not None:
        _check_map(table, table.geography)


def _check_flow(table: Table) -> None:
    phase = int(table.phase)
    assert at.DRAW_TILE <= phase <= at.FINISHED, "phase"
    assert (table.actor == OVER) == (phase == at.FINISHED), "the end"
    assert (table.actor == CHANCE) == (phase <= at.TRAY), "chance"
    assert OVER <= table.actor < table.seats, "actor"
    assert 0 <= table.round < at.ROUNDS, "round"
    assert NONE <= table.colour < at.COLOURS, "colour"
    acting = at.CHOOSE <= phase < at.FINISHED
    assert not acting or table.colour != NONE, "no phase of the round"
    if acting:
        assert 0 <= table.turn < table.seats, "turn"
        assert table.actor == table.turns[table.turn], "whose turn"
    else:
        assert table.turn == 0, "turn"
    colours = ACTION_OF.get(phase, (NONE,))
    assert table.action in colours, "action"
    assert 0 <= table.points <= MOST_POINTS, "action points"
    assert acting or table.points == 0, "action points"
    assert 0 <= table.neutrals <= 2, "neutral tiles planned"
    assert (table.tokens_due > 0) == (phase == at.TAKE_TOKEN), "tokens due"
    assert 0 <= table.tokens_due <= table.parts.progress_track, "tokens due"
    sailing = phase in (at.SAIL, at.POST)
    assert NONE <= table.ship < at.SHIPS, "ship"
    assert not sailing or table.ship != NONE, "ship"
    assert 0 <= table.sailed < 3, "ships that have sailed"
    assert NONE <= table.tile < at.SHAPES, "tile"
    assert 1 <= table.layings <= at.MOST_LAYINGS, "layings"
    assert (table.tile != NONE) == (phase == at.LAY), "tile"
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
    assert (phase == at.TRAY) == (table.tray != NONE), "tray"
    assert NONE <= table.tray < at.COLOURS, "tray"
    assert (table.drop_size > 0) == (phase == at.TRAY), "drop"
    assert 0 <= table.drop_size <= table.parts.cubes * at.COLOURS, "drop"


def _check_order(table: Table) -> None:
    placed = [int(seat) for seat in table.order if seat != NONE]
    assert len(set(placed)) == len(placed), "a disc twice"
    assert all(0 <= seat < table.seats for seat in placed), "a disc of nobody"
    if table.phase >= at.TRAY:
        assert len(placed) == table.seats, "discs"
        ahead = [int(table.of(seat, at.SPECIAL)) for seat in placed]
        assert ahead == sorted(ahead, reverse=True), "the order of the discs"
    assert all(0 <= seat < table.seats for seat in table.turns), "turn order"
    if at.CHOOSE <= table.phase < at.FINISHED:
        assert len({int(seat) for seat in table.turns}) == table.seats, "turn order"


def _check_cubes(table: Table) -> None:
    for colour in range(at.COLOURS):
        rows = [int(table.cubes[row + colour]) for row in (at.INSIDE, at.STORED, at.LYING, at.DROPPED)]
        assert min(rows) >= 0, "cubes"
        assert sum(rows) == table.parts.cubes, "a cube is missing or too many"
    in_hand = sum(int(table.cubes[at.DROPPED + colour]) for colour in range(at.COLOURS))
    assert table.phase <= at.TRAY or in_hand == 0, "cubes on the way"
    assert in_hand <= table.drop_size or table.phase < at.TRAY, "cubes on the way"
    if at.CHOOSE <= table.phase < at.FINISHED:
        assert table.cubes_lying() > 0, "a phase without cubes"


def _check_stock(table: Table) -> None:
    parts = table.parts
    squares = 0
    for shape in range(at.NEUTRALS):
        planned = sum(int(table.of(seat, at.PLANNED + shape)) for seat in range(table.seats))
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
        bought = sum(int(table.of(seat, at.PRODUCTION + good)) - 1 for seat in range(table.seats))
        for kind in range(good * at.COSTS, good * at.COSTS + at.COSTS):
            gone = parts.production[kind] - table.stock[at.PRODUCTION_BAG + kind]
            bought -= int(gone - table.stock[at.PRODUCTION_SHOWN + kind])
        assert bought <= 0, "too many production tokens"
    open_markers = 0
    for value in range(at.MARKER_VALUES):
        assert 0 <= table.stock[at.MARKERS + value] <= parts.markers[value], "pirate markers"
        open_markers += value * int(parts.markers[value] - table.stock[at.MARKERS + value])
    assert open_markers == table.strength, "the strength of the pirates"
    tokens: list[int] = [int(token) for token in table.shown[: at.DISPLAY] if token != NONE]
    tokens += [token for token in range(TOKENS) if table.shown[at.BAG + token] == 1]
    assert all(table.shown[at.BAG + token] in (0, 1) for token in range(TOKENS)), "progress tokens"
    for seat in range(table.seats):
        owned = int(table.of(seat, at.OWNED))
        tokens += [token for token in range(TOKENS) if owned >> token & 1]
    assert len(set(tokens)) == len(tokens), "a progress token twice"
    assert all(0 <= token < TOKENS for token in tokens), "progress tokens"


def _check_sheet(table: Table, seat: int) -> None:
    parts = table.parts
    tracks = ((at.CANNONS, parts.cannon_track), (at.GOLD, parts.gold_track))
    for what, most in (*tracks, (at.PROGRESS, parts.progress_track), (at.SPECIAL, parts.special_track)):
        assert 0 <= table.of(seat, what) <= most, "a track"
    earned = [int(table.of(seat, at.EARNED + source)) for source in range(at.SOURCES)]
    assert sum(earned) == table.of(seat, at.POINTS) >= 0, "points"
    assert table.of(seat, at.CHESTS) >= 0, "chests"
    owned, used = int(table.of(seat, at.OWNED)), int(table.of(seat, at.USED))
    assert used & ~owned == 0, "a used token that is nobody's"
    assert used & ~ONCE == 0, "a used token that works for ever"
    posts = int(table.of(seat, at.POSTS_LEFT)) + _bits(table, table.posts(seat))
    assert posts == parts.posts, "posts"
    places_of_ships = [int(table.of(seat, at.SHIP + ship)) for ship in range(at.SHIPS)]
    placing = table.phase == at.PLACE_SHIP and table.actor == seat
    assert (places_of_ships.count(NONE) in (0, at.SHIPS)) or placing, "ships"
    assert not placing or places_of_ships[-1] == NONE, "ships"
    if table.actor == seat and table.phase in (at.PICK_SHIP, at.SAIL, at.POST):
        assert NONE not in places_of_ships, "ships"
    squares = 0
    for tile in range(at.SHAPES):
        assert table.of(seat, at.PLANNED + tile) >= 0, "planned tiles"
    for shape in range(at.VILLAGES):
        home, planned = table.of(seat, at.AT_HOME + shape), table.of(seat, at.PLANNED + at.NEUTRALS + shape)
        assert home >= 0, "villages"
        built = int(parts.villages[shape] - home - planned)
        assert built >= 0, "too many villages"
        squares += built * int(parts.shapes.size[shape])
    assert squares == _bits(table, table.villages(seat)), "village squares"
    for good in range(at.GOODS):
        assert table.of(seat, at.PRODUCTION + good) >= 1, "production tokens"
        assert table.of(seat, at.COMMODITIES + good) >= 0, "commodities"


def _bits(table: Table, start: int) -> int:
    return sum(int(table.masks[start + row]).bit_count() for row in range(SIDE))


def _check_map(table: Table, geography: Geography) -> None:
    """Everything on the map lies on land, one thing on a square; every commodity is on the map or taken."""
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
        held = sum(int(table.of(seat, at.COMMODITIES + good)) for seat in range(table.seats))
        assert held == taken[good], "commodities"
    taken_chests = sum(int(table.of(seat, at.CHESTS)) for seat in range(table.seats))
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
            place = int(table.of(seat, at.SHIP + ship))
            if place >= SQUARES:
                assert place - SQUARES < geography.frames, "a ship beyond the frame"
            elif place != NONE:
                assert place >= 0, "a ship"
                assert int(geography.water[place // SIDE]) >> place % SIDE & 1, "a ship on land"
                on_squares.append(place)
    assert len(set(on_squares)) == len(on_squares), "two ships on a square"
