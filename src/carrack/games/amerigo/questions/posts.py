"""Blue: trading posts (blue.11–17): established beside the anchor where a ship ends its move."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo import choices as pick
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.map.masks import SIDE, SQUARES
from carrack.games.amerigo.questions.completion import complete_if_full, posts_on
from carrack.games.amerigo.questions.gold import take_gold
from carrack.games.amerigo.questions.reserve import ShortDecision
from carrack.games.amerigo.questions.turns import ship_finished
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import POST_GOLD


def _bit(square: i64) -> i64:
    one: i64 = 1
    return one << (square % SIDE)


def post_space_here(table: Table, seat: i64, berth: i64) -> i64:
    """Return the free post space whose anchor this is (blue.13–14), or NONE; blue.15: who has a post left."""
    if berth >= SQUARES or table.player[seat].posts_left == 0:
        return NONE
    geography = table.map()
    post = geography.anchor_at[berth]
    if post == NONE:
        return NONE
    square = geography.post_square[post]
    return square if table.masks[at.FREE + square // SIDE] & _bit(square) != 0 else i64(NONE)


@final
class Post(ShortDecision):
    """blue.11: a trading post where the ship has dropped anchor, or none."""

    def answers_into(self, table: Table, row: vec[i64], n: i64) -> i64:
        row[n] = pick.ESTABLISH
        row[n + 1] = pick.LEAVE
        return n + 2

    def refusal(self, table: Table, number: i64) -> i64:
        if number == pick.ESTABLISH or number == pick.LEAVE:
            return why.FINE
        return super().refusal(table, number)

    def step(self, table: Table, number: i64) -> None:
        if number < pick.ESTABLISH:
            super().step(table, number)
            return
        if number == pick.ESTABLISH:
            self._establish(table, table.actor, self._square(table))
        ship_finished(table)

    def _square(self, table: Table) -> i64:
        """Return the post space that is meant."""
        return post_space_here(table, table.actor, table.player[table.actor].ship(table.ship))

    def _establish(self, table: Table, seat: i64, square: i64) -> None:
        """blue.16: the first post of all discovers the island; tokens.18: gold for a post."""
        me = table.player[seat]
        island = table.map().island_at[square]
        is_first = True
        other: i64
        for other in range(table.seats):
            if posts_on(table, other, island) > 0:
                is_first = False
        masks = table.masks_to_write()
        masks[at.FREE + square // SIDE] &= ~_bit(square)
        masks[table.posts(seat) + square // SIDE] |= _bit(square)
        me.posts_left -= 1
        table.tell("post", seat, "square", square)
        if is_first:
            me.for_discovery += me.score(table.parts.discovery)
            table.tell("discovered", seat, "island", island, "points", table.parts.discovery)
        if me.owns(POST_GOLD):
            take_gold(table, seat, table.parts.post_gold)
        complete_if_full(table, island)

    def args(self, table: Table) -> dict[str, object]:
        return {"square": int(self._square(table))}
