"""Positions laid out by hand, and words to play on from them.

    state = Scene().lying(blue=4).ships(0, "c8", "frame-1").posts(0, "c9").state
    play(state, "act blue", "ship 1", "to g8", "establish")

Seats count from 0, as in the code; rounds from 1, as in the rulebook. Seat 0 is in front and asked first,
unless `order` says something else. Two players sit around a map drawn by hand (CHART); with more of them, or
without a drawing, the printed tiles lie in the order of their numbers. Cubes that are not mentioned are in
storage, tokens in the bag, tiles in the supply.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.games.amerigo import layout
from carrack.games.amerigo.choices import production_name, square_name, tile_name
from carrack.games.amerigo.components.tiles import NONE, places, tiles_from
from carrack.games.amerigo.game import Amerigo, AmerigoState
from carrack.games.amerigo.map.charts import charted
from carrack.games.amerigo.map.geography import Geography
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import TOKEN_NAMES, TOKENS

# The words that all games share come from here as well.
from tests.games.playing import events as events
from tests.games.playing import legal as legal
from tests.games.playing import number as number
from tests.games.playing import play as play
from tests.games.playing import refused as refused
from tests.games.playing import sound
from tests.games.playing import total as total

GAME = Amerigo()
PRINTED = ""
"""No drawing: the printed tiles."""
CHART = """
   abcdef ghijkl mnopqr
 1 ...... ...... ......
 2 .a1#C. .1a... .1#2..
 3 ..##S. ...... .a#b..
 4 ..#2b. ...2#. ..#...
 5 ...... ...b.. ..3c..
 6 ...... ...... ......
 7 ...... ...... ......
 8 .ab... ab.... ab....
 9 .12### 12#### 12###.
