"""People at a table: they talk, look on, leave and come back, and play once more; the host keeps order."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.captain import Captain
from tests.browser.conftest import Welcome
from tests.browser.test_access import violations

Picture = Callable[[Page, str], None]
DAY = 24 * 3600


def two_people(welcome: Welcome, clock: int = 0, here: bool = False) -> tuple[Captain, Captain, str]:
    """Ana, the host, who is asked first, and Bea; a table for both. Ana may be here before it begins."""
    ana, bea = welcome(), welcome(language="de")
    for captain, name in ((ana, "Ana"), (bea, "Bea")):
        captain.page.request.post("/api/me", data={"name": name})
    wishes = {"game": "amerigo-cards", "seats": [{"kind": "me"}, {"kind": "anybody"}], "clock": clock}
    table = ana.page.request.post("/api/tables", data=wishes).json()["id"]
    if here:
        ana.go(f"/table/{table}")
    bea.page.request.post(f"/api/tables/{table}/join")
    return ana, bea, table


def people(captain: Captain) -> None:
    captain.page.get_by_role("tab", name=captain.say("table-people")).click()


def say(captain: Captain, text: str) -> None:
    box = captain.page.get_by_label(captain.say("chat-say"))
    box.fill(text)
    box.press("Enter")
    expect(box).to_have_value("")


def test_they_talk_and_the_host_keeps_order(welcome: Welcome, picture: Picture) -> None:
    ana, bea, table = two_people(welcome, clock=2 * DAY)
    eve = welcome()
    eve.page.request.post("/api/me", data={"name": "Eve"})
    for captain in (ana, bea, eve):
        captain.go(f"/table/{table}")
        captain.page.locator(".prompt").wait_for()
    expect(ana.page.get_by_role("timer")).to_contain_text("1 d 23 h")
    people(bea)
    say(bea, "Ahoi <b>Ana</b> ⚓")
    # On another tab a word is counted until it is read.
    unread = ana.page.locator(".unread")
    expect(unread).to_have_text("1")
    people(ana)
    expect(unread).to_have_count(0)
    log = ana.page.get_by_role("log")
    expect(log).to_contain_text("Bea Ahoi <b>Ana</b> ⚓")
    expect(ana.page.locator(".onlookers")).to_contain_text("Eve")
    people(eve)
    expect(eve.page.get_by_role("log")).to_contain_text("Ahoi")
    expect(eve.page.get_by_text(eve.say("chat-among"))).to_be_visible()
    say(ana, "Fair winds, all of you!")
    picture(ana.page, "company-host")
    assert violations(ana.page) == []
    ana.does("mute").click()
    expect(bea.page.get_by_label(bea.say("chat-say"))).to_be_disabled()
    # What cannot be undone is asked twice.
    ana.does("put-out").click()
    expect(ana.does("put-out")).to_have_text(ana.say("host-sure"))
    ana.does("put-out").click()
    expect(ana.does("put-out")).to_have_count(0)
    # Put out, she looks on, and is as silent there.
    expect(bea.page.get_by_text(bea.say("chat-among"))).to_be_visible()
    expect(bea.page.get_by_label(bea.say("chat-say"))).to_be_disabled()
    ana.does("close").click()
    ana.does("close").click()
    expect(eve.page.locator(".prompt")).to_contain_text(eve.say("refusal-table-closed"))


def test_who_comes_back_is_told_what_happened(welcome: Welcome, picture: Picture) -> None:
    ana, bea, table = two_people(welcome)
    bea.go(f"/table/{table}")
    bea.page.locator(".prompt").wait_for()
    ana.go(f"/table/{table}")
    ana.page.locator(".prompt.mine").wait_for()
    expect(ana.does("since")).to_have_count(0)
    bea.go("/")
    expect(ana.page.get_by_role("img", name=ana.say("seat-away"))).to_be_visible()
    # The first question is asked of everybody, one after the other.
    ana.decide()
    ana.confirm()
    expect(ana.page.locator(".prompt.mine")).to_have_count(0)
    bea.go(f"/table/{table}")
    bea.does("since").click()
    told = bea.page.get_by_role("dialog")
    expect(told.get_by_role("listitem").first).to_contain_text("Ana")
    picture(bea.page, "company-since")
    told.get_by_role("button", name=bea.say("since-go-on")).click()
    expect(bea.does("since")).to_have_count(0)


def test_taking_back_what_is_stored_needs_the_others_consent(welcome: Welcome, picture: Picture) -> None:
    ana, bea, table = two_people(welcome)
    for captain in (ana, bea):
        captain.go(f"/table/{table}")
    ana.begin()
    ana.do("exhibit")
    ana.confirm()
    log = bea.page.get_by_role("log")
    expect(log).to_contain_text("Ana bietet an")
    for answer, stays in (("wish-no", True), ("wish-yes", False)):
        ana.rest()
        ana.does("undo").click()
        expect(ana.page.get_by_text(ana.say("wish-asked"))).to_be_visible()
        picture(bea.page, "company-wish")
        bea.page.get_by_role("button", name=bea.say(answer)).click()
        expect(ana.page.get_by_text(ana.say("wish-asked"))).to_have_count(0)
        expect(log.get_by_text("Ana bietet an")).to_have_count(1 if stays else 0)
    expect(ana.page.locator(".prompt.mine")).to_be_visible()


def test_once_more_takes_one_click_each(welcome: Welcome) -> None:
    ana, bea, table = two_people(welcome)
    ana.page.request.post(f"/api/tables/{table}/close")
    for captain in (ana, bea):
        captain.go(f"/table/{table}")
    for captain in (ana, bea):
        captain.does("again").click()
        captain.page.wait_for_url(lambda url: table not in url)
    for captain in (ana, bea):
        captain.page.locator(".prompt").wait_for()
    assert ana.at_table() == bea.at_table()
