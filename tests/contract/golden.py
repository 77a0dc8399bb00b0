"""Golden files, committed and compared: playthroughs, counts of positions, digests, whole records.

`python tools/regenerate.py` writes all of it anew; a difference is a change of the rules, of the numbering or
of the words, and is to be read before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import carrack
from carrack.core.api import CHANCE, OVER, Game, State
from carrack.core.board import plain
from carrack.core.chance import Rng
from carrack.core.events import Event
from carrack.core.playout import Scratch, random_number
from carrack.core.text import Texts
from carrack.games import board
from tests.contract.cases import Case, after_the_deal, cases_of

TESTS = Path(__file__).parents[1]
PLAYTHROUGHS = TESTS / "playthroughs"
RECORDS = TESTS / "records"
SEED = 1492
MOST_TABLES = 12
"""Of one game; most tests are content with fewer."""
BOARD_EVERY = 12
"""Decisions from one whole board to the next; in between only what changes is told."""
DIGEST_EVERY = 25
PERFT_NODES = 20000
"""Positions that a count may visit; as deep as that goes."""
DEEPEST = 12
GERMAN_SEATS = 3
"""How many seats the German playthrough has (or the number nearest to it)."""


def cases() -> list[Case]:
    """The tables of which something is committed, of every game."""
    return [case for game_id in carrack.ids() for case in cases_of(game_id, every=False, most=MOST_TABLES)]


def playthrough_cases() -> list[tuple[Case, str]]:
    """Every case in English, and one of each game in German."""
    found = [(case, "en") for case in cases()]
    for game_id in carrack.ids():
        seats = min(carrack.game(game_id).facts.seats, key=lambda count: abs(count - GERMAN_SEATS))
        found.append(
            (next(case for case, _ in found if (case.game_id, case.seats) == (game_id, seats)), "de")
        )
    return found


def playthrough_path(case: Case, language: str) -> Path:
    chosen = "".join(f"-{name}-{value}" for name, value in case.options)
    return PLAYTHROUGHS / case.game_id / f"{case.seats}-seats{chosen}.{language}.txt"


def playthrough(case: Case, language: str) -> str:
    """A whole game at random, as the terminal would show it to the seat that is asked."""
    return "\n".join(_playthrough_lines(case, Texts(case.game, language))) + "\n"


def _playthrough_lines(case: Case, texts: Texts) -> Iterator[str]:
    game = case.game
    yield f"{game.facts.id}, rules version {game.facts.rules_version}, {case.seats} seats, seed {SEED}"
    state = case.new()
    log: list[Event] = []
    state.listen(log)
    rng, scratch = Rng(SEED, case.seats), Scratch(game.action_count)
    decisions = 0
    while True:
        while state.actor == CHANCE:
            state.apply(int(random_number(state, rng, scratch)))
        yield ""
        yield from (f"  {sentence}" for sentence in texts.story(log))
        log.clear()
        if state.actor == OVER:
            break
        seat = int(state.actor)
        if decisions % BOARD_EVERY == 0:
            yield from plain(board(state.view(seat), texts)).splitlines()
        yield f"{texts.name(seat)}: {texts.prompt(state.prompt())} [{state.prompt().rule}]"
        yield "  " + " | ".join(_grouped(game, state.legal()))
        number = int(random_number(state, rng, scratch))
        yield f"> {game.actions.notation(number)}: {texts.action(number)}"
        state.apply(number)
        decisions += 1
    yield from plain(board(state.view(None), texts)).splitlines()
    for seat, score in enumerate(state.scores()):
        parts = ", ".join(f"{texts.score_part(part)} {value}" for part, value in score.breakdown.items())
        yield f"{score.rank}. {texts.name(seat)} {score.total} ({parts}; {score.tie_break})"


def _grouped(game: Game, legal: list[int]) -> Iterator[str]:
    """The legal notations, those with the same words before the last one together."""
    groups: dict[str, list[str]] = {}
    for number in legal:
        words, _, last = game.actions.notation(number).rpartition(" ")
        groups.setdefault(words, []).append(last)
    for words, lasts in groups.items():
        yield f"{words} {' '.join(lasts)}".strip()


# --- digests --------------------------------------------------------------------------------------------


def digests_path(game_id: str) -> Path:
    return PLAYTHROUGHS / game_id / "digests.txt"


def digest_lines(case: Case) -> list[str]:
    """The names of positions of one game at random; the same pure and compiled, on every machine."""
    state = case.new()
    rng, scratch = Rng(SEED, case.seats), Scratch(case.game.action_count)
    lines: list[str] = []
    count = 0
    while True:
        if count % DIGEST_EVERY == 0 or state.actor == OVER:
            lines.append(f"{case} {count} {state.digest()}")
        if state.actor == OVER:
            return lines
        state.step(random_number(state, rng, scratch))
        count += 1


# --- counts of positions --------------------------------------------------------------------------------


def perft_path(game_id: str) -> Path:
    return PLAYTHROUGHS / game_id / "perft.txt"


def perft(state: State, depth: int) -> int:
    """Count the sequences of so many numbers from here on, chance's included."""
    legal = state.legal()
    if depth == 1 or not legal:
        return len(legal)
    total = 0
    for number in legal:
        after = state.copy()
        after.step(number)
        total += perft(after, depth - 1)
    return total


def perft_lines(case: Case) -> list[str]:
    """Counts from the first decision after the deal and from two later ones, as deep as is affordable."""
    lines: list[str] = []
    for name, state in _perft_positions(case):
        depth = 1
        while True:
            count = perft(state, depth)
            lines.append(f"{case} {name} depth {depth}: {count}")
            depth += 1
            if count * 6 > PERFT_NODES or depth > DEEPEST or not count:
                break
    return lines


def _perft_positions(case: Case) -> Iterator[tuple[str, State]]:
    state = after_the_deal(case, SEED)
    yield "after-the-deal", state.copy()
    rng, scratch = Rng(SEED, case.seats), Scratch(case.game.action_count)
    for later in (60, 150):
        for _ in range(later):
            if state.actor != OVER:
                state.step(random_number(state, rng, scratch))
        yield f"{later}-later", state.copy()


# --- records --------------------------------------------------------------------------------------------


def record_paths() -> list[Path]:
    return sorted(RECORDS.glob("*/*.txt"))


def record_game(path: Path) -> Game:
    """The game a record was played with: with the owner's file beside it, if there is one."""
    components = path.with_suffix(".toml")
    return carrack.game(path.parent.name, components if components.exists() else None)
