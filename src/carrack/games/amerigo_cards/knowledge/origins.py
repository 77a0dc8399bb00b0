"""Origins of hidden cards since the reshuffle: which of them are old, which are new.

*Old* cards were in hands when the discards became the second deck; *new* ones went into that deck under
everybody's eyes. A card that a seat shows is taken to be any of its hidden cards alike. Where it could be
old or new, guesses are kept beside each other and weighed: exactly while they are few, as a particle filter
when they are many.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core.chance import Rng
from carrack.core.particles import drawn_anew
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.knowledge.fitting_guess import fitting
from carrack.games.amerigo_cards.knowledge.guess import Guess, take

GUESSES: Final = 64
"""Ways to tell old from new that are kept beside each other; more are more exact and slower."""


def weigh(first: Guess, memory: vec[u8], viewer: i64) -> tuple[list[Guess], list[float]]:
    """Guesses for what happened since the reshuffle, and how likely each is.

    Every guess walks through the memory; a shown card is old or new in proportion to the seat's hidden cards
    of either sort and to how common the kind is among them. Where both can be, both are followed, and guesses
    that come to the same are one. Only when there are too many, some are drawn by weight to stand for all.
    Should all that are left reach a dead end, one that fits is worked out.
    """
    notes = _settle_certain(first, memory, viewer)
    rng = Rng(len(memory), GUESSES)
    guesses = [first.copy()]
    weights = [1.0]
    i: i64
    for i in range(len(notes)):
        seat = i64(notes[i]) // at.MEMORY_SEAT
        kind = i64(notes[i]) % at.MEMORY_SEAT
        if kind == at.MEMORY_DREW:
            for guess in guesses:
                guess.new_held[seat] += 1
            continue
        guesses, weights = _show(guesses, weights, seat, kind)
        if not guesses:
            found = fitting(first, notes)
            assert found is not None, "no way to tell old from new fits what was seen"
            return [found], [1.0]
        if len(guesses) > GUESSES:
            guesses = _some(guesses, drawn_anew(weights, GUESSES, rng))
            weights = [1.0] * len(guesses)
    return guesses, weights


def _settle_certain(guess: Guess, memory: vec[u8], viewer: i64) -> vec[u8]:
    """Take out what needs no guess and return the other notes.

    What a seat showed before it first drew from the second deck was old, whatever happened elsewhere; the
    viewer knows its own cards.
    """
    notes = vec[u8]()
    has_drawn: i64 = 0
    i: i64
    for i in range(len(memory)):
        seat = i64(memory[i]) // at.MEMORY_SEAT
        kind = i64(memory[i]) % at.MEMORY_SEAT
        if seat == viewer:
            continue
        bit = i64(1) << seat
        if kind == at.MEMORY_DREW:
            has_drawn |= bit
        elif not has_drawn & bit:
            take(guess, seat, kind, True)
            continue
        notes = append(notes, memory[i])
    return notes


def _old_odds(guess: Guess, seat: i64, kind: i64) -> float:
    held = guess.old_held[seat]
    return float(held * guess.old[kind]) / float(_total(guess.old)) if held > 0 else 0.0


def _new_odds(guess: Guess, seat: i64, kind: i64) -> float:
    held = guess.new_held[seat]
    return float(held * guess.new[kind]) / float(_total(guess.new)) if held > 0 else 0.0


def _total(counts: vec[i64]) -> i64:
    total: i64 = 0
    kind: i64
    for kind in range(at.KINDS):
        total += counts[kind]
    return total


def _show(
    guesses: list[Guess], weights: list[float], seat: i64, kind: i64
) -> tuple[list[Guess], list[float]]:
    """Follow both ways where the shown card can be old or new; a guess that allows neither ends here."""
    found: dict[bytes, int] = {}
    after: list[Guess] = []
    likely: list[float] = []
    heaviest = 0.0
    for weight in weights:
        heaviest = max(heaviest, weight)
    for i, guess in enumerate(guesses):
        for is_old in (True, False):
            odds = _old_odds(guess, seat, kind) if is_old else _new_odds(guess, seat, kind)
            if odds > 0.0:
                branch = guess.copy()
                take(branch, seat, kind, is_old)
                # Scaled, so that a long memory does not make all of them too light to count.
                weight = odds * weights[i] / heaviest
                key = bytes(branch.drawn)
                if key in found:
                    likely[found[key]] += weight
                else:
                    found[key] = len(after)
                    after.append(branch)
                    likely.append(weight)
    return after, likely


def _some(guesses: list[Guess], indices: vec[i64]) -> list[Guess]:
    """Return the guesses at these indices, each a thing of its own."""
    chosen: list[Guess] = []
    before: i64 = -1
    i: i64
    for i in range(len(indices)):
        guess = guesses[int(indices[i])]
        chosen.append(guess.copy() if indices[i] == before else guess)
        before = indices[i]
    return chosen
