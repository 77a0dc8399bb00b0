"""Builds the pure wheel, the page in it, and installs it with what it needs into a clean environment."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.page import build_page  # noqa: E402
from tools.say import Trouble, guarded  # noqa: E402
from tools.shell import environment, logged  # noqa: E402
from tools.stamp import alone  # noqa: E402
from tools.venv import make_venv  # noqa: E402

LOG = ROOT / "build" / "wheel.log"


def constraints(lock: str) -> str:
    """The versions of a lock without their hashes: pip takes no hashes for a wheel's own dependencies."""
    lines = [line.removesuffix("\\").strip() for line in lock.splitlines() if not line.startswith((" ", "#"))]
    return "\n".join(lines) + "\n"


def main() -> int:
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_bytes(b"")
    build_page()
    with tempfile.TemporaryDirectory(prefix="carrack-wheel-") as name:
        folder = Path(name)
        pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", folder, "."]
        with alone(ROOT / "build" / "setup.lock"):  # both build in build/
            built = logged(pip, LOG, ROOT, environment(CARRACK_BUILD="pure"))
        if not built:
            raise Trouble("The pure wheel could not be built.", LOG)
        wheels = list(folder.glob("carrack-*-py3-none-any.whl"))
        if not wheels:
            raise Trouble("The wheel built with CARRACK_BUILD=pure is not one for every machine.", LOG)
        make_venv(folder / "venv", LOG)
        limits = folder / "constraints.txt"
        limits.write_text(constraints((ROOT / "locks" / "run.txt").read_text()))
        install = [folder / "venv/bin/python", "-m", "pip", "install", "-c", limits, wheels[0]]
        if not logged(install, LOG, folder):
            raise Trouble("The pure wheel could not be installed.", LOG)
        for argument in ("--version", "games"):
            print(f"$ carrack {argument}", flush=True)
            command = [folder / "venv/bin/carrack", argument]
            if subprocess.run(command, cwd=folder, env=environment(), check=False).returncode:
                raise Trouble(f"`carrack {argument}` fails in a clean environment.")
        check_page(folder)
    return 0


def check_page(folder: Path) -> None:
    """The installed `carrack serve` sends the page: the first file and all that this one names."""
    env = environment(CARRACK_PAGE="")
    command: list[str | Path] = [folder / "venv/bin/carrack", "serve", "--port", "0", "--log", "none"]
    command += ["--database", folder / "carrack.db"]
    with subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            if not found:
                raise Trouble("The installed `carrack serve` does not start.")
            page = _fetch(found[0])
            files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            if 'id="app"' not in page or not any(name.endswith(".js") for name in files):
                raise Trouble("The installed `carrack serve` sends no page.")
            for name in files:
                _fetch(found[0] + name)
            print(f"$ carrack serve: the page and {len(files)} files it names", flush=True)
        finally:
            server.terminate()


def _fetch(address: str) -> str:
    try:
        with urllib.request.urlopen(address) as answer:
            text: str = answer.read().decode(errors="replace")
            return text
    except OSError as error:
        raise Trouble(f"The installed server does not send {address}: {error}") from error


if __name__ == "__main__":
    sys.exit(guarded(main))
