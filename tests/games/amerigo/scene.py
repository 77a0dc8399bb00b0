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
from collections.abc import Callable
from functools import cache

from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.games.amerigo.actions import production_name, square_name, tile_name
from carrack.games.amerigo.game import Amerigo, AmerigoState
from carrack.games.amerigo.geography import Geography
from carrack.games.amerigo.layout import (
    AT_HOME,
    BAG,
    CANNONS,
    CHESTS,
    CHOOSE,
    COLOUR_NAMES,
    COLOURS,
    COMMODITIES,
    COSTS,
    DISPLAY,
    DROPPED,
    EARNED,
    FREE,
    GOLD,
    GOOD_NAMES,
    GOODS,
    INSIDE,
    KINDS,
    LYING,
    MARKERS,
    MOST_ISLANDS,
    NEUTRAL,
    NEUTRALS,
    OWNED,
    PLANNED,
    POINTS,
    POSTS_LEFT,
    PRODUCTION,
    PRODUCTION_BAG,
    PRODUCTION_SHOWN,
    PROGRESS,
    SHAPE_NAMES,
    SHAPES,
    SHEET,
    SHIP,
    SHIPS,
    SOURCE_NAMES,
    SPECIAL,
    STORED,
    SUPPLY,
    TURN_NAMES,
    USED,
    VILLAGES,
)
from carrack.games.amerigo.masks import SIDE, SQUARES
from carrack.games.amerigo.state import SCALARS
from carrack.games.amerigo.tables import charted
from carrack.games.amerigo.tiles import NONE, places, tiles_from
from carrack.games.amerigo.tokens import TOKEN_NAMES, TOKENS

# The words that all games share come from here as well.
from tests.games.playing import (
    events as events,
)
from tests.games.playing import (
    legal as legal,
)
from tests.games.playing import (
    number as number,
)
from tests.games.playing import (
    play as play,
)
from tests.games.playing import (
    refused as refused,
)
from tests.games.playing import (
    sound,
)
from tests.games.playing import (
    total as total,
)

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
    return [tile_name(tile) for tile in range(SHAPES)].index(name)


def kind_number(name: str) -> int:
    return [production_name(kind) for kind in range(KINDS)].index(name)


