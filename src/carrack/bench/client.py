"""A WebSocket client as small as can be: the bench measures the server, and shares the machine with it.

It sends what a browser sends and receives everything. Its mask is zero, so that it need not mask what it
sends; the server unmasks it like any other.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable, Mapping
from secrets import token_bytes
from typing import Final
from urllib.parse import urlsplit

from carrack.core.verdicts import Refusal, malformed

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""The first bytes of whole messages."""
SHORT, LONG = 126, 127
"""Lengths that are marks: the length follows, in two or in eight bytes."""
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
HEAD_END: Final = b"\r\n\r\n"
SWITCHING: Final = b" 101 "


class Socket(asyncio.Protocol):
    """One socket; `hear` is called with each message as it comes."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self._request = request
        self._hear = hear
        self._data = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended: Refusal | None = None
        """Why the socket is gone."""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if self._data:
            data = self._data + data
        if not self.opened.done():
            head, end, rest = data.partition(HEAD_END)
            if not end:
                self._data = data
                return
            if SWITCHING not in head.partition(b"\r\n")[0]:
                self._end(head.decode(errors="replace").partition("\r\n")[0])
                return
            self.opened.set_result(None)
            data = rest
        self._data = data[self._read(data) :]

    def _read(self, data: bytes) -> int:
        """Hear the whole messages in some bytes; return where the rest begins."""
        start, size = 0, len(data)
        while size - start > 1:
            first, length, at = data[start], data[start + 1], start + 2
            if length >= SHORT:
                at += 2 if length == SHORT else 8
                if at > size:
                    break
                length = int.from_bytes(data[start + 2 : at], "big")
            end = at + length
            if end > size:
                break
            if first == TEXT:
                self._hear(data[at:end])
            elif first == PING:
                self._send(PONG, data[at:end])
            else:
                self._end(f"{first:#x} {data[at:end]!r}")
                return size
            start = end
        return start

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._send(TEXT, message)

    def _send(self, first: int, body: bytes) -> None:
        size = len(body)
        if size < SHORT:
            head = bytes((first, MASKED | size))
        else:
            head = bytes((first, MASKED | SHORT)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + body)

    def connection_lost(self, error: Exception | None) -> None:
        self._end(repr(error))

    def _end(self, reason: str) -> None:
        """Note why it is over, once."""
        if self.ended is None:
            self.ended = malformed("bench.failed", reason=reason)
            if not self.opened.done():
                self.opened.set_exception(self.ended)
            self._transport.close()

    def close(self) -> None:
        """End without a word."""
        self._transport.abort()


async def knock(address: str, headers: Mapping[str, str], hear: Callable[[bytes], None]) -> Socket:
    """Return a socket at an address (`http://HOST:PORT/PATH`), open."""
    parts = urlsplit(address)
    usual = {
        "Host": parts.netloc,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": b64encode(token_bytes(16)).decode(),
        "Sec-WebSocket-Version": "13",
    }
    lines = [
        f"GET {parts.path} HTTP/1.1",
        *(f"{name}: {value}" for name, value in {**usual, **headers}.items()),
    ]
    request = "\r\n".join(lines).encode() + HEAD_END
    loop, host, port = asyncio.get_running_loop(), parts.hostname or "", parts.port or 80
    _, socket = await loop.create_connection(lambda: Socket(request, hear), host, port)
    await socket.opened
    return socket
