"""The outlook counts what is begun as if it were done, carried out by the rules themselves."""

from __future__ import annotations

from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, random_number
from carrack.games.amalfi import language
from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.judging.outlook import as_if_done
from carrack.games.amalfi.layout import HELD
from carrack.games.amalfi.scoring import points
from carrack.games.amalfi.table import Table
from tests.games.amalfi.scene import GAME, Scene, artwork, begin, character, play
from tests.games.amalfi.sheet import BAY, BREAD, HAND, HOLDS, PORT, TITLES_SCORED


def outlook(state: AmalfiState) -> Table:
    """The table as if everything begun were done; the real one must not have changed."""
    before = state.table.rows()
    done = as_if_done(state.table)
    assert state.table.rows() == before
    return done


def number(table: Table, what: int, seat: int = 0) -> int:
    return int(table.player[seat].numbers()[what])


def test_nothing_begun_is_the_table_itself() -> None:
    state = Scene().bay(0, 3).state
    assert as_if_done(state.table) is state.table


def test_a_purchase_is_paid_with_cargo_before_ships_of_the_bay() -> None:
    """mona-lisa costs 9 fabric: two ships of the hold and one of the bay."""
    state = Scene().workshop("mona-lisa").bay(0, 2).holds(0, fabric=2).state
    play(state, "acquire mona-lisa")
    assert state.prompt().code == "pay"
    done = outlook(state)
    assert number(done, HOLDS + language.RESOURCE_NAMES.index("fabric")) == 0
    assert number(done, PORT) == number(state.table, PORT) + 1
    assert points(done, 0) == points(state.table, 0) + int(GAME.parts.art_points[artwork("mona-lisa")])


def test_what_a_purchase_sets_off_happens_in_the_outlook() -> None:
    """Titian brings bread for each artwork."""
    bread: list[int] = []
    for guests in ((), ("titian",)):
        scene = Scene().workshop("mona-lisa").bay(0, 2).holds(0, fabric=2).bread(0, 0)
        state = scene.invited(0, *guests).state
        play(state, "acquire mona-lisa")
        bread.append(number(outlook(state), BREAD))
    assert bread[1] > bread[0]


def test_ships_are_sent_as_far_as_they_go() -> None:
    state = Scene().bay(0, 3).bread(0, 6).state
    play(state, "navigate alexandria")
    assert state.prompt().code == "send"
    done = outlook(state)
    assert number(done, BAY) < number(state.table, BAY)
    assert sum(number(done, HOLDS + i) for i in range(5)) > 0


def test_the_rightmost_character_is_taken() -> None:
    state = Scene().council("titian", "raphael").bay(0, 1).bread(0, 6).state
    play(state, "navigate venice")
    assert state.prompt().code == "take"
    done = outlook(state)
    assert number(done, HAND) == number(state.table, HAND) + 1
    assert int(done.char_at[character("raphael")]) == HELD


def test_a_purchase_that_is_allowed_waits_on_the_stack() -> None:
    state = Scene().workshop("mona-lisa").hand(0, "sandro-botticelli").bay(0, 4).bread(0, 6).state
    play(state, "invite sandro-botticelli")
    assert state.prompt().code == "grant-acquire"
    done = outlook(state)
    verbs = [int(done.stack[i * 5 + 1]) for i in range(int(done.depth))]
    assert verbs.count(language.GRANT) == 1


def test_titles_are_scored_in_the_outlook() -> None:
    """Collector asks for artworks; the last of them lies open to be paid."""
    owned = ("utopia", "david", "primavera", "the-prince", "tempest", "last-supper")
    state = Scene().workshop("mona-lisa").owns(0, *owned).bay(0, 4).holds(0, fabric=2).state
    play(state, "acquire mona-lisa")
    assert state.prompt().code == "pay"
    assert number(outlook(state), TITLES_SCORED) > number(state.table, TITLES_SCORED)


def test_in_random_games_ships_and_bread_stay_within_the_rules() -> None:
    """Every outlook of something begun is a table that the rules allow."""
    scratch = Scratch(GAME.action_count)
    begun = 0
    for seats, seed in ((1, 3), (2, 4), (4, 5)):
        state, rng = begin(seats), Rng(seed)
        while state.actor != OVER:
            if state.actor != CHANCE and state.table.depth > 0:
                begun += 1
                done = outlook(state)
                for seat in range(seats):
                    me = done.player[seat]
                    ships = int(me.bay + me.port + me.docked + me.yard) + sum(int(n) for n in me.holds)
                    assert ships == 10
                    assert int(me.bread) >= 0
            state.step(random_number(state, rng, scratch))
    assert begun > 100
