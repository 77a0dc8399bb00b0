"""A server of its own, a real browser, and people who open pages in it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.bidder import Bidder
from tests.browser.captain import Captain
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.laid import SALES, TABLES, lay_out
from tests.browser.pages import Kind, Lent, Pages
from tests.browser.stored import lay_all, store
from tests.patience import PATIENCE
from tools.environment import ROOT
from tools.page import build_page, node_folder

os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node_folder() / "node"))

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

expect.set_options(timeout=PATIENCE * 1000)

SCREENSHOTS = ROOT / "build" / "screenshots"
LOG = ROOT / "build" / f"browser-server-{os.environ.get('PYTEST_XDIST_WORKER', 'only')}.log"
DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 768, "height": 1024}
EXPECTED = (("/api/login", "401"), ("", "ERR_INTERNET_DISCONNECTED"))
"""How an address ends, and what Chromium calls an error there: a wrong password, a page without a line."""
SAME_NONCES = """
const random = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(7) : random(bytes));
"""
"""A page adds 32 random bytes to the seed: the same here, so that a test always plays the same game."""
LIKES = """
    if (location.protocol === 'http:') localStorage['carrack-comfort'] ??= JSON.stringify({ speed: '%s' });
"""
"""Bots' moves follow each other at once where nothing moves: else they would be most of a test."""
UNSEEN = """
const unseen = () => {
    if (document.documentElement) document.documentElement.style.opacity = '0';
    else new MutationObserver((_, watching) => {
        if (!document.documentElement) return;
        watching.disconnect();
        unseen();
    }).observe(document, { childList: true });
};
unseen();
"""
"""Lay pages out and answer clicks, but draw no pixels: nobody looks, and drawing is a fifth of the work."""
Welcome = Callable[..., Captain]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "early: takes long, so it begins first, and nobody waits for it")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("early") is None)


def is_expected(said: ConsoleMessage) -> bool:
    return any(said.location["url"].endswith(where) and what in said.text for where, what in EXPECTED)


@pytest.fixture(scope="session")
def running_test(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that names the running test: the server's seeds depend on it."""
    return tmp_path_factory.mktemp("running") / "test"


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the server's tables."""
    return tmp_path_factory.mktemp("server") / "tables.db"


@pytest.fixture(scope="session")
def server(database: Path, running_test: Path) -> Iterator[str]:
    """The address of a running server with an empty database."""
    # Built when its sources have changed: an old page would be tested in silence.
    page = build_page()
    serve = ["-m", "tests.browser.serve", str(running_test), "serve"]
    command = [sys.executable, *serve, "--port", "0", "--database", str(database)]
    env = {
        **os.environ,
        "CARRACK_PAGE": str(page),
        "CARRACK_COMPONENTS": str(Path(__file__).parent / "components"),
        "CARRACK_REQUESTS_PER_MINUTE": "100000",
        "CARRACK_WORK_PER_PERSON": "100000",
        "CARRACK_WORK_PER_ADDRESS": "100000",
        "CARRACK_LOGINS_PER_MINUTE": "1000",
        "CARRACK_MESSAGES_PER_SECOND": "1000",
        "CARRACK_ANSWER_PAUSE": "0.05",
    }
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        running = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert running.stdout is not None
            said = ""
            while not (found := re.search(r"http://[0-9.:]+", said)):
                line = running.stdout.readline()
                assert line, f"the server did not start: {LOG.read_text()}"
                said += line
            yield found[0]
        finally:
            running.terminate()
            running.wait(30)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def pages(browser: Browser, server: str, pytestconfig: pytest.Config) -> Pages:
    """Everybody's pages; what goes on is not drawn unless pictures are wanted."""
    drawn = pytestconfig.getoption("--pictures")

    def scripts(calm: bool) -> list[str]:
        return [LIKES % ("still" if calm else "usual"), SAME_NONCES, *([] if drawn else [UNSEEN])]

    return Pages(browser, server, scripts, is_expected)


@pytest.fixture
def welcome(pages: Pages, running_test: Path, request: pytest.FixtureRequest) -> Iterator[Welcome]:
    """Call it for somebody who opens a browser of their own; what goes wrong in a page fails the test."""
    running_test.write_text(request.node.name, encoding="utf-8")
    lent: list[Lent] = []
    troubles: list[str] = []

    def come(
        viewport: ViewportSize = DESK,
        language: str = "en",
        theme: str = "light",
        calm: bool = True,
        touch: bool = False,
    ) -> Captain:
        lent.append(pages.lend(Kind(language, theme, calm, touch), viewport, troubles))
        return Captain(lent[-1].page, language)

    yield come
    for one in lent:
        pages.take_back(one)
    assert not troubles, troubles


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Keeps a screenshot, if pictures are wanted: drawing them would be a tenth of the work."""
    wanted = request.config.getoption("--pictures")

    def take(page: Page, name: str) -> None:
        if wanted:
            page.screenshot(path=SCREENSHOTS / f"{name}.png")

    return take


@pytest.fixture(scope="session")
def laid(server: str, database: Path) -> str:
    """The server, with these tables in its database."""
    store(database, lay_all(lay_out, {**TABLES, **SALES}))
    return server


@pytest.fixture
def come(laid: str, welcome: Welcome) -> Callable[..., Bidder]:
    def come(**how: object) -> Bidder:
        captain = welcome(**how)
        return Bidder(captain.page, captain.language)

    return come
