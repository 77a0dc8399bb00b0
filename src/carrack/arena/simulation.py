"""Games of bots: one from its number, and many of them in turn.

Game number i draws from streams made of (seed, i) alone, and the bots move one seat on with each game. So a
game is the same whoever plays it, and when.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from carrack.arena.tally import WIN, Counts, Tally
from carrack.bots.seat import BotSeat
from carrack.core.api import CHANCE, OVER, Game, Score, State
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, random_number, settle_chance
from carrack.core.records import Record, new_record
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
    records: str = ""
    """A folder for the record of each game; empty: none is kept."""

    def bot_at(self, seat: int, index: int) -> int:
        """Return which of the bots sits here in game number `index`."""
        return (seat + index) % self.seats


class GameFailed(Exception):
    """A bot ended a game; `refusal` says how."""

    def __init__(self, index: int, refusal: Malformed) -> None:
        super().__init__(index, refusal)
        self.index = index
        self.refusal = refusal


@dataclass
class SeatPlay:
    """One seat's play in a game."""

    numbers: Counter[int] = field(default_factory=Counter)
    """How often it picked each number."""
    seconds: float = 0.0
    """Thinking time."""
    cut: int = 0
    """Decisions that the clock cut short."""


@dataclass(frozen=True)
class Played:
    """A finished game, by seat."""

    scores: list[Score]
    seats: list[SeatPlay]
    length: int
    """Numbers, chance included."""


def play_game(setup: Setup, lineup: Sequence[str], deal: int, index: int) -> Played:
    """Play game number `index`: these bots in the seats, all draws from the streams of one deal."""
    game = setup.game
    state = game.new(setup.seats, **setup.options)
    chance = Rng(setup.seed, deal)
    scratch = Scratch(game.action_count)
    plays = [SeatPlay() for _ in lineup]
    length = 0
    seat = 0
    record = new_record(game, setup.seats, setup.options, list(lineup)) if setup.records else None
    try:
        players: list[BotSeat] = []
        for seat, name in enumerate(lineup):
            players.append(BotSeat(name, Rng(setup.seed, (seat + 1) * SEAT_STREAMS + deal)))
        while True:
            length += _let_chance_act(state, chance, scratch, record)
            if state.actor == OVER:
                break
            seat = int(state.actor)
            view = state.view(seat)
            begun = perf_counter()
            number = players[seat].decide(view)
            plays[seat].seconds += perf_counter() - begun
            plays[seat].numbers[number] += 1
            plays[seat].cut += players[seat].was_cut
            state.step(i64(number))
            if record is not None:
                record.add(seat, [number])
            length += 1
    except Refusal as refusal:
        verdict = refusal.verdict
        raise GameFailed(
            index, malformed("simulation.stopped", game=index + 1, number=seat + 1, reason=verdict)
        ) from refusal
    if record is not None:
        record.result = [score.total for score in state.scores()]
        record_path(setup.records, index).write_text(record.text(game), encoding="utf-8")
    return Played(state.scores(), plays, length)


def record_path(folder: str, index: int) -> Path:
    """Return the file of a game's record."""
    return Path(folder, f"game-{index + 1:05}.txt")


def _let_chance_act(state: State, chance: Rng, scratch: Scratch, record: Record | None) -> int:
    """Let chance act, and write down what it drew if there is a record; return how many numbers it took."""
    if record is None:
        return int(settle_chance(state, chance, scratch))
    drawn: list[int] = []
    while state.actor == CHANCE:
        drawn.append(int(random_number(state, chance, scratch)))
        state.step(i64(drawn[-1]))
    if drawn:
        record.add(CHANCE, drawn)
    return len(drawn)


def play_one(setup: Setup, index: int) -> Tally:
    """Play game number `index` and count it."""
    lineup = [setup.bots[setup.bot_at(seat, index)] for seat in range(setup.seats)]
    played = play_game(setup, lineup, index, index)
    winners = sum(score.rank == 1 for score in played.scores)
    lines: list[Counts] = []
    for score, play in zip(played.scores, played.seats, strict=True):
        mix: Counter[str] = Counter()
        for number, times in play.numbers.items():
            mix[setup.game.actions.choices[number].family] += times
        won = WIN // winners if score.rank == 1 else 0
        lines.append(Counts(1, won, Counter([score.total]), mix))
    by_bot = {setup.bot_at(seat, index): line for seat, line in enumerate(lines)}
    tally = Tally()
    # Add, do not assign: the counts of a seat and of its bot must not be the same object.
    tally.add(Tally(1, lines, [by_bot[i] for i in range(setup.seats)], Counter([played.length])))
    return tally


def count_games(setup: Setup, indices: Sequence[int]) -> Tally:
    """Play these games in turn."""
    tally = Tally()
    for index in indices:
        tally.add(play_one(setup, index))
    return tally
