"""The standings of a contest: ratings, win shares, each bot against each, scores and thinking time."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from carrack.arena.contest import MILLISECONDS, GameLine
from carrack.arena.report import DIGITS, Z95, Estimate, mean, wilson


@dataclass(frozen=True)
class Standing:
    """One bot over all its games."""

    name: str
    rating: Estimate
    """Plackett and Luce's, by openskill: 25 is the average of all."""
    games: int
    """Counted once for each seat the bot had."""
    share: Estimate
    """The share of the victories; a shared one counts in equal parts."""
    score: Estimate
    scores: dict[int, int]
    decisions: int
    seconds: float
    """Thinking time, all decisions together."""
    cut: int
    """Decisions cut short by the clock."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def milliseconds(self) -> float:
        """Thinking time of one decision."""
        return self.seconds * MILLISECONDS / self.decisions if self.decisions else 0.0


@dataclass(frozen=True)
class Duel:
    """One bot against another, whenever both sat at a table."""

    one: str
    other: str
    deals: int
    ahead: Estimate
    """How often the one ended ahead of the other; level counts half."""


@dataclass(frozen=True)
class Standings:
    """Everything that a contest found out."""

    games: int
    deals: int
    fair: float
    bots: list[Standing]
    """The best rated first."""
    duels: list[Duel]
    seats: list[Estimate]
    """Per seat: its share of the victories."""

    def duel(self, one: str, other: str) -> Duel | None:
        return next((duel for duel in self.duels if (duel.one, duel.other) == (one, other)), None)

    def as_dict(self) -> dict[str, Any]:
        """Return the standings as JSON has them."""
        return asdict(self)


def standings(games: Sequence[GameLine]) -> Standings:
    """Return the figures of these games, whatever order they were played in."""
    games = sorted(games, key=lambda game: game.game)
    names = list(dict.fromkeys(name for game in games for name in game.bots))
    ratings = _ratings(games, names)
    rows = [_standing(name, games, ratings[name]) for name in names]
    seats = range(len(games[0].bots)) if games else range(0)
    return Standings(
        games=len(games),
        deals=len({game.deal for game in games}),
        fair=round(1 / max(1, len(seats)), DIGITS),
        bots=sorted(rows, key=lambda row: -row.rating.value),
        duels=[_duel(one, other, games) for one in names for other in names if one != other],
        seats=[clustered([(game.deal, _won(game, seat)) for game in games]) for seat in seats],
    )


def _won(game: GameLine, seat: int) -> float:
    return 1 / game.ranks.count(1) if game.ranks[seat] == 1 else 0.0


def clustered(values: Sequence[tuple[int, float]]) -> Estimate:
    """Return the mean over deals with its 95 % interval: games of one deal are alike, so each deal counts
    once."""
    by_deal: dict[int, list[float]] = defaultdict(list)
    for deal, value in values:
        by_deal[deal].append(value)
    means = [sum(found) / len(found) for found in by_deal.values()]
    if not means:
        return Estimate(0.0, 0.0, 1.0)
    average = sum(means) / len(means)
    spread = sum((value - average) ** 2 for value in means)
    if not spread:
        # Equal results so far do not prove that the next one would be equal.
        return wilson(sum(means), len(means))
    half = Z95 * sqrt(spread / (len(means) - 1) / len(means))
    low, high = max(0.0, average - half), min(1.0, average + half)
    return Estimate(round(average, DIGITS), round(low, DIGITS), round(high, DIGITS))


def _standing(name: str, games: Sequence[GameLine], rating: Estimate) -> Standing:
    shares: list[tuple[int, float]] = []
    scores: Counter[int] = Counter()
    decisions = cut = 0
    thinking = 0.0
    for game in games:
        for seat, bot in enumerate(game.bots):
            if bot == name:
                shares.append((game.deal, _won(game, seat)))
                scores[game.scores[seat]] += 1
                decisions += game.decisions[seat]
                thinking += game.thinking[seat]
                cut += game.cut[seat]
    return Standing(
        name=name,
        rating=rating,
        games=len(shares),
        share=clustered(shares),
        score=mean(scores),
        scores=dict(sorted(scores.items())),
        decisions=decisions,
        seconds=round(thinking / MILLISECONDS, 6),
        cut=cut,
    )


def _duel(one: str, other: str, games: Sequence[GameLine]) -> Duel:
    ahead: list[tuple[int, float]] = []
    for game in games:
        for seat, bot in enumerate(game.bots):
            for place, rival in enumerate(game.bots):
                if bot == one and rival == other:
                    mine, theirs = game.ranks[seat], game.ranks[place]
                    ahead.append((game.deal, 0.5 if mine == theirs else float(mine < theirs)))
    return Duel(one, other, len({deal for deal, _ in ahead}), clustered(ahead))


def _ratings(games: Sequence[GameLine], names: Sequence[str]) -> Mapping[str, Estimate]:
    """Ratings, updated game by game; a bot in several seats counts with all of them."""
    # Imported here: only ratings need it, and it is an extra.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for game in games:
        if len(set(game.bots)) < 2:
            continue
        teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma], bot)] for bot in game.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for name in set(game.bots):
            own = [team[0] for team in rated if team[0].name == name]
            ratings[name].mu = sum(rating.mu for rating in own) / len(own)
            ratings[name].sigma = sum(rating.sigma for rating in own) / len(own)
    return {
        name: Estimate(
            round(rating.mu, DIGITS),
            round(rating.mu - Z95 * rating.sigma, DIGITS),
            round(rating.mu + Z95 * rating.sigma, DIGITS),
        )
        for name, rating in ratings.items()
    }
