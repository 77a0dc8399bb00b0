"""Positions laid out by hand, and words to play on from them.

    state = Scene(3).hand(0, 9, 4).ship(0, "cook", 1).year(2).offer("cook").state
    play(state, "bid 4", "pass", "pay 4")

Seats count from 0, as in the code; years and spaces from 1, as in the rulebook. A hand that is not mentioned
is the starting set 1 to 9, which everybody knows. The memory of the table fits: the cards of a `hand` were
drawn face down, those of a `known` hand for all to see.
"""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import u8

from carrack.core.api import CHANCE
from carrack.core.tables import TableView
from carrack.games.pizarro.game import Pizarro
from carrack.games.pizarro.knowledge.imagination import ImaginedTable
from carrack.games.pizarro.layout import (
    BIDDING,
    EXPLORER_NAMES,
    MAGELLAN,
    MAGELLAN_SHEET,
    MAGELLANS,
    NEXT_CARD,
    NONE,
    NOTE_DREW,
    NOTE_DREW_OPENLY,
    NOTE_HID,
    NOTE_OPENED,
    NOTE_SEAT,
    NOTE_SHUFFLED,
    NOTE_TURNED,
    OPEN_STACK,
    OWNER,
    PAYING,
    SIDES,
    SPACE,
    SPACES,
    STACK,
    TRACKS,
    TURN_UP,
    VALUES,
    YEARS,
)
from carrack.games.pizarro.position import PizarroState
from carrack.games.pizarro.table import Table

# The words that all games share come from here as well.
from tests.games.playing import events as events
from tests.games.playing import legal as legal
from tests.games.playing import number as number
from tests.games.playing import play as play
from tests.games.playing import refused as refused
from tests.games.playing import sound
from tests.games.playing import total as total

GAME = Pizarro()
NUMBERS = range(1, VALUES + 1)
"""The values of the gold cards."""
PLACES = (*EXPLORER_NAMES, "da-gama right")
"""Where ships are; "da-gama" is the left half on side B."""
# Where numbers stand in the rows of a dump. Gold: each seat's, then the common piles.
HAND, SURE, SEAT_GOLD = 0, VALUES, 2 * VALUES
SUPPLY, DISCARDS, PAID, TURNED, COMMON_GOLD = range(0, 5 * VALUES, VALUES)
HAND_SIZE, SHIPS_LEFT, VETOES, PASSED, OPEN, SCORED, BID_MADE, FLOOR, FLOOR_KEEPS, SHEET = range(10)
Open = PizarroState | TableView[Table]
"""What the readers below read: a position, or what a seat sees of it."""


def _counts(values: list[int]) -> list[int]:
    return [values.count(value) for value in NUMBERS]


