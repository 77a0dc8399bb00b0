"""The bot that searches: for so many simulations, or until the clock says stop."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64, mypyc_attr

from carrack.bots.base import Bot
from carrack.bots.evaluator import Evaluator
from carrack.bots.search import NEVER, Search, tree_for
from carrack.bots.search_result import Finding, SearchResult, conclude, finding
from carrack.bots.tree import Tree
from carrack.core.api import View
from carrack.core.chance import Rng

DECIDED_EVERY: Final = 16
"""Simulations between two looks whether the rest could still change the decision."""
THOUSAND: Final = 1000


def search(
    view: View, rng: Rng, tree: Tree, simulations: i64, seconds: float, judge: Evaluator | None = None
) -> Finding:
    """Think about a view; with 0 seconds no clock is looked at, and the same always comes out.

    It ends sooner when no other choice could catch up any more.
    """
    end = perf_counter() + seconds if seconds > 0.0 else NEVER
    searching = Search(view, rng, tree, end, judge)
    cut = False
    done: i64
    for done in range(simulations):
        if done % DECIDED_EVERY == 0 and tree.lead() > simulations - done:
            break
        if end > NEVER and done > 0 and perf_counter() > end:
            cut = True
            break
        searching.simulate()
    return finding(tree, cut)


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Thinks before it picks, and remembers what it thought."""

    def __init__(
        self,
        simulations: int,
        seconds: float = 0.0,
        careless: float = 0.0,
        evaluator: Evaluator | None = None,
    ) -> None:
        self.simulations: int = simulations
        self.seconds: float = seconds
        """The most a decision may take; 0: as long as the simulations need."""
        self.careless: float = careless
        """The share of decisions for which it does not think at all."""
        self.evaluator: Evaluator | None = evaluator
        """The judge of positions; None: the game's own evaluation."""
        self.thought: SearchResult | None = None
        """The result of the last search; None if there was none."""
        self._tree: Tree | None = None

    def find(self, view: View, rng: Rng) -> list[Finding]:
        """Search; what several processes do together has several findings."""
        tree = self._tree
        if tree is None or tree.seats != view.seats:
            tree = tree_for(view.seats, view.game.action_count, i64(self.simulations))
            self._tree = tree
        return [search(view, rng, tree, i64(self.simulations), self.seconds, self.evaluator)]

    def think(self, view: View, rng: Rng) -> SearchResult:
        """Return what this bot makes of a view in which it is asked."""
        return conclude(self.find(view, rng))

    def hint(self, view: View, rng: Rng) -> int:
        """Advice is never careless."""
        return self.think(view, rng).action

    def decide(self, view: View, rng: Rng) -> int:
        self.thought = None
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        if self.careless > 0.0 and float(rng.below(THOUSAND)) < self.careless * float(THOUSAND):
            return legal[int(rng.below(len(legal)))]
        thought = self.think(view, rng)
        self.thought = thought
        return thought.action
