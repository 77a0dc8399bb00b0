"""Leases, keepers and reconnecting under a simulated clock and schedule, with many seeds.

The servers are real but for sockets and processes: registry, live tables, writer, lease, watcher. Each seed
kills, freezes and cuts off other servers at other moments. Since time is simulated, seconds can be asserted.
To repeat a seed in another process, set PYTHONHASHSEED: the order of sets is part of the schedule.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine, Iterator
from contextvars import Context, copy_context
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import pytest

from carrack.bots.decisions import BotAnswer, BotSeats, BotTask
from carrack.core.api import OVER
from carrack.core.verdicts import BUSY, Refusal
from carrack.server import tokens
from carrack.server.bot_pool import BotPool
from carrack.server.cluster import lease as lease_module
from carrack.server.cluster.cluster import Cluster
from carrack.server.cluster.lease import Lease
from carrack.server.component_sets import ComponentSets
from carrack.server.costs import Costs, Payer
from carrack.server.fair_queue import Wanting
from carrack.server.settings import Settings
from carrack.server.table import pace
from carrack.server.table.errors import RefusedAt
from carrack.server.table.interface import Services
from carrack.server.table.live import LiveTable
from carrack.server.table.registry import Registry
from carrack.server.table.seat_info import free_seat
from carrack.server.table.stored_tables import StoredTables
from carrack.server.telemetry.metrics import Metrics
from carrack.server.telemetry.tracing import NoTracer
from carrack.store import dialects, people, tables
from carrack.store.database import Database
from carrack.store.people import PersonRow
from carrack.store.servers import LEASE_SECONDS
from carrack.store.tables import SeatRow
from carrack.store.writer import Writer
from tests import wire
from tests.databases import POSTGRESQL, SQLITE
from tests.fire import figures
from tests.fire.simulated_database import SimulatedDatabase
from tests.fire.simulated_loop import OWNER, SimulatedLoop
from tests.fire.stories import Story, check

T = TypeVar("T")
SEEDS, LONG_SEEDS = 2, 300
PARTS = 2
"""Tests that share the seeds, so that two cores are busy."""
SERVERS = 3
TABLES = 3
FAULTS = 6
"""Blows that fall in one simulation."""
THINKING = 0.3
"""Simulated seconds, at most, that a person thinks."""
LONGEST_THOUGHT = 1.0
"""Simulated seconds: an answer that took longer was held up by a blow, and no later one imitates it."""
CALM = 12.0
"""Simulated seconds without a blow at the end: every table must go on."""
LONGEST_SILENCE = 5.0
"""Simulated seconds within which a table goes on after the death of a server, or the database's return."""
GIVE_UP = 2.0
"""Seconds after which a person looks for another server."""


class SimulatedBots:
    """Bots that take a moment and decide in this process."""

    waiting = 0

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self._seats = BotSeats()

    async def decide(self, task: BotTask, wanting: Wanting) -> BotAnswer | None:
        await asyncio.sleep(self._dice.random() * 0.2)
        return self._seats.think(task)


class SimulatedServer:
    """One server; its tasks run in a context of its own, so that it can be frozen and killed."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.owner = ""
        self.alive = False
        self.starts = 0
        self.registry: Registry

    def start(self) -> None:
        """Start, or start again at the same address."""
        self.starts += 1
        self.owner = f"{self.name} {self.starts}"
        self.context = Context()
        self.context.run(OWNER.set, self.owner)
        self.alive = True
        self.died = self.world.loop.create_future()
        self._run(self._serve())

    async def _serve(self) -> None:
        while True:
            try:
                await self._begin()
                return
            except Exception:  # the database is away: as a supervisor would, try again
                await asyncio.sleep(0.5)

    async def _begin(self) -> None:
        world = self.world
        database = Database(cast(Any, world.database.of()))
        writer = await Writer.open(database)
        lease = Lease(database, self.name)
        settings = Settings(answer_pause=0.05)
        bots = cast(BotPool, SimulatedBots(world.dice))
        services = Services(
            writer=writer,
            stored=StoredTables(database, lease),
            bots=bots,
            costs=Costs(1e9, 1e9, 10),
            lease=lease,
            metrics=Metrics(),
            tracer=NoTracer(),
            origin="",
            pause=settings.answer_pause,
            patience=settings.patience_minutes,
        )
        registry = Registry(settings, database, ComponentSets(), services)
        self.cluster = Cluster(database, writer, lease, registry, "", set, _nothing)
        await self.cluster.start()
        world.database.listeners[self.owner] = self.context, partial(self.cluster.watcher._hint, "")
        await registry.wake(restarted=True)
        self.registry = registry

    @property
    def serves(self) -> bool:
        return self.alive and hasattr(self, "registry")

    def _run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        return self.context.run(self.world.loop.create_task, work)

    async def call(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something at this server for somebody outside, who gives up when it dies or hangs."""
        task, died = self._run(work()), self.died
        await asyncio.wait({task, died}, timeout=GIVE_UP, return_when=asyncio.FIRST_COMPLETED)
        if not task.done() or task.cancelled():
            raise ConnectionError
        return task.result()

    def kill(self) -> None:
        """End all tasks, as SIGKILL does: the database rolls back, sockets are gone, nothing is said."""
        self.alive = False
        self.world.database.listeners.pop(self.owner, None)
        self.world.database.lose(self.owner)
        self.world.database.dead.add(self.owner)
        if hasattr(self, "registry"):
            del self.registry
        self.died.set_result(None)
        self.world.loop.end(self.owner)


