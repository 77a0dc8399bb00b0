"""All cards and places of Amalfi in words, one page a language, for people to read through.

python tools/amalfi_cards.py            writes docs/games/amalfi-cards.en.md and amalfi-cards.de.md
python tools/amalfi_cards.py --check    says whether they are up to date
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

import carrack
from carrack.core.saying import Argument, Saying
from carrack.core.text import LANGUAGES, Texts
from carrack.games.amalfi.components.schema import Character
from carrack.games.amalfi.components.validation import Schema
from carrack.games.amalfi.showing import card_texts

DOCS = Path(__file__).parents[1] / "docs" / "games"
Row = list[str]
WORDS = {
    "en": {
        "page": "Amalfi: Renaissance: all cards and places",
        "made": "Made by `python tools/amalfi_cards.py` from the component file.",
        "public": "Public destinations",
        "evolving": "Evolving destinations",
        "besides": "besides, before or after it",
        "tiles": "Private destinations",
        "icons": "Icons of the player board",
        "artworks": "Artworks",
        "end_game": "End-game characters",
        "immediate": "Immediate characters",
        "permanent": "Permanent characters",
        "engageable": "Engageable characters",
        "decrees": "Decrees",
        "titles": "Titles",
        "name": "name",
        "price": "price",
        "points": "points",
        "pack": "pack",
        "kind": "type",
        "place": "under",
        "effect": "effect",
        "needs": "asks for",
        "book": "book",
        "painting": "painting",
        "monument": "monument",
        "dark": "dark",
        "light": "light",
        "ship": "ship",
        "lighthouse": "lighthouse",
    },
    "de": {
        "page": "Amalfi: Renaissance: alle Karten und Orte",
        "made": "Erzeugt von `python tools/amalfi_cards.py` aus der Datei der Spielwerte.",
        "public": "Öffentliche Ziele",
        "evolving": "Wandelbare Ziele",
        "besides": "außerdem, davor oder danach",
        "tiles": "Privatziele",
        "icons": "Symbole auf dem Tableau",
        "artworks": "Kunstwerke",
        "end_game": "Persönlichkeiten der Schlusswertung",
        "immediate": "Sofortige Persönlichkeiten",
        "permanent": "Dauerhafte Persönlichkeiten",
        "engageable": "Einsetzbare Persönlichkeiten",
        "decrees": "Erlasse",
        "titles": "Titel",
        "name": "Name",
        "price": "Preis",
        "points": "Punkte",
        "pack": "Kartenpaket",
        "kind": "Art",
        "place": "unter",
        "effect": "Wirkung",
        "needs": "verlangt",
        "book": "Buch",
        "painting": "Gemälde",
        "monument": "Bauwerk",
        "dark": "dunkel",
        "light": "hell",
        "ship": "Schiff",
        "lighthouse": "Leuchtturm",
    },
}
"""What only these pages say; all the rest is the game's own catalogue."""


