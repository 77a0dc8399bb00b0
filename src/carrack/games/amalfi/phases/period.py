"""The end of a period: feeding, the decree, the next period or the end of the game."""

from __future__ import annotations

from mypy_extensions import i64, u8

from carrack.core.api import OVER
from carrack.core.events import NOBODY, Event
from carrack.games.amalfi import language
from carrack.games.amalfi.counting import count
from carrack.games.amalfi.language import ATLAS, COUNCIL, N_BREAD, REFILL, WORKSHOP
from carrack.games.amalfi.layout import (
    BAY,
    BREAD,
    COVERING,
    COVERS_AT,
    DECREE_NEXT,
    DECREES_AT,
    DESTINATIONS,
    DOCKED,
    END_GAMES,
    FEED,
    FEED_NOW,
    FINISHED,
    FIRST_TILE,
    M_END_GAMES,
    M_ENGAGED,
    MASKS,
    NONE,
    P_DECREES,
    P_END_GAME,
    P_HUNGER,
    PASSED,
    PERIODS,
    PORT,
    RIVAL_SHIPS,
    ROW_SIZE,
    RUN,
    SHEET,
    TITLES_SCORED,
)
from carrack.games.amalfi.phases.effects import set_off
from carrack.games.amalfi.phases.optional import can_raise
from carrack.games.amalfi.purse import earn, tell
from carrack.games.amalfi.rows import discard_rightmost, leave, rightmost
from carrack.games.amalfi.stack import pop, push, set_top, top
from carrack.games.amalfi.state import Table

# --- feeding ------------------------------------------------------------------------------------------------


def bread_needed(table: Table, seat: i64) -> i64:
    """What the crews of a seat eat."""
    need = table.parts.feeding + count(table, seat, language.N_BUILT) - table.has_gear(seat, FEED)
    return need if need > 0 else 0


def _can_store(table: Table, seat: i64) -> bool:
    """Whether there is something to turn into bread, and room for it."""
    return table.of(seat, BREAD) < table.granary(seat) and can_raise(table, seat)


def run_feeding(table: Table) -> None:
    """In turn order; who lacks bread and could make some is asked."""
    done = top(table, 2)
    if done == table.seats:
        pop(table)
        push(table, table.rose, language.BEFORE_DECREE, 0)
        return
    seat = (table.rose + done) % table.seats
    table.actor = seat
    if table.of(seat, BREAD) < bread_needed(table, seat) and _can_store(table, seat):
        table.phase = FEED_NOW
    else:
        feed(table)


def feed(table: Table) -> None:
    """All bread up to the need is paid; what is missing costs points."""
    seat = table.actor
    need = bread_needed(table, seat)
    bread = table.of(seat, BREAD)
    paid = bread if bread < need else need
    table.sheet[seat * SHEET + BREAD] -= paid
    tell(table, "fed", seat, "count", paid)
    if paid < need:
        points = (need - paid) * table.parts.hunger
        table.sheet[seat * SHEET + P_HUNGER] += points
        log = table.log
        if log is not None:
            log.append(Event("hungry", int(seat), {"count": int(need - paid), "points": int(points)}))
    set_top(table, 2, top(table, 2) + 1)
    table.phase = RUN


# --- the decree ---------------------------------------------------------------------------------------------


def decree_now(table: Table) -> i64:
    """The decree of this period."""
    return i64(table.board[DECREES_AT + table.period]) - 1


def _bread_is_of_use(table: Table, seat: i64) -> bool:
    """There is a period to come, or more bread would bring this seat points now."""
    if table.period + 1 < PERIODS:
        return True
    parts = table.parts
    decree = decree_now(table)
    i: i64
    first = parts.decree_code[decree]
    for i in range(first, first + parts.decree_size[decree]):
        if parts.scores[2 * i] == N_BREAD:
            return True
    for i in range(END_GAMES):
        if table.mask(seat, M_END_GAMES) >> i & 1 == 1 and parts.end_score[4 * i] == N_BREAD:
            return True
    return False


def run_before_decree(table: Table) -> None:
    """In turn order; who could turn something into bread that is of use is asked."""
    done = top(table, 2)
    if done == table.seats:
        pop(table)
        push(table, table.rose, language.DECREE)
        return
    seat = (table.rose + done) % table.seats
    if _can_store(table, seat) and _bread_is_of_use(table, seat):
        table.actor = seat
        table.phase = DECREE_NEXT
    else:
        set_top(table, 2, done + 1)


def bread_enough(table: Table) -> None:
    """This seat wants no more bread before the decree."""
    set_top(table, 2, top(table, 2) + 1)
    table.phase = RUN


