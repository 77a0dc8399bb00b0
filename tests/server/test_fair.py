"""Nobody can take the server from all others: work, bots' thinking and memory are shared."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from carrack.bots.decisions import THINKER, BotTask
from carrack.bots.workers import Worker
from carrack.core.verdicts import Busy
from carrack.server.api import games
from carrack.server.build_status import BuildStatus
from carrack.server.costs import (
    COSTLY,
    HALF_LIFE,
    LEAST,
    LONGEST_WAY,
    Budget,
    Costs,
    Meter,
    Payer,
    network_of,
)
from carrack.server.fair_queue import FairQueue, Usage, Wanting
from carrack.server.replay.reader import Readers
from carrack.server.replay.worker import READER, Reading, Watching
from carrack.server.socket.connection import OUTBOX_BYTES, Connection
from carrack.server.socket.dispatch import FLOOD_CLOSE, UNKNOWN_CLOSE
from carrack.server.table.pace import Paces
from tests.patience import PATIENCE, tries
from tests.server.visitors import Place, running, settings_for

CARDS = "amerigo-cards"
ONLY = "the only lane"
MANY = 500
"""Requests: far more than fit into the ten milliseconds of work that are allowed below."""

CROWD = 100
"""Sockets that one address opens at the same time."""
LONG_KEY = (
    "carrack record 1\ngame: amerigo-cards\nrules: 1\ncomponents: x\nvalues: { " + "a." * 95_000 + "a = 1 }\n"
)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_only_the_time_that_the_loop_spends_is_counted() -> None:
    async def work() -> str:
        await asyncio.sleep(0.2)
        sum(range(200_000))
        await asyncio.sleep(0.2)
        return "done"

    async def measure() -> tuple[str, float]:
        meter = Meter(work())
        return await meter, meter.milliseconds

    result, milliseconds = asyncio.run(measure())
    assert result == "done"
    assert 0 < milliseconds < 200


def test_time_in_which_the_machine_runs_something_else_is_not_counted() -> None:
    """On a busy machine the loop's thread stands still in the middle of its work: as in this sleep."""

    async def work() -> None:
        time.sleep(0.3)

    async def measure() -> float:
        meter = Meter(work())
        await meter
        return meter.milliseconds

    assert asyncio.run(measure()) < 150


def test_what_is_raised_and_cancelled_goes_through_the_meter() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def wait() -> str:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            return "cancelled"
        return "slept"

    async def measure() -> str:
        with pytest.raises(ZeroDivisionError):
            await Meter(fail())

        async def metered() -> str:
            return await Meter(wait())

        task = asyncio.create_task(metered())
        await asyncio.sleep(0)
        task.cancel()
        return await task

    assert asyncio.run(measure()) == "cancelled"


def test_a_budget_that_is_used_up_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("carrack.server.costs.time.monotonic", lambda: now)
    budget = Budget(rate=100, burst=500)
    budget.account("eve").spend(700, held=0)
    assert budget.account("eve").lacking() == pytest.approx(2.01)
    assert budget.account("ana").lacking() == 0
    now += 2.02
    assert budget.account("eve").lacking() == 0


def test_of_many_who_wait_for_one_budget_one_after_the_other_goes_on() -> None:
    async def watch() -> int:
        costs = Costs(per_person=1000, per_address=1000, burst_seconds=0.01)
        payer = Payer("here", "eve")
        done = 0

        async def work() -> None:
            nonlocal done
            await costs.admit(payer)
            costs.spend(payer, 50)
            done += 1

        tasks = [asyncio.create_task(work()) for _ in range(20)]
        await asyncio.sleep(0.02)
        at_once = done
        await asyncio.gather(*tasks)
        return at_once

    assert asyncio.run(watch()) <= 2


