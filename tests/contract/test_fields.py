"""Code written by `tools/fields.py` is up to date with the fields of its class."""

from __future__ import annotations

import ast
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core import fields
from carrack.core.verdicts import Malformed
from tools.fields import BEGIN, END, ROOT, fields_of, numbered, rewritten, written_files

PLAYER = (ROOT / "src" / "carrack" / "games" / "amalfi" / "player.py").read_text(encoding="utf-8")


def test_written_methods_are_up_to_date() -> None:
    files = written_files()
    assert files
    stale = [path.name for path, text in files.items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run tools/fields.py"


def test_a_new_field_is_copied_and_has_its_mark() -> None:
    source = PLAYER.replace(
        "    port: Annotated", "    mast: Annotated[i64, Range(0, 3)] = 0\n    port: Annotated"
    )
    written = rewritten(source).split(BEGIN)[1].split(END)[0]
    for line in ("other.mast = self.mast", '"mast": Range(0, 3),'):
        assert line in written


@pytest.mark.parametrize("hidden", ["char_at", "dealt"])
def test_what_is_not_marked_as_seen_must_be_given_to_a_view(hidden: str) -> None:
    text = (ROOT / "src" / "carrack" / "games" / "amalfi" / "table.py").read_text(encoding="utf-8")
    [table] = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    assert not next(one for one in fields_of(table).all if one.name == hidden).seen
    [visible] = [node for node in table.body if isinstance(node, ast.FunctionDef) and node.name == "visible"]
    assert hidden in [argument.arg for argument in visible.args.args]


# --- small tables, written by the tool and run ----------------------------------------------------------

HEAD = """
from __future__ import annotations

from typing import Annotated, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carrack.core import fields
from carrack.core.fields import *
from carrack.core.fields import Marks

Parts = object


class tables:
    # What core.tables has: a compiled class takes no interpreted subclass.
    class Table:
        def __init__(self, seats):
            self.seats = seats

        def rows(self):
            return fields.rows_of(self)

    class Player:
        pass
"""
SEAT = """
class Player(tables.Player):
    gold: Annotated[i64, Range(0, 12, "gold", below="debts")] = 0
    goods: Annotated[vec[i64], Cells(2)]
    cards: Annotated[i64, Bits(3, "cards")] = 0
    hand: Annotated[vec[u8], Cells(2, row="coins"), Lazy]
    sure: Annotated[vec[u8], Cells(2, row="coins"), Seen]

{BEGIN}
{END}
"""
TABLE = """
class Table(tables.Table):
    parts: Parts
    turn: Annotated[i64, Seat, Seen] = 0
    exact: Annotated[bool, Range(0, 1)] = False
    depth: Annotated[i64, Range(0, 9), Seen] = 0
    supply: Annotated[vec[u8], Cells(2, row="coins")]
    paid: Annotated[vec[u8], Cells(2, row="coins"), Seen]
    masks: Annotated[vec[i64], Cells(1, each=2, most=5000), Seen, Lazy]
    player: Annotated[vec[Player], Seats(-9, 99)]
    order: Annotated[vec[i64], Cells(0, each=1), Seen, Shared]
    pieces: Annotated[vec[u8], Sparse(6, 256, 99), Seen]
    memory: Annotated[vec[u8], Growing, Seen]
    stack: Annotated[vec[i64], Items(2, "depth", 1, 3), Seen]
    piles: Annotated[vec[u8], Stretches("parts.size", "used", 4, "no pile", back="laid", most_back=30), Seen]
    sums: Annotated[vec[i64], Derived(each=1)]

    def used(self, seat: int) -> int:
        return int(self.player[seat].gold)

    def laid(self, seat: int) -> int:
        return int(self.turn - seat)

{BEGIN}
{END}
"""
PARTS = SimpleNamespace(size=3)
SINGLES, COINS, MASKS, NUMBERS, SETS, ORDER, PIECES, MEMORY, STACK, PILES = range(10)
"""The rows that such a table tells; a pile for each seat follows."""


def written(*sources: str) -> str:
    """Return the text of a module with these classes, written by the tool."""
    sources = tuple(source.format(BEGIN=BEGIN, END=END) for source in sources)
    return HEAD + "".join(map(rewritten, sources))


def made() -> Any:
    """Return a laid table for two."""
    names: dict[str, Any] = {"__name__": "small"}
    exec(written(SEAT, TABLE), names)
    table = names["Table"].empty(PARTS, 2)
    table.turn, table.exact, table.depth = 1, True, 1
    table.supply[1], table.paid[0] = u8(7), u8(3)
    table.masks[4] = 4096
    for seat, one in enumerate(table.player):
        one.gold, one.goods[1], one.cards = 1 + seat, 90 + seat, 5 - seat
        one.hand[0], one.sure[1] = u8(10 + seat), u8(20 + seat)
    table.order[1] = 1
    table.pieces[4] = u8(9)
    table.memory = append(table.memory, u8(200))
    table.stack[0], table.stack[1] = 6, 7
    table.piles[0], table.piles[3], table.piles[4] = u8(1), u8(2), u8(4)
    table.piles[2] = u8(30)
    return table


def reading(rows: list[list[int]]) -> Any:
    """Return a table that has taken these rows."""
    table = type(made()).empty(PARTS, 2)
    fields.take_rows(table, rows)
    return table


def changed(row: int, numbers: list[int]) -> list[list[int]]:
    rows: list[list[int]] = made().rows()
    return [*rows[:row], numbers, *rows[row + 1 :]]


def test_rows_are_told_in_the_order_of_the_class_body_what_fields_share_with_the_first_of_them() -> None:
    assert made().rows() == [
        [1, 1, 1],
        [10, 0, 0, 20, 11, 0, 0, 21, 0, 7, 3, 0],
        [0, 0, 0, 0, 4096],
        [1, 0, 90, 2, 0, 91],
        [5, 4],
        [0, 1],
        [4 * 256 + 9],
        [200],
        [6, 7],
        [1, 30],
        [2, 4],
    ]


def test_a_table_made_from_rows_gives_the_same() -> None:
    again = reading(made().rows())
    assert again.rows() == made().rows()
    assert again.exact is True
    assert type(again.memory) is type(vec[u8]())
    fields.check_fields(again)


@pytest.mark.parametrize(
    ("row", "numbers"),
    [
        (SINGLES, [1, 1]),
        (COINS, [0] * 11),
        (COINS, [0] * 13),
        (MASKS, [0] * 4),
        (NUMBERS, [1, 0, 90, 2, 0]),
        (NUMBERS, [1, 0, 90, 2, 0, 91, 0]),
        (SETS, [5]),
        (ORDER, [0, 1, 0]),
        (PIECES, [6 * 256 + 1]),
        (PIECES, [256]),
        (PIECES, [100]),
        (STACK, [6]),
        (STACK, [6, 7, 8, 9]),
    ],
)
def test_rows_of_another_size_or_meaning_are_refused(row: int, numbers: list[int]) -> None:
    with pytest.raises(Malformed, match="rows do not fit the game"):
        reading(changed(row, numbers))


def test_rows_too_many_or_too_few_are_refused() -> None:
    for rows in (made().rows()[:-1], [*made().rows(), []], []):
        with pytest.raises(Malformed, match="rows do not fit the game"):
            reading(rows)


@pytest.mark.parametrize(
    ("row", "numbers"),
    [
        (SINGLES, [1000, 1, 1]),
        (SINGLES, [-3, 1, 1]),
        (COINS, [256, *[0] * 11]),
        (COINS, [-1, *[0] * 11]),
        (MASKS, [5001, 0, 0, 0, 0]),
        (NUMBERS, [100, 0, 0, 0, 0, 0]),
        (NUMBERS, [0, -10, 0, 0, 0, 0]),
        (SETS, [8, 0]),
        (MEMORY, [256]),
        (STACK, [6, 1000]),
    ],
)
def test_numbers_out_of_range_are_refused(row: int, numbers: list[int]) -> None:
    with pytest.raises(Malformed, match="a number is out of range"):
        reading(changed(row, numbers))


@pytest.mark.parametrize("pile", [[], [1], [1, 1, 1], [5, 1], [-1, 1], [1, 31], [1, -1]])
def test_a_stretch_that_does_not_fit_is_refused_in_its_own_words(pile: list[int]) -> None:
    with pytest.raises(Malformed, match="no pile"):
        reading(changed(PILES, pile))


@pytest.mark.parametrize(
    ("name", "value", "what"), [("turn", 2, "turn"), ("depth", 10, "depth"), ("depth", -1, "depth")]
)
def test_a_number_of_the_table_out_of_its_range_is_named(name: str, value: int, what: str) -> None:
    table = made()
    setattr(table, name, value)
    with pytest.raises(AssertionError, match=f"^{what}$"):
        fields.check_fields(table)


@pytest.mark.parametrize(
    ("name", "value", "what"), [("gold", 13, "gold"), ("gold", -1, "debts"), ("cards", 8, "cards")]
)
def test_a_number_of_a_seat_out_of_its_range_is_named(name: str, value: int, what: str) -> None:
    table = made()
    setattr(table.player[1], name, value)
    with pytest.raises(AssertionError, match=f"^{what}$"):
        fields.check_fields(table)


def test_a_copy_is_equal_and_independent() -> None:
    table = made()
    other = table.copy()
    assert other.rows() == table.rows()
    before = table.rows()
    other.turn = 0
    other.supply[0] = u8(1)
    other.player[0].gold = 3
    other.player[0].hand_to_write()[0] = u8(2)
    other.player[0].goods[0] = 4
    other.masks_to_write()[0] = 9
    assert table.rows() == before


def test_copies_share_what_is_marked_as_shared_or_derived() -> None:
    table = made()
    other = table.copy()
    assert other.order is table.order
    assert other.sums is table.sums


def test_a_lazy_row_is_shared_until_either_writes() -> None:
    for writes_first in (0, 1):
        both = [made()]
        both.append(both[0].copy())
        assert both[0].masks is both[1].masks
        both[writes_first].masks_to_write()[0] = 1
        assert [int(table.masks[0]) for table in both] == [1 - writes_first, writes_first]


def test_a_view_has_only_what_is_seen_and_what_it_is_given() -> None:
    table = made()
    nothing = vec[u8]([0] * 2)
    players = table.player[:]
    for seat, one in enumerate(players):
        players[seat] = one.visible(0, vec[i64]([0] * 2), 0, nothing)
    rows = table.visible(False, nothing, players).rows()
    assert rows[SINGLES] == [1, 0, 1]
    assert rows[COINS] == [0, 0, 0, 20, 0, 0, 0, 21, 0, 0, 3, 0]
    assert (rows[NUMBERS], rows[SETS]) == ([0] * 6, [0] * 2)
    assert rows[MASKS] == [0, 0, 0, 0, 4096]


def test_a_table_that_hides_nothing_needs_no_view_of_its_own() -> None:
    assert "def visible" not in written(SEAT.replace(", Seen", ""), TABLE.replace(", Seen", ""))


def rows_of_game(folder: Path) -> set[str]:
    """The names of all lazy and shared rows of a game's table and seats."""
    found: set[str] = set()
    for name in ("table.py", "player.py"):
        path = folder / name
        tree = ast.parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Module([], [])
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                found |= {one.name for one in fields_of(node).all if one.lazy or one.shared}
    return found


def written_in_place(source: str, rows: set[str]) -> list[int]:
    """The lines that set a number of such a row, by its name or another one, though copies may share it."""
    lines: list[int] = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        aliases: set[str] = set()
        fresh: set[str] = set()
        for node in ast.walk(function):
            if (
                isinstance(node, ast.Assign)
                and isinstance(node.value, ast.Attribute)
                and node.value.attr in rows
            ):
                aliases |= {target.id for target in node.targets if isinstance(target, ast.Name)}
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
                fresh |= {one.attr for one in node.targets if isinstance(one, ast.Attribute)}
        for node in ast.walk(function):
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
                row = node.value
                if isinstance(row, ast.Attribute) and row.attr in rows - fresh:
                    lines.append(node.lineno)
                if isinstance(row, ast.Name) and row.id in aliases:
                    lines.append(node.lineno)
    return lines


OWN_ROWS = (Path("pizarro", "knowledge", "guesses.py"),)
"""Guesses are no tables: they have rows of their own with the same names."""
GAMES = [path.parent for path in sorted((ROOT / "src" / "carrack" / "games").glob("*/table.py"))]


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_no_rule_writes_into_a_row_that_copies_share(folder: Path) -> None:
    rows = rows_of_game(folder)
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder.parent) not in OWN_ROWS:
            assert written_in_place(path.read_text(encoding="utf-8"), rows) == [], path.name


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("def f(table):\n    table.stock[0] += 1", [2]),
        ("def f(table):\n    stock = table.stock\n    stock[0] = 1", [3]),
        ("def f(table):\n    table.stock_to_write()[0] += 1", []),
        ("def f(table):\n    table.stock = table.stock[:]\n    table.stock[0] += 1", []),
        ("def f(table):\n    return table.stock[0]", []),
    ],
)
def test_writing_into_a_shared_row_is_found(source: str, lines: list[int]) -> None:
    assert written_in_place(source, {"stock"}) == lines


REASONS = f"""{BEGIN.strip()}
FINE: Final = 0
TOO_DEAR: Final = 1
{END.strip()}

REASONS: Final = {{
    NOT_NOW: Reason("a.b", "c.1"),
    TOO_DEAR: Reason("a.c", "c.2"),
}}
"""


def test_reasons_are_numbered_in_the_order_of_their_table() -> None:
    lines = numbered(REASONS).splitlines()
    assert lines[1:4] == ["FINE: Final = 0", "NOT_NOW: Final = 1", "TOO_DEAR: Final = 2"]
    assert lines[4] == END.strip()
    with pytest.raises(AssertionError, match="twice"):
        numbered(REASONS.replace("NOT_NOW", "TOO_DEAR"))
