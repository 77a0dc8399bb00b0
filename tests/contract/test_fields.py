"""Code written by `tools/fields.py` is up to date with the fields of its class."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.fields import BEGIN, END, ROOT, fields_of, numbered, rewritten, written_files

PLAYER = (ROOT / "src" / "carrack" / "games" / "amalfi" / "player.py").read_text(encoding="utf-8")


def test_written_methods_are_up_to_date() -> None:
    files = written_files()
    assert files
    stale = [path.name for path, text in files.items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run tools/fields.py"


def test_a_new_field_is_copied_told_read_and_checked() -> None:
    source = PLAYER.replace(
        "    port: Annotated", "    mast: Annotated[i64, Range(0, 3)] = 0\n    port: Annotated"
    )
    written = rewritten(source, source).split(BEGIN)[1].split(END)[0]
    for line in ("other.mast = self.mast", "int(self.mast),", "self.mast = numbers[2]", "self.mast <= 3"):
        assert line in written


@pytest.mark.parametrize("hidden", ["char_at", "dealt"])
def test_what_is_not_marked_as_seen_must_be_given_to_a_view(hidden: str) -> None:
    text = (ROOT / "src" / "carrack" / "games" / "amalfi" / "table.py").read_text(encoding="utf-8")
    [table] = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    assert not next(one for one in fields_of(table).all if one.name == hidden).seen
    [visible] = [node for node in table.body if isinstance(node, ast.FunctionDef) and node.name == "visible"]
    assert hidden in [argument.arg for argument in visible.args.args]


OPEN_TABLE = f"""
class Table(tables.Table):
    parts: Parts
    phase: Annotated[i64, Range(0, 9)] = 0
    tile_at: Annotated[vec[i64], Cells(16), Shared]
    masks: Annotated[vec[i64], Cells(48, each=24, most=MOST_BITS)]
    player: Annotated[vec[Player], Seats(-9, 9)]
    order: Annotated[vec[i64], Cells(0, each=1)]
    pieces: Annotated[vec[u8], Sparse(576, 256, 99), Shared]

{BEGIN}
{END}
"""
OPEN_PLAYER = f"""
class Player:
    gold: Annotated[i64, Range(0, 12, "gold", below="gold")] = 0
    goods: Annotated[vec[i64], Cells(5)]

{BEGIN}
{END}
"""


def test_rows_are_told_and_read_in_the_order_of_the_class_body() -> None:
    written = rewritten(OPEN_TABLE, OPEN_PLAYER)
    assert "if len(rows) != 6" in written
    for line in (
        "self.tile_at = wide_row(rows[1], 16)",
        "self.masks = wide_row(rows[2], 48 + self.seats * 24, MOST_BITS)",
        "numbers = checked(rows[3], self.seats * size, -9, 9)",
        "self.player[seat].take(numbers[seat * size : (seat + 1) * size])",
        "self.order = wide_row(rows[4], self.seats)",
        "self.pieces = sparse_row(rows[5], 576, 256, 99)",
        "[i * 256 + int(n) for i, n in enumerate(self.pieces) if n],",
    ):
        assert line in written


def test_an_empty_table_has_every_row_in_its_size() -> None:
    written = rewritten(OPEN_TABLE, OPEN_PLAYER)
    [empty] = [line for line in written.splitlines() if "return Table(" in line]
    assert empty.split("seats, ", 1)[1] == (
        "vec[i64]([0] * (16)), vec[i64]([0] * (48 + seats * 24)), Player.empty(seats), "
        "vec[i64]([0] * seats), vec[u8]([0] * (576)))"
    )
    assert "made = append(made, Player(vec[i64]([0] * (5))))" in rewritten(OPEN_PLAYER, OPEN_PLAYER)


def test_an_empty_table_begins_with_rows_that_grow() -> None:
    [empty] = [line for line in rewritten(FLAT_TABLE, "").splitlines() if "return Table(" in line]
    assert empty.endswith(
        "vec[u8]([0] * (75 + seats * 60)), vec[u8](), vec[u8]([0] * (seats * parts.cards)))"
    )


def test_copies_share_what_is_marked_as_shared() -> None:
    [copied] = [line for line in rewritten(OPEN_TABLE, OPEN_PLAYER).splitlines() if "other = Table(" in line]
    assert "self.tile_at, self.masks[:], Player.copies(self.player), self.order[:], self.pieces)" in copied


def test_a_table_that_hides_nothing_needs_no_view_of_its_own() -> None:
    assert "def visible" not in rewritten(OPEN_TABLE, OPEN_PLAYER)


def test_a_seat_without_sets_has_one_row_and_may_name_what_is_below_its_least() -> None:
    written = rewritten(OPEN_PLAYER, OPEN_PLAYER)
    assert "def sets" not in written
    assert "assert self.gold >= 0, 'gold'" in written


FLAT_TABLE = f"""
class Table(tables.Table):
    parts: Parts
    turn: Annotated[i64, Seat, Seen] = 0
    drawer: Annotated[i64, Seat(NONE, "who draws"), Seen] = 0
    cards: Annotated[vec[u8], Cells(75, each=60)]
    memory: Annotated[vec[u8], Growing, Seen]
    piles: Annotated[vec[u8], Stretches("parts.cards", "doubloons", KINDS - 1, "no pile"), Seen]

