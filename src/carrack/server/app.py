"""The application: routes, limits, safety, and the life of the service behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from carrack.server import pages, rest, rest_messages, rest_watching, sockets, wire
from carrack.server.guarding import Guard
from carrack.server.offering import load_offers
from carrack.server.service import Service
from carrack.server.settings import Settings
from carrack.server.under_path import UnderPath, path_of

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
    app.add_middleware(Guard)
    if path:
        app.add_middleware(UnderPath, path=path)
    return app


def _described(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        app.openapi_schema = wire.describe(app, [*rest_messages.ANSWERS, *rest_messages.REQUESTS])
    return app.openapi_schema
