"""A move by which nothing flies costs one layout of the page, and no more."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import CDPSession, expect

from tests.browser.bidder import Bidder

MOST = 1
STILL_MS = 1500
"""So long after a move everything has come to rest."""


def layouts(devtools: CDPSession) -> int:
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return int(next(each["value"] for each in metrics if each["name"] == "LayoutCount"))


def test_a_pass_costs_one_layout(come: Callable[..., Bidder]) -> None:
    ann, dora = come(), come()
    ann.sit("Ann", "quiet")
    dora.sit("Dora", "quiet")
    ann.page.locator(".prompt.mine").wait_for()
    dora.page.locator(".desk .prompt").wait_for()
    devtools = dora.page.context.new_cdp_session(dora.page)
    devtools.send("Performance.enable")
    dora.page.wait_for_timeout(STILL_MS)
    before = layouts(devtools)
    ann.answer(ann.does("pass"))
    ann.press(ann.does("done"))
    expect(dora.page.get_by_role("log")).to_contain_text("Ann passes.")
    dora.page.wait_for_timeout(STILL_MS)
    assert layouts(devtools) - before <= MOST
