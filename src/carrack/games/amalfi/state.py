"""What lies on the table: plain numbers, cheap to copy.

Cards and tiles know where they are (`art_at`, `char_at`, `tile_at`); the rows of the board know what lies in
them. What is still to be done stands on a stack of clauses (see `stack.py`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core import tables
from carrack.games.amalfi.language import (
    END_GAME,
    ENGAGEABLE,
    IMMEDIATE,
    PERMANENT,
)

FEWEST_SEATS: Final = 1
MOST_SEATS: Final = 4
NONE: Final = -1
PERIODS: Final = 4

PUBLIC: Final = 12
EVOLVING: Final = 3
FIRST_EVOLVING: Final = 12
FIRST_TILE: Final = 15
"""Destinations: the public ones, the evolving ones, the tiles."""
TILES: Final = 30
DESTINATIONS: Final = 45
ARTWORKS: Final = 45
CHARACTERS: Final = 75
FIRST_IMMEDIATE: Final = 15
FIRST_PERMANENT: Final = 35
FIRST_ENGAGEABLE: Final = 55
END_GAMES: Final = 15
PERMANENTS: Final = 20
ENGAGEABLES: Final = 20
DECREES: Final = 10
TITLES: Final = 16
DARK_TITLES: Final = 6
TITLES_IN_PLAY: Final = 3
PACKS: Final = 6
SHIPYARD: Final = 6
LIGHTHOUSES: Final = 6
RIVAL_SHIPS: Final = 10

# Where a card or tile is.
IN_DECK: Final = 0
IN_ROW: Final = 1
DISCARDED: Final = 2
COVERING: Final = 3
"""A tile on an evolving destination."""
HELD: Final = 4
"""Plus the seat: in that hand."""
OWNED: Final = 8
"""Plus the seat: acquired, discovered, invited."""
DEALT: Final = 12
"""Dealt for the starting hands, not yet kept; `dealt` says to whom."""
HIDDEN: Final = 13
"""In a view: the viewer does not know."""

# What everybody knows of a character's past (`shown`), besides 1 + the seat whose starting hand had it.
NEVER_SHOWN: Final = 0
FROM_DECK: Final = 5

# `dealt`: 1 + pack × 8 + the round in which it was taken (0: left over).
DEALT_ROUNDS: Final = 8

# The board: rows from the left (1 + what lies there), decrees, titles with their cubes, covering tiles.
WORKSHOP_AT: Final = 0
ATLAS_AT: Final = 5
COUNCIL_AT: Final = 10
ROW_SIZE: Final = 5
COUNCIL_SIZE: Final = 4
DECREES_AT: Final = 14
TITLES_AT: Final = 18
CUBES_AT: Final = 21
COVERS_AT: Final = 33
BOARD: Final = 36

# Each seat's sheet.
BREAD: Final = 0
BAY: Final = 1
PORT: Final = 2
HOLDS: Final = 3
YARD: Final = 8
LIGHTS: Final = 9
"""Lighthouses not erected yet."""
PASSED: Final = 10
IMMEDIATES: Final = 11
ARTS_OWNED: Final = 12
"""Books, paintings, monuments."""
TILES_OWNED: Final = 15
HAND: Final = 16
DOCKED: Final = 17
TITLES_SCORED: Final = 18
PACK: Final = 19
DEALT_ENDS: Final = 20
"""End-game cards dealt to this seat for the starting hands, and others."""
DEALT_OTHERS: Final = 21
POINTS: Final = 22
P_ARTWORKS: Final = 22
P_DISCOVERIES: Final = 23
P_TITLES: Final = 24
P_DECREES: Final = 25
P_CHARACTERS: Final = 26
P_END_GAME: Final = 27
P_OTHER: Final = 28
P_HUNGER: Final = 29
"""Points lost."""
PART_NAMES: Final = (
    "artworks",
    "discoveries",
    "titles",
    "decrees",
    "characters",
    "end-game",
    "other",
    "hunger",
)
PARTS_OF_SCORE: Final = 8
SHEET: Final = 30

# Each seat's sets of characters, as bits.
M_END_GAMES: Final = 0
M_PERMANENTS: Final = 1
M_ACTIVE: Final = 2
"""Permanent effects that work: those invited before this action."""
M_ENGAGEABLES: Final = 3
M_ENGAGED: Final = 4
MASKS: Final = 5

# Each seat's gear: what permanent effects come to (see `gear.py`).
WORTH: Final = 0
"""A ship from each hold, and from the bay."""
STORE: Final = 6
FEED: Final = 7
KEEPER: Final = 8
OFF: Final = 9
"""Discount, by kind of purchase."""
WITH: Final = 18
"""Set of resources, by kind of purchase."""
GEAR: Final = 27

# Who stands on a dock or a slot: 0 nobody, 1 + seat, or the rival.
RIVAL_MARK: Final = 5

# How starting hands are made.
BY_PACKS: Final = 0
BLIND: Final = 1
SELECTION: Final = 2
DRAFT: Final = 3
SCORE_DRAFT: Final = 4
HANDS_NAMES: Final = ("packs", "blind", "selection", "draft", "score-draft")

NAPLES: Final = 0
GENOA: Final = 1
RIVAL_NAMES: Final = ("naples", "genoa")

# Phases: what the actor is asked.
NAME_FIRST: Final = 0
DRAW_DECREE: Final = 1
DRAW_TITLE: Final = 2
DRAW_TILE: Final = 3
DRAW_ARTWORK: Final = 4
DRAW_CHARACTER: Final = 5
DEALING: Final = 6
PICK_PACK: Final = 7
KEEPING: Final = 8
DRAFTING: Final = 9
TURN: Final = 10
PAYING: Final = 11
SENDING: Final = 12
TAKING: Final = 13
ERECTING: Final = 14
STRAIGHTENING: Final = 15
ORDERING: Final = 16
LIGHTHOUSE: Final = 17
GRANTED: Final = 18
NO_LIGHTHOUSE: Final = 19
FEED_NOW: Final = 20
DECREE_NEXT: Final = 21
FINISHED: Final = 22
RUN: Final = 23
"""Nobody is asked: the top of the stack follows at once."""

# Main actions, for the rival's answer.
A_NAVIGATION: Final = 0
A_ACQUISITION: Final = 1
A_DISCOVERY: Final = 2
A_INVITATION: Final = 3
A_ENGAGEMENT: Final = 4
A_CONSTRUCTION: Final = 5

ITEM: Final = 5
"""Numbers of a clause on the stack: seat, verb and three arguments."""
FIRST_STACK: Final = 32
CLAUSE: Final = 4


@final
class Parts:
    """The component values, as plain numbers."""

    def __init__(self) -> None:
        self.code: vec[i64] = vec[i64]()
        """All clauses, four numbers each; an effect is a first clause and a number of them."""
        self.dest_code: vec[i64] = vec[i64]()
        self.dest_size: vec[i64] = vec[i64]()
        self.dest_pay: vec[i64] = vec[i64]()
        self.dest_holds: vec[i64] = vec[i64]()
        """The set of holds shown."""
        self.dest_gives: vec[i64] = vec[i64]()
        """The set of verbs, for the rival."""
        self.dest_plain: vec[i64] = vec[i64]()
        """The set of holds shown, those of free choice apart."""
        self.tile_cost: vec[i64] = vec[i64]()
        self.tile_points: vec[i64] = vec[i64]()
        self.tile_also: vec[i64] = vec[i64]()
        self.art_kind: vec[i64] = vec[i64]()
        self.art_cost: vec[i64] = vec[i64]()
        self.art_points: vec[i64] = vec[i64]()
        self.art_also: vec[i64] = vec[i64]()
        self.art_code: vec[i64] = vec[i64]()
        self.char_cost: vec[i64] = vec[i64]()
        self.char_pack: vec[i64] = vec[i64]()
        self.char_code: vec[i64] = vec[i64]()
        self.char_size: vec[i64] = vec[i64]()
        self.char_pay: vec[i64] = vec[i64]()
        self.trigger: vec[i64] = vec[i64]()
        """Per trigger: the set of permanents it sets off."""
        self.standing: vec[i64] = vec[i64]()
        """Standing clauses: permanent, place in the gear, what is added or joined."""
        self.end_score: vec[i64] = vec[i64]()
        """Per end-game character: noun, every, points, at most."""
        self.decree_code: vec[i64] = vec[i64]()
        self.decree_size: vec[i64] = vec[i64]()
        self.scores: vec[i64] = vec[i64]()
        """Nouns and points of decrees."""
        self.title_code: vec[i64] = vec[i64]()
        self.title_size: vec[i64] = vec[i64]()
        self.needs: vec[i64] = vec[i64]()
        """Nouns and counts of titles."""
        self.title_points: vec[i64] = vec[i64]()
        """Per title of the set and place."""
        self.base_gear: vec[i64] = vec[i64]()
        self.yard_code: vec[i64] = vec[i64]()
        self.yard_size: vec[i64] = vec[i64]()
        self.light_code: vec[i64] = vec[i64]()
        self.light_size: vec[i64] = vec[i64]()
        self.evolving_code: i64 = 0
        self.evolving_size: i64 = 0
        self.row_extra: vec[i64] = vec[i64]()
        self.row_gain: vec[i64] = vec[i64]()
        self.council_price: vec[i64] = vec[i64]()
        self.council_gain: vec[i64] = vec[i64]()
        self.ship_costs: vec[i64] = vec[i64]()
        self.starting_bread: vec[i64] = vec[i64]()
        self.decree_bonus: vec[i64] = vec[i64]()
        self.rival_titles: vec[i64] = vec[i64]()
        """Per rival and period."""
        self.rival_bonus: vec[i64] = vec[i64]()
        self.bands: vec[i64] = vec[i64]()
        self.dealt: vec[i64] = vec[i64]()
        """Per way to make hands: end-game cards and others dealt."""
        self.hand: i64 = 0
        self.granary: i64 = 0
        self.feeding: i64 = 0
        self.hunger: i64 = 0
        self.ships_in_bay: i64 = 0
        self.lighthouse_bread: i64 = 0
        self.lighthouse_gain: i64 = 0
        self.no_lighthouse_points: i64 = 0
        self.hand_card_bread: i64 = 0
        self.cubes: i64 = 0


SCALARS: Final = (
    "phase",
    "actor",
    "hands",
    "rival",
    "period",
    "rose",
    "rose_taken",
    "turn",
    "action",
    "visit",
    "sent",
    "due",
    "due_with",
    "cheapest",
    "supplied",
    "dealt_to",
    "draft_round",
    "lost",
    "rival_ships",
    "rival_lights",
    "depth",
)
"""The single numbers of a table, in the order of its first row."""


@final
class Table(tables.Table):
    """Everything on the table."""

    def __init__(
        self,
        parts: Parts,
        seats: i64,
        sheet: vec[i64],
        masks: vec[i64],
        gear: vec[i64],
        board: vec[u8],
        dock: vec[u8],
        light: vec[u8],
        tile_at: vec[u8],
        art_at: vec[u8],
        char_at: vec[u8],
        shown: vec[u8],
        dealt: vec[u8],
        stack: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.parts: Parts = parts
        self.sheet: vec[i64] = sheet
        self.masks: vec[i64] = masks
        self.gear: vec[i64] = gear
        """What permanent effects come to; made from `masks`."""
        self.board: vec[u8] = board
        self.dock: vec[u8] = dock
        self.light: vec[u8] = light
        self.tile_at: vec[u8] = tile_at
        self.art_at: vec[u8] = art_at
        self.char_at: vec[u8] = char_at
        self.shown: vec[u8] = shown
        """Where everybody saw a character come from: 1 + the seat whose starting hand had it, or the deck."""
        self.dealt: vec[u8] = dealt
        """How characters were dealt and kept for the starting hands: what seats remember."""
        self.stack: vec[i64] = stack
        """What is still to be done, the next thing last: `depth` clauses."""
        self.phase: i64 = RUN
        self.hands: i64 = BY_PACKS
        self.rival: i64 = NAPLES
        self.period: i64 = 0
        self.rose: i64 = 0
        """Who holds the Wind Rose."""
        self.rose_taken: bool = False
        """Somebody has passed in this period."""
        self.turn: i64 = 0
        self.action: i64 = NONE
        """The main action being done."""
        self.visit: i64 = NONE
        """The destination being visited."""
        self.sent: bool = False
        """A ship has been sent by the destination being visited."""
        self.due: i64 = 0
        """Still to be paid in this payment."""
        self.due_with: i64 = 0
        self.cheapest: i64 = 0
        """The least that a hold ship of this payment has brought; 0: none was used."""
        self.supplied: bool = False
        """An emergency ship has paid in this payment."""
        self.dealt_to: i64 = 0
        self.draft_round: i64 = 0
        self.lost: bool = False
        """The rival has won."""
        self.rival_ships: i64 = 0
        self.rival_lights: i64 = 0
        self.depth: i64 = 0

    def copy(self) -> Table:
        other = Table(
            self.parts,
            self.seats,
            self.sheet[:],
            self.masks[:],
            self.gear[:],
            self.board[:],
            self.dock[:],
            self.light[:],
            self.tile_at[:],
            self.art_at[:],
            self.char_at[:],
            self.shown[:],
            self.dealt[:],
            self.stack[:],
        )
        other.copy_scalars(self)
        return other

    def copy_scalars(self, other: Table) -> None:
        """Take every single number from another table."""
        self.phase = other.phase
        self.actor = other.actor
        self.hands = other.hands
        self.rival = other.rival
        self.period = other.period
        self.rose = other.rose
        self.rose_taken = other.rose_taken
        self.turn = other.turn
        self.action = other.action
        self.visit = other.visit
        self.sent = other.sent
        self.due = other.due
        self.due_with = other.due_with
        self.cheapest = other.cheapest
        self.supplied = other.supplied
        self.dealt_to = other.dealt_to
        self.draft_round = other.draft_round
        self.lost = other.lost
        self.rival_ships = other.rival_ships
        self.rival_lights = other.rival_lights
        self.depth = other.depth

    def rows(self) -> list[list[int]]:
        return [
            self.scalars(SCALARS),
            [int(n) for n in self.sheet],
            [int(n) for n in self.masks],
            [int(n) for n in self.board],
            [int(n) for n in self.dock],
            [int(n) for n in self.light],
            [int(n) for n in self.tile_at],
            [int(n) for n in self.art_at],
            [int(n) for n in self.char_at],
            [int(n) for n in self.shown],
            [int(n) for n in self.dealt],
            [int(self.stack[i]) for i in range(self.depth * ITEM)],
        ]

    # --- reading ----------------------------------------------------------------------------------------

    def of(self, seat: i64, what: i64) -> i64:
        """A number of a seat's sheet."""
        return self.sheet[seat * SHEET + what]

    def mask(self, seat: i64, which: i64) -> i64:
        """One of a seat's sets of characters."""
        return self.masks[seat * MASKS + which]

    def has_gear(self, seat: i64, what: i64) -> i64:
        """A number of a seat's gear."""
        return self.gear[seat * GEAR + what]

    def granary(self, seat: i64) -> i64:
        """How much bread a seat can store."""
        erected = LIGHTHOUSES - self.sheet[seat * SHEET + LIGHTS]
        return self.parts.granary + erected + self.gear[seat * GEAR + STORE]

    def alone(self) -> bool:
        """Whether somebody plays against a rival."""
        return self.seats == 1

    def effect_of(self, place: i64) -> i64:
        """Whose effects a dock has: a covered evolving destination has those of the tile."""
        if FIRST_EVOLVING <= place < FIRST_TILE and self.board[COVERS_AT + place - FIRST_EVOLVING] > 0:
            return FIRST_TILE + i64(self.board[COVERS_AT + place - FIRST_EVOLVING]) - 1
        return place

    def has_slot(self, place: i64) -> bool:
        """Whether a destination that is on the table has room for a lighthouse at all."""
        if place < FIRST_EVOLVING:
            return True
        if place < FIRST_TILE:
            return self.board[COVERS_AT + place - FIRST_EVOLVING] > 0
        return self.tile_at[place - FIRST_TILE] >= OWNED

    def discoverer(self, place: i64) -> i64:
        """Whose private destination it is, or NONE."""
        if place < FIRST_TILE or self.tile_at[place - FIRST_TILE] < OWNED:
            return NONE
        return i64(self.tile_at[place - FIRST_TILE]) - OWNED


def type_of(character: i64) -> i64:
    """End-game, immediate, permanent or engageable."""
    if character < FIRST_IMMEDIATE:
        return END_GAME
    if character < FIRST_PERMANENT:
        return IMMEDIATE
    return PERMANENT if character < FIRST_ENGAGEABLE else ENGAGEABLE