10 .##3#T ###3## ###3#.
11 ...c.. ...c.. ...c..
12 ...... ...... ......
13 .....b ...... ......
14 a1###2 a1#### ..CTS.
15 .###F# .####N ..1a..
16 .##### .##### ......
17 .####3 .###2. ..N2b.
18 .....c ....b. ......
"""
"""Nine tiles for two, marked as the printed ones: posts 1 2 3 of a tile, their anchors a b c, goods. Two
islands are big, with 32 squares (b9) and 20 (b14); the small ones have 8, 1, 2, 6, 19, 4 and 2."""


@cache
def game_on(chart: str) -> Amerigo:
    """The game with the tiles of a drawing for two."""
    if chart == PRINTED:
        return GAME
    lines = [line[3:].replace(" ", "") for line in chart.splitlines()[2:]]
    tiles = [
        "\n".join(line[left : left + 6] for line in lines[top : top + 6])
        for top in (0, 6, 12)
        for left in (0, 6, 12)
    ]
    water = "\n".join(["......"] * 6)
    game = Amerigo()
    values = game.components.values
    drawn = tiles_from(tiles + [water] * 7, values["big_island"], SQUARES, values["chests"])
    game.parts[2].tiles = drawn
    return game


def at(name: str) -> int:
    """The number of a square, or of a frame space as the place of a ship."""
    if name.startswith("frame-"):
        return SQUARES + int(name.removeprefix("frame-")) - 1
    return (int(name[1:]) - 1) * SIDE + ord(name[0]) - ord("a")


def bit(square: int) -> tuple[int, int]:
    """The row of a square, and its mask there."""
    return square // SIDE, 1 << square % SIDE


def tile_number(name: str) -> int:
    return [tile_name(tile) for tile in range(layout.SHAPES)].index(name)


def kind_number(name: str) -> int:
    return [production_name(kind) for kind in range(layout.KINDS)].index(name)


class Scene:
    """A position under construction: somebody is to choose an action."""

    def __init__(self, chart: str = CHART, seats: int = 2) -> None:
        self._seats = seats
        self._game = game_on(chart if seats == 2 else PRINTED)
        table = fresh(seats, self._game).table.copy()
        count = int(places(seats))
        tiles = [*range(count), *[NONE] * (16 - count)]
        turns = [0] * count + [NONE] * (16 - count)
        table.tile_at, table.turn_at = vec[i64](tiles), vec[i64](turns)
        self._map = charted(self._game.parts[seats].tiles, seats, tuple(tiles), tuple(turns))
        for row in range(SIDE):
            table.masks_to_write()[layout.FREE + row] = self._map.land[row]
        for colour in range(layout.COLOURS):
            table.cubes_to_write()[layout.STORED + colour] = 7
            table.cubes_to_write()[layout.DROPPED + colour] = 0
        table.phase, table.colour, table.draws = layout.CHOOSING, 0, 0
        self._table = table
        self._order = list(range(seats))

    # --- the phase --------------------------------------------------------------------------------------

    def lying(self, **cubes: int) -> Scene:
        """Cubes on the action space."""
        return self._cubes_to(layout.LYING, cubes)

    def inside(self, **cubes: int) -> Scene:
        """Cubes in the tower."""
        return self._cubes_to(layout.INSIDE, cubes)

    def _cubes_to(self, row: int, cubes: dict[str, int]) -> Scene:
        for name, count in cubes.items():
            colour = layout.COLOUR_NAMES.index(name)
            self._table.cubes_to_write()[row + colour] += count
            self._table.cubes_to_write()[layout.STORED + colour] -= count
        return self

    def phase(self, colour: str) -> Scene:
        """The phase of the round; blue if not mentioned."""
        self._table.colour = layout.COLOUR_NAMES.index(colour)
        return self

    def round(self, number: int) -> Scene:
        self._table.round = number - 1
        return self

    def order(self, *seats: int) -> Scene:
        """The discs from the front to the back of the special action track."""
        self._order = list(seats)
        return self

    def markers(self, *values: int) -> Scene:
        """Pirate markers that lie open."""
        for value in values:
            self._table.stock_to_write()[layout.MARKERS + value] -= 1
            self._table.strength += value
        return self

    # --- the storage board ------------------------------------------------------------------------------

    def shows(self, *tokens: str) -> Scene:
        """The display of progress tokens from the left; a gap is an empty name."""
        for space, name in enumerate(tokens):
            if name:
                self._table.tokens_to_write()[space] = self._from_bag(name)
        return self

    def _from_bag(self, name: str) -> int:
        token = TOKEN_NAMES.index(name)
        assert self._table.tokens[layout.BAG + token] == 1, f"{name} is there only once"
        self._table.tokens_to_write()[layout.BAG + token] = 0
        return token

    def sells(self, *kinds: str) -> Scene:
        """Production tokens on display."""
        for name in kinds:
            self._table.stock_to_write()[layout.PRODUCTION_BAG + kind_number(name)] -= 1
            self._table.stock_to_write()[layout.PRODUCTION_SHOWN + kind_number(name)] += 1
        return self

    def run_out(self, tile: str) -> Scene:
        """No neutral tile of a kind is left: the last seat has planned them all."""
        return self.planned(self._seats - 1, *[tile] * self._table.stock[layout.SUPPLY + tile_number(tile)])

    # --- sheets -----------------------------------------------------------------------------------------

    def gold(self, seat: int, count: int) -> Scene:
        self._table.player[seat].gold = count
        return self

    def cannons(self, seat: int, count: int) -> Scene:
        self._table.player[seat].cannons = count
        return self

    def progress(self, seat: int, step: int) -> Scene:
        self._table.player[seat].progress = step
        return self

    def disc(self, seat: int, space: int) -> Scene:
        """A player order disc along the special action track."""
        self._table.player[seat].special = space
        return self

    def chests(self, seat: int, count: int = 1) -> Scene:
        self._table.player[seat].chests = count
        return self

    def points(self, seat: int, count: int) -> Scene:
        """Points that somebody has, for discoveries."""
        me = self._table.player[seat]
        me.points, me.for_discovery = count, count
        return self

    def tokens(self, seat: int, *names: str) -> Scene:
        for name in names:
            self._table.player[seat].owned |= 1 << self._from_bag(name)
        return self

    def used(self, seat: int, name: str) -> Scene:
        """A token that works once, turned over."""
        self.tokens(seat, name)
        self._table.player[seat].used = 1 << TOKEN_NAMES.index(name)
        return self

    def produces(self, seat: int, *kinds: str) -> Scene:
        """Production tokens that a seat has bought."""
        for name in kinds:
            self._table.stock_to_write()[layout.PRODUCTION_BAG + kind_number(name)] -= 1
            self._table.player[seat].stock_to_write()[
                layout.OWN_PRODUCTION + kind_number(name) // layout.COSTS
            ] += 1
        return self

    def owns(self, seat: int, **goods: int) -> Scene:
        """Commodity tokens; neutral tiles lie where they were."""
        for name, count in goods.items():
            there = [s for s, good in enumerate(self._map.good_at) if good == layout.GOOD_NAMES.index(name)]
            free = [
                square for square in there if self._table.masks[layout.FREE + square // SIDE] & bit(square)[1]
            ]
            self.neutral(*(square_name(square) for square in free[:count]), by=seat)
        return self

    def planned(self, seat: int, *tiles: str) -> Scene:
        for name in tiles:
            tile = tile_number(name)
            self._table.player[seat].stock_to_write()[layout.PLANNED + tile] += 1
            if tile < layout.NEUTRALS:
                self._table.stock_to_write()[layout.SUPPLY + tile] -= 1
            else:
                self._table.player[seat].stock_to_write()[layout.AT_HOME + tile - layout.NEUTRALS] -= 1
        return self

    # --- the map ----------------------------------------------------------------------------------------

    def ships(self, seat: int, first: str, second: str) -> Scene:
        me = self._table.player[seat]
        me.ship_1, me.ship_2 = at(first), at(second)
        return self

    def posts(self, seat: int, *squares: str) -> Scene:
        start = int(self._table.posts(seat))
        for name in squares:
            assert self._map.post_at[at(name)] != NONE, f"{name} is no post space"
            self._cover(start, at(name), seat)
            self._table.player[seat].posts_left -= 1
        return self

    def neutral(self, *squares: str, by: int = 0) -> Scene:
        """Squares under neutral tiles; goods there went to their builder."""
        for name in squares:
            self._cover(layout.NEUTRAL, at(name), by)
        return self

    def village(self, seat: int, shape: str, square: str, turn: str = "north") -> Scene:
        """A village tile, with its first square in reading order here."""
        shapes = self._game.parts[self._seats].shapes
        kind = layout.SHAPE_NAMES.index(shape)
        start = int(shapes.start(kind, layout.TURN_NAMES.index(turn)))
        for i in range(int(shapes.size[kind])):
            down, right = int(shapes.squares[start + 2 * i]), int(shapes.squares[start + 2 * i + 1])
            self._cover(int(self._table.villages(seat)), at(square) + down * SIDE + right, seat)
        self._table.player[seat].stock_to_write()[layout.AT_HOME + kind] -= 1
        return self

    def _cover(self, start: int, square: int, seat: int) -> None:
        row, mask = bit(square)
        assert self._table.masks[layout.FREE + row] & mask, f"{square_name(square)} is not free land"
        self._table.masks_to_write()[layout.FREE + row] &= ~mask
        self._table.masks_to_write()[start + row] |= mask
        good = int(self._map.good_at[square])
        if good != NONE:
            self._table.player[seat].stock_to_write()[layout.COMMODITIES + good] += 1

    # --- the position -----------------------------------------------------------------------------------

    @property
    def state(self) -> AmerigoState:
        """A new state of this position."""
        table = self._table.copy()
        table.actor = self._order[0]
        table.order, table.phase_order = vec[i64](self._order), vec[i64](self._order)
        self._lay_neutral_tiles(table)
        state = self._game.load_rows(self._seats, table.rows())
        assert isinstance(state, AmerigoState)
        return sound(state)

    def _lay_neutral_tiles(self, table: Table) -> None:
        """Take as many neutral tiles from the supply as there are neutral squares on the map."""
        squares = sum(int(row).bit_count() for row in table.masks[layout.NEUTRAL : layout.NEUTRAL + SIDE])
        sizes = [int(size) for size in table.parts.shapes.size]
        for shape in sorted(range(layout.NEUTRALS), key=sizes.__getitem__, reverse=True):
            used = min(squares // sizes[shape], int(table.stock[layout.SUPPLY + shape]))
            table.stock_to_write()[layout.SUPPLY + shape] -= used
            squares -= used * sizes[shape]
        assert squares == 0, "not so many neutral tiles"


# --- to play --------------------------------------------------------------------------------------------


def fresh(seats: int = 2, game: Amerigo = GAME) -> AmerigoState:
    """A game before its first number."""
    state = game.new(seats)
    assert isinstance(state, AmerigoState)
    return state


def take_gold(state: AmerigoState, times: int = 99) -> AmerigoState:
    """So many players take gold instead of an action, or all who are still to come in this phase."""
    while times > 0 and state.actor >= 0:
        assert state.table.phase == layout.CHOOSING, "somebody is in the middle of an action"
        play(state, "gold")
        times -= 1
    return state


def tray(state: AmerigoState, **cubes: int) -> AmerigoState:
    """Dictate what a drop brings; colours not mentioned stay inside."""
    expected = dict(cubes)
    phase = state.table.colour
    while state.actor == CHANCE and state.prompt().code == "tray" and state.table.colour == phase:
        colour = layout.COLOUR_NAMES[int(state.table.tray)]
        play(state, f"tray {colour}-{expected.pop(colour, 0)}")
    assert not expected, f"these cannot come out: {expected}"
    return state


def by_chance(state: AmerigoState, until: Callable[[AmerigoState], bool], rng: Rng) -> AmerigoState:
    """Let chance play until somebody else is asked, or a condition holds."""
    while state.actor == CHANCE and not until(state):
        state.apply(rng.choose(state.legal(), state.weights()))
    return state


def asks(code: str) -> Callable[[AmerigoState], bool]:
    """Return True if this is what is being asked."""
    return lambda state: state.prompt().code == code


def set_up(seats: int = 2, seed: int = 1, until: str = "choose") -> AmerigoState:
    """A game that chance has set up, as far as this question."""
    return _set_up(seats, seed, until).copy()


@cache
def _set_up(seats: int, seed: int, until: str) -> AmerigoState:
    return by_chance(fresh(seats), asks(until), Rng(seed, seats))


# --- to read --------------------------------------------------------------------------------------------


def points(state: AmerigoState, seat: int) -> int:
    return int(state.table.player[seat].points)


def gold(state: AmerigoState, seat: int) -> int:
    return int(state.table.player[seat].gold)


def cannons(state: AmerigoState, seat: int) -> int:
    return int(state.table.player[seat].cannons)


def progress(state: AmerigoState, seat: int) -> int:
    return int(state.table.player[seat].progress)


def disc(state: AmerigoState, seat: int) -> int:
    return int(state.table.player[seat].special)


def chests(state: AmerigoState, seat: int) -> int:
    return int(state.table.player[seat].chests)


def posts_left(state: AmerigoState, seat: int) -> int:
    return int(state.table.player[seat].posts_left)


def earned(state: AmerigoState, seat: int) -> dict[str, int]:
    """Return where a seat's points came from."""
    row = dict(zip(layout.SOURCE_NAMES, state.table.player[seat].earned(), strict=True))
    return {name: count for name, count in row.items() if count}


