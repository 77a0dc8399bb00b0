"""What is legal, why not, and what follows.

Each action has one function that says why it may not be now, apart from the card it is done with; the
legal numbers and the refusals are both made from these.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE
from carrack.core.events import Event
from carrack.games.amerigo_cards import actions
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards import refusals as why
from carrack.games.amerigo_cards.flow import begin_draw, end_turn, take_card
from carrack.games.amerigo_cards.journey import (
    explore,
    leave_hand,
    pile_is_empty,
    sail_home,
    sail_out,
    turn_over_award,
)
from carrack.games.amerigo_cards.sale import (
    answer_sale,
    begin_sale,
    earnings,
    in_group,
    missing_good,
    pick_in_sale,
    popular_good,
    rare_good,
)
from carrack.games.amerigo_cards.state import Table

# --- why an action may not be, whatever the card --------------------------------------------------------


def sail_out_refusal(table: Table) -> i64:
    place = table.place(table.actor)
    if place == at.EXPLORED:
        return why.MUST_SAIL_HOME
    return why.STAY_HOMEWARD if place == at.HOMEWARD else why.FINE


def sail_home_refusal(table: Table) -> i64:
    return why.NOT_SAILING if table.place(table.actor) == at.AT_HOME else why.FINE


def explore_refusal(table: Table) -> i64:
    return why.FINE if table.place(table.actor) == at.OUTWARD else why.NOT_OUTWARD


def exhibit_refusal(table: Table) -> i64:
    if table.place(table.actor) != at.AT_HOME:
        return why.EXHIBIT_NOT_HOME
    if table.exhibited(table.actor) >= table.parts.exhibition_limit:
        return why.EXHIBITION_FULL
    return why.FINE


def sell_refusal(table: Table) -> i64:
    if table.place(table.actor) != at.AT_HOME:
        return why.SELL_NOT_HOME
    if missing_good(table) != at.NONE:
        return why.MARKET_INCOMPLETE
    if earnings(table, table.actor, rare_good(table), popular_good(table)) == 0:
        return why.SALE_EARNS_NOTHING
    return why.FINE


def stuck_refusal(table: Table) -> i64:
    """Drawing a card is for those who can do nothing else."""
    seat = table.actor
    if table.hand_size(seat) > 0 or not pile_is_empty(table, seat) or table.place(seat) == at.OUTWARD:
        return why.NOT_STUCK
    return why.NOT_STUCK if sell_refusal(table) == why.FINE else why.FINE


def compensation_refusal(table: Table) -> i64:
    """Only a first hand without a 3-rudder card is compensated."""
    hand = table.hand(table.actor)
    kind: i64
    for kind in range(table.parts.compensation_rudders - 1, at.KINDS, at.RUDDERS):
        if table.cards[hand + kind] > 0:
            return why.HAS_THREE_RUDDERS
    return why.FINE


def waiting_refusal(table: Table) -> i64:
    """What must be answered before an ordinary action of a turn is possible."""
    phase = table.phase
    if phase == at.TURN:
        return why.FINE
    if phase == at.EXHIBITING:
        return why.FINISH_EXHIBITING
    if phase == at.COMPENSATION:
        return why.ANSWER_COMPENSATION
    if phase == at.AWARD:
        return why.PICK_AWARD
    if phase == at.JOINING:
        return why.ANSWER_THE_SALE
    return why.PICK_STAYING if phase in (at.KEEP_POPULAR, at.KEEP_COMMON) else why.PICK_SOLD


# --- a single number ------------------------------------------------------------------------------------


def refusal(table: Table, number: i64) -> i64:
    """FINE when the actor may pick this number, else the reason."""
    if table.actor == CHANCE:
        return why.FINE if table.cards[table.deck() + number - actions.CARD] > 0 else why.NOT_IN_DECK
    if number >= actions.KEEP and number < actions.TURN_OVER:
        return _keep_refusal(table, number - actions.KEEP)
    if number >= actions.TURN_OVER and number < actions.DRAW:
        return _turn_over_refusal(table, number - actions.TURN_OVER)
    if number == actions.JOIN:
        return why.FINE if table.phase == at.JOINING else why.NO_SALE_TO_JOIN
    if number == actions.DECLINE:
        return why.FINE if table.phase in (at.JOINING, at.COMPENSATION) else why.NOTHING_TO_DECLINE
    if table.phase == at.EXHIBITING and number >= actions.EXHIBIT and number <= actions.STOP:
        return why.FINE if number == actions.STOP else _exhibit_card_refusal(table, number - actions.EXHIBIT)
    waiting = waiting_refusal(table)
    if waiting != why.FINE:
        return waiting
    return _turn_refusal(table, number)


def _turn_refusal(table: Table, number: i64) -> i64:
    if number <= actions.SAIL_OUT_DOUBLOON:
        reason = sail_out_refusal(table)
        return reason if reason != why.FINE else _means_refusal(table, number - actions.SAIL_OUT)
    if number <= actions.SAIL_HOME_DOUBLOON:
        reason = sail_home_refusal(table)
        return reason if reason != why.FINE else _means_refusal(table, number - actions.SAIL_HOME)
    if number == actions.EXPLORE:
        return explore_refusal(table)
    if number < actions.STOP:
        return _exhibit_card_refusal(table, number - actions.EXHIBIT)
    if number == actions.STOP:
        return why.NOTHING_EXHIBITED_YET
    return sell_refusal(table) if number == actions.SELL else stuck_refusal(table)


def _hand_refusal(table: Table, kind: i64) -> i64:
    return why.FINE if table.cards[table.hand(table.actor) + kind] > 0 else why.NOT_IN_HAND


def _means_refusal(table: Table, kind: i64) -> i64:
    """A turn of sailing takes a hand card or a doubloon."""
    if kind == at.KINDS:
        return why.NO_DOUBLOON if pile_is_empty(table, table.actor) else why.FINE
    return _hand_refusal(table, kind)


def _exhibit_card_refusal(table: Table, kind: i64) -> i64:
    reason = exhibit_refusal(table)
    return reason if reason != why.FINE else _hand_refusal(table, kind)


def _keep_refusal(table: Table, kind: i64) -> i64:
    phase = table.phase
    if phase in (at.KEEP_POPULAR, at.KEEP_COMMON):
        return _group_refusal(table, kind)
    if phase in (at.TURN_POPULAR, at.TURN_COMMON):
        return why.PICK_SOLD
    return why.ANSWER_THE_SALE if phase == at.JOINING else why.NOTHING_TO_KEEP


def _turn_over_refusal(table: Table, kind: i64) -> i64:
    phase = table.phase
    if phase in (at.TURN_POPULAR, at.TURN_COMMON):
        return _group_refusal(table, kind)
    if phase == at.AWARD:
        return _on_journey_refusal(table, kind)
    if phase == at.COMPENSATION:
        reason = compensation_refusal(table)
        return reason if reason != why.FINE else _hand_refusal(table, kind)
    if phase in (at.KEEP_POPULAR, at.KEEP_COMMON):
        return why.PICK_STAYING
    return why.ANSWER_THE_SALE if phase == at.JOINING else why.NOTHING_TO_TURN_OVER


def _group_refusal(table: Table, kind: i64) -> i64:
    shown = table.cards[table.exhibition(table.actor) + kind]
    return why.FINE if shown > 0 and in_group(table, kind) else why.NOT_IN_GROUP


def _on_journey_refusal(table: Table, kind: i64) -> i64:
    return why.FINE if table.cards[table.journey(table.actor) + kind] > 0 else why.NOT_ON_JOURNEY


# --- all numbers ----------------------------------------------------------------------------------------


def cards_into(table: Table, row_of_cards: i64, first: i64, row: vec[i64], n: i64) -> i64:
    """Write `first + kind` for every kind in a row of cards; return the new length."""
    cards = table.cards
    kind: i64
    for kind in range(at.KINDS):
        if cards[row_of_cards + kind] > 0:
            row[n] = first + kind
            n += 1
    return n


def legal_into(table: Table, row: vec[i64]) -> i64:
    """Write the legal numbers, ascending; return how many."""
    if table.actor == CHANCE:
        return cards_into(table, table.deck(), actions.CARD, row, 0)
    phase = table.phase
    hand = table.hand(table.actor)
    n: i64 = 0
    if phase == at.TURN:
        return _turn_into(table, row)
    if phase == at.EXHIBITING:
        if exhibit_refusal(table) == why.FINE:
            n = cards_into(table, hand, actions.EXHIBIT, row, 0)
        row[n] = actions.STOP
        return n + 1
    if phase == at.JOINING:
        row[0] = actions.JOIN
        row[1] = actions.DECLINE
        return 2
    if phase == at.COMPENSATION:
        row[0] = actions.DECLINE
        return (
            cards_into(table, hand, actions.TURN_OVER, row, 1)
            if compensation_refusal(table) == why.FINE
            else 1
        )
    if phase == at.AWARD:
        return cards_into(table, table.journey(table.actor), actions.TURN_OVER, row, 0)
    return _group_into(
        table, actions.KEEP if phase in (at.KEEP_POPULAR, at.KEEP_COMMON) else actions.TURN_OVER, row
    )


def _turn_into(table: Table, row: vec[i64]) -> i64:
    seat = table.actor
    doubloon = not pile_is_empty(table, seat)
    kinds = cards_into(table, table.hand(seat), actions.SAIL_OUT, row, 0)
    n: i64 = 0
    if sail_out_refusal(table) == why.FINE:
        n = kinds
        if doubloon:
            row[n] = actions.SAIL_OUT_DOUBLOON
            n += 1
    if sail_home_refusal(table) == why.FINE:
        n = _again(row, kinds, actions.SAIL_HOME - actions.SAIL_OUT, n)
        if doubloon:
            row[n] = actions.SAIL_HOME_DOUBLOON
            n += 1
    if explore_refusal(table) == why.FINE:
        row[n] = actions.EXPLORE
        n += 1
    if exhibit_refusal(table) == why.FINE:
        n = _again(row, kinds, actions.EXHIBIT - actions.SAIL_OUT, n)
    if sell_refusal(table) == why.FINE:
        row[n] = actions.SELL
        n += 1
    if n == 0:
        row[0] = actions.DRAW
        n = 1
    return n


def _again(row: vec[i64], count: i64, shift: i64, n: i64) -> i64:
    """Write the first numbers of the row once more, shifted: the same cards for another action."""
    i: i64
    for i in range(count):
        row[n + i] = row[i] + shift
    return n + count


def _group_into(table: Table, first: i64, row: vec[i64]) -> i64:
    exhibition = table.exhibition(table.actor)
    n: i64 = 0
    kind: i64
    for kind in range(at.KINDS):
        if table.cards[exhibition + kind] > 0 and in_group(table, kind):
            row[n] = first + kind
            n += 1
    return n


def candidates_into(table: Table, row: vec[i64]) -> i64:
    """Write every number that a person at the table could try: what is greyed out, too."""
    if table.actor == CHANCE:
        return legal_into(table, row)
    phase = table.phase
    hand = table.hand(table.actor)
    n: i64 = 0
    if phase == at.TURN:
        n = cards_into(table, hand, actions.SAIL_OUT, row, n)
        row[n] = actions.SAIL_OUT_DOUBLOON
        n = cards_into(table, hand, actions.SAIL_HOME, row, n + 1)
        row[n] = actions.SAIL_HOME_DOUBLOON
        row[n + 1] = actions.EXPLORE
        n = cards_into(table, hand, actions.EXHIBIT, row, n + 2)
        row[n] = actions.SELL
        row[n + 1] = actions.DRAW
        return n + 2
    if phase == at.EXHIBITING:
        n = cards_into(table, hand, actions.EXHIBIT, row, n)
        row[n] = actions.STOP
        return n + 1
    if phase == at.COMPENSATION:
        row[0] = actions.DECLINE
        return cards_into(table, hand, actions.TURN_OVER, row, 1)
    if phase in (at.TURN_POPULAR, at.TURN_COMMON):
        return cards_into(table, table.exhibition(table.actor), actions.TURN_OVER, row, n)
    if phase in (at.KEEP_POPULAR, at.KEEP_COMMON):
        return cards_into(table, table.exhibition(table.actor), actions.KEEP, row, n)
    return legal_into(table, row)


def weights_into(table: Table, row: vec[i64]) -> i64:
    """Write how many of each kind that may come next are in the deck."""
    cards = table.cards
    deck = table.deck()
    n: i64 = 0
    kind: i64
    for kind in range(at.KINDS):
        count = i64(cards[deck + kind])
        if count > 0:
            row[n] = count
            n += 1
    return n


# --- what follows ---------------------------------------------------------------------------------------


def step(table: Table, number: i64) -> None:
    """Carry out a legal number."""
    if number >= actions.CARD:
        take_card(table, number - actions.CARD)
    elif number <= actions.SAIL_OUT_DOUBLOON:
        sail_out(table, number - actions.SAIL_OUT)
    elif number <= actions.SAIL_HOME_DOUBLOON:
        sail_home(table, number - actions.SAIL_HOME)
    elif number == actions.EXPLORE:
        explore(table)
    elif number < actions.STOP:
        _exhibit(table, number - actions.EXHIBIT)
    elif number == actions.STOP:
        end_turn(table)
    elif number == actions.SELL:
        begin_sale(table)
    elif number == actions.DRAW:
        _draw_because_stuck(table)
    elif table.phase == at.COMPENSATION:
        _answer_compensation(table, number)
    elif number == actions.JOIN:
        answer_sale(table, True)
    elif number == actions.DECLINE:
        answer_sale(table, False)
    elif table.phase == at.AWARD:
        turn_over_award(table, number - actions.TURN_OVER)
    else:
        pick_in_sale(
            table, number - actions.KEEP if number < actions.TURN_OVER else number - actions.TURN_OVER
        )


def _exhibit(table: Table, kind: i64) -> None:
    """One card to the exhibition; the turn goes on while more could follow."""
    seat = table.actor
    leave_hand(table, seat, kind)
    table.cards[table.exhibition(seat) + kind] += 1
    table.sheet[seat * at.SHEET + at.EXHIBITED] += 1
    table.sheet[table.seats * at.SHEET + kind // at.RUDDERS] += 1
    log = table.log
    if log is not None:
        log.append(Event("exhibited", int(seat), {"card": int(kind)}))
    if table.hand_size(seat) > 0 and table.exhibited(seat) < table.parts.exhibition_limit:
        table.phase = at.EXHIBITING
    else:
        end_turn(table)


def _draw_because_stuck(table: Table) -> None:
    log = table.log
    if log is not None:
        log.append(Event("stuck", int(table.actor)))
    begin_draw(table, table.actor, table.parts.stuck_draw)


def _answer_compensation(table: Table, number: i64) -> None:
    """Show the hand and turn one card over, or keep it to oneself; then the next seat is asked."""
    seat = table.actor
    log = table.log
    if number != actions.DECLINE:
        kind = number - actions.TURN_OVER
        other: i64
        if log is not None:
            for other in range(at.KINDS):
                for _ in range(table.cards[table.hand(seat) + other]):
                    log.append(Event("showed", int(seat), {"card": int(other)}))
        for other in range(at.KINDS):
            table.cards[table.shown(seat) + other] = table.cards[table.hand(seat) + other]
        leave_hand(table, seat, kind)
        table.put_on_pile(seat, kind)
        if log is not None:
            log.append(Event("turned-over", int(seat), {"card": int(kind)}))
    elif log is not None:
        log.append(Event("kept-hand", int(seat)))
    table.actor = seat + 1
    if table.actor == table.seats:
        table.actor = 0
        table.phase = at.TURN
