"""secrets: what a seat knows, and what `imagine` keeps of it."""

from __future__ import annotations

import pytest

from carrack.core.chance import Rng
from carrack.core.events import NOBODY
from carrack.core.tables import TableView
from carrack.games.amerigo_cards.game import CardsState
from carrack.games.amerigo_cards.table import Table
from tests.games.amerigo_cards.scene import (
    Scene,
    chance,
    deck,
    discards,
    events,
    exhibition,
    fresh,
    hand,
    journey,
    pile,
    play,
    reshuffled,
    shown,
)


def imagined(view: TableView[Table], count: int = 40) -> list[CardsState]:
    """Several positions that fit this view."""
    found = []
    for seed in range(count):
        state = view.game.imagine(view, Rng(seed))
        assert isinstance(state, CardsState)
        state.check()
        found.append(state)
    return found


def count_of(state: CardsState | TableView[Table], seat: int) -> list[int]:
    """The public sizes of a seat: hand, exhibition, journey, pile."""
    return state.rows()[2][seat * 7 : seat * 7 + 4]


# --- hidden ---------------------------------------------------------------------------------------------


@pytest.mark.rule("secrets.1")
def test_only_you_see_the_cards_in_your_hand() -> None:
    state = Scene(3).hand(0, "coffee-1", "gems-2").hand(1, "cloth-3").hand(2, "spices-1").to_act(0).state
    for seat in range(3):
        seen = [hand(state.view(seat), other) for other in range(3)]
        assert seen == [hand(state, other) if other == seat else [] for other in range(3)]
    assert [hand(state.view(None), other) for other in range(3)] == [[], [], []]


@pytest.mark.rule("secrets.1")
def test_views_of_positions_that_differ_in_other_hands_only_are_equal() -> None:
    one = Scene(2).hand(0, "coffee-1").hand(1, "gems-1", "gems-2").to_act(0).state
    other = Scene(2).hand(0, "coffee-1").hand(1, "cloth-3", "coffee-1").to_act(0).state
    assert one.view(0).dump() == other.view(0).dump()
    assert one.view(None).dump() == other.view(None).dump()
    assert one.view(1).dump() != other.view(1).dump()


@pytest.mark.rule("secrets.1")
def test_who_declines_a_compensation_shows_nothing() -> None:
    free = Scene(2).hand(0, "coffee-1", "gems-1").compensation().state
    forced = Scene(2).hand(0, "coffee-3", "gems-3").compensation().state
    assert free.view(1).dump() == forced.view(1).dump()
    assert play(free, "decline").view(1).dump() == play(forced, "decline").view(1).dump()


@pytest.mark.rule("secrets.1")
def test_only_the_asked_seat_is_offered_choices() -> None:
    state = Scene(2).hand(0, "coffee-1").hand(1, "gems-1").to_act(0).state
    assert state.view(0).legal == state.legal()
    assert state.view(1).legal == state.view(None).legal == []


@pytest.mark.rule("secrets.2")
def test_nobody_else_sees_what_you_draw() -> None:
    scene = Scene(3).outward(0, "coffee-1").to_act(0)
    one = chance(play(scene.state, "explore"), "gems-1", "gems-2")
    other = chance(play(scene.state, "explore"), "coffee-3", "cloth-1")
    assert one.view(1).dump() == other.view(1).dump()
    assert hand(one.view(0), 0) == ["gems-1", "gems-2"]


@pytest.mark.rule("secrets.2")
def test_nobody_else_sees_what_you_draw_from_the_second_deck() -> None:
    scene = (
        Scene(3)
        .deck("4 gems-1", "4 coffee-2")
        .shuffled()
        .outward(0, "coffee-1")
        .outward(1, "coffee-1")
        .to_act(0)
    )
    one = chance(play(scene.state, "explore"), "gems-1", "gems-1")
    other = chance(play(scene.state, "explore"), "coffee-2", "gems-1")
    assert one.view(1).dump() == other.view(1).dump()
    assert one.view(None).dump() == other.view(None).dump()


@pytest.mark.rule("secrets.2")
def test_the_event_of_a_draw_hides_its_card_from_the_others() -> None:
    state = Scene(3).outward(0, "coffee-1").to_act(0).state
    drew = events(state, "explore", "card gems-1")[1]
    assert (drew.kind, drew.seen_by(0).args) == ("drew", {"card": 0})
    for seat in (1, 2, None):
        assert (drew.seen_by(seat).kind, drew.seen_by(seat).args) == ("drew-hidden", {})


