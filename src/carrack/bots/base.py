"""The interface of a bot."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from carrack.core.api import View
from carrack.core.chance import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat from what that seat may know.

    For the same view and the same position of `rng` it decides the same. It is made without arguments, once
    for each seat and game, and may remember what it likes.
    """

    def decide(self, view: View, rng: Rng) -> int:
        """Return the action to take: one of `view.legal`.

        `view.game.actions` has them in words, `carrack.describe(view)` everything that lies on the table, and
        `rng` is the only chance to use.
        """
        raise NotImplementedError