def decree_points(table: Table, seat: i64, decree: i64, period: i64) -> i64:
    """What a decree is worth to a seat in a period."""
    parts = table.parts
    points: i64 = 0
    i: i64
    first = parts.decree_code[decree]
    for i in range(first, first + parts.decree_size[decree]):
        each = parts.scores[2 * i + 1] + parts.decree_bonus[period]
        points += each * count(table, seat, parts.scores[2 * i])
    return points


def run_decree(table: Table) -> None:
    """Everybody scores; then the next period, or the end."""
    pop(table)
    decree = decree_now(table)
    i: i64
    for i in range(table.seats):
        seat = (table.rose + i) % table.seats
        points = decree_points(table, seat, decree, table.period)
        earn(table, seat, points, P_DECREES)
        log = table.log
        if log is not None:
            log.append(Event("decree-scored", int(seat), {"decree": int(decree), "count": int(points)}))
    if table.alone() and _has_lost(table):
        return
    push(table, 0, language.END_PERIOD if table.period + 1 < PERIODS else language.FINISH)


def titles_needed(table: Table) -> i64:
    """Who plays alone needs so many titles at the end of this period."""
    return table.parts.rival_titles[table.rival * PERIODS + table.period]


def _has_lost(table: Table) -> bool:
    needed = titles_needed(table)
    if table.of(0, TITLES_SCORED) >= needed:
        return False
    table.lost = True
    log = table.log
    if log is not None:
        log.append(Event("lost", 0, {"rival": int(table.rival), "count": int(needed)}))
    _stop(table)
    return True


def _stop(table: Table) -> None:
    table.phase = FINISHED
    table.actor = OVER
    tell(table, "over", NOBODY, "", 0)


# --- the next period ----------------------------------------------------------------------------------------


def end_period(table: Table) -> None:
    """Ships come home, a tile covers an evolving destination, rows move on, characters are straightened."""
    pop(table)
    _ships_come_home(table)
    seat: i64
    for seat in range(table.seats):
        table.masks[seat * MASKS + M_ENGAGED] = 0
    push(table, 0, language.BEGIN_PERIOD)
    table.period += 1
    tell(table, "period", NOBODY, "period", table.period + 1)
    discard_rightmost(table, COUNCIL)
    discard_rightmost(table, WORKSHOP)
    _cover(table)


def _ships_come_home(table: Table) -> None:
    place: i64
    seat: i64
    for place in range(DESTINATIONS):
        table.dock[place] = u8(0)
    for seat in range(table.seats):
        at = seat * SHEET
        table.sheet[at + BAY] += table.sheet[at + PORT] + table.sheet[at + DOCKED]
        table.sheet[at + PORT] = 0
        table.sheet[at + DOCKED] = 0
    if table.alone():
        table.rival_ships = RIVAL_SHIPS


def _cover(table: Table) -> None:
    """The rightmost tile covers the evolving destination of the new period."""
    tile = rightmost(table, ATLAS)
    if tile == NONE:
        return
    place = table.period - 1
    leave(table, ATLAS, ROW_SIZE - 1)
    table.tile_at[tile] = u8(COVERING)
    table.board[COVERS_AT + place] = u8(tile + 1)
    log = table.log
    if log is not None:
        args = {"destination": int(FIRST_TILE + tile), "period": int(table.period) + 1}
        log.append(Event("covered", NOBODY, args))
    push(table, 0, REFILL, ATLAS)


def begin_period(table: Table) -> None:
    """Nobody has passed; the holder of the Wind Rose begins."""
    pop(table)
    seat: i64
    table.rose_taken = False
    table.turn = table.rose
    for seat in range(table.seats):
        table.sheet[seat * SHEET + PASSED] = 0
    push(table, table.rose, language.NEXT_TURN, 1)
    if table.period > 0:
        i: i64
        for i in range(table.seats):
            set_off(table, (table.rose + table.seats - 1 - i) % table.seats, language.ON_PERIOD)


# --- the end ------------------------------------------------------------------------------------------------


def end_game_points(table: Table, seat: i64, character: i64) -> i64:
    """What an end-game character brings as things stand."""
    at = character * 4
    score = table.parts.end_score
    points = count(table, seat, score[at]) // score[at + 1] * score[at + 2]
    return points if points < score[at + 3] else score[at + 3]


def finish(table: Table) -> None:
    """End-game characters score, each up to its maximum."""
    pop(table)
    i: i64
    character: i64
    for i in range(table.seats):
        seat = (table.rose + i) % table.seats
        for character in range(END_GAMES):
            if table.mask(seat, M_END_GAMES) >> character & 1 == 1:
                points = end_game_points(table, seat, character)
                earn(table, seat, points, P_END_GAME)
                log = table.log
                if log is not None:
                    args = {"character": int(character), "points": int(points)}
                    log.append(Event("end-game", int(seat), args))
    _stop(table)
