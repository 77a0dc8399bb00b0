"""Amalfi in the browser: every kind of decision, payments, help, dragging, coming back, solo, axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from carrack.games.amalfi.showing import page_builder
from tests.browser.captain import WEB, Captain, say
from tests.browser.conftest import PHONE, TABLET
from tests.browser.heard import Heard
from tests.browser.moored import lay_out
from tests.browser.steward import LIT, Steward
from tests.browser.stored import lay_all, store
from tests.browser.test_access import violations, violations_in_both_themes
from tests.browser.test_places import check
from tests.browser.test_second_clicks import LISTEN, Clicker, hit_twice, try_all

Picture = Callable[[Page, str], None]
Welcome = Callable[..., Captain]
GAME = "amalfi"
OF_GAME = (WEB / "games/amalfi/text",)
DESK = {"width": 1280, "height": 800}
FLAT = {"width": 844, "height": 390}
WIDE = {"width": 1920, "height": 1080}
NARROW = {"width": 940, "height": 800}
"""Still with two columns."""
WELL_SEEN = 0.9
BESIDE_PX = 24
"""What frames a question."""
HANDS = ("packs", "blind", "selection", "draft", "score-draft")
SHORT_WAYS = HANDS[:3]
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
    "beam": ["beam", 3, 1, 1, 14],
    "no-lighthouse": ["no-lighthouse", 3, 1, 1, 7],
    "feed": ["feed", 3, 1, 1, 14],
    "before-decree": ["before-decree", 3, 1, 1, 0],
    "rival": ["rival", 1, 1, 1, 0],
}
"""What the first seat is asked there; seats, earliest period, people, the first seed that is tried, hands."""
STEADY = ("turn", "pay", "send", "take", "erect", "lighthouse", "feed", "before-decree")
"""The desk is as high at these as in a turn: ships do not jump."""
HIDES_THE_HAND = ("pay", "lighthouse")
LOOKED_AT = ("pack", "turn", "pay", "lighthouse", "rival")
"""Where axe looks."""
TABLES: dict[str, list[object]] = {
    **STAGES,
    "dragged": ["turn", 3, 2, 1, 0],
    "waits": ["turn", 3, 2, 2, 0],
    "again": ["turn", 3, 2, 1, 0],
    "helped": ["turn", 2, 2, 1, 0, "packs", "choose", "help"],
    "builds": ["turn", 2, 2, 1, 0, "packs", "choose", "help-build"],
    "ordered": ["lighthouse", 3, 2, 1, 0],
    "fed": ["feed", 3, 1, 1, 14, "packs", "choose", "supply"],
    "six": ["turn", 3, 1, 1, 0],
    "four": ["turn", 4, 4, 1, 3],
    "long": ["turn", 4, 1, 1, 7],
    "routed": ["erect", 4, 4, 1, 0],
    "sails": ["turn", 3, 2, 1, 0, "packs", "choose", "navigate"],
    "flat": ["turn", 3, 2, 1, 2],
    "keys": ["turn", 2, 3, 1, 1],
    "phone": ["turn", 3, 2, 1, 2],
    "whole": ["", 3, 1, 2, 5],
    "whole-keys": ["", 2, 1, 1, 6],
    "whole-phone": ["", 2, 1, 1, 7],
    "won-naples": ["turn", 1, 4, 1, 0, "packs", "naples", "", 2],
    "lost-naples": ["turn", 1, 3, 1, 0, "packs", "naples"],
    "won-genoa": ["turn", 1, 4, 1, 0, "packs", "genoa", "", 3],
    "lost-genoa": ["turn", 1, 2, 1, 0, "packs", "genoa"],
    "alone": ["turn", 1, 2, 1, 0, "packs", "genoa"],
    "alone-long": ["turn", 1, 2, 1, 3, "packs", "genoa"],
    "alone-high": ["turn", 1, 2, 1, 6, "packs", "genoa"],
    **{f"hands-{hands}": ["", 2, 1, 1, 0, hands] for hands in HANDS},
}
TWICE = ("turn", "pay", "lighthouse", "pack", "feed")
"""Where every control is hit twice."""
TABLES |= {f"{how}-{stage}": STAGES[stage] for how in ("mouse", "touch") for stage in TWICE}
ENDS_THE_TURN = "[data-does=undo], [data-does=done], [data-does=pass], [data-does^=order-]"
"""What may answer for good: hit last."""
MOST_TURNS = 400
PERIODS = 4
MOST_WAITS = 2000
KEY_TURNS = 4
FLAT_TURNS = 3
STEADY_PX = 12
BEND = 0.1
LEAST_BAY_PX = 400
PHONE_TURNS = 6
RIGHT = "node => node.getBoundingClientRect().right"
HEIGHT = "node => node.offsetHeight"
HAND_BELOW = """() => {
    const top = name => document.querySelector(name).getBoundingClientRect().top;
    return top('.own') - top('.desk');
}"""
"""How far below the desk's edge the hand begins."""


