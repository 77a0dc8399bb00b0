"""The set-up, starting hands, and what is open and hidden."""

from __future__ import annotations

import pytest

from carrack.core.api import CHANCE
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, random_number
from carrack.core.verdicts import Malformed
from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.knowledge.draws import total, ways
from carrack.games.amalfi.language import ATLAS, COUNCIL, WORKSHOP
from carrack.games.amalfi.layout import HIDDEN
from tests.games.amalfi.scene import (
    GAME,
    NAMES,
    Scene,
    begin,
    chance,
    events,
    go,
    hand,
    imagine,
    in_row,
    legal,
    of,
    play,
    refused,
)
from tests.games.amalfi.sheet import BAY, BREAD, HAND, LIGHTS, YARD


def dealt(seats: int, hands: str, seed: int = 1) -> AmalfiState:
    """A game up to the first decision."""
    state = begin(seats, hands=hands)
    rng, scratch = Rng(seed), Scratch(GAME.action_count)
    while state.actor == CHANCE:
        state.step(random_number(state, rng, scratch))
    return state


def made(seats: int, hands: str, seed: int = 1) -> AmalfiState:
    """A game up to the first turn, hands made at random."""
    state = begin(seats, hands=hands)
    rng, scratch = Rng(seed), Scratch(GAME.action_count)
    while state.prompt().code != "turn":
        state.step(random_number(state, rng, scratch))
    return state


def laid_out(state: AmalfiState) -> AmalfiState:
    """Chance goes on until the hands are to be made."""
    rng, scratch = Rng(3), Scratch(GAME.action_count)
    while state.actor == CHANCE and state.prompt().code in ("decree", "tile", "artwork", "title"):
        state.step(random_number(state, rng, scratch))
    return state


@pytest.mark.rule("setup.1")
@pytest.mark.rule("setup.2")
@pytest.mark.rule("setup.4")
@pytest.mark.rule("setup.5")
def test_chance_lays_the_board_out() -> None:
    state = begin(2)
    kinds: list[str] = []
    while state.prompt().code != "first":
        kinds.append(state.prompt().code)
        play(state, state.game.actions.notation(state.legal()[0]))
    assert kinds == ["decree"] * 4 + ["tile"] * 5 + ["artwork"] * 5 + ["title"] * 3
    assert all(in_row(state, ATLAS) + in_row(state, WORKSHOP))


@pytest.mark.rule("setup.5")
def test_one_dark_title_and_two_light_ones() -> None:
    state = begin(2)
    while state.prompt().code != "title":
        state.apply(state.legal()[0])
    assert len(state.legal()) == 6
    assert refused(state, "title zealot").code == "title.other-kind"
    play(state, "title scholar")
    assert len(state.legal()) == 10
    play(state, "title zealot")
    assert refused(state, "title zealot").code == "chance.gone"


@pytest.mark.rule("setup.3")
def test_any_tile_may_come_next() -> None:
    state = begin(2)
    while state.prompt().code != "tile":
        state.apply(state.legal()[0])
    assert len(state.legal()) == 30
    assert set(state.weights()) == {1}


@pytest.mark.rule("setup.6")
def test_ships_lighthouses_and_cubes() -> None:
    state = begin(3)
    for seat in range(3):
        assert [of(state, seat, what) for what in (BAY, YARD, LIGHTS)] == [4, 6, 6]
        assert state.table.granary(seat) == 6


@pytest.mark.rule("setup.7")
@pytest.mark.rule("setup.8")
def test_the_first_player_is_drawn_and_bread_goes_by_turn_order() -> None:
    state = laid_out(begin(4))
    assert (state.prompt().code, len(state.legal())) == ("first", 4)
    play(state, "first 3")
    assert int(state.table.rose) == 2
    assert [of(state, seat, BREAD) for seat in (2, 3, 0, 1)] == [3, 4, 5, 6]


@pytest.mark.rule("setup.9")
def test_the_council_is_laid_out_after_the_hands() -> None:
    state = laid_out(begin(2))
    play(state, "first 1", "pack painters")
    assert not any(in_row(state, COUNCIL))
    play(state, "pack printers")
    chance(state)
    assert all(in_row(state, COUNCIL))
    assert not set(in_row(state, COUNCIL)) & (hand(state, 0) | hand(state, 1))


@pytest.mark.rule("setup.10")
def test_twelve_public_and_three_evolving_destinations_with_one_dock_each() -> None:
    for seats in range(1, 5):
        state = Scene(seats).bread(0, 6).state
        places = {words.split(maxsplit=1)[1] for words in legal(state) if words.startswith("navigate")}
        assert places == set(NAMES.destinations[:15])


