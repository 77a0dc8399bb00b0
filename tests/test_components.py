"""Component values: source marks, an owner's file on top, and errors that name file, line and field."""

from __future__ import annotations

import pickle
import tomllib
from pathlib import Path

import msgspec
import pytest

import carrack
from carrack.core import component_files
from carrack.core.components import SOURCES, Components, load
from carrack.core.text import LANGUAGES, Texts
from carrack.core.verdicts import Malformed

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
    ("wrong", "reason"),
    [
        ('docks = "two", sends = []', "jaffa, docks: Expected `int`, got `str`"),
        ('docks = 2, sends = [1, "x"]', "jaffa, sends, 2: Expected `int`, got `str`"),
        ("docks = 2, sends = [], sails = 3", "jaffa: Object contains unknown field `sails`"),
        ("docks = 2", "jaffa: Object missing required field `sends`"),
    ],
)
def test_an_error_in_a_list_names_the_record_and_its_line(tmp_path: Path, wrong: str, reason: str) -> None:
    path = tmp_path / "components.toml"
    path.write_text('ports = { value = [], source = "public" }\n', encoding="utf-8")
    first = '{ id = "acre", docks = 1, sends = [1] }'
    owner = f'ports = [\n  {first},\n  {{ id = "jaffa", {wrong} }},\n]\n'
    with pytest.raises(Malformed) as refusal:
        load(path, Ports, owner, "mine.toml")
    assert refusal.value.verdict.args == {
        "file": "mine.toml",
        "line": 3,
        "field": "ports",
        "reason": reason,
    }


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
    for path in (tmp_path / "none.toml", tmp_path, tmp_path / "latin.toml"):
        with pytest.raises(Malformed) as refusal:
            carrack.game("amerigo-cards", path)
        assert refusal.value.verdict.code == "file.unreadable"


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
