"""The people and bots of a record: which is which, and how they are called at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from carrack.arena.report import name_of
from carrack.bots.loading import is_ours
from carrack.core.text import Texts


def is_bot(player: str) -> bool:
    """Return whether a player's name in a record is the name of a bot."""
    return is_ours(player) or ":" in player


def labels(players: Sequence[str], seats: int, texts: Texts) -> list[str]:
    """Return a name for each seat, all different and fit for a terminal."""
    names = [
        name_of(player) if is_bot(player) else player
        for player in [*players, *[""] * (seats - len(players))][:seats]
    ]
    names = ["".join(letter for letter in name if letter.isprintable()).strip()[:24] for name in names]
    names = [name or texts.say("seat-name", {"number": seat + 1}) for seat, name in enumerate(names)]
    times = Counter(names)
    return [name if times[name] == 1 else f"{name} {seat + 1}" for seat, name in enumerate(names)]
