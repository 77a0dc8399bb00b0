"""One voice for screen readers: what happened and what is asked, told once and by nothing else."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.bidder import Bidder
from tests.browser.captain import Captain
from tests.browser.test_table import seated

LISTEN = """() => {
    window.spoken = [];
    const LIVE = ':is([aria-live], [role=status], [role=alert], [role=log]):not([aria-live=off])';
    new MutationObserver(changes => {
        for (const { target } of changes) {
            const node = target.nodeType === 1 ? target : target.parentElement;
            const live = node?.closest(LIVE);
            if (live) window.spoken.push([live.hasAttribute('data-announcer'), live.textContent.trim()]);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keep what every live region says, and whether it is the announcer."""


def spoken(page: Page) -> list[str]:
    """Return what was announced; nothing but the announcer may have said anything."""
    heard = page.evaluate("window.spoken")
    others = [words for own, words in heard if not own]
    assert not others, f"another live region spoke: {others}"
    return [words for _, words in heard]


def test_what_others_do_and_what_is_asked_is_announced_once(welcome: Callable[..., Captain]) -> None:
    ann = seated(welcome())
    ann.begin()
    ann.page.evaluate(LISTEN)
    ann.lit("hand").first.click()
    ann.do("sail-out")
    assert spoken(ann.page)[-1] == ann.say("table-finished")
    ann.confirm()
    ann.wait_for_turn()
    last = ann.page.get_by_role("log").locator(".turn p").last.inner_text()
    expect(ann.page.locator("[data-announcer]")).to_contain_text(last)
    told = " ".join(spoken(ann.page))
    assert told.count(last) == 1, told
    prompt = ann.page.locator(".prompt p").inner_text().removesuffix("§").strip()
    assert told.endswith(prompt), told


def test_bids_are_announced_once(come: Callable[..., Bidder]) -> None:
    ann = come()
    ann.sit("Ann", "announced")
    ann.wait_for_turn()
    ann.page.evaluate(LISTEN)
    ann.answer(ann.does("bid-3").or_(ann.does("pass")).first)
    ann.store()
    # The others are people who are not there: nothing follows but one's own bid.
    expect(ann.page.locator("[data-announcer]")).to_contain_text("Ann")
    assert sum("Ann" in words for words in spoken(ann.page)) == 1
