"""Playing: what may be picked, what follows, and that it ends as declared."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE, OVER, State
from carrack.core.chance import Rng
from carrack.core.events import Event
from carrack.core.playout import Scratch, playout, random_number, settle_chance
from carrack.core.verdicts import FAMILIES, GAME_OVER, ILLEGAL, MALFORMED, NOT_YOUR_TURN, Malformed, Refusal
from tests.contract.cases import NO_NUMBERS, Case, finish, played

GAMES_TO_THE_END = 12
LONG_GAMES_TO_THE_END = 1000
DUMP_EVERY = 64
"""Refused numbers after which the whole state is compared: what changed once stays changed."""


def expected_family(state: State, number: int) -> tuple[str, str]:
    """Return the family of the refusal of a number that is not legal, told without asking the rules.

    And its code, where it is the same in all games; else empty.
    """
    if not 0 <= number < state.game.action_count:
        return MALFORMED, "number.unknown"
    if state.actor == OVER:
        return GAME_OVER, "game.over"
    if number >= state.game.first_chance and state.actor != CHANCE:
        return NOT_YOUR_TURN, "chance.not-a-choice"
    if number < state.game.first_chance and state.actor == CHANCE:
        return NOT_YOUR_TURN, "chance.first"
    return ILLEGAL, ""


def test_legal_numbers_are_ascending_unique_and_never_empty(case: Case, seed: int) -> None:
    for state in played(case, seed).states:
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert bool(legal) == (state.actor != OVER)
        assert all(0 <= number < case.game.action_count for number in legal)


def test_every_actor_picks_numbers_of_its_own_kind(case: Case, seed: int) -> None:
    for state in played(case, seed).states:
        first_chance = case.game.first_chance
        assert all((number >= first_chance) == (state.actor == CHANCE) for number in state.legal())
        assert OVER <= state.actor < case.seats


def test_chance_has_whole_weights(case: Case, seed: int) -> None:
    for state in played(case, seed).states:
        weights = state.weights()
        if state.actor == CHANCE:
            assert len(weights) == len(state.legal())
            assert all(type(weight) is int and weight > 0 for weight in weights)
        else:
            assert weights == []


def test_verdict_agrees_with_legal_on_the_whole_number_space(case: Case, seed: int) -> None:
    for state in played(case, seed).moments(each=4):
        legal = set(state.legal())
        for number in range(case.game.action_count):
            verdict = state.verdict(number)
            assert verdict.ok == (number in legal) == state.is_legal(number)
            assert bool(verdict.code) != verdict.ok
            if not verdict.ok:
                family, code = expected_family(state, number)
                assert (verdict.family, code or verdict.code) == (family, verdict.code)


@pytest.mark.parametrize("number", NO_NUMBERS)
def test_a_number_no_game_has_is_never_legal(small: Case, number: int) -> None:
    for state in played(small, 0).moments(each=1):
        assert not state.is_legal(number)
        verdict = state.verdict(number)
        assert (verdict.code, verdict.family) == ("number.unknown", MALFORMED)


def test_candidates_contain_the_legal_numbers(case: Case, seed: int) -> None:
    for state in played(case, seed).states:
        candidates = state.candidates()
        assert candidates == sorted(set(candidates))
        assert set(state.legal()) <= set(candidates)
        assert all(0 <= number < case.game.action_count for number in candidates)


def test_illegal_apply_raises_and_changes_nothing(case: Case, seed: int) -> None:
    for state in played(case, seed).moments(each=2):
        before = state.dump()
        log: list[Event] = []
        state.listen(log)
        legal = set(state.legal())
        for number in (*range(case.game.action_count), case.game.action_count, *NO_NUMBERS):
            if number in legal:
                continue
            with pytest.raises(Refusal) as refusal:
                state.apply(number)
            family, _ = expected_family(state, number)
            assert type(refusal.value) is FAMILIES[family]
            assert refusal.value.verdict == state.verdict(number)
            if number % DUMP_EVERY == 0:
                assert state.dump() == before
        assert state.dump() == before
        assert log == []
        state.listen(None)


@pytest.mark.parametrize("number", ["0", "explore", None, 0.0, 1.5, [0], b"0", float("nan")], ids=repr)
def test_what_is_no_whole_number_is_refused_and_changes_nothing(small: Case, number: object) -> None:
    for state in played(small, 0).moments(each=3):
        before = state.dump()
        with pytest.raises((TypeError, Malformed)):
            state.apply(number)  # type: ignore[arg-type]
        assert state.dump() == before


def test_step_does_what_apply_does(case: Case, seed: int) -> None:
    game = played(case, seed)
    state = case.new()
    log: list[Event] = []
    state.listen(log)
    for number, digest in zip(game.numbers, game.digests, strict=False):
        assert state.digest() == digest
        state.step(number)
    assert state.digest() == game.digests[-1]
    assert log == game.events


def test_random_play_ends_within_the_declared_length(case: Case, long: bool) -> None:
    rng = Rng(2008, case.seats)
    scratch = Scratch(case.game.action_count)
    longest = case.game.facts.longest[case.seats]
    for _ in range(LONG_GAMES_TO_THE_END if long else GAMES_TO_THE_END):
        assert 0 < playout(case.new(), rng, scratch) <= longest


def test_scores_are_within_the_declared_range(case: Case, long: bool) -> None:
    least, most = case.game.facts.score_range
    rng = Rng(2013, case.seats)
    scratch = Scratch(case.game.action_count)
    for _ in range(LONG_GAMES_TO_THE_END if long else GAMES_TO_THE_END):
        state = case.new()
        playout(state, rng, scratch)
        assert all(least <= score.total <= most for score in state.scores())


def test_scores_add_up_and_rank_the_seats(case: Case, seed: int) -> None:
    for state in played(case, seed).moments(each=2):
        scores = state.scores()
        assert len(scores) == case.seats
        for score in scores:
            assert score.total == sum(score.breakdown.values())
            better = [
                other for other in scores if (other.total, other.tie_break) > (score.total, score.tie_break)
            ]
            # Who plays alone may lose to the game, and is second then.
            assert score.rank == len(better) + 1 or (case.seats == 1 and score.rank == 2)


def test_components_are_conserved(case: Case, seed: int) -> None:
    for state in played(case, seed).states:
        state.check()


def test_copies_are_independent(case: Case, seed: int) -> None:
    game = played(case, seed)
    for state in game.moments(each=2):
        before = state.digest()
        other = state.copy()
        assert other is not state
        assert other.digest() == before
        finish(other, seed)
        assert state.digest() == before
        other = state.copy()
        finish(state, seed)
        assert other.digest() == before
    # Nothing that these tests ever did to a copy has reached a state of the past.
    assert [state.digest() for state in game.states] == game.digests


def test_copies_listen_to_nobody(case: Case) -> None:
    state = case.new()
    log: list[Event] = []
    state.listen(log)
    other = state.copy()
    finish(other, 1)
    assert log == []
    finish(state, 1)
    assert log != []
    count = len(log)
    again = case.new()
    again.listen(log)
    again.listen(None)
    finish(again, 1)
    assert len(log) == count


def test_a_fresh_game_starts_with_its_own_options(case: Case) -> None:
    assert case.new().digest() == case.new().digest()
    assert case.new().seats == case.seats
    assert case.game.check_options({}, case.seats) == {
        name: values[0] for name, values in case.game.facts.options.items()
    }


def test_impossible_seats_and_options_are_malformed(case: Case) -> None:
    game = case.game
    for seats in (game.facts.seats.start - 1, game.facts.seats.stop, 0, -1, 10**9):
        with pytest.raises(Malformed) as refusal:
            game.new(seats)
        assert refusal.value.verdict.code == "seats.impossible"
    with pytest.raises(Malformed) as refusal:
        game.new(case.seats, no_such_option="1")
    assert refusal.value.verdict.code == "option.unknown"
    for name in game.facts.options:
        with pytest.raises(Malformed) as refusal:
            game.new(case.seats, **{name: "no such value"})
        assert refusal.value.verdict.code == "option.impossible"
    for name, values in game.facts.never_alone.items():
        for value in values:
            if case.seats == 1:
                with pytest.raises(Malformed) as refusal:
                    game.new(1, **{name: value})
                assert refusal.value.verdict.code == "option.never-alone"
            else:
                assert game.new(case.seats, **{name: value}).seats == case.seats


def test_options_for_one_seat_change_nothing_for_more(case: Case) -> None:
    """A table differs from the usual one by such an option only where somebody plays alone."""
    facts = case.game.facts
    for name in facts.only_alone:
        wishes = [{**dict(case.options), name: value} for value in facts.options[name]]
        games = {tuple(numbers_of(case.game.new(case.seats, **wish))) for wish in wishes}
        assert (len(games) == 1) == (case.seats > 1)


def numbers_of(state: State) -> list[int]:
    """The numbers of a game played at random; the same table gives the same ones."""
    rng, scratch = Rng(3, 9), Scratch(state.game.action_count)
    numbers: list[int] = []
    while state.actor != OVER:
        numbers.append(int(random_number(state, rng, scratch)))
        state.step(i64(numbers[-1]))
    return numbers


def test_a_view_for_nobody_is_malformed(case: Case) -> None:
    state = case.new()
    for seat in (-1, -2, case.seats, 10**6, 2**63, -(2**70)):
        with pytest.raises(Malformed) as refusal:
            state.view(seat)
        assert refusal.value.verdict.code == "seat.unknown"


def test_settling_chance_stops_at_a_seat_or_the_end(case: Case) -> None:
    state = case.new()
    assert settle_chance(state, Rng(3), Scratch(case.game.action_count)) > 0
    assert state.actor != CHANCE
    before = state.digest()
    assert settle_chance(state, Rng(3), Scratch(case.game.action_count)) == 0
    assert state.digest() == before


def test_facts_are_complete(case: Case) -> None:
    facts = case.game.facts
    assert facts.id == case.game_id
    assert set(facts.longest) == set(facts.seats)
    assert facts.score_range[0] < facts.score_range[1]
    assert 1 <= facts.weight <= 5
    assert 0 < facts.minutes[0] <= facts.minutes[1]
    assert facts.rules_version >= 1
    assert 0 < case.game.first_chance <= case.game.action_count < 4000
    assert all(values for values in facts.options.values())


def test_evaluation_is_a_share(case: Case, seed: int) -> None:
    game = played(case, seed)
    for state in (*game.moments(each=4), game.states[-1].copy()):
        shares = [state.evaluate(seat) for seat in range(case.seats)]
        assert all(0.0 <= share <= 1.0 for share in shares)
        if case.seats == 1:
            # Alone: nothing for a game that is lost, something for one that is not.
            lost = state.scores()[0].rank > 1
            assert (shares[0] == 0.0) == lost
            continue
        assert sum(shares) == pytest.approx(1.0)
        if state.actor == OVER:
            winners = [score.rank == 1 for score in state.scores()]
            assert shares == pytest.approx([won / sum(winners) for won in winners])


def test_weights_can_be_exchanged(case: Case, seed: int) -> None:
    game = case.game
    own = game.weights()
    moments = [*played(case, seed).moments(each=4)]
    before = [moment.evaluate(0) for moment in moments]
    if own:
        try:
            game.use_weights({name: 2.0 * value + 1.0 for name, value in own.items()})
            assert [moment.evaluate(0) for moment in moments] != before
        finally:
            game.use_weights(own)
    assert [moment.evaluate(0) for moment in moments] == before


def test_rewards_are_shares_that_rank_like_the_result(case: Case, seed: int) -> None:
    game = played(case, seed)
    row = vec[float]([0.0] * case.seats)
    for state in (*game.moments(each=4), game.states[-1].copy()):
        state.rewards_into(row)
        rewards = list(row)
        # Alone one has what the game gives; several share one game.
        assert case.seats == 1 or sum(rewards) == pytest.approx(1.0)
        assert all(0.0 <= reward <= 1.0 for reward in rewards)
        if state.actor == OVER:
            ranks = [score.rank for score in state.scores()]
            best = [reward for reward, rank in zip(rewards, ranks, strict=True) if rank == 1]
            rest = [reward for reward, rank in zip(rewards, ranks, strict=True) if rank > 1]
            assert min(best, default=1.0) > max(rest, default=0.0)
        else:
            assert rewards == pytest.approx([state.evaluate(seat) for seat in range(case.seats)])