async def _nothing(_: list[str]) -> None:
    pass


class SimulatedPage:
    """A page at one server: it hears what the table sends."""

    dump = False
    words = ""
    refilled = -1
    person: str | None
    payer = Payer("")

    def __init__(self, server: SimulatedServer, person: str, seat: int, number: int) -> None:
        self.server = server
        self.owner = server.owner
        self.person = person
        self.name = person
        self.seat: int | None = seat
        self.token = ""
        self._number = number
        self.key = f"page {number}"
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed = False

    def __hash__(self) -> int:
        return hash(self._number)  # not by where it lies in memory: pages are told in the same order again

    def send(self, data: bytes) -> None:
        if self.server.alive and self.server.owner == self.owner:
            self.heard.put_nowait(wire.read(data))

    def close(self, refusal: Refusal, code: int = 0) -> None:
        self.closed = True
        self.heard.put_nowait({"type": "closing"})


class SimulatedPerson:
    """Somebody who plays at any server, looks for another when it is gone, and repeats what is in doubt."""

    def __init__(self, world: World, name: str, story: Story) -> None:
        self.world = world
        self.name = name
        self.story = story
        self.moments: list[float] = []
        """Simulated moments at which something new was shown."""
        self._unsure: tuple[int, int, str] | None = None
        self._count = 0

    def silence(self, since: float, until: float, last: bool) -> float:
        """Return the longest time without news between two moments.

        A silence that the next blow cut short does not count; the `last` one, in the calm, does.
        """
        news = [since, *(moment for moment in self.moments if since < moment <= until)]
        if last and not self.story.ended:
            news.append(until)
        return max((after - before for before, after in pairwise(news)), default=0.0)

    async def play(self) -> None:
        while not self.story.ended:
            serving = [server for server in self.world.servers if server.serves]
            if serving:
                try:
                    await self._sit(self.world.dice.choice(serving))
                    continue
                except (ConnectionError, Refusal, RefusedAt):
                    pass
            await asyncio.sleep(0.05 + self.world.dice.random() * 0.1)

    async def _sit(self, server: SimulatedServer) -> None:
        self.world.pages += 1
        registry = server.registry
        live = await server.call(lambda: registry.get(self.story.table))
        page = SimulatedPage(server, self.name, self.story.seat, self.world.pages)
        try:
            await server.call(lambda: live.do(lambda: live.audience.welcome(page, -1)))
            for _ in range(self.world.dice.randint(3, 25)):
                message = await asyncio.wait_for(page.heard.get(), GIVE_UP)
                if message["type"] == "closing":
                    return
                shown = (message.get("gap") or message).get("shown")
                if shown:
                    await self._look(server, live, shown)
        except TimeoutError:
            return
        finally:
            if server.alive and server.owner == page.owner:
                server.context.run(copy_context().run, live.audience.leave, page)

    async def _look(self, server: SimulatedServer, live: LiveTable, shown: dict[str, Any]) -> None:
        if shown["version"] > self.story.shown:
            self.story.shown = shown["version"]
            self.moments.append(self.world.loop.now)
        if shown["actor"] == OVER:
            self.story.ended = True
            return
        if self._unsure is None:
            if shown["actor"] != self.story.seat or not shown["legal"]:
                return
            self._count += 1
            number = self.world.dice.choice(shown["legal"])
            self._unsure = shown["version"], number, f"{self.name}-{self._count}"
        version, number, message = self._unsure
        seat = self.story.seat
        await asyncio.sleep(self.world.dice.random() * THINKING)
        try:
            stored = await server.call(lambda: live.do(lambda: live.commit(seat, message, version, [number])))
        except (Refusal, RefusedAt) as refused:
            refusal = refused.refusal if isinstance(refused, RefusedAt) else refused
            if refusal.verdict.family != BUSY:
                self._unsure = None  # somebody answered meanwhile
            raise
        self.story.acknowledged[message] = stored.version
        self._unsure = None
        if shown["version"] == stored.version:
            # It was stored before: what the page shows is asked now, and nobody will say so again.
            await self._look(server, live, shown)


