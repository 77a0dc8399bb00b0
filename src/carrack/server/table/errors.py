"""Refusals of tables and seats, and checks that several places share."""

from __future__ import annotations

from carrack.core.verdicts import FORBIDDEN, UNKNOWN, Forbidden, Illegal, Refusal, Unknown, Verdict
from carrack.store import tables
from carrack.store.tables import TableRow


class RefusedAt(Exception):
    """A refusal, and at which of the numbers it came."""

    def __init__(self, refusal: Refusal, at: int) -> None:
        super().__init__(refusal, at)
        self.refusal = refusal
        self.at = at


def check_host(row: TableRow, person: str) -> None:
    """Refuse anybody but the host."""
    if row.host != person:
        raise Forbidden(Verdict("table.not-host", family=FORBIDDEN))


def check_waiting(row: TableRow) -> None:
    """Refuse once the game has begun."""
    if row.status != tables.WAITING:
        raise Illegal(Verdict("table.begun"))


def unknown_table() -> Unknown:
    """Return the refusal of an unknown table."""
    return Unknown(Verdict("table.unknown", family=UNKNOWN))


def damaged_table() -> Unknown:
    """Return the refusal of a table that cannot be read; the server's log says why."""
    return Unknown(Verdict("table.damaged", family=UNKNOWN))


def void_invitation() -> Unknown:
    """Return the refusal of an invitation that is void."""
    return Unknown(Verdict("invitation.unknown", family=UNKNOWN))


def void_token() -> Forbidden:
    """Return the refusal of a seat token that is void."""
    return Forbidden(Verdict("seat.token-unknown", family=FORBIDDEN))


def not_your_seat() -> Forbidden:
    """Return the refusal of somebody without a seat."""
    return Forbidden(Verdict("seat.not-yours", family=FORBIDDEN))
