"""People who play at any of several servers, each with a story of what was acknowledged, and its checker."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from carrack.core.api import OVER
from carrack.server.socket.connection import GOING_AWAY
from tests.patience import PATIENCE
from tests.server.processes import Client, ServerProcess

Message = dict[str, Any]
FAREWELLS = (GOING_AWAY, 1012)
"""Close codes of a server that stops: ours, and uvicorn's for a reader that was too slow for ours."""


@dataclass
class Story:
    """The messages that one seat of a table was told."""

    table: str
    seat: int
    acknowledged: dict[str, int] = field(default_factory=dict)
    """By message id: the version that it led to."""
    shown: int = 0
    """The newest version that it was shown."""
    steps: int = 0
    farewells: int = 0
    """Sockets that the server has closed with a word before."""
    cut_off: list[str] = field(default_factory=list)
    """Sockets that ended without a word: how."""
    ended: bool = False
    went_on: list[float] = field(default_factory=list)
    """Moments at which it was shown something new."""

    def show(self, version: int) -> None:
        """Note a version that it was shown."""
        if version > self.shown:
            self.shown = version
            self.went_on.append(time.monotonic())

    def silence_after(self, moment: float) -> float:
        """Return the most seconds between two news since a moment; 0 for a game that was over by then.

        Not those to the first news alone: these may have been on their way when the blow fell.
        """
        news = [moment, *(one for one in self.went_on if one > moment)]
        return max((after - before for before, after in pairwise(news)), default=0.0)


class Player:
    """A person who plays at a random server, moves to another when it dies, and repeats what is in doubt."""

    def __init__(
        self,
        person: Client,
        story: Story,
        servers: list[ServerProcess],
        dice: random.Random,
        thinks: float = 0.0,
    ) -> None:
        """Prepare to play; `thinks`: seconds before each decision."""
        self.thinks = thinks
        self.person = person
        self.story = story
        self.servers = servers
        self.dice = dice
        self.shown: Message = {}
        self.told = False
        """The server has said that it closes."""
        self.asked = -1
        """The version at which it last decided."""
        self.unsure: tuple[int, int, str] | None = None
        """A commit (version, number, id) whose answer never came."""

    async def play(self, until: asyncio.Event) -> None:
        """Play until told to stop, or the game is over."""
        while not until.is_set() and not self.story.ended:
            server = self.dice.choice(self.servers)
            address = f"ws://127.0.0.1:{server.port}/api/tables/{self.story.table}/socket"
            self.told = False
            seated = False
            try:
                async with connect(
                    address,
                    additional_headers={"Cookie": self.person.cookie},
                    compression=None,
                    open_timeout=5,
                    ping_interval=None,  # a machine that is busy is no cut
                ) as socket:
                    await socket.send(json.dumps({"type": "hello", "have": -1}))
                    seated = True
                    await self._sit(socket, until)
            except (OSError, WebSocketException, TimeoutError) as error:
                # Somebody who was about to send has perhaps not read the last word yet.
                last = error.rcvd if isinstance(error, ConnectionClosed) else None
                told = self.told or (last is not None and last.code in FAREWELLS)
                self.story.farewells += told
                if seated and not told:
                    self.story.cut_off.append(repr(error))
                await asyncio.sleep(0.05)

    async def _sit(self, socket: ClientConnection, until: asyncio.Event) -> None:
        moves = self.dice.randint(3, 30)
        while not until.is_set() and moves:
            try:
                message: Message = json.loads(await asyncio.wait_for(socket.recv(), 1.0))
            except TimeoutError:
                continue
            if message["type"] in ("welcome", "moved"):
                shown = message["gap"]["shown"] if message["type"] == "welcome" else message["shown"]
                if shown is None:
                    continue
                await self._look(socket, shown)
            elif message["type"] == "stored":
                moves -= 1
                self.story.acknowledged[message["id"]] = message["version"]
                await self._answered(socket, message["id"])
            elif message["type"] == "closing":
                self.told = True
            elif message["type"] == "refused":
                # Stale: somebody answered meanwhile.
                await self._answered(socket, message["id"])

    async def _answered(self, socket: ClientConnection, message: str) -> None:
        if self.unsure and self.unsure[2] == message:
            self.unsure = None
            if self.shown["version"] != self.asked:
                await self._look(socket, self.shown)

    async def _look(self, socket: ClientConnection, shown: Message) -> None:
        self.shown = shown
        self.story.show(shown["version"])
        if shown["actor"] == OVER:
            self.story.ended = True
            return
        if self.unsure:
            # The answer to it was lost: with the same id it counts once.
            version, number, name = self.unsure
        elif shown["actor"] == self.story.seat and shown["legal"]:
            version, name = shown["version"], secrets.token_urlsafe(9)
            number = self.dice.choice(shown["legal"])
            await asyncio.sleep(self.thinks)
            self.unsure, self.asked = (version, number, name), version
        else:
            return
        await socket.send(json.dumps({"type": "commit", "id": name, "version": version, "numbers": [number]}))


@dataclass
class Findings:
    """The checker's findings; all but `steps` and `acknowledged` should be empty."""

    steps: int
    acknowledged: int
    lost: list[str]
    """Acknowledged, but not stored at that version."""
    unstored: list[str]
    """Shown, but never stored."""
    doubled: list[str]
    gaps: list[str]


def check(stories: list[Story], stored: dict[str, list[tuple[int, int, str | None]]]) -> Findings:
    """Compare what everybody was told with the rows (version, seat, message) of each table."""
    found = Findings(
        sum(map(len, stored.values())), sum(len(one.acknowledged) for one in stories), [], [], [], []
    )
    for table, rows in stored.items():
        if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
            found.gaps.append(table)
        counted = Counter((seat, message) for _, seat, message in rows if message)
        found.doubled += [f"{table} {message}" for (_, message), times in counted.items() if times > 1]
    for story in stories:
        rows = stored[story.table]
        known = {message: version for version, seat, message in rows if seat == story.seat and message}
        for message, version in story.acknowledged.items():
            if known.get(message) != version:
                found.lost.append(f"{story.table} {message} at {version}")
        if story.shown > len(rows):
            found.unstored.append(f"{story.table} {story.shown} of {len(rows)}")
    return found


async def wait_for_steps(stories: list[Story], more: int) -> list[str]:
    """Wait until every table that is not over was shown so many versions more; return those that are not."""
    goal = {id(story): story.shown + more for story in stories}
    end = asyncio.get_running_loop().time() + PATIENCE
    while stuck := [story.table for story in stories if not story.ended and story.shown < goal[id(story)]]:
        if asyncio.get_running_loop().time() >= end:
            break
        await asyncio.sleep(0.1)
    return stuck
