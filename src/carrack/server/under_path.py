"""Serving under a path of a site that has other things, too."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send


def path_of(public_url: str) -> str:
    """The path under which people reach us; empty for the whole site."""
    return urlsplit(public_url).path.rstrip("/")


class UnderPath:
    """Takes the path away again where a proxy has left it: inside, everything begins at `/`."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            inside = scope["path"].removeprefix(self.path)
            if inside != scope["path"] and inside[:1] in ("", "/"):
                scope = {**scope, "path": inside or "/", "raw_path": (inside or "/").encode()}
        await self.app(scope, receive, send)
