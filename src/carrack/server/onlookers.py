"""Those who look on: who they are for others, and what the host lets them say."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from carrack.core.verdicts import Illegal, Verdict
from carrack.server.listening import Listener
from carrack.server.messages import OnlookerInfo, TableInfo
from carrack.server.refusals import check_host
from carrack.server.seating import digest_of
from carrack.store import tables
from carrack.store.people import PersonRow

if TYPE_CHECKING:
    from carrack.server.live import LiveTable
    from carrack.server.tables import House

MOST_LISTED: Final = 50
"""Onlookers whose names everybody hears."""
KEY_DIGITS: Final = 16


@lru_cache(4 * MOST_LISTED)
def key_of(table: str, person: str) -> str:
    """A name for somebody at one table that tells nothing about who they are elsewhere."""
    return digest_of(f"{table} {person}")[:KEY_DIGITS]


def looking_on(live: LiveTable) -> list[Listener]:
    """Who looks on, each once; strangers one by one. The same for all eyes: for a crowd it is made once."""
    found = {one.person or one: one for one in live.listeners if one.seat is None}
    return sorted(found.values(), key=lambda one: (not one.name, one.name))[:MOST_LISTED]


def listed(live: LiveTable, looking: Iterable[Listener], person: str | None) -> list[OnlookerInfo]:
    """Those who look on, for somebody's eyes."""
    return [
        OnlookerInfo(
            name=one.name,
            key=key_of(live.row.id, one.person) if one.person else "",
            muted=one.person in live.chat.muted,
            yours=one.person is not None and one.person == person,
        )
        for one in looking
    ]


def lists(listeners: Iterable[Listener], listener: Listener) -> bool:
    """Whether it changes the list of onlookers that this one comes or goes; of a crowd none is kept."""
    if listener.seat is not None:
        return False
    return sum(other.seat is None for other in listeners) <= MOST_LISTED


async def mute_onlooker(house: House, table: str, key: str, person: PersonRow, muted: bool) -> TableInfo:
    """The host lets an onlooker say nothing, or again."""
    live = await house.get(table)

    async def change() -> TableInfo:
        check_host(live.row, person.id)
        people = {listener.person for listener in live.listeners if listener.seat is None and listener.person}
        found = [who for who in people | live.chat.muted if key_of(table, who) == key and who != person.id]
        if not found:
            raise Illegal(Verdict("onlooker.gone"))
        await live.chat.mute(found[0], muted)
        live.tell_table()
        return live.info(person.id, None)

    return await live.do(change)


async def hear_onlookers(house: House, table: str, person: PersonRow, heard: bool) -> TableInfo:
    """The host lets onlookers speak at the table, or among themselves only."""
    live = await house.get(table)

    async def change() -> TableInfo:
        check_host(live.row, person.id)
        await house.writer.write(lambda connection: tables.put_onlookers_heard(connection, table, heard))
        live.row.onlookers_heard = heard
        live.tell_table()
        return live.info(person.id, None)

    return await live.do(change)
