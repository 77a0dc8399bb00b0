"""The table stays where it is when something is told: a hint, a wish to take back, somebody who is away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.bidder import Bidder
from tests.browser.captain import Captain
from tests.browser.conftest import DESK, PHONE, TABLET
from tests.browser.test_table import seated


def heights(page: Page) -> tuple[float, float]:
    """Return where the desk begins and the board ends."""
    desk, board = page.locator(".desk").bounding_box(), page.locator(".board").first.bounding_box()
    assert desk is not None
    assert board is not None
    return desk["y"], board["y"] + board["height"]


def test_a_hint_moves_nothing(welcome: Callable[..., Captain]) -> None:
    ann = seated(welcome())
    ann.begin()
    before = heights(ann.page)
    ann.press(ann.does("hint"))
    expect(ann.page.locator("[data-hint]")).to_be_visible()
    assert heights(ann.page) == before


def test_a_wish_to_take_back_moves_nothing(come: Callable[..., Bidder]) -> None:
    ann = come()
    ann.sit("Ann", "wish")
    ann.page.locator(".prompt.mine").wait_for()
    before = heights(ann.page)
    ann.answer(ann.does("pass"))
    ann.press(ann.does("done"))
    # The others are not there: a bot is offered for whoever is asked now.
    expect(ann.does("stand-in")).to_be_visible()
    ann.press(ann.does("undo"))
    expect(ann.page.locator(".news .notice")).to_be_visible()
    assert heights(ann.page) == before


@pytest.mark.parametrize("language", ["en", "de"])
def test_choosing_cards_moves_nothing_on_a_phone(welcome: Callable[..., Captain], language: str) -> None:
    """Neither by what the market would be, nor by a button that has more to say."""
    ann = seated(welcome(viewport=PHONE, language=language))
    ann.begin()
    hand = ann.page.locator(".own ul").first
    before = hand.bounding_box()
    for card in ann.lit("hand").all():
        ann.rest()
        ann.press(card)
        expect(card).to_have_attribute("aria-pressed", "true")
        ann.page.wait_for_load_state("networkidle")
        assert hand.bounding_box() == before


BELOW = """() => {
    const top = name => document.querySelector(name).getBoundingClientRect().top;
    return Math.round(top('.actions') - top('.desk'));
}"""
TURNS = 6


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
def test_the_buttons_stay_where_they_are_however_long_a_question_is(
    welcome: Callable[..., Captain], size: ViewportSize
) -> None:
    ann = seated(welcome(viewport=size, language="de"))
    where = set()
    for _ in range(TURNS):
        if not ann.wait_for_turn():
            break
        where.add(ann.page.evaluate(BELOW))
        ann.decide()
        where.add(ann.page.evaluate(BELOW))
        ann.confirm()
    assert len(where) == 1
