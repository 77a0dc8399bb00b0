"""Chance that can be checked: a secret seed, sealed by its hash before the first draw and opened at the end.

Each seat may add a nonce after it has seen the seal and before the first draw; the draws' key is the hash of
seed and nonces. So the server, which chose the seed first, cannot choose the deal, and neither can a player,
who does not know the seed.

Draw number k is the keyed hash of k, so no draw depends on who asks, when, or how often the server was
restarted. Draws that were taken back keep their numbers: none is ever drawn twice.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE, Game
from carrack.core.chance import Source, pick_weighted
from carrack.core.records import Record
from carrack.core.verdicts import malformed

SEED_BYTES: Final = 32
DRAW_BYTES: Final = 16
COUNTER_BYTES: Final = 8


KEY: Final = "[0-9a-f]{64}"
"""A seed or a nonce: 256 bits in hexadecimal."""


def new_seed() -> str:
    """Return 256 random bits: the server's seed, or the nonce of a seat."""
    return secrets.token_hex(SEED_BYTES)


def seal_of(seed: str) -> str:
    """Return what is published of a seed before the game."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def key_of(seed: str, nonces: Sequence[str]) -> bytes:
    """Return the key of the draws: the seed itself, or where seats have added nonces, the hash of them all.

    The place of a nonce is its seat; an empty one was not given.
    """
    if not any(nonces):
        return bytes.fromhex(seed)
    return sha256("\n".join([seed, *nonces]).encode()).digest()


class SealedSource(Source):
    """The draws of one seed and its nonces, from a number on."""

    def __init__(self, seed: str, counter: int = 0, nonces: Sequence[str] = ()) -> None:
        self._key = key_of(seed, nonces)
        self.counter = counter

    def below(self, n: i64) -> i64:
        number = self.counter.to_bytes(COUNTER_BYTES, "big")
        word = int.from_bytes(blake2b(number, key=self._key, digest_size=DRAW_BYTES).digest(), "big")
        self.counter += 1
        # If 2**128 is no multiple of n, some numbers are favoured, far too little to be noticed.
        return (word * int(n)) >> (8 * DRAW_BYTES)


def draws_of(record: Record) -> int:
    """Return how many numbers chance has drawn in this record, taken back or not."""
    return sum(len(entry.numbers) for entry in record.entries if entry.actor == CHANCE)


def check_draws(record: Record, game: Game) -> None:
    """Raise Malformed unless the seed fits its seal, and chance drew what the seed and the nonces say."""
    if not record.seed:
        raise malformed("record.no-seed")
    if not record.seal:
        raise malformed("record.no-seal")
    if not re.fullmatch(KEY, record.seed) or seal_of(record.seed) != record.seal:
        raise malformed("record.broken-seal", seal=record.seal[:80])
    source = SealedSource(record.seed, nonces=record.nonces)
    state = game.new(record.seats, **record.options)
    weights = vec[i64]([0] * int(game.action_count))
    for line, entry in enumerate(record.entries, 1):
        for number in entry.numbers:
            if entry.struck:
                source.counter += entry.actor == CHANCE
                continue
            if state.actor == CHANCE:
                n = state.weights_into(weights)
                drawn = state.legal()[int(pick_weighted(weights, n, source))]
                if drawn != number:
                    notation = game.actions.notation
                    raise malformed(
                        "record.other-draw", line=line, drawn=notation(drawn), content=notation(number)
                    )
            state.apply(number)
