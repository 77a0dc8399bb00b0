"""Two servers at one PostgreSQL under fire: nothing acknowledged is lost, doubled or stuck."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType

import pytest

from carrack.store.servers import LEASE_SECONDS
from tests.fire import believing, figures, hasty
from tests.fire.proxy import BadLine
from tests.fire.stories import Findings, Player, Story, check, wait_for_steps
from tests.postgres import Cluster, cluster
from tests.server.processes import Client, ServerProcess

TABLES = 6
Blow = Callable[["Battle"], Awaitable[None]]
SETTLED = 3
"""Versions that every table is played on after each blow: so none of them is stuck."""
THINKING = 0.1
"""Seconds before a decision in a short battle; in a long one moves are always under way when a blow falls."""
TICK = 0.05
"""Seconds between two looks of the test at how late it is itself."""
TROUBLE, LONG_TROUBLE = 1.0, 2.0
"""Seconds that a line stays bad, in each way."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster(fsync="on") as made:
        yield made


class Battle:
    """Two servers, some tables with two people and a bot each, and what everybody was told."""

    def __init__(
        self,
        postgres: Cluster,
        folder: Path,
        tables: int = TABLES,
        servers: ModuleType | None = None,
        short: bool = False,
    ) -> None:
        """Prepare it; `servers` is run instead of `carrack`."""
        self.thinks = THINKING if short else 0.0
        self.trouble = TROUBLE if short else LONG_TROUBLE
        self.postgres = postgres
        self.line = BadLine(postgres.port)
        self.database = postgres.new_database()
        self.stack = ExitStack()
        self.stack.enter_context(self.line)
        # Everything goes through a line that can be made bad; the checker has its own.
        reached = self.database.replace(f":{postgres.port}/", f":{self.line.port}/")
        self.dice = random.Random(2013)
        self.servers = [
            ServerProcess(folder, database=reached, CARRACK_ANSWER_PAUSE="0.05") for _ in range(2)
        ]
        if servers is not None:
            for server in self.servers:
                server.command = [sys.executable, str(servers.__file__)]
        self.tables = tables
        self.stories: list[Story] = []
        self.struck = 0.0
        """When the last blow fell, or ended where nobody could go on before."""
        self.stuck: list[str] = []
        """Tables that stand still."""
        self.late = 0.0
        """Seconds, at most, by which the players of this test were late: the machine was busy."""
        self.playing: list[asyncio.Task[None]] = []
        self.silences: dict[str, list[float]] = {}
        """By blow: the longest that anybody at a table heard nothing new after it."""

    def __enter__(self) -> Battle:
        try:
            for server in self.servers:
                self.stack.enter_context(server)
            self.players = [player for number in range(self.tables) for player in self._open(number)]
        except BaseException:
            self.stack.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def _open(self, number: int) -> list[Player]:
        people = [Client(self.servers[(number + one) % 2], f"P{number}{one}") for one in range(2)]
        seats = [{"kind": "me"}, {"kind": "invited"}, {"kind": "bot", "bot": "random"}]
        table = people[0].ask("/api/tables", {"game": "amerigo-cards", "seats": seats})
        people[1].ask(f"/api/invitations/{table['seats'][1]['link'].rpartition('/')[2]}", {})
        stories = [Story(table["id"], seat) for seat in range(2)]
        self.stories += stories
        return [
            Player(person, story, self.servers, self.dice, self.thinks)
            for person, story in zip(people, stories, strict=True)
        ]

    async def rage(self, blows: list[Blow]) -> Findings:
        """Let all play while blows fall, then compare what they were told with what is stored."""
        stop = asyncio.Event()
        self.playing = [asyncio.create_task(player.play(stop)) for player in self.players]
        watching = asyncio.create_task(self._watch_itself())
        try:
            for strike in blows:
                if not await self._withstand(strike, stop):
                    break
            else:
                await self._go_on(SETTLED)
        finally:
            stop.set()
            watching.cancel()
            await asyncio.gather(*self.playing)
        return check(self.stories, self.stored())

    async def _withstand(self, strike: Blow, stop: asyncio.Event) -> bool:
        """Strike, and wait until every table has gone on; False: one is stuck."""
        if not await self._go_on(SETTLED):
            return False
        ended = sum(story.ended for story in self.stories) // 2
        while ended > len(self.players) // 2 - self.tables:
            # A game is over: others begin, so that there is always something to break.
            more = await asyncio.to_thread(self._open, len(self.players) // 2)
            self.players += more
            self.playing += [asyncio.create_task(player.play(stop)) for player in more]
        self.struck = time.monotonic()
        await strike(self)
        went_on = await self._go_on(1)
        silence = max(story.silence_after(self.struck) for story in self.stories)
        self.silences.setdefault(strike.__name__, []).append(silence)
        return went_on

    async def _go_on(self, more: int) -> bool:
        """Wait until every table was played on by so many versions, or note those that are stuck."""
        self.stuck = await wait_for_steps(self.stories, more)
        return not self.stuck

    async def _watch_itself(self) -> None:
        """Note how late the players of this test were: so much of a silence was the machine's."""
        while True:
            due = time.monotonic() + TICK
            await asyncio.sleep(TICK)
            self.late = max(self.late, time.monotonic() - due)

    def assert_unharmed(self, name: str, found: Findings) -> None:
        """Keep the figures of a battle, and fail if anything was lost, doubled or stuck."""
        faults = {kind: getattr(found, kind) for kind in ("lost", "unstored", "doubled", "gaps")}
        faults["stuck"] = self.stuck
        counts = ", ".join(f"{len(faulty)} {kind}" for kind, faulty in faults.items())
        figures.write(
            f"{name}: {found.steps} steps, {found.acknowledged} acknowledged, {counts}; longest silences: "
            f"{figures.silences(self.silences)}; the players themselves late by {self.late:.2f} s"
        )
        assert found.acknowledged > 0
        assert not any(faults.values()), faults

    def stored(self) -> dict[str, list[tuple[int, int, str | None]]]:
        """Return the rows (version, seat, message) of every table."""
        name = self.database.rpartition("/")[2]
        columns = "\"table\" || '|' || version || '|' || seat || '|' || coalesce(message, '')"
        rows = self.postgres.say(f"SELECT {columns} FROM steps ORDER BY version", name).splitlines()
        found: dict[str, list[tuple[int, int, str | None]]] = {story.table: [] for story in self.stories}
        for table, version, seat, message in (row.split("|") for row in rows):
            found[table].append((int(version), int(seat), message or None))
        return found


async def kill(battle: Battle) -> None:
    """Kill a random server and start it again."""
    server = battle.dice.choice(battle.servers)
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)


