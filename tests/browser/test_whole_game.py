"""Whole games in a real browser: with friends and bots; on a phone, in German, by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import Captain
from tests.browser.conftest import PHONE
from tests.browser.heard import OTHERS_MS
from tests.browser.laid import DECISIONS
from tests.browser.player import play_on
from tests.browser.test_access import violations
from tests.patience import tries

Picture = Callable[[Page, str], None]
Welcome = Callable[..., Captain]
TURNS = 2


def record_of(captain: Captain) -> str:
    answer = captain.page.request.get(f"/api/tables/{captain.at_table()}/record")
    assert answer.ok
    return answer.text()


@pytest.mark.early
def test_two_people_and_two_bots_play_a_whole_game_and_one_leaves_and_returns(
    welcome: Welcome, picture: Picture, long: bool
) -> None:
    """By hand until one has left and returned, then by clicks without waiting; with --long all by hand."""
    ann, ben = welcome(), welcome()
    page = ann.go()
    page.get_by_role("button", name=ann.say("home-invite")).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(ann.say("setup-name")).fill("Ann")
    sheet.get_by_label(ann.say("setup-seat", number=3)).select_option("bot greedy")
    sheet.get_by_label(ann.say("setup-seat", number=4)).select_option("bot random")
    sheet.get_by_role("button", name=ann.say("setup-open")).click()
    table = ann.at_table()
    link = page.get_by_label(ann.say("waiting-link", number=2)).input_value()
    ben.go(link)
    ben.page.get_by_label(ben.say("setup-name")).fill("Ben")
    ben.page.get_by_role("button", name=ben.say("join-take")).click()
    ben.at_table()

    left = False
    while long or not left:
        captain = _next(ann, ben)
        if captain is None:
            break
        if captain is ben and not left and ben.done["done"]:
            # Ben closes the page when he is asked again and comes back by the address.
            left = True
            context = ben.page.context
            ben.page.close()
            ben.page = context.new_page()
            ben.go(f"/table/{table}")
            expect(ben.page.get_by_role("log")).to_contain_text("Ben ")
            continue
        captain.decide()
        while not captain.does("done").count() or captain.can():
            captain.decide()
        captain.confirm()
    assert left
    if not ann.is_over():
        play_on(ann.page, ben.page)
    assert ann.is_over()
    expect(ben.page.get_by_text(ben.say("table-record"))).to_be_visible()
    picture(ann.page, "result")
    assert violations(ann.page) == []
    record = record_of(ann)
    assert "players: Ann | Ben" in record
    for seat, captain in enumerate((ann, ben), 1):
        for words in ("sail out", "sail home", "explore", "exhibit", "sell"):
            if captain.done[words.replace(" ", "-")]:
                assert re.search(f"^{seat}: {words}", record, re.MULTILINE), words
    ann.go(f"/table/{table}")
    expect(ann.page.get_by_role("table")).to_contain_text("Ben")


def _next(*captains: Captain) -> Captain | None:
    """Return the player to act, None when the game is over."""
    for _ in tries():
        for captain in captains:
            if captain.is_over():
                return None
            if captain.is_asked():
                return captain
        captains[0].page.wait_for_timeout(OTHERS_MS)
    raise AssertionError("nobody is asked")


@pytest.mark.early
@pytest.mark.usefixtures("laid")
def test_on_a_phone_in_german_by_keys_every_kind_of_decision(
    welcome: Welcome, picture: Picture, long: bool
) -> None:
    """The first turns, with --long a whole game; what did not come up, at tables where it is asked."""
    captain = welcome(viewport=PHONE, language="de", theme="dark")
    captain.keys_only = True
    captain.play_now("Käpt’n", 4)
    turns = 0
    while (long or turns < TURNS) and captain.wait_for_turn():
        turns += 1
        while captain.can():
            what = captain.decide()
            if captain.done[what] == 1:
                picture(captain.page, f"phone-german-{what}")
        captain.confirm()
    for kind in DECISIONS:
        if not captain.done[kind]:
            captain.sit("Ann", f"keys-{kind}")
            captain.wait_for_turn()
            captain.do(kind)
            picture(captain.page, f"phone-german-{kind}")
    assert set(captain.done) >= set(DECISIONS)
