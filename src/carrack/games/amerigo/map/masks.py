"""Part of the map as bit masks, one per row of squares: bit `column` of mask `row`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIDE: Final = 24
"""Rows, and squares in a row, at every number of seats; a smaller map leaves the last ones empty."""
SQUARES: Final = 576


def empty_rows() -> vec[i64]:
    """Return a map without a square."""
    return vec[i64]([0] * SIDE)


def run(first: i64, length: i64) -> i64:
    """Return this many consecutive bits, from the first one on."""
    one: i64 = 1
    return ((one << length) - 1) << first


def bits(mask: i64) -> i64:
    """Return how many squares a row has."""
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found


def count(rows: vec[i64]) -> i64:
    """Return how many squares a map has."""
    found: i64 = 0
    row: i64
    for row in range(SIDE):
        found += bits(rows[row])
    return found


def flood(within: vec[i64], reached: vec[i64]) -> None:
    """Let `reached` grow inside `within`, over the sides of squares, until nothing more can be reached."""
    grows = True
    row: i64
    while grows:
        grows = False
        flow: i64 = 0
        for row in range(SIDE):
            flow = (reached[row] | flow) & within[row]
            if flow != 0:
                flow = _along(within[row], flow)
            if flow != reached[row]:
                reached[row] = flow
                grows = True
        flow = 0
        for row in range(SIDE - 1, -1, -1):
            flow = (reached[row] | flow) & within[row]
            if flow != 0:
                flow = _along(within[row], flow)
            if flow != reached[row]:
                reached[row] = flow
                grows = True


def _along(within: i64, mask: i64) -> i64:
    """Return what can be reached in a row from some of its squares."""
    before: i64 = 0
    while mask != before:
        before = mask
        mask = (mask | mask << 1 | mask >> 1) & within
    return mask
