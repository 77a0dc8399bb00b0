"""One player: bay, holds, port, cards and points."""

from __future__ import annotations

from typing import Annotated, ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from carrack.core import tables
from carrack.core.fields import LARGEST, Bits, Cells, Lazy, Marks, Range
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at


@final
@mypyc_attr(acyclic=True)
class Player(tables.Player):
    """The numbers of one seat."""

    bread: Annotated[i64, Range(0, LARGEST)] = 0
    bay: Annotated[i64, Range(0, LARGEST)] = 0
    port: Annotated[i64, Range(0, LARGEST)] = 0
    holds: Annotated[vec[i64], Cells(language.RESOURCES), Lazy]
    yard: Annotated[i64, Range(0, at.SHIPYARD, "ships or lighthouses")] = 0
    lights: Annotated[i64, Range(0, at.LIGHTHOUSES, "ships or lighthouses")] = 0
    """Lighthouses not erected yet."""
    passed: Annotated[i64, Range(0, 1, "pack or pass")] = 0
    immediates: Annotated[i64, Range(0, at.CHARACTERS)] = 0
    books: Annotated[i64, Range(0, at.ARTWORKS)] = 0
    paintings: Annotated[i64, Range(0, at.ARTWORKS)] = 0
    monuments: Annotated[i64, Range(0, at.ARTWORKS)] = 0
    tiles: Annotated[i64, Range(0, at.TILES)] = 0
    hand: Annotated[i64, Range(0, at.CHARACTERS)] = 0
    docked: Annotated[i64, Range(0, LARGEST)] = 0
    titles: Annotated[i64, Range(0, LARGEST)] = 0
    pack: Annotated[i64, Range(at.NONE, at.PACKS - 1, "pack or pass")] = 0
    dealt_ends: Annotated[i64, Range(0, at.END_GAMES, "cards dealt")] = 0
    """End-game cards dealt to this seat for the starting hands, and others."""
    dealt_others: Annotated[i64, Range(0, at.CHARACTERS, "cards dealt")] = 0
    for_artworks: Annotated[i64, Range(0, LARGEST)] = 0
    """Points by what they were scored for."""
    for_discoveries: Annotated[i64, Range(0, LARGEST)] = 0
    for_titles: Annotated[i64, Range(0, LARGEST)] = 0
    for_decrees: Annotated[i64, Range(0, LARGEST)] = 0
    for_characters: Annotated[i64, Range(0, LARGEST)] = 0
    for_end_game: Annotated[i64, Range(0, LARGEST)] = 0
    for_other: Annotated[i64, Range(0, LARGEST)] = 0
    hunger: Annotated[i64, Range(0, LARGEST)] = 0
    """Points lost."""
    end_games: Annotated[i64, Bits(at.END_GAMES, "end-game characters")] = 0
    permanents: Annotated[i64, Bits(at.PERMANENTS)] = 0
    active: Annotated[i64, Bits(at.PERMANENTS)] = 0
    """Permanent effects that work: those invited before this action."""
    engageables: Annotated[i64, Bits(at.ENGAGEABLES)] = 0
    engaged: Annotated[i64, Bits(at.ENGAGEABLES)] = 0

    def artworks(self, kind: i64) -> i64:
        """Return how many books, paintings or monuments."""
        if kind == language.BOOK:
            return self.books
        return self.paintings if kind == language.PAINTING else self.monuments

    def own_artwork(self, kind: i64) -> None:
        """Count one more artwork of this kind."""
        if kind == language.BOOK:
            self.books += 1
        elif kind == language.PAINTING:
            self.paintings += 1
        else:
            self.monuments += 1

    def points(self) -> i64:
        """Return all points so far."""
        gained = self.for_artworks + self.for_discoveries + self.for_titles + self.for_decrees
        return gained + self.for_characters + self.for_end_game + self.for_other - self.hunger

    def earned(self) -> list[int]:
        """Return the points of each source, in the order of PART_NAMES; hunger costs some."""
        first = [self.for_artworks, self.for_discoveries, self.for_titles, self.for_decrees]
        second = [self.for_characters, self.for_end_game, self.for_other, -self.hunger]
        return [int(points) for points in first + second]

    # --- written by tools/fields.py ---

    FIELDS: ClassVar[Marks] = {
        "bread": Range(0, LARGEST),
        "bay": Range(0, LARGEST),
        "port": Range(0, LARGEST),
        "holds": Cells(language.RESOURCES),
        "yard": Range(0, at.SHIPYARD, "ships or lighthouses"),
        "lights": Range(0, at.LIGHTHOUSES, "ships or lighthouses"),
        "passed": Range(0, 1, "pack or pass"),
        "immediates": Range(0, at.CHARACTERS),
        "books": Range(0, at.ARTWORKS),
        "paintings": Range(0, at.ARTWORKS),
        "monuments": Range(0, at.ARTWORKS),
        "tiles": Range(0, at.TILES),
        "hand": Range(0, at.CHARACTERS),
        "docked": Range(0, LARGEST),
        "titles": Range(0, LARGEST),
        "pack": Range(at.NONE, at.PACKS - 1, "pack or pass"),
        "dealt_ends": Range(0, at.END_GAMES, "cards dealt"),
        "dealt_others": Range(0, at.CHARACTERS, "cards dealt"),
        "for_artworks": Range(0, LARGEST),
        "for_discoveries": Range(0, LARGEST),
        "for_titles": Range(0, LARGEST),
        "for_decrees": Range(0, LARGEST),
        "for_characters": Range(0, LARGEST),
        "for_end_game": Range(0, LARGEST),
        "for_other": Range(0, LARGEST),
        "hunger": Range(0, LARGEST),
        "end_games": Bits(at.END_GAMES, "end-game characters"),
        "permanents": Bits(at.PERMANENTS),
        "active": Bits(at.PERMANENTS),
        "engageables": Bits(at.ENGAGEABLES),
        "engaged": Bits(at.ENGAGEABLES),
    }

    def __init__(self, holds: vec[i64]) -> None:
        self.holds = holds
        self.own_rows: i64 = 0

    @staticmethod
    def empty(seats: i64) -> vec[Player]:
        """Return one for each seat, with nothing."""
        made = vec[Player]()
        _: i64
        for _ in range(seats):
            made = append(made, Player(vec[i64]([0] * language.RESOURCES)))
        return made

    @staticmethod
    def copies(players: vec[Player]) -> vec[Player]:
        """Return an independent one of each."""
        made = players[:]
        i: i64
        for i in range(len(made)):
            made[i] = made[i].copy()
        return made

    def copy(self) -> Player:
        """Return an independent one."""
        self.own_rows = 0
        other = Player(self.holds)
        other.bread = self.bread
        other.bay = self.bay
        other.port = self.port
        other.yard = self.yard
        other.lights = self.lights
        other.passed = self.passed
        other.immediates = self.immediates
        other.books = self.books
        other.paintings = self.paintings
        other.monuments = self.monuments
        other.tiles = self.tiles
        other.hand = self.hand
        other.docked = self.docked
        other.titles = self.titles
        other.pack = self.pack
        other.dealt_ends = self.dealt_ends
        other.dealt_others = self.dealt_others
        other.for_artworks = self.for_artworks
        other.for_discoveries = self.for_discoveries
        other.for_titles = self.for_titles
        other.for_decrees = self.for_decrees
        other.for_characters = self.for_characters
        other.for_end_game = self.for_end_game
        other.for_other = self.for_other
        other.hunger = self.hunger
        other.end_games = self.end_games
        other.permanents = self.permanents
        other.active = self.active
        other.engageables = self.engageables
        other.engaged = self.engaged
        return other

    def holds_to_write(self) -> vec[i64]:
        """Return the row, no longer shared with copies."""
        if self.own_rows & 1 == 0:
            self.holds = self.holds[:]
            self.own_rows |= 1
        return self.holds

    # --- end of what is written ---
