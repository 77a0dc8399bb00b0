"""Numbers of the game as words for sentences."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.saying import Saying
from carrack.games.amerigo_cards import layout as at


def in_words(args: dict[str, object]) -> dict[str, object]:
    """Return a card by its good and rudders, goods by their names, a set of missing goods as a list."""
    card = args.pop("card", None)
    if isinstance(card, int):
        args["good"] = card // at.RUDDERS
        args["rudders"] = card % at.RUDDERS + 1
    cards = args.get("cards")
    if isinstance(cards, list):
        args["cards"] = _by_good(cards)
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


def _by_good(cards: Sequence[Saying]) -> list[Saying]:
    """Return cards good by good: a good that comes several times is named once, with the rudders of each."""
    goods: dict[str, list[Saying]] = {}
    for card in cards:
        goods.setdefault(str(card.args["good"]), []).append(card)
    return [
        members[0]
        if len(members) == 1
        else Saying("cards-of-a-good", {"good": good, "list": _listed(members)})
        for good, members in goods.items()
    ]


def _listed(cards: Sequence[Saying]) -> str:
    return ", ".join(sorted(str(card.args["rudders"]) for card in cards))
