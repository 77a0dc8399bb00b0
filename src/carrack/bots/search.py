"""Search: information-set Monte Carlo tree search, from a view alone.

Each simulation imagines a state that fits the view, walks down a tree of choices (every seat choosing for
itself, chance drawn by weight), plays a few decisions on beyond it, and lets the game's evaluation say how
all seats stand there. Nothing is known here about any game.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.evaluator import Evaluator
from carrack.bots.tree import NONE, ROOT, Tree
from carrack.core.api import OVER, Imagination, State, View
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, settle_chance

DEEPEST: Final = 24
"""Choices from the root down; below that the play-out begins."""
EXPLORATION: Final = 0.03
"""How much a choice that was tried seldom is preferred; the evaluations of two choices differ by little."""
EXPANDED_AT: Final = 2
"""Visits after which a node's choices are looked at: most nodes are visited once only."""
LOOKED_AT: Final = 24
"""Choices that are added at once, at most; the rest waits for the next visits."""
FIRST_LOOKS: Final = 4
"""Imagined states in which every choice of the root is evaluated, if there are secrets."""
COMPARED: Final = 3
"""Numbers of which a play-out takes the one that looks best."""
MOST_NODES: Final = 400_000
"""The most that a tree remembers; when it is full the search goes on without new nodes."""
NODES_A_SIMULATION: Final = 8
NEVER: Final = 0.0
"""When a search without a clock has to end."""


def tree_for(seats: i64, numbers: i64, simulations: i64) -> Tree:
    """Return a tree with room for so many simulations."""
    most = simulations * NODES_A_SIMULATION
    return Tree(seats, 1 + numbers + (most if most < MOST_NODES else MOST_NODES))


def value_after(state: State, number: i64, seat: i64, judge: Evaluator | None) -> float:
    """Return how well a seat stands after one more number; without a judge the game itself says so."""
    trial = state.copy()
    trial.step(number)
    if judge is not None:
        return judge.checked(trial)[int(seat)]
    return trial.evaluate(seat)


