"""Messages that a page might send, broken in every way that one can think of."""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec

Json = Any
ODD: Final[list[Json]] = [
    None, True, False, -1, 0, 1, 2**31, 2**63, 2**64, -(2**63), 1e308, -0.0, 0.1, "", " ", "0", "\x00",
    "\ud7ff", "\u202e", "\U0001f9ed", "a" * 63, "a" * 64, "a" * 65, "a" * 5000, "'; drop table steps; --",
    "../../etc/passwd", [], {}, [[]], [None], {"": ""}, [0] * 65, [-1], [2**40], list(range(64)),
]  # fmt: skip
DEPTH: Final = 1500


def mutant(message: dict[str, Json], rng: random.Random) -> bytes:
    """A message as a hostile page would send it."""
    ways = (_other_value, _other_key, _without, _twice, _nested, _cut, _noise, _mixed, _as_it_is)
    return rng.choice(ways)(dict(message), rng)


def _encode(value: Json) -> bytes:
    return msgspec.json.encode(value)


def _other_value(message: dict[str, Json], rng: random.Random) -> bytes:
    for key in rng.sample(sorted(message), rng.randint(1, len(message))):
        message[key] = rng.choice(ODD)
    return _encode(message)


def _other_key(message: dict[str, Json], rng: random.Random) -> bytes:
    message[rng.choice(("seat", "by", "TYPE", "__proto__", "", "x" * 300))] = rng.choice(ODD)
    return _encode(message)


def _without(message: dict[str, Json], rng: random.Random) -> bytes:
    del message[rng.choice(sorted(message))]
    return _encode(message)


def _twice(message: dict[str, Json], rng: random.Random) -> bytes:
    data = _encode(message)
    return data + rng.choice((b"", b" ", b"\n")) + data


def _nested(message: dict[str, Json], rng: random.Random) -> bytes:
    opening, closing = rng.choice(((b"[", b"]"), (b'{"a":', b"}")))
    key = _encode(rng.choice(sorted(message)))
    return b'{"type":"try",' + key + b":" + opening * DEPTH + b"0" + closing * DEPTH + b"}"


def _cut(message: dict[str, Json], rng: random.Random) -> bytes:
    data = _encode(message)
    return data[: rng.randrange(len(data))]


def _noise(message: dict[str, Json], rng: random.Random) -> bytes:
    data = bytearray(_encode(message))
    for _ in range(rng.randint(1, 5)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def _mixed(message: dict[str, Json], rng: random.Random) -> bytes:
    message["type"] = rng.choice(
        (
            "hello",
            "try",
            "commit",
            "take-back",
            "agree",
            "say",
            "order",
            "read-board",
            "ping",
            "hint",
            "moved",
        )
    )
    return _encode(message)


def _as_it_is(message: dict[str, Json], _: random.Random) -> bytes:
    return _encode(message)