async def freeze(battle: Battle) -> None:
    """Stop a random server for longer than its lease, then let it go on believing."""
    server = battle.dice.choice(battle.servers)
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(LEASE_SECONDS + battle.trouble / 2)
    server.process.send_signal(signal.SIGCONT)


async def restart_database(battle: Battle) -> None:
    """Let PostgreSQL crash and come back."""
    await asyncio.to_thread(battle.postgres.stop, "immediate")
    await asyncio.to_thread(battle.postgres.start)
    battle.struck = time.monotonic()


async def cut_off(battle: Battle) -> None:
    """Cut the servers off from the database for a while: first silently, then with refusals."""
    battle.line.holds = True
    await asyncio.sleep(battle.trouble)
    battle.line.refuses = True
    battle.line.cut()
    battle.line.holds = False
    await asyncio.sleep(battle.trouble)
    battle.line.refuses = False
    battle.struck = time.monotonic()


async def lose_packets(battle: Battle) -> None:
    """Delay everything between servers and database, and lose some of it, for a while."""
    battle.line.delay, battle.line.loss = 0.02, 0.01
    await asyncio.sleep(2 * battle.trouble)
    battle.line.delay, battle.line.loss = 0.0, 0.0


async def replace_server(battle: Battle) -> None:
    """Ask a random server to stop, and start it again, as an upgrade does."""
    server = battle.dice.choice(battle.servers)
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)


BLOWS: dict[Blow, tuple[int, int]] = {
    kill: (1, 100), freeze: (1, 10), restart_database: (1, 10), cut_off: (1, 10), lose_packets: (1, 10),
    replace_server: (0, 10),
}  # fmt: skip
"""How many of each fall, and how many with --long; a rolling upgrade replaces servers in every run."""


def test_nothing_is_lost_doubled_or_stuck(postgres: Cluster, tmp_path: Path, long: bool) -> None:
    with Battle(postgres, tmp_path, short=not long) as battle:
        blows = [blow for blow, times in BLOWS.items() for _ in range(times[long])]
        battle.dice.shuffle(blows)
        found = asyncio.run(battle.rage(blows))
    battle.assert_unharmed("two servers", found)


def test_two_keepers_that_both_believe_do_no_harm(postgres: Cluster, tmp_path: Path, long: bool) -> None:
    with Battle(postgres, tmp_path, tables=3, servers=believing, short=not long) as battle:
        found = asyncio.run(battle.rage([kill] * (10 if long else 1)))
    battle.assert_unharmed("two keepers that both believe", found)


def test_a_rolling_upgrade_cuts_no_socket(postgres: Cluster, tmp_path: Path, long: bool) -> None:
    """Both servers are replaced while people play: sockets end with a word, after their last answer."""
    with Battle(postgres, tmp_path, tables=4) as battle:

        async def roll(battle: Battle) -> None:
            for server in battle.servers:
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)

        found = asyncio.run(battle.rage([roll] * (10 if long else 1)))
    battle.assert_unharmed("rolling upgrade", found)
    assert sum(story.farewells for story in battle.stories) > 0
    assert [how for story in battle.stories for how in story.cut_off] == []


def test_the_checker_finds_a_writer_that_acknowledges_too_early(postgres: Cluster, tmp_path: Path) -> None:
    with Battle(postgres, tmp_path, tables=4, servers=hasty) as battle:

        async def rage() -> Findings:
            stop = asyncio.Event()
            playing = [asyncio.create_task(player.play(stop)) for player in battle.players]
            found = check(battle.stories, battle.stored())
            for _ in range(20):
                await asyncio.sleep(0.5)
                await kill(battle)
                found = check(battle.stories, battle.stored())
                if found.lost or found.unstored:
                    break
            stop.set()
            await asyncio.gather(*playing)
            return found

        found = asyncio.run(rage())
    assert found.lost or found.unstored
