"""The board as sheets for the full screen: a row for each place, card and seat, so that nothing scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carrack.core.api import ONLOOKER, View
from carrack.core.board import SEAT_SIGNS, Line, Sheet, Span
from carrack.core.text import Texts
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.components.clauses import Clause
from carrack.games.amalfi.components.validation import file_of
from carrack.games.amalfi.game import AmalfiView
from carrack.games.amalfi.layout import type_of
from carrack.games.amalfi.questions.acquisition import artwork_price, artwork_with
from carrack.games.amalfi.questions.discovery import tile_price, tile_with
from carrack.games.amalfi.questions.feeding import bread_needed
from carrack.games.amalfi.questions.invitation import character_price, character_with
from carrack.games.amalfi.resources import council_price, funds
from carrack.games.amalfi.scoring import points
from carrack.games.amalfi.showing.board import BoardWriter

ROOMY: Final = 100
"""Columns of a screen where docks stand in one column, in whole words, and markets in another."""
SPACIOUS: Final = 150
"""Columns of a screen where the markets have room for whole words, too."""
SHORT: Final = ("pay", "send", "gain", "take", "erect", "straighten", "discard", "recall")
"""What is told in a word or two; other effects keep their sentence."""
TIGHT: Final = ("pay", "send", "gain", "erect")
"""What has still shorter words for a small screen."""
LONGEST_NAME: Final = 10
"""Letters of a seat's name; its sign stands before it."""
RIVAL_FROM: Final = 4
"""In the heading of a board: the pieces before are the period and the Wind Rose."""
DOCK: Final = 38
"""Columns for a dock, where two stand side by side on a screen of 80."""
COLUMNS: Final = (
    "points",
    "bay",
    *language.RESOURCE_NAMES,
    "bread",
    "feeding",
    "yard",
    "port",
    "lights",
    "hand",
)
"""Figures of a seat."""
_LIGHT: Final = "⌂"
_NOTHING: Final = "·"
_INDENT: Final = "      "


def sheets(view: View, texts: Texts, width: int) -> list[Sheet]:
    """Return the seats, which are always shown, then docks, markets, goals, works and the own hand."""
    assert isinstance(view, AmalfiView)
    return _Sheets(view, texts, width).all()


