"""What `tools/fields.py` writes from the fields of a class stands there as it would be written now."""

from __future__ import annotations

import ast

import pytest

from tools.fields import BEGIN, END, ROOT, fields_of, rewritten, written_files

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
    text = (ROOT / "src" / "carrack" / "games" / "amalfi" / "state.py").read_text(encoding="utf-8")
    [table] = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    assert not next(one for one in fields_of(table).all if one.name == hidden).seen
    [visible] = [node for node in table.body if isinstance(node, ast.FunctionDef) and node.name == "visible"]
    assert hidden in [argument.arg for argument in visible.args.args]
