"""`carrack think`: workers on other machines think for bots; a dead one's thought is given out again."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

import carrack
from carrack.bots.decisions import BotSeats, BotTask, build
from carrack.core.match import new_match
from carrack.core.sealed import SealedSource
from carrack.server.fair_queue import NOBODY
from carrack.server.protocol.thinking import Beat, Beginning, Dismissed, Found, FromThinker, Think, ToThinker
from carrack.server.socket import thinking as thinking_socket
from carrack.store import thoughts as store
from carrack.store.database import Database
from carrack.store.schema import thoughts
from carrack.store.tables import add_table
from carrack.store.thoughts import ThoughtKey
from carrack.store.writer import Writer
from tests.cli.running import carrack_process, refused
from tests.databases import POSTGRESQL, database_for
from tests.patience import PATIENCE, tries
from tests.server.processes import ServerProcess, _of_sources
from tests.server.test_store import table, with_store
from tests.server.visitors import Place, in_loop, running, settings_for

TOKEN = "a-secret-of-the-host"
SLOW = "captain@999999"
"""A bot that thinks for longer than a test lasts."""


@pytest.fixture(autouse=True)
def silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the workers that a test plays be silent for as long as the test takes."""
    monkeypatch.setattr(thinking_socket, "SILENT_SECONDS", PATIENCE)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with running(settings_for(tmp_path_factory.mktemp("thinking"), think_token=TOKEN)) as place:
        yield place


class RemoteWorker:
    """A worker that the test plays itself."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.decoder = msgspec.msgpack.Decoder(ToThinker)
        self.seats = BotSeats()

    def say(self, message: FromThinker) -> None:
        self.session.send_bytes(msgspec.msgpack.encode(message))

    def hear(self) -> Any:
        return self.decoder.decode(self.session.receive_bytes())

    def take(self) -> Think:
        asked = self.hear()
        assert isinstance(asked, Think)
        return asked

    def answer(self, asked: Think) -> int:
        task = msgspec.msgpack.decode(asked.thought, type=BotTask)
        answer = self.seats.think(task)
        self.say(Found(asked.id, msgspec.msgpack.encode(answer)))
        return answer.number


@contextmanager
def worker(place: Place, token: str = TOKEN, made_by: str = "") -> Iterator[RemoteWorker]:
    with place.visitor("").client.websocket_connect("/api/thoughts/socket") as session:
        found = RemoteWorker(session)
        found.say(Beginning(token, made_by or build(), "a test", 1))
        yield found


def known(place: Place, slots: int) -> None:
    """Wait until the server knows of so many workers."""
    assert any(place.app.state.service.thoughts.slots == slots for _ in tries())


@contextmanager
def busy(place: Place) -> Iterator[None]:
    """Keep the server's own process occupied."""
    bots = place.app.state.service.bots
    lane = in_loop(place, lambda: bots._turns.take(NOBODY, lambda one: 0 if one in bots.workers else None))
    try:
        yield
    finally:
        in_loop(place, lambda: bots._turns.give(lane))


def test_a_worker_elsewhere_thinks_while_all_processes_here_are_busy(place: Place) -> None:
    ana = place.visitor("Ana")
    with worker(place) as helper:
        helper.hear()
        known(place, 1)
        with busy(place):
            table = ana.open("greedy", "me")["id"]
            with ana.at(table) as socket:
                asked = helper.take()
                task = msgspec.msgpack.decode(asked.thought, type=BotTask)
                assert (task.table, task.seat, task.bot) == (table, 0, "greedy")
                version = socket.version
                helper.answer(asked)
                assert socket.hear("moved")["step"]["version"] == version + 1
    known(place, 0)


def test_an_answer_that_nobody_asked_for_does_not_end_a_worker(place: Place) -> None:
    ana = place.visitor("Ana")
    with worker(place) as helper:
        helper.hear()
        known(place, 1)
        helper.say(Found(999, b"too late"))
        with busy(place):
            table = ana.open("greedy", "me")["id"]
            with ana.at(table) as socket:
                helper.answer(helper.take())
                socket.hear("moved")
    known(place, 0)


def test_what_a_worker_leaves_unanswered_is_given_to_the_next(place: Place) -> None:
    ana = place.visitor("Ana")
    with worker(place) as helper:
        helper.hear()
        known(place, 1)
        with busy(place):
            table = ana.open("greedy", "me")["id"]
            with ana.at(table) as socket:
                # The second one comes when the first has the thought already.
                first = helper.take()
                with worker(place) as second:
                    second.hear()
                    helper.session.close()
                    again = second.take()
                    assert again.thought == first.thought
                    second.answer(again)
                    socket.hear("moved")
                known(place, 0)


def test_without_a_worker_bots_think_here(place: Place) -> None:
    ana = place.visitor("Ana")
    with worker(place) as helper:
        helper.hear()
        known(place, 1)
        with busy(place):
            table = ana.open("greedy", "me")["id"]
            with ana.at(table) as socket:
                helper.take()
                helper.session.close()
                known(place, 0)
                version = socket.version
    with ana.at(table) as socket:
        while socket.version == version:
            socket.hear("moved")


