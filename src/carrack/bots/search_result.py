"""The result of a search, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carrack.bots.tree import NONE, ROOT, Tree
from carrack.core.api import Game


@dataclass(frozen=True)
class Finding:
    """The result of one search: what it found out about the choices at its root."""

    visits: dict[int, int]
    """Per action: how often it was tried."""
    values: dict[int, list[float]]
    """Per action that was tried: what all its simulations came to, summed for each seat."""
    lines: dict[int, list[int]]
    """Per action that was tried: the actions most looked at after it, itself first."""
    cut: bool
    """Whether the clock ended it."""


@dataclass(frozen=True)
class SearchResult:
    """The action a bot would pick, and what speaks for it."""

    action: int
    values: list[float]
    """Per seat: its share of the win if this action is picked."""
    visits: dict[int, int]
    """Per action: how often it was tried; the most tried first."""
    line: list[int]
    """How it may go on: this action, and those most looked at after it."""
    cut: bool
    """Whether the clock ended the search; then another time may give another action."""

    @property
    def simulations(self) -> int:
        return sum(self.visits.values())

    def notation(self, game: Game) -> list[str]:
        """Return the line in words."""
        return [game.actions.notation(number) for number in self.line]


def finding(tree: Tree, cut: bool) -> Finding:
    """Return what stands in a tree."""
    visits: dict[int, int] = {}
    values: dict[int, list[float]] = {}
    lines: dict[int, list[int]] = {}
    seats = int(tree.seats)
    child = int(tree.first[ROOT])
    while child != NONE:
        number = int(tree.number[child])
        visits[number] = int(tree.visits[child])
        if visits[number]:
            values[number] = [float(tree.value[child * seats + seat]) for seat in range(seats)]
            lines[number] = _line(tree, child)
        child = int(tree.next[child])
    return Finding(visits, values, lines, cut)


def _line(tree: Tree, node: int) -> list[int]:
    line: list[int] = []
    while node != NONE:
        line.append(int(tree.number[node]))
        node = int(tree.most_visited(node))
    return line


def conclude(findings: Sequence[Finding]) -> SearchResult:
    """Return what searches of the same view speak for together: the action tried most, of several the
    lowest."""
    visits: dict[int, int] = {}
    for found in findings:
        for number, times in found.visits.items():
            visits[number] = visits.get(number, 0) + times
    ordered = sorted(visits, key=lambda number: (-visits[number], number))
    best = ordered[0]
    knowing = [found for found in findings if found.visits[best]]
    sums = [sum(parts) for parts in zip(*(found.values[best] for found in knowing), strict=True)]
    deepest = max(knowing, key=lambda found: found.visits[best])
    return SearchResult(
        action=best,
        values=[value / visits[best] for value in sums],
        visits={number: visits[number] for number in ordered},
        line=deepest.lines[best],
        cut=any(found.cut for found in findings),
    )
