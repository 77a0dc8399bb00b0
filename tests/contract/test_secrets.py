"""Secrets: a view, its events and its texts tell nothing hidden, and an imagined state fits them.

Hidden is what can be otherwise without the seat noticing. So the tests do not look for cards in bytes: they
take a state and another one imagined from a seat's view, play both with the same public numbers, and demand
that everything the seat gets is the same all along.
"""

from __future__ import annotations

from array import array
from math import prod

import pytest

from carrack.bots.levels import LEVELS
from carrack.bots.loading import BOTS, bot_maker
from carrack.core.api import CHANCE, OVER, State
from carrack.core.board import plain
from carrack.core.chance import Rng
from carrack.core.draft import Draft
from carrack.core.events import Event
from carrack.core.text import Texts
from carrack.games import board
from tests.contract.cases import Case, after_the_deal, finish, played, seen

FEW = 8
"""Simulations of the levels: with so many, only how careless they are tells them apart."""
CARELESS = {level.careless > 0.0: name for name, level in LEVELS.items()}
DECIDING = [*(name for name in BOTS if name not in LEVELS), *(f"{name}@{FEW}" for name in CARELESS.values())]
WALK = 40
"""Numbers that two states are played side by side."""
DRAFTED = 7
ENDING = 5
"""Drafts are tried in every so-manieth decision of a game, and in its last ones."""


def all_that_is_told(state: State, viewer: int | None, texts: Texts, events: list[Event]) -> list[object]:
    """Everything that a viewer gets of a position and of what has just happened."""
    view = state.view(viewer)
    told = seen(events, viewer)
    return [
        view.dump(),
        view.legal,
        view.prompt(),
        plain(board(view, texts)),
        state.game.features(view),
        repr(told),
        list(texts.story(told)),
        int(state.actor),
    ]


def test_view_offers_the_legal_numbers(case: Case, seed: int) -> None:
    for state in played(case, seed).states[::3]:
        for viewer in case.viewers():
            asked = viewer is not None and viewer == state.actor
            assert state.view(viewer).legal == (state.legal() if asked else [])


def test_imagined_state_fits_the_view(case: Case, seed: int) -> None:
    for at, state in enumerate(played(case, seed).moments(each=2)):
        before = state.digest()
        for viewer in case.viewers():
            view = state.view(viewer)
            dump = view.dump()
            imagined = case.game.imagine(view, Rng(seed, at))
            imagined.check()
            assert imagined.view(viewer).dump() == dump
            assert (imagined.actor, imagined.seats) == (state.actor, state.seats)
            if viewer == state.actor:
                assert imagined.legal() == state.legal()
            assert imagined.prompt() == state.prompt()
            finish(imagined, seed)
            imagined.check()
            assert view.dump() == dump
        assert state.digest() == before


def test_a_view_made_ready_gives_many_states(small: Case, seed: int) -> None:
    for state in played(small, seed).moments(each=2):
        view = state.view(0)
        ready = small.game.prepare(view)
        for draw in range(6):
            one = ready.state(Rng(draw))
            assert one.view(0).dump() == view.dump()
            assert one.dump() == small.game.imagine(view, Rng(draw)).dump()
            finish(one, draw)


def test_an_imagined_state_can_be_looked_at_by_all_and_imagined_again(small: Case, seed: int) -> None:
    for state in played(small, seed).moments(each=1):
        for viewer in (0, None):
            imagined = small.game.imagine(state.view(viewer), Rng(seed))
            for other in small.viewers():
                view = imagined.view(other)
                again = small.game.imagine(view, Rng(seed, 1))
                again.check()
                assert again.view(other).dump() == view.dump()


def side_by_side(one: State, other: State, viewer: int | None, seed: int) -> int:
    """Play two states that look alike to the viewer with the same public numbers; return how many.

    The walk ends when somebody shows by a number of their own what was hidden, and everybody is told so; or
    when it is laid open or handed on (`Facts.shows`).
    """
    rng = Rng(seed, 11)
    texts = Texts(one.game, "en")
    logs: tuple[list[Event], list[Event]] = ([], [])
    one.listen(logs[0])
    other.listen(logs[1])
    assert all_that_is_told(one, viewer, texts, []) == all_that_is_told(other, viewer, texts, [])
    for count in range(WALK):
        both = sorted(set(one.legal()) & set(other.legal()))
        if one.actor == OVER or not both:
            return count
        for log in logs:
            log.clear()
        number = both[int(rng.below(len(both)))]
        chance = one.actor == CHANCE
        one.apply(number)
        other.apply(number)
        shown = any(event.kind in one.game.facts.shows for log in logs for event in log)
        for eyes in [viewer] if shown else [] if chance else [None]:
            if seen(logs[0], eyes) != seen(logs[1], eyes):
                assert one.view(eyes).dump() != other.view(eyes).dump()
                return count
        assert all_that_is_told(one, viewer, texts, logs[0]) == all_that_is_told(
            other, viewer, texts, logs[1]
        )
    return WALK


def test_nothing_hidden_is_in_a_view(secret: Case, seed: int) -> None:
    case = secret
    game = played(case, seed)
    steps = differing = 0
    for at, state in enumerate(game.moments(each=2)):
        if state.actor == OVER:
            continue
        viewer = case.viewers()[(at + seed) % (case.seats + 1)]
        imagined = case.game.imagine(state.view(viewer), Rng(seed, at))
        differing += imagined.digest() != state.digest()
        steps += side_by_side(state, imagined, viewer, seed)
    assert differing > 3, "hardly anything is hidden: this test would find nothing"
    assert steps > 30, "the walks are too short to find anything"


