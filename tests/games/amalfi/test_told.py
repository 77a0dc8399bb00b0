"""Telling: the events that the log, the page and whoever watches are given, with who may see what."""

from __future__ import annotations

import pytest

from carrack.core.events import NOBODY, Event
from carrack.games.amalfi.game import Amalfi, AmalfiState
from tests.games.amalfi.scene import (
    CARDS,
    NAMES,
    Scene,
    artwork,
    bay,
    begin,
    bread,
    character,
    destination,
    engaged,
    events,
    go,
    hand,
    has,
    legal,
    light,
    play,
    points,
    port,
)
from tests.games.amalfi.test_hands import dealt, laid_out


def card(name: str) -> dict[str, int]:
    return {"character": character(name)}


# --- starting hands --------------------------------------------------------------------------------------


@pytest.mark.rule("hands.2")
def test_everybody_is_told_who_chose_which_pack() -> None:
    state = play(laid_out(begin(3)), "first 2")
    assert events(state, "pack builders") == [Event("pack", 0, {"pack": NAMES.packs.index("builders")})]


@pytest.mark.rule("hands.4")
@pytest.mark.rule("hands.9")
@pytest.mark.parametrize(("seats", "first", "secret"), [(3, "first 2", "character"), (1, "", "")])
def test_a_card_that_is_dealt_is_told_to_its_owner_alone(seats: int, first: str, secret: str) -> None:
    state = laid_out(begin(seats, hands="blind"))
    if first:
        play(state, first)
    seat = int(state.table.rose)
    (told,) = events(state, "character titian")
    assert told == Event("dealt", seat, card("titian"), secret)
    if secret:
        assert told.seen_by((seat + 1) % seats) == Event("dealt-hidden", seat, {})
    assert hand(state, seat) == {"titian"}


@pytest.mark.rule("hands.5")
@pytest.mark.rule("hands.9")
@pytest.mark.parametrize(("seats", "secret"), [(2, "character"), (1, "")])
def test_a_card_that_is_kept_is_told_to_its_owner_alone(seats: int, secret: str) -> None:
    state = dealt(seats, "selection")
    seat, words = int(state.actor), min(legal(state))
    assert events(state, words) == [Event("kept", seat, card(words.split(maxsplit=1)[1]), secret)]


@pytest.mark.rule("hands.6")
@pytest.mark.rule("hands.9")
def test_everybody_is_told_the_cards_that_are_passed_on_to_them() -> None:
    state = dealt(3, "draft")
    packs: dict[int, set[str]] = {}
    for _ in range(2):
        words = min(legal(state))
        packs[int(state.actor)] = legal(state) - {words}
        play(state, words)
    last, words = int(state.actor), min(legal(state))
    packs[last] = legal(state) - {words}
    kept, passed, *received = events(state, words)
    assert (kept.kind, kept.seat) == ("kept", last)
    assert passed == Event("passed-on", NOBODY)
    for seat in range(3):
        mine = [event for event in received if event.seat == seat]
        assert {event.kind for event in mine} == {"received"}
        # The cards of the neighbour to the right, and for nobody else to see.
        names = {f"take {NAMES.characters[event.args['card']]}" for event in mine}
        assert names == packs[(seat - 1) % 3]
        assert {event.seen_by((seat + 1) % 3) for event in mine} == {Event("received-hidden", seat, {})}


@pytest.mark.rule("hands.7")
def test_end_game_cards_are_not_passed_on() -> None:
    state = dealt(2, "score-draft")
    play(state, min(legal(state)))
    log = events(state, min(legal(state)))
    received = [event.args["card"] for event in log if event.kind == "received"]
    assert len(received) == 10
    assert min(received) >= 15


# --- rows ------------------------------------------------------------------------------------------------


@pytest.mark.rule("nav.9")
def test_what_leaves_a_row_and_what_comes_is_told_to_all() -> None:
    scene = Scene().workshop("utopia", "mona-lisa").invited(0, "girolamo-savonarola")
    state = scene.state
    assert events(state, "engage girolamo-savonarola") == [
        Event("engaged", 0, card("girolamo-savonarola")),
        Event("row-artwork", NOBODY, {"artwork": artwork("mona-lisa")}),
    ]
    assert events(state, "artwork novellino")[0] == Event(
        "artwork", NOBODY, {"artwork": artwork("novellino")}
    )
    state = Scene().council("titian", "donatello").invited(0, "cesare-borgia").state
    assert events(state, "engage cesare-borgia") == [
        Event("engaged", 0, card("cesare-borgia")),
        Event("row-character", NOBODY, card("donatello")),
    ]
    assert events(state, "character raphael")[0] == Event("character", NOBODY, card("raphael"))


