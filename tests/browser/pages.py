"""Pages in contexts of their own, lent to one test after the other.

A page in a new context costs twice as much as one that is there: a process is started for it, and reads the
scripts once more. So a page that no test has changed for good is cleared and lent again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, ViewportSize

from tests.browser.captain import heed_settling
from tests.patience import PATIENCE

LASTING: Final = (
    "add_init_script",
    "add_locator_handler",
    "emulate_media",
    "expose_binding",
    "expose_function",
    "grant_permissions",
    "install",
    "new_cdp_session",
    "new_page",
    "on",
    "once",
    "route",
    "route_web_socket",
    "set_extra_http_headers",
    "set_offline",
)
"""What changes a page, its context or its clock for good, and cannot be put back."""
SPARE: Final = 4
"""So many pages are kept for later; each is a process."""
EMPTY: Final = "/health"
"""The smallest answer of the server, which stands in for no page at all: its storage is that of all pages."""
FORGET: Final = "localStorage.clear(), sessionStorage.clear()"


class Kind(NamedTuple):
    """Settings that cannot be changed in a context."""

    language: str
    theme: str
    calm: bool
    touch: bool


class Lent:
    """A page and its context; `troubles` is where the test that has it wants errors to be noted."""

    def __init__(
        self, context: BrowserContext, kind: Kind, is_expected: Callable[[ConsoleMessage], bool]
    ) -> None:
        self.context = context
        self.kind = kind
        self.is_expected = is_expected
        self.troubles: list[str] = []
        self.altered = False
        self.page = context.new_page()
        self.page.locator = partial(_locate, self.page.locator)  # type: ignore[method-assign]
        self._listen(self.page)
        context.on("page", self._listen)
        for one in (context, self.page, context.clock):
            for name in LASTING:
                if hasattr(one, name):
                    setattr(one, name, partial(self._alter, getattr(one, name)))

    def _listen(self, page: Page) -> None:
        heed_settling(page)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not self.is_expected(said):
            self.troubles.append(said.text)

    def _alter(self, method: Callable[..., Any], /, *words: Any, **named: Any) -> Any:
        self.altered = True
        return method(*words, **named)

    def clear(self) -> bool:
        """Leave the table and forget who was here; False when the page is no longer as it was lent."""
        if self.altered or self.context.pages != [self.page]:
            return False
        try:
            self.page.goto(EMPTY)
        except Error as error:
            if "interrupted" not in error.message:
                raise
            return False  # the test ended while the page was on its way to somewhere else
        self.page.evaluate(FORGET)
        self.page.mouse.move(0, 0)
        self.context.clear_cookies()
        return True


def _locate(locator: Callable[..., Locator], selector: str, **filters: Any) -> Locator:
    """Locate by CSS, but in no shadow root: no page has one, and Playwright asks every node for its own."""
    return locator(f"css:light={selector}", **filters)


class Pages:
    """All pages of a browser, lent and spare."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        scripts: Callable[[bool], list[str]],
        is_expected: Callable[[ConsoleMessage], bool],
    ) -> None:
        self.browser = browser
        self.address = address
        self.scripts = scripts
        self.is_expected = is_expected
        self.spare: list[Lent] = []

    def lend(self, kind: Kind, viewport: ViewportSize, troubles: list[str]) -> Lent:
        """Return a page that nobody has used, or one that is as good as that."""
        lent = next((one for one in self.spare if one.kind == kind), None)
        if lent:
            self.spare.remove(lent)
            lent.page.set_viewport_size(viewport)
        else:
            lent = self._open(kind, viewport)
        lent.troubles = troubles
        return lent

    def _open(self, kind: Kind, viewport: ViewportSize) -> Lent:
        context = self.browser.new_context(
            base_url=self.address,
            viewport=viewport,
            locale=kind.language,
            color_scheme=kind.theme,  # type: ignore[arg-type]
            reduced_motion="reduce" if kind.calm else "no-preference",
            has_touch=kind.touch,
        )
        context.set_default_timeout(PATIENCE * 1000)
        for script in self.scripts(kind.calm):
            context.add_init_script(script)
        return Lent(context, kind, self.is_expected)

    def take_back(self, lent: Lent) -> None:
        """Keep a page for later, or close it."""
        if not lent.clear():
            lent.context.close()
            return
        self.spare.append(lent)
        if len(self.spare) > SPARE:
            self.spare.pop(0).context.close()
