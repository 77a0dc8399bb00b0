"""A second click at the same spot, soon after the first, does nothing: by mouse and touch, at every table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.bidder import Bidder
from tests.browser.captain import Captain
from tests.browser.conftest import DESK, PHONE
from tests.browser.heard import DECISIONS, Heard
from tests.browser.laid import TWICE
from tests.browser.test_table import seated

Welcome = Callable[..., Captain]
BETWEEN_MS = 180
QUIET_MS = 150
AHEAD_MS = tuple(500 * 2**times for times in range(8))
LATER = "ahead => new Date(Date.now() + ahead).toISOString()"
PASSED = "Cannot fast-forward to the past"
CONTROLS = "#content :is(button, a[href], [role=tab]):not(.unseen *)"
BAR = "header :is(button, input)"
WHERE_ONE_WAITS = {"Deutsch", "English", "copy-link"}
LEAST_WHERE_ONE_WAITS = 5
"""The languages, and beside the table a link to copy, a new one, and a bot for the seat."""
LISTEN = """() => {
    if (window.heard) return;
    window.heard = [];
    document.addEventListener('click', event => {
        const control = event.target.closest('button, a, label, input, dialog, [data-place]');
        if (control) window.heard.push(control.outerHTML.slice(0, 120));
    });
}"""
"""What reaches the document was not stopped on its way; beside a control a click does nothing, beside a sheet
it closes that."""
NAME = "node => node.dataset.does ?? node.getAttribute('aria-label') ?? node.innerText"
POINT = """node => {
    const box = node.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2]]) {
        const x = box.left + box.width * across, y = box.top + box.height * down;
        const top = document.elementFromPoint(x, y);
        if (top && (top === node || node.contains(top))) return [x, y];
    }
    return null;
}"""
"""Where a node can be hit: cards overlap."""
IN_THE_MIDDLE = f"""node => {{
    node.scrollIntoView({{ block: 'center' }});
    return ({POINT})(node);
}}"""
"""The same where something that stays at the edge of the screen lies upon it."""


class Clicker:
    """Somebody with a nervous finger, and what their page says to the server."""

    def __init__(self, captain: Captain, touch: bool) -> None:
        self.page: Page = captain.page
        self.touch = touch
        self.heard = Heard(captain.page)
        # Between two clicks it stands still: how long they are apart does not depend on the machine.
        self.page.clock.install()

    def _hit(self, at: tuple[float, float], count: int) -> None:
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.move(*at)
            self.page.mouse.down(click_count=count)
            self.page.mouse.up(click_count=count)

    def twice(self, target: Locator) -> list[str]:
        """Hit the same spot twice; return what was decided by it."""
        target.scroll_into_view_if_needed()
        expect(self.page.locator("[data-settling]")).to_have_count(0)
        at = target.evaluate(POINT) or target.evaluate(IN_THE_MIDDLE)
        assert at, f"{target} cannot be hit"
        return self.twice_at(at)

    def _stop_the_clock(self) -> None:
        """Let the page's clock stand still a little later than now: how much later, the machine decides."""
        for ahead in AHEAD_MS:
            try:
                self.page.clock.pause_at(self.page.evaluate(LATER, ahead))
                return
            except Error as error:  # this moment had passed when the page was told of it
                if PASSED not in str(error):
                    raise
        raise AssertionError(f"the page's clock cannot be stopped within {AHEAD_MS[-1]} ms")

    def once_at(self, at: tuple[float, float]) -> None:
        expect(self.page.locator("[data-settling]")).to_have_count(0)
        self._hit(at, 1)
        self.page.clock.run_for(QUIET_MS)
        self.heard.rest()

    def twice_at(self, at: tuple[float, float]) -> list[str]:
        """Hit a point twice; return what was decided by it."""
        expect(self.page.locator("[data-settling]")).to_have_count(0)
        before = len(self.heard.said)
        self._stop_the_clock()
        self._hit(at, 1)
        self.page.clock.run_for(BETWEEN_MS)
        self._hit(at, 2)
        self.page.clock.run_for(QUIET_MS)
        self.page.clock.resume()
        self.heard.rest()
        return [kind for kind in self.heard.said[before:] if kind in DECISIONS]


def controls(page: Page, among: str = CONTROLS) -> Iterator[Locator]:
    """Everything that can be pressed now and does not lead away; steppers are meant to be pressed quickly."""
    found = page.locator(f"{among}:not([aria-disabled=true]):not([data-repeats]):not([download])")
    for place in range(found.count()):
        one = found.nth(place)
        if one.is_visible() and not one.get_attribute("href"):
            yield one


ORDERS = "[data-does^=order-], [data-does=bid-up-to]"


def try_all(clicker: Clicker, again: Callable[[], None], last: str = ORDERS, but: str = "") -> int:
    """Hit every control twice, `but` some, and undo what was drafted; what may answer for good comes last."""
    page = clicker.page
    tried = 0
    later = f"{last}, {but}" if but else last
    page.evaluate(LISTEN)
    for target in controls(page):
        if target.is_visible() and not target.evaluate(f"node => node.matches('{later}')"):
            decided = hit_twice(clicker, target)
            tried += 1
            if page.get_by_role("dialog").count():
                # A sheet that was opened lies on what comes next.
                page.keyboard.press("Escape")
            side = page.locator(".side .close")
            if side.is_visible():
                side.click()
            if page.locator("[data-does=done]").count() or decided:
                again()
    # By now the orders are open: their button was hit, too.
    final = page.locator(last).and_(page.locator(":not([aria-disabled=true])")).locator("visible=true")
    if final.count():
        hit_twice(clicker, final.last)
    return tried


