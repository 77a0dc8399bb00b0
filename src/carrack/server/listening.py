"""Whoever is connected to a table, as the table sees them."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from carrack.core.verdicts import Refusal
from carrack.server.costs import Payer
from carrack.server.messages import FromServer

encode: Final = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody connected to a table."""

    person: str | None
    name: str
    """Empty for a stranger and for a program."""
    seat: int | None
    dump: bool
    payer: Payer
    """Who pays for what they want."""
    words: str
    """The language in which they want the board in lines; empty: they do not."""

    def send(self, data: bytes) -> None:
        """Send, without waiting."""

    def close(self, refusal: Refusal) -> None:
        """The last word."""


def send(listener: Listener, message: FromServer) -> None:
    """Send one message to one of them."""
    listener.send(encode(message))
