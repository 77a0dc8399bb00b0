"""Amerigo (2013) in the browser: every kind of decision by mouse, refusals, coming back, axe."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import Captain
from tests.browser.conftest import PHONE
from tests.browser.navigator import ON_THE_GROUND, TURNS, Navigator
from tests.browser.player import play_on
from tests.browser.test_access import violations
from tools.environment import ROOT

Picture = Callable[[Page, str], Path]
Welcome = Callable[..., Captain]
DESK = {"width": 1280, "height": 800}
TABLES: dict[str, tuple[str, int, int, int, int]] = {
    "first-voyage": ("act blue", 3, 1, 1, 0),
    "four-clicks": ("act blue", 3, 1, 1, 0),
    "voyage": ("act blue", 4, 3, 1, 0),
    "building": ("act green", 3, 3, 1, 3),
    "planning": ("act red", 3, 2, 1, 0),
    "cannons": ("act black", 3, 2, 1, 0),
    "progress": ("act brown", 3, 1, 1, 0),
    "market": ("act yellow", 3, 2, 1, 0),
    "order": ("act white", 3, 2, 1, 0),
    "refused": ("act green", 3, 3, 1, 3),
    "again": ("act green", 3, 3, 1, 3),
    "hinted": ("act blue", 2, 2, 1, 0),
    "chest": ("open chest", 2, 3, 1, 0),
    "gold-3": ("use gold-3", 2, 2, 1, 5),
    "gold-5": ("use gold-5", 2, 2, 1, 0),
    "ships-8": ("use ships-8", 2, 2, 1, 10),
    "cube-points": ("points", 4, 2, 1, 11),
    "jump": ("jump", 3, 2, 1, 35),
    "through": ("special", 3, 2, 1, 1),
    "whole-mouse": ("", 3, 1, 2, 5),
    "last-round": ("gold", 3, 5, 2, 5),
    "whole-keys": ("", 2, 1, 1, 6),
    "whole-phone": ("", 2, 1, 1, 7),
}
"""What the first seat may choose there; seats, earliest round, people, the first seed that is tried."""
COLOURS = {
    "first-voyage": "blue",
    "voyage": "blue",
    "building": "green",
    "planning": "red",
    "cannons": "black",
    "progress": "brown",
    "market": "yellow",
    "order": "white",
}
ASKED = {
    "first-voyage": {"place-ship", "pick-ship", "sail"},
    "voyage": {"pick-ship", "sail"},
    "building": {"build"},
    "planning": {"plan"},
    "cannons": {"advance"},
    "progress": {"advance"},
    "market": {"buy"},
    "order": {"advance"},
}
KINDS = {"choose", "place-ship", "pick-ship", "advance", "take", "plan", "build", "buy"}
STILL = "localStorage.setItem('carrack-comfort', JSON.stringify({ speed: 'still' }))"
"""No pauses between what the others do."""
TURNS_BEFORE = 2
MOST_WAITS = 2000
NEAR = """() => {
    const steps = new Set([...document.querySelectorAll('.chart > text.steps')].map(text =>
        `${text.x.baseVal[0].value - 16} ${text.y.baseVal[0].value - 20.5}`));
    return [...document.querySelectorAll('.hits [data-place]')].find(rect =>
        steps.has(`${rect.x.baseVal.value} ${rect.y.baseVal.value}`)).dataset.place;
}"""
"""A square in reach."""
TWICE = """() => {
    const all = [...document.querySelectorAll('.amerigo [data-place]')].map(node => node.dataset.place);
    return all.filter((place, i) => all.indexOf(place) !== i);
}"""


@pytest.fixture(scope="session")
def charted(server: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The server, with these tables in its database."""
    database = tmp_path_factory.getbasetemp() / "server0" / "tables.db"
    command = [sys.executable, "-m", "tests.browser.charted", str(database), json.dumps(TABLES)]
    subprocess.run(command, cwd=ROOT, env=dict(os.environ), check=True)
    return server


