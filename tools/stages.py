"""What ./check does, stage by stage. Each stage is a command; it passes when the command returns 0."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from tools.ready import ROOT, VENV, compiler_missing
from tools.shell import environment

BIN = VENV / "bin"
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

    def run(self) -> bool:
        command = [str(BIN / self.command[0]), *self.command[1:]]
        env = environment()
        env |= {"PATH": f"{BIN}:{env.get('PATH', os.defpath)}", **self.env}
        done = subprocess.run(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, check=False)
        return done.returncode == 0


def stages() -> list[Stage]:
    """All stages, the quick ones first."""
    # With a compiler at hand the rules must really be compiled: the tests assert what they are told here.
    best = {"CARRACK_EXPECT": "pure" if compiler_missing() else "compiled"}
    pure = {"CARRACK_EXPECT": "pure", "CARRACK_PURE": "1"}
    pages = ["README.md", *(["docs"] if Path(ROOT, "docs").exists() else [])]
    return [
        Stage("ruff", "lint", ("ruff", "check", "--output-format=concise")),
        Stage("format", "layout of the code", ("ruff", "format", "--check")),
        Stage("mypy", "types", ("mypy",)),
        Stage(
            "imports", "who may import whom", ("lint-imports", "--no-logo"), {"PYTHONPATH": str(ROOT / "src")}
        ),
        Stage("compiled", "tests, rules compiled", PYTEST, best),
        Stage("pure", "tests of the rules as plain Python", PURE, pure),
        Stage("docs", "examples in pages and docstrings", (*DOCTEST, "carrack", *pages), pure),
        Stage("server", "the live table: protocol, secrets, kills", SERVER, best),
        Stage("web", "the page: build, types, tests, weight", ("python", "tools/web.py")),
        Stage("browser", "the page in a real browser", BROWSER, best),
        Stage("wheel", "the pure wheel in a clean environment", ("python", "tools/clean_install.py")),
        Stage("long", "the long tests", (*PYTEST, "--long"), best, long=True),
        Stage("long-server", "a hundred kills, and more", (*SERVER, "--long"), best, long=True),
        Stage("mutation", "do the tests notice broken rules?", ("python", "tools/mutate.py"), long=True),
    ]
