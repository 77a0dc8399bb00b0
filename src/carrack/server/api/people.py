"""People over REST: guests, accounts and sessions."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response

from carrack.server.accounts import COOKIE, COOKIE_SECONDS
from carrack.server.api.dependencies import Id, Maybe, Somebody, The
from carrack.server.api.endpoints import body_of, endpoint, reply
from carrack.server.origin import path_of
from carrack.server.protocol.schemas import (
    Account,
    Credentials,
    Farewell,
    Naming,
    Nothing,
    Person,
    Sessions,
)
from carrack.server.service import Service
from carrack.server.table.seat_info import STANDS_IN

router = APIRouter()


@endpoint(router, "GET", "/api/me", Person | None)
async def show_me(person: Maybe) -> Response:
    """Return who I am: nothing to a stranger, who asks in every first visit."""
    return reply(person and Person(person.name, person.login or ""))


@endpoint(router, "POST", "/api/me", Person, asks=Naming)
async def name_me(request: Request, service: The, person: Maybe) -> Response:
    """Become a guest, or change my name."""
    name = (await body_of(request, Naming)).name
    if person is not None:
        renamed = await service.accounts.rename(person, name)
        await service.registry.rename(person.id, renamed.name)
        return reply(renamed)
    service.limit_arrivals(request)
    guest, cookie = await service.accounts.welcome(name, request.headers.get("user-agent", ""))
    return _with_cookie(request, service, Person(guest.name, ""), cookie)


@endpoint(router, "POST", "/api/me/account", Person, asks=Account)
async def set_password(request: Request, service: The, person: Somebody) -> Person:
    """Add a password, or change it."""
    await service.limit_logins(request)
    wanted = await body_of(request, Account)
    async with service.patient(request, person.login or wanted.login):
        return await service.accounts.set_password(person, wanted, request.cookies[COOKIE])


@endpoint(router, "GET", "/api/me/sessions", Sessions)
async def list_my_sessions(request: Request, service: The, person: Somebody) -> Sessions:
    """Return my sessions."""
    return await service.accounts.sessions(person, request.cookies[COOKIE])


@endpoint(router, "DELETE", "/api/me/sessions/{session}", Nothing)
async def end_my_session(session: Id, service: The, person: Somebody) -> Nothing:
    """End one of my sessions; close its sockets."""
    await service.accounts.end_session(person, session)
    return Nothing()


@endpoint(router, "DELETE", "/api/me", Nothing, asks=Farewell)
async def delete_me(request: Request, service: The, person: Somebody) -> Response:
    """Delete me and all that is known of me."""
    await service.limit_logins(request)
    password = (await body_of(request, Farewell)).password
    async with service.patient(request, person.login or ""):
        await service.registry.forget(person.id, lambda: service.accounts.delete(person, password, STANDS_IN))
    return _without_cookie(service)


@endpoint(router, "POST", "/api/login", Person, asks=Credentials)
async def log_in(request: Request, service: The) -> Response:
    """Log in with an account."""
    await service.limit_logins(request)
    given = await body_of(request, Credentials)
    async with service.patient(request, given.login):
        person, cookie = await service.accounts.log_in(given, request.headers.get("user-agent", ""))
    return _with_cookie(request, service, Person(person.name, person.login or ""), cookie)


@endpoint(router, "POST", "/api/logout", Nothing)
async def log_out(request: Request, service: The) -> Response:
    """End the session of this browser."""
    await service.accounts.log_out(request.cookies.get(COOKIE, ""))
    return _without_cookie(service)


def _with_cookie(request: Request, service: Service, answer: Person, cookie: str) -> Response:
    response = reply(answer)
    # A proxy that ends TLS says so, also where nobody has named the public URL.
    secure = "https" in (request.scope["scheme"], urlsplit(service.origin).scheme)
    path = path_of(service.origin) or "/"
    response.set_cookie(
        COOKIE, cookie, COOKIE_SECONDS, path=path, httponly=True, samesite="lax", secure=secure
    )
    return response


def _without_cookie(service: Service) -> Response:
    response = reply(Nothing())
    response.delete_cookie(COOKIE, path_of(service.origin) or "/", httponly=True, samesite="lax")
    return response