class Scene:
    """A position under construction. Gold cards that are not mentioned lie in the supply."""

    def __init__(self, seats: int = 3, board_1: str = "A", board_2: str = "A", game: Pizarro = GAME) -> None:
        self._game = game
        self._seats = seats
        self._sides = [SIDES.index(board_1), SIDES.index(board_2)]
        self._hidden: dict[int, list[int]] = {}
        self._known: dict[int, list[int]] = {}
        self._discards: list[int] = []
        self._supply: list[int] | None = None
        self._rest: int | None = None
        self._ships: Counter[tuple[int, int, int]] = Counter()
        self._magellans: list[tuple[int, int, tuple[int, ...], bool]] = []
        self._left: dict[int, int] = {}
        self._vetoes: dict[int, int] = {}
        self._open: set[int] = set()
        self._year = 1
        self._auctioneer = 0
        self._opener: int | None = None
        self._last_buyer = NONE
        self._offer = ""
        self._deck: list[int] | None = None
        self._under: list[int] = []

    # --- gold -------------------------------------------------------------------------------------------

    def hand(self, seat: int, *values: int) -> Scene:
        """Cards that only this seat knows."""
        self._hidden.setdefault(seat, []).extend(values)
        return self

    def known(self, seat: int, *values: int) -> Scene:
        """Cards that everybody knows to be in this hand."""
        self._known.setdefault(seat, []).extend(values)
        return self

    def discards(self, *values: int) -> Scene:
        self._discards += values
        return self

    def supply(self, *values: int) -> Scene:
        """Only these are in the supply; what is not mentioned lies aside, out of reach."""
        self._supply = list(values)
        return self

    def rest_to(self, seat: int) -> Scene:
        """Cards not mentioned are in this hand, and everybody knows it."""
        self._rest = seat
        self._known.setdefault(seat, [])
        return self

    def open(self, seat: int) -> Scene:
        """The hand of this seat lies open (Cook A)."""
        self._open.add(seat)
        return self

    # --- ships and cards --------------------------------------------------------------------------------

    def ship(self, seat: int, place: str, space: int, count: int = 1) -> Scene:
        self._ships[seat, PLACES.index(place), space - 1] += count
        return self

    def magellan(self, seat: int, space: int, *stack: int, seen: bool = False) -> Scene:
        """The next of Magellan's ships, with the gold cards of years I, II … under its card."""
        assert len(stack) == space, "one card for each year"
        self._magellans.append((seat, space, stack, seen))
        return self

    def ships_left(self, seat: int, count: int) -> Scene:
        self._left[seat] = count
        return self

    def veto(self, seat: int, count: int = 1) -> Scene:
        self._vetoes[seat] = count
        return self

    # --- the year and the card on offer -----------------------------------------------------------------

    def year(self, year: int) -> Scene:
        self._year = year
        return self

    def auctioneer(self, seat: int) -> Scene:
        self._auctioneer = seat
        return self

    def opens(self, seat: int) -> Scene:
        """This seat bought the last card that was sold."""
        self._opener = self._last_buyer = seat
        return self

    def offer(self, explorer: str) -> Scene:
        """This card is turned up next."""
        self._offer = explorer
        return self

    def face_down(self, *explorers: str) -> Scene:
        """Only these cards of the year are still face down, besides the card on offer."""
        self._deck = _explorers(explorers)
        return self

    def last(self, explorer: str) -> Scene:
        """This card is turned up, the last one of the year."""
        return self.offer(explorer).face_down()

    def vetoed(self, *explorers: str) -> Scene:
        """These cards lie under the stack of the year, in this order."""
        self._under = [EXPLORER_NAMES.index(name) for name in explorers]
        return self

    # --- the position -----------------------------------------------------------------------------------

    @property
    def state(self) -> PizarroState:
        """A new state of this position."""
        story = _Story(self._seats, int(self._game.parts[self._seats, "A", "A"].gold_sets))
        known = {seat: list(values) for seat, values in self._known.items()}
        for seat, _, _, _ in self._magellans:
            if seat not in known and seat not in self._hidden:
                known[seat] = list(NUMBERS)
        given = sorted({*self._hidden, *known})
        story.give_back(given)
        magellan = self._stacks(story)
        for value in self._discards:
            story.draw(0, value, True)
            story.leave(0, value)
        for seat in given:
            for value in self._hidden.get(seat, []):
                story.draw(seat, value, False)
            for value in known.get(seat, []):
                story.draw(seat, value, True)
        turned = self._set_aside(story)
        for seat in sorted(self._open):
            story.open(seat)
        gold = [n for seat in range(self._seats) for n in (*story.hands[seat], *story.sure[seat])]
        gold += [*story.supply, *story.discards, *[0] * VALUES, *turned]
        assert len(gold) == self._seats * SEAT_GOLD + COMMON_GOLD
        ships = [
            self._ships[seat, track, space]
            for seat in range(self._seats)
            for track in range(TRACKS)
            for space in range(SPACES)
        ]
        assert not any(track == MAGELLAN for _, track, _ in self._ships), "use .magellan()"
        rows = [
            self._sides,
            self._scalars(),
            gold,
            ships,
            self._sheets(story),
            magellan,
            self._cards(),
            self._under,
            story.memory,
            story.drawn,
        ]
        state = sound(self._game.load_rows(self._seats, rows))
        if self._offer:
            play(state, f"explorer {self._offer}")
        assert isinstance(state, PizarroState)
        return state

    def _stacks(self, story: _Story) -> list[int]:
        magellan = [0] * (MAGELLANS * MAGELLAN_SHEET)
        for ship in range(MAGELLANS):
            magellan[ship * MAGELLAN_SHEET + OWNER] = NONE
        for ship, (seat, space, stack, seen) in enumerate(self._magellans):
            start = ship * MAGELLAN_SHEET
            magellan[start + OWNER], magellan[start + SPACE] = seat, space
            on_b = self._sides[0] == 1
            for year, value in enumerate(stack):
                magellan[start + STACK + year] = value
                story.draw(seat, value, seen or on_b)
                if seen or on_b:
                    story.leave(seat, value, under=True)
                    magellan[start + OPEN_STACK] |= 1 << year
                else:
                    story.hide(seat, value, ship * YEARS + year)
        return magellan

    def _set_aside(self, story: _Story) -> list[int]:
        """Bring the supply to what was asked for."""
        turned = [0] * VALUES
        if self._supply is None and self._rest is None:
            return turned
        wanted = _counts(self._supply or [])
        for value in NUMBERS:
            assert wanted[value - 1] <= story.supply[value - 1], (
                f"there are not so many cards of value {value}"
            )
            while story.supply[value - 1] > wanted[value - 1]:
                if self._rest is not None:
                    story.draw(self._rest, value, True)
                else:
                    story.supply[value - 1] -= 1
                    turned[value - 1] += 1
                    story.memory.append(NOTE_TURNED + value)
        return turned

    def _sheets(self, story: _Story) -> list[int]:
        sheets = []
        for seat in range(self._seats):
            sheet = [0] * SHEET
            placed = sum(count for (owner, _, _), count in self._ships.items() if owner == seat)
            placed += sum(1 for owner, *_ in self._magellans if owner == seat)
            sheet[HAND_SIZE] = sum(story.hands[seat])
            sheet[SHIPS_LEFT] = self._left.get(seat, 6 - placed if self._year == 1 else 0)
            sheet[VETOES] = self._vetoes.get(seat, 0)
            sheet[OPEN] = int(seat in self._open)
            sheets += sheet
        return sheets

    def _cards(self) -> list[int]:
        cards = [4 - self._year] * len(EXPLORER_NAMES) if self._deck is None else list(self._deck)
        if self._offer and (self._deck is not None):
            cards[EXPLORER_NAMES.index(self._offer)] += 1
        return cards

    def _scalars(self) -> list[int]:
        opener = self._auctioneer if self._opener is None else self._opener
        row = [TURN_UP, CHANCE, self._year - 1, self._auctioneer, opener, NONE, NONE, 0, 0, 0, NONE]
        return [*row, 0, 0, NEXT_CARD, 0, 0, 0, 0, self._last_buyer, 0]


