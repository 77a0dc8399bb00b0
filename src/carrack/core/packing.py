"""Rows of whole numbers as bytes: the one canonical form of states and views."""

from __future__ import annotations

import msgspec

from carrack.core.verdicts import malformed

_decoder = msgspec.msgpack.Decoder(list[list[int]])


def pack(rows: list[list[int]]) -> bytes:
    """Return rows as bytes; equal rows give equal bytes."""
    return msgspec.msgpack.encode(rows)


def unpack(data: bytes) -> list[list[int]]:
    """Return the rows again, or a clear refusal of anything that `pack` did not write."""
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise malformed("dump.unreadable", reason=str(error)) from error
