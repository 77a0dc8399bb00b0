"""Tables for the tests: games that can be repeated, a clock that stands still, a pilot to press keys."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

from textual.pilot import Pilot

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.cli.play.fullscreen.pace import Clock
from carrack.cli.play.fullscreen.shell import Shell
from carrack.cli.play.fullscreen.table_app import TableApp
from carrack.cli.play.fullscreen.widget import Drawn
from carrack.cli.play.save_file import SaveFile
from carrack.cli.play.session import Session
from carrack.core.chance import Rng
from carrack.core.match import new_match
from tests.patience import PATIENCE

GAME: Final = "amerigo-cards"
ANN_AND_BOTS: Final = ("Ann", "random", "random")
Table = TypeVar("Table", bound=Shell)


class Streams:
    """One source of randomness after another."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.stream = 0

    def __call__(self) -> Rng:
        self.stream += 1
        return Rng(self.seed, self.stream)


def session(
    players: tuple[str, ...] = ANN_AND_BOTS,
    seed: int = 5,
    decisions: int = 0,
    confirm: bool = False,
    save: Path = Path("game.txt"),
    game: str = GAME,
) -> Session:
    """A game after so many decisions, in which the first seat is asked then."""
    streams = Streams(seed)
    match = new_match(carrack.game(game), len(players), streams(), list(players), confirm)
    bot, rng = GreedyBot(), Rng(seed, 99)
    made = 0
    while not match.is_over and (made < decisions or (decisions and match.actor != 0)):
        seat = match.actor
        match.play(seat, bot.decide(match.view(seat), rng))
        if match.is_complete:
            match.done(seat)
        made += 1
    table = Session(match, SaveFile(save), streams)
    table.keep()
    return table


def table_of(table: Session, language: str = "en", pace: float = 0.0, clock: Clock | None = None) -> TableApp:
    """The app for a game; `again` begins another one of the same players."""
    return TableApp(table, lambda: session(seed=6, save=Path("again.txt")), language, pace, clock)


def with_pilot(
    app: Table, test: Callable[[Table, Pilot[int]], Awaitable[None]], size: tuple[int, int] = (80, 24)
) -> None:
    """Run a test at a table of this size."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await test(app, pilot)

    asyncio.run(run())


async def settle(pilot: Pilot[int], draws: int = 3) -> None:
    """Wait until bots and screen have come to rest: one draw to lay out, one to scroll, one to show it."""
    app = pilot.app
    assert isinstance(app, Shell)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        await pilot.pause()
        if not isinstance(app, TableApp) or app.is_covered or at_rest(app):
            for _ in range(draws):
                await pilot.pause()
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the table does not come to rest")


async def until(pilot: Pilot[int], condition: Callable[[], object]) -> None:
    """Wait until the condition holds."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        await pilot.pause()
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not happen")


def at_rest(app: TableApp) -> bool:
    """Return True if a person is asked, the game is over, or the table was left."""
    table = app.session
    return table.match.is_over or table.asked is not None or not app.is_running


def shown(widget: Drawn) -> str:
    """Return what a pane says."""
    return "\n".join(row.text.plain for row in widget.rows(widget.size.width or 78))


def screen_text(app: Shell) -> list[str]:
    """The screen, line by line, as a person sees it."""
    width, height = app.size
    strips = app.screen._compositor.render_strips()
    lines = ["".join(segment.text for segment in strip) for strip in strips]
    assert len(lines) == height
    assert all(len(line) <= width for line in lines)
    return lines
