"""The public part of a seat, for the page."""

from __future__ import annotations

import msgspec

from carrack.core.places import place
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.choices import Names
from carrack.games.amalfi.questions.construction import ships_price, ships_with
from carrack.games.amalfi.questions.end import end_game_points
from carrack.games.amalfi.questions.feeding import bread_needed
from carrack.games.amalfi.resources import worth
from carrack.games.amalfi.scoring import points
from carrack.games.amalfi.showing.page_setup import RESOURCES, Paid, Resource, paid_in
from carrack.games.amalfi.table import Table


class Ships(msgspec.Struct, frozen=True):
    """Ships in a bay or a port, and the bread or resource that one of the bay brings in an emergency."""

    place: str
    ships: int
    worth: int


class Hold(msgspec.Struct, frozen=True):
    """A hold, and what a ship in it is worth."""

    place: str
    hold: Resource
    ships: int
    worth: int


class Yard(msgspec.Struct, frozen=True):
    """Ships not built yet, and what the first so many of them cost together."""

    place: str
    ships: int
    prices: list[int]
    printed: int
    paid: list[Paid]


class Granary(msgspec.Struct, frozen=True):
    """Bread, its room, and what the crews eat at the end of the period."""

    place: str
    bread: int
    room: int
    due: int


class Invited(msgspec.Struct, frozen=True):
    """A character on the table."""

    place: str
    id: str
    engaged: bool
    now: int
    """What an end-game character would bring now."""


class Artwork(msgspec.Struct, frozen=True):
    """An artwork that somebody owns."""

    place: str
    id: str


class AmalfiSeat(msgspec.Struct, frozen=True):
    """The public part of a seat."""

    place: str
    points: int
    total: int
    """With what end-game characters would bring now."""
    bay: Ships
    port: Ships
    holds: list[Hold]
    yard: Yard
    granary: Granary
    lights: int
    """Lighthouses not erected yet."""
    docked: int
    hand: int
    known: list[str]
    """Cards of another hand that the viewer knows."""
    pack: str
    passed: bool
    titles: int
    artworks: list[Artwork]
    people: list[Invited]
    tiles: list[str]
    """The destinations it has discovered: their docks are among all docks."""


def seat_of(table: Table, names: Names, seat: int, viewer: int) -> AmalfiSeat:
    """Return what everybody sees of a seat."""
    me = table.player[seat]
    ends = [
        int(end_game_points(table, seat, card)) for card in range(at.END_GAMES) if me.end_games >> card & 1
    ]
    owned = at.OWNED + seat
    over = table.phase == at.FINISHED
    pack = int(me.pack)
    return AmalfiSeat(
        place=place("seat", seat=seat),
        points=int(points(table, seat)),
        total=int(points(table, seat)) + (0 if over else sum(ends)),
        bay=Ships(place("bay", seat=seat), int(me.bay), int(worth(table, seat, language.SUPPLY_HOLD))),
        port=Ships(place("port", seat=seat), int(me.port), 0),
        holds=[
            Hold(place("hold", name, seat), name, int(me.holds[hold]), int(worth(table, seat, hold)))
            for hold, name in enumerate(RESOURCES)
        ],
        yard=Yard(
            place=place("yard", seat=seat),
            ships=int(me.yard),
            prices=[int(ships_price(table, seat, count + 1, 0)) for count in range(int(me.yard))],
            printed=int(table.parts.ship_costs[table.period]),
            paid=paid_in(int(ships_with(table, seat))),
        ),
        granary=Granary(
            place=place("granary", seat=seat),
            bread=int(me.bread),
            room=int(table.granary(seat)),
            due=int(bread_needed(table, seat)),
        ),
        lights=int(me.lights),
        docked=int(me.docked),
        hand=int(me.hand),
        known=known_of(table, names, seat, viewer),
        pack="" if pack == at.NONE else names.packs[pack],
        passed=bool(me.passed),
        titles=int(me.titles),
        artworks=[
            Artwork(place("artwork", names.artworks[i]), names.artworks[i])
            for i, where in enumerate(table.art_at)
            if where == owned
        ],
        people=[_invited(table, names, seat, i) for i, where in enumerate(table.char_at) if where == owned],
        tiles=[
            names.destinations[at.FIRST_TILE + i] for i, where in enumerate(table.tile_at) if where == owned
        ],
    )


def known_of(table: Table, names: Names, seat: int, viewer: int) -> list[str]:
    """Return the cards of another's hand that the viewer knows."""
    if seat == viewer or table.alone():
        return []
    return [names.characters[i] for i, where in enumerate(table.char_at) if where == at.HELD + seat]


def _invited(table: Table, names: Names, seat: int, card: int) -> Invited:
    engaged = card >= at.FIRST_ENGAGEABLE and table.player[seat].engaged >> (card - at.FIRST_ENGAGEABLE) & 1
    return Invited(
        place=place("character", names.characters[card]),
        id=names.characters[card],
        engaged=bool(engaged),
        now=int(end_game_points(table, seat, card)) if card < at.END_GAMES else 0,
    )