@pytest.mark.rule("solo.5")
def test_a_tile_that_leaves_the_atlas_and_one_that_comes_are_told_to_all() -> None:
    state = Scene(1).atlas("tunis", "corfu", "elmina", "acre", "zara").bay(0, 4).state
    play(state, "discover tunis")
    log = events(state, "tile jaffa")
    assert log[0] == Event("tile", NOBODY, {"destination": destination("jaffa")})
    assert Event("row-tile", NOBODY, {"destination": destination("zara")}) in log


@pytest.mark.rule("rows.3")
def test_a_deck_made_of_the_discards_is_told_to_all() -> None:
    scene = Scene().workshop("utopia", "mona-lisa").no_decks(artworks=True)
    log = events(scene.invited(0, "girolamo-savonarola").state, "engage girolamo-savonarola")
    assert log[-1] == Event("reshuffled-artworks", NOBODY)
    log = events(Scene().council("titian").no_decks(characters=True).state, "navigate barcelona")
    assert log[-1] == Event("reshuffled-characters", NOBODY)


# --- taking, erecting, gaining ---------------------------------------------------------------------------

FOUR = ("michelozzo", "titian", "donatello", "fra-mauro")


@pytest.mark.rule("take.2")
@pytest.mark.rule("take.3")
@pytest.mark.parametrize(
    ("name", "bought"),
    [
        ("michelozzo", [Event("paid-bread", 0, {"count": 2}), Event("took", 0, card("michelozzo"))]),
        ("titian", [Event("paid-bread", 0, {"count": 1}), Event("took", 0, card("titian"))]),
        ("donatello", [Event("took", 0, card("donatello"))]),
        ("fra-mauro", [Event("took", 0, card("fra-mauro")), Event("bread", 0, {"count": 1})]),
    ],
)
def test_a_character_is_told_with_the_price_of_its_place(name: str, bought: list[Event]) -> None:
    state = play(Scene().council(*FOUR).bread(0, 3).state, "navigate barcelona")
    assert events(state, f"take {name}") == bought


@pytest.mark.rule("take.1")
def test_characters_that_may_be_taken_are_listed_in_the_order_of_the_numbers() -> None:
    """Neighbours in the list of characters, the later ones lying further to the left."""
    for names in (
        NAMES.characters[3::-1],
        NAMES.characters[23:19:-1],
        NAMES.characters[26:18:-2],
        NAMES.characters[20:24],
    ):
        state = play(Scene().council(*names).bread(0, 3).bay(0, 1).state, "navigate barcelona")
        assert state.legal() == sorted(state.legal())
        assert legal(state) == {f"take {name}" for name in names}


@pytest.mark.rule("nav.8")
@pytest.mark.rule("take.3")
def test_the_only_character_that_can_be_taken_is_taken_without_a_question() -> None:
    state = Scene().council("titian").bread(0, 0).state
    assert events(state, "navigate barcelona") == [
        Event("navigated", 0, {"destination": destination("barcelona")}),
        Event("took", 0, card("titian")),
        Event("bread", 0, {"count": 1}),
    ]
    # A second one is a question.
    state = play(Scene().council("titian", "donatello").bread(0, 0).state, "navigate barcelona")
    assert state.prompt().code == "take"


@pytest.mark.rule("take.3")
def test_who_could_turn_something_into_bread_is_asked_which_character() -> None:
    """One that is too dear now may be had after a card is given up; in this file one place alone is free."""
    dear = Amalfi(f"council_price = [3, 2, 1, 0]\n{CARDS}", "mine.toml")
    scene = Scene().council("titian", "donatello").bay(0, 1).bread(0, 0)
    scene.table.parts = dear.parts
    state = play(AmalfiState(dear, scene.table.copy()), "navigate barcelona")
    assert hand(state) == {"donatello"}
    state = play(AmalfiState(dear, scene.hand(0, "raphael").table), "navigate barcelona")
    assert legal(state) == {"take donatello", "discard raphael"}
    assert legal(play(state, "discard raphael")) == {"take donatello", "take titian"}


@pytest.mark.rule("erect.1")
def test_the_only_free_slot_is_taken_without_a_question() -> None:
    """Eleven of the twelve public destinations have a lighthouse."""
    scene = Scene().lights(1, *NAMES.destinations[:6]).hand(0, "lorenzo-ghiberti").bread(0, 6)
    state = scene.lights(0, *NAMES.destinations[6:10]).state
    assert play(state.copy(), "invite lorenzo-ghiberti").prompt().code == "erect"
    state = scene.lights(0, NAMES.destinations[10]).state
    log = events(state, "invite lorenzo-ghiberti")
    assert log[-1] == Event("erected", 0, {"destination": destination("lisbon")})
    assert light(state, "lisbon") == 0


@pytest.mark.rule("erect.6")
def test_without_a_free_slot_no_lighthouse_is_erected() -> None:
    scene = Scene(3).lights(1, *NAMES.destinations[:6]).lights(2, *NAMES.destinations[6:12])
    state = scene.hand(0, "lorenzo-ghiberti").bread(0, 6).state
    assert [event.kind for event in events(state, "invite lorenzo-ghiberti")] == [
        "paid-bread",
        "invited",
        "none-erected",
    ]
    assert has(state, "lighthouses") == 0


