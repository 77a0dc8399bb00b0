"""Proves the levels: `python tools/proofs.py FOLDER [--game ID] [--workers N] [--first N] [--write]`.

Plays every contest that docs/bots.md promises something about, each into a file of FOLDER that is taken up
again after an interruption, and shows how far each has come. What a share of the simulations does not reach
is played once more with a larger one, at last with all. With --write the table goes to docs/bots.md.
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
from carrack.cli.commands.arguments import rivals  # noqa: E402

PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- proofs: written by tools/proofs.py -->", "<!-- end of proofs -->"
PAIRS = 200
TENTH = 10
HALF_A_TENTH = 20
WHOLE = 1
SEED = 1
"""Another seed than `carrack tune` takes: weights are not proved on the deals they were found on."""
ABOVE_THE_NEXT = 0.55
OVER_GREEDY = 0.80
OVER_THE_PEER = 0.60
TIMES_FAIR = 2.0
PEER = "tools/peer.py:Ismcts"
PEER_SIMULATIONS = 500
PEER_DEALS = 6
"""Few, for the peer needs minutes for a game."""
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


def share_of(level: str, part: int) -> str:
    """Return a level with a part of its simulations, and no clock."""
    return f"{level}@{LEVELS[level].simulations // part}"


def promises(game_id: str) -> Iterator[list[Proof]]:
    """Yield what is promised of a game, the quick contests first; each with little search, then with more."""
    game = carrack.game(game_id)
    least, most = rivals(game, None), game.facts.seats.stop - 1

    def contest(seats: int, *bots: str) -> Setup:
        return Setup(game, seats, game.check_options({}, seats), bots, SEED)

    def above(upper: str, under: str) -> Proof:
        return Proof(contest(least, upper, under), 2 * PAIRS, ABOVE_THE_NEXT, by_low=True)

    *lower, (second, highest) = pairwise(LEVELS)
    for under, upper in reversed(lower):
        yield [above(share_of(upper, part), share_of(under, part)) for part in (TENTH, WHOLE)]
    captains = [share_of("captain", part) for part in (TENTH, WHOLE)]
    yield [Proof(contest(least, captain, "greedy"), 2 * PAIRS, OVER_GREEDY) for captain in captains]
    crowd = ["greedy"] * (most - 1)
    yield [
        Proof(contest(most, captain, *crowd), PAIRS, TIMES_FAIR / most, of_wins=True) for captain in captains
    ]
    # Games of the highest level are long: if half of its share is enough, do not play with all of it.
    shares = ((HALF_A_TENTH, TENTH), (TENTH, TENTH), (WHOLE, WHOLE))
    yield [above(share_of(highest, part), share_of(second, rest)) for part, rest in shares]
    if game_id in PEER_GAME_IDS:
        peer = contest(least, f"captain@{PEER_SIMULATIONS}", PEER)
        yield [Proof(peer, PEER_DEALS * len(lineups(peer.bots, least)), OVER_THE_PEER)]


def ledger_of(proof: Proof, folder: Path) -> tuple[Ledger, int]:
    """Return its file and the games it needs, in whole deals."""
    a_deal = len(lineups(proof.setup.bots, proof.setup.seats))
    return Ledger(head_of(proof.setup), folder / proof.file), -(-proof.games // a_deal) * a_deal


@dataclass(frozen=True)
class Result:
    """Return how far a contest has come."""

    reached: Estimate | None
    games: int
    wanted: int
    met: bool

    @property
    def failed(self) -> bool:
        return self.games == self.wanted and not self.met


def result_of(proof: Proof, folder: Path) -> Result:
    ledger, wanted = ledger_of(proof, folder)
    ledger.close()
    games = ledger.first(wanted)
    if not games:
        return Result(None, 0, wanted, False)
    found = standings(games)
    bots = proof.setup.bots
    duel = found.duel(bots[0], bots[1])
    assert duel is not None
    own = next(bot for bot in found.bots if bot.name == bots[0])
    reached: Estimate = own.share if proof.of_wins else duel.ahead
    met = (reached.low if proof.by_low else reached.value) > proof.least
    return Result(reached, len(games), wanted, met)


def row(proof: Proof, folder: Path) -> str:
    """Return a line of the table."""
    result = result_of(proof, folder)
    promised = f"{'from ' if proof.by_low else ''}{100 * proof.least:.0f} %"
    head = f"| `{command_of(proof.setup, result.wanted)}` | {promised} |"
    reached = result.reached
    if reached is None:
        return f"{head} – | – | – |"
    verdict = ("yes" if result.met else "no") if result.games == result.wanted else "under way"
    share = f"{100 * reached.value:.1f} % ({100 * reached.low:.1f} – {100 * reached.high:.1f})"
    return f"{head} {share} | {result.games} of {result.wanted} | {verdict} |"


def play(proof: Proof, folder: Path, first: int | None, workers: int) -> None:
    """Play what is missing, or of the first so many games."""
    ledger, wanted = ledger_of(proof, folder)
    missing = ledger.missing(wanted if first is None else min(wanted, first))
    print(f"· {proof.file}: {len(missing)} games to play", flush=True)
    share_out(proof.setup, play_lines, missing, workers, ledger.add, lambda: False)
    ledger.close()


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
    ids = asked.game or carrack.ids()
    # The quick contests of all games before the long ones of any.
    for turn in zip_longest(*(promises(game_id) for game_id in ids)):
        for promise in turn if not asked.show else ():
            if promise is not None:
                play(promise[0], asked.folder, asked.first, asked.workers)
    table = ["| contest | promised | reached (95 %) | games | met |", "|---|---|---|---|---|"]
    for promise in (promise for game_id in ids for promise in promises(game_id)):
        for proof in promise:
            if not asked.show:
                play(proof, asked.folder, asked.first, asked.workers)
            table.append(row(proof, asked.folder))
            if not result_of(proof, asked.folder).failed:
                break
    print("\n".join(table))
    if asked.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text("\n".join([f"{before}{BEGIN}", "", *table, "", f"{END}{after}"]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
