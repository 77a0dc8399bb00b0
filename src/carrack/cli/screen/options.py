"""What a person could pick: what each choice is called, which key it has, and why it is greyed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carrack.cli.table.choices import blocks
from carrack.core.api import State
from carrack.core.text import Texts

OWN_KEYS: Final = frozenset("adghqrtuv")
"""Letters that the table itself uses."""
LETTERS: Final = [letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in OWN_KEYS]
_AMOUNT: Final = re.compile(r"\d+\b")


@dataclass(frozen=True)
class Option:
    """One choice: what to type for it, its words under a heading, and the reason when it cannot be."""

    number: int
    label: str
    heading: str
    words: str
    sentence: str
    notation: str
    reason: str = ""
    rule: str = ""

    @property
    def legal(self) -> bool:
        return not self.reason

    def matches(self, filter_text: str) -> bool:
        """Whether all the words typed begin words of this choice."""
        own = f"{self.sentence} {self.notation} {self.label}".lower()
        return all(re.search(rf"(?<!\w){re.escape(word)}", own) for word in filter_text.lower().split())


def options(state: State, offered: Sequence[int], texts: Texts) -> list[Option]:
    """All that can be tried here: first what can be picked, then the greyed ones, reason by reason."""
    allowed = set(offered)
    greyed = [number for number in state.candidates() if number not in allowed]
    everything = sorted([*offered, *greyed])
    named: dict[int, tuple[str, str]] = {}
    for block in blocks(everything, texts):
        for place, words in block.items:
            named[everything[place - 1]] = (block.heading, words)
    verdicts = {number: state.verdict(number) for number in greyed}
    reasons = {number: texts.refusal(verdict) for number, verdict in verdicts.items()}
    order = {reason: place for place, reason in enumerate(dict.fromkeys(reasons.values()))}
    greyed.sort(key=lambda number: (order[reasons[number]], number))
    labels = _labels([*offered, *greyed], len(offered), named)
    return [
        Option(
            number,
            labels[number],
            *named[number],
            texts.action(number),
            state.game.actions.notation(number),
            reasons.get(number, ""),
            verdicts[number].rule if number in verdicts else "",
        )
        for number in [*offered, *greyed]
    ]


def _labels(numbers: Sequence[int], legal: int, named: dict[int, tuple[str, str]]) -> dict[int, str]:
    """What to type for each: an amount where the choices are amounts, and then letters for the others.

    `Bid … 5 6 7` is picked by typing the bid; everything else is counted out.
    """
    counted = {number: str(place + 1) for place, number in enumerate(numbers)}
    families: dict[str, dict[int, str]] = {}
    for number in numbers:
        heading, words = named[number]
        if heading:
            found = _AMOUNT.match(words)
            families.setdefault(heading, {})[number] = found[0] if found else ""
    amounts = [
        family
        for family in families.values()
        if len(family) > 1 and all(family.values()) and len(set(family.values())) == len(family)
    ]
    if len(amounts) != 1:
        return counted
    others = [number for number in numbers if number not in amounts[0]]
    if sum(number in others for number in numbers[:legal]) > len(LETTERS):
        return counted
    letters = {number: LETTERS[place] if place < len(LETTERS) else "" for place, number in enumerate(others)}
    return {**amounts[0], **letters}
