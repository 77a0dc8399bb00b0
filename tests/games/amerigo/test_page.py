"""The view as the page draws it."""

from __future__ import annotations

import pytest

from carrack.core.saying import Saying
from carrack.core.text import Texts
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.choices import production_name
from carrack.games.amerigo.game import AmerigoState
from carrack.games.amerigo.map.masks import SQUARES
from carrack.games.amerigo.showing.page import AmerigoPage, AmerigoSetup
from carrack.games.amerigo.showing.page_builder import page_of
from carrack.games.amerigo.showing.page_setup import setup_of
from carrack.games.amerigo.tokens import TOKEN_NAMES
from tests.games.amerigo.scene import Scene, fresh, play, set_up
from tests.games.amerigo.scene import at as square


def page(state: AmerigoState, seat: int = 0) -> AmerigoPage:
    return page_of(state.view(seat))


def setup(state: AmerigoState) -> AmerigoSetup:
    return setup_of(state.view(0))


def test_before_the_map_is_laid_there_is_nothing_to_draw() -> None:
    assert setup(fresh()).squares == []
    assert page(fresh()).stage == "set-up"


def test_the_map_tells_squares_islands_posts_and_frame_spaces() -> None:
    found = setup(Scene().lying(white=1).state)
    assert (found.width, found.height, len(found.squares)) == (18, 18, 324)
    by_place = {each.place: each for each in found.squares}
    assert (by_place["square:e2"].good, by_place["square:e2"].island) == ("cotton", 0)
    assert by_place["square:a1"].island == -1
    post = found.posts[by_place["square:c2"].post]
    assert (post.square, post.anchor, post.island) == (square("c2"), square("b2"), 0)
    assert [island.letter for island in found.islands] == [*"ABCDEFGHI"]
    assert [island.letter for island in found.islands if island.big] == [*"EF"]
    assert [(frame.place, frame.side, frame.first, frame.length) for frame in found.frames[:4]] == [
        ("frame:1", 0, 0, 0),
        ("frame:2", 0, 0, 9),
        ("frame:3", 0, 9, 9),
        ("frame:4", 1, 0, 0),
    ]


def test_frame_spaces_lie_along_the_squares_that_they_touch() -> None:
    for seats in (2, 3, 4):
        state = set_up(seats, 1, "marker")
        chart, found = state.table.map(), setup(state)
        assert len(found.frames) == chart.frames
        for n, frame in enumerate(found.frames):
            run = range(frame.first, frame.first + frame.length)
            last = (found.height - 1) * 24 if frame.side == 2 else found.width - 1 if frame.side == 1 else 0
            squares = {last + (i if frame.side % 2 == 0 else i * 24) for i in run}
            water = {each for each in squares if chart.island_at[each] == -1}
            rows = [int(chart.frame_rows[n * 24 + row]) for row in range(24)]
            assert water == {r * 24 + c for r in range(24) for c in range(24) if rows[r] >> c & 1}


def test_tracks_tell_marks_colours_and_tokens() -> None:
    found = setup(Scene().lying(white=1).state)
    assert [space for space, each in enumerate(found.progress) if each.token] == [3, 7, 13, 20, 28]
    assert [each.points for each in found.special if each.points] == [1, 3, 6, 10, 15]
    assert [each.colour for each in found.special[:4]] == ["white", "blue", "black", "brown"]
    assert len(found.cannons) == 13


def test_tiles_are_told_with_their_squares_and_builders() -> None:
    scene = Scene().lying(green=5).posts(1, "c2").planned(1, "village-domino")
    state = play(scene.state, "gold", "act green", "build village-domino", "lay c3 east")
    assert [(piece.tile, piece.seat, piece.squares) for piece in page(state).pieces] == [
        ("village-domino", 1, [square("c3"), square("c4")])
    ]


def test_posts_are_somebodys_or_free_or_built_over() -> None:
    scene = Scene().lying(green=5).posts(0, "c9").planned(0, "village-single")
    state = play(scene.state, "act green", "build village-single", "lay b9 north")
    found = dict(zip((each.square for each in setup(state).posts), page(state).posts, strict=True))
    assert (found[square("c9")], found[square("b9")], found[square("c2")]) == (0, -2, -1)


def test_islands_tell_what_posts_would_pay_now_and_next_round() -> None:
    island = page(Scene().lying(white=1).posts(0, "c2", "d4").posts(1, "j4").round(2).state).islands
    assert (island[0].posts, island[0].pays, island[0].pays_next) == ([2, 0], [12, 0], [9, 0])
    assert (island[0].free, island[0].spaces, island[0].by) == (6, 0, -1)
    last = page(Scene().lying(white=1).posts(0, "c2").round(5).state)
    assert (last.next_multiplier, last.islands[0].pays_next) == (0, [0, 0])


def test_who_completed_an_island_has_its_chest() -> None:
    rest = [f"{c}{r}" for r in (14, 15, 16, 17) for c in "bcdef" if f"{c}{r}" not in ("b14", "f14")]
    scene = Scene().lying(blue=1).posts(0, "f14").neutral(*rest).ships(1, "a14", "frame-1")
    state = play(scene.state, "gold", "act blue", "ship 1", "to a14", "establish")
    found = page(state)
    assert (found.islands[5].by, found.islands[5].free, found.seats[1].chests) == (1, 0, 1)
    assert found.seats[1].chest_place == "chest@1"