@pytest.mark.rule("secrets.2")
def test_the_event_of_the_deal_hides_its_card_from_the_others() -> None:
    dealt = events(fresh(2), "card coffee-1")[0]
    assert (dealt.kind, dealt.seat, dealt.args) == ("dealt", 0, {"card": 12})
    assert (dealt.seen_by(1).kind, dealt.seen_by(1).args) == ("dealt-hidden", {})


@pytest.mark.rule("secrets.2")
def test_nobody_knows_the_deck() -> None:
    state = Scene(2).hand(0, "coffee-1").hand(1, "gems-1").to_act(0).state
    for seat in (0, 1, None):
        assert deck(state.view(seat)) == []
    assert len({tuple(deck(guess)) for guess in imagined(state.view(0))}) > 1


@pytest.mark.rule("secrets.2")
def test_any_card_of_the_deck_may_come_next() -> None:
    state = play(Scene(2).deck("3 coffee-1", "gems-2").to_act(0).state, "draw")
    assert [state.game.actions.notation(n) for n in state.legal()] == ["card gems-2", "card coffee-1"]
    assert state.weights() == [1, 3]


# --- public ---------------------------------------------------------------------------------------------


@pytest.mark.rule("secrets.3")
def test_everybody_knows_how_many_cards_lie_where() -> None:
    scene = Scene(2).hand(0, "2 coffee-1").exhibit(1, "3 gems-1").pile(1, "cloth-1").discards("2 spices-1")
    state = scene.outward(0, "coffee-3").to_act(0).state
    for seat in (0, 1, None):
        view = state.view(seat)
        assert (count_of(view, 0), count_of(view, 1)) == ([2, 0, 1, 0], [0, 3, 0, 1])
        assert (view.table.deck_size, view.table.discards_size) == (108 - 2 - 3 - 1 - 2 - 1, 2)


@pytest.mark.rule("secrets.4")
def test_journeys_exhibitions_piles_and_discards_are_public() -> None:
    scene = (
        Scene(2)
        .outward(0, "coffee-3")
        .exhibit(0, "gems-1")
        .pile(0, "cloth-2", "cloth-1")
        .discards("spices-1")
    )
    view = scene.to_act(0).state.view(1)
    assert (journey(view, 0), exhibition(view, 0)) == (["coffee-3"], ["gems-1"])
    assert (pile(view, 0), discards(view)) == (["cloth-2", "cloth-1"], ["spices-1"])


@pytest.mark.rule("secrets.4")
def test_the_second_deck_is_known_as_a_whole_because_the_discards_were_seen() -> None:
    scene = Scene(2).deck("coffee-1").discards("2 gems-1", "cloth-3").others_on_pile(1).outward(1, "coffee-2")
    state = chance(play(scene.to_act(0).state, "draw"), "coffee-1")
    assert reshuffled(state.view(1)) == ["gems-1", "gems-1", "cloth-3"]
    for guess in imagined(state.view(1)):
        assert (deck(guess), hand(guess, 0)) == (["gems-1", "gems-1", "cloth-3"], ["coffee-1"])


@pytest.mark.rule("secrets.4")
def test_a_sale_is_public_while_it_goes_on() -> None:
    scene = (
        Scene(2).exhibit(0, "gems-1", "cloth-1", "2 antiques-1", "spices-1", "coffee-1").outward(1, "gems-2")
    )
    state = play(scene.to_act(0).state, "sell", "keep gems-1")
    first = state.view(1).rows()[1][int(state.table.staying()) :][:15]
    assert first == [1, *[0] * 14]


# --- imagined positions ---------------------------------------------------------------------------------


@pytest.mark.rule("secrets.1", "secrets.3", "secrets.4")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_imagined_position_keeps_what_is_known(seat: int | None) -> None:
    scene = Scene(3).hand(0, "coffee-1", "gems-2").hand(1, "cloth-3").hand(2, "3 spices-1").pile(0, "cloth-2")
    state = scene.outward(1, "coffee-3").exhibit(0, "gems-1").discards("spices-1").to_act(0).state
    view = state.view(seat)
    for guess in imagined(view):
        assert guess.view(seat).dump() == view.dump()
        assert [count_of(guess, other) for other in range(3)] == [
            count_of(state, other) for other in range(3)
        ]
        assert len(deck(guess)) == len(deck(state))


@pytest.mark.rule("secrets.2")
def test_what_is_hidden_is_imagined_anew() -> None:
    view = Scene(2).hand(0, "coffee-1").hand(1, "2 cloth-3").to_act(0).state.view(0)
    assert len({tuple(hand(guess, 1)) for guess in imagined(view)}) > 10


