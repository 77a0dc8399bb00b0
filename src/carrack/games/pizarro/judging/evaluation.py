"""The evaluation: points that are safe, and what ships, gold and vetoes are still likely to bring.

The weights are few and readable; they are for one-ply bots and for cutting search off.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.ranking import likely_shares_into
from carrack.core.ranking import rewards_into as final_rewards_into
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.judging.weights import W
from carrack.games.pizarro.questions.gold import worth
from carrack.games.pizarro.questions.magellan import can_move
from carrack.games.pizarro.scoring import draw_points, hand_crowns, scores, stack_crowns
from carrack.games.pizarro.table import Table

BUYS: Final = 0.75
"""How much of a hand's worth is its buying power; the rest are its crowns."""


def crowd(table: Table) -> float:
    """Seats beyond three: who bid for the same few cards."""
    return float(table.seats - at.FEWEST_SEATS)


def gold_points(table: Table) -> float:
    """Return the worth of a gold this year."""
    points = W.gold_points[table.year]
    return points - W.crowded_gold * crowd(table) if table.year == 0 else points


def moves_on(table: Table, space: i64) -> float:
    """Return how likely a ship is to move on from a space."""
    share = W.move_on[space]
    return share + W.crowded_move * crowd(table) if space == 0 else share


def card_points(table: Table) -> float:
    """Return the worth of one more gold card: to spend, or for its crowns."""
    spent = W.card_gold * gold_points(table)
    return spent if table.year < at.LAST_YEAR and spent > W.card_crowns else W.card_crowns


def crown(table: Table, track: i64, space: i64, stack: float) -> float:
    """Return the points of a ship that ends on a space."""
    if track == at.PIZARRO and space == at.LAST_SPACE and table.parts.is_b(at.PIZARRO):
        return W.pizarro_draw_points
    crowns = float(table.parts.crowns[track * at.SPACES + space])
    return crowns * stack if track == at.MAGELLAN else crowns


def ship_points(table: Table, track: i64, space: i64, stack: float) -> float:
    """Return a ship on a space: its crown, or the chance of a better one if it can still move on."""
    here = crown(table, track, space, stack)
    if space + 1 >= at.SPACES or space + 1 < table.year:
        return here
    onward = ship_points(table, track, space + 1, stack + W.best_crowns) - W.move_cost
    return here + moves_on(table, space) * (onward - here) if onward > here else here


def year_points(table: Table, track: i64, space: i64) -> float:
    """Return what a ship brings at the end of the year: its bags, a swap."""
    if space != table.year or table.year == at.LAST_YEAR:
        return 0.0
    bag = float(table.parts.bags[track * at.SPACES + space])
    points = bag * W.card_gold * W.gold_points[table.year + 1]
    if track == at.MARCO_POLO and not table.parts.is_b(at.MARCO_POLO):
        points += W.swap_points
    return points


def fleet_points(table: Table, seat: i64) -> float:
    """Return all ships of a seat."""
    points = 0.0
    ships = table.ships
    start = seat * at.SEAT_SHIPS
    spot: i64
    for spot in range(at.SEAT_SHIPS):
        count = i64(ships[start + spot])
        if count > 0:
            track = spot // at.SPACES
            space = spot % at.SPACES
            each = ship_points(table, track, space, 0.0) + year_points(table, track, space)
            points += float(count) * each
    ship: i64
    for ship in range(at.MAGELLANS):
        if table.owner_of(ship) == seat:
            space = table.space_of(ship) - 1
            points += ship_points(table, at.MAGELLAN, space, float(stack_crowns(table, ship)))
            points += year_points(table, at.MAGELLAN, space)
    return points