@pytest.fixture(scope="session")
def moored(server: str, database: Path) -> str:
    """The server, with these tables in its database."""
    store(database, lay_all(lay_out, TABLES))
    return server


@pytest.fixture
def come(moored: str, welcome: Welcome) -> Callable[..., Steward]:
    def come(**how: object) -> Steward:
        captain = welcome(**{"viewport": DESK, **how})
        return Steward(captain.page, captain.language)

    return come


Come = Callable[..., Steward]


@pytest.mark.early
def test_every_kind_of_question_is_drawn_and_answered_by_mouse(come: Come, picture: Picture) -> None:
    ann = come()
    assert set(STAGES) == set(page_builder.STAGES.values()) - {"over"}
    heard = Heard(ann.page)
    wrong = []
    heights, hands = dict[str, float](), dict[str, float]()
    for stage in STAGES:
        ann.sit("Ann", stage)
        ann.wait_for_turn()
        assert ann.stage == stage
        check(ann.page, GAME, heard)
        picture(ann.page, f"amalfi-{stage}")
        if stage in STEADY:
            heights[stage] = ann.page.locator(".desk").evaluate(HEIGHT)
            if stage not in HIDES_THE_HAND:
                hands[stage] = ann.page.evaluate(HAND_BELOW)
        if stage == "grant":
            # What is lit answers: to decline is not the main thing.
            expect(ann.page.locator(".answers [data-does='done-here']:not(.main)")).to_have_count(1)
        if stage in LOOKED_AT:
            wrong += violations_in_both_themes(ann.page)
        ann.decide()
    assert wrong == [], wrong
    for seen in (heights, hands):
        assert max(seen.values()) - min(seen.values()) <= STEADY_PX, seen


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


def test_the_dock_that_is_pointed_at_says_what_it_would_bring(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "turn")
    ann.wait_for_turn()
    ann.place("dock:palermo").hover()
    expect(ann.page.locator(".told")).to_have_text(re.compile(r"Palermo .*\+\d bread"))


def test_a_ship_that_comes_down_makes_something_possible(come: Come, picture: Picture) -> None:
    ann = come()
    ann.sit("Ann", "helped")
    ann.wait_for_turn()
    ann.rest()  # a click right after the question changed is ignored
    ann.page.locator(".near .where").first.click(force=True)
    expect(ann.does("offer-yes")).to_be_visible()
    picture(ann.page, "amalfi-help")
    ann.click(ann.does("offer-yes"))
    assert "," in ann.question.split(" ")[1], "both are in the draft"


def test_what_cannot_be_built_yet_says_which_ship_makes_it_possible(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "builds")
    ann.wait_for_turn()
    ann.does("lens-construct").click()
    ann.page.locator(".offer .quiet").first.click()
    ann.click(ann.does("offer-yes"))
    assert "," in ann.question.split(" ")[1], "both are in the draft"


def test_feeding_tells_what_a_ship_brings_and_what_stopping_costs(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "fed")
    ann.wait_for_turn()
    expect(ann.does("supply")).to_contain_text("+3")
    expect(ann.does("done-here")).to_contain_text("−")
    expect(ann.page.locator(".granary .feed")).to_have_class(re.compile("bad"))
    ann.click(ann.does("order-feed"))
    expect(ann.page.locator(".at-feed")).to_have_count(0)


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


