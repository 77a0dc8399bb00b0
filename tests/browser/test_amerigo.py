"""Amerigo (2013) in the browser: every kind of decision by mouse, refusals, coming back, axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from carrack.games.amerigo.tokens import TOKENS as KINDS_OF_TOKENS
from tests.browser.captain import Captain
from tests.browser.charted import lay_out
from tests.browser.conftest import PHONE
from tests.browser.heard import Heard
from tests.browser.navigator import ON_THE_GROUND, TURNS, Navigator
from tests.browser.stored import lay_all, store
from tests.browser.test_access import violations, violations_in_both_themes
from tests.browser.test_places import NAMED, pointed_at
from tests.browser.test_second_clicks import LISTEN, Clicker, try_all
from tools.page_bench import follow

Picture = Callable[[Page, str], None]
Welcome = Callable[..., Captain]
DESK = {"width": 1280, "height": 800}
FLAT = {"width": 844, "height": 390}
BOX = "node => (({ left, right, top, bottom }) => [left, right, top, bottom])(node.getBoundingClientRect())"
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
    "pinched": ("act blue", 4, 3, 1, 0),
    "tower": ("", 2, 1, 1, 11),
    "still-tower": ("", 2, 1, 1, 11),
}
PAINTED = """() => {
    const paints = node => [...node.querySelectorAll('svg *')].map(part => getComputedStyle(part).fill);
    window.painted = [];
    new MutationObserver(records => records.forEach(({ addedNodes }) => addedNodes.forEach(node => {
        const end = document.querySelector('[data-arriving]');
        if (node.className === 'flying') window.painted.push([paints(node), paints(end)]);
    }))).observe(document.body, { childList: true });
}"""
"""Colours of what flies, and of what lies where it will arrive."""
TWICE_AT: dict[str, tuple[str, int, int, int, int]] = {
    "none": ("act green", 3, 3, 1, 3),
    "blue": ("act blue", 4, 3, 1, 0),
    "green": ("act green", 3, 3, 1, 3),
    "red": ("act red", 3, 2, 1, 0),
    "brown": ("act brown", 3, 1, 1, 0),
    "yellow": ("act yellow", 3, 2, 1, 0),
}
"""Where every control is hit twice, by the colour that is chosen first."""
LEAST_CONTROLS = 3
ROUNDS = range(1, 6)
TABLES |= {
    f"steady-{name}": TABLES[name] for name in ("first-voyage", "building", "planning", "market", "progress")
}
# Of their own: who comes back to a table is told what was missed, in a line above the map.
TABLES |= {f"sideways-{name}": TABLES[name] for name in ("voyage", "building")}
TABLES |= {f"tokens-{number}": ("act", 4, number, 1, 20) for number in ROUNDS}
TABLES |= {f"twice-{how}-{colour}": TWICE_AT[colour] for how in ("mouse", "touch") for colour in TWICE_AT}
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
WIDE = {"width": 1920, "height": 1080}
TRAY = "() => document.querySelector('.tray').getBoundingClientRect().top"
CLOSE = """() => {
    const RINGS = 3.9;
    const boxes = [...document.querySelectorAll('.thing.open')].map(node => node.getBoundingClientRect());
    const meet = (a, b) => b.left < a.right + RINGS && a.left < b.right + RINGS
        && b.top < a.bottom + RINGS && a.top < b.bottom + RINGS;
    return boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b => meet(a, b))).length;
}"""
"""Pairs of lit things whose rings, of 2 pixels each, meet."""
USUAL = "localStorage.setItem('carrack-comfort', JSON.stringify({ speed: 'usual' }))"
"""With pauses between what the others do."""
TURNS_BEFORE = 2
MOST_WAITS = 2000
BESIDE = 9
"""Pixels: more than half a square of a phone's map."""
EXPLAINED_MS = 2000
"""Longer than the page waits before it explains a piece."""
NEAR = """() => {
    const steps = new Set([...document.querySelectorAll('.chart > text.steps')].map(text =>
        `${text.x.baseVal[0].value - 16} ${text.y.baseVal[0].value - 20.5}`));
    return [...document.querySelectorAll('.hits [data-place]')].find(rect =>
        steps.has(`${rect.x.baseVal.value} ${rect.y.baseVal.value}`)).dataset.place;
}"""
"""A square in reach."""
COVERED = """() => [...document.querySelectorAll('.chart [data-place^="frame:"]')].filter(node => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) !== node;
}).map(node => node.dataset.place)"""
"""Frame spaces that something else lies over."""
LOWEST = """() => Math.max(...[...document.querySelectorAll('.bin .ap, [data-does=gold]')]
    .map(node => node.getBoundingClientRect().bottom))"""
