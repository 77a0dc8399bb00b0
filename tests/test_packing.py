"""Rows of whole numbers as bytes."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrack.core.packing import pack, unpack
from carrack.core.verdicts import Malformed

rows = st.lists(st.lists(st.integers(-(2**63), 2**63 - 1), max_size=20), max_size=12)


@given(rows)
def test_rows_come_back(before: list[list[int]]) -> None:
    assert unpack(pack(before)) == before


@given(rows, rows)
def test_equal_rows_give_equal_bytes_and_others_do_not(one: list[list[int]], other: list[list[int]]) -> None:
    assert (pack(one) == pack(other)) == (one == other)


@given(st.binary(max_size=200))
def test_any_bytes_are_rows_or_malformed(data: bytes) -> None:
    try:
        found = unpack(data)
    except Malformed:
        return
    assert all(type(number) is int for row in found for number in row)


@pytest.mark.parametrize(
    "value",
    [None, 5, "rows", [1, 2], [[1.5]], [["1"]], [[None]], [[[1]]], {"a": [1]}, [[1], 2], [[b"1"]]],
    ids=repr,
)
def test_other_shapes_are_malformed(value: object) -> None:
    with pytest.raises(Malformed):
        unpack(msgspec.msgpack.encode(value))


@pytest.mark.parametrize(
    "data", [b"", b"\x91" * 5000, b"\xdd\xff\xff\xff\xff", b"\xc1", pack([[1]]) + b"\x01"]
)
def test_hostile_bytes_are_malformed(data: bytes) -> None:
    with pytest.raises(Malformed) as refusal:
        unpack(data)
    assert refusal.value.verdict.code == "dump.unreadable"
    assert refusal.value.verdict.args["reason"]
