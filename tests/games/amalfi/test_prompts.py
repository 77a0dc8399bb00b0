"""Prompts: the sentence a player reads, and the paragraph that asks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack.core.api import CHANCE
from carrack.core.rulebook import rulebook
from carrack.core.text import Texts
from carrack.games.amalfi.game import Amalfi, AmalfiState
from carrack.games.amalfi.layout import LIGHTHOUSES
from carrack.games.amalfi.questions.contents import QUESTIONS
from tests.games.amalfi.scene import GAME, NAMES, Scene, begin, play
from tests.games.amalfi.test_effects import first, owner_file
from tests.games.amalfi.test_hands import dealt

TEXTS = Texts(GAME, "en", ["Ann", "Bob"])
FOUR = ("titian", "donatello", "fra-mauro", "michelozzo")
Make = Callable[[], AmalfiState]


def drawing(code: str, hands: str = "packs") -> AmalfiState:
    """Chance goes on until it is asked for this."""
    state = begin(2, hands=hands)
    while state.prompt().code != code:
        state.apply(state.legal()[0])
    return state


def keeping(hands: str, kept: int) -> AmalfiState:
    """Somebody has kept so many cards, and keeps more."""
    state = dealt(2, hands)
    for _ in range(kept):
        state.apply(state.legal()[0])
    return state


def last_of_a_score_draft() -> AmalfiState:
    state = dealt(2, "score-draft")
    while state.prompt().code == "draft":
        state.apply(state.legal()[0])
    return state


def paying(card: str, *accepting: str) -> AmalfiState:
    scene = Scene().workshop(card).invited(0, *accepting).bay(0, 2)
    return play(scene.holds(0, spices=1, wine=1).state, f"acquire {card}")


def sending(place: str) -> AmalfiState:
    return play(Scene().state, f"navigate {place}")


def at(place: str, **keeper: str) -> AmalfiState:
    scene = Scene().lights(1, place).bread(1, 2).invited(1, *keeper.values())
    state = play(scene.state, f"navigate {place}")
    while state.prompt().code == "send":
        play(state, "done")
    return state


def straightening(**invite: str) -> AmalfiState:
    scene = Scene().invited(0, "masaccio", "zheng-he", engaged=True).hand(0, *invite.values()).bread(0, 4)
    choices = [f"invite {name}" for name in invite.values()] or ["navigate messina"]
    return play(scene.state, *choices)


def granted(card: str) -> AmalfiState:
    scene = Scene().workshop("utopia", "mona-lisa").atlas("tunis").hand(0, "raphael")
    return play(scene.holds(0, gems=1).invited(0, card).state, f"engage {card}")


def bending(**clause: object) -> AmalfiState:
    """An owner's engageable that grants what a rule forbids."""
    own = Amalfi(owner_file("engageable", first(once=True, effects=[clause])), "mine.toml")
    scene = (
        Scene()
        .workshop("utopia")
        .council(*FOUR)
        .docked(1, "ragusa")
        .docked(0, "candia", "lisbon")
        .bread(0, 6)
    )
    scene.invited(0, "domenico-ghirlandaio").bay(0, 2)
    scene.table.parts = own.parts
    return play(AmalfiState(own, scene.table), "engage domenico-ghirlandaio")


def no_lighthouse_left() -> AmalfiState:
    scene = Scene().lights(0, *NAMES.destinations[:LIGHTHOUSES]).council(*FOUR).workshop("utopia")
    return play(scene.state, "navigate rhodes")


def hungry() -> AmalfiState:
    return play(Scene().built(0, 2).bread(0, 1).bread(1, 6).bay(1, 0).passed(1).state, "pass")


def before_the_decree() -> AmalfiState:
    return play(Scene().period(2).bread(0, 6).bread(1, 6).bay(1, 0).passed(1).state, "pass")


def using_a_lighthouse() -> AmalfiState:
    """An owner's engageable that uses a lighthouse."""
    effects = [{"do": "beam", "count": 1}]
    own = Amalfi(owner_file("engageable", first(effects=effects)), "mine.toml")
    scene = Scene().lights(0, "candia", "lisbon").invited(0, "domenico-ghirlandaio")
    scene.table.parts = own.parts
    return play(AmalfiState(own, scene.table), "engage domenico-ghirlandaio")


