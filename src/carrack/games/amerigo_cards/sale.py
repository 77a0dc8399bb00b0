"""The market: prices, who may sell, and a sale carried out small decision by small decision."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.flow import end_turn
from carrack.games.amerigo_cards.journey import discard, turned_to_pile
from carrack.games.amerigo_cards.state import Table

# --- prices ---------------------------------------------------------------------------------------------


def missing_good(table: Table) -> i64:
    """A good that nobody exhibits, or NONE when the market shows all five."""
    good: i64
    for good in range(at.GOODS):
        if table.market(good) == 0:
            return good
    return at.NONE


def rare_good(table: Table) -> i64:
    """The good that is strictly the fewest on the market, or NONE."""
    least: i64 = 0
    tied = False
    good: i64
    for good in range(1, at.GOODS):
        if table.market(good) < table.market(least):
            least = good
            tied = False
        elif table.market(good) == table.market(least):
            tied = True
    return i64(at.NONE) if tied else least


def popular_good(table: Table) -> i64:
    """The good that is strictly the most on the market, or NONE."""
    most: i64 = 0
    tied = False
    good: i64
    for good in range(1, at.GOODS):
        if table.market(good) > table.market(most):
            most = good
            tied = False
        elif table.market(good) == table.market(most):
            tied = True
    return i64(at.NONE) if tied else most


def shown_of(table: Table, seat: i64, good: i64) -> i64:
    """How many cards of a good a seat exhibits."""
    first = table.exhibition(seat) + good * at.RUDDERS
    return i64(table.cards[first] + table.cards[first + 1] + table.cards[first + 2])


def earnings(table: Table, seat: i64, rare: i64, popular: i64) -> i64:
    """The doubloons a seat's exhibition brings at these prices."""
    coins: i64 = 0
    common: i64 = 0
    good: i64
    for good in range(at.GOODS):
        count = shown_of(table, seat, good)
        if good == rare:
            coins += count
        elif good == popular:
            coins += count // table.parts.popular_price
        else:
            common += count
    return coins + common // table.parts.common_price


# --- who sells ------------------------------------------------------------------------------------------


def begin_sale(table: Table) -> None:
    """Fix the prices, then ask the others at home who could earn something."""
    table.rare = rare_good(table)
    table.popular = popular_good(table)
    table.sellers = i64(1) << table.turn
    log = table.log
    if log is not None:
        log.append(
            Event("sale-begins", int(table.turn), {"rare": int(table.rare), "popular": int(table.popular)})
        )
    table.phase = at.JOINING
    _ask_next(table)


def answer_sale(table: Table, joins: bool) -> None:
    """The asked seat joins the sale or lets it pass."""
    if joins:
        table.sellers |= i64(1) << table.actor
    log = table.log
    if log is not None:
        log.append(Event("joined-sale" if joins else "passed-sale", int(table.actor)))
    _ask_next(table)


def _ask_next(table: Table) -> None:
    seat = table.actor + 1
    if seat == table.seats:
        seat = 0
    while seat != table.turn:
        if table.place(seat) == at.AT_HOME and earnings(table, seat, table.rare, table.popular) > 0:
            table.actor = seat
            return
        seat += 1
        if seat == table.seats:
            seat = 0
    _next_seller(table)


def _next_seller(table: Table) -> None:
    """The active player sells first, then the others to the left; after the last the turn ends."""
    step: i64
    for step in range(table.seats):
        seat = table.turn + step
        if seat >= table.seats:
            seat -= table.seats
        bit = i64(1) << seat
        if table.sellers & bit:
            table.sellers ^= bit
            table.actor = seat
            _sell_rare(table, seat)
            _open_group(table, at.KEEP_POPULAR)
            return
    table.rare = at.NONE
    table.popular = at.NONE
    end_turn(table)


# --- one seller's sale ----------------------------------------------------------------------------------


def in_group(table: Table, kind: i64) -> bool:
    """Whether a kind belongs to the group that the phase is about: the popular good or the common ones."""
    good = kind // at.RUDDERS
    if table.phase in (at.KEEP_POPULAR, at.TURN_POPULAR):
        return good == table.popular
    return good != table.popular and good != table.rare


