"""The bot that everything must beat."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from carrack.bots.base import Bot
from carrack.core.api import View
from carrack.core.chance import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Picks any legal number, all alike."""

    def decide(self, view: View, rng: Rng) -> int:
        return view.legal[int(rng.below(len(view.legal)))]
