"""Purchases are owned: they count for everything that counts them."""

from __future__ import annotations

import pytest

from tests.games.amalfi.scene import Scene, go, has, legal, refused

KINDS = {
    "end-games": ("raphael", "bramante"),
    "immediates": ("lorenzo-ghiberti", "leon-battista-alberti"),
    "permanents": ("titian", "donatello"),
    "engageables": ("masaccio", "zheng-he"),
}


@pytest.mark.rule("invite.1")
@pytest.mark.rule("decree.9")
@pytest.mark.rule("decree.10")
@pytest.mark.parametrize("kind", KINDS)
def test_a_second_character_of_a_type_counts_beside_the_first(kind: str) -> None:
    first, second = KINDS[kind]
    scene = Scene().invited(0, first).hand(0, second).bay(0, 2).bread(0, 6)
    state = go(scene.state, f"invite {second}")
    assert [has(state, noun) for noun in (kind, "characters", "character-types")] == [2, 2, 1]


@pytest.mark.rule("acquire.1")
@pytest.mark.parametrize(
    ("name", "kind"),
    [("praise-of-folly", "books"), ("san-romano", "paintings"), ("gattamelata", "monuments")],
)
def test_an_artwork_counts_for_its_type(name: str, kind: str) -> None:
    owned = ("the-prince", "annunciation", "innocenti")
    state = go(Scene().workshop(name).owns(0, *owned).bay(0, 2).state, f"acquire {name}")
    counted = {noun: has(state, noun) for noun in ("books", "paintings", "monuments")}
    assert counted == {**dict.fromkeys(counted, 1), kind: 2}
    assert has(state, "artworks") == 4


@pytest.mark.rule("discover.1")
def test_a_second_tile_counts_beside_the_first() -> None:
    state = go(Scene().atlas("tunis").owns(0, "damietta").bay(0, 1).state, "discover tunis")
    assert has(state, "tiles") == 2


@pytest.mark.rule("pay.1")
@pytest.mark.rule("pay.3")
@pytest.mark.parametrize(
    ("ships", "period", "fine", "dear", "need"),
    [
        (2, 1, "acquire utopia", "acquire platonic-theology", 7),
        (2, 1, "discover seville", "discover santo-domingo", 7),
        (1, 1, "invite masaccio", "invite ferdinand-magellan", 4),
        (2, 2, "construct 1", "construct 2", 8),
        (2, 4, "construct 2", "construct 3", 9),
    ],
)
def test_what_costs_more_than_can_be_raised_is_too_dear(
    ships: int, period: int, fine: str, dear: str, need: int
) -> None:
    """An emergency ship raises 3; what costs just that can be had."""
    scene = Scene().workshop("platonic-theology", "utopia").atlas("santo-domingo", "seville").period(period)
    state = scene.hand(0, "ferdinand-magellan", "masaccio").bay(0, ships).state
    assert fine in legal(state)
    args = refused(state, dear).args
    assert (args["have"], args["need"]) == (3 * ships, need)


@pytest.mark.rule("acquire.4")
@pytest.mark.rule("discover.4")
@pytest.mark.parametrize(("place", "extra"), list(enumerate([2, 1, 1, 0, 0])))
def test_a_refusal_names_the_price_with_what_the_place_adds(place: int, extra: int) -> None:
    """All of these cost 6."""
    artworks = ("utopia", "orlando-furioso", "dignity-of-man", "divine-proportion", "flagellation")
    tiles = ("constantinople", "seville", "london", "negroponte", "ceuta")
    state = Scene().workshop(*artworks).atlas(*tiles).bay(0, 1).state
    assert refused(state, f"acquire {artworks[place]}").args["need"] == 6 + extra
    assert refused(state, f"discover {tiles[place]}").args["need"] == 6 + extra
