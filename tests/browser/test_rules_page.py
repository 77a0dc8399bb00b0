"""The rules on a page of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, Welcome
from tests.browser.test_access import violations
from tests.browser.test_home import hold

GAMES = {"amerigo": "Amerigo (2013)", "amerigo-cards": "Amerigo (2008)"}


@pytest.mark.parametrize("game", GAMES)
def test_both_amerigos_are_told_apart(welcome: Welcome, game: str) -> None:
    page = welcome().go(f"/rules/{game}")
    expect(page.get_by_role("heading", level=1)).to_have_text(GAMES[game])
    assert GAMES[game] in page.title()


@pytest.mark.parametrize(("viewport", "language"), [(DESK, "en"), (PHONE, "de")])
def test_contents_lead_to_sections_with_pictures_and_a_button_to_the_table(
    welcome: Welcome, viewport: ViewportSize, language: str
) -> None:
    ann = welcome(viewport=viewport, language=language)
    page = ann.go("/rules/pizarro")
    contents = page.get_by_role("navigation", name=ann.say("rules-contents"))
    links = contents.get_by_role("link")
    expect(links.first).to_be_visible()
    expect(page.locator("h2[id^=rules-]")).to_have_count(links.count())
    links.last.click()
    expect(page.locator("h2[id^=rules-]").last).to_be_in_viewport()
    expect(page.locator("figure svg").first).to_be_visible()
    assert not violations(page)
    ann.does("play").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_nothing_to_read_is_pushed_away_by_what_comes_later(welcome: Welcome) -> None:
    """Neither by the game's cover nor by the pictures: the paragraphs wait for them."""
    ann = welcome()
    for later in ("**/api/games/pizarro", "**/RulePicture-*.js"):
        held = hold(ann.page, later)
        with ann.page.expect_request(later), ann.page.expect_response("**/api/games/pizarro/rules/en"):
            ann.go("/rules/pizarro")
        ann.page.wait_for_load_state()
        paragraphs = ann.page.locator("[data-rule]")
        expect(paragraphs).to_have_count(0)
        held[0].continue_()
        expect(paragraphs.first).to_be_visible()
        ann.page.unroute(later)
