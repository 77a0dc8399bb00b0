"""Component values: source marks, an owner's file on top, and errors that name file, line and field."""

from __future__ import annotations

import ast
import pickle
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

import carrack
from carrack.core import component_files
from carrack.core.component_reasons import WrongValue, why
from carrack.core.components import SOURCES, Components, load
from carrack.core.text import LANGUAGES, Texts
from carrack.core.verdicts import Malformed, Verdict

OWN = """\
# A small game.
ships = { value = 3, source = "rulebook", note = "in the box" }
cargo = { value = [1, 2], source = "public" }
"""


class Schema(msgspec.Struct, forbid_unknown_fields=True):
    ships: int
    cargo: list[int]

    def __post_init__(self) -> None:
        if len(self.cargo) > self.ships:
            raise ValueError("cargo: more cargo than ships")


def values(folder: Path, owner: str = "", own: str = OWN) -> Components:
    path = folder / "components.toml"
    path.write_text(own, encoding="utf-8")
    return load(path, Schema, owner, "mine.toml")


def trouble(folder: Path, owner: str = "", own: str = OWN) -> Malformed:
    with pytest.raises(Malformed) as refusal:
        values(folder, owner, own)
    for language in LANGUAGES:
        assert Texts(None, language).refusal(refusal.value.verdict)
    return refusal.value


def test_values_have_marks_and_notes(tmp_path: Path) -> None:
    found = values(tmp_path)
    assert found.values == {"ships": 3, "cargo": [1, 2]}
    assert [(row.name, row.source, row.note) for row in found.rows] == [
        ("ships", "rulebook", "in the box"),
        ("cargo", "public", ""),
    ]


def test_an_owners_values_lie_on_top_and_are_marked(tmp_path: Path) -> None:
    plain = values(tmp_path, "ships = 4")
    assert plain.values == {"ships": 4, "cargo": [1, 2]}
    assert [row.source for row in plain.rows] == ["owner", "public"]
    marked = values(tmp_path, 'ships = { value = 4, source = "public", note = "seen" }')
    assert (marked.rows[0].source, marked.rows[0].note) == ("public", "seen")


def test_the_digest_names_the_values_and_nothing_else(tmp_path: Path) -> None:
    digest = values(tmp_path).digest
    assert values(tmp_path, "ships = 3").digest == digest
    assert values(tmp_path, "ships = 4").digest != digest
    turned = "\n".join(reversed(OWN.splitlines()))
    assert values(tmp_path, own=turned).digest == digest


def test_text_that_is_not_toml_is_told(tmp_path: Path) -> None:
    verdict = trouble(tmp_path, "ships = \n").verdict
    assert verdict.code == "components.not-toml"
    assert verdict.args["file"] == "mine.toml"


@pytest.mark.parametrize(
    ("owner", "line", "field"),
    [
        ("# mine\n\nsails = 3", 3, "sails"),
        ('# mine\nships = "three"', 2, "ships"),
        ("cargo = [1]\nships = 1.5", 2, "ships"),
        ('ships = 5\ncargo = [1, "two"]', 2, "cargo"),
        ("ships = 1", 1, "cargo"),
        ("ships = 5\n\ncargo = [1, 2, 3, 4, 5, 6]", 3, "cargo"),
        ("[ships]\nweight = 3", 1, "ships"),
    ],
)
def test_an_error_names_file_line_and_field(tmp_path: Path, owner: str, line: int, field: str) -> None:
    verdict = trouble(tmp_path, owner).verdict
    assert verdict.code == "components.bad-value"
    assert (verdict.args["file"], verdict.args["line"], verdict.args["field"]) == ("mine.toml", line, field)


