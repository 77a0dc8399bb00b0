"""Write what follows from the fields of a class and must be fast: an empty one, copy, what everybody sees.
Write the numbers of a game's reasons, too.

    python tools/fields.py            rewrite every file with the marks
    python tools/fields.py --check    only say which files are not as they would be written

The marks of `core/fields.py` say what a field may hold; `tests/contract/test_fields.py` compares.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
BEGIN: Final = "    # --- written by tools/fields.py ---"
END: Final = "    # --- end of what is written ---"
SINGLE: Final = ("Range", "Seat")
ROWS: Final = ("Cells", "Growing", "Items", "Sparse", "Stretches", "Seats", "Derived")


@dataclass(frozen=True)
class Field:
    """One field: its name, its type, and its mark with the arguments as they stand in the source."""

    name: str
    type: str
    mark: str
    args: list[str]
    seen: bool
    shared: bool = False
    lazy: bool = False
    named: dict[str, str] = field(default_factory=dict)

    @property
    def call(self) -> str:
        """The mark as an expression."""
        named = [f"{name}={value}" for name, value in self.named.items()]
        return f"{self.mark}({', '.join([*self.args, *named])})"

    @property
    def size(self) -> str:
        """Return how many numbers a row of cells has, those of the seats included."""
        size, each = self.args[0] if self.args else "0", self.named.get("each")
        if each is None:
            return size
        for_seats = "seats" if each == "1" else f"seats * {each}"
        return for_seats if size == "0" else f"{size} + {for_seats}"

    @property
    def item(self) -> str:
        """The type of a row's numbers."""
        return self.type[len("vec[") : -1]


@dataclass
class Fields:
    """The fields of one class, by kind, each kind in the order of the class body."""

    name: str
    is_table: bool = False
    all: list[Field] = field(default_factory=list)

    def of(self, *marks: str) -> list[Field]:
        return [one for one in self.all if one.mark in marks]

    @property
    def lazy(self) -> list[Field]:
        """Those that copies share until one writes."""
        return [one for one in self.all if one.lazy]


def fields_of(node: ast.ClassDef) -> Fields:
    """Read the fields with marks from a class body."""
    found = Fields(node.name, is_table=any(ast.unparse(base) == "tables.Table" for base in node.bases))
    for line in node.body:
        if not isinstance(line, ast.AnnAssign) or not isinstance(line.annotation, ast.Subscript):
            continue
        if ast.unparse(line.annotation.value) != "Annotated":
            continue
        assert isinstance(line.annotation.slice, ast.Tuple)
        kind, *marks = line.annotation.slice.elts
        names = [ast.unparse(mark) for mark in marks]
        mark = marks[0]
        args = [ast.unparse(arg) for arg in mark.args] if isinstance(mark, ast.Call) else []
        name = ast.unparse(mark.func) if isinstance(mark, ast.Call) else ast.unparse(mark)
        named = (
            {str(word.arg): ast.unparse(word.value) for word in mark.keywords}
            if isinstance(mark, ast.Call)
            else {}
        )
        shares = {"seen": "Seen" in names, "shared": "Shared" in names, "lazy": "Lazy" in names}
        found.all.append(
            Field(ast.unparse(line.target), ast.unparse(kind), name, args, named=named, **shares)
        )
    return found


# --- one object a seat --------------------------------------------------------------------------------------


