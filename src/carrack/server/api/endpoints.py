"""REST in the protocol's own shapes: msgspec decodes, encodes and describes."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, Final, TypeVar

import msgspec
from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.routing import Match

import carrack
from carrack.core.verdicts import (
    UNKNOWN,
    Refusal,
    Verdict,
    malformed,
)
from carrack.server.protocol.schemas import Problem
from carrack.server.protocol.status import status_of
from carrack.server.table.view import reason_of

S = TypeVar("S", bound=Struct)
JSON: Final = "application/json"
LARGEST_BODY: Final = 16_384
TAG_BYTES: Final = 12
REFERENCE: Final = "#/components/schemas/{name}"

encode: Final = msgspec.json.Encoder().encode


def reply(answer: Struct | list[Any] | None, status: int = 200) -> Response:
    """Return a response in the protocol's shape."""
    return Response(encode(answer), status, media_type=JSON)


def unless_known(request: Request, answer: Struct) -> Response:
    """Return an answer that rarely changes, or 304 without a body to a client that has it (by its ETag)."""
    data = encode(answer)
    tag = f'"{blake2b(data, digest_size=TAG_BYTES).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    # A proxy that compresses marks the tag as weak.
    known = request.headers.get("if-none-match", "").removeprefix("W/")
    if known == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type=JSON, headers=headers)


def problem(verdict: Verdict) -> Response:
    """Return the response of a refusal."""
    return reply(Problem(reason_of(verdict)), status_of(verdict))


async def body_of(request: Request, shape: type[S], largest: int = LARGEST_BODY) -> S:
    """Return the body of a request in its shape; what does not fit is refused."""
    return _decode(await _read(request, largest), shape)


async def body_if_any(request: Request, shape: type[S]) -> S:
    """Return the body of a request in its shape, or the shape with its defaults where there is none."""
    return _decode(await _read(request, LARGEST_BODY) or b"{}", shape)


async def _read(request: Request, largest: int) -> bytes:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > largest:
            raise malformed("message.too-large", largest=largest, size=len(data))
    return data


def _decode(data: bytes, shape: type[S]) -> S:
    try:
        return msgspec.json.decode(data, type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise malformed("message.malformed", reason=str(error)) from error


def endpoint(
    router: APIRouter,
    method: str,
    path: str,
    answers: Any,
    asks: type[Struct] | None = None,
    may_ask: type[Struct] | None = None,
) -> Callable[[Callable[..., Awaitable[Any]]], Callable[..., Awaitable[Response]]]:
    """Register a function that returns an answer of a shape (or a Response with it).

    `asks`: the shape of the body that it needs; `may_ask`: of one that may be left out.
    """
    shape = asks or may_ask

    def register(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Response]]:
        @functools.wraps(work)
        async def call(*args: Any, **kwargs: Any) -> Response:
            answer = await work(*args, **kwargs)
            return answer if isinstance(answer, Response) else reply(answer)

        extra = {"requestBody": {"required": bool(asks), "content": _content(shape)}} if shape else {}
        router.add_api_route(
            path,
            call,
            methods=[method],
            response_model=None,
            responses={
                200: {"description": "Done", "content": _content(answers)},
                "default": {"description": "Refused", "content": _content(Problem)},
            },
            openapi_extra=extra,
        )
        return call

    return register


def _content(shape: Any) -> dict[str, Any]:
    if shape is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    schema = msgspec.json.schema_components([shape], ref_template=REFERENCE)[0][0]
    return {JSON: {"schema": schema}}


def describe(app: FastAPI, shapes: list[Any]) -> dict[str, Any]:
    """Return the OpenAPI of the server: FastAPI's paths with the protocol's shapes."""
    described = get_openapi(
        title="Carrack", version=carrack.__version__, summary="The live table", routes=app.routes
    )
    _, components = msgspec.json.schema_components([*shapes, Problem], ref_template=REFERENCE)
    described["components"] = {"schemas": components}
    for operations in described["paths"].values():
        for operation in operations.values():
            operation["responses"].pop("422", None)
    return described


def refuse_politely(app: FastAPI, elsewhere: Callable[[Request], Response | None]) -> None:
    """Answer every error in the protocol's shape; `elsewhere` may answer paths without a route."""

    async def refused(_: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal)
        return problem(error.verdict)

    async def misread(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        fault = error.errors()[0]
        where = ".".join(map(str, fault["loc"][1:]))
        return problem(malformed("message.malformed", reason=f"{where}: {fault['msg']}").verdict)

    async def no_route(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 405:
            answer = problem(malformed("address.method").verdict)
            answer.headers["Allow"] = ", ".join(_methods(app, request))
            return answer
        return elsewhere(request) or problem(Verdict("address.unknown", family=UNKNOWN))

    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, misread)
    app.add_exception_handler(HTTPException, no_route)


def _methods(app: FastAPI, request: Request) -> list[str]:
    """Return the methods of all routes that match a request's path."""
    return sorted(
        method
        for route in app.routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
        if route.matches(request.scope)[0] != Match.NONE
    )