class _Story:
    """A history that leads to the hands of a scene: what everybody saw, and what each seat drew."""

    def __init__(self, seats: int, sets: int) -> None:
        self.hands = [[1] * VALUES for _ in range(seats)]
        self.sure = [[1] * VALUES for _ in range(seats)]
        self.supply = [sets - seats] * VALUES
        self.discards = [0] * VALUES
        self.memory: list[int] = []
        self.drawn: list[int] = []

    def give_back(self, seats: list[int]) -> None:
        """These seats have paid their whole starting set, and it was shuffled into the supply."""
        for seat in seats:
            for value in NUMBERS:
                self.leave(seat, value)
        if seats:
            self.memory += [NOTE_SHUFFLED, *self.discards]
            self.supply = [a + b for a, b in zip(self.supply, self.discards, strict=True)]
            self.discards = [0] * VALUES

    def leave(self, seat: int, value: int, under: bool = False) -> None:
        self.hands[seat][value - 1] -= 1
        self.sure[seat][value - 1] -= 1
        self.memory.append(seat * NOTE_SEAT + value)
        if not under:
            self.discards[value - 1] += 1

    def draw(self, seat: int, value: int, seen: bool) -> None:
        assert self.supply[value - 1] > 0, f"there are not so many cards of value {value}"
        self.supply[value - 1] -= 1
        self.hands[seat][value - 1] += 1
        if seen:
            self.sure[seat][value - 1] += 1
            self.memory.append(seat * NOTE_SEAT + NOTE_DREW_OPENLY + value)
        else:
            self.memory.append(seat * NOTE_SEAT + NOTE_DREW)
            self.drawn.append(value)

    def hide(self, seat: int, value: int, under: int) -> None:
        self.hands[seat][value - 1] -= 1
        self.memory.append(seat * NOTE_SEAT + NOTE_HID + under)

    def open(self, seat: int) -> None:
        self.sure[seat] = list(self.hands[seat])
        self.memory += [seat * NOTE_SEAT + NOTE_OPENED, *self.hands[seat]]


def _explorers(names: tuple[str, ...]) -> list[int]:
    return [names.count(name) for name in EXPLORER_NAMES]


# --- to play --------------------------------------------------------------------------------------------


def fresh(seats: int = 3, board_1: str = "A", board_2: str = "A") -> PizarroState:
    """A game before its first number."""
    state = GAME.new(seats, board_1=board_1, board_2=board_2)
    assert isinstance(state, PizarroState)
    return state


