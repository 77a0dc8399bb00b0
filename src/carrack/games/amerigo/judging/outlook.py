"""The outlook: the time that is left, and for each seat the land it can still build on.

Worked out once for an evaluation, from the masks; nothing here is an opinion yet (see `evaluation`).
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo import layout as at
from carrack.games.amerigo.map.geography import Geography
from carrack.games.amerigo.map.masks import SIDE, bits, flood
from carrack.games.amerigo.table import Table


@final
class Outlook:
    """The outlook that all seats share."""

    def __init__(self, table: Table, geography: Geography) -> None:
        self.geography: Geography = geography
        # Between two phases, and between two rounds, the clock has not moved on yet.
        self.clock: i64 = table.round * at.COLOURS + table.colour - (1 if table.phase == at.DRAW_CUBES else 0)
        """Phases that are over."""
        self.phases_left: i64 = at.ROUNDS * at.COLOURS - 1 - self.clock
        """Phases to come, after the one that is being played."""
        self.share_left: float = float(self.phases_left) / float(at.ROUNDS * at.COLOURS)
        """The share of the game that is to come."""
        rounds_left = float(self.phases_left) / float(at.COLOURS)
        self.goes_on: float = rounds_left if rounds_left < 1.0 else 1.0
        """How sure one is to go on with something: there is a round's time for it."""
        islands = int(geography.islands)
        self.free: vec[i64] = vec[i64]([0] * islands)
        """Per island: free squares."""
        self.goods: vec[i64] = vec[i64]([0] * (islands * at.GOODS))
        """Per island and good: free squares with a commodity."""
        self.posts: vec[i64] = vec[i64]([0] * (islands * int(table.seats)))
        """Per seat and island: trading posts."""
        self.next_post: vec[float] = vec[float]([0.0] * islands)
        """Per island: what one more post brings the seat that is being judged; see `ships`."""
        self._count_land(table)
        self._count_posts(table)

    def _count_land(self, table: Table) -> None:
        geography = self.geography
        r: i64
        for r in range(geography.height):
            free = table.masks[at.FREE + r]
            square = r * SIDE
            while free != 0:
                if free & 1 == 1:
                    island = geography.island_at[square]
                    self.free[island] += 1
                    if geography.good_at[square] >= 0:
                        self.goods[island * at.GOODS + geography.good_at[square]] += 1
                free >>= 1
                square += 1

    def _count_posts(self, table: Table) -> None:
        geography = self.geography
        post: i64
        seat: i64
        for post in range(geography.posts):
            square = geography.post_square[post]
            for seat in range(table.seats):
                if table.masks[table.posts(seat) + square // SIDE] >> (square % SIDE) & 1 == 1:
                    self.posts[seat * geography.islands + geography.island_at[square]] += 1

    def posts_of(self, seat: i64, island: i64) -> i64:
        return self.posts[seat * self.geography.islands + island]

    def traders(self, table: Table, island: i64) -> i64:
        """Seats with posts on an island: all of them work on its completion."""
        count: i64 = 0
        seat: i64
        for seat in range(table.seats):
            if self.posts_of(seat, island) > 0:
                count += 1
        return count


def land_within_reach(table: Table, seat: i64) -> vec[i64]:
    """Free land that a seat's chains can grow onto, step by step."""
    masks = table.masks
    villages = table.villages(seat)
    posts = table.posts(seat)
    carries = table.parts.blank_rows[:]
    reached = table.parts.blank_rows[:]
    r: i64
    for r in range(SIDE):
        reached[r] = masks[posts + r]
        carries[r] = masks[posts + r] | masks[villages + r] | masks[at.NEUTRAL + r] | masks[at.FREE + r]
    flood(carries, reached)
    for r in range(SIDE):
        reached[r] &= masks[at.FREE + r]
    return reached


def lonely_squares(rows: vec[i64]) -> i64:
    """Squares without a neighbour: only a single tile fits there."""
    count: i64 = 0
    above: i64 = 0
    r: i64
    for r in range(SIDE):
        here = rows[r]
        if here != 0:
            near = above | here << 1 | here >> 1
            if r + 1 < SIDE:
                near |= rows[r + 1]
            count += bits(here & ~near)
        above = here
    return count
