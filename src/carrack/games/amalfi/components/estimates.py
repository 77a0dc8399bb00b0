"""Estimates of what a character is worth, roughly, made from what it does: the evaluation cannot try out
every card.

A permanent character is worth so much in each period to come, an engageable one each time it is engaged, an
immediate one once. The numbers stand in `estimates.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from carrack.games.amalfi import language
from carrack.games.amalfi.components.clauses import Clause
from carrack.games.amalfi.components.schema import Permanent, Values


class Estimates(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    happens: dict[str, float]
    times: dict[str, float]
    stands: dict[str, float]


FILE: Final = msgspec.convert(
    tomllib.loads((Path(__file__).parents[1] / "estimates.toml").read_text(encoding="utf-8")), Estimates
)
PURCHASES: Final = language.GRANT_NAMES[: language.GRANT_NAVIGATE]


def worths(file: Values) -> list[float]:
    """Return what each character is worth, in the order of their numbers; end-game ones are counted
    elsewhere."""
    return [
        *(0.0 for _ in file.end_game),
        *(happening(card.effects) for card in file.immediate),
        *(lasting(card) for card in file.permanent),
        *(happening(card.effects) for card in file.engageable),
    ]


def lasting(card: Permanent) -> float:
    """Return what a permanent character is worth in a period."""
    if card.when is not None:
        often = FILE.times[card.kind if card.kind not in (None, "any") else card.when]
        return often * happening(card.effects)
    return sum(map(_standing, card.effects))


def happening(effect: Sequence[Clause]) -> float:
    """Return what an effect is worth when it happens."""
    return sum(map(_clause, effect))


def _standing(clause: Clause) -> float:
    worth = FILE.stands[clause.do] * (clause.count or 1)
    if clause.do in ("discount", "accept"):
        worth *= FILE.times[clause.kind if clause.kind not in (None, "any") else str(clause.on)]
    if clause.do == "row" and clause.row == "all":
        worth *= len(language.ROW_NAMES)
    return worth


def _clause(clause: Clause) -> float:
    each = FILE.happens
    count = clause.count or 1
    if clause.do == "pay":
        return -each["bread"] * count
    if clause.do == "gain":
        worth = each["bread" if clause.what == "bread" else "point"]
        return worth * (count if clause.per is None else each["counted"] * (clause.at_most or 0))
    if clause.do == "decree":
        return each["decree"] * (clause.at_most or 0)
    if clause.do in PURCHASES:
        less = clause.discount if clause.per is None else each["counted"] * (clause.at_most or 0)
        council = each["council"] if clause.from_ in ("council", "both") else 0.0
        return each["purchase"] + each["less"] * (less or 0) + each["crumb"] * (clause.bread or 0) + council
    return each[clause.do] * count