@pytest.fixture
def come(charted: str, welcome: Welcome) -> Callable[..., Navigator]:
    def come(**how: object) -> Navigator:
        captain = welcome(**{"viewport": DESK, **how})
        return Navigator(captain.page, captain.language)

    return come


Come = Callable[..., Navigator]


def test_every_kind_of_decision_by_mouse(come: Come, picture: Picture) -> None:
    ann = come()
    for table, colour in COLOURS.items():
        ann.sit("Ann", table)
        ann.wait_for_turn()
        assert ann.page.evaluate(TWICE) == [], "every place is drawn once"
        ann.click(ann.place(f"bin:{colour}"))
        asked = set()
        while ann.stage and ann.stage != "choose":
            picture(ann.page, f"amerigo-{table}-{ann.stage}")
            assert ann.page.evaluate(TWICE) == []
            asked.add(ann.decide())
        assert ASKED[table] <= asked | {"sail"}, table
        ann.commit()


def test_the_first_voyage_takes_four_clicks(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "four-clicks")
    ann.wait_for_turn()
    ann.click(ann.place("bin:blue"))
    assert ann.stage == "place-ship"
    ann.click_chart(ann.berth())
    expect(ann.page.locator(".embarked")).to_have_count(1)
    ann.click_chart(ann.berth())
    expect(ann.page.locator(".shield")).to_have_count(2)
    ann.click(ann.does("done"))
    expect(ann.page.get_by_role("log")).to_contain_text("Ann establishes")


def test_a_place_where_the_tile_may_not_lie_says_why(come: Come, picture: Picture) -> None:
    ann = come()
    ann.sit("Ann", "refused")
    ann.wait_for_turn()
    ann.click(ann.place("bin:green"))
    ann.take_up()
    ann.page.mouse.click(*ann.middle("square:a1"))
    expect(ann.page.locator(".bubble.wrong")).to_be_visible()
    picture(ann.page, "amerigo-refused")


def test_who_comes_back_in_mid_turn_finds_the_turn_as_it_began(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "again")
    ann.wait_for_turn()
    board = ann.page.locator(".chart .tile").count()
    ann.click(ann.place("bin:green"))
    ann.build()
    expect(ann.page.locator(".chart .tile")).to_have_count(board + 1)
    ann.page.reload()
    ann.wait_for_turn()
    assert ann.stage == "choose"
    expect(ann.page.locator(".chart .tile")).to_have_count(board)


def test_ships_are_dragged_and_tiles_turned_by_wheel_and_key(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "voyage")
    ann.wait_for_turn()
    ann.click(ann.place("bin:blue"))
    start = ann.page.locator(".ship.chosen").get_attribute("data-place")
    ship = ann.page.locator(".ship.chosen")
    before = ship.get_attribute("style")
    steps = ann.page.locator(".chart > text.steps").first
    expect(steps).to_be_visible()
    here = ann.ship_square()
    ann.drag(here, ann.berth() if ann.page.locator(".berth").count() else str(ann.page.evaluate(NEAR)))
    assert ann.place(str(start)).get_attribute("style") != before
    ann.sit("Ann", "refused")
    ann.wait_for_turn()
    ann.click(ann.place("bin:green"))
    ann.take_up()
    expect(ann.page.locator(".ground")).to_have_count(1)
    for way in ("wheel", "r", "R"):
        ann.page.mouse.move(*ann.middle("square:c3"))
        if way == "wheel":
            ann.page.mouse.wheel(0, 120)
        else:
            ann.page.keyboard.press(way)
    expect(ann.page.locator(".ghost")).to_have_count(1)
    spot = str(ann.page.evaluate(ON_THE_GROUND)[0])
    ann.page.mouse.move(*ann.middle(spot))
    for _ in range(TURNS):
        if ann.does("lay").count():
            break
        ann.page.keyboard.press("r")
    # A dotted line leads from the tile to a post of one's own.
    expect(ann.page.locator(".chain")).to_have_attribute("d", re.compile("^M"))
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".ghost")).to_have_count(0)


TOKENS = ("chest", "gold-3", "gold-5", "ships-8", "cube-points", "jump", "through")


