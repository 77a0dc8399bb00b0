"""The log that everybody reads: each thing that happens is told, with who did it and how much it was."""

from __future__ import annotations

import pytest

from carrack.core.events import NOBODY, Event
from carrack.core.text import Texts
from carrack.games.amalfi.game import AmalfiState
from tests.games.amalfi.scene import GAME, NAMES, Scene, begin, events, play
from tests.games.amalfi.shipped import FILE, SHIPPED
from tests.games.amalfi.test_hands import dealt

TEXTS = Texts(GAME, "en", ["Ann", "Bob", "Cyd"])
BOOKS = NAMES.artworks[:15]
PAINTINGS = NAMES.artworks[15:30]


def told(state: AmalfiState, *choices: str) -> list[str]:
    """The log of these choices, in sentences; all of it happens to a seat or to nobody."""
    log = events(state, *choices)
    assert {event.seat for event in log} <= {NOBODY, *range(state.seats)}
    return list(TEXTS.story(log))


def bob(scene: Scene) -> Scene:
    return scene.on_turn(1)


@pytest.mark.rule("setup.1")
def test_a_decree_is_told_with_its_period() -> None:
    assert told(begin(2), "decree trade", "decree council") == [
        "Decree of period I: Trade.",
        "Decree of period II: Council.",
    ]


@pytest.mark.rule("setup.5")
@pytest.mark.rule("setup.7")
def test_the_titles_and_the_first_seat_are_told() -> None:
    state = begin(2)
    while state.prompt().code != "title":
        state.apply(state.legal()[0])
    assert told(state, "title scholar", "title zealot", "title artist", "first 2") == [
        "A title is laid out: Scholar.",
        "A title is laid out: Zealot.",
        "A title is laid out: Artist.",
        "Bob holds the Wind Rose.",
    ]


@pytest.mark.rule("hands.6")
@pytest.mark.rule("hands.9")
def test_who_is_passed_cards_reads_their_names_and_the_others_how_many_there_are() -> None:
    state = dealt(2, "draft")
    play(state, GAME.actions.notation(state.legal()[0]))
    giver = int(state.actor)
    _, *left = [GAME.actions.choices[n].args for n in state.legal()]
    names = ", ".join(TEXTS.say("character", args) for args in left)
    log = events(state, GAME.actions.notation(state.legal()[0]))
    to, other = TEXTS.name(1 - giver), TEXTS.name(giver)
    assert f"{to} is passed {names}." in TEXTS.story(event.seen_by(1 - giver) for event in log)
    assert f"{to} is passed 6 cards." in TEXTS.story(event.seen_by(giver) for event in log)
    assert f"{other} is passed 6 cards." in TEXTS.story(event.seen_by(None) for event in log)


@pytest.mark.rule("nav.1")
@pytest.mark.rule("nav.3")
@pytest.mark.rule("nav.6")
@pytest.mark.rule("light.2")
def test_a_visit_is_told_and_what_the_lighthouse_does() -> None:
    scene = bob(Scene().lights(0, "famagusta").bread(0, 2).bread(1, 1))
    state = scene.state
    visit = ["Bob navigates to Famagusta.", "Bob pays 1 bread.", "Bob sends 1 ship to the hold for gems."]
    assert told(state, "navigate famagusta", "send gems", "done") == visit
    assert told(state.copy(), "bread") == ["The lighthouse in Famagusta brings Ann 1 bread."]
    assert told(state, "send gems") == [
        "Ann pays 2 bread.",
        "By the lighthouse in Famagusta, Ann sends a ship to the hold for gems.",
    ]


@pytest.mark.rule("acquire.1")
@pytest.mark.rule("acquire.3")
@pytest.mark.rule("pay.6")
def test_an_acquisition_is_told_with_its_payment_and_its_points() -> None:
    state = bob(Scene().workshop("novellino").bay(1, 0).holds(1, spices=1)).state
    assert told(state, "acquire novellino") == [
        "Bob pays with 1 ship from the hold for spices.",
        "Bob pays with 1 emergency ship.",
        "Bob gets 2 bread in change.",
        "Bob acquires “Il Novellino”: 4 points.",
        "Bob gains 1 bread.",
    ]


@pytest.mark.rule("discover.1")
def test_a_discovery_is_told_with_its_points() -> None:
    assert told(bob(Scene().atlas("tunis").bay(1, 1)).state, "discover tunis") == [
        "Bob pays with 1 emergency ship.",
        "Bob discovers Tunis: 2 points.",
        "Bob gains 1 bread.",
    ]


@pytest.mark.rule("invite.1")
def test_an_invitation_is_told() -> None:
    state = bob(Scene().hand(1, "lorenzo-ghiberti").bread(1, 2).bay(1, 0)).state
    assert told(state, "invite lorenzo-ghiberti") == ["Bob pays 2 bread.", "Bob invites Lorenzo Ghiberti."]


@pytest.mark.rule("build.2")
@pytest.mark.rule("build.4")
def test_a_construction_is_told_ship_by_ship() -> None:
    log = events(bob(Scene().bay(1, 4).council("titian", "fra-mauro")).state, "construct 2")
    assert [(event.kind, event.seat) for event in log][-2:] == [("launched", 1), ("launched", 1)]
    assert list(TEXTS.story(log)) == [
        "Bob constructs 2 ships.",
        "Bob pays with 4 emergency ships.",
        "Bob gets 2 bread in change.",
        "Bob builds 2 ships.",
    ]


