"""What ./check does, stage by stage. Each stage is a command; it passes when the command returns 0."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from tools.ready import ROOT, VENV, compiler_missing
from tools.shell import environment

BIN = VENV / "bin"
PURE_ENV = {"CARRACK_EXPECT": "pure", "CARRACK_PURE": "1"}
# The browser's tests drive it synchronously and must not share a process with asynchronous ones.
PYTEST = ("pytest", "-q", "-n", "auto", "--dist=worksteal", "--ignore=tests/browser", "--ignore=tests/server")
# What is compiled: the contract, games and bots, and what they share. The rest runs as it is in both forms.
SHARED = ("chance", "components", "flow", "match", "packing")
FORMS = ("bots", "contract", "games", *(f"test_{name}.py" for name in SHARED))
PURE = ("pytest", "-q", "-n", "auto", "--dist=worksteal", *(f"tests/{name}" for name in FORMS))
SERVER = ("pytest", "-q", "-n", "auto", "--dist=worksteal", "tests/server")
BROWSER = ("pytest", "-q", "-n", "2", "--dist", "worksteal", "tests/browser")
DOCTEST = (
    "pytest",
    "-q",
    "--doctest-modules",
    "--doctest-glob=*.md",
    "--ignore-glob=*/migrations/*",
    "--pyargs",
)


@dataclass(frozen=True)
class Stage:
    name: str
    about: str
    command: tuple[str, ...]
    env: dict[str, str] = field(default_factory=dict)
    long: bool = False
    all_cores: bool = False
    """It uses all cores by itself, so nothing runs beside it."""

    def call(self) -> tuple[list[str], dict[str, str]]:
        """Return the command to run, and its environment."""
        env = environment()
        env |= {"PATH": f"{BIN}:{env.get('PATH', os.defpath)}", **self.env}
        return [str(BIN / self.command[0]), *self.command[1:]], env


def stages() -> list[Stage]:
    """All stages, the quick ones first."""
    # With a compiler at hand the rules must really be compiled: the tests assert what they are told here.
    best = {"CARRACK_EXPECT": "pure" if compiler_missing() else "compiled"}
    pages = ["README.md", *(["docs"] if Path(ROOT, "docs").exists() else [])]
    return [
        Stage("ruff", "lint", ("ruff", "check", "--output-format=concise")),
        Stage("format", "layout of the code", ("ruff", "format", "--check")),
        Stage("web", "the page: build, lint, types, tests, weight", ("python", "tools/web.py")),
        Stage("mypy", "types", ("mypy",)),
        Stage(
            "imports", "who may import whom", ("lint-imports", "--no-logo"), {"PYTHONPATH": str(ROOT / "src")}
        ),
        Stage("wheel", "the wheels in an empty environment", ("python", "tools/clean_install.py")),
        Stage("docs", "examples in pages and docstrings", (*DOCTEST, "carrack", *pages), PURE_ENV),
        Stage("compiled", "tests, rules compiled", PYTEST, best, all_cores=True),
        Stage("pure", "tests of the rules as plain Python", PURE, PURE_ENV, all_cores=True),
        Stage("server", "the live table: protocol, secrets, kills", SERVER, best, all_cores=True),
        Stage("browser", "the page in a real browser", BROWSER, best, all_cores=True),
        Stage("long", "the long tests", (*PYTEST, "--long"), best, long=True, all_cores=True),
        Stage(
            "long-pure", "all tests of the rules as plain Python", (*PURE, "--heavy"), PURE_ENV, True, True
        ),
        Stage("long-server", "a hundred kills, and more", (*SERVER, "--long"), best, True, True),
        Stage("mutation", "do the tests notice broken rules?", ("python", "tools/mutate.py"), {}, True, True),
    ]
