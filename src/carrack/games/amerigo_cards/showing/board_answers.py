"""Remarks beside an answer in the terminal: how far a card brings the ship home, and what ends the game."""

from __future__ import annotations

from carrack.core.api import View
from carrack.core.places import Remark
from carrack.core.text import Texts
from carrack.games.amerigo_cards import choices as pick
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.game import CardsView
from carrack.games.amerigo_cards.showing.ending import comes_home, ending_numbers, way_back_with
from carrack.games.amerigo_cards.table import Table


def remarks(view: View, texts: Texts) -> dict[int, Remark]:
    """Return how far home each card brings the ship, and a warning where the game is over then."""
    assert isinstance(view, CardsView)
    table, seat = view.table, int(view.seat)
    found = {
        pick.SAIL_HOME + item: Remark(_way_home(table, seat, item, texts))
        for item in range(at.DOUBLOON + 1)
        if pick.SAIL_HOME + item in view.legal
    }
    return found | {
        number: Remark(
            texts.say("remark-ends-by-exploring" if number == pick.EXPLORE else "remark-ends"), warns=True
        )
        for number in ending_numbers(table, seat)
        if number in view.legal
    }


def _way_home(table: Table, seat: int, item: int, texts: Texts) -> str:
    if comes_home(table, seat, item):
        return texts.say("remark-home")
    back = way_back_with(table, seat, item)
    return texts.say("remark-back", {"back": back, "distance": int(table.distance(seat))})
