"""Write anew what tests compare with: playthroughs, digests, counts of positions, golden records.

    python tools/regenerate.py            everything
    python tools/regenerate.py records    the golden records only (or: playthroughs)
    python tools/regenerate.py amerigo    of one game only (or of several)

Read the difference before committing it: it is a change of the rules, the numbering or the words. What
changes legality or numbering raises the rules version.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import carrack  # noqa: E402
from carrack.bots.loading import BOTS  # noqa: E402
from carrack.core.api import Game, State  # noqa: E402
from carrack.core.chance import Rng  # noqa: E402
from carrack.core.match import Match, new_match  # noqa: E402
from tests.contract import golden  # noqa: E402
from tests.contract.endings import ENDINGS  # noqa: E402

MOST_SEEDS = 3000


@dataclass(frozen=True)
class Wish:
    """A record to make: its name, seats, who plays, with which components, and how it must end."""

    name: str
    seats: int
    bots: tuple[str, ...]
    components: str
    ends: Callable[[State], bool]
    taken_back: bool = False
    options: Mapping[str, str] = field(default_factory=dict)


def _any_end(state: State) -> bool:
    return True


def wishes(game_id: str) -> list[Wish]:
    """Yield a record for each number of seats, one with lines taken back, and one for each ending."""
    facts = carrack.game(game_id).facts
    seats = facts.seats
    found: list[Wish] = []
    for values in product(*facts.options.values()):
        options = dict(zip(facts.options, values, strict=True))
        suffix = f"-{'-'.join(values)}" if values else ""
        for count in seats:
            if not facts.matters(options, count):
                continue
            found.append(Wish(f"{count}-seats{suffix}", count, ("greedy",), "", _any_end, options=options))
    found.append(Wish("taken-back", seats[0], ("greedy", "random"), "", _any_end, taken_back=True))
    for name, ending in ENDINGS[game_id].items():
        found.append(
            Wish(
                f"ending-{name}",
                ending.seats,
                ending.bots,
                ending.components,
                ending.is_end_of,
                options=ending.options,
            )
        )
    return found


def play(game: Game, wish: Wish, seed: int) -> Match:
    """Play a whole match between bots; everything depends on the seed alone."""
    names = [wish.bots[seat % len(wish.bots)] for seat in range(wish.seats)]
    match = new_match(game, wish.seats, Rng(seed, 1), names, False, **wish.options)
    bots = [BOTS[name]() for name in names]
    rng = Rng(seed, 2)
    decisions = 0
    while not match.is_over:
        seat = match.actor
        match.play(seat, bots[seat].decide(match.view(seat), rng))
        decisions += 1
        if wish.taken_back and decisions in (5, 12, 40) and not match.draft:
            match.take_back(seat, range(wish.seats))
    return match


def write_records(game_id: str) -> None:
    folder = golden.RECORDS / game_id
    folder.mkdir(parents=True, exist_ok=True)
    for wish in wishes(game_id):
        path = folder / f"{wish.name}.txt"
        if wish.components:
            path.with_suffix(".toml").write_text(wish.components, encoding="utf-8")
        game = golden.record_game(path)
        for seed in range(MOST_SEEDS):
            match = play(game, wish, seed)
            if wish.ends(match.state):
                path.write_text(match.record.text(game), encoding="utf-8")
                print(f"{path.relative_to(ROOT)}: seed {seed}, result {match.record.result}")
                break
        else:
            raise SystemExit(f"{wish.name}: no such game among {MOST_SEEDS} seeds")


def write_playthroughs(game_ids: Sequence[str]) -> None:
    for case, language in golden.playthrough_cases():
        if case.game_id not in game_ids:
            continue
        path = golden.playthrough_path(case, language)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(golden.playthrough(case, language), encoding="utf-8")
        print(path.relative_to(ROOT))
    for game_id in game_ids:
        cases = [case for case in golden.cases() if case.game_id == game_id]
        for path, lines in (
            (golden.digests_path(game_id), [line for case in cases for line in golden.digest_lines(case)]),
            (golden.perft_path(game_id), [line for case in cases for line in golden.perft_lines(case)]),
        ):
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
            print(path.relative_to(ROOT))


def main(arguments: list[str]) -> None:
    game_ids = [game_id for game_id in carrack.ids() if game_id in arguments] or carrack.ids()
    parts = [part for part in arguments if part in ("playthroughs", "records")]
    if not parts or "playthroughs" in parts:
        write_playthroughs(game_ids)
    if not parts or "records" in parts:
        for game_id in game_ids:
            write_records(game_id)


if __name__ == "__main__":
    main(sys.argv[1:])
