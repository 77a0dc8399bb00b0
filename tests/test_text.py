"""Sentences from values."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource, Term

import carrack
from carrack.core.api import Prompt
from carrack.core.events import Event
from carrack.core.text import LANGUAGES, SHARED, Messages, Texts
from carrack.core.verdicts import Malformed, Verdict, malformed

GAME = carrack.game("amerigo-cards")
ENGLISH = Texts(GAME, "en", ["Ann", "Bob"])
GERMAN = Texts(GAME, "de", ["Ann", "Bob"])
CATALOGUES = sorted(Path(carrack.__file__).parent.rglob("*.ftl"))
GEMS_1, GEMS_2, COFFEE_3 = 0, 1, 14


def test_a_seat_without_a_name_has_its_number() -> None:
    assert [ENGLISH.name(seat) for seat in range(3)] == ["Ann", "Bob", "Seat 3"]
    assert Texts(None, "de").name(0) == "Platz 1"


def test_actions_are_sentences() -> None:
    number = GAME.actions.find("sail out coffee-2")
    assert ENGLISH.action(number) == "Sail out with coffee (2 rudders)"
    assert GERMAN.action(number) == "Hinaussegeln: Kaffee (2 Ruder)"
    assert ENGLISH.family("sail-out") == "sail out"


def test_a_missing_message_or_parameter_is_a_bug_and_raises() -> None:
    with pytest.raises(LookupError):
        ENGLISH.say("no-such-message")
    with pytest.raises(KeyError, match="prompt-outward"):
        ENGLISH.say("prompt-outward")
    assert not ENGLISH.has("no-such-message")
    assert ENGLISH.has("prompt-outward")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_parsed_when_it_is_said(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def parse(text: str) -> Resource:
        parsed.append(text)
        return FluentResource(text)

    monkeypatch.setattr("carrack.core.text.FluentResource", parse)
    messages = Messages(language, [SHARED])
    assert not parsed
    for number in range(2):
        messages.format("seat-name", {"number": number})
        assert len(parsed) == 1


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: "-".join(path.parts[-3:]))
def test_every_message_of_a_file_is_found_before_it_is_parsed(path: Path) -> None:
    named = {
        f"{'-' * isinstance(entry, Term)}{entry.id.name}"
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, (Message, Term))
    }
    messages = Messages(path.stem, [path.parent])
    assert named
    assert named == set(messages._unread)


def test_a_message_inside_a_message_is_parsed_too(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        """-ship = carrack
word = { -ship }s
sail = { $count ->
    [one] One { -ship }
   *[other] { $count } { word }
}
"""
    )
    assert Messages("en", [tmp_path]).format("sail", {"count": 2}) == "2 carracks"
    assert Messages("en", [tmp_path]).format("sail", {"count": 1}) == "One carrack"


def test_numbers_choose_their_words() -> None:
    one, more = (ENGLISH.prompt(Prompt("drawing", {"seat": 0, "count": count})) for count in (1, 2))
    assert (one, more) == ("Ann draws one card.", "Ann draws 2 cards.")


def test_cards_of_one_kind_of_event_share_a_sentence() -> None:
    events = [
        Event("exhibited", 0, {"card": GEMS_1}),
        Event("exhibited", 0, {"card": GEMS_2}),
        Event("exhibited", 1, {"card": COFFEE_3}),
        Event("stuck", 1),
    ]
    assert list(ENGLISH.story(events)) == [
        "Ann exhibits gems (1, 2 rudders).",
        "Bob exhibits coffee (3 rudders).",
        "Bob is stuck and may only draw.",
    ]


def test_events_that_differ_in_more_than_their_card_stay_apart() -> None:
    events = [Event("sailed-out", 0, {"card": GEMS_1, "distance": d}) for d in (1, 2)]
    assert len(list(ENGLISH.story(events))) == 2


def test_hidden_cards_are_counted() -> None:
    events = [Event("drew", 0, {"card": card}, "card") for card in (GEMS_1, COFFEE_3)]
    assert list(ENGLISH.story(event.seen_by(0) for event in events)) == [
        "Ann draws gems (1 rudder), coffee (3 rudders)."
    ]
    assert list(ENGLISH.story(event.seen_by(1) for event in events)) == ["Ann draws 2 cards."]
    assert list(GERMAN.story(event.seen_by(None) for event in events[:1])) == ["Ann zieht eine Karte."]


def test_an_event_shows_its_secret_to_its_owner_only() -> None:
    event = Event("drew", 0, {"card": COFFEE_3, "from": 1}, "card")
    assert event.seen_by(0) is event
    for other in (1, None):
        assert event.seen_by(other) == Event("drew-hidden", 0, {"from": 1})
    assert "card" in event.args
    public = Event("stuck", 0)
    assert public.seen_by(1) is public
    assert event != "drew"


def test_a_reason_inside_a_reason_is_a_sentence_too() -> None:
    inner = Verdict("game.over")
    outer = malformed("record.bad-line", line=12, content="1: explore", reason=inner).verdict
    assert ENGLISH.refusal(outer) == "Line 12, “1: explore”: The game is over."
    assert GERMAN.refusal(outer) == "Zeile 12, „1: explore“: Das Spiel ist aus."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", [10, 1001, 100_000])
def test_whatever_was_typed_a_refusal_can_be_told(language: str, length: int) -> None:
    """Long or odd input is quoted in the sentence, and a refusal is never a crash."""
    texts = Texts(GAME, language)
    for typed in ("x" * length, "{ $name }" * (length // 9), "9" * length, "\x00" * length):
        with pytest.raises(Malformed) as refusal:
            GAME.actions.find(typed)
        assert texts.refusal(refusal.value.verdict)
        with pytest.raises(Malformed) as refusal:
            carrack.game(typed)
        assert Texts(None, language).refusal(refusal.value.verdict)


@pytest.mark.parametrize("number", [-1, 10**6, 2**64, 2**70, 10**40, 10**400])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_number_was_sent_a_refusal_can_be_told(language: str, number: int) -> None:
    state = GAME.new(2)
    assert Texts(GAME, language).refusal(state.verdict(number))


def test_verdicts_print_as_one_line() -> None:
    assert str(Verdict()) == "ok"
    assert str(Verdict("a.b", {"n": 1}, "c.2")) == "a.b (n=1) [c.2]"
    assert str(malformed("a.b", text="x")) == "a.b (text=x)"
