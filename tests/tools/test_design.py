"""The design page names every file of the rooms it draws."""

from __future__ import annotations

import pytest

from tools.environment import ROOT

PAGE = "docs/design.md"


@pytest.mark.parametrize("room", ["arena", "bench", "bots", "cli", "client", "core", "server", "store"])
def test_every_file_of_a_room_stands_in_the_tree(room: str) -> None:
    text = (ROOT / PAGE).read_text("utf-8")
    tree = text.partition(f"\n{room}/\n")[2].partition("\n\n")[0].partition("```")[0]
    files = (path for path in (ROOT / "src" / "carrack" / room).rglob("*.py") if path.name != "__init__.py")
    missing = [path.name for path in files if "migrations" not in path.parts and path.name not in tree]
    assert not missing, f"{PAGE} lacks: {', '.join(sorted(missing))}"
