"""A simulation shared among processes, with the same result as in one.

The parent hands out runs of games, in order; a worker answers with its counts. Counts add up to the same in
any order. When asked to stop, a worker finishes its game and answers with what it has.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Final, NamedTuple

from carrack.arena.simulation import GameFailed, Setup, play_range
from carrack.arena.tally import Tally
from carrack.core.verdicts import malformed

SECONDS_A_RUN: Final = 0.25
LONGEST_RUN: Final = 2000
PATIENCE: Final = 3.0
"""Seconds a worker may take to finish its game after it was asked to stop."""


def cores() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(
    setup: Setup, games: int, workers: int, on_progress: Callable[[int], None], stopped: Callable[[], bool]
) -> Tally:
    """Play so many games, telling how many are done; fewer when `stopped` becomes true meanwhile."""
    workers = min(workers, games)
    if workers > 1:
        return _Crew(setup, games, workers).play(on_progress, stopped)
    tally = Tally()
    while tally.games < games and not stopped():
        tally.add(play_range(setup, tally.games, tally.games + 1, lambda: False))
        on_progress(tally.games)
    return tally


class _Run(NamedTuple):
    start: int
    stop: int
    begun: float


class _Crew:
    """The parent's side."""

    def __init__(self, setup: Setup, games: int, workers: int) -> None:
        self.setup = setup
        self.games = games
        self.workers = workers
        self.next = 0
        self.pace = SECONDS_A_RUN
        """Seconds a game takes; at first a run is one game."""
        self.tally = Tally()
        self.failed: GameFailed | None = None

    def play(self, on_progress: Callable[[int], None], stopped: Callable[[], bool]) -> Tally:
        context = multiprocessing.get_context("spawn")
        processes = []
        busy: dict[Connection, _Run] = {}
        # Started while interrupts are ignored, workers ignore them for ever: Ctrl-C is the parent's business.
        before = signal.getsignal(signal.SIGINT)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            for _ in range(self.workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(self.setup, theirs), daemon=True)
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
                    on_progress(self.tally.games)
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
        return self.tally

    def _hand_out(self, worker: Connection, busy: dict[Connection, _Run]) -> None:
        left = self.games - self.next
        if left <= 0:
            return
        fair = -(-left // (2 * self.workers))
        size = max(1, min(fair, int(SECONDS_A_RUN / max(self.pace, 1e-6)), LONGEST_RUN))
        run = _Run(self.next, self.next + size, time.monotonic())
        worker.send((run.start, run.stop))
        busy[worker] = run
        self.next = run.stop

    def _take_in(self, worker: Connection, busy: dict[Connection, _Run]) -> None:
        run = busy.pop(worker)
        try:
            answer = worker.recv()
        except (EOFError, OSError):
            answer = GameFailed(
                run.start, malformed("simulation.worker-died", first=run.start + 1, last=run.stop)
            )
        if isinstance(answer, GameFailed):
            # Runs are handed out in order, so the first failure is among those still busy: wait for them.
            if self.failed is None or answer.index < self.failed.index:
                self.failed = answer
            return
        if run.start >= self.workers:
            # The first runs hold the time that starting took.
            self.pace = (time.monotonic() - run.begun) / max(1, answer.games)
        self.tally.add(answer)


def _work(setup: Setup, parent: Connection) -> None:
    """The worker's side: play the runs asked for until the parent is gone."""
    try:
        while True:
            asked = parent.recv()
            if asked is None:
                continue
            start, stop = asked
            try:
                parent.send(play_range(setup, start, stop, lambda: not parent.poll()))
            except GameFailed as failed:
                parent.send(failed)
    except (EOFError, OSError):
        return
