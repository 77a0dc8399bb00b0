"""The contests that prove the levels: what is promised, and how far a folder of games has come."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import carrack
from carrack.arena.contest import GameLine, Lines
from carrack.bots.levels import LEVELS
from tools.proofs import OVER_GREEDY, Proof, ledger_of, promises, result_of, row


def over_greedy(game_id: str) -> Proof:
    """A captain with a tenth of its simulations against greedy, with the fewest seats."""
    return next(proof for promise in promises(game_id) for proof in promise if proof.least == OVER_GREEDY)


def play(proof: Proof, folder: Path, won: int, games: int) -> None:
    """Write so many games, of which the first bot has won the first few."""
    played = Lines()
    for game in range(games):
        bots = list(proof.setup.bots if game % 2 == 0 else reversed(proof.setup.bots))
        ranks = [1 if (bot == proof.setup.bots[0]) == (game < won) else 2 for bot in bots]
        played.lines.append(GameLine(game, game // 2, bots, [9, 9], ranks, 9, [1, 1], [1.0, 1.0], [0, 0]))
    ledger, _ = ledger_of(proof, folder)
    ledger.add(played)
    ledger.close()


@pytest.mark.parametrize("game_id", carrack.ids())
def test_every_level_is_set_against_the_one_below_with_more_and_more_search(game_id: str) -> None:
    names = list(LEVELS)
    met = set()
    for promise in promises(game_id):
        searches = [[int(bot.partition("@")[2] or 0) for bot in proof.setup.bots] for proof in promise]
        assert searches == sorted(searches)
        upper, under = (bot.partition("@")[0] for bot in promise[0].setup.bots[:2])
        if under in names:
            met.add((under, upper))
            assert promise[-1].setup.bots == tuple(
                f"{name}@{LEVELS[name].simulations}" for name in (upper, under)
            )
    assert met == set(pairwise(names))


def test_a_promise_counts_when_all_its_games_are_played(tmp_path: Path) -> None:
    proof = over_greedy("amerigo-cards")
    wanted = ledger_of(proof, tmp_path)[1]
    assert row(proof, tmp_path).endswith("| – | – | – |")
    play(proof, tmp_path, won=10, games=10)
    assert row(proof, tmp_path).endswith(f"| 10 of {wanted} | under way |")
    assert not result_of(proof, tmp_path).failed


@pytest.mark.parametrize(("won", "met"), [(321, True), (319, False)])
def test_the_share_must_reach_what_is_promised(won: int, met: bool, tmp_path: Path) -> None:
    proof = over_greedy("amerigo-cards")
    play(proof, tmp_path, won, games=400)
    result = result_of(proof, tmp_path)
    assert (result.met, result.failed) == (met, not met)
    assert row(proof, tmp_path).endswith("| yes |" if met else "| no |")
