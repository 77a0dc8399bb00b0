"""What tables and seats refuse, and the checks that more than one place makes."""

from __future__ import annotations

from carrack.core.verdicts import FORBIDDEN, UNKNOWN, Forbidden, Illegal, Refusal, Unknown, Verdict
from carrack.store import tables
from carrack.store.tables import TableRow


class Refused(Exception):
    """A refusal at a place of the numbers."""

    def __init__(self, refusal: Refusal, at: int) -> None:
        super().__init__(refusal, at)
        self.refusal = refusal
        self.at = at


def check_host(row: TableRow, person: str) -> None:
    """Only whoever opened the table may do this."""
    if row.host != person:
        raise Forbidden(Verdict("table.not-host", family=FORBIDDEN))


def check_waiting(row: TableRow) -> None:
    """Only before the game begins."""
    if row.status != tables.WAITING:
        raise Illegal(Verdict("table.begun"))


def unknown_table() -> Unknown:
    """There is no such table."""
    return Unknown(Verdict("table.unknown", family=UNKNOWN))


def damaged_table() -> Unknown:
    """What is stored of a table cannot be read; the server's log says why."""
    return Unknown(Verdict("table.damaged", family=UNKNOWN))


def void_invitation() -> Unknown:
    """An invitation that leads nowhere (any more)."""
    return Unknown(Verdict("invitation.unknown", family=UNKNOWN))


def void_token() -> Forbidden:
    """A seat token that opens nothing (any more)."""
    return Forbidden(Verdict("seat.token-unknown", family=FORBIDDEN))


def not_your_seat() -> Forbidden:
    """Somebody without a seat wants to play."""
    return Forbidden(Verdict("seat.not-yours", family=FORBIDDEN))
