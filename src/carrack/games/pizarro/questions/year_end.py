"""End of a year (yearend.1–5): rounds from the auctioneer on, of gold for everybody and gold for ships."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from carrack.core.events import NOBODY
from carrack.core.question import Question
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.questions.gold import begin_draw, shuffle_discards_in
from carrack.games.pizarro.table import Table


@final
class EndYear(Question[Table]):
    """cook.3: open hands are taken up; ships.3: ships that were not placed go back into the box after year I;
    yearend.1: the discards go into the supply; yearend.5: year III ends without gold for everybody."""

    def run(self, table: Table, seat: i64) -> None:
        for seat in range(table.seats):
            table.player[seat].open = 0
            if table.year == 0:
                table.player[seat].ships_left = 0
        table.tell("year-ends", NOBODY, "year", table.year + 1)
        table.round_seat = 0
        shuffle_discards_in(table)
        table.phase = at.BAGS if table.year == at.LAST_YEAR else at.GIFTS


@final
class GoldForAll(Question[Table]):
    """The same gold for everybody (yearend.2)."""

    def run(self, table: Table, seat: i64) -> None:
        seat = table.seat_of_round(table.auctioneer)
        if seat == at.NONE:
            table.phase = at.BAGS
        else:
            begin_draw(table, seat, table.parts.year_end_gold, at.GIFTS)


@final
class GoldForShips(Question[Table]):
    """The bags of the ships on the space of the year just ended (yearend.3)."""

    def run(self, table: Table, seat: i64) -> None:
        seat = table.seat_of_round(table.auctioneer)
        if seat == at.NONE:
            table.phase = at.SCORING if table.year == at.LAST_YEAR else at.SWAPS
        else:
            begin_draw(table, seat, self._bags(table, seat), at.BAGS)

    def _bags(self, table: Table, seat: i64) -> i64:
        count: i64 = 0
        track: i64
        for track in range(at.TRACKS):
            bag = table.parts.bags[track * at.SPACES + table.year]
            count += table.ships_on(seat, track, table.year) * bag
        ship: i64
        for ship in range(at.MAGELLANS):
            if table.owner_of(ship) == seat and table.space_of(ship) == table.year + 1:
                count += table.parts.bags[at.MAGELLAN * at.SPACES + table.year]
        return count