def ships(state: AmerigoState, seat: int) -> list[str]:
    """Return where the ships are; nothing before they are placed."""
    found = [int(state.table.player[seat].ship(ship)) for ship in range(layout.SHIPS)]
    return [
        square_name(place) if place < SQUARES else f"frame-{place - SQUARES + 1}"
        for place in found
        if place != NONE
    ]


def _names(row: int, names: tuple[str, ...]) -> set[str]:
    return {name for i, name in enumerate(names) if row >> i & 1}


def tokens(state: AmerigoState, seat: int) -> set[str]:
    return _names(int(state.table.player[seat].owned), TOKEN_NAMES)


def turned_over(state: AmerigoState, seat: int) -> set[str]:
    return _names(int(state.table.player[seat].used), TOKEN_NAMES)


def _counted(counts: vec[i64], start: int, names: Iterable[str]) -> Counter[str]:
    """Return what there is of each kind, by name."""
    return +Counter({name: int(counts[start + i]) for i, name in enumerate(names)})


def _own(state: AmerigoState, seat: int, start: int, names: Iterable[str]) -> Counter[str]:
    return _counted(state.table.player[seat].stock, start, names)


def planned(state: AmerigoState, seat: int) -> Counter[str]:
    """The tiles beside a seat's sheet."""
    return _own(state, seat, layout.PLANNED, map(tile_name, range(layout.SHAPES)))


