"""A server in a process of its own, as people run it, and a plain client that survives its death."""

from __future__ import annotations

import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Protocol
from urllib.error import URLError
from urllib.request import HTTPHandler, Request, build_opener, urlopen

from websockets.exceptions import InvalidHandshake
from websockets.sync.client import ClientConnection, connect

import carrack
from tests.databases import LISTEN, database_for
from tests.patience import PATIENCE

SOURCE = Path(carrack.__file__).parents[1]
Message = dict[str, Any]


def _of_sources() -> dict[str, str]:
    """The environment of this test, in which the server is the one that is tested here."""
    path = os.pathsep.join(filter(None, (str(SOURCE), os.environ.get("PYTHONPATH", ""))))
    return {**os.environ, "PYTHONPATH": path}


class ServerProcess:
    """`carrack serve` on a port of its own; started, killed and started again on the same database."""

    def __init__(self, folder: Path, port: int = 0, database: str = "", **settings: str) -> None:
        self.database = database or database_for(folder)
        self.port = port
        self.command = [sys.executable, "-m", "carrack"]
        self.env = _of_sources()
        # Whoever plays in a test answers every question.
        usual = {
            "CARRACK_LOG": "none",
            "CARRACK_DATABASE_LISTEN": LISTEN,
            "CARRACK_REQUESTS_PER_MINUTE": "100000",
            "CARRACK_WORK_PER_PERSON": "100000",
            "CARRACK_WORK_PER_ADDRESS": "100000",
            "CARRACK_ANSWER_PAUSE": "3600",
        }
        self.settings = {**usual, **settings}
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it says where it listens."""
        command = [*self.command, "serve", "--lang", "en", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", self.database],
            env={**self.env, **self.settings},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, line
        self.port = int(line.partition("http://")[2].partition(":")[2].partition("/")[0].split()[0])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As the power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an administrator asks; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


class Reachable(Protocol):
    """A server, as its clients know it."""

    @property
    def port(self) -> int: ...

    @property
    def address(self) -> str: ...


class FromAddress(HTTPHandler):
    """Opens connections from an address of this machine."""

    def __init__(self, source: tuple[str, int]) -> None:
        super().__init__()
        self._source = source

    def http_open(self, req: Request) -> Any:
        """Send a request."""
        return self.do_open(partial(HTTPConnection, source_address=self._source), req)


class Client:
    """A person with a cookie, over the wire."""

    def __init__(self, server: Reachable, name: str, source: str = "") -> None:
        """`source`: the person's own address, one of this machine's."""
        self.server = server
        self.cookie = ""
        self._source = (source, 0) if source else None
        self._opener = build_opener(FromAddress(self._source)) if self._source else build_opener()
        self.ask("/api/me", {"name": name})

    def ask(self, path: str, body: object = None) -> Any:
        """A request; sent again while the server is away."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Cookie": self.cookie} if self.cookie else {}
        request = Request(self.server.address + path, data, headers)
        with self._opener.open(request, timeout=PATIENCE) as answer:
            if given := answer.headers.get("Set-Cookie"):
                self.cookie = given.partition(";")[0]
            text = answer.read().decode()
            return json.loads(text) if answer.headers["content-type"].startswith("application/json") else text

    @contextmanager
    def connect(self, table: str, have: int = -1) -> Iterator[ClientConnection]:
        """The table's socket, greeted; tried again while the server is away."""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        until = time.monotonic() + PATIENCE
        with ExitStack() as stack:
            while True:
                try:
                    headers = {"Cookie": self.cookie}
                    line = connect(
                        address,
                        additional_headers=headers,
                        compression=None,
                        source_address=self._source,
                    )
                    socket = stack.enter_context(line)
                    break
                except (OSError, InvalidHandshake):
                    if time.monotonic() > until:
                        raise
                    time.sleep(0.02)
            socket.send(json.dumps({"type": "hello", "have": have}))
            yield socket


def new_id() -> str:
    return secrets.token_urlsafe(8)


def health(server: ServerProcess) -> Message:
    """Return what /health says; empty while nobody answers."""
    try:
        with urlopen(server.address + "/health", timeout=PATIENCE) as answer:
            found: Message = json.load(answer)
            return found
    except (URLError, OSError):
        return {}
