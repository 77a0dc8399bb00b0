"""Positions laid out by hand, and words to play on from them.

    state = Scene(3).hand(0, "coffee-2", "gems-3").outward(1, "3 cloth-1").to_act(0).state
    play(state, "sail out coffee-2")

A card is its notation; "3 cloth-1" are three of a kind. On a journey "doubloon gems-1" is a spent doubloon.
Seats count from 0, as in the code.
"""

from __future__ import annotations

import carrack
from carrack.core.api import CHANCE, OVER
from carrack.core.tables import TableView
from carrack.games.amerigo_cards.choices import card_name
from carrack.games.amerigo_cards.game import AmerigoCards, CardsState
from carrack.games.amerigo_cards.layout import (
    AT_HOME,
    COMPENSATION,
    DECK_GONE,
    DOUBLOON,
    EXHIBITION,
    EXPLORED,
    FINISHED,
    GOOD_NAMES,
    HAND,
    HOMEWARD,
    HOMEWARD_RUDDERS,
    JOURNEY,
    KINDS,
    LAID_HOMEWARD,
    NONE,
    NOT_ENDED,
    OUTWARD,
    RUDDERS,
    SHEET,
    SHOWN,
    TURN,
)
from carrack.games.amerigo_cards.table import Table

# The words that all games share come from here as well.
from tests.games.playing import events as events
from tests.games.playing import legal as legal
from tests.games.playing import number as number
from tests.games.playing import play as play
from tests.games.playing import refused as refused
from tests.games.playing import sound
from tests.games.playing import total as total

CARDS = [card_name(kind) for kind in range(KINDS)]
GAME = carrack.game("amerigo-cards")
Open = CardsState | TableView[Table]
"""What the readers below read: a position, or what a seat sees of it."""


def kind_of(card: str) -> int:
    """The number of a card's kind, from 0."""
    return CARDS.index(card)


def _kinds(cards: tuple[str, ...]) -> list[int]:
    """The kinds of these cards; "3 coffee-2" are three of them."""
    found: list[int] = []
    for card in cards:
        count, _, name = card.rpartition(" ")
        found += [kind_of(name)] * int(count or "1")
    return found


