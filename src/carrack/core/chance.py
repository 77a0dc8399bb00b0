"""Chance: sources of whole numbers, and picking one outcome by weight.

The rules never draw. They offer outcomes with weights; whoever runs the game (a match, a play-out, a test
that dictates) picks one of them.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# 32-bit words in 64-bit integers: the same steps compiled and uncompiled, with nothing that could wrap.
WORD: Final = 0xFFFFFFFF
WORD_BITS: Final = 32
WARM_UP: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Anything that can name a whole number below another one, all alike."""

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1; n is at least 1 and below 2**31."""
        raise NotImplementedError


class Rng(Source):
    """A small fast generator (sfc32), seeded by any whole number and a stream number.

    The same seed and stream give the same numbers everywhere; different streams are independent.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        digest = blake2b(f"{seed}/{stream}".encode(), digest_size=12).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """Return the next 32 random bits."""
        result: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + result) & WORD
        return result

    def below(self, n: i64) -> i64:
        return (self.word() * n) >> WORD_BITS

    def choose(self, numbers: list[int], weights: list[int]) -> int:
        """Return one of the numbers, by weight; without weights all are alike.

        >>> Rng(7).choose([3, 5, 8], [0, 1, 0])
        5
        """
        if not weights:
            return numbers[int(self.below(len(numbers)))]
        total: i64 = 0
        for weight in weights:
            total += i64(weight)
        left = self.below(total)
        for i, weight in enumerate(weights):
            left -= i64(weight)
            if left < 0:
                return numbers[i]
        raise ValueError("weights must be positive")

    def fork(self, stream: int) -> Rng:
        """Return a new generator that depends on this one's position and the stream number."""
        return Rng(int((self.word() << 31) ^ self.word()), stream)

    def __reduce__(self) -> tuple[object, ...]:
        return restore_rng, (int(self.a), int(self.b), int(self.c), int(self.counter))


def restore_rng(a: int, b: int, c: int, counter: int) -> Rng:
    """Return the generator that was pickled or copied."""
    rng = Rng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng


def pick_weighted(weights: vec[i64], n: i64, source: Source) -> i64:
    """Return the index of one of the first n weights, picked in proportion to them."""
    total: i64 = 0
    i: i64
    for i in range(n):
        total += weights[i]
    left = source.below(total)
    for i in range(n):
        left -= weights[i]
        if left < 0:
            return i
    raise ValueError("weights must be positive")
