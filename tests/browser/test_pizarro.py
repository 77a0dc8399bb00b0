"""Pizarro & Co. in a real browser: a whole game, and every kind of decision by keys on a phone in German."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.bidder import Bidder
from tests.browser.captain import Captain
from tests.browser.conftest import PHONE, TABLET
from tests.browser.heard import OTHERS_MS
from tests.browser.test_access import violations
from tests.patience import tries

Picture = Callable[[Page, str], None]
Welcome = Callable[..., Captain]
MOST_TURNS = 600
LOOKED_AT = ("bid", "pay", "draw")
"""Where axe looks at the phone."""
Come = Callable[..., Bidder]
TWO_WINNERS = "Inês und Duarte teilen sich den Sieg."
LINES = "node => Math.round(node.offsetHeight / parseFloat(getComputedStyle(node).lineHeight))"


def test_from_the_home_page_with_both_sides_to_choose(welcome: Welcome, picture: Picture) -> None:
    captain = welcome()
    ann = Bidder(captain.page)
    page = ann.go()
    page.get_by_role("article").filter(has_text="Pizarro").get_by_role("button").first.click()
    sheet = page.get_by_role("dialog")
    board = sheet.get_by_role("group", name=ann.say_of_game("option-board-1"))
    board.get_by_text(ann.say_of_game("start-value-board-1-b"), exact=True).click()
    picture(page, "pizarro-new-table")
    sheet.get_by_role("button", name=ann.say("setup-start")).click()
    ann.wait_for_turn()
    expect(page.get_by_role("region", name="Board 1, side B")).to_be_visible()
    expect(page.get_by_role("region", name="Board 2, side A")).to_be_visible()


@pytest.mark.early
def test_on_a_phone_in_german_by_keys_every_kind_of_decision(come: Come, picture: Picture) -> None:
    ann = come(viewport=PHONE, language="de", theme="dark")
    ann.keys_only = True
    page, wrong = ann.page, list[str]()

    def at(table: str) -> None:
        ann.sit("Ann", table)
        ann.wait_for_turn()
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        picture(page, f"pizarro-phone-german-{table}")
        if table in LOOKED_AT:
            wrong.extend(f"{table}: {rule}" for rule in violations(page))

    at("bid")
    ann.type("p")
    ann.undo()
    ann.type("1", "2", "Enter")
    ann.undo()
    ann.press(ann.page.get_by_role("button", name=ann.say_of_game("desk-bid-more")))
    ann.answer(ann.does("bid"))
    ann.store()

    at("veto")
    ann.type("v")
    ann.undo()
    ann.type("k")
    # The next question, for a bid, is hers as well.
    ann.press(ann.does("done"))
    expect(ann.does("done")).to_have_count(0)

    at("pay")
    before = ann.chosen().count()
    assert before
    ann.press(ann.chosen().first)
    expect(ann.does("pay")).to_have_attribute("aria-disabled", "true")
    ann.press(page.get_by_role("button", name=ann.say_of_game("desk-propose")))
    expect(ann.chosen()).to_have_count(before)
    ann.do("pay")
    picture(page, "pizarro-phone-german-paid")
    ann.store()

    at("ship")
    ann.answer(ann.does("ship").nth(1))
    ann.undo()
    ann.answer(ann.does("ship").first)
    ann.undo()

    at("half")
    ann.do("right")
    ann.undo()
    ann.do("left")
    ann.store()

    at("from-half")
    ann.do("from-right")
    ann.undo()
    ann.do("from-left")
    ann.do("right")
    ann.store()

    for table, zone in (("under-hand", "board-your-gold"), ("under-paid", "desk-paid")):
        at(table)
        ann.press(ann.cards(zone).first)
        ann.press(ann.cards(zone).nth(1))
        expect(ann.chosen()).to_have_count(1)
        ann.do("under")
        ann.store()

    at("swap")
    expect(page.locator(".year li")).to_have_count(4)
    ann.type("s")
    ann.undo()
    ann.press(ann.cards().first)
    ann.press(ann.cards().nth(1))
    ann.do("swap")
    ann.store()

    at("draw")
    ann.type("a")
    ann.store()
    ann.wait_for_turn()
    expect(page.locator(".sum b")).not_to_have_text("0")
    picture(page, "pizarro-phone-german-drawn")
    ann.type("s")
    ann.store()
    page.get_by_text(ann.say("table-record")).wait_for()
    picture(page, "pizarro-phone-german-over")
    page.set_viewport_size(TABLET)
    headline = page.locator(".head h2")
    headline.evaluate("(node, text) => (node.textContent = text)", TWO_WINNERS)
    assert headline.evaluate(LINES) == 1
    assert not wrong, "\n".join(wrong)


def test_a_name_of_nine_letters_is_whole_on_a_phone(welcome: Welcome) -> None:
    ann = welcome(viewport=PHONE)
    ann.page.request.post("/api/me", data={"name": "Annelotte"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table = ann.page.request.post("/api/tables", data={"game": "pizarro", "seats": seats}).json()
    page = ann.go(f"/table/{table['id']}")
    name = page.locator(".seats [data-place='seat@0'] .name")
    expect(name).to_have_text("Annelotte")
    assert name.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_a_bid_that_cannot_be_says_why(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "bid-of-six")
    ann.wait_for_turn()
    page = ann.page
    page.keyboard.type("299")
    expect(page.get_by_role("textbox")).to_have_value("299")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(ann.does("bid")).to_be_focused()
    why = page.get_by_role("tooltip")
    expect(why).to_contain_text("You cannot bid 299: you have")
    page.get_by_role("textbox").fill("1")
    ann.does("bid").hover()
    expect(why).to_contain_text("is bid already: you must bid more.")
    why.get_by_role("button").click()
    expect(page.locator("[data-rule='bids.2']")).to_be_focused()


FLOWN = """() => {
    window.flown = [];
    new MutationObserver(records => records.forEach(({ addedNodes }) => addedNodes.forEach(node => {
        if (node.className === 'flying') window.flown.push(node.querySelector('.as-there > *').className);
    }))).observe(document.body, { childList: true });
}"""


def test_a_ship_flies_to_its_space_and_gold_where_it_is_paid(come: Come, picture: Picture) -> None:
    """The pieces alone: not the space that a ship comes to, nor the counter of a supply."""
    ann = come(calm=False)
    ann.sit("Ann", "flown")
    ann.wait_for_turn()
    ann.page.evaluate(FLOWN)
    ann.answer(ann.does("pay"))
    ann.press(ann.does("done"))
    ann.page.wait_for_function("() => window.flown.length > 1")
    kinds = {str(name).split()[0] for name in ann.page.evaluate("window.flown")}
    assert kinds == {"ship", "card"}


def test_an_onlooker_sees_the_auction_and_no_hidden_gold(come: Come) -> None:
    onlooker = come()
    page = onlooker.go("/table/bid-of-six")
    expect(page.get_by_role("region", name="The auction")).to_be_visible()
    expect(page.locator(".seats .unknown").first).to_be_visible()
    # An onlooker can do nothing but read on.
    expect(page.locator("[data-does]:not([data-does=earlier])")).to_have_count(0)


def test_two_people_and_two_bots_play_to_the_end(come: Come, picture: Picture, long: bool) -> None:
    """The last year; with --long all three."""
    table = "whole" if long else "last-year"
    people = []
    for name in ("Ann", "Ben"):
        bidder = come()
        bidder.sit(name, table)
        bidder.page.get_by_label(bidder.say("table-confirm-turns")).uncheck()
        people.append(bidder)
    ann, ben = people
    for _ in range(MOST_TURNS):
        if not _one_answers(ann, ben):
            break
    for bidder in people:
        expect(bidder.page.get_by_text(bidder.say("table-record"))).to_be_visible()
    picture(ann.page, "pizarro-result")
    assert violations(ann.page) == []
    answer = ann.page.request.get(f"/api/tables/{table}/record")
    assert "players: Ann | Ben | greedy | random" in answer.text()
    assert {"bid-3", "pass", "pay"} <= set(ann.done + ben.done)


def _one_answers(*people: Bidder) -> bool:
    """Answer for the player to act; return False when the game is over."""
    for _ in tries():
        for bidder in people:
            over, can = bidder.stands()
            if over:
                return False
            if can:
                bidder.play_along(can)
                return True
        people[0].page.wait_for_timeout(OTHERS_MS)
    raise AssertionError("nobody is asked")


def test_single_letters_and_digits_can_be_turned_off(come: Come, picture: Picture) -> None:
    ann = come()
    ann.sit("Ann", "no-letters")
    ann.wait_for_turn()
    page = ann.page
    letters = page.locator("kbd").filter(has_text=ann.say_of_game("key-pass").upper())
    expect(letters).to_have_count(1)
    page.get_by_role("button", name=ann.say("comfort-title")).click()
    page.get_by_role("dialog").get_by_label(ann.say("comfort-letters")).uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(letters).to_have_count(0)
    page.evaluate("document.activeElement.blur()")
    before, amount = ann.question, page.locator(".actions input").input_value()
    for key in (ann.say_of_game("key-pass"), "9"):
        page.keyboard.press(key)
    # What is no single letter still works: a bid from its own field.
    page.locator(".actions input").press("ArrowUp")
    expect(page.locator(".actions input")).not_to_have_value(amount)
    wanted = page.locator(".actions input").input_value()
    page.locator(".actions input").press(ann.say_of_game("key-pass"))
    expect(page.locator(".actions input")).to_have_value(wanted)
    assert int(wanted) < 90
    assert ann.question == before
    expect(ann.does("done")).to_have_count(0)
    picture(page, "pizarro-no-letters")
