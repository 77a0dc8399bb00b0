"""The effect language refuses what would break the game, and names card and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable

import msgspec
import pytest

from carrack.core.text import Texts
from carrack.core.verdicts import Malformed
from carrack.games.amalfi.game import Amalfi
from tests.games.amalfi.scene import CARDS

FILE = tomllib.loads((Amalfi().folder / "components.toml").read_text(encoding="utf-8"))


Card = dict[str, object]
Change = Callable[[list[Card]], None]


def owner_file(name: str, change: Change) -> str:
    """A component file with one list changed."""
    known = tomllib.loads(CARDS)
    cards = [dict(card) for card in known.get(name) or FILE[name]["value"]]
    change(cards)
    return "".join(f"{key} = {toml(value)}\n" for key, value in {**known, name: cards}.items())


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return msgspec.json.encode(value).decode()


def first(**fields: object) -> Change:
    def change(cards: list[Card]) -> None:
        cards[0].update(fields)

    return change


def effect(*clauses: Card) -> Change:
    return first(effects=list(clauses))


def two(one: Card, other: Card) -> Change:
    """The first two permanents, replaced."""

    def change(cards: list[Card]) -> None:
        for card, fields in zip(cards, (one, other), strict=False):
            for key in ("when", "kind"):
                card.pop(key, None)
            card.update(fields)

    return change


TAKE: Card = {"do": "take", "count": 1}
ERECT: Card = {"do": "erect", "count": 1}
BUILD: Card = {"do": "build", "count": 1}
BREAD: Card = {"do": "gain", "what": "bread", "count": 3}
STRAIGHTEN: Card = {"do": "straighten", "count": 1}

WRONG: list[tuple[str, Change, str]] = [
    ("public", effect({"do": "fly", "count": 1}), 'alexandria, do: "fly" is not one of pay, send'),
    ("public", effect({"do": "lanch"}), 'alexandria, do: "lanch" is not one of launch, '),
    ("public", effect({"do": "send", "count": 1}), "alexandria, hold: send needs it"),
    ("public", effect({"do": "send", "hold": "salt", "count": 1}), 'alexandria, hold: "salt" is not'),
    (
        "public",
        effect({"do": "take", "count": 1, "hold": "wine"}),
        "alexandria, hold: take has no such field",
    ),
    ("public", effect({"do": "take", "count": 9}), "alexandria, count: 9 is not between 1 and 2"),
    ("public", effect(TAKE, {"do": "pay", "count": 1}), "alexandria, do: pay comes first"),
    ("public", effect({"do": "feed", "count": 1}), "alexandria, do: feed cannot stand here"),
    (
        "public",
        effect({"do": "gain", "what": "bread", "count": 1, "per": "books"}),
        "at_most: stands with “per”",
    ),
    ("public", effect({"do": "gain", "what": "bread"}), "alexandria, count: gain needs it"),
    ("public", effect({"do": "gain", "count": 1}), "alexandria, what: gain needs it"),
    ("public", effect({"do": "gain", "what": "gold", "count": 1}), 'alexandria, what: "gold" is not one of'),
    (
        "public",
        effect({"do": "gain", "what": "bread", "count": 1, "per": "thumbs", "at_most": 2}),
        'alexandria, per: "thumbs" is not one of books, paintings',
    ),
    ("public", effect({"do": "discard", "row": "attic"}), 'alexandria, row: "attic" is not one of workshop'),
    ("public", effect(*[TAKE] * 6), "alexandria, effects: more than 5 clauses"),
    ("immediate", effect({"do": "pay", "count": 1}), "sandro-botticelli, do: nothing is paid here"),
    ("immediate", first(cost=9), "sandro-botticelli, cost: 9 is not between 1 and 6"),
    ("permanent", effect(TAKE), "when: take needs something that sets it off"),
    (
        "permanent",
        first(when="sneeze", effects=[TAKE]),
        'when: "sneeze" is not one of acquire, invite, navigate, engage',
    ),
    ("permanent", first(when="pass", effects=[{"do": "feed", "count": 1}]), "do: feed cannot be set off"),
    ("permanent", first(kind="book"), "piero-della-francesca, kind: stands with “when”"),
    ("permanent", first(when="pass", kind="book", effects=[TAKE]), "kind: pass has no kinds"),
    ("permanent", first(when="engage", effects=[TAKE]), "effects: engaging may set off gains only"),
    ("permanent", first(when="take", effects=[TAKE]), "piero-della-francesca, effects: sets itself off"),
    (
        "permanent",
        two({"when": "take", "effects": [ERECT]}, {"when": "erect", "effects": [TAKE]}),
        "effects: sets itself off again, without end",
    ),
    *(
        ("permanent", effect({"do": do, "on": on, "kind": kind, **more}), f"francesca, {sentence}")
        for do, more in (("discount", {"count": 1}), ("accept", {"hold": "wine"}))
        for on, kind, sentence in (
            ("construct", "book", 'kind: construct knows only "any"'),
            ("discover", "book", 'kind: discover knows only "any"'),
            ("acquire", "song", 'kind: "song" is not one of book, painting, monument, any'),
            (
                "invite",
                "cousin",
                'kind: "cousin" is not one of end-game, immediate, permanent, engageable, any',
            ),
            ("steal", "any", 'on: "steal" is not one of acquire, discover, invite, construct'),
        )
    ),
    ("permanent", effect({"do": "worth", "hold": "salt", "count": 1}), 'hold: "salt" is not one of spices'),
    (
        "permanent",
        effect({"do": "accept", "on": "acquire", "kind": "any", "hold": "supply"}),
        'francesca, hold: "supply" is not one of',
    ),
    (
        "permanent",
        first(when="navigate", kind="secret", effects=[TAKE]),
        'francesca, kind: "secret" is not one of public, private, any',
    ),
    (
        "permanent",
        two({"when": "erect", "effects": [BUILD]}, {"when": "construct", "effects": [ERECT]}),
        "piero-della-francesca, effects: sets itself off again, without end",
    ),
    (
        "permanent",
        first(when="pass", effects=[{"do": "take", "count": 9}]),
        "piero-della-francesca, count: 9 is not between 1 and 2",
    ),
    ("engageable", effect(STRAIGHTEN), "ghirlandaio, effects: straightening must cost more than 1 bread"),
    (
        "engageable",
        effect({"do": "pay", "count": 1}, STRAIGHTEN),
        "straightening must cost more than 1 bread",
    ),
    ("engageable", effect({"do": "pay", "count": 3}, STRAIGHTEN, BREAD), "straightens 1 and brings points"),
    (
        "engageable",
        effect({"do": "pay", "count": 3}, {"do": "straighten", "count": 2}),
        "domenico-ghirlandaio, effects: who straightens",
    ),
    ("artworks", first(cost=3), "novellino, cost: 3 is not between 4 and 8"),
    ("artworks", first(points=11), "novellino, points: 11 is not between 4 and 10"),
    ("artworks", first(bonus=[BREAD]), "novellino, bonus: must be one of send, straighten, take, erect"),
    ("artworks", first(kind="painting"), "book: there are 14, not 15"),
    ("tiles", first(cost=9), "calicut, cost: 9 is not between 3 and 8"),
    ("tiles", first(id="corfu"), "corfu, id: stands twice"),
    ("permanent", first(id="raphael"), "raphael, id: stands twice"),
    ("permanent", first(pack="sailors"), 'piero-della-francesca, pack: "sailors" is not one of painters'),
    ("end_game", first(at_most=40), "raphael, at_most: 40 is not between 6 and 30"),
    ("end_game", first(per="thumbs"), 'raphael, per: "thumbs" is not one of'),
    ("end_game", first(pack="printers"), "characters name it, and not 6"),
    ("decrees", first(scores=[{"per": "thumbs", "points": 1}]), 'adulation, per: "thumbs" is not'),
    ("titles", first(dark=False), "ambassador, dark: the first 6 are the dark ones"),
    ("titles", first(needs=[{"item": "thumbs", "count": 1}]), 'ambassador, item: "thumbs" is not'),
]


def admitting(where: str = "occupied", fee: int = 1) -> Card:
    return {"effects": [{"do": "admit", "where": where, "fee": fee}]}


BENDING: list[tuple[str, Change, str]] = [
    *(
        (
            part,
            effect({"do": do, **more}),
            f"{card}, do: {do} cannot stand at a place, or visits might never end",
        )
        for part, card in (("public", "alexandria"), ("evolving", "salerno"), ("tiles", "calicut"))
        for do, more in (("undock", {"count": 1}), ("revisit", {"where": "any"}))
    ),
    ("engageable", effect({"do": "undock", "count": 1}), "ghirlandaio, once: undock must stand with “once"),
    ("engageable", effect({"do": "decree", "at_most": 6}), "ghirlandaio, once: decree must stand with"),
    ("engageable", effect({"do": "navigate", "where": "any"}), "ghirlandaio, once: navigate must stand with"),
    (
        "engageable",
        effect({"do": "invite", "kind": "any", "discount": 0, "from": "council"}),
        "ghirlandaio, once: invite must stand with “once = true”",
    ),
    ("immediate", effect({"do": "undock", "count": 3}), "botticelli, count: 3 is not between 1 and 2"),
    ("immediate", effect({"do": "undock"}), "botticelli, count: undock needs it"),
    ("immediate", effect({"do": "decree"}), "botticelli, at_most: decree needs it"),
    ("immediate", effect({"do": "decree", "at_most": 30}), "botticelli, at_most: 30 is not between 1 and 24"),
    (
        "immediate",
        effect({"do": "navigate", "where": "moon"}),
        'botticelli, where: "moon" is not one of occupied, foreign, any',
    ),
    (
        "immediate",
        effect({"do": "navigate", "where": "any", "discount": 7}),
        "botticelli, discount: 7 is not between 0 and 6",
    ),
    (
        "immediate",
        effect({"do": "revisit", "where": "public"}),
        'botticelli, where: "public" is not one of private, any',
    ),
    (
        "immediate",
        effect({"do": "invite", "kind": "any", "discount": 1, "from": "deck"}),
        'botticelli, from: "deck" is not one of hand, council, both',
    ),
    ("immediate", effect({"do": "build", "count": 1, "to": "sea"}), 'to: "sea" is not one of port, bay'),
    (
        "immediate",
        effect({"do": "acquire", "kind": "any", "discount": 0, "bread": 7}),
        "botticelli, bread: 7 is not between 1 and 6",
    ),
    (
        "immediate",
        effect({"do": "discover", "discount": 1, "per": "others-tiles", "at_most": 3}),
        "botticelli, discount: discover needs it, or “per”; not both",
    ),
    (
        "immediate",
        effect({"do": "discover", "per": "others-tiles"}),
        "botticelli, at_most: stands with “per”, and",
    ),
    (
        "immediate",
        effect({"do": "discover", "per": "others-hats", "at_most": 3}),
        'botticelli, per: "others-hats" is not one of others-',
    ),
    ("immediate", effect({"do": "beam", "count": 3}), "botticelli, count: 3 is not between 1 and 2"),
    ("immediate", first(once=True), "there is no field “once” here"),
    ("engageable", first(once="twice"), 'once: must be true or false, not "twice"'),
    (
        "permanent",
        effect({"do": "claim", "noun": "books", "count": 1}),
        'francesca, noun: "books" is not one of artworks, tiles, lighthouses, fleet, characters',
    ),
    (
        "permanent",
        effect({"do": "claim", "noun": "tiles", "count": 3}),
        "francesca, count: 3 is not between 1 and 2",
    ),
    ("permanent", effect({"do": "row", "row": "attic"}), 'francesca, row: "attic" is not one of workshop'),
    ("permanent", effect({"do": "launch", "count": 1}), "francesca, count: launch has no such field"),
    ("permanent", effect({"do": "crumbs", "count": 4}), "francesca, count: 4 is not between 1 and 3"),
    ("permanent", effect({"do": "again", "count": 2}), "francesca, count: must be 1"),
    ("permanent", effect({"do": "admit", "where": "any", "fee": 1}), 'where: "any" is not one of occupied'),
    (
        "permanent",
        effect({"do": "admit", "where": "foreign", "fee": 4}),
        "francesca, fee: 4 is not between 0 and 3",
    ),
    ("permanent", two(admitting(), admitting()), "where: another character admits occupied already"),
    (
        "permanent",
        first(when="take", effects=[{"do": "revisit", "where": "any"}]),
        "francesca, effects: only passing may set off a visit",
    ),
    (
        "permanent",
        first(when="pass", effects=[{"do": "undock", "count": 1}]),
        "francesca, do: undock cannot be set off",
    ),
]


@pytest.mark.parametrize(("name", "change", "sentence"), [*WRONG, *BENDING])
def test_what_would_break_the_game_is_refused(name: str, change: Change, sentence: str) -> None:
    with pytest.raises(Malformed) as refusal:
        Amalfi(owner_file(name, change), "mine.toml")
    verdict = refusal.value.verdict
    assert verdict.code == "components.bad-value"
    assert verdict.args["file"] == "mine.toml"
    assert verdict.args["field"] == ("packs" if "characters name it" in sentence else name)
    assert sentence in Texts(None).refusal(verdict)
    assert sentence not in Texts(None, "de").refusal(verdict)


VALUES = [
    ("starting_bread = [3, 4, 5, 7]", "starting_bread", "more than the granary holds"),
    ("council_price = [2, 1, 0, 1]", "council_price", "the rightmost place must cost 0"),
    ("bands = [125, 125, 225]", "bands", "must rise"),
    ("dealt = { selection = [2, 4], draft = [0, 7], score-draft = [3, 6] }", "dealt", "more than 6 cards"),
    ("dealt = { selection = [2, 8], draft = [0, 6], score-draft = [3, 6] }", "dealt", "must be 7 cards"),
    ("dealt = { selection = [2, 8], draft = [0, 7], score-draft = [1, 6] }", "dealt", "2 or 3 end-game"),
    (
        'invite_with = { end-game = [], immediate = ["bread"], permanent = ["wine"], engageable = ["wood"] }',
        "invite_with",
        "end-game: must have at least 1 entry, not 0",
    ),
]


@pytest.mark.parametrize(("text", "field", "sentence"), VALUES)
def test_values_that_do_not_fit_are_refused(text: str, field: str, sentence: str) -> None:
    with pytest.raises(Malformed) as refusal:
        Amalfi(text, "mine.toml")
    assert refusal.value.verdict.args["field"] == field
    assert sentence in Texts(None).refusal(refusal.value.verdict)


def test_an_owner_may_change_a_card() -> None:
    game = Amalfi(owner_file("artworks", first(points=6)), "mine.toml")
    assert int(game.parts.art_points[0]) == 6
    assert re.fullmatch("[0-9a-f]+", game.components.digest)
    assert game.components.digest != Amalfi().components.digest