class Blow(NamedTuple):
    """A blow that fell in a simulation."""

    name: str
    begun: float
    since: float
    """The moment from which every table must go on again."""


class World:
    """Servers, people and a database, and the blows that fall on them."""

    def __init__(self, loop: SimulatedLoop, folder: Path) -> None:
        self.loop = loop
        self.dice = loop.dice
        self.database = SimulatedDatabase(folder, loop, self.dice)
        self.servers = [SimulatedServer(self, f"server {number}") for number in range(SERVERS)]
        self.people: list[SimulatedPerson] = []
        self.blows: list[Blow] = []
        self.ended = 0.0
        """When the calm after the last blow was over."""
        self.pages = 0

    async def live(self, faults: int, calm: float) -> None:
        """Let people play while blows fall, then in peace."""
        for server in self.servers:
            server.start()
        while not all(server.serves for server in self.servers):
            await asyncio.sleep(0.1)
        for number in range(TABLES):
            await self._open(number)
        playing = [asyncio.create_task(person.play()) for person in self.people]
        for _ in range(faults):
            await asyncio.sleep(1 + self.dice.random() * 3)
            blow = self.dice.choice([self._kill, self._freeze, self._restart, self._lose, self._deafen])
            begun = self.loop.now
            await blow()
            # A server's death needs nobody's help: the others go on while it is still dead.
            since = begun if blow == self._kill else self.loop.now
            self.blows.append(Blow(blow.__name__.strip("_"), begun, since))
        await asyncio.sleep(calm)
        self.ended = self.loop.now
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _open(self, number: int) -> None:
        names = [f"person {number}.{seat}" for seat in range(2)]
        server = self.servers[number % SERVERS]
        writer = server.registry.services.writer
        rows = [PersonRow(name, name, None, None, 0) for name in names]
        for name in names:
            await server.call(partial(writer.write, partial(_add_person, name)))
        table = await server.call(partial(_open, server.registry, rows, f"{number:064x}"))
        for seat, name in enumerate(names):
            self.people.append(SimulatedPerson(self, name, Story(table, seat)))

    async def _kill(self) -> None:
        server = self.dice.choice(self.servers)
        server.kill()
        await asyncio.sleep(self.dice.random() * 2 * LEASE_SECONDS)
        server.start()

    async def _freeze(self) -> None:
        owner = self.dice.choice(self.servers).owner
        self.loop.frozen.add(owner)
        await asyncio.sleep(self.dice.random() * 2 * LEASE_SECONDS)
        self.loop.frozen.discard(owner)

    async def _restart(self) -> None:
        self.database.down = True
        self.database.lose()
        await asyncio.sleep(self.dice.random() * 2)
        self.database.down = False

    async def _lose(self) -> None:
        self.database.fault = 0.05
        await asyncio.sleep(2)
        self.database.fault = 0.0

    async def _deafen(self) -> None:
        self.database.hints = 0.0
        await asyncio.sleep(2)
        self.database.hints = 1.0

    def silences(self) -> Iterator[tuple[str, float]]:
        """Yield each blow with the longest silence of somebody after it, before the next one fell."""
        ends = [blow.begun for blow in self.blows[1:]] + [self.ended]
        for blow, end in zip(self.blows, ends, strict=True):
            for person in self.people:
                yield blow.name, person.silence(blow.since, end, last=end == self.ended)

    def stored(self) -> dict[str, list[tuple[int, int, str | None]]]:
        """Return the rows (version, seat, message) of every table."""
        found: dict[str, list[tuple[int, int, str | None]]] = {one.story.table: [] for one in self.people}
        for table, *row in self.database.rows(
            'SELECT "table", version, seat, message FROM steps ORDER BY version'
        ):
            found[table].append((row[0], row[1], row[2]))
        return found