def test_a_rule_is_read_on_a_phone_and_put_away(come: Come) -> None:
    ann = come(viewport=PHONE, touch=True)
    ann.sit("Ann", "turn")
    ann.wait_for_turn()
    rules = ann.page.get_by_role("tabpanel")
    for closes in (".side .close", "[data-does=tab-markets]"):
        ann.page.locator(".prompt button").first.tap()
        expect(rules).to_be_in_viewport()
        ann.page.locator(closes).tap()
        expect(rules).to_be_hidden()
        ann.does("tab-bay").tap()


# --- what is seen -----------------------------------------------------------------------------------------

OVERLAPS = """all => all.flatMap((one, i) => {
    const [a, b] = [one, all[i + 1]].map(node => node?.getBoundingClientRect());
    return b && a.right > b.left + 1 && a.bottom > b.top + 1 ? [one.ariaLabel] : [];
})"""
CUT = "all => all.filter(node => node.scrollWidth > node.clientWidth + 1).map(node => node.textContent)"
LINES = """all => all.map(tab => {
    const words = document.createRange();
    words.selectNodeContents(tab);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
})"""
FRAME = "node => getComputedStyle(node).borderTopWidth"
SCROLLED = (
    """all => all.filter(node => node.scrollHeight > node.clientHeight + 1).map(node => node.className)"""
)


def test_six_cards_stand_side_by_side_and_seven_lie_in_rows(come: Come, picture: Picture) -> None:
    ann = come()
    for table, count, look in (("six", 6, ".card"), ("before-decree", 7, ".lying")):
        ann.sit("Ann", table)
        ann.wait_for_turn()
        cards = ann.page.locator(f".hand {look}")
        expect(cards).to_have_count(count)
        assert cards.evaluate_all(OVERLAPS) == [], table
        assert ann.page.locator(".hand :is(.name, .does, .fx)").evaluate_all(CUT) == [], table
        picture(ann.page, f"amalfi-hand-{count}")


OUTSIDE = """desk => {
    const { right } = desk.getBoundingClientRect();
    return [...desk.querySelectorAll('.own *')].some(node => node.getBoundingClientRect().right > right);
}"""


def test_what_lies_before_a_captain_is_whole_and_stays_on_the_desk(come: Come) -> None:
    """Long names (German ones are the longest), many people; many routes where a lighthouse may stand."""
    ann = come(language="de")
    for table in ("erect", "keys"):
        ann.sit("Ann", table)
        ann.wait_for_turn()
        assert ann.page.locator(".own .name").evaluate_all(CUT) == [], table
        assert not ann.page.locator(".desk").evaluate(OUTSIDE), table


SIGNS_ON_NAMES = """() => [...document.querySelectorAll('.routes .name')].filter(name => {
    const text = document.createRange();
    text.selectNodeContents(name);
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return [...name.closest('.mini').querySelectorAll('.end > *, .whose')].some(node => {
        const sign = node.getBoundingClientRect();
        return sign.left < right && sign.right > left && sign.top < bottom && sign.bottom > top;
    });
}).map(name => name.textContent)"""
LAST_ROW = """() => {
    const list = document.querySelector('.routes .minis');
    const end = list.getBoundingClientRect().bottom;
    return [...list.children].map(node => node.getBoundingClientRect()).filter(({ top }) => top < end - 1)
        .reduce((most, { bottom }) => Math.max(most, bottom - end), 0);
}"""
"""How much of the last row that is seen is cut off."""


@pytest.mark.parametrize("size", [DESK, NARROW], ids=["desk", "narrow"])
def test_many_routes_are_seen_whole_and_no_sign_lies_on_a_name(
    come: Come, picture: Picture, size: dict[str, int]
) -> None:
    ann = come(viewport=size)
    ann.sit("Ann", "routed")
    ann.wait_for_turn()
    picture(ann.page, f"amalfi-routed-{size['width']}")
    assert ann.page.evaluate(LAST_ROW) <= 1
    assert ann.page.evaluate(SIGNS_ON_NAMES) == []


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (DESK, "de"), (WIDE, "de"), (TABLET, "en")])
def test_the_desk_is_as_high_while_others_decide(
    come: Come, picture: Picture, size: dict[str, int], language: str
) -> None:
    ann, ben = come(viewport=size, language=language), come(viewport=size, language=language)
    ann.sit("Ann", "waits")
    ann.wait_for_turn()
    ben.sit("Ben", "waits")
    expect(ben.page.locator("[data-does^='order-']")).not_to_have_count(0)
    picture(ben.page, f"amalfi-waits-{language}-{size['width']}")
    heights = [one.page.locator(".desk").evaluate(HEIGHT) for one in (ann, ben)]
    assert max(heights) - min(heights) <= STEADY_PX, heights


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_wide_screen_the_log_ends_where_the_screen_does(come: Come, language: str) -> None:
    ann = come(viewport=WIDE, language=language)
    ann.sit("Ann", "turn")
    ann.wait_for_turn()
    assert ann.page.locator(".side .panel").first.evaluate(RIGHT) <= WIDE["width"]
    assert ann.page.locator(".side [role=tab]").evaluate_all(CUT) == []
    # Each tab is one line, and the log has no frame inside that of the panel.
    assert max(ann.page.locator(".side [role=tab]").evaluate_all(LINES)) == 1
    assert ann.page.locator("#side-panel").evaluate(FRAME) == "0px"


