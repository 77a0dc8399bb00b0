"""Write what follows from the fields of a class: an empty one, copy, rows, reading and range checks.
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
    def is_row(self) -> bool:
        return self.mark in ROWS

    @property
    def size(self) -> str:
        """Return how many numbers a row of cells has, those of the seats included."""
        size, each = self.args[0] if self.args else "0", self.named.get("each")
        if each is None:
            return size
        for_seats = "self.seats" if each == "1" else f"self.seats * {each}"
        return for_seats if size == "0" else f"{size} + {for_seats}"

    @property
    def item(self) -> str:
        """The type of a row's numbers."""
        return self.type[len("vec[") : -1]

    @property
    def row(self) -> str:
        """The row that it shares with others, or nothing."""
        return str(ast.literal_eval(self.named.get("row", "''")))


@dataclass
class Fields:
    """The fields of one class, by kind, each kind in the order of the class body."""

    name: str
    is_table: bool = False
    all: list[Field] = field(default_factory=list)

    def of(self, *marks: str) -> list[Field]:
        return [one for one in self.all if one.mark in marks]

    def apart(self, *marks: str) -> list[Field]:
        """Those that share no row."""
        return [one for one in self.of(*marks) if not one.row]

    @property
    def sharing(self) -> dict[str, list[Field]]:
        """By the name of each row that fields share, those that do."""
        found: dict[str, list[Field]] = {}
        for one in self.all:
            if one.row:
                found.setdefault(one.row, []).append(one)
        return found

    @property
    def lazy(self) -> list[Field]:
        """Those that copies share until one writes."""
        return [one for one in self.all if one.lazy]

    @property
    def players(self) -> Field | None:
        """The field with an object for each seat, if there is one."""
        return next(iter(self.of("Seats")), None)


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
    """The methods of a class with an object for each seat: a row of numbers and a row of sets."""
    name = fields.name
    rows = fields.of("Cells")
    lines = [f"def __init__(self, {', '.join(f'{row.name}: {row.type}' for row in rows)}) -> None:"]
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
    lines += disowning(fields)
    lines += [f"    other = {name}({', '.join(map(copied, rows))})"]
    lines += [f"    other.{one.name} = self.{one.name}" for one in fields.of("Range", "Bits")]
    lines += ["    return other", "", *to_write(fields)]
    if any(one.seen for one in fields.all):
        lines += visible_of_seat(fields)
    lines += told_of_seat("numbers", "all single numbers and rows", fields.apart("Range", "Cells"))
    taken = ["numbers"]
    if fields.of("Bits"):
        lines += ["def sets(self) -> list[int]:", '    """Return all sets, in order."""']
        lines += [f"    return [{', '.join(f'int(self.{one.name})' for one in fields.of('Bits'))}]", ""]
        taken += ["sets"]
    for row, shared in fields.sharing.items():
        lines += told_of_seat(f"{row}_row", f"its part of the row `{row}`", shared)
        taken += [f"{row}_row"]
    lines += [f"def take(self, {', '.join(f'{row}: list[int]' for row in taken)}) -> None:"]
    lines += [f'    """Take what {" and ".join(f"`{row}`" for row in taken)} gave."""']
    lines += taken_by_seat("numbers", fields.apart("Range", "Cells"))
    lines += [f"    self.{one.name} = sets[{i}]" for i, one in enumerate(fields.of("Bits"))]
    for row, shared in fields.sharing.items():
        lines += taken_by_seat(f"{row}_row", shared)
    lines += [
        "",
        "def check(self) -> None:",
        '    """Raise AssertionError if a number is out of its range."""',
    ]
    lines += checks(fields)
    return lines


