"""Set-up (setup.1–14): what lies ready, and what chance draws: markers, tokens, the order of the discs."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE
from carrack.core.events import NOBODY
from carrack.core.question import Draw, Interlude
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.components.tiles import NONE, places
from carrack.games.amerigo.questions.gold import take_gold
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import TOKENS


def start(table: Table) -> None:
    """Put everything in its place that needs no luck; chance lays the first tile."""
    parts = table.parts
    i: i64
    seat: i64
    table.tile_at = vec[i64]([NONE] * at.PLACES)
    table.turn_at = vec[i64]([NONE] * at.PLACES)
    tokens = table.tokens_to_write()
    stock = table.stock_to_write()
    cubes = table.cubes_to_write()
    for i in range(at.DISPLAY):
        tokens[i] = NONE
    for i in range(TOKENS):
        tokens[at.BAG + i] = 1
    for i in range(at.NEUTRALS):
        stock[at.SUPPLY + i] = parts.neutrals[i]
    for i in range(at.KINDS):
        stock[at.PRODUCTION_BAG + i] = parts.production[i]
    for i in range(at.MARKER_VALUES):
        stock[at.MARKERS + i] = parts.markers[i]
    for i in range(at.COLOURS):
        cubes[at.DROPPED + i] = parts.cubes
    table.order = vec[i64]([NONE] * int(table.seats))
    for seat in range(table.seats):
        me = table.player[seat]
        me.posts_left = parts.posts
        for i in range(at.VILLAGES):
            me.stock_to_write()[at.AT_HOME + i] = parts.villages[i]
        for i in range(at.GOODS):
            me.stock_to_write()[at.OWN_PRODUCTION + i] = 1
    table.phase = at.DRAW_TILE
    table.draws = places(table.seats)
    table.actor = CHANCE


class Bag(Draw[Table]):
    """A draw from a bag with some of each kind: the more there are, the likelier."""

    def __init__(self, code: str, rule: str, first: i64, size: i64, start: i64, none_left: i64) -> None:
        super().__init__(code, rule, first, size, why.NOT_THIS_CHANCE)
        self.start: i64 = start
        """Where the counts of the kinds begin."""
        self.none_left: i64 = none_left
        """The reason against a kind of which there is none."""

    def counts(self, table: Table) -> vec[i64]:
        """Return the row with the counts."""
        return table.stock

    def candidates_into(self, table: Table, row: vec[i64]) -> i64:
        counts = self.counts(table)
        n: i64 = 0
        i: i64
        for i in range(self.size):
            if counts[self.start + i] > 0:
                row[n] = self.first + i
                n += 1
        return n

    def weights_into(self, table: Table, row: vec[i64]) -> i64:
        counts = self.counts(table)
        n: i64 = 0
        i: i64
        for i in range(self.size):
            if counts[self.start + i] > 0:
                row[n] = counts[self.start + i]
                n += 1
        return n

    def gone(self, table: Table, item: i64) -> i64:
        return why.FINE if self.counts(table)[self.start + item] > 0 else self.none_left


@final
class DrawMarker(Bag):
    """setup.5, round.1: one more pirate marker is turned up."""

    def lay(self, table: Table, item: i64) -> None:
        table.stock_to_write()[at.MARKERS + item] -= 1
        table.strength += item
        table.tell("marker", NOBODY, "value", item, "strength", table.strength)
        table.phase = at.DRAW_TOKEN
        table.draws = tokens_to_show(table)


def tokens_to_show(table: Table) -> i64:
    """setup.7: the whole display at first; round.2: later its left half."""
    return at.DISPLAY if table.round == 0 else at.HALF_DISPLAY


@final
class DrawToken(Bag):
    """setup.7, round.2: a progress token on the next space of the display."""

    def counts(self, table: Table) -> vec[i64]:
        return table.tokens

    def lay(self, table: Table, item: i64) -> None:
        tokens = table.tokens_to_write()
        tokens[tokens_to_show(table) - table.draws] = item
        tokens[at.BAG + item] = 0
        table.tell("token-shown", NOBODY, "card", self.first + item)
        table.draws -= 1
        if table.draws == 0:
            table.phase = at.DRAW_PRODUCTION
            table.draws = table.parts.production_spaces


@final
class DrawProduction(Bag):
    """setup.10, round.4: a production token for the display."""

    def lay(self, table: Table, item: i64) -> None:
        stock = table.stock_to_write()
        stock[at.PRODUCTION_BAG + item] -= 1
        stock[at.PRODUCTION_SHOWN + item] += 1
        table.tell("production-shown", NOBODY, "card", self.first + item)
        table.draws -= 1
        if table.draws == 0:
            table.phase = at.DRAWN


@final
class Drawn(Interlude[Table]):
    """All displays are full: in set-up the discs follow, later the round begins."""

    def run(self, table: Table, seat: i64) -> None:
        if table.order[0] != NONE:
            table.phase = at.NEXT_DROP
        else:
            table.phase = at.DRAW_DISC
            table.draws = table.seats


@final
class DrawDisc(Draw[Table]):
    """setup.11: the discs in their stack, from the top."""

    def gone(self, table: Table, item: i64) -> i64:
        if item >= table.seats:
            return why.DISC_PLACED
        i: i64
        for i in range(table.seats):
            if table.order[i] == item:
                return why.DISC_PLACED
        return why.FINE

    def lay(self, table: Table, item: i64) -> None:
        """setup.12: who is further down has more gold. The last disc has only one place left."""
        self._stack(table, item)
        if table.draws == 1:
            self._stack(table, self._last(table))
        if table.draws == 0:  # setup.13: all cubes go into the tower.
            table.drop_size = table.parts.cubes * at.COLOURS
            table.tray = NONE
            table.phase = at.NEXT_COLOUR

    def _stack(self, table: Table, seat: i64) -> None:
        ahead = table.seats - table.draws
        table.order_to_write()[ahead] = seat
        table.tell("disc", seat, "order", ahead + 1)
        if ahead > 0:
            take_gold(table, seat, ahead)
        table.draws -= 1

    def _last(self, table: Table) -> i64:
        """Return the seat whose disc is not placed yet, when it is the only one."""
        left: i64 = table.seats * (table.seats - 1) // 2
        i: i64
        for i in range(table.seats - 1):
            left -= table.order[i]
        return left
