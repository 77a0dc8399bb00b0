"""Somebody at a table of Pizarro & Co."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.captain import WEB, Captain, say
from tools.environment import ROOT

CATALOGUES = (ROOT / "src/carrack/games/pizarro/text", WEB / "games/pizarro/text")
STANDS = """() => ({
    over: !!document.querySelector('a[download]'),
    can: [...document.querySelectorAll('.prompt.mine ~ .actions [data-does]')].map(node => node.dataset.does),
})"""
"""Whether the game is over, and what could be done now: in one question, because it is asked so often."""
ENOUGH = 10
"""With this sum Pizarro's draw is stopped."""


class Bidder(Captain):
    """A person with one page."""

    def say_of_game(self, key: str, **args: object) -> str:
        return say(self.language, key, CATALOGUES, **args)

    # --- what is there ----------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        return self.page.locator("[data-question]").get_attribute("data-question") or ""

    def cards(self, label: str = "board-your-gold") -> Locator:
        return self.page.locator(f"ul[aria-label='{self.say_of_game(label)}'] button.lit")

    def chosen(self) -> Locator:
        return self.page.locator("button.chosen")

    # --- doing it ---------------------------------------------------------------------------------------

    def changes(self, before: str) -> None:
        """The question is another one, by the draft or by what is stored, or the game is over."""
        expect(self.page.locator(f'[data-question="{before}"]')).to_have_count(0)

    def answer(self, target: Locator) -> None:
        """Press what answers the question."""
        before = self.question
        self.press(target)
        self.changes(before)

    def type(self, *keys: str) -> None:
        """Press keys wherever the focus is, until something has been answered."""
        before = self.question
        for key in keys:
            self.page.keyboard.press(key)
        self.changes(before)

    def undo(self) -> None:
        self.type("Control+z")

    def store(self) -> None:
        """Confirm with Enter: the focus is nowhere after a decision."""
        expect(self.does("done")).to_be_visible()
        self.page.keyboard.press("Enter")
        expect(self.does("done")).to_have_count(0)

    def stands(self) -> tuple[bool, list[str]]:
        """Return whether the game is over, and what could be done."""
        found = self.page.evaluate(STANDS)
        return bool(found["over"]), list(found["can"])

    def play_along(self, can: list[str]) -> None:
        """Open with a bid or pass, pay what is proposed, take the first choice of all others."""
        before = self.question
        if "pass" in can:
            opens = "bid-3" in can and self.does("bid-3").inner_text().strip() == "3"
            what = "bid-3" if opens else "pass"
        elif "draw" in can:
            what = "draw" if int(self.page.locator(".sum b").inner_text()) < ENOUGH else "stop"
        else:
            what = can[0]
            if what in ("under", "swap"):
                self.page.locator("button.lit").first.click()
        self.does(what).first.click()
        self.done[what] += 1
        self.changes(before)
