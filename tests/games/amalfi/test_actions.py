"""Acquisition, discovery, invitation, engagement, construction."""

from __future__ import annotations

import pytest

from carrack.games.amalfi.language import ATLAS, WORKSHOP
from carrack.games.amalfi.questions.invitation import character_price
from tests.games.amalfi.scene import (
    GAME,
    NAMES,
    Scene,
    bay,
    bread,
    chance,
    engaged,
    events,
    go,
    hand,
    has,
    hold,
    in_row,
    legal,
    of,
    play,
    points,
    port,
    refused,
)
from tests.games.amalfi.sheet import P_ARTWORKS, P_DISCOVERIES, YARD

FIVE = ("novellino", "utopia", "morgante", "the-prince", "the-courtier")
TILES = ("tunis", "corfu", "antwerp", "damietta", "ancona")
COUNCIL = ("titian", "donatello", "fra-mauro", "michelozzo")


@pytest.mark.rule("acquire.1")
def test_an_artwork_is_paid_scored_and_kept() -> None:
    state = Scene().workshop("utopia").bay(0, 2).holds(0, spices=2).state
    assert refused(state, "acquire mona-lisa").code == "acquire.not-there"
    go(state, "acquire utopia", "unload spices", "unload spices")
    assert (points(state), of(state, 0, P_ARTWORKS), has(state, "books")) == (7, 7, 1)


@pytest.mark.rule("acquire.1")
def test_an_artwork_too_dear_is_refused() -> None:
    state = Scene().workshop("saint-peters").bay(0, 2).state
    verdict = refused(state, "acquire saint-peters")
    assert (verdict.code, verdict.args["have"], verdict.args["need"]) == ("acquire.too-dear", 6, 10)


@pytest.mark.rule("acquire.2")
@pytest.mark.parametrize(
    ("name", "resource"), [("novellino", "spices"), ("tribute-money", "fabric"), ("innocenti", "gems")]
)
def test_each_type_has_its_resource(name: str, resource: str) -> None:
    others = {"spices": 1, "fabric": 1, "gems": 1}
    state = play(Scene().workshop(name).bay(0, 1).holds(0, **others).state, f"acquire {name}")
    assert f"unload {resource}" in legal(state) or hold(state, resource) == 0
    for other in others:
        if other != resource:
            assert hold(state, other) == 1


