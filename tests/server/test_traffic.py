"""Traffic of a table: only what differs, reasons in columns, a sheet once. Bytes and counts, not seconds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from statistics import mean
from typing import Final

import msgspec
import pytest
from msgspec import Struct

import carrack
from carrack import games
from carrack.core.api import OVER
from carrack.core.chance import Rng
from carrack.core.events import Event
from carrack.core.playout import Scratch, random_number
from carrack.games.amerigo.choices import MOST_STEPS
from carrack.server.protocol.messages import Moved, Shown
from carrack.server.table.history import History
from carrack.server.table.page_changes import Known, applied, changes
from carrack.server.table.view import shown, tell_changes
from tests.server.visitors import Place

MEAN_MOVED: Final = {"amerigo-cards": 750, "amerigo": 850, "pizarro": 560, "amalfi": 850}
"""Bytes of `moved` on the average of a game that is played at random."""
LARGEST_REFUSED: Final = 12_000
WITH_TABLE: Final = [game_id for game_id in carrack.ids() if games.page_type(game_id)]
SEATS: Final = 4


class Card(Struct, frozen=True):
    good: str
    worth: int


class Hand(Struct, frozen=True):
    cards: list[Card]


class Table(Struct, frozen=True):
    """A page of a game that is not there."""

    seats: list[Hand]
    counts: list[int]


class Berth(Struct, frozen=True, array_like=True):
    at: int
    steps: int


class Chart(Struct, frozen=True):
    """Another."""

    berths: list[Berth]


def messages(game_id: str, seed: int) -> Iterator[tuple[Moved, msgspec.Struct]]:
    """Yield what seat 0 hears of a game that is played at random, each time with its whole page."""
    game = carrack.game(game_id)
    state, story, events = game.new(SEATS), History(game), list[Event]()
    rng, scratch = Rng(seed), Scratch(game.action_count)
    state.listen(events)
    before: msgspec.Struct | None = None
    version = 0
    while state.actor != OVER:
        start, seat = len(events), int(state.actor)
        state.step(random_number(state, rng, scratch))
        if state.actor < 0 and state.actor != OVER:
            continue
        version += 1
        story.add(version, seat, start)
        look = shown(state, 0, version)
        page = look.page
        assert page is not None
        tell_changes(look, before, None, state)
        before = page
        yield Moved(story.step(-1, events, 0), look), page


@pytest.mark.parametrize("game_id", WITH_TABLE)
def test_a_move_is_less_than_a_kilobyte(game_id: str) -> None:
    sizes = [len(msgspec.json.encode(message)) for message, _ in messages(game_id, 3)]
    assert mean(sizes[1:]) <= MEAN_MOVED[game_id]


def test_a_question_names_only_the_spaces_that_a_disc_can_reach() -> None:
    track = [f"to{steps}" for steps in range(MOST_STEPS + 1)]
    named = [message.shown.ask.names for message, _ in messages("amerigo", 3)]
    tracks = [sorted(set(names) & set(track)) for names in named if "to0" in names]
    assert tracks
    assert all(len(names) < len(track) for names in tracks)


@pytest.mark.parametrize("game_id", WITH_TABLE)
def test_what_differs_makes_the_same_page(game_id: str) -> None:
    page: object = None
    for message, whole in messages(game_id, 4):
        look: Shown = message.shown
        if look.changes is None:
            page = msgspec.to_builtins(look.page)
            assert look.setup is not None
        else:
            assert (look.page, look.setup) == (None, None)
            page = applied(page, msgspec.to_builtins(look.changes))
        assert page == msgspec.to_builtins(whole)


def test_of_a_list_only_the_part_that_differs_is_sent() -> None:
    card = partial(Card, "gems")
    before = Table([Hand([card(1), card(2), card(3)]), Hand([])], [0, 0, 0, 0])
    after = Table([Hand([card(1), card(3)]), Hand([])], [0, 5, 0, 0])
    told = changes(before, after)
    assert told == {"seats.0.cards.1:2": [], "counts.1:2": [5]}
    assert applied(msgspec.to_builtins(before), told) == msgspec.to_builtins(after)
    longer = Table([Hand([card(1), card(2), card(2), card(3)]), Hand([card(7)])], [0, 0, 0, 0])
    told = changes(before, longer)
    assert told == {"seats.0.cards.2:2": [card(2)], "seats.1.cards": [card(7)]}
    assert applied(msgspec.to_builtins(before), msgspec.to_builtins(told)) == msgspec.to_builtins(longer)


def test_structs_that_travel_without_names_are_sent_whole() -> None:
    before, after = Chart([Berth(1, 2), Berth(3, 4)]), Chart([Berth(1, 2), Berth(3, 5)])
    told = changes(before, after)
    assert told == {"berths.1:2": [Berth(3, 5)]}
    assert applied(msgspec.to_builtins(before), msgspec.to_builtins(told)) == msgspec.to_builtins(after)


def test_what_all_see_alike_is_compared_once() -> None:
    common = Hand([Card("gems", 1)]), Hand([Card("gems", 2)])
    known: Known = {}
    pages, found = [], list[tuple[str, object]]()
    for seat in range(3):
        page = Table([common[0], Hand([])], [seat]), Table([common[1], Hand([])], [seat + 1])
        assert changes(*page, known) == {"seats.0.cards.0.worth": 2, "counts": [seat + 1]}
        pages.append(page)
        # Found once; from then on it is not looked into again.
        assert known[id(common[0]), id(common[1])] is found or not found
        found = known[id(common[0]), id(common[1])]


def test_a_sheet_is_sent_once_as_long_as_it_is_the_same(place: Place) -> None:
    client = place.client
    first = client.get("/api/games/amerigo")
    assert first.json()["rules_version"] == carrack.game("amerigo").facts.rules_version
    again = client.get("/api/games/amerigo", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = client.get("/api/games/pizarro", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


def test_refusals_of_many_squares_are_columns() -> None:
    """Hundreds of refused squares with their own steps stay a few kilobytes."""
    game = carrack.game("amerigo")
    state = game.new(4)
    rng = Rng(5)
    scratch = Scratch(game.action_count)
    largest = 0
    for _ in range(600):
        if state.actor >= 0:
            refused = shown(state, int(state.actor), 1).refused
            largest = max(largest, len(msgspec.json.encode(refused)))
        state.step(random_number(state, rng, scratch))
    assert largest < LARGEST_REFUSED
