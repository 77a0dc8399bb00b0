"""Forced answers and standing orders: nobody has to click them, and nobody else hears why."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

import carrack
from carrack.bots.decisions import BotAnswer, BotTask
from carrack.core.api import OVER
from carrack.server.bot_pool import BotPool, Lane
from carrack.server.table.live import LiveTable
from carrack.store.steps import NewStep
from tests import wire
from tests.server.visitors import Message, Place, Socket, Visitor, in_loop, running, settings_for

PIZARRO = carrack.game("pizarro")
PASS = PIZARRO.actions.find("pass")
CARDS = carrack.game("amerigo-cards")


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server that answers by itself at once."""
    with running(settings_for(tmp_path_factory.mktemp("quick"), answer_pause=0)) as place:
        yield place


def seated(place: Place, seats: int, game: str) -> tuple[list[Visitor], str]:
    """So many people at a table."""
    people = [place.visitor(f"Person {seat}") for seat in range(seats)]
    table = people[0].open("me", *["anybody"] * (seats - 1), game=game)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    return people, table


def order(socket: Socket, name: str, amount: int = 0, stands: bool = True, about: str = "") -> Message:
    """Give an order as the page does, about what was offered."""
    socket.catch_up()
    offered = {one["name"]: one for one in orders(socket)}
    about = about or offered[name]["about"]
    wish = {"name": name, "about": about, "amount": amount, "stands": stands}
    return socket.hear("stored", "refused", id=socket.say(type="order", **wish))


def orders(socket: Socket) -> list[Message]:
    """Return what the page of this seat knows of its orders now."""
    for message in reversed(socket.heard):
        if message["type"] in ("orders", "moved"):
            found: list[Message] | None = message.get("shown", message)["orders"]
            if found is not None:  # else as before
                return found
    return list(socket.shown["orders"] or ())


def standing(socket: Socket) -> list[tuple[str, int]]:
    socket.catch_up()
    return [(one["name"], one["amount"]) for one in orders(socket) if one["stands"]]


def bid(amount: int) -> int:
    return PIZARRO.actions.find(f"bid {amount}")


def at_auction(stack: ExitStack, place: Place, seats: int = 3) -> tuple[str, list[Socket]]:
    """A table of Pizarro at its first auction; the sockets, beginning with whoever is asked."""
    people, table = seated(place, seats, "pizarro")
    sockets = [stack.enter_context(person.at(table)) for person in people]
    actor = int(sockets[0].shown["actor"])
    return table, [sockets[(actor + turn) % seats] for turn in range(seats)]


def logged(socket: Socket) -> list[tuple[str, int, str]]:
    """Return what happened, who did it, and what this seat knows of why."""
    steps = [one["step"] for one in socket.heard if one["type"] == "moved"]
    return [
        (step["log"][0]["key"].removeprefix("event-"), step["seat"], step["by"])
        for step in steps
        if step["log"]
    ]


@pytest.mark.parametrize("game", carrack.ids())
def test_nobody_is_asked_what_has_one_answer(quick: Place, game: str) -> None:
    chooser = random.Random(5)
    seats = carrack.game(game).facts.seats.start
    people, table = seated(quick, seats, game)
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.at(table)) for person in people]
        while sockets[0].shown["actor"] != OVER:
            asked = sockets[int(sockets[0].shown["actor"])]
            asked.catch_up()
            if not asked.shown["by_itself"] and asked.shown["legal"]:
                assert len(asked.shown["legal"]) > 1
                assert asked.commit(chooser.choice(asked.shown["legal"]))["type"] == "stored"
            sockets[0].hear("moved") if asked is not sockets[0] else sockets[0].catch_up()
        for seat, socket in enumerate(sockets):
            socket.catch_up()
            for message in socket.heard:
                if message["type"] == "moved":
                    # Whatever is asked of one number alone is done already.
                    assert message["shown"]["by_itself"] == (len(message["shown"]["legal"]) == 1)
                    assert message["step"]["by"] in (
                        ("", "forced") if message["step"]["seat"] == seat else ""
                    )
    live = quick.live(table)
    assert live.match is not None
    assert live.match.is_over


