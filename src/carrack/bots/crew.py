"""One search in several processes: each grows its own tree; the choices at the roots are counted together."""

from __future__ import annotations

import pickle
from typing import NamedTuple

from carrack.bots.search import tree_for
from carrack.bots.search_bot import SearchBot, search
from carrack.bots.search_result import Finding
from carrack.bots.tree import Tree
from carrack.bots.workers import Answer, Worker
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
        self._workers = [Worker(f"{__name__}:searcher") for _ in range(processes)]

    def find(self, view: View, rng: Rng) -> list[Finding]:
        data = view.dump()
        answers = []
        for place, worker in enumerate(self._workers):
            share = (self.simulations + place) // self.processes
            task = Task(view.game, data, rng.fork(place), max(1, share), self.seconds)
            answers.append(worker.ask(pickle.dumps(task)))
        return [pickle.loads(answer.result()) for answer in answers]


def searcher() -> Answer:
    """Return the function that searches, inside a process."""
    tree: Tree | None = None

    def answer(question: bytes) -> bytes:
        nonlocal tree
        task: Task = pickle.loads(question)
        view = task.game.load_view(task.view)
        if tree is None or tree.seats != view.seats:
            tree = tree_for(view.seats, task.game.action_count, task.simulations)
        return pickle.dumps(search(view, task.rng, tree, task.simulations, task.seconds))

    return answer
