"""Remarks beside an answer in the terminal: which ones end the game."""

from __future__ import annotations

from carrack.core.api import View
from carrack.core.places import Remark
from carrack.core.text import Texts
from carrack.games.amerigo_cards import choices as pick
from carrack.games.amerigo_cards.game import CardsView
from carrack.games.amerigo_cards.showing.ending import ending_numbers


def remarks(view: View, texts: Texts) -> dict[int, Remark]:
    """Return a warning beside each answer after which the game is over."""
    assert isinstance(view, CardsView)
    return {
        number: Remark(
            texts.say("remark-ends-by-exploring" if number == pick.EXPLORE else "remark-ends"), warns=True
        )
        for number in ending_numbers(view.table, int(view.seat))
        if number in view.legal
    }
