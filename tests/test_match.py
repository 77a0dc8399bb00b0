"""A match: drafts, undo, done, take-backs with consent, and going on from a record."""

from __future__ import annotations

import copy

import pytest

import carrack
from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.draft import Draft
from carrack.core.match import Match, new_match, resume
from carrack.core.records import read
from carrack.core.text import LANGUAGES, Texts
from carrack.core.verdicts import GameOver, Illegal, Malformed, NotYourTurn, Refusal

GAME = carrack.game("amerigo-cards")
EXHIBIT, STOP, DECLINE = "exhibit", "stop", "decline"


def begin(seats: int = 3, seed: int = 4, confirm: bool = False, names: list[str] | None = None) -> Match:
    """A match after the deal; everybody has declined a compensation and the first seat is to act."""
    match = new_match(GAME, seats, Rng(seed), names, confirm)
    for seat in range(seats):
        match.play(seat, GAME.actions.find(DECLINE))
        if confirm:
            match.done(seat)
    return match


def exhibits(match: Match) -> list[int]:
    """The numbers by which the seat in turn can exhibit a card."""
    choices = GAME.actions.choices
    return [n for n in match.view(match.actor).legal if choices[n].family == EXHIBIT]


def sails(match: Match) -> int:
    return next(n for n in match.view(match.actor).legal if GAME.actions.choices[n].family == "sail-out")


def play_on(match: Match, seed: int, decisions: int = 10**6) -> None:
    """Let everybody pick at random."""
    rng = Rng(seed, 9)
    while not match.is_over and decisions:
        legal = match.view(match.actor).legal
        seat = match.actor
        match.play(seat, legal[int(rng.below(len(legal)))])
        if match.confirm and match.is_complete:
            match.done(seat)
        decisions -= 1


def snapshot(match: Match) -> list[object]:
    """All that a refused wish must not change."""
    views = [match.view(seat).dump() for seat in (None, *range(match.record.seats))]
    return [match.state.dump(), match.record.text(GAME), list(match.draft), repr(match.events), *views]


def refused(match: Match, kind: type[Refusal], code: str, wish: str, *args: object) -> None:
    """The wish is refused with that code, changes nothing, and can be told in both languages."""
    before = snapshot(match)
    with pytest.raises(kind) as refusal:
        getattr(match, wish)(*args)
    assert type(refusal.value) is kind
    assert refusal.value.verdict.code == code
    assert refusal.value.verdict.family == kind.family
    assert snapshot(match) == before
    for language in LANGUAGES:
        assert Texts(GAME, language).refusal(refusal.value.verdict)


# --- beginning ------------------------------------------------------------------------------------------


def test_chance_has_dealt_when_a_match_begins() -> None:
    match = new_match(GAME, 3, Rng(4), ["Ann", "Bob", "Cem"])
    assert match.actor == 0
    assert [entry.actor for entry in match.record.entries] == [CHANCE]
    assert match.record.players == ["Ann", "Bob", "Cem"]
    assert not match.is_over
    assert match.record.result is None


def test_impossible_seats_and_options_are_malformed() -> None:
    with pytest.raises(Malformed):
        new_match(GAME, 9, Rng(1))
    with pytest.raises(Malformed):
        new_match(GAME, 3, Rng(1), weather="fine")


def test_the_same_source_and_numbers_give_the_same_match() -> None:
    one, other = begin(), begin()
    play_on(one, 1)
    play_on(other, 1)
    assert snapshot(one) == snapshot(other)


# --- drafts ---------------------------------------------------------------------------------------------


def test_a_draft_is_seen_by_its_seat_only() -> None:
    match = begin()
    before = {seat: match.view(seat).dump() for seat in (0, 1, 2, None)}
    stored, lines, told = match.state.dump(), match.record.text(GAME), repr(match.events_for(1))
    match.play(0, exhibits(match)[0])
    assert match.draft
    assert match.actor == 0
    assert match.view(0).dump() != before[0]
    assert {seat: match.view(seat).dump() for seat in (1, 2, None)} == {s: before[s] for s in (1, 2, None)}
    assert match.state.dump() == stored
    assert match.record.text(GAME) == lines
    assert match.state_for(1) is match.state
    assert match.state_for(None) is match.state
    assert [event.kind for event in match.events_for(0)][-1] == "exhibited"
    assert repr(match.events_for(1)) == told
    assert "exhibited" not in {event.kind for event in match.events_for(None)}


