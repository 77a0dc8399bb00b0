"""Comfort settings: chosen once, remembered, and seen at the table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.test_access import violations

Picture = Callable[[Page, str], None]
HEARD = """() => {
    globalThis.heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
        globalThis.heard += 1;
        return start.apply(this, at);
    };
}"""


def test_what_is_chosen_is_remembered_and_seen(welcome: Welcome, picture: Picture) -> None:
    captain = welcome()
    captain.play_now("Ana", 3)
    captain.wait_for_turn()
    page = captain.page
    page.evaluate(HEARD)
    page.get_by_role("button", name=captain.say("comfort-title")).click()
    sheet = page.get_by_role("dialog")
    for choice in ("comfort-size-large", "comfort-palette-distinct", "comfort-speed-quick"):
        sheet.get_by_text(captain.say(choice), exact=True).click()
    assert page.evaluate("heard") == 0
    sheet.get_by_label(captain.say("comfort-sounds")).check()
    assert page.evaluate("heard") == 2
    sheet.get_by_label(captain.say("table-confirm-turns")).uncheck()
    sheet.get_by_label(captain.say("comfort-letters")).uncheck()
    picture(page, "comfort-panel")
    assert violations(page) == []
    page.reload()
    captain.wait_for_turn()
    root = page.locator("html")
    expect(root).to_have_attribute("data-palette", "distinct")
    expect(root).to_have_attribute("data-size", "large")
    expect(page.get_by_label(captain.say("table-confirm-turns"))).not_to_be_checked()
    assert '"letters":false' in page.evaluate("localStorage['carrack-comfort']")
    # Larger, and still all of it can be reached.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    picture(page, "comfort-large-distinct")


def test_the_page_turns_dark_with_the_system_until_somebody_chooses(welcome: Welcome) -> None:
    captain = welcome()
    page = captain.go("/")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name=captain.say("page-theme-light")).click()
    expect(root).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="light")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "light")
