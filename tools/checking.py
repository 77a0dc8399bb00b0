"""The run of ./check: set up, every stage even when one fails, the table at the end.

Stages that use all cores run one after the other before everybody's eyes. Those that need one core run beside
them and each other, so that no core is idle while a stage waits or ends; their output is shown when they end.
Seconds are advice: only a failed stage fails the check, because a busy machine is no fault of the code.
"""

from __future__ import annotations

import os
import re
import subprocess
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from tools.console import LINE, Trouble
from tools.environment import LOG, ROOT, VENV, alone, clean_environment, install_packages
from tools.page import fetch_packages
from tools.rules import compiler_missing, install_rules

TESTS = ROOT / "tests"
BIN = VENV / "bin"
USAGE = """\
./check               set up and test everything
./check STAGE ...     set up and run these stages
./check WORD ...      one test, one file or one game, from the sources as they are: ./check amalfi,
                      ./check tests/test_match.py, ./check undo
./check --long        the long stages too

stages:"""
PURE_ENV = {"CARRACK_EXPECT": "pure", "CARRACK_PURE": "1"}
# Tests of terminals, servers and commands wait now and then: use one worker more than cores.
WORKERS = str((os.cpu_count() or 1) + 1)
PYTEST = ("pytest", "-q", "-n", WORKERS, "--dist=worksteal")
# Browser tests are synchronous and must not share a process with asynchronous ones.
APART = ("browser", "docs", "fire", "server", "wheel")
ALL = (*PYTEST, *(f"--ignore=tests/{name}" for name in APART))
# Tests of compiled code: contract, games, bots and what they share. The rest is the same in both forms.
SHARED = ("chance", "components", "match", "network_flow", "packing")
FORMS = ("bots", "contract", *(f"test_{name}.py" for name in SHARED))
PURE = (*PYTEST, *(f"tests/{name}" for name in FORMS))
# Golden records and random games show that both forms play alike; each rule needs only one form.
ALL_PURE = (*PURE, "tests/games", "--heavy")
# The longest tests first: one that begins last would keep everything waiting.
SERVER = (*PYTEST, "tests/fire", "tests/server")
# The tests of the server again, on the other database.
POSTGRESQL = (*PYTEST, "tests/server")
ON_POSTGRESQL = {"CARRACK_TEST_DATABASE": "postgresql"}
POLLING = (*PYTEST, "tests/server", "tests/fire/test_servers.py")
WITHOUT_HINTS = {**ON_POSTGRESQL, "CARRACK_TEST_LISTEN": "none"}
# Browser tests pause like people: three browsers fill a core. Each needs half a gigabyte.
BROWSERS = str(min(3 * (os.cpu_count() or 1), 12))
# One by one in their order, in which those that take long come first.
ONE_BY_ONE = ("--dist=load", "--maxschedchunk=1")
BROWSER = ("pytest", "-q", "-n", BROWSERS, *ONE_BY_ONE, "tests/browser")
EXAMPLES = "--doctest-modules --doctest-glob=*.md --ignore-glob=*/migrations/* --ignore=docs/conf.py"
DOCS = ("pytest", "-q", *EXAMPLES.split(), "--pyargs", "carrack", "README.md", "docs", "tests/docs")


@dataclass(frozen=True)
class Stage:
    """A command, which passes when it returns 0."""

    name: str
    about: str
    command: tuple[str, ...]
    env: dict[str, str] = field(default_factory=dict)
    long: bool = False
    all_cores: bool = False
    """It uses all cores by itself, so that no other of the kind runs beside it."""
    rules: bool = True
    """It needs the rules, compiled where that is possible; else it looks at the sources alone."""
    page: bool = False
    """It needs what the page is built with."""

    def run(self, output: int | None = None) -> int:
        """Run it and return its exit code."""
        env = clean_environment()
        env |= {"PATH": f"{BIN}:{env.get('PATH', os.defpath)}", **self.env}
        command = [str(BIN / self.command[0]), *self.command[1:]]
        both = None if output is None else subprocess.STDOUT
        return subprocess.run(
            command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=both, check=False
        ).returncode


