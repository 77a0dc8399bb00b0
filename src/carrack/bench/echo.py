"""A server that only echoes: what the same parts cost without a game. `python -m carrack.bench.echo BYTES`.

A `try` is answered with so many bytes to its sender, anything else to all sockets of the table.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Final

import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

from carrack.server.run import Announced
from carrack.server.socket.connection import Connection

GREETING: Final = b"{}"
TRY: Final = '{"type":"try"'


def make_echo(payload: bytes) -> FastAPI:
    """Return an application that sends `payload` to all sockets of a table for each message."""
    app = FastAPI()
    tables: dict[str, set[Connection]] = defaultdict(set)

    @app.websocket("/echo/{table}")
    async def echo(socket: WebSocket, table: str) -> None:
        await socket.accept()
        connection = Connection(socket)
        tables[table].add(connection)
        connection.send(GREETING)
        try:
            while True:
                is_try = (await socket.receive_text()).startswith(TRY)
                for listener in [connection] if is_try else tables[table]:
                    listener.send(payload)
        except WebSocketDisconnect:
            tables[table].discard(connection)
        finally:
            await connection.finish()

    return app


def main(size: int) -> None:
    """Serve at a free port and say which."""
    config = uvicorn.Config(make_echo(b"x" * size), port=0, log_config=None, ws_per_message_deflate=False)
    Announced(config, lambda address: print(address, flush=True)).run()


if __name__ == "__main__":
    main(int(sys.argv[1]))
