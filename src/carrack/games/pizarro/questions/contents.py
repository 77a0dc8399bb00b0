"""The table of contents: what is asked, or follows without an answer, by `table.phase`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from carrack.core.question import Question
from carrack.games.pizarro import choices as pick
from carrack.games.pizarro import layout as at
from carrack.games.pizarro import refusals as why
from carrack.games.pizarro.questions import (
    auction,
    bids,
    cook,
    da_gama,
    gold,
    magellan,
    marco_polo,
    payment,
    pizarro,
    scoring,
    setup,
    ships,
    veto,
    year_end,
    years,
)
from carrack.games.pizarro.table import Table

OTHER: Final = why.NOT_THIS_CHANCE

BOTH: Final[dict[tuple[int, int], Question[Table]]] = {
    (at.NEXT_CARD, at.TURN_UP): auction.TurnUp(
        "turn-up", "auction.1", pick.EXPLORER, at.EXPLORERS, OTHER, why.NO_SUCH_EXPLORER
    ),
    (at.ASK_VETO, at.VETO): veto.Veto("veto", "veto.1"),
    (at.OPEN_BIDS, at.BIDDING): bids.Bid("bid", "bids.1"),
    (at.VOYAGE, at.PICK_SHIP): ships.PickShip("ship", "ships.5"),
    (at.SWAPS, at.SWAPPING): marco_polo.Swap("swap", "polo.1"),
    (at.GOLD_TURNED, at.PIZARRO_DRAW): pizarro.TURN_GOLD_UP,
}
"""What runs in the first of two phases and asks in the second."""
QUESTIONS_ONLY: Final[dict[int, Question[Table]]] = {
    at.CHOOSE_AUCTIONEER: setup.NameAuctioneer(
        "auctioneer", "setup.7", pick.AUCTIONEER, at.MOST_SEATS, OTHER
    ),
    at.PAYING: payment.Pay("pay", "payment.1"),
    at.PICK_HALF: da_gama.PickHalf("half", "gama.2"),
    at.PUT_UNDER: magellan.PutUnder("under", "magellan.1"),
    at.LOSING: cook.LoseCard("lose", "cook.4", pick.LOSE, at.VALUES, OTHER, why.NO_SUCH_GOLD),
    at.DRAWING: gold.DrawGold("drawing", "gold.4", pick.GOLD, at.VALUES, OTHER, why.NO_SUCH_GOLD),
    at.FINISHED: scoring.Finished("finished", "winner.1"),
}
RUNS_ONLY: Final[dict[int, Question[Table]]] = {
    at.YEAR_ENDS: year_end.EndYear("", ""),
    at.GIFTS: year_end.GoldForAll("", ""),
    at.BAGS: year_end.GoldForShips("", ""),
    at.NEXT_YEAR: years.NextYear("", ""),
    at.SCORING: scoring.Score("", ""),
}


def _questions() -> vec[Question[Table]]:
    found = {**QUESTIONS_ONLY, **RUNS_ONLY}
    for (running, asking), question in BOTH.items():
        found[running] = question
        found[asking] = question
    row = vec[Question[Table]]()
    for phase in range(at.PHASES):
        row = append(row, found[phase])
    return row


QUESTIONS: Final[vec[Question[Table]]] = _questions()


def settle(table: Table) -> None:
    """Carry out whatever needs no answer."""
    while table.phase >= at.NEXT_CARD:
        QUESTIONS[table.phase].run(table, table.actor)
