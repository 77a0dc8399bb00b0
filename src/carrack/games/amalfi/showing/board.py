"""The view as styled lines: a line a seat, the three rows, destinations, goals, belongings, and the own hand.

Prices are those for the viewer now; an onlooker sees them as for the first seat.
"""

from __future__ import annotations

from carrack.core.api import ONLOOKER, View
from carrack.core.board import TARGET, Line, Span
from carrack.core.text import Texts
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.counting import claimed
from carrack.games.amalfi.game import AmalfiView
from carrack.games.amalfi.questions.acquisition import artwork_price, artwork_with
from carrack.games.amalfi.questions.decrees import decree_points
from carrack.games.amalfi.questions.discovery import tile_price, tile_with
from carrack.games.amalfi.questions.end import titles_needed
from carrack.games.amalfi.questions.feeding import bread_needed
from carrack.games.amalfi.questions.invitation import character_price, character_with
from carrack.games.amalfi.resources import council_price, funds
from carrack.games.amalfi.scoring import points
from carrack.games.amalfi.showing.board_texts import Printed, printed
from carrack.games.amalfi.table import Table

_DOT = Span(" · ", "dim")
_INDENT = "  "


def board(view: View, texts: Texts) -> list[Line]:
    """Return everything this viewer may see, top to bottom."""
    assert isinstance(view, AmalfiView)
    return BoardWriter(view, texts).lines()