def at_home(state: AmerigoState, seat: int) -> Counter[str]:
    """A seat's village tiles in the supply."""
    return _own(state, seat, layout.AT_HOME, layout.SHAPE_NAMES[: layout.VILLAGES])


def supply(state: AmerigoState) -> Counter[str]:
    """The neutral tiles that nobody has planned."""
    return _counted(state.table.stock, layout.SUPPLY, layout.SHAPE_NAMES)


def goods(state: AmerigoState, seat: int) -> Counter[str]:
    """A seat's commodity tokens."""
    return _own(state, seat, layout.COMMODITIES, layout.GOOD_NAMES)


def production(state: AmerigoState, seat: int) -> Counter[str]:
    """A seat's production tokens, the printed ones included."""
    return _own(state, seat, layout.OWN_PRODUCTION, layout.GOOD_NAMES)


def _kinds(state: AmerigoState, start: int) -> Counter[str]:
    return _counted(state.table.stock, start, map(production_name, range(layout.KINDS)))


def on_sale(state: AmerigoState) -> Counter[str]:
    return _kinds(state, layout.PRODUCTION_SHOWN)


def in_the_bag(state: AmerigoState) -> Counter[str]:
    """Production tokens that are still to come."""
    return _kinds(state, layout.PRODUCTION_BAG)


