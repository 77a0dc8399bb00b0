"""A payment to propose to the buyer: legal, and with as many crowns kept as can be."""

from __future__ import annotations

from carrack.games.pizarro import layout as at
from carrack.games.pizarro.questions.payment import smallest_paid
from carrack.games.pizarro.table import Table

ANY = -1


def proposed_payment(table: Table) -> list[int]:
    """Return the values (1 to 9) that the buyer could pay what is due with; the crowns left in the hand are
    points.

    With Magellan B one of the paid cards goes under the ship, where its crowns count once and again.
    """
    hand = [int(count) for count in table.player[table.actor].hand]
    crowns = [int(count) for count in table.parts.gold_crowns]
    unders, factor = [ANY], 0
    if table.explorer == at.MAGELLAN and table.parts.is_b(at.MAGELLAN):
        unders = [value for value in range(at.VALUES) if hand[value]]
        factor = int(table.parts.crowns[at.MAGELLAN * at.SPACES + table.year])
    best: list[int] = []
    best_rank: tuple[int, int, int] | None = None
    for least, over in _ways(table):
        for under in unders:
            values = _cheapest(hand, crowns, under, least, int(table.due) + over)
            if not values:
                continue
            lost = sum(crowns[value] for value in values) - (factor * crowns[under] if factor else 0)
            rank = (over, lost, len(values))
            if best_rank is None or rank < best_rank:
                best, best_rank = values, rank
    return [value + 1 for value in best]


def _ways(table: Table) -> list[tuple[int, int]]:
    """Return the lowest value that may be used, and by how much the price is exceeded then."""
    if table.exact:
        return [(0, 0)]
    # A payment whose cards all have at least this value may exceed the price by less than that.
    highest = min(int(smallest_paid(table)), at.VALUES - 1)
    return [(least, over) for least in range(highest + 1) for over in range(least + 1)]


def _cheapest(hand: list[int], crowns: list[int], under: int, least: int, gold: int) -> list[int]:
    """Cards from a value on that make so much gold, `under` among them, with the fewest crowns; or none."""
    left = hand[:]
    # For each sum the crowns and the cards that make it.
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    if under != ANY:
        if under < least:
            return []
        left[under] -= 1
        best = {under + 1: (crowns[under], [under])}
    for value in range(least, at.VALUES):
        for _ in range(left[value]):
            for reached in sorted(best, reverse=True):
                lost, values = best[reached]
                more = reached + value + 1
                if more <= gold and (more not in best or lost + crowns[value] < best[more][0]):
                    best[more] = (lost + crowns[value], [*values, value])
    return best[gold][1] if gold in best else []
