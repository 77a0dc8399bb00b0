"""The running server: its parts, put together, started and stopped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

import carrack
from carrack.core.verdicts import Forbidden
from carrack.server.compiling import Compiling
from carrack.server.costs import Costs, network_of
from carrack.server.expiring import expire_for_ever
from carrack.server.guests import Guests, stranger
from carrack.server.limits import Limit, Patience
from carrack.server.offering import Offers
from carrack.server.readers import Readers
from carrack.server.rest_messages import Health
from carrack.server.settings import Settings
from carrack.server.supervising import Supervised
from carrack.server.tables import House
from carrack.server.thinking import Thinkers
from carrack.server.ushering import Usher
from carrack.store.database import Database, open_database
from carrack.store.writing import Writer

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from carrack.server.sockets import Connection

MINUTE: Final = 60.0
FORBIDDEN_CLOSE: Final = 4401
BURST_SECONDS: Final = 10.0
"""So many seconds' share of work may be asked for at once."""


class Service:
    """Everything that lives as long as the server."""

    def __init__(
        self, settings: Settings, database: Database, writer: Writer, origin: str, offers: Offers
    ) -> None:
        self.settings = settings
        self.origin = origin
        self.database = database
        self.writer = writer
        self.guests = Guests(database, self.writer, self.end_sessions)
        self.compiling = Compiling(settings.compiling)
        self.costs = Costs(settings.work_per_person, settings.work_per_address, BURST_SECONDS)
        self.thinkers = Thinkers(settings.workers, settings.bot_seconds, self.compiling)
        self.readers = Readers(self.compiling, self.costs)
        self.house = House(settings, database, self.writer, self.thinkers, self.costs, origin, offers)
        self.usher = Usher(self.house)
        self.sockets: set[Connection] = set()
        self.per_address: Counter[str] = Counter()
        """Sockets of each address."""
        self.stopping = False
        self.expiring: Supervised | None = None
        requests, logins = settings.requests_per_minute, settings.logins_per_minute
        self._requests = Limit(requests / MINUTE, requests)
        self._arrivals = Limit(requests / 10 / MINUTE, max(1, requests / 10))
        self._logins = Limit(logins / MINUTE, logins)
        self.accounts = Patience()
        """Wrong passwords, for each account and address."""
        self._replays = Limit(settings.replays_per_minute / MINUTE, settings.replays_per_minute)

    @staticmethod
    async def start(settings: Settings, origin: str, offers: Offers) -> Service:
        """Open the database and let the bots go on whose turn it was."""
        database = await open_database(settings.database, alone=True)
        service = Service(settings, database, await Writer.open(database), origin, offers)
        await service.house.wake(restarted=True)
        service.expiring = Supervised("expiry", partial(expire_for_ever, service.house, settings.guest_days))
        return service

    async def stop(self) -> None:
        """Store what waits, then leave."""
        self.stopping = True
        if self.expiring is not None:
            await self.expiring.stop()
        await self.house.close()
        await self.thinkers.close()
        await self.readers.close()
        await self.writer.close()
        await self.database.close()

    async def end_sessions(self, digests: list[str]) -> None:
        """Close what was opened in sessions that have ended: sockets, also those of seat tokens."""
        ended = set(digests)
        for connection in list(self.sockets):
            if connection.session in ended:
                connection.close(stranger(), FORBIDDEN_CLOSE)
        await self.house.void_tokens(ended)

    def come(self, connection: Connection) -> None:
        """Count a socket."""
        self.sockets.add(connection)
        self.per_address[connection.payer.address] += 1

    def leave(self, connection: Connection) -> None:
        """It is closed."""
        self.sockets.discard(connection)
        self.per_address[connection.payer.address] -= 1
        if not self.per_address[connection.payer.address]:
            del self.per_address[connection.payer.address]

    def health(self) -> Health:
        """Whether all is well."""
        return Health(
            status="stopping" if self.stopping else "ok",
            version=carrack.__version__,
            compiled=carrack.COMPILED,
            compiling=self.compiling.percent,
            tables=len(self.house.live),
            sockets=len(self.sockets),
            thinking=self.thinkers.waiting,
            moves_per_commit=round(self.writer.jobs / max(1, self.writer.commits), 2),
        )

    # --- how much is too much ---------------------------------------------------------------------------

    def limit_requests(self, request: HTTPConnection) -> None:
        """Any request."""
        self._requests.take(network_of(address_of(request)))

    def limit_arrivals(self, request: HTTPConnection) -> None:
        """New guests."""
        self._arrivals.take(network_of(address_of(request)))

    def limit_logins(self, request: HTTPConnection) -> None:
        """Whatever weighs a password."""
        self._logins.take(network_of(address_of(request)))

    @contextmanager
    def patient(self, request: HTTPConnection, login: str) -> Iterator[None]:
        """Weigh a password: after some wrong ones for one account, each further one has to wait longer."""
        name = f"{login} {network_of(address_of(request))}"
        self.accounts.check(name)
        try:
            yield
        except Forbidden as refusal:
            if refusal.verdict.code == "login.wrong":
                self.accounts.fail(name)
            raise
        self.accounts.succeed(name)

    def limit_replays(self, request: HTTPConnection) -> None:
        """Whatever plays a whole game once more."""
        self._replays.take(network_of(address_of(request)))


def address_of(request: HTTPConnection) -> str:
    """Where somebody connects from."""
    return request.client.host if request.client else ""
