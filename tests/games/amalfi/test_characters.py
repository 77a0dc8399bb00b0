"""Every character by its effect: what the file says is what happens.

The clauses of a card are counted in what happened when it worked at a table where everything is possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from carrack.core.api import CHANCE
from carrack.core.events import Event
from carrack.games.amalfi.components.clauses import Clause
from carrack.games.amalfi.components.clauses import events as triggers
from carrack.games.amalfi.components.schema import Acting, Character, EndGame, Permanent
from carrack.games.amalfi.components.validation import file_of
from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.language import NOUNS, RESOURCE_NAMES
from carrack.games.amalfi.layout import FIRST_ENGAGEABLE
from carrack.games.amalfi.questions.acquisition import artwork_price, artwork_with
from carrack.games.amalfi.questions.construction import ships_price
from carrack.games.amalfi.questions.discovery import tile_price
from carrack.games.amalfi.questions.end import end_game_points
from carrack.games.amalfi.questions.feeding import bread_needed
from carrack.games.amalfi.questions.invitation import character_price
from carrack.games.amalfi.questions.lighthouses import lighthouse_price
from carrack.games.amalfi.resources import worth
from carrack.games.amalfi.table import Table
from tests.games.amalfi.scene import GAME, NAMES, Scene, chance, no_more_bread, play

FILE = file_of(GAME.components)
BOOKS = NAMES.artworks[:15]
PAINTINGS = NAMES.artworks[15:30]
MONUMENTS = NAMES.artworks[30:]
TILES = NAMES.destinations[15:]
LIGHTS = NAMES.destinations[:6]
SPARE = NAMES.characters[6:10]
"""Characters for the Council."""


def named(cards: Sequence[Character]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("card", cards, ids=lambda card: card.id)


# --- end-game characters ----------------------------------------------------------------------------------


def with_noun(noun: str, n: int, card: str) -> Scene:
    """A table at which seat 0 has n of something."""
    scene = Scene().titles("ambassador", "collector", "navigator")
    others = [name for name in NAMES.characters if name != card]
    if noun in ("books", "artworks", "most-artworks"):
        return scene.owns(0, *BOOKS[:n])
    if noun == "paintings":
        return scene.owns(0, *PAINTINGS[:n])
    if noun == "monuments":
        return scene.owns(0, *MONUMENTS[:n])
    if noun == "second-artworks":
        return scene.owns(0, *BOOKS[:n], *PAINTINGS[:n])
    if noun == "sets":
        return scene.owns(0, *BOOKS[:n], *PAINTINGS[:n], *MONUMENTS[:n])
    if noun == "tiles":
        return scene.owns(0, *TILES[:n])
    if noun == "lighthouses":
        return scene.lights(0, *LIGHTS[:n])
    if noun == "built":
        return scene.built(0, n)
    if noun == "docked":
        return scene.built(0, 6).docked(0, *NAMES.destinations[:n])
    if noun == "ships-in-holds":
        return scene.built(0, 6).holds(0, gems=n)
    if noun == "characters":
        # The card itself is one of them.
        return scene.invited(0, *[name for name in others[15:] if name][: n - 1])
    if noun in ("permanents", "engageables"):
        first = 35 if noun == "permanents" else 55
        return scene.invited(0, *NAMES.characters[first : first + n])
    if noun == "titles":
        for slot in range(n):
            scene.table.board_to_write()[21 + slot * 4] = 1
        scene.table.player[0].titles = n
        return scene
    assert noun == "bread", noun
    return scene.lights(0, *LIGHTS).bread(0, n)


@named(FILE.end_game)
def test_end_game_characters_count(card: EndGame) -> None:
    most = {"lighthouses": 6, "built": 6, "titles": 3, "bread": 12, "sets": 15, "ships-in-holds": 9}
    for n in range(1, most.get(card.per, 12) + 1):
        state = with_noun(card.per, n, card.id).invited(0, card.id).state
        number = NAMES.characters.index(card.id)
        expected = min(card.at_most, n // card.every * card.points)
        assert end_game_points(state.table, 0, number) == expected, n


# --- what happens -----------------------------------------------------------------------------------------


def rich_scene(scene: Scene | None = None, works: Sequence[str] = ("utopia", "mona-lisa")) -> Scene:
    """A table at which everything is possible."""
    scene = (scene or Scene()).decrees("adulation").period(2)
    scene.titles("ambassador", "collector", "zealot").built(0, 1).bay(0, 5).bread(0, 6)
    scene.invited(0, "masaccio", "christine-de-pizan", "andrea-palladio", engaged=True)
    return scene.council(*SPARE).workshop(*works).atlas("tunis", "corfu").owns(0, "elmina")


def answer(state: AmalfiState) -> str:
    """A choice that gets as much as possible."""
    words = [state.game.actions.notation(n) for n in state.legal()]
    for family in (
        "send",
        "take",
        "erect",
        "straighten",
        "acquire",
        "discover",
        "invite",
        "construct",
        "done",
    ):
        found = [word for word in words if word.startswith(family)]
        if found:
            return found[0]
    return words[0]


def run(state: AmalfiState, first: str) -> tuple[Counter[str], list[Event]]:
    """Let a card work to the end of the turn; what happened, counted."""
    log: list[Event] = []
    state.listen(log)
    play(state, first)
    while state.actor == CHANCE or (state.actor == 0 and state.prompt().code != "turn"):
        if state.actor == CHANCE:
            chance(state)
            continue
        if state.prompt().code.startswith("grant-"):
            # What may be bought is tried elsewhere.
            play(state, "done")
        else:
            play(state, answer(state))
    state.listen(None)
    counted: Counter[str] = Counter()
    for event in log:
        if event.seat in (0, -1):
            counted[event.kind] += event.args.get("count", 1)
    return counted, log


def expected(clauses: list[Clause], state: AmalfiState) -> Counter[str]:
    """Return what clauses bring at this table."""
    from carrack.games.amalfi.counting import count

    wanted: Counter[str] = Counter()
    kinds = {
        "send": "sent",
        "take": "took",
        "erect": "erected",
        "straighten": "straightened",
        "recall": "recalled",
        "build": "launched",
    }
    for clause in clauses:
        amount = clause.count or 0
        if clause.do == "gain":
            if clause.per is not None:
                amount = min(
                    amount * int(count(state.table, 0, NOUNS.index(clause.per))), clause.at_most or 0
                )
            wanted["bread" if clause.what == "bread" else "points"] += amount
        elif clause.do == "pay":
            wanted["paid-bread"] += amount
        elif clause.do == "discard":
            wanted["row-artwork" if clause.row == "workshop" else "row-character"] += 1
        elif clause.do in kinds:
            wanted[kinds[clause.do]] += amount
    return wanted


COUNTED = (
    "sent",
    "took",
    "erected",
    "straightened",
    "recalled",
    "launched",
    "points",
    "row-artwork",
    "row-character",
)


def check_counts(clauses: list[Clause], got: Counter[str], wanted: Counter[str]) -> None:
    """As often as the clauses say; an icon under a lighthouse or a ship may bring more."""
    for kind in COUNTED:
        if kind in ("straightened", "took") and any(clause.do in ("erect", "build") for clause in clauses):
            assert got[kind] >= wanted[kind], kind
        else:
            assert got[kind] == wanted[kind], kind
    # The right end of the Council brings bread of its own.
    assert got["bread"] >= wanted["bread"]


@named(FILE.immediate)
def test_immediate_characters_work_once(card: Acting) -> None:
    scene = rich_scene().hand(0, card.id)
    if any(clause.do == "recall" for clause in card.effects):
        scene.bay(0, 2)
    state = scene.state
    wanted = expected(card.effects, scene.hand(0).state)
    if card.effects[0].per == "characters":
        wanted["points"] += card.effects[0].count or 0
    got, log = run(state, f"invite {card.id}")
    assert [event.kind for event in log].count("invited") == 1
    paid = [event.args["count"] for event in log if event.kind == "paid-bread"]
    assert paid[0] == card.cost
    check_counts(card.effects, got, wanted)


@named(FILE.engageable)
def test_engageable_characters_work_when_engaged(card: Acting) -> None:
    scene = rich_scene()
    if card.id not in ("masaccio", "christine-de-pizan", "andrea-palladio"):
        scene.invited(0, card.id)
    else:
        scene.table.player[0].engaged &= ~(1 << (NAMES.characters.index(card.id) - FIRST_ENGAGEABLE))
    if any(clause.do == "recall" for clause in card.effects):
        scene.bay(0, 2)
    state = scene.state
    wanted = expected(card.effects, state)
    got, log = run(state, f"engage {card.id}")
    if wanted["paid-bread"]:
        assert (
            next(event for event in log if event.kind == "paid-bread").args["count"] == wanted["paid-bread"]
        )
    check_counts(card.effects, got, wanted)
    bit = NAMES.characters.index(card.id) - FIRST_ENGAGEABLE
    assert int(state.table.player[0].sets()[4]) >> bit & 1 == 1


GRANTS = [
    (card, clause)
    for card in (*FILE.immediate, *FILE.engageable)
    for clause in card.effects
    if clause.do in ("acquire", "discover", "invite", "construct")
]


def full_price(name: str) -> int:
    """Return what it costs where `test_granted_purchases_are_cheaper` lays it: rows of three and of one."""
    parts = GAME.parts
    if name == "1":
        return int(parts.ship_costs[0])
    if name in NAMES.artworks:
        slot = 2 + ("gutenberg-bible", "mona-lisa", "saint-peters").index(name)
        return int(parts.art_cost[NAMES.artworks.index(name)] + parts.row_extra[slot])
    if name in NAMES.destinations:
        return int(parts.tile_cost[NAMES.destinations.index(name) - 15])
    return int(parts.char_cost[NAMES.characters.index(name)])


@pytest.mark.parametrize(("card", "clause"), GRANTS, ids=[card.id for card, _ in GRANTS])
def test_granted_purchases_are_cheaper(card: Acting, clause: Clause) -> None:
    scene = Scene().period(1).bay(0, 4).bread(0, 6).workshop("gutenberg-bible", "mona-lisa", "saint-peters")
    scene.atlas("seville").hand(0, "raphael")
    if card in FILE.immediate:
        state = play(scene.hand(0, card.id).state, f"invite {card.id}")
    else:
        state = play(scene.invited(0, card.id).state, f"engage {card.id}")
    assert state.prompt().code == f"grant-{clause.do}"
    assert state.prompt().args["discount"] == clause.discount
    offered = {state.game.actions.notation(n) for n in state.legal()}
    shelves: dict[str, Mapping[str | None, str]] = {
        "acquire": {"book": "gutenberg-bible", "painting": "mona-lisa", "monument": "saint-peters"},
        "discover": {None: "seville"},
        "invite": {"any": "raphael"},
        "construct": {None: "1"},
    }
    bought = shelves[clause.do]
    name = bought.get(clause.kind, "mona-lisa")
    assert f"{clause.do} {name}" in offered
    for kind, other in bought.items():
        if clause.kind not in (None, "any", kind):
            verdict = state.verdict(state.game.actions.find(f"{clause.do} {other}"))
            assert verdict.code == f"{clause.do}.other-kind"
    log: list[Event] = []
    state.listen(log)
    play(state, f"{clause.do} {name}")
    full = full_price(name)
    ships = sum(event.kind == "paid-supply" for event in log)
    assert ships == -(-(full - (clause.discount or 0)) // 3)


# --- permanent characters ---------------------------------------------------------------------------------


def price_of(table: Table, clause: Clause) -> int:
    """Return the price of something that a discount is for: a book, a tile, an end-game character, a ship."""
    assert clause.kind in ("book", "any")
    prices = {
        "acquire": artwork_price(table, 0, 0, 3, 0),
        "discover": tile_price(table, 0, 0, 3, 0),
        "invite": character_price(table, 0, 0, 0),
        "construct": ships_price(table, 0, 1, 0),
    }
    return int(prices[str(clause.on)])


@named([card for card in FILE.permanent if card.when is None])
def test_standing_effects(card: Permanent) -> None:
    plain, changed = rich_scene().state.table, rich_scene().invited(0, card.id).state.table
    for clause in card.effects:
        count = clause.count or 0
        if clause.do == "worth":
            hold = (*RESOURCE_NAMES, "supply").index(str(clause.hold))
            assert worth(changed, 0, hold) == worth(plain, 0, hold) + count
        elif clause.do == "feed":
            assert bread_needed(changed, 0) == max(0, bread_needed(plain, 0) - count)
        elif clause.do == "store":
            assert changed.granary(0) == plain.granary(0) + count
        elif clause.do == "keeper":
            assert lighthouse_price(changed, 0) == lighthouse_price(plain, 0) - count
        elif clause.do == "accept":
            bit = 1 << RESOURCE_NAMES.index(str(clause.hold))
            assert artwork_with(changed, 0, 0) == artwork_with(plain, 0, 0) | bit
        else:
            assert price_of(changed, clause) == price_of(plain, clause) - count


TRIGGERS = {
    "acquire": ("acquire utopia", "acquire mona-lisa"),
    "discover": ("discover corfu", "discover corfu"),
    "erect": ("navigate rhodes", "navigate rhodes"),
    "navigate": ("navigate elmina", "navigate elmina"),
    "take": ("navigate barcelona", "navigate barcelona"),
    "engage": ("engage costanza-d-avalos", "engage costanza-d-avalos"),
}


@named([card for card in FILE.permanent if card.when not in (None, "period")])
def test_triggered_effects(card: Permanent) -> None:
    assert card.when is not None
    painting = card.kind == "painting"
    deed = TRIGGERS[card.when][painting]
    without, _ = run(rich_scene().invited(0, "costanza-d-avalos").state, deed)
    scene = rich_scene().invited(0, "costanza-d-avalos", card.id)
    wanted = expected(card.effects, scene.state)
    got, log = run(scene.state, deed)
    assert [event.args for event in log if event.kind == "effect"] == [
        {"character": NAMES.characters.index(card.id)}
    ]
    for kind in ("sent", "took", "bread", "points"):
        assert got[kind] - without[kind] >= (wanted[kind] if kind != "bread" else 0), kind
    assert got["points"] - without["points"] == wanted["points"]
    assert triggers("permanent x", card.when, card.kind)


@named([card for card in FILE.permanent if card.when == "period"])
def test_effects_of_a_new_period(card: Permanent) -> None:
    scene = rich_scene().invited(0, card.id).bread(0, 3).bread(1, 6).passed(1)
    state = play(scene.state, "pass")
    if state.prompt().code == "feed":
        play(state, "done")
    chance(no_more_bread(state))
    assert (state.prompt().code, int(state.actor)) == ("send", 0)
    play(state, "send gems")
    assert int(state.table.player[0].numbers()[6]) == 1
    assert int(state.table.player[0].numbers()[0]) == 2
