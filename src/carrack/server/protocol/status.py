"""The HTTP status of each refusal."""

from __future__ import annotations

from typing import Final

from carrack.core.verdicts import (
    BUSY,
    FORBIDDEN,
    GAME_OVER,
    ILLEGAL,
    MALFORMED,
    NOT_YOUR_TURN,
    STALE,
    UNKNOWN,
    Verdict,
)

STATUS: Final = {
    MALFORMED: 400,
    FORBIDDEN: 403,
    UNKNOWN: 404,
    NOT_YOUR_TURN: 409,
    STALE: 409,
    ILLEGAL: 409,
    GAME_OVER: 409,
    BUSY: 429,
}
STATUS_OF_CODE: Final = {
    "person.unknown": 401,
    "login.wrong": 401,
    "message.too-large": 413,
    "address.method": 405,
    "server.fault": 500,
    "server.storage": 503,
}


def status_of(verdict: Verdict) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS_OF_CODE.get(verdict.code) or STATUS[verdict.family]
