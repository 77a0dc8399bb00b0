"""Numbers of the game as words for sentences."""

from __future__ import annotations

from carrack.games.pizarro import layout as at


def in_words(args: dict[str, object]) -> dict[str, object]:
    """Explorers by their names."""
    explorer = args.get("explorer")
    if isinstance(explorer, int):
        args["explorer"] = at.EXPLORER_NAMES[explorer] if explorer != at.NONE else "none"
    return args
