"""Looks at the stored position: as each pair of eyes sees it, and what its listeners have of it already."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from msgspec import Struct

from carrack import games
from carrack.core.api import State
from carrack.core.draft import Draft
from carrack.server.protocol.messages import Gap, Moved, OrderInfo, OrdersGiven, Shown, Tried
from carrack.server.table.interface import Table
from carrack.server.table.listener import Listener, encode
from carrack.server.table.page_changes import Known
from carrack.server.table.view import lines, moves, shown, shown_view, tell_changes, texts_of

NOBODY: Final = -1


class Had(NamedTuple):
    """The last page that the listeners of a seat have: only the difference is sent."""

    version: int
    page: Struct | None
    orders: list[OrderInfo] | None


NOTHING: Final = Had(NOBODY, None, None)


class Looks:
    """The position as the listeners of one table see it. A seat of None: spectators."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._had: dict[int | None, Had] = {}
        """By seat."""
        self._boards: dict[tuple[int | None, str], tuple[int, list[str]]] = {}
        """By seat and language: the version, and its board in words."""

    def look(self, seat: int | None, dump: bool, public: Struct | None = None) -> Shown:
        """Return the stored position as a seat sees it, with its own standing orders.

        `public`: the spectators' page, where it is known.
        """
        table = self._table
        state = table.playing().state
        view = state.view(seat)
        look = shown_view(state, view, table.row.version, dump, public)
        if seat is not None:
            look.by_itself = table.auto_reply.own_answer(seat) is not None
            look.orders = table.standing_orders.infos(view)
        return look

    def gap(self, have: int, listener: Listener) -> Gap:
        """Return what a client with version `have` has missed."""
        table = self._table
        if table.match is None:
            return Gap([], True, None)
        steps, from_start = table.history.since(have, table.match.events, listener.seat)
        look = self.look(listener.seat, listener.dump)
        look.words = self.read_board(listener)
        self._keep(listener.seat, look)
        tell_changes(look, None, None, table.match.state)
        return Gap(steps, from_start, look)

    def refill(self, have: int, listener: Listener) -> Gap | None:
        """Return what a client whose message was stale has missed; None where it was told at this version.

        Everything was on its way to it already: it is told again once, not for each of many messages.
        """
        version = self._table.row.version
        if listener.refilled == version:
            return None
        listener.refilled = version
        return self.gap(have, listener)

    def tried(self, listener: Listener, message_id: str, draft: Draft) -> Tried:
        """Return the position after a draft."""
        version, state = self._table.row.version, draft.shown
        look = shown(state, listener.seat, version, listener.dump)
        look.words = self._words(state, listener)
        tell_changes(look, self._had_at(listener.seat, version).page, None, state)
        seen = [event.seen_by(listener.seat) for event in draft.events]
        numbers = list(draft.numbers)
        return Tried(message_id, numbers, look, bool(numbers) and draft.is_complete, moves(state.game, seen))

    def moved(self, listeners: Collection[Listener]) -> Iterator[tuple[Listener, bytes]]:
        """Yield the last step and the position to everybody, as each may see them; encoded once for all who
        see alike."""
        table = self._table
        match = table.playing()
        viewers = {listener.seat for listener in listeners}
        steps = table.history.step_for(viewers, -1, match.events)
        # Make and compare what all see alike only once.
        public = games.page(match.state.view(None)) if len(viewers) > 1 else None
        compared: Known = {}
        had = {seat: self._had_at(seat, table.row.version - 1) for seat in viewers}
        ready: dict[tuple[int | None, bool, str], bytes] = {}
        for listener in listeners:
            seat = listener.seat
            eyes = seat, listener.dump, listener.words
            if eyes not in ready:
                look = self.look(seat, listener.dump, None if seat is None else public)
                look.words = self.read_board(listener)
                self._keep(seat, look)
                tell_changes(look, had[seat].page, had[seat].orders, match.state, compared)
                ready[eyes] = encode(Moved(steps[seat], look))
            yield listener, ready[eyes]

    def ordered(self, seat: int) -> OrdersGiven:
        """Return the orders of a seat, which have changed; its listeners have them from then on."""
        look = self.look(seat, False)
        orders = look.orders or []
        self._had[seat] = self._had.get(seat, NOTHING)._replace(orders=orders)
        return OrdersGiven(look.version, orders, look.by_itself)

    def _keep(self, seat: int | None, look: Shown) -> None:
        """Remember what the listeners of a seat have."""
        if look.page is not None:
            self._had[seat] = Had(look.version, look.page, look.orders)

    def _had_at(self, seat: int | None, version: int) -> Had:
        """Return what the listeners of a seat have of this version; NOTHING where they have another."""
        had = self._had.get(seat, NOTHING)
        return had if had.version == version else NOTHING

    # --- in words ---------------------------------------------------------------------------------------

    def _words(self, state: State, listener: Listener) -> list[str]:
        """Return the board in words, for a listener who asked for it."""
        if not listener.words:
            return []
        texts = texts_of(state.game, listener.words, self._table.row.seats)
        return lines(games.board(state.view(listener.seat), texts))

    def read_board(self, listener: Listener) -> list[str]:
        """Return the stored board in words, in the listener's language; made once a version."""
        eyes, version = (listener.seat, listener.words), self._table.row.version
        known, found = self._boards.get(eyes, (NOBODY, []))
        if known != version:
            found = self._words(self._table.playing().state, listener)
            self._boards[eyes] = version, found
        return found
