"""Words: notation, sentences in both languages, and the rules that they cite."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import carrack
from carrack import games
from carrack.bots.loading import BOTS
from carrack.cli.play.seats import HUMAN
from carrack.core.api import State
from carrack.core.board import plain
from carrack.core.rulebook import rulebook
from carrack.core.text import LANGUAGES, SHARED, Texts
from carrack.core.verdicts import Malformed
from carrack.games import board, orders
from tests.contract import catalogues
from tests.contract.cases import Case, played, seen
from tests.contract.catalogues import catalogue_pairs, reasons, refusal_key, variables

DERIVED = {"name": "seat", "why": "reason"}
"""Parameters that the texts make themselves, and from which one."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def is_said(text: str) -> bool:
    """Return True if this is a finished piece of text."""
    return bool(text.strip()) and not re.search(r"[{}]|\$\w|None", text)


# --- notation -------------------------------------------------------------------------------------------


def test_notation_of_every_legal_number_is_unique_and_parses_back(case: Case, seed: int) -> None:
    actions = case.game.actions
    for state in played(case, seed).states:
        legal = state.legal()
        notations = [actions.notation(number) for number in legal]
        assert len(set(notations)) == len(legal)
        assert [actions.find(notation) for notation in notations] == legal


def test_notation_of_every_number_parses_back_however_it_is_typed(small: Case) -> None:
    actions = small.game.actions
    for number in range(small.game.action_count):
        notation = actions.notation(number)
        assert notation == notation.strip().lower()
        assert "#" not in notation
        assert actions.describe(number) == notation
        for typed in (notation, notation.upper(), f"  {notation.replace(' ', '   ')}\t"):
            assert actions.find(typed) == number


def test_unknown_notation_is_malformed_and_names_what_is_near(small: Case) -> None:
    actions = small.game.actions
    notation = actions.notation(0)
    with pytest.raises(Malformed) as refusal:
        actions.find(notation + "x")
    assert refusal.value.verdict.code == "notation.unknown"
    assert notation in str(refusal.value.verdict.args["near"])
    for typed in ("", " ", "\x00", "9" * 5000, "é" * 300):
        with pytest.raises(Malformed):
            actions.find(typed)


def test_chance_notations_begin_with_their_family(small: Case) -> None:
    """Records write the outcomes of one family on one line."""
    for choice in small.game.actions.choices[small.game.first_chance :]:
        assert choice.notation.split()[0] == choice.family
        assert len(choice.notation.split()) <= 2


# --- sentences ------------------------------------------------------------------------------------------


def sentences(state: State, texts: Texts) -> Iterator[str]:
    """All that can be said of a position but what happened."""
    yield texts.prompt(state.prompt())
    refusals = {}
    for number in range(state.game.action_count):
        verdict = state.verdict(number)
        if not verdict.ok:
            refusals[verdict.code, *verdict.args.values()] = verdict
    for verdict in refusals.values():
        yield texts.refusal(verdict)
    for number in (-1, int(state.game.action_count)):
        yield texts.refusal(state.verdict(number))
    for score in state.scores():
        for part in score.breakdown:
            yield texts.score_part(part)
    for viewer in (None, *range(int(state.seats))):
        view = state.view(viewer)
        yield texts.prompt(view.prompt())
        yield plain(board(view, texts))


@pytest.mark.heavy
def test_every_text_exists_in_both_languages(case: Case, seed: int, language: str) -> None:
    texts = Texts(case.game, language)
    game = played(case, seed)
    for choice in case.game.actions.choices:
        assert is_said(texts.action(choice.number))
        assert is_said(texts.family(choice.family))
    for state in game.moments(each=2):
        for sentence in sentences(state, texts):
            assert is_said(sentence), sentence
    for viewer in case.viewers():
        for sentence in texts.story(seen(game.events, viewer)):
            assert is_said(sentence), sentence


def test_who_plays_alone_is_told_the_outcome(case: Case, language: str) -> None:
    for score in played(case, 0).states[-1].scores():
        assert bool(score.outcome) == (case.seats == 1)
        assert not score.outcome or Texts(case.game, language).say(f"outcome-{score.outcome}")