def shown(state: AmerigoState) -> list[str]:
    """The display of progress tokens, gaps as empty names."""
    row = [int(token) for token in state.table.tokens[: layout.DISPLAY]]
    return [TOKEN_NAMES[token] if token != NONE else "" for token in row]


def undrawn(state: AmerigoState) -> set[str]:
    return {TOKEN_NAMES[token] for token in range(TOKENS) if state.table.tokens[layout.BAG + token]}


def _cubes(state: AmerigoState, row: int) -> dict[str, int]:
    found = {name: int(state.table.cubes[row + i]) for i, name in enumerate(layout.COLOUR_NAMES)}
    return {name: count for name, count in found.items() if count}


def lying(state: AmerigoState) -> dict[str, int]:
    """The cubes on the action space."""
    return _cubes(state, layout.LYING)


def stored(state: AmerigoState) -> dict[str, int]:
    return _cubes(state, layout.STORED)


def inside(state: AmerigoState) -> dict[str, int]:
    return _cubes(state, layout.INSIDE)


def geography(state: AmerigoState) -> Geography:
    return state.table.map()


def on(state: AmerigoState, name: str) -> str:
    """Return what is on a square: water, free, neutral, or a seat's village or post."""
    row, mask = bit(at(name))
    if not int(geography(state).land[row]) & mask:
        return "water"
    masks = state.table.masks
    found = ["free"] if int(masks[layout.FREE + row]) & mask else []
    found += ["neutral"] if int(masks[layout.NEUTRAL + row]) & mask else []
    for seat in range(int(state.seats)):
        found += [f"village {seat}"] if int(masks[state.table.villages(seat) + row]) & mask else []
        found += [f"post {seat}"] if int(masks[state.table.posts(seat) + row]) & mask else []
    (only,) = found
    return only


def order(state: AmerigoState) -> list[int]:
    """The seats as their discs lie, the first player first."""
    return [int(seat) for seat in state.table.order]


def where(state: AmerigoState, what: str) -> set[str]:
    """Return what may follow a word: `where(state, "to")`, `where(state, "lay")`."""
    return {words.removeprefix(f"{what} ") for words in legal(state) if words.startswith(f"{what} ")}


def is_over(state: AmerigoState) -> bool:
    return state.actor == OVER
