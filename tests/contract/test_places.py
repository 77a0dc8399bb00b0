"""Places: every choice points at something that is drawn, and what an answer brings is no secret."""

from __future__ import annotations

import pytest

from carrack import games
from carrack.core.answers import places_of
from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.draft import Draft
from carrack.core.events import Event
from carrack.core.places import kind_of, places_in
from carrack.core.rulebook import rulebook
from carrack.core.text import LANGUAGES, Texts
from tests.contract.cases import Case, played, seen

EACH = 4
"""Positions for each kind of question."""


def test_every_place_of_a_legal_choice_is_drawn(case: Case, seed: int) -> None:
    pointed = 0
    for state in played(case, seed).moments(each=EACH, only_seats=True):
        view = state.view(int(state.actor))
        question = games.answers(state, view)
        drawn = games.drawn(view)
        for number in view.legal:
            for name in places_of(state, number, question.names, games.places(case.game)):
                assert name in drawn, f"{state.game.actions.notation(number)} points at {name}"
                pointed += 1
    assert pointed


def test_no_place_is_drawn_twice(case: Case, seed: int) -> None:
    for state in played(case, seed).moments(each=EACH):
        for viewer in case.viewers():
            view = state.view(viewer)
            page = games.page(view)
            named = list(places_in(page) if page is not None else games.places(case.game).drawn(view))
            assert len(named) == len(set(named))


def test_a_seats_page_from_the_public_one_is_the_same(case: Case, seed: int) -> None:
    for state in played(case, seed).moments(each=EACH):
        public = games.page(state.view(None))
        for viewer in case.viewers():
            if viewer is not None:
                view = state.view(viewer)
                assert games.page(view, public) == games.page(view)


def test_every_kind_of_place_is_explained(small: Case, seed: int) -> None:
    pieces = games.places(small.game).pieces
    kinds = {piece.kind for piece in pieces}
    for state in played(small, seed).moments(each=1):
        for viewer in small.viewers():
            assert {kind_of(name) for name in games.drawn(state.view(viewer))} <= kinds
    for choice in small.game.actions.choices:
        patterns = [p for p in games.places(small.game).at(small.game, choice) if not p.startswith("{")]
        assert {kind_of(pattern) for pattern in patterns} <= kinds
    for language in LANGUAGES:
        texts, book = Texts(small.game, language), rulebook(small.game, language)
        for piece in pieces:
            assert piece.rule in book.paragraphs
            for key in (f"piece-{piece.kind}", f"piece-{piece.kind}-about"):
                assert texts.say(key)


def test_the_question_lists_each_number_once(case: Case, seed: int) -> None:
    for state in played(case, seed).moments(each=EACH, only_seats=True):
        view = state.view(int(state.actor))
        question = games.answers(state, view)
        refused = [number for fold in question.folds for number in fold.numbers]
        assert sorted([*question.legal, *refused]) == sorted(set(state.candidates()) | set(view.legal))
        assert question.legal == view.legal
        for fold in question.folds:
            verdicts = [state.verdict(number) for number in fold.numbers]
            assert fold.verdicts == verdicts
            assert {(verdict.code, verdict.rule) for verdict in verdicts} == {
                (fold.verdict.code, fold.verdict.rule)
            }


def test_what_answers_bring_teaches_nothing(secret: Case, seed: int) -> None:
    """If everything hidden were otherwise, the same would be said of every answer."""
    for at, state in enumerate(played(secret, seed).moments(each=3, only_seats=True)):
        seat = int(state.actor)
        twin = secret.game.imagine(state.view(seat), Rng(seed, at))
        one, other = (games.answers(each, each.view(seat)) for each in (state, twin))
        assert one == other


def test_what_answers_bring_is_what_they_bring(case: Case, seed: int) -> None:
    for state in played(case, seed).moments(each=2, only_seats=True):
        seat = int(state.actor)
        view = state.view(seat)
        figures, befell = games.places(case.game).figures, games.places(case.game).befell
        for name, counts in games.answers(state, view).brings.items():
            assert len(counts) == len(view.legal)
            for number, count in zip(view.legal, counts, strict=True):
                draft = Draft(state, seat, [number])
                by_itself = befell(draft.events, seat).get(name, 0)
                if count:
                    assert by_itself is not None
                    after = figures(draft.shown, seat)[name]
                    assert after - figures(state, seat)[name] - by_itself == count


def test_moves_tell_no_more_than_the_events(case: Case, seed: int) -> None:
    events = played(case, seed).events
    moves = games.places(case.game).moves
    for viewer in case.viewers():
        told = seen(events, viewer)
        # Whatever made them, events that look alike lead to the same moves.
        bare = [Event(event.kind, event.seat, dict(event.args)) for event in told]
        assert list(moves(case.game, told)) == list(moves(case.game, bare))


@pytest.mark.parametrize("actor", [CHANCE, OVER])
def test_who_is_not_asked_has_no_question(case: Case, seed: int, actor: int) -> None:
    for state in played(case, seed).states:
        if state.actor == actor:
            question = games.answers(state, state.view(0))
            assert not question.legal
            assert not question.folds
            return
