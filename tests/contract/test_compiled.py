"""Every module of a game's rules runs compiled in the compiled run, and uncompiled in the other."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

import carrack
from tests.contract.catalogues import SOURCE

START = "game.py"
"""What everything of a game hangs on: its questions, what a seat knows, and how well it stands."""
FILES = ("numbers.py", "schema.py")
"""Modules of `components/` that read component files: they run once, as plain Python."""
NATIVE = "mypy_extensions"
"""Who imports native integers means to be compiled."""


def imported(path: Path) -> set[str]:
    """Return the modules that a file imports, `from package import module` included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def file_of(module: str) -> Path | None:
    path = SOURCE.joinpath(*module.split(".")[1:]).with_suffix(".py")
    return path if module.startswith("carrack.") and path.is_file() else None


def rules_of(folder: Path) -> dict[str, Path]:
    """Return the modules with native integers that a game imports, directly or not."""
    folder = SOURCE / "games" / folder.name
    first = folder / START
    seen: dict[str, Path] = {}
    todo = [".".join(("carrack", *first.relative_to(SOURCE).with_suffix("").parts))]
    while todo:
        module = todo.pop()
        path = file_of(module)
        if path is not None and module not in seen:
            seen[module] = path
            todo += imported(path)
    native = {module: path for module, path in seen.items() if NATIVE in imported(path)}
    return {module: path for module, path in native.items() if path.name not in FILES}


def in_another_form(rules: dict[str, Path], compiled: bool) -> list[str]:
    """Return the modules that run uncompiled though all should be compiled, or the other way round."""
    files = {module: str(importlib.import_module(module).__file__) for module in rules}
    return [module for module, file in files.items() if file.endswith(".py") == compiled]


@pytest.mark.parametrize("game_id", carrack.ids())
def test_no_rules_module_runs_in_another_form_than_the_run(game_id: str) -> None:
    rules = rules_of(carrack.game(game_id).folder.resolve())
    assert len(rules) > 30
    assert {"evaluation", "features", "setup", "table"} <= {path.stem for path in rules.values()}
    assert in_another_form(rules, carrack.COMPILED) == []


def test_a_module_in_another_form_is_found() -> None:
    rules = rules_of(carrack.game("amalfi").folder.resolve())
    assert in_another_form(rules, not carrack.COMPILED) == list(rules)