def test_between_two_of_a_crowd_from_one_address_others_have_a_turn() -> None:
    async def order() -> list[str]:
        costs, done = Costs(per_person=300, per_address=100_000, burst_seconds=1), list[str]()

        async def one_of_a_crowd() -> None:
            await costs.admit(Payer("192.0.2.7"))
            done.append("crowd")

        async def other() -> None:
            for _ in range(CROWD // 4):
                await asyncio.sleep(0)
            done.append("other")

        await asyncio.gather(*(one_of_a_crowd() for _ in range(CROWD)), other())
        return done

    assert asyncio.run(order()).index("other") < CROWD // 2


def test_one_payer_never_takes_more_than_half_of_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("carrack.server.costs.time.monotonic", lambda: now)
    budget, whole = Budget(rate=300, burst=3000), Budget(rate=1000, burst=3000)
    for one in (budget, whole):
        one.account("eve").spend(10, held=10)
        one.account("eve").begin()
    assert budget.account("eve").due() == pytest.approx(0.02)
    assert budget.account("eve").lacking() == budget.account("ana").due() == 0
    assert whole.account("eve").due() == 0
    now += 0.021
    assert budget.account("eve").due() == 0
    # Of her other sockets none goes on before that one has done what it usually costs, and rested.
    budget.account("eve").begin()
    assert budget.account("eve").due() == pytest.approx(0.0065 + 2 * LEAST / 1000)


Moments = Callable[[float], None]


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Moments:
    """Let time pass for budgets only when a test says so."""
    now = 1000.0

    def go_on(seconds: float) -> None:
        nonlocal now
        now += seconds

    # Not of the whole module `time`: the loop's own clock goes on.
    clock = SimpleNamespace(monotonic=lambda: now, thread_time=time.thread_time)
    monkeypatch.setattr("carrack.server.costs.time", clock)
    return go_on


ANA, BEN, EVE = (Payer(f"192.0.2.{number}", name) for number, name in enumerate(("ana", "ben", "eve")))


async def admitted(costs: Costs, payer: Payer) -> bool:
    """Return True if a payer is admitted although nothing ends meanwhile."""
    task = asyncio.create_task(costs.admit(payer))
    await asyncio.wait([task], timeout=2 * LONGEST_WAY)
    task.cancel()
    return task.done() and not task.cancelled()


def costs_of_three(eve: float, ben: float = 0.0) -> Costs:
    """Return costs of which Eve and Ben have used so many milliseconds of late, and Ana none."""
    costs = Costs(per_person=300, per_address=500, burst_seconds=10)
    costs.spend(EVE, eve, held=0)
    costs.spend(BEN, ben, held=0)
    return costs


@pytest.mark.usefixtures("pass_time")
def test_whoever_has_used_much_gives_way_to_those_whose_work_is_under_way() -> None:
    async def watch() -> tuple[bool, bool, bool]:
        costs, end = costs_of_three(eve=2 * COSTLY, ben=COSTLY / 2), asyncio.Event()
        ana = asyncio.create_task(costs.measured([ANA], end.wait()))
        await asyncio.sleep(0)
        ben, eve = await admitted(costs, BEN), await admitted(costs, EVE)
        end.set()
        await ana
        return ben, eve, await admitted(costs, EVE)

    assert asyncio.run(watch()) == (True, False, True)


def test_whoever_has_used_little_waits_for_nothing_with_the_first_message_of_a_turn() -> None:
    async def watch() -> list[bool]:
        costs = Costs(per_person=1000, per_address=1000, burst_seconds=10)

        def at_once(payer: Payer) -> bool:
            admission = costs.admit(payer)
            try:
                admission.send(None)
            except StopIteration:
                return True
            admission.close()
            return False

        found = [at_once(ANA), at_once(ANA), at_once(BEN)]
        await asyncio.sleep(0)
        return [*found, at_once(ANA)]

    assert asyncio.run(watch()) == [True, False, True, True]


@pytest.mark.usefixtures("pass_time")
def test_nobody_gives_way_to_whoever_has_used_more() -> None:
    async def watch() -> list[bool]:
        costs, end = costs_of_three(eve=4 * COSTLY, ben=2 * COSTLY), asyncio.Event()
        eve = asyncio.create_task(costs.measured([EVE], end.wait()))
        await asyncio.sleep(0)
        found = [await admitted(costs, BEN), await admitted(costs, EVE)]
        end.set()
        await eve
        return found

    # One piece at a time of whoever has used much.
    assert asyncio.run(watch()) == [True, False]


@pytest.mark.usefixtures("pass_time")
def test_nobody_gives_way_to_work_that_waits_for_its_client_or_another_process() -> None:
    async def watch() -> tuple[bool, bool]:
        costs, come, end = costs_of_three(eve=2 * COSTLY), asyncio.Event(), asyncio.Event()

        async def upload() -> None:
            with costs.aside(BEN):
                await come.wait()
            await end.wait()

        ben = asyncio.create_task(costs.measured([BEN], upload()))
        await asyncio.sleep(0)
        before = await admitted(costs, EVE)
        come.set()
        await asyncio.sleep(0)
        after = await admitted(costs, EVE)
        end.set()
        await ben
        return before, after

    assert asyncio.run(watch()) == (True, False)


def test_requests_wait_aside_for_their_body_and_for_the_process_that_reads(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    aside, waiting = Costs.aside, list[str]()

    @contextmanager
    def note(self: Costs, payer: Payer) -> Iterator[None]:
        waiting.append(sys._getframe(2).f_code.co_name)
        with aside(self, payer):
            yield

    monkeypatch.setattr(Costs, "aside", note)
    ana = place.visitor("Ana")
    waiting.clear()
    ana.post("/api/replays", {"record": "nothing", "eyes": -2}, status=400)
    assert waiting == ["receive_aside", "read"]
    assert not place.app.state.service.costs._under_way


def test_nobody_gives_way_for_long(pass_time: Moments) -> None:
    async def watch() -> tuple[bool, bool]:
        costs, never = costs_of_three(eve=2 * COSTLY), asyncio.Event()
        ana = asyncio.create_task(costs.measured([ANA], never.wait()))
        await asyncio.sleep(0)
        eve = asyncio.create_task(costs.admit(EVE))
        await asyncio.wait([eve], timeout=2 * LONGEST_WAY)
        before = eve.done()
        pass_time(2 * LONGEST_WAY)
        await eve
        ana.cancel()
        return before, eve.done()

    assert asyncio.run(watch()) == (False, True)


def test_what_was_used_long_ago_counts_less(pass_time: Moments) -> None:
    budget = Budget(rate=300, burst=3000)
    budget.account("eve").spend(80, held=0)
    pass_time(2 * HALF_LIFE)
    assert budget.recent("eve") == pytest.approx(20)
    assert budget.recent("ana") == 0


def test_requests_and_bots_steps_wait_for_their_turn_and_so_does_the_reading_of_a_cookie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns, measured = Counter[str](), set[str]()
    admit, give_way, measure = Costs.admit, Costs.give_way, Costs.measured

    async def count_admit(self: Costs, payer: Payer) -> None:
        turns["admit"] += 1
        await admit(self, payer)

    async def count_give_way(self: Costs, payer: Payer) -> None:
        turns["give way"] += 1
        await give_way(self, payer)

    async def note(self: Costs, payers: list[Payer], work: Any) -> Any:
        measured.add(work.__qualname__)
        return await measure(self, payers, work)

    monkeypatch.setattr(Costs, "admit", count_admit)
    monkeypatch.setattr(Costs, "give_way", count_give_way)
    monkeypatch.setattr(Costs, "measured", note)
    with running(settings_for(tmp_path)) as place:
        ana = place.visitor("Ana")
        before = turns.copy()
        ana.get("/health")
        assert turns == before
        ana.get("/api/me")
        assert turns - before == Counter({"admit": 1})
        table = ana.open("me", "random")["id"]
        with ana.at(table) as socket:
            while not socket.shown["legal"]:
                socket.hear("moved")
            socket.commit(socket.shown["legal"][0])
            while not socket.shown["legal"]:
                socket.hear("moved")
        # Those who have used little are admitted without a look; a bot's step looks.
        assert turns["give way"] > 0
        assert {"Accounts.of_cookie", "Guard._inside", "LiveTable.commit"} <= measured


def test_processes_that_think_and_read_give_way_to_the_server(place: Place) -> None:
    table = place.visitor("Ana").open("me", "random", game=CARDS)["id"]
    match = place.live(table).match
    assert match is not None
    task = BotTask(table, 0, CARDS, "random", match.state.view(0).dump(), 1, 1)
    for maker, question in ((THINKER, task), (READER, Reading("nonsense", 0, "en", 0, 1))):
        worker = Worker(maker)
        assert worker.ask(msgspec.msgpack.encode(question)).result(PATIENCE)
        assert worker.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) > os.getpriority(os.PRIO_PROCESS, 0)
        worker.close()


def test_on_a_busy_machine_nobody_holds_the_loop_for_more_than_half_of_the_time() -> None:
    """The loop's thread may stand still in the middle of somebody's work: as in this sleep."""

    async def work() -> None:
        time.sleep(0.1)

    async def rest() -> tuple[float, float]:
        costs, eve = Costs(per_person=300, per_address=300, burst_seconds=1), Payer("192.0.2.7")
        await costs.measured([eve], work())
        begun = time.monotonic()
        await costs.admit(eve)
        return time.monotonic() - begun, costs.lacking(eve)

    waited, lacking = asyncio.run(rest())
    assert waited > 0.05
    assert lacking == 0


def test_a_person_who_asks_for_too_much_is_told_so_and_others_are_not(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, work_per_person=1)) as place:
        eve, ana = place.visitor("Eve"), place.visitor("Ana")
        answers = [eve.client.get("/api/tables")]
        while answers[-1].status_code == 200 and len(answers) < MANY:
            answers.append(eve.client.get("/api/tables"))
        assert len(answers) > 1
        refused = answers[-1]
        assert refused.status_code == 429
        assert refused.json()["reason"]["code"] == "flood"
        assert int(refused.headers["retry-after"]) >= 1
        assert refused.headers["x-content-type-options"] == "nosniff"
        assert ana.get("/api/tables")["tables"] == []


