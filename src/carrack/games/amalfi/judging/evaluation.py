"""The evaluation: the points a seat can expect, and what a lead means.

A ship in the bay may still sail, one in a hold may buy: before its owner passes it is worth more than the
bread it brings. What a card or tile is worth grows with the periods left to use it. What is begun
counts as if it were done (`outlook.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core import ranking
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.counting import claimed, count, idle_ships
from carrack.games.amalfi.judging.outlook import as_if_done
from carrack.games.amalfi.judging.weights import W
from carrack.games.amalfi.questions.acquisition import artwork_with
from carrack.games.amalfi.questions.construction import ships_with
from carrack.games.amalfi.questions.discovery import tile_with
from carrack.games.amalfi.questions.end import end_game_points, titles_needed
from carrack.games.amalfi.questions.feeding import bread_needed
from carrack.games.amalfi.questions.grants import DISCOUNT, WHAT
from carrack.games.amalfi.questions.invitation import character_with
from carrack.games.amalfi.resources import discount_of, worth
from carrack.games.amalfi.scoring import points, scores
from carrack.games.amalfi.stack import VERB
from carrack.games.amalfi.table import Table

BREAD_OF_IDLE_SHIP: Final = 3.0
FLEETING: Final = (
    language.N_BREAD,
    language.N_DOCKED,
    language.N_OWN_DOCKS,
    language.N_IN_HOLDS,
    language.N_HOLDS,
    language.N_HAND,
)
"""What changes with every period."""


def _years(table: Table) -> float:
    """Periods to come after this one."""
    return float(at.PERIODS - 1 - table.period)


def fleet_value(table: Table, seat: i64) -> float:
    """Ships: those that can still be used, the cargo in holds, and what was built."""
    years = _years(table)
    value = float(count(table, seat, language.N_BUILT)) * years * W.ship_year
    passed = table.player[seat].passed == 1
    if not passed:
        value += float(idle_ships(table, seat)) * W.bay_ship
    elif years == 0.0:
        return value
    hold: i64
    for hold in range(language.RESOURCES):
        ships = table.player[seat].holds[hold]
        if ships > 0:
            cargo = ships * worth(table, seat, hold)
            useful = wanted(table, seat, hold, cargo)
            value += float(useful) * (W.cargo_kept if passed else W.cargo)
            value += float(cargo - useful) * W.bread_spare
    return value


def wanted(table: Table, seat: i64, hold: i64, cargo: i64) -> i64:
    """Return how much of a cargo there is something to buy with: in the rows, and in the hand."""
    parts = table.parts
    price: i64 = 0
    if ships_with(table, seat) >> hold & 1 == 1:
        price = parts.ship_costs[table.period]
    slot: i64
    for slot in range(at.ROW_SIZE):
        artwork = i64(table.board[at.WORKSHOP_AT + slot]) - 1
        if artwork >= 0 and artwork_with(table, seat, artwork) >> hold & 1 == 1:
            price += parts.art_cost[artwork]
        tile = i64(table.board[at.ATLAS_AT + slot]) - 1
        if tile >= 0 and tile_with(table, seat, tile) >> hold & 1 == 1:
            price += parts.tile_cost[tile]
    cards = table.player[seat].hand
    mine = u8(at.HELD + seat)
    character: i64 = 0
    while price < cargo and cards > 0 and character < at.CHARACTERS:
        if table.char_at[character] == mine:
            cards -= 1
            if character_with(table, seat, character) >> hold & 1 == 1:
                price += parts.char_cost[character]
        character += 1
    return price if price < cargo else cargo


def bread_value(table: Table, seat: i64) -> float:
    """Bread up to the need, and above it; what will be missing costs points.

    Ships that are idle when their owner has passed become bread for nothing; before, some of them will.
    """
    need = float(bread_needed(table, seat))
    have = float(table.player[seat].bread)
    eaten = have if have < need else need
    value = eaten * W.bread_eaten + (have - eaten) * W.bread_spare
    bay = float(table.player[seat].bay)
    if table.player[seat].passed == 1:
        have += BREAD_OF_IDLE_SHIP * bay
    else:
        have += bay
    if have < need:
        value -= (need - have) * float(table.parts.hunger)
    return value


def cards_value(table: Table, seat: i64) -> float:
    """Lighthouses, tiles, characters on the table and in the hand, for the periods left."""
    years = _years(table)
    value = float(count(table, seat, language.N_LIGHTHOUSES)) * (W.light + W.light_year * years)
    value += float(table.player[seat].tiles) * (W.tile + W.tile_year * years)
    value += worths(table, at.FIRST_PERMANENT, table.player[seat].permanents) * W.permanent_year * years
    mine = table.player[seat].engageables
    value += worths(table, at.FIRST_ENGAGEABLE, mine) * W.engageable_year * years
    if table.player[seat].passed == 0:
        value += worths(table, at.FIRST_ENGAGEABLE, mine & ~table.player[seat].engaged) * W.engageable_ready
    character: i64
    for character in range(at.END_GAMES):
        if table.player[seat].end_games >> character & 1 == 1:
            value += end_game_value(table, seat, character)
    return value


def worths(table: Table, first: i64, cards: i64) -> float:
    """Return what a set of characters is worth together (`estimates.py`)."""
    total = 0.0
    while cards != 0:
        if cards & 1 == 1:
            total += table.parts.char_worth[first]
        cards >>= 1
        first += 1
    return total


def end_game_value(table: Table, seat: i64, character: i64) -> float:
    """Return what it would score now, and what may come; what is fleeting says nothing before period IV."""
    noun = table.parts.end_score[character * at.END_SCORE]
    now = 0.0
    if noun not in FLEETING or _years(table) == 0.0:
        eaten = noun == language.N_BREAD and table.phase != at.DECREE_NEXT
        less = bread_needed(table, seat) if eaten else i64(0)
        now = float(end_game_points(table, seat, character, less))
    room = float(table.parts.end_score[character * at.END_SCORE + at.SCORES_AT_MOST]) - now
    more = W.end_game + W.end_game_year * _years(table)
    return now + (more if more < room else room)


def decrees_value(table: Table, seat: i64) -> float:
    """Return the value of this period's decree and of later ones; what does not last counts only now."""
    value = 0.0
    parts = table.parts
    period: i64
    i: i64
    for period in range(table.period, at.PERIODS):
        decree = i64(table.board[at.DECREES_AT + period]) - 1
        if decree < 0:
            continue
        first = parts.decree_code[decree]
        for i in range(first, first + parts.decree_size[decree]):
            noun = parts.score_noun[i]
            each = float(parts.score_points[i] + parts.decree_bonus[period])
            if period > table.period:
                if noun not in FLEETING:
                    value += each * W.later_decree * float(count(table, seat, noun))
            elif noun == language.N_BREAD and table.phase != at.DECREE_NEXT:
                spare = table.player[seat].bread - bread_needed(table, seat)
                value += each * float(spare if spare > 0 else i64(0))
            else:
                value += each * float(count(table, seat, noun))
    return value


