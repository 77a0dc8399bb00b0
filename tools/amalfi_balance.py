"""Is a pack, a seat or a card of Amalfi a sure winner, or worthless? Bots play, and what they got is told.

    python tools/amalfi_balance.py 1000        so many games for each number of seats
    python tools/amalfi_balance.py 200 3 4     with three and with four seats only

The figures stand in docs/games/amalfi.md. They are for the carrack that is installed, best a compiled one.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

import msgspec

import carrack
from carrack.bots.base import Bot
from carrack.bots.greedy import GreedyBot
from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.events import Event
from carrack.games.amalfi.components import Schema

SEED = 1343
"""The year of the tidal wave."""
SURE = 1.96
"""Standard deviations of an interval of 95 in a hundred."""
BOUGHT = {"invited": "character", "acquired": "artwork", "discovered": "destination"}
SEEN = {"character": "character", "artwork": "artwork", "tile": "destination"}


@dataclass
class Share:
    """How often something could have won, and did; a shared win counts in part."""

    games: int = 0
    won: Fraction = Fraction(0)
    fair: Fraction = Fraction(0)

    def add(self, won: Fraction, seats: int) -> None:
        self.games += 1
        self.won += won
        self.fair += Fraction(1, seats)

    def line(self) -> str:
        """Share of wins with its interval, and the fair share."""
        if not self.games:
            return "| – | – | – |"
        share = float(self.won) / self.games
        spread = SURE * sqrt(max(share * (1 - share), 0.0) / self.games)
        fair = float(self.fair) / self.games
        # Who plays alone wins as often as the rival lets them: nothing is fair there.
        wanted = "–" if fair == 1 else f"{100 * fair:.0f}"
        return f"| {self.games} | {100 * share:.1f} ± {100 * spread:.1f} | {wanted} |"


@dataclass
class Card:
    """What became of a card: how often it was turned up, held and bought, and the lead of its buyers."""

    seen: int = 0
    held: int = 0
    bought: int = 0
    lead: float = 0.0
    period: int = 0


@dataclass
class Figures:
    """Sums over all games so far with one number of seats."""

    seats: int
    games: int = 0
    numbers: int = 0
    totals: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    by_place: dict[int, Share] = field(default_factory=dict)
    by_pack: dict[int, Share] = field(default_factory=dict)
    parts: Counter[str] = field(default_factory=Counter)
    cards: dict[tuple[str, int], Card] = field(default_factory=dict)
    visits: Counter[int] = field(default_factory=Counter)
    engaged: Counter[int] = field(default_factory=Counter)
    titles: Counter[int] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)
    """How games alone ended."""
    erected: int = 0
    built: int = 0

    def card(self, kind: str, number: int) -> Card:
        return self.cards.setdefault((kind, number), Card())


def play(bot: Bot, seats: int, seed: int) -> tuple[list[Event], list[carrack.core.api.Score], int]:
    """One game of a bot against itself; everything depends on the seed alone."""
    state = carrack.game("amalfi").new(seats)
    log: list[Event] = []
    state.listen(log)
    chance, mind = Rng(SEED, 2 * seed), Rng(SEED, 2 * seed + 1)
    numbers = 0
    while state.actor != OVER:
        legal = state.legal()
        if state.actor == CHANCE:
            state.apply(chance.choose(legal, state.weights()))
        elif state.prompt().code == "pack":
            # Which packs they like is not the question here, but what becomes of each.
            state.apply(chance.choose(legal, [1] * len(legal)))
        else:
            state.apply(bot.decide(state.view(int(state.actor)), mind))
            numbers += 1
    return log, state.scores(), numbers


def count(
    figures: Figures, packs: list[set[int]], log: list[Event], scores: list[carrack.core.api.Score]
) -> None:
    """Add one game to the figures."""
    seats = figures.seats
    winners = sum(1 for score in scores if score.rank == 1)
    won = [Fraction(1, winners) if score.rank == 1 else Fraction(0) for score in scores]
    # Alone there is nobody to be ahead of: the report compares with the mean of all games.
    mean = sum(score.total for score in scores) / seats if seats > 1 else 0.0
    figures.outcomes.update(score.outcome for score in scores if score.outcome)
    figures.games += 1
    figures.totals += [score.total for score in scores]
    figures.winners.append(max(score.total for score in scores))
    for score in scores:
        figures.parts.update(score.breakdown)
    period = 1
    for event in log:
        seat = event.seat
        if event.kind == "first":
            for i in range(seats):
                figures.by_place.setdefault(i, Share()).add(won[(seat + i) % seats], seats)
        elif event.kind == "pack":
            figures.by_pack.setdefault(event.args["pack"], Share()).add(won[seat], seats)
            for character in packs[event.args["pack"]]:
                figures.card("character", character).held += 1
        elif event.kind == "took":
            figures.card("character", event.args["character"]).held += 1
        elif event.kind == "period":
            period += 1
        elif event.kind == "navigated":
            figures.visits[event.args["destination"]] += 1
        elif event.kind == "engaged":
            figures.engaged[event.args["character"]] += 1
        elif event.kind == "title-scored":
            figures.titles[event.args["title"]] += 1
        figures.erected += event.kind == "erected"
        figures.built += event.kind == "launched"
        if event.kind in SEEN:
            figures.card(SEEN[event.kind], event.args[SEEN[event.kind]]).seen += 1
        if event.kind in BOUGHT:
            card = figures.card(BOUGHT[event.kind], event.args[BOUGHT[event.kind]])
            card.bought += 1
            card.period += period
            card.lead += scores[seat].total - mean


def measure(bot: Bot, seats: int, games: int) -> Figures:
    """So many games with so many seats."""
    file = msgspec.convert(carrack.game("amalfi").components.values, Schema)
    characters = file.characters()
    packs = [{i for i, card in enumerate(characters) if card.pack == pack} for pack in file.packs]
    figures = Figures(seats)
    for game in range(games):
        log, scores, numbers = play(bot, seats, game * 10 + seats)
        figures.numbers += numbers
        count(figures, packs, log, scores)
    return figures


def report(figures: Figures) -> Iterable[str]:
    """The figures as lines of tables."""
    file = msgspec.convert(carrack.game("amalfi").components.values, Schema)
    destinations = [one.id for one in (*file.public, *file.evolving, *file.tiles)]
    names = {
        "character": [one.id for one in file.characters()],
        "artwork": [one.id for one in file.artworks],
        "destination": destinations,
    }
    games, seats = figures.games, figures.seats
    yield f"\n## {seats} seats, {games} games\n"
    mean = sum(figures.totals) / len(figures.totals)
    others = mean if seats == 1 else 0.0
    yield (
        f"mean {mean:.1f}, winner {sum(figures.winners) / games:.1f} points;"
        f" {figures.numbers / games:.0f} decisions; a seat erects {figures.erected / games / seats:.1f} and"
        f" builds {figures.built / games / seats:.1f}"
    )
    each = ", ".join(f"{part} {points / games / seats:.1f}" for part, points in figures.parts.items())
    yield f"points of a seat: {each}\n"
    if figures.outcomes:
        yield ", ".join(f"{name} {n}" for name, n in sorted(figures.outcomes.items())) + "\n"
    yield "| | games | won of a hundred | fair |\n|---|---|---|---|"
    for place, share in sorted(figures.by_place.items()):
        yield f"| place {place + 1} {share.line()}"
    for pack, share in sorted(figures.by_pack.items()):
        yield f"| {file.packs[pack]} {share.line()}"
    for kind, ids in names.items():
        yield f"\n| {kind} | turned up a game | held | bought of these | in period | lead |"
        yield "|---|---|---|---|---|---|"
        for number, name in enumerate(ids):
            card = figures.cards.get((kind, number))
            if card is None or (kind == "destination" and number < len(file.public) + len(file.evolving)):
                continue
            could, bought = max(card.held if kind == "character" else card.seen, 1), max(card.bought, 1)
            yield (
                f"| {name} | {card.seen / games:.2f} | {card.held / games:.2f} | {card.bought / could:.2f}"
                f" | {card.period / bought:.1f} | {card.lead / bought - others:+.1f} |"
            )
    yield "\n| destination | visits a game |\n|---|---|"
    for number, name in enumerate(destinations):
        yield f"| {name} | {figures.visits[number] / games:.2f} |"
    yield "\n| engageable | engagements for each invited |\n|---|---|"
    for number, name in enumerate(names["character"]):
        if number >= len(names["character"]) - len(file.engageable):
            invited = max(figures.card("character", number).bought, 1)
            yield f"| {name} | {figures.engaged[number] / invited:.1f} |"
    yield "\n| title | scored a game |\n|---|---|"
    for number, one in enumerate(file.titles):
        yield f"| {one.id} | {figures.titles[number] / games:.2f} |"


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else 1000
    for seats in map(int, arguments[1:] or ("1", "2", "3", "4")):
        print("\n".join(report(measure(GreedyBot(), seats, games))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