def test_a_forced_answer_is_logged_for_its_own_seat_alone(quick: Place) -> None:
    chooser = random.Random(5)
    people, table = seated(quick, 2, "amerigo-cards")
    with people[0].at(table) as first, people[1].at(table) as second:
        live = quick.live(table)
        while not any(chapter.by for chapter in live.history.chapters):
            asked = (first, second)[live.row.asked]
            asked.catch_up()
            if asked.shown["legal"] and not asked.shown["by_itself"]:
                asked.commit(chooser.choice(asked.shown["legal"]))
        chapter = next(chapter for chapter in live.history.chapters if chapter.by)
        for seat, person in enumerate(people):
            with person.at(table) as again:
                steps = again.welcome["gap"]["steps"]
                told = next(step for step in steps if step["version"] == chapter.version)
                assert told["by"] == ("forced" if seat == chapter.seat else "")
                assert told["log"]


def test_a_bid_for_me_keeps_the_lead_by_one_and_passes_above(quick: Place) -> None:
    with ExitStack() as stack:
        _, (ana, bea, cleo) = at_auction(stack, quick)
        assert order(bea, "bid", 5)["type"] == "stored"
        assert order(cleo, "pass")["type"] == "stored"
        ana.commit(bid(2))
        ana.hear("moved")
        ana.catch_up()
        while not ana.shown["legal"]:
            ana.hear("moved")
        seats = [int(one.welcome["seat"]) for one in (ana, bea, cleo)]
        # Bea leads with the least that does, and never outbids herself.
        assert [one[:2] for one in logged(ana)] == [
            ("bid", seats[0]),
            ("bid", seats[1]),
            ("passed", seats[2]),
        ]
        assert ana.shown["page"]["offer"]["bid"] == 3
        ana.commit(bid(4))
        while not ana.shown["legal"]:
            ana.hear("moved")
        assert ana.shown["page"]["offer"]["bid"] == 5
        assert standing(bea) == [("bid", 5)]
        ana.commit(bid(6))
        ana.catch_up()
        while ana.shown["page"]["offer"]["stage"] == "bidding":
            ana.hear("moved")
        # Above her limit she passes: the card is sold, and the order is over.
        assert ana.shown["page"]["offer"]["bidder"] == seats[0]
        assert standing(bea) == []
        bea.catch_up()
        mine = [one for one in logged(bea) if one[1] == seats[1]]
        assert mine == [
            ("bid", seats[1], "standing"),
            ("bid", seats[1], "standing"),
            ("passed", seats[1], "standing"),
        ]


def test_an_order_given_when_asked_answers_at_once(quick: Place) -> None:
    with ExitStack() as stack:
        _, (ana, bea, _cleo) = at_auction(stack, quick)
        version = ana.version
        assert order(ana, "bid", 9)["type"] == "stored"
        while ana.version == version:
            ana.hear("moved")
        assert ana.shown["page"]["offer"]["bid"] == 1
        bea.catch_up()
        assert bea.shown["legal"]


def test_an_order_can_be_called_back_and_another_takes_its_place(place: Place) -> None:
    with ExitStack() as stack:
        _, (_ana, bea, _cleo) = at_auction(stack, place)
        assert order(bea, "pass")["type"] == "stored"
        assert standing(bea) == [("pass", 0)]
        assert order(bea, "bid", 4)["type"] == "stored"
        assert standing(bea) == [("bid", 4)]
        assert order(bea, "pass", stands=False)["type"] == "stored"
        assert standing(bea) == [("bid", 4)]
        for _ in range(2):
            assert order(bea, "bid", stands=False)["type"] == "stored"
            assert standing(bea) == []


def test_an_order_called_back_in_time_does_not_answer(place: Place) -> None:
    with ExitStack() as stack:
        _, (ana, bea, _cleo) = at_auction(stack, place)
        order(bea, "pass")
        ana.commit(bid(1))
        bea.catch_up()
        assert bea.shown["by_itself"]
        order(bea, "pass", stands=False)
        told = bea.heard[-2]
        assert (told["type"], told["by_itself"]) == ("orders", False)
        assert bea.commit(bid(2))["type"] == "stored"


def test_an_order_that_cannot_be_says_why(place: Place) -> None:
    with ExitStack() as stack:
        table, (ana, bea, _cleo) = at_auction(stack, place)
        ana.commit(bid(3))
        bea.catch_up()
        most = next(one for one in orders(bea) if one["name"] == "bid")["most"]
        assert most == bea.shown["page"]["offer"]["most"]
        bea.refused("bid.too-low", order(bea, "bid", 3))
        bea.refused("bid.unaffordable", order(bea, "bid", 300))
        bea.refused("order.stale", order(bea, "pass", about="0.0.0.0"))
        bea.refused("order.unknown", order(bea, "sink", about="x"))
        bea.refused("order.not-now", order(bea, "allow", about="0"))
        bea.commit(PASS)
        bea.refused("order.not-now", order(bea, "pass", about="0"))
        assert standing(bea) == []
        onlooker = stack.enter_context(place.visitor("Eve").at(table))
        onlooker.refused("seat.not-yours", order(onlooker, "pass", about="0"))
        onlooker.say(type="order", name="p" * 65)
        onlooker.refused("message.malformed", onlooker.hear("refused"))


