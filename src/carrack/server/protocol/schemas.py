"""Every answer and request of the REST half: one schema each; docs/protocol.md explains them.

As on the socket, nothing here is a sentence.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from carrack.core.saying import Saying
from carrack.server.protocol.messages import Language, OwnComponents, Reason, Shown, Step, TableInfo

LONGEST_NAME = 24
LONGEST_LOGIN = 64
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
MOST_SEATS = 8
LONGEST_CLOCK = 30 * 24 * 3600

LONGEST_TYPED = 200
"""Letters of a name or login as sent; `check_name` and `set_password` say in a sentence what is wrong."""
Typed = Annotated[str, Meta(max_length=LONGEST_TYPED)]
Password = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
LONGEST_RECORD = 200_000
"""Characters; ten times a long game."""
Eyes = Annotated[int, Meta(ge=-2, lt=MOST_SEATS)]
MOST_BOARDS = 20
"""Positions that are put into words at once: it takes some milliseconds each."""
LAST_PLACE = 100_000
Place = Annotated[int, Meta(ge=0, le=LAST_PLACE)]
BoardCount = Annotated[int, Meta(ge=1, le=MOST_BOARDS)]
Word = Annotated[str, Meta(max_length=64)]
Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]
SealDigits = Nonce
"""A SHA-256 has as many digits as a nonce."""

# --- answers --------------------------------------------------------------------------------------------


class GameCard(Struct):
    """A game as the home page shows it."""

    id: str
    title: dict[str, str]
    """By language."""
    subtitle: dict[str, str]
    year: int
    least_seats: int
    most_seats: int
    minutes: tuple[int, int]
    weight: int
    options: dict[str, list[str]]
    only_alone: list[str]
    """Options that mean something to one seat only."""
    never_alone: dict[str, list[str]]
    """Values of options that need two seats or more."""
    bots: list[str]
    """The bots to choose from."""
    usual_bot: str
    """The default opponent."""
    components: list[OwnComponents] = []
    """Component values that the host offers beside the game's own."""


class ChoiceInfo(Struct):
    """One action of a game: its notation, its family, the sentence `do-<family>` with arguments."""

    number: int
    family: str
    notation: str
    args: dict[str, int]
    """The bare numbers (a card's kind)."""
    say: Saying
    at: list[str]
    """Its places on the table, with names in braces that the question explains; none: it is a button."""


class PieceInfo(Struct):
    """A kind of place: the messages `piece-<kind>` and `piece-<kind>-about` explain it."""

    kind: str
    rule: str


class GameSheet(Struct):
    """A game with all its actions; it changes with the rules version only."""

    card: GameCard
    rules_version: int
    components: str
    choices: list[ChoiceInfo]
    """The seats' actions; `choices[n].number` is n."""
    pieces: list[PieceInfo]
    """Every kind of thing that is drawn."""


class RuleParagraph(Struct):
    """One numbered paragraph."""

    id: str
    source: str
    heading: str
    text: str


class RulesPage(Struct):
    """The rules of a game in one language."""

    title: str
    introduction: str
    paragraphs: list[RuleParagraph]


class Person(Struct):
    """The person of this session."""

    name: str
    login: str
    """Empty for a guest."""


class Tables(Struct):
    """Some tables, the latest first."""

    tables: list[TableInfo]


class Invitation(Struct):
    """The table and the seat of an invitation."""

    table: TableInfo
    seat: int


class SeatToken(Struct):
    """A key to one seat for a program of yours: `carrack sit LINK --bot file.py:MyBot`."""

    table: str
    seat: int
    token: str
    link: str


class Position(Struct):
    """A position of a game that is watched, and what led to it: one decision and the chance that followed."""

    step: Step
    """Its version counts the decisions."""
    shown: Shown


class Replay(Struct):
    """A game to watch, decision by decision, as one pair of eyes saw it."""

    table: TableInfo
    """Its id is empty where the game was not played here."""
    eyes: int
    """A seat, -1 for an onlooker, -2 for all hands open."""
    positions: list[Position]
    """The first has its `page`, each of the others the `changes` since the one before."""
    trouble: Reason | None
    """Why the record cannot be read beyond this, and in which line."""


class ReplayBoards(Struct):
    """Some positions of a game that is watched, each as lines of text: for screen readers."""

    first: int
    boards: list[list[str]]


