"""Less garbage collection for commands: a third of the start, and of drawing a screen, went into it.

A server looks more often, so that no look takes long.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

YOUNG: Final = 20_000
"""Objects that are made before the collector looks at them. With Python's own 700 it looks dozens of times
while a screen is drawn; nearly all objects die without it."""
OFTEN: Final = (2_000, 5, 40)
"""Thresholds of a server. A look at 20,000 young objects takes several milliseconds in which nobody is
answered, and 500 sockets that come at once cause some of them; a look at 2,000 takes less than one. What
outlives it is looked at again after 5 of these: after 20 that took four times as long. All is looked at after
200 of them, not Python's 100: else there would be as many long looks as before."""


def look_often() -> None:
    """Leave alone what a server has made at its start, and look at young objects often: no look is long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*OFTEN)


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
