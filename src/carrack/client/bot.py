"""A bot that plays a seat of a live table over the network: `carrack sit LINK --bot file.py:MyBot`."""

from __future__ import annotations

import secrets
import time
from base64 import b64decode
from collections.abc import Callable
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from carrack.bots.seat import BotSeat
from carrack.client.seat import RemoteSeat
from carrack.core.api import OVER
from carrack.core.chance import Rng
from carrack.core.system_reasons import system_reason
from carrack.core.verdicts import STALE, malformed
from carrack.server.protocol.messages import (
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
    Welcome,
)

RETRY_SECONDS: Final = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Waiting before the next attempt when the line was cut."""
BREATH_SECONDS: Final = 0.25
"""Waiting when the server says: too fast."""
GOING_AWAY: Final = (1001, 1006, 1011, 1012)
decoder: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)
encode: Final = msgspec.json.Encoder().encode


class RemoteBot:
    """A bot that plays its seat to the end, through cut lines and restarts of the server."""

    def __init__(self, visit: RemoteSeat, bot: str, on_seated: Callable[[int], None]) -> None:
        self.visit = visit
        self.bot = BotSeat(bot, Rng(secrets.randbits(60)))
        self.on_seated = on_seated
        self.version = -1
        self.asked: Commit | None = None
        """The message that is not answered yet; it is sent again after a reconnect."""
        self.scores: list[ScoreLine] = []
        self.seat = -1

    def play(self) -> list[ScoreLine]:
        """Play until the game is over; return the scores."""
        failures = 0
        while not self.scores:
            try:
                with self.visit.connect() as socket:
                    self._talk(socket)
                    failures = 0
            except (ConnectionClosed, InvalidStatus, OSError) as error:
                if failures >= len(RETRY_SECONDS) or _is_final(error):
                    reason = system_reason(error)
                    raise malformed("sit.unreachable", link=self.visit.origin, reason=reason) from error
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
                case RefusedMessage(id=name, reason=reason, gap=gap):
                    if reason.family != STALE:
                        raise malformed("sit.refused", reason=reason.code)
                    if self.asked and self.asked.id == name:
                        self.asked = None
                    if gap is not None:  # otherwise it has come as `moved` already
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
    """Return True if trying again is of no use."""
    return (
        isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code not in GOING_AWAY
    )
