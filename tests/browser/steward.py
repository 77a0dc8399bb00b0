"""Somebody at a table of Amalfi, by mouse, by finger or by keys alone."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.captain import Captain

STAGE = """() => {
    const found = /at-([\\w-]+)/.exec(document.querySelector('.amalfi')?.className ?? '');
    return found ? found[1] : '';
}"""
LIT: Final = {
    "navigate": ".bay .place.lit, .routes .lying.lit",
    "acquire": ".workshop .card.lit",
    "discover": ".atlas .card.lit",
    "invite": ".hand .card.lit",
    "engage": ".people .lying.lit",
}
"""What is lit for each main action."""
ANSWERS: Final = ".actions .answers button:not(.always, [aria-disabled])"
PLACES: Final = {
    "pack": ".board [data-place^='pack:']:not([aria-disabled])",
    "keep": ".board [data-place^='character:']:not([aria-disabled])",
    "draft": ".board [data-place^='character:']:not([aria-disabled])",
    "rival": ".board [data-place^='rival:']",
    "take": ".council .card.lit",
    "no-lighthouse": ".council .card.lit",
    "erect": ".place.lit, .routes .lying.lit",
    "beam": ".place.lit, .routes .lying.lit",
    "straighten": ".people .lying.lit",
}
"""Where each question is answered."""
SETTLED_MS = 450


class Steward(Captain):
    """A person with one page."""

    touch = False
    brisk = False
    """Whether clicks come without a mouse and without waiting: to get on."""
    hasty = False
    """Whether every second turn is a pass."""

    def sit(self, name: str, table: str) -> None:
        super().sit(name, f"amalfi-{table}")
        self.page.locator(".amalfi").wait_for()

    # --- what is there ----------------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        return str(self.page.evaluate(STAGE))

    @property
    def question(self) -> str:
        return self.page.locator("[data-question]").get_attribute("data-question") or ""

    def place(self, name: str) -> Locator:
        return self.page.locator(f"[data-place='{name}']")

    def lit(self, family: str) -> Locator:
        return self.page.locator(LIT[family])

    # --- doing it ---------------------------------------------------------------------------------------

    def show(self, target: Locator) -> None:
        """On a phone: turn to the part of the table where it is."""
        if target.is_visible():
            return
        for tab in ("bay", "markets", "board", "goals"):
            self.does(f"tab-{tab}").tap()
            if target.is_visible():
                return

    def press(self, target: Locator, again: bool = False) -> None:
        if self.brisk:
            target.evaluate("node => node.click()")
        elif self.keys_only and not again:
            self._walk_to(target)
            self.page.keyboard.press("Enter")
        elif self.touch:
            self.show(target)
            target.tap()
        else:
            target.click()

    def click(self, target: Locator) -> None:
        """Press it; the question is another one then, or the game is over."""
        before = self.question
        self.press(target)
        expect(self.page.locator(f'[data-question="{before}"]')).to_have_count(0)
        # A click right after a new question is taken for a slip of the finger, and does nothing.
        if not self.brisk and not self.keys_only:
            self.page.wait_for_timeout(SETTLED_MS)

    def decide(self) -> str:
        """Answer the question; return what was asked."""
        stage = self.stage
        places = self.page.locator(PLACES[stage]) if stage in PLACES else None
        if stage == "turn":
            self.act()
        elif stage == "pay":
            self.click(self.does("pay"))
        elif stage == "lighthouse":
            self.click(self.page.locator(".choices button").first)
        elif stage == "grant":
            lit = self.page.locator(", ".join(LIT.values()))
            self.click((lit if lit.count() else self.page.locator(ANSWERS)).first)
        elif places and places.count():
            self.click(places.first)
        else:
            self.click(self.page.locator(ANSWERS).last)
        self.done[stage] += 1
        return stage

    def act(self) -> None:
        """Do the main action that was done least often, else pass."""
        open_ = [family for family in LIT if self.lit(family).count()]
        if self.page.locator("[data-does=lens-construct] b:not(.none)").count():
            open_.append("construct")
        if not open_ or (self.hasty and self.done["turn"] % 2):
            self.click(self.does("pass"))
            self.done["pass"] += 1
            return
        family = min(open_, key=lambda one: (self.done[one], one))
        if family == "construct":
            self.press(self.does("lens-construct"))
            self.click(self.does("construct-1"))
        else:
            self.click(self.lit(family).first)
        self.done[family] += 1

    def commit(self) -> None:
        """Done: the turn is stored."""
        done = self.page.locator(".amalfi:not([class*=at-]) .draft [data-does='done']")
        if done.count():
            self.click(done)

    def play_turn(self) -> bool:
        """Play until the turn is stored; False when the game is over."""
        if not self.wait_for_turn():
            return False
        while self.stage and not self.is_over():
            self.decide()
        self.commit()
        return not self.is_over()
