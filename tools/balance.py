"""Is an explorer of Pizarro & Co. worthless, or a sure winner? Bots play; what they paid and got is told.

    python tools/balance.py 500    so many games, with all numbers of seats and all sides in turn

The figures stand in docs/games/pizarro.md. They are for the carrack that is installed, best a compiled one.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from itertools import product

import carrack
from carrack.bots.base import Bot
from carrack.bots.greedy import GreedyBot
from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.events import Event
from carrack.games.pizarro.layout import EXPLORER_NAMES, FIRST_OF_BOARD_2

SEED = 500
ONE = 60
"""A game in parts, so that three to six seats can share it without fractions."""
Track = tuple[str, str]
"""An explorer and a side of its board."""


@dataclass
class Figures:
    """Sums over all games so far."""

    winners: list[int] = field(default_factory=list)
    games: Counter[Track] = field(default_factory=Counter)
    sold: Counter[Track] = field(default_factory=Counter)
    gold: Counter[Track] = field(default_factory=Counter)
    points: Counter[Track] = field(default_factory=Counter)
    best_buyer: Counter[Track] = field(default_factory=Counter)
    """Games in which one seat bought more of its cards than any other,"""
    best_buyer_won: Counter[Track] = field(default_factory=Counter)
    """how many of them it won,"""
    fair_share: Counter[Track] = field(default_factory=Counter)
    """and how many it would have won as one seat among equals, in parts."""


def play(bot: Bot, seats: int, sides: tuple[str, str], seed: int, figures: Figures) -> None:
    """Play a game of a bot against itself; everything depends on the seed alone."""
    state = carrack.game("pizarro").new(seats, board_1=sides[0], board_2=sides[1])
    log: list[Event] = []
    state.listen(log)
    chance, mind = Rng(SEED, 2 * seed), Rng(SEED, 2 * seed + 1)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(chance.choose(state.legal(), state.weights()))
        else:
            state.apply(bot.decide(state.view(int(state.actor)), mind))
    scores = state.scores()
    winners = [seat for seat, score in enumerate(scores) if score.rank == 1]
    figures.winners.append(max(score.total for score in scores))
    for number, name in enumerate(EXPLORER_NAMES):
        track = (name, sides[int(number >= FIRST_OF_BOARD_2)])
        sales = [event for event in log if event.kind == "bought" and event.args["explorer"] == number]
        figures.games[track] += 1
        figures.sold[track] += len(sales)
        figures.gold[track] += sum(event.args["amount"] for event in sales)
        figures.points[track] += sum(score.breakdown[name] for score in scores)
        if name == "pizarro":
            figures.points[track] += sum(score.breakdown["draw"] for score in scores)
        buyers = Counter(event.seat for event in sales).most_common()
        if len(buyers) == 1 or (buyers and buyers[0][1] > buyers[1][1]):
            figures.best_buyer[track] += 1
            figures.best_buyer_won[track] += buyers[0][0] in winners
            figures.fair_share[track] += ONE // seats


def measure(bot: Bot, games: int) -> Figures:
    """Play games, with numbers of seats and sides in turn."""
    figures = Figures()
    tables = list(product("AB", "AB", carrack.game("pizarro").facts.seats))
    for game in range(games):
        one, two, seats = tables[game % len(tables)]
        play(bot, seats, (one, two), game, figures)
    return figures


def table(figures: Figures) -> list[str]:
    """Return the figures as lines of a table; wins are relative to an average seat."""
    lines = [
        "| explorer | side | cards sold a game | mean price | points a card | wins of its best buyer |",
        "|---|---|---|---|---|---|",
    ]
    for track in product(EXPLORER_NAMES, "AB"):
        sold = figures.sold[track]
        if sold:
            won = figures.best_buyer_won[track] * ONE / max(1, figures.fair_share[track])
            lines.append(
                f"| {track[0]} | {track[1]} | {sold / figures.games[track]:.1f}"
                f" | {figures.gold[track] / sold:.1f} | {figures.points[track] / sold:.1f} | {won:.2f} |"
            )
    return lines


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else 500
    figures = measure(GreedyBot(), games)
    print("\n".join(table(figures)))
    print(f"{games} games; mean score of the winner: {sum(figures.winners) / games:.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
