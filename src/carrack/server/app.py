"""The application: routes, limits, safety, and the life of the service behind them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from carrack.server.api import endpoints, games, health, people, replays, static, tables
from carrack.server.api.middleware import Guard, UnderPath
from carrack.server.component_sets import load_component_sets
from carrack.server.origin import path_of
from carrack.server.protocol import schemas
from carrack.server.service import Service
from carrack.server.settings import Settings
from carrack.server.socket import dispatch, thinking

SMALLEST_COMPRESSED: Final = 1000


def make_app(settings: Settings) -> FastAPI:
    """Return the application for these settings."""
    offers = load_component_sets(settings.components)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        origin = settings.public_url.rstrip("/")
        app.state.service = service = await Service.start(settings, origin, offers)
        app.state.sheets = asyncio.create_task(asyncio.to_thread(games.make_sheets), name="sheets")
        try:
            yield
        finally:
            await asyncio.gather(app.state.sheets, return_exceptions=True)
            await service.stop()

    app = FastAPI(
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        title="Carrack",
        # A redirect would lead to whatever address the request's Host header names.
        redirect_slashes=False,
    )
    for part in (games, people, tables, replays, health, dispatch, thinking):
        app.include_router(part.router)
    app.openapi = lambda: _described(app)  # type: ignore[method-assign]  # FastAPI's own way to change it
    path = path_of(settings.public_url)
    files = static.load(static.page_folder(settings.page), path)
    endpoints.refuse_politely(app, lambda request: static.answer(files, request))
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_COMPRESSED)
    app.add_middleware(Guard)
    if path:
        app.add_middleware(UnderPath, path=path)
    return app


def _described(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        app.openapi_schema = endpoints.describe(app, [*schemas.ANSWERS, *schemas.REQUESTS])
    return app.openapi_schema