def chance(state: PizarroState, *outcomes: str) -> PizarroState:
    """Dictate what chance brings."""
    for words in outcomes:
        assert state.actor == CHANCE, f"chance is not asked for {words}"
        play(state, words)
    return state


def gold(state: PizarroState, *values: int) -> PizarroState:
    """Dictate the gold cards that come from the supply."""
    return chance(state, *(f"gold {value}" for value in values))


def buy(state: PizarroState, seat: int, bid: int, *cards: int) -> PizarroState:
    """This seat bids once, all others pass; then it pays with these cards."""
    while state.table.phase == BIDDING:
        play(state, f"bid {bid}" if state.actor == seat else "pass")
    assert (state.table.phase, state.actor) == (PAYING, seat), "the sale failed"
    return play(state, *(f"pay {card}" for card in cards))


def unsold(state: PizarroState) -> PizarroState:
    """Everybody who is asked passes on the card that is on offer."""
    asked: set[int] = set()
    while state.table.phase == BIDDING and state.actor not in asked:
        asked.add(int(state.actor))
        play(state, "pass")
    return state


def draw_out(state: PizarroState) -> list[tuple[int, int]]:
    """Let chance give out gold until something else is asked; return to whom and which."""
    given = []
    while state.actor == CHANCE and state.prompt().code == "drawing":
        words = state.game.actions.notation(state.legal()[0])
        given.append((int(state.table.drawer), int(words.split()[1])))
        play(state, words)
    return given


def bids(state: PizarroState) -> list[int]:
    """The bids that the asked seat may make."""
    return sorted(int(words.split()[1]) for words in legal(state) if words.startswith("bid "))


def payments(state: PizarroState) -> set[int]:
    """The values the buyer may pay with next."""
    return {int(words.split()[1]) for words in legal(state) if words.startswith("pay ")}


# --- to read --------------------------------------------------------------------------------------------


def imagination(view: TableView[Table]) -> ImaginedTable:
    """Return the guesser that makes tables which fit a view."""
    return ImaginedTable(view.table, view.seat)


def _cards(counts: vec[u8]) -> list[int]:
    return [value for value in NUMBERS for _ in range(int(counts[value - 1]))]


def hand(at: Open, seat: int) -> list[int]:
    return _cards(at.table.player[seat].hand)


def size(at: Open, seat: int) -> int:
    """Return how many cards a hand holds, as everybody knows it."""
    return int(at.table.player[seat].hand_size)


def sure(at: Open, seat: int) -> list[int]:
    """The cards of a hand that everybody knows."""
    return _cards(at.table.player[seat].sure)


def supply(at: Open) -> list[int]:
    return _cards(at.table.supply)


def discards(at: Open) -> list[int]:
    return _cards(at.table.discards)


def paid(at: Open) -> list[int]:
    """The cards of a payment that is being made."""
    return _cards(at.table.paid)


def ships(at: Open, seat: int) -> dict[tuple[str, int], int]:
    """A seat's ships: how many on which space of which explorer; Magellan's too."""
    found: Counter[tuple[str, int]] = Counter()
    for track, place in enumerate(PLACES):
        for space in range(SPACES):
            found[place, space + 1] += int(at.table.ships_on(seat, track, space))
    for ship in range(MAGELLANS):
        if at.table.owner_of(ship) == seat:
            found["magellan", int(at.table.space_of(ship))] += 1
    return {place: count for place, count in found.items() if count}


def stack(at: Open, ship: int) -> list[int]:
    """The cards under one of Magellan's ships, by year; 0 is a card one cannot see, or none."""
    return [int(at.table.card_under(ship - 1, year)) for year in range(YEARS)]


def ships_left(at: Open, seat: int) -> int:
    return int(at.table.player[seat].ships_left)


def vetoes(at: Open, seat: int) -> int:
    return int(at.table.player[seat].vetoes)


def on_offer(at: Open) -> str:
    """The card that is turned up, or nothing."""
    return EXPLORER_NAMES[int(at.table.explorer)] if at.table.explorer != NONE else ""


def under_the_stack(at: Open) -> list[str]:
    return [EXPLORER_NAMES[int(card)] for card in at.table.vetoed]


def is_open(at: Open, seat: int) -> bool:
    return at.table.player[seat].open == 1


def asked(at: Open) -> tuple[int, str]:
    """Return who is asked, and what."""
    return int(at.actor), at.prompt().code


def breakdown(at: PizarroState, seat: int) -> dict[str, int]:
    """Return where a seat's points come from, nothing left out but zeros."""
    return {name: points for name, points in at.scores()[seat].breakdown.items() if points}
