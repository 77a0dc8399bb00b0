"""A connection, as its table sees it."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from carrack.core.verdicts import Refusal
from carrack.server.costs import Payer
from carrack.server.protocol.messages import FromServer

encode: Final = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A player's or a spectator's connection to a table."""

    person: str | None
    name: str
    """Empty for a stranger and for a program."""
    seat: int | None
    token: str
    """The digest of the seat token that a program came with; empty: none."""
    dump: bool
    key: str
    """The name of this connection among all of its server."""
    payer: Payer
    """Pays for the work that this connection asks for."""
    words: str
    """The language in which they want the board in lines; empty: they do not."""
    refilled: int
    """The last version at which a stale message of theirs was answered with the whole position."""

    def send(self, data: bytes) -> None:
        """Put data into the outbox; do not wait."""

    def close(self, refusal: Refusal) -> None:
        """Send a refusal as the last message, then close."""


def send(listener: Listener, message: FromServer) -> None:
    """Send one message to one of them."""
    listener.send(encode(message))