class Port(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    docks: int
    sends: list[int]


class Ports(msgspec.Struct, forbid_unknown_fields=True):
    ports: list[Port]


@pytest.mark.parametrize(
    ("wrong", "path", "reason"),
    [
        (
            'docks = "two", sends = []',
            "ports, jaffa, docks",
            Verdict("components.wrong-kind", {"kind": "int", "value": '"two"'}),
        ),
        (
            'docks = 2, sends = [1, "x"]',
            "ports, jaffa, sends, 2",
            Verdict("components.wrong-kind", {"kind": "int", "value": '"x"'}),
        ),
        (
            "docks = 2, sends = [], sails = 3",
            "ports, jaffa",
            Verdict("components.unknown-field", {"name": "sails"}),
        ),
        ("docks = 2", "ports, jaffa", Verdict("components.missing-field", {"name": "sends"})),
    ],
)
def test_an_error_in_a_list_names_the_record_and_its_line(
    tmp_path: Path, wrong: str, path: str, reason: Verdict
) -> None:
    own = tmp_path / "components.toml"
    own.write_text('ports = { value = [], source = "public" }\n', encoding="utf-8")
    first = '{ id = "acre", docks = 1, sends = [1] }'
    owner = f'ports = [\n  {first},\n  {{ id = "jaffa", {wrong} }},\n]\n'
    with pytest.raises(Malformed) as refusal:
        load(own, Ports, owner, "mine.toml")
    assert refusal.value.verdict.args == {
        "file": "mine.toml",
        "line": 3,
        "field": "ports",
        "path": path,
        "reason": reason,
    }


class Kinds(msgspec.Struct, forbid_unknown_fields=True):
    """A value of every kind that a schema can ask for."""

    number: Annotated[int, msgspec.Meta(ge=7, le=9)]
    dozens: Annotated[int, msgspec.Meta(multiple_of=12)]
    share: float
    name: Annotated[str, msgspec.Meta(min_length=2, max_length=4, pattern="^[a-z]+$")]
    maybe: int | None
    mixed: int | str
    flag: bool
    row: Annotated[list[int], msgspec.Meta(min_length=1, max_length=2)]
    pair: tuple[int, int]
    good: Literal["gems", "cloth"]
    port: Port


RIGHT_VALUES = {
    "number": 7,
    "dozens": 12,
    "share": 0.5,
    "name": "ab",
    "maybe": 1,
    "mixed": 1,
    "flag": True,
    "row": [1],
    "pair": [1, 2],
    "good": "gems",
    "port": {"id": "acre", "docks": 1, "sends": []},
}
WRONG_VALUES = [
    ('number = "x"', 'must be a whole number, not "x"', 'muss eine ganze Zahl sein, nicht "x"'),
    ("number = 3", "must be a whole number from 7 on, not 3", "muss eine ganze Zahl ab 7 sein, nicht 3"),
    ("number = 10", "must be a whole number up to 9, not 10", "muss eine ganze Zahl bis 9 sein, nicht 10"),
    ("number = 1.5", "must be a whole number, not 1.5", "muss eine ganze Zahl sein, nicht 1.5"),
    ("number = true", "must be a whole number, not true", "muss eine ganze Zahl sein, nicht true"),
    ("maybe = [1]", "must be a whole number, not […]", "muss eine ganze Zahl sein, nicht […]"),
    ("dozens = 13", "must be a multiple of 12, not 13", "muss ein Vielfaches von 12 sein, nicht 13"),
    ("share = { a = 1 }", "must be a number, not {…}", "muss eine Zahl sein, nicht {…}"),
    (
        "name = 3",
        "must be a text in quotation marks, not 3",
        "muss ein Text in Anführungszeichen sein, nicht 3",
    ),
    ("flag = 1", "must be true or false, not 1", "muss true oder false sein, nicht 1"),
    (
        "row = 1",
        "must be a list in square brackets, not 1",
        "muss eine Liste in eckigen Klammern sein, nicht 1",
    ),
    (
        "port = 1",
        "must be a table in braces, not 1",
        "muss eine Tabelle in geschweiften Klammern sein, nicht 1",
    ),
    ('name = "a"', "must have at least 2 characters, not 1", "muss mindestens 2 Zeichen haben, nicht 1"),
    ('name = "abcde"', "must have at most 4 characters, not 5", "muss höchstens 4 Zeichen haben, nicht 5"),
    ("row = []", "must have at least 1 entry, not 0", "muss mindestens 1 Eintrag haben, nicht 0"),
    ("row = [1, 2, 3]", "must have at most 2 entries, not 3", "muss höchstens 2 Einträge haben, nicht 3"),
    ("pair = [1]", "must have exactly 2 entries, not 1", "muss genau 2 Einträge haben, nicht 1"),
    ('name = "AB"', '"AB" does not fit the pattern ^[a-z]+$', '"AB" passt nicht zum Muster ^[a-z]+$'),
    ('good = "silk"', '"silk" is not possible here', '"silk" ist hier nicht möglich'),
    ("port = { a = 1 }", "there is no field “a” here", "ein Feld „a“ gibt es hier nicht"),
    ("port = {}", "the field “id” is missing", "das Feld „id“ fehlt"),
    ("mixed = 1.5", "Expected `int | str`, got `float`", "Expected `int | str`, got `float`"),
    (
        f"number = 0x{'f' * 5000}",
        f"must be a whole number up to 9, not 0x{'f' * 38}…",
        f"muss eine ganze Zahl bis 9 sein, nicht 0x{'f' * 38}…",
    ),
]
"""An owner's line, and what is told of it in English and in German."""


@pytest.mark.parametrize(("owner", "english", "german"), WRONG_VALUES)
def test_why_a_value_cannot_be_is_told_in_both_languages(
    tmp_path: Path, owner: str, english: str, german: str
) -> None:
    own = tmp_path / "components.toml"
    marked = {name: {"value": value, "source": "public"} for name, value in RIGHT_VALUES.items()}
    own.write_text(
        "".join(f"{name} = {component_files.inline(value)}\n" for name, value in marked.items()),
        encoding="utf-8",
    )
    with pytest.raises(Malformed) as refusal:
        load(own, Kinds, f"# mine\n{owner}", "mine.toml")
    field, verdict = owner.split()[0], refusal.value.verdict
    assert Texts(None, "en").refusal(verdict) == f"mine.toml, line 2, {field}: {english}."
    assert Texts(None, "de").refusal(verdict) == f"mine.toml, Zeile 2, {field}: {german}."


NOT_TOML = [
    ("ships =", "at the end: a value is missing", "am Ende: ein Wert fehlt"),
    (
        "a = zwei",
        "line 1, column 5: a value is missing or cannot be read",
        "Zeile 1, Spalte 5: ein Wert fehlt",
    ),
    ("ships\n", "a name is followed by =", "auf einen Namen folgen = und sein Wert"),
    ("a = 3 4", "line 1, column 7: something is left over", "Zeile 1, Spalte 7: hinter dem Wert steht noch"),
    (
        "a = 3\na = 4\n",
        "line 2, column 6: the same name stands there twice",
        "derselbe Name steht zweimal da",
    ),
    ("[a]\n[a]", "the same name stands there twice", "derselbe Name steht zweimal da"),
    ("a = { b = 1, b = 2 }", "the same name stands there twice", "derselbe Name steht zweimal da"),
    ("a=[1]\na.b=2", "the same name stands there twice", "derselbe Name steht zweimal da"),
    ("a = [1 2]", "a comma or a closing bracket is missing", "ein Komma oder eine schließende Klammer fehlt"),
    ("[a\nb = 1", "a comma or a closing bracket is missing", "ein Komma oder eine schließende Klammer fehlt"),
    ('a = "x', "a closing quotation mark is missing", "ein schließendes Anführungszeichen fehlt"),
    ("a = 'x", "a closing quotation mark is missing", "ein schließendes Anführungszeichen fehlt"),
    ("= 3", "line 1, column 1: a name must stand here", "Zeile 1, Spalte 1: hier muss ein Name stehen"),
    ('a = "\\q"', "this character cannot stand here", "dieses Zeichen darf hier nicht stehen"),
    ("# \x01", "this character cannot stand here", "dieses Zeichen darf hier nicht stehen"),
    ("a = " + "1" * 5000, "a value is too long or too deeply nested", "zu lang oder zu tief verschachtelt"),
    ("a = " + "[" * 5000, "a value is too long or too deeply nested", "zu lang oder zu tief verschachtelt"),
]


@pytest.mark.parametrize(("owner", "english", "german"), NOT_TOML)
def test_why_a_file_is_not_toml_is_told_in_both_languages(
    tmp_path: Path, owner: str, english: str, german: str
) -> None:
    verdict = trouble(tmp_path, owner).verdict
    told = {language: Texts(None, language).refusal(verdict) for language in LANGUAGES}
    assert told["en"].startswith("mine.toml is not TOML: ")
    assert told["de"].startswith("mine.toml ist kein TOML: ")
    assert english in told["en"]
    assert german in told["de"]


REASONS = {"wrong": 2, "wrong_value": 1, "why": 0}
"""The functions by which a schema refuses a value, and the place of the code among their arguments."""


def reasons_of(file: Path) -> Iterator[Verdict]:
    """Every reason that a file of a schema can give; each is a code that stands there, with its figures."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REASONS:
            code = node.args[REASONS[node.func.id]]
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                figures = {figure.arg: "7" for figure in node.keywords if figure.arg}
                yield Verdict(f"components.{code.value}", figures)


@pytest.mark.parametrize("game_id", carrack.ids())
def test_whatever_a_games_schema_refuses_is_told_in_both_languages(game_id: str) -> None:
    files = sorted((carrack.game(game_id).folder / "components").glob("*.py"))
    reasons = [reason for file in files for reason in reasons_of(file)]
    assert reasons
    for reason in reasons:
        told = {Texts(None, language).refusal(reason) for language in LANGUAGES}
        assert len(told) == len(LANGUAGES), f"{reason.code} is the same in all languages"


@pytest.mark.parametrize("game_id", carrack.ids())
def test_no_schema_of_a_game_refuses_in_words_of_its_own(game_id: str) -> None:
    for file in (carrack.game(game_id).folder / "components").glob("*.py"):
        assert "ValueError(" not in file.read_text(encoding="utf-8"), file.name


def test_a_value_that_breaks_the_game_says_so_as_an_error_too() -> None:
    assert str(WrongValue(["tiles", "9"], why("tile-all-edges"))) == (
        "tiles, 9: land at all four edges; one must be all water"
    )


@pytest.mark.parametrize(
    ("game_id", "owner", "english", "german"),
    [
        ("pizarro", "gold_sets = 3", "gold_sets: 6 seats need a set each", "6 Mitspieler brauchen je"),
        ("amerigo", "tiles = []", "tiles: there are 0, not 16", "tiles: es sind 0 statt 16"),
        (
            "amerigo",
            'shapes = { single = "#", domino = "##", i3 = "###", l3 = "## #.", i4 = "####", square = "## ##",'
            ' u5 = "#.# ###", block = "#.#" }',
            "shapes, block: the squares must be connected",
            "shapes, block: die Felder müssen an ihren Seiten zusammenhängen",
        ),
        ("amalfi", "bands = [9, 9, 9]", "bands: must rise", "bands: muss ansteigen"),
        ("amerigo-cards", "king = [9]", "could bring", "eine Reise der Weite 1 könnte"),
    ],
)
def test_what_breaks_a_game_is_told_in_both_languages(
    tmp_path: Path, game_id: str, owner: str, english: str, german: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(owner, encoding="utf-8")
    with pytest.raises(Malformed) as refusal:
        carrack.game(game_id, path)
    for game in (None, carrack.game(game_id)):
        assert english in Texts(game, "en").refusal(refusal.value.verdict)
        assert german in Texts(game, "de").refusal(refusal.value.verdict)


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("ship", "; similar: ships", "; ähnlich: ships"),
        ("x", "; “carrack components” shows all", "; „carrack components“ zeigt alle"),
    ],
)
def test_a_value_that_the_game_does_not_have_is_told_with_what_is_near(
    tmp_path: Path, name: str, english: str, german: str
) -> None:
    verdict = trouble(tmp_path, f"{name} = 3").verdict
    told = [Texts(None, language).refusal(verdict) for language in LANGUAGES]
    assert told == [
        f"mine.toml, line 1, {name}: the game has no such value{english}.",
        f"mine.toml, Zeile 1, {name}: einen solchen Wert hat das Spiel nicht{german}.",
    ]


def test_what_is_wrong_in_the_head_of_a_file_names_the_way_to_it() -> None:
    with pytest.raises(Malformed) as refusal:
        component_files.about("about = { game = 3 }", "mine.toml")
    said = Texts(None, "de").refusal(refusal.value.verdict)
    assert said == "mine.toml, Zeile 1, about, game: muss ein Text in Anführungszeichen sein, nicht 3."


def test_a_field_is_named_once_where_a_part_of_the_schema_checks_itself(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("tower = { parts = 2, stays = 9, stays_at_first = 1, loosened = [1, 1, 1, 1, 1, 1, 1] }")
    with pytest.raises(Malformed) as refusal:
        carrack.game("amerigo", path)
    assert "tower: tower" not in Texts(None, "en").refusal(refusal.value.verdict)


@pytest.mark.parametrize(
    "entry", ["ships = 3", "ships = { value = 3 }", 'ships = { value = 3, source = "owner" }']
)
def test_the_games_own_values_must_say_where_they_come_from(tmp_path: Path, entry: str) -> None:
    verdict = trouble(tmp_path, own=f"{entry}\n{OWN.splitlines()[2]}").verdict
    assert (verdict.code, verdict.args["field"]) == ("components.bad-value", "ships")


def test_every_value_of_every_game_has_a_mark() -> None:
    for game_id in carrack.ids():
        for row in carrack.game(game_id).components.rows:
            assert row.source in SOURCES[:-1], row.name
            assert row.source != "reconstructed" or row.note, f"{row.name}: a reconstruction is explained"


def test_a_game_with_an_owners_file_keeps_it_when_pickled(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("hand_limit = 20\n", encoding="utf-8")
    game = carrack.game("amerigo-cards", path)
    assert game.components.values["hand_limit"] == 20
    assert game.components.digest != carrack.game("amerigo-cards").components.digest
    state = pickle.loads(pickle.dumps(game.new(3)))
    assert state.game.components.digest == game.components.digest


def test_an_owners_file_that_cannot_be_read_is_malformed(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b"# caf\xe9")
    for path, german in (
        (tmp_path / "none.toml", "die Datei oder der Ordner fehlt"),
        (tmp_path, "das ist ein Ordner"),
        (tmp_path / "latin.toml", "kein Text in UTF-8"),
    ):
        with pytest.raises(Malformed) as refusal:
            carrack.game("amerigo-cards", path)
        assert refusal.value.verdict.code == "file.unreadable"
        assert Texts(None, "de").refusal(refusal.value.verdict) == f"{path} ist nicht lesbar: {german}."


@pytest.mark.parametrize(
    ("owner", "field"),
    [
        ("hand_limit = 3", "hand_limit"),
        ("hand_limit = 10\ndeal = [11, 4, 5, 5, 6, 6, 7, 7]", "deal"),
        ("deal = [4, 4]", "deal"),
        ("cards = { gems = 1, cloth = 18, antiques = 21, spices = 24, coffee = 30 }", "rudders"),
        ("king = [9]", "king"),
        ("companies = -1", "companies"),
        ("popular_price = 0", "popular_price"),
        ("lone_sailor_is_longest = 1", "lone_sailor_is_longest"),
        ("sailing_at_end = [0]", "sailing_at_end"),
    ],
)
def test_values_that_break_the_game_are_refused(tmp_path: Path, owner: str, field: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(owner + "\n", encoding="utf-8")
    with pytest.raises(Malformed) as refusal:
        carrack.game("amerigo-cards", path)
    assert refusal.value.verdict.args["field"] == field
    assert refusal.value.verdict.args["file"] == "mine.toml"


# --- what an owner's file says of itself, and its values written down again ---------------------------------


def test_what_a_file_says_of_itself_is_no_value(tmp_path: Path) -> None:
    text = 'about = { game = "x", title = "Mine", note = "counted" }\nships = 4'
    assert values(tmp_path, text).values == values(tmp_path, "ships = 4").values
    assert component_files.about(text, "mine.toml") == component_files.About("x", "Mine", "counted")
    assert component_files.about("ships = 4", "mine.toml") == component_files.About()


def test_the_values_of_a_file_written_again_are_the_same_with_their_marks(tmp_path: Path) -> None:
    first = values(
        tmp_path, 'cargo = { value = [3], source = "public", note = "seen # \\"there\\"" }\nships = 4'
    )
    again = values(tmp_path, component_files.written(component_files.About("x"), first.owned))
    assert (again.digest, again.rows) == (first.digest, first.rows)
    from_line = values(tmp_path, component_files.from_header(component_files.header(first.owned)))
    assert from_line.digest == first.digest
    assert component_files.header(values(tmp_path).owned) == ""


@pytest.mark.parametrize(
    "value",
    ['a "b"\n\\ # \x7f \u00e9 \U0001f9ed', [1, [True, 2.5]], {"a b": {"c": ["d"]}}, -3, {}, []],
)
def test_every_kind_of_value_is_one_line_of_toml(value: object) -> None:
    line = component_files.inline(value)
    assert "\n" not in line
    assert tomllib.loads(f"x = {line}") == {"x": value}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "7",
        "{ a = 1",
        "[" * 4000,
        "{}\ny = 1",
        "{ a = " + "1" * 5000 + " }",
        "{ a = 0x" + "f" * 5000 + " }",
    ],
)
def test_a_line_of_values_that_cannot_be_read_is_refused(line: str) -> None:
    with pytest.raises(Malformed):
        component_files.from_header(line)


THREADS = """
import sys
from threading import Barrier, Thread
from typing import Annotated
import msgspec
from carrack.core.components import values_as

sys.setswitchinterval(1e-6)
small = Annotated[int, msgspec.Meta(ge=0, le=9)]
for _ in range(60):
    row = msgspec.defstruct("Row", [(f"field_{n}", list[small]) for n in range(20)])
    schema = msgspec.defstruct("Schema", [(f"field_{n}", list[row]) for n in range(5)])
    values = {f"field_{n}": [{f"field_{m}": [m % 9] for m in range(20)}] for n in range(5)}
    together = Barrier(4)
    def read():
        together.wait()
        values_as(schema, values)
    threads = [Thread(target=read) for _ in range(4)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
"""


def test_threads_that_read_a_games_values_together_do_not_crash_the_interpreter() -> None:
    done = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
