"""Is a pack, a seat or a card of Amalfi a sure winner, or worthless? Bots play, and what they got is told.

    python tools/amalfi_balance.py 1000                     so many games for each number of seats
    python tools/amalfi_balance.py 200 3 4                  with three and with four seats only
    python tools/amalfi_balance.py 100 4 --bot mate@100     other bots than the greedy one
    python tools/amalfi_balance.py 100 1 --rival genoa      alone against this rival
    python tools/amalfi_balance.py 100 4 --components mine.toml --from 5000    an owner's file, other deals
    python tools/amalfi_balance.py 400 4 --keep FOLDER      go on where the same command was broken off
    python tools/amalfi_balance.py --page --keep FOLDER     the tables of the pages, and what is out of bounds
    python tools/amalfi_balance.py --write --keep FOLDER    write them into the pages

The figures stand in docs/games/amalfi-balance.md, the bread of a period in docs/games/amalfi.md. They are for
the carrack that is installed, best a compiled one.
"""

from __future__ import annotations

import argparse
import pickle
import re
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from pathlib import Path

import msgspec

import carrack
from carrack.bots.base import Bot
from carrack.bots.loading import bot_maker
from carrack.core.api import CHANCE, OVER, Game
from carrack.core.chance import Rng
from carrack.core.events import Event
from carrack.games.amalfi.components.validation import Schema
from carrack.games.amalfi.facts import RULES_VERSION
from carrack.games.amalfi.game import Amalfi

SEED = 1343
"""The year of the tidal wave."""
SURE = 1.96
"""Standard deviations of an interval of 95 in a hundred."""
FEWEST = 5
"""Purchases of a card below which its buyers' lead says nothing."""
BOUGHT = {"invited": "character", "acquired": "artwork", "discovered": "destination"}
GAINED = {"bread": "in", "surplus": "in", "lighthouse-bread": "in", "discarded": "in"}
FROM_SHIPS = ("supplied", "unloaded")
BUDGET = {
    "docks": "out: printed at the docks visited",
    "paid": "out: paid in all (docks, Council, characters, lighthouses)",
    "fed": "out: fed to the crews",
    "in": "in: effects, surplus, cards given up, lighthouses",
    "ships": "in: ships turned into bread",
    "lost": "lost for want of room",
    "hunger": "missing when the crews are fed",
    "visits": "visits",
    "sent": "ships sent to holds",
}
SEEN = {"character": "character", "artwork": "artwork", "tile": "destination"}
PAGES = Path(__file__).resolve().parent.parent / "docs" / "games"
TABLES = re.compile(r"(<!-- amalfi_balance: (\w+) -->\n\n).*?(<!-- end -->)", re.DOTALL)
"""Where the tables stand in the pages, each between its name and the end."""
VERSION = f"version {RULES_VERSION}"
"""The rules version, at the head of each table."""
SURVIVED = {"naples": "80 to 95", "genoa": "25 to 45"}
"""The games of a hundred against a rival that a captain should survive."""
STRONG = 1.4
"""Times its share that a pack may win."""
SKEWED = 1.25
"""Times its share that a place may win, and as far below."""
SURELY = " (surely)"
"""Behind what is out of bounds with its whole interval."""
SELDOM, OFTEN = 1 / 20, 19 / 20
"""The least and the most of the games in which a card could be bought, and is."""


def interval(hits: float, of: int) -> tuple[float, float]:
    """Return a share, and half the interval that holds 95 times of a hundred."""
    share = hits / max(of, 1)
    return share, SURE * sqrt(max(share * (1 - share), 0.0) / max(of, 1))


def wilson(hits: float, of: int) -> tuple[float, float]:
    """Return the ends of Wilson's interval, which holds for shares near 0 and 1, too."""
    share, squared = hits / of, SURE**2 / of
    middle = (share + squared / 2) / (1 + squared)
    spread = sqrt(squared * (share * (1 - share) + squared / 4)) / (1 + squared)
    return middle - spread, middle + spread


def out_of_bounds(hits: float, of: int, least: float, most: float) -> str:
    """Return a share of a hundred where it is below or above these bounds; nothing where it is between."""
    share, spread = interval(hits, of)
    if of == 0 or least <= share <= most:
        return ""
    low, high = wilson(hits, of)
    surely = high < least or low > most
    return f"{100 * share:.1f} ± {100 * spread:.1f}{SURELY if surely else ''}"