class BoardWriter:
    """One view being written down."""

    def __init__(self, view: AmalfiView, texts: Texts) -> None:
        self.game = view.game
        self.table: Table = view.table
        self.texts = texts
        self.printed: Printed = printed(view.game, texts.language)
        self.viewer = int(view.seat)
        self.buyer = max(self.viewer, 0)
        self.legal = frozenset(view.legal)

    def lines(self) -> list[Line]:
        seats = range(self.table.seats)
        lines = [self._head(), [], *map(self._seat, seats), []]
        lines += [*self._workshop(), *self._atlas(), *self._council(), []]
        lines += [*self._destinations(), [], *self._decrees(), *self._titles()]
        if belongings := [line for seat in seats for line in self._belongings(seat)]:
            lines += [[], *belongings]
        if self.viewer != ONLOOKER:
            lines += [[], *self._hand()]
        return lines

    def _say(self, key: str, **args: object) -> str:
        return self.texts.say(key, args)

    def _place(self, name: str, *numbers: int) -> Span:
        """Return the name of a place, marked if one of these answers is about it: a click means that."""
        for number in numbers:
            if number in self.legal:
                return Span(name, TARGET, place=self.game.actions.notation(number))
        return Span(name)

    def _line(self, head: Span, *parts: str) -> Line:
        line: Line = [Span(_INDENT), head]
        for part in parts:
            if part:
                line += [_DOT, Span(part)]
        return line

    # --- goals --------------------------------------------------------------------------------------------

    def _head(self) -> Line:
        table = self.table
        over = table.phase == at.FINISHED
        title = self._say("board-over") if over else self._say("board-period", period=int(table.period) + 1)
        line: Line = [Span(title, "title"), _DOT, Span(self._say("board-wind-rose", seat=int(table.rose)))]
        if table.alone() and table.rival != at.NO_RIVAL:
            left = {"count": int(table.rival_ships), "lights": int(table.rival_lights)}
            line += [_DOT, Span(self._say("board-rival", rival=int(table.rival), **left))]
            needed = int(titles_needed(table))
            line += [_DOT, Span(self._say("board-titles-needed", count=needed))]
        return line

    def _decrees(self) -> list[Line]:
        lines: list[Line] = [[Span(self._say("board-decrees"), "strong")]]
        for period in range(at.PERIODS):
            decree = int(self.table.board[at.DECREES_AT + period]) - 1
            if decree < 0:
                continue
            name = f"{self._say('period', period=period + 1)} {self.printed.decrees[decree]}"
            style = "active" if period == self.table.period else "dim" if period < self.table.period else ""
            worth = int(decree_points(self.table, self.buyer, decree, period))
            worth_now = "" if period < self.table.period else self._say("board-worth", points=worth)
            bonus = int(self.table.parts.decree_bonus[period])
            more = self._say("board-decree-more", count=bonus) if bonus else ""
            lines.append(self._line(Span(name, style), self.printed.scores[decree], more, worth_now))
        return lines

    def _titles(self) -> list[Line]:
        lines: list[Line] = [[Span(self._say("board-titles"), "strong")]]
        table = self.table
        for slot in range(at.TITLES_IN_PLAY):
            title = int(table.board[at.TITLES_AT + slot]) - 1
            if title < 0:
                continue
            cubes = [
                int(table.board[at.CUBES_AT + slot * at.MOST_SEATS + i]) - 1 for i in range(at.MOST_SEATS)
            ]
            scored = [seat for seat in cubes if seat >= 0]
            parts = [self._say("board-title-scored", seat=seat) for seat in scored]
            if self.buyer in scored:
                parts.append(self._say("board-title-done"))
            else:
                for noun, need in self.printed.needs[title]:
                    have = int(claimed(table, self.buyer, language.NOUNS.index(noun)))
                    parts.append(self._say("board-progress", have=have, need=need, noun=noun))
                if len(scored) < table.seats:
                    worth = int(table.parts.title_points[title * at.MOST_SEATS + len(scored)])
                    parts.append(self._say("board-title-next", points=worth))
            lines.append(self._line(Span(self.printed.titles[title]), *parts))
        return lines

    # --- rows ---------------------------------------------------------------------------------------------

    def _price(self, price: int, resources: int) -> list[str]:
        """Return what it costs the viewer, and whether that is too much."""
        said = self._cost(price, resources)
        if price > funds(self.table, self.buyer, resources):
            return [said, self._say("board-dear")]
        return [said]

    def _cost(self, price: int, resources: int) -> str:
        if price == 0:
            return self._say("board-free")
        if resources == language.BREAD_PRICE:
            return self._say("price", count=price, hold="bread", other="none")
        names = [language.RESOURCE_NAMES[i] for i in range(language.RESOURCES) if resources >> i & 1]
        other = names[1] if len(names) == 2 else "none"
        return self._say("price", count=price, hold=names[0] if len(names) < 3 else "any", other=other)

    def _gain(self, bread: int) -> str:
        return self._say("board-gain", count=bread) if bread else ""

    def _workshop(self) -> list[Line]:
        table, seat = self.table, self.buyer
        lines: list[Line] = [[Span(self._say("board-workshop"), "strong")]]
        for slot in range(at.ROW_SIZE):
            card = int(table.board[at.WORKSHOP_AT + slot]) - 1
            if card >= 0:
                price = int(artwork_price(table, seat, card, slot, 0))
                head = self._place(self.printed.artworks[card], pick.ACQUIRE + card)
                lines.append(
                    self._line(
                        head,
                        self.printed.arts[int(table.parts.art_kind[card])],
                        *self._price(price, int(artwork_with(table, seat, card))),
                        self._gain(int(table.parts.row_gain[slot])),
                        self._say("board-points", points=int(table.parts.art_points[card])),
                        self.printed.bonuses[card],
                    )
                )
        return self._or_empty(lines)

    def _atlas(self) -> list[Line]:
        table, seat = self.table, self.buyer
        lines: list[Line] = [[Span(self._say("board-atlas"), "strong")]]
        for slot in range(at.ROW_SIZE):
            tile = int(table.board[at.ATLAS_AT + slot]) - 1
            if tile >= 0:
                price = int(tile_price(table, seat, tile, slot, 0))
                name = self.printed.destinations[at.FIRST_TILE + tile]
                head = self._place(name, pick.DISCOVER + tile)
                lines.append(
                    self._line(
                        head,
                        *self._price(price, int(tile_with(table, seat, tile))),
                        self._gain(int(table.parts.row_gain[slot])),
                        self._say("board-points", points=int(table.parts.tile_points[tile])),
                        self.printed.visits[at.FIRST_TILE + tile],
                    )
                )
        return self._or_empty(lines)

    def _council(self) -> list[Line]:
        table = self.table
        lines: list[Line] = [[Span(self._say("board-council"), "strong")]]
        for slot in range(at.COUNCIL_SIZE):
            card = int(table.board[at.COUNCIL_AT + slot]) - 1
            if card >= 0:
                takes = self._say("board-takes", count=int(council_price(table, self.buyer, slot)))
                gain = self._gain(int(table.parts.council_gain[slot]))
                lines.append(self._guest(card, takes, gain))
        return self._or_empty(lines)

    def _or_empty(self, lines: list[Line]) -> list[Line]:
        if len(lines) == 1:
            lines[0] += [Span("  "), Span(self._say("board-empty"), "dim")]
        return lines

    def _character(self, card: int, number: int) -> Line:
        """Return a character with type, price for the viewer and effect."""
        table, seat = self.table, self.buyer
        price = int(character_price(table, seat, card, 0))
        return self._line(
            self._place(self.printed.characters[card], number),
            self.printed.types[card],
            *self._price(price, int(character_with(table, seat, card))),
            self.printed.effects[card],
        )

    def _guest(self, card: int, takes: str, gain: str) -> Line:
        """Return a character of the Council: to take for bread now, to invite for its price later."""
        table, seat = self.table, self.buyer
        price = int(character_price(table, seat, card, 0))
        cost = self._cost(price, int(character_with(table, seat, card)))
        return self._line(
            self._place(self.printed.characters[card], pick.TAKE + card),
            takes,
            gain,
            self.printed.types[card],
            self._say("board-invites", count=price, price=cost),
            self.printed.effects[card],
        )

    # --- destinations -------------------------------------------------------------------------------------

    def _destinations(self) -> list[Line]:
        lines: list[Line] = []
        for place in range(at.DESTINATIONS):
            if place == 0:
                lines.append([Span(self._say("board-destinations"), "strong")])
            elif place == at.FIRST_EVOLVING:
                lines.append([Span(self._say("board-evolving"), "strong")])
            elif place == at.FIRST_TILE and any(where >= at.OWNED for where in self.table.tile_at):
                lines.append([Span(self._say("board-private"), "strong")])
            if at.FIRST_EVOLVING <= place < at.FIRST_TILE:
                lines.append(self._destination(int(self.table.evolving(place - at.FIRST_EVOLVING))))
            elif place < at.FIRST_TILE or self.table.discoverer(place) != at.NONE:
                lines.append(self._destination(place))
        return lines

    def _destination(self, place: int) -> Line:
        table = self.table
        name = self.printed.destinations[place]
        owner = int(table.discoverer(place))
        return self._line(
            self._place(name, pick.NAVIGATE + place, pick.ERECT + place),
            self.texts.name(owner) if owner != at.NONE else "",
            self.printed.visits[place],
            self._mark("dock", int(table.dock[place]) & at.FIRST_BERTH),
            self._mark("dock", int(table.dock[place]) >> at.SECOND_BERTH)
            if table.dock[place] > at.FIRST_BERTH
            else "",
            self._mark("light", int(table.light[place]))
            if table.has_slot(place)
            else self._say("board-no-light"),
        )

    def _mark(self, what: str, mark: int) -> str:
        """Return whose it is that stands there; nothing where it is free."""
        if mark == 0:
            return ""
        if mark == at.RIVAL_MARK:
            return self._say(f"board-{what}-rival", rival=int(self.table.rival))
        return self._say(f"board-{what}", seat=mark - 1)

    # --- seats --------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> Line:
        """Return the figures of a seat; what is empty is left out."""
        table = self.table
        holds = [(i, int(table.player[seat].holds[i])) for i in range(language.RESOURCES)]
        numbers = [
            self._say("board-seat-points", points=int(points(table, seat))),
            self._say("board-bread", count=int(table.player[seat].bread), most=int(table.granary(seat))),
            self._say("board-feeding", count=int(bread_needed(table, seat))),
            self._say("board-bay", count=int(table.player[seat].bay)),
            *(self._say("board-hold", hold=hold, count=ships) for hold, ships in holds if ships),
            self._say("board-port", count=port) if (port := int(table.player[seat].port)) else "",
            self._say("board-yard", count=int(table.player[seat].yard)),
            self._say("board-lights", count=int(table.player[seat].lights)),
            self._say("board-hand", count=int(table.player[seat].hand)),
            self._say("board-passed") if table.player[seat].passed else "",
        ]
        style = "own" if seat == self.viewer else "strong"
        return self._line(Span(self.texts.name(seat), style), *numbers)[1:]

    def _belongings(self, seat: int) -> list[Line]:
        """Return what a seat has on the table, and what is known of another's hand."""
        table = self.table
        lines: list[Line] = []
        owned = [self.printed.artworks[i] for i, where in enumerate(table.art_at) if where == at.OWNED + seat]
        self._list(lines, "board-artworks", owned)
        tiles = [i for i, where in enumerate(table.tile_at) if where == at.OWNED + seat]
        self._list(lines, "board-tiles", [self.printed.destinations[at.FIRST_TILE + i] for i in tiles])
        self._list(lines, "board-invited", self._invited(seat))
        if seat != self.viewer:
            self._list(lines, "board-known", self._known(seat))
        style = "own" if seat == self.viewer else "strong"
        return [[Span(self.texts.name(seat), style)], *lines] if lines else []

    def _list(self, lines: list[Line], key: str, names: list[str]) -> None:
        if names:
            line: Line = [Span(_INDENT), Span(self._say(key) + ": ", "dim")]
            for name in names:
                line += [Span(", ", glued=True)] if len(line) > 2 else []
                line.append(Span(name, glued=len(line) == 2))
            lines.append(line)

    def _invited(self, seat: int) -> list[str]:
        """Characters on the table; those that are engaged say so."""
        names: list[str] = []
        for card in range(at.CHARACTERS):
            if int(self.table.char_at[card]) != at.OWNED + seat:
                continue
            name = f"{self.printed.characters[card]} ({self.printed.effects[card]})"
            engaged = card >= at.FIRST_ENGAGEABLE and (
                self.table.player[seat].engaged >> (card - at.FIRST_ENGAGEABLE) & 1
            )
            names.append(f"{name} [{self._say('board-engaged')}]" if engaged else name)
        return names

    def _known(self, seat: int) -> list[str]:
        """Cards of another hand that everybody knows, and how many are hidden."""
        cards = [i for i, where in enumerate(self.table.char_at) if where == at.HELD + seat]
        names = [self.printed.characters[i] for i in cards]
        hidden = int(self.table.player[seat].hand) - len(cards)
        pack = int(self.table.player[seat].pack)
        if pack != at.NONE:
            names.insert(0, self._say("board-pack-of", pack=pack))
        return [*names, self._say("board-unknown", count=hidden)] if hidden else names

    def _packs(self) -> list[Line]:
        """Return the packs that nobody has taken yet, card by card."""
        table = self.table
        taken = [int(table.player[seat].pack) for seat in range(table.seats)]
        lines: list[Line] = []
        for pack in range(at.PACKS):
            if pack not in taken:
                lines.append([self._place(self._say("board-pack-of", pack=pack), pick.PACK + pack)])
                cards = [i for i in range(at.CHARACTERS) if table.parts.char_pack[i] == pack]
                lines += [self._character(card, at.NONE) for card in cards]
        return lines

    def _hand(self) -> list[Line]:
        """Return the viewer's own cards, and those to choose from."""
        table = self.table
        lines = self._packs() if table.phase == at.PICK_PACK else []
        dealt = [i for i, where in enumerate(table.char_at) if where == at.DEALT]
        if dealt:
            lines.append([Span(self._say("board-dealt"), "strong")])
            lines += [self._character(card, pick.TAKE + card) for card in dealt]
        lines.append([Span(self._say("board-your-hand"), "strong")])
        cards = [i for i, where in enumerate(table.char_at) if where == at.HELD + self.viewer]
        own = [self._character(card, pick.INVITE + card) for card in cards]
        return lines + self._or_empty([lines.pop(), *own])
