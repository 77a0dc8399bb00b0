"""What is legal, why not, and what follows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE
from carrack.games.amerigo import actions
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.draws import chance_into, chance_refusal, chance_step
from carrack.games.amerigo.flow import settle
from carrack.games.amerigo.masks import SIDE, SQUARES
from carrack.games.amerigo.phases import build, choose, market, plan, ships, tracks
from carrack.games.amerigo.purse import open_chest, use_gold_token
from carrack.games.amerigo.state import Table
from carrack.games.amerigo.tiles import TURNS
from carrack.games.amerigo.tokens import CUBE_POINTS, GOLD_3, GOLD_5, SHIPS_8

# --- a single number ------------------------------------------------------------------------------------


def refusal(table: Table, number: i64) -> i64:
    """FINE when the actor may pick this number, else the reason."""
    if table.actor == CHANCE:
        return chance_refusal(table, number)
    phase = table.phase
    if number <= actions.CUBE_POINTS:
        return choice_refusal(table, number) if phase == at.CHOOSE else why.NO_ACTION_TO_CHOOSE
    if number < actions.ADVANCE:
        return reserve_refusal(table, number)
    if number < actions.JUMP:
        return (
            tracks.advance_refusal(table, number - actions.ADVANCE) if phase == at.ADVANCE else why.NO_TRACK
        )
    if number == actions.JUMP:
        return tracks.jump_refusal(table) if phase == at.ADVANCE else why.NO_TRACK
    if number < actions.PLAN:
        return (
            tracks.take_refusal(table, number - actions.TAKE) if phase == at.TAKE_TOKEN else why.NO_TOKEN_DUE
        )
    if number < actions.BUILD:
        return plan.plan_refusal(table, number - actions.PLAN) if phase == at.PLAN else why.NO_PLANNING
    if number < actions.BUY:
        return build.build_refusal(table, number - actions.BUILD) if phase == at.BUILD else why.NO_BUILDING
    if number < actions.SHIP:
        return market.buy_refusal(table, number - actions.BUY) if phase == at.BUY else why.NO_BUYING
    if number < actions.ESTABLISH:
        return (
            ships.pick_refusal(table, number - actions.SHIP) if phase == at.PICK_SHIP else why.NO_SHIP_TO_PICK
        )
    if number <= actions.LEAVE:
        return why.FINE if phase == at.POST else why.NO_POST_ASKED
    if number == actions.DONE:
        return why.FINE if phase in (at.PLAN, at.BUILD, at.BUY, at.PICK_SHIP) else why.NOTHING_TO_END
    if number >= actions.LAY:
        return build.lay_refusal(table, number - actions.LAY) if phase == at.LAY else why.NOTHING_TO_LAY
    if phase not in (at.PLACE_SHIP, at.SAIL):
        return why.NOTHING_TO_SAIL
    return ships.sail_refusal(table, place_of(number))


def place_of(number: i64) -> i64:
    """Where a ship goes by this number: a square, or SQUARES + a frame space."""
    return number - actions.TO_SQUARE if number >= actions.TO_SQUARE else SQUARES + number - actions.TO_FRAME


def choice_refusal(table: Table, number: i64) -> i64:
    """An action of this phase, or what one may do instead."""
    if number < at.COLOURS:
        return choose.colour_refusal(table, number)
    if number == actions.SPECIAL:
        return choose.special_refusal(table)
    return why.FINE if number == actions.GOLD else token_refusal(table, CUBE_POINTS)


def token_refusal(table: Table, token: i64) -> i64:
    """A token that works once must be the seat's, and not be turned over."""
    if table.of(table.actor, at.OWNED) >> token & 1 == 0:
        return why.TOKEN_NOT_OWNED
    return why.FINE if table.owns(table.actor, token) else why.TOKEN_USED


