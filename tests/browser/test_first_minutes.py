"""Every game that has a page is played in a real browser by clicking what is lit, whatever game it is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

import carrack
from carrack import games
from tests.browser.captain import Captain
from tests.browser.conftest import DESK, PHONE
from tests.browser.player import Player
from tests.playable.tables import DECISIONS, HALF, SIZES, Table, shortest, tables_of

Welcome = Callable[..., Captain]
WITH_A_PAGE = [game_id for game_id in carrack.ids() if games.page_type(game_id) is not None]
WALL = {"width": 1920, "height": 1080}
VIEWPORTS = dict(zip(SIZES, (PHONE, DESK, WALL), strict=True))
"""The sizes of terminals stand for those of windows."""


def seated(welcome: Welcome, table: Table) -> Player:
    captain = welcome(viewport=VIEWPORTS[table.size], language=table.language)
    return Player(captain.page, table.language, table, Random(str(table)))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try every value of seats, options and languages; two of them together are tried elsewhere."""
    if "table" in metafunc.fixturenames:
        together = 2 if metafunc.config.getoption("--long") else 1
        tables = [table for game_id in WITH_A_PAGE for table in tables_of(game_id, together)]
        metafunc.parametrize("table", tables, ids=map(str, tables))


@pytest.mark.early
def test_thirty_decisions_why_hint_undo_leaving_and_coming_back(welcome: Welcome, table: Table) -> None:
    ann = seated(welcome, table)
    name = ann.open_table()
    made, came_back = 0, False
    while made < DECISIONS:
        if not ann.my_turn():
            name = ann.open_table()
            continue
        if made == HALF and not came_back:
            # Perhaps in the middle of a draft: then the turn begins again.
            came_back = True
            context = ann.page.context
            ann.page.close()
            ann.arrive(context.new_page())
            ann.go(f"/table/{name}")
            continue
        ann.ask_why()
        match made:
            case 3:
                ann.take_hint()
            case 6:
                ann.take_back()
            case _:
                ann.decide()
        made += 1
        if ann.settled().is_whole:
            ann.finish_turn()
    assert ann.asked_why


@pytest.mark.parametrize("game_id", WITH_A_PAGE)
def test_whole_game_to_its_result(welcome: Welcome, game_id: str) -> None:
    table = shortest(game_id)
    ann = seated(welcome, table)
    # Whoever plays alone may lose the challenge after the first period.
    assert ann.play_to_the_end() > (DECISIONS if table.seats > 1 else 0)
    expect(ann.page.get_by_role("table")).to_contain_text("Ann")
    expect(ann.page.locator("a[download]")).to_be_visible()
