"""Keys of choices: the same at every question, no figure that means another one, several in one answer."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.bots.search_result import SearchResult
from carrack.cli.play.hints import Advice
from carrack.cli.play.keys import END, codes, keys_of, squeezed
from carrack.cli.play.question import Option, Question, asked, folded, options
from carrack.core.chance import Rng
from carrack.core.match import Match, new_match
from carrack.core.text import LANGUAGES, Texts
from tests.contract.cases import option_sets

ENDINGS = {"stop", "decline", "pass", "allow", "leave", "done", "character-none"}


def matches(game_id: str, most: int) -> Iterator[Match]:
    """Positions of games with every set of options, of random moves and of sensible ones."""
    game = carrack.game(game_id)
    for place, chosen in enumerate(option_sets(game, False)):
        sets = dict(chosen)
        seats = game.facts.seats[-1 - place % 2]
        if not game.facts.matters(sets, seats):
            continue
        match = new_match(game, seats, Rng(7, place), None, False, **sets)
        picker, bot = random.Random(place), GreedyBot()
        for step in range(most):
            if match.is_over:
                break
            yield match
            legal = match.state_for(match.actor).legal()
            number = picker.choice(legal) if step % 3 == 0 else bot.decide(match.view(match.actor), Rng(step))
            match.play(match.actor, number)
            if match.is_complete:
                match.done(match.actor)


@pytest.mark.parametrize("game_id", carrack.ids())
def test_keys_tell_every_choice_of_a_question_apart_and_figures_mean_themselves(game_id: str) -> None:
    game = carrack.game(game_id)
    for match in matches(game_id, 60):
        for language in LANGUAGES:
            keys = keys_of(game, language)
            texts = Texts(game, language)
            labels: dict[str, int] = {}
            for number in match.state_for(match.actor).candidates():
                label = keys[number].short
                assert label, texts.action(number)
                assert label not in labels, (label, texts.action(number), texts.action(labels[label]))
                labels[label] = number
                if label.isdecimal():
                    assert re.search(rf"(?<!\d){label}(?!\d)", texts.action(number)), (label, number)


@pytest.mark.parametrize("game_id", carrack.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_ends_something_has_one_key_in_all_games(game_id: str, language: str) -> None:
    game = carrack.game(game_id)
    for number, key in keys_of(game, language).items():
        assert (key.short == END) == (game.actions.choices[number].family in ENDINGS)


def test_a_choice_keeps_its_key_while_the_question_repeats() -> None:
    match, _ = after("amerigo-cards", "exhibit ")
    texts = Texts(match.game)
    seen: dict[int, str] = {}
    for _ in range(4):
        state = match.state_for(match.actor)
        found = options(state, state.legal(), texts)
        for option in found:
            assert seen.setdefault(option.number, option.label) == option.label
        shown = [option for option in found if option.notation.startswith("exhibit") and option.legal]
        if not shown:
            break
        match.play(match.actor, shown[0].number)
    assert any(label.startswith("e") for label in seen.values())
    assert len(seen) > 5


def question(match: Match, language: str = "en") -> Question:
    state, texts = match.state_for(match.actor), Texts(match.game, language)
    return Question(state, match.actor, texts, options(state, state.legal(), texts))


def after(game_id: str, wanted: str, language: str = "en", seats: int = 3) -> tuple[Match, Question]:
    """The first position in a game in which this can be answered."""
    match = new_match(carrack.game(game_id), seats, Rng(11))
    bot = GreedyBot()
    for step in range(2000):
        asks = question(match, language)
        if any(option.legal and option.notation.startswith(wanted) for option in asks.options):
            return match, asks
        match.play(match.actor, bot.decide(match.view(match.actor), Rng(step)))
        if match.is_complete:
            match.done(match.actor)
    raise AssertionError(wanted)


def test_ship_and_place_are_one_answer() -> None:
    match, asks = after("amerigo", "ship ")
    second = next(option for option in asks.options if option.label == "2")
    there = [option for option in asks.options_after([second.number]) if option.legal]
    square = next(option for option in there if option.label[0].isalpha())
    answer = asks.read(f"2{square.label}")
    assert answer
    assert answer.numbers == [second.number, square.number]
    assert answer.last == square
    spaced = asks.read(f"2 {square.label.upper()}")
    assert spaced
    assert spaced.numbers == answer.numbers
    half = asks.read(f"2{square.label[0]}")
    assert half
    assert half.last is None
    assert asks.read("2zz") is None
    for number in answer.numbers:
        match.play(match.actor, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tile_and_place_are_one_answer(language: str) -> None:
    _, asks = after("amerigo", "build ", language)
    tile = next(option for option in asks.options if option.legal and option.notation.startswith("build"))
    spot = next(option for option in asks.options_after([tile.number]) if option.notation.startswith("lay"))
    answer = asks.read(tile.label + spot.label)
    assert answer
    assert answer.numbers == [tile.number, spot.number]


def test_a_place_alone_finds_its_ship_and_a_tile_turns_where_it_lies() -> None:
    _, asks = after("amerigo", "ship ")
    second = next(option for option in asks.options if option.label == "2")
    square = next(
        option for option in asks.options_after([second.number]) if option.legal and option.label[0].isalpha()
    )
    assert asks.aim(square.label, "2") == f"2{square.label}"
    alone = asks.read(str(asks.aim(square.label, "")))
    assert alone
    assert alone.steps[-1].label == square.label
    assert asks.aim("zz", "") is None
    assert asks.turned(f"2{square.label}") is None
    _, asks = after("amerigo", "build ")
    for tile in asks.options:
        if tile.legal and tile.notation.startswith("build"):
            spots = [option.label for option in asks.options_after([tile.number]) if option.legal]
            for spot in spots:
                seen, typed = set[str](), tile.label + spot
                while typed not in seen:
                    seen.add(typed)
                    typed = asks.turned(typed) or typed
                squares = {other.rstrip("nesw") for other in seen}
                assert len(squares) == 1
                assert len(seen) == sum(other.rstrip("nesw") == spot.rstrip("nesw") for other in spots)
                assert asks.aim(spot.rstrip("nesw"), tile.label) in seen


def test_a_tile_whose_turns_look_alike_is_laid_by_its_square() -> None:
    alike, turned = 0, 0
    for match in matches("amerigo", 400):
        state = match.state_for(match.actor)
        if state.prompt().code != "lay":
            continue
        found = asked(state, match.view(match.actor), Texts(match.game))
        spots = [option for option in found if option.legal and option.notation.startswith("lay ")]
        squares = {option.square for option in spots}
        for option in spots:
            assert (option.label == option.square) == (len(squares) == len(spots))
            assert ("(" in option.sentence) == (len(squares) < len(spots))
        alike += len(squares) == len(spots)
        turned += len(squares) < len(spots)
    assert alike
    assert turned


def test_a_figure_that_is_an_amount_is_no_frame_space() -> None:
    for match in matches("amerigo", 200):
        state = match.state_for(match.actor)
        if state.prompt().code == "progress":
            view = match.view(match.actor)
            asks = Question(state, match.actor, Texts(match.game), asked(state, view, Texts(match.game)))
            assert asks.aim("to frame-2", "") is None
            return
    raise AssertionError("nobody made progress")


def test_more_of_a_name_can_be_typed() -> None:
    _, asks = after("amalfi", "navigate ")
    option = next(option for option in asks.options if option.notation == "navigate valencia")
    for typed in ("nva", "nval", "nvalencia"):
        answer = asks.read(typed)
        assert answer
        assert answer.last == option, typed
    assert asks.read("nvalx") is None


def test_a_key_of_something_impossible_leads_to_its_reason() -> None:
    match = new_match(carrack.game("amerigo-cards"), 2, Rng(5))
    match.play(match.actor, match.state.legal()[0])
    asks = question(match)
    greyed = next(option for option in asks.options if not option.legal)
    answer = asks.read(greyed.label)
    assert answer
    assert answer.last
    assert answer.last.reason == greyed.reason


def test_words_on_the_screen_are_understood() -> None:
    _, asks = after("amalfi", "acquire ")
    art = next(option for option in asks.options if option.legal and option.notation.startswith("acquire"))
    for typed in (art.sentence, art.sentence.upper(), art.words, art.notation, f"acq {art.words[1:6]}"):
        assert art in asks.find(typed), typed


def test_one_line_for_each_reason() -> None:
    _, asks = after("amerigo", "to k")
    greyed = [option for option in asks.options if not option.legal]
    lines = folded(greyed, Texts(carrack.game("amerigo")))
    assert len(greyed) > 40
    assert len(lines) < 8
    assert all(line.label == "" and line.reason and line.rule for line in lines)


def test_one_line_for_reasons_that_differ_in_the_name_alone() -> None:
    match, asks = after("amalfi", "navigate ")
    greyed = [option for option in asks.options if not option.legal and option.notation.startswith("unload")]
    assert len(greyed) > 2
    lines = folded(greyed, Texts(match.game))
    assert len(lines) == 1
    assert lines[0].reason.endswith("for …"), "no full stop after the dots"
    assert folded(greyed[:1], Texts(match.game))[0].reason == greyed[0].reason


def test_a_reason_for_several_names_the_range_of_what_differs() -> None:
    """15 wood for three ships, 30 for six."""
    match, asks = after("amalfi", "construct ")
    dear = [option for option in asks.options if not option.legal and option.notation.startswith("construct")]
    costs = [int(re.findall(r"costs (\d+)", option.reason)[0]) for option in dear]
    assert len(set(costs)) > 1
    reason = folded(dear, Texts(match.game))[0].reason
    assert f"costs {min(costs)}–{max(costs)} wood" in reason


def test_a_hint_foresees_only_decisions_of_its_own_seat() -> None:
    match, asks = after("amerigo", "ship ")
    own = [option for option in asks.options if option.legal and not option.extra]
    ship, place = own[0].number, asks.options_after([own[0].number])[0].number
    thought = SearchResult(ship, [1 / 3] * 3, {}, [ship, place, match.game.actions.find("gold")], False)
    said = Advice("mate", ship, thought).sentence(asks)
    assert f"Then perhaps: {asks.texts.action(place)}." in said
    ends = next(option for option in own if option.ends)
    said = Advice("mate", ends.number, replace(thought, line=[ends.number, ship])).sentence(asks)
    assert "Then perhaps" not in said


def test_a_lone_answer_is_known_and_extras_do_not_count() -> None:
    _, asks = after("amerigo", "ship ")
    lone = asks.options[0]
    many = Question(asks.state, asks.seat, asks.texts, asks.options)
    assert many.default is None
    extra = replace(next(option for option in asks.options if option != lone and option.legal), extra=True)
    assert Question(asks.state, asks.seat, asks.texts, [lone, extra]).default == lone


def test_an_option_says_what_it_brings() -> None:
    match, _ = after("amerigo", "gold")
    state = match.state_for(match.actor)
    found = asked(state, match.view(match.actor), Texts(match.game))
    gold = next(option for option in found if option.notation == "gold")
    assert re.fullmatch(r"\+\d+ gold", gold.brings)


def test_short_codes_are_all_different() -> None:
    names = ["“The Prince”", "“The Praise of Folly”", "Pope Julius II", "Pope Leo X", "Ö", "7 points"]
    found = codes(names)
    assert len(set(found)) == len(found)
    assert all(code == squeezed(code) for code in found)
    assert Option(1, "p", "", "Pass", "Pass", "pass").begins("p")


def test_staying_is_a_word_with_the_key_of_passing_and_places_say_how_far_they_are() -> None:
    match, _ = after("amerigo", "to k")
    state = match.state_for(match.actor)
    for language, word in (("en", "stay here"), ("de", "hier bleiben")):
        found = asked(state, match.view(match.actor), Texts(match.game, language))
        stay = [option for option in found if option.ends]
        assert [option.remark.split(",")[0] for option in stay] == [word]
        legal = [option for option in found if option.legal and option.notation.startswith("to ")]
        assert all(option.remark for option in legal)


def test_an_action_that_can_do_nothing_says_so() -> None:
    found: list[Option] = []
    for match in matches("amerigo", 120):
        state = match.state_for(match.actor)
        if match.game.actions.find("act green") in state.legal():
            found = asked(state, match.view(match.actor), Texts(match.game))
            found = [option for option in found if option.warns]
            if found:
                break
    assert "nothing to do" in found[0].remark


@pytest.mark.parametrize(("language", "heading"), [("en", "Load …"), ("de", "… laden")])
def test_cannons_are_loaded_where_discs_advance(language: str, heading: str) -> None:
    """Amerigo uses one number for both; the answer says what the question asks."""
    match, asks = after("amerigo", "act black", language)
    match.play(match.actor, next(one.number for one in asks.options if one.notation == "act black"))
    found = [option for option in question(match, language).options if option.notation.startswith("advance")]
    assert found
    assert {option.heading for option in found} == {heading}
    assert all(option.label == option.words for option in found)
