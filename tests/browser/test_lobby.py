"""A stranger finds a table, an invitation says what one needs to know, and tables tell how they ended."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.captain import Captain
from tests.browser.conftest import DESK, PHONE, Welcome

MINUTE = 60
MIDDLES = """all => all.map(node => node.getBoundingClientRect())
    .map(({ top, bottom }) => (top + bottom) / 2)"""
LINE_PX = 10
LAPTOP: ViewportSize = {"width": 1280, "height": 800}


def open_table(captain: Captain, seats: list[dict[str, str]], **more: object) -> dict[str, object]:
    """A table of Ann's, opened without the page."""
    request = captain.page.request
    request.post("/api/me", data={"name": "Ann"})
    wish = {"game": "pizarro", "seats": [{"kind": "me"}, *seats], **more}
    table: dict[str, object] = request.post("/api/tables", data=wish).json()
    return table


@pytest.mark.parametrize(("viewport", "language"), [(DESK, "en"), (PHONE, "de")])
def test_a_stranger_takes_a_seat_and_is_asked_for_a_name_there(
    welcome: Welcome, viewport: ViewportSize, language: str
) -> None:
    host, stranger = welcome(), welcome(viewport=viewport, language=language)
    table = open_table(host, [{"kind": "anybody"}] * 2, clock=MINUTE)["id"]
    home = stranger.go()
    line = home.locator(f"li a[href='/table/{table}']")
    time = stranger.say("time-minutes", count=1)
    expect(line).to_contain_text(stranger.say("clock-brief", time=time))
    line.click()
    expect(home.get_by_text(stranger.say("clock-each", time=time))).to_be_visible()
    name = home.get_by_label(stranger.say("setup-name"))
    take = home.get_by_role("button", name=stranger.say("waiting-take"))
    name.fill("   ")
    take.click()
    sentence = stranger.say("refusal-person-name", longest=24)
    expect(home.get_by_role("alert")).to_have_text(sentence)
    name.fill("Bea")
    take.click()
    expect(home.locator(".waiting b", has_text="Bea")).to_be_visible()


def test_on_a_laptop_each_seat_that_is_waited_for_is_one_line(welcome: Welcome) -> None:
    host = welcome(viewport=LAPTOP, language="de")
    page = host.go(f"/table/{open_table(host, [{'kind': 'invited'}] * 2)['id']}")
    button = page.get_by_role("button", name=host.say("waiting-bot-here"))
    expect(button).to_have_count(2)
    for seat in page.locator("li", has=button).all():
        parts = seat.locator("button, input").evaluate_all(MIDDLES)
        assert max(parts) - min(parts) < LINE_PX, parts


def test_an_invitation_shows_the_game_its_length_its_clock_and_its_rules(welcome: Welcome) -> None:
    host, friend = welcome(), welcome(language="de")
    table = open_table(host, [{"kind": "invited"}] * 2, clock=2 * 24 * 60 * MINUTE)
    seats = table["seats"]
    assert isinstance(seats, list)
    page = friend.go(seats[1]["link"])
    form = page.locator("form")
    expect(page.get_by_role("heading", name="Pizarro & Co. (2002)")).to_be_visible()
    expect(form).to_contain_text(friend.say("join-text", host="Ann"))
    expect(form).to_contain_text(friend.say("home-minutes", least=60, most=90))
    expect(form).to_contain_text(friend.say("clock-each", time=friend.say("time-days", count=2)))
    expect(page.locator(".cover svg")).to_be_visible()
    expect(form.get_by_role("link", name=friend.say("home-rules"))).to_have_attribute(
        "href", "/rules/pizarro"
    )
    assert "Co.." not in page.locator("main").inner_text()


def test_a_link_to_this_computer_says_that_it_reaches_nobody_else(welcome: Welcome) -> None:
    host = welcome()
    table = open_table(host, [{"kind": "invited"}] * 2)["id"]
    page = host.go(f"/table/{table}")
    expect(page.get_by_role("note")).to_have_text(host.say("waiting-local"))


def test_the_button_of_the_invitation_sheet_is_in_sight_with_every_number_of_seats(welcome: Welcome) -> None:
    host = welcome(viewport=LAPTOP)
    page = host.go()
    page.get_by_role("button", name=host.say("home-invite")).first.click()
    sheet = page.get_by_role("dialog")
    button = sheet.get_by_role("button", name=host.say("setup-open"))
    for seats in ("2", "4", "8"):
        sheet.get_by_text(seats, exact=True).click()
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LAPTOP["height"]
        expect(button).to_be_in_viewport(ratio=1)


def test_what_the_sheet_is_refused_stands_in_sight_and_only_there(welcome: Welcome) -> None:
    host = welcome(viewport=LAPTOP)
    page = host.go()
    page.get_by_role("button", name=host.say("home-invite")).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(host.say("setup-name")).fill("   ")
    sheet.get_by_role("button", name=host.say("setup-open")).click()
    sentence = host.say("refusal-person-name", longest=24)
    expect(sheet.get_by_text(sentence)).to_be_in_viewport(ratio=1)
    expect(page.get_by_text(sentence)).to_have_count(1)


def test_a_link_is_copied_also_where_the_browser_refuses_its_clipboard(welcome: Welcome) -> None:
    host = welcome()
    table = open_table(host, [{"kind": "invited"}] * 2)["id"]
    page = host.go(f"/table/{table}")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('denied')); }")
    host.does("copy-link").first.click()
    expect(host.does("copy-link").first).to_have_text(host.say("waiting-copied"))


CUT = """all => {
    const right = node => node.getBoundingClientRect().right;
    const cut = all.filter(node => right(node) > right(node.closest('dialog')));
    return cut.map(node => node.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_of_the_sheets_is_cut_off_on_a_phone(welcome: Welcome, language: str) -> None:
    host = welcome(viewport=PHONE, language=language)
    page = host.go()
    for way in ("home-play", "home-invite"):
        buttons = page.get_by_role("button", name=host.say(way))
        buttons.last.wait_for()
        for game in range(buttons.count()):
            buttons.nth(game).click()
            assert page.locator("dialog *").evaluate_all(CUT) == []
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)


def test_your_tables_stand_below_the_games_with_date_points_and_winner(welcome: Welcome) -> None:
    ann = welcome()
    seats = [{"kind": "bot", "bot": "random"}] * 2
    table = open_table(ann, seats)["id"]
    # A bot plays it to the end.
    request = ann.page.request
    request.post(f"/api/tables/{table}/seats/0", data={"kind": "bot", "bot": "random"})
    page = ann.go(f"/table/{table}")
    page.get_by_text(ann.say("table-record")).wait_for()
    info = request.get(f"/api/tables/{table}").json()
    assert info["winners"]
    page = ann.go()
    line = page.locator(f"li a[href='/table/{table}']")
    for points in info["result"]:
        expect(line).to_contain_text(str(points))
    if info["winners"] == [0]:
        expect(line).to_contain_text(ann.say("home-you-won"))
    expect(line.locator("time")).not_to_be_empty()
    games = page.get_by_role("article").last.bounding_box()
    box = line.bounding_box()
    assert games is not None
    assert box is not None
    assert games["y"] < box["y"]
