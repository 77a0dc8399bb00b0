"""Somebody at a table of Amerigo (2013), by mouse, by finger or by keys alone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.captain import Captain

STAGE = """() => {
    const found = /at-([\\w-]+)/.exec(document.querySelector('.amerigo')?.className ?? '');
    return found ? found[1] : '';
}"""
ON_THE_GROUND = """() => {
    const ground = document.querySelector('.ground');
    const svg = document.querySelector('.chart');
    return [...document.querySelectorAll('.hits [data-place]')].filter(rect => {
        const point = svg.createSVGPoint();
        point.x = rect.x.baseVal.value + 16;
        point.y = rect.y.baseVal.value + 16;
        return ground.isPointInFill(point);
    }).map(rect => rect.dataset.place);
}"""
"""The squares that the tile in hand could cover."""
OWN_SHIP = """() => {
    const ship = document.querySelector('.ship.chosen');
    const [, x, y] = /translate\\(([\\d.-]+)px, ([\\d.-]+)px/.exec(ship.style.transform);
    return [...document.querySelectorAll('.hits [data-place]')].find(rect =>
        Math.abs(rect.x.baseVal.value + 16 - (Number(x) + 23)) < 1 &&
        Math.abs(rect.y.baseVal.value + 16 - (Number(y) + 28.5)) < 1).dataset.place;
}"""
"""The square of the ship that is chosen."""
FINISH = "document.querySelector('.amerigo:not([class*=at-]) .draft [data-does=done]')?.click()"
IS_COMPLETE = "!!document.querySelector('.amerigo:not([class*=at-]) .draft [data-does=done]')"
STORED = """version => {
    const question = document.querySelector('[data-question]')?.dataset.question ?? '';
    return /at-/.test(document.querySelector('.amerigo').className) || !question.startsWith(`${version} `);
}"""
"""Whether something is asked, or the turn of this version is stored."""
MOST_TABS = 200
SETTLED_MS = 450
TURNS = 4


class Navigator(Captain):
    """A person with one page."""

    touch = False
    brisk = False
    """Whether what was done once is done again without waiting: not by mouse or finger, but as keys do it."""

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

    def changes(self, before: str, quick: bool = False) -> None:
        """The question is another one, by the draft or by what is stored, or the game is over."""
        expect(self.page.locator(f'[data-question="{before}"]')).to_have_count(0)
        # A click right after a new question is taken for a slip of the finger, and does nothing.
        if not quick:
            self.page.wait_for_timeout(SETTLED_MS)
            expect(self.page.locator("[data-settling]")).to_have_count(0)

    def click(self, target: Locator) -> None:
        before = self.question
        quick = self.brisk and self.done[self.stage] > 0
        if quick:
            target.evaluate("node => node.click()")
        elif self.keys_only:
            target.focus()
            self.page.keyboard.press("Enter")
        elif self.touch:
            target.tap()
        else:
            target.click()
        self.changes(before, quick or self.keys_only)

    def closes(self, target: Locator) -> None:
        """Click what stores the turn, too, where nothing is left to ask."""
        version = self.question.partition(" ")[0]
        self.click(target)
        self.page.wait_for_function(STORED, arg=version)

    def commit(self) -> None:
        """Done: the turn is stored, if that is not under way already."""
        if not self.page.evaluate(IS_COMPLETE):
            return
        if self.brisk and self.done["commit"]:
            version = self.question.partition(" ")[0]
            self.page.evaluate(FINISH)
            self.page.wait_for_function(STORED, arg=version)
        else:
            self.click(self.page.locator(".draft [data-does='done']"))
            self.done["commit"] += 1

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
        if self.brisk:
            self.chart.focus()
        else:
            self.to_chart()
        for _ in range(times):
            self.page.keyboard.press("PageDown")
        self.page.keyboard.press("Enter")
        self.changes(before, True)

    def middle(self, place: str) -> tuple[float, float]:
        box = self.place(place).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, start: str, end: str) -> None:
        """By mouse: take hold of what lies there, and let go of it elsewhere."""
        before = self.question
        self.page.mouse.move(*self.middle(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.middle(end), steps=4)
        self.page.mouse.up()
        self.changes(before)

    def click_chart(self, place: str) -> None:
        """By mouse or finger: the middle of a square or a frame space."""
        before = self.question
        x, y = self.middle(place)
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.click(x, y)
        self.changes(before)

    def ship_square(self) -> str:
        """The square of the ship that is chosen."""
        return str(self.page.evaluate(OWN_SHIP))

    def berth(self) -> str:
        """The square of an anchor in reach."""
        return str(
            self.page.locator(".berth").first.evaluate(
                """node => {
                    const [, x, y] = /translate\\(([\\d.]+) ([\\d.]+)/.exec(node.getAttribute('transform'));
                    return [...document.querySelectorAll('.hits [data-place]')].find(rect =>
                        rect.x.baseVal.value === x - 16 && rect.y.baseVal.value === y - 16).dataset.place;
                }"""
            )
        )

    def sail(self) -> None:
        """Sail to an anchor, if one is in reach, and establish a post; else stay."""
        if not self.page.locator(".berth").count():
            self.click(self.does("stay"))
        elif self.keys_only or (self.brisk and self.done[self.stage]):
            self.at_best()
        else:
            self.click_chart(self.berth())

    def take_up(self) -> None:
        """Take up the first tile that has room; the only kind is taken up by itself."""
        if not self.page.locator(".planned.chosen").count():
            tile = self.page.locator(".planned.open").first
            if self.touch:
                tile.tap()
            else:
                tile.click()
        expect(self.page.locator(".ground")).to_have_count(1)

    def build(self) -> None:
        """Lay the first tile that has room."""
        self.take_up()
        if self.keys_only or (self.brisk and self.done["build"]):
            self.at_best()
            return
        if self.touch:
            self.does("nudge-up").tap()
            self.click(self.does("lay"))
            return
        squares = [str(name) for name in self.page.evaluate(ON_THE_GROUND)]
        for _ in range(TURNS):
            self.page.mouse.move(*self.middle(squares[0]))
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
                self.click_chart("frame:6" if self.done["place-ship"] % 2 else "frame:3")
        elif stage in ("pick-ship", "sail"):
            self.sail()
        elif stage == "post":
            self.click(self.does("establish"))
        elif stage == "advance":
            self.closes(self.does("advance"))
        elif stage == "take" or (stage in ("plan", "buy") and things.count()):
            self.click(things.first)
        elif stage == "build" and self.page.locator(".planned.open").count():
            self.build()
        elif stage == "lay":
            self.at_best()
        else:
            self.closes(self.page.locator(".actions [data-does='done']"))
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
        while self.stage and not self.is_over():
            self.decide()
        self.commit()
        return not self.is_over()