def test_everything_that_is_used_once(come: Come) -> None:
    ann = come()
    for table in TOKENS:
        ann.sit("Ann", table)
        ann.wait_for_turn()
        if table == "through":
            ann.click(ann.page.locator(".bin.open:has(.cube[stroke='#8c7b52'])").first)
            assert ann.stage != "choose"
        elif table in ("chest", "cube-points", "jump"):
            ann.click(ann.does(table))
        else:
            ann.click(ann.place(f"token:{table}@0"))
            expect(ann.page.locator(".token.used")).not_to_have_count(0)


def test_a_hint_is_drawn_on_the_map(come: Come, picture: Picture) -> None:
    ann = come()
    ann.sit("Ann", "hinted")
    ann.wait_for_turn()
    ann.click(ann.place("bin:blue"))
    ann.does("hint").click()
    expect(ann.page.locator("[data-hint]")).to_be_visible()
    expect(ann.page.locator(".over .advice")).not_to_have_count(0)
    picture(ann.page, "amerigo-hint")


# --- whole games ------------------------------------------------------------------------------------------


def is_next(*people: Navigator) -> Navigator | None:
    """Whoever of them is asked; nobody when the game is over."""
    asked = (
        people[0].page.locator(".prompt.mine").or_(people[0].page.get_by_text(people[0].say("table-record")))
    )
    for _ in range(MOST_WAITS):
        for one in people:
            if one.is_over():
                return None
            if one.is_asked():
                return one
        people[0].page.wait_for_timeout(50)
    expect(asked.first).to_be_visible()
    return None


def test_two_people_and_a_bot_play_to_the_end_by_mouse(come: Come, picture: Picture, long: bool) -> None:
    """The last round; with --long all five."""
    ann, ben = come(), come()
    for one, name in ((ann, "Ann"), (ben, "Ben")):
        one.page.context.add_init_script(STILL)
        one.sit(name, "whole-mouse" if long else "last-round")
        one.brisk = True
    left = False
    while asked := is_next(ann, ben):
        if asked is ben and not left and ben.done["choose"] > TURNS_BEFORE:
            left = True
            ben.decide()
            ben.page.reload()
            assert ben.wait_for_turn()
            assert ben.stage == "choose", "the turn begins again"
        asked.play_turn()
    assert left
    for one in (ann, ben):
        expect(one.page.get_by_text(one.say("table-record"))).to_be_visible()
    picture(ann.page, "amerigo-result")
    assert violations(ann.page) == []
    if long:
        assert set(ann.done + ben.done) >= KINDS


def test_every_kind_of_decision_by_keys_alone(come: Come, long: bool) -> None:
    """With --long to the end of the game."""
    ann = come()
    ann.keys_only = ann.brisk = True
    ann.page.context.add_init_script(STILL)
    ann.sit("Ann", "whole-keys")
    while ann.play_turn():
        if set(ann.done) >= KINDS and not long:
            return
    assert ann.is_over()


def test_every_kind_of_decision_on_a_phone_in_german(come: Come, picture: Picture, long: bool) -> None:
    """With --long to the end of the game by finger, else by clicks without waiting."""
    ann = come(viewport=PHONE, language="de", touch=True)
    ann.touch = ann.brisk = True
    ann.page.context.add_init_script(STILL)
    ann.sit("Ann", "whole-phone")
    seen = set[str]()
    while ann.wait_for_turn() and (long or not set(ann.done) >= KINDS):
        assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        while ann.stage and not ann.is_over():
            if ann.stage not in seen:
                seen.add(ann.stage)
                picture(ann.page, f"amerigo-phone-german-{ann.stage}")
            ann.decide()
        ann.commit()
    if not ann.is_over():
        play_on(ann.page)
    assert ann.is_over()
    assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(come: Come, picture: Picture, theme: str) -> None:
    ann = come(theme=theme)
    ann.sit("Ann", "refused")
    ann.wait_for_turn()
    wrong = violations(ann.page)
    ann.click(ann.place("bin:green"))
    ann.take_up()
    picture(ann.page, f"amerigo-building-{theme}")
    wrong += violations(ann.page)
    assert wrong == [], wrong
