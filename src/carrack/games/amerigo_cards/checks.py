"""Is every component where one can be? For tests, and for positions that come from outside."""

from __future__ import annotations

from carrack.core.api import CHANCE, OVER
from carrack.games.amerigo_cards.state import (
    AWARD,
    DEAL,
    DISTANCE,
    DOUBLOONS,
    DRAWING,
    EXHIBITED,
    FINISHED,
    GOODS,
    HAND_SIZE,
    KEEP_POPULAR,
    KINDS,
    RUDDERS,
    SAILED,
    SHEET,
    TURN_COMMON,
    Table,
)


def check_table(table: Table) -> None:
    """Every card is somewhere, once; every size is the size of what it counts."""
    cards = table.cards
    total = [int(count) for count in table.parts.kinds]
    market = [0] * GOODS
    for seat in range(table.seats):
        sheet = table.sheet[seat * SHEET : (seat + 1) * SHEET]
        selling = table.actor == seat and KEEP_POPULAR <= table.phase <= TURN_COMMON
        awarded = table.actor == seat and table.phase == AWARD
        hand = exhibition = journey = 0
        for kind in range(KINDS):
            held = int(cards[table.hand(seat) + kind])
            shown = int(cards[table.exhibition(seat) + kind])
            sailed = int(cards[table.journey(seat) + kind])
            total[kind] -= held + shown + sailed
            if selling:
                shown += int(cards[table.staying() + kind])
            if awarded:
                sailed += int(cards[table.turned() + kind])
            market[kind // RUDDERS] += shown
            hand += held
            exhibition += shown
            journey += sailed
            assert cards[table.shown(seat) + kind] <= held, "a card shown that is not in the hand"
        assert hand == sheet[HAND_SIZE] <= table.parts.hand_limit, "hand size"
        assert exhibition == sheet[EXHIBITED] <= table.parts.exhibition_limit, "exhibition size"
        assert journey == sheet[SAILED], "journey size"
        assert (sheet[DISTANCE] > 0) == (sheet[SAILED] > 0), "a journey without distance"
        for kind in table.pile(seat):
            total[kind] -= 1
        assert sheet[DOUBLOONS] >= 0
    assert market == [table.market(good) for good in range(GOODS)], "market"
    deck = discards = 0
    for kind in range(KINDS):
        deck += int(cards[table.deck() + kind])
        discards += int(cards[table.discards() + kind])
        for row in (table.deck(), table.discards(), table.staying(), table.turned()):
            total[kind] -= int(cards[row + kind])
        assert total[kind] == 0, "a card is missing or too many"
    assert deck == table.deck_size, "deck size"
    assert discards == table.discards_size, "discard size"
    assert OVER <= table.actor < table.seats, "actor"
    assert DEAL <= table.phase <= FINISHED, "phase"
    assert (table.actor == OVER) == (table.phase == FINISHED) == (table.ending > 0), "the end"
    assert (table.actor == CHANCE) == (table.phase == DEAL or table.phase == DRAWING), "chance"
    assert 0 <= table.turn < table.seats, "turn"
    assert 0 <= table.drawer < table.seats, "drawer"
    assert (table.draws > 0) == (table.actor == CHANCE), "draws"
