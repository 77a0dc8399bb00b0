"""A seat at a server, reached by a link.

The link is an invitation (`…/join/…`: the bot takes that seat as a guest) or a seat token (`…/table/…#…`).
"""

from __future__ import annotations

import json
import urllib.request
from http.cookiejar import CookieJar
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit

import msgspec
from websockets.sync.client import ClientConnection, connect

from carrack.core.api import Game
from carrack.core.sealed import new_seed
from carrack.core.system_reasons import system_reason, system_words
from carrack.core.verdicts import Verdict, malformed
from carrack.games import game_named
from carrack.server.protocol.messages import (
    TableInfo,
)
from carrack.server.protocol.schemas import GameSheet, Invitation

PATIENCE: Final = 30.0
"""Seconds a connection may take."""
LARGEST_FRAME: Final = 1 << 20


class RemoteSeat:
    """One seat of a table at a server."""

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
            self.table = self._accept(last)
        elif kind == "table" and parts.fragment:
            self.table, self.token = last, parts.fragment
        else:
            raise malformed("sit.link", link=link)
        self.game = self._same_game()

    def _accept(self, invitation: str) -> str:
        """Take the seat of an invitation with a nonce made after the seal; return the table.

        Whoever chose the seed did not know the nonce, so the draws are nobody's choice.
        """
        path, nonce = f"/api/invitations/{invitation}", new_seed()
        before = msgspec.json.decode(self._ask(path), type=Invitation).table
        taken = msgspec.json.decode(self._ask(path, {"nonce": nonce}), type=Invitation)
        table = taken.table
        heard = table.nonces[taken.seat : taken.seat + 1] == [nonce]
        if table.seal != before.seal or (before.status == "waiting" and not heard):
            raise malformed("sit.unfair", link=self.origin)
        return table.id

    def _ask(self, path: str, body: dict[str, str] | None = None) -> bytes:
        """Send a request and return the answer; raise what the server refuses."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.origin + path, data, {"Content-Type": "application/json"})
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            raise malformed("sit.refused", reason=_code(error.read()) or str(error)) from error
        except (URLError, OSError) as error:
            raise malformed("sit.unreachable", link=self.origin, reason=_why(error)) from error

    def _same_game(self) -> Game:
        """Return the table's game, with its host's values; refuse another version of the rules."""
        table = msgspec.json.decode(self._ask(f"/api/tables/{self.table}"), type=TableInfo)
        game_id = table.game
        game = game_named(game_id, self._ask(f"/api/tables/{self.table}/components").decode())
        there = msgspec.json.decode(self._ask(f"/api/games/{game_id}"), type=GameSheet)
        digest = table.components.id if table.components else there.components
        if (there.rules_version, digest) != (game.facts.rules_version, game.components.digest):
            raise malformed("sit.other-game", game=game_id)
        return game

    def connect(self) -> ClientConnection:
        """Return a connection to the table's socket."""
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


def _code(body: bytes) -> str:
    try:
        found: Any = json.loads(body)
        return str(found["reason"]["code"])
    except (ValueError, KeyError, TypeError):
        return ""


def _why(error: OSError) -> Verdict:
    """Return the system's reason, not Python's."""
    inner = error.reason if isinstance(error, URLError) else error
    return system_reason(inner) if isinstance(inner, Exception) else system_words(str(inner))