def visible_of_seat(fields: Fields) -> list[str]:
    """`visible`: an object with what everybody sees; what is hidden must be given."""
    hidden = [one for one in fields.all if not one.seen]
    lines = [f"def visible(self{''.join(f', {one.name}: {one.type}' for one in hidden)}) -> {fields.name}:"]
    lines += ['    """Return one with what everybody sees, and this."""', *disowning(fields)]
    rows = [row.name if row in hidden else copied(row) for row in fields.of("Cells")]
    lines += [f"    other = {fields.name}({', '.join(rows)})"]
    for one in fields.of("Range", "Bits"):
        lines += [f"    other.{one.name} = {one.name if one in hidden else f'self.{one.name}'}"]
    return [*lines, "    return other", ""]


def told_of_seat(method: str, what: str, told: list[Field]) -> list[str]:
    lines = [f"def {method}(self) -> list[int]:", f'    """Return {what}, in order."""', "    return ["]
    for one in told:
        lines.append(
            f"        *[int(n) for n in self.{one.name}]," if one.is_row else f"        int(self.{one.name}),"
        )
    return [*lines, "    ]", ""]


def taken_by_seat(row: str, told: list[Field]) -> list[str]:
    lines = []
    place = 0
    shift = ""
    for one in told:
        if one.is_row:
            number = f"{row}[{place}{shift} + i]"
            lines += [f"    {one.name} = self.{one.name}_to_write()"] if one.lazy else []
            lines += [f"    for i in range({one.args[0]}):"]
            target = one.name if one.lazy else f"self.{one.name}"
            lines += [f"        {target}[i] = {f'u8({number})' if one.item == 'u8' else number}"]
            shift += f" + {one.args[0]}"
        else:
            lines += [f"    self.{one.name} = {row}[{place}{shift}]"]
            place += 1
    return lines


def checks(fields: Fields) -> list[str]:
    """The assertions of single numbers and of sets; a seat's numbers below their least have one name."""
    lines = []
    for one in fields.of(*SINGLE):
        if one.type == "bool":
            continue
        if one.mark == "Seat":
            least, *what = one.args or ["0"]
            name = what[0] if what else repr(one.name)
            lines.append(f"    assert {least} <= self.{one.name} < self.seats, {name}")
            continue
        least, most, *what = one.args
        name = what[0] if what else repr(one.name)
        if fields.is_table:
            lines.append(f"    assert {least} <= self.{one.name} <= {most}, {name}")
        else:
            below = one.named.get("below", '"a number below zero"')
            lines.append(f"    assert self.{one.name} >= {least}, {below}")
            lines.append(f"    assert self.{one.name} <= {most}, {name}")
    for one in fields.of("Bits"):
        size, *what = one.args
        lines.append(f"    assert self.{one.name} >> {size} == 0, {what[0] if what else repr(one.name)}")
    return lines


# --- the table ----------------------------------------------------------------------------------------------


def written_for_table(fields: Fields, seat: Fields) -> list[str]:
    """The methods of a table: single numbers first, then the seats' rows, then its own."""
    name = fields.name
    rows = fields.of(*ROWS)
    scalars = fields.of(*SINGLE)
    made = [f"{row.name}: {row.type}" for row in rows]
    lines = [f"def __init__(self, parts: Parts, seats: i64, {', '.join(made)}) -> None:"]
    lines += ["    super().__init__(seats)", "    self.parts = parts"]
    lines += [f"    self.{row.name} = {row.name}" for row in rows]
    lines += owning_none(fields)
    lines += ["", "@staticmethod", f"def empty(parts: Parts, seats: i64) -> {name}:"]
    lines += ['    """Return a table with nothing on it."""']
    lines += [f"    return {name}(parts, seats, {', '.join(map(empty, rows))})"]
    lines += [
        "",
        f"def copy(self) -> {name}:",
        '    """Return an independent table that nobody listens to."""',
        *disowning(fields),
    ]
    lines += [f"    other = {name}(self.parts, self.seats, {', '.join(map(copied, rows))})"]
    lines += ["    other.take_scalars(self)", "    return other", "", *to_write(fields)]
    lines += [
        "def take_scalars(self, other: Table) -> None:",
        '    """Take every single number of another table."""',
    ]
    lines += [f"    self.{one.name} = other.{one.name}" for one in scalars]
    lines += [""]
    if any(one.seen for one in fields.all):
        lines += visible(fields, rows)
    lines += [
        "def rows(self) -> list[list[int]]:",
        '    """Return everything but what is derived."""',
        "    return [",
    ]
    lines += [f"        [{', '.join(f'int(self.{one.name})' for one in scalars)}],"]
    done: set[str] = set()
    for row in rows:
        if not row.row:
            lines += told(row, seat)
        elif row.row not in done:
            done.add(row.row)
            lines += told_together(row.row, fields, seat)
    lines += ["    ]", ""]
    lines += read(fields, seat)
    lines += ["", "def check_fields(self) -> None:"]
    lines += ['    """Raise AssertionError if a number of the table or of a seat is out of its range."""']
    lines += checks(fields)
    if fields.players:
        lines += [f"    for one in self.{fields.players.name}:", "        one.check()"]
    return lines