def written_for_seat(fields: Fields) -> list[str]:
    """Return the methods of a class with an object for each seat: a row of numbers and a row of sets."""
    name = fields.name
    rows = fields.of("Cells")
    lines = [*marks(fields), ""]
    lines += [f"def __init__(self, {', '.join(f'{row.name}: {row.type}' for row in rows)}) -> None:"]
    lines += [f"    self.{row.name} = {row.name}" for row in rows]
    lines += owning_none(fields)
    lines += ["", "@staticmethod", f"def empty(seats: i64) -> vec[{name}]:"]
    lines += ['    """Return one for each seat, with nothing."""', f"    made = vec[{name}]()", "    _: i64"]
    lines += [
        "    for _ in range(seats):",
        f"        made = append(made, {name}({', '.join(map(empty, rows))}))",
    ]
    lines += ["    return made", "", "@staticmethod", f"def copies(players: vec[{name}]) -> vec[{name}]:"]
    lines += ['    """Return an independent one of each."""', "    made = players[:]", "    i: i64"]
    lines += ["    for i in range(len(made)):", "        made[i] = made[i].copy()", "    return made"]
    lines += ["", f"def copy(self) -> {name}:", '    """Return an independent one."""']
    hidden = [one for one in fields.all if not one.seen]
    if len(hidden) == len(fields.all):
        return [*lines, *copying(fields, f"{name}(", rows, []), "", *to_write(fields)]
    lines += [f"    return self.visible({', '.join(map(copied, hidden))})", "", *to_write(fields)]
    lines += [f"def visible(self{''.join(f', {one.name}: {one.type}' for one in hidden)}) -> {name}:"]
    lines += ['    """Return one with what everybody sees, and this."""']
    return lines + copying(fields, f"{name}(", rows, hidden)


# --- the table ----------------------------------------------------------------------------------------------


def written_for_table(fields: Fields) -> list[str]:
    """Return the methods of a table that must be fast: an empty one, copy, and what everybody sees."""
    name = fields.name
    rows = fields.of(*ROWS)
    made = [f"{row.name}: {row.type}" for row in rows]
    lines = [*marks(fields), ""]
    lines += [f"def __init__(self, parts: Parts, seats: i64, {', '.join(made)}) -> None:"]
    lines += ["    super().__init__(seats)", "    self.parts = parts"]
    lines += [f"    self.{row.name} = {row.name}" for row in rows]
    lines += owning_none(fields)
    lines += ["", "@staticmethod", f"def empty(parts: Parts, seats: i64) -> {name}:"]
    lines += ['    """Return a table with nothing on it."""']
    lines += [f"    return {name}(parts, seats, {', '.join(map(empty, rows))})", ""]
    lines += [f"def copy(self) -> {name}:", '    """Return an independent table that nobody listens to."""']
    start = f"{name}(self.parts, self.seats, "
    if not any(one.seen for one in fields.all):
        return [*lines, *copying(fields, start, rows, []), "", *to_write(fields)]
    hidden = [one for one in fields.of(*SINGLE) if not one.seen]
    hidden += [row for row in rows if not row.seen and row.mark != "Derived"]
    lines += [f"    return self.visible({', '.join(map(copied, hidden))})", "", *to_write(fields)]
    given = ", ".join(f"{one.name}: {one.type}" for one in hidden)
    lines += [f"def visible(self, {given}) -> {name}:"]
    lines += ['    """Return a table with what everybody sees, and this."""']
    return lines + copying(fields, start, rows, hidden)


# --- both ---------------------------------------------------------------------------------------------------


def marks(fields: Fields) -> list[str]:
    """`FIELDS`: the mark of each field by name, as it stands in the class body."""
    told = [one for one in fields.all if one.mark != "Derived"]
    return ["FIELDS: ClassVar[Marks] = {", *(f'    "{one.name}": {one.call},' for one in told), "}"]


def copying(fields: Fields, start: str, rows: list[Field], hidden: list[Field]) -> list[str]:
    """Return the lines that copy an object; hidden numbers are passed in."""
    given = [row.name if row in hidden else copied(row) for row in rows]
    lines = [*disowning(fields), f"    other = {start}{', '.join(given)})"]
    for one in fields.of(*SINGLE, "Bits"):
        lines += [f"    other.{one.name} = {one.name if one in hidden else f'self.{one.name}'}"]
    return [*lines, "    return other"]