# --- starting hands ---------------------------------------------------------------------------------------


@pytest.mark.rule("hands.1")
@pytest.mark.rule("hands.2")
@pytest.mark.rule("hands.3")
def test_packs_are_chosen_in_reverse_order_and_are_open() -> None:
    state = laid_out(begin(3))
    play(state, "first 2")
    assert int(state.actor) == 0
    play(state, "pack builders")
    assert int(state.actor) == 2
    assert refused(state, "pack builders").code == "pack.taken"
    log = events(state, "pack painters")
    assert [event.kind for event in log] == ["pack"]
    assert int(state.actor) == 1
    play(state, "pack courtiers")
    assert [of(state, seat, HAND) for seat in range(3)] == [6, 6, 6]
    for viewer in (0, 1, 2, None):
        seen = state.view(viewer)
        assert {NAMES.characters[i] for i, at in enumerate(seen.table.char_at) if at == 4 + 2} == hand(
            state, 2
        )
    # The other packs are in the deck.
    assert "character johannes-gutenberg" in legal(state)
    assert "character raphael" not in legal(state)


@pytest.mark.rule("hands.4")
def test_blind_hands_are_dealt() -> None:
    state = made(3, "blind")
    assert [of(state, seat, HAND) for seat in range(3)] == [6, 6, 6]


@pytest.mark.rule("hands.5")
def test_personal_selection_keeps_six_of_ten() -> None:
    state = dealt(2, "selection")
    choices = legal(state)
    ends = {f"take {name}" for name in NAMES.characters[:15]}
    assert (len(choices), len(choices & ends)) == (10, 2)
    first = int(state.actor)
    other = next(name for name in NAMES.characters if f"take {name}" not in choices)
    assert refused(state, f"take {other}").code == "keep.not-yours"
    for words in sorted(choices)[:6]:
        assert int(state.actor) == first
        play(state, words)
    assert int(state.actor) != first
    assert hand(state, first) == {words.split(maxsplit=1)[1] for words in sorted(choices)[:6]}


@pytest.mark.rule("hands.6")
def test_a_full_draft_passes_cards_to_the_left() -> None:
    state = dealt(3, "draft")
    rose = int(state.table.rose)
    packs: dict[int, set[str]] = {}
    for i in range(3):
        seat = (rose + i) % 3
        assert int(state.actor) == seat
        packs[seat] = legal(state)
        assert len(packs[seat]) == 7
        taken = min(packs[seat])
        packs[seat].discard(taken)
        play(state, taken)
    for i in range(3):
        seat = (rose + i) % 3
        # The cards of the neighbour to the right.
        assert legal(state) == packs[(seat - 1) % 3]
        play(state, min(legal(state)))
    state = made(3, "draft")
    assert [of(state, seat, HAND) for seat in range(3)] == [6, 6, 6]


@pytest.mark.rule("hands.7")
def test_a_draft_with_score_keeps_one_end_game_card() -> None:
    state = dealt(2, "score-draft")
    ends = {f"take {name}" for name in NAMES.characters[:15]}
    assert len(legal(state)) == 6
    assert not legal(state) & ends
    own = [i for i, at in enumerate(state.view(int(state.actor)).table.char_at) if at == 12 and i < 15]
    assert len(own) == 3
    verdict = refused(state, f"take {NAMES.characters[own[0]]}")
    assert (verdict.code, verdict.rule) == ("keep.end-game-last", "hands.7")
    while state.prompt().code == "draft":
        play(state, min(legal(state)))
    assert state.prompt().code == "keep"
    assert len(legal(state)) == 3
    assert legal(state) <= ends
    state = made(2, "score-draft")
    for seat in range(2):
        assert len(hand(state, seat)) == 6
        assert len({f"take {name}" for name in hand(state, seat)} & ends) == 1


@pytest.mark.rule("hands.8")
@pytest.mark.parametrize("hands", ["selection", "draft", "score-draft"])
def test_what_nobody_kept_goes_into_the_deck(hands: str) -> None:
    state = made(2, hands)
    kept = hand(state, 0) | hand(state, 1)
    council = set(in_row(state, COUNCIL))
    deck = {NAMES.characters[i] for i, at in enumerate(state.table.char_at) if at == 0}
    assert kept | council | deck == set(NAMES.characters)
    assert len(kept) == 12


