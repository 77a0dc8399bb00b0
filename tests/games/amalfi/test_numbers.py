"""Numbers that records and peers rely on: the facts of the game, and the number and words of every choice."""

from __future__ import annotations

import pytest

from carrack.core.api import Facts
from carrack.core.verdicts import Malformed
from tests.games.amalfi.scene import GAME, NAMES, Scene, imagine, play

Row = tuple[str, str, dict[str, int]]

HOLDS = ["spices", "wood", "wine", "gems", "fabric"]
FIRST_TILE, FIRST_ENGAGEABLE = 15, 55
TILES, ENGAGEABLES = NAMES.destinations[FIRST_TILE:], NAMES.characters[FIRST_ENGAGEABLE:]


def each(family: str, argument: str, names: list[str], first: int = 0) -> list[Row]:
    return [(family, f"{family} {name}", {argument: first + i}) for i, name in enumerate(names)]


SEATS: list[Row] = [
    *each("navigate", "destination", NAMES.destinations),
    *each("acquire", "artwork", NAMES.artworks),
    *each("discover", "destination", TILES, FIRST_TILE),
    *each("invite", "character", NAMES.characters),
    *each("engage", "character", ENGAGEABLES, FIRST_ENGAGEABLE),
    *(("construct", f"construct {ships}", {"count": ships}) for ships in range(1, 7)),
    ("pass", "pass", {}),
    *each("unload", "hold", HOLDS),
    ("supply", "supply", {}),
    *each("discard", "character", NAMES.characters),
    *each("send", "hold", HOLDS),
    ("bread", "bread", {"count": 1}),
    ("points", "points", {"count": 2}),
    ("done", "done", {}),
    *each("erect", "destination", NAMES.destinations),
    *each("straighten", "character", ENGAGEABLES, FIRST_ENGAGEABLE),
    *each("take", "character", NAMES.characters),
    ("character-first", "character first", {}),
    ("character-last", "character last", {}),
    ("character-none", "character none", {}),
    *each("pack", "pack", NAMES.packs),
    *each("rival", "rival", ["naples", "genoa"]),
    *each("undock", "destination", NAMES.destinations),
    *each("beam", "destination", NAMES.destinations),
    ("crumb", "crumb", {}),
]
CHANCES: list[Row] = [
    *(("first", f"first {seat + 1}", {"seat": seat}) for seat in range(4)),
    *each("decree", "decree", NAMES.decrees),
    *each("title", "title", NAMES.titles),
    *each("tile", "destination", TILES, FIRST_TILE),
    *each("artwork", "artwork", NAMES.artworks),
    *each("character", "character", NAMES.characters),
]


def test_the_game_has_as_many_of_everything_as_the_box() -> None:
    assert (len(NAMES.destinations), len(NAMES.artworks), len(NAMES.characters)) == (45, 45, 75)
    assert (len(NAMES.decrees), len(NAMES.titles), len(NAMES.packs)) == (10, 16, 6)


FACTS = Facts(
    id="amalfi",
    title="Amalfi: Renaissance",
    year=2023,
    seats=range(1, 5),
    minutes=(60, 120),
    weight=4,
    options={
        "hands": ("packs", "blind", "selection", "draft", "score-draft"),
        "rival": ("choose", "naples", "genoa"),
    },
    score_range=(-150, 600),
    longest={1: 2802, 2: 3622, 3: 4442, 4: 5262},
    rules_version=7,
    only_alone=("rival",),
    never_alone={"hands": ("draft", "score-draft")},
    shows=frozenset({"received"}),
    open_with={"hands": "packs"},
)


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"destination": 0}, {"destination": "alexandria"}),
        ({"artwork": 1, "count": 3}, {"artwork": NAMES.artworks[1], "count": 3}),
        ({"character": 74}, {"character": NAMES.characters[74]}),
        ({"card": 0}, {"card": 0, "character": "raphael"}),
        ({"decree": 2}, {"decree": "colonization"}),
        ({"title": 0}, {"title": "ambassador"}),
        ({"pack": 5}, {"pack": "courtiers"}),
        ({"rival": 1}, {"rival": "genoa"}),
        ({"hold": 4}, {"hold": "fabric"}),
        ({"hold": 5}, {"hold": "any"}),
        ({"other": 2}, {"other": "wine"}),
        ({"other": -1}, {"other": "none"}),
        ({"character": "raphael", "title": True}, {"character": "raphael", "title": True}),
    ],
)
def test_things_become_words_in_a_sentence(said: dict[str, object], words: dict[str, object]) -> None:
    assert GAME.words(dict(said)) == words


# --- views ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rows", [[], [[]], [[2, 2]], [[5]], [[0]]])
def test_a_view_names_its_seats_first(rows: list[list[int]]) -> None:
    with pytest.raises(Malformed):
        GAME.load_view_rows(0, [], rows)


def test_a_view_asks_what_the_state_asks() -> None:
    state = Scene().hand(0, "raphael").state
    assert [state.view(seat).prompt() for seat in (0, 1, None)] == [state.prompt()] * 3


def test_an_imagined_position_is_of_the_same_game_and_can_be_played() -> None:
    imagined = imagine(Scene().hand(0, "raphael").hand(1, "titian").bread(0, 6).state, 0, 1)
    assert imagined.game is GAME
    assert play(imagined, "pass").actor == 1