def told(row: Field, seat: Fields) -> list[str]:
    """The lines of `rows` for one row; a seat's numbers have one, its sets another."""
    match row.mark:
        case "Seats":
            sets = [f"        [n for one in self.{row.name} for n in one.sets()],"]
            return [
                f"        [n for one in self.{row.name} for n in one.numbers()],",
                *(sets if seat.of("Bits") else []),
            ]
        case "Cells" | "Growing":
            return [f"        [int(n) for n in self.{row.name}],"]
        case "Stretches":
            size, used = map(ast.literal_eval, row.args[:2])
            one = f"self.{row.name}[seat * self.{size} + i]"
            stretch = f"[int({one}) for i in range(self.{used}(seat))]"
            return [f"        *[{stretch} for seat in range(self.seats)],"]
        case "Sparse":
            codes = row.args[1]
            return [f"        [i * {codes} + int(n) for i, n in enumerate(self.{row.name}) if n],"]
        case "Items":
            size, count = row.args[0], ast.literal_eval(row.args[1])
            return [f"        [int(self.{row.name}[i]) for i in range(self.{count} * {size})],"]
    return []


def told_together(name: str, fields: Fields, seat: Fields) -> list[str]:
    """The lines of `rows` for a row that fields share: each seat's, then the table's."""
    lines = ["        ["]
    if fields.players and name in seat.sharing:
        lines += [f"            *[n for one in self.{fields.players.name} for n in one.{name}_row()],"]
    lines += [f"            *[int(n) for n in self.{one.name}]," for one in fields.sharing[name]]
    return [*lines, "        ],"]


def visible(fields: Fields, rows: list[Field]) -> list[str]:
    """`visible`: a table with what everybody sees; what is hidden must be given."""
    name = fields.name
    hidden = [row for row in rows if not row.seen and row.mark != "Derived"]
    singles = [one for one in fields.of(*SINGLE) if not one.seen]
    given = ", ".join(f"{one.name}: {one.type}" for one in (*singles, *hidden))
    lines = [f"def visible(self, {given}) -> {name}:"]
    lines += [
        f'    """Return a table with what everybody sees, and {"this" if singles else "these rows"}."""'
    ]
    lines += disowning(fields)
    arguments = ", ".join(row.name if row in hidden else copied(row) for row in rows)
    lines += [f"    other = {name}(self.parts, self.seats, {arguments})", "    other.take_scalars(self)"]
    return [*lines, *(f"    other.{one.name} = {one.name}" for one in singles), "    return other", ""]


def owning_none(fields: Fields) -> list[str]:
    """A set, one bit for each lazy row: those that no copy shares. A new object may share all of them."""
    return ["    self.own_rows: i64 = 0"] if fields.lazy else []


