"""Every message of a table's socket, and what REST shares with it; docs/protocol.md explains them.

`tools/typescript.py` writes the page's types from these and from `rest_messages.py`. Nothing here is a
sentence: what people read goes as a key of the Fluent catalogue with its arguments, and the reader's side
says it in the reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from carrack.core.places import Move
from carrack.core.saying import Argument, Saying

PROTOCOL = 4
"""Raised by every change that a page of the version before could not read."""

LONGEST_ID = 64
MOST_NUMBERS = 64
"""Actions in one try or commit."""
LONGEST_TOKEN = 100
LONGEST_ORDER = 64
LONGEST_SAYING = 300
"""Letters that somebody can say at once."""

MessageId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern=r"^[^\x00]*$")]
"""Without NUL, which PostgreSQL cannot store."""
Number = Annotated[int, Meta(ge=0, le=65535)]
Numbers = Annotated[list[Number], Meta(max_length=MOST_NUMBERS)]
Version = Annotated[int, Meta(ge=0, le=10**9)]
Token = Annotated[str, Meta(max_length=LONGEST_TOKEN)]
Language = Literal["en", "de"]
Family = Literal[
    "malformed", "not-your-turn", "stale", "illegal", "game-over", "unknown", "forbidden", "busy"
]
Status = Literal["waiting", "playing", "over", "closed"]
"""Closed: by the host, before the game was over."""

# --- shared by both directions -------------------------------------------------------------------------


class Reason(Struct):
    """The reason of a refusal: a stable code, its family, the sentence, the rule ("" for none)."""

    code: str
    family: Family
    say: Saying
    rule: str


class Refused(Struct, omit_defaults=True):
    """Actions that a person could try here and may not pick, with the sentence and the rule they share.

    An argument of the sentence that is not the same for all of them stands in `differs`: one value for each
    action. Each of them would be refused as `illegal`, for this reason.
    """

    numbers: list[int]
    key: str
    """The sentence, `refusal-<code>`."""
    args: dict[str, Argument] = {}
    differs: dict[str, list[Argument]] = {}
    rule: str = ""


class Ask(Struct, omit_defaults=True):
    """The question to the actor, and the paragraph that asks it."""

    say: Saying
    rule: str
    names: dict[str, str] = {}
    """What the names in the places of choices mean for this question."""


class ScoreLine(Struct):
    """A seat's result. The name of a part is the message `score-<part>`."""

    total: int
    parts: dict[str, int]
    tie_break: int
    rank: int
    outcome: str
    """How a game alone has ended: the game's message `outcome-<outcome>`; empty where the rank says it."""


class OrderInfo(Struct, omit_defaults=True):
    """A standing order of yours, or one that you could give now. It is said by the message `order-<name>`."""

    name: str
    until: Literal["card", "phase", "year", "game"]
    about: str
    """What it is about, to be said with it: when that is over, it is void."""
    stands: bool = False
    amount: int = 0
    """The amount of an order that stands; 0 if it names none."""
    least: int = 0
    most: int = 0
    """What can be named; `most` 0: it names no amount."""
    reason: Reason | None = None
    """Why it cannot be given now, not even with the least amount."""


class Shown(Struct, omit_defaults=True):
    """The table as one pair of eyes sees it at a version."""

    version: int
    actor: int
    """The seat that is asked; -2 when the game is over; -1 in a draft that chance would follow."""
    ask: Ask
    legal: list[int]
    """What this seat may pick; empty when it is not asked."""
    brings: dict[str, list[int]] = {}
    """By figure (`figure-<name>`): what each legal action would change, as far as this seat can know."""
    refused: list[Refused] = []
    page: Any = None
    """The view as named values, of the game's own type; null where `changes` say it, or where the game has no
    table for the browser yet."""
    changes: dict[str, Any] | None = None
    """What differs in the page, by the path to it (`seats.0.hand`): in `moved` from the version before, in
    `tried` from the stored page of its version."""
    scores: list[ScoreLine] = []
    """When the game is over; else none."""
    setup: Any = None
    """What never changes at this table, of the game's own type: beside a whole `page`, else null."""
    dump: str = ""
    """The view in base64 for programs that asked for it: `game.load_view` reads it."""
    by_itself: bool = False
    """Whether you need not answer: there is no choice, or an order of yours stands: it is done at once."""
    orders: list[OrderInfo] | None = None
    """Your standing orders, and those you could give now; null: as in the version before."""
    words: list[str] = []
    """The board as lines of text; only for clients that asked for it in `hello`."""


class Step(Struct, omit_defaults=True):
    """A stored step: one seat's decisions and the chance that followed."""

    version: int
    seat: int
    """The seat that decided; -1 for the deal."""
    moves: list[Move] = []
    """Where pieces went, as these eyes saw it."""
    log: list[Saying] = []
    """What happened, as sentences."""
    taken_back: bool = False
    """The log before is void: this step tells it anew, from the beginning."""
    by: Literal["", "forced", "standing"] = ""
    """To the eyes of that seat alone: there was no choice, or a standing order answered."""


