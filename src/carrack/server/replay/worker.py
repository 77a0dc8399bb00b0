"""Play records again in a process of its own (see `bots.workers`).

A stranger may send anything: here it costs no table its time, and memory has a limit.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

import msgspec
from msgspec import Struct

from carrack.bots.workers import Answer, lower_priority
from carrack.core.verdicts import Refusal
from carrack.server.protocol.messages import TableInfo
from carrack.server.protocol.schemas import Problem
from carrack.server.protocol.status import status_of
from carrack.server.replay.positions import read_out, watch
from carrack.server.table.view import reason_of

READER: Final = f"{__name__}:reader"
LARGEST_MEMORY: Final = 2 << 30
"""Bytes of address space; a long game of Amerigo needs a tenth of it."""


class Watching(Struct, tag="watch"):
    """All positions of a record for the page."""

    record: str
    eyes: int
    table: TableInfo | None = None


class Reading(Struct, tag="read"):
    """Some positions of a record in words."""

    record: str
    eyes: int
    language: str
    first: int
    count: int
    table: TableInfo | None = None


class Told(Struct, array_like=True):
    """The answer as it goes to the page: its status, and its text in JSON."""

    status: int
    body: bytes


_decoder: Final = msgspec.msgpack.Decoder(Watching | Reading)


def answer(question: bytes) -> bytes:
    """Play a record again, or refuse it."""
    wish: Watching | Reading = _decoder.decode(question)
    found: Struct
    status = 200
    try:
        match wish:
            case Watching():
                found = watch(wish.record, wish.eyes, wish.table)
            case Reading():
                found = read_out(wish.record, wish.eyes, wish.language, wish.first, wish.count, wish.table)
    except Refusal as refusal:
        found, status = Problem(reason_of(refusal.verdict)), status_of(refusal.verdict)
    return msgspec.msgpack.encode(Told(status, msgspec.json.encode(found)))


def limit_memory() -> None:
    """Limit the process's memory where the system can: a record that needs more ends only this process."""
    if find_spec("resource"):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (LARGEST_MEMORY, LARGEST_MEMORY))


def reader() -> Answer:
    """Return the function that reads records, inside a process with a limit of memory and a low priority."""
    limit_memory()
    lower_priority()
    return answer
