"""Blue: move ships (blue.1–10)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.events import Event
from carrack.core.question import span_into
from carrack.games.amerigo import choices as pick
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.map.geography import BERTHS
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from carrack.games.amerigo.map.sea import steps_from
from carrack.games.amerigo.questions.gold import means, pay_gold, within_reach
from carrack.games.amerigo.questions.posts import post_space_here
from carrack.games.amerigo.questions.reserve import Decision, ShortDecision, has_reserve
from carrack.games.amerigo.questions.turns import end_action, pick_ship, ship_finished
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import SHIPS_8


def is_occupied(table: Table, berth: i64, ship_apart: i64) -> bool:
    """blue.6–7: a water square has room for one ship, whoever's; blue.5: a frame space for any number."""
    if berth >= SQUARES:
        return False
    seat: i64
    for seat in range(table.seats):
        me = table.player[seat]
        if me.ship_1 == berth and not (ship_apart == 0 and seat == table.actor):
            return True
        if me.ship_2 == berth and not (ship_apart == 1 and seat == table.actor):
            return True
    return False


def berth_of(number: i64) -> i64:
    """Return where a ship goes by this number: a square, or SQUARES + a frame space."""
    return number - pick.TO_SQUARE if number >= pick.TO_SQUARE else SQUARES + number - pick.TO_FRAME


@final
class PlaceShip(ShortDecision):
    """blue.1–2: the first blue action of a seat begins with both ships on frame spaces."""

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        return span_into(pick.TO_FRAME, table.map().frames, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        if not pick.TO_FRAME <= number < pick.LAY:
            return super().refusal(table, number)
        if number >= pick.TO_SQUARE:
            return why.STARTS_ON_A_FRAME
        return why.FINE if number - pick.TO_FRAME < table.map().frames else why.NO_SUCH_FRAME

    def step(self, table: Table, number: i64) -> None:
        if number < pick.TO_FRAME:
            super().step(table, number)
            return
        ship = self._ship(table)
        table.player[table.actor].moor(ship, berth_of(number))
        table.tell("ship-placed", table.actor, "ship", ship + 1, "frame", number - pick.TO_FRAME)
        if ship == at.SHIPS - 1:
            table.phase = at.PICKING

    def _ship(self, table: Table) -> i64:
        """Return the ship that is to be placed."""
        return 0 if table.player[table.actor].ship_1 == NONE else 1

    def args(self, table: Table) -> dict[str, object]:
        return {"ship": int(self._ship(table)) + 1}


@final
class PickShip(ShortDecision):
    """blue.9: the ship that moves first; or the end of the action."""

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        n = span_into(pick.SHIP, at.SHIPS, row, n)
        return span_into(pick.DONE, 1, row, n)

    def refusal(self, table: Table, number: i64) -> i64:
        if number == pick.DONE:
            return why.FINE
        if not pick.SHIP <= number < pick.ESTABLISH:
            return super().refusal(table, number)
        return why.NO_SHIP_TO_PICK if table.sailed >> (number - pick.SHIP) & 1 == 1 else why.FINE

    def speed_refusal(self) -> i64:
        return why.FINE

    def step(self, table: Table, number: i64) -> None:
        if number == pick.DONE:
            end_action(table)
        elif number < pick.SHIP:
            super().step(table, number)
        else:
            pick_ship(table, number - pick.SHIP)

    def args(self, table: Table) -> dict[str, object]:
        return means(table)


@final
class Sail(Decision):
    """blue.3: a step for each action point; blue.10: the ship may stay."""

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        """Write all water there is: some of it too far away or taken."""
        geography = table.map()
        n = span_into(pick.TO_FRAME, geography.frames, row, n)
        square: i64
        for square in range(SQUARES):
            if geography.water[square // SIDE] >> (square % SIDE) & 1 == 1:
                row[n] = pick.TO_SQUARE + square
                n += 1
        return n

    def refusal(self, table: Table, number: i64) -> i64:
        """blue.4: water that can be reached; blue.6: and that is free."""
        if not pick.TO_FRAME <= number < pick.LAY:
            return super().refusal(table, number)
        geography = table.map()
        berth = berth_of(number)
        if berth >= SQUARES:
            if berth - SQUARES >= geography.frames:
                return why.NO_SUCH_FRAME
        elif geography.water[berth // SIDE] >> (berth % SIDE) & 1 == 0:
            return why.NOT_WATER
        elif is_occupied(table, berth, table.ship):
            return why.OCCUPIED
        return why.FINE if self._steps_to(table, berth) <= within_reach(table) else why.TOO_FAR

    def speed_refusal(self) -> i64:
        return why.FINE

    def legal_into(self, table: Table, row: vec[i64]) -> i64:
        """Look at the steps to all places at once."""
        n = self.usable_into(table, row)
        geography = table.map()
        steps = steps_from(geography, self._berth(table))
        reach = within_reach(table)
        frame: i64
        for frame in range(geography.frames):
            if i64(steps[SQUARES + frame]) <= reach:
                row[n] = pick.TO_FRAME + frame
                n += 1
        square: i64
        for square in range(geography.height * SIDE):
            if i64(steps[square]) <= reach and not is_occupied(table, square, table.ship):
                row[n] = pick.TO_SQUARE + square
                n += 1
        return n

    def _berth(self, table: Table) -> i64:
        """Return where the ship is that sails."""
        return table.player[table.actor].ship(table.ship)

    def _steps_to(self, table: Table, berth: i64) -> i64:
        return i64(steps_from(table.map(), self._berth(table))[berth])

    def step(self, table: Table, number: i64) -> None:
        if number < pick.TO_FRAME:
            super().step(table, number)
        else:
            self._sail(table, berth_of(number))

    def _sail(self, table: Table, berth: i64) -> None:
        """Move the ship there; it has finished. blue.10: gold buys steps for the next ship, too."""
        seat = table.actor
        steps = self._steps_to(table, berth)
        if steps > table.action_points:
            pay_gold(table, steps - table.action_points)
            table.action_points = steps
        log = table.log
        if log is not None and steps > 0:
            args = {"ship": int(table.ship) + 1, "steps": int(steps)}
            args.update({"start": int(self._berth(table)), "place": int(berth)})
            log.append(Event("sailed", int(seat), args))
        table.player[seat].moor(table.ship, berth)
        if post_space_here(table, seat, berth) != NONE:
            table.phase = at.POSTING
        else:
            ship_finished(table)

    def answers_itself(self, table: Table) -> bool:
        """Keep a ship that can go nowhere; ask a seat that could speed it up or has gold in reserve."""
        seat = table.actor
        if has_reserve(table, seat) or table.owns(seat, SHIPS_8) or not self._must_stay(table):
            return False
        self._sail(table, self._berth(table))
        return True

    def _must_stay(self, table: Table) -> bool:
        """Return whether every place within reach is taken."""
        start = self._berth(table)
        if start >= SQUARES:
            return False
        steps = steps_from(table.map(), start)
        reach = within_reach(table)
        berth: i64
        for berth in range(BERTHS):
            if berth != start and i64(steps[berth]) <= reach and not is_occupied(table, berth, table.ship):
                return False
        return True

    def cost(self, table: Table, number: i64) -> i64:
        return self._steps_to(table, berth_of(number))

    def args(self, table: Table) -> dict[str, object]:
        return {"ship": int(table.ship) + 1, "place": int(self._berth(table)), **means(table)}
