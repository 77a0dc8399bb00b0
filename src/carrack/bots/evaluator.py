"""A judge of positions that a search asks instead of the game's own evaluation: a learned one, say."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from carrack.core.api import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Base of judges of positions: derive from it and write `values`."""

    def values(self, state: State) -> list[float]:
        """Return one number a seat, from 0 (lost) to 1 (won); with several seats they should make 1.

        The state is imagined from what the searching seat knows, so nothing hidden is seen. It may be over.
        """
        raise NotImplementedError

    def checked(self, state: State) -> list[float]:
        """Return the values, refused unless there is one for each seat."""
        found = self.values(state)
        if len(found) != state.seats:
            raise ValueError(f"An evaluator returned {len(found)} values for {state.seats} seats.")
        return found
