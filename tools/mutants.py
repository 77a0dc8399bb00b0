"""Mutants of the rules, and the process that tries them: each is one function, broken in one small way.

mutmut says what may be broken and how. A mutant is tried in a child of a process that has collected the
tests already: there the broken code takes the place of the function's own. What is called while tests are
read, to make games for the most part, has left its traces by then: such a mutant gets a child that has read
nothing yet. Limits are in processor time, so nothing depends on how busy the machine is.
"""

from __future__ import annotations

import ast
import difflib
import importlib.machinery
import json
import os
import re
import resource
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

SOURCES = Path.cwd() / "src"
"""As for mutmut, the current folder is the project."""
NUMBERED = re.compile(r"(\w+)__mutmut_(\d+)")
KILLED, TIMEOUT, SURVIVED, NO_TESTS, CRASHED = "killed", "timeout", "survived", "no tests", "crashed"
ENDS = (KILLED, SURVIVED)
"""What the child that tries a mutant ends with; CRASHED where it ends with anything else."""
UNTRIED = len(ENDS)
PATIENCE = 10
"""How many times the processor time of the unbroken rules a mutant may take."""
AT_LEAST = 5
"""Seconds of processor time that every test may take."""
MEMORY = 6 << 30
"""Bytes. A mutant that fills a list for ever ends there."""


@dataclass(frozen=True)
class Mutant:
    """One function with one small change, as source."""

    name: str
    module: str
    function: str
    """Its qualified name in the module."""
    source: str

    @property
    def path(self) -> Path:
        return SOURCES / f"{self.module.replace('.', '/')}.py"

    @property
    def game(self) -> str:
        return self.module.split(".")[2]

    def difference(self) -> str:
        """Return the change as a diff."""
        unbroken = ast.unparse(function_in(ast.parse(self.path.read_text("utf-8")), self.function))
        lines = difflib.unified_diff(unbroken.splitlines(), self.source.splitlines(), lineterm="", n=1)
        return "\n".join([f"# {self.name}", *[*lines][2:]])


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def mutants_in(module: str, mutated: str) -> list[Mutant]:
    """Return the mutants in a source by mutmut, which has all mutants of a function beside it."""
    found: list[Mutant] = []

    def visit(body: Iterable[ast.stmt], owner: str) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef):
                visit(node.body, f"{owner}{node.name}.")
            elif isinstance(node, ast.FunctionDef) and (numbered := NUMBERED.fullmatch(node.name)):
                name = numbered[1].rpartition("ǁ")[2] if "ǁ" in node.name else numbered[1].removeprefix("x_")
                node.name, node.decorator_list = name, []
                function = f"{owner}{name}"
                found.append(
                    Mutant(f"{module}.{function}:{numbered[2]}", module, function, ast.unparse(node))
                )

    visit(ast.parse(mutated).body, "")
    return found


def function_in(tree: ast.Module, function: str) -> ast.FunctionDef:
    """Return the function of this qualified name, from the source of its module."""
    body = tree.body
    *owners, name = function.split(".")
    for owner in owners:
        body = next(node.body for node in body if isinstance(node, ast.ClassDef) and node.name == owner)
    return next(node for node in body if isinstance(node, ast.FunctionDef) and node.name == name)


def broken_module(mutant: Mutant) -> tuple[CodeType, bool]:
    """Return the code of the module with the mutant in it; True if only the function's code differs."""
    tree = ast.parse(mutant.path.read_text("utf-8"))
    node = function_in(tree, mutant.function)
    broken = function_in(ast.parse(mutant.source), node.name)
    same = ast.dump(node.args) == ast.dump(broken.args)
    node.args, node.body = broken.args, broken.body
    return compile(tree, mutant.path, "exec", dont_inherit=True), same


def code_in(code: CodeType, function: str) -> CodeType:
    """Return the code of a function of this qualified name from its module's code."""
    inner = [const for const in code.co_consts if isinstance(const, CodeType)]
    for const in inner:
        if const.co_qualname == function:
            return const
        if function.startswith(f"{const.co_qualname}."):
            return code_in(const, function)
    raise LookupError(function)