@pytest.mark.rule("hands.9")
@pytest.mark.rule("open.1")
@pytest.mark.parametrize("hands", ["blind", "selection", "draft", "score-draft"])
def test_hands_are_hidden(hands: str) -> None:
    state = made(3, hands)
    for viewer in (0, 1, 2, None):
        seen = state.view(viewer).table
        for seat in range(3):
            known = {NAMES.characters[i] for i, at in enumerate(seen.char_at) if at == 4 + seat}
            assert known == (hand(state, seat) if seat == viewer else set())


@pytest.mark.rule("hands.10")
@pytest.mark.parametrize("hands", ["draft", "score-draft"])
def test_nobody_drafts_alone(hands: str) -> None:
    with pytest.raises(Malformed) as refusal:
        GAME.new(1, hands=hands)
    assert refusal.value.verdict.code == "option.never-alone"
    assert refusal.value.verdict.args == {"option": "hands", "value": hands}


@pytest.mark.rule("open.2")
def test_what_was_taken_from_the_council_is_known() -> None:
    state = made(2, "blind")
    seat = int(state.actor)
    play(state, "navigate barcelona")
    taken = in_row(state, COUNCIL)[3]
    go(state, f"take {taken}")
    for viewer in (0, 1, None):
        seen = state.view(viewer).table
        assert seen.char_at[NAMES.characters.index(taken)] == 4 + seat
        for draw in range(5):
            imagined = imagine(state, viewer, draw)
            assert taken in hand(imagined, seat)


@pytest.mark.rule("open.1")
def test_a_card_given_up_is_known_for_ever() -> None:
    state = made(2, "blind")
    seat = int(state.actor)
    name = min(hand(state, seat))
    card = NAMES.characters.index(name)
    assert state.view(1 - seat).table.char_at[card] == HIDDEN
    play(state, f"discard {name}")
    assert state.view(1 - seat).table.char_at[card] == 2
    assert state.view(1 - seat).table.shown[card] == 1 + seat


def test_a_drafter_remembers_what_went_by() -> None:
    """Two seats: when a pack comes back, the card that is missing is in the other hand."""
    state = dealt(2, "draft")
    first = int(state.table.rose)
    opening = legal(state)
    mine = min(opening)
    play(state, mine)
    play(state, min(legal(state)))
    play(state, min(legal(state)))
    theirs = min(legal(state))
    play(state, theirs)
    # Round 3: the first pack is back, without what both took.
    assert int(state.actor) == first
    assert legal(state) == opening - {mine, theirs}
    for draw in range(10):
        imagined = imagine(state, first, draw)
        assert theirs.split(maxsplit=1)[1] in hand(imagined, 1 - first)


@pytest.mark.rule("hands.9")
@pytest.mark.parametrize("hands", ["selection", "draft", "score-draft"])
def test_a_refusal_does_not_tell_who_was_dealt_a_card(hands: str) -> None:
    """All cards but one's own are refused in the same way, wherever they are."""
    state = dealt(3, hands)
    seat = int(state.actor)
    own = {i for i, code in enumerate(state.view(seat).table.dealt) if code}
    for i, name in enumerate(NAMES.characters):
        if i not in own:
            verdict = refused(state, f"take {name}")
            assert (verdict.code, verdict.rule) == ("keep.not-yours", "hands.5")
            assert verdict.args == {"character": i}


@pytest.mark.rule("open.1")
@pytest.mark.parametrize(
    ("hands", "seats"),
    [
        *((hands, seats) for hands in ("packs", "blind", "selection") for seats in (1, 2, 3)),
        *((hands, seats) for hands in ("draft", "score-draft") for seats in (2, 3)),
    ],
)
def test_what_is_imagined_fits_what_a_seat_knows(hands: str, seats: int) -> None:
    for state in (dealt(seats, hands), made(seats, hands)):
        for viewer in (*range(seats), None):
            view = state.view(viewer).dump()
            for draw in range(3):
                imagined = imagine(state, viewer, draw)
                imagined.check()
                assert imagined.view(viewer).dump() == view


@pytest.mark.parametrize(
    ("pile", "takes", "expected"),
    [(5, [], 1), (5, [2], 10), (5, [2, 2], 30), (5, [2, 2, 1], 30), (4, [4], 1), (4, [3, 2], 0), (0, [1], 0)],
)
def test_ways_to_take_shares_from_a_pile(pile: int, takes: list[int], expected: int) -> None:
    """The chance of an imagined past is counted in them."""
    assert ways(pile, takes) == expected
    assert total(takes) == sum(takes)
