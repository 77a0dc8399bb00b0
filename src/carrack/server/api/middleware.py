"""Before and after every request and handshake: limits, costs, origin, headers, one line in the log."""

from __future__ import annotations

import logging
import math
import time
from typing import Final

from fastapi import Request
from sqlalchemy.exc import DBAPIError
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carrack.core.verdicts import BUSY, Busy, Refusal, Verdict
from carrack.server.api import endpoints, static
from carrack.server.costs import Payer
from carrack.server.origin import foreign, is_foreign, payer_of
from carrack.server.service import Service

log = logging.getLogger("carrack.request")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
COUNTED_METHODS: Final = (*SAFE_METHODS, "POST", "DELETE", "PUT", "PATCH")
"""Methods with figures of their own; all that strangers make up are one, or figures would fill the memory."""
FLOOD_CLOSE: Final = 4429
WORK: Final = ("/api/", "/metrics")
"""What a used-up share refuses. The page's files cost next to nothing, and without them it stays blank."""
HANDSHAKE: Final = 0.6
"""Milliseconds that a handshake takes: they cannot be told from what its socket does afterwards."""
ALWAYS_ANSWERED: Final = "/health"
"""Nobody's share pays for it: a proxy beside an attacker must not take a busy server for a dead one."""
NOBODY_THERE: Final = 499
"""Status in the log of a request whose client left before it was read: nobody is there to answer."""


class Guard:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(Request(scope, receive), receive, send)
        elif scope["type"] == "websocket":
            await self._handshake(HTTPConnection(scope), receive, send)
        else:
            await self.app(scope, receive, send)

    async def _handshake(self, connection: HTTPConnection, receive: Receive, send: Send) -> None:
        service: Service = connection.app.state.service
        payer = payer_of(connection)
        try:
            service.limit_requests(connection)
            check_means(service, payer)
        except Refusal:
            # A handshake that is not accepted yet can only be answered with 403; pages try again.
            await receive()
            await send({"type": "websocket.close", "code": FLOOD_CLOSE})
            return
        await service.costs.admit(payer)
        service.costs.spend(payer, HANDSHAKE)
        await self.app(connection.scope, receive, send)

    async def _request(self, request: Request, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        service: Service = request.app.state.service
        payer = payer_of(request)
        status = 0

        async def receive_aside() -> Message:
            with service.costs.aside(payer):
                return await receive()

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers.update(static.SAFETY)
                if request.url.path.startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            if request.scope["path"] != ALWAYS_ANSWERED:
                service.limit_requests(request)
                if request.scope["path"].startswith(WORK):
                    check_means(service, payer)
                    await service.costs.admit(payer)
            if request.method not in SAFE_METHODS and is_foreign(request, service.origin):
                raise foreign()
            with service.tracer.span(f"request {request.method}"):
                await service.costs.measured([payer], self._inside(request, receive_aside, send_safely))
        except Refusal as refusal:
            answer = endpoints.problem(refusal.verdict)
            if refusal.verdict.code == "flood":
                answer.headers["Retry-After"] = str(math.ceil(service.costs.lacking(payer)) or 1)
            await answer(request.scope, receive, send_safely)
        except ClientDisconnect:
            status = NOBODY_THERE
        except Exception as error:  # a bug of ours: answer with a general refusal, log the traceback
            log.exception("a request failed", extra={"route": _route(request)})
            if status:
                raise  # the answer has begun: close the connection
            fault = Verdict("server.fault", family=BUSY)
            if isinstance(error, DBAPIError):
                fault = Verdict("server.storage", family=BUSY)
            await endpoints.problem(fault)(request.scope, receive, send_safely)
        seconds = time.perf_counter() - begun
        method = request.method if request.method in COUNTED_METHODS else "other"
        service.metrics.requests.labels(method, status).inc()
        service.metrics.request_seconds.observe(seconds)
        log.info(
            "request",
            extra={
                "method": request.method,
                "route": _route(request),
                "status": status,
                "milliseconds": round(seconds * 1000, 2),
            },
        )

    async def _inside(self, request: Request, receive: Receive, send: Send) -> None:
        await self.app(request.scope, receive, send)


def check_means(service: Service, payer: Payer) -> None:
    """Raise Busy while a payer has used up their share of the server's work."""
    if service.costs.lacking(payer) > 0:
        raise Busy(Verdict("flood", family=BUSY))


def _route(request: Request) -> str:
    """Return the route's pattern, never the path itself: an invitation in it is a secret."""
    return str(getattr(request.scope.get("route"), "path", ""))


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
