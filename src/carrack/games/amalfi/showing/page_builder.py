"""The page of a view: its parts are made once and shared while they stay as they are.

A function with a cache makes a part from its arguments alone, so equal parts of two positions are one object.
Nothing changes a page once it is made.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from mypy_extensions import i64

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
from carrack.games.amalfi.showing.page import (
    AmalfiPage,
    AmalfiSeat,
    Asked,
    Bought,
    DecreeNow,
    Dock,
    Group,
    Help,
    Offer,
    PackOffer,
    Resource,
    RivalNow,
    RivalOffer,
    Stage,
    TitleNow,
    Visit,
)
from carrack.games.amalfi.showing.page_offers import Prices
from carrack.games.amalfi.showing.page_outlook import helps_of, payment_of, reactions_of, visit_of
from carrack.games.amalfi.showing.page_seats import known_of, seat_of
from carrack.games.amalfi.showing.page_setup import REMEMBERED, RESOURCES
from carrack.games.amalfi.stack import A, B, C, top
from carrack.games.amalfi.table import Table

RIVAL: Final = at.MOST_SEATS
"""Where a seat could stand: the rival."""
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


def page_of(view: View, public: msgspec.Struct | None = None) -> AmalfiPage:
    """Return a view as the page draws it; `public`: the onlookers' page of the same position, whose parts are
    taken."""
    assert isinstance(view, AmalfiView)
    assert isinstance(view.game, Amalfi)
    drawer = _Drawer(view, view.game)
    return drawer.page(public if isinstance(public, AmalfiPage) else None)


class _Drawer:
    def __init__(self, view: AmalfiView, game: Amalfi) -> None:
        self.table: Table = view.table
        self.names: pick.Names = game.names
        self.viewer: i64 = view.seat
        self.asks: bool = self.viewer >= 0 and self.table.actor == self.viewer
        self.prices: Prices = Prices(self.table, self.names, self.viewer)
        self.phase: int = int(self.table.phase)
        self.legal: set[int] = set(view.legal) if self.asks else set()
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
        return {
            "visits": self._visits(),
            "workshop": [self.prices.artwork(slot) for slot in range(at.ROW_SIZE)],
            "atlas": [self.prices.tile(slot) for slot in range(at.ROW_SIZE)],
            "council": [self.prices.councillor(slot) for slot in range(at.COUNCIL_SIZE)],
            "hand": self._hand(),
            "dealt": dealt,
            "waiting": waiting,
            "seats": self._seats(public),
            "payment": payment_of(table, self.lists) if self.asks and self.phase == at.PAYING else None,
            "helps": self._helps(),
        }

    def _hand(self) -> list[Offer]:
        """Return the viewer's cards; who watches somebody alone sees theirs."""
        hand: i64 = at.NONE
        if self.table.alone():
            hand = at.HELD
        elif self.viewer >= 0:
            hand = at.HELD + self.viewer
        found = []
        i: i64
        for i in range(at.CHARACTERS):
            if i64(self.table.char_at[i]) == hand:
                found.append(self.prices.character(i))
        return found

    def _seats(self, public: AmalfiPage | None) -> list[AmalfiSeat]:
        """Return all seats; a seat of whose hand the viewer knows what everybody knows is taken from
        `public`."""
        found = []
        seat: i64
        for seat in range(self.table.seats):
            known = known_of(self.table, self.names, seat, self.viewer)
            if public and public.seats[int(seat)].known == known:
                found.append(public.seats[int(seat)])
            else:
                found.append(seat_of(self.table, self.names, seat, known))
        return found

    # --- the table ----------------------------------------------------------------------------------------

    def _docks(self) -> list[Dock]:
        table = self.table
        found = [self._dock(number, "public", -1) for number in range(at.FIRST_EVOLVING)]
        found += [self._dock(int(table.evolving(row)), "evolving", row) for row in range(at.EVOLVING)]
        for number in range(at.FIRST_TILE, at.DESTINATIONS):
            if table.discoverer(number) != at.NONE:
                found.append(self._dock(number, "tile", -1))
        return found

    def _dock(self, number: i64, group: Group, row: int) -> Dock:
        table = self.table
        return _dock_with(
            self.names.destinations[number],
            group,
            int(table.discoverer(number)),
            row,
            int(table.dock[number]),
            int(table.light[number]) - 1,
            table.has_slot(number),
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
        seat: i64 = 0 if table.alone() else self.viewer
        now: list[Offer] = []
        later: list[Offer] = []
        i: i64
        if seat >= 0:
            for i in range(at.CHARACTERS):
                if table.char_at[i] == at.DEALT:
                    (now if lies_before(table, seat, i) else later).append(self.prices.character(i))
        return now, later

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
                worth = [int(decree_points(table, seat, decree, period)) for seat in range(table.seats)]
                found.append(_decree_with(name, tuple(worth), int(table.parts.decree_bonus[period])))
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
                _title_with(
                    self.names.titles[title],
                    tuple(scored),
                    int(parts.title_points[title * at.MOST_SEATS + len(scored)]) if left else 0,
                    tuple(
                        [
                            tuple(
                                [int(claimed(table, seat, parts.need_noun[i])) for seat in range(table.seats)]
                            )
                            for i in needs
                        ]
                    ),
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


@lru_cache(REMEMBERED)
def _dock_with(name: str, group: Group, owner: int, row: int, berths: int, light: int, slot: bool) -> Dock:
    marks = (berths & at.FIRST_BERTH, berths >> at.SECOND_BERTH)
    ships = [mark - 1 for mark in marks if mark]
    return Dock(place("dock", name), name, group, owner, row, ships, light, slot)


@lru_cache(REMEMBERED)
def _decree_with(name: str, worth: tuple[int, ...], bonus: int) -> DecreeNow:
    return DecreeNow(place("decree", name), name, list(worth), bonus)


@lru_cache(REMEMBERED)
def _title_with(
    name: str, scored: tuple[int, ...], points: int, have: tuple[tuple[int, ...], ...]
) -> TitleNow:
    return TitleNow(place("title", name), name, list(scored), points, [list(each) for each in have])