def reserve_refusal(table: Table, number: i64) -> i64:
    """Chests and tokens for gold at any decision, the token for ships while they sail."""
    if number == actions.CHEST:
        return why.FINE if table.of(table.actor, at.CHESTS) > 0 else why.NO_CHEST
    if number == actions.USE_SHIPS_8:
        reason = token_refusal(table, SHIPS_8)
        return reason if reason != why.FINE else ships.speed_refusal(table)
    return token_refusal(table, GOLD_3 if number == actions.USE_GOLD_3 else GOLD_5)


# --- all numbers ----------------------------------------------------------------------------------------


def legal_into(table: Table, row: vec[i64]) -> i64:
    """Write the legal numbers, ascending; return how many."""
    if table.actor == CHANCE:
        return chance_into(table, row, False)
    phase = table.phase
    n: i64 = 0
    i: i64
    if phase == at.CHOOSE:
        for i in range(actions.CUBE_POINTS + 1):
            if choice_refusal(table, i) == why.FINE:
                row[n] = i
                n += 1
    for i in range(actions.CHEST, actions.ADVANCE):
        if reserve_refusal(table, i) == why.FINE:
            row[n] = i
            n += 1
    if phase in (at.PLACE_SHIP, at.SAIL):
        return ships.places_into(table, row, n)
    if phase == at.ADVANCE:
        return tracks.advances_into(table, row, n)
    if phase == at.TAKE_TOKEN:
        return tracks.takes_into(table, row, n)
    if phase == at.LAY:
        return build.places_into(table, row, n)
    if phase == at.POST:
        row[n] = actions.ESTABLISH
        row[n + 1] = actions.LEAVE
        return n + 2
    if phase == at.CHOOSE:
        return n
    if phase == at.PLAN:
        n = plan.plans_into(table, row, n)
    elif phase == at.BUILD:
        n = build.builds_into(table, row, n)
    elif phase == at.BUY:
        n = market.buys_into(table, row, n)
    else:
        for i in range(at.SHIPS):
            row[n] = actions.SHIP + i
            n += 1
    row[n] = actions.DONE
    return n + 1


def worthwhile_into(table: Table, row: vec[i64]) -> i64:
    """Write the legal numbers without tiles to plan that nobody can build: in the last phase of the game."""
    n = legal_into(table, row)
    if table.round + 1 < at.ROUNDS or table.colour != at.WHITE or table.phase not in (at.CHOOSE, at.PLAN):
        return n
    kept: i64 = 0
    i: i64
    for i in range(n):
        if not _plans(table, row[i]):
            row[kept] = row[i]
            kept += 1
    return kept


def _plans(table: Table, number: i64) -> bool:
    """Whether a number plans a tile, or begins an action that does nothing else."""
    if number == actions.SPECIAL and table.phase == at.CHOOSE:
        return choose.colour_under_disc(table, table.actor) == at.RED
    return number == actions.ACT + at.RED or actions.PLAN <= number < actions.BUILD


def weights_into(table: Table, row: vec[i64]) -> i64:
    """Write the weight of each legal number of chance."""
    return chance_into(table, row, True)


def candidates_into(table: Table, row: vec[i64]) -> i64:
    """Write every number a person could try, from the actions of all colours to land a tile does not fit."""
    if table.actor == CHANCE:
        return chance_into(table, row, False)
    phase = table.phase
    if phase in (at.PICK_SHIP, at.POST, at.PLACE_SHIP):
        return legal_into(table, row)
    n: i64 = 0
    i: i64
    if phase == at.CHOOSE:
        n = _some_into(actions.ACT, actions.CUBE_POINTS + 1 - actions.ACT, row, n)
    for i in range(actions.CHEST, actions.ADVANCE):
        if reserve_refusal(table, i) in (why.FINE, why.TOKEN_USED, why.NO_SHIPS_TO_SPEED):
            row[n] = i
            n += 1
    if phase == at.ADVANCE:
        n = _some_into(actions.ADVANCE, tracks.steps_left(table) + 1, row, n)
        if table.action == at.WHITE:
            n = _some_into(actions.JUMP, 1, row, n)
    elif phase == at.TAKE_TOKEN:
        n = tracks.takes_into(table, row, n)
    elif phase == at.PLAN:
        n = _some_into(actions.PLAN, at.SHAPES, row, n)
    elif phase == at.BUY:
        n = _some_into(actions.BUY, at.KINDS, row, n)
    elif phase == at.BUILD:
        for i in range(at.SHAPES):
            if table.of(table.actor, at.PLANNED + i) > 0:
                row[n] = actions.BUILD + i
                n += 1
    elif phase == at.SAIL:
        return _waters_into(table, row, n)
    elif phase == at.LAY:
        return _lands_into(table, row, n)
    if phase in (at.PLAN, at.BUY, at.BUILD):
        row[n] = actions.DONE
        n += 1
    return n


