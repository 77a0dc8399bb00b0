"""Games shared among processes, with the same result as in one.

The parent hands out short runs of games, in order; a worker answers with what came of them, and it adds up to
the same in any order. When asked to stop, the runs under way are finished and counted.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import lru_cache
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from carrack.arena.simulation import GameFailed, Setup, count_games
from carrack.arena.tally import Tally
from carrack.bots.workers import Answer, Worker
from carrack.core.verdicts import malformed

SECONDS_A_RUN: Final = 0.25
LONGEST_RUN: Final = 2000
PATIENCE: Final = 3.0
"""Seconds a worker may take to finish its run after it was asked to stop."""
LOOK_SECONDS: Final = 0.1
"""Seconds between two looks whether to stop."""


class Result(Protocol):
    """The result of a run of games."""

    @property
    def games(self) -> int: ...


R = TypeVar("R", bound=Result)
Play = Callable[[Setup, Sequence[int]], R]
"""Plays games by their numbers; the same in every process."""


def simulate(
    setup: Setup, games: int, workers: int, on_progress: Callable[[int], None], stopped: Callable[[], bool]
) -> Tally:
    """Play the games and report progress; stop early when `stopped` becomes true."""
    tally = Tally()

    def take(counted: Tally) -> None:
        tally.add(counted)
        on_progress(tally.games)

    share_out(setup, count_games, range(games), workers, take, stopped)
    return tally


def share_out(
    setup: Setup,
    play: Play[R],
    indices: Sequence[int],
    workers: int,
    take: Callable[[R], None],
    stopped: Callable[[], bool],
) -> None:
    """Play the games in worker processes and collect results; stop early when `stopped` becomes true."""
    workers = min(workers, len(indices))
    if workers > 1:
        _Crew(setup, play, indices, workers, take).play(stopped)
        return
    for index in indices:
        if stopped():
            break
        take(play(setup, [index]))


class _Run(NamedTuple):
    worker: Worker
    indices: Sequence[int]
    begun: float
    first: bool
    """Holds the time that starting the process took."""


class _Crew(Generic[R]):
    """The parent's side."""

    def __init__(
        self, setup: Setup, play: Play[R], indices: Sequence[int], workers: int, take: Callable[[R], None]
    ) -> None:
        self._games = pickle.dumps((setup, play))
        self._indices = indices
        self._workers = [Worker(f"{__name__}:player") for _ in range(workers)]
        self._take = take
        self._next = 0
        self._pace = SECONDS_A_RUN
        """Seconds a game takes; at first a run is one game."""
        self._busy: dict[Future[bytes], _Run] = {}
        self._failed: GameFailed | None = None

    def play(self, stopped: Callable[[], bool]) -> None:
        try:
            for worker in self._workers:
                self._hand_out(worker)
            asked_at = 0.0
            while self._busy:
                for done in wait(self._busy, LOOK_SECONDS, FIRST_COMPLETED).done:
                    run = self._busy.pop(done)
                    self._take_in(run, done)
                    if not asked_at and not self._failed:
                        self._hand_out(run.worker)
                if asked_at and time.monotonic() - asked_at > PATIENCE:
                    break
                if stopped() and not asked_at:
                    asked_at = time.monotonic()
        finally:
            for worker in self._workers:
                worker.close()
        if self._failed:
            raise self._failed

    def _hand_out(self, worker: Worker) -> None:
        left = len(self._indices) - self._next
        if left <= 0:
            return
        fair = -(-left // (2 * len(self._workers)))
        size = max(1, min(fair, int(SECONDS_A_RUN / max(self._pace, 1e-6)), LONGEST_RUN))
        indices = self._indices[self._next : self._next + size]
        run = _Run(worker, indices, time.monotonic(), first=self._next < len(self._workers))
        self._busy[worker.ask(pickle.dumps((self._games, indices)))] = run
        self._next += size

    def _take_in(self, run: _Run, done: Future[bytes]) -> None:
        try:
            answer = pickle.loads(done.result())
        except (EOFError, OSError):
            answer = GameFailed(
                run.indices[0],
                malformed("simulation.worker-died", first=run.indices[0] + 1, last=run.indices[-1] + 1),
            )
        if isinstance(answer, GameFailed):
            # Runs are handed out in order, so the first failure is among those still busy: wait for them.
            if self._failed is None or answer.index < self._failed.index:
                self._failed = answer
            return
        if not run.first:
            self._pace = (time.monotonic() - run.begun) / max(1, answer.games)
        self._take(answer)


def player() -> Answer:
    """Return the function that plays runs of games, inside a process."""

    @lru_cache(1)
    def read(games: bytes) -> tuple[Setup, Play[Result]]:
        found: tuple[Setup, Play[Result]] = pickle.loads(games)
        return found

    def answer(question: bytes) -> bytes:
        games, indices = pickle.loads(question)
        setup, play = read(games)
        try:
            return pickle.dumps(play(setup, indices))
        except GameFailed as failed:
            return pickle.dumps(failed)

    return answer