class SeatInfo(Struct):
    """A seat of a table."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    """The person's name, also while a bot stands in; empty for any other bot and a free seat."""
    bot: str
    """The bot; its name is the message `bot-<bot>`."""
    yours: bool
    host: bool
    """Whether it is theirs who opened the table."""
    here: bool
    """Whether the person is connected."""
    invited: bool
    """Whether an invitation leads to this seat: a free one, or one that a bot plays until somebody comes."""
    link: str = ""
    """The invitation, for the host's eyes only."""
    muted: bool = False
    """Whether the host lets them say nothing."""
    before: list[Former] = []
    """Those who had the seat earlier in this game."""


class ChangedValue(Struct):
    """A component value that is not the game's own, both written as in TOML."""

    name: str
    value: str
    usual: str
    source: str
    """`owner`, unless the file says otherwise."""
    note: str


class OwnComponents(Struct):
    """Component values from a host's file, on top of the game's own."""

    id: str
    """The digest of all values, as records name it."""
    title: str
    note: str
    changed: list[ChangedValue]


class OnlookerInfo(Struct):
    """Somebody who looks on."""

    name: str
    """Empty for a stranger."""
    key: str
    """Names them at this table only, for the host who mutes them; empty for a stranger."""
    muted: bool
    yours: bool
    """Whether it is you."""


class Former(Struct):
    """The player who had a seat before it went to somebody else during the game."""

    name: str
    """The person's name, or empty."""
    bot: str
    version: int
    """The last version that was theirs."""


class Incident(Struct):
    """Something that happened at a seat during the game; the page's message `log-incident-<kind>`."""

    version: int
    """The last version before it."""
    seat: int
    kind: Literal["time-out", "stand-in", "replaced", "return", "put-out", "take-over"]
    name: str
    """The name of the person it is about; empty: unknown."""


class TableInfo(Struct):
    """A table without what lies on it."""

    id: str
    game: str
    options: dict[str, str]
    status: Status
    open: bool
    """Whether it is listed for everybody, and anybody may take a seat that is not by invitation."""
    hosting: bool
    """Whether you opened it."""
    seats: list[SeatInfo]
    asked: int
    """The seat that is asked; -2 when it is over or closed; -1 before it begins."""
    version: int
    seal: str
    """The hash of the seed, known before the first card."""
    seed: str
    """The seed itself, once the game is over or the table closed."""
    result: list[int]
    """The points of each seat, when the game is over."""
    created: int
    """Seconds since 1970."""
    updated: int
    clock: int = 0
    """Seconds for each decision, then a bot stands in; 0: as long as one likes."""
    left: int = -1
    """Seconds left to the seat to act; -1: no clock runs."""
    patience: int = 0
    """Minutes that somebody may keep all waiting before others may let a bot stand in."""
    onlookers: list[OnlookerInfo] = []
    """Spectators; empty unless the table is in memory."""
    rematch: str = ""
    """The id of the rematch; only players of this table see it."""
    hints: bool = False
    """Whether your seat may ask for a hint."""
    components: OwnComponents | None = None
    """The values it is played with; null: the game's own."""
    onlookers_heard: bool = False
    """Whether players hear onlookers during the game: else they talk among themselves."""
    winners: list[int] = []
    """The seats that have won, when the game is over; none: the table is older than this field."""
    incidents: list[Incident] = []
    """Bots that stood in, and people who came back."""
    nonces: list[str] = []
    """What each seat added to the seed before the first card; "" for nothing, empty where nobody did."""


class ChatLine(Struct):
    """A line that somebody at the table has said."""

    number: int
    seat: int
    """-1: of somebody who looks on."""
    name: str
    text: str
    at: int
    """Seconds since 1970."""
    aside: bool = False
    """Said among onlookers: players hear it when the game is over."""


# --- the socket: what a page says -----------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: what you have already, and what else you want."""

    have: Annotated[int, Meta(ge=-1, le=10**9)] = -1
    """The last version you know; -1 for none."""
    token: Token = ""
    """A seat token, where no cookie says who you are."""
    dump: bool = False
    """Send views as programs read them, too."""
    words: Literal["", "en", "de"] = ""
    """Send the board as lines of text in this language, too, for a screen reader; empty: do not."""
    protocol: int = PROTOCOL
    """The protocol that you speak; another one than the server's is refused."""


class Try(Struct, tag_field="type", tag="try", forbid_unknown_fields=True):
    """Show the table after these actions. Nothing is stored. No actions: as it is."""

    id: MessageId
    version: Version
    numbers: Numbers


class Commit(Struct, tag_field="type", tag="commit", forbid_unknown_fields=True):
    """I pick these actions, one after the other; all or none. Resend it with the same id when in doubt."""

    id: MessageId
    version: Version
    numbers: Annotated[list[Number], Meta(min_length=1, max_length=MOST_NUMBERS)]


class TakeBack(Struct, tag_field="type", tag="take-back", forbid_unknown_fields=True):
    """I want my last stored decision back; everybody must agree (bots do)."""

    id: MessageId
    version: Version