def _some_into(first: i64, count: i64, row: vec[i64], n: i64) -> i64:
    i: i64
    for i in range(count):
        row[n] = first + i
        n += 1
    return n


def _waters_into(table: Table, row: vec[i64], n: i64) -> i64:
    """All water there is: some of it too far away or taken."""
    geography = table.map()
    n = _some_into(actions.TO_FRAME, geography.frames, row, n)
    square: i64
    for square in range(SQUARES):
        if geography.water[square // SIDE] >> (square % SIDE) & 1 == 1:
            row[n] = actions.TO_SQUARE + square
            n += 1
    return n


def _lands_into(table: Table, row: vec[i64], n: i64) -> i64:
    """All free land, in all turns that differ: some of it off the chain, or too small."""
    turns = table.parts.shapes.turns[build.shape_of(table.tile)]
    square: i64
    for square in range(SQUARES):
        if table.masks[at.FREE + square // SIDE] >> (square % SIDE) & 1 == 1:
            n = _some_into(actions.LAY + square * TURNS, turns, row, n)
    return n


# --- what follows ---------------------------------------------------------------------------------------


def step(table: Table, number: i64) -> None:
    """Carry out a legal number, and all that follows without an answer."""
    if number >= actions.TILE:
        chance_step(table, number)
    elif number >= actions.LAY:
        build.lay(table, number - actions.LAY)
    elif number >= actions.TO_FRAME:
        if table.phase == at.PLACE_SHIP:
            ships.place_ship(table, number - actions.TO_FRAME)
        else:
            ships.sail(table, place_of(number))
    elif number < actions.SPECIAL:
        choose.begin_action(table, number - actions.ACT, False)
    elif number < actions.ADVANCE:
        _instead_or_reserve(table, number)
    elif number < actions.JUMP:
        tracks.advance(table, number - actions.ADVANCE)
    elif number == actions.JUMP:
        tracks.jump(table)
    elif number < actions.PLAN:
        tracks.take_token(table, number - actions.TAKE)
    elif number < actions.BUILD:
        plan.plan(table, number - actions.PLAN)
    elif number < actions.BUY:
        build.take_up(table, number - actions.BUILD)
    elif number < actions.SHIP:
        market.buy(table, number - actions.BUY)
    elif number < actions.ESTABLISH:
        ships.pick_ship(table, number - actions.SHIP)
    elif number == actions.ESTABLISH:
        ships.establish(table)
    elif number == actions.LEAVE:
        ships.ship_finished(table)
    else:
        choose.end_action(table)
    settle(table)


def _instead_or_reserve(table: Table, number: i64) -> None:
    if number == actions.SPECIAL:
        choose.begin_action(table, choose.colour_under_disc(table, table.actor), True)
    elif number == actions.GOLD:
        choose.gold_instead(table)
    elif number == actions.CUBE_POINTS:
        choose.points_instead(table)
    elif number == actions.CHEST:
        open_chest(table, table.actor)
    elif number == actions.USE_SHIPS_8:
        ships.speed_up(table)
    else:
        use_gold_token(table, table.actor, GOLD_3 if number == actions.USE_GOLD_3 else GOLD_5)