def test_a_draft_teaches_nothing(secret: Case, seed: int) -> None:
    """A seat that tries something sees the same if everything hidden were otherwise."""
    asked = [state for state in played(secret, seed).states if state.actor not in (CHANCE, OVER)]
    for at, state in enumerate([*asked[-ENDING:], *asked[:-ENDING:DRAFTED]]):
        seat = int(state.actor)
        twin = secret.game.imagine(state.view(seat), Rng(seed, at))
        for number in state.legal():
            one, other = Draft(state, seat, [number]), Draft(twin, seat, [number])
            assert one.shown.view(seat).dump() == other.shown.view(seat).dump()
            assert seen(one.events, seat) == seen(other.events, seat)
            assert one.is_complete == other.is_complete


def test_what_chance_gives_a_seat_is_seen_by_nobody_else(secret: Case, seed: int) -> None:
    """Two outcomes differ for at most one viewer, or for all; who may not see it is told the same."""
    case = secret
    texts = Texts(case.game, "en")
    hidden = 0
    for state in played(case, seed).moments(each=6):
        if state.actor != CHANCE or len(state.legal()) < 2:
            continue
        outcomes: list[tuple[State, list[Event]]] = []
        for number in (state.legal()[0], state.legal()[-1]):
            outcome, log = state.copy(), list[Event]()
            outcome.listen(log)
            outcome.apply(number)
            outcomes.append((outcome, log))
        (one, first), (other, second) = outcomes
        noticed: list[int | None] = []
        for viewer in case.viewers():
            told = [
                all_that_is_told(one, viewer, texts, first),
                all_that_is_told(other, viewer, texts, second),
            ]
            looks_alike = one.view(viewer).dump() == other.view(viewer).dump()
            assert looks_alike == (told[0] == told[1]), "the events or texts tell more than the view"
            if not looks_alike:
                noticed.append(viewer)
        assert len(noticed) in (0, 1, len(case.viewers()))
        hidden += len(noticed) == 1
    assert hidden, "no outcome was for one seat alone: this test would find nothing"


def test_secret_parts_of_events_reach_their_owner_only(case: Case, seed: int) -> None:
    events = played(case, seed).events
    for viewer in case.viewers():
        for event in seen(events, viewer):
            assert not event.secret or event.seat == viewer
            assert not event.secret or event.secret in event.args


def test_a_game_without_secrets_shows_everything(open_case: Case, seed: int) -> None:
    game = played(open_case, seed)
    for state in game.moments(each=2):
        for viewer in open_case.viewers():
            view = state.view(viewer)
            assert view.rows() == state.view(None).rows()
            assert open_case.game.imagine(view, Rng(seed)).digest() == state.digest()
    assert not any(event.secret for event in game.events)


def test_what_is_imagined_varies(secret: Case) -> None:
    """Much is hidden from everybody: after the deal, or later where the deal shows all."""
    case = secret
    moments = [after_the_deal(case, 1)]
    if moments[0].digest() == case.game.imagine(moments[0].view(None), Rng(1)).digest():
        moments = list(played(case, 1).moments(each=3))
    for viewer in case.viewers():
        varieties = []
        for state in moments[len(moments) // 2 :]:
            ready = case.game.prepare(state.view(viewer))
            varieties.append(len({ready.state(Rng(draw)).digest() for draw in range(20)}))
        assert max(varieties) > 10


@pytest.mark.heavy
@pytest.mark.parametrize("name", DECIDING)
def test_a_bot_decides_alike_for_the_same_view(small: Case, name: str, seed: int) -> None:
    for at, state in enumerate(played(small, seed).moments(each=3 if name in BOTS else 30, only_seats=True)):
        view = state.view(int(state.actor))
        other = small.game.imagine(view, Rng(seed, at)).view(int(state.actor))
        loaded = small.game.load_view(view.dump())
        decisions = {bot_maker(name)().decide(each, Rng(at, 9)) for each in (view, other, loaded)}
        assert len(decisions) == 1
        assert decisions <= set(view.legal)
        assert view.dump() == state.view(int(state.actor)).dump()


def test_features_fit_their_names(case: Case, seed: int) -> None:
    names = case.game.feature_names(case.seats)
    assert len(set(names)) == len(names)
    for state in played(case, seed).moments(each=2):
        for viewer in case.viewers():
            view = state.view(viewer)
            features = case.game.features(view)
            assert len(features) == len(names)
            outside = [(n, f) for n, f in zip(names, features, strict=True) if not -1.0 <= f <= 1.0]
            assert not outside
            assert features == case.game.features(case.game.load_view(view.dump()))
    blocks = case.game.feature_shapes(case.seats)
    assert sum(prod(shape) for shape in blocks.values()) == len(names)
    assert blocks["seats"][0] == case.seats


def test_features_in_every_form(case: Case, seed: int) -> None:
    size = len(case.game.feature_names(case.seats))
    for state in played(case, seed).moments(each=1):
        view = state.view(0)
        features = case.game.features(view)
        places, values = case.game.sparse_features(view)
        assert dict(zip(places, values, strict=True)) == {n: f for n, f in enumerate(features) if f}
        assert len(set(places)) == len(places)
        double = array("d", [9.0] * size)
        case.game.features_into(view, double)
        assert list(double) == features
        single = array("f", [9.0] * size)
        case.game.features_into(view, single)
        assert single == array("f", features)
        for unfit in (array("d", [0.0] * (size + 1)), array("q", [0] * size), bytes(8 * size)):
            with pytest.raises(ValueError, match=f"writable, with {size} floats"):
                case.game.features_into(view, unfit)