def choosing_a_rival() -> AmalfiState:
    state = begin(1)
    while state.prompt().code != "rival":
        state.apply(state.legal()[0])
    return state


def finished() -> AmalfiState:
    return play(Scene().period(4).bread(0, 6).bread(1, 6).bay(0, 1).bay(1, 0).passed(1).state, "pass")


CASES: list[tuple[str, Make, str, str]] = [
    ("decree", lambda: drawing("decree"), "The decrees are drawn.", "setup.1"),
    ("tile", lambda: drawing("tile"), "A tile is turned up.", "setup.2"),
    ("artwork", lambda: drawing("artwork"), "An artwork is turned up.", "setup.4"),
    ("title", lambda: drawing("title"), "The titles are drawn.", "setup.5"),
    ("first", lambda: drawing("first"), "The Wind Rose is drawn by lot.", "setup.7"),
    ("deal", lambda: drawing("deal", "blind"), "Ann is dealt a card.", "hands.4"),
    ("pack", lambda: drawing("pack"), "Which pack do you take as your starting hand?", "hands.1"),
    (
        "keep six",
        lambda: keeping("selection", 0),
        "Which card do you keep? Keep 6 more.",
        "hands.5",
    ),
    ("keep one", lambda: keeping("selection", 5), "Which card do you keep? It is the last one.", "hands.5"),
    ("draft", lambda: keeping("draft", 0), "Draft, round 1: which card do you keep?", "hands.6"),
    ("next draft", lambda: keeping("draft", 2), "Draft, round 2: which card do you keep?", "hands.6"),
    ("score draft", lambda: keeping("score-draft", 0), "Draft, round 1: which card do you keep?", "hands.7"),
    ("keep an end", last_of_a_score_draft, "Which card do you keep? It is the last one.", "hands.7"),
    ("turn", lambda: Scene().state, "Period I: which main action? Or do you pass?", "turn.2"),
    (
        "turn later",
        lambda: Scene().period(3).state,
        "Period III: which main action? Or do you pass?",
        "turn.2",
    ),
    ("pay", lambda: paying("novellino"), "Pay 4 spices: which ship?", "pay.1"),
    (
        "pay the rest",
        lambda: play(paying("morgante"), "unload spices"),
        "Pay 1 spice or wine: which ship?",
        "pay.1",
    ),
    ("pay either", lambda: paying("morgante"), "Pay 4 spices or wine: which ship?", "pay.1"),
    (
        "pay any",
        lambda: paying("arcadia", "gentile-bellini"),
        "Pay 5 in any resources that this price allows: which ship?",
        "pay.1",
    ),
    (
        "send",
        lambda: sending("alexandria"),
        "Send a ship to the hold for spices? Up to 2 may go.",
        "nav.6",
    ),
    ("send any", lambda: sending("lisbon"), "Send a ship to any hold?", "nav.6"),
    (
        "take",
        lambda: play(Scene().council(*FOUR).state, "navigate barcelona"),
        "Which character do you take?",
        "take.1",
    ),
    (
        "take two",
        lambda: play(Scene().council(*FOUR).owns(0, "ancona").state, "navigate ancona"),
        "Which character do you take? You may take 2.",
        "take.1",
    ),
    (
        "erect",
        lambda: play(Scene().state, "navigate rhodes"),
        "Where do you erect your lighthouse?",
        "erect.1",
    ),
    ("straighten", straightening, "Which character do you straighten?", "straight.1"),
    (
        "straighten three",
        lambda: straightening(card="caterina-sforza"),
        "Which character do you straighten? You may straighten 3.",
        "straight.1",
    ),
    (
        "order",
        lambda: play(Scene().council(*FOUR).state, "navigate salerno"),
        "Salerno: do you take a character before everything else, after it, or not at all?",
        "evolve.1",
    ),
    (
        "lighthouse",
        lambda: at("candia"),
        "Your lighthouse in Candia: pay 2 bread to send a ship to the hold for wine, or gain 1 bread?",
        "light.2",
    ),
    (
        "lighthouse of several holds",
        lambda: at("caffa", keeper="piri-reis"),
        "Your lighthouse in Caffa: pay 1 bread to send a ship to a hold it shows, or gain 1 bread?",
        "light.2",
    ),
    ("grant-acquire", lambda: granted("masaccio"), "Acquire a painting for 3 less?", "invite.8"),
    (
        "grant-discover",
        lambda: granted("bartolomeu-dias"),
        "Discover a private destination for 3 less?",
        "invite.8",
    ),
    ("grant-invite", lambda: granted("isabella-of-castile"), "Invite a character for 3 less?", "invite.8"),
    ("grant-construct", lambda: granted("juan-de-la-cosa"), "Construct a ship for 3 less?", "invite.8"),
    (
        "grant-acquire for bread",
        lambda: bending(do="acquire", kind="any", discount=0, bread=6),
        "Acquire an artwork now, paying up to 6 of its price in bread?",
        "invite.8",
    ),
    (
        "grant-invite from the Council",
        lambda: bending(**{"do": "invite", "kind": "any", "from": "council", "discount": 1}),
        "Invite a character straight from the Council for 1 less?",
        "invite.8",
    ),
    (
        "grant-invite from hand or Council",
        lambda: bending(**{"do": "invite", "kind": "permanent", "from": "both", "discount": 0}),
        "Invite a permanent character from your hand or the Council now?",
        "invite.8",
    ),
    (
        "grant-navigate to occupied docks",
        lambda: bending(do="navigate", where="occupied", discount=2),
        "Navigate to an occupied destination for 2 bread less?",
        "invite.18",
    ),
    (
        "grant-navigate anywhere",
        lambda: bending(do="navigate", where="any"),
        "Navigate anywhere, even to an occupied destination or another player's?",
        "invite.18",
    ),
    (
        "grant-revisit",
        lambda: bending(do="revisit", where="any"),
        "Which destination do you visit again?",
        "invite.19",
    ),
    (
        "grant-undock",
        lambda: bending(do="undock", count=1),
        "Which ship do you take back from its dock?",
        "invite.20",
    ),
    (
        "no-lighthouse",
        no_lighthouse_left,
        "You have no lighthouse left: take a character, or score 2 points?",
        "erect.5",
    ),
    ("feed", hungry, "Your crews need 4 bread: 3 still missing. Turn a ship or a card into bread?", "feed.1"),
    (
        "before-decree",
        before_the_decree,
        "The decree Colonization is scored next. Do you want to make more bread first?",
        "option.4",
    ),
    ("beam", using_a_lighthouse, "Which of your lighthouses do you use?", "invite.14"),
    (
        "rival",
        choosing_a_rival,
        "Which rival do you play against?"
        " Titles you need after periods I to IV: Naples 0, 0, 1, 2; Genoa 0, 1, 2, 3.",
        "solo.1",
    ),
    ("finished", finished, "The game is over.", "end.2"),
]


