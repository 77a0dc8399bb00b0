"""Games shared among processes, with the same result as in one.

The parent hands out runs of games, in order; a worker answers with what came of them, and it adds up to the
same in any order. When asked to stop, a worker finishes its game and answers with what it has.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from carrack.arena.simulation import GameFailed, Setup, count_games
from carrack.arena.tally import Tally
from carrack.core.verdicts import malformed

SECONDS_A_RUN: Final = 0.25
LONGEST_RUN: Final = 2000
PATIENCE: Final = 3.0
"""Seconds a worker may take to finish its game after it was asked to stop."""


def cores() -> int:
    """Return the processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Result(Protocol):
    """The result of a run of games."""

    @property
    def games(self) -> int: ...


R = TypeVar("R", bound=Result)
Play = Callable[[Setup, Sequence[int], Callable[[], bool]], R]
"""Plays games by their numbers, as long as it is told to go on; the same in every process."""


def simulate(
    setup: Setup, games: int, workers: int, on_progress: Callable[[int], None], stopped: Callable[[], bool]
) -> Tally:
    """Play so many games, telling how many are done; fewer when `stopped` becomes true meanwhile."""
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
    """Play games in so many processes, and take what comes of them; fewer when `stopped` becomes true."""
    workers = min(workers, len(indices))
    if workers > 1:
        _Crew(setup, play, indices, workers, take).play(stopped)
        return
    for index in indices:
        if stopped():
            break
        take(play(setup, [index], lambda: False))


class _Run(NamedTuple):
    indices: Sequence[int]
    begun: float
    first: bool
    """Holds the time that starting the process took."""


class _Crew(Generic[R]):
    """The parent's side."""

    def __init__(
        self, setup: Setup, play: Play[R], indices: Sequence[int], workers: int, take: Callable[[R], None]
    ) -> None:
        self.setup = setup
        self.play_games = play
        self.indices = indices
        self.workers = workers
        self.take = take
        self.next = 0
        self.pace = SECONDS_A_RUN
        """Seconds a game takes; at first a run is one game."""
        self.failed: GameFailed | None = None

    def play(self, stopped: Callable[[], bool]) -> None:
        context = multiprocessing.get_context("spawn")
        processes = []
        busy: dict[Connection, _Run] = {}
        # Started while interrupts are ignored, workers ignore them for ever: Ctrl-C is the parent's business.
        before = signal.getsignal(signal.SIGINT)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            for _ in range(self.workers):
                ours, theirs = context.Pipe()
                process = context.Process(
                    target=_work, args=(self.setup, self.play_games, theirs), daemon=True
                )
                process.start()
                theirs.close()
                processes.append(process)
                self._hand_out(ours, busy)
        finally:
            signal.signal(signal.SIGINT, before)
        try:
            asked_at = 0.0
            while busy:
                for ready in wait(list(busy), timeout=0.1):
                    assert isinstance(ready, Connection)
                    self._take_in(ready, busy)
                    if not asked_at and not self.failed:
                        self._hand_out(ready, busy)
                if asked_at and time.monotonic() - asked_at > PATIENCE:
                    break
                if stopped() and not asked_at:
                    asked_at = time.monotonic()
                    for connection in busy:
                        connection.send(None)
        finally:
            for process in processes:
                process.kill()
                process.join()
        if self.failed:
            raise self.failed

    def _hand_out(self, worker: Connection, busy: dict[Connection, _Run]) -> None:
        left = len(self.indices) - self.next
        if left <= 0:
            return
        fair = -(-left // (2 * self.workers))
        size = max(1, min(fair, int(SECONDS_A_RUN / max(self.pace, 1e-6)), LONGEST_RUN))
        first = self.next < self.workers
        run = _Run(self.indices[self.next : self.next + size], time.monotonic(), first)
        worker.send(run.indices)
        busy[worker] = run
        self.next += size

    def _take_in(self, worker: Connection, busy: dict[Connection, _Run]) -> None:
        run = busy.pop(worker)
        try:
            answer = worker.recv()
        except (EOFError, OSError):
            answer = GameFailed(
                run.indices[0],
                malformed("simulation.worker-died", first=run.indices[0] + 1, last=run.indices[-1] + 1),
            )
        if isinstance(answer, GameFailed):
            # Runs are handed out in order, so the first failure is among those still busy: wait for them.
            if self.failed is None or answer.index < self.failed.index:
                self.failed = answer
            return
        if not run.first:
            self.pace = (time.monotonic() - run.begun) / max(1, answer.games)
        self.take(answer)


def _work(setup: Setup, play: Play[R], parent: Connection) -> None:
    """The worker's side: play the runs asked for until the parent is gone."""
    try:
        while True:
            asked = parent.recv()
            if asked is None:
                continue
            try:
                parent.send(play(setup, asked, lambda: not parent.poll()))
            except GameFailed as failed:
                parent.send(failed)
    except (EOFError, OSError):
        return