def test_done_stores_and_shows_the_whole_draft_at_once() -> None:
    match = begin()
    first = exhibits(match)[0]
    match.play(0, first)
    second = exhibits(match)[0]
    match.play(0, second)
    assert match.draft == [first, second]
    mine = match.view(0).dump()
    match.done(0)
    assert match.draft == []
    assert match.view(0).dump() == mine
    assert [event.kind for event in match.events_for(1)][-2:] == ["exhibited", "exhibited"]
    assert list(match.record.numbers())[-2:] == [first, second]
    assert match.actor == 0


def test_a_draft_is_stored_when_another_seat_follows() -> None:
    match = begin()
    match.play(0, exhibits(match)[0])
    match.play(0, GAME.actions.find(STOP))
    assert match.draft == []
    assert match.actor == match.actor == 1
    assert [GAME.actions.notation(n).split()[0] for n in list(match.record.numbers())[-2:]] == [EXHIBIT, STOP]


def test_a_draft_is_stored_when_chance_follows() -> None:
    match = begin(seats=2)
    match.play(0, sails(match))
    match.play(1, sails(match))
    match.play(0, GAME.actions.find("explore"))
    assert match.draft == []
    assert match.actor == 1
    assert match.record.entries[-1].actor == CHANCE
    assert [event.kind for event in match.events_for(0)][-1] == "drew"
    assert [event.kind for event in match.events_for(1)][-1] == "drew-hidden"


def test_events_since_a_point_are_the_rest() -> None:
    match = begin()
    count = len(match.events)
    match.play(0, sails(match))
    assert [event.kind for event in match.events_for(1, since=count)] == ["sailed-out"]


# --- confirm --------------------------------------------------------------------------------------------


def test_with_confirm_a_finished_draft_waits_for_done() -> None:
    match = begin(confirm=True)
    before = match.view(1).dump()
    number = sails(match)
    match.play(0, number)
    assert match.is_complete
    assert match.actor == 0
    assert match.view(1).dump() == before
    refused(match, Illegal, "draft.complete", "play", 0, number)
    refused(match, NotYourTurn, "turn.not-yours", "play", 1, number)
    match.done(0)
    assert match.actor == 1
    assert match.view(1).dump() != before


def test_with_confirm_the_number_that_ends_a_turn_can_be_undone() -> None:
    match = begin(confirm=True)
    before = snapshot(match)
    match.play(0, sails(match))
    match.undo(0)
    assert snapshot(match) == before
    match.play(0, exhibits(match)[0])
    match.play(0, GAME.actions.find(STOP))
    assert match.is_complete
    match.undo(0)
    assert len(match.draft) == 1
    assert match.actor == 0
    match.play(0, GAME.actions.find(STOP))
    match.done(0)
    assert match.actor == 1


def test_with_confirm_chance_waits_too() -> None:
    match = begin(seats=2, confirm=True)
    for seat in (0, 1):
        match.play(seat, sails(match))
        match.done(seat)
    drawn = len(match.record.entries)
    match.play(0, GAME.actions.find("explore"))
    assert match.is_complete
    assert match.actor == 0
    assert len(match.record.entries) == drawn
    match.undo(0)
    match.play(0, GAME.actions.find("explore"))
    match.done(0)
    assert match.record.entries[-1].actor == CHANCE


def test_a_whole_game_with_confirm_is_the_same_game() -> None:
    one, other = begin(), begin(confirm=True)
    play_on(one, 3)
    play_on(other, 3)
    assert one.state.dump() == other.state.dump()
    assert one.record.text(GAME) == other.record.text(GAME)


# --- undo -----------------------------------------------------------------------------------------------


def test_undo_takes_back_one_number_after_the_other() -> None:
    match = begin()
    before = snapshot(match)
    match.play(0, exhibits(match)[0])
    between = snapshot(match)
    match.play(0, exhibits(match)[0])
    match.undo(0)
    assert snapshot(match) == between
    match.undo(0)
    assert snapshot(match) == before
    refused(match, Illegal, "undo.nothing", "undo", 0)


