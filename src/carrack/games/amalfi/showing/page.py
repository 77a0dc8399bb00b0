"""The view as named values for the page: what lies where, what it costs the viewer, and what is asked.

The page draws these and knows no rule; what may be done, and why not, comes with the choices. What is printed
comes once (`page_setup`), what answers would bring is counted in `page_outlook`.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from carrack.core.api import View
from carrack.core.places import place
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.counting import claimed
from carrack.games.amalfi.game import Amalfi, AmalfiView
from carrack.games.amalfi.questions.decrees import decree_points
from carrack.games.amalfi.questions.end import titles_needed
from carrack.games.amalfi.questions.feeding import PAID, bread_needed
from carrack.games.amalfi.questions.hands import lies_before, rounds_of_draft
from carrack.games.amalfi.questions.lighthouses import holds_shown, lighthouse_price
from carrack.games.amalfi.resources import discount_of
from carrack.games.amalfi.scoring import outcome
from carrack.games.amalfi.showing.page_offers import Offer, Prices
from carrack.games.amalfi.showing.page_outlook import (
    Bought,
    Help,
    Payment,
    Reaction,
    Visit,
    helps_of,
    payment_of,
    reactions_of,
    visit_of,
)
from carrack.games.amalfi.showing.page_seats import AmalfiSeat, known_of, seat_of
from carrack.games.amalfi.showing.page_setup import RESOURCES, AmalfiSetup, Group, Resource, setup_of
from carrack.games.amalfi.stack import A, B, C, top

__all__ = ["AmalfiPage", "AmalfiSetup", "page_of", "setup_of"]

RIVAL: Final = at.MOST_SEATS
"""Where a seat could stand: the rival."""
Stage = Literal[
    "set-up",
    "pack",
    "keep",
    "draft",
    "turn",
    "pay",
    "send",
    "take",
    "erect",
    "straighten",
    "order",
    "lighthouse",
    "grant",
    "no-lighthouse",
    "feed",
    "before-decree",
    "rival",
    "beam",
    "over",
]
STAGES: Final[dict[int, Stage]] = {
    at.PICK_PACK: "pack",
    at.KEEPING: "keep",
    at.DRAFTING: "draft",
    at.TURN: "turn",
    at.PAYING: "pay",
    at.SENDING: "send",
    at.TAKING: "take",
    at.ERECTING: "erect",
    at.STRAIGHTENING: "straighten",
    at.ORDERING: "order",
    at.LIGHTHOUSE: "lighthouse",
    at.GRANTED: "grant",
    at.NO_LIGHTHOUSE: "no-lighthouse",
    at.FEED_NOW: "feed",
    at.DECREE_NEXT: "before-decree",
    at.PICK_RIVAL: "rival",
    at.BEAMING: "beam",
    at.FINISHED: "over",
}


class Dock(msgspec.Struct, frozen=True):
    """A destination on the table."""

    place: str
    id: str
    group: Group
    """As it lies: a tile that covers an evolving destination is an evolving one."""
    owner: int
    """The seat that discovered it, or -1."""
    row: int
    """The row of an evolving one, from the top; else -1."""
    ships: list[int]
    """The seats whose ships lie here, the rival as 4."""
    light: int
    """The seat whose lighthouse stands here, the rival as 4; -1: none."""
    slot: bool
    """Whether there is room for a lighthouse."""


class Asked(msgspec.Struct, frozen=True):
    """The subject of the question, as far as it names something."""

    count: int
    """How many are left: ships to send, characters to take, bread that is missing."""
    holds: list[Resource]
    """Where ships may go."""
    destination: str
    visitor: int
    """The seat that has sailed there; 4: the rival, -1: nobody."""
    price: int
    gain: int
    what: str
    """What an effect grants."""
    discount: int


class DecreeNow(msgspec.Struct, frozen=True):
    """The decree of a period, and what it would bring each seat now."""

    place: str
    id: str
    worth: list[int]
    bonus: int
    """More for each item in this period."""


class TitleNow(msgspec.Struct, frozen=True):
    """A title, who has scored it, and how far everybody is."""

    place: str
    id: str
    scored: list[int]
    """The seats in the order in which they did."""
    points: int
    """For the next; 0: all have it."""
    have: list[list[int]]
    """Need by need: what each seat has."""


class PackOffer(msgspec.Struct, frozen=True):
    """A pack that nobody has taken."""

    place: str
    id: str


class RivalOffer(msgspec.Struct, frozen=True):
    """A rival that may be chosen."""

    place: str
    id: str


class RivalNow(msgspec.Struct, frozen=True):
    """The rival of a game alone."""

    id: str
    """Empty: not chosen yet."""
    ships: int
    lights: int
    needed: int
    """Titles that one must have when this period ends."""
    reactions: list[Reaction]


class AmalfiPage(msgspec.Struct, frozen=True):
    """The table as the browser shows it."""

    period: int
    stage: Stage
    rose: int
    turn: int
    docks: list[Dock]
    visits: list[Visit]
    """What sailing would bring the viewer, dock by dock, where they may do it now."""
    workshop: list[Offer | None]
    atlas: list[Offer | None]
    council: list[Offer | None]
    hand: list[Offer]
    """The viewer's own."""
    dealt: list[Offer]
    """Cards to choose from for the starting hand."""
    waiting: list[Offer]
    """Cards dealt to the viewer of which one is kept later."""
    round: int
    rounds: int
    """The rounds of a draft."""
    packs: list[PackOffer]
    rivals: list[RivalOffer]
    seats: list[AmalfiSeat]
    decrees: list[DecreeNow]
    titles: list[TitleNow]
    rival: RivalNow | None
    asked: Asked
    payment: Payment | None
    helps: list[Help]
    ending: str
    """How a game alone has ended."""