@dataclass(frozen=True)
class Result:
    """Result of one stage. A long stage, and set-up, do not count to the total."""

    stage: str
    seconds: float
    passed: bool
    long: bool = False


def stages() -> list[Stage]:
    """Return all stages, the quick ones first."""
    # With a compiler the rules must really be compiled: the tests assert it.
    best = {"CARRACK_EXPECT": "pure" if compiler_missing() else "compiled"}
    sources = {"PYTHONPATH": str(ROOT / "src")}
    return [
        Stage("ruff", "lint", ("ruff", "check", "--output-format=concise"), rules=False),
        Stage("format", "layout of the code", ("ruff", "format", "--check"), rules=False),
        Stage("web", "the page: build, lint, types, tests, weight", ("python", "tools/web.py"), page=True),
        Stage("mypy", "types", ("mypy",), rules=False),
        Stage("imports", "who may import whom", ("lint-imports", "--no-logo"), sources, rules=False),
        Stage("wheel", "the wheels in an empty environment", ("pytest", "-q", "tests/wheel"), page=True),
        Stage("docs", "the docs site, examples in pages and docstrings", DOCS, PURE_ENV),
        # First of those that use all cores: it waits now and then, while the quick ones are under way.
        Stage("server", "the live table: protocol, secrets, kills", SERVER, best, all_cores=True),
        Stage("compiled", "tests, rules compiled", ALL, best, all_cores=True),
        Stage("pure", "the contract, records and bots as plain Python", PURE, PURE_ENV, all_cores=True),
        Stage("browser", "the page in a real browser", BROWSER, best, all_cores=True, page=True),
        Stage("long", "the long tests", (*ALL, "--long"), best, True, True),
        Stage("long-pure", "all tests of the rules uncompiled", ALL_PURE, PURE_ENV, True, True),
        Stage("long-server", "a hundred kills, and more", (*SERVER, "--long"), best, True, True),
        Stage("postgresql", "the live table on PostgreSQL", POSTGRESQL, best | ON_POSTGRESQL, True, True),
        Stage("polling", "several servers without hints", POLLING, best | WITHOUT_HINTS, True, True),
        Stage("long-browser", "whole games by hand", (*BROWSER, "--long"), best, True, True, page=True),
        Stage("mutation", "do the tests notice broken rules?", ("python", "tools/mutate.py"), {}, True, True),
    ]


def check(arguments: list[str]) -> int:
    known = stages()
    words = [argument for argument in arguments if argument != "--long"]
    if {"--help", "-h"}.intersection(words):
        rows = (f"  {stage.name:<12}{stage.about}{' (long)' * stage.long}" for stage in known)
        print("\n".join([USAGE, *rows]))
        return 0
    if words and not {stage.name for stage in known}.issuperset(words):
        return run_tests(words, known)
    chosen = choose(known, words, "--long" in arguments)
    results = [_set_up(any(stage.rules for stage in chosen), any(stage.page for stage in chosen))]
    started = time.monotonic()
    if results[0].passed:
        results += run_all(chosen, os.cpu_count() or 1)
    with (TESTS / "budget.toml").open("rb") as file:
        lines, well = closing_table(results, time.monotonic() - started, tomllib.load(file)["seconds"])
    print("\n" + "\n".join(lines), flush=True)
    return 0 if well else 1


def choose(known: list[Stage], names: list[str], long: bool) -> list[Stage]:
    """Return the stages asked for: those named, else all, the long ones only if wanted."""
    return [stage for stage in known if (stage.name in names if names else long or not stage.long)]


def _set_up(rules: bool, page: bool) -> Result:
    started = time.monotonic()
    try:
        set_up_packages()
        if page:
            fetch_packages()
        if rules:
            install_rules()
    except Trouble as trouble:
        trouble.tell()
        return Result("set-up", time.monotonic() - started, passed=False)
    # Downloads depend on the connection and happen once: they do not count to the total.
    return Result("set-up", time.monotonic() - started, passed=True, long=True)