def hit_twice(clicker: Clicker, target: Locator) -> list[str]:
    """Hit a control twice; only one click is heard, and at most one thing decided."""
    name = target.evaluate(NAME)
    clicker.page.evaluate("window.heard.length = 0")
    decided = clicker.twice(target)
    assert len(decided) <= 1, f"{name}: {decided}"
    heard = clicker.page.evaluate("window.heard")
    assert len(heard) == 1, f"{name}: the second click was heard: {heard}"
    return decided


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_sheet_stays_open_whatever_of_it_lies_under_the_second_click(welcome: Welcome, touch: bool) -> None:
    ann = welcome(viewport=PHONE if touch else DESK, touch=touch)
    clicker = Clicker(ann, touch)
    ann.go()
    ann.page.evaluate(LISTEN)
    for key in ("home-play", "home-invite"):
        for button in ann.page.get_by_role("button", name=ann.say(key)).all():
            hit_twice(clicker, button)
            sheet = ann.page.get_by_role("dialog")
            expect(sheet).to_be_visible()
            # Also where a list of the sheet lies under the second click: it does not open.
            ann.page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_in_the_bar_where_one_waits_and_once_it_is_over(welcome: Welcome, touch: bool) -> None:
    ann = welcome(viewport=PHONE if touch else DESK, touch=touch)
    clicker = Clicker(ann, touch)
    page = ann.page
    page.request.post("/api/me", data={"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "invited"}]
    table = page.request.post("/api/tables", data={"game": "amerigo-cards", "seats": seats}).json()["id"]
    ann.go(f"/table/{table}")
    page.get_by_label(ann.say("waiting-link", number=2)).wait_for()
    page.evaluate(LISTEN)
    tried = set()
    for target in [*controls(page), *controls(page, BAR)]:
        if target.is_visible():
            tried.add(target.evaluate(NAME))
            hit_twice(clicker, target)
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
            # Another language comes over the line; until then there may be nothing to press.
            page.locator(f"{BAR} >> visible=true").last.wait_for()
    assert tried >= WHERE_ONE_WAITS
    # Once the bot sits there, a card may stand where one of the other controls was.
    assert len(tried) >= LEAST_WHERE_ONE_WAITS
    page.request.post(f"/api/tables/{table}/close")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    ann.go(f"/table/{table}")
    clicker.twice(ann.does("again"))
    page.wait_for_url(lambda url: table not in url)
    assert len([url for url in asked if url.endswith("/rematch")]) == 1


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_at_the_card_table(welcome: Welcome, touch: bool) -> None:
    ann = welcome(viewport=PHONE if touch else DESK, touch=touch)
    clicker = Clicker(ann, touch)
    seated(ann)

    def again() -> None:
        ann.page.reload()
        ann.wait_for_turn()
        ann.page.evaluate(LISTEN)

    assert try_all(clicker, again) > 6


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Ask the questions of the auction by mouse and by touch in turns, with --long each by both."""
    if "table" in metafunc.fixturenames:
        turns = [(table, place % 2 == 1) for place, table in enumerate(TWICE)]
        both = [(table, touch) for table in TWICE for touch in (False, True)]
        pairs = both if metafunc.config.getoption("--long") else turns
        ids = [f"{table}-{'touch' if touch else 'mouse'}" for table, touch in pairs]
        metafunc.parametrize(("table", "touch"), pairs, ids=ids)


def test_at_the_auction(come: Callable[..., Bidder], table: str, touch: bool) -> None:
    ann = come(viewport=PHONE if touch else DESK, touch=touch)
    clicker = Clicker(ann, touch)
    ann.sit("Ann", f"{'touch' if touch else 'mouse'}-{table}")
    ann.wait_for_turn()

    def again() -> None:
        ann.page.reload()
        ann.wait_for_turn()
        ann.page.evaluate(LISTEN)

    assert try_all(clicker, again) > 3


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_done_is_never_a_take_back(welcome: Welcome, touch: bool) -> None:
    ann = welcome(viewport=PHONE if touch else DESK, touch=touch)
    clicker = Clicker(ann, touch)
    seated(ann)
    ann.lit("hand").first.click()
    ann.do("sail-out")
    place = ann.does("undo").bounding_box()
    assert clicker.twice(ann.does("done")) == ["commit"]
    expect(ann.page.get_by_role("log")).to_contain_text("Ann sails out")
    ann.wait_for_turn()
    # Undo keeps its right edge, and Done its room.
    now = ann.does("undo").bounding_box()
    assert place
    assert now
    assert now["x"] + now["width"] == pytest.approx(place["x"] + place["width"], abs=1)


def test_without_confirming_an_action_is_no_order(welcome: Welcome) -> None:
    ann = welcome()
    clicker = Clicker(ann, False)
    seated(ann)
    ann.page.get_by_label(ann.say("table-confirm-turns")).uncheck()
    ann.lit("hand").first.click()
    assert clicker.twice(ann.does("sail-out")) == ["commit"]
    expect(ann.page.locator("[aria-pressed='true'][data-does^='order-']")).to_have_count(0)
