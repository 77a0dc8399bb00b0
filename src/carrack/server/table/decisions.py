"""Decisions at a live table: drafts, commits, standing orders, and what is taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from carrack.core.draft import Draft
from carrack.core.records import Entry, entry_lines
from carrack.core.verdicts import (
    FORBIDDEN,
    GAME_OVER,
    STALE,
    Forbidden,
    GameOver,
    Illegal,
    Refusal,
    Stale,
    Verdict,
)
from carrack.server.protocol.messages import GiveOrder, Stored, Tried
from carrack.server.table import persistence
from carrack.server.table.errors import RefusedAt
from carrack.server.table.interface import Table
from carrack.server.table.listener import Listener
from carrack.server.table.looks import Looks
from carrack.server.table.steps import Steps
from carrack.server.table.wishes import Wishes
from carrack.store import tables
from carrack.store.steps import NewStep
from carrack.store.wishes import WishRow

NOBODY: Final = -1


class Decisions:
    """The decisions of one table's seats."""

    def __init__(self, table: Table, looks: Looks, steps: Steps, wishes: Wishes) -> None:
        self._table = table
        self._looks = looks
        self._steps = steps
        self._wishes = wishes

    # --- drafts -----------------------------------------------------------------------------------------

    async def attempt(self, listener: Listener, message_id: str, version: int, numbers: list[int]) -> Tried:
        """Return the position after a draft, without storing it."""
        self._check_seat(listener.seat)
        await self._table.catch_up(version)
        self._check_version(version)
        return self._looks.tried(listener, message_id, self._draft(listener.seat, numbers))

    def draft_at(self, seat: int | None, version: int, numbers: list[int]) -> Draft:
        """Return the draft of the seat to act, at this version."""
        self._check_seat(seat)
        self._check_version(version)
        self._check_turn(seat)
        return self._draft(seat, numbers)

    def _draft(self, seat: int | None, numbers: list[int]) -> Draft:
        """Return the draft of a seat after these numbers; only the seat to act may have one."""
        match = self._table.playing()
        if not numbers:
            return Draft(match.state, NOBODY if seat is None else seat)
        self._check_turn(seat)
        assert seat is not None
        try:
            return match.redraft(seat, numbers)
        except Refusal as refusal:
            raise RefusedAt(refusal, len(match.draft)) from refusal

    # --- stored -----------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Deal, and store the deal."""
        table = self._table
        self._steps.ahead = True
        table.match = match = persistence.begin(table.row)
        step = self._step(NOBODY, match.record.entries, 0, None)
        await self._steps.store(step, 0)
        table.tell_table()

    async def commit(
        self, seat: int | None, message_id: str | None, version: int, numbers: list[int], by: str = ""
    ) -> Stored:
        """Store a seat's decision, made by itself or (`by`) for it, then tell everybody."""
        table, row = self._table, self._table.row
        seat = self._check_seat(seat)
        await table.catch_up(version)
        if again := self._steps.asked_before(seat, message_id):
            return again
        if (message_id is None and not by) != (row.seats[seat].kind == tables.BOT):
            # A bot whose person has come back, or a person while a bot plays for them.
            raise Illegal(Verdict("seat.bot-plays"))
        self._check_version(version)
        match = table.playing()
        self._check_turn(seat)
        self._draft(seat, numbers)
        lines, events = len(match.record.entries), len(match.events)
        if not numbers:
            raise Illegal(Verdict("done.nothing"))
        self._steps.ahead = True
        match.done(seat)
        if message_id is not None and not by:
            table.auto_reply.decided(seat)
        step = self._step(seat, match.record.entries[lines:], 0, message_id, by)
        await self._steps.store(step, events)
        return Stored(message_id or "", step.version)

    async def order(self, seat: int | None, wish: GiveOrder) -> Stored:
        """Store a standing order of a seat, or cancel it; only its own listeners are told."""
        table, row = self._table, self._table.row
        seat = self._check_seat(seat)
        match = table.playing()
        self._check_version(row.version)
        if row.seats[seat].kind == tables.BOT:
            raise Illegal(Verdict("seat.bot-plays"))
        view = match.state.view(seat)
        if wish.stands:
            await table.standing_orders.give(view, wish.name, wish.about, wish.amount)
        else:
            await table.standing_orders.cancel(view, wish.name)
        table.tell_seat(seat, self._looks.ordered(seat))
        table.auto_reply.ask_again(seat)
        return Stored(wish.id, row.version)

    # --- taken back -------------------------------------------------------------------------------------

    async def take_back(self, listener: Listener, message_id: str, version: int) -> Stored | None:
        """Ask to take back a seat's last decision; against bots alone it is done at once."""
        row = self._table.row
        seat = self._check_seat(listener.seat)
        if again := self._steps.asked_before(seat, message_id):
            return again
        await self._table.catch_up(version)
        self._check_version(version)
        match = self._table.playing()
        if match.is_over:
            # The seed is public by now.
            raise GameOver(Verdict("game.over", family=GAME_OVER))
        if not match.can_take_back(seat):
            raise Illegal(Verdict("undo.nothing"))
        # A bot that stands in cannot agree for its person: they come back, or the host removes them.
        agreed = [other.seat for other in row.seats if other.kind == tables.BOT and other.person is None]
        wish = WishRow(seat, version, agreed, message_id)
        return Stored(message_id, row.version) if await self._settle(wish) else None

    async def agree(self, listener: Listener, message_id: str, version: int, yes: bool) -> Stored:
        """Agree or disagree with the wish to take back."""
        seat, wish = self._check_seat(listener.seat), self._wishes.standing
        if wish is None or wish.version != version:
            raise Illegal(Verdict("wish.none"))
        if not yes:
            await self._wishes.refuse()
        elif seat != wish.seat and seat not in wish.agreed:
            await self._settle(replace(wish, agreed=[*wish.agreed, seat]))
        return Stored(message_id, self._table.row.version)

    async def _settle(self, wish: WishRow) -> bool:
        """Take back when all have agreed, else tell everybody who has; return True if it was done."""
        table, match = self._table, self._table.playing()
        if len({*wish.agreed, wish.seat}) < len(table.row.seats):
            await self._wishes.put(wish)
            return False
        before = [entry.struck for entry in match.record.entries]
        self._steps.ahead = True
        match.take_back(wish.seat, wish.agreed, chosen=True)
        entries = zip(match.record.entries, before, strict=True)
        struck = [entry for entry, was in entries if entry.struck and not was]
        lines = sum(len(list(entry_lines(entry, match.game.actions))) for entry in struck)
        # Taking back ends their standing orders, in the same transaction: they want to decide again.
        step = replace(self._step(wish.seat, [], lines, wish.message), voids_orders=True)
        await self._steps.store(step, 0, anew=True)
        return True

    def _step(
        self, seat: int, entries: Sequence[Entry], struck: int, message: str | None, by: str = ""
    ) -> NewStep:
        """Return the step to store, as of this moment."""
        table, match = self._table, self._table.playing()
        moment = table.services.lease.now()
        return persistence.step_of(table.row, match, seat, entries, struck, message, by, moment=moment)

    # --- may it be --------------------------------------------------------------------------------------

    def _check_seat(self, seat: int | None) -> int:
        if seat is None:
            raise Forbidden(Verdict("seat.not-yours", family=FORBIDDEN))
        return seat

    def _check_version(self, version: int) -> None:
        self._table.playing()
        row = self._table.row
        if row.status == tables.CLOSED:
            raise GameOver(Verdict("table.closed", family=GAME_OVER))
        if version != row.version:
            raise Stale(Verdict("version.stale", {"current": row.version, "version": version}, family=STALE))

    def _check_turn(self, seat: int | None) -> None:
        self._table.playing().check_turn(NOBODY if seat is None else seat)