"""How far down what can be chosen reaches."""
FACES = """() => Object.fromEntries([...document.querySelectorAll('.token:not(.gap)')].map(node =>
    [node.closest('[aria-label]').ariaLabel, node.style.getPropertyValue('--paint') + node.innerHTML]))"""
"""Each token in words, and what it looks like."""


@pytest.fixture(scope="session")
def charted(server: str, database: Path) -> str:
    """The server, with these tables in its database."""
    store(database, lay_all(lay_out, TABLES))
    return server


@pytest.fixture
def come(charted: str, welcome: Welcome) -> Callable[..., Navigator]:
    def come(**how: object) -> Navigator:
        captain = welcome(**{"viewport": DESK, **how})
        return Navigator(captain.page, captain.language)

    return come


Come = Callable[..., Navigator]


def draws_places_once(ann: Navigator, heard: Heard) -> None:
    """Every place of whatever may be picked is there, and none is twice."""
    drawn = ann.page.locator(".amerigo [data-place]").evaluate_all(NAMED)
    assert len(set(drawn)) == len(drawn)
    assert pointed_at(ann.page, "amerigo", heard) <= set(drawn)


@pytest.mark.early
def test_every_kind_of_decision_by_mouse(come: Come, picture: Picture) -> None:
    ann = come()
    heard = Heard(ann.page)
    for table, colour in COLOURS.items():
        ann.sit("Ann", table)
        ann.wait_for_turn()
        draws_places_once(ann, heard)
        ann.click(ann.place(f"bin:{colour}"))
        asked = set()
        while ann.stage and ann.stage != "choose":
            picture(ann.page, f"amerigo-{table}-{ann.stage}")
            draws_places_once(ann, heard)
            asked.add(ann.decide())
        assert ASKED[table] <= asked | {"sail"}, table
        ann.commit()


@pytest.mark.parametrize("table", ["voyage", "building"])
def test_on_a_phone_held_sideways_the_map_and_what_one_does_are_seen_at_once(
    come: Come, picture: Picture, table: str
) -> None:
    ann = come(viewport=FLAT, language="de", touch=True)
    ann.sit("Ann", f"sideways-{table}")
    ann.wait_for_turn()
    boxes = [ann.page.locator(part).evaluate(BOX) for part in (".map", ".desk")]
    (_, right, _, below), (left, end, _, lower) = boxes
    assert right <= left
    assert end <= FLAT["width"]
    assert max(below, lower) <= FLAT["height"]
    assert ann.page.evaluate("document.documentElement.scrollWidth") == FLAT["width"]
    picture(ann.page, f"amerigo-sideways-{table}")


def test_a_tile_flies_in_its_colours(come: Come) -> None:
    ann = come(calm=False)
    ann.sit("Ann", "planning")
    ann.wait_for_turn()
    ann.click(ann.place("bin:red"))
    ann.page.evaluate(PAINTED)
    ann.click(ann.page.locator(".storage .thing.open").first)
    ann.page.wait_for_function("() => window.painted.length")
    flying, lying = ann.page.evaluate("window.painted[0]")
    assert flying
    assert flying == lying


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


def test_the_best_tile_is_in_hand_and_one_click_lays_it(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "twice-mouse-green")
    ann.wait_for_turn()
    ann.click(ann.place("bin:green"))
    kinds = ann.page.locator(".planned.open")
    assert kinds.count() > 1, "there would be no choice"
    expect(ann.page.locator(".planned.chosen")).to_have_count(1)
    tiles = ann.page.locator(".chart .tile")
    before = tiles.count()
    ann.page.mouse.move(*ann.middle(str(ann.page.evaluate(ON_THE_GROUND)[0])))
    ann.click_chart(str(ann.page.evaluate(ON_THE_GROUND)[0]))
    expect(tiles).to_have_count(before + 1)
    # Another kind is one click away, and so is none.
    if ann.stage == "build" and kinds.count():
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator(".planned.chosen")).to_have_count(0)