def break_function(mutant: Mutant) -> None:
    """Put the mutant's code into the function that everybody has imported already."""
    found: Any = sys.modules[mutant.module]
    for part in mutant.function.split("."):
        found = vars(found)[part]
    getattr(found, "__func__", found).__code__ = code_in(broken_module(mutant)[0], mutant.function)


def break_module(mutant: Mutant) -> None:
    """Let the module be imported with the mutant in it."""
    unbroken = importlib.machinery.SourceFileLoader.get_code
    code = broken_module(mutant)[0]

    def get_code(loader: importlib.machinery.SourceFileLoader, module: str) -> CodeType | None:
        return code if module == mutant.module else unbroken(loader, module)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]


# --- which test calls which function ------------------------------------------------------------------------


@dataclass
class Links:
    """Functions that the tests of a game call, on the unbroken rules."""

    reading: float
    """Seconds of processor time until all tests are read."""
    read: list[str]
    """The functions that are called until then, as `module.function`."""
    seconds: dict[str, float]
    """Processor time of each test."""
    tests: dict[str, list[str]]
    """The tests that call a function."""
    failed: list[str]

    def is_read(self, mutant: Mutant) -> bool:
        """Return whether the function is called before the first test begins."""
        return f"{mutant.module}.{mutant.function}" in self.read

    def tests_of(self, mutant: Mutant) -> list[str]:
        """Return the tests that may notice a mutant, the quickest first."""
        called = self.tests.get(f"{mutant.module}.{mutant.function}", ())
        return self.quickest_first(self.seconds if self.is_read(mutant) else called)

    def quickest_first(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds[test], test))


class Linking:
    """Plugin of pytest: runs every test by itself and notes what it calls."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.links = Links(0.0, [], {}, {}, [])
        self._called: set[tuple[str, str]] = set()

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Note a call: the function of sys.settrace."""
        code = frame.f_code
        self._called.add((code.co_filename, code.co_qualname))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        keep_game(self.game, items)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        self.links.read = self._functions()
        self.links.reading = process_time()
        tests = defaultdict(list)
        for item in session.items:
            forget()
            self._called.clear()
            started = process_time()
            sys.settrace(self.note)
            if not passes(item):
                self.links.failed.append(item.nodeid)
            sys.settrace(None)
            self.links.seconds[item.nodeid] = process_time() - started
            for function in self._functions():
                tests[function].append(item.nodeid)
        self.links.tests = dict(tests)
        return True

    def _functions(self) -> list[str]:
        """Return what was called of the games, as `module.function`; inner functions count as outer ones."""
        games = str(SOURCES / "carrack" / "games")
        found = {
            f"{module_of(Path(path))}.{name.split('.<locals>')[0]}"
            for path, name in self._called
            if path.startswith(games)
        }
        return sorted(found)


def keep_game(game: str, items: list[pytest.Item]) -> None:
    """Keep a game's own tests and those of the contract suite that play it."""
    games = {path.name for path in (SOURCES / "carrack" / "games").iterdir() if path.is_dir()}
    items[:] = [item for item in items if game_of(item.nodeid, games) == game]


def game_of(test: str, games: Iterable[str]) -> str:
    """Return the game that a test is about, from its id; empty for none of them."""
    longest = sorted(games, key=len, reverse=True)
    of_game = (game for game in longest if f"games/{game}/" in test)
    named = (game for game in longest if f"[{game.replace('_', '-')}" in test)
    return next(of_game, "") or next(named, "")