class _Sheets(BoardWriter):
    """One view as sheets."""

    def __init__(self, view: AmalfiView, texts: Texts, width: int) -> None:
        super().__init__(view, texts)
        self.roomy = width >= ROOMY
        self.crowded = ROOMY <= width < SPACIOUS
        """Whether the markets have half of a screen that is none too wide."""
        file = file_of(view.game.components)
        places = (*file.public, *file.evolving, *file.tiles)
        self.docks = self._effects([place.effects for place in places], self.printed.visits, not self.roomy)
        self.visits = self._effects([place.effects for place in places], self.printed.visits, self.crowded)
        self.bonuses = self._effects(
            [card.bonus for card in file.artworks], self.printed.bonuses, self.crowded
        )

    def all(self) -> list[Sheet]:
        seats = range(self.table.seats)
        works = [line for seat in seats for line in self._works(seat)]
        return [
            Sheet("", [*self._solo(), self._heads(), *map(self._captain, seats)]),
            *self._offered_packs(),
            Sheet(self._say("sheet-docks"), self._docks()),
            Sheet(self._say("board-workshop"), self._artworks(), beside=True),
            Sheet(self._say("board-atlas"), self._tiles(), beside=True),
            Sheet(self._say("board-council"), self._guests(), beside=True),
            Sheet(self._say("sheet-goals"), [*self._goals(), *self._titles()]),
            Sheet(self._say("sheet-works"), [*works, *self._legend()]),
            *self._own_hand(),
        ]

    def _effects(
        self, effects: Sequence[Sequence[Clause]], sentences: list[str], is_tight: bool
    ) -> list[str]:
        pairs = zip(effects, sentences, strict=True)
        return [self._short(clauses, is_tight) or sentence for clauses, sentence in pairs]

    # --- words in short -----------------------------------------------------------------------------------

    def _short(self, clauses: Sequence[Clause], is_tight: bool) -> str:
        """Return an effect in a few signs; one that no signs can tell, in its sentence."""
        said = []
        for clause in clauses:
            if clause.do not in SHORT or clause.per is not None:
                return ""
            tight = "-tight" if is_tight and clause.do in TIGHT else ""
            key = f"short-{clause.do}{tight}"
            args = {"hold": clause.hold, "row": clause.row, "what": clause.what}
            given = {name: value for name, value in args.items() if value is not None}
            said.append(self._say(key, count=clause.count or 1, **given))
        return (" " if is_tight else ", ").join(said)

    def _short_price(self, price: int, resources: int) -> Span:
        """Return a price, marked where it is too dear."""
        names = [language.RESOURCE_NAMES[i] for i in range(language.RESOURCES) if resources >> i & 1]
        if price == 0:
            said = self._say("board-free")
        elif resources == language.BREAD_PRICE:
            said = self._say("figure-bread", count=price)
        elif len(names) > 2:
            said = self._say("short-price-any", count=price)
        else:
            key = "sheet-column" if self.crowded else "hold"
            words = "/".join(self._say(key, hold=name, column=name) for name in names)
            said = f"{price} {words}"
        return Span(said, "warning" if price > funds(self.table, self.buyer, resources) else "")

    def _name(self, name: str, number: int, *others: int) -> Span:
        """Return a name, bright if one of these answers is about it: a click means that."""
        legal = next((each for each in (number, *others) if each in self.legal), None)
        if legal is None:
            return Span(name, "dim" if self.legal else "")
        return Span(name, "strong", place=self.game.actions.notation(legal))

    # --- seats --------------------------------------------------------------------------------------------

    def _solo(self) -> list[Line]:
        """Return what the rival has left, and how many titles it takes to win."""
        alone = self.table.alone() and self.table.rival != at.NO_RIVAL
        return [self._head()[RIVAL_FROM:]] if alone else []

    def _heads(self) -> Line:
        over = self.table.phase == at.FINISHED
        title = (
            self._say("sheet-over") if over else self._say("board-period", period=int(self.table.period) + 1)
        )
        heads = [self._say("sheet-column", column=column) for column in COLUMNS]
        line: Line = [Span(f"  {title[:LONGEST_NAME]:<{LONGEST_NAME}}", "title")]
        line += [Span(f" {head:>{self._room(head)}}", "dim") for head in heads]
        return line

    def _room(self, head: str) -> int:
        """Return the columns for the figures below a heading."""
        return max(2, len(head))

    def _captain(self, seat: int) -> Line:
        me = self.table.player[seat]
        need, granary = int(bread_needed(self.table, seat)), int(self.table.granary(seat))
        figures: dict[str, str] = {
            "points": str(int(points(self.table, seat))),
            "bay": str(int(me.bay)),
            **{name: str(int(me.holds[i]) or _NOTHING) for i, name in enumerate(language.RESOURCE_NAMES)},
            "bread": f"{int(me.bread)}/{granary}",
            "feeding": str(need),
            "yard": str(int(me.yard)),
            "port": str(int(me.port)),
            "lights": str(int(me.lights)),
            "hand": str(int(me.hand)),
        }
        asked = self.table.actor == seat
        line: Line = [
            Span(SEAT_SIGNS[seat], f"seat-{seat + 1}"),
            Span(f" {self.texts.name(seat)[:LONGEST_NAME]:<{LONGEST_NAME}}", "active" if asked else "strong"),
        ]
        over = 0
        for column in COLUMNS:
            # A figure that is too wide takes its room from the next one: `10/12` bread.
            width = self._room(self._say("sheet-column", column=column)) - over
            over = max(0, len(figures[column]) - width)
            style = "strong" if column == "points" else ""
            if column == "feeding":
                style = "active" if me.bread >= need else "warning"
            line.append(Span(f" {figures[column]:>{width}}", style))
        notes = []
        if seat == self.table.rose and not self.table.alone():
            notes.append(self._say("sheet-rose-tight" if self.roomy else "sheet-rose"))
        if me.passed:
            notes.append(self._say("sheet-passed-tight" if self.roomy else "sheet-passed"))
        return [*line, Span("  " + (" " if self.roomy else " · ").join(notes), "dim")]

    def _works(self, seat: int) -> list[Line]:
        """Return what a seat has on the table: those characters with their effects who still have any."""
        table, mine = self.table, at.OWNED + seat
        lines: list[Line] = []
        owned = [self.printed.artworks[i] for i, where in enumerate(table.art_at) if where == mine]
        self._list(lines, "board-artworks", owned)
        cards = [i for i, where in enumerate(table.char_at) if where == mine]
        spent = [self.printed.characters[card] for card in cards if type_of(card) == language.IMMEDIATE]
        self._list(lines, "sheet-spent", spent)
        if seat != self.viewer:
            self._list(lines, "board-known", self._known(seat))
        lines += [self._lasting(seat, card) for card in cards if type_of(card) != language.IMMEDIATE]
        head: Line = [Span(SEAT_SIGNS[seat], f"seat-{seat + 1}"), Span(" " + self.texts.name(seat), "strong")]
        return [head, *lines] if lines else []

    def _lasting(self, seat: int, card: int) -> Line:
        me = self.table.player[seat]
        is_engaged = card >= at.FIRST_ENGAGEABLE and me.engaged >> (card - at.FIRST_ENGAGEABLE) & 1
        name = self.printed.characters[card] + (f" [{self._say('board-engaged')}]" if is_engaged else "")
        return [Span("  · ", "dim"), Span(name), Span(f"  {self.printed.effects[card]}", "dim")]

    def _legend(self) -> list[Line]:
        return [[Span(self._say("sheet-legend"), "dim")]]

    # --- docks --------------------------------------------------------------------------------------------

    def _docks(self) -> list[Line]:
        public = list(range(at.FIRST_EVOLVING))
        evolving = [int(self.table.evolving(slot)) for slot in range(at.FIRST_TILE - at.FIRST_EVOLVING)]
        private = [
            place
            for place in range(at.FIRST_TILE, at.DESTINATIONS)
            if place not in evolving and self.table.discoverer(place) != at.NONE
        ]
        rows = [*public, *evolving, *private]
        longest = max(len(self._dock_name(place)) for place in rows)
        lines = [self._dock(place, longest) for place in public]
        lines += [[Span(self._say("sheet-evolving"), "question")]]
        lines += [self._dock(place, longest) for place in evolving]
        if private:
            lines.append([Span(self._say("board-private"), "question")])
        return lines + [self._dock(place, longest) for place in private]

    def _dock_name(self, place: int) -> str:
        owner = int(self.table.discoverer(place))
        own = f" {SEAT_SIGNS[owner]}" if owner != at.NONE else ""
        return self.printed.destinations[place] + own

    def _dock(self, place: int, longest: int) -> Line:
        docked = int(self.table.dock[place])
        marks = (docked & at.FIRST_BERTH, docked >> at.SECOND_BERTH if docked > at.FIRST_BERTH else 0)
        ships: Line = [self._sign(mark, " ") for mark in marks]
        light = int(self.table.light[place])
        slot = self._sign(light, " ") if self.table.has_slot(place) else Span(" ")
        lamp = Span(_LIGHT if self.table.has_slot(place) else " ", slot.style or "dim")
        name = self._name(self._dock_name(place), pick.NAVIGATE + place, pick.ERECT + place)
        visit = self.docks[place]
        room = max(map(len, self.docks)) if self.roomy else DOCK - longest - len("★▲ ★⌂ ")
        said = visit if len(visit) <= room else visit[: room - 1] + "…"
        return [
            *ships,
            name,
            Span(" " * (longest - len(name.text) + 1)),
            Span(f"{said:<{room}} "),
            slot,
            lamp,
        ]

    def _sign(self, mark: int, nothing: str) -> Span:
        """Return whose piece it is: a seat's sign, the first letter of a rival."""
        if mark == 0:
            return Span(nothing)
        if mark == at.RIVAL_MARK:
            return Span(self._say("rival", rival=int(self.table.rival))[:1], "warning")
        return Span(SEAT_SIGNS[mark - 1], f"seat-{mark}")

    # --- markets ------------------------------------------------------------------------------------------

    def _rows(self, title: str, rows: list[list[Span]]) -> list[Line]:
        """Return rows under their title, in columns; the last column has what room is left."""
        lines: list[Line] = [[Span(title, "question")]]
        if not rows:
            lines[0] += [Span("  "), Span(self._say("board-empty"), "dim")]
            return lines
        widths = [
            max(len(span.text) for span in column) for column in zip(*(row[:-1] for row in rows), strict=True)
        ]
        for row in rows:
            line: Line = [Span("  ")]
            for span, width in zip(row[:-1], widths, strict=True):
                line += [span, Span(" " * (width - len(span.text) + (1 if self.crowded else 2)))]
            lines.append([*line, row[-1]])
        return lines

    def _gained(self, bread: int, effect: str) -> Span:
        """Return the bread of a place, in brackets where the effect of its card follows."""
        key = "short-gain-tight" if self.crowded else "short-gain"
        gain = self._say(key, count=bread, what="bread") if bread else ""
        return Span(f"({gain}) {effect}" if gain and effect else gain + effect, "dim")

    def _points(self, count: int) -> str:
        return str(count) if self.crowded else self._say("short-points", count=count)

    def _artworks(self) -> list[Line]:
        table, rows = self.table, []
        for slot in range(at.ROW_SIZE):
            card = int(table.board[at.WORKSHOP_AT + slot]) - 1
            if card >= 0:
                price = int(artwork_price(table, self.buyer, card, slot, 0))
                with_ = int(artwork_with(table, self.buyer, card))
                worth = self._points(int(table.parts.art_points[card]))
                kind = Span(self.printed.arts[int(table.parts.art_kind[card])], "dim")
                name = self._name(self.printed.artworks[card], pick.ACQUIRE + card)
                gained = self._gained(int(table.parts.row_gain[slot]), self.bonuses[card])
                rows.append([name, self._short_price(price, with_), Span(worth), kind, gained])
        return self._rows(self._say("board-workshop"), rows)

    def _tiles(self) -> list[Line]:
        table, rows = self.table, []
        for slot in range(at.ROW_SIZE):
            tile = int(table.board[at.ATLAS_AT + slot]) - 1
            if tile >= 0:
                place = at.FIRST_TILE + tile
                price = int(tile_price(table, self.buyer, tile, slot, 0))
                with_ = int(tile_with(table, self.buyer, tile))
                worth = self._points(int(table.parts.tile_points[tile]))
                name = self._name(self.printed.destinations[place], pick.DISCOVER + tile)
                gained = self._gained(int(table.parts.row_gain[slot]), self.visits[place])
                rows.append([name, self._short_price(price, with_), Span(worth), gained])
        return self._rows(self._say("board-atlas"), rows)

    def _guests(self) -> list[Line]:
        table = self.table
        cards: list[tuple[int, list[Span]]] = []
        for slot in range(at.COUNCIL_SIZE):
            card = int(table.board[at.COUNCIL_AT + slot]) - 1
            if card >= 0:
                bread = int(council_price(table, self.buyer, slot))
                free = self._say("sheet-take-tight" if self.crowded else "sheet-take", count=bread)
                gain = int(table.parts.council_gain[slot])
                extra = [Span(free, "warning" if bread > int(table.player[self.buyer].bread) else "")]
                extra += [self._gained(gain, "")] if any(table.parts.council_gain) else []
                cards.append((card, extra))
        return self._cards(self._say("board-council"), cards, pick.TAKE)

    def _cards(self, title: str, cards: list[tuple[int, list[Span]]], first: int) -> list[Line]:
        """Return characters on two rows each: name, type and price, and below what they do."""
        table, rows = self.table, []
        for card, extra in cards:
            price = int(character_price(table, self.buyer, card, 0))
            cost = self._short_price(price, int(character_with(table, self.buyer, card)))
            name = self._name(self.printed.characters[card], first + card if first != at.NONE else at.NONE)
            rows.append([name, *extra, cost, Span(self.printed.types[card], "dim"), Span("")])
        lines = self._rows(title, rows)
        if not cards:
            return lines
        effects: list[Line] = [[Span(_INDENT), Span(self.printed.effects[card], "dim")] for card, _ in cards]
        pairs = zip(lines[1:], effects, strict=True)
        return [lines[0], *(line for pair in pairs for line in pair)]

    def _own_hand(self) -> list[Sheet]:
        if self.viewer == ONLOOKER:
            return []
        held = [i for i, where in enumerate(self.table.char_at) if where == at.HELD + self.viewer]
        dealt = [i for i, where in enumerate(self.table.char_at) if where == at.DEALT]
        lines = (
            self._cards(self._say("board-dealt"), [(card, []) for card in dealt], pick.TAKE) if dealt else []
        )
        own = self._cards(self._say("board-your-hand"), [(card, []) for card in held], pick.INVITE)
        return [Sheet(self._say("sheet-hand"), [*lines, *own], beside=True)]

    def _offered_packs(self) -> list[Sheet]:
        """Return the packs that nobody has taken yet, a sheet each."""
        table = self.table
        if table.phase != at.PICK_PACK:
            return []
        taken = [int(table.player[seat].pack) for seat in range(table.seats)]
        found = []
        for pack in range(at.PACKS):
            if pack in taken:
                continue
            cards: list[tuple[int, list[Span]]] = [
                (i, []) for i in range(at.CHARACTERS) if table.parts.char_pack[i] == pack
            ]
            title = self._say("board-pack-of", pack=pack)
            lines = self._cards(title, cards, at.NONE)
            found.append(
                Sheet(
                    self._say("pack", pack=pack),
                    [[self._name(title, pick.PACK + pack)], *lines[1:]],
                    beside=True,
                )
            )
        return found

    # --- goals --------------------------------------------------------------------------------------------

    def _goals(self) -> list[Line]:
        """Return the decrees that are still to score, what each would bring now first."""
        past = int(self.table.period)
        heading, *decrees = self._decrees()
        return [heading, *map(_worth_first, decrees[past:])]

    def _titles(self) -> list[Line]:
        heading, *titles = super()._titles()
        return [heading, *map(_worth_first, titles)]


def _worth_first(line: Line) -> Line:
    """Return a line with its last piece, what it is worth, right after the name: the rest may be cut off."""
    indent, name, *parts = line
    return [indent, name, *parts[-2:], *parts[:-2]]
