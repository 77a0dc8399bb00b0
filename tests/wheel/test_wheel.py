"""The wheels play in empty environments, with neither a C compiler nor Node on the path.

The wheel with plain Python rules is built from nothing but the source package and installed without extras,
then with the server. So is the compiled wheel that ./check has made, with the oldest librt that is allowed.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.processes import Client, ServerProcess
from tools.environment import ROOT, alone, clean_environment, logged, make_venv
from tools.page import build_page
from tools.rules import LOCK, folder_of_sources, obstacle

GAME = "amerigo-cards"
RESEARCH = f"""
import sys, carrack
state, rng = carrack.game({GAME!r}).new(seats=3), carrack.Rng(1)
while state.actor != carrack.OVER:
    state.apply(rng.choose(state.legal(), state.weights()))
print([score.total for score in state.scores()], "compiled" if carrack.COMPILED else "pure")
missing = {{"fastapi", "sqlalchemy", "textual", "argon2", "openskill", "uvicorn"}}
assert not missing & set(sys.modules)
"""


def constraints(lock: str) -> str:
    """Return the versions of a lock without their hashes: pip takes none for a wheel's own dependencies."""
    lines = [line.removesuffix("\\").strip() for line in lock.splitlines() if not line.startswith((" ", "#"))]
    return "\n".join(lines) + "\n"


def oldest(package: str) -> str:
    """Return the oldest version of a package that pyproject.toml allows."""
    found = re.search(rf'"{package}>=([0-9.]+)', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert found
    return found[1] + ".0" * (2 - found[1].count("."))


class Place:
    """An empty environment, and a path with neither a compiler nor Node."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.bin = folder / "venv" / "bin"
        make_venv(folder / "venv", self.log)
        limits = folder / "constraints.txt"
        limits.write_text(constraints((ROOT / "locks" / "run.txt").read_text()))
        self.limits = ("-c", str(limits))

    def install(self, *words: str) -> None:
        done = logged(
            [self.bin / "python", "-m", "pip", "install", "--no-compile", *words], self.log, self.folder
        )
        assert done, self.log.read_text()

    def run(self, *words: str, code: int = 0) -> str:
        """Run a command of the environment, and return what it said."""
        done = subprocess.run(
            [self.bin / words[0], *words[1:]],
            cwd=self.folder,
            env=self.environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        said = done.stdout + done.stderr
        assert done.returncode == code, said
        assert "Traceback" not in said
        return said

    def environment(self) -> dict[str, str]:
        return clean_environment(PATH=str(self.bin), CARRACK_LANG="en", HOME=str(self.folder))

    @contextmanager
    def server(self) -> Iterator[ServerProcess]:
        """Run the installed `carrack serve`."""
        server = ServerProcess(self.folder)
        server.command, server.env = [str(self.bin / "carrack")], self.environment()
        with server:
            yield server


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for every machine, built from the source package alone."""
    folder = tmp_path_factory.mktemp("wheel")
    log, pure = folder / "log", clean_environment(CARRACK_BUILD="pure")
    build_page()
    with alone(LOCK):  # both build in build/
        made = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder, "."]
        assert logged(made, log, ROOT, pure), log.read_text()
    source = next(folder.glob("carrack-*.tar.gz"))
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", folder, source]
    assert logged(pip, log, folder, pure), log.read_text()
    return next(folder.glob("carrack-*-py3-none-any.whl"))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place(tmp_path_factory.mktemp("empty"))


def play(place: Place, server: ServerProcess) -> None:
    """Let a bot of the installed package play a game against one of the server's, over the socket."""
    host = Client(server, "Host")
    seats = [{"kind": "invited"}, {"kind": "bot", "bot": "random"}]
    link = host.ask("/api/tables", {"game": GAME, "seats": seats})["seats"][0]["link"]
    address = link if link.startswith("http") else server.address + link
    assert "points" in place.run("carrack", "sit", address, "--bot", "greedy")


def test_without_extras_it_plays_and_says_what_the_server_needs(place: Place, wheel: Path) -> None:
    place.install(*place.limits, str(wheel))
    assert "pure" in place.run("python", "-c", RESEARCH)
    place.run("carrack", "--version")
    assert 'pip install "carrack[serve]"' in place.run("carrack", code=2)


def test_the_server_sends_its_page_and_a_game_is_played(place: Place, wheel: Path) -> None:
    place.install(*place.limits, f"{wheel}[serve]")
    with place.server() as server:
        page = Client(server, "Visitor").ask("/")
        files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert 'id="app"' in page
        assert any(name.endswith(".js") for name in files)
        for name in files:
            Client(server, "Visitor").ask(name)
        play(place, server)


def test_the_compiled_wheel_plays_with_the_oldest_librt(place: Place, wheel: Path) -> None:
    folder = folder_of_sources()
    wheels = list(folder.glob("carrack-*.whl"))
    assert wheels or obstacle(folder), "./check compiles the rules first"
    for compiled in wheels:
        place.install(*place.limits, f"{wheel}[serve]")
        place.install("--force-reinstall", "--no-deps", str(compiled), f"librt=={oldest('librt')}")
        assert "compiled" in place.run("python", "-c", RESEARCH)
        with place.server() as server:
            play(place, server)
