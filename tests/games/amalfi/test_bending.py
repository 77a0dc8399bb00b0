"""Characters that bend a rule: each that the game has, played on a table of the tests' own."""

from __future__ import annotations

import pytest

from carrack.core.events import Event
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.game import Amalfi
from carrack.games.amalfi.language import COUNCIL
from carrack.games.amalfi.questions.titles import is_met
from tests.games.amalfi.scene import (
    NAMES,
    Scene,
    bay,
    bread,
    chance,
    destination,
    dock,
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
from tests.games.amalfi.sheet import P_CHARACTERS
from tests.games.amalfi.shipped import GUEST, HELPER, LENT, STANDING, Bent, found
from tests.games.amalfi.test_effects import owner_file

FOUR = ("titian", "donatello", "fra-mauro", "michelozzo")


def meets(scene: Scene, title: str) -> bool:
    return is_met(scene.state.table, 0, NAMES.titles.index(title))


# --- titles (invite.11) ------------------------------------------------------------------------------------


@pytest.mark.rule("invite.11")
def test_cassandra_fedele_counts_two_characters_more_for_titles() -> None:
    def with_three(scene: Scene) -> Scene:
        return scene.invited(0, "raphael", "bramante", "titian")

    assert not meets(with_three(Scene()).invited(0, STANDING), "courtier")
    scene = with_three(Bent("cassandra-fedele").here())
    assert meets(scene, "courtier")
    # Neither decrees nor end-game characters see them.
    assert has(scene.state, "characters") == 4


@pytest.mark.rule("invite.11")
def test_a_claim_scores_a_title_in_the_action_that_brings_it() -> None:
    scene = Bent("cassandra-fedele").titles("ambassador", "courtier", "artist").hand(0, STANDING)
    log = events(scene.invited(0, "raphael", "bramante", "titian").state, f"invite {STANDING}")
    assert [event.kind for event in log[-2:]] == ["invited", "title-scored"]


@pytest.mark.rule("invite.11")
def test_properzia_claims_a_lighthouse_and_an_artwork_without_a_type() -> None:
    scene = Bent("properzia-de-rossi").here().lights(0, "candia", "lisbon", "venice")
    assert meets(scene.invited(0, "raphael", "bramante"), "visionary")
    books = NAMES.artworks[:6]
    assert meets(Bent("properzia-de-rossi").here().owns(0, *books), "collector")
    assert not meets(Bent("properzia-de-rossi").here().owns(0, *books[:3]), "zealot")


@pytest.mark.rule("invite.11")
def test_henry_claims_a_destination_and_a_ship() -> None:
    scene = Bent("henry-the-navigator").here().owns(0, "tunis", "corfu").built(0, 2)
    assert meets(scene, "navigator")
    assert (has(scene.state, "fleet"), has(scene.state, "tiles")) == (6, 2)


# --- ships (invite.20, invite.21) --------------------------------------------------------------------------


@pytest.mark.rule("invite.21")
def test_with_matteo_bressan_built_ships_go_to_the_bay() -> None:
    scene = Bent("matteo-bressan").here().bay(0, 2).holds(0, wood=2).period(4)
    state = play(scene.state, "construct 1", "unload wood")
    # Two of the bay, two from the hold, and the new one.
    assert (bay(state), port(state), has(state, "built")) == (5, 0, 1)


@pytest.mark.rule("invite.21")
@pytest.mark.rule("build.6")
def test_taccola_builds_a_ship_that_goes_to_the_bay() -> None:
    state = play(Bent("mariano-taccola").here().state, f"invite {GUEST}")
    assert (bay(state), port(state), has(state, "built")) == (5, 0, 1)


@pytest.mark.rule("invite.10")
@pytest.mark.rule("invite.20")
def test_barbarossa_takes_a_ship_back_from_a_dock() -> None:
    scene = Bent("hayreddin-barbarossa").here().docked(0, "candia", "lisbon").bread(0, 3)
    state = play(scene.state, f"engage {HELPER}")
    assert state.prompt().code == "grant-undock"
    assert refused(state, "undock venice").code == "dock.no-ship"
    play(state, "undock candia")
    assert (dock(state, "candia"), dock(state, "lisbon"), bay(state), bread(state)) == (-1, 0, 3, 0)
    assert engaged(state) == {HELPER}
    log = events(scene.state, f"engage {HELPER}", "undock candia")
    assert Event("undocked", 0, {"destination": NAMES.destinations.index("candia")}) in log
    bare = Bent("hayreddin-barbarossa").here().bread(0, 3).state
    assert refused(bare, f"engage {HELPER}").code == "engage.nothing-docked"


@pytest.mark.rule("invite.20")
def test_magellan_takes_up_to_two_ships_back() -> None:
    scene = Bent("ferdinand-magellan").here().docked(0, "candia", "lisbon").bread(0, 3)
    state = play(scene.state, f"engage {HELPER}", "undock candia", "undock lisbon")
    assert (bay(state), of(state, 0, 17)) == (4, 0)


@pytest.mark.rule("invite.10")
def test_whoever_works_once_a_period_is_not_straightened() -> None:
    scene = Bent("hayreddin-barbarossa").invited(0, HELPER, "masaccio", "zheng-he", engaged=True)
    state = play(scene.state, "navigate messina")
    assert refused(state, f"straighten {HELPER}").code == "straighten.once"
    assert legal(state) >= {"straighten masaccio", "straighten zheng-he"}


def lent_to_the_second(name: str) -> Bent:
    """A scene in which the second engageable of the file, Francesco Griffo, has what a shipped one does."""

    def change(cards: list[dict[str, object]]) -> None:
        lent = found(name)[1]
        cards[1].update({key: lent[key] for key in LENT if key in lent})

    scene = Bent(name)
    scene.own = Amalfi(owner_file("engageable", change), "mine.toml")
    scene.table.parts = scene.own.parts
    return scene


@pytest.mark.rule("invite.10")
def test_only_who_works_once_a_period_stays_engaged_whatever_its_place_in_the_file() -> None:
    scene = lent_to_the_second("hayreddin-barbarossa")
    scene.invited(0, HELPER, "francesco-griffo", "zheng-he", engaged=True)
    state = play(scene.state, "navigate messina")
    assert refused(state, "straighten francesco-griffo").code == "straighten.once"
    assert legal(state) >= {f"straighten {HELPER}", "straighten zheng-he"}


# --- rows (invite.13) --------------------------------------------------------------------------------------


@pytest.mark.rule("invite.13")
def test_toscanelli_pays_no_extra_in_the_atlas_and_two_less() -> None:
    five = ("tunis", "corfu", "acre", "zara", "calicut")
    scenes = (Scene(), Bent("paolo-toscanelli").here())
    laid = [scene.atlas(*five).bay(0, 0).hand(0, "titian").state for scene in scenes]
    prices = [int(str(refused(state, "discover tunis").args["need"])) for state in laid]
    assert int(str(prices[0])) - int(str(prices[1])) == 2 + 2


@pytest.mark.rule("invite.13")
def test_cosimo_pays_no_extra_in_any_row_and_still_gains_the_bread() -> None:
    scene = Bent("cosimo-de-medici").here().council(*FOUR).bread(0, 0)
    state = play(scene.state, "navigate barcelona")
    assert {f"take {name}" for name in FOUR} <= legal(state)
    play(state, "take michelozzo")
    assert bread(state) == 1
    five = NAMES.artworks[:5]
    dear = [s.workshop(*five).bay(0, 0).hand(0, "titian") for s in (Scene(), Bent("cosimo-de-medici").here())]
    needs = [refused(scene.state, f"acquire {five[0]}").args["need"] for scene in dear]
    assert int(str(needs[0])) - int(str(needs[1])) == 2


# --- visits (invite.16, invite.18, invite.19) --------------------------------------------------------------


@pytest.mark.rule("invite.19")
def test_fra_mauro_visits_a_private_destination_again_when_passing() -> None:
    scene = Bent("fra-mauro").here().owns(0, "tunis").docked(0, "tunis", "palermo").bread(0, 0)
    state = play(scene.state, "pass")
    assert state.prompt().code == "grant-revisit"
    assert refused(state, "navigate palermo").code == "navigate.not-yours"
    log = events(state, "navigate tunis")
    assert log[0] == Event("revisited", 0, {"destination": destination("tunis")})
    assert (bread(state), int(state.actor)) == (6, 1)
    again = Bent("fra-mauro").here().owns(0, "tunis").docked(0, "tunis").bread(0, 0)
    declined = play(again.state, "pass", "done")
    assert bread(declined) == 0


@pytest.mark.rule("invite.19")
def test_dias_visits_any_destination_again_and_pays_its_bread() -> None:
    scene = Bent("bartolomeu-dias").here().docked(0, "famagusta").bread(0, 2)
    state = play(scene.state, f"engage {HELPER}", "navigate famagusta")
    assert (state.prompt().code, bread(state), dock(state, "famagusta")) == ("send", 0, 0)
    play(state, "send gems", "done")
    assert (hold(state, "gems"), engaged(state)) == (1, {HELPER})


@pytest.mark.rule("invite.16")
def test_sayyida_docks_beside_a_ship_for_a_fee() -> None:
    scene = Bent("sayyida-al-hurra").here().docked(1, "alexandria").bread(0, 1).bread(1, 0)
    state = play(scene.state, "navigate alexandria")
    assert (bread(state), bread(state, 1)) == (0, 1)
    assert int(state.table.dock[0]) == 2 | 1 << 4
    play(state, "done")
    verdict = refused(state, "navigate alexandria")
    assert verdict.code == "navigate.dock-taken"
    poor = Bent("sayyida-al-hurra").here().docked(1, "alexandria").bread(0, 0).state
    assert refused(poor, "navigate alexandria").code == "bread.short"


@pytest.mark.rule("invite.16")
def test_a_third_ship_never_docks() -> None:
    scene = Bent("sayyida-al-hurra", 3).here().docked(1, "candia").bread(0, 4)
    state = play(scene.state, "navigate candia", "done", "pass", "pass")
    assert refused(state, "navigate candia").code == "navigate.dock-full"


@pytest.mark.rule("invite.20")
@pytest.mark.rule("invite.16")
def test_a_ship_beside_moves_up_when_the_first_leaves() -> None:
    scene = Bent("hayreddin-barbarossa").here().docked(0, "candia").bread(0, 3)
    scene.table.dock_to_write()[4] = 1 | 2 << 4
    scene.add(1, 17, 1).add(1, 1, -1)
    state = play(scene.state, f"engage {HELPER}", "undock candia")
    assert dock(state, "candia") == 1


@pytest.mark.rule("invite.16")
def test_alessandra_strozzi_sails_to_tiles_of_others_for_a_fee() -> None:
    scene = Bent("alessandra-strozzi").here().owns(1, "tunis").bread(0, 1).bread(1, 0)
    state = play(scene.state, "navigate tunis")
    assert (bread(state), bread(state, 1), dock(state, "tunis")) == (6, 1, 0)
    assert has(state, "own-docks") == 0
    assert refused(state, "navigate tunis").code == "navigate.dock-taken"


@pytest.mark.rule("invite.16")
def test_a_permission_without_a_fee_costs_the_bread_of_the_destination_alone() -> None:
    def free(cards: list[dict[str, object]]) -> None:
        cards[0]["effects"] = [{"do": "admit", "where": "foreign", "fee": 0}]

    scene = Bent("alessandra-strozzi")
    scene.own = Amalfi(owner_file("permanent", free), "mine.toml")
    scene.table.parts = scene.own.parts
    scene.invited(0, STANDING).owns(1, "tunis").bread(0, 0).bread(1, 0)
    state = play(scene.state, "navigate tunis")
    assert (bread(state, 1), dock(state, "tunis")) == (0, 0)


def admitted_twice(had: int) -> Scene:
    """Both permissions for a fee; a ship of seat 1 lies at a tile of seat 2 that asks for bread."""

    def change(cards: list[dict[str, object]]) -> None:
        for card, name in zip(cards, ("sayyida-al-hurra", "alessandra-strozzi"), strict=False):
            card.pop("when", None)
            card.pop("kind", None)
            card["effects"] = found(name)[1]["effects"]

    scene = Bent("sayyida-al-hurra", 3)
    scene.own = Amalfi(owner_file("permanent", change), "mine.toml")
    scene.table.parts = scene.own.parts
    scene.invited(0, STANDING, "fra-angelico").owns(2, "constantinople").docked(1, "constantinople")
    return scene.bread(0, had).bread(1, 0).bread(2, 0)


@pytest.mark.rule("invite.16")
def test_both_fees_are_paid_and_the_bread_for_all_is_there_at_the_start() -> None:
    price = int(Bent("sayyida-al-hurra").own.parts.dest_pay[destination("constantinople")])
    verdict = refused(admitted_twice(price + 1).state, "navigate constantinople")
    assert (verdict.code, verdict.args["need"]) == ("bread.short", price + 2)
    state = play(admitted_twice(price + 2).state, "navigate constantinople")
    assert [bread(state, seat) for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("invite.18")
@pytest.mark.parametrize("place", ["alexandria", "tunis", "candia"])
def test_caterina_cornaro_sails_anywhere_without_a_fee(place: str) -> None:
    scene = Bent("caterina-cornaro").here().docked(1, "alexandria").owns(1, "tunis").bread(0, 0)
    state = play(scene.state, f"engage {HELPER}")
    assert state.prompt().code == "grant-navigate"
    play(state, f"navigate {place}")
    assert bay(state) == 3
    assert of(state, 0, 17) == 1


@pytest.mark.rule("invite.18")
def test_caterina_sforza_sails_to_an_occupied_destination_for_less() -> None:
    scene = Bent("caterina-sforza").here().docked(1, "famagusta").bread(0, 6)
    state = play(scene.state, f"invite {GUEST}")
    left = bread(state)
    assert refused(state, "navigate candia").code == "navigate.dock-free"
    play(state, "navigate famagusta")
    assert (bread(state), state.prompt().code) == (left, "send")
    nothing = Bent("caterina-sforza").here().state
    assert int(play(nothing, f"invite {GUEST}").actor) == 1


@pytest.mark.rule("invite.18")
@pytest.mark.rule("nav.5")
def test_whoever_may_sail_to_an_occupied_destination_may_not_to_the_tile_of_another() -> None:
    scene = Bent("caterina-sforza").here().owns(1, "tunis").docked(1, "famagusta", "tunis").bread(0, 6)
    state = play(scene.state, f"invite {GUEST}")
    assert refused(state, "navigate tunis").code == "navigate.not-yours"
    assert "navigate famagusta" in legal(state)


# --- lighthouses (invite.14) -------------------------------------------------------------------------------


@pytest.mark.rule("invite.14")
def test_piri_reis_uses_a_lighthouse_twice() -> None:
    scene = Bent("piri-reis").here(1).lights(1, "alexandria").bread(1, 2)
    state = play(scene.state, "navigate alexandria", "done", "send spices")
    assert (int(state.actor), state.prompt().code) == (1, "lighthouse")
    play(state, "bread")
    assert (hold(state, "spices", 1), bread(state, 1), state.prompt().code) == (1, 1, "turn")


@pytest.mark.rule("invite.14")
def test_antonio_colombo_uses_a_lighthouse_wherever_it_stands() -> None:
    scene = Bent("antonio-colombo").here().lights(0, "alexandria", "candia").bread(0, 2)
    state = play(scene.state, f"engage {HELPER}")
    assert (state.prompt().code, state.prompt().args) == ("beam", {"count": 1})
    assert refused(state, "beam lisbon").code == "beam.no-lighthouse"
    play(state, "beam candia", "send wine")
    assert (hold(state, "wine"), bread(state), engaged(state)) == (1, 0, {HELPER})
    assert refused(Bent("antonio-colombo").here().state, f"engage {HELPER}").code == "engage.no-lighthouse"


@pytest.mark.rule("engage.1")
@pytest.mark.rule("invite.14")
@pytest.mark.rule("invite.20")
def test_why_nothing_can_be_engaged_depends_on_the_card_and_not_on_its_place_in_the_file() -> None:
    codes = {"antonio-colombo": "engage.no-lighthouse", "hayreddin-barbarossa": "engage.nothing-docked"}
    for name, code in codes.items():
        state = lent_to_the_second(name).invited(0, "francesco-griffo").bread(0, 3).state
        assert refused(state, "engage francesco-griffo").code == code


@pytest.mark.rule("engage.1")
def test_whoever_lacks_the_bread_that_a_card_asks_for_cannot_engage_it() -> None:
    scene = Bent("hayreddin-barbarossa").here().docked(0, "candia")
    verdict = refused(scene.bread(0, 2).state, f"engage {HELPER}")
    assert (verdict.code, verdict.args["have"], verdict.args["need"]) == ("bread.short", 2, 3)
    assert f"engage {HELPER}" in legal(scene.bread(0, 3).state)


# --- payments (invite.17) ----------------------------------------------------------------------------------


@pytest.mark.rule("invite.17")
def test_gracia_mendes_pays_one_of_a_price_in_bread() -> None:
    """Il Novellino costs 4 on the right: one ship and 1 bread."""
    scene = Bent("gracia-mendes").here().workshop("novellino").bay(0, 1).bread(0, 2)
    state = play(scene.state, "acquire novellino")
    if state.prompt().code == "pay":
        play(state, "crumb")
    state = chance(state)
    assert (has(state, "artworks"), port(state)) == (1, 4)
    assert bread(state) == 2 - 1 + 1


@pytest.mark.rule("invite.17")
def test_no_bread_may_be_left_over() -> None:
    """Three resources and one ship that brings three: no bread may stand for any of them."""
    scene = Bent("gracia-mendes").here().hand(0, "masaccio").bay(0, 2).bread(0, 2)
    state = scene.state
    log = events(state, "invite masaccio")
    assert [event.kind for event in log][:2] == ["paid-supply", "invited"]
    assert bread(state) == 2


@pytest.mark.rule("invite.17")
def test_bread_that_stands_for_resources_must_be_there_and_be_of_use() -> None:
    """6 in three ways: two ships, or one ship and bread; after a ship and 2 bread a third is not needed."""
    scene = Bent("gracia-mendes").here().workshop("art-of-building").bay(0, 4).holds(0, spices=1)
    state = play(scene.bread(0, 0).state, "acquire art-of-building")
    assert refused(state, "crumb").code == "crumb.no-bread"
    scene = Bent("gracia-mendes").here().workshop("utopia").bay(0, 4).holds(0, spices=2).bread(0, 2)
    state = play(scene.state, "acquire utopia")
    assert refused(state, "crumb").code == "crumb.needless"


@pytest.mark.rule("invite.17")
def test_pacioli_lets_up_to_six_of_a_price_be_bread() -> None:
    scene = Bent("luca-pacioli").here().workshop("novellino").bay(0, 2).bread(0, 6)
    state = play(scene.state, f"invite {GUEST}")
    left = bread(state)
    state = go(state, "acquire novellino", "crumb", "supply")
    assert (has(state, "artworks"), port(state)) == (1, 3)
    assert bread(state) == left - 1 + 1


@pytest.mark.rule("invite.17")
@pytest.mark.parametrize(("permanent", "offered"), [(2, True), (1, False)])
def test_bread_of_two_cards_adds_up(permanent: int, offered: bool) -> None:
    """8 in all, and no ship: 6 of Pacioli and 2 of a permanent character."""
    scene = Bent("luca-pacioli").workshop("gutenberg-bible").lights(0, *NAMES.destinations[:6])
    scene.hand(0, GUEST).bay(0, 0).bread(0, 12)
    scene.table.modifiers[at.CRUMBS] = permanent
    state = play(scene.state, f"invite {GUEST}")
    assert (state.prompt().code == "grant-acquire") == offered


# --- the Council (invite.15) -------------------------------------------------------------------------------


@pytest.mark.rule("invite.15")
def test_anna_notaras_invites_straight_from_the_council() -> None:
    scene = Bent("anna-notaras").here().council(*FOUR).hand(0, "masaccio").bay(0, 4).bread(0, 0)
    state = play(scene.state, f"engage {HELPER}")
    assert refused(state, "invite masaccio").code == "invite.not-in-council"
    state = go(state, "invite titian")
    assert "titian" not in in_row(state, COUNCIL)
    assert all(in_row(state, COUNCIL))
    assert (has(state, "permanents"), hand(state)) == (1, {"masaccio"})


@pytest.mark.rule("invite.15")
def test_beatrice_invites_from_the_hand_or_the_council_for_four_less() -> None:
    scene = Bent("beatrice-d-este").here().council(*FOUR).hand(0, "masaccio").bay(0, 4)
    state = play(scene.state, f"invite {GUEST}")
    assert {"invite masaccio", "invite titian"} <= legal(state)
    assert has(chance(play(state, "invite titian")), "permanents") == 1


# --- decrees and others (invite.12, invite.22) -------------------------------------------------------------


@pytest.mark.rule("invite.22")
@pytest.mark.parametrize(
    ("name", "words", "most"),
    [("catherine-of-siena", f"invite {GUEST}", 12), ("nicolaus-copernicus", f"engage {HELPER}", 6)],
)
def test_a_decree_is_scored_early_without_the_printed_bonus(name: str, words: str, most: int) -> None:
    scene = Bent(name).here().decrees("colonization", "adulation").lights(0, "candia", "lisbon")
    state = play(scene.state, words)
    assert of(state, 0, P_CHARACTERS) == min(6, most)
    many = Bent(name).here().decrees("colonization", "adulation").lights(0, *NAMES.destinations[:6])
    assert of(play(many.state, words), 0, P_CHARACTERS) == most


@pytest.mark.rule("invite.22")
def test_everybody_is_told_what_an_early_decree_brings() -> None:
    scene = Bent("nicolaus-copernicus").here().decrees("colonization", "adulation").lights(0, "candia")
    told = {"decree": NAMES.decrees.index("colonization"), "count": 3}
    assert Event("decree-scored", 0, told) in events(scene.state, f"engage {HELPER}")


@pytest.mark.rule("invite.22")
def test_an_early_decree_that_counts_bread_costs_none() -> None:
    scene = Bent("nicolaus-copernicus").here().decrees("subsistence", "adulation").bread(0, 2)
    state = play(scene.state, f"engage {HELPER}")
    assert (of(state, 0, P_CHARACTERS), bread(state)) == (4, 2)


@pytest.mark.rule("invite.12")
def test_isabella_discovers_for_less_by_the_tiles_of_another() -> None:
    scene = Bent("isabella-of-castile").here().atlas("calicut").owns(1, "tunis", "corfu")
    state = play(scene.bay(0, 0).holds(0, wine=1).state, f"engage {HELPER}")
    assert (state.prompt().code, state.prompt().args["discount"]) == ("grant-discover", 2)


@pytest.mark.rule("invite.12")
@pytest.mark.parametrize(("seats", "others", "worth"), [(2, 3, 3), (1, 0, 3)])
def test_aretino_scores_by_the_characters_of_another(seats: int, others: int, worth: int) -> None:
    scene = Bent("pietro-aretino", seats).here()
    if others:
        scene.invited(1, "raphael", "bramante", "titian")
    state = play(scene.state, f"invite {GUEST}")
    assert points(state) == worth


# --- what is kept of a grant --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("anna-notaras", f"engage {HELPER}"),
        ("beatrice-d-este", f"invite {GUEST}"),
        ("luca-pacioli", f"invite {GUEST}"),
        ("caterina-cornaro", f"engage {HELPER}"),
        ("caterina-sforza", f"invite {GUEST}"),
        ("bartolomeu-dias", f"engage {HELPER}"),
    ],
)
def test_a_table_in_the_middle_of_a_bent_rule_survives_being_kept(name: str, words: str) -> None:
    """A grant's number is larger than any other row's."""
    scene = Bent(name).here().council(*FOUR).workshop("novellino").docked(1, "candia").docked(0, "lisbon")
    state = play(scene.bread(0, 6).state, words)
    assert state.prompt().code.startswith("grant-")
    again = state.game.load(state.dump())
    assert again.legal() == state.legal()
    view = state.game.load_view(state.view(0).dump())
    assert list(view.legal) == state.legal()
