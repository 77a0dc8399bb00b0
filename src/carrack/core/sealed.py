"""Chance that can be checked: a secret seed, sealed by its hash before the first draw and opened at the end.

Draw number k is the keyed hash of k, so no draw depends on who asks, when, or how often the server was
restarted. Draws that were taken back keep their numbers: none is ever drawn twice.
"""

from __future__ import annotations

import re
import secrets
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


def new_seed() -> str:
    """256 random bits."""
    return secrets.token_hex(SEED_BYTES)


def seal_of(seed: str) -> str:
    """What is published of a seed before the game."""
    return sha256(bytes.fromhex(seed)).hexdigest()


class SealedSource(Source):
    """The draws of one seed, from a number on."""

    def __init__(self, seed: str, counter: int = 0) -> None:
        self._key = bytes.fromhex(seed)
        self.counter = counter

    def below(self, n: i64) -> i64:
        number = self.counter.to_bytes(COUNTER_BYTES, "big")
        word = int.from_bytes(blake2b(number, key=self._key, digest_size=DRAW_BYTES).digest(), "big")
        self.counter += 1
        # Of 2**128 words the last few favour some numbers; nobody can ever see that.
        return (word * int(n)) >> (8 * DRAW_BYTES)


def draws_of(record: Record) -> int:
    """How many numbers chance has drawn in this record, taken back or not."""
    return sum(len(entry.numbers) for entry in record.entries if entry.actor == CHANCE)


def check_draws(record: Record, game: Game) -> None:
    """Raise Malformed unless the seed fits its seal, and chance drew what the seed says."""
    if not re.fullmatch(r"[0-9a-f]{64}", record.seed) or seal_of(record.seed) != record.seal:
        raise malformed("record.broken-seal", seal=record.seal[:80])
    source = SealedSource(record.seed)
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