def titles_value(table: Table, seat: i64) -> float:
    """Titles half done: the nearer, the more they count."""
    if table.player[seat].titles >= table.parts.cubes:
        return 0.0
    value = 0.0
    weight = W.title + W.title_year * _years(table)
    slot: i64
    place: i64
    for slot in range(at.TITLES_IN_PLAY):
        title = i64(table.board[at.TITLES_AT + slot]) - 1
        if title < 0:
            continue
        place = 0
        mine = False
        while place < at.MOST_SEATS and table.board[at.CUBES_AT + slot * at.MOST_SEATS + place] > 0:
            if i64(table.board[at.CUBES_AT + slot * at.MOST_SEATS + place]) == seat + 1:
                mine = True
            place += 1
        if mine or place >= at.MOST_SEATS:
            continue
        done = title_share(table, seat, title)
        prize = float(table.parts.title_points[title * at.MOST_SEATS + place])
        if table.alone():
            prize += W.needed_title
        value += prize * done * done * weight
    return value


def title_share(table: Table, seat: i64, title: i64) -> float:
    """Return how much of what a title asks for is there."""
    parts = table.parts
    first = parts.title_code[title]
    size = parts.title_size[title]
    share = 0.0
    i: i64
    for i in range(first, first + size):
        have = claimed(table, seat, parts.need_noun[i])
        need = parts.need_count[i]
        if parts.need_noun[i] == language.N_FLEET:
            have -= parts.ships_in_bay
            need -= parts.ships_in_bay
        share += 1.0 if have >= need else float(have) / float(need)
    return share / float(size)