def test_orders_travel_only_when_they_have_changed(place: Place) -> None:
    people, table = seated(place, 2, CARDS.facts.id)
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.at(table)) for person in people]
        live = place.live(table)
        for turn in range(6):
            if turn == 3:
                order(sockets[0], "decline-sales", about="game")
            asked = sockets[int(sockets[0].shown["actor"])]
            asked.commit(asked.shown["legal"][0])
            for seat, socket in enumerate(sockets):
                socket.catch_up()
                fresh = in_loop(place, partial(live.looks.look, seat, False))
                assert orders(socket) == wire.whole(fresh.orders)
        moved = [one["shown"] for socket in sockets for one in socket.heard if one["type"] == "moved"]
        # The welcome and `orders` have told everything.
        assert moved
        assert not [shown for shown in moved if shown["orders"] is not None]


def test_nobody_else_can_tell_that_an_order_stands(quick: Place) -> None:
    """The others hear the same, whether somebody clicks or has left an order."""

    def told(ordered: bool) -> list[list[str]]:
        with ExitStack() as stack:
            table, (ana, bea, cleo) = at_auction(stack, quick)
            others = (ana, cleo, stack.enter_context(quick.visitor("Eve").at(table)))
            if ordered:
                order(bea, "bid", 2)
            ana.commit(bid(1))
            bea.catch_up()
            if not ordered:
                bea.commit(bid(2))
            while bea.shown["page"]["offer"]["bid"] < 2:
                bea.hear("moved")
            heard, kinds = [], ("moved", "orders", "stored", "thinking")
            for one in others:
                one.catch_up()
                heard.append([message["type"] for message in one.heard if message["type"] in kinds])
                for message in one.heard:
                    if message["type"] == "moved":
                        assert message["step"]["by"] == ""
                        assert not message["shown"]["by_itself"]
                        assert not any(offer["stands"] for offer in message["shown"]["orders"] or ())
            assert not others[-1].shown["orders"]
            return heard

    with_order = told(True)
    assert with_order == told(False)
    assert "orders" not in {kind for kinds in with_order for kind in kinds}


def test_orders_and_marks_outlive_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("again")
    with running(settings_for(folder)) as place, ExitStack() as stack:
        table, (ana, bea, _cleo) = at_auction(stack, place)
        order(bea, "bid", 7)
        ana.commit(bid(1))
        seat = bea.welcome["seat"]
    # The server goes down before the order is carried out, and does it when it is back …
    with running(settings_for(folder, answer_pause=0)) as place:
        # … though nobody is there.
        assert table in place.app.state.service.registry.live
    with running(settings_for(folder, answer_pause=0)) as place, place.visitor("Eve").at(table) as socket:
        while socket.shown["page"]["offer"]["bid"] < 2:
            socket.hear("moved")
        assert socket.shown["page"]["offer"]["bidder"] == seat
    with running(settings_for(folder)) as place, place.visitor("Eve").at(table) as socket:
        last = place.live(table).history.chapters[-1]
        assert (last.seat, last.by) == (seat, "standing")
        assert socket.welcome["gap"]["steps"][-1]["by"] == ""


def test_who_takes_back_decides_anew(quick: Place) -> None:
    with ExitStack() as stack:
        ana = quick.visitor("Ana")
        table = ana.open("me", "random", "random", game="pizarro")["id"]
        socket = stack.enter_context(ana.at(table))
        while not socket.shown["legal"]:
            socket.hear("moved")
        assert order(socket, "pass")["type"] == "stored"
        while not any(one[1:] == (0, "standing") for one in logged(socket)):
            socket.hear("moved")
        name = socket.say(type="take-back", version=socket.version)
        answer = socket.hear("stored", "refused", id=name)
        while answer["type"] == "refused":
            # The bots were quicker.
            socket.catch_up()
            name = socket.say(type="take-back", version=socket.version)
            answer = socket.hear("stored", "refused", id=name)
        while not socket.shown["legal"] or socket.shown["by_itself"]:
            socket.hear("moved")
        assert standing(socket) == []


