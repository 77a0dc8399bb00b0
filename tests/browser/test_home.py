"""From the home page to a table, alone and with friends; who one is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

import carrack
from tests.browser.captain import Captain
from tests.browser.conftest import PHONE
from tests.browser.test_first_minutes import WITH_A_PAGE

Picture = Callable[[Page, str], None]
Welcome = Callable[..., Captain]
WIDTHS = (360, 390, 768, 1280, 1920)
WRAPPED = """all => all.filter(row => [...row.children].some((node, i, every) =>
    i && node.getBoundingClientRect().top >= every[i - 1].getBoundingClientRect().bottom)).length"""
CUT_OFF = """all => all.filter(node => {
    const room = node.closest('.cover').getBoundingClientRect(), box = node.getBoundingClientRect();
    return box.left < room.left || box.right > room.right || box.top < room.top || box.bottom > room.bottom;
}).length"""


def test_two_clicks_lead_to_a_game_against_bots(welcome: Welcome, picture: Picture) -> None:
    ann = welcome()
    page = ann.go()
    picture(page, "home")
    page.get_by_role("button", name=ann.say("home-play")).first.click()
    picture(page, "new-table")
    page.get_by_role("button", name=ann.say("setup-start")).click()
    ann.at_table()
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_the_home_page_shows_every_game_and_all_can_be_played(welcome: Welcome) -> None:
    page = welcome().go()
    games = page.get_by_role("article")
    expect(games).to_have_count(len(carrack.ids()))
    for number in range(len(carrack.ids())):
        expect(games.nth(number).get_by_role("button")).to_have_count(2)


def test_a_game_offers_all_in_one_row_and_its_goods_are_whole_at_every_width(welcome: Welcome) -> None:
    page = welcome(language="de").go()
    goods = page.locator(".cover .good")
    expect(goods).to_have_count(5)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert page.locator("article .do").evaluate_all(WRAPPED) == 0, width
        assert goods.evaluate_all(CUT_OFF) == 0, width


@pytest.mark.parametrize("game", WITH_A_PAGE)
def test_the_bar_of_a_phone_shows_the_whole_title_and_cuts_nothing_off(welcome: Welcome, game: str) -> None:
    ann = welcome(viewport=PHONE)
    request = ann.page.request
    request.post("/api/me", data={"name": "Ann"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table = request.post("/api/tables", data={"game": game, "seats": seats}).json()
    page = ann.go(f"/table/{table['id']}")
    page.locator(".room").wait_for()
    cut = "all => all.filter(node => node.scrollWidth > node.clientWidth || node.scrollHeight > 48).length"
    assert page.locator("header h1").evaluate_all(cut) == 0
    inside = "all => all.every(node => node.getBoundingClientRect().right <= innerWidth)"
    assert page.locator("header *").evaluate_all(inside)


def test_friends_come_by_a_link_each_and_whose_turn_it_is_stands_at_home(
    welcome: Welcome, picture: Picture
) -> None:
    host, friend = welcome(), welcome(language="de")
    page = host.go()
    page.get_by_role("button", name=host.say("home-invite")).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(host.say("setup-name")).fill("Ann")
    sheet.get_by_text("2", exact=True).click()
    sheet.get_by_role("button", name=host.say("setup-open")).click()
    table = host.at_table()
    link = page.get_by_label(host.say("waiting-link", number=2)).input_value()
    picture(page, "waiting")

    theirs = friend.go(link)
    expect(theirs.get_by_text(friend.say("join-text", host="Ann"))).to_be_visible()
    picture(theirs, "invited-german")
    theirs.get_by_label(friend.say("setup-name")).fill("Björn")
    theirs.get_by_role("button", name=friend.say("join-take")).click()
    assert friend.at_table() == table

    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(theirs.locator(".lane", has_text="Ann")).to_be_visible()
    home = friend.go()
    expect(home.locator(f"li a[href='/table/{table}']")).to_contain_text(
        friend.say("home-their-turn", name="Ann")
    )
    mine = host.go()
    expect(mine.locator(f"li a[href='/table/{table}']")).to_contain_text(host.say("home-your-turn"))
    picture(mine, "home-with-tables")


def hold(page: Page, address: str) -> list[Route]:
    """Keep the answer to an address back; what was asked, to be continued."""
    held: list[Route] = []
    page.route(address, lambda route: held.append(route))
    return held


def test_the_lists_wait_for_the_games_above_them(welcome: Welcome) -> None:
    ann = welcome()
    held = hold(ann.page, "**/api/games")
    with ann.page.expect_response("**/api/tables"):
        ann.go()
    lists = ann.page.get_by_text(ann.say("home-no-tables-yet"))
    ann.page.wait_for_load_state()
    expect(ann.page.get_by_role("heading", name=ann.say("home-banner"))).to_be_visible()
    expect(lists).to_have_count(0)
    held[0].continue_()
    expect(ann.page.get_by_role("article")).to_have_count(len(carrack.ids()))
    expect(lists).to_be_visible()


def test_an_open_table_is_listed_and_anybody_may_sit_down(welcome: Welcome) -> None:
    host, guest = welcome(), welcome()
    page = host.go()
    page.get_by_role("button", name=host.say("home-invite")).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(host.say("setup-name")).fill("Host")
    sheet.get_by_text("3", exact=True).click()
    sheet.get_by_label(host.say("setup-seat", number=2)).select_option("anybody")
    sheet.get_by_role("button", name=host.say("setup-open")).click()
    table = host.at_table()
    guest.go("/you")
    guest.page.get_by_label(guest.say("setup-name")).fill("Guest")
    guest.page.get_by_role("button", name=guest.say("you-save")).first.click()
    expect(guest.page.get_by_text(guest.say("you-saved"))).to_be_visible()
    home = guest.go()
    line = home.locator(f"li a[href='/table/{table}']")
    expect(line).to_contain_text(guest.say("home-free-seats", count=1))
    expect(line).to_contain_text(guest.say("waiting-kept"))
    line.click()
    home.get_by_role("button", name=guest.say("waiting-take")).click()
    bot_here = page.get_by_role("button", name=host.say("waiting-bot-here"))
    expect(bot_here).to_have_count(1)
    bot_here.click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(home.locator(".lane", has_text="Host")).to_be_visible()


def test_one_browser_logs_another_out(welcome: Welcome) -> None:
    ann, elsewhere = welcome(), welcome(viewport=PHONE)
    page, other = ann.go("/you"), elsewhere.go("/you")
    page.get_by_label(ann.say("setup-name")).fill("Ann")
    page.get_by_role("button", name=ann.say("you-save")).first.click()
    expect(page.get_by_text(ann.say("you-saved"))).to_be_visible()
    keep = page.locator("section", has_text=ann.say("you-keep"))
    keep.get_by_label(ann.say("you-login")).fill("ann.read")
    keep.get_by_label(ann.say("you-password")).fill("a long password")
    keep.get_by_role("button", name=ann.say("you-save")).click()
    expect(page.get_by_text(ann.say("you-account", login="ann.read"))).to_be_visible()
    enter = other.locator("section", has_text=ann.say("you-log-in-text"))
    enter.get_by_label(ann.say("you-login")).fill("ann.read")
    enter.get_by_label(ann.say("you-password")).fill("a long password")
    enter.get_by_role("button", name=ann.say("you-log-in")).click()
    expect(other.get_by_text(ann.say("you-account", login="ann.read"))).to_be_visible()
    # Nothing was saved: whoever logs in is told who they are.
    expect(other.get_by_text(ann.say("you-saved"))).to_have_count(0)
    known = ann.go("/you").get_by_role("region", name=ann.say("you-sessions"))
    known.get_by_role("button", name=ann.say("you-session-end")).click()
    expect(page.get_by_text(ann.say("you-session-ended"))).to_be_visible()
    expect(known.get_by_role("listitem")).to_have_count(1)
    expect(elsewhere.go("/you").get_by_text(ann.say("you-log-in-text"))).to_be_visible()


def test_a_guest_becomes_an_account_finds_the_tables_elsewhere_and_is_forgotten(welcome: Welcome) -> None:
    ann, elsewhere = welcome(), welcome(viewport=PHONE)
    table = ann.play_now("Ann", 2)
    page = ann.go("/you")
    keep = page.locator("section", has_text=ann.say("you-keep"))
    keep.get_by_label(ann.say("you-login")).fill("ann.bonny")
    keep.get_by_label(ann.say("you-password")).fill("a long password")
    keep.get_by_role("button", name=ann.say("you-save")).click()
    expect(page.get_by_text(ann.say("you-account", login="ann.bonny"))).to_be_visible()

    other = elsewhere.go("/you")
    enter = other.locator("section", has_text=ann.say("you-log-in-text"))
    enter.get_by_label(ann.say("you-login")).fill("ann.bonny")
    enter.get_by_label(ann.say("you-password")).fill("a wrong password")
    enter.get_by_role("button", name=ann.say("you-log-in")).click()
    expect(other.get_by_role("alert")).to_contain_text(ann.say("refusal-login-wrong"))
    enter.get_by_label(ann.say("you-password")).fill("a long password")
    enter.get_by_role("button", name=ann.say("you-log-in")).click()
    expect(other.get_by_text(ann.say("you-account", login="ann.bonny"))).to_be_visible()
    expect(elsewhere.go().locator(f"li a[href='/table/{table}']")).to_be_visible()

    other = elsewhere.go("/you")
    known = other.get_by_role("region", name=ann.say("you-sessions"))
    # Whoever goes while the list is under way is refused it, and the browser notes that.
    expect(known.get_by_text(ann.say("you-session-this"))).to_be_visible()
    known.get_by_role("button", name=ann.say("you-log-out"), exact=True).click()
    enter.get_by_label(ann.say("you-login")).fill("ann.bonny")
    enter.get_by_label(ann.say("you-password")).fill("a long password")
    enter.get_by_role("button", name=ann.say("you-log-in")).click()
    expect(known.get_by_text(ann.say("you-session-this"))).to_be_visible()
    other.get_by_label(ann.say("you-delete-password")).fill("a long password")
    other.get_by_role("button", name=ann.say("you-delete")).click()
    expect(other.get_by_text(ann.say("you-deleted"))).to_be_visible()
    expect(elsewhere.go().get_by_text(ann.say("home-no-tables-yet"))).to_be_visible()


def test_a_name_is_only_ever_text(welcome: Welcome) -> None:
    ann = welcome()
    name = "<img src=x onerror=1>"
    ann.play_now(name, 2)
    expect(ann.page.locator(".lane", has_text=name)).to_be_visible()
    assert ann.page.locator("img[src=x]").count() == 0


@pytest.mark.parametrize("address", ["/nowhere", "/gallery"])
def test_an_address_that_leads_nowhere_says_so(welcome: Welcome, address: str) -> None:
    """The gallery is for developers: the page that is served has none."""
    ann = welcome()
    expect(ann.go(address).get_by_text(ann.say("page-not-found"))).to_be_visible()


def test_the_host_frees_a_seat_and_a_bot_stands_in_for_whoever_goes(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    page = host.go()
    page.get_by_role("button", name=host.say("home-invite")).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(host.say("setup-name")).fill("Ann")
    sheet.get_by_text("3", exact=True).click()
    sheet.get_by_role("button", name=host.say("setup-open")).click()
    host.at_table()
    links = [page.get_by_label(host.say("waiting-link", number=seat)) for seat in (2, 3)]
    friend.go(links[0].input_value())
    friend.page.get_by_label(friend.say("setup-name")).fill("Ben")
    friend.page.get_by_role("button", name=friend.say("join-take")).click()
    # Ben is freed from his seat, comes back by the new link, and nobody comes to the third.
    expect(links[0]).to_have_count(0)
    page.get_by_role("button", name=host.say("waiting-put-out")).click()
    friend.go(links[0].input_value())
    friend.page.get_by_role("button", name=friend.say("join-take")).click()
    expect(links[0]).to_have_count(0)
    page.get_by_role("button", name=host.say("waiting-bot-here")).click()
    # Ann lets a bot play for her, and plays again herself.
    host.does("leave-to-bot").click()
    host.does("leave-to-bot-sure").click()
    host.does("return").click()
    expect(host.does("leave-to-bot")).to_be_visible()
    while not friend.is_asked():
        if host.is_asked():
            host.decide()
            host.confirm()
        page.wait_for_timeout(50)
    # Ben is away: a bot is offered, but not before he has kept all waiting.
    friend.page.close()
    expect(page.get_by_text(host.say("stand-in-away", name="Ben"))).to_be_visible()
    expect(host.does("stand-in")).to_have_attribute("aria-disabled", "true")
