"""The evaluation: an estimate of the doubloons each seat will end with, from what lies on the table.

The weights are few and readable; they are for one-ply bots and for cutting search off.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import OVER
from carrack.core.ranking import likely_shares_into
from carrack.core.ranking import rewards_into as final_rewards_into
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.judging.weights import W
from carrack.games.amerigo_cards.prices import prices_now, shown_of
from carrack.games.amerigo_cards.questions.awards import companies_award, kings_award
from carrack.games.amerigo_cards.scoring import scores
from carrack.games.amerigo_cards.table import Table


def exhibition_value(table: Table, seat: i64, rare: i64, popular: i64) -> float:
    """Return what the exhibition brings at these prices, fractions included."""
    if table.exhibited(seat) == 0:
        return 0.0
    popular_price = float(table.parts.popular_price)
    common_price = float(table.parts.common_price)
    value = 0.0
    good: i64
    for good in range(at.GOODS):
        shown = shown_of(table, seat, good)
        if shown > 0:
            count = float(shown)
            if good == rare:
                value += count
            elif good == popular:
                value += count / popular_price
            else:
                value += count / common_price
    return value


def journey_value(table: Table, seat: i64) -> float:
    """Return what an unfinished journey still brings: awards and cards to find, less the cards to get
    home."""
    place = table.place(seat)
    if place == at.AT_HOME:
        return 0.0
    parts = table.parts
    distance = table.distance(seat)
    award = float(kings_award(table, distance)) + W.open_award * float(companies_award(table, seat))
    found = 0.0
    if place == at.OUTWARD:
        cards = parts.explore_factor * distance
        room = parts.hand_limit - table.hand_size(seat)
        found = float(cards if cards < room else room) * W.hand_card
    needed = float(distance - table.way_back(seat)) / (W.mean_rudders * float(parts.homeward_factor))
    turns = needed + 0.5 if needed > 0.5 else 1.0
    lacking = turns - float(hand_cards(table, seat)) - found / W.hand_card
    value = (award + found - turns * W.hand_card) * W.not_yet
    # A ship that cannot pay its way home waits for cards one by one.
    return value - lacking if lacking > 0.0 else value


def hand_cards(table: Table, seat: i64) -> i64:
    """Return the hand, and what is just being drawn to it."""
    cards = table.hand_size(seat)
    return cards + table.draws if table.phase == at.DRAWING and table.drawer == seat else cards


def expected_doubloons(table: Table, seat: i64, rare: i64, popular: i64) -> float:
    """Return the doubloons a seat will end with, roughly, with these goods rare and popular."""
    value = float(table.doubloons(seat)) + float(hand_cards(table, seat)) * W.hand_card
    value += exhibition_value(table, seat, rare, popular) + journey_value(table, seat)
    if table.actor == seat and table.picks > 0:
        value += _picked_value(table)
    return value


def _picked_value(table: Table) -> float:
    """Cards that are being sold or turned over at this moment belong to the actor, too."""
    cards = table.cards
    turned = table.turned()
    staying = table.staying()
    common_price = float(table.parts.common_price)
    value = 0.0
    kind: i64
    for kind in range(at.KINDS):
        if cards[turned + kind] > 0:
            value += float(i64(cards[turned + kind]))
        if cards[staying + kind] > 0:
            value += float(i64(cards[staying + kind])) / common_price
    return value if table.is_selling() else value + float(table.picks)


def rewards_into(table: Table, row: vec[float]) -> None:
    """Write each seat's share of the win: 1 for a sure one, 0 for none; after the end rank and margin."""
    if table.actor == OVER:
        final_rewards_into(row, scores(table), W.spread)
        return
    rare, popular = prices_now(table)
    seat: i64
    for seat in range(table.seats):
        row[seat] = expected_doubloons(table, seat, rare, popular)
    likely_shares_into(row, table.seats, W.spread)
