"""Effects in icons: every verb and every noun is drawn, with icons that the page's sprite has and names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import carrack
from carrack.games.amalfi.components.clauses import FIELDS, Clause
from carrack.games.amalfi.components.validation import file_of
from carrack.games.amalfi.language import NOUNS
from carrack.games.amalfi.showing.icons import (
    UNIQUE,
    character_chips,
    decree_chips,
    effect_chips,
    noun_icons,
)
from carrack.games.amalfi.showing.page import Chip

PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "amalfi"
SVG = "{http://www.w3.org/2000/svg}"


def names_in(file: str, tag: str) -> set[str]:
    """Return the names of what a sprite has; a file that is no XML is not drawn at all."""
    return {
        node.attrib["id"] for node in ElementTree.parse(PAGE / file).iter(SVG + tag) if "id" in node.attrib
    }


SPRITE = names_in("icons.svg", "symbol")
FILLED = {
    "count": 2,
    "hold": "wine",
    "what": "bread",
    "per": "tiles",
    "at_most": 6,
    "row": "council",
    "kind": "any",
    "discount": 1,
    "on": "acquire",
    "to": "bay",
    "from_": "both",
    "where": "foreign",
    "fee": 1,
    "bread": 3,
    "noun": "characters",
}
"""A value for each field of a clause."""


def whole(verb: str) -> Clause:
    """Return a clause of this verb with all its fields."""
    return Clause(verb, **{field: FILLED[field] for field in FIELDS[verb]})  # type: ignore[arg-type]


def icons(chips: list[Chip]) -> set[str]:
    """Return the signs that are icons."""
    return {sign for chip in chips for sign in chip.signs if sign[0].isalpha()}


def every_chip() -> Iterator[Chip]:
    """Yield the chips of everything in the component file, and of a clause of every verb."""
    found = file_of(carrack.game("amalfi").components)
    for place in (*found.public, *found.evolving, *found.tiles):
        yield from effect_chips(place.effects)
    for artwork in found.artworks:
        yield from effect_chips(artwork.bonus)
    for character in found.characters():
        yield from character_chips(character)
    for decree in found.decrees:
        yield from decree_chips(decree)
    for icon in (*found.shipyard_icons, *found.lighthouse_icons, found.evolving_bonus):
        yield from effect_chips(icon)
    for verb in FIELDS:
        yield from effect_chips([whole(verb)])


@pytest.mark.parametrize("verb", FIELDS)
def test_every_verb_has_a_picture_of_its_own(verb: str) -> None:
    chips = effect_chips([whole(verb)])
    assert chips
    assert UNIQUE not in icons(chips)


def test_a_verb_that_nobody_drew_says_that_its_words_tell_it() -> None:
    assert effect_chips([Clause("dance")]) == [Chip("plain", [UNIQUE])]


def test_a_decree_says_each_worth_once() -> None:
    for decree in file_of(carrack.game("amalfi").components).decrees:
        worths = [chip.signs[0] for chip in decree_chips(decree)]
        assert sorted(set(worths)) == sorted(worths), decree.id
        counted = {icon for one in decree.scores for icon in noun_icons(one.per)}
        assert counted <= icons(decree_chips(decree)), decree.id


@pytest.mark.parametrize("noun", NOUNS)
def test_whatever_is_counted_has_icons_that_differ(noun: str) -> None:
    others = [noun_icons(other) for other in NOUNS if other != noun]
    assert noun_icons(noun)
    assert noun_icons(noun) not in others


def test_every_icon_is_in_the_sprite() -> None:
    assert icons(list(every_chip())) <= SPRITE


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_icon_has_a_word(language: str) -> None:
    text = (PAGE / "text" / f"{language}.ftl").read_text()
    named = re.search(r"^icon-word = (.*?)^ {4}}", text, re.M | re.S)
    assert named is not None
    assert set(re.findall(r"\[([\w-]+)\]", named[1])) == SPRITE


def test_chips_follow_the_clauses() -> None:
    effect = [Clause("pay", count=2), Clause("send", hold="any", count=3), Clause("take", count=1)]
    assert effect_chips(effect) == [
        Chip("cost", ["−2", "bread", "▸"]),
        Chip("cargo", ["3", "ship", "any"]),
        Chip("plain", ["take"]),
    ]


def listed(name: str) -> set[str]:
    """Return the ids of a list in looks.ts."""
    found = re.search(rf"{name} = new Set\((.*?)\.split", (PAGE / "looks.ts").read_text(), re.S)
    assert found is not None
    return set("".join(re.findall(r"'([^']*)'", found[1])).split())


def test_every_famous_card_has_its_picture() -> None:
    assert listed("FAMOUS") <= names_in("pictures.svg", "g")


def test_who_is_painted_apart_is_on_a_card() -> None:
    found = file_of(carrack.game("amalfi").components)
    cards = {card.id for card in found.artworks} | {card.id for card in found.characters()}
    assert listed("FAMOUS") | listed("WOMEN") <= cards
