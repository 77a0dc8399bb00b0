"""Writes the page's types from the server's messages: `python tools/typescript.py [--check]`.

The messages go to `web/src/lib/messages.ts`, the view of each game as named values to the game's own folder:
so no two games can mean different things by one name.
"""

from __future__ import annotations

import json
import sys
import typing
from pathlib import Path
from typing import Final

from msgspec import inspect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from carrack import games  # noqa: E402
from carrack.server.protocol import messages, schemas  # noqa: E402

WEB: Final = ROOT / "web" / "src"
HEAD: Final = "// Written by tools/typescript.py from {source}: do not edit, run it again."
SERVER: Final = "src/carrack/server/protocol"
ASKED: Final = (*schemas.REQUESTS, schemas.SeatWish, *typing.get_args(messages.FromPage))
SIMPLE: Final[dict[type[inspect.Type], str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class Writer:
    """Collects the interfaces that the asked types need, each once, in the order of their first use."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}
        self.usual: dict[str, dict[str, object]] = {}
        """By struct: the fields that are left out while they have these values."""

    def type(self, kind: inspect.Type) -> str:
        """Return the TypeScript for a type."""
        match kind:
            case inspect.Metadata(type=inner):
                return self.type(inner)
            case inspect.StructType():
                return self.interface(kind)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                text = self.type(item)
                return f"({text})[]" if "|" in text else f"{text}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.type(item) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.type(value)}>"
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.type(one) for one in types))
            case inspect.LiteralType(values=values):
                return " | ".join(f'"{value}"' for value in values)
        return SIMPLE[type(kind)]

    def interface(self, kind: inspect.StructType) -> str:
        """Return the name of a struct's interface, which is written at its first use."""
        name = kind.cls.__name__
        if name in self.interfaces:
            return name
        self.interfaces[name] = ""
        about = " ".join((kind.cls.__doc__ or "").split("\n\n")[0].split())
        if kind.array_like:
            parts = [f"  {member.encode_name}: {self.type(member.type)}," for member in kind.fields]
            self.interfaces[name] = "\n".join([f"/** {about} */", f"export type {name} = [", *parts, "];"])
            return name
        lines = [f"/** {about} */", f"export interface {name} {{"]
        if kind.tag_field:
            lines.append(f'  {kind.tag_field}: "{kind.tag}";')
        if kind.cls.__struct_config__.omit_defaults:
            self.usual[name] = {one.encode_name: _default(one) for one in kind.fields if not one.required}
        asked = issubclass(kind.cls, ASKED)
        for member in kind.fields:
            # A page may leave out fields with a default; those that the server leaves out are in `USUAL`.
            mark = "?" if asked and not member.required else ""
            lines.append(f"  {member.encode_name}{mark}: {self.type(member.type)};")
        self.interfaces[name] = "\n".join([*lines, "}"])
        return name

    def union(self, name: str, union: object) -> str:
        """Write a named union of structs."""
        members = [self.type(inspect.type_info(one)) for one in typing.get_args(union)]
        return f"export type {name} =\n" + "\n".join(f"  | {one}" for one in members) + ";"


def _default(field: inspect.Field) -> object:
    return field.default_factory() if callable(field.default_factory) else field.default


def files() -> dict[Path, str]:
    """Yield each file with its text."""
    found = {WEB / "lib" / "messages.ts": _messages()}
    for game_id in games.ids():
        if page := games.page_type(game_id):
            setup = games.setup_type(game_id)
            found[WEB / "games" / game_id / "messages.ts"] = _page(page, *([setup] if setup else []))
    return found


def _messages() -> str:
    writer = Writer()
    unions = [writer.union(name, getattr(messages, name)) for name in ("FromPage", "FromServer")]
    for shape in (*schemas.ANSWERS, *schemas.REQUESTS):
        writer.type(inspect.type_info(shape))
    lines = [f"  {name}: {json.dumps(fields)}," for name, fields in writer.usual.items()]
    usual = "\n".join(
        ["/** Fields that are left out while they are as usual. */", "export const USUAL = {", *lines, "};"]
    )
    return _text(SERVER, [*writer.interfaces.values(), *unions, usual])


def _page(page: type, *others: type) -> str:
    writer = Writer()
    for shape in (page, *others):
        writer.type(inspect.type_info(shape))
    return _text(f"src/{page.__module__.replace('.', '/')}.py", list(writer.interfaces.values()))


def _text(source: str, parts: list[str]) -> str:
    return "\n\n".join([HEAD.format(source=source), *parts]) + "\n"


def main() -> int:
    wanted = files()
    if "--check" not in sys.argv[1:]:
        for path, text in wanted.items():
            path.write_text(text, encoding="utf-8")
        return 0
    wrong = [
        path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    for path in wrong:
        print(f"{path.relative_to(ROOT)} is not what the messages say: run `python tools/typescript.py`")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