class Scene:
    """A position under construction: somebody is to choose an action."""

    def __init__(self, chart: str = CHART, seats: int = 2) -> None:
        self._seats = seats
        self._game = game_on(chart if seats == 2 else PRINTED)
        one, *rows = self._game.new(seats).rows()
        self._one = dict(zip(SCALARS, one, strict=True))
        _, _, self._masks, self._cubes, self._stock, self._shown, self._sheet, *_ = rows
        count = int(places(seats))
        self._tiles = [*range(count), *[NONE] * (16 - count)]
        self._turns = [0] * count + [NONE] * (16 - count)
        tiles = self._game.parts[seats].tiles
        self._map = charted(tiles, seats, tuple(self._tiles), tuple(self._turns))
        for row in range(SIDE):
            self._masks[FREE + row] = int(self._map.land[row])
        for colour in range(COLOURS):
            self._cubes[STORED + colour] = 7
            self._cubes[DROPPED + colour] = 0
        self._order = list(range(seats))
        self._one.update(phase=CHOOSE, colour=0, draws=0)

    # --- the phase --------------------------------------------------------------------------------------

    def lying(self, **cubes: int) -> Scene:
        """Cubes on the action space."""
        return self._cubes_to(LYING, cubes)

    def inside(self, **cubes: int) -> Scene:
        """Cubes in the tower."""
        return self._cubes_to(INSIDE, cubes)

    def _cubes_to(self, row: int, cubes: dict[str, int]) -> Scene:
        for name, count in cubes.items():
            colour = COLOUR_NAMES.index(name)
            self._cubes[row + colour] += count
            self._cubes[STORED + colour] -= count
        return self

    def phase(self, colour: str) -> Scene:
        """The phase of the round; blue if not mentioned."""
        self._one["colour"] = COLOUR_NAMES.index(colour)
        return self

    def round(self, number: int) -> Scene:
        self._one["round"] = number - 1
        return self

    def order(self, *seats: int) -> Scene:
        """The discs from the front to the back of the special action track."""
        self._order = list(seats)
        return self

    def markers(self, *values: int) -> Scene:
        """Pirate markers that lie open."""
        for value in values:
            self._stock[MARKERS + value] -= 1
            self._one["strength"] += value
        return self

    # --- the storage board ------------------------------------------------------------------------------

    def shows(self, *tokens: str) -> Scene:
        """The display of progress tokens from the left; a gap is an empty name."""
        for space, name in enumerate(tokens):
            if name:
                self._shown[space] = self._from_bag(name)
        return self

    def _from_bag(self, name: str) -> int:
        token = TOKEN_NAMES.index(name)
        assert self._shown[BAG + token] == 1, f"{name} is there only once"
        self._shown[BAG + token] = 0
        return token

    def sells(self, *kinds: str) -> Scene:
        """Production tokens on display."""
        for name in kinds:
            self._stock[PRODUCTION_BAG + kind_number(name)] -= 1
            self._stock[PRODUCTION_SHOWN + kind_number(name)] += 1
        return self

    def run_out(self, tile: str) -> Scene:
        """No neutral tile of a kind is left: the last seat has planned them all."""
        return self.planned(self._seats - 1, *[tile] * self._stock[SUPPLY + tile_number(tile)])

    # --- sheets -----------------------------------------------------------------------------------------

    def _set(self, seat: int, what: int, number: int) -> Scene:
        self._sheet[seat * SHEET + what] = number
        return self

    def gold(self, seat: int, count: int) -> Scene:
        return self._set(seat, GOLD, count)

    def cannons(self, seat: int, count: int) -> Scene:
        return self._set(seat, CANNONS, count)

    def progress(self, seat: int, step: int) -> Scene:
        return self._set(seat, PROGRESS, step)

    def disc(self, seat: int, space: int) -> Scene:
        """A player order disc along the special action track."""
        return self._set(seat, SPECIAL, space)

    def chests(self, seat: int, count: int = 1) -> Scene:
        return self._set(seat, CHESTS, count)

    def points(self, seat: int, count: int) -> Scene:
        """Points that somebody has, for discoveries."""
        return self._set(seat, POINTS, count)._set(seat, EARNED, count)

    def tokens(self, seat: int, *names: str) -> Scene:
        for name in names:
            self._sheet[seat * SHEET + OWNED] |= 1 << self._from_bag(name)
        return self

    def used(self, seat: int, name: str) -> Scene:
        """A token that works once, turned over."""
        self.tokens(seat, name)
        return self._set(seat, USED, 1 << TOKEN_NAMES.index(name))

    def produces(self, seat: int, *kinds: str) -> Scene:
        """Production tokens that a seat has bought."""
        for name in kinds:
            self._stock[PRODUCTION_BAG + kind_number(name)] -= 1
            self._sheet[seat * SHEET + PRODUCTION + kind_number(name) // COSTS] += 1
        return self

    def owns(self, seat: int, **goods: int) -> Scene:
        """Commodity tokens; neutral tiles lie where they were."""
        for name, count in goods.items():
            there = [s for s, good in enumerate(self._map.good_at) if good == GOOD_NAMES.index(name)]
            free = [square for square in there if self._masks[FREE + square // SIDE] & bit(square)[1]]
            self.neutral(*(square_name(square) for square in free[:count]), by=seat)
        return self

    def planned(self, seat: int, *tiles: str) -> Scene:
        for name in tiles:
            tile = tile_number(name)
            self._sheet[seat * SHEET + PLANNED + tile] += 1
            if tile < NEUTRALS:
                self._stock[SUPPLY + tile] -= 1
            else:
                self._sheet[seat * SHEET + AT_HOME + tile - NEUTRALS] -= 1
        return self

    # --- the map ----------------------------------------------------------------------------------------

    def ships(self, seat: int, first: str, second: str) -> Scene:
        return self._set(seat, SHIP, at(first))._set(seat, SHIP + 1, at(second))

    def posts(self, seat: int, *squares: str) -> Scene:
        start = int(self._state_masks(seat)) + SIDE
        for name in squares:
            assert self._map.post_at[at(name)] != NONE, f"{name} is no post space"
            self._cover(start, at(name), seat)
            self._sheet[seat * SHEET + POSTS_LEFT] -= 1
        return self

    def neutral(self, *squares: str, by: int = 0) -> Scene:
        """Squares under neutral tiles; goods there went to their builder."""
        for name in squares:
            self._cover(NEUTRAL, at(name), by)
        return self

    def village(self, seat: int, shape: str, square: str, turn: str = "north") -> Scene:
        """A village tile, with its first square in reading order here."""
        shapes = self._game.parts[self._seats].shapes
        kind = SHAPE_NAMES.index(shape)
        start = int(shapes.start(kind, TURN_NAMES.index(turn)))
        for i in range(int(shapes.size[kind])):
            down, right = int(shapes.squares[start + 2 * i]), int(shapes.squares[start + 2 * i + 1])
            self._cover(self._state_masks(seat), at(square) + down * SIDE + right, seat)
        self._sheet[seat * SHEET + AT_HOME + kind] -= 1
        return self

    def _state_masks(self, seat: int) -> int:
        return 2 * SIDE + seat * 2 * SIDE

    def _cover(self, start: int, square: int, seat: int) -> None:
        row, mask = bit(square)
        assert self._masks[FREE + row] & mask, f"{square_name(square)} is not free land"
        self._masks[FREE + row] &= ~mask
        self._masks[start + row] |= mask
        good = int(self._map.good_at[square])
        if good != NONE:
            self._sheet[seat * SHEET + COMMODITIES + good] += 1

    # --- the position -----------------------------------------------------------------------------------

    @property
    def state(self) -> AmerigoState:
        """A new state of this position."""
        one = {**self._one, "actor": self._order[0]}
        rows = [
            [one[name] for name in SCALARS],
            *(self._tiles, self._turns, self._masks, self._cubes, self._stock_left()),
            *(self._shown, self._sheet),
            *(self._order, self._order),
            *([], [0] * MOST_ISLANDS),
        ]
        return sound(self._game.load_rows(self._seats, [list(row) for row in rows]))

    def _stock_left(self) -> list[int]:
        """The supply without as many neutral tiles as there are neutral squares on the map."""
        stock = list(self._stock)
        squares = sum(row.bit_count() for row in self._masks[NEUTRAL : NEUTRAL + SIDE])
        sizes = [int(size) for size in self._game.parts[self._seats].shapes.size]
        for shape in sorted(range(NEUTRALS), key=sizes.__getitem__, reverse=True):
            used = min(squares // sizes[shape], stock[SUPPLY + shape])
            stock[SUPPLY + shape] -= used
            squares -= used * sizes[shape]
        assert squares == 0, "not so many neutral tiles"
        return stock


# --- to play --------------------------------------------------------------------------------------------


def fresh(seats: int = 2, game: Amerigo = GAME) -> AmerigoState:
    """A game before its first number."""
    state = game.new(seats)
    assert isinstance(state, AmerigoState)
    return state


def take_gold(state: AmerigoState, times: int = 99) -> AmerigoState:
    """So many players take gold instead of an action, or all who are still to come in this phase."""
    while times > 0 and state.actor >= 0:
        assert state.table.phase == CHOOSE, "somebody is in the middle of an action"
        play(state, "gold")
        times -= 1
    return state


def tray(state: AmerigoState, **cubes: int) -> AmerigoState:
    """Dictate what a drop brings; colours not mentioned stay inside."""
    expected = dict(cubes)
    phase = state.table.colour
    while state.actor == CHANCE and state.prompt().code == "tray" and state.table.colour == phase:
        colour = COLOUR_NAMES[int(state.table.tray)]
        play(state, f"tray {colour}-{expected.pop(colour, 0)}")
    assert not expected, f"these cannot come out: {expected}"
    return state


def by_chance(state: AmerigoState, until: Callable[[AmerigoState], bool], rng: Rng) -> AmerigoState:
    """Let chance play until somebody else is asked, or a condition holds."""
    while state.actor == CHANCE and not until(state):
        state.apply(rng.choose(state.legal(), state.weights()))
    return state


def asks(code: str) -> Callable[[AmerigoState], bool]:
    """Whether this is what is being asked."""
    return lambda state: state.prompt().code == code


def set_up(seats: int = 2, seed: int = 1, until: str = "choose") -> AmerigoState:
    """A game that chance has set up, as far as this question."""
    return _set_up(seats, seed, until).copy()


@cache
def _set_up(seats: int, seed: int, until: str) -> AmerigoState:
    return by_chance(fresh(seats), asks(until), Rng(seed, seats))


# --- to read --------------------------------------------------------------------------------------------


def points(state: AmerigoState, seat: int) -> int:
    return int(state.table.of(seat, POINTS))


def gold(state: AmerigoState, seat: int) -> int:
    return int(state.table.of(seat, GOLD))


def cannons(state: AmerigoState, seat: int) -> int:
    return int(state.table.of(seat, CANNONS))


def progress(state: AmerigoState, seat: int) -> int:
    return int(state.table.of(seat, PROGRESS))


def disc(state: AmerigoState, seat: int) -> int:
    return int(state.table.of(seat, SPECIAL))


def chests(state: AmerigoState, seat: int) -> int:
    return int(state.table.of(seat, CHESTS))


def posts_left(state: AmerigoState, seat: int) -> int:
    return int(state.table.of(seat, POSTS_LEFT))


def earned(state: AmerigoState, seat: int) -> dict[str, int]:
    """Where a seat's points came from."""
    row = {name: int(state.table.of(seat, EARNED + i)) for i, name in enumerate(SOURCE_NAMES)}
    return {name: count for name, count in row.items() if count}


def ships(state: AmerigoState, seat: int) -> list[str]:
    """Where the ships are; nothing before they are placed."""
    found = [int(state.table.of(seat, SHIP + ship)) for ship in range(SHIPS)]
    return [
        square_name(place) if place < SQUARES else f"frame-{place - SQUARES + 1}"
        for place in found
        if place != NONE
    ]


def _names(row: int, names: tuple[str, ...]) -> set[str]:
    return {name for i, name in enumerate(names) if row >> i & 1}


def tokens(state: AmerigoState, seat: int) -> set[str]:
    return _names(int(state.table.of(seat, OWNED)), TOKEN_NAMES)


def turned_over(state: AmerigoState, seat: int) -> set[str]:
    return _names(int(state.table.of(seat, USED)), TOKEN_NAMES)


def planned(state: AmerigoState, seat: int) -> Counter[str]:
    """The tiles beside a seat's sheet."""
    return +Counter({tile_name(tile): int(state.table.of(seat, PLANNED + tile)) for tile in range(SHAPES)})


def at_home(state: AmerigoState, seat: int) -> Counter[str]:
    """A seat's village tiles in the supply."""
    return +Counter(
        {SHAPE_NAMES[shape]: int(state.table.of(seat, AT_HOME + shape)) for shape in range(VILLAGES)}
    )


def supply(state: AmerigoState) -> Counter[str]:
    """The neutral tiles that nobody has planned."""
    return +Counter({SHAPE_NAMES[shape]: int(state.table.stock[SUPPLY + shape]) for shape in range(NEUTRALS)})


def goods(state: AmerigoState, seat: int) -> Counter[str]:
    """A seat's commodity tokens."""
    return +Counter(
        {GOOD_NAMES[good]: int(state.table.of(seat, COMMODITIES + good)) for good in range(GOODS)}
    )


def production(state: AmerigoState, seat: int) -> dict[str, int]:
    """A seat's production tokens, the printed ones included."""
    return {GOOD_NAMES[good]: int(state.table.of(seat, PRODUCTION + good)) for good in range(GOODS)}


def _kinds(state: AmerigoState, start: int) -> Counter[str]:
    return +Counter({production_name(kind): int(state.table.stock[start + kind]) for kind in range(KINDS)})


def on_sale(state: AmerigoState) -> Counter[str]:
    return _kinds(state, PRODUCTION_SHOWN)


def in_the_bag(state: AmerigoState) -> Counter[str]:
    """Production tokens that are still to come."""
    return _kinds(state, PRODUCTION_BAG)


def shown(state: AmerigoState) -> list[str]:
    """The display of progress tokens, gaps as empty names."""
    row = [int(token) for token in state.table.shown[:DISPLAY]]
    return [TOKEN_NAMES[token] if token != NONE else "" for token in row]


def undrawn(state: AmerigoState) -> set[str]:
    return {TOKEN_NAMES[token] for token in range(TOKENS) if state.table.shown[BAG + token]}


def _cubes(state: AmerigoState, row: int) -> dict[str, int]:
    found = {name: int(state.table.cubes[row + i]) for i, name in enumerate(COLOUR_NAMES)}
    return {name: count for name, count in found.items() if count}


def lying(state: AmerigoState) -> dict[str, int]:
    """The cubes on the action space."""
    return _cubes(state, LYING)


def stored(state: AmerigoState) -> dict[str, int]:
    return _cubes(state, STORED)


def inside(state: AmerigoState) -> dict[str, int]:
    return _cubes(state, INSIDE)


def geography(state: AmerigoState) -> Geography:
    return state.table.map()


def on(state: AmerigoState, name: str) -> str:
    """What is on a square: water, free, neutral, or a seat's village or post."""
    row, mask = bit(at(name))
    if not int(geography(state).land[row]) & mask:
        return "water"
    masks = state.table.masks
    found = ["free"] if int(masks[FREE + row]) & mask else []
    found += ["neutral"] if int(masks[NEUTRAL + row]) & mask else []
    for seat in range(int(state.seats)):
        found += [f"village {seat}"] if int(masks[state.table.villages(seat) + row]) & mask else []
        found += [f"post {seat}"] if int(masks[state.table.posts(seat) + row]) & mask else []
    (only,) = found
    return only


def order(state: AmerigoState) -> list[int]:
    """The seats as their discs lie, the first player first."""
    return [int(seat) for seat in state.table.order]


def where(state: AmerigoState, what: str) -> set[str]:
    """What may follow a word: `where(state, "to")`, `where(state, "lay")`."""
    return {words.removeprefix(f"{what} ") for words in legal(state) if words.startswith(f"{what} ")}


def is_over(state: AmerigoState) -> bool:
    return state.actor == OVER
