"""./check WORD: the edit-and-test loop. Runs a few tests on the sources as they are, uncompiled.

A word is a path below tests/ (with `::test` if wanted), the id of a game, or a part of a test's name or file.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tools.ready import ROOT, set_up
from tools.say import Trouble
from tools.stages import PURE_ENV, Stage

TESTS = ROOT / "tests"
DEFINITION = re.compile(r"^\s*(?:async )?def (test_\w+)", re.MULTILINE)


def run_filter(words: list[str], known: list[Stage]) -> int:
    """Run the tests that fit one of the words; return 0 when all pass."""
    found = dict.fromkeys(argument for word in words for argument in pytest_arguments(word, known))
    set_up("dev", project=False)
    settings = PURE_ENV | {"PYTHONPATH": str(ROOT / "src")}
    # The browser's tests drive it synchronously and must not share a process with asynchronous ones.
    browser = [argument for argument in found if argument.startswith("tests/browser")]
    code = 0
    for arguments in ([argument for argument in found if argument not in browser], browser):
        if arguments:
            command, env = Stage("filter", "", ("pytest", "-q", *arguments), settings).call()
            code = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode or code
    return code


def pytest_arguments(word: str, known: list[Stage] | None = None, tests: Path = TESTS) -> list[str]:
    """Return what pytest shall run for a word; Trouble when nothing fits."""
    path = Path(word.partition("::")[0])
    for place in (tests.parent / path, tests / path):
        if path.parts and place.exists():
            return [str(place.relative_to(tests.parent)) + word[len(word.partition("::")[0]) :]]
    game = tests / "games" / word.replace("-", "_")
    if game.is_dir():
        return [str(game.relative_to(tests.parent))]
    found = [
        argument for file in sorted(tests.rglob("test_*.py")) for argument in _in_file(file, word, tests)
    ]
    if not found:
        stages = ", ".join(stage.name for stage in known or ())
        raise Trouble(f"No test, game or stage has {word!r} in its name. Stages: {stages}.")
    return found


def _in_file(file: Path, word: str, tests: Path) -> list[str]:
    """Return the whole file if its name has the word, else its tests that have it."""
    name, wanted = str(file.relative_to(tests.parent)), word.replace("-", "_")
    if wanted in file.stem:
        return [name]
    fitting = (test for test in DEFINITION.findall(file.read_text(encoding="utf-8")) if wanted in test)
    return [f"{name}::{test}" for test in dict.fromkeys(fitting)]
