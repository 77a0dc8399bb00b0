"""Proves the levels: `python tools/proofs.py FOLDER [--game ID] [--workers N] [--first N] [--write]`.

Plays every contest that docs/bots.md promises something about, each into a file of FOLDER that is taken up
again after an interruption, and shows how far each has come. With --write the table goes to docs/bots.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if not any(Path(path, "carrack").is_dir() for path in sys.path if path):
    sys.path.insert(0, str(ROOT / "src"))

import carrack  # noqa: E402
from carrack.arena.contest import Ledger, head_of, play_lines  # noqa: E402
from carrack.arena.page import command_of  # noqa: E402
from carrack.arena.report import Estimate, name_of  # noqa: E402
from carrack.arena.schedule import lineups  # noqa: E402
from carrack.arena.simulation import Setup  # noqa: E402
from carrack.arena.standings import standings  # noqa: E402
from carrack.arena.workers import share_out  # noqa: E402
from carrack.bots.levels import LEVELS  # noqa: E402
from carrack.cli.options import rivals  # noqa: E402

PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- proofs: written by tools/proofs.py -->", "<!-- end of proofs -->"
PAIRS = 200
TENTH = 10
SEED = 1
"""Another seed than `carrack tune` takes: weights are not proved on the deals they were found on."""
ABOVE_THE_NEXT = 0.55
OVER_GREEDY = 0.80
OVER_THE_PEER = 0.60
TIMES_FAIR = 2.0
PEER = "tools/peer.py:Ismcts"
PEER_SIMULATIONS = 500
PEER_GAMES = 12
PEER_GAME_IDS = ("amerigo-cards", "pizarro")


@dataclass(frozen=True)
class Proof:
    """One contest, what is promised of its first bot, and whether the interval or the share must reach it."""

    setup: Setup
    games: int
    least: float
    by_low: bool = False
    of_wins: bool = False

    @property
    def file(self) -> str:
        setup = self.setup
        rivals = name_of(setup.bots[1]) + (f"x{len(setup.bots) - 1}" if len(setup.bots) > 2 else "")
        return f"{setup.game.facts.id}-{setup.seats}-{setup.bots[0]}-{rivals}.jsonl"


def tenth(level: str) -> str:
    """A level with a tenth of its simulations, and no clock."""
    return f"{level}@{LEVELS[level].simulations // TENTH}"


def proofs(game_id: str) -> Iterator[Proof]:
    """What is promised of a game, the quick contests first."""
    game = carrack.game(game_id)
    least, most = rivals(game, None), game.facts.seats.stop - 1
    *lower, highest = [
        Proof(
            Setup(game, least, {}, (tenth(upper), tenth(under)), SEED), 2 * PAIRS, ABOVE_THE_NEXT, by_low=True
        )
        for under, upper in pairwise(LEVELS)
    ]
    yield from reversed(lower)
    yield Proof(Setup(game, least, {}, (tenth("captain"), "greedy"), SEED), 2 * PAIRS, OVER_GREEDY)
    alone = (tenth("captain"), *["greedy"] * (most - 1))
    yield Proof(Setup(game, most, {}, alone, SEED), PAIRS, TIMES_FAIR / most, of_wins=True)
    yield highest
    if game_id in PEER_GAME_IDS:
        yield Proof(
            Setup(game, least, {}, (f"captain@{PEER_SIMULATIONS}", PEER), SEED), PEER_GAMES, OVER_THE_PEER
        )


def ledger_of(proof: Proof, folder: Path) -> tuple[Ledger, int]:
    """Its file, and how many games it needs: whole deals."""
    a_deal = len(lineups(proof.setup.bots, proof.setup.seats))
    return Ledger(head_of(proof.setup), folder / proof.file), -(-proof.games // a_deal) * a_deal


def row(proof: Proof, folder: Path) -> str:
    """A line of the table."""
    ledger, wanted = ledger_of(proof, folder)
    ledger.close()
    games = ledger.first(wanted)
    setup = proof.setup
    promised = f"{'from ' if proof.by_low else ''}{100 * proof.least:.0f} %"
    head = f"| `{command_of(setup, wanted)}` | {promised} |"
    if not games:
        return f"{head} – | – | – |"
    found = standings(games)
    first = next(bot for bot in found.bots if bot.name == setup.bots[0])
    duel = found.duel(setup.bots[0], setup.bots[1])
    assert duel is not None
    reached: Estimate = first.share if proof.of_wins else duel.ahead
    met = (reached.low if proof.by_low else reached.value) > proof.least
    verdict = ("yes" if met else "no") if len(games) == wanted else "under way"
    share = f"{100 * reached.value:.1f} % ({100 * reached.low:.1f} – {100 * reached.high:.1f})"
    return f"{head} {share} | {len(games)} of {wanted} | {verdict} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=carrack.ids(), action="append")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--first", type=int, metavar="N", help="only so many games of each, for a first look")
    parser.add_argument("--show", action="store_true", help="play nothing, only show")
    parser.add_argument("--write", action="store_true", help="write the table to docs/bots.md")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    every = [proof for game_id in asked.game or carrack.ids() for proof in proofs(game_id)]
    # The quick contests of all games before the long ones of any.
    turns = zip_longest(*(proofs(game_id) for game_id in asked.game or carrack.ids()))
    in_turn = [proof for turn in turns for proof in turn if proof is not None]
    for proof in in_turn if not asked.show else ():
        ledger, wanted = ledger_of(proof, asked.folder)
        wanted = wanted if asked.first is None else min(wanted, asked.first)
        print(f"· {proof.file}: {len(ledger.missing(wanted))} games to play", flush=True)
        share_out(proof.setup, play_lines, ledger.missing(wanted), asked.workers, ledger.add, lambda: False)
        ledger.close()
    table = ["| contest | promised | reached (95 %) | games | met |", "|---|---|---|---|---|"]
    table += [row(proof, asked.folder) for proof in every]
    print("\n".join(table))
    if asked.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text("\n".join([f"{before}{BEGIN}", "", *table, "", f"{END}{after}"]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
