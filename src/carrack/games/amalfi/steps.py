"""What follows when a number is picked."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amalfi import actions
from carrack.games.amalfi.draws import chance_step
from carrack.games.amalfi.flow import look_again, settle
from carrack.games.amalfi.layout import (
    DRAFTING,
    FEED_NOW,
    GRANTED,
    KEEPING,
    PAYING,
    SENDING,
    TURN,
)
from carrack.games.amalfi.phases import effects, hands, navigation, optional, payment, period, purchase
from carrack.games.amalfi.phases.turns import act
from carrack.games.amalfi.stack import pop, top
from carrack.games.amalfi.state import Table


def step(table: Table, number: i64) -> None:
    """Carry out a legal number, and all that follows without an answer."""
    phase = table.phase
    if number >= actions.FIRST:
        chance_step(table, number)
    elif number <= actions.PASS:
        if phase == TURN:
            act(table, number)
        else:
            _buy_granted(table, number)
    elif number < actions.SEND:
        _move(table, number)
    elif number < actions.BREAD:
        if phase == SENDING:
            navigation.send(table, number - actions.SEND)
        else:
            navigation.send_by_lighthouse(table, number - actions.SEND)
    elif number == actions.BREAD:
        navigation.take_bread(table)
    elif number == actions.POINTS:
        effects.points_instead(table)
    elif number == actions.DONE:
        _done(table)
    elif number < actions.STRAIGHTEN:
        effects.erect(table, number - actions.ERECT)
    elif number < actions.TAKE:
        effects.straighten(table, number - actions.STRAIGHTEN)
    elif number < actions.CHARACTER_FIRST:
        if phase in (KEEPING, DRAFTING):
            hands.keep(table, number - actions.TAKE)
        else:
            effects.take(table, number - actions.TAKE)
    elif number < actions.PACK:
        navigation.choose_order(table, number == actions.CHARACTER_FIRST)
    else:
        hands.choose_pack(table, number - actions.PACK)
    settle(table)


def _buy_granted(table: Table, number: i64) -> None:
    off = top(table, 4)
    pop(table)
    if number < actions.DISCOVER:
        purchase.acquire(table, number - actions.ACQUIRE, off)
    elif number < actions.INVITE:
        purchase.discover(table, number - actions.DISCOVER, off)
    elif number < actions.ENGAGE:
        purchase.invite(table, number - actions.INVITE, off)
    else:
        purchase.construct(table, 1, off)


def _move(table: Table, number: i64) -> None:
    """A ship pays or brings bread; a hand card brings bread."""
    paying = table.phase == PAYING
    if number >= actions.DISCARD:
        optional.give_up(table, number - actions.DISCARD)
    elif number == actions.SUPPLY:
        if paying:
            payment.pay_supply(table)
        else:
            optional.supply_for_bread(table)
    elif paying:
        payment.pay_unload(table, number - actions.UNLOAD)
    else:
        optional.unload_for_bread(table, number - actions.UNLOAD)
    look_again(table)


def _done(table: Table) -> None:
    phase = table.phase
    if phase == SENDING:
        navigation.stop_sending(table)
    elif phase == GRANTED:
        purchase.decline(table)
    elif phase == FEED_NOW:
        period.feed(table)
    else:
        period.bread_enough(table)
