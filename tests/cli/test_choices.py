"""Many choices in few lines, and what a typed line means."""

from __future__ import annotations

import pytest

import carrack
from carrack.cli.styles import solid_width, styled
from carrack.cli.table.choices import blocks, layout
from carrack.cli.table.orders import Order, understand
from carrack.core.board import TARGET, Span, parts_with_targets
from carrack.core.text import Texts
from tests.cli.running import GAME


def lines(numbers: list[int], width: int, language: str = "en") -> list[str]:
    return [line.plain for line in layout(blocks(numbers, Texts(carrack.game(GAME), language)), width)]


def numbers(*notations: str) -> list[int]:
    return [carrack.game(GAME).actions.number(notation) for notation in notations]


def test_what_a_family_has_in_common_is_said_once() -> None:
    picked = numbers("turn over gems-1", "turn over gems-2")
    assert lines(picked, 80) == ["Turn … into a doubloon   1 gems (1)   2 gems (2)"]
    assert lines(picked, 80, "de") == ["… zur Dublone machen   1 Edelsteine (1)   2 Edelsteine (2)"]


def test_single_choices_are_whole_sentences() -> None:
    assert lines(numbers("explore", "sell"), 80) == ["  1 Explore   2 Sell"]


@pytest.mark.parametrize("width", [36, 50, 80, 120])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_choices_fit_every_width(width: int, language: str) -> None:
    every = list(range(int(carrack.game(GAME).first_chance)))
    shown = lines(every, width, language)
    assert max(map(len, shown)) <= width
    text = " ".join(shown)
    assert all(f" {typed} " in f" {text} " for typed in range(1, len(every) + 1))


def places(game_id: str, family: str) -> list[int]:
    return [choice.number for choice in carrack.game(game_id).actions.choices if choice.family == family]


@pytest.mark.parametrize("width", [36, 80, 120])
@pytest.mark.parametrize("language", ["en", "de"])
def test_of_very_many_choices_a_few_are_counted_out_and_the_rest_can_be_typed(
    width: int, language: str
) -> None:
    game = carrack.game("amerigo")
    every = places("amerigo", "lay")
    shown = [line.plain for line in layout(blocks(every, Texts(game, language)), width)]
    assert len(shown) <= 7
    assert "1 a1 (" in " ".join(shown)
    assert shown[-1].strip().startswith("… ")
    assert game.actions.notation(every[-1]) in shown[-1]
    assert understand("lay x24 west", game, every[:3]).number == every[-1]


def test_a_picture_on_the_board_is_never_broken() -> None:
    picture = [Span("1 "), Span("~~", "map-water", glued=True), Span("##", "map-land", glued=True)]
    assert [line.plain for line in styled(picture, 3)] == ["1 ~~##"]
    words = [Span("goods: "), Span("cotton"), Span(" 2×1", glued=True), Span(", sugar")]
    assert [line.plain for line in styled(words, 18)] == ["goods: cotton 2×1", "       , sugar"]
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


def test_orders_are_understood_in_every_language() -> None:
    game = carrack.game(GAME)
    for typed, order in (("u", Order.UNDO), ("zurück", Order.UNDO), ("Quit", Order.QUIT), ("?", Order.WHY)):
        assert understand(typed, game, [0]).order == order
    assert understand("regel sell.3", game, [0]).argument == "sell.3"
    assert understand("?7", game, [0]).argument == "7"
    assert understand("draw", game, [0]).number == game.actions.number("draw")
