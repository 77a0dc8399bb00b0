"""Who stands how well: the points a seat can expect, and what a lead means.

A ship in the bay may still sail, one in a hold may buy: before its owner passes it is worth more than the
bread it brings. What a card or tile is worth grows with the periods left to use it. What is begun (a payment,
ships to be sent) counts as if it were done.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from carrack.core.standing import likely_share, share_of_win
from carrack.games.amalfi import language
from carrack.games.amalfi.counting import bits, count, idle_ships
from carrack.games.amalfi.language import BREAD_PRICE, N_BUILT, N_LIGHTHOUSES
from carrack.games.amalfi.phases.period import bread_needed, decree_points, end_game_points, titles_needed
from carrack.games.amalfi.purse import worth
from carrack.games.amalfi.scoring import points, scores
from carrack.games.amalfi.state import (
    BAY,
    BREAD,
    CUBES_AT,
    DECREES_AT,
    END_GAMES,
    FINISHED,
    FIRST_ENGAGEABLE,
    FIRST_IMMEDIATE,
    FIRST_PERMANENT,
    HAND,
    HOLDS,
    ITEM,
    LIGHTS,
    M_END_GAMES,
    M_ENGAGEABLES,
    M_ENGAGED,
    M_PERMANENTS,
    MOST_SEATS,
    PASSED,
    PERIODS,
    PORT,
    TILES_OWNED,
    TITLES_AT,
    TITLES_IN_PLAY,
    TITLES_SCORED,
    YARD,
    Table,
)

SPREAD: Final = 14.0
"""A lead of so many points makes a win about three times as likely as not."""
BAY_SHIP: Final = 5.5
CARGO: Final = 3.0
"""What a ship gains by lying in a hold, before its owner passes; and after it, if a period follows."""
CARGO_KEPT: Final = 2.2
SHIP_YEAR: Final = 4.1
"""What a built ship brings each period, its bread deducted."""
LIGHT: Final = 0.8
LIGHT_YEAR: Final = 0.9
TILE: Final = 0.3
TILE_YEAR: Final = 1.6
CARD: Final = 0.8
CARD_YEAR: Final = 0.25
PERMANENT: Final = 0.6
PERMANENT_YEAR: Final = 1.9
ENGAGEABLE_YEAR: Final = 2.6
END_GAME: Final = 1.2
END_GAME_YEAR: Final = 2.0
LATER_DECREE: Final = 0.9
TITLE: Final = 0.35
TITLE_YEAR: Final = 0.12
NEEDED_TITLE: Final = 25.0
"""Alone, a title that the rival asks for."""
BREAD_EATEN: Final = 0.9
BREAD_SPARE: Final = 0.55
BONUS: Final = 1.5
"""What an artwork's bonus or a granted purchase is worth on top."""
IMMEDIATE: Final = 5.0
PAID: Final = 1.0
"""What one resource of a price costs."""
ALONE_GOAL: Final = 150.0
ALONE_SPREAD: Final = 40.0


def _years(table: Table) -> float:
    """Periods to come after this one."""
    return float(PERIODS - 1 - table.period)


def fleet_value(table: Table, seat: i64) -> float:
    """Ships: those that can still be used, the cargo in holds, and what was built."""
    years = _years(table)
    bay = float(table.of(seat, BAY))
    held = float(idle_ships(table, seat)) - bay
    value = float(count(table, seat, N_BUILT)) * years * SHIP_YEAR
    if table.of(seat, PASSED) == 0:
        return value + bay * BAY_SHIP + held * (BAY_SHIP + CARGO)
    return value + (held * CARGO_KEPT if years > 0.0 else 0.0)


def bread_value(table: Table, seat: i64) -> float:
    """Bread up to the need, and above it; what is missing after the pass costs points."""
    need = float(bread_needed(table, seat))
    have = float(table.of(seat, BREAD))
    eaten = have if have < need else need
    value = eaten * BREAD_EATEN + (have - eaten) * BREAD_SPARE
    if have < need:
        missing = need - have
        if table.of(seat, PASSED) == 1:
            missing -= 3.0 * float(idle_ships(table, seat)) + float(table.of(seat, HAND))
        if missing > 0.0:
            weight = 1.0 if table.of(seat, PASSED) == 1 else 0.4
            value -= missing * float(table.parts.hunger) * weight
    return value


