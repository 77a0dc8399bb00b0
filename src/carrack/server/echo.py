"""A server that only echoes: what the same parts cost without a game. `python -m carrack.server.echo BYTES`.

Whoever sends anything to a table's socket makes all its sockets get so many bytes. The bench compares.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

from carrack.server.running import Announced
from carrack.server.sockets import Connection


def make_echo(payload: bytes) -> FastAPI:
    """The application."""
    app = FastAPI()
    tables: dict[str, set[Connection]] = defaultdict(set)

    @app.websocket("/echo/{table}")
    async def echo(socket: WebSocket, table: str) -> None:
        await socket.accept()
        connection = Connection(socket)
        tables[table].add(connection)
        connection.send(b"{}")
        try:
            while True:
                await socket.receive_text()
                for listener in tables[table]:
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