def test_the_sheet_of_a_new_table_offers_what_fits_the_people(come: Come) -> None:
    ann = come(language="de")
    ann.go()
    ann.page.locator("article[aria-labelledby='game-amalfi'] button").first.click()
    sheet = ann.page.get_by_role("dialog")
    rival, drafts, bots = (
        sheet.locator(f"input[value='{value}']") for value in ("genoa", "draft", "captain")
    )
    for seats, alone in (("2", False), ("1", True)):
        sheet.locator(f"input[value='{seats}']").check()
        expect(rival).to_have_count(1 if alone else 0)
        for shared in (drafts, bots):
            expect(shared).to_have_count(0 if alone else 1)
    expect(sheet).to_contain_text("Kartenpakete")


GAPS = """() => {
    const all = [...document.querySelectorAll('.market, .goals, .captains')];
    const boxes = all.map(node => node.getBoundingClientRect());
    return boxes.slice(1).map((box, k) => box.top - boxes[k].bottom);
}"""
"""Between markets, goals and captains."""
GAP_PX = 8


def test_four_captains_need_no_scrolling(come: Come, picture: Picture) -> None:
    """Nor in the last period, nor where the decrees of all periods are long."""
    for table, language in (("four", "en"), ("four", "de"), ("long", "de")):
        ann = come(language=language)
        ann.sit("Ann", table)
        ann.wait_for_turn()
        assert ann.page.locator(".column, .bay, .desk, .minis").evaluate_all(SCROLLED) == []
        assert ann.page.locator(".own :is(.name, .lying)").evaluate_all(CUT) == []
        assert ann.page.evaluate("document.documentElement.scrollHeight") <= DESK["height"]
        gaps = ann.page.evaluate(GAPS)
        assert min(gaps) >= GAP_PX, gaps
        picture(ann.page, f"amalfi-{table}-{language}")