class Agree(Struct, tag_field="type", tag="agree", forbid_unknown_fields=True):
    """The answer to somebody's wish to take back; one no ends it, and the wisher's own no, too."""

    id: MessageId
    version: Version
    yes: bool


class ReadBoard(Struct, tag_field="type", tag="read-board", forbid_unknown_fields=True):
    """Send the board as lines of text in this language from now on (empty: no longer)."""

    id: MessageId
    language: Literal["", "en", "de"]


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """I say this to everybody at the table; during the game an onlooker says it to the onlookers."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


class AskHint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask what a strong bot would do at this version and after this draft."""

    id: MessageId
    version: Version
    numbers: Numbers = field(default_factory=list)


class GiveOrder(Struct, tag_field="type", tag="order", forbid_unknown_fields=True):
    """Answer for me until that is over, or (`stands` false) no longer."""

    id: MessageId
    name: Annotated[str, Meta(max_length=LONGEST_ORDER)]
    about: Annotated[str, Meta(max_length=LONGEST_ORDER)] = ""
    """As the offer said."""
    amount: Annotated[int, Meta(ge=0, le=10**6)] = 0
    stands: bool = True


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is the line alive?"""

    id: MessageId


FromPage = Hello | Try | Commit | TakeBack | Agree | ReadBoard | Say | AskHint | GiveOrder | Ping

# --- the socket: what the server says -------------------------------------------------------------------


class Gap(Struct):
    """All that happened after the version you had, and how the table looks now."""

    steps: list[Step]
    from_start: bool
    """The steps tell everything: forget the log you have."""
    shown: Shown | None
    """Null while the table waits for players."""


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to hello."""

    table: TableInfo
    seat: int
    """Your seat, or -1 for an onlooker."""
    gap: Gap
    seen: int = -1
    """The last version that your seat saw before you left; -1: you were never here."""
    chat: list[ChatLine] = []
    """The chat so far."""
    protocol: int = PROTOCOL


class Moved(Struct, tag_field="type", tag="moved"):
    """Something was stored: version by version, none left out."""

    step: Step
    shown: Shown


class Stored(Struct, tag_field="type", tag="stored"):
    """Your commit (or take-back) is stored, as this version; said again when you resend. Or what you said."""

    id: str
    version: int


class Tried(Struct, tag_field="type", tag="tried", omit_defaults=True):
    """The table after the actions you tried; `complete`: no action of yours can follow before a commit."""

    id: str
    numbers: list[int]
    shown: Shown
    complete: bool
    moves: list[Move] = []
    """Where pieces went in the draft, from its beginning."""


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """No, and nothing changed. When what you answered is out of date, `gap` brings you up to date, once a
    version."""

    id: str
    """The id of your message; empty when it could not be read."""
    reason: Reason
    at: int = -1
    """The place of the action that was refused."""
    gap: Gap | None = None


class TableChanged(Struct, tag_field="type", tag="table"):
    """Somebody sat down, came or went; the game began or ended."""

    table: TableInfo


class Thinking(Struct, tag_field="type", tag="thinking"):
    """The seats whose bots are thinking now."""

    seats: list[int]


class Wish(Struct, tag_field="type", tag="wish"):
    """A seat wants its last decision back at this version; `seat` -1: that wish is off."""

    seat: int
    version: int
    agreed: list[int]


class Said(Struct, tag_field="type", tag="said"):
    """Somebody has said something."""

    line: ChatLine


class Overheard(Struct, tag_field="type", tag="overheard"):
    """The game is over: all that was said, with what onlookers said among themselves."""

    lines: list[ChatLine]


class Board(Struct, tag_field="type", tag="board"):
    """The board in lines, as it is stored; what follows has its lines in `shown.words`."""

    id: str
    version: int
    lines: list[str]


class Advice(Struct, tag_field="type", tag="advice"):
    """A hint: what that bot would do from here, and why."""

    id: str
    version: int
    bot: str
    """Its name is the message `bot-<bot>`."""
    numbers: list[int]
    """The rest of the turn, as it would play it."""
    does: list[Saying]
    """The same in words."""
    chances: list[float]
    """Each seat's share of the win then, as it expects; together 1."""
    share: float
    """How much of its thinking went to the first of these actions, from 0 to 1."""
    instead: Saying | None
    """What it thought about most besides."""


class OrdersGiven(Struct, tag_field="type", tag="orders"):
    """Your standing orders have changed: to your eyes alone."""

    version: int
    orders: list[OrderInfo]
    by_itself: bool


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to a ping."""

    id: str


class Closing(Struct, tag_field="type", tag="closing"):
    """The last message before the server closes the socket, and why."""

    reason: Reason


FromServer = (
    Welcome
    | Moved
    | Stored
    | Tried
    | RefusedMessage
    | TableChanged
    | Thinking
    | Wish
    | Said
    | Overheard
    | Board
    | Advice
    | OrdersGiven
    | Pong
    | Closing
)
