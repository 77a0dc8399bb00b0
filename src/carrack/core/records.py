"""A whole game as a small text file that people can read and programs can check.

Headers, an empty line, then one line per decision in notation: `2: sail out coffee-2` for the second seat,
`*: card coffee-1 gems-3` for chance (outcomes of one family share a line). A line that was taken back stays,
with `~` before it. `#` begins a comment.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from carrack.core import component_files
from carrack.core.actions import ActionTable
from carrack.core.api import CHANCE, OVER, Game, State
from carrack.core.verdicts import Malformed, Refusal, Verdict, malformed

MAGIC: Final = "carrack record 1"
HEADERS: Final = ("game", "rules", "components", "options", "seats", "players", "result")
SEALING: Final = ("seal", "seed")
"""Headers of a game whose chance was drawn from a sealed seed; see `core/sealed.py`."""
NONCES: Final = "nonces"
"""Header with what each seat added to the seed, if any did: 64 hexadecimal digits, or `-`."""
NO_NONCE: Final = "-"
NONCE_OR_NONE: Final = f"[0-9a-f]{{64}}|{NO_NONCE}"
OPTIONAL: Final = (component_files.HEADER, *SEALING, NONCES)
"""`values`: those of an owner's component file, so that the record can be read without it."""
UNFINISHED: Final = "unfinished"
STRUCK: Final = "~"
BETWEEN_NAMES: Final = " | "
LINE: Final = re.compile(r"(~?)\s*(\*|[1-9][0-9]?):\s*(\S.*)")
LARGEST_FILE: Final = 4_000_000
"""Characters; no game of ours comes near."""


@dataclass
class Entry:
    """One line: who acted (a seat or CHANCE), the numbers, and whether it was taken back."""

    actor: int
    numbers: list[int]
    struck: bool = False


@dataclass
class Record:
    """A game as it was played."""

    game_id: str
    rules_version: int
    components: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    result: list[int] | None = None
    seal: str = ""
    seed: str = ""
    nonces: list[str] = field(default_factory=list)
    """What each seat added to the seed; "" for nothing. Empty where nobody did."""
    values: str = ""

    def add(self, actor: int, numbers: list[int]) -> None:
        """Add a line."""
        self.entries.append(Entry(actor, numbers))

    def numbers(self) -> Iterator[int]:
        """Return everything that still stands, in order."""
        for entry in self.entries:
            if not entry.struck:
                yield from entry.numbers

    def text(self, game: Game) -> str:
        """Return the file."""
        values = {
            "game": self.game_id,
            "rules": str(self.rules_version),
            "components": self.components,
            **({component_files.HEADER: self.values} if self.values else {}),
            "options": ", ".join(f"{name}={value}" for name, value in self.options.items()),
            "seats": str(self.seats),
            "players": BETWEEN_NAMES.join(self.players),
            "result": UNFINISHED if self.result is None else " ".join(map(str, self.result)),
        }
        values |= {name: value for name in SEALING if (value := getattr(self, name))}
        if any(self.nonces):
            values[NONCES] = BETWEEN_NAMES.join(nonce or NO_NONCE for nonce in self.nonces)
        lines = [MAGIC, *(f"{name}: {value}".rstrip() for name, value in values.items()), ""]
        lines += [line for entry in self.entries for line in entry_lines(entry, game.actions)]
        return "\n".join(lines) + "\n"


def new_record(game: Game, seats: int, options: dict[str, str], players: list[str]) -> Record:
    """Return the record of a game that begins now; names are made fit for one line."""
    names = [" ".join(name.replace("|", "/").split()) for name in players]
    facts = game.facts
    digest, values = game.components.digest, component_files.header(game.components.owned)
    return Record(facts.id, facts.rules_version, digest, seats, options, names, values=values)


def entry_lines(entry: Entry, actions: ActionTable) -> Iterator[str]:
    """Return the lines of the file that tell this entry."""
    mark = STRUCK if entry.struck else ""
    if entry.actor != CHANCE:
        for number in entry.numbers:
            yield f"{mark}{entry.actor + 1}: {actions.notation(number)}"
        return
    for family, numbers in groupby(entry.numbers, key=lambda number: actions.choices[number].family):
        outcomes = [actions.notation(number).removeprefix(family).strip() for number in numbers]
        yield f"{mark}*: {family} {' '.join(outcomes)}".rstrip()


@dataclass
class Reading:
    """The part that could be read: the record up to the first error, the state it leads to, and that
    error."""

    record: Record
    game: Game
    state: State
    error: Malformed | None = None


def read(text: str, find_game: Callable[[str], Game]) -> Reading:
    """Read and re-check a record line by line.

    A broken line ends the reading: the valid lines before it are kept and `error` says where and why. Where a
    finished game breaks off in the middle of a line, that line may mean something else (`bid 3` of `bid 33`):
    it is not kept. Headers that name no game we can play raise Malformed.
    """
    if len(text) > LARGEST_FILE:
        raise malformed("record.too-large", size=len(text), largest=LARGEST_FILE)
    lines = text.replace("\r\n", "\n").split("\n")
    headers, body_start = _headers(lines)
    game = _with_values(headers, find_game(headers["game"][1]))
    record = _record(headers, game)
    state = game.new(record.seats, **record.options)
    reading = Reading(record, game, state)
    before = state
    for number, line in enumerate(lines[body_start:], body_start + 1):
        content = line.partition("#")[0].strip()
        if content:
            before = reading.state
            try:
                _read_line(content, reading)
            except Refusal as refusal:
                reading.error = _at(number, refusal.verdict, content)
                record.result = None
                return reading
    breaks_off = reading.state.actor != OVER and headers["result"][1] != UNFINISHED
    if breaks_off and record.entries and lines[-1].partition("#")[0].strip():
        record.entries.pop()
        reading.state = before
    reading.error = _check_result(reading, *headers["result"])
    return reading


