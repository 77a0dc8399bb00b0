"""Counting what a seat has: for titles, decrees, end-game cards and gains."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.table import Table

ALONE: Final = 3
"""invite.12: what the rival stands for, where another seat is counted."""
CHARACTERS_A_PERIOD: Final = 2
"""The same of characters: so many more in each period."""
CLAIM_OF: Final[vec[i64]] = vec[i64](
    [language.CLAIMS.index(n) if n in language.CLAIMS else at.NONE for n in range(len(language.NOUNS))]
)
"""For each noun its place among the claims, or NONE."""


def bits(mask: i64) -> i64:
    """Return how many bits are set."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def invited(table: Table, seat: i64, kind: i64) -> i64:
    """Characters of one type."""
    if kind == language.IMMEDIATE:
        return table.player[seat].immediates
    if kind == language.END_GAME:
        return bits(table.player[seat].end_games)
    return bits(
        table.player[seat].permanents if kind == language.PERMANENT else table.player[seat].engageables
    )


def count(table: Table, seat: i64, noun: i64) -> i64:
    """Return how many of this a seat has."""
    if noun < language.N_TILES:
        return _artworks(table, seat, noun)
    if noun == language.N_TILES:
        return table.player[seat].tiles
    if noun == language.N_LIGHTHOUSES:
        return at.LIGHTHOUSES - table.player[seat].lights
    if noun == language.N_BUILT:
        return at.SHIPYARD - table.player[seat].yard
    if noun == language.N_FLEET:
        return table.parts.ships_in_bay + at.SHIPYARD - table.player[seat].yard
    if noun == language.N_DOCKED:
        return table.player[seat].docked
    if noun == language.N_TITLES:
        return table.player[seat].titles
    if noun == language.N_BREAD:
        return table.player[seat].bread
    if noun == language.N_HAND:
        return table.player[seat].hand
    if noun in (language.N_AWAY, language.N_OWN_DOCKS):
        return _on_tiles(table, seat, noun == language.N_OWN_DOCKS)
    if noun in (language.N_IN_HOLDS, language.N_HOLDS):
        return _in_holds(table, seat, noun == language.N_HOLDS)
    if noun >= language.N_OTHERS:
        return _most_of_others(table, seat, noun - language.N_OTHERS)
    return _characters(table, seat, noun)


def _most_of_others(table: Table, seat: i64, which: i64) -> i64:
    """invite.12: the most that one other seat has; alone, a number that stands for the rival."""
    noun: i64 = language.OTHERS[int(which)]
    if table.alone():
        return ALONE + CHARACTERS_A_PERIOD * table.period if noun == language.N_CHARACTERS else i64(ALONE)
    most: i64 = 0
    other: i64
    for other in range(table.seats):
        if other != seat:
            most = max(most, count(table, other, noun))
    return most


def claimed(table: Table, seat: i64, noun: i64) -> i64:
    """invite.11: what a seat has for titles: its own, and what characters claim."""
    number = count(table, seat, noun)
    claim = CLAIM_OF[noun]
    return number if claim == at.NONE else number + table.modifiers[seat * at.MODIFIERS + at.CLAIM + claim]


def _artworks(table: Table, seat: i64, noun: i64) -> i64:
    me = table.player[seat]
    if noun < language.N_ARTWORKS:
        return me.artworks(noun)
    books = me.books
    paintings = me.paintings
    monuments = me.monuments
    total = books + paintings + monuments
    if noun == language.N_ARTWORKS:
        return total
    most = max(books, max(paintings, monuments))
    fewest = min(books, min(paintings, monuments))
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
    for place in range(at.FIRST_TILE, at.DESTINATIONS):
        if docks:
            if table.dock[place] > 0 and table.discoverer(place) == seat:
                n += table.berths_of(place, seat)
        elif i64(table.light[place]) == mark and table.discoverer(place) not in (seat, at.NONE):
            n += 1
    return n


def _in_holds(table: Table, seat: i64, different: bool) -> i64:
    n: i64 = 0
    hold: i64
    for hold in range(language.RESOURCES):
        ships = table.player[seat].holds[hold]
        if not different:
            n += ships
        elif ships > 0:
            n += 1
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
    return table.player[seat].bay + _in_holds(table, seat, False)


def ships(table: Table, seat: i64) -> i64:
    """Return all ships of a seat, wherever they are."""
    return (
        idle_ships(table, seat)
        + table.player[seat].port
        + table.player[seat].yard
        + table.player[seat].docked
    )
