"""Spectators of a live table: who they are for others, and what the host lets them say."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Final, TypeVar

from carrack.core.verdicts import Illegal, Verdict
from carrack.server.protocol.messages import OnlookerInfo, TableInfo
from carrack.server.table.errors import check_host
from carrack.server.table.inbox import queued
from carrack.server.table.interface import Present, Table
from carrack.server.table.listener import Listener
from carrack.server.tokens import digest_of
from carrack.store import tables
from carrack.store.people import PersonRow
from carrack.store.servers import SPECTATOR

T = TypeVar("T")
MOST_LISTED: Final = 50
"""Spectators whose names everybody hears."""
KEY_DIGITS: Final = 16


@lru_cache(4 * MOST_LISTED)
def key_of(table: str, person: str) -> str:
    """Return a name for somebody at one table that tells nothing about who they are elsewhere."""
    return digest_of(f"{table} {person}")[:KEY_DIGITS]


class Spectators:
    """The spectators of one table: connections without a seat."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._row = table.row

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run work in the table's task."""
        return await self._table.do(work)

    def present(self) -> list[Present]:
        """Return the first MOST_LISTED spectators: each person once, strangers one by one.

        It is the same for all eyes, so a message to a crowd needs it once.
        """
        here: list[Present] = [one for one in self._table.listeners if one.seat is None]
        elsewhere: list[Present] = [one for one in self._table.elsewhere if one.seat == SPECTATOR]
        found = {one.person or id(one): one for one in (*elsewhere, *here)}
        return sorted(found.values(), key=lambda one: (not one.name, one.name))[:MOST_LISTED]

    def infos(self, present: list[Present], person: str | None) -> list[OnlookerInfo]:
        """Return the spectators as a person sees them."""
        return [
            OnlookerInfo(
                name=one.name,
                key=key_of(self._row.id, one.person) if one.person else "",
                muted=one.person in self._table.chat.muted,
                yours=one.person is not None and one.person == person,
            )
            for one in present
        ]

    def is_listed(self, listener: Listener) -> bool:
        """Return True if this join or leave changes the visible list (at most MOST_LISTED)."""
        if listener.seat is not None:
            return False
        return sum(other.seat is None for other in self._table.listeners) <= MOST_LISTED

    @queued
    async def mute(self, key: str, person: PersonRow, muted: bool) -> TableInfo:
        """Let the host mute a spectator, or let them speak again."""
        check_host(self._row, person.id)
        here = {one.person for one in self.present() if one.person}
        known = here | self._table.chat.muted
        found = [who for who in known if key_of(self._row.id, who) == key and who != person.id]
        if not found:
            raise Illegal(Verdict("onlooker.gone"))
        await self._table.chat.mute(found[0], muted)
        self._table.tell_table()
        return self._table.info(person.id, None)

    @queued
    async def let_speak(self, person: PersonRow, heard: bool) -> TableInfo:
        """Let the host decide whether players hear spectators during the game."""
        check_host(self._row, person.id)
        await self._table.writer.change(
            lambda connection: tables.put_onlookers_heard(connection, self._row.id, heard)
        )
        self._row.onlookers_heard = heard
        self._table.tell_table()
        return self._table.info(person.id, None)