def owning_none(fields: Fields) -> list[str]:
    """Return the set of lazy rows that no copy shares, one bit each; a new object may share all of them."""
    return ["    self.own_rows: i64 = 0"] if fields.lazy else []


def disowning(fields: Fields) -> list[str]:
    """Return the lines by which the original shares its lazy rows from then on, too."""
    return ["    self.own_rows = 0"] if fields.lazy else []


def to_write(fields: Fields) -> list[str]:
    """Return the methods that give a lazy row to the object that changes it."""
    lines = []
    for i, row in enumerate(fields.lazy):
        lines += [f"def {row.name}_to_write(self) -> {row.type}:"]
        lines += ['    """Return the row, no longer shared with copies."""']
        lines += [f"    if self.own_rows & {1 << i} == 0:", f"        self.{row.name} = self.{row.name}[:]"]
        lines += [f"        self.own_rows |= {1 << i}", f"    return self.{row.name}", ""]
    return lines


def copied(one: Field) -> str:
    if one.mark not in ROWS or one.mark == "Derived" or one.shared or one.lazy:
        return f"self.{one.name}"
    return f"{one.item}.copies(self.{one.name})" if one.mark == "Seats" else f"self.{one.name}[:]"


def empty(row: Field) -> str:
    """Return a row of zeros; one that grows without a first size is empty, and what is made later is None."""
    match row.mark:
        case "Seats":
            return f"{row.item}.empty(seats)"
        case "Growing":
            return f"{row.type}()"
        case "Items":
            size = f"{row.args[2]} * {row.args[0]}"
        case "Stretches":
            size = f"seats * {ast.literal_eval(row.args[0])}"
        case "Derived" if not row.named:
            return "None"
        case _:
            size = row.size
    return f"{row.type}([0] * {size if size.replace('.', '').isidentifier() else f'({size})'})"


# --- reasons ------------------------------------------------------------------------------------------------


def numbered(text: str) -> str:
    """Return the text of `refusals.py`, its reasons numbered anew in the order of REASONS."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "REASONS":
            assert isinstance(node.value, ast.Dict)
            names = [ast.unparse(key) for key in node.value.keys if key]
            assert len(set(names)) == len(names), "a reason stands there twice"
            lines = [f"{name}: Final = {i}" for i, name in enumerate(["FINE", *names])]
            before, rest = text.split(BEGIN.strip(), 1)
            return "\n".join(
                [f"{before}{BEGIN.strip()}", *lines, END.strip() + rest.split(END.strip(), 1)[1]]
            )
    raise LookupError("REASONS")


# --- files --------------------------------------------------------------------------------------------------


def rewritten(text: str) -> str:
    """Return the text of a file with everything between its marks written anew."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and fields_of(node).all:
            fields = fields_of(node)
            lines = written_for_table(fields) if fields.is_table else written_for_seat(fields)
            block = "\n".join([BEGIN, "", *(f"    {line}".rstrip() for line in lines), "", END])
            before, rest = text.split(BEGIN, 1)
            text = before + block + rest.split(END, 1)[1]
    return text


def formatted(text: str) -> str:
    """Return the text as `ruff format` leaves it."""
    ruff = Path(sys.executable).with_name("ruff")
    command = [str(ruff), "format", "--stdin-filename", str(ROOT / "src" / "table.py"), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def written_files() -> dict[Path, str]:
    """Every file of a game with the marks, and what it should say."""
    found: dict[Path, str] = {}
    for path in sorted((ROOT / "src" / "carrack" / "games").glob("*/*.py")):
        text = path.read_text(encoding="utf-8")
        if path.name == "refusals.py":
            found[path] = formatted(numbered(text))
        elif BEGIN in text:
            found[path] = formatted(rewritten(text))
    return found


def main(arguments: list[str]) -> int:
    stale = [path for path, text in written_files().items() if path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(path.relative_to(ROOT))
        if "--check" not in arguments:
            path.write_text(written_files()[path], encoding="utf-8")
    return int(bool(stale) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
