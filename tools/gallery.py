"""Take pictures of every piece and of every table from stored positions: `.venv/bin/python tools/gallery.py`.

They lie in build/gallery: both themes, four sizes. A developer looks at them after a change of the page.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import ARGUMENTS, find_chromium  # noqa: E402
from tests.patience import PATIENCE  # noqa: E402
from tools.console import Step, Trouble, guarded  # noqa: E402
from tools.environment import LOG, clean_environment, logged  # noqa: E402
from tools.page import WEB, build_page, node_folder, npm_environment  # noqa: E402

os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node_folder() / "node"))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

PAGE = ROOT / "build" / "gallery-page"
PICTURES = ROOT / "build" / "gallery"
SIZES = ((390, 844), (768, 1024), (1280, 800), (1920, 1080))
THEMES = ("light", "dark")


def build() -> None:
    """Build a page that has the gallery; the page that is served has none."""
    build_page()  # to find its packages
    node = node_folder()
    command = [node / "npx", "vite", "build", "--mode", "gallery", "--outDir", PAGE, "--emptyOutDir"]
    with Step("page with the gallery"):
        if not logged(command, LOG, WEB, npm_environment(node)):
            raise Trouble("The gallery could not be built.", LOG)


@contextmanager
def serving() -> Iterator[str]:
    """Serve the gallery's page and yield its address."""
    with TemporaryDirectory() as folder:
        database = str(Path(folder) / "gallery.db")
        start = "from carrack.cli import main; main()"
        command = [sys.executable, "-c", start, "serve", "--port", "0", "--database", database]
        limits = {
            "CARRACK_LOG": "none",
            "CARRACK_REQUESTS_PER_MINUTE": "100000",
            "CARRACK_WORK_PER_PERSON": "100000",
            "CARRACK_WORK_PER_ADDRESS": "100000",
            "CARRACK_REPLAYS_PER_MINUTE": "100000",
        }
        # Use the sources as they are now, whatever is installed.
        sources = {"CARRACK_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
        env = clean_environment(CARRACK_PAGE=str(PAGE), **limits, **sources)
        running = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        try:
            assert running.stdout is not None
            found = re.search(r"http://\S+", running.stdout.readline())
            if found is None:
                raise Trouble("The server did not start.")
            yield found[0].rstrip("/")
        finally:
            running.terminate()
            running.wait()


def photograph(browser: Browser, address: str) -> int:
    """Take all pictures; how many."""
    taken = 0
    for width, height in SIZES:
        for theme in THEMES:
            context = browser.new_context(
                base_url=address,
                viewport={"width": width, "height": height},
                color_scheme=theme,  # type: ignore[arg-type]
                reduced_motion="reduce",
            )
            context.set_default_timeout(PATIENCE * 1000)
            page = context.new_page()
            page.goto("/gallery")
            page.locator("[data-piece]").last.wait_for()
            page.wait_for_load_state("networkidle")  # some pieces come from stored tables
            page.screenshot(path=PICTURES / f"pieces-{width}-{theme}.png", full_page=True)
            found = page.locator("[data-position]").evaluate_all(
                "all => all.map(one => one.dataset.position)"
            )
            for position in found:
                page.goto(f"/gallery/{position}")
                page.locator("[data-ready]").wait_for(state="attached")
                page.wait_for_load_state("networkidle")
                page.screenshot(path=PICTURES / f"{position}-{width}-{theme}.png", full_page=True)
            taken += 1 + len(found)
            context.close()
    return taken


def main() -> int:
    build()
    PICTURES.mkdir(parents=True, exist_ok=True)
    for old in PICTURES.glob("*.png"):
        old.unlink()
    with serving() as address, sync_playwright() as playwright, Step("pictures") as step:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        step.note = f"{photograph(browser, address)} in {PICTURES.relative_to(ROOT)}"
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(guarded(main))
