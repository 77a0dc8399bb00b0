"""A progress bar on standard error, where that is a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from carrack.cli.terminal.voice import Voice


@contextmanager
def progress(voice: Voice, title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Call what this gives with the number of things done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not voice.err.is_terminal
    with Progress(*columns, console=voice.err, transient=True, disable=hidden) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)
