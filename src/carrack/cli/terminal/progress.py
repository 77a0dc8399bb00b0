"""A progress bar on standard error; where that is no terminal, a line after each tenth of much work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from carrack.cli.terminal.voice import Voice

MUCH: Final = 50
PARTS: Final = 10


@contextmanager
def progress(voice: Voice, title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Call what this gives with the number of things done."""
    if not voice.err.is_terminal:
        yield _lines(voice, title, total)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)


def _lines(voice: Voice, title: str, total: int) -> Callable[[int], None]:
    told = 0

    def tell(done: int) -> None:
        nonlocal told
        part = done * PARTS // total
        if total >= MUCH and told < part < PARTS:
            told = part
            voice.err.print(f"{title} {done}/{total}")

    return tell
