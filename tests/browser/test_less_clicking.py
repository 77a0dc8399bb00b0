"""Hints, and what nobody has to click: standing orders, given ahead and seen by nobody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.bidder import Bidder
from tests.browser.captain import Captain
from tests.browser.conftest import DESK, PHONE, Welcome
from tests.browser.test_access import violations

Picture = Callable[[Page, str], None]
SIZES = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
NAMES = ("Ana", "Ben", "Cleo")
SETTLES_MS = 450


def known(captain: Captain, name: str) -> None:
    captain.page.request.post("/api/me", data={"name": name})


def against_bots(captain: Captain, game: str, seats: int) -> str:
    known(captain, "Ana")
    bots = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
    wishes = {"game": game, "seats": [{"kind": "me"}, *bots]}
    table = str(captain.page.request.post("/api/tables", data=wishes).json()["id"])
    captain.go(f"/table/{table}")
    captain.wait_for_turn()
    return table


def three(welcome: Welcome, **how: object) -> list[Bidder]:
    """Three people at an auction, whoever is asked first."""
    people = [welcome(**how) for _ in NAMES]
    captains = [Bidder(captain.page, captain.language) for captain in people]
    for captain, name in zip(captains, NAMES, strict=True):
        known(captain, name)
    wishes = {"game": "pizarro", "seats": [{"kind": "me"}, *[{"kind": "anybody"}] * 2]}
    table = captains[0].page.request.post("/api/tables", data=wishes).json()["id"]
    for captain in captains[1:]:
        captain.page.request.post(f"/api/tables/{table}/join")
    asked = int(captains[0].page.request.get(f"/api/tables/{table}").json()["asked"])
    turned = [captains[(asked + turn) % len(captains)] for turn in range(len(captains))]
    for captain in turned:
        captain.go(f"/table/{table}")
        captain.page.locator(".desk .prompt").wait_for()
    return turned


def fits(page: Page, size: ViewportSize) -> None:
    """Nothing sticks out; a phone may be scrolled downwards."""
    width, height = page.evaluate(SIZES)
    assert width == size["width"]
    assert height <= size["height"] or size["height"] == PHONE["height"]


@pytest.mark.early
def test_a_bid_for_me_by_mouse_and_by_keys(welcome: Welcome, picture: Picture) -> None:
    first, second, third = three(welcome)
    second.page.get_by_label("At most, from").fill("5")
    second.does("order-bid").click()
    expect(second.does("order-bid")).to_have_attribute("aria-pressed", "true")
    expect(second.does("order-bid")).to_contain_text(second.say_of_game("order-bid", amount=5))
    third.keys_only = True
    third.press(third.does("order-pass"))
    expect(third.does("order-pass")).to_have_attribute("aria-pressed", "true")
    fits(second.page, DESK)
    picture(second.page, "orders-standing")
    assert not violations(second.page)
    # Nothing of it is on anybody else's page.
    expect(first.page.locator("[aria-pressed='true'][data-does^='order']")).to_have_count(0)

    first.type("2", "Enter")
    first.store()
    first.wait_for_turn()
    expect(first.page.get_by_role("log")).to_contain_text("bids 3")
    expect(second.page.get_by_role("log")).to_contain_text(f"bids 3. ({second.say('log-standing')})")
    expect(first.page.get_by_role("log")).not_to_contain_text(second.say("log-standing"))

    # The one who opened leaves the rest to an order, too, by keys: the others' limit is passed by one.
    fits(first.page, DESK)
    picture(first.page, "orders-asked")
    first.page.keyboard.press("9")
    first.page.keyboard.press("Shift+Enter")
    expect(first.does("pay")).to_be_visible()
    expect(first.page.get_by_role("log")).to_contain_text("for 6.")
    expect(second.page.locator("[aria-pressed='true'][data-does^='order']")).to_have_count(0)


def test_an_order_is_called_back_and_refusals_are_explained_on_a_phone_in_german(
    welcome: Welcome, picture: Picture
) -> None:
    how = {"viewport": PHONE, "language": "de", "theme": "dark", "touch": True}
    _, ben, _ = three(welcome, **how)
    page = ben.page
    amount = page.get_by_label("Höchstens, von")
    amount.fill("99")
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_contain_text(ben.say("orders-most", most=45))
    amount.fill("7")
    ben.does("order-bid").click()
    expect(ben.does("order-bid")).to_have_attribute("aria-pressed", "true")
    fits(page, PHONE)
    page.locator(".desk").last.scroll_into_view_if_needed()
    picture(page, "orders-phone-german")
    assert not violations(page)
    ben.does("order-pass").click()
    expect(ben.does("order-pass")).to_have_attribute("aria-pressed", "true")
    # So soon it would be the second half of a double click.
    page.wait_for_timeout(SETTLES_MS)
    ben.does("order-pass").click()
    expect(page.locator("[aria-pressed='true'][data-does^='order']")).to_have_count(0)


def test_a_hint_says_what_and_why_and_can_be_followed(welcome: Welcome, picture: Picture) -> None:
    ana = welcome()
    against_bots(ana, "amerigo-cards", 4)
    page = ana.page
    hint = page.locator("[data-hint]")
    page.keyboard.press("h")
    expect(hint).to_be_visible()
    expect(hint).to_contain_text("Captain advises:")
    expect(hint.get_by_role("listitem")).to_have_count(4)
    fits(page, DESK)
    picture(page, "hint")
    assert not violations(page)
    ana.does("follow-hint").click()
    expect(hint).to_have_count(0)
    expect(ana.does("done")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(hint).to_be_visible()


@pytest.mark.parametrize(("name", "size"), [("phone", PHONE), ("desk", DESK)])
def test_a_hint_and_orders_at_pizarro_in_german(
    welcome: Welcome, picture: Picture, name: str, size: ViewportSize
) -> None:
    ana = welcome(viewport=size, language="de", theme="dark", touch=name == "phone")
    against_bots(ana, "pizarro", 3)
    page = ana.page
    ana.does("hint").click()
    hint = page.locator("[data-hint]")
    expect(hint).to_contain_text("Kapitän rät:")
    fits(page, size)
    hint.scroll_into_view_if_needed()
    picture(page, f"hint-{name}-german")
    assert not violations(page)
    ana.does("orders").click()
    ana.does("order-bid").wait_for()
    fits(page, size)
    picture(page, f"orders-{name}-german-asked")


def test_among_people_there_is_no_hint_unless_the_host_allows_it(welcome: Welcome) -> None:
    first, *_ = three(welcome)
    expect(first.does("hint")).to_have_count(0)
    first.page.keyboard.press("h")
    expect(first.page.get_by_role("alert")).to_contain_text(first.say("refusal-hint-off"))
    host = welcome()
    host.go()
    host.page.get_by_role("button", name=host.say("home-invite")).first.click()
    sheet = host.page.get_by_role("dialog")
    sheet.get_by_label(host.say("setup-hints")).check()
    sheet.get_by_role("button", name=host.say("setup-open")).click()
    table = host.at_table()
    assert host.page.request.get(f"/api/tables/{table}").json()["hints"] is True


def test_sales_are_never_asked_about_again(welcome: Welcome, picture: Picture) -> None:
    ana = welcome()
    against_bots(ana, "amerigo-cards", 2)
    page = ana.page
    page.keyboard.press("o")
    ana.does("order-decline-sales").click()
    expect(ana.does("order-decline-sales")).to_have_attribute("aria-pressed", "true")
    fits(page, DESK)
    picture(page, "orders-sales")
    page.keyboard.press("o")
    # What stands is always to be seen.
    expect(ana.does("order-decline-sales")).to_be_visible()
    expect(ana.does("order-join-sales")).to_have_count(0)
    page.reload()
    expect(ana.does("order-decline-sales")).to_have_attribute("aria-pressed", "true")
