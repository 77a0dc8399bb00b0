"""The public part of a seat, for the page."""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from carrack.core.places import place
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.choices import Names
from carrack.games.amalfi.questions.construction import ships_price, ships_with
from carrack.games.amalfi.questions.end import end_game_points
from carrack.games.amalfi.questions.feeding import bread_needed
from carrack.games.amalfi.resources import worth
from carrack.games.amalfi.scoring import points
from carrack.games.amalfi.showing.page import AmalfiSeat, Artwork, Granary, Hold, Invited, Ships, Yard
from carrack.games.amalfi.showing.page_setup import REMEMBERED, RESOURCES, paid_in
from carrack.games.amalfi.table import Table

Person = tuple[str, bool, int]
"""A character on the table: its name, whether it is engaged, and what an end-game one would bring now."""


def seat_of(table: Table, names: Names, seat: i64, known: list[str]) -> AmalfiSeat:
    """Return what everybody sees of a seat; `known`: the cards of its hand that the viewer knows."""
    me = table.player[seat]
    owned = at.OWNED + seat
    artworks = []
    people: list[Person] = []
    tiles = []
    brings: i64 = 0
    i: i64
    for i in range(at.ARTWORKS):
        if table.art_at[i] == owned:
            artworks.append(names.artworks[i])
    for i in range(at.CHARACTERS):
        if table.char_at[i] == owned:
            now: i64 = end_game_points(table, seat, i) if i < at.END_GAMES else 0
            engaged = i >= at.FIRST_ENGAGEABLE and me.engaged >> (i - at.FIRST_ENGAGEABLE) & 1 == 1
            people.append((names.characters[i], engaged, int(now)))
    if table.phase != at.FINISHED:
        for i in range(at.END_GAMES):
            if me.end_games >> i & 1 == 1:
                brings += end_game_points(table, seat, i)
    for i in range(at.TILES):
        if table.tile_at[i] == owned:
            tiles.append(names.destinations[at.FIRST_TILE + i])
    return _seat_with(
        int(seat),
        int(points(table, seat)),
        int(points(table, seat) + brings),
        (int(me.bay), int(worth(table, seat, language.SUPPLY_HOLD))),
        int(me.port),
        tuple([(int(me.holds[hold]), int(worth(table, seat, hold))) for hold in range(language.RESOURCES)]),
        tuple([int(ships_price(table, seat, count + 1, 0)) for count in range(me.yard)]),
        int(table.parts.ship_costs[table.period]),
        int(ships_with(table, seat)),
        (int(me.bread), int(table.granary(seat)), int(bread_needed(table, seat))),
        int(me.lights),
        int(me.docked),
        int(me.hand),
        tuple(known),
        "" if me.pack == at.NONE else names.packs[me.pack],
        me.passed == 1,
        int(me.titles),
        tuple(artworks),
        tuple(people),
        tuple(tiles),
    )


@lru_cache(REMEMBERED)
def _seat_with(
    seat: int,
    points: int,
    total: int,
    bay: tuple[int, int],
    port: int,
    holds: tuple[tuple[int, int], ...],
    prices: tuple[int, ...],
    printed: int,
    paid: int,
    granary: tuple[int, int, int],
    lights: int,
    docked: int,
    hand: int,
    known: tuple[str, ...],
    pack: str,
    passed: bool,
    titles: int,
    artworks: tuple[str, ...],
    people: tuple[Person, ...],
    tiles: tuple[str, ...],
) -> AmalfiSeat:
    return AmalfiSeat(
        place=place("seat", seat=seat),
        points=points,
        total=total,
        bay=Ships(place("bay", seat=seat), *bay),
        port=Ships(place("port", seat=seat), port, 0),
        holds=[_hold(seat, hold, ships, worth) for hold, (ships, worth) in enumerate(holds)],
        yard=_yard(seat, prices, printed, paid),
        granary=Granary(place("granary", seat=seat), *granary),
        lights=lights,
        docked=docked,
        hand=hand,
        known=list(known),
        pack=pack,
        passed=passed,
        titles=titles,
        artworks=_artworks(artworks),
        people=[_invited(name, engaged, now) for name, engaged, now in people],
        tiles=list(tiles),
    )


@lru_cache(REMEMBERED)
def _hold(seat: int, hold: int, ships: int, worth: int) -> Hold:
    name = RESOURCES[hold]
    return Hold(place("hold", name, seat), name, ships, worth)


@lru_cache(REMEMBERED)
def _yard(seat: int, prices: tuple[int, ...], printed: int, paid: int) -> Yard:
    return Yard(place("yard", seat=seat), len(prices), list(prices), printed, paid_in(paid))


@lru_cache(REMEMBERED)
def _artworks(names: tuple[str, ...]) -> list[Artwork]:
    return [Artwork(place("artwork", name), name) for name in names]


@lru_cache(REMEMBERED)
def _invited(name: str, engaged: bool, now: int) -> Invited:
    return Invited(place("character", name), name, engaged, now)


def known_of(table: Table, names: Names, seat: i64, viewer: i64) -> list[str]:
    """Return the cards of another's hand that the viewer knows."""
    found: list[str] = []
    if seat == viewer or table.alone():
        return found
    held = at.HELD + seat
    i: i64
    for i in range(at.CHARACTERS):
        if table.char_at[i] == held:
            found.append(names.characters[i])
    return found
