"""A game that is over, watched again: by slider and keys, by any eyes, from a link or a file."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, TABLET, Welcome
from tests.browser.test_access import violations
from tests.contract.golden import RECORDS

RECORD = RECORDS / "amerigo-cards" / "3-seats.txt"
FAR_APART = 12
"""Decisions."""
FAR = 14
"""Leagues."""
GOODS = 5
FLAT: ViewportSize = {"width": 844, "height": 390}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
FEW = 8
"""Positions."""
LARGE: ViewportSize = {"width": 2560, "height": 1440}
Picture = Callable[[Page, str], None]


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


def test_one_steps_through_a_game_as_quickly_as_one_clicks(welcome: Welcome) -> None:
    captain = welcome()
    page = captain.go("/replay")
    page.get_by_label(captain.say("replay-file")).set_input_files(RECORD)
    expect(page.get_by_role("slider")).to_have_value("0")
    captain.does("on").click(click_count=4)
    expect(page.get_by_role("slider")).to_have_value("4")
    captain.does("back").click(click_count=2)
    expect(page.get_by_role("slider")).to_have_value("2")


ON_TOP = """node => {
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top === node || node.contains(top);
}"""


@pytest.mark.parametrize("game", ["amerigo-cards", "pizarro", "amerigo", "amalfi"])
@pytest.mark.parametrize("size", [PHONE, FLAT], ids=["upright", "sideways"])
def test_on_a_phone_nothing_lies_on_the_slider_and_its_buttons(
    welcome: Welcome, game: str, size: ViewportSize
) -> None:
    captain = welcome(viewport=size, touch=True, language="de")
    page = captain.go("/replay")
    page.get_by_label(captain.say("replay-file")).set_input_files(max((RECORDS / game).glob("*.txt")))
    page.get_by_role("slider").fill("20")
    for part in (
        "[data-does=back]",
        "[data-does=on]",
        "[role=slider], input[type=range]",
        ".place",
        "select",
    ):
        for down in (0, *([400] if size is PHONE else [])):
            page.evaluate("down => scrollTo(0, down)", down)
            assert page.locator(f".scrubber :is({part})").evaluate(ON_TOP), (part, down)
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]


OVERLAPS = """all => all.flatMap((one, i) => {
    const [a, b] = [one, all[i + 1]].map(node => node?.getBoundingClientRect());
    return b && a.right > b.left + 1 ? [one.textContent.trim()] : [];
})"""


def test_however_far_ships_sail_no_league_lies_on_the_next(welcome: Welcome) -> None:
    for size in (PHONE, DESK):
        captain = welcome(viewport=size)
        page = captain.go("/replay")
        page.get_by_label(captain.say("replay-file")).set_input_files(RECORD)
        slider = page.get_by_role("slider")
        farthest = 0
        for at in range(0, _last(page), FAR_APART):
            slider.fill(str(at))
            leagues = page.locator(".league")
            farthest = max(farthest, leagues.count())
            assert leagues.evaluate_all(OVERLAPS) == [], (size, at)
        assert farthest > FAR


CUT = "all => all.filter(node => node.scrollWidth > node.clientWidth).map(node => node.textContent)"
FIGURES = """all => all.map(piece => {
    const words = document.createRange();
    words.selectNodeContents(piece);
    const [text, box] = [words.getBoundingClientRect(), piece.getBoundingClientRect()];
    const within = text.left >= box.left - 0.5 && text.right <= box.right + 0.5;
    return [piece.textContent, text.top >= box.bottom ? 'unseen' : within ? 'within' : 'cut'];
})"""
MIDDLE = "node => (box => (box.top + box.bottom) / 2)(node.getBoundingClientRect())"
BESIDE_PX = 40
"""The middle of a headline of two lines is no further from that of the ship."""
LEAST_LOG_PX = 200
CROWDED = 161
"""A captain has passed, with the Wind Rose and more than nine bread: no line is fuller."""
MOST_GOODS = """() => Math.max(...[...document.querySelectorAll('.plate')]
    .map(plate => [...plate.querySelectorAll('.lot')].filter(lot => lot.checkVisibility()).length))"""


def test_on_a_phone_five_goods_leave_room_for_a_name_of_eight_letters(
    welcome: Welcome, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    record = RECORD.with_name("2-seats.txt").read_text()
    file.write_text(re.sub("^players: .*$", "players: Catarina | Catarina", record, flags=re.MULTILINE))
    captain = welcome(viewport=PHONE)
    page = captain.go("/replay")
    page.get_by_label(captain.say("replay-file")).set_input_files(file)
    page.get_by_role("slider").fill(str(_last(page)))
    expect(page.locator("tbody tr")).to_have_count(2)
    assert page.evaluate(MOST_GOODS) == GOODS
    names = page.locator(".plate .name .name")
    expect(names.first).to_have_text("Catarina")
    assert names.evaluate_all(CUT) == []


def test_the_coast_is_as_long_as_the_chart_of_a_large_screen_is_high(welcome: Welcome) -> None:
    captain = welcome(viewport=LARGE)
    page = captain.go("/replay")
    page.get_by_label(captain.say("replay-file")).set_input_files(RECORD)
    expect(page.get_by_role("slider")).to_have_value("0")
    bottom = "node => node.getBoundingClientRect().bottom"
    end = page.locator("svg.shore").evaluate(bottom)
    for land in page.locator(".land").all():
        assert land.evaluate(bottom) >= end


ADRIFT = """() => [...document.querySelectorAll('.space')].flatMap(space => {
    const edge = space.getBoundingClientRect().right + 1;
    const ships = [...space.querySelectorAll('.ship')];
    return ships.filter(ship => ship.getBoundingClientRect().right > edge).map(ship => ship.ariaLabel);
})"""


def test_on_a_phone_held_sideways_ships_lie_on_their_spaces_and_bars_have_room_for_figures(
    welcome: Welcome, picture: Picture
) -> None:
    captain = welcome(viewport=FLAT, touch=True)
    page = captain.go("/replay")
    page.get_by_label(captain.say("replay-file")).set_input_files(RECORDS / "pizarro" / "4-seats-A-A.txt")
    slider = page.get_by_role("slider")
    last = _last(page)
    for at in range(0, last, last // FEW):
        slider.fill(str(at))
        page.locator(".boards").wait_for()
        assert page.evaluate(ADRIFT) == [], at
    slider.fill(str(last))
    figures = page.locator(".bars .piece")
    expect(figures).not_to_have_count(0)
    assert {where for _, where in figures.evaluate_all(FIGURES)} == {"within"}
    picture(page, "replay-sideways")


@pytest.mark.parametrize(
    ("game", "file", "size"),
    [
        ("amerigo", "4-seats.txt", LAPTOP),
        ("amerigo", "2-seats.txt", LAPTOP),
        ("amalfi", "4-seats-selection-choose.txt", TABLET),
        ("amalfi", "4-seats-selection-choose.txt", PHONE),
    ],
)
def test_at_the_end_nothing_is_cut_and_nothing_squeezed(
    welcome: Welcome, game: str, file: str, size: ViewportSize, picture: Picture
) -> None:
    captain = welcome(viewport=size, language="de")
    page = captain.go("/replay")
    page.get_by_label(captain.say("replay-file")).set_input_files(RECORDS / game / file)
    page.get_by_role("slider").fill(str(_last(page)))
    figures = page.locator(".bars .piece")
    expect(figures).not_to_have_count(0)
    # A figure is seen as a whole, or not at all.
    assert "cut" not in {where for _, where in figures.evaluate_all(FIGURES)}
    # Who has won is told beside the ship.
    ship, headline = page.locator(".head .fleet svg").first, page.locator(".head h2")
    assert ship.evaluate(MIDDLE) == pytest.approx(headline.evaluate(MIDDLE), abs=BESIDE_PX)
    if size is LAPTOP:
        assert page.locator("#side-panel").evaluate("node => node.clientHeight") > LEAST_LOG_PX
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    picture(page, f"replay-end-{game}-{size['width']}")


def test_on_a_tablet_the_names_of_four_captains_are_whole(welcome: Welcome) -> None:
    captain = welcome(viewport=TABLET)
    page = captain.go("/replay")
    file = RECORDS / "amalfi" / "4-seats-selection-choose.txt"
    page.get_by_label(captain.say("replay-file")).set_input_files(file)
    for at in (CROWDED, _last(page)):
        page.get_by_role("slider").fill(str(at))
        names = page.locator(".captains .name")
        expect(names).to_have_count(4)
        assert names.evaluate_all(CUT) == [], at


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
    page.get_by_role("slider").fill(str(_last(page)))
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?at=\d+&as=1$"))
    picture(page, "replay-phone")


def test_words_and_announcements_follow_the_scrubber_in_the_pages_language(welcome: Welcome) -> None:
    captain = welcome(language="de")
    page = captain.go("/replay")
    page.get_by_label(captain.say("replay-file")).set_input_files(RECORD)
    expect(page.get_by_role("region", name=captain.say("table-board"))).to_have_count(1)
    board = page.locator("section.unseen")
    expect(board).to_contain_text(captain.say("replay-shortcuts"))
    board.get_by_role("button", name=captain.say("comfort-words")).press("Enter")
    hands = board.get_by_text(re.compile(r"Hand von .+ \(Ruder\):"))
    expect(hands).to_have_count(3)
    before = hands.first.inner_text()
    status = page.locator(".scrubber [role=status]")
    expect(status).to_be_empty()
    page.keyboard.press("PageDown")
    expect(status).to_contain_text(captain.say("replay-at", at=10, last=_last(page)))
    # What happened is said with it, and the slider says the same.
    slider = page.get_by_role("slider")
    said = slider.get_attribute("aria-valuetext") or ""
    assert len(said) > len(captain.say("replay-at", at=10, last=_last(page))) + 5
    expect(status).to_have_text(said)
    expect(hands).to_have_count(3)
    assert hands.first.inner_text() != before
    # An onlooker hears of no hand; in English it is English.
    page.get_by_label(captain.say("replay-eyes")).select_option("-1")
    expect(hands).to_have_count(0)
    expect(board).to_contain_text("Markt")
    page.get_by_role("button", name=captain.say("screen-language-en")).click()
    expect(board).to_contain_text("market", ignore_case=True)
    # By the slider itself nothing is said twice.
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("11")
    expect(status).not_to_contain_text("11")


def _last(page: Page) -> int:
    return int(page.get_by_role("slider").get_attribute("max") or 0)
