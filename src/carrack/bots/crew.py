"""One search in several processes: each grows its own tree; the choices at the roots are counted together."""

from __future__ import annotations

import multiprocessing
import signal
from multiprocessing.connection import Connection
from typing import NamedTuple

from carrack.bots.search import tree_for
from carrack.bots.search_bot import SearchBot, search
from carrack.bots.thought import Finding
from carrack.bots.tree import Tree
from carrack.core.api import Game, View
from carrack.core.chance import Rng


class Task(NamedTuple):
    """A view for a process to think about."""

    game: Game
    view: bytes
    rng: Rng
    simulations: int
    seconds: float


class CrewBot(SearchBot):
    """Thinks in processes that it starts with its first decision; they end with it."""

    def __init__(self, simulations: int, seconds: float, careless: float, processes: int) -> None:
        super().__init__(simulations, seconds, careless)
        self.processes = processes
        self._workers: list[Connection] = []

    def find(self, view: View, rng: Rng) -> list[Finding]:
        if not self._workers:
            self._start()
        data = view.dump()
        for place, worker in enumerate(self._workers):
            share = (self.simulations + place) // self.processes
            worker.send(Task(view.game, data, rng.fork(place), max(1, share), self.seconds))
        return [worker.recv() for worker in self._workers]

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        before = signal.getsignal(signal.SIGINT)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
        try:
            for _ in range(self.processes):
                ours, theirs = context.Pipe()
                context.Process(target=_work, args=(theirs,), daemon=True).start()
                theirs.close()
                self._workers.append(ours)
        finally:
            signal.signal(signal.SIGINT, before)


def _work(parent: Connection) -> None:
    """Think about what is asked until the parent is gone."""
    tree: Tree | None = None
    try:
        while True:
            task: Task = parent.recv()
            view = task.game.load_view(task.view)
            if tree is None or tree.seats != view.seats:
                tree = tree_for(view.seats, task.game.action_count, task.simulations)
            parent.send(search(view, task.rng, tree, task.simulations, task.seconds))
    except (EOFError, OSError):
        return