def _at(line: int, verdict: Verdict, content: str) -> Malformed:
    """Return the error of a line, with its reason inside."""
    return malformed("record.bad-line", line=line, content=content[:120], reason=verdict)


def _headers(lines: list[str]) -> tuple[dict[str, tuple[int, str]], int]:
    """Return the headers with their line numbers, and the line where the game begins."""
    if not lines or lines[0].strip() != MAGIC:
        raise malformed("record.not-a-record", magic=MAGIC)
    headers: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or name not in (*HEADERS, *OPTIONAL) or name in headers:
            raise malformed("record.bad-header", line=number, content=line.strip()[:120])
        headers[name] = (number, value)
    missing = [name for name in HEADERS if name not in headers]
    if missing:
        raise malformed("record.missing-header", header=missing[0])
    return headers, len(headers) + 2


def _with_values(headers: dict[str, tuple[int, str]], game: Game) -> Game:
    """Return the game with the values that the record brings along, unless a file was named for it."""
    if component_files.HEADER not in headers or game.owner_file:
        return game
    return game.with_owner_file(
        component_files.from_header(headers[component_files.HEADER][1]), component_files.HEADER
    )


def _record(headers: dict[str, tuple[int, str]], game: Game) -> Record:
    facts = game.facts
    if _whole(headers, "rules") != facts.rules_version:
        version = headers["rules"][1]
        raise malformed("record.other-rules", version=version, current=facts.rules_version)
    if headers["components"][1] != game.components.digest:
        raise malformed(
            "record.other-components", digest=headers["components"][1], current=game.components.digest
        )
    options: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in headers["options"][1].split(","))):
        name, _, value = part.partition("=")
        options[name.strip()] = value.strip()
    seats = game.check_seats(_whole(headers, "seats"))
    players = [name.strip() for name in headers["players"][1].split(BETWEEN_NAMES.strip())]
    return Record(
        facts.id,
        facts.rules_version,
        game.components.digest,
        seats,
        game.check_options(options, seats),
        players if headers["players"][1] else [],
        seal=headers.get("seal", (0, ""))[1],
        seed=headers.get("seed", (0, ""))[1],
        nonces=_nonces(headers, seats),
        values=headers.get(component_files.HEADER, (0, ""))[1],
    )


def _nonces(headers: dict[str, tuple[int, str]], seats: int) -> list[str]:
    """Return the nonces of the seats; raise Malformed unless each seat has one or none."""
    if NONCES not in headers:
        return []
    line, value = headers[NONCES]
    given = [part.strip() for part in value.split(BETWEEN_NAMES.strip())]
    if len(given) != seats or not all(re.fullmatch(NONCE_OR_NONE, one) for one in given):
        raise malformed("record.bad-header", line=line, content=f"{NONCES}: {value}"[:120])
    return ["" if one == NO_NONCE else one for one in given]


def _whole(headers: dict[str, tuple[int, str]], name: str) -> int:
    line, value = headers[name]
    if not re.fullmatch(r"[0-9]{1,6}", value):
        raise malformed("record.bad-header", line=line, content=f"{name}: {value}"[:120])
    return int(value)


def _read_line(content: str, reading: Reading) -> None:
    """Carry out one line, whole or not at all."""
    entry = parse_line(content, reading.game.actions)
    trial = reading.state.copy()
    play_entry(entry, trial)
    reading.state = trial
    reading.record.entries.append(entry)


def parse_line(content: str, actions: ActionTable) -> Entry:
    """Return the entry of one line; raise Malformed if it is none."""
    found = LINE.fullmatch(content)
    if not found:
        raise malformed("record.unreadable-line")
    struck, who, words = found.groups()
    actor = CHANCE if who == "*" else int(who) - 1
    return Entry(actor, [actions.find(notation) for notation in _notations(actor, words)], bool(struck))


def play_entry(entry: Entry, state: State) -> None:
    """Apply an entry to a state, unless it was taken back; raise a Refusal where it is not allowed."""
    for number in () if entry.struck else entry.numbers:
        if state.actor not in (entry.actor, OVER):
            raise malformed("record.not-the-actor", asked=int(state.actor) + 1, line_says=entry.actor + 1)
        state.apply(number)


def _notations(actor: int, words: str) -> list[str]:
    if actor != CHANCE:
        return [words]
    family, *outcomes = words.split()
    return [f"{family} {outcome}" for outcome in outcomes] or [family]


def _check_result(reading: Reading, line: int, declared: str) -> Malformed | None:
    state, record = reading.state, reading.record
    if state.actor != OVER:
        if declared == UNFINISHED:
            return None
        return malformed("record.ends-early", lines=len(record.entries))
    record.result = [score.total for score in state.scores()]
    result = " ".join(map(str, record.result))
    if declared in (result, UNFINISHED):
        return None
    return malformed("record.wrong-result", line=line, declared=declared[:120], result=result)
