"""Turns, feeding, decrees, new periods, titles, the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack import games
from carrack.core.api import CHANCE, OVER
from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.language import ATLAS, COUNCIL, WORKSHOP
from carrack.games.amalfi.questions.decrees import decree_points
from carrack.games.amalfi.questions.feeding import bread_needed
from carrack.games.amalfi.questions.titles import is_met
from tests.games.amalfi.scene import (
    GAME,
    NAMES,
    Scene,
    bay,
    bread,
    chance,
    dock,
    end_period,
    engaged,
    events,
    go,
    has,
    hold,
    in_row,
    legal,
    number,
    of,
    play,
    points,
    port,
    refused,
    total,
)
from tests.games.amalfi.sheet import P_DECREES, P_END_GAME, P_HUNGER, P_TITLES

BOOKS = NAMES.artworks[:15]
PAINTINGS = NAMES.artworks[15:30]
MONUMENTS = NAMES.artworks[30:]
TILES = NAMES.destinations[15:]
LIGHTS = ("alexandria", "caffa", "ragusa", "messina", "candia", "palermo")
END = NAMES.characters[:15]
IMMEDIATE = NAMES.characters[15:35]
PERMANENT = NAMES.characters[35:55]
ENGAGEABLE = NAMES.characters[55:]
Make = Callable[[Scene], Scene]


@pytest.mark.rule("turn.1")
@pytest.mark.rule("goal.1")
def test_four_periods_of_three_phases() -> None:
    state = Scene().bread(0, 6).bread(1, 6).state
    kinds: list[str] = []
    for _ in range(4):
        log = events(state, "pass", "pass")
        kinds += [event.kind for event in log if event.kind in ("fed", "decree-scored", "period", "over")]
        if state.actor == CHANCE:
            chance(state)
        while state.actor != OVER and state.prompt().code in ("feed", "before-decree"):
            kinds += [
                event.kind for event in events(state, "done") if event.kind in ("fed", "period", "over")
            ]
            chance(state)
    assert state.actor == OVER
    assert kinds.count("period") == 3
    assert kinds[-1] == "over"


@pytest.mark.rule("turn.2")
def test_turns_go_clockwise_from_the_wind_rose() -> None:
    state = Scene(3).state
    for seat, name in ((0, "valencia"), (1, "alexandria"), (2, "candia"), (0, "lisbon")):
        assert (int(state.actor), state.prompt().code) == (seat, "turn")
        play(state, f"navigate {name}", "done")


@pytest.mark.rule("turn.3")
def test_who_has_passed_is_skipped_and_all_passes_end_the_phase() -> None:
    state = Scene(3).bread(0, 6).bread(1, 6).bread(2, 6).state
    play(state, "pass", "pass")
    assert int(state.actor) == 2
    play(state, "navigate candia", "done")
    assert int(state.actor) == 2
    log = events(state, "pass")
    assert [event.kind for event in log].count("fed") == 3


@pytest.mark.rule("turn.4")
@pytest.mark.rule("turn.5")
def test_the_first_to_pass_takes_the_wind_rose() -> None:
    scene = Scene(3).bread(0, 6).bread(1, 6).bread(2, 6)
    state = play(scene.state, "navigate candia", "done", "pass", "navigate lisbon", "done", "pass")
    assert int(state.table.rose) == 1
    end_period(state)
    assert (int(state.table.rose), int(state.actor), int(state.table.period)) == (1, 1, 1)


@pytest.mark.rule("turn.6")
def test_who_can_do_nothing_passes() -> None:
    state = Scene().bay(0, 0).state
    assert (int(state.actor), state.table.rose_taken) == (1, True)


@pytest.mark.rule("feed.1")
@pytest.mark.parametrize(("built", "need"), [(0, 2), (3, 5), (4, 6), (6, 8)])
def test_ships_eat_bread(built: int, need: int) -> None:
    """The rulebook: 2 at the start, one more for each ship; fleets of 7, 8, 10 are 3, 4, 6 built."""
    state = Scene().built(0, built).state
    assert bread_needed(state.table, 0) == need
    assert has(state, "fleet") == 4 + built


@pytest.mark.rule("feed.2")
def test_missing_bread_costs_points_below_nought_too() -> None:
    state = Scene().bread(0, 1).bread(1, 6).bay(0, 0).built(0, 2).passed(1).state
    chance(state)
    assert (of(state, 0, P_HUNGER), points(state)) == (9, -9)


@pytest.mark.rule("feed.3")
def test_all_bread_is_paid_but_ships_only_if_wished() -> None:
    state = play(Scene().bread(0, 1).bread(1, 6).passed(1).state, "pass")
    assert state.prompt().code == "feed"
    log = events(state, "done")
    assert [(event.kind, event.args["count"]) for event in log[:2]] == [("fed", 1), ("hungry", 1)]
    assert bread(state) == 0


# --- decrees ----------------------------------------------------------------------------------------------


@pytest.mark.rule("decree.1")
@pytest.mark.rule("decree.2")
@pytest.mark.rule("decree.3")
def test_a_decree_scores_each_item_with_the_printed_bonus() -> None:
    for period, each in ((1, 5), (2, 4), (3, 3), (4, 3)):
        scene = Scene().lights(0, "candia", "lisbon").period(period)
        decree = NAMES.decrees.index("colonization")
        assert decree_points(scene.table, 0, decree, period - 1) == 2 * each
    scene = Scene().decrees("colonization", "adulation").lights(0, "candia").bread(0, 2).bread(1, 2)
    state = end_period(play(scene.state, "pass"))
    assert of(state, 0, P_DECREES) == 5


DECREES: list[tuple[str, str, Make, int]] = [
    ("adulation", "decree.4", lambda s: s.owns(0, *BOOKS[:3], *PAINTINGS[:3], MONUMENTS[0]), 9),
    ("blessing", "decree.5", lambda s: s.owns(0, *BOOKS[:2], *PAINTINGS[:2], MONUMENTS[0]), 13),
    ("blessing", "decree.6", lambda s: s.owns(0, *BOOKS[:4], PAINTINGS[0], MONUMENTS[0]), 10),
    ("colonization", "decree.7", lambda s: s.lights(0, *LIGHTS[:4]), 12),
    ("trade", "decree.8", lambda s: s.owns(0, *TILES[:3]).docked(0, *TILES[:2]).docked(0, "candia"), 6),
    ("conclave", "decree.9", lambda s: s.invited(0, END[0], IMMEDIATE[0], PERMANENT[0]), 6),
    ("council", "decree.10", lambda s: s.invited(0, END[0], END[1], IMMEDIATE[0], ENGAGEABLE[0]), 18),
    ("exploration", "decree.11", lambda s: s.owns(0, *TILES[:3]), 6),
    ("mobilization", "decree.12", lambda s: s.built(0, 3), 6),
    ("subsistence", "decree.13", lambda s: s.bread(0, 5), 10),
    ("universalism", "decree.14", lambda s: s.owns(0, BOOKS[0], *TILES[:2]).invited(0, END[0]), 4),
]


@pytest.mark.rule("decree.4")
@pytest.mark.rule("decree.5")
@pytest.mark.rule("decree.6")
@pytest.mark.rule("decree.7")
@pytest.mark.rule("decree.8")
@pytest.mark.rule("decree.9")
@pytest.mark.rule("decree.10")
@pytest.mark.rule("decree.11")
@pytest.mark.rule("decree.12")
@pytest.mark.rule("decree.13")
@pytest.mark.rule("decree.14")
@pytest.mark.parametrize(
    ("name", "make", "worth"),
    [pytest.param(n, make, w, id=r) for n, r, make, w in DECREES],
)
def test_what_the_ten_decrees_count(name: str, make: Make, worth: int) -> None:
    state = make(Scene()).state
    # In the fourth period nothing is printed.
    assert decree_points(state.table, 0, NAMES.decrees.index(name), 3) == worth


# --- a new period -----------------------------------------------------------------------------------------


@pytest.mark.rule("period.1")
@pytest.mark.rule("period.2")
def test_ships_come_home_but_those_in_holds_stay() -> None:
    scene = Scene().docked(0, "candia").holds(0, gems=1).bay(0, 1)
    state = end_period(scene.bread(0, 6).bread(1, 6).passed(1).state)
    assert (bay(state), port(state), hold(state, "gems"), dock(state, "candia")) == (3, 0, 1, -1)
    assert bread(state) == 4


@pytest.mark.rule("period.3")
def test_the_rightmost_tile_covers_the_evolving_destination() -> None:
    scene = Scene().atlas("tunis", "corfu").bread(0, 6).bread(1, 6).passed(1)
    state = end_period(scene.state)
    assert int(state.table.evolving(0)) == NAMES.destinations.index("corfu")
    assert in_row(state, ATLAS)[4] == "tunis"
    assert all(in_row(state, ATLAS))


@pytest.mark.rule("period.4")
def test_an_empty_atlas_covers_nothing() -> None:
    scene = Scene().no_decks(tiles=True).bread(0, 6).bread(1, 6).passed(1)
    state = end_period(scene.state)
    assert int(state.table.evolving(0)) == 12


@pytest.mark.rule("period.5")
def test_rows_move_on_and_characters_are_straightened() -> None:
    scene = Scene().workshop("utopia", "mona-lisa").council("titian", "donatello")
    scene.invited(0, "masaccio", engaged=True).bread(0, 6).bread(1, 6).passed(1)
    state = end_period(scene.state)
    assert engaged(state) == set()
    assert in_row(state, WORKSHOP)[4] == "utopia"
    assert in_row(state, COUNCIL)[3] == "titian"


# --- titles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("title.1")
@pytest.mark.rule("title.2")
@pytest.mark.rule("title.3")
@pytest.mark.parametrize(
    ("titles", "values"),
    [
        (("ambassador", "courtier", "zealot"), (12, 8, 4, 2)),
        (("visionary", "zealot", "artist"), (24, 16, 8, 4)),
    ],
)
def test_the_first_scores_most(titles: tuple[str, str, str], values: tuple[int, ...]) -> None:
    scene = Scene(4).titles(*titles)
    for seat in range(4):
        if titles[0] == "ambassador":
            scene.invited(seat, *IMMEDIATE[seat * 5 : seat * 5 + 5], PERMANENT[seat])
        else:
            scene.invited(seat, END[seat * 2], END[seat * 2 + 1])
    if titles[0] == "visionary":
        places = [*NAMES.destinations[:12], *TILES[:4]]
        scene.owns(0, *TILES[:4])
        for seat in range(4):
            scene.lights(seat, *places[seat * 4 : seat * 4 + 4])
    # Seat 2 acts: it is first, then clockwise.
    state = end_period(scene.on_turn(2).state)
    got = [of(state, seat, P_TITLES) for seat in (2, 3, 0, 1)]
    assert got == list(values)


@pytest.mark.rule("title.4")
def test_titles_are_scored_without_asking_several_at_once_each_once() -> None:
    scene = Scene().titles("ambassador", "zealot", "artist").owns(0, *BOOKS[:4], *PAINTINGS[:2])
    state = end_period(scene.state)
    assert (of(state, 0, P_TITLES), has(state, "titles")) == (24, 2)
    go(state, "navigate candia", "done")
    assert has(state, "titles") == 2


@pytest.mark.rule("title.22")
def test_three_cubes_are_three_titles() -> None:
    scene = Scene().titles("visionary", "zealot", "artist").owns(0, *BOOKS[:4], *PAINTINGS[:2])
    scene.invited(0, *END[:2]).lights(0, *LIGHTS[:4])
    state = end_period(scene.state)
    assert (has(state, "titles"), of(state, 0, P_TITLES)) == (3, 48)


@pytest.mark.rule("title.5")
def test_the_fleet_is_every_ship_outside_the_shipyard() -> None:
    state = Scene().built(0, 2).docked(0, "candia").holds(0, gems=1).state
    assert has(state, "fleet") == 6


def needs(name: str, make: Make, short: Make) -> None:
    title = NAMES.titles.index(name)
    assert is_met(make(Scene()).table, 0, title), name
    assert not is_met(short(Scene()).table, 0, title), name


TITLE_CASES: list[tuple[str, str, Make, Make]] = [
    (
        "title.6",
        "ambassador",
        lambda s: s.invited(0, *IMMEDIATE[:10]),
        lambda s: s.invited(0, *IMMEDIATE[:9]),
    ),
    (
        "title.7",
        "admiral",
        lambda s: s.built(0, 6).lights(0, *LIGHTS),
        lambda s: s.built(0, 5).lights(0, *LIGHTS),
    ),
    (
        "title.8",
        "scholar",
        lambda s: s.owns(0, *BOOKS[:2], *PAINTINGS[:2], *MONUMENTS[:2]).invited(0, *END[:4]),
        lambda s: s.owns(0, *BOOKS[:3], *PAINTINGS[:2], MONUMENTS[0]).invited(0, *END[:4]),
    ),
    (
        "title.9",
        "explorer",
        lambda s: s.owns(0, *TILES[:5]).built(0, 4).lights(0, *LIGHTS[:4]),
        lambda s: s.owns(0, *TILES[:5]).built(0, 4).lights(0, *LIGHTS[:3]),
    ),
    (
        "title.10",
        "peregrin",
        lambda s: s.owns(0, *TILES[:4], *BOOKS[:4]).invited(0, *END[:4]),
        lambda s: s.owns(0, *TILES[:3], *BOOKS[:4]).invited(0, *END[:4]),
    ),
    (
        "title.11",
        "visionary",
        lambda s: s.invited(0, *END[:2]).lights(0, *LIGHTS[:4]),
        lambda s: s.invited(0, END[0], IMMEDIATE[0]).lights(0, *LIGHTS[:4]),
    ),
    (
        "title.12",
        "artist",
        lambda s: s.owns(0, *BOOKS[:2], *MONUMENTS[:2]),
        lambda s: s.owns(0, *BOOKS[:3], MONUMENTS[0]),
    ),
    ("title.13", "collector", lambda s: s.owns(0, *BOOKS[:7]), lambda s: s.owns(0, *BOOKS[:6])),
    (
        "title.14",
        "condottiere",
        lambda s: s.invited(0, *ENGAGEABLE[:2]).lights(0, *LIGHTS[:3]),
        lambda s: s.invited(0, ENGAGEABLE[0], END[0]).lights(0, *LIGHTS[:3]),
    ),
    ("title.15", "courtier", lambda s: s.invited(0, *END[:6]), lambda s: s.invited(0, *END[:5])),
    (
        "title.16",
        "discoverer",
        lambda s: s.owns(0, *TILES[:2]).lights(0, *LIGHTS[:2]).invited(0, *END[:2]),
        lambda s: s.owns(0, *TILES[:2]).lights(0, *LIGHTS[:2]).invited(0, END[0]),
    ),
    (
        "title.17",
        "humanist",
        lambda s: s.invited(0, END[0], IMMEDIATE[0], PERMANENT[0], ENGAGEABLE[0]),
        lambda s: s.invited(0, END[0], IMMEDIATE[0], PERMANENT[0], PERMANENT[1]),
    ),
    (
        "title.18",
        "merchant",
        lambda s: s.invited(0, *PERMANENT[:2]).owns(0, *TILES[:4]),
        lambda s: s.invited(0, PERMANENT[0], END[0]).owns(0, *TILES[:4]),
    ),
    (
        "title.19",
        "patron",
        lambda s: s.invited(0, IMMEDIATE[0]).owns(0, *BOOKS[:3]),
        lambda s: s.invited(0, END[0]).owns(0, *BOOKS[:3]),
    ),
    (
        "title.20",
        "navigator",
        lambda s: s.owns(0, *TILES[:3]).built(0, 3),
        lambda s: s.owns(0, *TILES[:3]).built(0, 2),
    ),
    (
        "title.21",
        "zealot",
        lambda s: s.owns(0, *MONUMENTS[:4]),
        lambda s: s.owns(0, *MONUMENTS[:3], *BOOKS[:3]),
    ),
]


@pytest.mark.rule("title.6")
@pytest.mark.rule("title.7")
@pytest.mark.rule("title.8")
@pytest.mark.rule("title.9")
@pytest.mark.rule("title.10")
@pytest.mark.rule("title.11")
@pytest.mark.rule("title.12")
@pytest.mark.rule("title.13")
@pytest.mark.rule("title.14")
@pytest.mark.rule("title.15")
@pytest.mark.rule("title.16")
@pytest.mark.rule("title.17")
@pytest.mark.rule("title.18")
@pytest.mark.rule("title.19")
@pytest.mark.rule("title.20")
@pytest.mark.rule("title.21")
@pytest.mark.parametrize(
    ("name", "make", "short"),
    [pytest.param(n, a, b, id=r) for r, n, a, b in TITLE_CASES],
)
def test_what_the_sixteen_titles_ask_for(name: str, make: Make, short: Make) -> None:
    needs(name, make, short)


# --- the end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("end.1")
@pytest.mark.rule("invite.6")
def test_end_game_characters_score_up_to_their_maximum() -> None:
    """The rulebook's example: Raphael with 7 paintings is 24, not 28."""
    for paintings, worth in ((3, 12), (6, 24), (7, 24)):
        scene = Scene().period(4).invited(0, "raphael").owns(0, *PAINTINGS[:paintings])
        state = play(scene.bread(0, 6).bread(1, 6).passed(1).state, "pass")
        assert state.actor == OVER
        assert of(state, 0, P_END_GAME) == worth