def test_undo_does_not_reach_what_is_stored() -> None:
    match = begin()
    match.play(0, exhibits(match)[0])
    match.done(0)
    refused(match, Illegal, "undo.nothing", "undo", 0)
    refused(match, Illegal, "done.nothing", "done", 0)


# --- refusals -------------------------------------------------------------------------------------------


def test_who_is_not_asked_is_told_so() -> None:
    match = begin()
    for seat in (1, 2, 3, -1, 99):
        refused(match, NotYourTurn, "turn.not-yours", "play", seat, 0)
        refused(match, NotYourTurn, "turn.not-yours", "undo", seat)
        refused(match, NotYourTurn, "turn.not-yours", "done", seat)


def test_an_illegal_number_changes_nothing_not_even_a_draft() -> None:
    match = begin()
    match.play(0, exhibits(match)[0])
    refused(match, Illegal, "exhibit.finish-first", "play", 0, GAME.actions.find("explore"))
    refused(match, Malformed, "number.unknown", "play", 0, 10**6)
    refused(match, Malformed, "number.unknown", "play", 0, -1)
    refused(match, NotYourTurn, "chance.not-a-choice", "play", 0, int(GAME.first_chance))


def test_after_the_end_everything_is_over() -> None:
    match = begin()
    play_on(match, 2)
    assert match.is_over
    assert match.actor == OVER
    assert match.record.result == [score.total for score in match.state.scores()]
    for seat in range(3):
        refused(match, GameOver, "game.over", "play", seat, 0)
        refused(match, GameOver, "game.over", "undo", seat)
        refused(match, GameOver, "game.over", "done", seat)


# --- taking back ----------------------------------------------------------------------------------------


def test_taking_back_needs_everybodys_consent() -> None:
    match = begin()
    match.play(0, sails(match))
    for consents in ((), (1,), (2,), (0,), (0, 1)):
        refused(match, Illegal, "undo.needs-consent", "take_back", 0, consents)


def test_with_consent_the_last_stored_decision_is_struck_and_stays_in_the_record() -> None:
    match = begin()
    before, stored = match.state.dump(), match.record.text(GAME)
    told = repr(match.events)
    first = sails(match)
    match.play(0, first)
    match.play(1, sails(match))
    match.take_back(0, (1, 2))
    assert match.state.dump() == before
    assert match.actor == 0
    assert repr(match.events) == told
    text = match.record.text(GAME)
    assert text.startswith(stored)
    assert [line[:3] for line in text[len(stored) :].splitlines()] == ["~1:", "~2:"]
    reading = read(text, carrack.game)
    assert reading.error is None
    assert reading.state.dump() == before
    assert reading.record.text(GAME) == text
    play_on(match, 5)
    again = read(match.record.text(GAME), carrack.game)
    assert again.error is None
    assert again.state.dump() == match.state.dump()


def test_taking_back_drops_a_draft_and_lets_chance_draw_anew() -> None:
    match = begin(seats=2)
    match.play(0, sails(match))
    match.play(1, sails(match))
    match.play(0, GAME.actions.find("explore"))
    drawn = match.record.entries[-1].numbers
    match.play(1, GAME.actions.find("explore"))
    match.take_back(0, (1,))
    assert match.draft == []
    assert match.actor == 0
    match.play(0, GAME.actions.find("explore"))
    assert match.record.entries[-1].numbers != drawn
    assert read(match.record.text(GAME), carrack.game).error is None


def test_a_finished_game_can_be_taken_back() -> None:
    match = begin()
    play_on(match, 2)
    last = max(i for i, entry in enumerate(match.record.entries) if entry.actor != CHANCE)
    seat = match.record.entries[last].actor
    match.take_back(seat, range(3))
    assert not match.is_over
    assert match.record.result is None
    assert "result: unfinished" in match.record.text(GAME)
    play_on(match, 8)
    assert match.is_over


