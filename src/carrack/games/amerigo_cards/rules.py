"""What is legal, why not, and what follows.

Each action has one function that says why it may not be now, apart from the card it is done with; the
legal numbers and the refusals are both made from these.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE
from carrack.core.events import Event
from carrack.games.amerigo_cards.actions import (
    CARD,
    DECLINE,
    DRAW,
    EXHIBIT,
    EXPLORE,
    JOIN,
    KEEP,
    SAIL_HOME,
    SAIL_HOME_DOUBLOON,
    SAIL_OUT,
    SAIL_OUT_DOUBLOON,
    SELL,
    STOP,
    TURN_OVER,
)
from carrack.games.amerigo_cards.flow import begin_draw, end_turn, take_card
from carrack.games.amerigo_cards.journey import (
    explore,
    leave_hand,
    pile_is_empty,
    sail_home,
    sail_out,
    turn_over_award,
)
from carrack.games.amerigo_cards.refusals import (
    ANSWER_COMPENSATION,
    ANSWER_THE_SALE,
    EXHIBIT_NOT_HOME,
    EXHIBITION_FULL,
    FINE,
    FINISH_EXHIBITING,
    HAS_THREE_RUDDERS,
    MARKET_INCOMPLETE,
    MUST_SAIL_HOME,
    NO_DOUBLOON,
    NO_SALE_TO_JOIN,
    NOT_IN_DECK,
    NOT_IN_GROUP,
    NOT_IN_HAND,
    NOT_ON_JOURNEY,
    NOT_OUTWARD,
    NOT_SAILING,
    NOT_STUCK,
    NOTHING_EXHIBITED_YET,
    NOTHING_TO_DECLINE,
    NOTHING_TO_KEEP,
    NOTHING_TO_TURN_OVER,
    PICK_AWARD,
    PICK_SOLD,
    PICK_STAYING,
    SALE_EARNS_NOTHING,
    SELL_NOT_HOME,
    STAY_HOMEWARD,
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
from carrack.games.amerigo_cards.state import (
    AT_HOME,
    AWARD,
    COMPENSATION,
    EXHIBITED,
    EXHIBITING,
    EXPLORED,
    HOMEWARD,
    JOINING,
    KEEP_COMMON,
    KEEP_POPULAR,
    KINDS,
    NONE,
    OUTWARD,
    RUDDERS,
    SHEET,
    TURN,
    TURN_COMMON,
    TURN_POPULAR,
    Table,
)

# --- why an action may not be, whatever the card --------------------------------------------------------


def sail_out_refusal(table: Table) -> i64:
    place = table.place(table.actor)
    if place == EXPLORED:
        return MUST_SAIL_HOME
    return STAY_HOMEWARD if place == HOMEWARD else FINE


def sail_home_refusal(table: Table) -> i64:
    return NOT_SAILING if table.place(table.actor) == AT_HOME else FINE


def explore_refusal(table: Table) -> i64:
    return FINE if table.place(table.actor) == OUTWARD else NOT_OUTWARD


def exhibit_refusal(table: Table) -> i64:
    if table.place(table.actor) != AT_HOME:
        return EXHIBIT_NOT_HOME
    if table.exhibited(table.actor) >= table.parts.exhibition_limit:
        return EXHIBITION_FULL
    return FINE


def sell_refusal(table: Table) -> i64:
    if table.place(table.actor) != AT_HOME:
        return SELL_NOT_HOME
    if missing_good(table) != NONE:
        return MARKET_INCOMPLETE
    if earnings(table, table.actor, rare_good(table), popular_good(table)) == 0:
        return SALE_EARNS_NOTHING
    return FINE


def stuck_refusal(table: Table) -> i64:
    """Drawing a card is for those who can do nothing else."""
    seat = table.actor
    if table.hand_size(seat) > 0 or not pile_is_empty(table, seat) or table.place(seat) == OUTWARD:
        return NOT_STUCK
    return NOT_STUCK if sell_refusal(table) == FINE else FINE


def compensation_refusal(table: Table) -> i64:
    """Only a first hand without a 3-rudder card is compensated."""
    hand = table.hand(table.actor)
    kind: i64
    for kind in range(table.parts.compensation_rudders - 1, KINDS, RUDDERS):
        if table.cards[hand + kind] > 0:
            return HAS_THREE_RUDDERS
    return FINE


def waiting_refusal(table: Table) -> i64:
    """What must be answered before an ordinary action of a turn is possible."""
    phase = table.phase
    if phase == TURN:
        return FINE
    if phase == EXHIBITING:
        return FINISH_EXHIBITING
    if phase == COMPENSATION:
        return ANSWER_COMPENSATION
    if phase == AWARD:
        return PICK_AWARD
    if phase == JOINING:
        return ANSWER_THE_SALE
    return PICK_STAYING if phase in (KEEP_POPULAR, KEEP_COMMON) else PICK_SOLD


# --- a single number ------------------------------------------------------------------------------------


def refusal(table: Table, number: i64) -> i64:
    """FINE when the actor may pick this number, else the reason."""
    if table.actor == CHANCE:
        return FINE if table.cards[table.deck() + number - CARD] > 0 else NOT_IN_DECK
    if number >= KEEP and number < TURN_OVER:
        return _keep_refusal(table, number - KEEP)
    if number >= TURN_OVER and number < DRAW:
        return _turn_over_refusal(table, number - TURN_OVER)
    if number == JOIN:
        return FINE if table.phase == JOINING else NO_SALE_TO_JOIN
    if number == DECLINE:
        return FINE if table.phase in (JOINING, COMPENSATION) else NOTHING_TO_DECLINE
    if table.phase == EXHIBITING and number >= EXHIBIT and number <= STOP:
        return FINE if number == STOP else _exhibit_card_refusal(table, number - EXHIBIT)
    waiting = waiting_refusal(table)
    if waiting != FINE:
        return waiting
    return _turn_refusal(table, number)


def _turn_refusal(table: Table, number: i64) -> i64:
    if number <= SAIL_OUT_DOUBLOON:
        reason = sail_out_refusal(table)
        return reason if reason != FINE else _means_refusal(table, number - SAIL_OUT)
    if number <= SAIL_HOME_DOUBLOON:
        reason = sail_home_refusal(table)
        return reason if reason != FINE else _means_refusal(table, number - SAIL_HOME)
    if number == EXPLORE:
        return explore_refusal(table)
    if number < STOP:
        return _exhibit_card_refusal(table, number - EXHIBIT)
    if number == STOP:
        return NOTHING_EXHIBITED_YET
    return sell_refusal(table) if number == SELL else stuck_refusal(table)


def _hand_refusal(table: Table, kind: i64) -> i64:
    return FINE if table.cards[table.hand(table.actor) + kind] > 0 else NOT_IN_HAND


def _means_refusal(table: Table, kind: i64) -> i64:
    """A turn of sailing takes a hand card or a doubloon."""
    if kind == KINDS:
        return NO_DOUBLOON if pile_is_empty(table, table.actor) else FINE
    return _hand_refusal(table, kind)


def _exhibit_card_refusal(table: Table, kind: i64) -> i64:
    reason = exhibit_refusal(table)
    return reason if reason != FINE else _hand_refusal(table, kind)


def _keep_refusal(table: Table, kind: i64) -> i64:
    phase = table.phase
    if phase in (KEEP_POPULAR, KEEP_COMMON):
        return _group_refusal(table, kind)
    if phase in (TURN_POPULAR, TURN_COMMON):
        return PICK_SOLD
    return ANSWER_THE_SALE if phase == JOINING else NOTHING_TO_KEEP


def _turn_over_refusal(table: Table, kind: i64) -> i64:
    phase = table.phase
    if phase in (TURN_POPULAR, TURN_COMMON):
        return _group_refusal(table, kind)
    if phase == AWARD:
        return _on_journey_refusal(table, kind)
    if phase == COMPENSATION:
        reason = compensation_refusal(table)
        return reason if reason != FINE else _hand_refusal(table, kind)
    if phase in (KEEP_POPULAR, KEEP_COMMON):
        return PICK_STAYING
    return ANSWER_THE_SALE if phase == JOINING else NOTHING_TO_TURN_OVER


def _group_refusal(table: Table, kind: i64) -> i64:
    shown = table.cards[table.exhibition(table.actor) + kind]
    return FINE if shown > 0 and in_group(table, kind) else NOT_IN_GROUP


def _on_journey_refusal(table: Table, kind: i64) -> i64:
    return FINE if table.cards[table.journey(table.actor) + kind] > 0 else NOT_ON_JOURNEY


# --- all numbers ----------------------------------------------------------------------------------------


def cards_into(table: Table, row_of_cards: i64, first: i64, row: vec[i64], n: i64) -> i64:
    """Write `first + kind` for every kind in a row of cards; return the new length."""
    cards = table.cards
    kind: i64
    for kind in range(KINDS):
        if cards[row_of_cards + kind] > 0:
            row[n] = first + kind
            n += 1
    return n


def legal_into(table: Table, row: vec[i64]) -> i64:
    """Write the legal numbers, ascending; return how many."""
    if table.actor == CHANCE:
        return cards_into(table, table.deck(), CARD, row, 0)
    phase = table.phase
    hand = table.hand(table.actor)
    n: i64 = 0
    if phase == TURN:
        return _turn_into(table, row)
    if phase == EXHIBITING:
        if exhibit_refusal(table) == FINE:
            n = cards_into(table, hand, EXHIBIT, row, 0)
        row[n] = STOP
        return n + 1
    if phase == JOINING:
        row[0] = JOIN
        row[1] = DECLINE
        return 2
    if phase == COMPENSATION:
        row[0] = DECLINE
        return cards_into(table, hand, TURN_OVER, row, 1) if compensation_refusal(table) == FINE else 1
    if phase == AWARD:
        return cards_into(table, table.journey(table.actor), TURN_OVER, row, 0)
    return _group_into(table, KEEP if phase in (KEEP_POPULAR, KEEP_COMMON) else TURN_OVER, row)


def _turn_into(table: Table, row: vec[i64]) -> i64:
    seat = table.actor
    doubloon = not pile_is_empty(table, seat)
    kinds = cards_into(table, table.hand(seat), SAIL_OUT, row, 0)
    n: i64 = 0
    if sail_out_refusal(table) == FINE:
        n = kinds
        if doubloon:
            row[n] = SAIL_OUT_DOUBLOON
            n += 1
    if sail_home_refusal(table) == FINE:
        n = _again(row, kinds, SAIL_HOME - SAIL_OUT, n)
        if doubloon:
            row[n] = SAIL_HOME_DOUBLOON
            n += 1
    if explore_refusal(table) == FINE:
        row[n] = EXPLORE
        n += 1
    if exhibit_refusal(table) == FINE:
        n = _again(row, kinds, EXHIBIT - SAIL_OUT, n)
    if sell_refusal(table) == FINE:
        row[n] = SELL
        n += 1
    if n == 0:
        row[0] = DRAW
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
    for kind in range(KINDS):
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
    if phase == TURN:
        n = cards_into(table, hand, SAIL_OUT, row, n)
        row[n] = SAIL_OUT_DOUBLOON
        n = cards_into(table, hand, SAIL_HOME, row, n + 1)
        row[n] = SAIL_HOME_DOUBLOON
        row[n + 1] = EXPLORE
        n = cards_into(table, hand, EXHIBIT, row, n + 2)
        row[n] = SELL
        row[n + 1] = DRAW
        return n + 2
    if phase == EXHIBITING:
        n = cards_into(table, hand, EXHIBIT, row, n)
        row[n] = STOP
        return n + 1
    if phase == COMPENSATION:
        row[0] = DECLINE
        return cards_into(table, hand, TURN_OVER, row, 1)
    if phase in (TURN_POPULAR, TURN_COMMON):
        return cards_into(table, table.exhibition(table.actor), TURN_OVER, row, n)
    if phase in (KEEP_POPULAR, KEEP_COMMON):
        return cards_into(table, table.exhibition(table.actor), KEEP, row, n)
    return legal_into(table, row)


def weights_into(table: Table, row: vec[i64]) -> i64:
    """Write how many of each kind that may come next are in the deck."""
    cards = table.cards
    deck = table.deck()
    n: i64 = 0
    kind: i64
    for kind in range(KINDS):
        count = i64(cards[deck + kind])
        if count > 0:
            row[n] = count
            n += 1
    return n


# --- what follows ---------------------------------------------------------------------------------------


def step(table: Table, number: i64) -> None:
    """Carry out a legal number."""
    if number >= CARD:
        take_card(table, number - CARD)
    elif number <= SAIL_OUT_DOUBLOON:
        sail_out(table, number - SAIL_OUT)
    elif number <= SAIL_HOME_DOUBLOON:
        sail_home(table, number - SAIL_HOME)
    elif number == EXPLORE:
        explore(table)
    elif number < STOP:
        _exhibit(table, number - EXHIBIT)
    elif number == STOP:
        end_turn(table)
    elif number == SELL:
        begin_sale(table)
    elif number == DRAW:
        _draw_because_stuck(table)
    elif table.phase == COMPENSATION:
        _answer_compensation(table, number)
    elif number == JOIN:
        answer_sale(table, True)
    elif number == DECLINE:
        answer_sale(table, False)
    elif table.phase == AWARD:
        turn_over_award(table, number - TURN_OVER)
    else:
        pick_in_sale(table, number - KEEP if number < TURN_OVER else number - TURN_OVER)


def _exhibit(table: Table, kind: i64) -> None:
    """One card to the exhibition; the turn goes on while more could follow."""
    seat = table.actor
    leave_hand(table, seat, kind)
    table.cards[table.exhibition(seat) + kind] += 1
    table.sheet[seat * SHEET + EXHIBITED] += 1
    table.sheet[table.seats * SHEET + kind // RUDDERS] += 1
    log = table.log
    if log is not None:
        log.append(Event("exhibited", int(seat), {"card": int(kind)}))
    if table.hand_size(seat) > 0 and table.exhibited(seat) < table.parts.exhibition_limit:
        table.phase = EXHIBITING
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
    if number != DECLINE:
        kind = number - TURN_OVER
        other: i64
        if log is not None:
            for other in range(KINDS):
                for _ in range(table.cards[table.hand(seat) + other]):
                    log.append(Event("showed", int(seat), {"card": int(other)}))
        for other in range(KINDS):
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
        table.phase = TURN