async def _add_person(name: str, connection: Any) -> None:
    await people.add_person(connection, name, name, 1)


async def _open(registry: Registry, rows: list[PersonRow], seed: str) -> str:
    """Open a table for two people and a bot, and let both sit down."""
    seats = [SeatRow(0, tables.PERSON, rows[0].id, rows[0].name), free_seat(1, invited=False)]
    seats.append(SeatRow(2, tables.BOT, bot="random"))
    info = await registry.add(rows[0], "amerigo-cards", {}, seats, 0, None, "", seed, "")
    live = await registry.get(info.id)
    await live.seats.join(rows[1], "")
    return info.id


class SimulatedSecrets:
    """Random numbers that the seed decides, too."""

    @staticmethod
    def _dice() -> random.Random:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimulatedLoop)
        return loop.dice

    @staticmethod
    def token_hex(size: int) -> str:
        return SimulatedSecrets._dice().randbytes(size).hex()

    token_urlsafe = token_hex

    @staticmethod
    def choice(letters: str) -> str:
        return SimulatedSecrets._dice().choice(letters)

    @staticmethod
    def SystemRandom() -> random.Random:  # noqa: N802  # the name in `secrets`
        return SimulatedSecrets._dice()


@pytest.fixture(autouse=True)
def simulated_clocks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(dialects.CLOCKS, POSTGRESQL, "simulated_now()")
    monkeypatch.setitem(dialects.PAIRS, POSTGRESQL, dialects.PAIRS[SQLITE])
    monkeypatch.setattr(lease_module, "_boot_time", lambda: asyncio.get_running_loop().time())
    monkeypatch.setattr(pace, "ABSENT", LONGEST_THOUGHT)
    for module in (tokens, lease_module, pace):
        monkeypatch.setattr(module, "secrets", SimulatedSecrets)
    logging.getLogger("carrack").setLevel(logging.CRITICAL)
    yield
    logging.getLogger("carrack").setLevel(logging.NOTSET)


def simulate(seed: int, folder: Path, faults: int = FAULTS, calm: float = CALM) -> World:
    """Let a world live with this seed; return it afterwards."""
    loop = SimulatedLoop(seed)
    loop.set_exception_handler(lambda *_: None)  # a killed server's tasks have nobody to tell
    try:
        world = loop.run_until_complete(_live(loop, folder, faults, calm))
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.frozen.clear()
        loop.run_until_complete(asyncio.sleep(10))
    finally:
        loop.close()
    return world


async def _live(loop: SimulatedLoop, folder: Path, faults: int, calm: float) -> World:
    world = World(loop, folder)
    await world.live(faults, calm)
    return world


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_doubled_or_stuck_at_any_seed(tmp_path: Path, long: bool, part: int) -> None:
    seeds = range(part, LONG_SEEDS if long else SEEDS, PARTS)
    acknowledged, silences, faults = 0, dict[str, list[float]](), list[str]()
    for seed in seeds:
        folder = tmp_path / str(seed)
        folder.mkdir()
        world = simulate(seed, folder)
        found = check([one.story for one in world.people], world.stored())
        faulty = found.lost + found.unstored + found.doubled + found.gaps
        faulty += [] if found.acknowledged else ["nothing was acknowledged"]
        for blow, silence in world.silences():
            if silence > LONGEST_SILENCE:
                faulty.append(f"{silence:.1f} s after {blow}")
            silences.setdefault(blow, []).append(silence)
        faults += [f"seed {seed}: {fault}, {world.blows}" for fault in faulty]
        acknowledged += found.acknowledged
    counts = f"{len(seeds)} seeds, {acknowledged} acknowledged, {len(faults)} faults"
    figures.write(f"simulated: {counts}; longest silences: {figures.silences(silences)}")
    assert not faults, "\n".join(faults)


def test_the_same_seed_gives_the_same_blows(tmp_path: Path) -> None:
    worlds = []
    for number in range(2):
        (tmp_path / str(number)).mkdir()
        worlds.append(simulate(7, tmp_path / str(number), faults=2, calm=0.0))
    assert worlds[0].blows == worlds[1].blows
    assert worlds[0].stored() == worlds[1].stored()
