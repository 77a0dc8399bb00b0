"""Whole games in a real browser: with friends and bots; on a phone, in German, by keys alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.captain import Captain
from tests.browser.conftest import PHONE
from tests.browser.test_access import violations

Picture = Callable[[Page, str], Path]
Welcome = Callable[..., Captain]
MOST_TURNS = 400
KINDS = {
    "sail out",
    "sail out doubloon",
    "sail home",
    "sail home doubloon",
    "explore",
    "exhibit",
    "stop",
    "sell",
    "join",
    "decline",
    "keep",
    "turn over",
    "draw",
}


def kinds_in(record: str, seat: int) -> Counter[str]:
    """The kinds of decisions that a seat (from 1) made, from the record."""
    lines = re.findall(rf"^{seat}: (.+)$", record, re.MULTILINE)
    return Counter(re.sub(r" [a-z]+-[123]$", "", line) for line in lines)


def record_of(captain: Captain) -> str:
    answer = captain.page.request.get(f"/api/tables/{captain.at_table()}/record")
    assert answer.ok
    return answer.text()


def test_two_people_and_two_bots_play_a_whole_game_and_one_leaves_and_returns(
    welcome: Welcome, picture: Picture
) -> None:
    ann, ben = welcome(), welcome()
    page = ann.go()
    page.get_by_role("button", name=ann.say("home-invite")).click()
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
    for _ in range(MOST_TURNS):
        captain = _next(ann, ben)
        if captain is None:
            break
        if captain is ben and not left and ben.done["sail-home"]:
            # Ben closes the page in the middle of a draft and comes back by the address.
            left = True
            context = ben.page.context
            ben.page.close()
            ben.page = context.new_page()
            ben.go(f"/table/{table}")
            expect(ben.page.get_by_role("log")).to_contain_text("Ben sails home")
            continue
        captain.decide()
        while not captain.does("done").count() or captain.can():
            captain.decide()
        captain.confirm()
    assert left
    assert ann.is_over()
    expect(ben.page.get_by_text(ben.say("table-record"))).to_be_visible()
    picture(ann.page, "result")
    assert violations(ann.page) == []
    record = record_of(ann)
    assert kinds_in(record, 1).total() + kinds_in(record, 2).total() > 20
    ann.go(f"/table/{table}")
    expect(ann.page.get_by_role("table")).to_contain_text("Ben")


def _next(*captains: Captain) -> Captain | None:
    """Whoever of them is asked; nobody when the game is over."""
    for _ in range(2000):
        for captain in captains:
            if captain.is_over():
                return None
            if captain.is_asked():
                return captain
        captains[0].page.wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def test_on_a_phone_in_german_by_keys_every_kind_of_decision(welcome: Welcome, picture: Picture) -> None:
    seen: Counter[str] = Counter()
    captain = welcome(viewport=PHONE, language="de", theme="dark")
    captain.keys_only = True
    games = 0
    while not KINDS <= set(seen) and games < 6:
        games += 1
        captain.play_now("Käpt’n", 3)
        _play(captain, seen, picture)
        seen += kinds_in(record_of(captain), 1)
    assert KINDS <= set(seen), sorted(KINDS - set(seen))


def _play(captain: Captain, seen: Counter[str], picture: Picture) -> None:
    for _ in range(MOST_TURNS):
        if not captain.wait_for_turn():
            picture(captain.page, "result-phone-german")
            return
        while captain.can():
            what = captain.decide()
            picture(captain.page, f"phone-german-{what}")
        captain.confirm()
    raise AssertionError("the game does not end")
