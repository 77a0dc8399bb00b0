"""Actions are numbers inside and words outside: each has a notation that parses back."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from carrack.core.verdicts import malformed

SUGGESTIONS = 3


@dataclass(frozen=True)
class Choice:
    """One action of a game: its number, the family it belongs to, its notation, its parameters."""

    number: int
    family: str
    notation: str
    args: Mapping[str, int]


class ActionTable:
    """All actions of a game: the seats' first, chance's last. `game.actions` is one.

    >>> table = ActionTable([("explore", "explore", {})], [("draw", "draw gems-1", {"card": 0})])
    >>> table.notation(1), table.find("  Draw  gems-1 ")
    ('draw gems-1', 1)
    """

    def __init__(
        self,
        seats: Iterable[tuple[str, str, Mapping[str, int]]],
        chance: Iterable[tuple[str, str, Mapping[str, int]]],
    ) -> None:
        rows = list(seats)
        self.first_chance = len(rows)
        rows += chance
        self.choices = [Choice(number, *row) for number, row in enumerate(rows)]
        self._numbers = {choice.notation: choice.number for choice in self.choices}
        if len(self._numbers) != len(self.choices):
            raise ValueError("two actions share a notation")

    def __len__(self) -> int:
        return len(self.choices)

    def __repr__(self) -> str:
        return f"<{len(self.choices)} actions, {self.first_chance} of the seats>"

    def notation(self, action: int) -> str:
        """Return an action in words, as in records: `bid 7`."""
        return self.choices[action].notation

    def describe(self, action: int) -> str:
        """Return the notation, or the bare number where there is no such action."""
        return self.notation(action) if 0 <= action < len(self.choices) else str(action)

    def find(self, text: str) -> int:
        """Return the action that these words name; spaces and capitals do not matter."""
        words = " ".join(text.split()).lower()
        if words not in self._numbers:
            near = difflib.get_close_matches(words, self._numbers, SUGGESTIONS)
            raise malformed("notation.unknown", text=text.strip(), near=", ".join(near) or "none")
        return self._numbers[words]

    def families(self) -> list[str]:
        """Return the families, each once, in the order of their actions."""
        return list(dict.fromkeys(choice.family for choice in self.choices))