def test_nothing_to_take_back() -> None:
    match = new_match(GAME, 3, Rng(4))
    refused(match, Illegal, "undo.nothing", "take_back", 0, (1, 2))
    refused(match, Malformed, "seat.unknown", "take_back", 7, (0, 1, 2))


def test_chance_cannot_take_back() -> None:
    """An onlooker (or a seat of -1) must not strike chance's lines and leave the match without an actor."""
    match = begin()
    before = snapshot(match)
    with pytest.raises(Refusal):
        match.take_back(CHANCE, (0, 1, 2))
    assert snapshot(match) == before


# --- going on from a record -----------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [0, 1, 7, 40, 10**6])
@pytest.mark.parametrize("confirm", [False, True])
def test_a_resumed_match_goes_on_identically(decisions: int, confirm: bool) -> None:
    match = begin(confirm=confirm, names=["Ann", "Bob", "Cem"])
    play_on(match, 6, decisions)
    if match.draft:
        match.done(match.actor)
    reading = read(match.record.text(GAME), carrack.game)
    again = resume(reading, copy.copy(match.source), confirm)
    assert snapshot(again) == snapshot(match)
    play_on(match, 7)
    play_on(again, 7)
    assert snapshot(again) == snapshot(match)


def test_a_record_cut_in_the_middle_of_a_deal_is_resumed() -> None:
    text = begin().record.text(GAME).split("\n")
    at = next(i for i, line in enumerate(text) if line.startswith("*:"))
    text[at] = " ".join(text[at].split()[:5])
    reading = read("\n".join(text[: at + 1]) + "\n", carrack.game)
    assert reading.error is None
    match = resume(reading, Rng(1))
    assert match.actor == 0
    assert not match.is_over
    play_on(match, 1)
    assert read(match.record.text(GAME), carrack.game).state.dump() == match.state.dump()


def test_a_broken_record_is_resumed_from_its_valid_prefix() -> None:
    match = begin()
    play_on(match, 6, 30)
    if match.draft:
        match.done(match.actor)
    text = match.record.text(GAME) + "1: dance\n"
    reading = read(text, carrack.game)
    assert reading.error is not None
    again = resume(reading, Rng(3))
    assert again.state.dump() == match.state.dump()
    assert repr(again.events) == repr(match.events)


def test_what_was_forced_can_be_left_out_of_taking_back() -> None:
    match = new_match(GAME, 2, Rng(3))
    decline = GAME.actions.find("decline")
    match.play(0, decline)
    assert match.state.legal() == [decline]
    match.play(1, decline)
    assert [match.can_take_back(seat) for seat in (0, 1)] == [True, False]
    with pytest.raises(Illegal, match=r"\(undo\.nothing"):
        match.take_back(1, [0], chosen=True)
    match.take_back(1, [0])
    assert match.actor == 1


def test_a_turn_of_several_numbers_can_be_taken_back_as_a_whole() -> None:
    match = new_match(GAME, 2, Rng(3))
    while match.actor != 0 or len(match.state.legal()) == 1 or match.state.prompt().code == "compensation":
        match.play(match.actor, GAME.actions.find("decline"))
    before = match.state.dump()
    for _ in range(2):
        legal = match.view(0).legal
        match.play(0, next(n for n in legal if GAME.actions.choices[n].family == "exhibit"))
    match.play(0, GAME.actions.find("stop"))
    assert match.actor == 1
    match.take_back(0, [1], chosen=True)
    assert match.state.dump() == before


def test_a_draft_is_replaced_and_only_what_differs_is_played() -> None:
    match = begin(confirm=True)
    first, other = exhibits(match)[:2]
    draft = match.redraft(0, [first])
    assert match.redraft(0, [first, other]) is draft
    assert match.draft == [first, other]
    shorter = match.redraft(0, [other])
    assert shorter is not draft
    assert (match.draft, shorter.shown.dump()) == ([other], Draft(match.state, 0, [other]).shown.dump())
    with pytest.raises(Illegal):
        match.redraft(0, [other, first, first])
    assert match.draft == [other, first]
    with pytest.raises(NotYourTurn):
        match.redraft(1, [first])
    match.done(0)
    played = [entry.numbers for entry in match.record.entries if entry.actor == 0]
    assert played[-2:] == [[other], [first]]
