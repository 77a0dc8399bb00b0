"""Takes the picture of the table for the README: `python tools/picture.py` writes docs/pictures/table.svg.

The same game, the same moment, every time; no address of a font is left in the file.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import carrack  # noqa: E402
from carrack.bots.greedy import GreedyBot  # noqa: E402
from carrack.cli.screen.sitting import Sitting  # noqa: E402
from carrack.cli.screen.table import TableApp  # noqa: E402
from carrack.cli.table.saving import SaveFile  # noqa: E402
from carrack.core.chance import Rng  # noqa: E402
from carrack.core.match import new_match  # noqa: E402

TARGET = ROOT / "docs" / "pictures" / "table.svg"
SEED = 5
DECISIONS = 42
SIZE = (124, 36)
FONT_FACE = re.compile(r"@font-face\s*\{[^}]*\}\s*")


def moment(folder: Path) -> Sitting:
    """A game of three, played on to where Ann is at home with cards to sell."""
    match = new_match(carrack.game("amerigo-cards"), 3, Rng(SEED, 1), ["Ann", "greedy", "greedy"])
    bot, rng = GreedyBot(), Rng(SEED, 2)
    seen = made = 0
    while made < DECISIONS or match.drafter != 0:
        seat = match.drafter
        if seat == 0:
            seen = len(match.events)
        match.play(seat, bot.decide(match.view(seat), rng))
        made += 1
    sitting = Sitting(match, SaveFile(folder / "game.txt"), lambda: Rng(SEED, 3))
    sitting.seen[0] = seen
    return sitting


async def picture(folder: Path) -> str:
    sitting = moment(folder)
    app = TableApp(sitting, lambda: sitting, "en", pace=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down")
        await pilot.pause()
        return FONT_FACE.sub("", app.export_screenshot(title="carrack play"))


def main() -> None:
    with TemporaryDirectory() as folder:
        text = asyncio.run(picture(Path(folder)))
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    print(TARGET.relative_to(ROOT))


if __name__ == "__main__":
    main()
