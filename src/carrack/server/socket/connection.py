"""One socket: a sender with an outbox; a reader that does not keep up is dropped."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from carrack.core.verdicts import BUSY, Busy, Refusal, Verdict
from carrack.server.accounts import COOKIE
from carrack.server.origin import payer_of
from carrack.server.protocol.messages import Closing, FromServer
from carrack.server.table.listener import encode
from carrack.server.table.view import reason_of
from carrack.server.tokens import digest_of, new_id

OUTBOX: Final = 500
OUTBOX_BYTES: Final = 2_000_000
"""Messages, and bytes of them, that may wait for a slow reader."""
LAST_WORD_SECONDS: Final = 5.0
"""Seconds, at most, that a reader has to take the last word."""
GOING_AWAY: Final = 1001
SLOW_CLOSE: Final = 4408


class Connection:
    """One socket with an outbox; a reader that does not keep up is disconnected."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.key = new_id()
        self.payer = payer_of(socket)
        cookie = socket.cookies.get(COOKIE, "")
        self.session = digest_of(cookie) if cookie else ""
        """The digest of the cookie that it came with; when that session ends, it is closed."""
        self.person: str | None = None
        self.name = ""
        self.seat: int | None = None
        self.token = ""
        self.dump = False
        self.words = ""
        self.refilled = -1
        self.code = 0
        """Once closing has begun: why."""
        self.busy = False
        """A message is being answered."""
        self._parting: Refusal | None = None
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0
        """What waits in the outbox."""
        self._sender = asyncio.create_task(self._send_all())

    def send(self, data: bytes) -> None:
        """Put data into the outbox; do not wait."""
        if not self.code:
            self._outbox.put_nowait(data)
            self._bytes += len(data)
            if self._bytes > OUTBOX_BYTES or self._outbox.qsize() > OUTBOX:
                self.close(Busy(Verdict("slow-reader", family=BUSY)), SLOW_CLOSE)

    def say(self, message: FromServer) -> None:
        """Send a message."""
        self.send(encode(message))

    def close(self, refusal: Refusal, code: int = GOING_AWAY) -> None:
        """Say why, then close."""
        if not self.code:
            if code == SLOW_CLOSE:
                while not self._outbox.empty():
                    self._outbox.get_nowait()
            self._outbox.put_nowait(encode(Closing(reason_of(refusal.verdict))))
            self._outbox.put_nowait(None)
            self.code = code

    def part(self, refusal: Refusal) -> None:
        """Close as soon as the message under way is answered: the page goes on at another server."""
        self._parting = refusal
        if not self.busy:
            self.close(refusal)

    def answered(self) -> None:
        """Note that no message is under way."""
        self.busy = False
        if self._parting is not None:
            self.close(self._parting)

    async def _send_all(self) -> None:
        try:
            while (data := await self._outbox.get()) is not None:
                await self.socket.send_text(data.decode())
                self._bytes -= len(data)
            if self.socket.application_state == WebSocketState.CONNECTED:
                await self.socket.close(self.code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            # The client is gone; the reading task notices it, too.
            self.code = self.code or GOING_AWAY

    async def finish(self) -> None:
        """Let a last word go out, then end the sender."""
        if self.code:
            await asyncio.wait([self._sender], timeout=LAST_WORD_SECONDS)
        self._sender.cancel()
        await asyncio.gather(self._sender, return_exceptions=True)