# --- cards in the hand, purchases granted -------------------------------------------------------------------


def character_value(table: Table, seat: i64, character: i64) -> float:
    """Return what a character would be worth on the table."""
    years = _years(table)
    if character < at.FIRST_IMMEDIATE:
        return end_game_value(table, seat, character)
    brings = table.parts.char_worth[character]
    if character < at.FIRST_PERMANENT:
        return brings * W.immediate
    if character < at.FIRST_ENGAGEABLE:
        return brings * W.permanent_year * years
    return brings * (W.engageable_year * years + W.engageable_ready)


def hand_value(table: Table, seat: i64) -> float:
    """Cards that may be invited: the more they would bring beyond their price, the better."""
    cards = table.player[seat].hand
    if cards == 0:
        return 0.0
    value = float(cards) * W.card
    mine = u8(at.HELD + seat)
    character: i64 = 0
    while cards > 0 and character < at.CHARACTERS:
        if table.char_at[character] == mine:
            cards -= 1
            gain = character_value(table, seat, character) - float(table.parts.char_cost[character])
            if gain > 0.0:
                value += gain * W.card_gain
        character += 1
    return value


def granted_value(table: Table, seat: i64) -> float:
    """Purchases that an effect allows at once."""
    value = 0.0
    i: i64
    for i in range(table.depth):
        spot = i * at.ITEM
        if table.stack[spot] == seat and table.stack[spot + VERB] == language.GRANT:
            value += W.grant + float(discount_of(table.stack[spot + DISCOUNT])) * W.grant_less
            if table.stack[spot + WHAT] >= language.GRANT_NAVIGATE:
                value += W.grant_visit
    return value


def expected_points(table: Table, seat: i64) -> float:
    """Return roughly the points a seat will end with, without what all have alike."""
    value = float(points(table, seat)) + fleet_value(table, seat) + bread_value(table, seat)
    value += cards_value(table, seat) + decrees_value(table, seat) + titles_value(table, seat)
    return value + hand_value(table, seat) + granted_value(table, seat)


def rewards_into(table: Table, row: vec[float]) -> None:
    """Write each seat's share of the win: 1 for a sure one, 0 for none; after the end with a little for the
    lead in points. Alone, write how good the result is or may be."""
    if table.alone():
        row[0] = _alone(table)
    elif table.phase == at.FINISHED:
        ranking.rewards_into(row, scores(table), W.spread)
    else:
        table = as_if_done(table)
        seat: i64
        for seat in range(table.seats):
            row[seat] = expected_points(table, seat)
        ranking.likely_shares_into(row, table.seats, W.spread)


def _alone(table: Table) -> float:
    """Return 0 for a game lost to the rival, else a value that grows with the points."""
    if table.lost:
        return 0.0
    if table.phase == at.FINISHED:
        expected = float(points(table, 0))
    else:
        table = as_if_done(table)
        expected = expected_points(table, 0)
        if table.player[0].titles < titles_needed(table):
            expected -= W.needed_title
    return 1.0 / (1.0 + exp((W.alone_goal - expected) / W.alone_spread))
