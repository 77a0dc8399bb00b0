"""Every no of the game: its code, its parameters and the paragraph it cites."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack.core.rulebook import rulebook
from carrack.core.verdicts import Malformed
from carrack.games.amerigo.game import Amerigo, AmerigoState
from carrack.games.amerigo.refusals import REASONS
from tests.games.amerigo.scene import GAME, Scene, fresh, play, refused, set_up, take_gold, where

Position = Callable[[], AmerigoState]


def choosing() -> AmerigoState:
    scene = Scene().lying(blue=2, red=1).used(0, "gold-3").tokens(0, "ships-8").ships(0, "a1", "b2")
    return scene.posts(0, "c2").planned(0, "village-domino", "village-square", "neutral-i4").state


def choosing_with_white() -> AmerigoState:
    return Scene().lying(white=2, black=1).disc(0, 2).state


def on_the_start() -> AmerigoState:
    return Scene().lying(white=2).state


def placing() -> AmerigoState:
    return play(Scene().lying(blue=2).state, "act blue")


def picking() -> AmerigoState:
    return play(choosing(), "act blue")


def sailing() -> AmerigoState:
    return play(picking(), "ship 1")


def loading() -> AmerigoState:
    return play(Scene().lying(black=2).cannons(0, 8).state, "act black")


def overloading() -> AmerigoState:
    return play(Scene().lying(black=5).cannons(0, 10).state, "act black")


def ordering() -> AmerigoState:
    return play(Scene().lying(white=2).tokens(0, "jump").disc(0, 3).state, "act white")


def taking() -> AmerigoState:
    return play(Scene().lying(brown=3).shows("jump", "gold-5").state, "act brown", "advance 3")


def planning() -> AmerigoState:
    scene = Scene().lying(red=3).run_out("neutral-u5")
    return play(scene.state, "act red", "plan neutral-single")


def building() -> AmerigoState:
    scene = Scene().lying(green=4).posts(0, "c2").posts(1, "d4", "n2").neutral("d2")
    return play(scene.planned(0, "village-domino", "village-square", "neutral-u5").state, "act green")


def laying() -> AmerigoState:
    return play(building(), "build village-domino")


def buying() -> AmerigoState:
    return play(Scene().lying(yellow=3).sells("cotton-2", "coffee-4").state, "act yellow")


def second_tile() -> AmerigoState:
    return play(fresh(), "tile 9", "turn north")


def ringed() -> AmerigoState:
    state = fresh(2, Amerigo("largest_island = 500"))
    for tile, turn in ((9, "north"), (1, "south"), (12, "north"), (3, "south")):
        play(state, f"tile {tile}", f"turn {turn}")
    return play(state, "tile 2")


def second_marker() -> AmerigoState:
    return take_gold(Scene().phase("white").lying(white=1).markers(3).state)


def second_token() -> AmerigoState:
    return play(set_up(until="token"), "token jump")


def third_production() -> AmerigoState:
    return play(set_up(until="production"), "production cotton-2", "production cotton-2")


def second_disc() -> AmerigoState:
    return play(set_up(3, until="disc"), "disc 2")


def dropping() -> AmerigoState:
    return take_gold(Scene().lying(blue=1).inside(red=2).state)


def dropping_red() -> AmerigoState:
    return play(dropping(), "tray black-0")


def anchored() -> AmerigoState:
    return play(Scene().lying(blue=1).ships(0, "b2", "a1").state, "act blue", "ship 1", "to b2")


NOES = [
    (sailing, "gold", "choose.not-now", {}, "phase.7"),
    (loading, "act black", "choose.not-now", {"colour": 1}, "phase.7"),
    (choosing, "act green", "choose.no-cube", {"colour": 4}, "phase.4"),
    (choosing, "special", "special.no-white", {}, "phase.4"),
    (on_the_start, "special", "special.on-start", {}, "white.4"),
    (choosing_with_white, "special", "special.lies-out", {}, "white.7"),
    (choosing, "open chest", "chest.none", {}, "chest.1"),
    (choosing, "use gold-5", "token.not-owned", {"token": 16}, "use.1"),
    (choosing, "points", "token.not-owned", {}, "use.1"),
    (choosing, "use gold-3", "token.used", {"token": 15}, "use.3"),
    (choosing, "use ships-8", "ships.not-sailing", {"token": 9}, "use.7"),
    (choosing, "advance 1", "advance.not-now", {"count": 1}, "black.1"),
    (choosing, "jump", "advance.not-now", {}, "black.1"),
    (overloading, "advance 3", "advance.beyond", {"count": 3, "most": 2}, "gold.8"),
    (loading, "advance 4", "points.too-few", {"count": 4, "have": 2, "need": 4}, "phase.11"),
    (planning, "plan neutral-block", "plan.second-neutral", {"tile": 7}, "red.4"),
    (building, "build neutral-u5", "points.too-few", {"tile": 6, "have": 4, "need": 5}, "phase.11"),
    (buying, "buy coffee-4", "points.too-few", {"kind": 14, "have": 3, "need": 4}, "phase.11"),
    (loading, "jump", "jump.not-white", {}, "tokens.20"),
    (ordering, "jump", "jump.first", {}, "use.13"),
    (choosing, "take jump", "take.not-now", {"token": 19}, "brown.3"),
    (taking, "take gold-3", "take.not-shown", {"token": 15}, "brown.4"),
    (choosing, "plan village-i4", "plan.not-now", {"tile": 12}, "red.1"),
    (planning, "plan neutral-u5", "plan.run-out", {"tile": 6}, "red.6"),
    (choosing, "build village-domino", "build.not-now", {"tile": 9}, "green.1"),
    (building, "build neutral-domino", "build.not-planned", {"tile": 1}, "green.1"),
    (building, "build village-square", "build.no-room", {"tile": 13}, "green.9"),
    (building, "lay d3 north", "lay.not-now", {"square": 51, "turn": 0}, "green.1"),
    (laying, "lay c3 south", "lay.same-turn", {"square": 50, "turn": 2}, "green.12"),
    (laying, "lay e2 north", "lay.over-water", {"square": 28, "turn": 0}, "green.5"),
    (laying, "lay c4 north", "lay.over-post", {"square": 74, "turn": 0}, "green.7"),
    (laying, "lay d2 east", "lay.over-tile", {"square": 27, "turn": 1}, "green.6"),
    (laying, "lay o3 east", "lay.no-post", {"square": 62, "turn": 1}, "green.2"),
    (buying, "buy sugar-2", "buy.not-shown", {"kind": 6}, "yellow.4"),
    (choosing, "buy cotton-2", "buy.not-now", {"kind": 0}, "yellow.1"),
    (sailing, "ship 2", "ship.not-now", {"ship": 2}, "blue.9"),
    (picking, "to a2", "sail.not-now", {"square": 24}, "blue.3"),
    (picking, "to frame-1", "sail.not-now", {"frame": 0}, "blue.3"),
    (placing, "to frame-16", "sail.no-frame", {"frame": 15}, "map.12"),
    (sailing, "to frame-13", "sail.no-frame", {"frame": 12}, "map.12"),
    (placing, "to a1", "sail.starts-on-frame", {"square": 0}, "blue.1"),
    (sailing, "to c2", "sail.not-water", {"square": 26}, "blue.4"),
    (sailing, "to b2", "sail.occupied", {"square": 25}, "blue.6"),
    (sailing, "to d5", "sail.too-far", {"square": 99, "have": 2, "need": 5}, "blue.4"),
    (sailing, "to frame-7", "sail.too-far", {"frame": 6, "have": 2, "need": 6}, "blue.4"),
    (choosing, "establish", "post.not-now", {}, "blue.11"),
    (sailing, "leave", "post.not-now", {}, "blue.11"),
    (sailing, "done", "done.not-now", {}, "phase.10"),
    (fresh, "turn north", "chance.other", {"turn": 0}, "setup.13"),
    (dropping, "marker 0", "chance.other", {"value": 0}, "setup.13"),
    (dropping, "tray red-1", "chance.other", {"colour": 2, "count": 1}, "setup.13"),
    (second_tile, "tile 9", "tile.gone", {"number": 9}, "map.1"),
    (ringed, "turn east", "turn.forbidden", {"turn": 1}, "map.5"),
    (second_marker, "marker 3", "marker.gone", {"value": 3}, "setup.6"),
    (second_token, "token jump", "token.gone", {"token": 19}, "use.4"),
    (third_production, "production cotton-2", "production.gone", {"kind": 0}, "setup.9"),
    (second_disc, "disc 2", "disc.placed", {"seat": 1}, "setup.11"),
    (second_disc, "disc 4", "disc.placed", {"seat": 3}, "setup.11"),
    (dropping_red, "tray red-3", "tray.too-many", {"colour": 2, "count": 3}, "tower.3"),
]


def test_a_tile_off_the_chain_is_refused() -> None:
    """The last reason needs a chain that does not lead to the place."""
    scene = Scene().lying(green=1).posts(0, "c2").planned(0, "village-single")
    verdict = refused(play(scene.state, "act green", "build village-single"), "lay c4 north")
    assert (verdict.code, verdict.args, verdict.rule) == (
        "lay.off-chain",
        {"square": 74, "turn": 0},
        "green.9",
    )


def test_every_cited_paragraph_stands_in_the_rules() -> None:
    for language in ("en", "de"):
        known = rulebook(GAME, language).paragraphs.keys()
        assert {reason.rule for reason in REASONS.values()} <= known


PROMPTS = [
    (fresh, "tile", {}, "map.5"),
    (lambda: play(fresh(), "tile 3"), "turn", {}, "map.5"),
    (second_marker, "marker", {}, "round.1"),
    (second_token, "token", {}, "setup.7"),
    (third_production, "production", {}, "setup.10"),
    (second_disc, "disc", {}, "setup.11"),
    (dropping, "tray", {"colour": 1}, "tower.3"),
    (choosing, "choose", {"points": 2, "gold": 1}, "phase.7"),
    (placing, "place-ship", {"ship": 1}, "blue.1"),
    (picking, "pick-ship", {"points": 2, "purse": 0}, "blue.9"),
    (sailing, "sail", {"ship": 1, "place": 0, "points": 2, "purse": 0}, "blue.3"),
    (anchored, "post", {"square": 26}, "blue.11"),
    (loading, "cannons", {"points": 2, "purse": 0}, "black.1"),
    (
        lambda: play(Scene().lying(brown=2).state, "act brown"),
        "progress",
        {"points": 2, "purse": 0},
        "brown.1",
    ),
    (ordering, "order", {"points": 2, "purse": 0}, "white.2"),
    (taking, "take", {"count": 1, "points": 0, "purse": 0}, "brown.3"),
    (planning, "plan", {"points": 2, "purse": 0}, "red.1"),
    (building, "build", {"points": 4, "purse": 0}, "green.1"),
    (laying, "lay", {"tile": 9, "points": 4, "purse": 0}, "green.9"),
    (buying, "buy", {"points": 3, "purse": 0}, "yellow.1"),
    (lambda: take_gold(Scene().round(5).phase("white").lying(white=1).state), "finished", {}, "winner.1"),
]


@pytest.mark.parametrize(("position", "code", "args", "rule"), PROMPTS, ids=[p[1] for p in PROMPTS])
def test_a_question_has_its_code_its_parameters_and_its_paragraph(
    position: Position, code: str, args: dict[str, int], rule: str
) -> None:
    state = position()
    prompt = state.prompt()
    assert (prompt.code, prompt.args, prompt.rule) == (code, args, rule)
    for seat in (0, 1, None):
        assert state.view(seat).prompt() == prompt


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Malformed, match=r"\(seats\.impossible \(seats="):
        GAME.new(seats)


POSITIONS = [
    *(choosing, placing, picking, sailing, anchored, loading, ordering),
    *(taking, planning, building, laying, buying),
]


@pytest.mark.parametrize("position", POSITIONS)
def test_what_a_person_could_try_contains_what_is_legal(position: Position) -> None:
    state = position()
    numbers = state.candidates()
    assert numbers == sorted(set(numbers))
    assert set(state.legal()) <= set(numbers)


@pytest.mark.parametrize("position", POSITIONS)
def test_legal_numbers_are_those_that_are_not_refused(position: Position) -> None:
    state = position()
    allowed = [each for each in range(GAME.first_chance) if state.verdict(each).ok]
    assert state.legal() == allowed


def tried(state: AmerigoState) -> set[str]:
    return {state.game.actions.notation(each) for each in state.candidates()}


@pytest.mark.rule("blue.9")
def test_a_person_could_pick_either_ship_end_the_action_or_use_the_reserve() -> None:
    assert tried(picking()) == {"ship 1", "ship 2", "done", "use ships-8"}
    with_chest = Scene().lying(blue=1).ships(0, "a1", "frame-3").chests(0)
    assert with_chest.state.candidates() == sorted({*with_chest.state.candidates()})
    assert tried(play(with_chest.state, "act blue")) == {"ship 1", "ship 2", "done", "open chest"}


def test_a_person_could_try_all_colours_all_water_and_all_free_land() -> None:
    assert {f"act {c}" for c in ("blue", "black", "white")} | {"special", "points"} <= tried(choosing())
    water = {words.removeprefix("to ") for words in tried(sailing()) if words.startswith("to ")}
    assert {"a1", "b2", "r18", "frame-12"} <= water
    assert where(sailing(), "to") < water
    assert {"lay c4 north", "lay e2 north", "lay o3 east", "lay b9 north"} <= tried(laying())
    assert "lay c3 south" not in tried(laying())