class Scene:
    """A position under construction. Every card that is not mentioned lies in the deck."""

    def __init__(self, seats: int = 3, game: carrack.Game = GAME) -> None:
        assert isinstance(game, AmerigoCards)
        self._game = game
        self._seats = seats
        self._rows: dict[tuple[int, int], list[int]] = {}
        self._piles: list[list[int]] = [[] for _ in range(seats)]
        self._places = [AT_HOME] * seats
        self._distances = [0] * seats
        self._back = [0] * seats
        self._laid: list[list[int]] = [[] for _ in range(seats)]
        self._discards: list[int] = []
        self._deck: list[int] | None = None
        self._others: int | None = None
        self._shuffled = False
        self._phase, self._actor, self._turn, self._ending = TURN, 0, 0, NOT_ENDED

    # --- what lies where --------------------------------------------------------------------------------

    def _put(self, seat: int, row: int, cards: tuple[str, ...]) -> Scene:
        self._rows.setdefault((seat, row), []).extend(_kinds(cards))
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        return self._put(seat, HAND, cards)

    def shown_hand(self, seat: int, *cards: str) -> Scene:
        """Cards in a hand that everybody saw when it was compensated."""
        return self._put(seat, HAND, cards)._put(seat, SHOWN, cards)

    def exhibit(self, seat: int, *cards: str) -> Scene:
        return self._put(seat, EXHIBITION, cards)

    def abroad(self, *cards: str) -> Scene:
        """All seats but seat 0, which is to act, are sailing; they show these cards, up to 12 each."""
        left = _kinds(cards)
        for seat in range(1, self._seats):
            self.outward(seat, "antiques-2")
            self.exhibit(seat, *(CARDS[kind] for kind in left[:12]))
            left = left[12:]
        assert not left, "more cards than exhibitions can hold"
        return self.to_act(0)

    def pile(self, seat: int, *cards: str) -> Scene:
        """Cards on a treasure pile, bottom to top."""
        self._piles[seat] += _kinds(cards)
        return self

    def outward(self, seat: int, *cards: str) -> Scene:
        self._places[seat] = OUTWARD
        self._distances[seat] += self._sail(seat, cards, 0)
        return self

    def explored(self, seat: int) -> Scene:
        """The outward journey of this seat is closed."""
        self._places[seat] = EXPLORED
        return self

    def homeward(self, seat: int, *cards: str) -> Scene:
        self._places[seat] = HOMEWARD
        self._back[seat] += self._sail(seat, cards, LAID_HOMEWARD)
        return self

    def _sail(self, seat: int, cards: tuple[str, ...], way: int) -> int:
        rudders = 0
        for card in cards:
            name = card.removeprefix("doubloon ")
            kinds = _kinds((name,))
            self._put(seat, JOURNEY, (name,))
            self._laid[seat] += [way + (DOUBLOON if name != card else kind) for kind in kinds]
            rudders += sum(3 if name != card else kind % RUDDERS + 1 for kind in kinds)
        return rudders

    def discards(self, *cards: str) -> Scene:
        self._discards += _kinds(cards)
        return self

    def deck(self, *cards: str) -> Scene:
        """Only these are in the deck; cards that are not mentioned lie on the discard pile."""
        self._deck = _kinds(cards)
        return self

    def others_on_pile(self, seat: int) -> Scene:
        """Cards that are not mentioned lie on this treasure pile."""
        self._others = seat
        return self

    def shuffled(self) -> Scene:
        """The discards have just become the deck that lies there."""
        self._shuffled = True
        return self

    # --- who is asked -----------------------------------------------------------------------------------

    def to_act(self, seat: int) -> Scene:
        self._actor = self._turn = seat
        return self

    def compensation(self) -> Scene:
        """The first hands are dealt, and seat 0 is asked."""
        self._phase = COMPENSATION
        return self

    def over(self) -> Scene:
        self._phase, self._actor, self._ending = FINISHED, OVER, DECK_GONE
        return self

    # --- the position -----------------------------------------------------------------------------------

    def _counts(self, seat: int, row: int) -> list[int]:
        cards = self._rows.get((seat, row), [])
        return [cards.count(kind) for kind in range(KINDS)]

    def _unmentioned(self) -> list[int]:
        used = [*self._discards, *(self._deck or [])]
        for pile in self._piles:
            used += pile
        for (_, row), cards in self._rows.items():
            used += cards if row != SHOWN else []
        kinds = self._game.parts[self._seats].kinds
        left: list[int] = []
        for kind in range(KINDS):
            count = int(kinds[kind]) - used.count(kind)
            assert count >= 0, f"there are not so many {CARDS[kind]}"
            left += [kind] * count
        return left

    @property
    def state(self) -> CardsState:
        """A new state of this position."""
        discards, piles = list(self._discards), [list(pile) for pile in self._piles]
        deck = list(self._deck or [])
        if self._others is not None:
            piles[self._others] = self._unmentioned() + piles[self._others]
        elif self._deck is not None:
            discards += self._unmentioned()
        else:
            deck = self._unmentioned()
        cards: list[int] = []
        sheet: list[int] = []
        market = [0] * len(GOOD_NAMES)
        for seat in range(self._seats):
            hand, shown, journey = (self._counts(seat, row) for row in (HAND, EXHIBITION, JOURNEY))
            cards += [*hand, *shown, *journey, *self._counts(seat, SHOWN), *[0] * KINDS]
            sheet += [sum(hand), sum(shown), sum(journey), len(piles[seat])]
            sheet += [self._places[seat], self._distances[seat], self._back[seat]]
            for kind in range(KINDS):
                market[kind // RUDDERS] += shown[kind]
        in_deck = [deck.count(kind) for kind in range(KINDS)]
        cards += [*in_deck, *(discards.count(kind) for kind in range(KINDS))]
        cards += in_deck if self._shuffled else [0] * KINDS
        cards += [0] * 2 * KINDS
        scalars = [self._phase, self._actor, self._turn, len(deck), len(discards), int(self._shuffled)]
        scalars += [0, 0, 0, NONE, NONE, 0, self._ending]
        stretches = [pile + laid for pile, laid in zip(piles, self._laid, strict=True)]
        rows = [scalars, cards, [*sheet, *market], [], *stretches]
        return sound(self._game.state(self._game.read(self._seats, rows)))


# --- to play --------------------------------------------------------------------------------------------


def fresh(seats: int) -> CardsState:
    """A game before its deal."""
    state = GAME.new(seats)
    assert isinstance(state, CardsState)
    return state


def chance(state: CardsState, *cards: str) -> CardsState:
    """Dictate the cards that come from the deck."""
    return play(state, *(f"card {card}" for card in cards))


def draw_out(state: CardsState) -> int:
    """Let chance hand out cards until a seat is asked or the game is over; return how many."""
    count = 0
    while state.actor == CHANCE:
        state.apply(state.legal()[0])
        state.check()
        count += 1
    return count


# --- to read --------------------------------------------------------------------------------------------


def _row(at: Open, first: int) -> list[str]:
    counts = at.rows()[1][first : first + KINDS]
    return [card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)]


def hand(at: Open, seat: int) -> list[str]:
    return _row(at, int(at.table.hand(seat)))


def exhibition(at: Open, seat: int) -> list[str]:
    return _row(at, int(at.table.exhibition(seat)))


def journey(at: Open, seat: int) -> list[str]:
    return _row(at, int(at.table.journey(seat)))


def shown(at: Open, seat: int) -> list[str]:
    """The hand cards of a seat that everybody has seen there."""
    return _row(at, int(at.table.shown(seat)))


def pile(at: Open, seat: int) -> list[str]:
    """A treasure pile, bottom to top."""
    return [CARDS[kind] for kind in at.table.pile(seat)]


def deck(at: Open) -> list[str]:
    return _row(at, int(at.table.deck()))


def discards(at: Open) -> list[str]:
    return _row(at, int(at.table.discards()))


def reshuffled(at: Open) -> list[str]:
    """Return what went into the second deck."""
    return _row(at, int(at.table.reshuffled()))


def market(at: Open) -> dict[str, int]:
    """The goods that lie out, with their counts."""
    counts = {name: int(at.table.market(good)) for good, name in enumerate(GOOD_NAMES)}
    return {name: count for name, count in counts.items() if count}


def place(at: Open, seat: int) -> str:
    return ("home", "outward", "explored", "homeward")[int(at.table.place(seat))]


def distance(at: Open, seat: int) -> int:
    return int(at.table.distance(seat))


def back(at: Open, seat: int) -> int:
    """The homeward rudders of a seat, each counted once."""
    return at.rows()[2][seat * SHEET + HOMEWARD_RUDDERS]
