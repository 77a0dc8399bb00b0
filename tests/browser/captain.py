"""Somebody at the page: looks at what is lit and clicks it, or goes there by keys alone."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from playwright.sync_api import Locator, Page, Position, expect

from carrack.core.text import Messages
from carrack.server.accounts import COOKIE as COOKIE_NAME
from tests.browser.stored import COOKIE
from tools.environment import ROOT

WEB = ROOT / "web" / "src"
CATALOGUES = (ROOT / "src/carrack/core/catalogue", WEB / "text", WEB / "games/amerigo-cards/text")
OF_GAME = (ROOT / "src/carrack/games/amerigo_cards/text", WEB / "games/amerigo-cards/text")
MOST_TABS = 90
RECORD = "a[download]"
"""The record, offered when a game is over. Looking for its text would read the whole table each time."""
ONCE_MORE = 1
"""A server may close an idle connection at the very moment it is used again."""
TWICE_MS = 450
"""A click nearer in time, and at the same place, is taken for the second half of a double click."""
CORNER: Position = {"x": 6, "y": 14}
NEXT_KEY = """node => {
    if (node === document.activeElement) return '';
    const row = node.closest('ul');
    if (!row || !row.contains(document.activeElement)) return 'Tab';
    const all = [...row.querySelectorAll('button')];
    return all.indexOf(document.activeElement) > all.indexOf(node) ? 'Home' : 'ArrowRight';
}"""
"""The key that leads on to a node: inside a row of cards the arrows do, elsewhere Tab."""
ZONES = {"turn-over": ("exhibition", "journey", "hand"), "keep": ("exhibition",)}


_messages = cache(Messages)


def say(language: str, key: str, folders: tuple[Path, ...] = CATALOGUES, /, **args: object) -> str:
    """A text of these catalogues, usually the page's."""
    return _messages(language, folders).format(key, args)


def heed_settling(page: Page) -> None:
    """Let every click wait while the page takes one for a slip of the finger, right after a new question."""
    page.add_locator_handler(page.locator("[data-settling]"), lambda: None)


class Captain:
    """A person with one page."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language
        self.keys_only = False
        """Whether everything that is done for the first time is done by keys alone."""
        self.done: Counter[str] = Counter()

    def say(self, key: str, **args: object) -> str:
        return say(self.language, key, **args)

    # --- getting there ----------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Page:
        self.page.goto(path)
        self.page.locator("#content").wait_for()
        return self.page

    def sit(self, name: str, table: str) -> None:
        """Be the person of this name, at that stored table."""
        # The smallest answer says where the server is; a page would be loaded only to be left.
        server = self.page.request.get("/health", max_retries=ONCE_MORE).url
        self.page.context.add_cookies([{"name": COOKIE_NAME, "value": COOKIE + name, "url": server}])
        self.go(f"/table/{table}")

    def press(self, target: Locator, again: bool = False) -> None:
        """Click, or walk there with Tab (and the arrows in a row of cards) and press Enter."""
        if again or not self.keys_only:
            # Cards may overlap: their left edge is always free.
            target.click(position=CORNER if target.get_attribute("aria-pressed") else None)
            return
        self._walk_to(target)
        self.page.keyboard.press("Enter")

    def rest(self) -> None:
        """Pause before a click where the last one was, as a person does who means it."""
        self.page.wait_for_timeout(TWICE_MS)

    def _walk_to(self, target: Locator) -> None:
        for _ in range(MOST_TABS):
            key = target.evaluate(NEXT_KEY)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {target}")

    def play_now(self, name: str, seats: int) -> str:
        """Home, Play now, Start; the id of the table."""
        self.go()
        self.press(self.page.get_by_role("button", name=self.say("home-play")).first)
        sheet = self.page.get_by_role("dialog")
        sheet.get_by_label(self.say("setup-name")).fill(name)
        sheet.get_by_text(str(seats), exact=True).click()
        self.press(sheet.get_by_role("button", name=self.say("setup-start")))
        return self.at_table()

    def at_table(self) -> str:
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2]

    # --- at the table -----------------------------------------------------------------------------------

    def does(self, what: str) -> Locator:
        return self.page.locator(f"[data-does='{what}']")

    def can(self) -> list[str]:
        """Return what could be done now, perhaps after choosing cards."""
        found = self.page.locator(".actions [data-does]").evaluate_all(
            "all => all.filter(node => !node.ariaDisabled || node.classList.contains('soon'))"
            ".map(node => node.dataset.does)"
        )
        return [str(name) for name in found]

    def lit(self, zone: str) -> Locator:
        key = {"hand": "board-your-hand", "exhibition": "desk-exhibition", "journey": "desk-journey"}[zone]
        name = self.say_of_game(key)
        return self.page.locator(f"ul[aria-label='{name}'] button.lit")

    def say_of_game(self, key: str) -> str:
        return say(self.language, key, OF_GAME)

    def is_asked(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    def is_over(self) -> bool:
        return self.page.locator(RECORD).count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until asked; False when the game is over."""
        self.page.locator(f".prompt.mine, {RECORD}").first.wait_for()
        return not self.is_over()

    def begin(self) -> None:
        """The first turn at home; who could show the hand for a doubloon before it declines."""
        self.wait_for_turn()
        if self.does("decline").count():
            self.do("decline")
            self.confirm()
            self.wait_for_turn()

    def decide(self) -> str:
        """Do what was done least often so far; the name of what was done."""
        options = self.can()
        assert options, self.page.locator("[data-question]").inner_text()
        patient = self.waits_for_a_sale
        if patient and "exhibit" in options:
            what = "exhibit"
        else:
            what = min(options, key=lambda name: (patient and name == "sell", self.done[name]))
        self.do(what)
        return what

    @property
    def waits_for_a_sale(self) -> bool:
        """Stay home after a sale and a journey until others sell, if no sale was joined yet."""
        return bool(self.done["sell"] and self.done["sail-home"] and not self.done["join"])

    def do(self, what: str) -> None:
        button = self.does(what)
        again = self.done[what] > 0
        self.choose(what)
        expect(button).not_to_have_attribute("aria-disabled", "true")
        before = self.page.locator("[data-question]").get_attribute("data-question")
        self.press(button, again)
        self.done[what] += 1
        # The question changes, by the draft or by what is stored, or the game is over and asks none.
        expect(self.page.locator(f'[data-question="{before or ""}"]')).to_have_count(0)

    def choose(self, what: str) -> None:
        """Choose cards where something takes some."""
        button = self.does(what)
        if "soon" in (button.get_attribute("class") or ""):
            self._choose(what, button, self.done[what] > 0)

    def _choose(self, what: str, button: Locator, again: bool) -> None:
        """Choose cards until the button can be pressed; for an exhibition as many as there is room for."""
        for zone in ZONES.get(what, ("hand",)):
            cards = self.lit(zone)
            ready = False
            for i in range(cards.count()):
                self.press(cards.nth(i), again)
                refused = button.get_attribute("aria-disabled") is not None
                if ready and refused:
                    self.rest()
                    self.press(cards.nth(i), again)
                    return
                ready = not refused
                if ready and (what != "exhibit" or self.waits_for_a_sale):
                    return
            if cards.count():
                return

    def confirm(self) -> None:
        if self.does("done").count():
            self.press(self.does("done"), self.done["done"] > 0)
            self.done["done"] += 1
            expect(self.does("done")).to_have_count(0)
