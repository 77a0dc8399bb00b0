"""Half requests, and more connections than there is room for."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from pathlib import Path

import pytest

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
