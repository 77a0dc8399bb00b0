"""Amalfi in the browser: every kind of decision, payments, help, dragging, coming back, solo, axe."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import Captain
from tests.browser.conftest import PHONE
from tests.browser.heard import Heard
from tests.browser.player import play_on
from tests.browser.steward import Steward
from tests.browser.test_access import violations
from tests.browser.test_places import check
from tools.environment import ROOT

Picture = Callable[[Page, str], Path]
Welcome = Callable[..., Captain]
GAME = "amalfi"
DESK = {"width": 1280, "height": 800}
STAGES: dict[str, list[object]] = {
    "pack": ["pack", 3, 1, 1, 0],
    "keep": ["keep", 2, 1, 1, 0, "selection"],
    "draft": ["draft", 3, 1, 1, 0, "draft"],
    "turn": ["turn", 3, 3, 1, 0],
    "pay": ["pay", 3, 2, 1, 0],
    "send": ["send", 3, 2, 1, 0],
    "take": ["take", 3, 2, 1, 0],
    "erect": ["erect", 3, 2, 1, 0],
    "straighten": ["straighten", 3, 1, 1, 0],
    "order": ["order", 3, 1, 1, 0],
    "lighthouse": ["lighthouse", 3, 2, 1, 0],
    "grant": ["grant", 3, 1, 1, 0],
    "feed": ["feed", 3, 1, 1, 0],
    "before-decree": ["before-decree", 3, 1, 1, 0],
    "rival": ["rival", 1, 1, 1, 0],
}
"""What the first seat is asked there; seats, earliest period, people, the first seed that is tried, hands."""
TABLES: dict[str, list[object]] = {
    **STAGES,
    "dragged": ["turn", 3, 2, 1, 0],
    "again": ["turn", 3, 2, 1, 0],
    "helped": ["turn", 2, 2, 1, 0, "packs", "choose", "help"],
    "ordered": ["lighthouse", 3, 2, 1, 0],
    "keys": ["turn", 2, 3, 1, 1],
    "phone": ["turn", 3, 2, 1, 2],
    "last-period": ["turn", 3, 4, 2, 5],
    "whole": ["", 3, 1, 2, 5],
    "won-naples": ["turn", 1, 4, 1, 0, "packs", "naples", "", 2],
    "lost-naples": ["turn", 1, 3, 1, 0, "packs", "naples"],
    "won-genoa": ["turn", 1, 4, 1, 0, "packs", "genoa", "", 3],
    "lost-genoa": ["turn", 1, 2, 1, 0, "packs", "genoa"],
}
STILL = "localStorage.setItem('carrack-comfort', JSON.stringify({ speed: 'still' }))"
"""No pauses between what the others do."""
MOST_TURNS = 400
MOST_WAITS = 2000
KEY_TURNS = 4
PHONE_TURNS = 6


@pytest.fixture(scope="session")
def moored(server: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The server, with these tables in its database."""
    database = tmp_path_factory.getbasetemp() / "server0" / "tables.db"
    command = [sys.executable, "-m", "tests.browser.moored", str(database), json.dumps(TABLES)]
    subprocess.run(command, cwd=ROOT, env=dict(os.environ), check=True)
    return server


@pytest.fixture
def come(moored: str, welcome: Welcome) -> Callable[..., Steward]:
    def come(**how: object) -> Steward:
        captain = welcome(**{"viewport": DESK, **how})
        captain.page.context.add_init_script(STILL)
        return Steward(captain.page, captain.language)

    return come


Come = Callable[..., Steward]


def test_every_kind_of_question_is_drawn_and_answered_by_mouse(come: Come, picture: Picture) -> None:
    ann = come()
    heard = Heard(ann.page)
    for stage in STAGES:
        ann.sit("Ann", stage)
        ann.wait_for_turn()
        assert ann.stage == stage
        check(ann.page, GAME, heard)
        picture(ann.page, f"amalfi-{stage}")
        ann.decide()


def test_the_payment_that_is_proposed_can_be_changed(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "pay")
    ann.wait_for_turn()
    ways = ann.page.locator(".way")
    expect(ways.first).to_have_attribute("aria-pressed", "true")
    if ways.count() > 1:
        ways.nth(1).click()
        expect(ways.nth(1)).to_have_attribute("aria-pressed", "true")
    ann.click(ann.does("pay"))
    assert ann.stage != "pay"


def test_a_ship_is_dragged_to_a_dock(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "dragged")
    ann.wait_for_turn()
    before = ann.question
    dock = ann.lit("navigate").first
    name = dock.get_attribute("data-place")
    dock.hover()
    expect(ann.page.locator(".courses path")).not_to_have_count(0)
    ann.page.locator(".anchored").first.drag_to(dock.locator(".berth"))
    expect(ann.page.locator(f'[data-question="{before}"]')).to_have_count(0)
    expect(ann.place(str(name)).locator(".berth .carrack")).to_have_count(1)


