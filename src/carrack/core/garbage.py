"""Less garbage collection for commands: a third of the start, and of drawing a screen, went into it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

YOUNG: Final = 20_000
"""Objects that are made before the collector looks at them. With Python's own 700 it looks dozens of times
while a screen is drawn; nearly all objects die without it."""


@contextmanager
def imports_kept() -> Iterator[None]:
    """Collect nothing while modules are imported, and leave what they made alone from then on."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
        gc.enable()