def test_a_colour_with_which_nothing_can_be_done_is_asked_for_twice_each_time(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "tokens-1")
    ann.wait_for_turn()
    idle = ann.page.locator(".bin.open.idle").first
    useful = ann.page.locator(".bin.open:not(.idle)").first
    for _ in range(2):
        ann.rest()
        idle.click()
        expect(ann.page.get_by_role("alert")).to_be_visible()
        assert ann.stage == "choose"
        ann.click(useful)
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator(".at-choose")).to_have_count(1)
    idle.click()
    ann.rest()
    ann.click(idle)
    assert ann.stage != "choose"


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


def test_every_token_is_seen_once_and_says_what_it_does(come: Come) -> None:
    """Over the five rounds each comes on display; after that somebody has it, or it is gone."""
    ann = come()
    seen: dict[str, str] = {}
    for number in ROUNDS:
        ann.sit("Ann", f"tokens-{number}")
        ann.wait_for_turn()
        faces = ann.page.evaluate(FACES)
        assert all(re.fullmatch(r".+: .+", words) for words in faces)
        # What it does may be followed by what it is worth now.
        seen |= {words.partition(":")[0]: face for words, face in faces.items()}
    assert len(seen) == KINDS_OF_TOKENS
    assert len(set(seen.values())) == KINDS_OF_TOKENS, "no two look the same"


ABOVE = """() => {
    const top = document.querySelector('[data-hint]').getBoundingClientRect().top;
    const drawn = [...document.querySelectorAll('.over .advice')];
    return drawn.length > 0 && drawn.every(node => node.getBoundingClientRect().bottom <= top);
}"""
"""What is advised is drawn above the advice in words."""


def test_a_hint_is_drawn_on_the_map(come: Come, picture: Picture) -> None:
    ann = come()
    ann.sit("Ann", "hinted")
    ann.wait_for_turn()
    ann.click(ann.place("bin:blue"))
    ann.does("hint").click()
    expect(ann.page.locator("[data-hint]")).to_be_visible()
    expect(ann.page.locator(".over .advice")).not_to_have_count(0)
    picture(ann.page, "amerigo-hint")
    # On a phone the advice lies below what it is about, however far apart that is.
    ann.page.set_viewport_size(PHONE)
    ann.page.wait_for_function(ABOVE)


# --- a second click, fingers, the tower -------------------------------------------------------------------

ENDS_THE_TURN = "[data-does=undo], [data-does=done], [data-does=advance]"
"""What may answer for good: hit last."""


@pytest.mark.early
def test_a_second_click_does_nothing(come: Come, long: bool) -> None:
    """At a colour by mouse and on the map by touch; with --long in every action by both."""
    every = [(colour, touch) for colour in TWICE_AT for touch in (False, True)]
    for colour, touch in every if long else (("none", False), ("green", True)):
        click_twice(come, colour, touch)


def click_twice(come: Come, colour: str, touch: bool) -> None:
    ann = come(viewport=PHONE if touch else DESK, touch=touch)
    clicker = Clicker(ann, touch)
    ann.brisk = True
    ann.done["choose"] += 1
    ann.sit("Ann", f"twice-{'touch' if touch else 'mouse'}-{colour}")

    def begin() -> None:
        ann.page.reload()
        ann.wait_for_turn()
        if colour in COLOURS.values():
            ann.click(ann.place(f"bin:{colour}"))
        ann.page.evaluate(LISTEN)

    after = []
    for hit in (clicker.once_at, clicker.twice_at):
        begin()
        if place := on_the_map(ann):
            hit(ann.middle(place))
        after.append(ann.question)
    assert after[0] == after[1], "the second click on the map did something"
    begin()
    assert try_all(clicker, begin, ENDS_THE_TURN) > LEAST_CONTROLS


def on_the_map(ann: Navigator) -> str:
    """A place on the map where something can be done; none: nothing can."""
    if ann.page.locator(".berth").count():
        return ann.berth()
    if ann.stage != "build":
        return ""
    ann.take_up()
    return str(ann.page.evaluate(ON_THE_GROUND)[0])


def seen(ann: Navigator) -> tuple[float, float, float]:
    """Left, top and width of what is seen of the map."""
    left, top, width, _ = map(float, (ann.chart.get_attribute("viewBox") or "").split())
    return left, top, width