@pytest.mark.rule("secrets.4", "compensation.2")
def test_cards_shown_for_a_compensation_are_kept_in_that_hand() -> None:
    scene = Scene(2).hand(0, "gems-1", "2 cloth-2", "coffee-1").hand(1, "coffee-3").compensation()
    state = play(scene.state, "turn over gems-1", "decline")
    for guess in imagined(state.view(1)):
        assert hand(guess, 0) == ["cloth-2", "cloth-2", "coffee-1"]


@pytest.mark.rule("secrets.4")
def test_a_shown_card_that_was_played_is_no_longer_kept() -> None:
    scene = Scene(2).shown_hand(0, "coffee-1", "gems-2").hand(1, "spices-1").to_act(0)
    state = play(scene.state, "sail out coffee-1", "sail out spices-1", "explore")
    chance(state, "cloth-1", "cloth-2")
    assert shown(state.view(1), 0) == ["gems-2"]
    guesses = imagined(state.view(1))
    assert all("gems-2" in hand(guess, 0) and len(hand(guess, 0)) == 3 for guess in guesses)
    assert not all("coffee-1" in hand(guess, 0) for guess in guesses)


@pytest.mark.rule("secrets.4")
def test_a_shown_card_that_was_exhibited_is_no_longer_kept_in_the_hand() -> None:
    state = play(Scene(2).shown_hand(0, "2 coffee-1").to_act(0).state, "exhibit coffee-1", "stop")
    assert (shown(state.view(1), 0), exhibition(state.view(1), 0)) == (["coffee-1"], ["coffee-1"])
    for guess in imagined(state.view(1)):
        assert hand(guess, 0) == ["coffee-1"]


@pytest.mark.rule("secrets.4")
def test_your_own_shown_cards_are_counted_once() -> None:
    state = Scene(2).shown_hand(0, "5 gems-1").hand(1, "2 cloth-1").to_act(0).state
    for guess in imagined(state.view(0)):
        assert hand(guess, 0) == ["gems-1"] * 5
        assert "gems-1" not in hand(guess, 1) + deck(guess)


def after_the_reshuffle() -> CardsState:
    """Seat 1 holds two old cards and draws two from a second deck of gems; all else lies open."""
    scene = Scene(2).deck("gems-1", "gems-2", "gems-3").shuffled().hand(1, "coffee-1", "coffee-2")
    state = scene.outward(0, "spices-3").outward(1, "cloth-1").hand(0, "spices-1", "spices-2").to_act(1).state
    return chance(play(state, "explore"), "gems-1", "gems-3")


@pytest.mark.rule("secrets.2", "secrets.4")
def test_old_cards_stay_in_the_hand_and_new_ones_come_from_the_second_deck() -> None:
    found = set()
    for guess in imagined(after_the_reshuffle().view(0)):
        held = hand(guess, 1)
        assert held[-2:] == ["coffee-1", "coffee-2"]
        assert sorted(held[:2] + deck(guess)) == ["gems-1", "gems-2", "gems-3"]
        found.add(deck(guess)[0])
    assert found == {"gems-1", "gems-2", "gems-3"}


@pytest.mark.rule("secrets.4")
def test_the_drawer_knows_what_is_left_of_the_second_deck() -> None:
    for guess in imagined(after_the_reshuffle().view(1)):
        assert (deck(guess), hand(guess, 0)) == (["gems-2"], ["spices-1", "spices-2"])


@pytest.mark.rule("secrets.4")
def test_a_new_card_that_was_played_is_no_longer_in_hand_or_deck() -> None:
    state = play(after_the_reshuffle(), "sail out spices-1", "sail home gems-3")
    for guess in imagined(state.view(0)):
        assert "gems-3" not in hand(guess, 1) + deck(guess)
        assert hand(guess, 1)[-2:] == ["coffee-1", "coffee-2"]


@pytest.mark.rule("secrets.4")
def test_an_old_card_that_was_played_leaves_the_new_ones_unknown() -> None:
    state = play(after_the_reshuffle(), "sail out spices-1", "sail home coffee-1")
    found = {tuple(hand(guess, 1)) for guess in imagined(state.view(0))}
    gems = [("gems-1", "gems-2"), ("gems-1", "gems-3"), ("gems-2", "gems-3")]
    assert found == {(*pair, "coffee-2") for pair in gems}


