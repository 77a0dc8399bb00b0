"""The view as named values for the page: what lies where, what it costs the viewer, and what is asked.

The page draws these and knows no rule; what may be done, and why not, comes with the choices. What is printed
comes once (`AmalfiSetup`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from carrack.core.saying import Saying

Look = Literal["plain", "cargo", "cost", "when"]
"""How a chip is drawn: as it is, as a hull (ships into a hold), as a price, as what sets off the rest."""
Bought = Literal["artwork", "tile", "character", "ships"]
Reacts = Literal["navigate", "acquire", "discover", "invite", "engage", "construct"]
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
Resource = Literal["spices", "wood", "wine", "gems", "fabric"]
Paid = Literal["spices", "wood", "wine", "gems", "fabric", "bread"]
Group = Literal["public", "evolving", "tile"]
ArtKind = Literal["book", "painting", "monument"]
CharacterType = Literal["end-game", "immediate", "permanent", "engageable"]


class Chip(msgspec.Struct, frozen=True):
    """One clause in icons."""

    look: Look
    signs: list[str]


class Offer(msgspec.Struct, frozen=True):
    """A card or tile, with what it costs the viewer now."""

    place: str
    id: str
    price: int
    printed: int
    """Card and place, before discounts."""
    paid: list[Paid]
    lack: int
    """What the viewer is short of."""
    gain: int
    """Bread that its place brings."""
    takes: int
    """Bread that it costs to take a character from its place."""


class Way(msgspec.Struct, frozen=True):
    """A way to pay: the numbers that do it, and what they mean."""

    numbers: list[int]
    holds: list[int]
    """Ships from each hold, and then of the bay; bread that stands for resources."""
    supply: int
    crumbs: int
    surplus: int
    """What becomes bread, and how much of it would not fit."""
    lost: int


class Payment(msgspec.Struct, frozen=True):
    """The purchase being paid for, and the best ways to do it: the first loses least."""

    due: int
    paid: list[Paid]
    what: Bought
    id: str
    """Empty for ships."""
    count: int
    ways: list[Way]


class Visit(msgspec.Struct, frozen=True, array_like=True):
    """The changes that sailing to a dock would make for the viewer, choices made simply, without a
    lighthouse. There may be twenty: they travel without names."""

    dock: str
    bay: int
    bread: int
    lost: int
    """Bread that would not fit."""
    points: int
    holds: list[int]
    free: int
    """Ships that go to holds of one's choice."""
    idle: int
    """Ships that could go besides, if there were more in the bay."""


class Help(msgspec.Struct, frozen=True):
    """Something that cannot be done now, and the ship or card that makes it possible."""

    number: int
    by: int


class Reaction(msgspec.Struct, frozen=True):
    """The rival's reaction to a main action, as things stand."""

    after: Reacts
    docks: list[str]
    lights: list[str]
    card: str
    """The rightmost of a row that would leave."""


class Ships(msgspec.Struct, frozen=True):
    """Ships in a bay or a port, and the bread or resource that one of the bay brings in an emergency."""

    place: str
    ships: int
    worth: int


class Hold(msgspec.Struct, frozen=True):
    """A hold, and what a ship in it is worth."""

    place: str
    hold: Resource
    ships: int
    worth: int


class Yard(msgspec.Struct, frozen=True):
    """Ships not built yet, and what the first so many of them cost together."""

    place: str
    ships: int
    prices: list[int]
    printed: int
    paid: list[Paid]


class Granary(msgspec.Struct, frozen=True):
    """Bread, its room, and what the crews eat at the end of the period."""

    place: str
    bread: int
    room: int
    due: int


class Invited(msgspec.Struct, frozen=True):
    """A character on the table."""

    place: str
    id: str
    engaged: bool
    now: int
    """What an end-game character would bring now."""


class Artwork(msgspec.Struct, frozen=True):
    """An artwork that somebody owns."""

    place: str
    id: str


class AmalfiSeat(msgspec.Struct, frozen=True):
    """The public part of a seat."""

    place: str
    points: int
    total: int
    """With what end-game characters would bring now."""
    bay: Ships
    port: Ships
    holds: list[Hold]
    yard: Yard
    granary: Granary
    lights: int
    """Lighthouses not erected yet."""
    docked: int
    hand: int
    known: list[str]
    """Cards of another hand that the viewer knows."""
    pack: str
    passed: bool
    titles: int
    artworks: list[Artwork]
    people: list[Invited]
    tiles: list[str]
    """The destinations it has discovered: their docks are among all docks."""


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


class DestinationInfo(msgspec.Struct, frozen=True):
    """A place to sail to."""

    id: str
    group: Group
    chips: list[Chip]
    words: Saying
    cost: int
    """The cost of discovering a tile; after it the resource, and the points."""
    points: int
    paid: list[Paid]


class ArtworkInfo(msgspec.Struct, frozen=True):
    """An artwork."""

    id: str
    kind: ArtKind
    cost: int
    points: int
    paid: list[Paid]
    chips: list[Chip]
    words: Saying


class CharacterInfo(msgspec.Struct, frozen=True):
    """A character."""

    id: str
    type: CharacterType
    cost: int
    paid: list[Paid]
    pack: str
    """Empty: in none."""
    chips: list[Chip]
    words: Saying


class DecreeInfo(msgspec.Struct, frozen=True):
    """A decree: the points for each of what it names."""

    id: str
    chips: list[Chip]
    words: list[Saying]


class Need(msgspec.Struct, frozen=True):
    """One requirement of a title."""

    noun: str
    icons: list[str]
    count: int
    words: Saying


class TitleInfo(msgspec.Struct, frozen=True):
    """A title: what it asks for, and the points for the first, the second and so on."""

    id: str
    dark: bool
    needs: list[Need]
    points: list[int]


class PackInfo(msgspec.Struct, frozen=True):
    """A pack: a starting hand."""

    id: str
    cards: list[str]


class RivalInfo(msgspec.Struct, frozen=True):
    """A rival of a game alone: the titles one needs after each period, and whether it looks at bonuses."""

    id: str
    titles: list[int]
    bonus: bool


class AmalfiSetup(msgspec.Struct, frozen=True):
    """Everything that is printed."""

    destinations: list[DestinationInfo]
    artworks: list[ArtworkInfo]
    characters: list[CharacterInfo]
    decrees: list[DecreeInfo]
    titles: list[TitleInfo]
    packs: list[PackInfo]
    rivals: list[RivalInfo]
    yard: list[list[Chip]]
    """Under the ships of the shipyard, from the left."""
    lights: list[list[Chip]]
    """Under the lighthouses of the granary, from the left."""
    evolving: list[Chip]
    """What stands beside every evolving destination."""
    granary: int
    """The places of a granary without a lighthouse erected."""
    feeding: int
    hunger: int
    ship_costs: list[int]
    hand_card_bread: int
    lighthouse_bread: int
    lighthouse_gain: int
    decree_bonus: list[int]
    row_extra: list[int]
    row_gain: list[int]
    council_price: list[int]
    council_gain: list[int]
    bands: list[int]
    """Points up to which a game alone is judged so, from the lowest."""