def fingers(ann: Navigator, *ways: list[tuple[float, float]]) -> None:
    """Put fingers down, move each along its way, and lift them."""
    line = ann.page.context.new_cdp_session(ann.page)
    for kind, at in (("touchStart", 0), *(("touchMove", step) for step in range(1, len(ways[0])))):
        points = [{"x": way[at][0], "y": way[at][1], "id": finger} for finger, way in enumerate(ways)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_two_fingers_zoom_one_moves_and_a_tap_still_hits(come: Come) -> None:
    ann = come(viewport=PHONE, touch=True)
    ann.touch = True
    ann.sit("Ann", "pinched")
    ann.wait_for_turn()
    tabs = ann.page.locator(".tabs").bounding_box()
    assert tabs
    assert ann.page.evaluate(LOWEST) <= tabs["y"], "all that can be chosen is seen without scrolling"
    expect(ann.page.locator("[data-settling]")).to_have_count(0)
    assert ann.page.evaluate(COVERED) == []
    whole = seen(ann)
    low = height_of_map(ann)
    x, y = ann.middle("square:l12")
    apart = [(x - 20 - 15 * step, y) for step in range(5)], [(x + 20 + 15 * step, y) for step in range(5)]
    fingers(ann, *apart)
    near = seen(ann)
    assert near[2] < whole[2] / 2
    expect(ann.page.locator(".overview")).to_be_visible()
    # What lay between the fingers still does.
    assert ann.middle("square:l12") == pytest.approx((x, y), abs=20)
    fingers(ann, [(x - 12 * step, y - 8 * step) for step in range(6)])
    moved = seen(ann)
    assert moved[0] > near[0]
    assert moved[1] > near[1]
    assert moved[2] == near[2]
    fingers(ann, *(way[::-1] for way in apart))
    fingers(ann, *(way[::-1] for way in apart))
    assert seen(ann) == whole
    ann.click(ann.place("bin:blue"))
    # What is done on the map has the room of the tray.
    assert height_of_map(ann) > low + BESIDE
    # What matters is shown as large as it fits; two fingers come nearer still.
    near = seen(ann)
    assert near[2] <= whole[2]
    target = ann.berth()
    posts = ann.page.locator(".shield").count()
    fingers(ann, *apart)
    assert seen(ann)[2] < near[2]
    ann.does("zoom-whole").tap()
    assert (seen(ann)[0], seen(ann)[2]) == (whole[0], whole[2])
    # Squares are small there: beside an anchor is near enough.
    before = ann.question
    x, y = ann.middle(target)
    ann.page.touchscreen.tap(x + BESIDE, y + BESIDE)
    ann.changes(before)
    expect(ann.page.locator(".shield")).to_have_count(posts + 1)


OVER_THE_GHOST = """() => {
    const [a, b] = ['.overview', '.ghost'].map(name => document.querySelector(name).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def test_the_overview_lies_beside_the_tile_in_hand(come: Come) -> None:
    ann = come(viewport=PHONE, touch=True)
    ann.touch = True
    ann.sit("Ann", "twice-touch-green")
    ann.wait_for_turn()
    ann.click(ann.place("bin:green"))
    ann.take_up()
    ann.does("nudge-up").tap()
    expect(ann.page.locator(".overview")).to_be_visible()
    assert not ann.page.evaluate(OVER_THE_GHOST)


def test_a_tile_that_may_be_planned_tells_its_cost_and_its_places(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "twice-mouse-red")
    ann.wait_for_turn()
    ann.click(ann.place("bin:red"))
    for tile in ann.page.locator(".for-plan .thing.open").all():
        expect(tile).to_contain_text(re.compile(r"\d× *\d AP *\d"))


def height_of_map(ann: Navigator) -> float:
    box = ann.page.locator(".map").bounding_box()
    assert box
    return box["height"]


def test_the_map_is_zoomed_by_wheel_keys_and_buttons(come: Come) -> None:
    ann = come()
    ann.sit("Ann", "pinched")
    ann.wait_for_turn()
    expect(ann.page.locator("[data-settling]")).to_have_count(0)
    assert ann.page.evaluate(COVERED) == []
    whole = seen(ann)
    ann.page.mouse.move(*ann.middle("square:f6"))
    at = ann.middle("square:f6")
    ann.page.mouse.wheel(0, -300)
    expect(ann.page.locator(".overview")).to_be_visible()
    assert ann.middle("square:f6") == pytest.approx(at, abs=20), "it stays under the mouse"
    ann.does("zoom-whole").click()
    assert seen(ann) == whole
    ann.does("zoom-in").click()
    once = seen(ann)
    assert once[2] < whole[2]
    ann.does("zoom-out").click()
    assert seen(ann) == whole
    ann.chart.focus()
    ann.page.keyboard.press("+")
    assert seen(ann)[2] < whole[2]
    ann.page.keyboard.press("0")
    assert seen(ann) == whole


@pytest.mark.parametrize("what", ["tile", "ship"])
def test_what_is_dragged_is_followed(come: Come, what: str) -> None:
    """`tools/page_bench.py` says how quickly; nothing here goes by the clock."""
    ann = come()
    ann.sit("Ann", {"tile": "refused", "ship": "pinched"}[what])
    assert len(follow(ann, what, places=3, rounds=1)) == 1 + 3


ANIMATIONS = """() => document.querySelector('.machine').getAnimations({ subtree: true }).map(one =>
    [one.animationName.replace(/.*-/, ''), one.effect.getComputedTiming().endTime])"""
BEGUN = """() => Object.fromEntries(document.querySelector('.machine').getAnimations({ subtree: true })
    .map(one => [one.animationName.replace(/.*-/, ''), one.startTime]))"""
"""When each kind of movement began."""
QUICK_MS = 2500
DROP = {"fall", "jostle", "tumble", "arrive", "appear"}


def test_the_tower_is_watched_quickly_and_skipped_by_a_click(come: Come, picture: Picture) -> None:
    ann = come(calm=False)
    ann.sit("Ann", "tower")
    ann.wait_for_turn()
    ann.page.locator(".machine.moving").wait_for()
    ann.page.mouse.click(*ann.middle("square:a1"))
    expect(ann.page.locator(".machine")).not_to_have_class(re.compile("moving"))
    ann.click(ann.does("gold"))
    ann.commit()
    # The next phase: what waited for it falls in.
    ann.page.locator(".tower .falling").first.wait_for(state="attached")
    picture(ann.page, "amerigo-tower")
    running = dict(ann.page.evaluate(ANIMATIONS))
    assert set(running) <= DROP
    assert {"fall", "arrive"} <= set(running)
    begun = ann.page.evaluate(BEGUN)
    assert begun["arrive"] == pytest.approx(begun["fall"]), "what comes out flies with what falls in"
    assert max(running.values()) < QUICK_MS
    ann.page.mouse.click(*ann.middle("square:a1"))
    expect(ann.page.locator(".tower .falling")).to_have_count(0)
    assert ann.page.evaluate(ANIMATIONS) == []


def test_nothing_falls_with_reduced_motion(come: Come) -> None:
    ann = come()
    # Whoever wants pauses all the same.
    ann.page.context.add_init_script(USUAL)
    ann.sit("Ann", "still-tower")
    ann.wait_for_turn()
    ann.click(ann.does("gold"))
    ann.commit()
    phase = ann.page.locator(".circuit .now")
    expect(phase).to_have_count(1)
    ann.wait_for_turn()
    assert ann.page.evaluate(ANIMATIONS) == []
    expect(ann.page.locator(".tower .falling")).to_have_count(0)
    expect(ann.page.locator(".bin .cubes svg")).not_to_have_count(0)


@pytest.mark.early
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_tray_stays_where_it_is_in_every_action(come: Come, language: str) -> None:
    for size in (DESK, WIDE):
        ann = come(viewport=size, language=language)
        for name in ("first-voyage", "building", "planning", "market", "progress"):
            ann.sit("Ann", f"steady-{name}")
            ann.wait_for_turn()
            before = ann.page.evaluate(TRAY)
            ann.click(ann.place(f"bin:{COLOURS[name]}"))
            assert ann.page.evaluate(TRAY) == before, (name, size)


@pytest.mark.parametrize("size", [DESK, WIDE, PHONE], ids=["desk", "wide", "phone"])
def test_rings_of_what_may_be_taken_do_not_meet(come: Come, picture: Picture, size: dict[str, int]) -> None:
    ann = come(viewport=size)
    for name in ("planning", "market"):
        ann.sit("Ann", f"steady-{name}")
        ann.wait_for_turn()
        ann.click(ann.place(f"bin:{COLOURS[name]}"))
        assert ann.page.locator(".thing.open").count() > 1
        assert ann.page.evaluate(CLOSE) == 0, name
        picture(ann.page, f"amerigo-{name}-{size['width']}")


def test_what_is_clicked_is_not_explained_over_what_it_opens(come: Come) -> None:
    """The new question lets nothing be hit for a while; then the mouse is over the bin again, unmoved."""
    ann = come()
    ann.sit("Ann", "refused")
    ann.wait_for_turn()
    ann.page.clock.install()
    ann.place("bin:green").click()
    expect(ann.page.locator(".at-build")).to_have_count(1)
    ann.page.clock.run_for(EXPLAINED_MS)
    expect(ann.page.get_by_role("tooltip")).to_have_count(0)
    # Whoever moves the mouse there means it.
    ann.page.mouse.move(*ann.middle("bin:red"))
    ann.page.clock.run_for(EXPLAINED_MS)
    expect(ann.page.get_by_role("tooltip")).to_be_visible()


def test_undo_stays_where_it_is_when_done_comes(come: Come) -> None:
    for viewport in (DESK, PHONE):
        ann = come(viewport=viewport)
        ann.sit("Ann", "refused")
        ann.wait_for_turn()
        before = ann.does("undo").bounding_box()
        ann.click(ann.does("gold"))
        expect(ann.page.locator(".draft [data-does=done]")).to_be_visible()
        after = ann.does("undo").bounding_box()
        assert before
        assert after
        assert after["x"] + after["width"] == pytest.approx(before["x"] + before["width"], abs=1)


# --- whole games ------------------------------------------------------------------------------------------


def is_next(*people: Navigator) -> Navigator | None:
    """Return the player to act, None when the game is over."""
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


@pytest.mark.early
def test_two_people_and_a_bot_play_to_the_end_by_mouse(come: Come, picture: Picture, long: bool) -> None:
    """The last round; with --long all five."""
    ann, ben = come(), come()
    for one, name in ((ann, "Ann"), (ben, "Ben")):
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
    # Everybody's points are those of the result, and nothing is said of what the end would bring.
    totals = sorted(ann.page.locator("td.total").all_text_contents())
    assert sorted(ann.page.locator(".company .points").all_text_contents()) == totals
    expect(ann.page.get_by_text("If it ended now")).to_have_count(0)
    assert violations(ann.page) == []
    drawn = ann.page.locator(".amerigo [data-place]").evaluate_all(NAMED)
    assert len(set(drawn)) == len(drawn)
    ann.page.get_by_role("button", name=ann.say("table-again")).click(trial=True)
    if long:
        assert set(ann.done + ben.done) >= KINDS


@pytest.mark.early
def test_every_kind_of_decision_by_keys_alone(come: Come, long: bool) -> None:
    """With --long to the end of the game."""
    ann = come()
    ann.keys_only = ann.brisk = True
    ann.sit("Ann", "whole-keys")
    while ann.play_turn():
        if set(ann.done) >= KINDS and not long:
            return
    assert ann.is_over()


@pytest.mark.early
def test_every_kind_of_decision_on_a_phone_in_german(come: Come, picture: Picture, long: bool) -> None:
    """With --long to the end of the game."""
    ann = come(viewport=PHONE, language="de", touch=True)
    ann.touch = ann.brisk = True
    ann.sit("Ann", "whole-phone")
    seen = set[str]()
    while ann.wait_for_turn() and (long or not set(ann.done) >= KINDS):
        assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        while ann.stage and not ann.is_over():
            if ann.stage not in seen:
                seen.add(ann.stage)
                picture(ann.page, f"amerigo-phone-german-{ann.stage}")
                if ann.stage == "choose":
                    assert ann.page.evaluate(LOWEST) <= ann.page.locator(".tabs").bounding_box()["y"]  # type: ignore[index]
            ann.decide()
        ann.commit()
    assert ann.is_over() or not long
    assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_axe_finds_nothing_at_the_table(come: Come, picture: Picture) -> None:
    ann = come()
    ann.sit("Ann", "refused")
    ann.wait_for_turn()
    wrong = violations_in_both_themes(ann.page)
    ann.click(ann.place("bin:green"))
    ann.take_up()
    picture(ann.page, "amerigo-building")
    wrong += violations_in_both_themes(ann.page)
    assert wrong == [], wrong
