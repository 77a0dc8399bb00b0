"""Health and metrics of the server, for proxies and for whoever looks after it."""

from __future__ import annotations

import hmac
import ipaddress
from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from carrack.core.verdicts import FORBIDDEN, Forbidden, Verdict
from carrack.server.api.dependencies import The
from carrack.server.api.endpoints import endpoint, reply
from carrack.server.origin import address_of
from carrack.server.protocol.schemas import Health

router = APIRouter()
STOPPING_STATUS: Final = 503
"""Tells a proxy to send newcomers to another server."""


@endpoint(router, "GET", "/health", Health)
async def health(service: The) -> Response:
    """Return the state of the server; 503 while it is about to stop."""
    return reply(service.health(), STOPPING_STATUS if service.stopping else 200)


@endpoint(router, "GET", "/metrics", str)
async def metrics(request: Request, service: The) -> Response:
    """Return the figures of this process for Prometheus, to this machine or to whoever has the token."""
    _check_reader(request, service.settings.metrics_token)
    return Response(service.metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})


def _check_reader(request: Request, token: str) -> None:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    allowed = hmac.compare_digest(given.encode(), token.encode()) if token else _is_local(request)
    if not allowed:
        raise Forbidden(Verdict("metrics.forbidden", family=FORBIDDEN))


def _is_local(request: Request) -> bool:
    """Return True for a request from this machine; a proxy has named whoever asked it."""
    try:
        return ipaddress.ip_address(address_of(request)).is_loopback
    except ValueError:  # no address: a test, or a Unix socket
        return False
