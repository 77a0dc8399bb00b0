"""Every page without a violation that axe can find, in light and dark; and playing by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import Captain
from tests.browser.conftest import DESK, PHONE
from tools.page import WEB

Picture = Callable[[Page, str], None]
Welcome = Callable[..., Captain]
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """async options => {
    const { style } = document.documentElement;
    const { opacity } = style;
    style.opacity = '';
    const found = await axe.run(document, options);
    style.opacity = opacity;
    return found;
}"""
"""Run axe on the page as people see it; other tests do without the pixels (conftest.UNSEEN)."""


def violations(page: Page, *rules: str) -> list[str]:
    """Return what axe finds wrong by these rules, else by all: one line each."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Only what is wrong is told in full: the rest would take longer than the looking.
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = page.evaluate(LOOK, options)
    return [
        f"{rule['id']}: {rule['help']} {[node['html'][:160] for node in rule['nodes'][:3]]}"
        for rule in found["violations"]
    ]


def violations_in_both_themes(page: Page) -> list[str]:
    """Return what axe finds wrong on a light page, and in its colours when it is dark."""
    found = violations(page)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    found += violations(page, "color-contrast")
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    return found


def arrived(page: Page) -> Page:
    """Wait until a page has its heading: texts and rules are fetched after the page itself."""
    page.locator("h1").first.wait_for(state="attached")
    return page


# Colours are the same on both sizes.
@pytest.mark.parametrize(("theme", "viewport"), [("light", DESK), ("dark", PHONE)], ids=["desk", "phone"])
def test_axe_finds_nothing_on_any_page(welcome: Welcome, theme: str, viewport: dict[str, int]) -> None:
    ann = welcome(viewport=viewport, theme=theme)
    page = arrived(ann.go())
    found = {"home": violations(page)}
    page.get_by_role("button", name=ann.say("home-invite")).first.click()
    found["invite"] = violations(page)
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=ann.say("setup-open")).click()
    ann.at_table()
    page.get_by_text(ann.say("waiting-title")).wait_for()
    found["waiting"] = violations(page)
    link = page.get_by_label(ann.say("waiting-link", number=2)).input_value()
    stranger = welcome(viewport=viewport, theme=theme)
    found["join"] = violations(arrived(stranger.go(link)))
    found["you"] = violations(arrived(ann.go("/you")))
    found["rules"] = violations(arrived(ann.go("/rules/amerigo-cards")))
    found["nowhere"] = violations(arrived(ann.go("/nowhere")))
    ann.play_now("Ann", 4)
    ann.begin()
    found["table, asked"] = violations(page)
    ann.do("exhibit")
    found["table, draft"] = violations(page)
    page.keyboard.press("Control+z")
    expect(ann.does("done")).to_have_count(0)
    page.keyboard.press("Tab")  # Focus shows why where it came by keys.
    ann.does("sell").focus()
    page.get_by_role("tooltip").wait_for()
    found["table, why not"] = violations(page)
    page.locator(".prompt .rule").click()
    page.locator("[data-rule='turn.2']").wait_for()
    found["table, rules"] = violations(page)
    wrong = [f"{name}: {rule}" for name, rules in found.items() for rule in rules]
    assert not wrong, "\n".join(wrong)