ON_THE_NAME = """all => all.filter(card => {
    const box = node => node.getBoundingClientRect();
    return [...card.querySelectorAll('.mark, .vp')].some(
        sign => box(sign).bottom > box(card.querySelector('.name')).top + 4);
}).map(card => card.innerText)"""
"""Names under the signs of their cards; the star's points hang a little lower than what is seen of it."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_alone_all_that_the_rival_does_is_seen_without_scrolling(come: Come, language: str) -> None:
    """Also where its answers are long, and where a title needs much."""
    ann = come(language=language)
    for table in ("alone-long", "alone-high"):
        ann.sit("Ann", table)
        ann.wait_for_turn()
        assert ann.page.locator(".column").evaluate_all(SCROLLED) == [], table
        assert ann.page.locator(".decree, .market .name").evaluate_all(CUT) == [], table
        assert ann.page.locator(":is(.workshop, .atlas) .card").evaluate_all(ON_THE_NAME) == [], table


def test_an_action_that_is_not_possible_says_so_when_it_is_looked_at(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "six")
    ann.wait_for_turn()
    for lens, key in (("engage", "desk-turn-nothing"), ("discover", "desk-turn-hint")):
        ann.press(ann.does(f"lens-{lens}"))
        expect(ann.page.locator(".told")).to_have_text(say_of_game(key, lens=lens))


def test_what_is_told_of_a_dock_covers_no_other(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "turn")
    ann.wait_for_turn()
    right = ann.page.locator(".bay").evaluate(RIGHT)
    for dock in ("dock:venice", "dock:lisbon", "dock:rhodes"):
        ann.page.mouse.move(0, 0)
        ann.place(dock).locator(".where").hover()
        tooltip = ann.page.get_by_role("tooltip")
        expect(tooltip).to_contain_text(dock.removeprefix("dock:").capitalize())
        assert tooltip.evaluate("node => node.getBoundingClientRect().left") >= right, dock


def test_on_a_phone_no_room_is_kept_for_buttons_where_there_are_none(come: Come) -> None:
    ann = come(viewport=PHONE, touch=True)
    for table in ("take", "erect"):
        ann.sit("Ann", table)
        ann.wait_for_turn()
        assert ann.page.locator(".answers button").count() == 0
        question, desk = (ann.page.locator(name).evaluate(HEIGHT) for name in (".prompt", ".desk"))
        assert desk - question < BESIDE_PX, table


def test_on_a_phone_all_that_captains_have_stands_beside_the_goals(come: Come) -> None:
    ann = come(viewport=PHONE, touch=True, language="de")
    ann.sit("Ann", "four")
    ann.wait_for_turn()
    ann.does("tab-goals").tap()
    names = ann.page.locator(".captains .name")
    expect(names).to_have_count(4)
    for name in names.all():
        expect(name).to_be_visible()
    assert names.evaluate_all(CUT) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_on_a_tablet_the_markets_begin_on_the_first_screen_and_come_when_asked_for(come: Come) -> None:
    ann = come(viewport=TABLET, language="de")
    ann.sit("Ann", "turn")
    ann.wait_for_turn()
    expect(ann.page.locator(".workshop .card").first).to_be_in_viewport(ratio=WELL_SEEN)
    ann.does("lens-discover").click()
    expect(ann.page.locator(".atlas .card").first).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".prompt")).to_be_in_viewport()


def test_no_sign_lies_on_the_name_of_a_card(come: Come) -> None:
    ann = come(language="de")
    ann.sit("Ann", "pack")
    ann.wait_for_turn()
    expect(ann.page.locator(".workshop")).to_contain_text("Schlacht")
    assert ann.page.locator(":is(.workshop, .atlas) .card").evaluate_all(ON_THE_NAME) == []


WATCHED = """dock => new Promise(done => {
    const watch = new MutationObserver(() => {
        const ghost = document.querySelector('body > .flying');
        const flight = ghost?.getAnimations()[0];
        if (!flight) return;
        watch.disconnect();
        const way = flight.effect.getKeyframes().map(({ transform }) => new DOMMatrix(transform));
        const ships = ghost.querySelectorAll('.carrack').length + ghost.matches('.carrack');
        done({ text: ghost.textContent.trim(), ships, way: way.map(({ e, f }) => [e, f]) });
    });
    watch.observe(document.body, { childList: true });
    document.querySelector(dock).click();
})"""
"""Sail there; what flies, and the points of its way."""


def test_a_ship_sails_along_its_course_to_the_dock(come: Come) -> None:
    """Only the ship moves, and it puts out to sea before it turns."""
    ann = come(calm=False)
    ann.sit("Ann", "sails")
    ann.wait_for_turn()
    dock = ann.page.locator(".bay .place.lit").first
    name = dock.get_attribute("data-place")
    seen = ann.page.evaluate(WATCHED, f"[data-place='{name}']")
    assert (seen["text"], seen["ships"]) == ("", 1)
    (x0, y0), *legs, (x1, y1) = seen["way"]
    bends = [abs((x - x0) / (x1 - x0) - (y - y0) / (y1 - y0)) for x, y in legs]
    assert max(bends) > BEND, "a course, not a straight line"
    expect(ann.place(str(name)).locator(".berth .carrack")).to_have_count(1)


def say_of_game(key: str, **args: object) -> str:
    return say("en", key, OF_GAME, **args)


def test_icons_say_their_words_by_mouse_by_keys_and_by_a_long_press(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "turn")
    ann.wait_for_turn()
    ann.page.locator(".captains .head [data-icon=bread]").hover()
    expect(ann.page.get_by_role("tooltip")).to_contain_text(say_of_game("icon-word", icon="bread"))
    ann.page.mouse.move(0, 0)
    ann.page.locator(".board").focus()
    ann.page.keyboard.press("ArrowDown")
    expect(ann.page.get_by_role("tooltip").locator("b")).to_be_visible()
    phone = come(viewport=PHONE, touch=True)
    phone.sit("Ann", "phone")
    phone.wait_for_turn()
    icon = phone.page.locator(".bay .place [data-icon=bread]").first
    icon.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(phone.page.get_by_role("tooltip")).to_contain_text(say_of_game("icon-word", icon="bread"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try the short ways to a hand, with --long the drafts, too."""
    if "hands" in metafunc.fixturenames:
        metafunc.parametrize("hands", HANDS if metafunc.config.getoption("--long") else SHORT_WAYS)


