"""PettingZoo's own tests on our environments, and what the environments promise beyond."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import wrappers

import carrack
from carrack.bridges import utilities
from carrack.bridges.pettingzoo import Environment, env
from carrack.core.board import plain
from carrack.core.text import Texts
from carrack.games import board
from tests.peers.cases import SEED, Case, every_case

HALFWAY = 40
HALFWAY_ALONE = 10


def table(case: Case) -> Environment:
    return env(case.game_id, case.seats)


def play(environment: Any, rng: carrack.Rng, steps: int | None = None) -> list[tuple[Any, ...]]:
    """Pick at random, to the end if not told otherwise; return what every asked seat was told."""
    told: list[tuple[Any, ...]] = []
    for agent in environment.agent_iter(2**63 if steps is None else steps):
        seen, reward, over, cut, info = environment.last()
        told.append((agent, seen["observation"].tobytes(), reward, over, cut, info.get("score")))
        legal = [int(n) for n in np.flatnonzero(seen["action_mask"])]
        environment.step(None if over else rng.choose(legal, []))
    return told


def begun(case: Case) -> Environment:
    """A table in mid-game."""
    environment = table(case)
    environment.reset(seed=SEED)
    play(environment, carrack.Rng(SEED), HALFWAY if case.seats > 1 else HALFWAY_ALONE)
    return environment


# --- PettingZoo's own tests -----------------------------------------------------------------------------

# They were written before masks: a dictionary with one is advised against.
advice = pytest.mark.filterwarnings("ignore:Observation (space for each agent|is not a NumPy)")


@every_case
@advice
def test_api(case: Case) -> None:
    api_test(table(case), num_cycles=1000)


@every_case
@advice
@pytest.mark.parametrize(
    "wrap",
    [
        wrappers.OrderEnforcingWrapper,
        lambda inner: wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1),
    ],
)
def test_api_when_wrapped(case: Case, wrap: Callable[[Any], Any]) -> None:
    api_test(wrap(table(case)), num_cycles=100)


@every_case
def test_seed(case: Case) -> None:
    seed_test(lambda: table(case), num_cycles=500)


# --- play -----------------------------------------------------------------------------------------------


@every_case
def test_masks_are_the_legal_numbers(case: Case) -> None:
    environment, rng = table(case), carrack.Rng(SEED)
    environment.reset(seed=SEED)
    while environment.position.actor >= 0:
        asked = int(environment.position.actor)
        assert environment.agent_selection == f"seat_{asked}"
        for seat, agent in enumerate(environment.agents):
            wanted = environment.position.legal() if seat == asked else []
            for told in (environment.observe(agent), environment.infos[agent]):
                assert list(np.flatnonzero(told["action_mask"])) == wanted
        environment.step(rng.choose(environment.position.legal(), []))


@every_case
def test_observation_is_the_view(case: Case) -> None:
    environment = begun(case)
    for seat, agent in enumerate(environment.agents):
        features = case.game.features(environment.position.view(seat))
        np.testing.assert_array_equal(
            environment.observe(agent)["observation"], np.array(features, np.float32)
        )


@every_case
def test_rewards_come_at_the_end(case: Case) -> None:
    environment = table(case)
    environment.reset(seed=SEED)
    told = play(environment, carrack.Rng(SEED))
    scores = environment.position.scores()
    final = {agent: (reward, score) for agent, _, reward, over, _, score in told if over}
    wanted = zip(utilities(scores), (score.total for score in scores), strict=True)
    assert final == dict(zip(environment.possible_agents, wanted, strict=True))
    assert not any(reward for _, _, reward, over, _, _ in told if not over)
    assert not any(cut for *_, cut, _ in told)
    assert environment.agents == []


@every_case
def test_seed_decides_the_game(case: Case) -> None:
    games: dict[int | None, list[tuple[Any, ...]]] = {}
    environment = table(case)
    for seed in (1, 2, None):
        environment.reset(seed=seed)
        games[seed] = play(environment, carrack.Rng(SEED))
    from_numpy: Any = np.int64(1)
    environment.reset(seed=from_numpy)
    assert play(environment, carrack.Rng(SEED)) == games[1]
    assert games[1] != games[2], "another seed deals other cards"
    assert games[None] != games[2], "without a seed chance goes on"


@every_case
def test_what_may_not_be_is_refused_with_a_sentence(case: Case) -> None:
    environment = begun(case)
    before, legal = environment.position.digest(), environment.position.legal()
    illegal = next(n for n in range(case.game.first_chance) if n not in legal)
    with pytest.raises(carrack.Illegal) as refused:
        environment.step(illegal)
    assert refused.value.__notes__ == [Texts(case.game).refusal(refused.value.verdict)]
    for number in (-1, int(case.game.first_chance), int(case.game.action_count)):
        with pytest.raises(carrack.Refusal):
            environment.step(number)
    with pytest.raises(ValueError, match="is asked to pick an action"):
        environment.step(None)
    assert environment.position.digest() == before


@every_case
def test_render_shows_the_board_of_the_asked_seat(case: Case) -> None:
    environment = begun(case)
    position = environment.position
    assert environment.render() == plain(board(position.view(int(position.actor)), Texts(case.game)))
    play(environment, carrack.Rng(SEED))
    assert environment.render() == plain(board(environment.position.view(None), Texts(case.game)))
    environment.close()


@every_case
def test_nothing_can_be_done_before_the_start_and_after_the_end(case: Case) -> None:
    environment = table(case)
    for ask in (environment.render, lambda: environment.step(0), lambda: environment.observe("seat_0")):
        with pytest.raises(RuntimeError, match="reset"):
            ask()
    environment.reset(seed=SEED)
    play(environment, carrack.Rng(SEED))
    with pytest.raises(RuntimeError, match="over"):
        environment.step(0)


def test_impossible_tables_are_refused() -> None:
    game_id = carrack.ids()[0]
    with pytest.raises(carrack.Malformed, match=r"\(game\.unknown"):
        env("chess")
    with pytest.raises(carrack.Malformed, match=r"\(seats\.impossible"):
        env(game_id, seats=99)
    with pytest.raises(carrack.Malformed, match=r"\(option\.unknown"):
        env(game_id, weather="fair")


# --- copies ---------------------------------------------------------------------------------------------

ways = pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])


@every_case
@ways
@pytest.mark.parametrize("wrap", [lambda inner: inner, wrappers.OrderEnforcingWrapper])
def test_copy_goes_on_alike_and_apart(
    case: Case, copied: Callable[[Any], Any], wrap: Callable[[Any], Any]
) -> None:
    environment = wrap(table(case))
    environment.reset(seed=SEED)
    play(environment, carrack.Rng(SEED), HALFWAY)
    other = copied(environment)
    before = environment.unwrapped.position.digest()
    told = play(other, carrack.Rng(9))
    assert environment.unwrapped.position.digest() == before
    assert play(environment, carrack.Rng(9)) == told
    assert environment.unwrapped.position.digest() == other.unwrapped.position.digest()


@every_case
@ways
def test_copy_of_a_table_not_begun_or_over(case: Case, copied: Callable[[Any], Any]) -> None:
    environment = copied(table(case))
    environment.reset(seed=SEED)
    play(environment, carrack.Rng(SEED))
    other = copied(environment)
    assert (other.agents, other.render()) == ([], environment.render())


@every_case
@ways
def test_sampling_goes_on_alike(case: Case, copied: Callable[[Any], Any]) -> None:
    environment = begun(case)
    agent = environment.agent_selection
    environment.action_space(agent).seed(SEED)
    other = copied(environment)
    mask = environment.infos[agent]["action_mask"]
    samples = [[each.action_space(agent).sample(mask) for _ in range(9)] for each in (environment, other)]
    assert samples[0] == samples[1]


@ways
def test_copy_keeps_the_owners_components(tmp_path: Path, copied: Callable[[Any], Any]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("hand_limit = 9\n")
    environment = copied(env("amerigo-cards", 2, components=file))
    assert environment.game.owner_file == "hand_limit = 9\n"
    environment.reset(seed=SEED)
    play(environment, carrack.Rng(SEED))


# --- render modes ---------------------------------------------------------------------------------------


def test_render_modes(capsys: pytest.CaptureFixture[str]) -> None:
    said = env("amerigo-cards", render_mode="ansi")
    said.reset(seed=SEED)
    assert "Market" in (said.render() or "")
    assert not capsys.readouterr().out
    printed = env("amerigo-cards", render_mode="human")
    printed.reset(seed=SEED)
    assert capsys.readouterr().out.strip() == (said.render() or "").strip()
    printed.step(printed.position.legal()[0])
    assert "Market" in capsys.readouterr().out
    assert printed.render() is None
    silent = env("amerigo-cards", render_mode=None)
    silent.reset(seed=SEED)
    with pytest.warns(UserWarning, match="render_mode"):
        assert silent.render() is None
    with pytest.raises(ValueError, match="it can be human, ansi or None"):
        env("amerigo-cards", render_mode="rgb_array")
