"""Texts of what is printed on cards, tiles and places, in one language: made once, since it never changes."""

from __future__ import annotations

from functools import cache

from carrack.core.api import Game
from carrack.core.text import Texts
from carrack.games.amalfi.components.validation import file_of
from carrack.games.amalfi.language import ART_NAMES, TYPE_NAMES
from carrack.games.amalfi.layout import CHARACTERS, type_of
from carrack.games.amalfi.showing.card_texts import character_of, effect_of, scores_of


class Printed:
    """Names and effects, in the order of the numbers."""

    def __init__(self, game: Game, language: str) -> None:
        texts = Texts(game, language)
        file = file_of(game.components)
        places = [*file.public, *file.evolving, *file.tiles]
        self.destinations = [texts.say("destination", {"destination": i}) for i in range(len(places))]
        self.visits = [texts.tell(effect_of(place.effects)) for place in places]
        self.artworks = [texts.say("artwork", {"artwork": i}) for i in range(len(file.artworks))]
        self.bonuses = [texts.tell(effect_of(card.bonus)) for card in file.artworks]
        self.characters = [texts.say("character", {"character": i}) for i in range(CHARACTERS)]
        self.effects = [texts.tell(character_of(card)) for card in file.characters()]
        self.arts = [texts.say("kind-art", {"kind": kind}) for kind in ART_NAMES]
        types = [texts.say("kind-character", {"kind": kind}) for kind in TYPE_NAMES]
        self.types = [types[int(type_of(i))] for i in range(CHARACTERS)]
        self.decrees = [texts.say("decree", {"decree": i}) for i in range(len(file.decrees))]
        self.scores = [", ".join(texts.tell(part) for part in scores_of(decree)) for decree in file.decrees]
        self.titles = [texts.say("title", {"title": i}) for i in range(len(file.titles))]
        self.needs = [[(need.item, need.count) for need in title.needs] for title in file.titles]


@cache
def printed(game: Game, language: str) -> Printed:
    """Return the texts of a game in a language."""
    return Printed(game, language)
