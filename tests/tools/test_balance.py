"""The figures of Pizarro's explorers add up."""

from __future__ import annotations

import carrack
from carrack.bots.random_bot import RandomBot
from tools.balance import measure, table


def test_every_explorer_and_side_is_counted() -> None:
    figures = measure(RandomBot(), 16)
    assert len(figures.winners) == 16
    # Four times each pair of sides; on every board all three explorers.
    assert set(figures.games.values()) == {8}
    assert len(figures.games) == 12
    cards = sum(carrack.game("pizarro").components.values["explorer_cards"])
    for track, sold in figures.sold.items():
        assert 0 < sold <= 8 * cards
        assert figures.gold[track] >= sold, "every card costs a gold at least"
        assert figures.best_buyer_won[track] <= figures.best_buyer[track] <= 8
    assert len(table(figures)) == 2 + 12