def test_every_action_reads_differently(small: Case, language: str) -> None:
    texts = Texts(small.game, language)
    said = [texts.action(choice.number) for choice in small.game.actions.choices]
    assert len(set(said)) == len(said)


def test_players_are_called_by_their_names(small: Case, language: str) -> None:
    names = [f"Player {chr(ord('A') + seat)}" for seat in range(small.seats)]
    texts = Texts(small.game, language, names)
    story = "\n".join(texts.story(seen(played(small, 0).events, None)))
    assert all(name in story for name in names)
    assert Texts(small.game, language).name(0) not in story


def test_the_same_story_is_told_in_both_languages(small: Case) -> None:
    events = seen(played(small, 0).events, 0)
    english = list(Texts(small.game, "en").story(events))
    german = list(Texts(small.game, "de").story(events))
    assert len(english) == len(german)
    assert english != german


def test_an_unknown_language_is_malformed() -> None:
    with pytest.raises(Malformed) as refusal:
        Texts(None, "nl")
    assert refusal.value.verdict.code == "language.unknown"


# --- the message files ----------------------------------------------------------------------------------


@pytest.mark.parametrize("pair", catalogue_pairs(), ids=lambda pair: pair[0].parent.parent.name)
def test_both_languages_have_the_same_messages(pair: tuple[Path, Path]) -> None:
    english, german = (catalogues.catalogue(path) for path in pair)
    assert list(english) == list(german)
    for key in english:
        assert variables(pair[0], key) == variables(pair[1], key), key


@pytest.mark.heavy
def test_every_refusal_in_the_source_has_a_sentence_with_its_parameters() -> None:
    games = [carrack.game(game_id).folder / "text" for game_id in carrack.ids()]
    missing: list[str] = []
    for place, code, names in catalogues.refusals_in_source():
        key = refusal_key(code)
        for language in LANGUAGES:
            files = [folder / f"{language}.ftl" for folder in (SHARED, *games)]
            holders = [path for path in files if key in catalogues.catalogue(path)]
            if not holders:
                missing.append(f"{place}: no {key} in {language}")
            for path in holders[:1]:
                wanted = {
                    name for name in variables(path, key) if {name, DERIVED.get(name)}.isdisjoint(names)
                }
                missing += [f"{place}: {key} ({language}) needs {name}" for name in sorted(wanted)]
    assert not missing, "\n".join(missing)


def test_every_reason_of_a_game_has_a_sentence_and_a_rule(small: Case, language: str) -> None:
    texts = Texts(small.game, language)
    paragraphs = rulebook(small.game, language).paragraphs
    codes = [code for code, _ in reasons(small.game)]
    assert len(set(codes)) == len(codes)
    for code, rule in reasons(small.game):
        assert texts.has(refusal_key(code)), code
        assert rule in paragraphs, (code, rule)


ORDERS = {kind.name for game_id in carrack.ids() for kind in orders(carrack.game(game_id))}


@pytest.mark.parametrize("game_id", carrack.ids())
def test_every_standing_order_can_be_said(game_id: str) -> None:
    game = carrack.game(game_id)
    for kind in orders(game):
        said = [Texts(game, language).say(f"order-{kind.name}", {"amount": 7}) for language in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES)
        assert all(("7" in text) == (kind.limits is not None) for text in said)


def is_literal(text: str) -> bool:
    """Return True if the source has this text, whole or put together from two pieces."""
    literals = catalogues.all_strings()
    return text in literals or any(text[:i] in literals and text[i:] in literals for i in range(1, len(text)))


def _named() -> set[str]:
    """Messages that explain pieces, and those that say what answers bring."""
    found: set[str] = set()
    for game_id in carrack.ids():
        game = carrack.game(game_id)
        places = games.places(game)
        found |= {f"piece-{piece.kind}{end}" for piece in places.pieces for end in ("", "-about")}
        found |= {f"figure-{name}" for name in places.figures(game.new(), 0)}
    return found


NAMED = _named()
OPTION_VALUES = {
    f"{name}-{value}".replace("_", "-").lower()
    for game_id in carrack.ids()
    for name, values in carrack.game(game_id).facts.options.items()
    for value in values
}


