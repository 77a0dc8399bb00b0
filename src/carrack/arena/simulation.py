"""Games of bots: one from its number, and many of them in turn.

Game number i draws from streams made of (seed, i) alone, and the bots move one seat on with each game. So a
game is the same whoever plays it, and when.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from carrack.arena.asking import BotSeat
from carrack.arena.tally import WIN, Counts, Tally
from carrack.core.api import OVER, Game
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, settle_chance
from carrack.core.verdicts import Malformed, Refusal, malformed

SEAT_STREAMS: Final = 1 << 40
"""Streams of one seat: more than games; chance has those below, each seat as many above."""


@dataclass(frozen=True)
class Setup:
    """Everything that decides a simulation: the same setup gives the same games everywhere."""

    game: Game
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    """One for each seat of the first game."""
    seed: int

    def bot_at(self, seat: int, index: int) -> int:
        """Which of the bots sits here in game number `index`."""
        return (seat + index) % self.seats


class GameFailed(Exception):
    """A bot ended a game; `refusal` says how."""

    def __init__(self, index: int, refusal: Malformed) -> None:
        super().__init__(index, refusal)
        self.index = index
        self.refusal = refusal


def play_one(setup: Setup, index: int) -> Tally:
    """Play game number `index` and count it."""
    game = setup.game
    state = game.new(setup.seats, **setup.options)
    chance = Rng(setup.seed, index)
    scratch = Scratch(game.numbers)
    mixes: list[Counter[int]] = [Counter() for _ in range(setup.seats)]
    length = 0
    seat = 0
    try:
        players: list[BotSeat] = []
        for seat in range(setup.seats):
            rng = Rng(setup.seed, (seat + 1) * SEAT_STREAMS + index)
            players.append(BotSeat(setup.bots[setup.bot_at(seat, index)], rng))
        while True:
            length += int(settle_chance(state, chance, scratch))
            if state.actor == OVER:
                break
            seat = int(state.actor)
            number = players[seat].decide(state.view(seat))
            mixes[seat][number] += 1
            state.step(i64(number))
            length += 1
    except Refusal as refusal:
        verdict = refusal.verdict
        raise GameFailed(
            index, malformed("simulation.stopped", game=index + 1, number=seat + 1, reason=verdict)
        ) from refusal

    scores = state.scores()
    winners = sum(score.rank == 1 for score in scores)
    lines: list[Counts] = []
    for score, numbers in zip(scores, mixes, strict=True):
        mix: Counter[str] = Counter()
        for number, times in numbers.items():
            mix[game.actions.choices[number].family] += times
        won = WIN // winners if score.rank == 1 else 0
        lines.append(Counts(1, won, Counter([score.total]), mix))
    by_bot = {setup.bot_at(seat, index): line for seat, line in enumerate(lines)}
    tally = Tally()
    # Added, not assigned: the counts of a seat and of the bot on it must not stay one object.
    tally.add(Tally(1, lines, [by_bot[i] for i in range(setup.seats)], Counter([length])))
    return tally


def play_range(setup: Setup, start: int, stop: int, go_on: Callable[[], bool]) -> Tally:
    """Play the games from `start` to below `stop` in turn, as long as `go_on` says so after each."""
    tally = Tally()
    for index in range(start, stop):
        tally.add(play_one(setup, index))
        if not go_on():
            break
    return tally