@final
class Search:
    """One decision being thought about; the tree may have been used before."""

    def __init__(
        self, view: View, rng: Rng, tree: Tree, end: float = NEVER, judge: Evaluator | None = None
    ) -> None:
        numbers = view.game.action_count
        self.imagination: Imagination = view.game.prepare(view)
        self.seat: i64 = view.seat
        self.seats: i64 = view.seats
        self.played_on: i64 = view.game.played_on
        self.first_sight: float = view.game.first_sight
        self.levelled: bool = view.game.levelled
        self.judge: Evaluator | None = judge
        self.rng: Rng = rng
        self.tree: Tree = tree
        self.scratch: Scratch = Scratch(numbers)
        self.row: vec[i64] = vec[i64]([0] * numbers)
        self.rewards: vec[float] = vec[float]([0.0] * view.seats)
        self.child_of: vec[i64] = vec[i64]([NONE] * numbers)
        """Per number: its child of the node at hand, while one is chosen."""
        self.path: vec[i64] = vec[i64]([ROOT] * (DEEPEST + 1))
        tree.clear()
        self._first_look(view, end)

    def _first_look(self, view: View, end: float) -> None:
        """Every choice of the root at first sight; one that the clock leaves no time for looks bad."""
        looks = FIRST_LOOKS if view.game.facts.secrets else 1
        state = self.imagination.state(self.rng)
        legal = state.worthwhile()
        sights = [0.0] * len(legal)
        seen = [0] * len(legal)
        for look in range(looks):
            if look > 0:
                state = self.imagination.state(self.rng)
            for i, number in enumerate(legal):
                sights[i] += value_after(state, i64(number), self.seat, self.judge)
                seen[i] += 1
                if end > NEVER and perf_counter() > end:
                    break
            if end > NEVER and perf_counter() > end:
                break
        for i, number in enumerate(legal):
            sight = sights[i] / float(seen[i]) if seen[i] > 0 else 0.0
            self.tree.grow(ROOT, i64(number), self.seat, sight)

    def simulate(self) -> None:
        """Walk down as far as the tree knows the way, play on a little, and remember what that came to."""
        state = self.imagination.state(self.rng)
        depth = self.walk(state)
        self.play_on(state)
        self.remember(state, depth)

    def walk(self, state: State) -> i64:
        """Down the tree to a choice that was hardly tried; returns how many choices that were."""
        tree = self.tree
        row = self.row
        node: i64 = ROOT
        depth: i64 = 0
        while depth < DEEPEST:
            settle_chance(state, self.rng, self.scratch)
            if state.actor == OVER:
                break
            n = state.worthwhile_into(row)
            if n == 1 and depth > 0:
                # Below the root what is forced has no node. At the root it is the question itself.
                state.step(row[0])
                continue
            if node != ROOT and tree.visits[node] < EXPANDED_AT:
                break
            node = self._choose(state, node, n)
            if node == NONE:
                break
            depth += 1
            self.path[depth] = node
            state.step(tree.number[node])
        return depth

    def play_on(self, state: State) -> None:
        """Play a few decisions on, each the best of some by their priors, with the chance that follows."""
        row = self.row
        left = self.played_on
        while True:
            settle_chance(state, self.rng, self.scratch)
            if state.actor == OVER or left == 0:
                return
            n = state.worthwhile_into(row)
            if n == 1:
                state.step(row[0])
                continue
            left -= 1
            best: i64 = NONE
            best_value = -1.0
            i: i64
            for i in range(i64(COMPARED) if n > COMPARED else n):
                other = i + self.rng.below(n - i)
                number = row[other]
                row[other] = row[i]
                value = value_after(state, number, state.actor, self.judge)
                if value > best_value:
                    best_value = value
                    best = number
            state.step(best)

    def _choose(self, state: State, node: i64, n: i64) -> i64:
        """Return the child to go on with: of those open in this state the most promising one."""
        tree = self.tree
        row = self.row
        child_of = self.child_of
        actor = state.actor
        child = tree.first[node]
        while child != NONE:
            # Below a node of chance another seat may be asked than last time.
            if tree.actor[child] == actor:
                child_of[tree.number[child]] = child
            child = tree.next[child]
        shift = self._look(state, node, n)
        best: i64 = NONE
        best_promise = 0.0
        i: i64
        for i in range(n):
            child = child_of[row[i]]
            if child == NONE:
                continue
            tree.open[child] += 1
            promise = tree.promise(child, EXPLORATION, self.first_sight, shift)
            if best == NONE or promise > best_promise:
                best_promise = promise
                best = child
        child = tree.first[node]
        while child != NONE:
            child_of[tree.number[child]] = NONE
            child = tree.next[child]
        return best

    def _look(self, state: State, node: i64, n: i64) -> float:
        """See that the open choices have nodes; returns by how much their first sights are shifted."""
        tree = self.tree
        actor = state.actor
        added: i64 = 0
        highest = 0.0
        i: i64
        for i in range(n):
            number = self.row[i]
            child = self.child_of[number]
            if child == NONE:
                if added == LOOKED_AT or tree.size == tree.most:
                    continue
                added += 1
                sight = value_after(state, number, actor, self.judge)
                child = tree.grow(node, number, actor, sight)
                self.child_of[number] = child
            if tree.sight[child] > highest:
                highest = tree.sight[child]
        if not self.levelled or tree.visits[node] == 0:
            return 0.0
        # The best choice is as good as the position, the others so much worse.
        return tree.mean(node, actor) - highest

    def remember(self, state: State, depth: i64) -> None:
        """Add each seat's share of the state to every choice on the way to it."""
        tree = self.tree
        rewards = self.rewards
        self._judge(state)
        seat: i64
        step: i64
        for step in range(depth + 1):
            node = self.path[step]
            tree.visits[node] += 1
            for seat in range(self.seats):
                tree.value[node * self.seats + seat] += rewards[seat]

    def _judge(self, state: State) -> None:
        """Write down each seat's share of a state."""
        if self.judge is None:
            state.rewards_into(self.rewards)
            return
        values = self.judge.checked(state)
        seat: i64
        for seat in range(self.seats):
            self.rewards[seat] = values[int(seat)]
