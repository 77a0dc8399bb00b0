"""Search thinks the same for the same view, says why, and keeps to its limits."""

from __future__ import annotations

import pytest

import carrack
from carrack.arena.simulation import Setup, play_game
from carrack.bots.crew import CrewBot
from carrack.bots.evaluator import Evaluator
from carrack.bots.levels import LEVELS
from carrack.bots.loading import BOTS, bot_maker
from carrack.bots.search import NEVER, Search, tree_for
from carrack.bots.search_bot import SearchBot
from carrack.bots.search_result import Finding, conclude
from carrack.core.api import CHANCE, OVER, State, View
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, random_number
from carrack.core.verdicts import Malformed

SIMULATIONS = 40 if carrack.COMPILED else 12
PAIRS = 3 if carrack.COMPILED else 1
LONG = 10**9

TABLES = [
    (game_id, seats)
    for game_id in carrack.ids()
    for seats in carrack.game(game_id).facts.seats
    if seats <= max(2, carrack.game(game_id).facts.seats.start)
]
"""Every game with the fewest seats; one that can be played alone with two as well."""

every_game = pytest.mark.parametrize(("game_id", "seats"), TABLES)


def asked(game_id: str, seats: int | None = None, least: int = 3, seed: int = 5) -> State:
    """The position in the middle of a game, of those in which a seat has some choice."""
    game = carrack.game(game_id)
    state, rng, scratch = game.new(seats), Rng(seed), Scratch(game.action_count)
    choices: list[State] = []
    while state.actor != OVER:
        if state.actor != CHANCE and len(state.legal()) >= least:
            choices.append(state.copy())
        state.step(random_number(state, rng, scratch))
    return choices[len(choices) // 2]


def view_of(state: State) -> View:
    return state.view(int(state.actor))


@every_game
def test_the_same_view_seed_and_simulations_give_the_same_thought(game_id: str, seats: int) -> None:
    view = view_of(asked(game_id, seats))
    bot = SearchBot(SIMULATIONS)
    first = bot.think(view, Rng(1))
    # The second time the bot has thought about something else before.
    bot.think(view_of(asked(game_id, seats, seed=6)), Rng(3))
    assert bot.think(view, Rng(1)) == first
    assert SearchBot(SIMULATIONS).think(view.game.load_view(view.dump()), Rng(1)) == first


class OwnJudge(Evaluator):
    """The game's own evaluation, asked from outside."""

    def values(self, state: State) -> list[float]:
        return [state.evaluate(seat) for seat in range(state.seats)]


class Backwards(Evaluator):
    """A judge who likes what is bad."""

    def values(self, state: State) -> list[float]:
        return [1.0 - state.evaluate(seat) for seat in range(state.seats)]


class Forgetful(Evaluator):
    """A judge who forgets the others."""

    def values(self, state: State) -> list[float]:
        return [1.0]


@every_game
def test_a_search_asks_the_evaluator_it_is_given(game_id: str, seats: int) -> None:
    view = view_of(asked(game_id, seats))
    own = SearchBot(SIMULATIONS).think(view, Rng(1))
    assert SearchBot(SIMULATIONS, evaluator=OwnJudge()).think(view, Rng(1)).visits == own.visits
    assert SearchBot(SIMULATIONS, evaluator=Backwards()).think(view, Rng(1)).values != own.values
    if seats > 1:
        with pytest.raises(ValueError, match=f"1 values for {seats} seats"):
            SearchBot(SIMULATIONS, evaluator=Forgetful()).think(view, Rng(1))


@every_game
def test_a_thought_says_what_and_why(game_id: str, seats: int) -> None:
    state = asked(game_id, seats)
    view = view_of(state)
    thought = SearchBot(SIMULATIONS).think(view, Rng(1))
    assert thought.action == thought.line[0] == next(iter(thought.visits))
    assert set(thought.visits) == set(state.worthwhile())
    assert 0 < thought.simulations <= SIMULATIONS
    assert len(thought.values) == seats
    if seats == 1:
        assert 0.0 <= thought.values[0] <= 1.0
    else:
        assert sum(thought.values) == pytest.approx(1.0)
    assert not thought.cut
    actions = view.game.actions
    assert [actions.find(words) for words in thought.notation(view.game)] == thought.line


def test_with_one_choice_there_is_nothing_to_think_about() -> None:
    game = carrack.game("amerigo-cards")
    state, rng, scratch = game.new(2), Rng(1), Scratch(game.action_count)
    while state.actor < 0 or len(state.legal()) > 1:
        state.step(random_number(state, rng, scratch))
    bot = SearchBot(LONG)
    assert [bot.decide(view_of(state), Rng(1))] == state.legal()
    assert bot.thought is None


@every_game
def test_a_hint_names_the_only_choice_where_there_is_one(game_id: str, seats: int) -> None:
    game = carrack.game(game_id)
    state, rng, scratch = game.new(seats), Rng(5), Scratch(game.action_count)
    bot, forced = SearchBot(SIMULATIONS), 0
    while state.actor != OVER and forced < 5:
        if state.actor != CHANCE and len(legal := state.legal()) == 1:
            forced += 1
            assert bot.think(view_of(state), Rng(forced)).action == legal[0]
        state.step(random_number(state, rng, scratch))


def test_a_decision_that_the_clock_cuts_is_marked() -> None:
    bot = SearchBot(LONG // 1000, seconds=1e-9)
    state = asked("amerigo-cards")
    assert bot.decide(view_of(state), Rng(1)) in state.legal()
    assert bot.thought is not None
    assert bot.thought.cut
    assert bot.thought.simulations == 1


@every_game
def test_the_first_look_at_the_choices_ends_with_the_clock_too(game_id: str, seats: int) -> None:
    state = asked(game_id, seats)
    view = view_of(state)
    for end, looked_at in ((NEVER, len(state.worthwhile())), (1e-9, 1)):
        tree = tree_for(view.seats, view.game.action_count, 1)
        Search(view, Rng(1), tree, end)
        assert sum(tree.sight[child] > 0.0 for child in range(1, tree.size)) == looked_at


def test_levelled_first_sights_are_no_better_than_what_is_known_of_the_position() -> None:
    game = carrack.game("amalfi")
    own = game.weights()
    # Many choices, and enough simulations to try some of them: else chance says which weight tries more.
    views = [view_of(asked("amalfi", 2, least=8, seed=seed)) for seed in range(12)]
    tried: list[int] = []
    try:
        for levelled in (0.0, 1.0):
            game.use_weights({**own, "levelled": levelled})
            found = [SearchBot(50).think(view, Rng(1)).visits for view in views]
            tried.append(sum(times > 0 for visits in found for times in visits.values()))
    finally:
        game.use_weights(own)
    assert tried[0] > tried[1], "else whatever was not tried yet looks better than what was"


def test_a_decision_that_nothing_can_change_is_not_thought_about_further() -> None:
    thought = SearchBot(2000 if carrack.COMPILED else 200).think(view_of(asked("amerigo-cards")), Rng(1))
    assert thought.simulations < (2000 if carrack.COMPILED else 200)
    assert not thought.cut


def test_careless_decisions_are_any_and_advice_is_never_careless() -> None:
    view = view_of(asked("amerigo-cards", least=6))
    careless = SearchBot(SIMULATIONS, careless=1.0)
    assert len({careless.decide(view, Rng(seed)) for seed in range(20)}) > 3
    assert careless.thought is None
    assert careless.hint(view, Rng(1)) == SearchBot(SIMULATIONS).decide(view, Rng(1))


def test_findings_are_counted_together() -> None:
    one = Finding({3: 2, 5: 3}, {3: [2.0, 0.0], 5: [1.5, 1.5]}, {3: [3, 9], 5: [5]}, cut=False)
    other = Finding({3: 4, 5: 0}, {3: [1.0, 3.0]}, {3: [3, 8, 7]}, cut=True)
    thought = conclude([one, other])
    assert (thought.action, thought.values, thought.line) == (3, [0.5, 0.5], [3, 8, 7])
    assert thought.visits == {3: 6, 5: 3}
    assert thought.cut


def test_several_processes_think_alike_every_time() -> None:
    view = view_of(asked("amerigo-cards"))
    thoughts = [CrewBot(SIMULATIONS, 0.0, 0.0, 2).think(view, Rng(1)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert SIMULATIONS // 2 < thoughts[0].simulations <= SIMULATIONS


@pytest.mark.parametrize(("game_id", "seats"), TABLES if carrack.COMPILED else TABLES[:1])
def test_how_search_takes_an_evaluation_is_the_games_own(game_id: str, seats: int) -> None:
    game = carrack.game(game_id)
    own = game.weights()
    try:
        game.use_weights({**own, "played_on": 2.0, "first_sight": 3.0, "levelled": 1.0 - own["levelled"]})
        assert (game.played_on, game.first_sight, game.levelled) == (2, 3.0, own["levelled"] == 0.0)
    finally:
        game.use_weights(own)
    assert (game.first_sight, game.levelled) == (own["first_sight"], own["levelled"] == 1.0)
    assert view_of(asked(game_id, seats)).game.first_sight == own["first_sight"]


@pytest.mark.heavy
@every_game
def test_search_beats_random_play(game_id: str, seats: int) -> None:
    """Against others it wins; alone it goes further than chance would have gone from the same deal."""
    setup = Setup(carrack.game(game_id), seats, {}, (), 4)
    rest = ["random"] * (seats - 1)
    gained = 0
    for deal in range(PAIRS):
        score = play_game(setup, [f"captain@{SIMULATIONS}", *rest], deal, deal).scores[0]
        if seats == 1:
            # A challenge may be lost early on, and then the points of that moment say little by themselves.
            by_chance = play_game(setup, ["random"], deal, deal).scores[0]
            assert score.rank <= by_chance.rank
            gained += score.total - by_chance.total
        else:
            assert score.rank == 1
    assert gained > 0 or seats > 1


# --- levels -----------------------------------------------------------------------------------------------


def test_levels_think_more_and_more() -> None:
    assert list(LEVELS) == ["deckhand", "mate", "captain", "admiral"]
    levels = list(LEVELS.values())
    assert [level.simulations for level in levels] == sorted({level.simulations for level in levels})
    assert [level.careless > 0 for level in levels] == [True, False, False, False]
    assert LEVELS["mate"].seconds <= 0.3
    assert LEVELS["captain"].seconds <= 2.0
    assert set(LEVELS) < set(BOTS)


def test_a_level_can_be_named_with_its_simulations() -> None:
    bot = bot_maker("deckhand@7")()
    assert isinstance(bot, SearchBot)
    assert (bot.simulations, bot.seconds, bot.careless) == (7, 0.0, LEVELS["deckhand"].careless)
    crew = bot_maker("captain@500x2")()
    assert isinstance(crew, CrewBot)
    assert (crew.simulations, crew.processes) == (500, 2)


@pytest.mark.parametrize(
    "name", ["captain@", "captain@0", "captain@-3", "pirate@5", "captain@5x1", "captain@²"]
)
def test_nonsense_is_no_level(name: str) -> None:
    with pytest.raises(Malformed):
        bot_maker(name)
