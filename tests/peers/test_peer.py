"""OpenSpiel's own search plays at our tables by what its seat may know."""

from __future__ import annotations

import pytest

import carrack
from tools import peer


@pytest.mark.parametrize("game_id", ["amerigo-cards", "pizarro"])
def test_the_peer_decides_by_the_view(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer, "SIMULATIONS", 4)
    for view in peer.views(game_id, 3):
        assert len(view.legal) > 1
        first, again = (peer.Ismcts().decide(view, carrack.Rng(1)) for _ in range(2))
        assert first == again
        assert first in view.legal
