"""Is every component where one can be? For tests, and for positions that come from outside."""

from __future__ import annotations

from carrack.core.api import CHANCE, OVER
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.table import Table


def check_ranges(table: Table) -> None:
    """Every number means something; this holds for a view, too."""
    table.check_fields()
    assert all(number >= 0 for number in table.sheet), "a number below zero"
    for seat in range(table.seats):
        assert at.AT_HOME <= table.place(seat) <= at.HOMEWARD, "place"
    for note in table.memory:
        assert int(note) // at.MEMORY_SEAT < table.seats, "memory"


def check_table(table: Table) -> None:
    """Every card is somewhere, once; every size is the size of what it counts."""
    check_ranges(table)
    cards = table.cards
    total = [int(count) for count in table.parts.kinds]
    market = [0] * at.GOODS
    for seat in range(table.seats):
        sheet = table.sheet[seat * at.SHEET : (seat + 1) * at.SHEET]
        selling = table.actor == seat and at.KEEP_POPULAR <= table.phase <= at.TURN_COMMON
        awarded = table.actor == seat and table.phase == at.AWARD
        hand = exhibition = journey = 0
        for kind in range(at.KINDS):
            held = int(cards[table.hand(seat) + kind])
            shown = int(cards[table.exhibition(seat) + kind])
            sailed = int(cards[table.journey(seat) + kind])
            total[kind] -= held + shown + sailed
            if selling:
                shown += int(cards[table.staying() + kind])
            if awarded:
                sailed += int(cards[table.turned() + kind])
            market[kind // at.RUDDERS] += shown
            hand += held
            exhibition += shown
            journey += sailed
            assert cards[table.shown(seat) + kind] <= held, "a card shown that is not in the hand"
        assert hand == sheet[at.HAND_SIZE] <= table.parts.hand_limit, "hand size"
        assert exhibition == sheet[at.EXHIBITED] <= table.parts.exhibition_limit, "exhibition size"
        assert journey == sheet[at.SAILED], "journey size"
        assert (sheet[at.DISTANCE] > 0) == (sheet[at.SAILED] > 0), "a journey without distance"
        for kind in table.pile(seat):
            total[kind] -= 1
    assert market == [table.market(good) for good in range(at.GOODS)], "market"
    deck = discards = 0
    for kind in range(at.KINDS):
        deck += int(cards[table.deck() + kind])
        discards += int(cards[table.discards() + kind])
        for row in (table.deck(), table.discards(), table.staying(), table.turned()):
            total[kind] -= int(cards[row + kind])
        assert total[kind] == 0, "a card is missing or too many"
    assert deck == table.deck_size, "deck size"
    assert discards == table.discards_size, "discard size"
    assert (table.actor == OVER) == (table.phase == at.FINISHED) == (table.ending > 0), "the end"
    assert (table.actor == CHANCE) == (table.phase == at.DEAL or table.phase == at.DRAWING), "chance"
    assert (table.draws > 0) == (table.actor == CHANCE), "draws"
