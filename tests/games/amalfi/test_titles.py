"""Titles, when more than one seat scores them and the game goes on."""

from __future__ import annotations

import pytest

from carrack.games.amalfi.game import AmalfiState
from tests.games.amalfi.scene import NAMES, Scene, box, events, has, of, play
from tests.games.amalfi.sheet import P_TITLES

BOOKS = NAMES.artworks[:15]
PAINTINGS = NAMES.artworks[15:30]
MONUMENTS = NAMES.artworks[30:]


@pytest.mark.rule("title.3")
@pytest.mark.rule("title.4")
@pytest.mark.parametrize("slot", [1, 2])
def test_nobody_scores_a_title_twice_whoever_was_first(slot: int) -> None:
    titles = ["ambassador", "collector", "courtier"]
    titles[slot] = "zealot"
    scene = Scene(3).titles(*titles)
    scene.owns(0, *BOOKS[:4]).owns(1, *PAINTINGS[:4]).owns(2, *MONUMENTS[:4])
    state = play(scene.state, "navigate palermo", "done")
    for _ in range(2):
        assert [of(state, seat, P_TITLES) for seat in range(3)] == [12, 8, 4]
        assert [has(state, "titles", seat) for seat in range(3)] == [1, 1, 1]
        play(state, "pass")


@pytest.mark.rule("title.4")
def test_a_title_that_is_scored_bars_nobody_from_the_others() -> None:
    """Seat 1 has the last of the first title's places, and both light titles are still open to it."""
    scene = Scene(4).titles("visionary", "zealot", "artist")
    places = [*NAMES.destinations[:12], *NAMES.destinations[15:19]]
    scene.owns(0, *NAMES.destinations[15:19])
    for seat in range(4):
        scene.invited(seat, *NAMES.characters[seat * 2 : seat * 2 + 2])
        scene.lights(seat, *places[seat * 4 : seat * 4 + 4])
    state = play(scene.owns(1, *BOOKS[:4], *PAINTINGS[:2]).on_turn(2).state, "navigate palermo", "done")
    while state.prompt().code == "lighthouse":
        play(state, "bread")
    assert [of(state, seat, P_TITLES) for seat in (2, 3, 0, 1)] == [24, 16, 8, 4 + 12 + 12]


@pytest.mark.rule("title.2")
@pytest.mark.rule("title.6")
def test_an_ambassador_scores_as_a_dark_title() -> None:
    scene = Scene().invited(0, *NAMES.characters[15:25]).titles("ambassador", "collector", "zealot")
    state = play(scene.state, "navigate palermo", "done")
    assert (of(state, 0, P_TITLES), has(state, "titles")) == (24, 1)


@pytest.mark.rule("title.22")
@pytest.mark.parametrize("cubes", [1, 2, 3])
def test_nobody_scores_more_titles_than_there_are_cubes(cubes: int) -> None:
    """An owner's file may give fewer than three."""
    own = box()
    own.parts.cubes = cubes
    scene = Scene().titles("visionary", "zealot", "artist").owns(0, *BOOKS[:4], *PAINTINGS[:2])
    scene.invited(0, *NAMES.characters[:2]).lights(0, *NAMES.destinations[:4])
    scene.table.parts = own.parts
    state = play(AmalfiState(own, scene.table), "navigate palermo", "done")
    assert (has(state, "titles"), of(state, 0, P_TITLES)) == (cubes, (24, 36, 48)[cubes - 1])


@pytest.mark.rule("title.1")
@pytest.mark.rule("title.4")
def test_a_title_is_scored_by_the_action_that_completes_it() -> None:
    scene = Scene().titles("ambassador", "zealot", "patron").owns(0, *BOOKS[:3])
    log = events(
        scene.hand(0, "lorenzo-ghiberti").bread(0, 2).state, "invite lorenzo-ghiberti", "erect candia"
    )
    assert [(event.kind, event.seat) for event in log][-1] == ("title-scored", 0)