@pytest.mark.rule("erect.5")
def test_without_lighthouse_and_council_the_points_are_scored_without_a_question() -> None:
    scene = Scene().lights(0, *NAMES.destinations[:6]).hand(0, "lorenzo-ghiberti").bread(0, 6)
    state = scene.state
    assert events(state, "invite lorenzo-ghiberti")[-1] == Event("points", 0, {"count": 2})
    assert (points(state), int(state.actor)) == (2, 1)
    # With a character in the Council it is a question.
    scene = Scene().lights(0, *NAMES.destinations[:6]).hand(0, "lorenzo-ghiberti").bread(0, 6)
    state = play(scene.council("titian").state, "invite lorenzo-ghiberti")
    assert {"points", "take titian"} <= legal(state)


@pytest.mark.rule("feed.2")
def test_points_lost_to_hunger_are_a_part_of_the_score_below_zero() -> None:
    scene = Scene().bread(0, 1).bay(0, 0).bread(1, 6).bay(1, 0).passed(1)
    score = play(scene.state, "pass").scores()[0]
    assert score.breakdown["hunger"] == -3
    assert score.total == sum(score.breakdown.values()) == -3


@pytest.mark.rule("invite.3")
@pytest.mark.parametrize(("paintings", "gained"), [(0, 0), (2, 4), (6, 10)])
def test_points_for_each_painting_are_told_unless_there_is_none(paintings: int, gained: int) -> None:
    scene = Scene().owns(0, *NAMES.artworks[15 : 15 + paintings]).hand(0, "sofonisba-anguissola").bread(0, 6)
    state = scene.state
    before = points(state)
    log = events(state, "invite sofonisba-anguissola")
    told = [Event("points", 0, {"count": gained})] if gained else []
    assert [event for event in log if event.kind == "points"] == told
    assert points(state) - before == gained


@pytest.mark.rule("board.4")
def test_bread_that_finds_no_room_is_told_as_lost() -> None:
    state = Scene().invited(0, "costanza-d-avalos").bread(0, 5).state
    assert events(state, "engage costanza-d-avalos")[1:3] == [
        Event("bread", 0, {"count": 3}),
        Event("lost-bread", 0, {"count": 2}),
    ]
    assert bread(state) == 6


@pytest.mark.rule("straight.1")
@pytest.mark.parametrize("name", ["domenico-ghirlandaio", "masaccio", "veronica-gambara"])
def test_the_only_engaged_character_is_straightened_without_a_question(name: str) -> None:
    state = Scene().invited(0, name, engaged=True).bay(0, 1).state
    assert Event("straightened", 0, card(name)) in events(state, "navigate messina")
    assert engaged(state) == set()


@pytest.mark.rule("straight.1")
def test_one_of_the_engaged_characters_is_chosen_to_be_straightened() -> None:
    names = ("domenico-ghirlandaio", "masaccio", "veronica-gambara")
    scene = Scene().invited(0, *names, engaged=True).invited(0, "zheng-he", "andrea-palladio").bay(0, 1)
    state = play(scene.state, "navigate messina")
    assert legal(state) == {f"straighten {name}" for name in names}
    assert engaged(play(state, "straighten masaccio")) == {"domenico-ghirlandaio", "veronica-gambara"}


@pytest.mark.rule("straight.1")
@pytest.mark.rule("build.4")
def test_straightening_and_building_are_told() -> None:
    scene = Scene().invited(0, "masaccio", engaged=True).hand(0, "mariano-taccola").bread(0, 6)
    state = scene.state
    assert Event("straightened", 0, card("masaccio")) in events(state.copy(), "navigate messina")
    assert events(state, "invite mariano-taccola")[-1] == Event("launched", 0)


@pytest.mark.rule("invite.3")
@pytest.mark.parametrize("in_port", range(4))
def test_as_many_ships_as_there_are_come_back_from_the_port(in_port: int) -> None:
    state = Scene().hand(0, "roberto-valturio").bread(0, 6).bay(0, 4 - in_port).state
    told = [event for event in events(state, "invite roberto-valturio") if event.kind == "recalled"]
    back = min(2, in_port)
    assert told == ([Event("recalled", 0, {"count": back})] if back else [])
    assert (bay(state), port(state)) == (4 - in_port + back, in_port - back)


@pytest.mark.rule("pay.6")
def test_the_ships_of_a_payment_and_its_surplus_are_told() -> None:
    state = Scene().workshop("novellino").bay(0, 1).holds(0, spices=2).bread(0, 0).state
    play(state, "acquire novellino")
    assert events(state, "unload spices") == [Event("paid-unload", 0, {"hold": 0})]
    log = events(state, "supply")
    assert log[:2] == [Event("paid-supply", 0), Event("surplus", 0, {"count": 2})]
    go(state)
    assert bread(state) == 3
