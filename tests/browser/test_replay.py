"""A game that is over, watched again: by slider and keys, by any eyes, from a link or a file."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Welcome
from tests.browser.test_access import violations
from tests.contract.golden import RECORDS

RECORD = RECORDS / "amerigo-cards" / "3-seats.txt"
Picture = Callable[[Page, str], Path]


def test_a_record_of_ones_own_is_watched_decision_by_decision(welcome: Welcome, picture: Picture) -> None:
    captain = welcome()
    page = captain.go("/")
    page.get_by_role("link", name=captain.say("home-record")).click()
    page.get_by_label(captain.say("replay-file")).set_input_files(RECORD)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    slider.fill(str(last // 2))
    hands = page.get_by_role("region", name=captain.say("hands-title"))
    expect(hands.get_by_role("listitem")).to_have_count(3)
    picture(page, "replay-all-open")
    assert violations(page) == []
    page.get_by_label(captain.say("replay-eyes")).select_option("1")
    expect(hands).to_have_count(0)
    expect(slider).to_have_value(str(last // 2))
    # Nothing can be done to what is over.
    expect(page.locator("button.lit")).to_have_count(0)
    expect(page.locator("[data-does='undo'], [data-does='done']")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator("tbody tr")).to_have_count(3)
    picture(page, "replay-end")


def test_what_is_no_record_is_a_sentence_and_a_broken_one_is_shown_up_to_the_fault(
    welcome: Welcome, tmp_path: Path
) -> None:
    captain = welcome(language="de")
    page = captain.go("/replay")
    file = tmp_path / "game.txt"
    lines = RECORD.read_text().splitlines()
    lines[-3] = "1: <b>juggle</b>"
    file.write_text("\n".join(lines) + "\n")
    page.get_by_label(captain.say("replay-file")).set_input_files(file)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(f"Zeile {len(lines) - 2}")
    expect(alert).to_contain_text("<b>juggle</b>")


def test_a_table_that_is_over_has_a_link_to_every_position(welcome: Welcome, picture: Picture) -> None:
    captain = welcome(viewport=PHONE, touch=True)
    table = captain.play_now("Ana", 2)
    captain.wait_for_turn()
    page = captain.page
    page.request.post(f"/api/tables/{table}/close")
    expect(page.locator(".prompt")).to_contain_text(captain.say("refusal-table-closed"))
    captain.go(f"/replay/{table}?at=0&as=1")
    expect(page.get_by_label(captain.say("replay-eyes"))).to_have_value("0")
    page.locator("[data-does='last']").click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?at=\d+&as=1$"))
    picture(page, "replay-phone")
