"""A message before it is told: a key of the catalogue and its arguments, in no language yet.

Structs are not compiled, and those who make them (`messages`) are: so it stands by itself.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field


class Saying(Struct, frozen=True):
    """One message of the catalogue.

    An argument that is a saying is said first; several of them are joined by commas. Where there is an
    argument `seat`, the sentence may use `name`: the name of whoever sits there.
    """

    key: str
    args: dict[str, Argument] = field(default_factory=dict)


Argument: TypeAlias = str | int | float | Saying | list[Saying]