class Page:
    """The page of one language."""

    def __init__(self, language: str) -> None:
        game = carrack.game("amalfi")
        self.texts = Texts(game, language)
        self.words = WORDS[language]
        self.file = msgspec.convert(game.components.values, Schema)

    def say(self, key: str, **args: Argument) -> str:
        """Return one message."""
        return self.texts.tell(Saying(key, args))

    def effect(self, what: Saying) -> str:
        return self.texts.tell(what)

    def price(self, cost: int, hold: str, other: str | None) -> str:
        """Return a price: an amount of one resource, or of another one."""
        return self.say("price", count=cost, hold=hold, other=other or "none")

    def table(self, part: str, columns: tuple[str, ...], rows: list[Row]) -> Iterator[str]:
        """Return a heading and a table."""
        yield f"\n## {self.words[part]}\n"
        yield f"| {' | '.join(self.words[column] for column in columns)} |"
        yield "|" + "---|" * len(columns)
        yield from (f"| {' | '.join(row)} |" for row in rows)

    def lines(self) -> Iterator[str]:
        """Return the lines of the whole page."""
        yield f"# {self.words['page']}\n"
        yield self.words["made"]
        yield from self.places()
        yield from self.artworks()
        yield from self.characters()
        yield from self.goals()

    def places(self) -> Iterator[str]:
        """Destinations, and the icons of the player board."""
        file = self.file
        public = [
            [self.say("destination", destination=one.id), self.effect(card_texts.effect_of(one.effects))]
            for one in file.public
        ]
        yield from self.table("public", ("name", "effect"), public)
        bonus = f"{self.words['besides']}: {self.effect(card_texts.effect_of(file.evolving_bonus))}"
        evolving = [
            [
                self.say("destination", destination=one.id),
                f"{self.effect(card_texts.effect_of(one.effects))}; {bonus}",
            ]
            for one in file.evolving
        ]
        yield from self.table("evolving", ("name", "effect"), evolving)
        tiles = [
            [
                self.say("destination", destination=one.id),
                self.price(one.cost, file.discover_with, one.also),
                str(one.points),
                self.effect(card_texts.effect_of(one.effects)),
            ]
            for one in file.tiles
        ]
        yield from self.table("tiles", ("name", "price", "points", "effect"), tiles)
        icons = [
            [f"{self.words[place]} {number}", self.effect(card_texts.effect_of(icon))]
            for place, row in (("ship", file.shipyard_icons), ("lighthouse", file.lighthouse_icons))
            for number, icon in enumerate(row, 1)
        ]
        yield from self.table("icons", ("place", "effect"), icons)

    def artworks(self) -> Iterator[str]:
        """Books, paintings, monuments."""
        rows = [
            [
                self.say("artwork", artwork=one.id),
                self.words[one.kind],
                self.price(one.cost, getattr(self.file.artwork_with, one.kind), one.also),
                str(one.points),
                self.effect(card_texts.effect_of(one.bonus)),
            ]
            for one in self.file.artworks
        ]
        yield from self.table("artworks", ("name", "kind", "price", "points", "effect"), rows)

    def characters(self) -> Iterator[str]:
        """Return tables of the four types."""
        for part in ("end_game", "immediate", "permanent", "engageable"):
            paid: list[str] = [*getattr(self.file.invite_with, part), "none"]
            group: list[Character] = getattr(self.file, part)
            rows = [
                [
                    self.say("character", character=one.id),
                    self.price(one.cost, paid[0], paid[1]),
                    self.say("pack", pack=one.pack) if one.pack else "",
                    self.effect(card_texts.character_of(one)),
                ]
                for one in group
            ]
            yield from self.table(part, ("name", "price", "pack", "effect"), rows)

    def goals(self) -> Iterator[str]:
        """Decrees and titles."""
        decrees = [
            [self.say("decree", decree=one.id), ", ".join(map(self.effect, card_texts.scores_of(one)))]
            for one in self.file.decrees
        ]
        yield from self.table("decrees", ("name", "effect"), decrees)
        titles = [
            [
                self.say("title", title=one.id),
                self.words["dark" if one.dark else "light"],
                ", ".join(map(self.effect, card_texts.needs_of(one))),
            ]
            for one in self.file.titles
        ]
        yield from self.table("titles", ("name", "kind", "needs"), titles)


def pages() -> Iterator[tuple[Path, str]]:
    """Yield each page with its text."""
    for language in LANGUAGES:
        yield DOCS / f"amalfi-cards.{language}.md", "\n".join(Page(language).lines()) + "\n"


def main(check: bool) -> int:
    """Write the pages, or say which are not what the data says."""
    stale = [path for path, text in pages() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if check:
        for path in stale:
            print(f"{path.name} is not up to date: run python tools/amalfi_cards.py")
        return int(bool(stale))
    for path, text in pages():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
