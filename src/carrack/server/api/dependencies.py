"""Dependencies of endpoints: the service, the person, a table's id."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request

from carrack.core.text import LANGUAGES
from carrack.core.verdicts import malformed
from carrack.server.accounts import COOKIE, stranger
from carrack.server.protocol.schemas import (
    MOST_SEATS,
)
from carrack.server.service import Service
from carrack.store.people import PersonRow


def service_of(request: Request) -> Service:
    """Return the running service."""
    service: Service = request.app.state.service
    return service


async def maybe_person(request: Request) -> PersonRow | None:
    """Return the person of the request's session, if there is one."""
    return await service_of(request).accounts.of_cookie(request.cookies.get(COOKIE))


async def somebody(request: Request) -> PersonRow:
    """Return the person of the request's session; refuse a request without one."""
    person = await maybe_person(request)
    if person is None:
        raise stranger()
    return person


The = Annotated[Service, Depends(service_of)]
Maybe = Annotated[PersonRow | None, Depends(maybe_person)]
Somebody = Annotated[PersonRow, Depends(somebody)]
Id = Annotated[str, Path(max_length=100)]
SeatNumber = Annotated[int, Path(ge=0, lt=MOST_SEATS)]


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise malformed("language.unknown", language=language, known=", ".join(LANGUAGES))
    return language
