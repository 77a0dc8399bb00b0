"""The design page draws every room as it is: each file in its folder, with one line about it."""

from __future__ import annotations

import re

import pytest

from tools.environment import ROOT

PAGE = "docs/design.md"
ROOMS = ["arena", "bench", "bots", "cli", "client", "core", "server", "store"]
SIBLINGS = "  "  # one step to the right in the tree
NAMED = re.compile(r"`([\w/<>.]+\.(?:py|ts)|[A-Z]\w+)`")
LINE = re.compile(r"(?P<depth> *)(?P<names>\S+( \S+\.py)*)(  +(?P<about>\S.*))?")


def drawn(room: str) -> dict[str, str]:
    """Return each file in the tree of a room, with what is said of it."""
    text = (ROOT / PAGE).read_text("utf-8")
    tree = text.partition(f"\n{room}/\n")[2].partition("\n\n")[0].partition("```")[0]
    files: dict[str, str] = {}
    folders: list[str] = []
    for line in tree.splitlines():
        found = LINE.fullmatch(line)
        assert found, line
        depth = len(found["depth"]) // len(SIBLINGS)
        names = found["names"].split()
        folder = "".join(folders[: depth - 1])
        files |= {folder + name: found["about"] or "" for name in names if name.endswith(".py")}
        if names[0].endswith("/"):
            folders = [*folders[: depth - 1], names[0]]
    return files


def standing(room: str) -> set[str]:
    """Return each file that stands in a room, from there; a package's own and migrations left out."""
    folder = ROOT / "src" / "carrack" / room
    files = (path.relative_to(folder) for path in folder.rglob("*.py") if path.name != "__init__.py")
    return {path.as_posix() for path in files if path.parts[0] != "migrations"}


@pytest.mark.parametrize("room", ROOMS)
def test_every_file_of_a_room_stands_in_the_tree(room: str) -> None:
    missing = standing(room) - set(drawn(room))
    assert not missing, f"{PAGE} lacks: {', '.join(sorted(missing))}"


@pytest.mark.parametrize("room", ROOMS)
def test_the_tree_has_no_file_that_is_gone(room: str) -> None:
    gone = set(drawn(room)) - standing(room)
    assert not gone, f"{PAGE} still has: {', '.join(sorted(gone))}"


@pytest.mark.parametrize("room", ROOMS)
def test_each_file_of_the_tree_is_explained(room: str) -> None:
    assert [name for name, about in drawn(room).items() if not about] == []


def test_the_table_of_words_names_what_is_there() -> None:
    words = (ROOT / PAGE).read_text("utf-8").partition("\n### Words\n")[2].partition("\n## ")[0]
    paths = [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*.[pt][ys]")]
    code = "\n".join(path.read_text("utf-8") for path in paths if path.suffix == ".py")
    files = {path.as_posix() for path in paths}
    names = [name.replace("<game>", "amalfi") for name in NAMED.findall(words)]
    assert len(names) > 20
    for name in names:
        is_file = any(file.endswith(f"/{name}") for file in files)
        assert is_file or re.search(rf"^class {name}\b", code, re.MULTILINE), name


def test_no_room_is_left_out() -> None:
    rooms = (path.name for path in (ROOT / "src" / "carrack").iterdir() if (path / "__init__.py").is_file())
    assert sorted(rooms) == sorted([*ROOMS, "bridges", "games"])
