"""The rival of a solo game: what it does after each main action."""

from __future__ import annotations

from mypy_extensions import i64, u8

from carrack.core.events import NOBODY, Event
from carrack.games.amalfi import language
from carrack.games.amalfi.language import ANY_HOLD, ATLAS, COUNCIL, DISCOVERY, SEND, WORKSHOP
from carrack.games.amalfi.layout import (
    A_ACQUISITION,
    A_CONSTRUCTION,
    A_DISCOVERY,
    A_ENGAGEMENT,
    A_INVITATION,
    A_NAVIGATION,
    CLAUSE,
    EVOLVING,
    FIRST_EVOLVING,
    NONE,
    PUBLIC,
    RIVAL_MARK,
    WITH,
)
from carrack.games.amalfi.rows import discard_rightmost, rightmost
from carrack.games.amalfi.stack import pop, push, top
from carrack.games.amalfi.state import Table


def react(table: Table) -> None:
    """The answer to a main action."""
    action = top(table, 2)
    pop(table)
    if action == A_NAVIGATION:
        _send_ships(table)
    elif action == A_ENGAGEMENT:
        _send_to_evolving(table)
    elif action == A_CONSTRUCTION:
        _erect(table)
    elif action == A_ACQUISITION:
        discard_rightmost(table, WORKSHOP)
    elif action == A_DISCOVERY:
        discard_rightmost(table, ATLAS)
    elif action == A_INVITATION:
        discard_rightmost(table, COUNCIL)


def _tell(table: Table, kind: str, place: i64) -> None:
    log = table.log
    if log is not None:
        log.append(Event(kind, NOBODY, {"destination": int(place), "rival": int(table.rival)}))


def _is_wanted(table: Table, place: i64, artwork: i64) -> bool:
    """Whether a public destination matches an artwork's price, or its bonus if this rival looks at it."""
    parts = table.parts
    resources = parts.base_gear[WITH + parts.art_kind[artwork]] | parts.art_also[artwork]
    if parts.dest_plain[place] & resources != 0:
        return True
    if parts.rival_bonus[table.rival] == 0:
        return False
    at = parts.art_code[artwork] * CLAUSE
    verb = parts.code[at]
    if verb != SEND:
        return parts.dest_gives[place] >> verb & 1 == 1
    hold = parts.code[at + 1]
    return hold != ANY_HOLD and parts.dest_plain[place] >> hold & 1 == 1


def _dock(table: Table, place: i64) -> None:
    table.dock[place] = u8(RIVAL_MARK)
    table.rival_ships -= 1
    _tell(table, "rival-ship", place)


def _send_ships(table: Table) -> None:
    """Ships to all free public destinations that match the rightmost artwork, in the order of the board."""
    artwork = rightmost(table, WORKSHOP)
    if artwork == NONE:
        return
    arrived: i64 = 0
    one: i64 = 1
    place: i64
    for place in range(PUBLIC):
        if table.rival_ships > 0 and table.dock[place] == 0 and _is_wanted(table, place, artwork):
            _dock(table, place)
            arrived |= one << place
    # The first of them is asked about first.
    for place in range(PUBLIC - 1, -1, -1):
        if arrived >> place & 1 == 1:
            push(table, 0, language.USE_LIGHTHOUSE, place)


def _send_to_evolving(table: Table) -> None:
    """A ship to the topmost free evolving destination."""
    place: i64
    for place in range(FIRST_EVOLVING, FIRST_EVOLVING + EVOLVING):
        if table.dock[place] == 0:
            if table.rival_ships > 0:
                _dock(table, place)
                push(table, 0, language.USE_LIGHTHOUSE, place)
            return


def _erect(table: Table) -> None:
    """Lighthouses to all free slots of public destinations that match the rightmost tile."""
    tile = rightmost(table, ATLAS)
    if tile == NONE:
        return
    parts = table.parts
    resources = parts.base_gear[WITH + DISCOVERY] | parts.tile_also[tile]
    place: i64
    for place in range(PUBLIC):
        if table.rival_lights > 0 and table.light[place] == 0 and parts.dest_plain[place] & resources != 0:
            table.light[place] = u8(RIVAL_MARK)
            table.rival_lights -= 1
            _tell(table, "rival-lighthouse", place)
