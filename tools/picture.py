"""Takes the pictures of the table for the docs: `python tools/picture.py` writes them to docs/pictures.

The same games, the same moments, every time; no address of a font is left in the files.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import carrack  # noqa: E402
from carrack.bots.greedy import GreedyBot  # noqa: E402
from carrack.cli.play.fullscreen.table_app import TableApp  # noqa: E402
from carrack.cli.play.save_file import SaveFile  # noqa: E402
from carrack.cli.play.session import Session  # noqa: E402
from carrack.core.api import View  # noqa: E402
from carrack.core.chance import Rng  # noqa: E402
from carrack.core.match import new_match  # noqa: E402

TARGET = ROOT / "docs" / "pictures"
SEED = 5
FONT_FACE = re.compile(r"@font-face\s*\{[^}]*\}\s*")
SETTLERS_WAY = ("establish", "lay", "build", "act green", "plan neutral", "plan", "act red", "act blue")
"""What a settler likes to do, the best first."""

Decide = Callable[[View, Rng], int]


def settle(view: View, rng: Rng) -> int:
    """Return a pick that soon leads to villages: what a settler likes, or, now and then, anything."""
    notations = {number: view.game.actions.notation(number) for number in view.legal}
    for beginning in SETTLERS_WAY:
        liked = [number for number in view.legal if notations[number].startswith(beginning)]
        if liked and rng.choose([0, 1], [1, 3]):
            return rng.choose(liked, [])
    harbours = [number for number in view.legal if _asks_for_a_post(view, number, rng)]
    return rng.choose(harbours or view.legal, [])


def _asks_for_a_post(view: View, number: int, rng: Rng) -> bool:
    if view.prompt().code != "sail":
        return False
    state = view.game.imagine(view, rng)
    state.apply(number)
    return state.prompt().code == "post"


def moment(folder: Path, game: str, decide: Decide, decisions: int, question: str = "") -> Session:
    """Play a game of three to a moment at which Ann is asked this question."""
    match = new_match(carrack.game(game), 3, Rng(SEED, 1), ["Ann", "greedy", "greedy"])
    rng = Rng(SEED, 2)
    seen = made = 0
    while made < decisions or match.actor != 0 or question not in match.view(0).prompt().code:
        seat = match.actor
        if seat == 0:
            seen = len(match.events)
        match.play(seat, decide(match.view(seat), rng))
        made += 1
    session = Session(match, SaveFile(folder / "game.txt"), lambda: Rng(SEED, 3))
    session.seen[0] = seen
    return session


async def picture(session: Session, size: tuple[int, int]) -> str:
    app = TableApp(session, lambda: session, "en", pace=0)
    async with app.run_test(size=size) as pilot:
        await pilot.press("down")
        await pilot.pause()
        return FONT_FACE.sub("", app.export_screenshot(title="carrack play"))


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as name:
        folder = Path(name)
        for path, session, size in (
            ("table.svg", moment(folder, "amerigo-cards", GreedyBot().decide, 42), (124, 36)),
            ("amerigo.svg", moment(folder, "amerigo", settle, 150, "lay"), (124, 40)),
        ):
            (TARGET / path).write_text(asyncio.run(picture(session, size)), encoding="utf-8")
            print((TARGET / path).relative_to(ROOT))


if __name__ == "__main__":
    main()
