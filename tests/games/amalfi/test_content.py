"""The content of the game: what its cards, tiles and places cost and say, and that each does what it says.

The rules are tried with the tests' own box, whatever the content is (`scene.py`); here the shipped cards are
lent to that box one by one. Characters that bend a rule have tests of their own (`test_bending.py`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from carrack.core.events import Event
from carrack.core.saying import Saying
from carrack.core.text import Texts
from carrack.games.amalfi.components.clauses import STANDING as STANDING_CLAUSES
from carrack.games.amalfi.components.clauses import Clause
from carrack.games.amalfi.components.schema import Acting, Artwork, Character, EndGame, Permanent, Place
from carrack.games.amalfi.language import RESOURCE_NAMES
from carrack.games.amalfi.questions.end import end_game_points
from carrack.games.amalfi.questions.feeding import bread_needed
from carrack.games.amalfi.resources import worth
from carrack.games.amalfi.showing import card_texts
from tests.games.amalfi.scene import NAMES, bay, chance, no_more_bread, play
from tests.games.amalfi.shipped import FILE, GUEST, HELPER, SHIPPED, STANDING, Bent
from tests.games.amalfi.test_characters import (
    TRIGGERS,
    check_counts,
    expected,
    named,
    price_of,
    rich_scene,
    run,
    with_noun,
)

BENDING = {
    "claim",
    "row",
    "launch",
    "crumbs",
    "again",
    "admit",
    "navigate",
    "revisit",
    "undock",
    "decree",
    "beam",
}
"""Clauses by which a character does what a rule forbids, or what nobody else can."""
PURCHASES = ("acquire", "discover", "invite", "construct")
MOST_WORDS = 25
PLACES: list[Place] = [*FILE.public, *FILE.evolving, *FILE.tiles]
LASTING: list[Acting] = [*FILE.permanent, *FILE.engageable]


def bends(clause: Clause) -> bool:
    """Return True if nobody could do this by the rules alone."""
    of_others = clause.per is not None and clause.per.startswith("others-")
    elsewhere = clause.from_ in ("council", "both") or clause.to == "bay" or clause.bread is not None
    return clause.do in BENDING or of_others or elsewhere


def plain(group: Sequence[Acting]) -> list[Acting]:
    """Those without a clause that bends a rule."""
    return [card for card in group if not any(map(bends, card.effects))]


def price(place: Place) -> int:
    """The bread that a visit costs."""
    return (place.effects[0].count or 0) if place.effects[0].do == "pay" else 0


# --- what there is ------------------------------------------------------------------------------------------


def test_most_docks_cost_bread() -> None:
    assert sum(price(place) > 0 for place in FILE.public) > len(FILE.public) / 2
    assert sum(price(place) > 0 for place in FILE.tiles) > len(FILE.tiles) / 2
    # A new granary must be able to pay for every one of them.
    assert max(map(price, PLACES)) <= FILE.granary


def test_every_resource_is_shown_by_a_public_place_and_wood_by_one() -> None:
    shown = Counter(clause.hold for place in FILE.public for clause in place.effects if clause.do == "send")
    assert {hold: shown[hold] for hold in RESOURCE_NAMES} == {
        "spices": 2,
        "wood": 1,
        "wine": 3,
        "gems": 2,
        "fabric": 2,
    }


def test_a_third_of_those_that_stay_bend_a_rule() -> None:
    bending = [card.id for card in LASTING if any(map(bends, card.effects))]
    assert 3 * len(bending) >= len(LASTING)


def test_prices_of_characters_lie_along_a_curve() -> None:
    prices = Counter(card.cost for card in FILE.characters())
    assert sorted(prices) == [1, 2, 3, 4, 5, 6, 7]
    assert max(prices.values()) <= len(FILE.characters()) / 3


def test_artworks_are_not_simply_worth_a_point_more_than_they_cost() -> None:
    gains = Counter(card.points - card.cost for card in FILE.artworks)
    assert gains[1] <= len(FILE.artworks) / 3
    assert len(gains) >= 4


@pytest.mark.parametrize("kind", ["book", "painting", "monument"])
def test_artworks_of_each_kind_send_to_all_five_holds(kind: str) -> None:
    holds = [card.bonus[0].hold for card in FILE.artworks if card.kind == kind and card.bonus[0].do == "send"]
    assert sorted(map(str, holds)) == sorted(RESOURCE_NAMES)


def test_a_dark_title_is_never_worth_less_than_a_light_one() -> None:
    dark, light = FILE.title_points.dark, FILE.title_points.light
    assert all(one >= 2 * other for one, other in zip(dark, light, strict=True))
    assert dark == sorted(dark, reverse=True)


@pytest.mark.parametrize(
    "gone", ["zheng-he", "giorgio-vasari", "sofonisba-anguissola", "andrea-palladio", "bartolomeo-scappi"]
)
def test_nobody_is_late_or_from_another_sea(gone: str) -> None:
    assert gone not in {card.id for card in FILE.characters()}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("paragraph", "numbers"),
    [
        ("decree.3", [*FILE.decree_bonus]),
        ("title.3", [*FILE.title_points.dark[1:], *FILE.title_points.light[1:]]),
        ("take.3", FILE.council_price[:-1]),
        ("acquire.4", FILE.row_extra[:-1]),
        ("discover.4", FILE.row_extra[:-1]),
    ],
)
def test_the_rules_name_the_numbers_of_the_file(language: str, paragraph: str, numbers: list[int]) -> None:
    text = (SHIPPED.folder / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    told = next(line for line in text.splitlines() if line.startswith(f"**{paragraph}**"))
    found = [int(number) for number in re.findall(r"\d+", told.partition(")")[2])]
    assert found == numbers


def all_sayings() -> list[tuple[str, Saying]]:
    """Every sentence on a card, a tile or a place."""
    found = [(card.id, card_texts.character_of(card)) for card in FILE.characters()]
    found += [(place.id, card_texts.effect_of(place.effects)) for place in PLACES]
    found += [(card.id, card_texts.effect_of(card.bonus)) for card in FILE.artworks]
    found += [(title.id, one) for title in FILE.titles for one in card_texts.needs_of(title)]
    return found + [(decree.id, one) for decree in FILE.decrees for one in card_texts.scores_of(decree)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_says_what_it_does_in_a_short_sentence(language: str) -> None:
    texts = Texts(SHIPPED, language)
    for name, saying in all_sayings():
        said = texts.tell(saying)
        assert len(said.split()) <= MOST_WORDS, (name, said)
        assert not any(sign in said for sign in "{}$⟨"), (name, said)


@pytest.mark.parametrize(("language", "odd"), [("en", "up to 1 "), ("de", "bis zu 1 ")])
def test_no_card_says_up_to_one(language: str, odd: str) -> None:
    texts = Texts(SHIPPED, language)
    assert [name for name, saying in all_sayings() if odd in texts.tell(saying)] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "pay 2 bread, erect a lighthouse, then discard the rightmost artwork"),
        ("de", "2 Brot zahlen, einen Leuchtturm errichten, dann das Kunstwerk ganz rechts ablegen"),
    ],
)
def test_several_clauses_are_one_sentence(language: str, said: str) -> None:
    rhodes = next(place for place in PLACES if place.id == "rhodes")
    assert Texts(SHIPPED, language).tell(card_texts.effect_of(rhodes.effects)) == said


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_are_told_in_short_sentences(language: str) -> None:
    text = (SHIPPED.folder / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    for line in text.splitlines():
        for sentence in re.split(r"(?<=[.?!])\s+", re.sub(r"^\*\*\S+ \(\w+\) ", "", line)):
            assert len(sentence.split()) <= MOST_WORDS, sentence


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_has_a_name(language: str) -> None:
    texts = Texts(SHIPPED, language)
    for code, ids in (
        ("character", [card.id for card in FILE.characters()]),
        ("artwork", [card.id for card in FILE.artworks]),
        ("destination", [place.id for place in PLACES]),
        ("title", [title.id for title in FILE.titles]),
        ("decree", [decree.id for decree in FILE.decrees]),
        ("pack", FILE.packs),
    ):
        names = [texts.tell(Saying(code, {code: one})) for one in ids]
        assert not set(names) & set(ids), code
        assert len(set(names)) == len(names), code


# --- what each does -----------------------------------------------------------------------------------------


def price_paid(clauses: Sequence[Clause], log: list[Event]) -> int:
    """The bread that was paid before anything else; the left places of the Council ask for some later."""
    paid = [event.args["count"] for event in log if event.kind == "paid-bread"]
    return paid[0] if clauses[0].do == "pay" else 0


@named(FILE.end_game)
def test_end_game_characters_count(card: EndGame) -> None:
    most = {"lighthouses": 6, "built": 6, "titles": 3, "bread": 12, "sets": 15, "docked": 10}
    number = NAMES.characters.index("raphael")
    lent = Bent(card.id)
    for n in range(1, most.get(card.per, 12) + 1):
        scene = with_noun(card.per, n, "raphael").invited(0, "raphael")
        scene.table.parts = lent.own.parts
        scored = min(card.at_most, n // card.every * card.points)
        assert end_game_points(scene.table, 0, number) == scored, n


@named(plain(FILE.immediate))
def test_immediate_characters_work_once(card: Acting) -> None:
    scene = rich_scene(Bent(card.id)).hand(0, GUEST)
    if any(clause.do == "recall" for clause in card.effects):
        scene.bay(0, 2)
    state = scene.state
    wanted = expected(card.effects, state)
    got, log = run(state, f"invite {GUEST}")
    assert [event.kind for event in log].count("invited") == 1
    check_counts(card.effects, got, wanted)


@named(plain(FILE.engageable))
def test_engageable_characters_work_when_engaged(card: Acting) -> None:
    scene = rich_scene(Bent(card.id)).invited(0, HELPER)
    state = scene.state
    wanted = expected(card.effects, state)
    got, log = run(state, f"engage {HELPER}")
    assert price_paid(card.effects, log) == wanted["paid-bread"]
    check_counts(card.effects, got, wanted)


GRANTS = [
    (card, card.effects[0])
    for card in plain([*FILE.immediate, *FILE.engageable])
    if card.effects[0].do in PURCHASES
]


@pytest.mark.parametrize(("card", "clause"), GRANTS, ids=[card.id for card, _ in GRANTS])
def test_granted_purchases_are_of_their_kind_and_cheaper(card: Acting, clause: Clause) -> None:
    scene = Bent(card.id).here().bay(0, 4).bread(0, 6)
    scene.workshop("gutenberg-bible", "mona-lisa", "david").atlas("seville").hand(0, "raphael")
    state = play(scene.state, f"invite {GUEST}" if card in FILE.immediate else f"engage {HELPER}")
    assert state.prompt().code == f"grant-{clause.do}"
    assert state.prompt().args["discount"] == clause.discount
    bought = {"book": "gutenberg-bible", "painting": "mona-lisa", "monument": "david"}
    if clause.do == "acquire":
        offered = {state.game.actions.notation(n) for n in state.legal()}
        for kind, name in bought.items():
            assert (f"acquire {name}" in offered) == (clause.kind in (kind, "any")), name


@named([card for card in plain(FILE.permanent) if isinstance(card, Permanent) and card.when is None])
def test_standing_effects(card: Permanent) -> None:
    plainly = rich_scene().state.table
    changed = rich_scene(Bent(card.id)).invited(0, STANDING).state.table
    bare = rich_scene().invited(0, "fra-mauro").state.table
    for clause in card.effects:
        assert clause.do in STANDING_CLAUSES
        count = clause.count or 0
        if clause.do == "worth":
            hold = (*RESOURCE_NAMES, "supply").index(str(clause.hold))
            assert worth(changed, 0, hold) == worth(plainly, 0, hold) + count
        elif clause.do == "feed":
            assert bread_needed(changed, 0) == max(0, bread_needed(bare, 0) - count)
        elif clause.do == "store":
            assert changed.granary(0) == plainly.granary(0) + count
        else:
            assert price_of(changed, clause) == price_of(plainly, clause) - count


@named(
    [
        card
        for card in plain(FILE.permanent)
        if isinstance(card, Permanent) and card.when not in (None, "period")
    ]
)
def test_triggered_effects(card: Permanent) -> None:
    deed = TRIGGERS[str(card.when)][card.kind == "painting"]
    without, _ = run(rich_scene().state, deed)
    scene = rich_scene(Bent(card.id)).invited(0, STANDING).bread(0, 2)
    wanted = expected(card.effects, scene.state)
    got, log = run(scene.state, deed)
    assert [event.args for event in log if event.kind == "effect"] == [
        {"character": NAMES.characters.index(STANDING)}
    ]
    assert got["points"] - without["points"] == wanted["points"]
    assert got["bread"] >= wanted["bread"]


@named([card for card in plain(FILE.permanent) if isinstance(card, Permanent) and card.when == "period"])
def test_effects_of_a_new_period(card: Permanent) -> None:
    scene = rich_scene(Bent(card.id)).invited(0, STANDING).bread(0, 3).bread(1, 6).passed(1)
    state = play(scene.state, "pass")
    if state.prompt().code == "feed":
        play(state, "done")
    chance(no_more_bread(state))
    assert (state.prompt().code, int(state.actor)) == ("send", 0)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.id)
def test_a_visit_costs_and_brings_what_its_place_says(place: Place) -> None:
    scene = rich_scene(Bent(place.id, part="public")).bread(0, 3)
    if any(clause.do == "recall" for clause in place.effects):
        scene.bay(0, 4)
    state = scene.state
    wanted = expected(place.effects, state)
    ships = bay(state)
    got, log = run(state, "navigate alexandria")
    assert price_paid(place.effects, log) == wanted["paid-bread"] == price(place)
    check_counts(place.effects, got, wanted)
    assert bay(state) == ships - 1 - wanted["sent"] + wanted["recalled"]


@pytest.mark.parametrize("card", FILE.artworks, ids=lambda card: card.id)
def test_an_artwork_brings_its_bonus(card: Artwork) -> None:
    state = rich_scene(Bent(card.id), ["novellino"]).state
    wanted = expected(card.bonus, state)
    got, _ = run(state, "acquire novellino")
    check_counts(card.bonus, got, wanted)


def test_every_character_is_tested_here_or_among_those_that_bend_a_rule() -> None:
    from pathlib import Path

    told = (Path(__file__).parent / "test_bending.py").read_text(encoding="utf-8")
    lent: list[Character] = [card for card in (*FILE.immediate, *LASTING) if card not in plain([card])]
    assert [card.id for card in lent if f'"{card.id}"' not in told] == []