@pytest.mark.rule("secrets.2", "secrets.4")
def test_a_played_card_that_may_be_old_or_new_leaves_both_possible() -> None:
    """Seat 1 has one old card and two new ones when it plays a coffee; the old one may have been a cloth."""
    scene = Scene(3).deck("3 coffee-1", "gems-1").shuffled().hand(1, "coffee-1").hand(2, "cloth-2", "cloth-3")
    scene.outward(0, "spices-3").hand(0, "spices-1").outward(1, "spices-1").outward(2, "spices-3").to_act(1)
    state = chance(play(scene.state, "explore"), "coffee-1", "gems-1")
    play(state, "sail home cloth-2", "sail home spices-1", "sail home coffee-1")
    hands = [hand(guess, 1) for guess in imagined(state.view(0), 600)]
    assert all(len(held) == 2 for held in hands)
    # By hand: the shown cards are 4/3 likely in all, 1/2 of it with the cloth, 1/2 of it with the gem.
    for card in ("cloth-3", "gems-1"):
        assert sum(card in held for held in hands) / 600 == pytest.approx(3 / 8, abs=0.08)


@pytest.mark.rule("secrets.2", "secrets.4")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_in_an_imagined_position_others_can_imagine_on(viewer: int | None) -> None:
    """Cards drawn from the second deck are imagined with the hand, so that the owner's view fits, too."""
    state = play(after_the_reshuffle(), "sail out spices-1", "sail home gems-3")
    for guess in imagined(state.view(viewer), 10):
        for seat in (0, 1, None):
            for inner in imagined(guess.view(seat), 3):
                assert inner.view(seat).dump() == guess.view(seat).dump()
                assert set(deck(inner)) <= {"gems-1", "gems-2"}


@pytest.mark.rule("secrets.4")
def test_seat_0_remembers_what_it_drew_itself() -> None:
    scene = Scene(2).deck("gems-1", "gems-2", "gems-3").shuffled().hand(1, "coffee-1").outward(1, "spices-3")
    state = chance(play(scene.outward(0, "cloth-1").to_act(0).state, "explore"), "gems-1", "gems-3")
    for guess in imagined(state.view(0)):
        assert (deck(guess), hand(guess, 1)) == (["gems-2"], ["coffee-1"])


FIVE = ["gems-1", "cloth-1", "antiques-1", "spices-1", "coffee-1"]
SMALL_STEPS: list[tuple[Scene, list[str]]] = [
    (Scene(2).hand(0, "gems-1").hand(1, "cloth-1", "coffee-3").compensation(), ["turn over gems-1"]),
    (Scene(2).hand(0, "2 gems-1").hand(1, "cloth-1"), ["exhibit gems-1"]),
    (Scene(2).outward(0, "coffee-3").hand(1, "cloth-1"), ["explore", "card gems-1"]),
    (Scene(2).outward(1, "coffee-3").hand(0, "cloth-1").to_act(1), ["explore", "card gems-2"]),
    (
        Scene(2).outward(0, "3 coffee-3").homeward(0, "coffee-3").hand(0, "gems-3").hand(1, "cloth-1"),
        ["sail home gems-3", "turn over coffee-3"],
    ),
    (Scene(2).exhibit(0, *FIVE).exhibit(1, *FIVE).hand(1, "gems-2"), ["sell"]),
    (
        Scene(3)
        .exhibit(0, "2 gems-1", "coffee-1", "coffee-2")
        .abroad("3 cloth-1", "3 antiques-1", "3 spices-1", "6 coffee-3"),
        ["sell"],
    ),
    (
        Scene(2).exhibit(0, *FIVE).exhibit(1, *FIVE).hand(1, "gems-2"),
        ["sell", "join", "keep gems-1", "keep cloth-1"],
    ),
    (Scene(2).exhibit(0, *FIVE, "gems-2").outward(1, "coffee-3").hand(1, "gems-2"), ["sell"]),
]


@pytest.mark.rule("secrets.3", "secrets.4")
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize(("scene", "before"), SMALL_STEPS, ids=[steps[-1] for _, steps in SMALL_STEPS])
def test_the_middle_of_a_turn_is_public(scene: Scene, before: list[str], seat: int | None) -> None:
    state = play(scene.state, *before)
    seen, real = state.view(seat).rows(), state.rows()
    assert (seen[0], seen[2:]) == (real[0], real[2:])
    for guess in imagined(state.view(seat), 5):
        assert guess.view(seat).dump() == state.view(seat).dump()
        assert guess.actor == state.actor
        assert guess.legal() == state.legal() or state.actor != seat


@pytest.mark.rule("secrets.3")
def test_an_onlooker_imagines_hands_of_the_right_size() -> None:
    for guess in imagined(after_the_reshuffle().view(None)):
        assert (len(hand(guess, 0)), len(hand(guess, 1)), len(deck(guess))) == (2, 4, 1)


def test_events_of_the_table_belong_to_nobody() -> None:
    state = Scene(2).deck("coffee-1").outward(1, "coffee-2").to_act(0).state
    log = events(state, "draw", "card coffee-1")
    assert (log[-1].kind, log[-1].seat) == ("reshuffled", NOBODY)
