"""Positions laid out by hand, and words to play on from them.

    state = Scene(2).workshop("mona-lisa", "utopia").bay(0, 3).holds(0, fabric=2).state
    play(state, "acquire mona-lisa", "unload fabric")

Seats count from 0, periods from 1. Seat 0 is on turn and holds the Wind Rose unless it is said otherwise;
everybody has packs that were chosen in the order of the file. A row is given from the left and lies to the
right; everything not mentioned is in its deck, and hands are empty unless cards are named.
"""

from __future__ import annotations

from pathlib import Path

from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.chance import Rng
from carrack.games.amalfi import language
from carrack.games.amalfi.counting import count
from carrack.games.amalfi.game import Amalfi, AmalfiState
from carrack.games.amalfi.language import ATLAS, COUNCIL, NOUNS, RESOURCE_NAMES, WORKSHOP
from carrack.games.amalfi.layout import (
    COVERING,
    COVERS_AT,
    DECREES_AT,
    DISCARDED,
    FIRST_ENGAGEABLE,
    FIRST_PERMANENT,
    FIRST_TILE,
    FROM_DECK,
    HELD,
    IN_ROW,
    OWNED,
    RIVAL_MARK,
    RIVAL_NAMES,
    TITLES_AT,
    TURN,
    type_of,
)
from carrack.games.amalfi.modifiers import add_up
from carrack.games.amalfi.questions.contents import settle
from carrack.games.amalfi.questions.rows import ROWS
from carrack.games.amalfi.scoring import points as points_of
from carrack.games.amalfi.table import Table
from tests.games.amalfi.sheet import (
    ARTS_OWNED,
    BAY,
    BREAD,
    DOCKED,
    FIELD_AT,
    HAND,
    HOLDS,
    IMMEDIATES,
    LIGHTS,
    M_ENGAGED,
    PACK,
    PASSED,
    PORT,
    TILES_OWNED,
    YARD,
)
from tests.games.playing import events as events
from tests.games.playing import legal as legal
from tests.games.playing import number as number
from tests.games.playing import play as play
from tests.games.playing import refused as refused

# The words that all games share come from here as well.
from tests.games.playing import singles, sound
from tests.games.playing import total as total

CARDS = (Path(__file__).parent / "cards.toml").read_text(encoding="utf-8")


def box() -> Amalfi:
    """A game of its own with the cards and places that the tests know, whatever the shipped content is."""
    return Amalfi(CARDS, "cards.toml")


GAME = box()
SCALARS = singles(Table)
"""The single numbers of a table, in the order of its first row."""
NAMES = GAME.names
DECREES = ("adulation", "colonization", "conclave", "exploration")
TITLES = ("ambassador", "collector", "courtier")


def destination(name: str) -> int:
    return NAMES.destinations.index(name)


def tile(name: str) -> int:
    return destination(name) - FIRST_TILE


def artwork(name: str) -> int:
    return NAMES.artworks.index(name)


def character(name: str) -> int:
    return NAMES.characters.index(name)


