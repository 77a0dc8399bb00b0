"""Remarks beside an answer in the terminal: which of them can be given at any time."""

from __future__ import annotations

from carrack.core.api import View
from carrack.core.places import Remark
from carrack.core.text import Texts
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.game import AmalfiView


def remarks(view: View, texts: Texts) -> dict[int, Remark]:
    """Return ships and cards for bread as what can be done at any time, where they are no answer."""
    assert isinstance(view, AmalfiView)
    phase = view.table.phase
    if phase == at.FEED_NOW or not view.legal:
        return {}
    first = pick.DISCARD if phase == at.PAYING else pick.UNLOAD
    return dict.fromkeys(range(first, pick.SEND), Remark("", extra=True))
