"""What follows at once, until somebody is asked."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amalfi import actions, language
from carrack.games.amalfi.layout import DECREE_NEXT, FEED_NOW, PAYING, RUN, TURN
from carrack.games.amalfi.phases import (
    effects,
    engagement,
    hands,
    navigation,
    payment,
    period,
    purchase,
    setup,
    turns,
)
from carrack.games.amalfi.phases.rival import react
from carrack.games.amalfi.purse import tell
from carrack.games.amalfi.rows import discard_rightmost, refill
from carrack.games.amalfi.stack import pop, top
from carrack.games.amalfi.state import Table


def settle(table: Table) -> None:
    """Carry out whatever needs no answer, and answers that are the only ones."""
    while True:
        phase = table.phase
        if phase == RUN:
            _run(table)
        elif phase == PAYING:
            if not payment.pay_forced(table):
                return
        elif phase == TURN:
            if not turns.must_pass(table):
                return
            turns.act(table, actions.PASS)
        else:
            return


def look_again(table: Table) -> None:
    """After an optional action: a question that bread has settled is not asked again."""
    if table.phase in (FEED_NOW, DECREE_NEXT):
        table.phase = RUN


def _run(table: Table) -> None:
    """Do what is on top of the stack."""
    seat = top(table, 0)
    verb = top(table, 1)
    if verb <= language.LAST_VERB:
        _happen(table, seat, verb)
    elif verb == language.REFILL:
        refill(table, top(table, 2))
    elif verb == language.PAYMENT:
        payment.run_payment(table, seat)
    elif verb == language.USE_LIGHTHOUSE:
        navigation.run_lighthouse(table, seat)
    elif verb == language.VISIT_OVER:
        navigation.visit_over(table)
    elif verb == language.END_ACTION:
        turns.end_action(table)
    elif verb == language.NEXT_TURN:
        turns.next_turn(table, top(table, 2) == 1)
    elif verb == language.OWN_ARTWORK:
        purchase.own_artwork(table, seat)
    elif verb == language.OWN_TILE:
        purchase.own_tile(table, seat)
    elif verb == language.OWN_CHARACTER:
        purchase.own_character(table, seat)
    elif verb == language.TURN_CHARACTER:
        engagement.turn_character(table, seat)
    elif verb == language.ORDER:
        navigation.run_order(table, seat)
    elif verb == language.TELL_EFFECT:
        tell(table, "effect", seat, "character", top(table, 2))
        pop(table)
    elif verb == language.RIVAL:
        react(table)
    else:
        _run_phase(table, verb)


def _happen(table: Table, seat: i64, verb: i64) -> None:
    """A clause of a card or a destination."""
    if verb == language.SEND:
        navigation.run_send(table, seat)
    elif verb == language.TAKE:
        effects.run_take(table, seat)
    elif verb == language.ERECT:
        effects.run_erect(table, seat)
    elif verb == language.STRAIGHTEN:
        effects.run_straighten(table, seat)
    elif verb == language.GAIN_BREAD:
        effects.run_gain(table, seat, False)
    elif verb == language.GAIN_POINTS:
        effects.run_gain(table, seat, True)
    elif verb == language.DISCARD:
        row = top(table, 2)
        pop(table)
        discard_rightmost(table, row)
    elif verb == language.RECALL:
        effects.run_recall(table, seat)
    elif verb == language.BUILD:
        effects.run_build(table, seat)
    else:
        purchase.run_grant(table, seat)


def _run_phase(table: Table, verb: i64) -> None:
    """The set-up, and the end of a period."""
    if verb == language.DRAW_DECREES:
        setup.run_decrees(table)
    elif verb == language.DRAW_TITLES:
        setup.run_titles(table)
    elif verb == language.DRAW_FIRST:
        setup.run_first(table)
    elif verb == language.HANDS:
        hands.run_hands(table)
    elif verb == language.DEAL:
        hands.run_deal(table)
    elif verb == language.CHOOSE:
        hands.run_choose(table)
    elif verb == language.BEGIN_PERIOD:
        period.begin_period(table)
    elif verb == language.FEEDING:
        period.run_feeding(table)
    elif verb == language.BEFORE_DECREE:
        period.run_before_decree(table)
    elif verb == language.DECREE:
        period.run_decree(table)
    elif verb == language.END_PERIOD:
        period.end_period(table)
    else:
        period.finish(table)
