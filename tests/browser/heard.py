"""Messages between a page and its table, read on the wire and not from what is drawn."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple
from urllib.parse import urljoin
from urllib.request import urlopen

import msgspec
from playwright.sync_api import Page, WebSocket

from carrack.server.protocol.messages import Refused, Shown
from tests.patience import tries

DECISIONS = ("commit", "take-back", "order")
ANSWERED = ("try", "hint", "commit", "order")
"""What a page asks for, and waits for. Taking back is not among them: the others may have to agree first."""
POLL_MS = 10
OTHERS_MS = 50
"""Between two looks at whether others have decided: they need longer than an answer does."""


class Asked(NamedTuple):
    """A question, stored or after a draft."""

    legal: list[int]
    names: dict[str, str]
    refused: list[Refused]


class Heard:
    """All questions that a page was told of, by version and draft."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: list[str] = []
        """The types of all messages of the page."""
        self._known: dict[tuple[int, tuple[int, ...]], Asked] = {}
        self._waiting: dict[str, tuple[int, tuple[int, ...]]] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self._waiting.clear()  # nobody answers on a line that was cut
        socket.on("framesent", lambda text: self._say(json.loads(text)))
        socket.on("framereceived", lambda text: self._hear(json.loads(text)))

    def _say(self, message: dict[str, Any]) -> None:
        self.said.append(message["type"])
        if message["type"] in ANSWERED:
            self._waiting[message["id"]] = message.get("version", -1), tuple(message.get("numbers", ()))

    def _hear(self, message: dict[str, Any]) -> None:
        asked = self._waiting.pop(message.get("id", ""), None)
        found = message.get("shown") or (message.get("gap") or {}).get("shown")
        if not found or message["type"] not in ("welcome", "moved", "tried"):
            return
        shown = msgspec.convert(found, Shown)
        draft = asked if asked and message["type"] == "tried" else (shown.version, ())
        self._known[draft] = Asked(shown.legal, shown.ask.names, shown.refused)

    def rest(self) -> None:
        """Wait until the page has all its answers, also to what it asks because of one."""
        for _ in tries():
            self.page.evaluate("0")  # what the page does at once has been done, and heard, when this returns
            if not self._waiting:
                return
            self.page.wait_for_timeout(POLL_MS)
        raise AssertionError(f"never answered: {list(self._waiting.values())} of {self.said}")

    def question(self, name: str) -> Asked:
        """The question of this name (`data-question`), which begins with its version and draft."""
        version, draft, *_ = name.split(" ")
        return self._known[int(version), tuple(map(int, draft.split(","))) if draft else ()]


@cache
def _sheet_at(address: str) -> dict[str, Any]:
    with urlopen(address) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def sheet_of(page: Page, game: str) -> dict[str, Any]:
    """Return a game's sheet, asked for once: it is large, and the same for all pages of a server."""
    return _sheet_at(urljoin(page.url, f"/api/games/{game}"))


def places_of(numbers: list[int], asked: Asked, sheet: dict[str, Any]) -> set[str]:
    """Everything that these choices point at."""
    patterns = {pattern for number in numbers for pattern in sheet["choices"][number]["at"]}
    return {pattern.format_map(asked.names) for pattern in patterns}