def disowning(fields: Fields) -> list[str]:
    """The original shares its lazy rows from then on, too."""
    return ["    self.own_rows = 0"] if fields.lazy else []


def to_write(fields: Fields) -> list[str]:
    """The methods that give a lazy row to who changes it."""
    lines = []
    for i, row in enumerate(fields.lazy):
        lines += [f"def {row.name}_to_write(self) -> {row.type}:"]
        lines += ['    """Return the row, no longer shared with copies."""']
        lines += [f"    if self.own_rows & {1 << i} == 0:", f"        self.{row.name} = self.{row.name}[:]"]
        lines += [f"        self.own_rows |= {1 << i}", f"    return self.{row.name}", ""]
    return lines


def copied(row: Field) -> str:
    if row.mark == "Derived" or row.shared or row.lazy:
        return f"self.{row.name}"
    return f"{row.item}.copies(self.{row.name})" if row.mark == "Seats" else f"self.{row.name}[:]"


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
            size = row.size.replace("self.seats", "seats")
    return f"{row.type}([0] * {size if size.replace('.', '').isidentifier() else f'({size})'})"


def read(fields: Fields, seat: Fields) -> list[str]:
    """`take_rows`: what `rows` gave, checked as rows from outside are."""
    scalars = fields.of(*SINGLE)
    own = [row for row in fields.of(*ROWS) if row.mark != "Derived" and is_first_of_row(row, fields)]
    stretches = fields.of("Stretches")
    assert own[len(own) - len(stretches) :] == stretches[:1], "stretches come last, and once"
    rows = 1 + len(own) + (1 if seat.of("Bits") else 0) - len(stretches)
    count = f"{rows} + self.seats" if stretches else str(rows)
    lines = [f"def take_rows(self, rows: list[list[int]]) -> {fields.name}:"]
    lines += ['    """Take what `rows` gave, and return the table; rows that no table gives are refused."""']
    lines += [f"    if len(rows) != {count}:", "        raise misfit()"]
    lines += [f"    one = checked(rows[0], {len(scalars)}, SMALLEST, LARGEST)"]
    for i, scalar in enumerate(scalars):
        lines.append(f"    self.{scalar.name} = one[{i}]" + (" != 0" if scalar.type == "bool" else ""))
    i = 1
    for row in own:
        if row.mark == "Seats":
            lines += read_seats(row, seat, i)
            i += 1 if seat.of("Bits") else 0
        elif row.row:
            lines += read_together(row.row, fields, seat, i)
        elif row.mark == "Sparse":
            lines += [f"    self.{row.name} = sparse_row(rows[{i}], {', '.join(row.args)})"]
        elif row.mark == "Cells":
            most = row.named.get("most")
            limit = f", {most}" if most else ""
            lines += [f"    self.{row.name} = {reader_of(row)}(rows[{i}], {row.size}{limit})"]
        elif row.mark == "Growing":
            lines += [f"    self.{row.name} = {reader_of(row)}(rows[{i}])"]
        elif row.mark == "Stretches":
            lines += read_stretches(row, i)
        else:
            lines += read_items(row, i)
        i += 1
    return [*lines, "    return self"]


def is_first_of_row(row: Field, fields: Fields) -> bool:
    return not row.row or fields.sharing[row.row][0] is row


def read_together(name: str, fields: Fields, seat: Fields, i: int) -> list[str]:
    """Read a row that fields share from row i: the seats' parts are taken with their numbers, later on."""
    row = f"{name}_row"
    sizes = [one.args[0] for one in seat.sharing.get(name, [])]
    whole = " + ".join([f"self.seats * ({' + '.join(sizes)})", *(one.size for one in fields.sharing[name])])
    is_small = all(one.item == "u8" for one in fields.sharing[name])
    limits = "0, SMALL" if is_small else "SMALLEST, LARGEST"
    lines = [f"    {row} = checked(rows[{i}], {whole}, {limits})"]
    lines += [f"    {name}_size = {' + '.join(sizes)}", f"    start = self.seats * {name}_size"]
    for one in fields.sharing[name]:
        lines += [f"    self.{one.name} = {reader_of(one)}({row}[start : start + {one.size}])"]
        lines += [f"    start += {one.size}"]
    return lines[:-1]