def test_each_way_to_a_starting_hand_leads_to_the_first_turn(
    come: Come, picture: Picture, hands: str
) -> None:
    ann = come()
    ann.sit("Ann", f"hands-{hands}")
    seen = set[str]()
    while ann.wait_for_turn() and ann.stage != "turn":
        seen.add(ann.stage)
        expect(ann.page.locator(".screen")).to_be_visible()
        ann.decide()
        if ann.page.locator(".draft [data-does=done]").count() and not ann.stage:
            ann.commit()
    assert seen == {"packs": {"pack"}, "blind": set(), "selection": {"keep"}}.get(
        hands, {"draft", "keep"} & seen
    )
    assert seen or hands == "blind"
    expect(ann.page.locator(".hand .card")).to_have_count(6)
    picture(ann.page, f"amalfi-hands-{hands}")


def test_on_a_phone_that_lies_on_its_side_turns_are_played(come: Come, picture: Picture) -> None:
    ann = come(viewport=FLAT, touch=True)
    ann.touch = True
    ann.sit("Ann", "flat")
    for turn in range(FLAT_TURNS):
        if not ann.wait_for_turn():
            break
        while ann.stage and not ann.is_over():
            assert ann.page.evaluate("document.documentElement.scrollWidth") == FLAT["width"]
            assert ann.page.locator(".prompt").bounding_box()["y"] < FLAT["height"] / 2  # type: ignore[index]
            picture(ann.page, f"amalfi-flat-{turn}-{ann.stage}")
            ann.decide()
        ann.commit()
    assert violations(ann.page) == []


def test_alone_the_titles_that_are_needed_are_always_in_sight(come: Come, picture: Picture) -> None:
    for size in (DESK, PHONE):
        ann = come(viewport=size)
        ann.sit("Ann", "alone")
        ann.wait_for_turn()
        for tab in ("bay", "markets", "board", "goals"):
            if size is PHONE:
                ann.does(f"tab-{tab}").click()
            expect(ann.page.locator(".solo .ask")).to_be_in_viewport()
        picture(ann.page, f"amalfi-alone-{size['width']}")


HELD = """bay => {
    const box = name => bay.querySelector(name).getBoundingClientRect();
    const [isles, quay, whole] = [box('.isles'), box('.quayside'), bay.getBoundingClientRect()];
    return isles.bottom <= quay.top && quay.bottom <= whole.bottom;
}"""


@pytest.mark.parametrize("width", [921, 1024, 1180, 1280])
def test_on_a_tablet_that_lies_on_its_side_the_bay_has_room(come: Come, width: int) -> None:
    """Beside the markets it had none: the arches of the quay stood on the docks."""
    ann = come(viewport={"width": width, "height": 768})
    ann.sit("Ann", "turn")
    ann.wait_for_turn()
    assert ann.page.locator(".bay").evaluate(HELD)


# --- whole games ------------------------------------------------------------------------------------------


STANDS = """() => document.querySelector('a[download]') ? 'over'
    : document.querySelector('.prompt.mine') ? 'asked' : ''"""


def is_next(*people: Steward) -> Steward | None:
    """Return the player to act, None when the game is over."""
    for _ in range(MOST_WAITS):
        for one in people:
            if stand := one.page.evaluate(STANDS):
                return one if stand == "asked" else None
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


