"""What a seat has of anything that can be counted: for titles, decrees, end-game cards and gains."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi.layout import (
    ARTS_OWNED,
    BAY,
    BREAD,
    DESTINATIONS,
    DOCKED,
    FIRST_TILE,
    HAND,
    HOLDS,
    IMMEDIATES,
    LIGHTHOUSES,
    LIGHTS,
    M_END_GAMES,
    M_ENGAGEABLES,
    M_PERMANENTS,
    NONE,
    PORT,
    SHEET,
    SHIPYARD,
    TILES_OWNED,
    TITLES_SCORED,
    YARD,
)
from carrack.games.amalfi.state import Table


def bits(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def invited(table: Table, seat: i64, kind: i64) -> i64:
    """Characters of one type."""
    if kind == language.IMMEDIATE:
        return table.of(seat, IMMEDIATES)
    if kind == language.END_GAME:
        return bits(table.mask(seat, M_END_GAMES))
    return bits(table.mask(seat, M_PERMANENTS if kind == language.PERMANENT else M_ENGAGEABLES))


def count(table: Table, seat: i64, noun: i64) -> i64:
    """How many of this a seat has."""
    start = seat * SHEET
    sheet = table.sheet
    if noun < language.N_TILES:
        return _artworks(table, seat, noun)
    if noun == language.N_TILES:
        return sheet[start + TILES_OWNED]
    if noun == language.N_LIGHTHOUSES:
        return LIGHTHOUSES - sheet[start + LIGHTS]
    if noun == language.N_BUILT:
        return SHIPYARD - sheet[start + YARD]
    if noun == language.N_FLEET:
        return table.parts.ships_in_bay + SHIPYARD - sheet[start + YARD]
    if noun == language.N_DOCKED:
        return sheet[start + DOCKED]
    if noun == language.N_TITLES:
        return sheet[start + TITLES_SCORED]
    if noun == language.N_BREAD:
        return sheet[start + BREAD]
    if noun == language.N_HAND:
        return sheet[start + HAND]
    if noun in (language.N_AWAY, language.N_OWN_DOCKS):
        return _on_tiles(table, seat, noun == language.N_OWN_DOCKS)
    if noun in (language.N_IN_HOLDS, language.N_HOLDS):
        return _in_holds(table, seat, noun == language.N_HOLDS)
    return _characters(table, seat, noun)


def _artworks(table: Table, seat: i64, noun: i64) -> i64:
    at = seat * SHEET + ARTS_OWNED
    sheet = table.sheet
    if noun < language.N_ARTWORKS:
        return sheet[at + noun]
    books = sheet[at]
    paintings = sheet[at + 1]
    monuments = sheet[at + 2]
    total = books + paintings + monuments
    if noun == language.N_ARTWORKS:
        return total
    most = max(books, paintings, monuments)
    fewest = min(books, paintings, monuments)
    if noun == language.N_MOST:
        return most
    second = total - most - fewest
    if noun == language.N_SECOND:
        return second
    # With the sets gone only two types are left.
    return fewest if noun == language.N_SETS else second - fewest


def _on_tiles(table: Table, seat: i64, docks: bool) -> i64:
    """Own ships at own private destinations, or own lighthouses at those of others."""
    mark = seat + 1
    n: i64 = 0
    place: i64
    for place in range(FIRST_TILE, DESTINATIONS):
        if docks:
            if i64(table.dock[place]) == mark:
                n += 1
        elif i64(table.light[place]) == mark and table.discoverer(place) not in (seat, NONE):
            n += 1
    return n


def _in_holds(table: Table, seat: i64, different: bool) -> i64:
    n: i64 = 0
    hold: i64
    for hold in range(language.RESOURCES):
        ships = table.sheet[seat * SHEET + HOLDS + hold]
        n += (1 if ships > 0 else 0) if different else ships
    return n


def _characters(table: Table, seat: i64, noun: i64) -> i64:
    if noun != language.N_CHARACTERS and noun != language.N_TYPES:
        return invited(table, seat, noun - language.N_END_GAMES)
    n: i64 = 0
    kind: i64
    for kind in range(language.TYPES):
        found = invited(table, seat, kind)
        if noun == language.N_CHARACTERS:
            n += found
        elif found > 0:
            n += 1
    return n


def idle_ships(table: Table, seat: i64) -> i64:
    """Ships that could still be moved: in the bay and in holds."""
    return table.of(seat, BAY) + _in_holds(table, seat, False)


def ships(table: Table, seat: i64) -> i64:
    """All ships of a seat, wherever they are."""
    return idle_ships(table, seat) + table.of(seat, PORT) + table.of(seat, YARD) + table.of(seat, DOCKED)
