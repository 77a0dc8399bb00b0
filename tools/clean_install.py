"""Builds the source package and from it the wheel, and plays with it in empty environments.

The wheel with plain Python rules is installed without extras, then with the server; so is the compiled wheel
that ./check has made (before there was a page to put into it), with the oldest librt that is allowed. Neither
a C compiler nor Node is on the path. A game is played over the socket to its end, and the page is fetched.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.page import build_page  # noqa: E402
from tools.rules import LOCK as RULES_LOCK  # noqa: E402
from tools.rules import folder_of_sources  # noqa: E402
from tools.say import Trouble, guarded  # noqa: E402
from tools.shell import environment, logged  # noqa: E402
from tools.stamp import alone  # noqa: E402
from tools.venv import make_venv  # noqa: E402

LOG = ROOT / "build" / "wheel.log"
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
        folder.mkdir()
        self.folder = folder
        make_venv(folder / "venv", LOG)
        self.bin = folder / "venv" / "bin"

    def install(self, *words: str) -> None:
        if not logged([self.bin / "python", "-m", "pip", "install", *words], LOG, self.folder):
            raise Trouble(f"`pip install {' '.join(words)}` failed.", LOG)

    def environment(self) -> dict[str, str]:
        return environment(PATH=str(self.bin), CARRACK_PAGE="", CARRACK_LANG="en", HOME=str(self.folder))

    def run(self, *words: str, code: int = 0) -> str:
        """Run a command of the environment, and return what it said."""
        shown = "…" if "-c" in words else " ".join(words)
        done = subprocess.run(
            [self.bin / words[0], *words[1:]],
            cwd=self.folder,
            env=self.environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        said = (done.stdout + done.stderr).strip()
        print(f"$ {shown}\n{said}", flush=True)
        if done.returncode != code or "Traceback" in said:
            raise Trouble(f"`{shown}` ends with {done.returncode} in an empty environment.")
        return said

    @contextmanager
    def server(self) -> Iterator[str]:
        """Run `carrack serve`, and give its address."""
        words = ["serve", "--port", "0", "--log", "none", "--database", "carrack.db"]
        with subprocess.Popen(
            [self.bin / "carrack", *words],
            cwd=self.folder,
            env=self.environment(),
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            try:
                assert process.stdout is not None
                found = re.search(r"http://\S+", process.stdout.readline())
                if not found:
                    raise Trouble("The installed `carrack serve` does not start.")
                yield found[0]
            finally:
                process.terminate()


def main() -> int:
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_bytes(b"")
    build_page()
    with tempfile.TemporaryDirectory(prefix="carrack-wheel-") as name:
        folder = Path(name)
        limits = folder / "constraints.txt"
        limits.write_text(constraints((ROOT / "locks" / "run.txt").read_text()))
        place = Place(folder / "empty")
        wheel = pure_wheel(folder)
        place.install("-c", str(limits), str(wheel))
        place.run("python", "-c", RESEARCH)
        place.run("carrack", "--version")
        if 'pip install "carrack[serve]"' not in place.run("carrack", code=2):
            raise Trouble("`carrack` without the extra does not say how to install it.")
        place.install("-c", str(limits), f"{wheel}[serve]")
        with place.server() as address:
            fetch_page(address)
            play(place, address)
        for compiled in folder_of_sources().glob("carrack-*.whl"):
            place.install("--force-reinstall", "--no-deps", str(compiled), f"librt=={oldest('librt')}")
            if "compiled" not in place.run("python", "-c", RESEARCH):
                raise Trouble("The rules of the compiled wheel are not compiled.")
            with place.server() as address:
                play(place, address)
    return 0


def pure_wheel(folder: Path) -> Path:
    """Build the source package, and from nothing but it the wheel."""
    with alone(RULES_LOCK):  # both build in build/
        made = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder, "."]
        if not logged(made, LOG, ROOT, environment(CARRACK_BUILD="pure")):
            raise Trouble("The source package could not be built.", LOG)
    source = next(folder.glob("carrack-*.tar.gz"))
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", folder, source]
    if not logged(pip, LOG, folder, environment(CARRACK_BUILD="pure")):
        raise Trouble("The pure wheel could not be built from the source package.", LOG)
    wheels = list(folder.glob("carrack-*-py3-none-any.whl"))
    if not wheels:
        raise Trouble("The wheel built with CARRACK_BUILD=pure is not one for every machine.", LOG)
    return wheels[0]


def fetch_page(address: str) -> None:
    """Let the installed server send its page, and every file that it names."""
    page = _fetch(address)
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    if 'id="app"' not in page or not any(name.endswith(".js") for name in files):
        raise Trouble("The installed `carrack serve` sends no page.")
    for name in files:
        _fetch(address + name)
    print(f"$ carrack serve: the page and {len(files)} files it names", flush=True)


def play(place: Place, address: str) -> None:
    """Let a bot play a game over the socket to its end."""
    said = place.run("carrack", "sit", invitation(address), "--bot", "greedy")
    if "points" not in said:
        raise Trouble("`carrack sit` does not play to the end.")


def invitation(address: str) -> str:
    """Open a table with one bot and one free seat, and return the link to that."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def post(path: str, body: object) -> Any:
        head = {"Content-Type": "application/json", "Origin": address}
        request = urllib.request.Request(address + path, json.dumps(body).encode(), head)
        with opener.open(request) as answer:
            return json.load(answer)

    post("/api/me", {"name": "Host"})
    seats = [{"kind": "invited"}, {"kind": "bot", "bot": "random"}]
    table = post("/api/tables", {"game": GAME, "seats": seats})
    link: str = table["seats"][0]["link"]
    return link if link.startswith("http") else address + link


def _fetch(address: str) -> str:
    try:
        with urllib.request.urlopen(address) as answer:
            text: str = answer.read().decode(errors="replace")
            return text
    except OSError as error:
        raise Trouble(f"The installed server does not send {address}: {error}") from error


if __name__ == "__main__":
    sys.exit(guarded(main))
