"""Start and stop of the application under uvicorn: pages are sent away and writes are stored first."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from typing import Final

import uvicorn

from carrack.core.garbage import look_often
from carrack.server import logs
from carrack.server.app import make_app
from carrack.server.http_protocol import TimedProtocol, most_connections
from carrack.server.service import POLL_SECONDS
from carrack.server.settings import Settings
from carrack.server.settings_check import check_address
from carrack.server.socket.connection import LAST_WORD_SECONDS
from carrack.server.socket.dispatch import LARGEST_MESSAGE, stopping
from carrack.server.socket_protocol import protocol_for
from carrack.store.database import failed, open_database
from carrack.store.servers import bury
from carrack.store.tables import UNREADABLE

STOP_SECONDS: Final = 10
BACKLOG: Final = 2048


class Announced(uvicorn.Server):
    """uvicorn that reports its address as soon as it listens."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[str], None]) -> None:
        self.on_ready = on_ready
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            look_often()
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self.on_ready(f"http://{f'[{host}]' if ':' in host else host}:{port}")


class Server(Announced):
    """The Carrack server: it drains its sockets before it stops."""

    def __init__(self, settings: Settings, on_ready: Callable[[str], None]) -> None:
        self.app = make_app(settings)
        super().__init__(
            uvicorn.Config(
                self.app,
                host=settings.host,
                port=settings.port,
                http=TimedProtocol,
                limit_concurrency=most_connections(),
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips=settings.proxies,
                backlog=BACKLOG,
                ws=protocol_for(settings.messages_per_second, 2 * LARGEST_MESSAGE),
                timeout_graceful_shutdown=STOP_SECONDS,
            ),
            on_ready,
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        service = self.app.state.service
        await service.drain(stopping(), service.settings.drain_seconds)
        for server in self.servers:
            server.close()
        # No new connections now: wait for sockets that were accepted during the drain.
        await service.drain(stopping())
        await self._wait_for_closes()
        await super().shutdown(sockets)

    async def _wait_for_closes(self) -> None:
        """Wait until pages have answered the close of their sockets.

        A line that is closed with unread messages is reset, and the last word is lost with it.
        """
        until = time.monotonic() + LAST_WORD_SECONDS
        while self._open_sockets() and time.monotonic() < until:
            await asyncio.sleep(POLL_SECONDS)

    def _open_sockets(self) -> bool:
        return any(not isinstance(line, TimedProtocol) for line in self.server_state.connections)


def serve(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Serve until stopped; call `on_ready` with the address."""
    logs.set_up(settings.log)
    # Bind the address first: uvicorn would end the process if it is in use.
    check_address(settings)
    asyncio.run(_try_database(settings))
    Server(settings, on_ready).run()


async def _try_database(settings: Settings) -> None:
    """Open it and write to it once beforehand: inside, a refusal would be a traceback."""
    database = await open_database(settings.database, alone=True, pooled=settings.pooled)
    try:
        async with database.engine.begin() as connection:
            await bury(connection)
    except UNREADABLE as error:
        raise failed(error) from error
    finally:
        await database.close()
