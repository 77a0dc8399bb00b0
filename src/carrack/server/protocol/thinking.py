"""Messages between a server and a worker elsewhere (`carrack think`), in msgpack: views out, actions in."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

MOST_SLOTS = 256


class Beginning(Struct, tag="begin"):
    """The first message of a worker: token, build and name, and how many thoughts it has room for."""

    token: Annotated[str, Meta(max_length=256)]
    build: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=255)]
    slots: Annotated[int, Meta(ge=1, le=MOST_SLOTS)]


class Beat(Struct, tag="beat"):
    """Says that the worker is alive."""


class Found(Struct, tag="found"):
    """The answer to a thought; empty: it could not be thought about."""

    id: int
    answer: bytes


class Begun(Struct, tag="begun"):
    """Tells a worker that it is welcome."""


class Think(Struct, tag="think"):
    """A thought for a worker."""

    id: int
    thought: bytes


class Dismissed(Struct, tag="dismissed"):
    """Tells a worker why it is not wanted: a code, its family, and what its sentence needs."""

    code: str
    family: str
    params: dict[str, str | int]


FromThinker = Beginning | Beat | Found
ToThinker = Begun | Think | Dismissed
