"""The application: routes, limits, safety, and the life of the service behind them."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from starlette.middleware.gzip import GZipMiddleware

from carrack.core.verdicts import Refusal
from carrack.server import pages, rest, rest_messages, rest_watching, sockets, wire
from carrack.server.offering import load_offers
from carrack.server.origins import foreign, is_foreign
from carrack.server.service import Service
from carrack.server.settings import Settings
from carrack.server.under_path import UnderPath, path_of

log = logging.getLogger("carrack.request")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
SMALLEST_COMPRESSED: Final = 1000


def make_app(settings: Settings) -> FastAPI:
    """The application for these settings."""
    offers = load_offers(settings.components)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        origin = settings.public_url.rstrip("/")
        app.state.service = service = await Service.start(settings, origin, offers)
        try:
            yield
        finally:
            await service.stop()

    app = FastAPI(
        lifespan=life, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None, title="Carrack"
    )
    app.include_router(rest.router)
    app.include_router(rest_watching.router)
    app.include_router(sockets.router)
    app.openapi = lambda: _described(app)  # type: ignore[method-assign]  # FastAPI's own way to change it
    path = path_of(settings.public_url)
    files = pages.load(pages.page_folder(settings.page), path)
    wire.refuse_politely(app, lambda request: pages.answer(files, request))
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_COMPRESSED)
    app.middleware("http")(_guard)
    if path:
        app.add_middleware(UnderPath, path=path)
    return app


def _described(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        app.openapi_schema = wire.describe(app, [*rest_messages.ANSWERS, *rest_messages.REQUESTS])
    return app.openapi_schema


async def _guard(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
    """Before and after every request: limits, origin, headers, one line in the log."""
    begun = time.perf_counter()
    service: Service = request.app.state.service
    try:
        service.limit_requests(request)
        if request.method not in SAFE_METHODS and is_foreign(request, service.origin):
            raise foreign()
        response = await go_on(request)
    except Refusal as refusal:
        response = wire.problem(refusal.verdict)
    response.headers.update(pages.SAFETY)
    if request.url.path.startswith("/api/"):
        response.headers.setdefault("Cache-Control", "no-store")
    log.info(
        "request",
        extra={
            "method": request.method,
            # Not the address itself: an invitation in it is a secret.
            "route": getattr(request.scope.get("route"), "path", ""),
            "status": response.status_code,
            "milliseconds": round((time.perf_counter() - begun) * 1000, 2),
        },
    )
    return response