class Scene:
    """A position in the making."""

    def __init__(self, seats: int = 2, rival: str = "naples") -> None:
        from carrack.games.amalfi.questions.setup import start

        self.table: Table = Table.empty(GAME.parts, seats)
        start(self.table)
        table = self.table
        table.rival = RIVAL_NAMES.index(rival if seats == 1 else "choose")
        table.depth = 0
        table.phase = TURN
        table.actor = 0
        self.decrees(*DECREES).titles(*TITLES)
        for seat in range(seats):
            self.set(seat, PACK, seat)

    def set(self, seat: int, what: int, value: int) -> Scene:
        me = self.table.player[seat]
        if HOLDS <= what < YARD:
            me.holds_to_write()[what - HOLDS] = value
        else:
            setattr(me, FIELD_AT[what], value)
        return self

    def add(self, seat: int, what: int, value: int) -> Scene:
        return self.set(seat, what, int(self.table.player[seat].numbers()[what]) + value)

    # --- the board ----------------------------------------------------------------------------------------

    def decrees(self, *names: str) -> Scene:
        for i, name in enumerate(names):
            self.table.board_to_write()[DECREES_AT + i] = u8(NAMES.decrees.index(name) + 1)
        return self

    def titles(self, *names: str) -> Scene:
        for i, name in enumerate(names):
            self.table.board_to_write()[TITLES_AT + i] = u8(NAMES.titles.index(name) + 1)
        return self

    def _row(self, row: int, items: list[int]) -> None:
        first, size = int(ROWS[row].place), int(ROWS[row].slots)
        for i, item in enumerate(items):
            self.table.board_to_write()[first + size - len(items) + i] = u8(item + 1)

    def workshop(self, *names: str) -> Scene:
        items = [artwork(name) for name in names]
        self._row(WORKSHOP, items)
        for item in items:
            self.table.art_at[item] = u8(IN_ROW)
        return self

    def atlas(self, *names: str) -> Scene:
        items = [tile(name) for name in names]
        self._row(ATLAS, items)
        for item in items:
            self.table.tile_at[item] = u8(IN_ROW)
        return self

    def council(self, *names: str) -> Scene:
        items = [character(name) for name in names]
        self._row(COUNCIL, items)
        for item in items:
            self.table.char_at[item] = u8(IN_ROW)
            self.table.shown[item] = u8(FROM_DECK)
        return self

    def period(self, number: int) -> Scene:
        self.table.period = i64(number - 1)
        return self

    def covered(self, place: int, name: str) -> Scene:
        """A tile covers the evolving destination of this number (1 is the topmost)."""
        self.table.tile_at[tile(name)] = u8(COVERING)
        self.table.board_to_write()[COVERS_AT + place - 1] = u8(tile(name) + 1)
        return self

    def no_decks(self, *, artworks: bool = False, tiles: bool = False, characters: bool = False) -> Scene:
        """These decks are empty: what is in no row was discarded (characters: openly)."""
        for wanted, places in ((artworks, self.table.art_at), (tiles, self.table.tile_at)):
            for i in range(len(places)):
                if wanted and places[i] == 0:
                    places[i] = u8(DISCARDED)
        for i in range(len(self.table.char_at)):
            if characters and self.table.char_at[i] == 0:
                self.table.char_at[i] = u8(DISCARDED)
                self.table.shown[i] = u8(FROM_DECK)
        return self

    # --- a seat -------------------------------------------------------------------------------------------

    def bread(self, seat: int, amount: int) -> Scene:
        return self.set(seat, BREAD, amount)

    def bay(self, seat: int, ships: int) -> Scene:
        """So many ships in the bay; the others of the first four are in the port."""
        t = self.table
        others = sum(int(t.player[seat].numbers()[HOLDS + i]) for i in range(5)) + int(
            t.player[seat].numbers()[DOCKED]
        )
        self.set(seat, BAY, ships)
        return self.set(seat, PORT, 10 - int(t.player[seat].numbers()[YARD]) - others - ships)

    def holds(self, seat: int, **ships: int) -> Scene:
        """Ships from the port (or the bay) lie in these holds."""
        for name, n in ships.items():
            self.add(seat, HOLDS + RESOURCE_NAMES.index(name), n)
            self._from_port(seat, n)
        return self

    def _from_port(self, seat: int, n: int) -> None:
        port = min(n, int(self.table.player[seat].numbers()[PORT]))
        self.add(seat, PORT, -port)
        self.add(seat, BAY, port - n)

    def built(self, seat: int, ships: int) -> Scene:
        """So many ships have left the shipyard for the port."""
        self.add(seat, YARD, -ships)
        return self.add(seat, PORT, ships)

    def lights(self, seat: int, *names: str) -> Scene:
        for name in names:
            self.table.light[destination(name)] = u8(seat + 1)
            self.add(seat, LIGHTS, -1)
        return self

    def docked(self, seat: int, *names: str) -> Scene:
        for name in names:
            self.table.dock_to_write()[destination(name)] = u8(seat + 1)
            self.add(seat, DOCKED, 1)
            self._from_port(seat, 1)
        return self

    def rival_at(self, *names: str) -> Scene:
        for name in names:
            self.table.dock_to_write()[destination(name)] = u8(RIVAL_MARK)
            self.table.rival_ships -= 1
        return self

    def hand(self, seat: int, *names: str) -> Scene:
        for name in names:
            self.table.char_at[character(name)] = u8(HELD + seat)
            self.table.shown[character(name)] = u8(FROM_DECK)
            self.add(seat, HAND, 1)
        return self

    def owns(self, seat: int, *names: str) -> Scene:
        """Artworks and tiles."""
        for name in names:
            if name in NAMES.artworks:
                self.table.art_at[artwork(name)] = u8(OWNED + seat)
                self.add(seat, ARTS_OWNED + int(GAME.parts.art_kind[artwork(name)]), 1)
            else:
                self.table.tile_at[tile(name)] = u8(OWNED + seat)
                self.add(seat, TILES_OWNED, 1)
        return self

    def invited(self, seat: int, *names: str, engaged: bool = False) -> Scene:
        """Characters on the table, before this action."""
        table = self.table
        for name in names:
            card = character(name)
            table.char_at[card] = u8(OWNED + seat)
            table.shown[card] = u8(FROM_DECK)
            kind = int(type_of(card))
            if kind == language.IMMEDIATE:
                self.add(seat, IMMEDIATES, 1)
                continue
            me = table.player[seat]
            if kind == language.END_GAME:
                me.end_games |= 1 << card
            elif kind == language.PERMANENT:
                me.permanents |= 1 << (card - FIRST_PERMANENT)
            else:
                me.engageables |= 1 << (card - FIRST_ENGAGEABLE)
                if engaged:
                    me.engaged |= 1 << (card - FIRST_ENGAGEABLE)
        table.player[seat].active = table.player[seat].permanents
        add_up(table, i64(seat))
        return self

    def passed(self, *seats: int, rose: int | None = None) -> Scene:
        """These have passed, the first named first."""
        for seat in seats:
            self.set(seat, PASSED, 1)
        self.table.rose = i64(seats[0] if rose is None else rose)
        self.table.rose_taken = True
        return self

    def on_turn(self, seat: int) -> Scene:
        self.table.turn = self.table.actor = i64(seat)
        return self

    @property
    def state(self) -> AmalfiState:
        """A new state of this position."""
        table = self.table.copy()
        settle(table)
        return sound(AmalfiState(GAME, table))