def cards_value(table: Table, seat: i64) -> float:
    """Lighthouses, tiles, characters on the table and in the hand, for the periods left."""
    years = _years(table)
    value = float(count(table, seat, N_LIGHTHOUSES)) * (LIGHT + LIGHT_YEAR * years)
    value += float(table.of(seat, TILES_OWNED)) * (TILE + TILE_YEAR * years)
    value += float(table.of(seat, HAND)) * (CARD + CARD_YEAR * years)
    value += float(bits(table.mask(seat, M_PERMANENTS))) * (PERMANENT + PERMANENT_YEAR * years)
    value += float(bits(table.mask(seat, M_ENGAGEABLES))) * ENGAGEABLE_YEAR * years
    if table.of(seat, PASSED) == 0:
        ready = table.mask(seat, M_ENGAGEABLES) & ~table.mask(seat, M_ENGAGED)
        value += float(bits(ready)) * ENGAGEABLE_YEAR
    character: i64
    for character in range(END_GAMES):
        if table.mask(seat, M_END_GAMES) >> character & 1 == 1:
            value += end_game_value(table, seat, character)
    return value


def end_game_value(table: Table, seat: i64, character: i64) -> float:
    """What it would score now, and what may come."""
    now = float(end_game_points(table, seat, character))
    room = float(table.parts.end_score[character * 4 + 3]) - now
    more = END_GAME + END_GAME_YEAR * _years(table)
    return now + (more if more < room else room)


def decrees_value(table: Table, seat: i64) -> float:
    """This period's decree and those to come, as things stand."""
    value = 0.0
    period: i64
    for period in range(table.period, PERIODS):
        decree = i64(table.board[DECREES_AT + period]) - 1
        if decree < 0:
            continue
        worth = float(decree_points(table, seat, decree, period))
        value += worth if period == table.period else worth * LATER_DECREE
    return value


def titles_value(table: Table, seat: i64) -> float:
    """Titles half done: the nearer, the more they count."""
    if table.of(seat, TITLES_SCORED) >= table.parts.cubes:
        return 0.0
    value = 0.0
    weight = TITLE + TITLE_YEAR * _years(table)
    slot: i64
    place: i64
    for slot in range(TITLES_IN_PLAY):
        title = i64(table.board[TITLES_AT + slot]) - 1
        if title < 0:
            continue
        place = 0
        mine = False
        while place < MOST_SEATS and table.board[CUBES_AT + slot * MOST_SEATS + place] > 0:
            if i64(table.board[CUBES_AT + slot * MOST_SEATS + place]) == seat + 1:
                mine = True
            place += 1
        if mine or place >= MOST_SEATS:
            continue
        done = title_share(table, seat, title)
        prize = float(table.parts.title_points[title * MOST_SEATS + place])
        if table.alone():
            prize += NEEDED_TITLE
        value += prize * done * done * weight
    return value


def title_share(table: Table, seat: i64, title: i64) -> float:
    """How much of what a title asks for is there."""
    parts = table.parts
    first = parts.title_code[title]
    size = parts.title_size[title]
    share = 0.0
    i: i64
    for i in range(first, first + size):
        have = count(table, seat, parts.needs[2 * i])
        need = parts.needs[2 * i + 1]
        share += 1.0 if have >= need else float(have) / float(need)
    return share / float(size)


# --- what is begun ------------------------------------------------------------------------------------------


def character_value(table: Table, seat: i64, character: i64) -> float:
    """What a character on the table is worth, before it is there."""
    years = _years(table)
    if character < FIRST_IMMEDIATE:
        return end_game_value(table, seat, character)
    if character < FIRST_PERMANENT:
        return IMMEDIATE
    if character < FIRST_ENGAGEABLE:
        return PERMANENT + PERMANENT_YEAR * years
    return ENGAGEABLE_YEAR * (years + 1.0)