def forget() -> None:
    """Empty what tests and games remember of earlier calls, so that every test makes the calls it needs."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(("tests.", "carrack.games.")):
            for value in [*vars(module).values()]:
                clear = getattr(value, "cache_clear", None)
                if clear is not None and getattr(value, "__module__", "") == name:
                    clear()


def passes(item: pytest.Item) -> bool:
    """Run one test with all its fixtures set up and torn down; False when anything failed."""
    item.config.hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


# --- trying them --------------------------------------------------------------------------------------------


class Trials:
    """Plugin of pytest: tries mutants, each in a child of the process that has collected the tests."""

    def __init__(
        self, game: str, links: Links, mutants: list[Mutant], tell: Callable[[Mutant, str], None]
    ) -> None:
        self.game = game
        self.links = links
        self.mutants = mutants
        self.tell = tell

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        keep_game(self.game, items)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for mutant in self.mutants:

            def notices(mutant: Mutant = mutant) -> bool:
                break_function(mutant)
                return any_fails(items, self.links, self.links.tests_of(mutant))

            self.tell(mutant, in_child(notices))
        return True


class Trial:
    """Plugin of pytest: runs all tests of a game in this process, the quickest first."""

    def __init__(self, game: str, links: Links) -> None:
        self.game = game
        self.links = links
        self.passed = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        keep_game(self.game, items)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        # A test with a new name was named after a value that the mutant changed.
        unchanged = items.keys() == self.links.seconds.keys()
        self.passed = unchanged and not any_fails(items, self.links, self.links.quickest_first(items))
        return True


def any_fails(items: dict[str, pytest.Item], links: Links, tests: list[str]) -> bool:
    """Return whether one of the tests fails; the process ends where one takes far longer than usual."""
    for test in tests:
        allow(links.seconds[test])
        if not passes(items[test]):
            return True
    return False


def allow(usual: float) -> None:
    """Let this process be ended when it takes that many times the usual processor time from now on."""
    limit = int(process_time() + AT_LEAST + PATIENCE * usual) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


def in_child(notices: Callable[[], bool]) -> str:
    """Return what becomes of a mutant: a child of this process looks whether it is noticed."""
    child = os.fork()
    if child == 0:
        code = UNTRIED
        try:
            silence = os.open(os.devnull, os.O_RDWR)
            for stream in range(3):
                os.dup2(silence, stream)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            code = ENDS.index(KILLED if notices() else SURVIVED)
        finally:
            os._exit(code)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code == -signal.SIGXCPU:
        return TIMEOUT
    return ENDS[code] if 0 <= code < len(ENDS) else CRASHED


def run_pytest(arguments: list[str], plugin: object) -> int:
    return int(
        pytest.main([*arguments, "-q", "-p", "no:cacheprovider", "-p", "no:randomly"], plugins=[plugin])
    )


def link(game: str, arguments: list[str], target: Path) -> None:
    """Write which test calls which function."""
    linking = Linking(game)
    sys.settrace(linking.note)
    run_pytest(arguments, linking)
    sys.settrace(None)
    target.write_text(json.dumps(asdict(linking.links)), encoding="utf-8")


def main(folder: str, *arguments: str) -> int:
    """Try the mutants of a game, `mutants.json` in the folder; write `links.json` and `results.txt`."""
    place = Path(folder)
    mutants = [Mutant(**values) for values in json.loads((place / "mutants.json").read_text("utf-8"))]
    game = mutants[0].game
    options = [*arguments, f"--basetemp={place / 'tmp'}"]
    if not (place / "links.json").exists():
        child = os.fork()
        if child == 0:
            link(game, options, place / "links.json")
            os._exit(0)
        os.waitpid(child, 0)
    links = Links(**json.loads((place / "links.json").read_text("utf-8")))
    if links.failed or not links.seconds:
        print("\n".join(["The tests fail on the unbroken rules:", *links.failed]), file=sys.stderr)
        return 1
    if try_anew(game, links, options) != SURVIVED:
        print("The tests do not pass in another order, the quickest first.", file=sys.stderr)
        return 1
    with (place / "results.txt").open("a", encoding="utf-8") as results:

        def tell(mutant: Mutant, status: str) -> None:
            print(f"{mutant.name} {status}", file=results, flush=True)

        warm: list[Mutant] = []
        for mutant in mutants:
            if not links.tests_of(mutant):
                tell(mutant, NO_TESTS)
            elif links.is_read(mutant) or not broken_module(mutant)[1]:
                tell(mutant, try_anew(game, links, options, mutant))
            else:
                warm.append(mutant)
        run_pytest(options, Trials(game, links, warm, tell))
    return 0


def try_anew(game: str, links: Links, options: list[str], mutant: Mutant | None = None) -> str:
    """Return what becomes of a mutant, or of the unbroken rules, in a child that reads all tests anew."""

    def notices() -> bool:
        trial = Trial(game, links)
        allow(links.reading)
        if mutant is not None:
            break_module(mutant)
        run_pytest(options, trial)
        return not trial.passed

    return in_child(notices)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
