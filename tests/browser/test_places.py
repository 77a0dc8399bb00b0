"""Places of drawn things: every place of a legal choice is there exactly once, and explains itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.bidder import Bidder
from tests.browser.captain import Captain
from tests.browser.conftest import DESK, PHONE
from tests.browser.heard import Heard, places_of, sheet_of
from tests.browser.laid import ALONE, SALES
from tests.browser.test_access import violations
from tests.browser.test_first_minutes import WITH_A_PAGE
from tests.browser.test_second_clicks import POINT
from tests.browser.test_table import seated

Welcome = Callable[..., Captain]
Picture = Callable[[Page, str], None]
TURNS = 12
SIZES = "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
QUESTIONS = [f"alone-{name}" for name in ALONE]
NAMED = "all => all.map(node => node.dataset.place)"
NAMELESS = """(all, wanted) => all.filter(node => wanted.includes(node.dataset.place))
    .filter(node => !node.hasAttribute('aria-label')).map(node => node.dataset.place)"""
FIRST_OF_EACH = """() => {
    const found = {}, kinds = new Set();
    for (const [at, node] of [...document.querySelectorAll('#content [data-place]')].entries()) {
        const kind = node.dataset.place.split(':')[0].split('@')[0];
        if (kind in found || !node.checkVisibility({ visibilityProperty: true })) continue;
        // A piece that lets the pointer through is explained with what it lies on.
        if (getComputedStyle(node).pointerEvents === 'none') continue;
        kinds.add(kind);
        node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        if ((%s)(node)) found[kind] = at;
    }
    return [found, [...kinds]];
}"""
"""By kind, the first piece that nothing else lies upon, and all kinds that are seen."""
MUTE = """() => [...document.querySelectorAll('.room :is([data-area], .own) :is(svg, img, canvas)')]
    .filter(node => node.getClientRects().length && !node.parentElement.closest('svg'))
    .filter(node => !node.closest('[data-place], [data-why], [data-does], [data-scenery]'))
    .map(node => node.parentElement.outerHTML.slice(0, 200))"""
"""Whatever is drawn and says nothing: no place, no reason, no button, and not marked as mere scenery."""


def pointed_at(page: Page, game: str, heard: Heard) -> set[str]:
    """The places of everything that may be picked now."""
    asked = heard.question(page.locator("[data-question]").get_attribute("data-question") or "")
    assert asked.legal, page.url
    return places_of(asked.legal, asked, sheet_of(page, game))


def check(page: Page, game: str, heard: Heard) -> int:
    places = page.locator("#content [data-place]")
    drawn = places.evaluate_all(NAMED)
    twice = {name for name in drawn if drawn.count(name) > 1}
    assert not twice, f"drawn twice: {twice}"
    wanted = pointed_at(page, game, heard)
    assert wanted <= set(drawn), f"not drawn: {wanted - set(drawn)}"
    assert places.evaluate_all(NAMELESS, sorted(wanted)) == []
    return len(wanted)


@pytest.mark.early
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_at_the_card_table_every_place_of_a_choice_is_drawn_once(welcome: Welcome, size: object) -> None:
    ann = welcome(viewport=size)
    heard = Heard(ann.page)
    seated(ann)
    found = 0
    for _ in range(TURNS):
        if not ann.wait_for_turn():
            break
        found += check(ann.page, "amerigo-cards", heard)
        ann.decide()
        ann.confirm()
    assert found > TURNS


def test_every_question_of_the_auction_fits_one_screen_each_place_once_and_explained(
    come: Callable[..., Bidder], picture: Picture
) -> None:
    ann = come()
    heard = Heard(ann.page)
    found = 0
    for table in QUESTIONS:
        ann.sit("Ann", table)
        ann.page.locator(".desk .prompt.mine").wait_for()
        found += check(ann.page, "pizarro", heard)
        assert ann.page.evaluate(MUTE) == [], table
        assert ann.page.evaluate(SIZES) == [DESK["height"], DESK["width"]], table
        picture(ann.page, f"pizarro-{table}")
    assert found
    assert not violations(ann.page)


def explained(page: Page, sheet: dict[str, object]) -> None:
    """Every kind of thing that is drawn is in the list of what is explained."""
    kinds = {piece["kind"] for piece in sheet["pieces"]}  # type: ignore[attr-defined]
    drawn = page.locator("#content [data-place]").evaluate_all(NAMED)
    assert drawn
    for name in drawn:
        assert name.split(":")[0].split("@")[0].split("/")[0] in kinds, name


@pytest.mark.parametrize("game", WITH_A_PAGE)
def test_every_piece_explains_itself(welcome: Welcome, game: str) -> None:
    ann = welcome()
    ask = ann.page.request
    ask.post("/api/me", data={"name": "Ann"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    table = ask.post("/api/tables", data={"game": game, "seats": seats}).json()
    ann.go(f"/table/{table['id']}")
    ann.wait_for_turn()
    page = ann.page
    explained(page, sheet_of(page, game))
    expect(page.locator("[data-settling]")).to_have_count(0)
    found, kinds = page.evaluate(FIRST_OF_EACH % POINT)
    assert sorted(found) == sorted(kinds)
    assert len(found) > 5
    for at in found.values():
        node = page.locator("#content [data-place]").nth(at)
        node.scroll_into_view_if_needed()
        page.mouse.move(0, 0)
        expect(page.get_by_role("tooltip")).to_have_count(0)
        page.mouse.move(*node.evaluate(POINT))
        expect(page.get_by_role("tooltip").locator("b")).to_be_visible()
        expect(page.get_by_role("tooltip").get_by_role("button")).to_be_visible()


def test_nothing_is_drawn_in_a_sale_that_does_not_explain_itself(come: Callable[..., Bidder]) -> None:
    ann = come()
    for table in SALES:
        ann.sit("Ann", table)
        ann.page.locator(".desk .prompt").wait_for()
        assert ann.page.evaluate(MUTE) == [], table


def test_a_piece_is_explained_by_keys_and_by_a_long_press(welcome: Welcome) -> None:
    ann = seated(welcome(viewport=PHONE, touch=True))
    stall = ann.page.locator("[data-place='stall:gems']")
    stall.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(ann.page.get_by_role("tooltip")).to_contain_text("Good on the market")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".board").focus()
    ann.page.keyboard.press("ArrowDown")
    expect(ann.page.get_by_role("tooltip").locator("b")).to_be_visible()