def test_an_address_that_has_used_up_its_share_still_gets_the_page(tmp_path: Path) -> None:
    """Without its files a page stays blank and can say nothing of the reason."""
    built = tmp_path / "page"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html>")
    (built / "start.js").write_text("// begins")
    with running(settings_for(tmp_path, page=str(built), work_per_person=1, work_per_address=1)) as place:
        eve = place.visitor("Eve")
        assert any(eve.client.get("/api/games/amerigo").status_code == 429 for _ in tries())
        for path in ("/", "/table/x", "/start.js"):
            assert eve.client.get(path).status_code == 200


def test_the_first_visitor_does_not_pay_for_what_everybody_needs(tmp_path: Path) -> None:
    games.sheet.cache_clear()
    games.card.cache_clear()
    with running(settings_for(tmp_path, work_per_person=10, work_per_address=10)) as place:
        eve = place.visitor("Eve")
        assert [eve.client.get("/api/games").status_code for _ in range(3)] == [200, 200, 200]


def test_handshakes_are_paid_for(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, work_per_address=1)) as place:
        stranger = place.visitor()

        def knock() -> None:
            with stranger.client.websocket_connect("/api/tables/none/socket") as socket:
                while True:
                    socket.receive_text()

        codes: list[int] = []
        for _ in tries():
            with pytest.raises(WebSocketDisconnect) as closed:
                knock()
            codes.append(closed.value.code)
            if codes[-1] == FLOOD_CLOSE:
                break
        assert (codes[0], codes[-1]) == (UNKNOWN_CLOSE, FLOOD_CLOSE)


