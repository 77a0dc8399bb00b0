"""Frames of sockets below the messages: each costs time to read, also an empty one."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from carrack.server.limits import Bucket

BEGINNINGS: Final = (Opcode.TEXT, Opcode.BINARY)
OTHERS_AT_ONCE: Final = 50
OTHERS_A_SECOND: Final = 1.0
"""Frames that begin no message: pings, pongs, and further parts. Programs ping every 20 seconds or so,
browsers never do, and both send a message in one frame."""
MESSAGES_AT_ONCE: Final = 8
MESSAGES_A_SECOND: Final = 20
"""Frames that begin a message, in multiples of the messages a second that are answered: before so many have
come, messages beyond that rate are refused in words."""
FRAMES_AFTER_CLOSE: Final = 10
"""Frames that may be on their way when the socket is closed from here; whoever sends more never looks."""
LEAVING_SECONDS: Final = 10.0
"""Seconds that a client has to take the last words of a socket that has ended."""


class CountedFrames(ServerProtocol):
    """Reads the frames of one socket, and closes it when there are too many.

    A read may bring 40,000 empty frames, and nobody else has a turn before all are read.
    """

    def __init__(self, messages_per_second: float, **given: Any) -> None:
        super().__init__(**given)
        self._messages = Bucket(
            messages_per_second * MESSAGES_A_SECOND, messages_per_second * MESSAGES_AT_ONCE
        )
        self._others = Bucket(OTHERS_A_SECOND, OTHERS_AT_ONCE)
        self._late = 0

    def recv_frame(self, frame: Frame) -> None:
        """Take a frame; raise ProtocolError, which cuts the line, for one too many."""
        if self.close_sent is not None:
            self._late += 1
            if self._late > FRAMES_AFTER_CLOSE:
                raise ProtocolError("goes on after the close")
        bucket = self._messages if frame.opcode in BEGINNINGS else self._others
        if not bucket.take():
            raise ProtocolError("too many frames")
        super().recv_frame(frame)


def protocol_for(messages_per_second: float, largest: int) -> type[WebSocketsSansIOProtocol]:
    """Return the protocol of sockets, for a rate of messages and the bytes of the largest one."""

    class CountedSocket(WebSocketsSansIOProtocol):
        """A socket with a limit of frames, which is let go when its client does not."""

        _leaving: asyncio.TimerHandle | None = None

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            # No compression: it costs 35 µs and 86 kB a connection, against 22 µs and 36 kB.
            self.conn = CountedFrames(
                messages_per_second, max_size=largest, logger=logging.getLogger("uvicorn.error")
            )

        async def run_asgi(self) -> None:
            """Serve the socket; afterwards cut a line whose client reads nothing: it would never close."""
            await super().run_asgi()
            if not self.disconnected:
                self._leaving = self.loop.call_later(LEAVING_SECONDS, self.transport.abort)

        def connection_lost(self, exc: Exception | None) -> None:
            if self._leaving is not None:
                self._leaving.cancel()
            super().connection_lost(exc)

    return CountedSocket
