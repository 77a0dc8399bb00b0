"""Standing orders: what they answer, and how long they hold."""

from __future__ import annotations

from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.standing_orders import ORDERS
from tests.games.amalfi.scene import Scene, begin, go
from tests.games.playing import answer

KIND = {kind.name: kind for kind in ORDERS}


def feeding(**holds: int) -> AmalfiState:
    """Seat 0 has passed with no bread, one ready ship and these ships in holds."""
    return go(Scene().passed(1).bread(0, 0).bread(1, 6).bay(0, 1).holds(0, **holds).state, "pass")


def test_crews_are_fed_by_ready_ships_and_holds_are_left_alone() -> None:
    state = feeding(wine=1)
    assert state.prompt().code == "feed"
    assert answer(state, KIND["feed"]) == "supply"
    empty = go(Scene().passed(1).bread(0, 0).bread(1, 6).bay(0, 0).holds(0, wine=1).state, "pass")
    assert empty.prompt().code == "feed"
    assert answer(empty, KIND["feed"]) is None, "a ship in a hold is worth more: ask"


def test_before_the_decree_ready_ships_fill_the_granary_or_no_ship_is_touched() -> None:
    state = go(Scene().passed(1).bread(0, 2).bay(1, 0).bread(1, 6).bay(0, 1).holds(0, wine=1).state, "pass")
    assert (state.prompt().code, state.actor) == ("before-decree", 0)
    assert answer(state, KIND["fill"]) == "supply"
    assert answer(state, KIND["keep-ships"]) == "done"
    assert answer(state, KIND["feed"]) is None
    then = go(state, "supply")
    assert (then.prompt().code, then.actor) == ("before-decree", 0)
    assert answer(then, KIND["fill"]) == "done", "no ready ship is left, and holds are left alone"


def test_bread_is_taken_at_one_s_lighthouse_and_nowhere_else() -> None:
    state = go(Scene().lights(1, "alexandria").bread(1, 2).state, "navigate alexandria", "done")
    assert (int(state.actor), state.prompt().code) == (1, "lighthouse")
    assert {answer(state, KIND[name]) for name in ("bread", "bread-always")} == {"bread"}
    assert {answer(feeding(wine=1), KIND[name]) for name in ("bread", "bread-always")} == {None}


def test_orders_for_the_game_hold_from_the_first_turn_on_and_others_for_their_period() -> None:
    assert {name: kind.about(begin(2).view(0)) for name, kind in KIND.items()} == dict.fromkeys(KIND, "")
    state = Scene().state
    assert {name: kind.about(state.view(0)) for name, kind in KIND.items()} == {
        "bread": "1",
        "bread-always": "game",
        "feed": "game",
        "keep-ships": "1",
        "fill": "game",
    }