def is_used(key: str, refusals: set[str], mentioned: set[str]) -> bool:
    """True if the source or another message can ask for this one: whole, or as `prefix-` and the rest."""
    literals = catalogues.all_strings()
    if key in literals or key in mentioned:
        return True
    if key.startswith("refusal-"):
        return key in refusals
    if key.startswith(("bot-", "start-bots-")):
        return key.removeprefix("start-bots-").removeprefix("bot-") in (*BOTS, HUMAN)
    if key.startswith("board-whose-"):
        return key.replace("-whose-", "-your-") in games.OWN_PARTS
    if key.startswith("start-value-"):
        return key.removeprefix("start-value-") in OPTION_VALUES
    if key.startswith(("piece-", "figure-")):
        return key in NAMED
    if key.startswith("order-"):
        return key.removeprefix("order-") in ORDERS
    cuts = [i + 1 for i, letter in enumerate(key) if letter == "-"]
    if key.startswith("do-") and any(is_literal(key[3 : i - 1]) and is_literal(key[i:]) for i in cuts[1:]):
        return True  # a choice in the words of the question that asks for it
    return any(key[:i] in literals and is_literal(key[i:].removesuffix("-hidden")) for i in cuts)


def test_options_and_their_values_have_words(small: Case, language: str) -> None:
    texts = Texts(small.game, language)
    for name, values in small.game.facts.options.items():
        for key in (f"option-{name}", *(f"value-{name}-{value}" for value in values)):
            assert is_said(texts.say(f"start-{key}".replace("_", "-").lower()))


@pytest.mark.heavy
@pytest.mark.parametrize("pair", catalogue_pairs(), ids=lambda pair: pair[0].parent.parent.name)
def test_no_message_is_unused(pair: tuple[Path, Path]) -> None:
    messages = catalogues.catalogue(pair[0])
    mentioned = {name for uses in messages.values() for name in uses.messages}
    codes = {code for _, code, _ in catalogues.refusals_in_source()} | catalogues.all_strings()
    codes |= {code for game_id in carrack.ids() for code, _ in reasons(carrack.game(game_id))}
    refusals = {refusal_key(code) for code in codes}
    unused = [key for key in messages if not is_used(key, refusals, mentioned)]
    assert not unused, unused


# --- the rules in our words -----------------------------------------------------------------------------


def test_both_rulebooks_have_the_same_paragraphs_and_marks(small: Case) -> None:
    english, german = (rulebook(small.game, language) for language in LANGUAGES)
    marks = [[(one.id, one.source) for one in book.paragraphs.values()] for book in (english, german)]
    assert marks[0] == marks[1]
    headings = [
        list(dict.fromkeys(one.heading for one in book.paragraphs.values())) for book in (english, german)
    ]
    assert len(headings[0]) == len(headings[1])
    for book in (english, german):
        assert book.title
        assert book.introduction
        assert all(is_said(one.text) and one.heading for one in book.paragraphs.values())
    assert all(
        english.paragraphs[name].text != german.paragraphs[name].text for name in english.paragraphs
    ), "a paragraph is not translated"


def test_paragraphs_are_numbered_without_gaps(small: Case) -> None:
    counted: dict[str, int] = {}
    for name in rulebook(small.game, "en").paragraphs:
        section, number = name.split(".")
        counted[section] = counted.get(section, 0) + 1
        assert int(number) == counted[section], name


def test_verdicts_and_prompts_cite_paragraphs_that_exist(case: Case, seed: int) -> None:
    known = rulebook(case.game, "en").paragraphs
    for state in played(case, seed).moments(each=3):
        assert state.prompt().rule in known
        for number in range(case.game.action_count):
            verdict = state.verdict(number)
            if verdict.family == "illegal" and not verdict.ok:
                assert verdict.rule in known, verdict.code


def test_a_view_asks_what_the_state_asks(case: Case, seed: int) -> None:
    for state in played(case, seed).moments(each=2):
        for viewer in case.viewers():
            assert state.view(viewer).prompt() == state.prompt()
