"""Numbers inside, words outside: every number of a game has a notation that parses back."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from carrack.core.verdicts import malformed

SUGGESTIONS = 3


@dataclass(frozen=True)
class Choice:
    """One number of a game: the family it belongs to, its notation, its parameters for sentences."""

    number: int
    family: str
    notation: str
    args: Mapping[str, int]


class ActionTable:
    """All numbers of a game: the seats' first, chance's last.

    >>> table = ActionTable([("explore", "explore", {})], [("draw", "draw gems-1", {"card": 0})])
    >>> table.notation(1), table.number("  Draw  gems-1 ")
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
            raise ValueError("two numbers share a notation")

    def __len__(self) -> int:
        return len(self.choices)

    def notation(self, number: int) -> str:
        """The number in words, as in records."""
        return self.choices[number].notation

    def describe(self, number: int) -> str:
        """The notation, or the bare number where there is none."""
        return self.notation(number) if 0 <= number < len(self.choices) else str(number)

    def number(self, text: str) -> int:
        """The number that these words name; spaces and capitals do not matter."""
        words = " ".join(text.split()).lower()
        if words not in self._numbers:
            near = difflib.get_close_matches(words, self._numbers, SUGGESTIONS)
            raise malformed("notation.unknown", text=text.strip(), near=", ".join(near) or "-")
        return self._numbers[words]

    def families(self) -> list[str]:
        """The families, each once, in the order of their numbers."""
        return list(dict.fromkeys(choice.family for choice in self.choices))