def _group_size(table: Table) -> i64:
    cards = table.cards
    row = table.exhibition(table.actor)
    count: i64 = 0
    kind: i64
    for kind in range(at.KINDS):
        if in_group(table, kind):
            count += i64(cards[row + kind])
    return count


def _only_kind_in_group(table: Table) -> i64:
    """The one kind left in the group, or NONE when the seller has a choice."""
    cards = table.cards
    row = table.exhibition(table.actor)
    found: i64 = at.NONE
    kind: i64
    for kind in range(at.KINDS):
        if cards[row + kind] > 0 and in_group(table, kind):
            if found != at.NONE:
                return at.NONE
            found = kind
    return found


def _sell_rare(table: Table, seat: i64) -> None:
    """Every card of the rare good becomes a doubloon."""
    if table.rare == at.NONE:
        return
    cards = table.cards
    first = table.rare * at.RUDDERS
    kind: i64
    for kind in range(first, first + at.RUDDERS):
        count = cards[table.exhibition(seat) + kind]
        if count > 0:
            cards[table.exhibition(seat) + kind] = 0
            cards[table.turned() + kind] += count
            _leave_market(table, kind, i64(count))


def _leave_market(table: Table, kind: i64, count: i64) -> None:
    table.sheet[table.seats * at.SHEET + kind // at.RUDDERS] -= count
    table.sheet[table.actor * at.SHEET + at.EXHIBITED] -= count


def _open_group(table: Table, phase: i64) -> None:
    """Begin with the leftovers of a group; a group too small to pay stays as it is."""
    table.phase = phase
    price = table.parts.popular_price if phase == at.KEEP_POPULAR else table.parts.common_price
    count = _group_size(table)
    if count < price:
        _close_group(table)
    else:
        table.picks = count % price
        _sell_on(table)


def _close_group(table: Table) -> None:
    if table.phase in (at.KEEP_POPULAR, at.TURN_POPULAR):
        _open_group(table, at.KEEP_COMMON)
    else:
        _close_sale(table)


def pick_in_sale(table: Table, kind: i64) -> None:
    """The seller picks a card: to stay in the exhibition, or to become a doubloon."""
    _pick(table, kind)
    _sell_on(table)


def _pick(table: Table, kind: i64) -> None:
    table.cards[table.exhibition(table.actor) + kind] -= 1
    if table.phase in (at.KEEP_POPULAR, at.KEEP_COMMON):
        table.cards[table.staying() + kind] += 1
    else:
        table.cards[table.turned() + kind] += 1
        _leave_market(table, kind, 1)
    table.picks -= 1


def _sell_on(table: Table) -> None:
    """Go on to the next question that makes a difference, or to the end of the group."""
    while table.picks > 0:
        only = _only_kind_in_group(table)
        if only == at.NONE:
            return
        _pick(table, only)
    if table.phase == at.KEEP_POPULAR:
        table.phase = at.TURN_POPULAR
        table.picks = _group_size(table) // table.parts.popular_price
        _sell_on(table)
    elif table.phase == at.KEEP_COMMON:
        table.phase = at.TURN_COMMON
        table.picks = _group_size(table) // table.parts.common_price
        _sell_on(table)
    else:
        _discard_group(table)
        _close_group(table)


def _discard_group(table: Table) -> None:
    cards = table.cards
    row = table.exhibition(table.actor)
    kind: i64
    for kind in range(at.KINDS):
        count = i64(cards[row + kind])
        if count > 0 and in_group(table, kind):
            cards[row + kind] = 0
            discard(table, table.actor, kind, count)
            _leave_market(table, kind, count)


def _close_sale(table: Table) -> None:
    """What stays goes back to the exhibition, the doubloons to the pile; the next seller follows."""
    cards = table.cards
    row = table.exhibition(table.actor)
    staying = table.staying()
    turned = table.turned()
    coins: i64 = 0
    kind: i64
    for kind in range(at.KINDS):
        cards[row + kind] += cards[staying + kind]
        cards[staying + kind] = 0
        coins += i64(cards[turned + kind])
    log = table.log
    if log is not None:
        log.append(Event("sold", int(table.actor), {"count": int(coins)}))
    turned_to_pile(table, table.actor)
    _next_seller(table)
