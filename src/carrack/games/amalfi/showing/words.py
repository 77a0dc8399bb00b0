"""Numbers of the game as words for sentences."""

from __future__ import annotations

from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at


def in_words(names: pick.Names, args: dict[str, object]) -> dict[str, object]:
    """Destinations, artworks, characters, titles and so on by their ids; periods from 1."""
    lists = {
        "destination": names.destinations,
        "artwork": names.artworks,
        "character": names.characters,
        "decree": names.decrees,
        "title": names.titles,
        "pack": names.packs,
        "rival": list(at.RIVAL_NAMES),
        "hold": [*language.RESOURCE_NAMES, "any"],
    }
    for name, value in list(args.items()):
        if not isinstance(value, int) or isinstance(value, bool):
            continue
        if name == "card":
            args["character"] = names.characters[value]
        if name in lists:
            args[name] = lists[name][value]
        elif name == "other":
            args[name] = "none" if value == at.NONE else language.RESOURCE_NAMES[value]
    return args
