"""Alone against Naples or Genoa."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack.core.api import OVER
from carrack.games.amalfi.components.validation import file_of
from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.language import ATLAS, COUNCIL, RESOURCE_NAMES, WORKSHOP
from carrack.games.amalfi.layout import DECREES_AT, GENOA, RIVAL_NAMES, TITLES_AT
from carrack.games.amalfi.showing.places import PLACES
from tests.games.amalfi.scene import (
    GAME,
    NAMES,
    Scene,
    begin,
    bread,
    chance,
    dock,
    end_period,
    events,
    go,
    hold,
    in_row,
    legal,
    light,
    no_more_bread,
    play,
)

RIVAL = 4
BOOKS = NAMES.artworks[:15]
PAINTINGS = NAMES.artworks[15:30]
FOUR = ("titian", "donatello", "fra-mauro", "michelozzo")


def docks(state: AmalfiState) -> set[str]:
    return {name for name in NAMES.destinations if dock(state, name) == RIVAL}


@pytest.mark.rule("solo.1")
def test_one_seat_is_first_and_the_rival_has_ships_and_lighthouses() -> None:
    state = begin(1, rival="genoa")
    assert (int(state.table.rival_ships), int(state.table.rival_lights)) == (10, 6)
    chance(state)
    assert (state.prompt().code, int(state.actor), int(state.table.rose)) == ("pack", 0, 0)
    assert bread(state) == 3


@pytest.mark.rule("solo.2")
def test_the_rival_does_not_react_to_a_pass_and_looks_at_filled_rows() -> None:
    state = play(Scene(1).workshop("novellino").bread(0, 6).state, "pass")
    assert docks(state) == set()
    # Novellino (spices) is bought, but what is rightmost after the refill counts.
    scene = Scene(1).workshop("innocenti", "novellino").bay(0, 4)
    state = play(scene.state, "acquire novellino")
    while state.actor == -1:
        play(state, state.game.actions.notation(state.legal()[0]))
    assert in_row(state, WORKSHOP)[4] == "innocenti"
    go(state, "erect lisbon")
    assert in_row(state, WORKSHOP)[4] != "innocenti"


@pytest.mark.rule("solo.3")
@pytest.mark.rule("solo.4")
@pytest.mark.parametrize(
    ("rival", "artwork", "wanted"),
    [
        ("naples", "the-courtier", {"alexandria", "caffa"}),
        ("genoa", "the-courtier", {"alexandria", "caffa", "barcelona", "venice"}),
        ("naples", "orlando-furioso", {"alexandria", "caffa", "valencia", "barcelona"}),
        ("genoa", "utopia", {"alexandria", "caffa", "ragusa", "messina"}),
        ("genoa", "art-of-building", {"alexandria", "caffa", "famagusta"}),
        ("genoa", "the-prince", {"alexandria", "caffa", "messina"}),
        ("genoa", "innocenti", {"caffa", "famagusta", "rhodes"}),
    ],
)
def test_ships_go_where_the_rightmost_artwork_points(rival: str, artwork: str, wanted: set[str]) -> None:
    state = play(Scene(1, rival).workshop(artwork).state, "navigate candia", "done")
    assert docks(state) == wanted
    assert int(state.table.rival_ships) == 10 - len(wanted)


@pytest.mark.rule("solo.5")
def test_the_rightmost_of_the_row_leaves() -> None:
    scene = Scene(1).atlas("corfu", "tunis", "antwerp").bay(0, 4)
    state = go(scene.state, "discover antwerp")
    assert in_row(state, ATLAS)[4] == "corfu"
    scene = Scene(1).council(*FOUR).hand(0, "luca-pacioli").bread(0, 4)
    state = go(scene.state, "invite luca-pacioli", "done")
    assert in_row(state, COUNCIL)[3] == "fra-mauro"
    scene = Scene(1).workshop("utopia", "mona-lisa", "the-prince").bay(0, 4)
    state = go(scene.state, "acquire the-prince")
    assert in_row(state, WORKSHOP)[4] == "utopia"


def test_the_page_is_told_where_each_ship_of_the_rival_comes_from() -> None:
    state = play(Scene(1, "genoa").workshop("the-prince").state, "navigate candia")
    moves = PLACES.moves(GAME, events(state, "done"))
    assert {(move.what, move.source, move.to) for move in moves} == {
        ("ship", "rival:genoa", f"dock:{name}") for name in ("alexandria", "caffa", "messina")
    }


@pytest.mark.rule("solo.6")
def test_after_an_engagement_a_ship_goes_to_the_topmost_free_evolving_destination() -> None:
    scene = Scene(1).invited(0, "costanza-d-avalos", "girolamo-savonarola").rival_at("salerno").bread(0, 0)
    state = play(scene.state, "engage costanza-d-avalos")
    assert docks(state) == {"salerno", "sorrento"}


@pytest.mark.rule("solo.7")
def test_after_a_construction_lighthouses_go_where_the_rightmost_tile_points() -> None:
    scene = Scene(1).atlas("danzig").period(4).bay(0, 2).lights(0, "candia")
    state = play(scene.state, "construct 1")
    found = {name for name in NAMES.destinations if light(state, name) == RIVAL}
    # Wine or wood: Ragusa, Messina, Candia (taken), Palermo.
    assert found == {"ragusa", "messina", "palermo"}
    assert int(state.table.rival_lights) == 3


@pytest.mark.rule("solo.8")
def test_pieces_go_in_board_order_as_far_as_they_go_and_lighthouses_only_block() -> None:
    scene = Scene(1).atlas("danzig").period(4).bay(0, 3)
    scene.table.rival_lights = 1
    scene.table.light[11] = scene.table.light[10] = scene.table.light[9] = 5
    scene.table.light[0] = scene.table.light[1] = 5
    state = play(scene.state, "construct 1")
    assert light(state, "ragusa") == RIVAL
    assert light(state, "messina") == -1
    log = events(state, "navigate ragusa", "done")
    assert not [event for event in log if event.kind.startswith("lighthouse")]


@pytest.mark.rule("solo.9")
def test_own_lighthouses_may_be_used_where_the_rival_arrives() -> None:
    scene = Scene(1).workshop("the-courtier").lights(0, "alexandria").bread(0, 2)
    state = play(scene.state, "navigate candia", "done")
    assert (state.prompt().code, int(state.actor)) == ("lighthouse", 0)
    play(state, "send spices")
    assert state.prompt().code == "turn"


@pytest.mark.rule("solo.9")
def test_own_lighthouses_are_not_used_again_where_the_rival_already_lies() -> None:
    scene = Scene(1).workshop("the-courtier").lights(0, "alexandria").rival_at("alexandria").bread(0, 2)
    state = play(scene.state, "navigate candia", "done")
    assert docks(state) == {"alexandria", "caffa"}
    assert state.prompt().code == "turn"


@pytest.mark.rule("solo.6")
@pytest.mark.rule("solo.9")
def test_own_lighthouses_may_be_used_where_the_rival_arrives_by_an_engagement() -> None:
    scene = Scene(1).covered(1, "calicut").period(2).lights(0, "calicut").invited(0, "costanza-d-avalos")
    state = play(scene.state, "engage costanza-d-avalos")
    assert (state.prompt().code, state.prompt().args["destination"]) == (
        "lighthouse",
        NAMES.destinations.index("calicut"),
    )
    play(state, "send spices")
    assert (hold(state, "spices"), bread(state)) == (1, 1)


@pytest.mark.rule("solo.6")
@pytest.mark.rule("solo.8")
def test_an_engagement_sends_no_ship_where_all_are_taken_or_none_is_left() -> None:
    places = ("salerno", "sorrento", "capri")
    state = Scene(1).invited(0, "costanza-d-avalos").rival_at(*places).state
    assert docks(play(state, "engage costanza-d-avalos")) == set(places)
    scene = Scene(1).invited(0, "costanza-d-avalos")
    scene.rival_at(*NAMES.destinations[:10])
    state = play(scene.state, "engage costanza-d-avalos")
    assert (docks(state), int(state.table.rival_ships)) == (set(NAMES.destinations[:10]), 0)
    scene = Scene(1).invited(0, "costanza-d-avalos")
    scene.rival_at(*NAMES.destinations[:9])
    state = play(scene.state, "engage costanza-d-avalos")
    assert docks(state) == {*NAMES.destinations[:9], "salerno"}


@pytest.mark.rule("solo.10")
def test_its_ships_leave_and_its_lighthouses_stay() -> None:
    scene = Scene(1).rival_at("candia", "lisbon").bread(0, 6)
    scene.table.light[4] = 5
    scene.table.rival_lights -= 1
    state = end_period(scene.state)
    assert docks(state) == set()
    assert (light(state, "candia"), int(state.table.rival_ships)) == (RIVAL, 10)


@pytest.mark.rule("solo.11")
@pytest.mark.parametrize(
    ("rival", "period", "titles", "lost"),
    [
        ("naples", 2, 0, False),
        ("naples", 3, 0, True),
        ("naples", 3, 1, False),
        ("naples", 4, 1, True),
        ("naples", 4, 2, False),
        ("genoa", 1, 0, False),
        ("genoa", 2, 0, True),
        ("genoa", 3, 1, True),
        ("genoa", 4, 2, True),
        ("genoa", 4, 3, False),
    ],
)
def test_too_few_titles_lose_the_game(rival: str, period: int, titles: int, lost: bool) -> None:
    scene = Scene(1, rival).period(period).bread(0, 6).titles("visionary", "zealot", "artist")
    made: list[Callable[[], object]] = [
        lambda: scene.owns(0, *BOOKS[:4]),
        lambda: scene.owns(0, *PAINTINGS[:2]),
        _visionary(scene),
    ]
    for make in made[:titles]:
        make()
    state = no_more_bread(play(scene.state, "pass"))
    if lost:
        assert state.actor == OVER
        score = state.scores()[0]
        assert (score.rank, score.outcome) == (2, "lost")
    else:
        assert not state.table.lost
        assert state.scores()[0].rank == 1


def _visionary(scene: Scene) -> Callable[[], object]:
    def make() -> None:
        scene.invited(0, "raphael", "bramante").lights(0, "candia", "lisbon", "venice", "rhodes")

    return make


@pytest.mark.rule("solo.12")
@pytest.mark.rule("solo.13")
@pytest.mark.parametrize(
    ("points", "band"),
    [(60, "band-1"), (125, "band-1"), (126, "band-2"), (175, "band-2"), (176, "band-3"), (226, "band-4")],
)
def test_the_points_tell_what_you_are_to_the_city(points: int, band: str) -> None:
    scene = Scene(1).period(4).bread(0, 6).titles("visionary", "zealot", "artist").bay(0, 4)
    scene.owns(0, *BOOKS[:4], *PAINTINGS[:2])
    scene.decrees("adulation", "conclave", "exploration", "mobilization")
    state = scene.state
    # Two titles bring 24 at the pass.
    state.table.player[0].for_decrees = points - 24
    play(state, "pass")
    score = state.scores()[0]
    assert (score.total, score.rank, score.outcome) == (points, 1, band)


@pytest.mark.rule("solo.12")
def test_a_game_that_goes_on_has_no_outcome_yet() -> None:
    for seats in (1, 2):
        assert {score.outcome for score in Scene(seats).state.scores()} == {""}


@pytest.mark.rule("solo.1")
def test_the_rival_is_chosen_after_the_set_up() -> None:
    state = begin(1)
    while state.prompt().code != "rival":
        state.apply(state.legal()[0])
    assert legal(state) == {"rival naples", "rival genoa"}
    assert all(int(state.table.board[DECREES_AT + i]) for i in range(4))
    assert all(int(state.table.board[TITLES_AT + i]) for i in range(3))
    assert all(in_row(state, COUNCIL))
    log = events(state, "rival genoa")
    assert (log[0].kind, int(state.table.rival)) == ("rival", GENOA)
    assert state.prompt().code == "turn"


@pytest.mark.rule("solo.1")
@pytest.mark.parametrize("rival", ["naples", "genoa"])
def test_the_rival_may_be_settled_beforehand(rival: str) -> None:
    state = begin(1, rival=rival)
    while state.prompt().code != "turn":
        state.apply(state.legal()[0])
    assert RIVAL_NAMES[int(state.table.rival)] == rival


@pytest.mark.rule("acquire.5")
def test_a_ship_sent_by_an_icon_goes_to_one_of_the_five_holds() -> None:
    schema = file_of(GAME.components)
    bonuses = [card.bonus[0] for card in schema.artworks]
    shown = {clause.hold for clause in bonuses if clause.do == "send"}
    assert shown == set(RESOURCE_NAMES)
    icons = [clause for icon in (*schema.shipyard_icons, *schema.lighthouse_icons) for clause in icon]
    assert {clause.hold for clause in icons if clause.do == "send"} == {"wine", "gems"}
