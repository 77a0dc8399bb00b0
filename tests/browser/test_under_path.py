"""The page under a path of a site."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.captain import say
from tests.server.processes import ServerProcess
from tools.page import build_page

PATH = "/games/carrack"


def test_home_table_rules_and_reload_work_under_a_path(browser: Browser, tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        port = server.port
    settings = {
        "CARRACK_PAGE": str(build_page()),
        "CARRACK_PUBLIC_URL": f"http://127.0.0.1:{port}{PATH}",
        # The page leaves alone what answers itself.
        "CARRACK_ANSWER_PAUSE": "0",
    }
    with ServerProcess(tmp_path, port, **settings) as server:
        page = browser.new_page(locale="en")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
        page.goto(f"{server.address}{PATH}")
        page.get_by_role("button", name=say("en", "home-play")).first.click()
        page.get_by_role("button", name=say("en", "setup-start")).click()
        page.wait_for_url(f"**{PATH}/table/*")
        expect(page.locator(".prompt.mine")).to_be_visible()
        page.reload()
        expect(page.locator(".prompt.mine")).to_be_visible()
        page.locator(".brand").click()
        page.get_by_role("link", name=say("en", "home-rules")).first.click()
        page.wait_for_url(f"**{PATH}/rules/*")
        expect(page.locator("[data-rule]").first).to_be_visible()
        page.context.close()
    # Nothing was asked for beside the path: a proxy would not lead there.
    assert [url for url in asked if not url.startswith(f"{server.address}{PATH}")] == []
