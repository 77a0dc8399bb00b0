"""A bot of one's own at a live table, from outside: `carrack sit LINK --bot file.py:MyBot`.

The link is an invitation (`…/join/…`: the bot takes that seat as a guest) or a seat token (`…/table/…#…`).
"""

from __future__ import annotations

import json
import secrets
import time
import urllib.request
from base64 import b64decode
from collections.abc import Callable
from http.cookiejar import CookieJar
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from carrack.arena.asking import BotSeat
from carrack.core.api import OVER, Game
from carrack.core.chance import Rng
from carrack.core.verdicts import malformed
from carrack.server.messages import (
    Closing,
    Commit,
    FromServer,
    Gap,
    Hello,
    Moved,
    RefusedMessage,
    ScoreLine,
    Shown,
    Stored,
    TableInfo,
    Welcome,
)
from carrack.server.owned import game_named
from carrack.server.rest_messages import GameSheet, Invitation

PATIENCE: Final = 30.0
"""Seconds a connection may take."""
RETRY_SECONDS: Final = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Waiting before the next attempt when the line was cut."""
BREATH_SECONDS: Final = 0.25
"""Waiting when the server says: too fast."""
GOING_AWAY: Final = (1001, 1006, 1011, 1012)
LARGEST_FRAME: Final = 1 << 20

decoder: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)
encode: Final = msgspec.json.Encoder().encode


class Visit:
    """One seat of a table, reached from outside."""

    def __init__(self, link: str, name: str) -> None:
        parts = urlsplit(link)
        before, _, last = parts.path.rpartition("/")
        path, _, kind = before.rpartition("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not last:
            raise malformed("sit.link", link=link)
        self.origin = f"{parts.scheme}://{parts.netloc}{path}"
        self.token = ""
        self._jar = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))
        if kind == "join":
            self._ask("/api/me", {"name": name})
            taken = msgspec.json.decode(self._ask(f"/api/invitations/{last}", {}), type=Invitation)
            self.table = taken.table.id
        elif kind == "table" and parts.fragment:
            self.table, self.token = last, parts.fragment
        else:
            raise malformed("sit.link", link=link)
        self.game = self._same_game()

    def _ask(self, path: str, body: dict[str, str] | None = None) -> bytes:
        """A request; a refusal there is a refusal here."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.origin + path, data, {"Content-Type": "application/json"})
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            raise malformed("sit.refused", reason=_code(error.read()) or str(error)) from error
        except (URLError, OSError) as error:
            raise malformed("sit.unreachable", link=self.origin, reason=str(error)) from error

    def _same_game(self) -> Game:
        """The game here, if it is the game there; values of its host's come along."""
        table = msgspec.json.decode(self._ask(f"/api/tables/{self.table}"), type=TableInfo)
        game_id = table.game
        game = game_named(game_id, self._ask(f"/api/tables/{self.table}/components").decode())
        there = msgspec.json.decode(self._ask(f"/api/games/{game_id}"), type=GameSheet)
        digest = table.components.id if table.components else there.components
        if (there.rules_version, digest) != (game.facts.rules_version, game.components.digest):
            raise malformed("sit.other-game", game=game_id)
        return game

    def connect(self) -> ClientConnection:
        """The table's socket."""
        address = self.origin.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)
        headers = {"Cookie": cookies} if cookies else {}
        return connect(
            address,
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
            max_size=LARGEST_FRAME,
        )


class Sitting:
    """A bot that plays its seat to the end, through cut lines and restarts of the server."""

    def __init__(self, visit: Visit, bot: str, on_seated: Callable[[int], None]) -> None:
        self.visit = visit
        self.bot = BotSeat(bot, Rng(secrets.randbits(60)))
        self.on_seated = on_seated
        self.version = -1
        self.asked: Commit | None = None
        """What was sent and not answered: it is sent again after a cut."""
        self.scores: list[ScoreLine] = []
        self.seat = -1

    def play(self) -> list[ScoreLine]:
        """Until the game is over; the scores."""
        failures = 0
        while not self.scores:
            try:
                with self.visit.connect() as socket:
                    self._talk(socket)
                    failures = 0
            except (ConnectionClosed, InvalidStatus, OSError) as error:
                if failures >= len(RETRY_SECONDS) or _is_final(error):
                    raise malformed("sit.unreachable", link=self.visit.origin, reason=str(error)) from error
                time.sleep(RETRY_SECONDS[failures])
                failures += 1
        return self.scores

    def _talk(self, socket: ClientConnection) -> None:
        socket.send(encode(Hello(have=self.version, token=self.visit.token, dump=True)), text=True)
        while not self.scores:
            message = decoder.decode(socket.recv())
            match message:
                case Welcome(seat=seat, gap=gap):
                    self.seat = seat
                    self.on_seated(seat)
                    if self.asked:
                        socket.send(encode(self.asked), text=True)
                    self._look(socket, gap)
                case Moved(shown=shown):
                    self._decide(socket, shown)
                case Stored(id=name):
                    if self.asked and self.asked.id == name:
                        self.asked = None
                case RefusedMessage(reason=reason) if reason.family == "busy" and self.asked:
                    time.sleep(BREATH_SECONDS)
                    socket.send(encode(self.asked), text=True)
                case RefusedMessage(reason=reason, gap=gap):
                    if gap is None:
                        raise malformed("sit.refused", reason=reason.code)
                    self.asked = None
                    self._look(socket, gap)
                case Closing(reason=reason) if reason.family in ("unknown", "forbidden", "malformed"):
                    raise malformed("sit.refused", reason=reason.code)

    def _look(self, socket: ClientConnection, gap: Gap) -> None:
        if gap.shown:
            self._decide(socket, gap.shown)

    def _decide(self, socket: ClientConnection, shown: Shown) -> None:
        """Answer when we are asked, once a version."""
        if shown.actor == OVER:
            self.scores = shown.scores
        elif shown.legal and (self.asked is None or self.asked.version != shown.version):
            number = self.bot.decide(self.visit.game.load_view(b64decode(shown.dump)))
            self.asked = Commit(secrets.token_urlsafe(12), shown.version, [number])
            socket.send(encode(self.asked), text=True)
        self.version = shown.version


def _is_final(error: Exception) -> bool:
    """Whether trying again is of no use."""
    return (
        isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code not in GOING_AWAY
    )


def _code(body: bytes) -> str:
    try:
        found: Any = json.loads(body)
        return str(found["reason"]["code"])
    except (ValueError, KeyError, TypeError):
        return ""
