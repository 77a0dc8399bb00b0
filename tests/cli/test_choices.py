"""Many choices in few lines, and what a typed line means."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

import carrack
from carrack.cli.play.fullscreen.widget import wrapped
from carrack.cli.play.plain.choices import Block, blocks, layout
from carrack.cli.play.plain.display import Display
from carrack.cli.play.plain.typed_line import TableCommand, understand
from carrack.cli.play.question import Option, Question, _option, _plain_where_alone, options
from carrack.cli.terminal.styles import THEME, broken, solid_width, styled
from carrack.cli.terminal.voice import Voice
from carrack.core.board import TARGET, Span, parts_with_targets
from carrack.core.chance import Rng
from carrack.core.match import new_match
from carrack.core.text import Texts
from carrack.core.verdicts import Malformed
from tests.cli.running import GAME


def lines(numbers: list[int], width: int, language: str = "en") -> list[str]:
    texts = Texts(carrack.game(GAME), language)
    return [line.plain for line in layout(blocks(choices(GAME, numbers, language), texts), width)]


def choices(game_id: str, numbers: list[int], language: str = "en") -> list[Option]:
    state = carrack.game(game_id).new(3)
    return _plain_where_alone([_option(state, number, Texts(state.game, language)) for number in numbers])


def asking(game_id: str, numbers: list[int]) -> Question:
    game = carrack.game(game_id)
    return Question(game.new(3), 0, Texts(game), choices(game_id, numbers))


def numbers(*notations: str) -> list[int]:
    return [carrack.game(GAME).actions.find(notation) for notation in notations]


def test_what_a_family_has_in_common_is_said_once() -> None:
    picked = numbers("turn over gems-1", "turn over gems-2")
    assert lines(picked, 80) == ["Turn … into a doubloon   tg1 gems (1 rudder)    tg2 gems (2 rudders)"]
    german = "… zur Dublone machen   de1 Edelsteine (1 Ruder)   de2 Edelsteine (2 Ruder)"
    assert lines(picked, 80, "de") == [german]


def test_single_choices_are_whole_sentences() -> None:
    assert lines(numbers("explore", "sell"), 80) == ["  x Explore   s Sell"]


@pytest.mark.parametrize("width", [36, 50, 80, 120])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_choices_fit_every_width(width: int, language: str) -> None:
    every = list(range(int(carrack.game(GAME).first_chance)))
    shown = lines(every, width, language)
    assert max(map(len, shown)) <= width
    text = " ".join(shown)
    labels = {option.label for option in choices(GAME, every, language)}
    assert all(f" {label} " in f" {text} " for label in labels)


def places(game_id: str, family: str) -> list[int]:
    return [choice.number for choice in carrack.game(game_id).actions.choices if choice.family == family]


@pytest.mark.parametrize("width", [36, 80, 120])
@pytest.mark.parametrize("language", ["en", "de"])
def test_of_very_many_choices_a_few_are_counted_out_and_the_rest_can_be_typed(
    width: int, language: str
) -> None:
    game = carrack.game("amerigo")
    every = places("amerigo", "lay")
    shown = [
        line.plain
        for line in layout(blocks(choices("amerigo", every, language), Texts(game, language)), width)
    ]
    assert len(shown) <= 7
    assert f"a1n a1 ({'north' if language == 'en' else 'Nord'})" in " ".join(shown)
    last = next(place for place, line in enumerate(shown) if line.strip().startswith("… "))
    assert last >= len(shown) - 2, "at most a second line of it follows"
    assert choices("amerigo", every, language)[-1].label in " ".join(shown[last:])
    assert understand("lay x24 west", game, asking("amerigo", every[:3])).numbers == (every[-1],)


def test_a_picture_on_the_board_is_never_broken() -> None:
    picture = [Span("1 "), Span("~~", "map-water", glued=True), Span("##", "map-land", glued=True)]
    assert [line.plain for line in styled(picture, 3)] == ["1 ~~##"]
    words = [Span("goods: "), Span("cotton"), Span(" 2×1", glued=True), Span(", sugar")]
    assert [line.plain for line in styled(words, 18)] == ["goods: cotton 2×1,", "       sugar"]
    assert solid_width([words, picture, [Span("a long line of one piece")]]) == 6


def test_a_question_about_places_shows_their_part_of_the_board() -> None:
    board = [[Span("seats")], [], [Span("map")], [Span("·+", TARGET)], [], [Span("goods")]]
    assert parts_with_targets(board) == board[2:4]
    assert parts_with_targets(board[:3]) == []


def test_board_lines_break_between_pieces_and_go_on_under_the_second() -> None:
    row = [Span("hand: "), Span("coffee (1)"), Span(", "), Span("coffee (2)"), Span(", "), Span("gems (3)")]
    assert [line.plain.rstrip() for line in styled(row, 20)] == [
        "hand: coffee (1),",
        "      coffee (2),",
        "      gems (3)",
    ]


def test_no_row_of_the_board_begins_with_a_dot() -> None:
    row = [Span("Seat 1"), Span(" · "), Span("bread 4"), Span(" · "), Span("shipyard 6"), Span(" · ")]
    row += [Span("a long piece of some words"), Span(" · "), Span("bay 3")]
    for width in range(16, 50):
        rows = [line.plain.strip() for line in styled(row, width)]
        assert not any(line.startswith("·") or not line for line in rows), rows


def test_a_dot_ends_a_piece_that_is_broken() -> None:
    pieces = ("I Blessing", " · ", "ten points for each set", " · ", "now 0 points")
    for width in range(16, 33):
        parts = styled([Span(piece) for piece in pieces], width)
        rows = [line.plain.strip() for part in parts for line in broken(part, width, 4)]
        assert any(line.endswith("set\N{NO-BREAK SPACE}·") for line in rows), rows
    for width in range(12, 25):
        full = [
            line.plain.strip() for line in wrapped(Text("ten points for each set\N{NO-BREAK SPACE}·"), width)
        ]
        assert full[-1] != "·", full


def test_a_line_with_a_space_at_the_edge_leaves_no_empty_row() -> None:
    for width in range(10, 30):
        line = Text("  " + "word " * 5)
        assert all(row.plain.strip() for row in broken(line, width, 4)), width
        assert "".join("".join(row.plain.split()) for row in broken(line, width, 4)) == "word" * 5


def test_orders_are_understood_in_every_language() -> None:
    game = carrack.game(GAME)
    asks = asking(GAME, [0])
    for typed, order in (
        ("u", TableCommand.UNDO),
        ("zurück", TableCommand.UNDO),
        ("Quit", TableCommand.QUIT),
        ("?", TableCommand.WHY),
        ("why not", TableCommand.WHY),
        ("Warum", TableCommand.WHY),
    ):
        assert understand(typed, game, asks).command == order
    assert understand("regel sell.3", game, asks).argument == "sell.3"
    assert understand("rules sell.3", game, asks) == understand("rule sell.3", game, asks)
    assert understand("?7", game, asks).argument == "7"
    assert understand("why not 7", game, asks) == understand("warum 7", game, asks)
    assert understand("why 7", game, asks) == understand("?7", game, asks)
    assert understand("draw", game, asks).numbers == (game.actions.find("draw"),)
    assert understand("!", game, asks).command == TableCommand.HINT


def test_the_plain_table_understands_the_words_it_prints() -> None:
    game = carrack.game(GAME)
    asks = asking(GAME, numbers("exhibit gems-1", "exhibit gems-2", "stop", "sell"))
    for typed, notation in (
        ("Exhibit no more", "stop"),
        ("exhibit gems (2 rudders)", "exhibit gems-2"),
        ("eg2", "exhibit gems-2"),
        ("EG 2", "exhibit gems-2"),
        ("sell", "sell"),
        (".", "stop"),
        ("#3", "stop"),
        ("no more", "stop"),
    ):
        assert understand(typed, game, asks).numbers == (game.actions.find(notation),), typed
    with pytest.raises(Malformed) as several:
        understand("exhibit gem", game, asks)
    assert several.value.verdict.code == "table.ambiguous"
    with pytest.raises(Malformed):
        understand("2", game, asks)


@pytest.mark.parametrize("language", ["en", "de"])
def test_words_are_understood_in_any_order_and_a_figure_is_no_beginning_of_another(language: str) -> None:
    """„bieten 2“ does not ask whether 20 is meant."""
    game = carrack.game("pizarro")
    bids = [choice.number for choice in game.actions.choices if choice.family == "bid"]
    texts = Texts(game, language)
    asks = Question(game.new(3), 0, texts, choices("pizarro", bids, language))
    for typed in (texts.action(bids[1]), " ".join(reversed(texts.action(bids[1]).split()))):
        assert understand(typed, game, asks).numbers == (bids[1],)


def test_an_answer_goes_before_what_can_be_done_at_any_time() -> None:
    game = carrack.game(GAME)
    asks = asking(GAME, numbers("exhibit gems-1", "turn over gems-1"))
    first, second = asks.options
    asks.options = [replace(first, heading="e", words="gems"), replace(second, words="gems", extra=True)]
    assert understand("gems", game, asks).numbers == (first.number,)


def test_a_choice_goes_before_a_word_of_the_table() -> None:
    """A choice that is called „Fertig“ can be typed; `done` confirms where nothing is left to choose."""
    game = carrack.game("amalfi")
    done = Texts(game, "de").say("table-word-done")
    option = replace(
        choices(GAME, numbers("stop"), "de")[0], sentence=done.capitalize(), words=done.capitalize()
    )
    asks = Question(game.new(2), 0, Texts(game, "de"), [option])
    assert understand(done, game, asks).numbers == (option.number,)
    assert understand(done, game, asking("amalfi", [0])).command == TableCommand.DONE


def test_figures_in_a_row_are_shown_as_a_range() -> None:
    game = carrack.game("pizarro")
    bids = [choice.number for choice in game.actions.choices if choice.family == "bid"][1:45]
    texts = Texts(game)
    shown = [line.plain for line in layout(blocks(choices("pizarro", bids), texts), 80)]
    assert shown == ["Bid …   2 to 45"]
    few = [line.plain for line in layout(blocks(choices("pizarro", bids[:5]), texts), 80)]
    assert few == ["Bid …   2   3   4   5   6"]


@pytest.mark.parametrize("width", [36, 80])
def test_a_long_choice_goes_on_under_its_own_words(width: int) -> None:
    brings = "(+1 bread, −4 ships in the bay, +10 points)"
    block = Block("Acquire …", [*[("av", "“The Birth of Venus”", brings)] * 2, ("x", "word " * 30, "")])
    shown = [line.plain for line in layout([block], width)]
    first = next(line for line in shown if "av " in line)
    assert all(len(line) <= width for line in shown)
    assert " ".join(" ".join(shown).split()).count(brings) == 2
    continued = [
        line for line in shown if "av " not in line and "x word" not in line and "Acquire" not in line
    ]
    assert continued
    assert all(line.startswith(" " * (first.index("av ") + 2)) for line in continued)


@pytest.mark.parametrize(("height", "times"), [(24, 2), (200, 1)])
def test_a_question_above_many_choices_is_repeated_below_them(height: int, times: int) -> None:
    match = new_match(carrack.game("amalfi"), 2, Rng(5))
    while match.state_for(match.actor).prompt().code != "turn":
        match.play(match.actor, match.state_for(match.actor).legal()[0])
    state, texts = match.state_for(match.actor), Texts(match.game)
    voice = Voice()
    voice.about(match.game)
    voice.out = Console(file=StringIO(), force_terminal=True, width=80, height=height, theme=THEME)
    Display(voice).question(state, options(state, state.legal(), texts), [])
    assert isinstance(voice.out.file, StringIO)
    assert voice.out.file.getvalue().count("[turn.2]") == times