def test_all_that_a_bot_thinks_ends_with_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also what it began before its person took a decision back: nobody wants that answer any more."""

    async def endlessly(self: BotPool, lane: Lane, thought: BotTask) -> BotAnswer | None:
        await asyncio.Event().wait()
        return None

    with running(settings_for(tmp_path)) as place:
        bots, ana = place.app.state.service.bots, place.visitor("Ana")
        with ana.at(ana.open("me", "random")["id"]) as socket:
            while len(socket.shown["legal"]) < 2:  # only a choice can be taken back
                if socket.shown["legal"]:
                    socket.commit(socket.shown["legal"][0])
                socket.catch_up()
            monkeypatch.setattr(BotPool, "_ask", endlessly)
            for thoughts in (1, 2):
                while bots.waiting < thoughts:
                    if socket.shown["legal"]:
                        socket.commit(socket.shown["legal"][0])
                    socket.catch_up()
                if thoughts == 1:
                    name = socket.say(type="take-back", version=socket.version)
                    assert socket.hear("stored", "refused", id=name)["type"] == "stored"
                    socket.catch_up()
        in_loop(place, place.app.state.service.registry.close)
        assert bots.waiting == 0
        # The processes of bots are free again.
        assert len(bots._turns._free) == len(bots.workers)
    assert not [vars(record) for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_table_that_was_dropped_asks_nobody(place: Place) -> None:
    live = place.live(place.visitor("Ana").open("random", "me")["id"])

    async def asks() -> bool:
        live.row.asked = 0  # the bot
        live.ask()
        asks = live.auto_reply.busy
        await live.auto_reply.close()
        return asks

    assert in_loop(place, asks)
    in_loop(place, live.lose)
    assert not in_loop(place, asks)


def test_orders_outlive_a_take_back_that_is_not_stored(quick: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    people, table = seated(quick, 2, "amerigo-cards")
    writer = quick.app.state.service.writer

    async def full_disk(step: NewStep) -> None:
        raise OSError

    with people[0].at(table) as first, people[1].at(table) as second:
        assert order(first, "join-sales")["type"] == "stored"
        while first.shown["actor"] or first.shown["by_itself"]:
            if second.shown["legal"] and not second.shown["by_itself"]:
                assert second.commit(second.shown["legal"][0])["type"] == "stored"
            second.hear("moved") if second.shown["actor"] != 1 else second.catch_up()
            first.catch_up()
        assert first.commit(first.shown["legal"][0])["type"] == "stored"
        monkeypatch.setattr(writer, "step", full_disk)
        with pytest.raises(WebSocketDisconnect):
            agreed(first, second)
    monkeypatch.undo()
    live: LiveTable = in_loop(quick, partial(quick.app.state.service.registry.get, table))
    assert live.standing_orders.has(0)
    with people[0].at(table) as first, people[1].at(table) as second:
        assert agreed(first, second)["type"] == "stored"
    live = in_loop(quick, partial(forgotten, quick, table))
    assert not live.standing_orders.has(0)


def agreed(wisher: Socket, other: Socket) -> Message:
    """Let one wish to take back their last decision and the other agree; return the answer to that."""
    wisher.catch_up()
    wisher.say(type="take-back", version=wisher.version)
    other.hear("wish")
    return other.hear("stored", "refused", id=other.say(type="agree", version=wisher.version, yes=True))


async def forgotten(place: Place, table: str) -> LiveTable:
    """Return a table as it is read from the store."""
    registry = place.app.state.service.registry
    await (await registry.live.pop(table)).close()
    found: LiveTable = await registry.get(table)
    return found


def test_never_asked_about_sales(quick: Place) -> None:
    """Two people: one sells, the other has said once and for all whether to join."""
    for name, kind in (("decline-sales", "passed-sale"), ("join-sales", "joined-sale")):
        people, table = seated(quick, 2, "amerigo-cards")
        with people[0].at(table) as first, people[1].at(table) as second:
            assert order(second, name)["type"] == "stored"
            chooser = random.Random(1)
            sell = CARDS.actions.find("sell")
            join = CARDS.actions.find("join")
            while first.shown["actor"] != OVER:
                asked = (first, second)[int(first.shown["actor"])]
                asked.catch_up()
                legal = asked.shown["legal"]
                if legal and not asked.shown["by_itself"]:
                    assert asked is first or join not in legal
                    stays = [
                        number
                        for number in legal
                        if not CARDS.actions.notation(number).startswith("sail out")
                    ]
                    number = sell if sell in legal else chooser.choice(stays or legal)
                    assert asked.commit(number)["type"] == "stored"
                first.hear("moved") if asked is second else first.catch_up()
                if any(one == (kind, 1, "standing") for one in logged(second)):
                    break
            second.catch_up()
            assert (kind, 1, "standing") in logged(second), name
