"""The log: turn by turn, all of it, since one's last turn, and what happened at the seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.captain import Captain
from tests.browser.conftest import Welcome
from tests.browser.test_company import two_people
from tests.browser.test_first_minutes import WITH_A_PAGE
from tests.patience import tries

TAKE_NOTE = """words => {
    const look = () => { window.noted ||= document.body.textContent.includes(words); };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.body, all);
}"""
"""Note when the page has said this, however short a time."""


def assert_told(captain: Captain, incident: str) -> None:
    """The log says what happened to Ana, perhaps long ago: bots may have played on since."""
    told = captain.page.get_by_role("log").get_by_text(captain.say(incident, name="Ana"))
    for _ in tries():
        if told.count():
            return
        if captain.does("earlier").count():
            captain.does("earlier").click()
    raise AssertionError("the log does not tell it")


def test_a_clock_that_ran_out_is_told_at_the_table_and_in_the_log(welcome: Welcome) -> None:
    ana, bea, table = two_people(welcome, clock=1, here=True)
    expect(ana.page.get_by_text(ana.say("stand-in-time-out"))).to_be_visible()
    assert_told(ana, "log-incident-time-out")
    bea.go(f"/table/{table}")
    assert_told(bea, "log-incident-time-out")


def test_a_bot_plays_for_one_only_after_a_question(welcome: Welcome) -> None:
    ana = welcome()
    ana.play_now("Ana", 2)
    ana.begin()
    ana.does("leave-to-bot").click()
    sheet = ana.page.get_by_role("dialog")
    sheet.get_by_role("button", name=ana.say("stand-in-stay")).click()
    expect(sheet).to_have_count(0)
    assert ana.is_asked()
    # The bot is quick, and may have played to the end before anybody looks: the page itself takes note.
    ana.page.evaluate(TAKE_NOTE, ana.say("stand-in-yours"))
    ana.does("leave-to-bot").click()
    ana.does("leave-to-bot-sure").click()
    ana.page.wait_for_function("() => window.noted")
    assert_told(ana, "log-incident-stand-in")


def test_the_whole_log_can_be_read_and_a_line_of_a_replay_leads_there(welcome: Welcome) -> None:
    ana = welcome()
    request = ana.page.request
    request.post("/api/me", data={"name": "Ana"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    table = request.post("/api/tables", data={"game": "amerigo-cards", "seats": seats}).json()["id"]
    request.post(f"/api/tables/{table}/seats/0", data={"kind": "bot", "bot": "random"})
    page = ana.go(f"/table/{table}")
    page.get_by_text(ana.say("table-record")).wait_for()
    log = page.get_by_role("log")
    shown = log.locator(".turn")
    few = shown.count()
    ana.does("earlier").click()
    expect(ana.does("earlier")).to_have_count(0)
    assert shown.count() > few
    page = ana.go(f"/replay/{table}?at=60&as=all")
    # When the seat went to a bot depends on the machine, and such a line leads nowhere.
    turns = page.get_by_role("log").locator(".turn:not(.incident)")
    turn = turns.nth(3)
    turn.hover()
    turn.get_by_role("button", name=ana.say("log-jump")).click()
    expect(turns).to_have_count(4)


@pytest.mark.parametrize("game", WITH_A_PAGE)
def test_the_goal_and_the_end_of_the_game_stand_at_the_table(welcome: Welcome, game: str) -> None:
    ana = welcome(language="de")
    request = ana.page.request
    request.post("/api/me", data={"name": "Ana"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table = request.post("/api/tables", data={"game": game, "seats": seats}).json()
    ana.go(f"/table/{table['id']}")
    log = ana.page.locator("[role='log'] .goal")
    expect(log).to_contain_text("Sammle mehr")
    expect(log).to_contain_text("endet das Spiel" if "cards" in game else "Das Spiel endet")