@pytest.mark.early
def test_two_people_and_a_bot_play_to_the_end(come: Come, picture: Picture, long: bool) -> None:
    """From the deal through all periods; they pass after one action in each, with --long much later."""
    ann, ben = come(), come()
    for one, name in ((ann, "Ann"), (ben, "Ben")):
        one.sit(name, "whole")
        one.hasty = not long
    for _ in range(MOST_TURNS):
        asked = is_next(ann, ben)
        if asked is None:
            break
        asked.play_turn()
    for one in (ann, ben):
        assert one.done["pass"] == PERIODS
    for one in (ann, ben):
        expect(one.page.get_by_text(one.say("table-record"))).to_be_visible()
    assert ann.page.locator(".bay").evaluate("node => node.offsetHeight") >= LEAST_BAY_PX
    picture(ann.page, "amalfi-result")
    assert violations(ann.page) == []


AFLOAT = """ending => {
    const { left, width } = ending.querySelector('.scene').getBoundingClientRect();
    const ships = [...ending.querySelectorAll('.carrack')].map(ship => ship.getBoundingClientRect());
    return Math.min(...ships.map(ship => ship.left)) < left + width / 4
        && Math.max(...ships.map(ship => ship.right)) < left + width;
}"""


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
    assert ann.page.locator(".ending").evaluate(AFLOAT), "all ships are seen whole"
    # The story is told at the board, the verdict beside it: each once; screen readers hear it once, too.
    verdict = ann.page.locator(".desk-area h2").first.inner_text()
    heard = " ".join(ann.page.locator("#content .unseen").all_inner_texts())
    assert ann.page.locator("#content").inner_text().count(verdict) - heard.count(verdict) == 1
    assert heard.count(verdict) <= 1
    picture(ann.page, f"amalfi-solo-{rival}-{end}")


def test_turns_by_keys_alone(come: Come, long: bool) -> None:
    """With --long from the deal to the end of the game."""
    ann = come()
    ann.keys_only = True
    ann.sit("Ann", "whole-keys" if long else "keys")
    turns = 0
    while ann.play_turn() and (long or turns < KEY_TURNS):
        turns += 1
    assert sum(ann.done.values()) > KEY_TURNS
    assert ann.is_over() or not long


IN_ONE_ROW = """() => {
    const [question, signs] = ['.prompt p', '.prompt .draft'].map(name =>
        document.querySelector(name).getBoundingClientRect());
    return signs.top < question.bottom && signs.left >= question.right;
}"""
"""Whether hint and undo stand beside the question."""


def test_turns_on_a_phone_in_german(come: Come, picture: Picture, long: bool) -> None:
    """With --long from the deal to the end of the game by finger."""
    ann = come(viewport=PHONE, language="de", touch=True)
    ann.touch = True
    ann.sit("Ann", "whole-phone" if long else "phone")
    seen = set[str]()
    turns = 0
    while ann.wait_for_turn() and (long or turns < PHONE_TURNS):
        turns += 1
        while ann.stage and not ann.is_over():
            assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
            if ann.stage not in seen:
                seen.add(ann.stage)
                picture(ann.page, f"amalfi-phone-german-{ann.stage}")
                assert ann.page.evaluate(IN_ONE_ROW), ann.stage
            ann.decide()
        ann.commit()
    assert violations(ann.page) == []
    assert ann.is_over() or not long
    assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.early
def test_a_second_click_does_nothing(come: Come, long: bool) -> None:
    """In a turn, by touch; with --long at other questions and by mouse, too."""
    for stage in TWICE if long else TWICE[:1]:
        for touch in (False, True) if long else (True,):
            click_twice(come, stage, touch)


def click_twice(come: Come, stage: str, touch: bool) -> None:
    ann = come(viewport=PHONE if touch else DESK, touch=touch)
    clicker = Clicker(ann, touch)
    ann.sit("Ann", f"{'touch' if touch else 'mouse'}-{stage}")

    def begin() -> None:
        ann.page.reload()
        ann.wait_for_turn()
        ann.page.evaluate(LISTEN)

    begin()
    # One piece of each kind that can be taken on the table; then all buttons.
    for lit in LIT.values() if stage == "turn" else ():
        piece = ann.page.locator(lit).first
        if piece.count():
            ann.show(piece)
            hit_twice(clicker, piece)
            begin()
    assert try_all(clicker, begin, ENDS_THE_TURN, ".card, .lying, .place") > 0