@pytest.mark.rule("option.1")
@pytest.mark.rule("option.2")
def test_what_becomes_bread_is_told_with_how_much() -> None:
    state = bob(Scene().bay(1, 3).holds(1, wood=1).hand(1, "titian")).state
    assert told(state, "unload wood", "supply", "discard titian") == [
        "Bob turns a ship from the hold for wood into 2 bread.",
        "Bob turns a ship from the bay into 3 bread.",
        "Bob gives up Titian for bread.",
    ]


@pytest.mark.rule("title.1")
def test_a_title_is_told_with_its_points() -> None:
    scene = Scene().titles("ambassador", "zealot", "artist").owns(0, *BOOKS[:4])
    assert told(bob(scene).state, "navigate palermo", "done") == [
        "Bob navigates to Palermo.",
        "Bob gains 3 bread.",
        "Ann is given the title Zealot: 12 points.",
    ]


@pytest.mark.rule("turn.4")
@pytest.mark.rule("feed.2")
@pytest.mark.rule("decree.1")
@pytest.mark.rule("period.3")
@pytest.mark.rule("period.5")
def test_the_end_of_a_period_is_told_step_by_step() -> None:
    scene = Scene().decrees("colonization", "adulation").lights(0, "candia", "lisbon").lights(1, "venice")
    scene.atlas("tunis", "corfu").workshop("utopia").council("titian").bread(0, 1).bread(1, 6)
    assert told(scene.state, "pass", "pass", "done", "done", "done") == [
        "Ann passes.",
        "Ann takes the Wind Rose.",
        "Bob passes.",
        "Ann feeds the crews: 1 bread.",
        "Ann lacks 1 bread and loses 3 points.",
        "Bob feeds the crews: 2 bread.",
        "Ann scores 10 points for Colonization.",
        "Bob scores 5 points for Colonization.",
        "Period II begins.",
        "Titian leaves the Council.",
        "“Utopia” leaves the Workshop.",
        "Corfu takes the place of the evolving destination of period II.",
    ]


@pytest.mark.parametrize("kind", ["character", "dealt", "kept", "took", "end-game"])
def test_a_sentence_that_ends_with_a_name_has_one_full_stop(kind: str) -> None:
    """Papst Nikolaus V. has a full stop of his own in German."""
    texts = Texts(SHIPPED, "de", ["Ann"])
    for number, card in enumerate(FILE.characters()):
        (sentence,) = texts.story([Event(kind, 0, {"character": number, "points": 4})])
        assert sentence.endswith("."), card.id
        assert not sentence.endswith(".."), card.id


@pytest.mark.rule("feed.2")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ann has no bread for the crews."), ("de", "Ann hat kein Brot für die Schiffe.")],
)
def test_nobody_feeds_the_crews_with_no_bread(language: str, sentence: str) -> None:
    fed = Event("fed", 0, {"count": 0})
    assert list(Texts(GAME, language, ["Ann"]).story([fed])) == [sentence]


@pytest.mark.rule("turn.4")
def test_what_needs_no_figure_is_told_without_one() -> None:
    log = events(Scene().atlas("tunis").bay(0, 1).state, "discover tunis")
    assert (log[0].kind, log[0].seat, log[0].args) == ("paid-supply", 0, {})
    log = events(Scene().state, "pass")
    assert [(event.kind, event.seat, event.args) for event in log] == [
        ("passed", 0, {}),
        ("wind-rose", 0, {}),
    ]


@pytest.mark.rule("end.1")
@pytest.mark.rule("feed.3")
def test_the_end_of_the_game_is_told_from_the_wind_rose_on() -> None:
    scene = Scene(3).period(4).bread(0, 6).bread(1, 6).bread(2, 6).passed(1, 2)
    scene.invited(0, "raphael").owns(0, *PAINTINGS[:3]).invited(1, "aldus-manutius").owns(1, *BOOKS[:2])
    found = told(scene.state, "pass")
    assert found == [
        "Ann passes.",
        "Bob feeds the crews: 2 bread.",
        "Cyd feeds the crews: 2 bread.",
        "Ann feeds the crews: 2 bread.",
        "Bob scores 0 points for Exploration.",
        "Cyd scores 0 points for Exploration.",
        "Ann scores 0 points for Exploration.",
        "Bob scores 8 points for Aldus Manutius.",
        "Ann scores 12 points for Raphael.",
        "The game is over.",
    ]


@pytest.mark.rule("solo.3")
@pytest.mark.rule("solo.7")
def test_what_the_rival_does_is_told() -> None:
    state = Scene(1, "genoa").workshop("utopia").state
    assert told(state, "navigate candia", "done")[1:] == [
        "Genoa sends a ship to Alexandria.",
        "Genoa sends a ship to Caffa.",
        "Genoa sends a ship to Ragusa.",
        "Genoa sends a ship to Messina.",
    ]
    state = Scene(1).atlas("danzig").period(4).bay(0, 2).lights(0, "candia").state
    assert told(state, "construct 1")[-3:] == [
        "Naples erects a lighthouse in Ragusa.",
        "Naples erects a lighthouse in Messina.",
        "Naples erects a lighthouse in Palermo.",
    ]


@pytest.mark.rule("solo.11")
@pytest.mark.parametrize(
    ("rival", "period", "sentence"),
    [
        ("naples", 4, "Naples wins: Ann would have needed 2 titles."),
        ("genoa", 2, "Genoa wins: Ann would have needed 1 title."),
    ],
)
def test_a_lost_game_is_told_with_the_titles_it_would_have_needed(
    rival: str, period: int, sentence: str
) -> None:
    state = Scene(1, rival).period(period).bread(0, 2).bay(0, 0).hand(0, "titian").state
    choices = ["pass"] if period == 4 else ["pass", "done"]
    assert told(state, *choices)[-2:] == [sentence, "The game is over."]