def test_a_hint_and_a_number_that_is_not_legal_stay_here(place: Place) -> None:
    ana = place.visitor("Ana")
    with worker(place) as helper:
        helper.hear()
        known(place, 1)
        with busy(place):
            table = ana.open("greedy", "me")["id"]
            with ana.at(table) as socket:
                asked = helper.take()
                helper.say(Beat())
                helper.say(Found(asked.id, msgspec.msgpack.encode([10**6, "", [], {}, []])))
                moved = socket.hear("moved")
                assert moved["step"]["seat"] == 0


@pytest.mark.parametrize(
    ("token", "made_by", "code"),
    [("not the secret", "", "think.token"), (TOKEN, "another build", "think.build")],
)
def test_whoever_may_not_think_here_is_told_why(place: Place, token: str, made_by: str, code: str) -> None:
    with worker(place, token, made_by) as helper:
        dismissed = helper.hear()
        assert isinstance(dismissed, Dismissed)
        assert dismissed.code == code
        with pytest.raises(WebSocketDisconnect):
            helper.hear()


@pytest.mark.parametrize(
    "sent", [b"", b"\xc1", msgspec.msgpack.encode({"type": "beat"}), b"x" * 9000, "text"]
)
def test_nonsense_is_refused_and_never_a_fault(place: Place, sent: bytes | str) -> None:
    with place.visitor("").client.websocket_connect("/api/thoughts/socket") as session:
        if isinstance(sent, str):
            session.send_text(sent)
        else:
            session.send_bytes(sent)
        dismissed = msgspec.msgpack.decode(session.receive_bytes(), type=ToThinker)
        assert isinstance(dismissed, Dismissed)
        assert dismissed.code in ("message.malformed", "message.too-large", "think.token")


def test_a_stranger_who_goes_before_the_answer_leaves_no_fault(place: Place) -> None:
    scope = {
        **{"type": "websocket", "scheme": "ws", "path": "/api/thoughts/socket", "query_string": b""},
        **{"headers": [(b"host", b"testserver")], "client": ("127.0.0.1", 1), "server": ("testserver", 80)},
        **{"root_path": "", "subprotocols": []},
    }
    heard = iter([{"type": "websocket.connect"}, {"type": "websocket.receive", "bytes": b"nonsense"}])
    said: list[str] = []

    async def receive() -> Any:
        return next(heard)

    async def send(message: Any) -> None:
        said.append(message["type"])
        if message["type"] != "websocket.accept":
            raise OSError("gone")

    assert place.client.portal is not None
    place.client.portal.call(place.app, scope, receive, send)
    assert said == ["websocket.accept", "websocket.send"]


# --- the command ------------------------------------------------------------------------------------------


@contextmanager
def thinking(*words: str) -> Iterator[subprocess.Popen[str]]:
    """`carrack think` in a process of its own, ready."""
    command = [sys.executable, "-m", "carrack", "think", "--workers", "1", "--lang", "en", *words]
    with subprocess.Popen(command, env=_of_sources(), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "Thinking with 1 process" in process.stdout.readline()
        try:
            yield process
        finally:
            process.kill()


def test_the_command_thinks_for_a_server_and_a_wrong_token_gets_a_sentence(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, CARRACK_THINK_TOKEN=TOKEN) as server:
        done = carrack_process("think", "--server", server.address, "--token", "wrong", "--lang", "en")
        refused(done, "The token is wrong")
        done = carrack_process("think", "--server", server.address, "--token", "wrong", "--lang", "de")
        refused(done, "Das Token ist falsch")
        with thinking("--server", server.address, "--token", TOKEN) as process:
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 130
    refused(carrack_process("think", "--server", server.address, "--lang", "en"), "cannot be reached")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "either --server URL or --database URL"),
        (("--server", "nonsense"), "no server's address"),
        (("--database", "file.db"), "belongs to one server"),
    ],
)
def test_nonsense_on_the_command_line_gets_a_sentence(words: tuple[str, ...], said: str) -> None:
    refused(carrack_process("think", *words, "--lang", "en"), said)


def test_a_worker_that_is_killed_in_the_middle_of_a_thought_loses_it_to_another(tmp_path: Path) -> None:
    address = database_for(tmp_path, POSTGRESQL)
    game = carrack.game("amerigo-cards")
    match = new_match(game, 2, SealedSource("00" * 32))
    task = BotTask("a", 0, game.facts.id, SLOW, match.view(0).dump(), 7, 1)
    key = ThoughtKey("a", 1, 0)

    async def taken(database: Database, times: int) -> None:
        for _ in tries():
            async with database.reading() as connection:
                found = await connection.execute(thoughts.select())
                if found.one().tries == times:
                    return
            await asyncio.sleep(0.1)

    async def work(database: Database, writer: Writer) -> None:
        await writer.write(lambda connection: add_table(connection, table("a")))
        data = msgspec.msgpack.encode(task)
        await writer.write(lambda connection: store.put_thought(connection, key, data, build()))
        with thinking("--database", address) as first:
            await taken(database, 1)
            first.kill()
            with thinking("--database", address):
                await taken(database, 2)
                async with database.reading() as connection:
                    assert await store.count_slots(connection, build()) >= 1

    with_store(address, work)
