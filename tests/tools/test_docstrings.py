"""Docstrings begin with a verb or a noun; the number of those that open like a riddle can only fall."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

from tools.environment import ROOT

RIDDLE = re.compile(r"(What(ever)?|Who(ever|m|se)?|Whether|Which|Of|Where(ver)?|How|Why|It is)\b")
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def riddles(source: str) -> list[str]:
    """Return the docstrings of modules, classes and functions that open like a riddle."""
    nodes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, DOCUMENTED))
    return [text for node in nodes if (text := ast.get_docstring(node)) and RIDDLE.match(text)]


def folder(path: Path) -> str:
    """Return the folder whose ceiling a file counts to: a game, a room of the package, tests or tools."""
    parts = path.relative_to(ROOT).parent.parts
    return "/".join(parts[2 : 4 if "games" in parts else 3]) or "carrack" if parts[0] == "src" else parts[0]


def test_riddles_are_found() -> None:
    riddle = '"""Of one table."""\n\ndef f():\n    """What whoever chooses may expect."""\n'
    plain = '"""Seats of one table."""\n\ndef f():\n    """Return what may be expected."""\n'
    assert len(riddles(riddle + plain)) == 2
    assert riddles(plain) == []


def test_a_file_counts_to_its_game_or_room() -> None:
    paths = ("src/carrack/games/pizarro/questions/bid.py", "src/carrack/cli/screen/x.py", "src/carrack/x.py")
    assert [folder(ROOT / path) for path in paths] == ["games/pizarro", "cli", "carrack"]
    assert folder(ROOT / "tests/games/pizarro/scene.py") == "tests"


def test_riddles_do_not_grow_back() -> None:
    ceilings = tomllib.loads((ROOT / "tests" / "budget.toml").read_text("utf-8"))["riddles"]
    found: dict[str, list[str]] = {}
    for file in (file for name in ("src", "tests", "tools") for file in sorted((ROOT / name).rglob("*.py"))):
        lines = [text.splitlines()[0] for text in riddles(file.read_text("utf-8"))]
        found.setdefault(folder(file), []).extend(f"{file.relative_to(ROOT)}: {line}" for line in lines)
    over = [line for name, lines in found.items() if len(lines) > ceilings.get(name, 0) for line in lines]
    assert not over, "\n".join(["Begin these with a verb or a noun:", *over])
