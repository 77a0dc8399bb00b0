"""Gains of an answer: what is foretold is what comes when it is given."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carrack.bots.greedy import GreedyBot
from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.events import Event
from carrack.games.amerigo import choices
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.game import Amerigo, AmerigoState
from carrack.games.amerigo.judging import gains
from carrack.games.amerigo.map.masks import SQUARES
from carrack.games.amerigo.scoring import final_lines, final_points, total
from tests.games.amerigo.scene import Scene, legal, play, tile_number
from tests.games.amerigo.scene import at as square

GAME = Amerigo()


def moments(seats: int, seed: int, *phases: int) -> Iterator[AmerigoState]:
    """Positions of a game of greedy bots in which something of these phases is asked."""
    state = GAME.new(seats)
    assert isinstance(state, AmerigoState)
    chance, mind, bot = Rng(seed), Rng(seed, 1), GreedyBot()
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(chance.choose(state.legal(), state.weights()))
            continue
        if state.table.phase in phases:
            yield state
        state.apply(bot.decide(state.view(int(state.actor)), mind))


def points(state: AmerigoState) -> list[int]:
    return [int(state.table.player[seat].points) for seat in range(int(state.seats))]


@pytest.mark.parametrize("seats", [2, 3])
def test_every_place_of_a_tile_brings_what_was_told(seats: int) -> None:
    looked = completed = 0
    for state in moments(seats, 7, at.LAYING):
        seat, tile = int(state.actor), int(state.table.tile)
        told = gains.layings(state.table, seat, tile)
        places = [gains.lay_number(one.square, one.turn) for one in told]
        assert sorted(places) == [number for number in state.legal() if number >= choices.LAY]
        for one, number in list(zip(told, places, strict=True))[:: 1 + len(told) // 12]:
            after = state.copy()
            log: list[Event] = []
            after.listen(log)
            before = points(after)
            goods = [int(after.table.player[seat].stock[at.COMMODITIES + good]) for good in range(at.GOODS)]
            after.apply(number)
            now = points(after)
            if any(event.kind in ("plundered", "fought-off") for event in log):
                continue  # the last turn of a round: pirates came, too
            assert now[seat] - before[seat] == one.points
            trade = one.completion.trade if one.completion else [0] * seats
            for other in range(seats):
                if other != seat:
                    assert now[other] - before[other] == trade[other]
            gained = [int(after.table.player[seat].stock[at.COMMODITIES + good]) for good in range(at.GOODS)]
            assert [a - b for a, b in zip(gained, goods, strict=True)] == [
                one.goods.count(good) for good in range(at.GOODS)
            ]
            looked += 1
            completed += one.completion is not None
    assert looked > 20
    assert completed, "some place completes an island"


def test_the_places_of_a_tile_are_counted_as_they_are_listed() -> None:
    looked = 0
    for state in moments(2, 3, at.PLANNING, at.BUILDING):
        for seat in range(2):
            for tile in range(at.SHAPES):
                told = gains.layings(state.table, seat, tile)
                assert gains.count_layings(state.table, seat, tile) == len(told)
                looked += bool(told)
    assert looked > 20


def test_the_sum_of_what_the_end_adds_is_that_of_its_lines() -> None:
    sums = set()
    for state in moments(3, 5, at.CHOOSING):
        for seat in range(3):
            lines = [int(points) for _, points in final_lines(state.table, seat)]
            assert final_points(state.table, seat) == sum(lines)
            assert total(state.table, seat) == state.scores()[seat].total
            sums.add(tuple(map(bool, lines)))
    assert len(sums) > 4, "lines with and without points"


def test_every_anchor_in_reach_brings_what_was_told() -> None:
    looked = 0
    for state in moments(3, 5, at.SAILING):
        seat, table = int(state.actor), state.table
        told = gains.berths(table, seat, int(table.ship), int(table.action_points))
        numbers = sorted(gains.berth_number(berth.place) for berth in told)
        assert numbers == [number for number in state.legal() if choices.TO_FRAME <= number < choices.LAY]
        for berth in told:
            posting = gains.posting(table, seat, berth.place) if berth.place < SQUARES else None
            if posting is None and looked % 5:
                continue
            after = state.copy()
            gold = int(after.table.player[seat].gold)
            after.apply(gains.berth_number(berth.place))
            assert (after.table.phase == at.POSTING) == (posting is not None)
            if posting is None:
                continue
            assert gold - int(after.table.player[seat].gold) == berth.gold
            before = points(after)[seat]
            after.apply(choices.ESTABLISH)
            assert points(after)[seat] - before == posting.points
            looked += 1
    assert looked > 10


def test_a_tile_over_a_post_space_says_what_is_lost() -> None:
    state = Scene().lying(green=5).posts(0, "c9").planned(0, "neutral-domino").state
    told = gains.layings(state.table, 0, tile_number("neutral-domino"))
    lost = {(one.square, one.turn): one.posts_lost for one in told}
    assert lost[square("d9"), 0] == 0
    assert lost[square("b9"), 1] == 1


def test_the_last_square_of_an_island_pays_everybody_with_posts() -> None:
    scene = Scene().lying(green=1).posts(0, "j4").planned(0, "village-single").round(2)
    told = gains.layings(scene.state.table, 0, tile_number("village-single"))
    assert [one.completion for one in told] == [gains.Completion(3, False, [4, 0])]
    assert told[0].points == 1 + 3 + 4


def test_a_tile_goes_to_its_only_place_by_itself_but_not_with_a_reserve() -> None:
    scene = Scene().lying(green=1).posts(0, "j4").planned(0, "village-single")
    tile = tile_number("village-single")
    table = scene.state.table
    assert gains.lays_itself(table, 0, tile, gains.layings(table, 0, tile))
    table = scene.chests(0).state.table
    assert not gains.lays_itself(table, 0, tile, gains.layings(table, 0, tile))


@pytest.mark.parametrize("colour", ["red", "green", "yellow"])
def test_a_colour_in_which_nothing_can_be_done_is_of_no_use(colour: str) -> None:
    number = at.COLOUR_NAMES.index(colour)
    idle = Scene().lying(**{colour: 1}).state
    if colour == "red":
        assert gains.is_useful(idle.table, 0, number, 1), "villages cost 1"
        return
    assert not gains.is_useful(idle.table, 0, number, 1)
    play(idle, f"act {colour}")
    assert idle.actor == 1, "the turn is gone"
    busy = Scene().lying(**{colour: 2}).posts(0, "c2").planned(0, "village-single").sells("cotton-2")
    assert gains.is_useful(busy.state.table, 0, number, 2)
    assert len(legal(play(busy.state, f"act {colour}"))) > 1


def test_the_next_drop_is_foretold_by_the_weights_of_the_tower() -> None:
    """All cubes of the next colour are stored, and one red cube is inside."""
    state = Scene().phase("blue").lying(blue=1).inside(red=1).state
    told = gains.next_drop(state.table)
    assert told is not None
    assert (told.colour, told.dropped) == (at.BLACK, 7)
    assert told.chances[at.BLACK] > 99
    assert told.chances[at.RED] == 35, "7 of 20"
    assert told.chances[at.BLUE] == 0
    assert 4.4 < told.points < 4.7, "7 cubes, 13 of 20 pass"


def test_after_the_last_phase_of_a_round_no_drop_is_foretold() -> None:
    assert gains.next_drop(Scene().phase("white").lying(white=1).state.table) is None


def test_a_ship_that_is_not_placed_yet_reaches_what_it_does_from_the_nearest_frame_space() -> None:
    state = play(Scene().lying(blue=3).gold(0, 1).state, "act blue")
    told = gains.berths(state.table, 0, 0, 3)
    assert len(told) > 100
    for berth in told[::7]:
        after = play(state.copy(), f"to frame-{berth.start - SQUARES + 1}", "to frame-1", "ship 1")
        assert gains.berth_number(berth.place) in after.legal()
        alone = {each.place: each for each in gains.berths(after.table, 0, 0, 3)}
        assert alone[berth.place] == berth
        assert berth.gold == max(0, berth.steps - 3)


def test_a_chain_leads_from_every_square_that_carries_it_to_a_post() -> None:
    scene = Scene().lying(green=5).posts(0, "c9").posts(1, "d10").planned(0, "neutral-single")
    scene.village(0, "domino", "d9").neutral("f9", by=1).village(1, "single", "c10")
    assert gains.chain(scene.state.table, 0) == [
        (square("c9"), square("c9")),
        (square("d9"), square("c9")),
        (square("e9"), square("d9")),
        (square("f9"), square("e9")),
    ]