def test_the_pirates_of_each_seat() -> None:
    scene = Scene().lying(white=1).markers(4, 3).points(0, 9).cannons(0, 2).cannons(1, 9)
    found = page(scene.tokens(1, "stronger-pirates").state)
    assert (found.seats[0].fate.strength, found.seats[0].fate.short, found.seats[0].fate.loss) == (9, 7, 9)
    assert (found.seats[1].fate.strength, found.seats[1].fate.short, found.seats[1].fate.loss) == (7, 0, 0)


def test_bins_tell_points_with_tokens_what_opens_them_and_whether_they_are_of_use() -> None:
    scene = Scene().lying(white=3, green=1).disc(0, 2).tokens(0, "ap-black", "red-green")
    bins = {each.colour: each for each in page(scene.state).bins}
    assert (bins["black"].points, bins["black"].more, bins["black"].through) == (5, 2, "white")
    assert (bins["red"].through, bins["red"].useful) == ("token", True)
    assert (bins["green"].lying, bins["green"].useful) == (1, False)
    assert bins["yellow"].through == ""


def test_ships_tell_their_reach_before_one_is_picked_and_only_to_their_owner() -> None:
    state = play(Scene().lying(blue=2).gold(0, 1).ships(0, "a2", "frame-1").state, "act blue")
    reach = page(state).reach
    assert [each.ship for each in reach] == [1, 2]
    steps = {each.at: (each.steps, each.gold) for each in reach[0].targets}
    assert steps[square("a2")] == (0, 0)
    assert all(gold == max(0, count - 2) for count, gold in steps.values()), "2 AP, then gold"
    assert max(count for count, _ in steps.values()) == 3
    anchor = next(each for each in reach[0].anchors if each.at == square("b2"))
    assert (anchor.post, anchor.points, anchor.discovery) == (square("c2"), 3, 3)
    assert max(steps) >= SQUARES, "frame spaces, too"
    assert page(state, 1).reach == []


def test_every_planned_tile_tells_its_places_before_it_is_taken_up() -> None:
    scene = Scene().lying(green=1).posts(0, "j4").planned(0, "village-single", "neutral-block")
    found = page(play(scene.state, "act green")).layings
    assert [(each.tile, each.cost, each.itself) for each in found] == [("village-single", 1, True)]
    spot = found[0].spots[0]
    assert (spot.square, spot.points, spot.tile_points) == (square("k4"), 9, 1)
    assert spot.completes is not None
    assert (spot.completes.points, spot.completes.trade) == (3, [5, 0])


def test_totals_are_those_of_the_game_if_it_ended_now() -> None:
    state = Scene().lying(white=1).gold(0, 4).progress(0, 7).owns(0, sugar=1).state
    seat = page(state).seats[0]
    assert seat.total == state.scores()[0].total
    assert seat.ending == {"gold": 4, "goods": 1, "tokens": 0, "progress": 3, "special": 0}


def test_supply_tells_how_many_places_there_are_for_a_tile_while_one_plans() -> None:
    state = play(Scene().lying(red=4).posts(0, "j4").state, "act red")
    supply = {each.tile: each for each in page(state).supply}
    assert (supply["village-single"].fits, supply["neutral-domino"].fits) == (1, 0)
    assert (supply["neutral-block"].cost, supply["village-square"].cost) == (6, 1)
    assert page(state).stage == "plan"
    assert int(state.table.phase) == at.PLANNING


def test_tokens_tell_what_they_add_at_the_end() -> None:
    scene = Scene().lying(brown=3).gold(0, 4).shows("seven-points", "gold-again", "ships-8")
    state = play(scene.state, "act brown", "advance 3")
    display = {each.token: each.worth for each in page(state).display if each.token}
    assert display == {"seven-points": 7, "gold-again": 4, "ships-8": 0}
    before = page(state).seats[0].total
    play(state, "take gold-again")
    seat = page(state).seats[0]
    assert [(each.token, each.worth) for each in seat.tokens] == [("gold-again", 4)]
    assert seat.total == before + 4
    assert all(each.worth == 0 for each in page_of(state.view(None)).display)


@pytest.mark.parametrize("token", TOKEN_NAMES)
def test_every_progress_token_goes_from_the_display_to_its_owner(token: str) -> None:
    other = "jump" if token != "jump" else "gold-3"
    state = play(Scene().lying(brown=3).shows(token, other).state, "act brown", "advance 3")
    assert [each.token for each in page(state).display if each.token] == [token, other]
    play(state, f"take {token}")
    assert [each.token for each in page(state).display if each.token] == [other]
    (owned,) = page(state).seats[0].tokens
    assert (owned.token, owned.used, owned.place) == (token, False, f"token:{token}@0")
    for language in ("en", "de"):
        texts = Texts(state.game, language, ["Ann", "Ben"])
        name, effect = (texts.tell(Saying(key, {"token": token})) for key in ("token", "token-effect"))
        assert name
        assert effect not in ("", name), "no riddle"


@pytest.mark.parametrize("kind", range(at.KINDS))
def test_every_production_token_is_bought_for_what_it_costs_and_tells_what_it_is_worth(kind: int) -> None:
    name = production_name(kind)
    good, cost = name.split("-")
    state = play(Scene().lying(yellow=5).sells(name).owns(0, **{good: 1}).state, "act yellow")
    (shown,) = page(state).production
    before = sum(page(state).seats[0].production)
    assert (shown.place, shown.good, shown.cost, shown.count, shown.worth) == (
        f"production:{name}",
        good,
        int(cost),
        1,
        1,
    )
    after = page(play(state, f"buy {name}"))
    assert after.production == []
    assert sum(after.seats[0].production) == before + 1
