"""The audience of a live table: who is connected, and what all of them are told."""

from __future__ import annotations

from typing import Final

from carrack.server.protocol.messages import FromServer, TableChanged, Welcome
from carrack.server.table.interface import Table
from carrack.server.table.listener import Listener, encode, send
from carrack.server.table.looks import Looks
from carrack.server.table.wishes import Wishes
from carrack.store import servers, tables
from carrack.store.servers import PresenceRow

NO_SEAT: Final = -1
NEVER_HERE: Final = -1


class Audience:
    """The listeners of one table: players and spectators."""

    def __init__(self, table: Table, looks: Looks, wishes: Wishes) -> None:
        self._table = table
        self._looks = looks
        self._wishes = wishes

    async def welcome(self, listener: Listener, have: int) -> None:
        """Add a listener, send them the table and tell the others."""
        table = self._table
        # Find the seat here, in the table's task: it may have changed since the hello was read.
        if listener.token:
            listener.seat = table.seat_of_token(listener.token)
        else:
            listener.seat = table.seat_of(listener.person)
        is_here = any(other.seat == listener.seat for other in table.listeners)
        table.listeners.add(listener)
        self.note_presence(listener)
        self.greet(listener, have, is_here)
        if not is_here or table.spectators.is_listed(listener):
            self.tell_table(but=listener)
        table.auto_reply.go_on()

    def greet(self, listener: Listener, have: int, is_here: bool) -> None:
        """Send the whole table to a listener who has just come or has another seat now."""
        table = self._table
        seat, seen = NO_SEAT, NEVER_HERE
        if listener.seat is not None:
            seat = listener.seat
            seen = table.row.version if is_here else table.row.seats[seat].seen
        info, said = table.info(listener.person, listener.seat), table.chat.lines(listener.seat)
        send(listener, Welcome(info, seat, self._looks.gap(have, listener), seen, said))
        self._wishes.tell(listener)

    def leave(self, listener: Listener) -> None:
        """Remove a listener, if it was ever welcomed; tell the others if it was the last of its seat."""
        table, seat = self._table, listener.seat
        if listener not in table.listeners:
            return
        table.listeners.discard(listener)
        self.note_presence(listener, gone=True)
        if table.spectators.is_listed(listener):
            self.tell_table()
        elif seat is not None and all(other.seat != seat for other in table.listeners):
            version = table.row.version
            table.row.seats[seat].seen = version
            table.writer.soon(lambda connection: tables.put_seen(connection, table.row.id, seat, version))
            self.tell_table()

    def tell_table(self, but: Listener | None = None) -> None:
        """Send everybody who sits where and who is connected."""
        table = self._table
        present = table.spectators.present()
        for listener in table.listeners:
            if listener is not but:
                send(listener, TableChanged(table.info(listener.person, listener.seat, present)))

    def tell_step(self) -> None:
        """Send everybody the last step and the position, as each may see them."""
        for listener, data in self._looks.moved(self._table.listeners):
            listener.send(data)

    def tell_seat(self, seat: int, message: FromServer) -> None:
        """Send all connections of one seat the same message."""
        data = encode(message)
        for listener in self._table.listeners:
            if listener.seat == seat:
                listener.send(data)

    def tell_all(self, message: FromServer) -> None:
        """Send everybody the same message."""
        data = encode(message)
        for listener in self._table.listeners:
            listener.send(data)

    def note_everybody(self) -> None:
        """Let other servers know who is connected here, after they have forgotten it."""
        for listener in self._table.listeners:
            self.note_presence(listener)

    def note_presence(self, listener: Listener, gone: bool = False) -> None:
        """Let other servers know that somebody has come, sits elsewhere now, or is gone."""
        writer, lease, table = self._table.writer, self._table.services.lease, self._table.row.id
        if lease.alone:
            return
        key = listener.key
        if gone:
            writer.soon(lambda connection: servers.remove_presence(connection, lease.server, table, key))
            return
        seat = servers.SPECTATOR if listener.seat is None else listener.seat
        row = PresenceRow(key, seat, listener.person, listener.name)
        writer.soon(lambda connection: servers.add_presence(connection, lease.server, table, row))
