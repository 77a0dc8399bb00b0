"""The message files and the source, read as data: which keys there are, and which the source can ask for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import carrack
from carrack.core.api import Game
from carrack.core.text import SHARED

SOURCE = Path(__file__).parents[2] / "src" / "carrack"
"""The sources themselves, also when the tests run against compiled ones elsewhere."""
MAKERS = {
    "malformed": (0, ""),
    "unusable": (0, ""),
    "Verdict": (0, ""),
    "why": (0, "components."),
    "wrong_value": (1, "components."),
    "wrong": (2, "components."),
}
"""What makes a refusal: which of its arguments is the code, and what stands before that."""


class _Uses(Visitor):
    """The variables and the other messages that a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def catalogue(path: Path) -> dict[str, _Uses]:
    """Every message of a file with what it uses; a line that is no message is an error."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    messages: dict[str, _Uses] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in messages, f"{path}: {entry.id.name} stands twice"
            messages[entry.id.name] = uses = _Uses()
            uses.visit(entry)
    return messages


def variables(path: Path, key: str) -> set[str]:
    """The parameters a message needs, those of the messages inside it included."""
    messages = catalogue(path)
    found = set(messages[key].variables)
    for inner in messages[key].messages:
        found |= variables(path, inner)
    return found


def catalogue_pairs() -> list[tuple[Path, Path]]:
    """The English and the German file of the core and of every game."""
    folders = [SHARED, *(carrack.game(game_id).folder / "text" for game_id in carrack.ids())]
    return [(folder / "en.ftl", folder / "de.ftl") for folder in folders]


# --- what the source asks for ---------------------------------------------------------------------------


@cache
def trees() -> dict[Path, ast.Module]:
    """Every source file, parsed."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


def strings(node: ast.AST) -> Iterator[str]:
    """Every literal text below a node, the fixed pieces of f-strings included."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


@cache
def all_strings() -> frozenset[str]:
    """Every literal text of the source: `some_name` as `some-name` too, and each `one|other` of a pattern."""
    whole = {text for tree in trees().values() for text in strings(tree)}
    hyphened = {text.replace("_", "-") for text in whole}
    either = {part for text in whole if "|" in text for part in re.split(r"[|()]", text)}
    return frozenset(whole | hyphened | either)


def refusals_in_source() -> Iterator[tuple[str, str, frozenset[str]]]:
    """A place in the sources that makes a refusal: place, code, and the names of its parameters."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            place, begins = MAKERS.get(node.func.id, (len(node.args), ""))
            # A code that is put together is that of another maker, which has its parts.
            if place >= len(node.args) or isinstance(node.args[place], ast.JoinedStr):
                continue
            names = {keyword.arg for keyword in node.keywords if keyword.arg}
            if node.func.id == "Verdict" and len(node.args) > 1 and isinstance(node.args[1], ast.Dict):
                names |= {str(key.value) for key in node.args[1].keys if isinstance(key, ast.Constant)}
            for code in strings(node.args[place]):
                yield f"{path.name}:{node.lineno}", begins + code, frozenset(names)


def reasons(game: Game) -> tuple[tuple[str, str], ...]:
    """Code and rule of every reason the game can give, from its `refusals.py`."""
    namespace: dict[str, object] = {}
    path = SOURCE / "games" / game.folder.name / "refusals.py"
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), namespace)
    found = namespace["REASONS"]
    if isinstance(found, dict):
        return tuple((reason.code, reason.rule) for reason in found.values())
    assert isinstance(found, tuple)
    return tuple((str(code), str(rule)) for code, rule in found if code)


def refusal_key(code: str) -> str:
    """The key of the sentence for a refusal code."""
    return "refusal-" + code.replace(".", "-")