{BEGIN}
{END}
"""


def test_a_table_without_an_object_a_seat_tells_one_row_a_seat_last() -> None:
    written = rewritten(FLAT_TABLE, "")
    assert "if len(rows) != 3 + self.seats" in written
    for line in (
        "assert 0 <= self.turn < self.seats, 'turn'",
        "assert NONE <= self.drawer < self.seats, 'who draws'",
        "self.cards = small_row(rows[1], 75 + self.seats * 60)",
        "self.memory = small_row(rows[2])",
        "stretch = rows[3 + seat]",
        "fits = len(stretch) == self.doubloons(seat) and len(stretch) <= self.parts.cards",
        "if not fits or not all(0 <= n <= KINDS - 1 for n in stretch)",
        "raise malformed(\"dump.unreadable\", reason='no pile')",
        "def visible(self, cards: vec[u8]) -> Table",
    ):
        assert line in written
    assert "one.check()" not in written


# --- fields that share a row, or are hidden one by one --------------------------------------------------

CARD_PLAYER = f"""
class Player:
    hand: Annotated[vec[u8], Cells(9, row="gold")]
    sure: Annotated[vec[u8], Cells(9, row="gold"), Seen]
    vetoes: Annotated[i64, Range(0, 3), Seen] = 0

{BEGIN}
{END}
"""
CARD_TABLE = f"""
class Table(tables.Table):
    opener: Annotated[i64, Seat(0, "a seat"), Seen]
    exact: Annotated[bool, Range(0, 1)] = False
    supply: Annotated[vec[u8], Cells(9, row="gold")]
    paid: Annotated[vec[u8], Cells(9, row="gold"), Seen]
    ships: Annotated[vec[u8], Cells(0, each=21), Seen]
    player: Annotated[vec[Player], Seats]
    memory: Annotated[vec[u8], Growing, Seen]

{BEGIN}
{END}
"""


def card_table() -> str:
    return rewritten(CARD_TABLE, CARD_PLAYER).split(BEGIN)[1]


def test_fields_of_seats_and_table_can_share_a_row() -> None:
    written = card_table()
    rows = written.split("def rows(")[1].split("def take_rows(")[0]
    told = ("one.gold_row()", "self.supply", "self.paid", "self.ships", "one.numbers()", "self.memory")
    places = [rows.index(text) for text in told]
    assert places == sorted(places)
    for line in (
        "if len(rows) != 5:",
        "gold_row = checked(rows[1], self.seats * (9 + 9) + 9 + 9, 0, SMALL)",
        "self.supply = small_row(gold_row[start : start + 9])",
        "self.ships = small_row(rows[2], self.seats * 21)",
        "take(numbers[seat * size : (seat + 1) * size], gold_row[seat * gold_size : (seat + 1) * gold_size])",
    ):
        assert line in written
    seat = rewritten(CARD_PLAYER, CARD_PLAYER)
    assert "self.sure[i] = u8(gold_row[0 + 9 + i])" in seat


def test_single_numbers_and_rows_of_a_seat_may_be_hidden() -> None:
    written = card_table()
    assert "def visible(self, exact: bool, supply: vec[u8], player: vec[Player]) -> Table:" in written
    assert "other.exact = exact" in written
    seat = rewritten(CARD_PLAYER, CARD_PLAYER)
    assert "def visible(self, hand: vec[u8]) -> Player:" in seat
    assert "Player(hand, self.sure[:])" in seat


LAZY_TABLE = f"""
class Table(tables.Table):
    parts: Parts
    phase: Annotated[i64, Range(0, 9)] = 0
    masks: Annotated[vec[i64], Cells(48), Seen, Lazy]
    order: Annotated[vec[i64], Cells(0, each=1), Seen]
    stock: Annotated[vec[u8], Cells(5), Lazy]

{BEGIN}
{END}
"""


def test_copies_share_a_lazy_row_until_one_writes() -> None:
    written = rewritten(LAZY_TABLE, "")
    assert "other = Table(self.parts, self.seats, self.masks, self.order[:], self.stock)" in written
    assert written.count("self.own_rows = 0") == 2, "who is copied or seen shares its rows, too"
    writing = written.split("def stock_to_write")[1].split("def ")[0].split()
    assert (
        writing[-13:]
        == [
            *("if", "self.own_rows", "&", "2", "==", "0:"),
            *("self.stock", "=", "self.stock[:]", "self.own_rows", "|=", "2"),
            *("return", "self.stock"),
        ][-13:]
    )


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