# --- reading ------------------------------------------------------------------------------------------------


def chance(state: AmalfiState) -> AmalfiState:
    """Let chance draw the first that can come, until somebody is asked."""
    while state.actor == CHANCE:
        state.apply(state.legal()[0])
        state.check()
    return state


def go(state: AmalfiState, *choices: str) -> AmalfiState:
    """Play these choices; draws in between are the first that can come."""
    for words in choices:
        play(chance(state), words)
    return chance(state)


def no_more_bread(state: AmalfiState) -> AmalfiState:
    """Nobody wants more bread before the decree."""
    while state.actor >= 0 and state.prompt().code == "before-decree":
        play(state, "done")
    return state


def end_period(state: AmalfiState) -> AmalfiState:
    """The last seat passes, and everything follows up to the first decision of the next period."""
    return chance(no_more_bread(play(state, "pass")))


def of(state: AmalfiState, seat: int, what: int) -> int:
    return int(state.table.player[seat].numbers()[what])


def bread(state: AmalfiState, seat: int = 0) -> int:
    return of(state, seat, BREAD)


def bay(state: AmalfiState, seat: int = 0) -> int:
    return of(state, seat, BAY)


def port(state: AmalfiState, seat: int = 0) -> int:
    return of(state, seat, PORT)


def hold(state: AmalfiState, name: str, seat: int = 0) -> int:
    return of(state, seat, HOLDS + RESOURCE_NAMES.index(name))


def points(state: AmalfiState, seat: int = 0) -> int:
    return int(points_of(state.table, seat))


def has(state: AmalfiState, noun: str, seat: int = 0) -> int:
    """Return how many of something a seat has."""
    return int(count(state.table, seat, NOUNS.index(noun)))


def in_row(state: AmalfiState, row: int) -> list[str]:
    """Return what lies in a row, from the left; "" for nothing."""
    names = (NAMES.artworks, NAMES.destinations[FIRST_TILE:], NAMES.characters)[row]
    first, size = int(ROWS[row].place), int(ROWS[row].slots)
    items = [int(state.table.board[first + i]) for i in range(size)]
    return [names[item - 1] if item else "" for item in items]


def hand(state: AmalfiState, seat: int = 0) -> set[str]:
    return {NAMES.characters[i] for i, where in enumerate(state.table.char_at) if where == HELD + seat}


def engaged(state: AmalfiState, seat: int = 0) -> set[str]:
    mask = int(state.table.player[seat].sets()[M_ENGAGED])
    return {name for i, name in enumerate(NAMES.characters[FIRST_ENGAGEABLE:]) if mask >> i & 1}


def light(state: AmalfiState, name: str) -> int:
    """Return the owner of the lighthouse there: a seat, -1 for none."""
    return int(state.table.light[destination(name)]) - 1


def dock(state: AmalfiState, name: str) -> int:
    """Return the owner of the ship there: a seat, -1 for none, 4 for the rival."""
    return int(state.table.dock[destination(name)]) - 1


def imagine(state: AmalfiState, viewer: int | None, *seed: int) -> AmalfiState:
    """A position that fits what a viewer knows."""
    found = GAME.imagine(state.view(viewer), Rng(*seed))
    assert isinstance(found, AmalfiState)
    return found


def begin(seats: int, **options: str) -> AmalfiState:
    """A fresh game."""
    state = GAME.new(seats, **options)
    assert isinstance(state, AmalfiState)
    return state