def card_brings(table: Table, seat: i64) -> float:
    """Return what the explorer card on offer would bring a seat, its price apart."""
    track = table.explorer
    space = table.year
    stack = 0.0
    before = 0.0
    if track == at.MAGELLAN:
        stack = _best_stack(table, seat) + W.best_crowns
        if space > 0:
            before = ship_points(table, track, space - 1, stack - W.best_crowns)
    elif space > 0:
        before = ship_points(table, track, space - 1, 0.0)
    gain = ship_points(table, track, space, stack) + year_points(table, track, space) - before
    if track == at.COLUMBUS and space == 0:
        gain += W.veto_points
    elif track == at.DA_GAMA:
        left = gain + float(table.parts.da_gama_gold[space]) * card_points(table)
        right = crown(table, at.DA_GAMA_RIGHT, space, 0.0) - before if table.parts.is_b(at.DA_GAMA) else 0.0
        gain = left if left > right else right
    elif track == at.COOK:
        gain -= card_points(table) if table.parts.is_b(at.COOK) else W.open_hand
    elif track == at.MAGELLAN and not table.parts.is_b(at.MAGELLAN):
        gain -= W.best_crowns
    return gain


def _best_stack(table: Table, seat: i64) -> float:
    """Return the richest stack of a seat that could move on."""
    best: i64 = 0
    ship: i64
    for ship in range(at.MAGELLANS):
        if can_move(table, seat, ship):
            crowns = stack_crowns(table, ship)
            if crowns > best:
                best = crowns
    return float(best)


def hand_points(table: Table, seat: i64) -> float:
    """Return the hand: its buying power while there is something to buy, but never less than its crowns."""
    crowns = float(hand_crowns(table, seat))
    gold = float(worth(table.player[seat].hand))
    if gold == 0.0:
        # A hidden hand: so many cards of the common sort.
        crowns = W.card_crowns * float(table.player[seat].hand_size)
        gold = W.card_gold * float(table.player[seat].hand_size)
    power = gold * gold_points(table)
    better = power if power > crowns else crowns
    return BUYS * better + (1.0 - BUYS) * crowns


def sale_points(table: Table, seat: i64) -> float:
    """Return what the card on offer is worth to its buyer, or to who has bid the most."""
    if table.bidder != seat or table.explorer == at.NONE:
        return 0.0
    if table.phase == at.BIDDING:
        profit = card_brings(table, seat) - float(table.bid) * gold_points(table)
        return W.sure_sale * profit if profit >= 0.0 else profit - W.overbid
    if table.phase == at.PAYING:
        return card_brings(table, seat) - float(table.due) * gold_points(table)
    if table.phase in (at.PICK_SHIP, at.PICK_HALF):
        return card_brings(table, seat)
    return -card_points(table) if table.phase == at.LOSING else 0.0


def draw_value(table: Table, seat: i64) -> float:
    """Pizarro's draw: what was reached, or one more card of it with its risk."""
    points = float(draw_points(table, seat))
    if table.after == at.GOLD_TURNED and table.phase == at.DRAWING and table.drawer == seat:
        room = table.parts.pizarro_limit - table.pizarro_sum
        safe = float(room if room < at.VALUES else i64(at.VALUES)) / float(at.VALUES)
        return (points + W.card_gold) * safe
    return points


def expected_points(table: Table, seat: i64) -> float:
    """Return the points a seat will end with, roughly."""
    points = fleet_points(table, seat) + hand_points(table, seat) + sale_points(table, seat)
    if table.year < at.LAST_YEAR:
        points += W.veto_points * float(table.player[seat].vetoes)
    if table.phase == at.DRAWING and table.drawer == seat and table.after != at.GOLD_TURNED:
        points += float(table.draws) * card_points(table)
    if table.phase in (at.PIZARRO_DRAW, at.DRAWING) and table.pizarro_sum > 0:
        points += draw_value(table, seat) - W.pizarro_draw_points * float(
            table.ships_on(seat, at.PIZARRO, at.LAST_SPACE)
        )
    return points


def rewards_into(table: Table, row: vec[float]) -> None:
    """Write each seat's share of the win: 1 for a sure one, 0 for none; after the end rank and margin."""
    if table.phase == at.FINISHED:
        final_rewards_into(row, scores(table), W.spread)
        return
    seat: i64
    for seat in range(table.seats):
        row[seat] = expected_points(table, seat)
    likely_shares_into(row, table.seats, W.spread)
