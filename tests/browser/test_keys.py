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
