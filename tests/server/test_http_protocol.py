"""Half requests, bodies in crumbs, and sockets with more frames than anybody needs."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from pathlib import Path

import h11
import pytest
from websockets.exceptions import ConnectionClosed, ProtocolError
from websockets.protocol import State
from websockets.sync.client import ClientConnection

from carrack.server.http_protocol import FREE_PARTS, SMALLEST_PART, CountedParts, TooManyParts
from carrack.server.socket_protocol import (
    FRAMES_AFTER_CLOSE,
    MESSAGES_AT_ONCE,
    OTHERS_AT_ONCE,
    CountedFrames,
)
from tests.patience import PATIENCE
from tests.server.processes import Client, ServerProcess, health

HALVES = [
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /he",
]
REQUEST_SECONDS = 1.0
IMPATIENT = f"""
from carrack.server import http_protocol

http_protocol.REQUEST_SECONDS = {REQUEST_SECONDS}
from carrack.cli import main

main()
"""


@pytest.fixture
def hasty(tmp_path: Path) -> ServerProcess:
    """A server that waits one second for a whole request."""
    server = ServerProcess(tmp_path)
    server.command[1:] = ["-c", IMPATIENT]
    return server


def test_half_a_request_is_given_up_and_whole_ones_are_answered(hasty: ServerProcess) -> None:
    with hasty as server:
        lines = []
        for half in HALVES:
            line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
            line.sendall(half)
            lines.append(line)
        for line in lines:
            # Whatever was answered comes first; then the other side closes.
            while line.recv(4096):
                pass
            line.close()
        client = Client(server, "Ana")
        wish = {"game": "amerigo-cards", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        table = client.ask("/api/tables", wish)["id"]
        with client.connect(table) as page:
            page.recv()
            # A socket stays, however long the page says nothing.
            end = time.monotonic() + 3 * REQUEST_SECONDS
            while (left := end - time.monotonic()) > 0:
                with suppress(TimeoutError):
                    page.recv(timeout=left)
            page.send('{"type": "ping", "id": "x"}')
            while "pong" not in str(page.recv(timeout=PATIENCE)):
                pass
        assert health(server)["status"] == "ok"


# --- what costs more to read than to send ----------------------------------------------------------------


def parts_read(size: int, count: int) -> int:
    """Return how many parts of this size a body may have; `count` at most."""
    line = CountedParts(h11.SERVER)
    line.receive_data(b"POST /api/logout HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
    assert isinstance(line.next_event(), h11.Request)
    read = 0
    with suppress(TooManyParts):
        while read < count:
            line.receive_data(b"%x\r\n%s\r\n" % (size, b"x" * size))
            assert isinstance(line.next_event(), h11.Data)
            assert line.next_event() is h11.NEED_DATA
            read += 1
    return read


def test_a_body_in_crumbs_is_given_up_and_a_long_one_is_read() -> None:
    assert parts_read(1, 2 * FREE_PARTS) == FREE_PARTS
    assert parts_read(SMALLEST_PART, 2 * FREE_PARTS) == 2 * FREE_PARTS


@pytest.mark.parametrize(("length", "answered"), [(100, True), (FREE_PARTS + 100, False)])
def test_whoever_sends_a_body_letter_by_letter_is_left(tmp_path: Path, length: int, answered: bool) -> None:
    body = b'{"name": "Ana"'.ljust(length) + b"}"
    chunks = b"".join(b"1\r\n%c\r\n" % letter for letter in body) + b"0\r\n\r\n"
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
    with ServerProcess(tmp_path) as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
            line.sendall(head + chunks)
            heard = b""
            while more := line.recv(4096):
                heard += more
        assert heard.startswith(b"HTTP/1.1 200") is answered, heard
        assert health(server)["status"] == "ok"


PING = b"\x89\x80" + bytes(4)
EMPTY_PART = b"\x00\x80" + bytes(4)
BEGINNING = b"\x01\x80" + bytes(4)
NONSENSE = b"\x81\x80" + bytes(4)
"""Frames of clients without data, masked with zeros."""


@pytest.mark.parametrize(
    "frames",
    [PING * 2 * OTHERS_AT_ONCE, BEGINNING + EMPTY_PART * 2 * OTHERS_AT_ONCE, NONSENSE * 5 * MESSAGES_AT_ONCE],
    ids=["pings", "parts of a message", "messages"],
)
def test_a_socket_with_too_many_frames_is_closed(tmp_path: Path, frames: bytes) -> None:
    with ServerProcess(tmp_path, CARRACK_MESSAGES_PER_SECOND="1") as server:
        client = Client(server, "Ana")
        wish = {"game": "amerigo-cards", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        table = client.ask("/api/tables", wish)["id"]
        with client.connect(table) as page:
            assert '"welcome"' in str(page.recv(PATIENCE))
            page.socket.sendall(PING * (OTHERS_AT_ONCE // 2))
            page.send('{"type": "ping", "id": "still here"}')
            while "still here" not in str(page.recv(PATIENCE)):
                pass
            page.socket.sendall(frames)
            assert closed(page) == ("too many frames", 1002)
        assert health(server)["status"] == "ok"


def test_whoever_sends_on_after_the_close_is_cut_off() -> None:
    line = CountedFrames(50, state=State.OPEN)
    line.send_close(4401)
    line.receive_data(NONSENSE * FRAMES_AFTER_CLOSE)
    assert line.parser_exc is None
    line.receive_data(NONSENSE)
    assert isinstance(line.parser_exc, ProtocolError)


def closed(page: ClientConnection) -> tuple[str, int]:
    """Return why the server has closed, and its code, after reading what came before."""
    with pytest.raises(ConnectionClosed) as ended:
        list(page)
    assert ended.value.rcvd is not None
    return ended.value.rcvd.reason, ended.value.rcvd.code
