"""Offers and decisions of a host: values of their own copy, who is heard, and who takes over a seat."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Welcome
from tests.browser.test_access import violations
from tests.browser.test_company import people, say, two_people

Picture = Callable[[Page, str], None]
TITLE = "Grandmother’s copy"


def test_a_table_is_played_with_the_values_of_the_hosts_file(welcome: Welcome, picture: Picture) -> None:
    host = welcome()
    page = host.go("/")
    page.get_by_role("button", name=host.say("home-invite")).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(host.say("setup-name")).fill("Ana")
    sheet.get_by_text("2", exact=True).click()
    sheet.get_by_label(host.say("setup-values")).select_option(label=TITLE)
    expect(sheet).to_contain_text("Counted card by card in 2024")
    sheet.get_by_text(host.say("values-changed", count=2)).click()
    expect(sheet).to_contain_text("hand_limit 13 instead of 12")
    sheet.get_by_role("button", name=host.say("setup-open")).scroll_into_view_if_needed()
    picture(page, "values-setup")
    assert violations(page) == []
    sheet.get_by_role("button", name=host.say("setup-open")).click()
    host.at_table()
    expect(page.get_by_text(host.say("values-played", title=TITLE))).to_be_visible()
    picture(page, "values-waiting")
    link = page.get_by_label(host.say("waiting-link", number=2)).input_value()
    guest = welcome(viewport=PHONE, language="de", theme="dark", touch=True)
    theirs = guest.go(link)
    expect(theirs.get_by_text(guest.say("values-played", title=TITLE))).to_be_visible()
    theirs.get_by_text(guest.say("values-changed", count=2)).click()
    picture(theirs, "values-join-german-dark-phone")
    assert violations(theirs) == []
    theirs.get_by_label(guest.say("setup-name")).fill("Björn")
    theirs.get_by_role("button", name=guest.say("join-take")).click()
    host.wait_for_turn()
    page.get_by_role("tab", name=host.say("table-rules")).click()
    expect(page.get_by_role("tabpanel")).to_contain_text(host.say("values-played", title=TITLE))
    picture(page, "values-table")
    assert violations(page) == []


def test_onlookers_talk_among_themselves_until_the_game_is_over(welcome: Welcome, picture: Picture) -> None:
    ana, bea, table = two_people(welcome)
    eve, stranger = welcome(language="de"), welcome(viewport=PHONE, touch=True, theme="dark")
    eve.page.request.post("/api/me", data={"name": "Eve"})
    for captain in (ana, bea, eve, stranger):
        captain.go(f"/table/{table}")
        captain.page.locator(".prompt").wait_for()
        people(captain)
    say(ana, "Fair winds")
    say(eve, "Ana hat drei Kaffee")
    # A stranger first says who they are.
    expect(stranger.page.get_by_role("log")).to_contain_text("Ana hat drei Kaffee")
    name = stranger.page.get_by_label(stranger.say("chat-name"))
    name.fill("Gil")
    with stranger.page.expect_navigation():
        name.press("Enter")
    people(stranger)
    say(stranger, "So I see")
    expect(eve.page.get_by_role("log")).to_contain_text("So I see")
    expect(eve.page.get_by_text(eve.say("chat-among"))).to_be_visible()
    picture(eve.page, "onlookers-german")
    picture(stranger.page, "onlookers-phone-dark")
    assert violations(stranger.page) == []
    # Muted, and heard at the table by leave of the host.
    ana.does("mute-onlooker").first.click()
    expect(eve.page.get_by_label(eve.say("chat-say"))).to_be_disabled()
    ana.page.get_by_label(ana.say("onlookers-heard")).check()
    expect(stranger.page.get_by_text(stranger.say("chat-among"))).to_have_count(0)
    say(stranger, "Hello, players")
    for captain in (ana, bea):
        log = captain.page.get_by_role("log")
        expect(log).to_contain_text("Hello, players")
        expect(log).not_to_contain_text("Kaffee")
        expect(log).not_to_contain_text("So I see")
    picture(ana.page, "onlookers-host")
    assert violations(ana.page) == []
    ana.does("close").click()
    ana.does("close").click()
    for captain in (ana, bea):
        expect(captain.page.get_by_role("log").get_by_role("paragraph")).to_contain_text(
            ["Fair winds", "Ana hat drei Kaffee", "So I see", "Hello, players"]
        )
    picture(bea.page, "onlookers-afterwards-german")


def test_a_seat_goes_to_somebody_new_by_a_link(welcome: Welcome, picture: Picture) -> None:
    ana, bea, table = two_people(welcome)
    for captain in (ana, bea):
        captain.go(f"/table/{table}")
        captain.page.locator(".prompt").wait_for()
        people(captain)
    cards = bea.page.locator("section.desk").get_by_role("button")
    expect(cards.first).to_be_visible()
    ana.does("put-out").click()
    ana.does("put-out").click()
    # What she held is off her page at once.
    expect(bea.page.locator("section.desk")).to_have_count(0)
    ana.does("give-seat").click()
    link = ana.page.get_by_label(ana.say("waiting-link", number=2))
    address = link.input_value()
    picture(ana.page, "seat-given")
    assert violations(ana.page) == []
    cem = welcome(viewport=PHONE, language="de", touch=True)
    page = cem.go(address)
    expect(page.get_by_text(cem.say("join-running"))).to_be_visible()
    picture(page, "seat-join-german-phone")
    page.get_by_label(cem.say("setup-name")).fill("Cem")
    page.get_by_role("button", name=cem.say("join-take")).click()
    assert cem.at_table() == table
    expect(page.locator("section.desk").get_by_role("button").first).to_be_visible()
    expect(link).to_have_count(0)
    expect(ana.page.get_by_text(ana.say("seat-before", names="Bea"))).to_be_visible()
    picture(ana.page, "seat-taken-over")
    # The link is used up, and the old person looks on.
    invitation = address.rpartition("/")[2]
    assert bea.page.request.post(f"/api/invitations/{invitation}").status == 404
    bea.go(f"/table/{table}")
    bea.page.locator(".prompt").wait_for()
    expect(bea.page.locator("section.desk")).to_have_count(0)


def test_a_seat_is_given_away_and_withdrawn_on_a_phone(welcome: Welcome, picture: Picture) -> None:
    captain = welcome(viewport=PHONE, touch=True)
    captain.play_now("Ana", 3)
    captain.wait_for_turn()
    people(captain)
    captain.does("give-seat").first.click()
    link = captain.page.get_by_label(captain.say("waiting-link", number=2))
    link.scroll_into_view_if_needed()
    picture(captain.page, "seat-given-phone")
    assert captain.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    captain.rest()
    captain.does("withdraw-seat").click()
    expect(link).to_have_count(0)