def reader_of(row: Field) -> str:
    return "small_row" if row.item == "u8" else "wide_row"


def read_seats(players: Field, seat: Fields, i: int) -> list[str]:
    """Read the seats' numbers from the row i, and their sets from the next one."""
    size = " + ".join([str(len(seat.of("Range"))), *(row.args[0] for row in seat.apart("Cells"))])
    least, most = players.args or ("SMALLEST", "LARGEST")
    lines = [
        f"    size = {size}",
        f"    numbers = checked(rows[{i}], self.seats * size, {least}, {most})",
    ]
    sets = len(seat.of("Bits"))
    taken = "numbers[seat * size : (seat + 1) * size]"
    if sets:
        widest = max(one.args[0] for one in seat.of("Bits"))
        lines += [f"    sets = checked(rows[{i + 1}], self.seats * {sets}, 0, (1 << {widest}) - 1)"]
        taken += f", sets[seat * {sets} : (seat + 1) * {sets}]"
    for name in seat.sharing:
        taken += f", {name}_row[seat * {name}_size : (seat + 1) * {name}_size]"
    lines += ["    for seat in range(self.seats):"]
    return [*lines, f"        self.{players.name}[seat].take({taken})"]


def read_stretches(row: Field, i: int) -> list[str]:
    """Read a row a seat, from row i on."""
    size, used = map(ast.literal_eval, row.args[:2])
    return [
        "    for seat in range(self.seats):",
        f"        stretch = rows[{i} + seat]",
        f"        fits = len(stretch) == self.{used}(seat) and len(stretch) <= self.{size}",
        f"        if not fits or not all(0 <= n <= {row.args[2]} for n in stretch):",
        f'            raise malformed("dump.unreadable", reason={row.args[3]})',
        "        for i, n in enumerate(stretch):",
        f"            self.{row.name}[seat * self.{size} + i] = {row.item}(n)",
    ]


def read_items(row: Field, i: int) -> list[str]:
    """Read a row that grows."""
    size, count, first, limit = row.args
    count = ast.literal_eval(count)
    lines = [f"    if len(rows[{i}]) > {limit} * {size} or len(rows[{i}]) != self.{count} * {size}:"]
    limit = f", most={row.named['largest']}" if "largest" in row.named else ""
    lines += ["        raise misfit()", f"    {row.name} = {reader_of(row)}(rows[{i}]{limit})"]
    lines += [f"    while len({row.name}) < {first} * {size}:"]
    return [
        *lines,
        f"        {row.name} = append({row.name}, {row.item}(0))",
        f"    self.{row.name} = {row.name}",
    ]


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


def rewritten(text: str, seat_text: str) -> str:
    """The text of a file with everything between its marks written anew; without objects a seat, the second
    text is empty."""
    seats = [fields_of(node) for node in ast.parse(seat_text).body if isinstance(node, ast.ClassDef)]
    seat = next((one for one in seats if one.all), Fields(""))
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and fields_of(node).all:
            fields = fields_of(node)
            lines = written_for_table(fields, seat) if fields.is_table else written_for_seat(fields)
            block = "\n".join([BEGIN, "", *(f"    {line}".rstrip() for line in lines), "", END])
            before, rest = text.split(BEGIN, 1)
            text = before + block + rest.split(END, 1)[1]
    return text


def formatted(text: str) -> str:
    """The text as `ruff format` leaves it."""
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
            player = path.with_name("player.py")
            seat = player.read_text(encoding="utf-8") if player.exists() else ""
            found[path] = formatted(rewritten(text, seat))
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
