"""Connections below HTTP: half a request is given up, a body in crumbs and an unread answer too, and
descriptors are kept back."""

from __future__ import annotations

import asyncio
from importlib.util import find_spec
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS: Final = 15.0
"""For the whole of a request, its body included; the largest takes a second on a slow line."""
UNREAD_LOOKS: Final = 4
"""An answer of which nothing has been taken for so many times REQUEST_SECONDS is given up."""
FREE_PARTS: Final = 200
SMALLEST_PART: Final = 256
"""A body may come in so many parts of any size; beyond that its parts are of so many bytes, on average."""
KEPT_BACK: Final = 128
"""Descriptors for the database, bots' processes and the log."""
USUAL_DESCRIPTORS: Final = 1024


class TooManyParts(Exception):
    """The body of a request comes in crumbs."""


class CountedParts(h11.Connection):
    """Reads requests, and refuses a body in crumbs: each chunk costs time, however small it is.

    A read of the socket may bring 40,000 chunks of a byte, and nobody else has a turn before all are read.
    """

    _parts = 0
    _bytes = 0

    def next_event(self) -> Any:
        """Return the next event; raise TooManyParts for a body in crumbs."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._parts = self._bytes = 0
        elif isinstance(event, h11.Data):
            self._parts += 1
            self._bytes += len(event.data)
            if self._parts > FREE_PARTS + self._bytes // SMALLEST_PART:
                raise TooManyParts
        return event


class TimedProtocol(H11Protocol):
    """A connection that must bring a whole request in time, and not in crumbs."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = CountedParts(h11.SERVER)
        self._watch: asyncio.TimerHandle | None = None
        self._seen: object = None
        """The request that was under way when the watch looked last."""
        self._unread = 0
        """Bytes of the answer that did not fit into the system's buffer then."""
        self._looks = 0
        """Looks since some of them have been taken."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch = self.loop.call_later(REQUEST_SECONDS, self._look)

    def handle_events(self) -> None:
        """Handle what has been read; close the line of a body in crumbs."""
        try:
            super().handle_events()
        except TooManyParts:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watch()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop_watch()
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """Close the line if nothing whole has come since the last look, and nothing is being answered."""
        cycle = self.cycle
        answering = cycle is not None and not cycle.response_complete
        if (answering and cycle is self._seen and cycle.more_body) or (not answering and cycle is self._seen):
            self.transport.close()
            return
        self._seen = cycle
        if self._reads_nothing():
            self.transport.abort()
            return
        self._watch = self.loop.call_later(REQUEST_SECONDS, self._look)

    def _reads_nothing(self) -> bool:
        """Return True if what waits for the client has been the same for UNREAD_LOOKS."""
        unread = self.transport.get_write_buffer_size()
        self._looks = self._looks + 1 if unread and unread == self._unread else 0
        self._unread = unread
        return self._looks >= UNREAD_LOOKS

    def _stop_watch(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None


def most_connections() -> int:
    """Return how many connections there is room for, after raising the limit as far as the system allows."""
    if not find_spec("resource"):
        return USUAL_DESCRIPTORS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(KEPT_BACK, hard - KEPT_BACK)
