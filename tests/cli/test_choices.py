"""Many choices in few lines, and what a typed line means."""

from __future__ import annotations

import pytest

import carrack
from carrack.cli.styles import styled
from carrack.cli.table.choices import blocks, layout
from carrack.cli.table.orders import Order, understand
from carrack.core.board import Span
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
