"""The rules on a page of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, Welcome
from tests.browser.test_access import violations

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
    expect(page.locator("h2[id^=rules-]")).to_have_count(links.count())
    links.last.click()
    expect(page.locator("h2[id^=rules-]").last).to_be_in_viewport()
    expect(page.locator("figure svg").first).to_be_visible()
    assert not violations(page)
    ann.does("play").click()
    expect(page.get_by_role("dialog")).to_be_visible()
