"""A table from outside is a position only if all its numbers can be; the refusal says what cannot."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack.core.packing import pack
from carrack.core.verdicts import Malformed
from carrack.games.amalfi import language
from carrack.games.amalfi.game import AmalfiState
from carrack.games.amalfi.layout import (
    COVERING,
    COVERS_AT,
    CUBES_AT,
    DEALT,
    DECREES_AT,
    DISCARDED,
    FINISHED,
    FROM_DECK,
    HELD,
    HIDDEN,
    IN_DECK,
    IN_ROW,
    ITEM,
    OWNED,
    RIVAL_MARK,
    TAKING,
    TITLES_AT,
    TURN,
    WORKSHOP_AT,
)
from tests.games.amalfi.scene import GAME, SCALARS, Scene, artwork, begin, character, destination, play, tile
from tests.games.amalfi.sheet import (
    ARTS_OWNED,
    BAY,
    BREAD,
    DEALT_ENDS,
    DEALT_OTHERS,
    DOCKED,
    FIELD_AT,
    HAND,
    IMMEDIATES,
    LIGHTS,
    M_ACTIVE,
    M_END_GAMES,
    M_ENGAGEABLES,
    M_ENGAGED,
    M_PERMANENTS,
    PACK,
    PASSED,
    TILES_OWNED,
    TITLES_SCORED,
    YARD,
)
from tests.games.amalfi.test_hands import dealt, laid_out, made

ONE, SHEETS, MASK_ROW, BOARD, DOCK, LIGHT, TILE_AT, ART_AT, CHAR_AT, SHOWN, DEALT_ROW, STACK = range(12)
"""The rows of a dumped position."""
Change = tuple[int, int, int]


def one(name: str, value: int) -> Change:
    return ONE, SCALARS.index(name), value


def sheet(what: int, value: int, seat: int = 0) -> Change:
    return SHEETS, seat * len(FIELD_AT) + what, value


def mask(which: int, value: int) -> Change:
    return MASK_ROW, which, value


def where(name: str, value: int) -> Change:
    return CHAR_AT, character(name), value


def clause(what: int, value: int) -> Change:
    """A number of the lowest clause on the stack: seat, verb, three arguments."""
    return STACK, what, value


def top(what: int, value: int) -> Change:
    """A number of the clause on top."""
    return STACK, what - ITEM, value


def turn() -> AmalfiState:
    scene = Scene().docked(0, "lisbon").lights(1, "venice").owns(0, "utopia", "tunis").hand(0, "bramante")
    scene.invited(0, "titian", "masaccio", "raphael").invited(0, "pietro-aretino").covered(1, "goa")
    scene.workshop("mona-lisa", "david").council("donatello").atlas("zara").bread(0, 3)
    return scene.state


def alone() -> AmalfiState:
    return Scene(1).rival_at("lisbon").state


def sending() -> AmalfiState:
    return play(Scene().state, "navigate alexandria")


def taking() -> AmalfiState:
    return play(Scene().council("titian", "donatello").state, "navigate barcelona")


def paying() -> AmalfiState:
    return play(Scene().hand(0, "masaccio").bay(0, 2).holds(0, wood=2).state, "invite masaccio")


def granted() -> AmalfiState:
    scene = Scene().workshop("mona-lisa").invited(0, "masaccio")
    return play(scene.state, "engage masaccio")


def at_a_lighthouse() -> AmalfiState:
    scene = Scene().lights(1, "alexandria").lights(0, "lisbon").bread(1, 2)
    return play(scene.state, "navigate alexandria", "done")


def feeding() -> AmalfiState:
    return play(Scene().bread(0, 0).bread(1, 0).passed(1).state, "pass")


def filling() -> AmalfiState:
    return play(taking(), "take titian")


def laying_out() -> AmalfiState:
    state = begin(2)
    return play(state, "decree adulation")


def packs() -> AmalfiState:
    return play(laid_out(begin(2)), "first 1")


def blind() -> AmalfiState:
    return made(2, "blind")


def selecting() -> AmalfiState:
    return dealt(2, "selection")


def drafting() -> AmalfiState:
    return dealt(2, "draft")


def first_where(state: AmalfiState, place: int) -> int:
    return [int(at) for at in state.table.char_at].index(place)


Position = Callable[[], AmalfiState]

WRONG: list[tuple[str, Position, list[Change]]] = [
    ("phase", turn, [one("phase", FINISHED + 1)]),
    ("phase", turn, [one("phase", -1)]),
    ("options", turn, [one("hands", 5)]),
    ("options", turn, [one("rival", 3)]),
    ("a rival for several seats", turn, [one("rival", 1)]),
    ("period", turn, [one("period", 4)]),
    ("period", turn, [one("period", -1)]),
    ("a seat", turn, [one("rose", 2)]),
    ("a seat", turn, [one("turn", -1)]),
    ("a seat", turn, [one("dealt_to", 2)]),
    ("action", turn, [one("action", 6)]),
    ("action", turn, [one("action", -2)]),
    ("action", turn, [one("visit", 45)]),
    ("action", turn, [one("visit", -2)]),
    ("payment", turn, [one("due", 61)]),
    ("payment", turn, [one("due", -1)]),
    ("payment", turn, [one("due_with", language.BREAD_PRICE)]),
    ("payment", turn, [one("due_with", -1)]),
    ("payment", turn, [one("cheapest", 21)]),
    ("payment", turn, [one("cheapest", -1)]),
    ("draft", turn, [one("draft_round", 1)]),
    ("draft", drafting, [one("draft_round", 7)]),
    ("draft", drafting, [one("draft_round", -1)]),
    ("ships of the rival", turn, [one("rival_ships", 1)]),
    ("ships of the rival", alone, [one("rival_ships", 11)]),
    ("ships of the rival", alone, [one("rival_ships", 10)]),
    ("ships of the rival", alone, [one("rival_ships", -1)]),
    ("lighthouses of the rival", turn, [one("rival_lights", 1)]),
    ("lighthouses of the rival", alone, [one("rival_lights", 7)]),
    ("lighthouses of the rival", alone, [one("rival_lights", 5)]),
    ("nobody to lose to", turn, [one("lost", 1)]),
    ("the end", turn, [one("phase", FINISHED)]),
    ("the end", turn, [one("actor", -2)]),
    ("chance", turn, [one("actor", -1)]),
    ("actor", turn, [one("actor", 2)]),
    ("turn", turn, [one("actor", 1)]),
    ("turn", turn, [sheet(PASSED, 1)]),
    ("the set-up is over", packs, [one("period", 1)]),
    ("hands", packs, [one("hands", 1)]),
    ("hands", selecting, [one("hands", 1)]),
    ("a draft alone", alone, [one("hands", 3)]),
    ("a clause", sending, [clause(0, 2)]),
    ("a clause", sending, [clause(1, language.VERBS)]),
    ("an argument of a clause", sending, [clause(4, 1)]),
    ("an argument of a clause", sending, [clause(2, -1)]),
    ("nothing to do", taking, [top(2, 0)]),
    ("nothing to send", sending, [top(3, 0)]),
    ("more than all seats", feeding, [top(2, 3)]),
    ("a grant of something else", granted, [top(3, 0)]),
    ("a grant of something else", granted, [top(3, 1 << language.DISCOVERY)]),
    ("a grant of something else", granted, [top(2, language.GRANT_DISCOVER)]),
    ("the row to fill", filling, [top(2, language.ATLAS)]),
    ("something left to do", sending, [one("phase", TURN)]),
    ("nothing to do", turn, [one("phase", TAKING)]),
    ("the top of the stack", sending, [one("phase", TAKING)]),
    ("who is asked", sending, [one("actor", 1)]),
    ("the payment", paying, [one("due", 0)]),
    ("the payment", paying, [one("due", 4)]),
    ("the payment", paying, [one("due_with", 1)]),
    ("turn", feeding, [one("actor", 0)]),
    ("turn", packs, [one("actor", 0)]),
    ("a number below zero", turn, [sheet(BREAD, -1)]),
    ("a number below zero", turn, [sheet(PACK, -2)]),
    ("pack or pass", turn, [sheet(PACK, 6)]),
    ("pack or pass", turn, [sheet(PASSED, 2, 1)]),
    ("ships or lighthouses", turn, [sheet(YARD, 7)]),
    ("ships or lighthouses", turn, [sheet(LIGHTS, 7)]),
    ("more bread than the granary holds", turn, [sheet(BREAD, 7)]),
    ("ships", turn, [sheet(BAY, 2)]),
    ("cards dealt", turn, [sheet(DEALT_ENDS, 1)]),
    ("cards dealt", turn, [sheet(DEALT_OTHERS, 1)]),
    ("cards dealt", blind, [sheet(DEALT_OTHERS, 5)]),
    ("end-game characters", turn, [mask(M_END_GAMES, 1 << 15)]),
    ("a character that is not there", turn, [mask(M_ACTIVE, 1)]),
    ("a character that is not there", turn, [mask(M_ENGAGED, 1)]),
    ("ships at docks", turn, [(DOCK, destination("lisbon"), 0)]),
    ("lighthouses", turn, [(LIGHT, destination("venice"), 0)]),
    ("cubes", turn, [sheet(TITLES_SCORED, 1)]),
    ("a gap in a row", turn, [(BOARD, WORKSHOP_AT, 1)]),
    ("a row", turn, [(BOARD, WORKSHOP_AT + 4, 1)]),
    ("a row", turn, [(ART_AT, artwork("novellino"), IN_ROW)]),
    ("a row", turn, [(TILE_AT, tile("zara"), IN_DECK)]),
    ("a row", turn, [where("donatello", DISCARDED)]),
    ("a tile that covers", turn, [(BOARD, COVERS_AT, 0)]),
    ("a tile that covers", turn, [(TILE_AT, tile("corfu"), COVERING)]),
    ("laid out in order", laying_out, [(BOARD, DECREES_AT, 0), (BOARD, DECREES_AT + 1, 1)]),
    ("decrees or titles", turn, [(BOARD, DECREES_AT + 1, 1)]),
    ("decrees or titles", turn, [(BOARD, DECREES_AT + 1, 11)]),
    ("decrees or titles", turn, [(BOARD, TITLES_AT + 2, 17)]),
    ("dark or light", turn, [(BOARD, TITLES_AT + 2, 6)]),
    ("dark or light", turn, [(BOARD, TITLES_AT, 16)]),
    ("cubes from the left", turn, [(BOARD, CUBES_AT + 1, 1), sheet(TITLES_SCORED, 1)]),
    ("cubes", turn, [(BOARD, CUBES_AT, 1), (BOARD, CUBES_AT + 1, 1), sheet(TITLES_SCORED, 2)]),
    ("cubes", turn, [(BOARD, CUBES_AT, 3)]),
    ("nothing is laid out", turn, [(BOARD, DECREES_AT + 3, 0)]),
    ("nothing is laid out", turn, [(BOARD, TITLES_AT + 2, 0)]),
    ("a lighthouse without a slot", alone, [(LIGHT, destination("capri"), RIVAL_MARK)]),
    (
        "a ship where nothing is",
        turn,
        [(DOCK, destination("zara"), 2), sheet(DOCKED, 1, 1), sheet(BAY, 3, 1)],
    ),
    ("who stands at a destination", turn, [(DOCK, 0, 3)]),
    ("who stands at a destination", turn, [(LIGHT, 0, RIVAL_MARK)]),
    ("place of a character", turn, [where("pope-julius-ii", HIDDEN + 1)]),
    ("an owner", turn, [where("pope-julius-ii", HELD + 2)]),
    ("an owner", turn, [where("pope-julius-ii", OWNED + 2)]),
    ("an owner", turn, [(TILE_AT, tile("corfu"), OWNED + 3)]),
    ("what was shown", turn, [(SHOWN, character("pope-julius-ii"), 3)]),
    ("what was shown", turn, [(SHOWN, character("pope-julius-ii"), 6)]),
    ("place of a card", turn, [(ART_AT, artwork("novellino"), DEALT)]),
    ("place of a card", turn, [(TILE_AT, tile("corfu"), HELD)]),
    ("a card dealt to nobody", turn, [(DEALT_ROW, 0, 1)]),
    ("a card dealt to nobody", blind, [(DEALT_ROW, 0, 17)]),
    ("a round of the draft", blind, [(DEALT_ROW, 0, 3)]),
    ("whose lighthouse", at_a_lighthouse, [one("actor", 0)]),
    ("a character nowhere", turn, [where("pope-julius-ii", HIDDEN)]),
    ("cards in hand", turn, [sheet(HAND, 2)]),
    ("cards in hand", turn, [where("pope-julius-ii", HELD)]),
    ("immediate characters", turn, [sheet(IMMEDIATES, 2)]),
    ("characters invited", turn, [mask(M_END_GAMES, 3)]),
    ("characters invited", turn, [mask(M_PERMANENTS, (1 << 20) - 1)]),
    ("characters invited", turn, [mask(M_ENGAGEABLES, (1 << 20) - 1)]),
    ("artworks", turn, [sheet(ARTS_OWNED + 1, 1)]),
    ("tiles", turn, [sheet(TILES_OWNED, 2)]),
    ("no pack", turn, [sheet(PACK, -1)]),
    ("an open card that nobody saw", turn, [(SHOWN, character("donatello"), 0)]),
    ("an open card that nobody saw", turn, [(SHOWN, character("titian"), 0)]),
    ("a hidden card that was not dealt", turn, [(SHOWN, character("bramante"), 0)]),
    ("a card dealt", turn, [where("pope-julius-ii", DEALT)]),
]
"""What is wrong, with which position, after which changes."""


def kept() -> AmalfiState:
    """One card of a personal selection is kept."""
    state = selecting()
    state.apply(state.legal()[0])
    return state


STORIES: list[tuple[str, Position, int, Callable[[int], list[Change]]]] = [
    ("the starting hand", blind, HELD, lambda i: [(DEALT_ROW, i, 1)]),
    ("cards dealt", blind, HELD, lambda i: [(DEALT_ROW, i, 0)]),
    ("a card kept and in the deck", blind, HELD, lambda i: [(CHAR_AT, i, IN_DECK), sheet(HAND, 5)]),
    ("a card of the deck that somebody kept", blind, HELD, lambda i: [(SHOWN, i, FROM_DECK)]),
    ("a starting hand", blind, HELD, lambda i: [(SHOWN, i, 2)]),
    ("a starting hand", blind, HELD + 1, lambda i: [(SHOWN, i, 1)]),
    (
        "a hidden card that was not dealt",
        blind,
        HELD,
        lambda i: [(CHAR_AT, i, HELD + 1), sheet(HAND, 5), sheet(HAND, 7, 1)],
    ),
    (
        "a hidden card that was not dealt",
        blind,
        HELD + 1,
        lambda i: [(CHAR_AT, i, HELD), sheet(HAND, 7), sheet(HAND, 5, 1)],
    ),
    ("a card kept", kept, HELD + 1, lambda i: [(CHAR_AT, i, IN_DECK), sheet(HAND, 0, 1)]),
    ("a card dealt", selecting, DEALT, lambda i: [(SHOWN, i, FROM_DECK)]),
    ("cards dealt", selecting, DEALT, lambda i: [(DEALT_ROW, i, 0)]),
]
"""What is wrong, with which position, after a card that is there changes in which way."""


def why(state: AmalfiState, changes: list[Change]) -> str:
    """The reason why a changed position is none."""
    rows = state.rows()
    for row, at, value in changes:
        rows[row][at] = value
    with pytest.raises(Malformed) as caught:
        GAME.load(pack([[GAME.facts.rules_version, int(state.seats)], *rows]))
    assert caught.value.verdict.code == "dump.unreadable"
    return str(caught.value.verdict.args["reason"])


@pytest.mark.rule("open.1")
@pytest.mark.parametrize(("reason", "position", "place", "changes"), STORIES)
def test_a_card_with_an_impossible_past_is_refused(
    reason: str, position: Position, place: int, changes: Callable[[int], list[Change]]
) -> None:
    state = position()
    assert why(state, changes(first_where(state, place))) == f"no such position: {reason}"
