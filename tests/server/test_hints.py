"""Hints: from what the seat may know, beside the table, where the table allows it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

import carrack
from carrack.bots.decisions import BotAnswer, BotSeats, BotTask
from carrack.bots.greedy import GreedyBot
from carrack.bots.search_bot import SearchBot
from carrack.core.chance import Rng
from carrack.core.draft import Draft
from carrack.core.match import new_match
from carrack.server.bot_pool import BotPool
from carrack.server.fair_queue import Wanting
from carrack.server.table.auto_reply import bots_seed
from carrack.server.table.hints import _rest_of_turn
from tests.patience import tries
from tests.server.visitors import GAME, Message, Place, Socket, Visitor, running, settings_for

RULES = carrack.game(GAME)
ADVISER = "captain@60"
"""A captain without a clock: the same on every machine."""


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrack.server.table.hints.ADVISER", ADVISER)


def hint(socket: Socket, *numbers: int, version: int | None = None) -> Message:
    """Ask for a hint and wait for it."""
    asked = {"version": socket.version if version is None else version, "numbers": list(numbers)}
    return socket.hear("advice", "refused", id=socket.say(type="hint", **asked))


@contextmanager
def alone(place: Place, game: str = GAME) -> Iterator[tuple[Socket, str]]:
    """Somebody against bots, asked something with a choice."""
    ana = place.visitor("Ana")
    seats = carrack.game(game).facts.seats.start
    table = ana.open("me", *["greedy"] * (seats - 1), game=game)["id"]
    with ana.at(table, dump=True) as socket:
        while len(socket.shown["legal"]) < 2:
            if socket.shown["legal"]:
                socket.commit(socket.shown["legal"][0])
            else:
                socket.hear("moved")
        yield socket, table


@pytest.mark.parametrize("game", carrack.ids())
def test_a_hint_is_what_that_bot_makes_of_the_seats_own_view(place: Place, game: str) -> None:
    with alone(place, game) as (socket, table):
        said = hint(socket)
        live = place.live(table)
        assert live.match is not None
        view = live.match.state.view(0)
        thought = SearchBot(60).think(view, Rng(bots_seed(live.row.seed), socket.version))
        assert said["numbers"][0] == thought.action
        assert said["numbers"][0] in socket.shown["legal"]
        assert said["chances"] == [round(value, 3) for value in thought.values]
        # Who plays alone has the game for an opponent.
        together = sum(said["chances"])
        assert 0 <= together <= 1 if len(said["chances"]) == 1 else together == pytest.approx(1, abs=0.01)
        assert said["share"] == round(thought.visits[thought.action] / thought.simulations, 3)
        assert said["does"][0]["key"] == f"do-{live.match.game.actions.choices[thought.action].family}"
        # The next best, or nothing where a short search tried nothing else.
        others = [number for number, times in thought.visits.items() if times and number != thought.action]
        families = [live.match.game.actions.choices[number].family for number in others[:1]]
        assert [f"do-{family}" for family in families] == (
            [said["instead"]["key"]] if said["instead"] else []
        )
        # All of it may be picked, one after the other.
        assert socket.attempt(*said["numbers"])["type"] == "tried"
        assert socket.version == said["version"]


def test_a_hint_goes_on_from_the_draft(place: Place) -> None:
    with alone(place) as (socket, _):
        while not any(RULES.actions.choices[number].family == "exhibit" for number in socket.shown["legal"]):
            socket.commit(socket.shown["legal"][0])
            while not socket.shown["legal"]:
                socket.hear("moved")
        first = next(n for n in socket.shown["legal"] if RULES.actions.choices[n].family == "exhibit")
        tried = socket.attempt(first)
        said = hint(socket, first)
        assert said["numbers"][0] in tried["shown"]["legal"]
        assert socket.attempt(first, *said["numbers"])["type"] == "tried"
        stop = RULES.actions.find("stop")
        socket.refused("draft.complete", hint(socket, first, stop))


def test_a_hint_names_what_is_forced_on_its_way() -> None:
    """A search leaves out what has no alternative, such as the last card of a payment."""
    match = new_match(carrack.game("pizarro"), 3, Rng(1), ["greedy"] * 3)
    rng, hinted = Rng(2), 0
    while not match.is_over:
        seat = match.actor
        for number in match.view(seat).legal:
            state = match.state_for(seat)
            step = Draft(state, seat, [number])
            if step.is_complete or len(step.outcome.legal()) > 1:
                continue
            draft = Draft(state, seat)
            assert _rest_of_turn(draft, [number])[:2] == [number, step.outcome.legal()[0]]
            assert draft.is_complete or len(draft.outcome.legal()) > 1
            hinted += 1
        match.play(seat, GreedyBot().decide(match.view(seat), rng))
        if match.is_complete:
            match.done(seat)
    assert hinted


def test_a_hint_for_what_is_past_or_not_asked_is_refused(place: Place) -> None:
    with alone(place) as (socket, table):
        stale = socket.refused("version.stale", hint(socket, version=socket.version + 1))
        assert stale["gap"]["shown"]["version"] == socket.version
        with place.visitor("Eve").at(table) as eve:
            eve.refused("seat.not-yours", hint(eve))
        live = place.live(table)
        seat = live.row.asked
        live.row.hints = False
        socket.refused("hint.off", hint(socket))
        assert seat == 0


def two(place: Place, **wish: object) -> tuple[Visitor, Visitor, str]:
    ana, bea = place.visitor("Ana"), place.visitor("Bea")
    seats = [{"kind": "me"}, {"kind": "anybody"}]
    table = ana.post("/api/tables", {"game": GAME, "seats": seats, **wish})["id"]
    bea.post(f"/api/tables/{table}/join")
    return ana, bea, table


def test_among_people_only_the_host_allows_hints(place: Place) -> None:
    for wish, allowed in (({}, False), ({"hints": False}, False), ({"hints": True}, True)):
        ana, bea, table = two(place, **wish)
        with ana.at(table) as first, bea.at(table) as second:
            assert first.welcome["table"]["hints"] is allowed
            assert second.welcome["table"]["hints"] is allowed
            answer = hint(first)
            assert answer["type"] == ("advice" if allowed else "refused")
            if not allowed:
                first.refused("hint.off", answer)
            second.refused("turn.not-yours", hint(second))
        # A bot that stands in for a person makes no difference.
        ana.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
        assert bea.get(f"/api/tables/{table}")["hints"] is allowed


def test_one_hint_at_a_time_and_the_table_goes_on_meanwhile(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = asyncio.Event()
    decide = BotPool.decide

    async def slowly(self: BotPool, thought: BotTask, wanting: Wanting) -> BotAnswer | None:
        if thought.explain:
            await go_on.wait()
        return await decide(self, thought, wanting)

    monkeypatch.setattr(BotPool, "decide", slowly)
    with alone(place) as (socket, table):
        asked = {"version": socket.version, "numbers": []}
        first = socket.say(type="hint", **asked)
        socket.refused("hint.one", hint(socket))
        assert socket.commit(socket.shown["legal"][0])["type"] == "stored"
        assert place.client.portal is not None
        place.client.portal.call(go_on.set)
        # It comes too late, and says so.
        stale = socket.hear("advice", "refused", id=first)
        socket.refused("version.stale", stale)
        assert stale["gap"] is not None
        socket.catch_up()
        while not socket.shown["legal"]:
            socket.hear("moved")
        assert hint(socket)["type"] == "advice"
        assert place.live(table).row.version == socket.version


def test_a_hint_ends_with_the_server_and_not_with_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("carrack.server.table.hints.ADVISER", "captain@100000000")
    with running(settings_for(tmp_path)) as place:
        bots = place.app.state.service.bots
        with alone(place) as (socket, _):
            socket.say(type="hint", version=socket.version, numbers=[])
            for _ in tries():
                if bots.waiting == 1 and any(worker.pid for worker in bots.workers):
                    break
        assert place.visitor().get("/health")["status"] == "ok"
        assert bots.waiting == 1
    assert bots.waiting == 0
    assert not [vars(record) for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_bot_that_fails_gives_no_hint(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(self: BotPool, thought: BotTask, wanting: Wanting) -> BotAnswer | None:
        return None

    with alone(place) as (socket, _):
        monkeypatch.setattr(BotPool, "decide", nothing)
        socket.refused("hint.busy", hint(socket))
        socket.refused("hint.busy", hint(socket))


def test_a_question_with_one_answer_can_be_thought_about_too(place: Place) -> None:
    state, rng = RULES.new(seats=2), Rng(3)
    while state.actor == carrack.CHANCE or len(state.legal()) > 1:
        weights = state.weights() if state.actor == carrack.CHANCE else None
        state.apply(rng.choose(state.legal(), weights) if weights else state.legal()[0])
    asked = BotTask("t", int(state.actor), GAME, ADVISER, state.view(int(state.actor)).dump(), 1, 1, True)
    answer = BotSeats().think(asked)
    assert answer.number == state.legal()[0]
    assert list(answer.visits) == [answer.number]
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(answer), type=BotAnswer) == answer
