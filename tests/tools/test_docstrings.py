"""Docstrings begin with a verb or a noun, those of functions with a verb; riddles cannot grow back."""

from __future__ import annotations

import ast
import re
import tomllib
from itertools import pairwise
from pathlib import Path

from tools.environment import ROOT

RIDDLE = re.compile(r"(What(ever)?|Who(ever|m|se)?|Whether|Which|Of|Where(ver)?|How|Why|It is)\b")
NOUN = re.compile(
    r"(An?|The|One|Only|So|Equal|Everything|All|Each|No|Not|After|Before|At|In|For|From|More|This)\b"
)
POSSESSOR = re.compile(r"(Of|Who(m)?|Which)\b")
PROPERTIES = ("property", "cached_property")
SOURCES = [file for name in ("src", "tools") for file in sorted((ROOT / name).rglob("*.py"))]
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def riddles(source: str) -> list[str]:
    """Return the docstrings of modules, classes and functions that open like a riddle."""
    nodes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, DOCUMENTED))
    return [text for node in nodes if (text := ast.get_docstring(node)) and RIDDLE.match(text)]


def nouns(source: str) -> list[str]:
    """Return the docstrings of functions that begin with no verb; a property is named by a noun."""
    functions = (
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    asked = (node for node in functions if not any(_is_property(one) for one in node.decorator_list))
    return [text for node in asked if (text := ast.get_docstring(node)) and NOUN.match(text)]


def _is_property(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id in PROPERTIES


def possessors(source: str) -> list[str]:
    """Return what is said below a field or a constant and does not say what that is: "Of one table."."""
    bodies = (
        body for node in ast.walk(ast.parse(source)) if isinstance(body := getattr(node, "body", None), list)
    )
    pairs = (
        pair for body in bodies for pair in pairwise(body) if isinstance(pair[0], ast.Assign | ast.AnnAssign)
    )
    said = (ast.unparse(below.value).strip("'\"") for _, below in pairs if isinstance(below, ast.Expr))
    return [text for text in said if POSSESSOR.match(text)]


def folder(path: Path) -> str:
    """Return the folder whose ceiling a file counts to: a game, a room of the package, tests or tools."""
    parts = path.relative_to(ROOT).parent.parts
    return "/".join(parts[2 : 4 if "games" in parts else 3]) or "carrack" if parts[0] == "src" else parts[0]


def test_riddles_are_found() -> None:
    riddle = '"""Of one table."""\n\ndef f():\n    """What whoever chooses may expect."""\n'
    plain = '"""Seats of one table."""\n\ndef f():\n    """Return what may be expected."""\n'
    assert len(riddles(riddle + plain)) == 2
    assert riddles(plain) == []


def test_a_function_that_begins_with_no_verb_is_found() -> None:
    text = '    """The rightmost item."""\n'
    assert nouns(f"def f():\n{text}") == ["The rightmost item."]
    assert nouns(f"@property\ndef f():\n{text}") == []
    assert nouns(f"def f():\n{text.replace('The', 'Discard the')}") == []


def test_a_field_that_is_not_named_is_found() -> None:
    assert possessors('ROUNDS = 4\n"""Of a draft."""\n') == ["Of a draft."]
    assert possessors('ROUNDS = 4\n"""The rounds of a draft."""\n') == []


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


def test_functions_begin_with_a_verb() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {text}" for file in SOURCES for text in nouns(file.read_text("utf-8"))
    ]
    assert not found, "\n".join(["Begin these with a verb:", *found])


def test_fields_are_named() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {text}"
        for file in SOURCES
        for text in possessors(file.read_text("utf-8"))
    ]
    assert not found, "\n".join(["Say what these are:", *found])
