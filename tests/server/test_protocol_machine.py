"""The protocol under whatever order of messages: resends, stale answers, reconnects, two tabs, take-backs."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from unittest.mock import patch

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import carrack
from carrack.core.records import read
from carrack.server.table.persistence import record_text
from carrack.store.steps import steps_of
from tests.seeds import NEW_SEED, seeds_of
from tests.server.visitors import Message, Place, Socket, Visitor

EXAMPLES, STEPS = 15, 20
LONG_EXAMPLES, LONG_STEPS = 300, 50
SEATS = 2
ONLOOKER = 2
MOST_TABS = 4

who = st.integers(0, SEATS)
pick = st.integers(0, 1000)


@dataclass
class Tab:
    """One open page: a socket, and the versions it was told of."""

    seat: int
    socket: Socket
    stack: ExitStack
    versions: list[int] = field(default_factory=list)
    refilled: int = -1
    """The last version at which a stale message brought the position."""


@dataclass
class Asked:
    """A commit that was sent at some time, and the version it got, if it was stored."""

    seat: int
    message: Message
    stored: int | None = None


class Protocol(RuleBasedStateMachine):
    place: Place

    def __init__(self) -> None:
        super().__init__()
        self.people: list[Visitor] = [self.place.visitor(name) for name in ("Ana", "Bea")]
        self.people.append(self.place.visitor())
        # The same deal each time: a run that is repeated must offer the same choices.
        with patch(NEW_SEED, partial(next, seeds_of(Protocol.__name__))):
            self.table = self.people[0].open("me", "anybody")["id"]
        self.people[1].post(f"/api/tables/{self.table}/join")
        self.tabs: list[Tab] = []
        self.asked: list[Asked] = []
        self.known: dict[int, int] = {}
        """Per person, the last version of a page that was closed."""
        self.version = 1
        self.ids = 0

    def teardown(self) -> None:
        for tab in self.tabs:
            tab.stack.close()

    # --- tabs -------------------------------------------------------------------------------------------

    @precondition(lambda self: len(self.tabs) < MOST_TABS)
    @rule(person=who)
    def comes(self, person: int) -> None:
        stack = ExitStack()
        have = self.known.get(person, -1)
        socket = stack.enter_context(self.people[person].at(self.table, have=have))
        gap = socket.welcome["gap"]
        versions = [step["version"] for step in gap["steps"]]
        assert gap["from_start"] or versions == list(range(have + 1, self.version + 1))
        assert gap["shown"]["version"] == self.version
        self.tabs.append(Tab(person, socket, stack, versions))

    @precondition(lambda self: self.tabs)
    @rule(number=pick)
    def goes(self, number: int) -> None:
        tab = self.tabs.pop(number % len(self.tabs))
        self.known[tab.seat] = tab.socket.version
        tab.stack.close()

    # --- messages ---------------------------------------------------------------------------------------

    def tab(self, number: int) -> Tab:
        return self.tabs[number % len(self.tabs)]

    def new(self, tab: Tab, number: int, version: int) -> Asked:
        legal = tab.socket.shown["legal"] or [0]
        self.ids += 1
        message = {"type": "commit", "id": f"m{self.ids}", "version": version}
        asked = Asked(tab.seat, {**message, "numbers": [legal[number % len(legal)]]})
        self.asked.append(asked)
        return asked

    def answered(self, tab: Tab, asked: Asked) -> None:
        """The answer to one sending of a commit, whichever it is, fits what is known of it."""
        answer = tab.socket.hear("stored", "refused", id=asked.message["id"])
        if asked.stored is not None:
            assert answer["version"] == asked.stored
        elif answer["type"] == "stored":
            assert tab.seat != ONLOOKER
            assert asked.message["version"] == self.version
            assert answer["version"] == self.version + 1
            self.version += 1
            asked.stored = self.version
        elif answer["reason"]["family"] == "stale":
            assert asked.message["version"] != self.version
            # Once a version; who asks again has it already.
            assert (answer["gap"] is None) == (tab.refilled == self.version)
            assert answer["gap"] is None or answer["gap"]["shown"]["version"] == self.version
            tab.refilled = self.version
        else:
            assert answer["reason"]["family"] in ("not-your-turn", "forbidden", "illegal", "game-over")

    @precondition(lambda self: self.tabs)
    @rule(tab=pick, number=pick, behind=st.sampled_from([0, 0, 0, 1, 5]))
    def commits(self, tab: int, number: int, behind: int) -> None:
        page = self.tab(tab)
        asked = self.new(page, number, max(0, self.version - behind))
        page.socket.say(**asked.message)
        self.answered(page, asked)

    @precondition(lambda self: any(tab.socket.shown["legal"] for tab in self.tabs))
    @rule(number=pick, again=st.booleans())
    def plays(self, number: int, again: bool) -> None:
        """Answer for the seat to act; with `again`, resend at once without waiting."""
        page = next(tab for tab in self.tabs if tab.socket.shown["legal"])
        asked = self.new(page, number, self.version)
        for _ in range(1 + again):
            page.socket.say(**asked.message)
        for _ in range(1 + again):
            self.answered(page, asked)
        assert asked.stored == self.version

    @precondition(lambda self: self.tabs)
    @rule(tab=pick, one=pick, other=pick)
    def commits_twice_without_waiting(self, tab: int, one: int, other: int) -> None:
        page = self.tab(tab)
        version = self.version
        both = [self.new(page, number, version) for number in (one, other)]
        for asked in both:
            page.socket.say(**asked.message)
        for asked in both:
            self.answered(page, asked)
        assert self.version <= version + 1

    @precondition(lambda self: self.tabs and self.asked)
    @rule(tab=pick, which=pick)
    def resends(self, tab: int, which: int) -> None:
        page = self.tab(tab)
        mine = [asked for asked in self.asked if asked.seat == page.seat]
        if mine:
            asked = mine[which % len(mine)]
            page.socket.say(**asked.message)
            self.answered(page, asked)

    @precondition(lambda self: self.tabs)
    @rule(tab=pick, numbers=st.lists(st.integers(0, 100), max_size=3))
    def tries(self, tab: int, numbers: list[int]) -> None:
        page = self.tab(tab)
        name = page.socket.say(type="try", version=self.version, numbers=numbers)
        answer = page.socket.hear("tried", "refused", id=name)
        assert answer["type"] == "refused" or answer["numbers"] == numbers

    @precondition(lambda self: any(tab.seat < SEATS for tab in self.tabs))
    @rule(yes=st.booleans())
    def takes_back(self, yes: bool) -> None:
        wisher = next(tab for tab in self.tabs if tab.seat < SEATS)
        other = next((tab for tab in self.tabs if tab.seat == 1 - wisher.seat), None)
        name = wisher.socket.say(type="take-back", version=self.version)
        wisher.socket.catch_up()
        refused = [one for one in wisher.socket.heard[-3:] if one["type"] == "refused" and one["id"] == name]
        if refused or other is None:
            return
        answered = other.socket.say(type="agree", version=self.version, yes=yes)
        assert other.socket.hear("stored", "refused", id=answered)["type"] == "stored"
        self.version += yes

    # --- what always holds ------------------------------------------------------------------------------

    @invariant()
    def every_page_is_told_everything_once(self) -> None:
        looks: dict[int, Message] = {}
        for tab in self.tabs:
            tab.socket.catch_up()
            moved = [one for one in tab.socket.heard if one["type"] == "moved"]
            tab.versions += [one["step"]["version"] for one in moved]
            tab.socket.heard.clear()
            first = tab.versions[0] if tab.versions else self.version
            assert tab.versions == list(range(first, first + len(tab.versions)))
            assert tab.socket.version == self.version
            look = looks.setdefault(tab.seat, tab.socket.shown)
            assert look == tab.socket.shown

    @invariant()
    def what_is_stored_is_what_is_played(self) -> None:
        live = self.place.live(self.table)
        assert live.match is not None
        assert live.row.version == self.version
        portal = self.place.client.portal
        assert portal is not None
        reading = read(portal.call(self.stored), carrack.game)
        assert reading.error is None
        assert reading.state.digest() == live.match.state.digest()

    async def stored(self) -> str:
        """The record as the database has it."""
        async with self.place.app.state.service.database.reading() as connection:
            steps = await steps_of(connection, self.table)
        return record_text(self.place.live(self.table).row, steps)


def test_the_protocol_holds_in_any_order(place: Place, long: bool) -> None:
    Protocol.place = place
    examples, steps = (LONG_EXAMPLES, LONG_STEPS) if long else (EXAMPLES, STEPS)
    run_state_machine_as_test(Protocol, settings=settings(max_examples=examples, stateful_step_count=steps))
