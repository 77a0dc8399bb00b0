"""Ships (ships.1–5): one is placed or moves on for each card that was bought."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carrack.core.question import Question, span_into
from carrack.games.pizarro import choices as pick
from carrack.games.pizarro import layout as at
from carrack.games.pizarro import refusals as why
from carrack.games.pizarro.questions.columbus import Columbus
from carrack.games.pizarro.questions.cook import Cook
from carrack.games.pizarro.questions.da_gama import DA_GAMA, HALVES
from carrack.games.pizarro.questions.explorers import Explorer
from carrack.games.pizarro.questions.magellan import Magellan, can_move, payment_goes_under, sail_ship
from carrack.games.pizarro.questions.payment import discard_payment
from carrack.games.pizarro.table import Table


def _explorers() -> vec[Explorer]:
    explorers = vec[Explorer]()
    for one in (Columbus(), Explorer(), Magellan(), Explorer(), DA_GAMA, Cook()):
        explorers = append(explorers, one)
    return explorers


EXPLORERS: Final[vec[Explorer]] = _explorers()
"""In the order of their numbers."""


@final
class PickShip(Question[Table]):
    """The choice among the ships that could move, if they differ (ships.5)."""

    def run(self, table: Table, seat: i64) -> None:
        """Let the buyer's ship sail after the payment; the buyer opens the next auction (auction.2)."""
        seat = table.bidder
        table.opener = seat
        table.last_buyer = seat
        table.actor = seat
        if not payment_goes_under(table):
            discard_payment(table)
        if table.year == 0:
            table.player[seat].ships_left -= 1
        EXPLORERS[table.explorer].sail(table, seat)

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        """Magellan's ships by name, da Gama's by the half they are on."""
        if table.explorer == at.MAGELLAN:
            return span_into(pick.SHIP, at.MAGELLANS, row, 0)
        return span_into(pick.FROM_LEFT, HALVES, row, 0)

    def refusal(self, table: Table, number: i64) -> i64:
        if not pick.SHIP <= number <= pick.FROM_RIGHT:
            return why.not_now(number)
        if (table.explorer == at.MAGELLAN) != (number < pick.FROM_LEFT):
            return why.NOT_THAT_SHIP
        if number >= pick.FROM_LEFT or can_move(table, table.actor, number - pick.SHIP):
            return why.FINE
        return why.NOT_THAT_SHIP

    def step(self, table: Table, number: i64) -> None:
        if number < pick.FROM_LEFT:
            sail_ship(table, number - pick.SHIP)
        else:
            table.ship = at.DA_GAMA if number == pick.FROM_LEFT else at.DA_GAMA_RIGHT
            table.phase = at.PICK_HALF
