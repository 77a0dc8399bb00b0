"""Measure how long Amerigo's map takes to follow the pointer: `.venv/bin/python tools/page_bench.py`.

A tile hangs at the pointer, then a ship does, on a map for four. Each figure is the time from a movement to
the new layout: script, style and layout, without painting. The same way is gone several times, and the
quickest of each movement counts: what other programs of the machine take is not the page's. The budget of
every movement is a frame of 16 ms.
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

from tools.console import Trouble, guarded  # noqa: E402
from tools.page import build_page, node_folder  # noqa: E402

os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node_folder() / "node"))

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser.charted import lay_out  # noqa: E402
from tests.browser.chromium import ARGUMENTS, find_chromium  # noqa: E402
from tests.browser.navigator import Navigator  # noqa: E402
from tests.browser.stored import lay_all, store  # noqa: E402
from tests.patience import PATIENCE  # noqa: E402

TABLES = {"tile": ("act green", 4, 3, 1, 0), "ship": ("act blue", 4, 3, 1, 0)}
"""As in `tests/browser/charted.py`."""
COLOURS = {"tile": "green", "ship": "blue"}
FRAME_MS = 16.0
FOLLOW = """async ({ down, places, rounds }) => {
    const chart = document.querySelector('.chart');
    const over = document.querySelector('.over');
    const box = chart.getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(x, y) ?? chart;
    const send = (type, x, y) => at(x, y).dispatchEvent(new PointerEvent(type,
        { pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y, bubbles: true }));
    if (down) send('pointerdown', ...down);
    let first = 0;
    const took = Array(places).fill(Infinity);
    for (let i = 0; i < places * rounds; i++) {
        const x = box.left + box.width * (0.1 + 0.8 * (((i % places) * 0.037) % 1));
        const y = box.top + box.height * (0.1 + 0.8 * (((i % places) * 0.051) % 1));
        const begin = performance.now();
        send('pointermove', x, y);
        await Promise.resolve();
        over.getBoundingClientRect();
        took[i % places] = Math.min(took[i % places], performance.now() - begin);
        if (!i) first = took[0];
        await new Promise(requestAnimationFrame);
    }
    if (down) send('pointercancel', ...down);
    return [first, ...took.sort((a, b) => a - b)];
}"""
"""Move the pointer to places, several times; return the milliseconds of the very first movement, then the
least of each place, ascending. `down`: where something is taken hold of."""
PLACES, GONE = 200, 4
HEARD_MS = 600
"""After a new question the page hears no click for 400 ms: it could have been meant for the one before."""


@contextmanager
def serving() -> Iterator[str]:
    """Serve these tables and yield the address."""
    page = build_page()
    with TemporaryDirectory() as folder:
        database, test = Path(folder) / "tables.db", Path(folder) / "test"
        test.write_text("bench", encoding="utf-8")
        serve = ["-m", "tests.browser.serve", str(test), "serve", "--port", "0", "--database", str(database)]
        env = {**os.environ, "CARRACK_PAGE": str(page), "CARRACK_LOG": "none"}
        running = subprocess.Popen(
            [sys.executable, *serve], cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True
        )
        try:
            assert running.stdout is not None
            found = None
            while found is None and (line := running.stdout.readline()):
                found = re.search(r"http://[0-9.:]+", line)
            if found is None:
                raise Trouble("The server did not start.")
            store(database, lay_all(lay_out, TABLES))
            yield found[0]
        finally:
            running.terminate()
            running.wait()


def follow(ann: Navigator, what: str, places: int = PLACES, rounds: int = GONE) -> list[float]:
    """Take a tile or a ship in hand and move it; return what `FOLLOW` does."""
    ann.wait_for_turn()
    ann.page.wait_for_timeout(HEARD_MS)
    ann.click(ann.place(f"bin:{COLOURS[what]}"))
    ann.page.wait_for_timeout(HEARD_MS)
    if what == "tile":
        ann.take_up()
    down = ann.middle(ann.ship_square()) if what == "ship" else None
    found = ann.page.evaluate(FOLLOW, {"down": down, "places": places, "rounds": rounds})
    return [float(ms) for ms in found]


def main() -> int:
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
        context.set_default_timeout(PATIENCE * 1000)
        ann = Navigator(context.new_page())
        slow = False
        for what in COLOURS:
            ann.sit("Ann", what)
            first, *took = follow(ann, what)
            middle = took[len(took) // 2]
            print(f"{what}: {middle:.1f} ms a movement, worst {took[-1]:.1f}, the first {first:.1f}")
            slow = slow or took[-1] > FRAME_MS
        browser.close()
    print(f"a frame is {FRAME_MS:.0f} ms" + (": too slow" if slow else ""))
    return int(slow)


if __name__ == "__main__":
    sys.exit(guarded(main))