@pytest.mark.rule("end.2")
def test_most_points_win_then_titles_then_all_share() -> None:
    def ranks(points_0: int, titles_0: int, points_1: int, titles_1: int) -> list[int]:
        scene = Scene().period(4).bread(0, 6).bread(1, 6).passed(1)
        for seat, more, titles in ((0, points_0, titles_0), (1, points_1, titles_1)):
            scene.table.player[seat].for_titles = titles
            scene.table.player[seat].for_decrees = more - titles
        return [score.rank for score in play(scene.state, "pass").scores()]

    assert ranks(30, 0, 20, 12) == [1, 2]
    assert ranks(30, 8, 30, 12) == [2, 1]
    assert ranks(30, 12, 30, 12) == [1, 1]


def test_nothing_more_may_be_done_after_the_end() -> None:
    state = play(Scene().period(4).bread(0, 6).bread(1, 6).passed(1).state, "pass")
    assert refused(state, "pass").code == "game.over"
    assert legal(state) == set()
    assert total(state, 0) == points(state, 0)
    assert GAME.load(state.dump()).digest() == state.digest()


# --- what answers bring -----------------------------------------------------------------------------------


def brought(state: AmalfiState, action: str) -> dict[str, int]:
    """Return, by figure, what page and terminal say of an answer."""
    answers = games.answers(state, state.view(int(state.actor)))
    row = answers.legal.index(number(state, action))
    return {name: counts[row] for name, counts in answers.brings.items() if counts[row]}


@pytest.mark.parametrize("stored", [0, 1, 6])
def test_feeding_and_what_follows_it_is_no_answers_doing(stored: int) -> None:
    """The last to pass ends the period: with bread, without any, and where more could be made."""
    scene = Scene().bread(0, stored).bread(1, 6).bay(0, 2).lights(0, "candia").passed(1)
    assert brought(scene.state, "pass") == {}


def test_nor_are_ships_that_come_home_with_a_new_period() -> None:
    scene = Scene().bread(0, 6).bread(1, 6).bay(0, 0).passed(1).hand(0, IMMEDIATE[0])
    assert brought(scene.state, "pass") == {}


def test_who_is_asked_about_feeding_is_told_what_hunger_costs_and_bread_brings() -> None:
    state = play(Scene().bread(0, 1).bread(1, 6).bay(0, 1).passed(1).state, "pass")
    assert state.prompt().code == "feed"
    assert brought(state, "done") == {"points": -3}
    assert brought(state, "supply") == {"bread": 3, "bay": -1}
