"""At the table: what is lit, why not, undo, done, rules, languages, light and dark, motion."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import Captain
from tests.browser.conftest import PHONE

Picture = Callable[[Page, str], None]
Welcome = Callable[..., Captain]


@pytest.fixture
def ann(welcome: Welcome) -> Captain:
    """Ann at home with her first hand, against three bots."""
    return seated(welcome())


def seated(captain: Captain) -> Captain:
    # Straight to the table: the way there has tests of its own.
    ask = captain.page.request
    ask.post("/api/me", data={"name": "Ann"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
    table = ask.post("/api/tables", data={"game": "amerigo-cards", "seats": seats}).json()
    captain.go(f"/table/{table['id']}")
    captain.begin()
    return captain


def test_the_whole_table_fits_one_screen(ann: Captain) -> None:
    sizes = ann.page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert sizes == [720, 1280]


def test_a_phone_shows_one_column_without_scrolling_sideways(welcome: Welcome, picture: Picture) -> None:
    ann = seated(welcome(viewport=PHONE, touch=True))
    assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    picture(ann.page, "table-phone")


def test_what_cannot_be_done_says_why_on_hover_and_opens_its_rule(ann: Captain) -> None:
    page = ann.page
    ann.does("explore").hover()
    why = page.get_by_role("tooltip")
    expect(why).to_contain_text("Only a ship on its outward journey can explore.")
    why.get_by_role("button").click()
    expect(page.locator("[data-rule='explore.1']")).to_be_focused()
    expect(page.locator("[data-rule='explore.1']")).to_be_in_viewport()


def test_what_cannot_be_done_says_why_on_focus(ann: Captain) -> None:
    ann.does("sell").focus()
    expect(ann.page.get_by_role("tooltip")).to_contain_text("The market needs all five goods")
    expect(ann.does("sell")).to_have_accessible_description(re.compile("The market needs all five goods"))
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("tooltip")).to_have_count(0)


def test_what_cannot_be_done_says_why_on_a_long_press(welcome: Welcome) -> None:
    ann = seated(welcome(viewport=PHONE, touch=True))
    ann.does("explore").dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(ann.page.get_by_role("tooltip")).to_be_visible()


def test_cards_are_picked_together_seen_on_the_market_undone_and_confirmed(
    ann: Captain, picture: Picture
) -> None:
    page = ann.page
    hand = ann.lit("hand")
    before = hand.count()
    hand.nth(0).click()
    hand.nth(1).click()
    expect(page.locator(".count.grown").first).to_be_visible()
    picture(page, "two-cards-chosen")
    ann.do("exhibit")
    shown = page.locator(f"ul[aria-label='{ann.say('desk-exhibition')}'] li")
    expect(shown).to_have_count(2)
    picture(page, "draft")
    ann.does("undo").click()
    expect(ann.lit("hand")).to_have_count(before)
    ann.lit("hand").nth(0).click()
    ann.do("sail-out")
    ann.confirm()
    expect(page.get_by_role("log")).to_contain_text("Ann sails out with")


def test_a_draft_is_seen_by_nobody_else(welcome: Welcome) -> None:
    ann, onlooker = seated(welcome()), welcome()
    onlooker.go(f"/table/{ann.at_table()}")
    ann.lit("hand").nth(0).click()
    ann.do("exhibit")
    expect(onlooker.page.locator(".lane", has_text="Ann").locator(".none")).to_have_count(5)
    ann.confirm()
    expect(onlooker.page.locator(".lane", has_text="Ann").locator(".none")).to_have_count(4)


def test_what_is_chosen_stays_chosen_when_somebody_comes_to_watch(welcome: Welcome) -> None:
    ann, onlooker = seated(welcome()), welcome()
    ann.page.get_by_role("tab", name=ann.say("table-people")).click()
    ann.lit("hand").nth(0).click()
    onlooker.go(f"/table/{ann.at_table()}")
    expect(ann.page.locator(".onlookers")).to_be_visible()
    expect(ann.does("exhibit")).not_to_have_attribute("aria-disabled", "true")


def test_a_stored_decision_is_taken_back_when_all_agree(ann: Captain) -> None:
    ann.lit("hand").nth(0).click()
    ann.do("sail-out")
    ann.confirm()
    ann.wait_for_turn()
    expect(ann.page.get_by_role("log")).to_contain_text("Ann sails out")
    ann.does("undo").click()
    expect(ann.page.get_by_role("log")).not_to_contain_text("Ann sails out")


def test_languages_switch_on_the_fly(ann: Captain, picture: Picture) -> None:
    ann.page.get_by_role("button", name="Deutsch").click()
    expect(ann.page.locator(".prompt")).to_contain_text("Du bist zu Hause")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    expect(ann.page.get_by_role("log")).to_contain_text("Ann")
    ann.page.locator("section.unseen button").press("Enter")
    expect(ann.page.locator("section.unseen")).to_contain_text("Deine Hand")
    picture(ann.page, "table-german")
    ann.page.reload()
    expect(ann.page.locator(".prompt")).to_contain_text("Du bist zu Hause")


def test_light_and_dark(ann: Captain, picture: Picture) -> None:
    paper = "getComputedStyle(document.body.parentElement).backgroundColor"
    light = ann.page.evaluate(paper)
    ann.page.get_by_role("button", name=ann.say("page-theme-dark")).click()
    assert ann.page.evaluate(paper) != light
    picture(ann.page, "table-dark")


def test_the_board_is_there_in_words(ann: Captain) -> None:
    words = ann.page.get_by_role("region", name=ann.say("table-board"))
    # Only for whoever asks for it: it costs a third of all that travels.
    expect(words).not_to_contain_text("Market")
    words.get_by_role("button").press("Enter")
    expect(words).to_contain_text("Your hand (rudders):")
    expect(words).to_contain_text("Market")


def test_the_rules_open_where_the_question_comes_from(ann: Captain, picture: Picture) -> None:
    ann.page.locator(".prompt .rule").click()
    expect(ann.page.locator("[data-rule='turn.2']")).to_be_focused()
    picture(ann.page, "rules")
    ann.page.get_by_label(ann.say("rules-search")).fill("doubloon treasure")
    expect(ann.page.locator("[data-rule='turn.2']")).to_have_count(0)
    expect(ann.page.locator("[data-rule='doubloons.2']")).to_be_visible()


def test_the_seal_of_all_draws_can_be_seen_before_the_end(ann: Captain, picture: Picture) -> None:
    ann.page.get_by_role("tab", name=ann.say("table-fair")).click()
    seal = ann.page.request.get(f"/api/tables/{ann.at_table()}").json()["seal"]
    expect(ann.page.locator("[data-seal]")).to_have_text(seal)
    expect(ann.page.locator("[data-seed]")).to_have_text(ann.say("fair-later"))
    picture(ann.page, "fair-draws")


def test_the_browser_adds_a_number_of_its_own_and_tells_when_it_is_missing(
    welcome: Welcome, picture: Picture
) -> None:
    ann = welcome()
    ann.play_now("Ann", 3)
    ann.begin()
    table = ann.page.request.get(f"/api/tables/{ann.at_table()}").json()
    kept = ann.page.evaluate("JSON.parse(localStorage.getItem('carrack-nonces'))")
    assert kept == [[table["id"], table["seal"], table["nonces"][0]]]
    ann.page.get_by_role("tab", name=ann.say("table-fair")).click()
    expect(ann.page.locator("[data-nonce='0']")).to_contain_text(table["nonces"][0])
    broken = ann.page.get_by_text(ann.say("fair-broken"))
    expect(broken).to_have_count(0)
    picture(ann.page, "fair-draws-nonce")
    # As if the server had dropped it.
    other = [[table["id"], table["seal"], "0" * 64]]
    ann.page.evaluate("kept => localStorage.setItem('carrack-nonces', JSON.stringify(kept))", other)
    ann.page.reload()
    ann.page.get_by_role("tab", name=ann.say("table-fair")).click()
    expect(broken).to_be_visible()
    picture(ann.page, "fair-draws-broken")


@pytest.mark.parametrize("calm", [True, False])
def test_cards_move_unless_motion_is_reduced(welcome: Welcome, calm: bool) -> None:
    ann = seated(welcome(calm=calm))
    ann.lit("hand").nth(0).click()
    ann.page.evaluate(
        "() => { window.moves = 0; const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (frames, options) {"
        "  if (Number(options?.duration ?? options) > 0) window.moves++;"
        "  return animate.call(this, frames, options) } }"
    )
    ann.do("exhibit")
    # What moves begins to do so when it is there.
    expect(ann.page.locator(f"ul[aria-label='{ann.say('desk-exhibition')}'] li")).to_have_count(1)
    if calm:
        assert ann.page.evaluate("window.moves") == 0
    else:
        ann.page.wait_for_function("() => window.moves > 0")


def test_without_confirming_a_finished_turn_is_stored_at_once(ann: Captain) -> None:
    ann.page.get_by_label(ann.say("table-confirm-turns")).uncheck()
    ann.lit("hand").nth(0).click()
    ann.does("sail-out").click()
    expect(ann.page.get_by_role("log")).to_contain_text("Ann sails out")


def test_a_cut_line_comes_back_and_nothing_is_lost(ann: Captain) -> None:
    page = ann.page
    page.context.set_offline(True)
    page.evaluate("() => 0")
    ann.lit("hand").nth(0).click()
    page.context.set_offline(False)
    # What is done while the line is cut is not sent later.
    expect(page.locator(".offline")).to_have_count(0)
    ann.do("sail-out")
    ann.confirm()
    expect(page.get_by_role("log")).to_contain_text("Ann sails out")