@dataclass
class Share:
    """Chances and wins of something; a shared win counts in part."""

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
        share, spread = interval(float(self.won), self.games)
        fair = float(self.fair) / self.games
        # Alone there is no fair share: the rival decides.
        wanted = "–" if fair == 1 else f"{100 * fair:.0f}"
        return f"| {self.games} | {100 * share:.1f} ± {100 * spread:.1f} | {wanted} |"

    def outside(self, least: float, most: float) -> str:
        """Return the share where it is out of these bounds, and whether its whole interval is."""
        return out_of_bounds(float(self.won), self.games, least, most)


@dataclass
class Card:
    """Fate of a card, and the lead of its buyers."""

    seen: int = 0
    """How often it was turned up,"""
    could: int = 0
    """games in which it could be had: a character in a hand, an artwork or a tile in its row,"""
    had: int = 0
    """games in which somebody had it in the end,"""
    bought: int = 0
    """and how often it was bought."""
    lead: float = 0.0
    squares: float = 0.0
    """The sum of the squares of the leads, for their interval."""
    period: int = 0

    def share(self) -> str:
        """Return of a hundred games in which it could be had those in which it was, with the interval."""
        share, spread = interval(self.had, self.could)
        return f"{100 * share:.0f} ± {100 * spread:.0f}"

    def outside(self) -> str:
        """Return how often it was had, where that is too seldom or too often."""
        return out_of_bounds(self.had, self.could, SELDOM, OFTEN)

    def leads(self, others: float) -> str:
        """Return how far its buyers were ahead on average, with the interval."""
        if self.bought < FEWEST:
            return "–"
        mean = self.lead / self.bought
        spread = sqrt(max(self.squares / self.bought - mean * mean, 0.0) / self.bought)
        return f"{mean - others:+.1f} ± {SURE * spread:.1f}"


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
    budget: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Bread and visits of all seats by period: what it was, and when."""

    def card(self, kind: str, number: int) -> Card:
        return self.cards.setdefault((kind, number), Card())


def play(
    bot: Bot, seats: int, seed: int, game: Game | None = None, **options: str
) -> tuple[list[Event], list[carrack.core.api.Score], int]:
    """Play a game of a bot against itself; everything depends on the seed alone."""
    state = (game or carrack.game("amalfi")).new(seats, **options)
    log: list[Event] = []
    state.listen(log)
    chance, mind = Rng(SEED, 2 * seed), Rng(SEED, 2 * seed + 1)
    numbers = 0
    while state.actor != OVER:
        legal = state.legal()
        if state.actor == CHANCE:
            state.apply(chance.choose(legal, state.weights()))
        elif state.prompt().code == "pack":
            # The packs are drawn: their results matter here, not the preferences of bots.
            state.apply(chance.choose(legal, [1] * len(legal)))
        else:
            state.apply(bot.decide(state.view(int(state.actor)), mind))
            numbers += 1
    return log, state.scores(), numbers


def count_bread(figures: Figures, prices: list[int], event: Event, period: int) -> None:
    """Add what an event says of bread and ships to the budget of its period."""
    amount = event.args.get("count", 1)
    if event.kind in ("navigated", "revisited"):
        figures.budget["visits", period] += 1
        figures.budget["docks", period] += prices[event.args["destination"]]
    elif event.kind == "sent":
        figures.budget["sent", period] += 1
    elif event.kind == "paid-bread":
        figures.budget["paid", period] += amount
    elif event.kind == "fed":
        figures.budget["fed", period] += amount
    elif event.kind == "hungry":
        figures.budget["hunger", period] += amount
    elif event.kind == "lost-bread":
        figures.budget["lost", period] += amount
    elif event.kind in GAINED:
        figures.budget[GAINED[event.kind], period] += event.args.get("bread", amount)
    elif event.kind in FROM_SHIPS:
        figures.budget["ships", period] += amount


def count(
    figures: Figures,
    packs: list[set[int]],
    prices: list[int],
    log: list[Event],
    scores: list[carrack.core.api.Score],
) -> None:
    """Add one game to the figures."""
    seats = figures.seats
    winners = sum(1 for score in scores if score.rank == 1)
    won = [Fraction(1, winners) if score.rank == 1 else Fraction(0) for score in scores]
    # Alone there are no opponents: compare with the mean of all games.
    mean = sum(score.total for score in scores) / seats if seats > 1 else 0.0
    figures.outcomes.update(score.outcome for score in scores if score.outcome)
    figures.games += 1
    figures.totals += [score.total for score in scores]
    figures.winners.append(max(score.total for score in scores))
    for score in scores:
        figures.parts.update(score.breakdown)
    period = 1
    could: set[tuple[str, int]] = set()
    had: set[tuple[str, int]] = set()
    for event in log:
        seat = event.seat
        if event.kind == "first":
            for i in range(seats):
                figures.by_place.setdefault(i, Share()).add(won[(seat + i) % seats], seats)
        elif event.kind == "pack":
            figures.by_pack.setdefault(event.args["pack"], Share()).add(won[seat], seats)
            could.update(("character", character) for character in packs[event.args["pack"]])
        elif event.kind == "took":
            could.add(("character", event.args["character"]))
        elif event.kind == "period":
            period += 1
        elif event.kind == "navigated":
            figures.visits[event.args["destination"]] += 1
        elif event.kind == "engaged":
            figures.engaged[event.args["character"]] += 1
        elif event.kind == "title-scored":
            figures.titles[event.args["title"]] += 1
        count_bread(figures, prices, event, period)
        figures.erected += event.kind == "erected"
        figures.built += event.kind == "launched"
        if event.kind in SEEN:
            figures.card(SEEN[event.kind], event.args[SEEN[event.kind]]).seen += 1
            if event.kind != "character":
                could.add((SEEN[event.kind], event.args[SEEN[event.kind]]))
        if event.kind in BOUGHT:
            had.add((BOUGHT[event.kind], event.args[BOUGHT[event.kind]]))
            card = figures.card(BOUGHT[event.kind], event.args[BOUGHT[event.kind]])
            card.bought += 1
            card.period += period
            card.lead += scores[seat].total - mean
            card.squares += (scores[seat].total - mean) ** 2
    # Some guests come straight from the Council: these could be bought, too.
    for one in could | had:
        figures.card(*one).could += 1
        figures.card(*one).had += one in had


def measure(
    bot: Bot,
    seats: int,
    games: int,
    game: Game | None = None,
    first: int = 0,
    kept: Path | None = None,
    **options: str,
) -> Figures:
    """Play games with this many seats, from a deal on; resume a file where it was interrupted."""
    game = game or carrack.game("amalfi")
    file = msgspec.convert(game.components.values, Schema)
    prices = [
        (place.effects[0].count or 0) if place.effects[0].do == "pay" else 0
        for place in (*file.public, *file.evolving, *file.tiles)
    ]
    characters = file.characters()
    packs = [{i for i, card in enumerate(characters) if card.pack == pack} for pack in file.packs]
    figures = pickle.loads(kept.read_bytes()) if kept and kept.exists() else Figures(seats)
    for deal in range(first + figures.games, first + games):
        log, scores, numbers = play(bot, seats, deal * 10 + seats, game, **options)
        figures.numbers += numbers
        count(figures, packs, prices, log, scores)
        if kept:
            fresh = kept.with_suffix(".fresh")
            fresh.write_bytes(pickle.dumps(figures))
            fresh.replace(kept)
    return figures


def budget(figures: Figures) -> Iterable[str]:
    """Return what a seat does with bread in a period, on average."""
    yield f"\n| bread of a seat, {VERSION} | I | II | III | IV |\n|---|---|---|---|---|"
    for name, words in BUDGET.items():
        each = [figures.budget[name, period] / figures.games / figures.seats for period in range(1, 5)]
        yield f"| {words} | " + " | ".join(f"{amount:.1f}" for amount in each) + " |"


def report(figures: Figures, game: Game | None = None) -> Iterable[str]:
    """Return the figures as lines of tables."""
    file = msgspec.convert((game or carrack.game("amalfi")).components.values, Schema)
    names = ids_of(file)
    games, seats = figures.games, figures.seats
    dark = sum(figures.titles[number] for number, one in enumerate(file.titles) if one.dark)
    light = sum(figures.titles.values()) - dark
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
    yield f"titles of a seat: dark {dark / games / seats:.2f}, light {light / games / seats:.2f}\n"
    if figures.outcomes:
        yield ", ".join(f"{name} {n}" for name, n in sorted(figures.outcomes.items())) + "\n"
    yield "| | games | won of a hundred | fair |\n|---|---|---|---|"
    for place, share in sorted(figures.by_place.items()):
        yield f"| place {place + 1} {share.line()}"
    for pack, share in sorted(figures.by_pack.items()):
        yield f"| {file.packs[pack]} {share.line()}"
    yield from budget(figures)
    for kind, ids in names.items():
        yield f"\n| {kind} | turned up a game | games with it | had in of 100 | in period | lead |"
        yield "|---|---|---|---|---|---|"
        for number, name in enumerate(ids):
            card = figures.cards.get((kind, number))
            if card is None or (kind == "destination" and number < len(file.public) + len(file.evolving)):
                continue
            yield (
                f"| {name} | {card.seen / games:.2f} | {card.could} | {card.share()}"
                f" | {card.period / max(card.bought, 1):.1f} | {card.leads(others)} |"
            )
    yield "\n| destination | visits a game |\n|---|---|"
    for number, name in enumerate(names["destination"]):
        yield f"| {name} | {figures.visits[number] / games:.2f} |"
    yield "\n| engageable | engagements for each invited |\n|---|---|"
    for number, name in enumerate(names["character"]):
        if number >= len(names["character"]) - len(file.engageable):
            invited = max(figures.card("character", number).bought, 1)
            yield f"| {name} | {figures.engaged[number] / invited:.1f} |"
    yield "\n| title | scored a game |\n|---|---|"
    for number, one in enumerate(file.titles):
        yield f"| {one.id} | {figures.titles[number] / games:.2f} |"


def kept_in(folder: Path) -> list[Figures]:
    """Return what is kept in a folder, one for each number of seats; games alone are told by `report`."""
    found: dict[int, Figures] = {}
    for path in sorted(folder.glob("*.figures")):
        figures: Figures = pickle.loads(path.read_bytes())
        if figures.seats > 1:
            assert figures.seats not in found, f"{folder} holds two measurements with {figures.seats} seats"
            found[figures.seats] = figures
    return [figures for _seats, figures in sorted(found.items())]


def alone_in(folder: Path) -> dict[str, Figures]:
    """Return the games alone that are kept in a folder, by the rival, which the name of the file tells."""
    kept = {path.name.split("-")[2]: pickle.loads(path.read_bytes()) for path in folder.glob("*-1-*.figures")}
    return dict(sorted(kept.items(), reverse=True))


def alone(by_rival: dict[str, Figures]) -> Iterable[str]:
    """Return how games alone ended: survived of a hundred, and the bands of those, from the lowest."""
    yield row(VERSION, ("games", "survived of a hundred", "wanted", "bands")) + "\n|---|---|---|---|---|"
    for rival, figures in by_rival.items():
        bands = [figures.outcomes[f"band-{band}"] for band in range(1, 5)]
        share, spread = interval(sum(bands), figures.games)
        survived = f"{100 * share:.1f} ± {100 * spread:.1f}"
        said = ", ".join(map(str, bands))
        yield row(rival.capitalize(), (str(figures.games), survived, SURVIVED[rival], said))


def ids_of(file: Schema) -> dict[str, list[str]]:
    """Return the names of all cards and places, in the order of their numbers."""
    return {
        "character": [one.id for one in file.characters()],
        "artwork": [one.id for one in file.artworks],
        "destination": [one.id for one in (*file.public, *file.evolving, *file.tiles)],
    }


def numbers_of(measured: list[Figures], kind: str, file: Schema) -> set[int]:
    """Return the cards of a kind that were seen; of destinations those that are bought."""
    numbers = {number for figures in measured for of, number in figures.cards if of == kind}
    return numbers - set(range(len(file.public) + len(file.evolving))) if kind == "destination" else numbers


def out_of_line(measured: list[Figures], file: Schema) -> Iterable[str]:
    """Return the packs, places and cards that are out of their bounds."""
    found: dict[str, list[str]] = {
        f"packs above {STRONG} times their share": [],
        f"places above {SKEWED} times their share, or as far below": [],
        f"cards had in fewer than {100 * SELDOM:.0f} or more than {100 * OFTEN:.0f} of a hundred": [],
    }
    packs, places, cards = found.values()
    for figures in measured:
        fair, where = 1 / figures.seats, f"{figures.seats} seats"
        for pack, share in sorted(figures.by_pack.items()):
            if said := share.outside(0.0, STRONG * fair):
                packs.append(f"{file.packs[pack].capitalize()}, {where}: {said}")
        for place, share in sorted(figures.by_place.items()):
            if said := share.outside((2 - SKEWED) * fair, SKEWED * fair):
                places.append(f"{place + 1}, {where}: {said}")
        for kind, names in ids_of(file).items():
            for number in sorted(numbers_of([figures], kind, file)):
                if said := figures.card(kind, number).outside():
                    cards.append(f"{names[number]}, {where}: {said}")
    surely = [said for said in cards if said.endswith(SURELY)]
    if len(cards) > len(surely):
        surely.append(f"{len(cards) - len(surely)} more that so few games do not prove")
    cards[:] = surely
    yield ""
    for what, those in found.items():
        yield f"- {what}: {'; '.join(those) or 'none'}"


def row(name: str, cells: Iterable[str]) -> str:
    return f"| {name} | " + " | ".join(cells) + " |"


def standings(measured: list[Figures], file: Schema) -> Iterable[str]:
    """Return what places and packs won, numbers of seats side by side, and what is out of bounds."""
    seats = [figures.seats for figures in measured]

    def won(share: Share | None) -> str:
        return share.line().split("|")[2].strip() if share else ""

    yield row(VERSION, (f"{figures.seats} seats, {figures.games} games" for figures in measured))
    yield "|" + "---|" * (len(seats) + 1)
    for place in range(max(seats)):
        yield row(f"place {place + 1}", (won(figures.by_place.get(place)) for figures in measured))
    for pack, name in enumerate(file.packs):
        yield row(name.capitalize(), (won(figures.by_pack.get(pack)) for figures in measured))
    yield row("fair; 1.4 times that", (f"{100 / count:.0f}; {140 / count:.0f}" for count in seats))
    yield row(
        "points of a seat, of the winner",
        (
            f"{sum(figures.totals) / len(figures.totals):.0f}, {sum(figures.winners) / figures.games:.0f}"
            for figures in measured
        ),
    )
    kinds = {"dark": True, "light": False}
    for kind, is_dark in kinds.items():
        sums = [
            sum(figures.titles[number] for number, one in enumerate(file.titles) if one.dark == is_dark)
            / (figures.games * figures.seats)
            for figures in measured
        ]
        yield row(f"{kind} titles of a seat", (f"{each:.2f}" for each in sums))
    yield from out_of_line(measured, file)


def cards(measured: list[Figures], file: Schema) -> Iterable[str]:
    """Return how often each card and place was had, and the lead of its owners, the least liked first."""
    seats = [figures.seats for figures in measured]
    for kind, names in ids_of(file).items():
        yield "\n" + row(
            f"{kind}, {VERSION}",
            (*(f"{count} seats" for count in seats), *(f"lead, {count}" for count in seats)),
        )
        yield "|" + "---|" * (2 * len(seats) + 1)
        numbers = numbers_of(measured, kind, file)

        def liked(number: int, kind: str = kind) -> float:
            cards = [figures.card(kind, number) for figures in measured]
            return sum(card.had for card in cards) / max(sum(card.could for card in cards), 1)

        for number in sorted(numbers, key=liked):
            cards = [figures.card(kind, number) for figures in measured]
            yield row(
                names[number], (*(card.share() for card in cards), *(card.leads(0.0) for card in cards))
            )


def page(folder: Path, game: Game | None = None) -> dict[str, str]:
    """Return the tables of the pages by their names, of all that is kept in a folder."""
    file = msgspec.convert((game or carrack.game("amalfi")).components.values, Schema)
    measured = kept_in(folder)
    parts = {
        "seats": standings(measured, file),
        "alone": alone(alone_in(folder)),
        "bread": budget(measured[-1]),
        "cards": cards(measured, file),
    }
    return {name: "\n".join(lines).strip() for name, lines in parts.items()}


def write(tables: dict[str, str], pages: Path = PAGES) -> None:
    """Put the tables into the pages, where their names stand."""
    for path in sorted(pages.glob("amalfi*.md")):
        old = path.read_text(encoding="utf-8")
        new = TABLES.sub(lambda found: f"{found[1]}{tables[found[2]]}\n\n{found[3]}", old)
        if new != old:
            path.write_text(new, encoding="utf-8")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("seats", type=int, nargs="*", default=[1, 2, 3, 4])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--rival", default="choose")
    parser.add_argument("--components", default="")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first deal")
    parser.add_argument("--keep", help="a folder for what is measured so far")
    parser.add_argument("--page", action="store_true", help="only the tables of what is kept")
    parser.add_argument("--write", action="store_true", help="the same, into the pages")
    given = parser.parse_args(arguments)
    path = Path(given.components) if given.components else None
    game = Amalfi(path.read_text(encoding="utf-8"), path.name) if path else carrack.game("amalfi")
    if given.page or given.write:
        tables = page(Path(given.keep), game)
        print("\n\n".join(tables.values()), flush=True)
        if given.write:
            write(tables)
        return
    for seats in given.seats:
        kept: Path | None = None
        if given.keep:
            Path(given.keep).mkdir(parents=True, exist_ok=True)
            what = (given.bot, seats, given.rival, given.first, game.components.digest)
            kept = Path(given.keep) / ("-".join(map(str, what)) + ".figures")
        bot = bot_maker(given.bot)()
        figures = measure(bot, seats, given.games, game, given.first, kept, rival=given.rival)
        print("\n".join(report(figures, game)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
