"""Keys of choices, and words that share a colour with the board."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.text import Text

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.cli.play.fullscreen.choices import TURN_TO, Choices
from carrack.cli.play.fullscreen.palette import Ink
from carrack.cli.play.fullscreen.replay_app import WatchApp
from carrack.cli.play.fullscreen.shell import Shell
from carrack.cli.play.fullscreen.table_app import TableApp
from carrack.cli.play.fullscreen.word_colours import Colouring
from carrack.cli.play.question import Option, folded, options
from carrack.core.board import Span
from carrack.core.chance import Rng
from carrack.core.text import Texts
from tests.screen.tables import GAME, session


def test_legal_choices_come_first_greyed_ones_by_reason() -> None:
    match = session(decisions=40).match
    found = options(match.state, match.state.legal(), Texts(match.game))
    legal = [option.legal for option in found]
    assert legal == sorted(legal, reverse=True)
    assert [option.number for option in found if option.legal] == match.state.legal()
    assert {option.number for option in found} == set(match.state.candidates())
    for option in found:
        assert bool(option.reason) == bool(option.rule)


@pytest.mark.parametrize("game", carrack.ids())
def test_a_question_belongs_to_its_position_also_where_nothing_was_told_of_what_is_taken_back(
    game: str,
) -> None:
    table = session(("Ann", "greedy", "greedy"), game=game)
    texts, bot, rng = Texts(table.match.game), GreedyBot(), Rng(9)

    def decide() -> None:
        numbers = [bot.decide(table.match.view(table.match.actor), rng)]
        if table.asked is None:
            table.bot_plays(table.match.actor, *numbers)
        else:
            table.pick(numbers)

    def asks() -> None:
        question = table.question(texts)
        if question is not None:
            assert sorted(option.number for option in question.options if option.legal) == table.offered()

    taken_back = 0
    while taken_back < 5 and not table.match.is_over:
        asks()
        decide()
        if table.match.draft:
            table.done()
            asks()
            if table.asked is not None:
                table.take_back(table.asked, [])
                taken_back += 1
                asks()
                decide()
                asks()
                if table.match.draft:
                    table.done()


def bids(number_of: int) -> list[Option]:
    found = [Option(n, str(n), "Bid …", str(n), f"Bid {n}", f"bid {n}") for n in range(1, number_of + 1)]
    return [*found, Option(99, "b", "", "Pass", "Pass", "pass")]


def test_sixty_bids_take_few_rows_and_are_found_by_typing() -> None:
    ink = Ink()
    pane = Choices(ink, Colouring(ink), "choices")
    pane.options = bids(60)
    pane.shown = list(pane.options)
    assert pane.height_at(77) <= 6
    assert all(row.text.cell_len <= 77 for row in pane.rows(77))
    assert " 7 " in pane.rows(77)[0].text.plain
    assert "7 7" not in pane.rows(77)[0].text.plain
    pane.select_number(42)
    assert pane.choice
    assert pane.choice.notation == "bid 42"


def test_of_very_many_choices_a_page_is_shown_around_the_selected_one() -> None:
    ink = Ink()
    pane = Choices(ink, Colouring(ink), "choices")
    pane.options = [Option(n, str(n), "Lay …", f"h{n}", f"Lay h{n}", f"lay h{n}") for n in range(1, 501)]
    pane.shown = list(pane.options)
    assert pane.height_at(60) <= 9
    assert "… 4" in pane.rows(60)[-1].text.plain
    pane.select_number(300)
    text = "\n".join(row.text.plain for row in pane.rows(60))
    assert "300 h300" in text
    assert pane.height_at(60) <= 10
    before, after = (row.spots[0].value for row in pane.rows(60) if row.spots[0].value.startswith(TURN_TO))
    assert int(before[1:]) < 299 < int(after[1:])


def families() -> Choices:
    ink = Ink()
    pane = Choices(ink, Colouring(ink), "choices")
    pane.options = [
        *(Option(n, f"n{n}", "Navigate to …", f"Port {n}", f"To Port {n}", f"to {n}") for n in range(9)),
        *(Option(n, f"a{n}", "Acquire …", f"Book {n}", f"Buy Book {n}", f"buy {n}") for n in range(10, 15)),
        Option(20, ".", "", "Pass", "Pass", "pass"),
        Option(21, "d", "", "Draw", "Draw", "draw"),
    ]
    pane.shown = list(pane.options)
    return pane


def texts_of(pane: Choices) -> list[str]:
    return [row.text.plain for row in pane.rows(40)]


def test_families_are_folded_where_all_have_no_room() -> None:
    pane = families()
    whole = pane.height_at(40)
    pane.fit(whole)
    assert pane.height_at(40) == whole == pane.whole_height(40)
    pane.fit(whole - 1)
    assert pane.height_at(40) < whole == pane.whole_height(40)
    pane.fit(3)
    assert any(line.startswith("Navigate to …  n… Port 0, Port 1, +7") for line in texts_of(pane))
    assert any(line.split() == [".", "Pass", "d", "Draw"] for line in texts_of(pane)), (
        "whole sentences are never folded"
    )
    folded = next(row for row in pane.rows(40) if "n…" in row.text.plain)
    assert folded.spots[0].value == f"{TURN_TO}0", "a click opens the family"


def test_a_family_opens_for_what_is_selected_and_only_what_is_typed_is_left() -> None:
    pane = families()
    pane.fit(4)
    assert "n3" not in " ".join(texts_of(pane))
    pane.select_number(3)
    assert " n3 Port 3" in " ".join(texts_of(pane))
    assert "a12" not in " ".join(texts_of(pane))
    pane.select(-1)
    pane.begin("a")
    text = " ".join(texts_of(pane))
    assert all(f"a{n} Book {n}" in text for n in range(10, 15))
    assert "Port" not in text
    assert "Pass" not in text


def test_the_only_family_is_never_folded_but_shown_in_pages() -> None:
    pane = families()
    pane.options = [
        replace(option, remark=f"{option.number} AP, fits in many places") if option.heading else option
        for option in pane.options
        if not option.label.startswith("a")
    ]
    pane.shown = list(pane.options)
    pane.fit(10)
    assert len(texts_of(pane)) <= 10
    text = " ".join(texts_of(pane))
    assert "n0 Port 0 · 0 AP, fits in many places" in text
    assert "… 3 more" in text
    assert ". Pass" in text
    pane.select_number(8)
    assert len(texts_of(pane)) <= 10
    assert "n8 Port 8 · 8 AP, fits in many places" in " ".join(texts_of(pane))
    pane.select(-1)
    pane.fit(11)
    long = pane.rows(26)
    assert len(long) <= 11
    assert sum("Port" in row.text.plain for row in long) == sum("places" in row.text.plain for row in long)
    for selected in (-1, 8):
        pane.select_number(selected)
        pane.fit(9)
        text = " ".join(texts_of(pane))
        assert "fits" not in text, "all names, without what is said beside them"
        assert all(f"n{n} Port {n}" in text for n in range(9))


def test_amounts_that_are_refused_alike_are_one_line() -> None:
    game = carrack.game("pizarro")
    state, rng = game.new(3), Rng(4)
    while state.actor == carrack.CHANCE:
        state.apply(rng.choose(state.legal(), state.weights()))
    state.apply(game.actions.find("bid 7"))
    texts = Texts(game)
    greyed = [option for option in options(state, state.legal(), texts) if not option.legal]
    reasons = [fold.reason for fold in folded(greyed, texts)]
    assert len(greyed) > 6
    assert sum("7" in reason for reason in reasons) == 1, reasons


def test_a_long_choice_takes_several_rows() -> None:
    ink = Ink()
    pane = Choices(ink, Colouring(ink), "choices")
    sentence = "White: take the action of the colour under your disc"
    pane.options = [
        Option(1, "1", "", sentence, sentence, "special"),
        Option(2, "2", "", "Gold", "Gold", "gold"),
    ]
    pane.shown = list(pane.options)
    rows = pane.rows(30)
    assert all(row.text.cell_len <= 30 for row in rows)
    assert " ".join(" ".join(row.text.plain for row in rows).split()) == f"1 {sentence} 2 Gold"
    assert [row.spots[0].value for row in rows] == ["0", "0", "1"]


def test_filter_matches_beginnings_of_words_in_any_order() -> None:
    option = Option(1, "3", "Sail out with …", "gems (2)", "Sail out with gems (2)", "sail out gems-2")
    for typed in ("gems", "GEM sail", "out gems-2", "3", ""):
        assert option.matches(typed), typed
    for typed in ("ems", "sail coffee", "("):
        assert not option.matches(typed) or typed == "("


def test_every_letter_of_the_table_has_another_key_that_answers_never_take() -> None:
    for app in (TableApp, WatchApp):
        bound = {
            str(getattr(binding, "action", ""))
            for one in app.__mro__
            if issubclass(one, Shell)
            for binding in one.BINDINGS
            if all(len(key) > 1 for key in str(getattr(binding, "key", "")).split(","))
        }
        without = {"undo", "done", "again", "eyes"}
        """Backspace undoes, Enter confirms; the others are wanted only where nothing is asked."""
        assert set(app.LETTERS.values()) <= bound | without


def test_words_have_the_colour_of_the_board() -> None:
    ink = Ink()
    colouring = Colouring(ink)
    text = Text("Ann sails out with gems (3): distance 3.")
    assert not colouring.colour(text.copy()).spans
    colouring.learn([[Span("2× gems (1)", "good-gems"), Span("hand", "strong")]])
    coloured = colouring.colour(text)
    assert [coloured.plain[span.start : span.end] for span in coloured.spans] == ["gems (3)"]
    assert coloured.spans[0].style == ink("good-gems")
    colouring.forget()
    assert not colouring.colour(Text("gems")).spans


def test_every_game_has_options_at_its_first_question() -> None:
    from carrack.core.chance import Rng
    from carrack.core.match import new_match

    assert GAME in carrack.ids()
    for game_id in carrack.ids():
        game = carrack.game(game_id)
        for language in ("en", "de"):
            match = new_match(game, game.facts.seats.start, Rng(1, 1))
            found = options(match.state, match.state.legal(), Texts(game, language))
            labels = [option.label for option in found if option.label]
            assert len(set(labels)) == len(labels)
            assert all(option.label for option in found if option.legal)


def test_what_is_no_answer_here_is_not_among_the_greyed_until_asked_for() -> None:
    choices = Choices(Ink(), Colouring(Ink()), "choices")
    used = Option(1, "g", "", "Use 5 gold", "Use 5 gold", "use gold-5", "It is used.", "use.3", extra=True)
    dear = replace(used, number=2, words="Buy coffee", sentence="Buy coffee", extra=False)
    choices.show([dear, used])
    assert [option.words for option in choices.shown] == ["Buy coffee"]
    choices.with_extras = True
    choices.update_shown()
    assert [option.words for option in choices.shown] == ["Buy coffee, Use 5 gold"]
