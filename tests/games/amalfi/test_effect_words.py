"""An owner's cards do what their words say: discounts, other resources, what sets off, what is counted."""

from __future__ import annotations

from itertools import permutations

import pytest

from carrack.core.events import Event
from carrack.games.amalfi.game import Amalfi, AmalfiState
from carrack.games.amalfi.language import BREAD_PRICE, NOUNS, RESOURCE_NAMES, TYPE_NAMES
from carrack.games.amalfi.questions.acquisition import artwork_price, artwork_with
from carrack.games.amalfi.questions.construction import ships_price, ships_with
from carrack.games.amalfi.questions.discovery import tile_price, tile_with
from carrack.games.amalfi.questions.invitation import character_price, character_with
from carrack.games.amalfi.resources import worth
from carrack.games.amalfi.table import Table
from tests.games.amalfi.scene import NAMES, Scene, character, events, has, legal, play
from tests.games.amalfi.test_characters import run
from tests.games.amalfi.test_effects import effect, first, owner_file

ARTS = {"book": 0, "painting": 15, "monument": 30}
TYPES = dict(zip(TYPE_NAMES, (0, 15, 36, 55), strict=True))
ALL = {*ARTS, *TYPES, "tile", "ship"}
RIGHT = 4
"""The rightmost place of a row: nothing is added to a price."""

MEANT: list[tuple[str, str, set[str]]] = [
    *(("acquire", art, {art}) for art in ARTS),
    ("acquire", "any", set(ARTS)),
    ("discover", "any", {"tile"}),
    *(("invite", kind, {kind}) for kind in TYPES),
    ("invite", "any", set(TYPES)),
    ("construct", "any", {"ship"}),
]
"""What a clause is for that is `on` something and of a `kind`."""


def scene_with(name: str, **fields: object) -> tuple[Amalfi, Scene]:
    """A table with an owner's values: the first card of this list is changed."""
    own = Amalfi(owner_file(name, first(**fields)), "mine.toml")
    scene = Scene()
    scene.table.parts = own.parts
    return own, scene


def standing(*clauses: dict[str, object]) -> Table:
    """A table at which these clauses stand for seat 0."""
    _, scene = scene_with("permanent", effects=list(clauses))
    return scene.invited(0, "piero-della-francesca").table


def prices(table: Table) -> dict[str, int]:
    found = {art: int(artwork_price(table, 0, i, RIGHT, 0)) for art, i in ARTS.items()}
    found |= {kind: int(character_price(table, 0, i, 0)) for kind, i in TYPES.items()}
    return found | {"tile": int(tile_price(table, 0, 0, RIGHT, 0)), "ship": int(ships_price(table, 0, 1, 0))}


def resources(table: Table) -> dict[str, int]:
    found = {art: int(artwork_with(table, 0, i)) for art, i in ARTS.items()}
    found |= {kind: int(character_with(table, 0, i)) for kind, i in TYPES.items()}
    return found | {"tile": int(tile_with(table, 0, 0)), "ship": int(ships_with(table, 0))}


@pytest.mark.rule("pay.10")
@pytest.mark.parametrize(("on", "kind", "meant"), MEANT)
def test_a_discount_is_for_what_it_names_and_nothing_else(on: str, kind: str, meant: set[str]) -> None:
    table = standing({"do": "discount", "on": on, "kind": kind, "count": 2})
    full = prices(Scene().table)
    assert set(full) == ALL
    assert prices(table) == {thing: full[thing] - 2 * (thing in meant) for thing in full}


@pytest.mark.rule("invite.8")
@pytest.mark.parametrize("hold", [1, 4])
@pytest.mark.parametrize(("on", "kind", "meant"), MEANT)
def test_another_resource_pays_for_what_a_card_names(on: str, kind: str, meant: set[str], hold: int) -> None:
    """A price in bread is paid in nothing else."""
    table = standing({"do": "accept", "on": on, "kind": kind, "hold": RESOURCE_NAMES[hold]})
    plain = resources(Scene().table)
    assert plain["immediate"] == BREAD_PRICE
    more = dict.fromkeys(meant - {"immediate"}, 1 << hold)
    assert resources(table) == {thing: plain[thing] | more.get(thing, 0) for thing in plain}


@pytest.mark.rule("invite.8")
@pytest.mark.parametrize("hold", [*RESOURCE_NAMES, "supply"])
def test_a_ship_of_one_hold_is_worth_more(hold: str) -> None:
    table = standing({"do": "worth", "hold": hold, "count": 2})
    expected = [3, 2, 3, 3, 3, 3]
    expected[(*RESOURCE_NAMES, "supply").index(hold)] += 2
    assert [int(worth(table, 0, i)) for i in range(6)] == expected


