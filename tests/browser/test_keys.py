"""Keys: digits choose cards, letters act, ? lists them all, and the focus is never lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.captain import Captain
from tests.browser.test_table import seated

Welcome = Callable[..., Captain]
FOCUS = "() => document.activeElement !== document.body"


@pytest.mark.parametrize("language", ["en", "de"])
def test_digits_and_letters_play_the_card_game(welcome: Welcome, language: str) -> None:
    ann = seated(welcome(language=language))
    ann.begin()
    keys = ann.page.keyboard
    keys.press("1")
    expect(ann.page.locator("button.chosen")).to_have_count(1)
    keys.press("1")
    expect(ann.page.locator("button.chosen")).to_have_count(0)
    keys.press("2")
    keys.press(ann.say_of_game("key-sail-out"))
    expect(ann.does("done")).to_be_visible()
    keys.press("Enter")
    expect(ann.does("done")).to_have_count(0)
    ann.page.wait_for_function(FOCUS)
    ann.wait_for_turn()
    ann.page.wait_for_function(FOCUS)


def test_a_question_mark_lists_the_keys(welcome: Welcome) -> None:
    ann = seated(welcome())
    ann.begin()
    ann.page.keyboard.press("?")
    listed = ann.page.get_by_role("dialog")
    for key in ("0–9", "H", "O", "S", "CTRL+Z", "Tab"):
        expect(listed.get_by_text(key, exact=True)).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(listed).to_have_count(0)


def test_escape_goes_one_step_back_and_never_behind_what_is_stored(welcome: Welcome) -> None:
    ann = seated(welcome())
    ann.begin()
    keys, chosen = ann.page.keyboard, ann.page.locator("button.chosen")
    keys.press("1")
    expect(chosen).to_have_count(1)
    keys.press("Escape")
    expect(chosen).to_have_count(0)
    ann.lit("hand").first.click()
    ann.do("sail-out")
    expect(ann.does("done")).to_be_visible()
    keys.press("Escape")
    expect(ann.does("done")).to_have_count(0)
    ann.lit("hand").first.click()
    ann.do("sail-out")
    keys.press("Enter")
    expect(ann.does("done")).to_have_count(0)
    ann.wait_for_turn()
    keys.press("Escape")
    expect(ann.page.locator(".news .notice")).to_have_count(0)
    expect(ann.page.get_by_role("log")).to_contain_text("Ann sails out")


def test_escape_closes_an_explanation_before_it_takes_back(welcome: Welcome) -> None:
    ann = seated(welcome())
    ann.begin()
    keys = ann.page.keyboard
    keys.press("1")
    ann.page.locator(".beside").focus()
    keys.press("ArrowDown")
    expect(ann.page.get_by_role("tooltip")).to_be_visible()
    keys.press("Escape")
    expect(ann.page.get_by_role("tooltip")).to_have_count(0)
    expect(ann.page.locator("button.chosen")).to_have_count(1)


REACHED = """() => {
    const unreached = [];
    for (const area of document.querySelectorAll('[data-area]')) {
        const places = [...area.querySelectorAll('[data-place]')];
        const seen = new Set(), waiting = [area];
        while (waiting.length) {
            const from = waiting.pop();
            for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
                from.focus();
                from.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }));
                const now = document.activeElement;
                if (now.matches('[data-place]') && !seen.has(now)) {
                    seen.add(now);
                    waiting.push(now);
                }
            }
        }
        const missed = places.filter(node => !seen.has(node) && node.getClientRects().length);
        unreached.push(...missed.map(node => node.dataset.place));
    }
    return unreached;
}"""
"""Go everywhere by arrows; return the places to which none leads."""


@pytest.mark.parametrize("game", ["amerigo-cards", "pizarro"])
def test_the_arrows_lead_to_everything_that_is_drawn(welcome: Welcome, game: str) -> None:
    ann = welcome()
    ask = ann.page.request
    ask.post("/api/me", data={"name": "Ann"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
    table = ask.post("/api/tables", data={"game": game, "seats": seats}).json()
    ann.go(f"/table/{table['id']}")
    ann.wait_for_turn()
    assert ann.page.evaluate(REACHED) == []


@pytest.mark.usefixtures("laid")
def test_an_arrow_leads_to_the_nearest_place_where_something_can_be_done(welcome: Welcome) -> None:
    ann = welcome()
    ann.sit("Ann", "alone-ship")
    ann.wait_for_turn()
    ann.page.locator(".board[data-area]").focus()
    ann.page.keyboard.press("ArrowDown")
    place = ann.page.evaluate("document.activeElement.dataset.place")
    before = ann.page.locator("[data-question]").get_attribute("data-question")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(f'[data-question="{before}"]')).to_have_count(0)
    assert place
