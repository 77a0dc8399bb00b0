"""A flow with bounds: whether so much can be sent along every edge, and one way to do it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1


@final
class Flow:
    """A net of nodes and edges; each edge has a least and a most that it can carry.

    Edges come in twos: edge `e ^ 1` runs back, and its room is what can be taken back of what `e` carries.
    """

    def __init__(self, nodes: i64) -> None:
        self.nodes: i64 = nodes + 2
        """Two more: where the least of all edges comes from, and where it goes."""
        self.first: vec[i64] = vec[i64]([NONE] * self.nodes)
        """Per node: its newest edge."""
        self.next: vec[i64] = vec[i64]()
        """Per edge: the one of its node made before."""
        self.end: vec[i64] = vec[i64]()
        self.room: vec[i64] = vec[i64]()
        self.least: vec[i64] = vec[i64]()
        self.surplus: vec[i64] = vec[i64]([0] * nodes)
        """Per node: what the least of its edges brings more than it takes away."""
        self.possible: bool = True
        """No edge has to carry more than it can."""

    def add(self, start: i64, end: i64, least: i64, most: i64) -> i64:
        """Add an edge and return its number."""
        if least < 0:
            least = 0
        if least > most:
            self.possible = False
        self.surplus[end] += least
        self.surplus[start] -= least
        return self._join(start, end, least, most - least)

    def _join(self, start: i64, end: i64, least: i64, room: i64) -> i64:
        edge: i64 = len(self.end)
        self._half(start, end, least, room)
        self._half(end, start, 0, 0)
        return edge

    def _half(self, start: i64, end: i64, least: i64, room: i64) -> None:
        edge: i64 = len(self.end)
        self.next = append(self.next, self.first[start])
        self.first[start] = edge
        self.end = append(self.end, end)
        self.room = append(self.room, room)
        self.least = append(self.least, least)

    def sent(self, edge: i64) -> i64:
        """Return what an edge carries, once all is settled."""
        return self.least[edge] + self.room[edge ^ 1]

    def settle(self, source: i64, sink: i64) -> bool:
        """Send something from source to sink so that every edge has its least; whether that is possible."""
        if not self.possible:
            return False
        giver: i64 = self.nodes - 2
        taker: i64 = self.nodes - 1
        wanted: i64 = 0
        node: i64
        for node in range(giver):
            if self.surplus[node] > 0:
                self._join(giver, node, 0, self.surplus[node])
                wanted += self.surplus[node]
            elif self.surplus[node] < 0:
                self._join(node, taker, 0, -self.surplus[node])
        # What arrives may go round again: only the bounds count.
        self._join(sink, source, 0, wanted + len(self.end))
        while wanted > 0 and self._send_one(giver, taker):
            wanted -= 1
        return wanted == 0

    def _send_one(self, start: i64, end: i64) -> bool:
        """Send one more along the shortest path that has room."""
        came_by = vec[i64]([NONE] * self.nodes)
        queue = vec[i64]([start] * self.nodes)
        size: i64 = 1
        at: i64 = 0
        while at < size and came_by[end] == NONE:
            edge = self.first[queue[at]]
            at += 1
            while edge != NONE:
                node = self.end[edge]
                if self.room[edge] > 0 and node != start and came_by[node] == NONE:
                    came_by[node] = edge
                    queue[size] = node
                    size += 1
                edge = self.next[edge]
        if came_by[end] == NONE:
            return False
        node = end
        while node != start:
            edge = came_by[node]
            self.room[edge] -= 1
            self.room[edge ^ 1] += 1
            node = self.end[edge ^ 1]
        return True