SHELVES = {
    "book": "acquire the-prince",
    "painting": "acquire mona-lisa",
    "monument": "acquire gattamelata",
    "tile": "discover elmina",
    "end-game": "invite francis-of-paola",
    "immediate": "invite sofonisba-anguissola",
    "permanent": "invite titian",
    "engageable": "invite masaccio",
    "ship": "construct 1",
}
"""Something to buy of each kind."""


@pytest.mark.rule("invite.3")
@pytest.mark.parametrize(("on", "kind", "meant"), MEANT)
def test_a_character_lets_buy_what_it_names_and_nothing_else(on: str, kind: str, meant: set[str]) -> None:
    clause = {"do": on, "discount": 2} | ({"kind": kind} if on in ("acquire", "invite") else {})
    own, scene = scene_with("immediate", effects=[clause])
    scene.workshop("the-prince", "mona-lisa", "gattamelata").atlas("elmina").bread(0, 6).built(0, 4).bay(0, 8)
    scene.hand(0, "sandro-botticelli", *(SHELVES[thing].split()[1] for thing in TYPES))
    state = play(AmalfiState(own, scene.table), "invite sandro-botticelli")
    assert (state.prompt().code, state.prompt().args["discount"]) == (f"grant-{on}", 2)
    assert legal(state) & set(SHELVES.values()) == {SHELVES[thing] for thing in meant}


# --- what sets off a permanent character -----------------------------------------------------------------

Trigger = tuple[str, str | None]

DEEDS: dict[str, set[Trigger]] = {
    "navigate palermo": {("navigate", "public")},
    "navigate tunis": {("navigate", "private")},
    "navigate barcelona": {("navigate", "public"), ("take", None)},
    "navigate lisbon": {("navigate", "public"), ("lighthouse", None)},
    "acquire the-prince": {("acquire", "book")},
    "acquire mona-lisa": {("acquire", "painting")},
    "acquire gattamelata": {("acquire", "monument")},
    "discover elmina": {("discover", None)},
    "invite francis-of-paola": {("invite", "end-game")},
    "invite sofonisba-anguissola": {("invite", "immediate")},
    "invite lorenzo-ghiberti": {("invite", "immediate"), ("erect", None)},
    "invite titian": {("invite", "permanent")},
    "invite masaccio": {("invite", "engageable")},
    "engage costanza-d-avalos": {("engage", None)},
    "construct 1": {("construct", None)},
    "pass": {("pass", None)},
}
"""What may be done, and what is set off by it."""
KINDS = {"acquire": set(ARTS), "invite": set(TYPES), "navigate": {"public", "private"}}
TRIGGERS = sorted(set().union(*DEEDS.values()), key=str) + [(when, "any") for when in KINDS]


@pytest.mark.rule("invite.4")
@pytest.mark.parametrize(("when", "kind"), TRIGGERS)
def test_a_permanent_character_works_whenever_its_condition_is_met(when: str, kind: str | None) -> None:
    gain: dict[str, object] = {"do": "gain", "what": "points", "count": 1}
    fields: dict[str, object] = {"when": when, "effects": [gain]}
    if kind is not None:
        fields["kind"] = kind
    own, scene = scene_with("permanent", **fields)
    scene.invited(0, "piero-della-francesca", "costanza-d-avalos").owns(0, "tunis").lights(0, "lisbon")
    scene.workshop("the-prince", "mona-lisa", "gattamelata").atlas("elmina").council("donatello", "fra-mauro")
    scene.hand(0, *(words.split()[1] for words in DEEDS if words.startswith("invite"))).bread(0, 5)
    scene.built(0, 4).bay(0, 6)
    wanted = {(when, one) for one in KINDS[when]} if kind == "any" else {(when, kind)}
    works = Event("effect", 0, {"character": character("piero-della-francesca")})
    for deed, triggers in DEEDS.items():
        _, log = run(AmalfiState(own, scene.table.copy()), deed)
        assert (works in log) == bool(triggers & wanted), deed


# --- what is counted -------------------------------------------------------------------------------------


