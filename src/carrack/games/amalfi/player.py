"""One player: bay, holds, port, cards and points."""

from __future__ import annotations

from typing import Annotated, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from carrack.core.fields import Bits, Cells, Range
from carrack.core.tables import LARGEST
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at


@final
@mypyc_attr(acyclic=True)
class Player:
    """The numbers of one seat."""

    bread: Annotated[i64, Range(0, LARGEST)] = 0
    bay: Annotated[i64, Range(0, LARGEST)] = 0
    port: Annotated[i64, Range(0, LARGEST)] = 0
    holds: Annotated[vec[i64], Cells(language.RESOURCES)]
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
        """One more of them."""
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

    # --- written by tools/fields.py ---

    def __init__(self, holds: vec[i64]) -> None:
        self.holds = holds

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
        other = Player(self.holds[:])
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

    def numbers(self) -> list[int]:
        """Return all single numbers and rows, in order."""
        return [
            int(self.bread),
            int(self.bay),
            int(self.port),
            *[int(n) for n in self.holds],
            int(self.yard),
            int(self.lights),
            int(self.passed),
            int(self.immediates),
            int(self.books),
            int(self.paintings),
            int(self.monuments),
            int(self.tiles),
            int(self.hand),
            int(self.docked),
            int(self.titles),
            int(self.pack),
            int(self.dealt_ends),
            int(self.dealt_others),
            int(self.for_artworks),
            int(self.for_discoveries),
            int(self.for_titles),
            int(self.for_decrees),
            int(self.for_characters),
            int(self.for_end_game),
            int(self.for_other),
            int(self.hunger),
        ]

    def sets(self) -> list[int]:
        """Return all sets, in order."""
        return [
            int(self.end_games),
            int(self.permanents),
            int(self.active),
            int(self.engageables),
            int(self.engaged),
        ]

    def take(self, numbers: list[int], sets: list[int]) -> None:
        """Take what `numbers` and `sets` gave."""
        self.bread = numbers[0]
        self.bay = numbers[1]
        self.port = numbers[2]
        for i in range(language.RESOURCES):
            self.holds[i] = numbers[3 + i]
        self.yard = numbers[3 + language.RESOURCES]
        self.lights = numbers[4 + language.RESOURCES]
        self.passed = numbers[5 + language.RESOURCES]
        self.immediates = numbers[6 + language.RESOURCES]
        self.books = numbers[7 + language.RESOURCES]
        self.paintings = numbers[8 + language.RESOURCES]
        self.monuments = numbers[9 + language.RESOURCES]
        self.tiles = numbers[10 + language.RESOURCES]
        self.hand = numbers[11 + language.RESOURCES]
        self.docked = numbers[12 + language.RESOURCES]
        self.titles = numbers[13 + language.RESOURCES]
        self.pack = numbers[14 + language.RESOURCES]
        self.dealt_ends = numbers[15 + language.RESOURCES]
        self.dealt_others = numbers[16 + language.RESOURCES]
        self.for_artworks = numbers[17 + language.RESOURCES]
        self.for_discoveries = numbers[18 + language.RESOURCES]
        self.for_titles = numbers[19 + language.RESOURCES]
        self.for_decrees = numbers[20 + language.RESOURCES]
        self.for_characters = numbers[21 + language.RESOURCES]
        self.for_end_game = numbers[22 + language.RESOURCES]
        self.for_other = numbers[23 + language.RESOURCES]
        self.hunger = numbers[24 + language.RESOURCES]
        self.end_games = sets[0]
        self.permanents = sets[1]
        self.active = sets[2]
        self.engageables = sets[3]
        self.engaged = sets[4]

    def check(self) -> None:
        """Raise AssertionError if a number is out of its range."""
        assert self.bread >= 0, "a number below zero"
        assert self.bread <= LARGEST, "bread"
        assert self.bay >= 0, "a number below zero"
        assert self.bay <= LARGEST, "bay"
        assert self.port >= 0, "a number below zero"
        assert self.port <= LARGEST, "port"
        assert self.yard >= 0, "a number below zero"
        assert self.yard <= at.SHIPYARD, "ships or lighthouses"
        assert self.lights >= 0, "a number below zero"
        assert self.lights <= at.LIGHTHOUSES, "ships or lighthouses"
        assert self.passed >= 0, "a number below zero"
        assert self.passed <= 1, "pack or pass"
        assert self.immediates >= 0, "a number below zero"
        assert self.immediates <= at.CHARACTERS, "immediates"
        assert self.books >= 0, "a number below zero"
        assert self.books <= at.ARTWORKS, "books"
        assert self.paintings >= 0, "a number below zero"
        assert self.paintings <= at.ARTWORKS, "paintings"
        assert self.monuments >= 0, "a number below zero"
        assert self.monuments <= at.ARTWORKS, "monuments"
        assert self.tiles >= 0, "a number below zero"
        assert self.tiles <= at.TILES, "tiles"
        assert self.hand >= 0, "a number below zero"
        assert self.hand <= at.CHARACTERS, "hand"
        assert self.docked >= 0, "a number below zero"
        assert self.docked <= LARGEST, "docked"
        assert self.titles >= 0, "a number below zero"
        assert self.titles <= LARGEST, "titles"
        assert self.pack >= at.NONE, "a number below zero"
        assert self.pack <= at.PACKS - 1, "pack or pass"
        assert self.dealt_ends >= 0, "a number below zero"
        assert self.dealt_ends <= at.END_GAMES, "cards dealt"
        assert self.dealt_others >= 0, "a number below zero"
        assert self.dealt_others <= at.CHARACTERS, "cards dealt"
        assert self.for_artworks >= 0, "a number below zero"
        assert self.for_artworks <= LARGEST, "for_artworks"
        assert self.for_discoveries >= 0, "a number below zero"
        assert self.for_discoveries <= LARGEST, "for_discoveries"
        assert self.for_titles >= 0, "a number below zero"
        assert self.for_titles <= LARGEST, "for_titles"
        assert self.for_decrees >= 0, "a number below zero"
        assert self.for_decrees <= LARGEST, "for_decrees"
        assert self.for_characters >= 0, "a number below zero"
        assert self.for_characters <= LARGEST, "for_characters"
        assert self.for_end_game >= 0, "a number below zero"
        assert self.for_end_game <= LARGEST, "for_end_game"
        assert self.for_other >= 0, "a number below zero"
        assert self.for_other <= LARGEST, "for_other"
        assert self.hunger >= 0, "a number below zero"
        assert self.hunger <= LARGEST, "hunger"
        assert self.end_games >> at.END_GAMES == 0, "end-game characters"
        assert self.permanents >> at.PERMANENTS == 0, "permanents"
        assert self.active >> at.PERMANENTS == 0, "active"
        assert self.engageables >> at.ENGAGEABLES == 0, "engageables"
        assert self.engaged >> at.ENGAGEABLES == 0, "engaged"

    # --- end of what is written ---