def test_health_is_told_to_an_address_that_has_used_up_its_share(tmp_path: Path) -> None:
    """A proxy that asks from the same address must not take a busy server for a dead one."""
    with running(settings_for(tmp_path, work_per_person=1, requests_per_minute=30)) as place:
        eve = place.visitor("Eve")
        assert any(eve.client.get("/api/games/amerigo").status_code == 429 for _ in tries())
        assert eve.get("/health")["status"] == "ok"


def test_bots_think_first_where_somebody_waits_then_for_whom_they_thought_least() -> None:
    eve, ana, bea = Payer("one", "eve"), Payer("two", "ana"), Payer("two", "bea")

    async def order() -> list[str]:
        usage = Usage()
        usage.add(eve, 5)
        usage.add(bea, 1)
        turns = FairQueue(usage, [ONLY])
        await turns.take(Wanting(eve))
        served: list[str] = []

        async def wait(wanting: Wanting, name: str) -> None:
            await turns.take(wanting)
            served.append(name)
            turns.give(ONLY)

        waiting = [
            (Wanting(ana, attended=False), "ana, away"),
            *[(Wanting(eve), "eve")] * 3,
            (Wanting(bea), "bea"),
            (Wanting(ana), "ana"),
        ]
        tasks = [asyncio.create_task(wait(*one)) for one in waiting]
        await asyncio.sleep(0)
        turns.give(ONLY)
        await asyncio.gather(*tasks)
        return served

    assert asyncio.run(order()) == ["ana", "bea", "eve", "eve", "eve", "ana, away"]


