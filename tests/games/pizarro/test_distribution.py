"""Imagined hands follow the right distribution.

The model (see the game's `guesses.py`): a card that a seat shows or hides is any of its hand alike; whether
it bids or passes tells only what it can pay. With few cards the odds of every hidden hand can be computed:
follow all worlds that look like the true one to the viewer, each with its probability.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt

import pytest

from carrack.core.api import CHANCE
from carrack.core.chance import Rng
from carrack.games.pizarro.knowledge.guesses import Guesses
from carrack.games.pizarro.position import PizarroState
from tests.games.pizarro.scene import GAME, Scene, hand, imagination, number, play, stack

DRAWS = 1500
CLOSE = 0.15
"""Share of the imagined hands that may be wrong where guesses are weighed."""
SPREAD = 5.0
"""Standard deviations of a chi-square value that would be too surprising."""
FEWEST = 5.0
"""Rarer outcomes are put together, else chi-square does not hold."""

Hidden = tuple[tuple[int, ...], ...]
Worlds = dict[bytes, tuple[PizarroState, float]]
FROM_THE_HAND = ("pay", "swap", "under")


def odds_of(world: PizarroState, picked: int, viewer: int | None) -> list[tuple[int, float]]:
    """Each number that may have been picked in this world, with its probability up to a common factor."""
    numbers = world.legal()
    if world.actor == CHANCE:
        weights = world.weights()
        return [(each, weight / sum(weights)) for each, weight in zip(numbers, weights, strict=True)]
    family = world.game.actions.choices[picked].family
    hides = family == "under" and world.actor != viewer and not world.table.player[world.actor].open
    if not hides:
        numbers = [picked] if picked in numbers else []
    if family not in FROM_THE_HAND:
        return [(each, 1.0) for each in numbers]
    cards = hand(world, int(world.actor))
    values = {each: world.game.actions.choices[each].args["value"] for each in numbers}
    return [(each, cards.count(values[each]) / len(cards)) for each in numbers]


def follow(worlds: Worlds, truth: PizarroState, picked: int, viewer: int | None) -> Worlds:
    """All worlds one number later that look to the viewer like the truth now.

    Worlds that agree in all cards and stacks are the same from then on.
    """
    goal = truth.view(viewer).dump()
    followed: Worlds = {}
    for world, likely in worlds.values():
        for each, odds in odds_of(world, picked, viewer):
            after = world.copy()
            after.step(each)
            if after.view(viewer).dump() == goal:
                key = repr((stacks_of(after), after.rows()[2])).encode()
                before = followed[key][1] if key in followed else 0.0
                followed[key] = (after, before + likely * odds)
    total = sum(likely for _, likely in followed.values())
    return {key: (world, likely / total) for key, (world, likely) in followed.items()}


def hands_of(state: PizarroState, viewer: int | None) -> Hidden:
    return tuple(tuple(hand(state, seat)) for seat in range(int(state.seats)) if seat != viewer)


def stacks_of(state: PizarroState) -> Hidden:
    return tuple(tuple(stack(state, ship)) for ship in (1, 2, 3))


def hidden(state: PizarroState, viewer: int | None) -> Hidden:
    return hands_of(state, viewer) + stacks_of(state)


def exact_odds(state: PizarroState, viewer: int | None, story: list[str]) -> dict[Hidden, float]:
    """Play the story on and return the odds of all that is hidden at its end; at first all is known."""
    assert not state.table.drawn, "something is hidden from the beginning"
    worlds: Worlds = {b"": (state.copy(), 1.0)}
    for words in story:
        picked = number(state, words)
        play(state, words)
        worlds = follow(worlds, state, picked, viewer)
    odds: dict[Hidden, float] = {}
    for world, likely in worlds.values():
        key = hidden(world, viewer)
        odds[key] = odds.get(key, 0.0) + likely
    return odds


def imagined_counts(state: PizarroState, viewer: int | None) -> Counter[Hidden]:
    ready = imagination(state.view(viewer))
    rng = Rng(DRAWS, 3)
    return Counter(hidden(PizarroState(GAME, ready.table(rng)), viewer) for _ in range(DRAWS))


def distance(counts: Counter[Hidden], odds: dict[Hidden, float]) -> float:
    """The share of draws that would have to be others for the odds to be met."""
    return sum(abs(counts[each] / DRAWS - odds.get(each, 0.0)) for each in {*counts, *odds}) / 2


def noise(odds: dict[Hidden, float]) -> float:
    """The distance that sampling alone explains, roughly."""
    return sum(sqrt(chance * (1 - chance) / DRAWS) for chance in odds.values()) / 2


def surprise(counts: Counter[Hidden], odds: dict[Hidden, float]) -> float:
    """Return by how many standard deviations chi-square is above its mean."""
    cells: list[tuple[float, int]] = []
    rare, rarely = 0.0, 0
    for each, chance in odds.items():
        if DRAWS * chance < FEWEST:
            rare, rarely = rare + DRAWS * chance, rarely + counts[each]
        else:
            cells.append((DRAWS * chance, counts[each]))
    if rare > 1.0:
        cells.append((rare, rarely))
    chi_square = sum((count - expected) ** 2 / expected for expected, count in cells)
    freedom = max(1, len(cells) - 1)
    return (chi_square - freedom) / sqrt(2 * freedom)


# --- stories: seat 1 does things, seats 0 and an onlooker look on ---------------------------------------


def sale(explorer: str, *cards: int, under: int = 0, seats: int = 3) -> list[str]:
    """Seat 1, who opens, buys a card and pays exactly; a bid and a payment that tell nothing more."""
    words = [f"explorer {explorer}", f"bid {sum(cards)}", *["pass"] * (seats - 1)]
    words += [f"pay {card}" for card in cards]
    return [*words, f"lay under {under}"] if under else words


def opened_by_1(*supply: int, board_1: str = "A", board_2: str = "A") -> Scene:
    scene = Scene(3, board_1, board_2).opens(1)
    return scene.supply(*supply) if supply else scene


STORIES: dict[str, tuple[Callable[[], Scene], list[str]]] = {
    "a draw": (opened_by_1, [*sale("da-gama", 9), "gold 4"]),
    "a draw, then a card is paid that may be the drawn one": (
        opened_by_1,
        [*sale("da-gama", 9), "gold 4", *sale("pizarro", 5)],
    ),
    "a draw, then two cards are paid": (
        lambda: opened_by_1(1, 2, 2, 5, 6),
        [*sale("da-gama", 9), "gold 2", *sale("pizarro", 5), *sale("columbus", 2)],
    ),
    "a hidden card": (opened_by_1, sale("magellan", 9, under=3)),
    "a hidden card, then others are paid": (
        opened_by_1,
        [*sale("magellan", 9, under=3), *sale("pizarro", 5), *sale("columbus", 1)],
    ),
    "a draw, a hidden card, then one is paid": (
        lambda: opened_by_1(3, 3, 5, 8),
        [*sale("da-gama", 9), "gold 3", *sale("magellan", 8, under=1), *sale("pizarro", 3)],
    ),
    "a hidden card, then the hand lies open": (
        lambda: opened_by_1(3, 3, 5, 8),
        [*sale("da-gama", 9), "gold 3", *sale("magellan", 8, under=3), *sale("cook", 1)],
    ),
    "a card is lost by chance": (
        lambda: opened_by_1(1, 2, 2, 5, board_2="B"),
        [*sale("da-gama", 9), "go left", "gold 2", *sale("cook", 8), "lose 5"],
    ),
    "a draw after a shuffle, from cards everybody has seen": (
        lambda: opened_by_1(4).discards(2, 7),
        [*sale("da-gama", 9), "gold 4", *sale("da-gama", 8), "gold 7", *sale("pizarro", 2)],
    ),
    "draws from an old and a new batch, then one is paid": (
        lambda: opened_by_1(4, 5).discards(2, 2),
        [*sale("da-gama", 9), "gold 4", *sale("da-gama", 8), "gold 5", *sale("da-gama", 2), "gold 2"],
    ),
    "a bid that not every hand can pay": (
        lambda: opened_by_1(1, 1, 5, 9).known(1, 9, 8).known(2),
        ["explorer da-gama", "bid 8", "pass", "pay 8", "gold 9", "explorer pizarro", "bid 12"],
    ),
    "a bid for Magellan A that not every hand can pay": (
        lambda: opened_by_1(1, 1, 5, 9).known(1, 9, 8, 4).known(2),
        ["explorer da-gama", "bid 8", "pass", "pay 8", "gold 5", "explorer magellan", "bid 14"],
    ),
    "a payment that is begun": (
        lambda: opened_by_1(1, 3, 4, 5, 6).known(1, 9, 2).known(2),
        [
            "explorer da-gama",
            "bid 9",
            "pass",
            "pay 9",
            "gold 4",
            "explorer pizarro",
            "bid 5",
            "pass",
            "pay 2",
        ],
    ),
}


@pytest.mark.heavy
@pytest.mark.rule("secrets.1", "secrets.2", "secrets.3", "secrets.4")
@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("story", STORIES)
def test_hidden_hands_are_imagined_closely(story: str, viewer: int | None) -> None:
    """No impossible hand ever, and a small error everywhere."""
    scene, words = STORIES[story]
    state = scene().state
    odds = exact_odds(state, viewer, words)
    counts = imagined_counts(state, viewer)
    assert counts.keys() <= odds.keys(), "a hand that cannot be"
    assert distance(counts, odds) < CLOSE + noise(odds)


@pytest.mark.rule("secrets.1", "secrets.2", "secrets.3", "secrets.4")
@pytest.mark.parametrize("story", STORIES)
def test_hidden_hands_are_imagined_exactly(story: str) -> None:
    """The strict form: chi-square finds nothing to complain of."""
    scene, words = STORIES[story]
    state = scene().state
    odds = exact_odds(state, 0, words)
    assert surprise(imagined_counts(state, 0), odds) < SPREAD


# --- stories with more ways than guesses: a sample stands for them ---------------------------------------

FEW = 24
RUNS = 150


def year_ends() -> Scene:
    """Three hidden hands get gold from nine cards, and seat 1 has a ship that may swap."""
    supply = (1, 2, 3, 3, 5, 6, 8, 8, 8)
    return Scene(3).ship(1, "marco-polo", 1).opens(1).last("columbus").supply(*supply)


LONG_STORIES: dict[str, tuple[Callable[[], Scene], list[str]]] = {
    "three draws and a hidden card, then several are paid": (
        lambda: opened_by_1(1, 2, 2, 5, 6, 7, 9),
        [
            *[*sale("da-gama", 9), "gold 2", *sale("da-gama", 8), "gold 5"],
            *[*sale("magellan", 7, under=1), *sale("da-gama", 6), "gold 6"],
            *[*sale("pizarro", 5), *sale("columbus", 2)],
        ],
    ),
    "everybody draws, then cards are swapped that were drawn or held before": (
        year_ends,
        [
            *["pass"] * 3,
            *[f"gold {value}" for value in (8, 3, 8, 2, 8, 3, 5)],
            *["swap 8", "swap 3", "stop", "gold 6", "gold 1"],
        ],
    ),
}


def sampled_odds(state: PizarroState, viewer: int | None) -> dict[Hidden, float]:
    """Return the average over many small samples."""
    ready = imagination(state.view(viewer))
    odds: dict[Hidden, float] = {}
    for run in range(RUNS):
        guesses = Guesses(ready.seen, FEW, Rng(run, 5))
        guesses.live()
        whole = RUNS * sum(guess.weight for guess in guesses.all)
        for guess in guesses.all:
            key = hidden(PizarroState(GAME, ready.fill(guess)), viewer)
            odds[key] = odds.get(key, 0.0) + guess.weight / whole
    return odds


@pytest.mark.heavy
@pytest.mark.rule("secrets.1", "secrets.2", "secrets.3", "secrets.4")
@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("story", LONG_STORIES)
def test_a_sample_of_guesses_is_right_on_average(story: str, viewer: int | None) -> None:
    scene, words = LONG_STORIES[story]
    state = scene().state
    odds = exact_odds(state, viewer, words)
    assert viewer == 0 or len(odds) > FEW, "no sample is needed"
    sampled = sampled_odds(state, viewer)
    assert sampled.keys() <= odds.keys(), "a hand that cannot be"
    assert sum(abs(sampled.get(each, 0.0) - chance) for each, chance in odds.items()) / 2 < CLOSE