class Health(Struct):
    """The state of the server."""

    status: Literal["ok", "stopping"]
    version: str
    compiled: bool
    compiling: int | None
    """Percent of the rules that are compiled beside the server; null: they are not being compiled."""
    tables: int
    """Tables in memory."""
    sockets: int
    thinking: int
    """Bots' decisions under way or waiting."""
    moves_per_commit: float
    """How many writes have shared a transaction, on average since the start."""


class Problem(Struct):
    """Every refusal over REST has this body."""

    reason: Reason


class Nothing(Struct):
    """Done, and there is nothing to say."""


# --- requests -------------------------------------------------------------------------------------------


class Naming(Struct, forbid_unknown_fields=True):
    """Become a guest of this name, or change your name."""

    name: Typed


class Credentials(Struct, forbid_unknown_fields=True):
    """To log in."""

    login: Typed
    password: Password


class Account(Struct, forbid_unknown_fields=True):
    """To make an account of a guest, or to change it; who has one gives the old password, too."""

    login: Typed
    password: Password
    old: Annotated[str, Meta(max_length=LONGEST_PASSWORD)] = ""


class Session(Struct):
    """A browser that knows you."""

    id: str
    created: int
    seen: int
    """Seconds since 1970, to the day."""
    about: str
    """The browser, as it calls itself."""
    this: bool
    """Whether it is the one that asks."""


class Sessions(Struct):
    """All browsers that know you."""

    sessions: list[Session]


class Farewell(Struct, forbid_unknown_fields=True):
    """Delete me; an account gives its password once more."""

    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)] = ""


class Seal(Struct):
    """The seal of the next table that you open, so that your nonce comes after it."""

    seal: str


class Joining(Struct, forbid_unknown_fields=True):
    """Take a seat, and add a nonce to the seed of its table."""

    nonce: Nonce = ""
    """256 random bits in hexadecimal, made after the seal was seen."""
    seal: SealDigits = ""
    """Where a rematch may open a table: the seal it shall have, as given by `/api/seals`."""


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat's future player: you, a bot, whoever has the link, or anybody."""

    kind: Literal["me", "bot", "invited", "anybody"]
    bot: Word = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """Open a table. It begins when no seat is free. A table with a seat for anybody is listed."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Word, Word], Meta(max_length=16)] = field(default_factory=dict)
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0
    """Seconds for each decision; 0: as long as one likes."""
    hints: bool | None = None
    """Whether everybody may ask for hints; null: only who plays against bots alone."""
    seal: SealDigits = ""
    """The seal it shall have, as given by `/api/seals`; empty: any."""
    nonce: Nonce = ""
    """What your seat adds to the seed: 256 random bits in hexadecimal, made after the seal was seen."""
    components: Word = ""
    """The `id` of values that the host offers; empty: the game's own."""


class Muting(Struct, forbid_unknown_fields=True):
    """Mute somebody at this table, or let them speak."""

    muted: bool


class OnlookersVoice(Struct, forbid_unknown_fields=True):
    """Let players hear spectators during the game, or not."""

    heard: bool


class RecordToWatch(Struct, forbid_unknown_fields=True):
    """A record uploaded as text, to be replayed from one seat's view; it is not stored."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    eyes: Eyes = -2


class RecordToRead(Struct, forbid_unknown_fields=True):
    """Positions of an uploaded record, as text."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    language: Language
    eyes: Eyes = -2
    first: Place = 0
    count: BoardCount = 1


class SeatChange(Struct, forbid_unknown_fields=True):
    """Before it begins, the host gives a seat to a bot, to whoever has a (new) link, or to anybody.

    During the game: a bot stands in, for yourself or for whoever keeps all waiting; `me`: I play again;
    `remove`: the host puts a player out, and the bot plays on there; `invited`: a (new) link to a seat that a
    bot plays for nobody, `bot`: that link is void.
    """

    kind: Literal["bot", "invited", "anybody", "me", "remove"]
    bot: Word = ""


ANSWERS = (
    GameCard,
    GameSheet,
    RulesPage,
    Person,
    Sessions,
    Tables,
    TableInfo,
    Invitation,
    SeatToken,
    Replay,
    ReplayBoards,
    Health,
    Problem,
    Seal,
    Nothing,
)
REQUESTS = (
    Naming,
    Account,
    Credentials,
    Farewell,
    Joining,
    Muting,
    NewTable,
    OnlookersVoice,
    RecordToRead,
    RecordToWatch,
    SeatChange,
)