@pytest.mark.rule("acquire.3")
@pytest.mark.rule("acquire.4")
@pytest.mark.parametrize(("slot", "extra"), [(0, 2), (1, 1), (2, 1), (3, 0), (4, 0)])
def test_places_of_the_workshop(slot: int, extra: int) -> None:
    state = Scene().workshop(*FIVE).bay(0, 4).bread(0, 0).state
    name = FIVE[slot]
    price = int(GAME.parts.art_cost[NAMES.artworks.index(name)]) + extra
    ships = -(-price // 3)
    go(state, f"acquire {name}")
    assert bay(state) == 4 - ships
    assert bread(state) == 3 * ships - price + (slot == 4)


@pytest.mark.rule("acquire.5")
def test_the_bonus_comes_last_and_may_be_lost() -> None:
    state = Scene().workshop("utopia", "the-prince").bay(0, 3).state
    # The Prince straightens, and nobody is engaged.
    go(state, "acquire the-prince")
    assert int(state.actor) == 1
    state = go(Scene().workshop("utopia").bay(0, 4).state, "acquire utopia")
    assert (state.prompt().code, int(state.actor)) == ("send", 0)


@pytest.mark.rule("acquire.6")
@pytest.mark.rule("acquire.7")
def test_the_bounds_of_artworks_and_their_most_common_bonus() -> None:
    bounds = ((4, 8, 4, 10), (5, 9, 5, 11), (6, 10, 6, 13))
    common = (1, 3, 2)
    parts = GAME.parts
    for kind, (cheap, dear, few, many) in enumerate(bounds):
        cards = [i for i in range(45) if parts.art_kind[i] == kind]
        costs = [int(parts.art_cost[i]) for i in cards]
        worths = [int(parts.art_points[i]) for i in cards]
        assert (len(cards), min(costs), max(costs), min(worths), max(worths)) == (15, cheap, dear, few, many)
        verbs = [int(parts.code[int(parts.art_code[i]) * 4]) for i in cards]
        assert set(verbs) == {0, 1, 2, 3}
        assert max(set(verbs), key=verbs.count) == common[kind]


@pytest.mark.rule("discover.1")
@pytest.mark.rule("discover.2")
def test_a_tile_is_paid_in_wine_scored_and_laid_down() -> None:
    state = Scene().atlas("tunis").bay(0, 1).holds(0, wine=1).bread(0, 0).state
    assert refused(state, "discover corfu").code == "discover.not-there"
    go(state, "discover tunis", "unload wine")
    assert (points(state), of(state, 0, P_DISCOVERIES), has(state, "tiles")) == (2, 2, 1)
    assert hold(state, "wine") == 0


@pytest.mark.rule("discover.2")
def test_some_tiles_allow_a_second_resource() -> None:
    state = play(Scene().atlas("danzig").bay(0, 1).holds(0, wood=2).state, "discover danzig")
    assert "unload wood" in legal(state)


@pytest.mark.rule("discover.1")
def test_a_tile_too_dear_is_refused() -> None:
    state = Scene().atlas("elmina").bay(0, 2).state
    assert refused(state, "discover elmina").code == "discover.too-dear"


@pytest.mark.rule("discover.3")
@pytest.mark.rule("discover.4")
@pytest.mark.parametrize(("slot", "extra"), [(0, 2), (1, 1), (2, 1), (3, 0), (4, 0)])
def test_places_of_the_atlas(slot: int, extra: int) -> None:
    state = Scene().atlas(*TILES).bay(0, 4).bread(0, 0).state
    # All five cost 3.
    go(state, f"discover {TILES[slot]}")
    ships = -(-(3 + extra) // 3)
    assert (bay(state), bread(state)) == (4 - ships, 3 * ships - 3 - extra + (slot == 4))


@pytest.mark.rule("discover.5")
def test_a_discovered_tile_is_a_destination_of_ones_own() -> None:
    state = go(Scene().atlas("tunis").bay(0, 4).bread(0, 0).state, "discover tunis")
    assert refused(state, "navigate tunis").code == "navigate.not-yours"
    go(state, "pass")
    play(state, "navigate tunis")
    assert bread(state) == 6


# --- characters -------------------------------------------------------------------------------------------


@pytest.mark.rule("invite.1")
def test_a_character_is_invited_from_the_hand() -> None:
    state = Scene().hand(0, "raphael").bay(0, 2).holds(0, fabric=2).state
    assert refused(state, "invite bramante").code == "invite.not-in-hand"
    go(state, "invite raphael", "unload fabric", "unload fabric")
    assert (hand(state), has(state, "end-games"), has(state, "characters")) == (set(), 1, 1)


@pytest.mark.rule("invite.1")
def test_a_character_too_dear_is_refused() -> None:
    verdict = refused(Scene().hand(0, "raphael").bay(0, 1).state, "invite raphael")
    assert (verdict.code, verdict.args["have"], verdict.args["need"]) == ("invite.too-dear", 3, 6)


@pytest.mark.rule("invite.2")
@pytest.mark.parametrize(
    ("name", "resources"),
    [
        ("raphael", {"fabric"}),
        ("titian", {"spices"}),
        ("masaccio", {"wine", "wood"}),
    ],
)
def test_each_type_has_its_price(name: str, resources: set[str]) -> None:
    scene = Scene().built(0, 6).bay(0, 1).holds(0, spices=2, wood=2, wine=2, gems=1, fabric=2).hand(0, name)
    state = play(scene.state, f"invite {name}")
    offered = {words.split()[1] for words in legal(state) if words.startswith("unload")}
    assert offered == resources


@pytest.mark.rule("invite.2")
@pytest.mark.rule("invite.3")
def test_an_immediate_character_costs_bread_and_works_once() -> None:
    state = go(
        Scene().hand(0, "luca-pacioli").bread(0, 4).state, "invite luca-pacioli", "send gems", "send wood"
    )
    assert (bread(state), hold(state, "gems"), hold(state, "wood"), has(state, "immediates")) == (0, 1, 1, 1)


@pytest.mark.rule("invite.4")
@pytest.mark.rule("invite.5")
def test_a_permanent_effect_works_from_the_next_action_on() -> None:
    """Beatrice lets Lorenzo be invited, who makes invitations 1 cheaper: not yet in this action."""
    scene = Scene().hand(0, "beatrice-d-este", "lorenzo-de-medici", "raphael").bread(0, 6).bay(0, 4)
    state = scene.state
    table = state.table
    full = int(character_price(table, 0, 0, 0))
    play(state, "invite beatrice-d-este", "invite lorenzo-de-medici")
    assert has(state, "permanents") == 1
    assert character_price(table, 0, 0, 0) == full - 1
    scene = Scene().hand(0, "lorenzo-de-medici").bay(0, 4)
    log = events(scene.state, "invite lorenzo-de-medici")
    paid = sum(event.kind == "paid-supply" for event in log)
    price = int(GAME.parts.char_cost[NAMES.characters.index("lorenzo-de-medici")])
    assert paid == -(-price // 3)


@pytest.mark.rule("invite.7")
def test_an_engageable_character_waits_to_be_engaged() -> None:
    scene = Scene().hand(0, "costanza-d-avalos").holds(0, wine=1).bay(0, 1).bread(0, 0)
    state = go(scene.state, "invite costanza-d-avalos", "unload wine", "pass")
    assert bread(state) == 0
    play(state, "engage costanza-d-avalos")
    assert bread(state) == 3


@pytest.mark.rule("invite.8")
def test_where_a_character_contradicts_the_rules_it_is_right() -> None:
    """Gentile Bellini: artworks may be paid in wine, too."""
    scene = Scene().invited(0, "gentile-bellini").workshop("novellino").bay(0, 0).holds(0, wine=2)
    state = go(scene.state, "acquire novellino", "unload wine")
    assert has(state, "books") == 1
    assert hold(state, "wine") == 0


@pytest.mark.rule("invite.9")
def test_there_is_no_limit_to_the_hand() -> None:
    names = NAMES.characters[:20]
    state = Scene().hand(0, *names).state
    assert len(hand(state)) == 20


@pytest.mark.rule("engage.1")
def test_a_character_works_and_turns() -> None:
    state = (
        Scene()
        .invited(0, "girolamo-savonarola", "masaccio")
        .workshop("utopia", "mona-lisa")
        .bread(0, 0)
        .state
    )
    assert refused(state, "engage juan-de-la-cosa").code == "engage.not-yours"
    go(state, "engage girolamo-savonarola")
    assert (engaged(state), bread(state)) == ({"girolamo-savonarola"}, 2)
    assert in_row(state, WORKSHOP)[4] == "utopia"
    go(state, "pass")
    verdict = refused(state, "engage girolamo-savonarola")
    assert (verdict.code, verdict.rule) == ("engage.engaged", "engage.1")


@pytest.mark.rule("engage.2")
def test_a_character_cannot_straighten_itself() -> None:
    scene = Scene().invited(0, "veronica-gambara").bread(0, 2)
    state = play(scene.state, "engage veronica-gambara")
    assert (engaged(state), bread(state), points(state)) == ({"veronica-gambara"}, 0, 2)


@pytest.mark.rule("engage.3")
def test_a_straightened_character_may_be_engaged_again() -> None:
    scene = Scene().invited(0, "costanza-d-avalos", engaged=True).bread(0, 0).passed(1)
    state = play(scene.state, "navigate messina", "done")
    assert engaged(state) == set()
    play(state, "engage costanza-d-avalos")
    assert bread(state) == 4


# --- ships ------------------------------------------------------------------------------------------------


@pytest.mark.rule("build.1")
@pytest.mark.parametrize(("period", "price"), [(1, 5), (2, 4), (3, 4), (4, 3)])
def test_a_ship_costs_wood_by_period(period: int, price: int) -> None:
    state = Scene().period(period).bay(0, 3).bread(0, 0).state
    ships = -(-price // 3)
    play(state, "construct 1")
    assert (bay(state), bread(state)) == (3 - ships, 3 * ships - price)


@pytest.mark.rule("build.2")
@pytest.mark.rule("build.3")
def test_several_ships_are_paid_at_once() -> None:
    state = Scene().period(4).bay(0, 1).holds(0, wood=3).bread(0, 0).council(*COUNCIL).state
    play(state, "construct 2")
    assert state.prompt().args["due"] == 6
    go(state, "unload wood", "unload wood", "unload wood")
    assert of(state, 0, YARD) == 4
    verdict = refused(Scene().period(4).bay(0, 1).state, "construct 2")
    assert (verdict.code, verdict.args["have"], verdict.args["need"]) == ("construct.too-dear", 3, 6)


@pytest.mark.rule("build.4")
def test_built_ships_go_to_the_port_from_the_left() -> None:
    state = play(Scene().period(4).bay(0, 1).state, "construct 1")
    assert (of(state, 0, YARD), port(state), bay(state)) == (5, 5, 0)
    state = Scene().built(0, 6).state
    assert refused(state, "construct 1").code == "construct.none-left"


@pytest.mark.rule("build.5")
@pytest.mark.parametrize(("built", "prompt"), [(0, ""), (1, "take"), (2, ""), (3, ""), (4, ""), (5, "send")])
def test_what_lies_under_the_six_places_of_the_shipyard(built: int, prompt: str) -> None:
    scene = Scene().period(4).built(0, built).bay(0, 3).council(*COUNCIL)
    state = play(scene.state, "construct 1")
    assert (state.prompt().code == prompt) == bool(prompt)


@pytest.mark.rule("build.5")
def test_the_fourth_place_straightens_and_the_new_ship_is_not_sent() -> None:
    scene = Scene().period(4).built(0, 3).bay(0, 1).invited(0, "masaccio", engaged=True)
    state = play(scene.state, "construct 1")
    assert engaged(state) == set()
    state = play(Scene().period(4).built(0, 5).bay(0, 1).state, "construct 1")
    # The only ship of the bay has paid: nothing is sent.
    assert int(state.actor) == 1


@pytest.mark.rule("build.6")
def test_a_ship_for_nothing_brings_its_icon() -> None:
    scene = Scene().hand(0, "mariano-taccola").bread(0, 5).built(0, 1).council(*COUNCIL)
    state = play(scene.state, "invite mariano-taccola")
    assert (state.prompt().code, of(state, 0, YARD)) == ("take", 4)
    scene = Scene().invited(0, "juan-de-la-cosa").period(4).bay(0, 1)
    state = play(scene.state, "engage juan-de-la-cosa")
    assert refused(state, "construct 2").code == "construct.one-only"
    log = events(state, "construct 1")
    # 3 less 3: nothing is paid.
    assert "launched" in [event.kind for event in log]
    assert bay(state) == 1


@pytest.mark.rule("build.7")
@pytest.mark.parametrize("hold", ["wine", "spices", "gems", "fabric"])
def test_ships_are_paid_for_in_wood_and_in_nothing_else(hold: str) -> None:
    state = Scene().period(4).bay(0, 0).bread(0, 0).holds(0, **{hold: 2}).state
    assert refused(state, "construct 1").args["have"] == 0
    state = Scene().period(4).bay(0, 0).bread(0, 0).holds(0, wood=1).state
    assert of(play(state, "construct 1"), 0, YARD) == 5


# --- rows -------------------------------------------------------------------------------------------------


@pytest.mark.rule("rows.1")
def test_rows_move_to_the_right_and_are_filled_from_the_left() -> None:
    state = play(Scene().workshop(*FIVE).bay(0, 4).state, "acquire morgante")
    assert in_row(state, WORKSHOP) == ["", "novellino", "utopia", "the-prince", "the-courtier"]
    play(state, "artwork mona-lisa")
    assert in_row(state, WORKSHOP)[0] == "mona-lisa"


@pytest.mark.rule("rows.2")
def test_rows_are_filled_before_the_bonus() -> None:
    """Novellino erects a lighthouse: but first chance fills the row."""
    state = play(Scene().workshop(*FIVE).bay(0, 4).state, "acquire novellino")
    assert state.prompt().code == "artwork"
    chance(state)
    assert state.prompt().code == "erect"


@pytest.mark.rule("rows.2")
def test_a_short_row_lies_on_the_right_cheap_places() -> None:
    state = Scene().workshop("utopia").no_decks(artworks=True).bay(0, 2).bread(0, 0).state
    assert in_row(state, WORKSHOP) == ["", "", "", "", "utopia"]
    # 6 at no extra, and 1 bread for the right end.
    play(state, "acquire utopia")
    assert bread(state) == 1


@pytest.mark.rule("rows.3")
def test_discards_become_the_new_deck() -> None:
    scene = Scene().workshop(*FIVE).no_decks(artworks=True).bay(0, 4)
    log = events(scene.state, "acquire utopia")
    assert "reshuffled-artworks" in [event.kind for event in log]
    state = go(Scene().atlas(*TILES).no_decks(tiles=True).bay(0, 4).state, "discover tunis")
    assert in_row(state, ATLAS) == ["", "corfu", "antwerp", "damietta", "ancona"]


@pytest.mark.rule("rows.4")
def test_cards_given_up_are_discards() -> None:
    scene = Scene().council(*COUNCIL).hand(0, "raphael", "bramante").bread(0, 0)
    state = scene.no_decks(characters=True).state
    play(state, "discard raphael", "navigate barcelona", "take michelozzo")
    assert "character raphael" in legal(state)
    assert "character bramante" not in legal(state)


@pytest.mark.rule("rows.4")
def test_without_deck_and_discards_a_row_stays_short() -> None:
    others = [name for name in NAMES.artworks if name not in FIVE]
    state = Scene().workshop(*FIVE).owns(1, *others).bay(0, 4).state
    play(state, "acquire utopia")
    assert in_row(state, WORKSHOP) == ["", "novellino", "morgante", "the-prince", "the-courtier"]
    assert state.prompt().code != "artwork"
