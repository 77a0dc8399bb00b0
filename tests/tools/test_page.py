"""Building the page: which node does it, and what a first visitor waits for."""

from __future__ import annotations

import sys

import pytest

from tools.page import new_enough, version_of
from tools.web import first_paint


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ((18, 20), False),
        ((20, 18), False),
        ((20, 19), True),
        ((21, 7), False),
        ((22, 11), False),
        ((22, 12), True),
        ((24, 0), True),
        (None, False),
    ],
)
def test_node_must_be_new_enough(version: tuple[int, int] | None, enough: bool) -> None:
    assert new_enough(version) == enough


def test_what_is_no_node_has_no_version() -> None:
    assert version_of(sys.executable) is None
    assert version_of("no-such-node") is None


def test_the_first_paint_waits_for_the_entry_and_what_it_imports_outright() -> None:
    manifest: dict[str, dict[str, object]] = {
        "index.html": {"file": "index.js", "imports": ["_a.js"], "dynamicImports": ["table"]},
        "_a.js": {"file": "a.js", "imports": ["_b.js"]},
        "_b.js": {"file": "b.js", "imports": ["_a.js"]},
        "table": {"file": "table.js"},
    }
    assert first_paint(manifest, "index.html") == {"index.js", "a.js", "b.js"}
