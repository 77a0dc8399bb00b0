"""The numbers of an evaluation, by name, from a file that `carrack tune` can write anew."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FILE: Final = "evaluation.toml"
DIGITS: Final = 4
HEAD: Final = """\
# What the evaluation weighs by (judging/weights.py says what each means) and, last, how search uses it
# (Game in core/api.py); `carrack tune` writes it."""


def read_weights(folder: Path) -> dict[str, float]:
    """Return the weights of the game in a folder."""
    return weights_of((folder / FILE).read_text(encoding="utf-8"))


def weights_of(text: str) -> dict[str, float]:
    """Return the weights in a text; ValueError if something in it is none.

    >>> weights_of("hand_card = 0.3")
    {'hand_card': 0.3}
    """
    weights: dict[str, float] = {}
    for name, value in tomllib.loads(text).items():
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
            raise ValueError(f"{name} is no number")
        weights[name] = float(value)
    return weights


def text_of(weights: Mapping[str, float]) -> str:
    """Return the text of the file of these weights.

    >>> text_of({"spread": 4.0}).splitlines()[-1]
    'spread = 4.0'
    """
    return "\n".join([HEAD, "", *(f"{name} = {round(value, DIGITS)}" for name, value in weights.items()), ""])
