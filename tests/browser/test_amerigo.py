"""Amerigo (2013) in the browser: every kind of decision by mouse, refusals, coming back, axe."""

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
from tests.browser.navigator import Navigator
from tests.browser.test_access import violations
from tools.environment import ROOT

Picture = Callable[[Page, str], Path]
Welcome = Callable[..., Captain]
DESK = {"width": 1280, "height": 800}
TABLES: dict[str, tuple[str, int, int, int, int]] = {
    "first-voyage": ("act blue", 3, 1, 1, 0),
    "voyage": ("act blue", 4, 3, 1, 0),
    "building": ("act green", 3, 3, 1, 3),
    "planning": ("act red", 3, 2, 1, 0),
    "cannons": ("act black", 3, 2, 1, 0),
    "progress": ("act brown", 3, 1, 1, 0),
    "market": ("act yellow", 3, 2, 1, 0),
    "order": ("act white", 3, 2, 1, 0),
    "refused": ("act green", 3, 3, 1, 3),
    "again": ("act green", 3, 3, 1, 3),
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


def test_a_place_where_the_tile_may_not_lie_says_why(come: Come, picture: Picture) -> None:
    ann = come()
    ann.sit("Ann", "refused")
    ann.wait_for_turn()
    ann.click(ann.place("bin:green"))
    ann.page.locator(".planned.open").first.click()
    expect(ann.page.locator(".ground")).to_have_count(1)
    water = ann.page.locator(".hits [data-number]").first
    box = water.bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(come: Come, picture: Picture, theme: str) -> None:
    ann = come(theme=theme)
    ann.sit("Ann", "refused")
    ann.wait_for_turn()
    wrong = violations(ann.page)
    ann.click(ann.place("bin:green"))
    ann.page.locator(".planned.open").first.click()
    expect(ann.page.locator(".ground")).to_have_count(1)
    picture(ann.page, f"amerigo-building-{theme}")
    wrong += violations(ann.page)
    assert wrong == [], wrong