def test_a_turn_is_not_lost_with_whoever_gives_up_waiting() -> None:
    async def watch() -> bool:
        turns = FairQueue(Usage(), [ONLY])
        await turns.take(Wanting(Payer("here")))
        first, second = (asyncio.create_task(turns.take(Wanting(Payer("here")))) for _ in range(2))
        await asyncio.sleep(0)
        turns.give(ONLY)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        await asyncio.wait_for(second, 10)
        return True

    assert asyncio.run(watch())


def test_no_turn_is_given_to_whoever_is_about_to_give_up() -> None:
    async def watch() -> bool:
        turns = FairQueue(Usage(), [ONLY])
        await turns.take(Wanting(Payer("here")))
        first, second = (asyncio.create_task(turns.take(Wanting(Payer("here")))) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()  # it hears of it later
        turns.give(ONLY)
        await asyncio.wait_for(second, 10)
        turns.give(ONLY)
        return await turns.take(Wanting(Payer("here"))) is ONLY and first.cancelled()

    assert asyncio.run(watch())


def test_a_table_of_bots_alone_waits_until_somebody_comes(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as place:
        eve = place.visitor("Eve")
        table = eve.open("me", "random")["id"]
        eve.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
        version = place.live(table).row.version
        assert not place.live(table).auto_reply.busy
        with place.visitor("Ana").at(table) as socket:
            while socket.shown["actor"] != -2:
                socket.hear("moved")
        assert place.live(table).row.version > version


def test_a_board_is_made_once_a_version_for_the_same_eyes(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def lines(board: Any) -> list[str]:
        made.append(1)
        return ["board"]

    monkeypatch.setattr("carrack.server.table.looks.lines", lines)
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    with ana.at(table) as socket:
        for _ in range(30):
            socket.hear("board", id=socket.say(type="read-board", language="en"))
        assert len(made) == 1
        socket.hear("board", id=socket.say(type="read-board", language="de"))
        assert len(made) == 2


def test_a_bot_that_stands_in_agrees_to_nothing_for_its_person(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    # The bot does not answer, so that what is taken back is the last that was decided.
    monkeypatch.setattr(place.app.state.service.bots, "decide", never)
    people = [place.visitor("Ana"), place.visitor("Bea")]
    table = people[0].open("me", "anybody")["id"]
    people[1].post(f"/api/tables/{table}/join")
    with people[0].at(table) as mine, people[1].at(table) as other:
        sockets = [mine, other]
        seat = 0 if mine.shown["legal"] else 1
        while sockets[seat].shown["actor"] == seat:
            sockets[seat].commit(sockets[seat].shown["legal"][0])
            sockets[seat].catch_up()
        absent = 1 - seat
        people[absent].post(f"/api/tables/{table}/seats/{absent}", {"kind": "bot", "bot": "random"})
        sockets[seat].say(type="take-back", version=sockets[seat].version)
        heard = sockets[seat].hear("wish", "stored", "refused")
        # One that was carried out is told as a wish of nobody before it is told as stored.
        assert (heard["type"], heard["seat"], heard["agreed"]) == ("wish", seat, [])


def test_a_reader_who_reads_nothing_holds_no_more_than_a_part_of_memory() -> None:
    class Silent:
        client = None

        def __init__(self) -> None:
            self.cookies: dict[str, str] = {}

        async def send_text(self, _: str) -> None:
            await asyncio.Event().wait()

    async def fill() -> int:
        connection = Connection(Silent())  # type: ignore[arg-type]
        size = 100_000
        sent = 0
        while not connection.code:
            connection.send(b"x" * size)
            sent += size
            await asyncio.sleep(0)
        connection._sender.cancel()
        return sent

    assert asyncio.run(fill()) <= OUTBOX_BYTES + 200_000


def test_a_record_that_takes_too_long_is_refused_and_the_next_is_read() -> None:
    async def read() -> int:
        readers = Readers(BuildStatus(""), Costs(10**6, 10**6, 10))
        try:
            with pytest.raises(Busy):
                await readers.read(Watching(LONG_KEY, 0), Payer("eve"), seconds=0.01)
            told = await readers.read(Watching("nonsense", 0), Payer("ana"))
            assert msgspec.json.decode(told.body)["reason"]["code"] == "record.not-a-record"
            return told.status
        finally:
            readers.close()

    assert asyncio.run(read()) == 400


def test_tables_that_nobody_looks_at_make_room_for_new_ones(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, tables_in_memory=3)) as place:
        ana = place.visitor("Ana")
        with ana.at(ana.open("me", "anybody")["id"]):
            ids = [ana.open("me", "anybody")["id"] for _ in range(5)]
            assert len(place.app.state.service.registry.live) <= 3
            assert ana.get(f"/api/tables/{ids[0]}")["status"] == "waiting"
        with ExitStack() as stack:
            for table in ids[:3]:
                stack.enter_context(ana.at(table))
            wish = {"game": "amerigo-cards", "seats": [{"kind": "me"}, {"kind": "anybody"}]}
            ana.refused("POST", "/api/tables", 429, "server.busy", wish)


def test_a_bot_without_a_choice_takes_as_long_as_with_one() -> None:
    paces = Paces(2, 0.0, rng=random.Random(3))
    assert paces.draw_known(0, "sail") == 0
    for took in (0.5, 0.7, 0.9):
        paces.note(0, "sail", took)
    assert {paces.draw_known(0, "sail") for _ in range(50)} == {0.5, 0.7, 0.9}


def test_an_answer_without_a_choice_takes_as_long_as_the_same_question_did() -> None:
    paces = Paces(2, 0.6, rng=random.Random(3))
    for _ in range(5):
        paces.note(0, "sail", 40.0)
        paces.note(0, "sell", 2.0)
    assert all(20 < paces.draw(0, "sail") < 80 for _ in range(50))
    assert all(1 < paces.draw(0, "sell") < 4 for _ in range(50))
    # Of an unknown question, or a seat that has not answered yet, only other times are known.
    assert {paces.draw(0, "explore") > 10 for _ in range(50)} == {True, False}
    assert {paces.draw(1, "sail") > 10 for _ in range(50)} == {True, False}


def test_an_answer_without_a_choice_comes_before_the_clock_runs_out() -> None:
    paces = Paces(1, 0.6, clock=30, rng=random.Random(3))
    for _ in range(5):
        paces.note(0, "sail", 29.0)
    assert all(paces.draw(0, "sail") < 30 for _ in range(200))


def test_an_absence_is_nobodys_pace() -> None:
    paces = Paces(1, 0.6, rng=random.Random(3))
    paces.note(0, "sail", 3600.0)
    assert all(paces.draw(0, "sail") < 60 for _ in range(200))
