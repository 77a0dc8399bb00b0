"""Somebody at a table of Amerigo (2013), by mouse, by finger or by keys alone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from carrack.server.guests import COOKIE as COOKIE_NAME
from tests.browser.captain import Captain
from tests.browser.stored import COOKIE

STAGE = """() => {
    const found = /at-([\\w-]+)/.exec(document.querySelector('.amerigo')?.className ?? '');
    return found ? found[1] : '';
}"""
ON_THE_GROUND = """() => {
    const ground = document.querySelector('.ground');
    const svg = document.querySelector('.chart');
    return [...document.querySelectorAll('.hits [data-number]')].filter(rect => {
        const point = svg.createSVGPoint();
        point.x = rect.x.baseVal.value + 16;
        point.y = rect.y.baseVal.value + 16;
        return ground.isPointInFill(point);
    }).map(rect => rect.dataset.place);
}"""
"""The squares that the tile in hand could cover."""
MOST_TABS = 200
SETTLED_MS = 450
TURNS = 4


class Navigator(Captain):
    """A person with one page."""

    touch = False

    def sit(self, name: str, table: str) -> None:
        """Be the person of this name, at that table."""
        if not self.page.url.startswith("http"):
            self.go()
        base = self.page.evaluate("location.origin")
        self.page.context.add_cookies([{"name": COOKIE_NAME, "value": COOKIE + name, "url": base}])
        self.go(f"/table/{table}")

    # --- what is there ----------------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        return str(self.page.evaluate(STAGE))

    @property
    def question(self) -> str:
        return self.page.locator("[data-question]").get_attribute("data-question") or ""

    def place(self, name: str) -> Locator:
        return self.page.locator(f"[data-place='{name}']")

    @property
    def chart(self) -> Locator:
        return self.page.locator(".chart")

    # --- doing it ---------------------------------------------------------------------------------------

    def changes(self, before: str) -> None:
        """The question is another one, by the draft or by what is stored, or the game is over."""
        expect(self.page.locator(f'[data-question="{before}"]')).to_have_count(0)
        # A click right after a new question is taken for a slip of the finger, and does nothing.
        self.page.wait_for_timeout(SETTLED_MS)

    def click(self, target: Locator) -> None:
        before = self.question
        if self.keys_only:
            target.focus()
            self.page.keyboard.press("Enter")
        elif self.touch:
            target.tap()
        else:
            target.click()
        self.changes(before)

    def commit(self) -> None:
        """Done: the turn is stored."""
        self.click(self.page.locator(".draft [data-does='done']"))

    def to_chart(self) -> None:
        """Walk to the map by Tab."""
        for _ in range(MOST_TABS):
            if self.chart.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("no key leads to the map")

    def at_best(self, times: int = 1) -> None:
        """By keys: go to the best place, or the next ones, and do what can be done there."""
        before = self.question
        self.to_chart()
        for _ in range(times):
            self.page.keyboard.press("PageDown")
        self.page.keyboard.press("Enter")
        self.changes(before)

    def click_chart(self, place: str) -> None:
        """By mouse or finger: the middle of a square or a frame space."""
        before = self.question
        box = self.place(place).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.click(x, y)
        self.changes(before)

    def sail(self) -> None:
        """Sail to an anchor, if one is in reach, and establish a post; else stay."""
        if not self.page.locator(".berth").count():
            self.click(self.does("stay"))
        elif self.keys_only or self.touch:
            self.at_best()
        else:
            at = self.page.locator(".berth").first.evaluate(
                """node => {
                    const [, x, y] = /translate\\(([\\d.]+) ([\\d.]+)/.exec(node.getAttribute('transform'));
                    return [...document.querySelectorAll('.hits [data-number]')].find(rect =>
                        rect.x.baseVal.value === x - 16 && rect.y.baseVal.value === y - 16).dataset.place;
                }"""
            )
            self.click_chart(str(at))

    def build(self) -> None:
        """Lay the first tile that has room."""
        self.page.locator(".planned.open").first.click()
        expect(self.page.locator(".ground")).to_have_count(1)
        if self.keys_only:
            self.at_best()
            return
        squares = [str(name) for name in self.page.evaluate(ON_THE_GROUND)]
        if self.touch:
            self.does("nudge-up").tap()
            self.click(self.does("lay"))
            return
        for _ in range(TURNS):
            box = self.place(squares[0]).bounding_box()
            assert box is not None
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            if self.does("lay").count():
                break
            self.page.keyboard.press("r")
        self.click_chart(squares[0])

    def decide(self) -> str:
        """Answer the question; return what was asked."""
        stage = self.stage
        things = self.page.locator(".storage .thing.open")
        if stage == "choose":
            self.choose_colour()
        elif stage == "place-ship":
            if self.keys_only:
                self.at_best()
            else:
                self.click_chart("frame:3" if self.place("ship:1@0").count() == 0 else "frame:6")
        elif stage in ("pick-ship", "sail"):
            self.sail()
        elif stage == "post":
            self.click(self.does("establish"))
        elif stage == "advance":
            self.click(self.does("advance"))
        elif stage == "take" or (stage in ("plan", "buy") and things.count()):
            self.click(things.first)
        elif stage == "build" and self.page.locator(".planned.open").count():
            self.build()
        elif stage == "lay":
            self.at_best()
        else:
            self.click(self.page.locator(".actions [data-does='done']"))
        self.done[stage] += 1
        return stage

    def choose_colour(self) -> None:
        """Choose the useful colour that was chosen least often, else gold."""
        bins = self.page.locator(".bin.open:not(.idle)")
        names = [str(name) for name in bins.evaluate_all("all => all.map(node => node.dataset.place)")]
        if not names:
            self.click(self.does("gold"))
            self.done["gold"] += 1
            return
        name = min(names, key=lambda each: (self.done[each], each))
        self.click(self.place(name))
        self.done[name] += 1

    def play_turn(self) -> bool:
        """Play until the turn is stored; False when the game is over."""
        if not self.wait_for_turn():
            return False
        while not self.page.locator(".draft [data-does='done']").count() or self.stage:
            self.decide()
            if self.is_over():
                return False
        self.commit()
        return True