def page_of(view: View, public: msgspec.Struct | None = None) -> AmalfiPage:
    """Return a view as the page draws it; `public`: the onlookers' page of the same position, whose parts are
    taken."""
    assert isinstance(view, AmalfiView)
    assert isinstance(view.game, Amalfi)
    drawer = _Drawer(view, view.game)
    return drawer.page(public if isinstance(public, AmalfiPage) else None)


class _Drawer:
    def __init__(self, view: AmalfiView, game: Amalfi) -> None:
        self.view, self.table, self.names = view, view.table, game.names
        self.viewer = int(view.seat)
        self.asks = self.viewer >= 0 and int(self.table.actor) == self.viewer
        self.prices = Prices(self.table, self.names, self.viewer)
        self.phase = int(self.table.phase)
        self.legal = set(view.legal) if self.asks else set()
        self.lists: dict[Bought, list[str]] = {
            "artwork": self.names.artworks,
            "tile": self.names.destinations[at.FIRST_TILE :],
            "character": self.names.characters,
        }

    def page(self, public: AmalfiPage | None) -> AmalfiPage:
        table, own = self.table, self._own(public)
        if public:
            return msgspec.structs.replace(public, **own)
        return AmalfiPage(
            period=int(table.period) + 1,
            stage=STAGES.get(self.phase, "set-up"),
            rose=int(table.rose),
            turn=int(table.turn),
            docks=self._docks(),
            round=int(table.draft_round),
            rounds=int(rounds_of_draft(table)) if table.draft_round else 0,
            packs=self._packs(),
            rivals=[RivalOffer(place("rival", name), name) for name in at.RIVAL_NAMES[: at.RIVALS]]
            if self.phase == at.PICK_RIVAL
            else [],
            decrees=self._decrees(),
            titles=self._titles(),
            rival=self._rival(),
            asked=self._asked(),
            ending=outcome(table),
            **own,
        )

    def _own(self, public: AmalfiPage | None) -> dict[str, Any]:
        """Return what differs from viewer to viewer: cards one has or knows, prices, and what is asked."""
        table = self.table
        dealt, waiting = self._dealt()
        hand = self._hand()
        return {
            "visits": self._visits(),
            "workshop": [self.prices.artwork(slot) for slot in range(at.ROW_SIZE)],
            "atlas": [self.prices.tile(slot) for slot in range(at.ROW_SIZE)],
            "council": [self.prices.councillor(slot) for slot in range(at.COUNCIL_SIZE)],
            "hand": [self.prices.character(i) for i in range(at.CHARACTERS) if table.char_at[i] == hand],
            "dealt": dealt,
            "waiting": waiting,
            "seats": [
                msgspec.structs.replace(seat, known=known_of(table, self.names, number, self.viewer))
                for number, seat in enumerate(public.seats)
            ]
            if public
            else [seat_of(table, self.names, seat, self.viewer) for seat in range(int(table.seats))],
            "payment": payment_of(table, self.lists) if self.asks and self.phase == at.PAYING else None,
            "helps": self._helps(),
        }

    def _hand(self) -> int:
        """Return where the viewer's cards are; who watches somebody alone sees theirs."""
        if self.table.alone():
            return at.HELD
        return at.HELD + self.viewer if self.viewer >= 0 else at.NONE

    # --- the table ----------------------------------------------------------------------------------------

    def _docks(self) -> list[Dock]:
        table = self.table
        found = [self._dock(number, "public", -1) for number in range(at.FIRST_EVOLVING)]
        found += [self._dock(int(table.evolving(row)), "evolving", row) for row in range(at.EVOLVING)]
        for number in range(at.FIRST_TILE, at.DESTINATIONS):
            if table.discoverer(number) != at.NONE:
                found.append(self._dock(number, "tile", -1))
        return found

    def _dock(self, number: int, group: Group, row: int) -> Dock:
        table = self.table
        marks = (int(table.dock[number]) & at.FIRST_BERTH, int(table.dock[number]) >> at.SECOND_BERTH)
        return Dock(
            place=place("dock", self.names.destinations[number]),
            id=self.names.destinations[number],
            group=group,
            owner=int(table.discoverer(number)),
            row=row,
            ships=[mark - 1 for mark in marks if mark],
            light=int(table.light[number]) - 1,
            slot=bool(table.has_slot(number)),
        )

    def _visits(self) -> list[Visit]:
        if self.phase != at.TURN:
            return []
        return [
            visit_of(self.table, number, self.names.destinations[number])
            for number in range(at.DESTINATIONS)
            if pick.NAVIGATE + number in self.legal
        ]

    def _dealt(self) -> tuple[list[Offer], list[Offer]]:
        """Return the cards to choose from now, and those to choose from later."""
        table = self.table
        seat = 0 if table.alone() else self.viewer
        cards = [i for i, where in enumerate(table.char_at) if where == at.DEALT] if seat >= 0 else []
        now = [i for i in cards if lies_before(table, seat, i)]
        return [self.prices.character(i) for i in now], [
            self.prices.character(i) for i in cards if i not in now
        ]

    def _packs(self) -> list[PackOffer]:
        if self.phase != at.PICK_PACK:
            return []
        taken = [int(player.pack) for player in self.table.player]
        free = [name for pack, name in enumerate(self.names.packs) if pack not in taken]
        return [PackOffer(place("pack", name), name) for name in free]

    def _decrees(self) -> list[DecreeNow]:
        table, found = self.table, []
        for period in range(at.PERIODS):
            decree = int(table.board[at.DECREES_AT + period]) - 1
            if decree >= 0:
                name = self.names.decrees[decree]
                worth = [int(decree_points(table, seat, decree, period)) for seat in range(int(table.seats))]
                found.append(
                    DecreeNow(place("decree", name), name, worth, int(table.parts.decree_bonus[period]))
                )
        return found

    def _titles(self) -> list[TitleNow]:
        table, parts, found = self.table, self.table.parts, []
        for slot in range(at.TITLES_IN_PLAY):
            title = int(table.board[at.TITLES_AT + slot]) - 1
            if title < 0:
                continue
            first = at.CUBES_AT + slot * at.MOST_SEATS
            scored = [int(cube) - 1 for cube in table.board[first : first + at.MOST_SEATS] if cube]
            needs = range(
                int(parts.title_code[title]), int(parts.title_code[title] + parts.title_size[title])
            )
            left = len(scored) < int(table.seats)
            found.append(
                TitleNow(
                    place=place("title", self.names.titles[title]),
                    id=self.names.titles[title],
                    scored=scored,
                    points=int(parts.title_points[title * at.MOST_SEATS + len(scored)]) if left else 0,
                    have=[
                        [int(claimed(table, seat, parts.need_noun[i])) for seat in range(int(table.seats))]
                        for i in needs
                    ],
                )
            )
        return found

    def _rival(self) -> RivalNow | None:
        table = self.table
        if not table.alone():
            return None
        chosen = int(table.rival) != at.NO_RIVAL
        plays = chosen and self.phase != at.FINISHED
        return RivalNow(
            id=at.RIVAL_NAMES[int(table.rival)] if chosen else "",
            ships=int(table.rival_ships),
            lights=int(table.rival_lights),
            needed=int(titles_needed(table)) if chosen else 0,
            reactions=reactions_of(table, self.lists, self.names.destinations) if plays else [],
        )

    # --- what is asked ------------------------------------------------------------------------------------

    def _asked(self) -> Asked:
        """Return what the clause on top says, to whoever is asked and to all."""
        table = self.table
        count = price = gain = discount = 0
        holds: list[Resource] = []
        destination, visitor, what = "", -1, ""
        if table.visit != at.NONE:
            destination = self.names.destinations[int(table.visit)]
        if self.phase == at.SENDING:
            count = int(top(table, B))
            hold = int(top(table, A))
            holds = list(RESOURCES) if hold == language.ANY_HOLD else [RESOURCES[hold]]
        elif self.phase in (at.TAKING, at.ERECTING, at.STRAIGHTENING, at.BEAMING):
            count = int(top(table, A))
        elif self.phase == at.LIGHTHOUSE:
            number = int(top(table, A))
            shown = int(holds_shown(table, number))
            holds = [name for hold, name in enumerate(RESOURCES) if shown >> hold & 1]
            destination = self.names.destinations[number]
            marks = (int(table.dock[number]) & at.FIRST_BERTH, int(table.dock[number]) >> at.SECOND_BERTH)
            visitor = max(marks) - 1 if int(table.turn) + 1 not in marks else int(table.turn)
            price, gain = int(lighthouse_price(table, table.actor)), int(table.parts.lighthouse_gain)
        elif self.phase == at.GRANTED:
            what = language.GRANT_NAMES[int(top(table, A))]
            discount = int(discount_of(top(table, C)))
        elif self.phase == at.FEED_NOW:
            price = int(bread_needed(table, table.actor))
            count = price - int(top(table, PAID))
        elif self.phase == at.ORDERING:
            destination, price = self.names.destinations[int(top(table, A))], int(top(table, B))
        elif self.phase == at.NO_LIGHTHOUSE:
            gain = int(table.parts.no_lighthouse_points)
        return Asked(count, holds, destination, visitor, price, gain, what, discount)

    def _helps(self) -> list[Help]:
        """Return what a ship or a card would make possible for the viewer."""
        return helps_of(self.table, self.phase, self.legal) if self.asks else []
