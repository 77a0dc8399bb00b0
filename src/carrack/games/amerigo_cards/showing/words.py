"""Numbers of the game as words for sentences."""

from __future__ import annotations

from carrack.core.messages import Saying
from carrack.games.amerigo_cards import layout as at


def in_words(args: dict[str, object]) -> dict[str, object]:
    """Return a card by its good and rudders, goods by their names, a set of missing goods as a list."""
    card = args.pop("card", None)
    if isinstance(card, int):
        args["good"] = card // at.RUDDERS
        args["rudders"] = card % at.RUDDERS + 1
    missing = args.pop("missing", None)
    if isinstance(missing, int):
        args["goods"] = [
            Saying("good", {"good": name}) for good, name in enumerate(at.GOOD_NAMES) if missing >> good & 1
        ]
    for name in ("good", "rare", "popular"):
        good = args.get(name)
        if isinstance(good, int):
            args[name] = at.GOOD_NAMES[good] if good != at.NONE else "none"
    return args
