"""A page that is lent again is as good as a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE
from tests.browser.pages import Kind, Pages

KIND = Kind("en", "light", calm=True, touch=False)
MARK = "localStorage.mark = sessionStorage.mark = document.cookie = 'mark=1'"
MARKS = "() => [localStorage.mark, sessionStorage.mark, document.cookie.includes('mark')]"


def test_who_comes_after_finds_nothing_of_who_was_there(pages: Pages) -> None:
    pages.spare.clear()
    first = pages.lend(KIND, PHONE, [])
    first.page.goto("/")
    first.page.evaluate(MARK)
    pages.take_back(first)
    again = pages.lend(KIND, DESK, [])
    assert again is first
    again.page.goto("/")
    assert again.page.evaluate(MARKS) == [None, None, False]
    assert again.page.evaluate("[innerWidth, innerHeight]") == list(DESK.values())
    pages.take_back(again)


ALTERATIONS: Final[dict[str, Callable[[Page], object]]] = {
    "clock": lambda page: page.clock.install(),
    "script": lambda page: page.context.add_init_script("0"),
    "page": lambda page: page.context.new_page(),
    "listener": lambda page: page.on("request", lambda request: None),
}


@pytest.mark.parametrize("alteration", ALTERATIONS)
def test_a_page_that_was_changed_for_good_is_not_lent_again(pages: Pages, alteration: str) -> None:
    pages.spare.clear()
    lent = pages.lend(KIND, DESK, [])
    ALTERATIONS[alteration](lent.page)
    pages.take_back(lent)
    assert pages.spare == []


def test_an_error_is_told_to_the_test_that_has_the_page(pages: Pages) -> None:
    pages.spare.clear()
    before, now = list[str](), list[str]()
    pages.take_back(pages.lend(KIND, DESK, before))
    lent = pages.lend(KIND, DESK, now)
    lent.page.goto("/")
    lent.page.evaluate("console.error('oh')")
    pages.take_back(lent)
    assert (before, now) == ([], ["oh"])
