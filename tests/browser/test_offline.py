"""A line that is cut: it is told soon, clicks say so, and nothing is done later behind one's back."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Welcome


def test_a_silent_line_is_told_and_a_click_says_that_nothing_was_sent(welcome: Welcome) -> None:
    ann = welcome()
    silent = False

    def wire(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        page_side.on_message(lambda text: None if silent else server_side.send(text))
        server_side.on_message(lambda text: None if silent else page_side.send(text))

    ann.page.route_web_socket("**/socket", wire)
    table = ann.play_now("Ann", 2)
    ann.begin()
    offline = ann.page.get_by_text(ann.say("table-offline"))
    expect(offline).to_have_count(0)
    what = ann.can()[0]
    ann.choose(what)
    version = ann.page.request.get(f"/api/tables/{table}").json()["version"]
    silent = True
    expect(offline).to_be_visible()
    ann.does(what).click()
    expect(ann.page.get_by_text(ann.say("line-offline"))).to_be_visible()
    silent = False
    expect(offline).to_have_count(0)
    expect(ann.page.get_by_text(ann.say("line-offline"))).to_have_count(0)
    assert ann.page.request.get(f"/api/tables/{table}").json()["version"] == version


def test_a_browser_without_a_network_says_so_at_once(welcome: Welcome) -> None:
    ann = welcome()
    away = False

    def wire(page_side: WebSocketRoute) -> None:
        if away:
            page_side.close()
        else:
            page_side.connect_to_server()

    ann.page.route_web_socket("**/socket", wire)
    ann.play_now("Ann", 2)
    ann.begin()
    away = True
    ann.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(ann.page.get_by_text(ann.say("table-offline"))).to_be_visible()
    # The network is back: so is the line, by itself.
    away = False
    expect(ann.page.get_by_text(ann.say("table-offline"))).to_have_count(0)