def begun_value(table: Table, seat: i64) -> float:
    """What stands on the stack for this seat, as if it were done."""
    value = 0.0
    bay = table.of(seat, BAY)
    years = _years(table)
    parts = table.parts
    i: i64
    for i in range(table.depth):
        at = i * ITEM
        if table.stack[at] != seat:
            continue
        verb = table.stack[at + 1]
        a = table.stack[at + 2]
        if verb == language.SEND:
            ships = table.stack[at + 3] if table.stack[at + 3] < bay else bay
            bay -= ships
            value += float(ships) * CARGO
        elif verb == language.TAKE:
            value += float(a) * (CARD + CARD_YEAR * years)
        elif verb == language.ERECT:
            if table.of(seat, LIGHTS) > 0:
                value += float(a) * (LIGHT + LIGHT_YEAR * years)
            else:
                value += float(parts.no_lighthouse_points)
        elif verb == language.STRAIGHTEN:
            engaged = bits(table.mask(seat, M_ENGAGED))
            value += float(a if a < engaged else engaged) * ENGAGEABLE_YEAR
        elif verb == language.GAIN_BREAD:
            value += float(a) * BREAD_SPARE
        elif verb == language.GAIN_POINTS:
            value += float(a)
        elif verb == language.RECALL:
            ships = a if a < table.of(seat, PORT) else table.of(seat, PORT)
            value += float(ships) * BAY_SHIP
        elif verb == language.BUILD:
            ships = a if a < table.of(seat, YARD) else table.of(seat, YARD)
            value += float(ships) * years * SHIP_YEAR
        elif verb == language.GRANT:
            value += BONUS + float(table.stack[at + 4]) * 0.5
        elif verb == language.PAYMENT:
            value -= _payment(table, seat, at)
        elif verb == language.OWN_ARTWORK:
            value += float(parts.art_points[a]) + BONUS
        elif verb == language.OWN_TILE:
            value += float(parts.tile_points[a]) + TILE + TILE_YEAR * years
        elif verb == language.OWN_CHARACTER:
            value += character_value(table, seat, a)
        elif verb == language.TURN_CHARACTER:
            value -= ENGAGEABLE_YEAR
    return value


def _payment(table: Table, seat: i64, at: i64) -> float:
    """What is still to be paid: by cargo, or dearer by ships of the bay."""
    due = table.due if table.due > 0 else table.stack[at + 2]
    if table.stack[at + 3] == BREAD_PRICE:
        return float(due) * BREAD_EATEN
    cargo = 0.0
    hold: i64
    for hold in range(language.RESOURCES):
        if table.stack[at + 3] >> hold & 1 == 1:
            cargo += float(table.of(seat, HOLDS + hold)) * float(worth(table, seat, hold))
    by_cargo = float(due) if float(due) < cargo else cargo
    return by_cargo * PAID + (float(due) - by_cargo) * BAY_SHIP / 3.0


def expected_points(table: Table, seat: i64) -> float:
    """The points a seat will end with, roughly, but for what all have alike."""
    value = float(points(table, seat)) + fleet_value(table, seat) + bread_value(table, seat)
    value += cards_value(table, seat) + decrees_value(table, seat) + titles_value(table, seat)
    return value + begun_value(table, seat)


def evaluate(table: Table, seat: i64) -> float:
    """A seat's share of the win: 1 for a sure one, 0 for none; alone, how good the result is or may be."""
    if table.alone():
        return _alone(table)
    if table.phase == FINISHED:
        return share_of_win(scores(table), seat)
    return likely_share([expected_points(table, other) for other in range(table.seats)], seat, SPREAD)


def _alone(table: Table) -> float:
    """Nothing for a game lost to the rival; else the more points, the better."""
    if table.lost:
        return 0.0
    if table.phase == FINISHED:
        expected = float(points(table, 0))
    else:
        expected = expected_points(table, 0)
        if table.of(0, TITLES_SCORED) < titles_needed(table):
            expected -= NEEDED_TITLE
    return 1.0 / (1.0 + exp((ALONE_GOAL - expected) / ALONE_SPREAD))
