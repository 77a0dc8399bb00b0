"""Fitting: where guesses about old and new cards end, one that fits is found, however long the memory."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core.chance import Rng
from carrack.games.amerigo_cards.knowledge.fitting_guess import fitting
from carrack.games.amerigo_cards.knowledge.guess import Guess, take
from carrack.games.amerigo_cards.knowledge.origins import weigh
from carrack.games.amerigo_cards.layout import KINDS, MEMORY_DREW, MEMORY_SEAT

NOBODY = 99
MADE_UP = 400
LONG = 160

MEMORY = """
127 15 15 15 15 15 15 29 45 56 76 78 78 95 95 95 101 114 5 31 31 31 39 45 40 55 72 80 106 13 19 37
48 79 79 79 79 79 92 92 93 94 94 86 80 83 84 89 111 111 111 124 125 126 118 112 113 118 114 119 117
121 15 15 15 15 22 28 28 28 28 29 30 19 21 25 25 47 47 47 47 47 47 63 63 63 63 63 63 63 63 63 68 87
102 0 42 50 108 109 110 110 110 102 104 105 105 107 107 0 2 14 3 4 6 2 6 6 6 34 46 34 42 41 42 43 36
39 42 41 49 78 67 69 70 71 73 74 74 74 75 75
"""
"""What eight seats drew and showed in a game in which all guesses of seat 7 come to a dead end."""
OLD = [5, 0, 0, 3, 0, 2, 10, 4, 4, 6, 6, 3, 6, 6, 7]
NEW = [2, 6, 6, 3, 5, 4, 1, 3, 4, 2, 3, 5, 3, 3, 5]
OLD_HELD = [4, 10, 11, 6, 11, 9, 11, 0]


def made_up(rng: Rng, seats: int, kinds: int, length: int, lies: int) -> tuple[Guess, vec[u8]]:
    """Some cards, and a memory of what was drawn and shown; so many notes of it name any kind."""
    old, new, old_held = vec[i64]([0] * KINDS), vec[i64]([0] * KINDS), vec[i64]([0] * seats)
    hands: list[list[int]] = [[] for _ in range(seats)]
    for seat in range(seats):
        for _ in range(length // seats // 2):
            kind = int(rng.below(kinds))
            hands[seat].append(kind)
            old[kind] += 1
            old_held[seat] += 1
    notes = vec[u8]()
    for _ in range(length):
        seat = int(rng.below(seats))
        if hands[seat] and rng.below(2) == 0:
            kind = hands[seat].pop(int(rng.below(len(hands[seat]))))
        else:
            drawn = int(rng.below(kinds))
            hands[seat].append(drawn)
            new[drawn] += 1
            kind = MEMORY_DREW
        notes = append(notes, u8(seat * MEMORY_SEAT + kind))
    for _ in range(lies):
        at = int(rng.below(len(notes)))
        notes[at] = u8(int(notes[at]) // MEMORY_SEAT * MEMORY_SEAT + int(rng.below(kinds)))
    nothing = vec[i64]([0] * seats)
    return Guess(old, new, old_held, nothing, vec[i64]([0] * (seats * KINDS))), notes


def by_trying(guess: Guess, notes: vec[u8], at: int = 0) -> bool:
    """Return True if the notes can be told apart into old and new."""
    if at == len(notes):
        return True
    seat, kind = divmod(int(notes[at]), MEMORY_SEAT)
    if kind == MEMORY_DREW:
        after = guess.copy()
        after.new_held[seat] += 1
        return by_trying(after, notes, at + 1)
    for is_old in (True, False):
        held, left = (guess.old_held, guess.old) if is_old else (guess.new_held, guess.new)
        if held[seat] > 0 and left[kind] > 0:
            after = guess.copy()
            take(after, seat, kind, is_old)
            if by_trying(after, notes, at + 1):
                return True
    return False


def lacks_nothing(guess: Guess) -> bool:
    rows = (guess.old, guess.new, guess.old_held, guess.new_held)
    return all(int(number) >= 0 for row in rows for number in row)


def test_a_guess_is_found_exactly_where_trying_finds_one() -> None:
    rng = Rng(1)
    found = 0
    for _ in range(MADE_UP):
        guess, notes = made_up(rng, seats=2, kinds=2, length=9, lies=3)
        fits = fitting(guess, notes)
        assert (fits is not None) == by_trying(guess, notes)
        if fits is not None:
            found += 1
            assert lacks_nothing(fits)
            shown = sum(int(note) % MEMORY_SEAT != MEMORY_DREW for note in notes)
            before, after = (sum(int(n) for row in (g.old, g.new) for n in row) for g in (guess, fits))
            assert before - after == shown
    assert 0 < found < MADE_UP


def test_the_longest_memory_of_eight_seats_takes_no_time() -> None:
    for seed in range(20):
        guess, notes = made_up(Rng(seed), seats=8, kinds=KINDS, length=LONG, lies=0)
        fits = fitting(guess, notes)
        assert fits is not None
        assert lacks_nothing(fits)
        guesses, weights = weigh(guess, notes, NOBODY)
        assert guesses
        assert len(guesses) == len(weights)
        assert all(lacks_nothing(each) for each in guesses)


def test_after_a_dead_end_one_guess_that_fits_is_left() -> None:
    nothing = vec[i64]([0] * len(OLD_HELD))
    drawn = vec[i64]([0] * (len(OLD_HELD) * KINDS))
    first = Guess(vec[i64](OLD), vec[i64](NEW), vec[i64](OLD_HELD), nothing, drawn)
    memory = vec[u8]([int(note) for note in MEMORY.split()])
    guesses, weights = weigh(first, memory, 7)
    assert weights == [1.0]
    assert len(guesses) == 1
    assert lacks_nothing(guesses[0])