def test_everything_that_can_be_counted() -> None:
    scene = Scene().titles("ambassador", "artist", "navigator").owns(0, *NAMES.artworks[:4])
    scene.owns(0, *NAMES.artworks[15:17], NAMES.artworks[30]).owns(0, "tunis", "corfu", "acre").owns(
        1, "zara"
    )
    scene.lights(0, "venice", "tunis", "zara").lights(1, "corfu").built(0, 2)
    scene.docked(0, "tunis", "acre", "lisbon").docked(1, "zara").holds(0, gems=1, wine=1).bay(0, 0)
    scene.invited(0, "raphael", "titian", "donatello").invited(0, "masaccio", "zheng-he", "andrea-palladio")
    scene.hand(0, *NAMES.characters[1:6]).bread(0, 8)
    state = scene.state
    counted = {noun: has(state, noun) for noun in NOUNS}
    assert counted == {
        "books": 4,
        "paintings": 2,
        "monuments": 1,
        "artworks": 7,
        "most-artworks": 4,
        "second-artworks": 2,
        "sets": 1,
        "pairs": 1,
        "tiles": 3,
        "lighthouses": 3,
        "away-lighthouses": 1,
        "built": 2,
        "fleet": 6,
        "docked": 3,
        "own-docks": 2,
        "ships-in-holds": 2,
        "holds": 2,
        "characters": 6,
        "end-games": 1,
        "immediates": 0,
        "permanents": 2,
        "engageables": 3,
        "character-types": 3,
        "titles": 0,
        "bread": 8,
        "hand": 5,
        "others-artworks": 0,
        "others-tiles": 1,
        "others-lighthouses": 1,
        "others-characters": 0,
    }
    # The lighthouse in Venice is at nobody's private destination, that of seat 1 in Corfu at one of another.
    assert has(state, "away-lighthouses", 1) == 1
    assert has(scene.lights(0, "acre").state, "away-lighthouses") == 1


@pytest.mark.rule("decree.4")
@pytest.mark.rule("decree.6")
@pytest.mark.rule("title.12")
@pytest.mark.parametrize("arts", sorted(set(permutations((4, 2, 1))) | set(permutations((3, 3, 0)))))
def test_whatever_type_one_has_most_of_counts(arts: tuple[int, int, int]) -> None:
    books, paintings, monuments = arts
    scene = Scene().titles("ambassador", "condottiere", "courtier").owns(0, *NAMES.artworks[:books])
    scene.owns(0, *NAMES.artworks[15 : 15 + paintings], *NAMES.artworks[30 : 30 + monuments])
    state = scene.state
    fewest, second, most = sorted(arts)
    assert [has(state, noun) for noun in ("books", "paintings", "monuments")] == list(arts)
    assert (has(state, "most-artworks"), has(state, "second-artworks")) == (most, second)
    # First in sets, then the rest in pairs.
    assert (has(state, "sets"), has(state, "pairs")) == (fewest, second - fewest)


@pytest.mark.rule("invite.3")
@pytest.mark.parametrize(("per", "most", "gained"), [("books", 9, 6), ("books", 5, 5), ("hand", 9, 4)])
def test_a_gain_is_for_each_thing_that_a_card_names(per: str, most: int, gained: int) -> None:
    gain: dict[str, object] = {"do": "gain", "what": "points", "count": 2, "per": per, "at_most": most}
    own, scene = scene_with("immediate", effects=[gain])
    scene.owns(0, *NAMES.artworks[:3]).hand(0, "sandro-botticelli", "titian", "donatello").bread(0, 6)
    log = events(AmalfiState(own, scene.table), "invite sandro-botticelli")
    assert log[-1] == Event("points", 0, {"count": gained})


# --- what a lighthouse sends to --------------------------------------------------------------------------


@pytest.mark.rule("light.3")
@pytest.mark.rule("light.4")
@pytest.mark.parametrize(
    ("holds", "shown"),
    [(["wine"], {"wine"}), (["wine", "gems"], {"wine", "gems"}), (["any"], set(RESOURCE_NAMES)), ([], set())],
)
def test_a_lighthouse_sends_to_a_hold_that_its_destination_shows(holds: list[str], shown: set[str]) -> None:
    sends = [{"do": "send", "hold": hold, "count": 1} for hold in holds]
    own = Amalfi(
        owner_file("public", effect({"do": "gain", "what": "bread", "count": 1}, *sends)), "mine.toml"
    )
    scene = Scene().lights(1, "alexandria").bay(0, 1).bread(1, 2)
    scene.table.parts = own.parts
    state = play(AmalfiState(own, scene.table), "navigate alexandria")
    if not shown:
        # The bread is all there is: nobody is asked.
        assert has(state, "bread", 1) == 3
        return
    assert (state.prompt().code, int(state.actor)) == ("lighthouse", 1)
    assert {words for words in legal(state) if words.startswith("send")} == {f"send {hold}" for hold in shown}