@pytest.mark.parametrize(
    ("make", "sentence", "rule"), [pytest.param(*case[1:], id=case[0]) for case in CASES]
)
def test_every_question_is_a_sentence_and_cites_its_paragraph(make: Make, sentence: str, rule: str) -> None:
    state = make()
    assert TEXTS.prompt(state.prompt()) == sentence
    assert state.prompt().rule == rule
    assert rule in rulebook(GAME, "en").paragraphs


def test_a_character_is_turned_up_when_the_hands_are_made() -> None:
    state = play(drawing("pack"), "pack painters", "pack builders")
    assert (state.actor, state.prompt().rule) == (CHANCE, "setup.9")
    assert TEXTS.prompt(state.prompt()) == "A character is turned up."


def test_a_payment_is_asked_for_with_the_same_figures_whatever_pays() -> None:
    asked = [paying("novellino"), paying("morgante"), paying("arcadia", "gentile-bellini")]
    assert [set(state.prompt().args) for state in asked] == [{"due", "hold", "other"}] * 3


def test_every_question_is_asked_here() -> None:
    asked = {make().prompt().code for _, make, _, _ in CASES} | {"character"}
    grants = {code for code in asked if code.startswith("grant-")}
    assert {question.code for question in QUESTIONS} == asked - grants | {"grant-"}
