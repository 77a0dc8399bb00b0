"""The contract itself: every promise in `core/api.py` names a test that is here."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import carrack
from carrack.core.rulebook import rulebook
from tests.contract.catalogues import SOURCE

API = SOURCE / "core" / "api.py"
HERE = Path(__file__).parent
NAME = re.compile(r"\[(test_\w+)\]")
RULE_TESTS = HERE.parent / "games"


def promised() -> set[str]:
    """The names in square brackets."""
    return set(NAME.findall(API.read_text(encoding="utf-8")))


def existing() -> set[str]:
    """All tests of the contract."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    return found


def game_promises() -> dict[str, str]:
    """Every method that a game implements, with its docstring."""
    tree = ast.parse(API.read_text(encoding="utf-8"))
    promises: dict[str, str] = {}
    for owner in tree.body:
        if isinstance(owner, ast.ClassDef):
            for method in owner.body:
                text = ast.get_docstring(method) if isinstance(method, ast.FunctionDef) else None
                if isinstance(method, ast.FunctionDef) and text and "*game*" in text:
                    promises[f"{owner.name}.{method.name}"] = text
    return promises


def test_every_promised_test_exists() -> None:
    assert promised()
    assert not promised() - existing()


def test_every_promise_of_a_game_names_its_test() -> None:
    bare = [name for name, text in game_promises().items() if not NAME.search(text)]
    assert not bare, f"no test in square brackets: {', '.join(bare)}"


# --- every rule paragraph is cited by a test ------------------------------------------------------------


def cited(folder: Path) -> dict[str, str]:
    """The paragraphs that tests cite with `@pytest.mark.rule("…")`, each with one place."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{path.name}:{node.lineno}: not a plain id"
                    found.setdefault(str(argument.value), f"{path.name}:{node.lineno}")
    return found


@pytest.mark.heavy
def test_every_rule_paragraph_is_cited_by_a_test() -> None:
    for game_id in carrack.ids():
        game = carrack.game(game_id)
        paragraphs = set(rulebook(game, "en").paragraphs)
        uncited = paragraphs - set(cited(RULE_TESTS / game.folder.name))
        assert not uncited, f"{game_id}: no test cites {', '.join(sorted(uncited))}"


@pytest.mark.heavy
def test_no_test_cites_an_unknown_paragraph() -> None:
    for game_id in carrack.ids():
        game = carrack.game(game_id)
        paragraphs = set(rulebook(game, "en").paragraphs)
        unknown = {k: v for k, v in cited(RULE_TESTS / game.folder.name).items() if k not in paragraphs}
        assert not unknown, unknown
