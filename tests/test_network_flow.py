"""A flow with bounds exists exactly where trying everything finds one, and keeps to all bounds."""

from __future__ import annotations

from itertools import product

from mypy_extensions import i64

from carrack.core.chance import Rng
from carrack.core.network_flow import Flow

NODES = 5
SOURCE, SINK = 0, 4
EDGES = 6
NETS = 300
Edge = tuple[int, int, int, int]


def net_of(rng: Rng) -> list[Edge]:
    """Some edges, each with a start, an end, a least and a most."""
    edges: list[Edge] = []
    while len(edges) < EDGES:
        start, end, least, more = (int(rng.below(below)) for below in (NODES - 1, NODES, 2, 3))
        if start != end and end != SOURCE:
            edges.append((start, end, least, least + more))
    return edges


def balanced(edges: list[Edge], sent: tuple[int, ...]) -> bool:
    """Return True if flow is conserved: nothing stays anywhere, nothing comes from nowhere."""
    rest = [0] * NODES
    for (start, end, _, _), much in zip(edges, sent, strict=True):
        rest[start] -= much
        rest[end] += much
    return not any(rest[1:SINK])


def test_a_flow_is_found_where_there_is_one_and_keeps_to_its_bounds() -> None:
    rng = Rng(1)
    found = 0
    for _ in range(NETS):
        edges = net_of(rng)
        flow = Flow(NODES)
        numbers = [flow.add(*(i64(part) for part in edge)) for edge in edges]
        possible = any(balanced(edges, sent) for sent in product(*(range(e[2], e[3] + 1) for e in edges)))
        assert flow.settle(SOURCE, SINK) == possible
        if possible:
            found += 1
            sent = tuple(int(flow.sent(number)) for number in numbers)
            assert balanced(edges, sent)
            assert all(least <= much <= most for (_, _, least, most), much in zip(edges, sent, strict=True))
    assert 0 < found < NETS


def test_an_edge_that_must_carry_more_than_it_can_lets_nothing_flow() -> None:
    flow = Flow(2)
    flow.add(0, 1, 2, 1)
    assert not flow.settle(0, 1)


def test_less_than_nothing_is_nothing() -> None:
    flow = Flow(2)
    edge = flow.add(0, 1, -3, 1)
    assert flow.settle(0, 1)
    assert flow.sent(edge) == 0
