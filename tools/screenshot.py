"""Takes the pictures of the browser: `python tools/screenshot.py` writes them to docs/pictures.

A server plays the same games every time, so that the pictures change only when the page does. Needs Chromium,
as the browser's tests do.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.cookiejar import CookieJar
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402

from carrack.client.bot import RemoteBot  # noqa: E402
from carrack.client.seat import RemoteSeat  # noqa: E402
from carrack.server.protocol.messages import Shown  # noqa: E402
from tests.browser.chromium import ARGUMENTS, find_chromium  # noqa: E402
from tools.page import build_page  # noqa: E402

TARGET = ROOT / "docs" / "pictures"
COLOURS = 256
SETTLED_MS = 2000
"""Until nothing moves any more."""


@dataclass(frozen=True)
class Shot:
    """One picture: a game, how many decisions of ours it has gone on, and the size of the window."""

    file: str
    game: str
    decisions: int
    window: ViewportSize
    phone: bool = False
    dark: bool = False


SHOTS = (
    Shot("browser.png", "amerigo", 60, {"width": 1280, "height": 800}),
    Shot("phone.png", "amerigo-cards", 12, {"width": 390, "height": 844}, phone=True),
)


class Enough(Exception):
    """As many decisions are made as the picture needs."""


class SoFar(RemoteBot):
    """A bot that plays our seat up to the moment of the picture."""

    left = 0

    def _decide(self, socket: Any, shown: Shown) -> None:
        asked = shown.legal and (self.asked is None or self.asked.version != shown.version)
        if asked and self.left == 0:
            raise Enough
        self.left -= bool(asked)
        super()._decide(socket, shown)


class Host:
    """Ann, who opens tables over REST."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.jar = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.post("/api/me", {"name": "Ann"})

    def post(self, path: str, body: object) -> Any:
        head = {"Content-Type": "application/json", "Origin": self.address}
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), head)
        with self._opener.open(request) as answer:
            return json.load(answer)

    def table(self, shot: Shot) -> str:
        """Open a table against two bots, play on to the moment of the picture, and return its id."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
        table: str = self.post("/api/tables", {"game": shot.game, "seats": seats})["id"]
        token = self.post(f"/api/tables/{table}/token", {})["token"]
        sitting = SoFar(
            RemoteSeat(f"{self.address}/table/{table}#{token}", "Ann"), "greedy", lambda seat: None
        )
        sitting.left = shot.decisions
        try:
            sitting.play()
        except Enough:
            return table
        raise SystemExit(f"{shot.file}: the game was over after fewer than {shot.decisions} decisions")


@contextmanager
def server() -> Iterator[str]:
    """Run a server with known seeds and an empty database."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "seeds").write_text("pictures")
        command = [sys.executable, "-m", "tests.browser.serve", str(folder / "seeds"), "serve", "--port", "0"]
        env = {**os.environ, "CARRACK_PAGE": str(build_page()), "PYTHONPATH": str(ROOT / "src")}
        env |= {"CARRACK_ANSWER_PAUSE": "0", "CARRACK_LOG": "none"}
        running = subprocess.Popen(
            [*command, "--database", str(folder / "tables.db")],
            cwd=ROOT,
            env=env,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert running.stdout is not None
            found = re.search(r"http://[0-9.:]+", running.stdout.readline())
            assert found, "the server did not start"
            yield found[0]
        finally:
            running.terminate()
            running.wait()


def take(browser: Browser, host: Host, shot: Shot) -> bytes:
    """Open the table as Ann, and return the picture of it."""
    table = host.table(shot)
    context = browser.new_context(
        viewport=shot.window,
        device_scale_factor=2 if shot.phone else 1,
        has_touch=shot.phone,
        is_mobile=shot.phone,
        reduced_motion="reduce",
        color_scheme="dark" if shot.dark else "light",
        locale="en",
    )
    context.add_cookies([{"name": c.name, "value": c.value or "", "url": host.address} for c in host.jar])
    page = context.new_page()
    page.goto(f"{host.address}/table/{table}")
    page.locator(".desk .prompt.mine").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(SETTLED_MS)
    picture = page.screenshot()
    context.close()
    return picture


def small(picture: bytes) -> bytes:
    """Return the picture with few colours: a third of the size, and hardly another look."""
    packed = BytesIO()
    Image.open(BytesIO(picture)).convert("RGB").quantize(COLOURS).save(packed, "PNG", optimize=True)
    return packed.getvalue()


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        host = Host(address)
        for shot in SHOTS:
            data = small(take(browser, host, shot))
            (TARGET / shot.file).write_bytes(data)
            print(f"{(TARGET / shot.file).relative_to(ROOT)}: {len(data) // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
