"""A sale is one scene: what it would bring, one click to settle it, and who sold what."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.bidder import Bidder
from tests.browser.conftest import DESK, PHONE

Come = Callable[..., Bidder]
Picture = Callable[[Page, str], None]


def test_one_click_settles_a_sale(come: Come, picture: Picture) -> None:
    ann = come()
    ann.sit("Ann", "sale-keep")
    page = ann.page
    page.locator(".prompt.mine").wait_for()
    # What the sale brings, and the cards that most people would keep.
    expect(page.locator(".desk .deal li").first).to_be_visible()
    expect(page.locator(".desk .chosen").first).to_be_visible()
    picture(page, "sale")
    ann.press(ann.does("keep"))
    # Which sold cards become doubloons is settled with it.
    expect(ann.does("done")).to_be_visible()
    ann.store()
    sold = page.locator(".sold li").first
    expect(sold).to_have_text(re.compile(r"You sold \d+ cards? for \d+"))
    picture(page, "sale-sold")


def test_who_wants_to_choose_the_doubloons_is_asked(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "sale-keep-again")
    ann.page.locator(".prompt.mine").wait_for()
    ann.press(ann.page.get_by_role("button", name=ann.say("desk-by-hand")))
    ann.answer(ann.does("keep"))
    expect(ann.does("turn-over")).to_be_visible()
    ann.undo()
    expect(ann.does("keep")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_a_sale_would_bring_is_told_before_it(come: Come, size: object, picture: Picture) -> None:
    ann = come(viewport=size)
    ann.sit("Ann", "sell")
    ann.page.locator(".prompt.mine").wait_for()
    expect(ann.page.locator(".sale .deal li").first).to_be_visible()
    picture(ann.page, f"sale-before-{'desk' if size is DESK else 'phone'}")