def set_up_packages() -> None:
    with alone(ROOT / "build" / "setup.lock"):
        LOG.write_bytes(b"")
        install_packages("dev")


def run_all(chosen: list[Stage], cores: int) -> list[Result]:
    """Run all stages and return how they ended, in the order given."""
    with ThreadPoolExecutor(cores) as lanes:
        beside = {stage.name: lanes.submit(_run, stage) for stage in chosen if not stage.all_cores}
        whole = {stage.name: _run(stage) for stage in chosen if stage.all_cores}
    return [whole.get(stage.name) or beside[stage.name].result() for stage in chosen]


def _run(stage: Stage) -> Result:
    """Run a stage: what uses all cores before everybody's eyes, others with their output at the end."""
    heading, started = f"\n── {stage.name}: {stage.about}", time.monotonic()
    if stage.all_cores:
        print(heading, flush=True)
        passed, said = stage.run() == 0, ""
    else:
        path = ROOT / "build" / "check" / f"{stage.name}.log"
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as log:
            passed = stage.run(log.fileno()) == 0
        said = f"{heading}\n{path.read_text(encoding='utf-8', errors='replace')}"
    seconds = time.monotonic() - started
    LINE.above(f"{said}── {stage.name} {'passed' if passed else 'FAILED'} … {seconds:.0f} s")
    return Result(stage.name, seconds, passed, stage.long)


def closing_table(results: list[Result], elapsed: float, usual: dict[str, float]) -> tuple[list[str], bool]:
    """Return the lines to end with, the last one counting the stages, and whether all stages passed.

    The total is what has elapsed since set-up without long stages: those use all cores, and come last.
    """
    failed = sum(not result.passed for result in results)
    long = sum(result.seconds for result in results[1:] if result.long)
    total = Result("total", elapsed - long, not failed)
    lines = [f"{'stage':<12}{'seconds':>9}{'usual':>9}  result"]
    for result in (*results, total):
        allowed = usual.get(result.stage)
        shown = "" if allowed is None else f"{allowed:.0f}"
        slow = "  (slower than usual)" if allowed is not None and result.seconds > allowed else ""
        word = "passed" if result.passed else "FAILED"
        lines.append(f"{result.stage:<12}{result.seconds:>9.1f}{shown:>9}  {word}{slow}")
    return [*lines, f"{len(results) - failed} passed, {failed} failed"], not failed


# --- ./check WORD: the edit-and-test loop -------------------------------------------------------------------


def run_tests(words: list[str], known: list[Stage]) -> int:
    """Run the tests that fit one of the words, on the sources as they are, uncompiled; 0 when all pass."""
    found = dict.fromkeys(argument for word in words for argument in pytest_arguments(word, known))
    set_up_packages()
    browser = [argument for argument in found if argument.startswith("tests/browser")]
    code = 0
    for arguments in ([argument for argument in found if argument not in browser], browser):
        if arguments:
            env = PURE_ENV | {"PYTHONPATH": str(ROOT / "src")}
            code = Stage("tests", "", ("pytest", "-q", *arguments), env).run() or code
    return code


def pytest_arguments(word: str, known: list[Stage] | None = None) -> list[str]:
    """Return what pytest shall run for a path, a game, or a part of a test's name or file."""
    path, _, test = word.partition("::")
    for place in (ROOT / path, TESTS / path, TESTS / "games" / path.replace("-", "_")):
        if path and place.exists():
            return [f"{place.relative_to(ROOT)}{'::' * bool(test)}{test}"]
    found: list[str] = []
    part = re.escape(word.replace("-", "_"))
    for file in sorted(TESTS.rglob("test_*.py")):
        name = str(file.relative_to(ROOT))
        tests = re.findall(rf"^(?:async )?def (test_\w*{part}\w*)", file.read_text("utf-8"), re.MULTILINE)
        found += [name] if re.search(part, file.stem) else [f"{name}::{test}" for test in tests]
    if not found:
        names = ", ".join(stage.name for stage in known or ())
        raise Trouble(f"No test, game or stage has {word!r} in its name. Stages: {names}.")
    return found
