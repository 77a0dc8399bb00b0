"""A seat's view: what it may know and remember.

Hidden are the other hands (unless they lie open), the supply, the explorer cards still face down in their
order, and what went face down under Magellan. Everything else lies open or was seen once: `memory` keeps it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.games.pizarro import layout as at
from carrack.games.pizarro.knowledge.memory import DREW, story_of
from carrack.games.pizarro.player import Player
from carrack.games.pizarro.table import Table


def sees_hand(table: Table, viewer: i64, seat: i64) -> bool:
    """Return whether a hand is the viewer's own or lies open."""
    return seat == viewer or table.player[seat].open == 1 or table.player[seat].scored == 1


def visible_table(table: Table, viewer: i64) -> Table:
    """Return a new table with only what the viewer may know laid on it: hidden rows stay empty."""
    # Whether another buyer could pay exactly would tell something of the hand.
    exact = table.exact and (table.phase != at.PAYING or table.actor == viewer)
    nothing = vec[u8]([0] * at.VALUES)
    return table.visible(
        exact, nothing, _players(table, viewer, nothing), _magellan(table, viewer), _own_draws(table, viewer)
    )


def _players(table: Table, viewer: i64, nothing: vec[u8]) -> vec[Player]:
    """Hands that the viewer does not see are empty."""
    players = table.player[:]
    seat: i64
    for seat in range(table.seats):
        hand = table.player[seat].hand if sees_hand(table, viewer, seat) else nothing
        players[seat] = table.player[seat].visible(hand)
    return players


def _magellan(table: Table, viewer: i64) -> vec[i64]:
    """secrets.4: cards that others put face down under Magellan are not there."""
    magellan = table.magellan[:]
    ship: i64
    year: i64
    for ship in range(at.MAGELLANS):
        if table.owner_of(ship) != viewer:
            seen = magellan[ship * at.MAGELLAN_SHEET + at.OPEN_STACK]
            for year in range(at.YEARS):
                if seen >> year & 1 == 0:
                    magellan[ship * at.MAGELLAN_SHEET + at.STACK + year] = 0
    return magellan


def _own_draws(table: Table, viewer: i64) -> vec[u8]:
    """Return the values of the viewer's own draws; the others' are covered."""
    drawn = vec[u8]([0] * len(table.drawn))
    story = story_of(table)
    count: i64 = 0
    spot: i64
    for spot in range(len(story.what)):
        if story.what[spot] == DREW:
            if i64(story.seat[spot]) == viewer:
                drawn[count] = story.card[spot]
            count += 1
    return drawn
