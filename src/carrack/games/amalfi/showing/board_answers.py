"""Remarks beside an answer in the terminal: what a card or place does, and what can be done at any time."""

from __future__ import annotations

from functools import cache

from carrack.core.api import View
from carrack.core.places import Remark
from carrack.core.text import Texts
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.game import AmalfiView
from carrack.games.amalfi.showing.board_texts import Printed, printed


def remarks(view: View, texts: Texts) -> dict[int, Remark]:
    """Return what cards and places do, and ships and cards for bread as what can be done at any time."""
    assert isinstance(view, AmalfiView)
    phase = view.table.phase
    if not view.legal:
        return {}
    found = {
        number: Remark("", about=about)
        for number, about in _abouts(printed(view.game, texts.language)).items()
    }
    if phase == at.FEED_NOW:
        return found
    first = pick.DISCARD if phase == at.PAYING else pick.UNLOAD
    return found | {
        number: Remark("", extra=True, about=found[number].about if number in found else "")
        for number in range(first, pick.SEND)
    }


@cache
def _abouts(words: Printed) -> dict[int, str]:
    """Return the effect of what each choice is about."""
    tiles = words.visits[at.FIRST_TILE :]
    rows = (
        (pick.NAVIGATE, words.visits),
        (pick.ACQUIRE, words.bonuses),
        (pick.DISCOVER, tiles),
        (pick.INVITE, words.effects),
        (pick.TAKE, words.effects),
        (pick.DISCARD, words.effects),
        (pick.ENGAGE, words.effects[at.FIRST_ENGAGEABLE :]),
        (pick.STRAIGHTEN, words.effects[at.FIRST_ENGAGEABLE :]),
        (pick.ERECT, words.visits),
        (pick.BEAM, words.visits),
    )
    return {first + place: about for first, row in rows for place, about in enumerate(row)}