def test_a_ship_that_comes_down_makes_something_possible(come: Come, picture: Picture) -> None:
    ann = come()
    ann.sit("Ann", "helped")
    ann.wait_for_turn()
    ann.page.locator(".near .where").first.click(force=True)
    expect(ann.does("offer-yes")).to_be_visible()
    picture(ann.page, "amalfi-help")
    ann.click(ann.does("offer-yes"))
    assert "," in ann.question.split(" ")[1], "both are in the draft"


def test_a_standing_order_takes_the_bread_of_lighthouses(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "ordered")
    ann.wait_for_turn()
    ann.click(ann.does("order-bread").first)
    expect(ann.page.locator(".at-lighthouse")).to_have_count(0)


def test_who_comes_back_in_mid_turn_finds_the_turn_as_it_began(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "again")
    ann.wait_for_turn()
    docked = ann.page.locator(".berth .carrack").count()
    ann.click(ann.lit("navigate").first)
    expect(ann.page.locator(".berth .carrack")).to_have_count(docked + 1)
    ann.page.reload()
    ann.wait_for_turn()
    assert ann.stage == "turn"
    expect(ann.page.locator(".berth .carrack")).to_have_count(docked)


def test_boards_of_others_and_the_key_to_the_icons_open_and_close(come: Come, picture: Picture) -> None:
    ann = come()
    ann.sit("Ann", "turn")
    ann.wait_for_turn()
    for does in ("seat-1", "icons"):
        ann.does(does).click()
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        picture(ann.page, f"amalfi-{does}")
        assert violations(ann.page) == []
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_role("dialog")).to_have_count(0)


# --- whole games ------------------------------------------------------------------------------------------


def is_next(*people: Steward) -> Steward | None:
    """Whoever of them is asked; nobody when the game is over."""
    for _ in range(MOST_WAITS):
        for one in people:
            if one.is_over():
                return None
            if one.page.locator(".prompt.mine").count():
                return one
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_two_people_and_a_bot_play_to_the_end(come: Come, picture: Picture, long: bool) -> None:
    """The last period; with --long all four."""
    ann, ben = come(), come()
    for one, name in ((ann, "Ann"), (ben, "Ben")):
        one.sit(name, "whole" if long else "last-period")
        one.brisk = True
    for _ in range(MOST_TURNS):
        asked = is_next(ann, ben)
        if asked is None:
            break
        asked.play_turn()
    for one in (ann, ben):
        expect(one.page.get_by_text(one.say("table-record"))).to_be_visible()
    picture(ann.page, "amalfi-result")
    assert violations(ann.page) == []


@pytest.mark.parametrize("rival", ["naples", "genoa"])
@pytest.mark.parametrize("end", ["won", "lost"])
def test_a_game_alone_is_told_to_its_end(come: Come, picture: Picture, rival: str, end: str) -> None:
    """From a stored turn on by passing: with the titles that are needed it is won, else lost."""
    ann = come()
    ann.sit("Ann", f"{end}-{rival}")
    ann.wait_for_turn()
    picture(ann.page, f"amalfi-solo-{rival}")
    ann.brisk = True
    while ann.wait_for_turn():
        while ann.stage and not ann.is_over():
            if ann.stage == "turn":
                ann.click(ann.does("pass"))
            else:
                ann.decide()
        ann.commit()
    expect(ann.page.locator(".ending.lost")).to_have_count(1 if end == "lost" else 0)
    expect(ann.page.locator(".ending")).to_be_visible()
    picture(ann.page, f"amalfi-solo-{rival}-{end}")


def test_turns_by_keys_alone(come: Come) -> None:
    ann = come()
    ann.keys_only = True
    ann.sit("Ann", "keys")
    for _ in range(KEY_TURNS):
        if not ann.play_turn():
            break
    assert sum(ann.done.values()) > KEY_TURNS


def test_turns_on_a_phone_in_german(come: Come, picture: Picture) -> None:
    ann = come(viewport=PHONE, language="de", touch=True)
    ann.touch = True
    ann.sit("Ann", "phone")
    seen = set[str]()
    for _ in range(PHONE_TURNS):
        if not ann.wait_for_turn():
            break
        while ann.stage and not ann.is_over():
            assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
            if ann.stage not in seen:
                seen.add(ann.stage)
                picture(ann.page, f"amalfi-phone-german-{ann.stage}")
            ann.decide()
        ann.commit()
    assert violations(ann.page) == []
    play_on(ann.page)
    assert ann.is_over()
    assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(come: Come, theme: str) -> None:
    ann = come(theme=theme)
    wrong = []
    for stage in ("pack", "turn", "pay", "lighthouse", "rival"):
        ann.sit("Ann", stage)
        ann.wait_for_turn()
        wrong += violations(ann.page)
    assert wrong == [], wrong
