"""Somebody who plays any game by clicking what is lit, and knows no rule of any."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from carrack.core.saying import Saying
from carrack.core.text import Texts
from carrack.server.protocol.messages import Refused
from tests.browser.captain import Captain
from tests.browser.heard import OTHERS_MS, Heard, places_of, sheet_of
from tests.playable.tables import Table

MOST_CLICKS = 60
"""To answer one question."""
BOT = "random"
SETTLE_MS = 450
"""A little more than what the page takes a click after a new question for a slip of the finger."""
MOST_RESTS = 50
HOVER_MS = 700
"""A little more than what an explanation lets itself wait for."""
STANDS = """() => ({
    question: document.querySelector('[data-question]')?.dataset.question ?? '',
    asked: !!document.querySelector('.prompt.mine'),
    over: !!document.querySelector('a[download]'),
    settling: !!document.querySelector('[data-settling]'),
})"""
LIT = """(places, grey) => {
    const ROOM = '.board, .beside, .seats, .actions, .own';
    const bare = place => place.replace(/\\/\\d+$/, '');
    const wanted = new Set(places);
    const pointed = node => getComputedStyle(node).cursor === 'pointer';
    const found = [];
    for (const room of document.querySelectorAll(ROOM)) {
        for (const node of room.querySelectorAll('*')) {
            const button = node.closest('[data-does]');
            if (button && (button !== node || !node.closest('.actions'))) continue;
            if (node.closest('input, label')) continue;
            const place = node.dataset?.place;
            const named = place ? wanted.has(bare(place)) : false;
            const shut = node.ariaDisabled === 'true';
            if (grey ? named || (shut && button)
                     : named || (!shut && pointed(node) && !pointed(node.parentElement)))
                found.push({ node, place, name: place ?? node.dataset?.does ?? `.${node.classList}` });
        }
    }
    return found;
}"""
"""All that is lit: whatever has a hand as its cursor, and these places, which the question points at. If
`grey`, all that cannot be done: buttons of the desk, and these places."""
FIND = f"""([places, grey]) => {{
    window.found = ({LIT})(places, grey);
    return window.found.map(({{ name, place }}) => [name, !!place]);
}}"""
"""Names, and whether each is a place; kept for POINT."""
POINT = """at => {
    const { node } = window.found[at];
    if (!node.isConnected) return null;
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = node.getBoundingClientRect();
    const free = [];
    for (const down of [0.5, 0.15, 0.85, 0.3, 0.7])
        for (const right of [0.5, 0.1, 0.9, 0.25, 0.75]) {
            const x = box.left + box.width * right, y = box.top + box.height * down;
            const top = document.elementFromPoint(x, y);
            if (top && (node === top || node.contains(top))) return [x, y];
            if (document.elementsFromPoint(x, y).includes(node)) free.push([x, y]);
        }
    return free[0] ?? null;
}"""
"""Where to click it: a point where nothing lies upon it, else one where something transparent may."""

PLAY_ON = f"""async seed => {{
    const lit = {LIT};
    const stands = {STANDS};
    const pause = ms => new Promise(settle => setTimeout(settle, ms));
    // Mulberry32: the same game every time.
    const random = () => {{
        let t = (seed += 0x6d2b79f5);
        t = Math.imul(t ^ (t >>> 15), t | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    }};
    let question = '', seen = new Set(), tried = [], clicks = 0;
    while (true) {{
        const now = stands();
        if (now.over) return clicks;
        if (now.question !== question) [question, seen, tried] = [now.question, new Set(), []];
        if (!now.asked) {{
            await pause(5);
            continue;
        }}
        const found = lit([], false);
        const fresh = found.filter(({{ name }}) => !tried.includes(name));
        const fitting = fresh.filter(({{ name }}) => seen.size && !seen.has(name));
        const among = fitting.length ? fitting : fresh.length ? fresh : found;
        seen = new Set(found.map(({{ name }}) => name));
        const one = among[Math.floor(random() * among.length)];
        if (one) {{
            tried.push(one.name);
            one.node.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));
            clicks++;
        }}
        do await pause(1);
        while (window.unanswered.size);
        if (tried.length > {MOST_CLICKS}) throw new Error(`nothing answers ${{question}}: ${{tried}}`);
    }}
}}"""
"""Play to the end by clicks without a mouse: they need no time. Return how many there were."""
QUICKLY = """
    if (location.protocol === 'http:')
        localStorage['carrack-comfort'] = JSON.stringify({ speed: 'still', confirm: false });
    window.unanswered = new Set();
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const { type, id } = JSON.parse(text);
        if (type === 'hello')
            this.addEventListener('message', event => window.unanswered.delete(JSON.parse(event.data).id));
        if (id) window.unanswered.add(id);
        send.call(this, text);
    };
"""
"""Nothing moves, no turn waits for Done, and the page knows what it waits for."""


def play_on(*pages: Page) -> None:
    """Let everybody come back and play on by clicks alone, all at once, to the end of the game."""
    for page in pages:
        page.add_init_script(QUICKLY)
        page.reload()
        page.locator(".desk .prompt").wait_for()
    for seed, page in enumerate(pages):
        page.evaluate(f"seed => {{ window.played = ({PLAY_ON})(seed); }}", seed)
    for page in pages:
        page.evaluate("window.played")


class Stand(NamedTuple):
    """Return how things stand on the page."""

    question: str
    asked: bool
    over: bool
    settling: bool

    @property
    def is_draft(self) -> bool:
        """Return True if the draft holds a decision that is not stored yet."""
        return self.asked and bool(self.question.split(" ")[1])

    @property
    def is_whole(self) -> bool:
        """Return True if nothing can be added to the draft."""
        return self.is_draft and self.question.split(" ")[2] == "true"


class Player(Captain):
    """A person with one page."""

    def __init__(self, page: Page, language: str, table: Table, random: Random) -> None:
        super().__init__(page, language)
        self.table = table
        self.random = random
        self.asked_why = False
        self.arrive(page)

    def arrive(self, page: Page) -> None:
        """Begin with a fresh page, whose clock can be put forward."""
        self.page = page
        self.heard = Heard(page)
        page.clock.install()  # it goes on by itself, too

    @cached_property
    def sheet(self) -> dict[str, Any]:
        return sheet_of(self.page, self.table.game_id)

    def open_table(self) -> str:
        """Home, Play now, seats and options, Start; return the id of the table."""
        self.go()
        game = self.page.locator(f"article[aria-labelledby='game-{self.table.game_id}']")
        game.get_by_role("button", name=self.say("home-play")).click()
        sheet = self.page.get_by_role("dialog")
        sheet.get_by_label(self.say("setup-name")).fill("Ann")
        wishes = [("setup-players", str(self.table.seats))]
        if self.table.seats > 1:
            wishes.append(("setup-opponents", BOT))
        for key, value in wishes:
            sheet.get_by_role("group", name=self.say(key)).locator(f"input[value='{value}']").check()
        only_alone = self.sheet["card"]["only_alone"]
        options = [pair for pair in self.table.options if self.table.seats == 1 or pair[0] not in only_alone]
        groups = sheet.get_by_role("group")
        expect(groups).to_have_count(len(wishes) + len(options))
        for place, (_, value) in enumerate(options, len(wishes)):
            groups.nth(place).locator(f"input[value='{value}']").check()
        sheet.get_by_role("button", name=self.say("setup-start")).click()
        return self.at_table()

    # --- how things stand -------------------------------------------------------------------------------

    def stands(self) -> Stand:
        return Stand(**self.page.evaluate(STANDS))

    def settled(self) -> Stand:
        """Wait until the page has all its answers and would take a click; let its clock run ahead."""
        while True:
            self.heard.rest()
            stand = self.stands()
            if not stand.settling:
                return stand
            self.page.clock.run_for(SETTLE_MS)

    def my_turn(self) -> Stand | None:
        """Wait until asked; None when the game is over."""
        while True:
            stand = self.settled()
            if stand.over:
                return None
            if stand.asked:
                return stand
            self.page.wait_for_timeout(OTHERS_MS)

    # --- doing it ---------------------------------------------------------------------------------------

    def click(self, at: int) -> bool:
        """Click one of what was found; False when no point of it is to be seen."""
        point = self.page.evaluate(POINT, at)
        if point is None:
            return False
        self.page.mouse.click(*point)
        # A second click so near to it would be taken for the other half of a double click.
        self.page.clock.run_for(SETTLE_MS)
        return True

    def decide(self) -> str:
        """Click what is lit, at random, until the question is another one.

        Return what was clicked last, or nothing where the question was answered by itself.
        """
        before = self.settled()
        asked = self.heard.question(before.question)
        places = sorted(places_of(asked.legal, asked, self.sheet))
        seen: set[str] = set()
        tried: list[str] = []
        for _ in range(MOST_CLICKS):
            names: list[str] = [name for name, _ in self.page.evaluate(FIND, [places, False])]
            if not names:
                # The only answer that may be given is soon given by itself.
                assert self._has_answered(before), f"nothing is lit at {before.question}"
                return ""
            at = self._prefer(names, seen, tried)
            seen = set(names)
            tried.append(names[at])
            if self.click(at) and self._has_answered(before):
                return names[at]
            self.ask_why()
        raise AssertionError(f"{MOST_CLICKS} clicks answer nothing at {before.question}: {tried}")

    def _prefer(self, names: list[str], seen: set[str], tried: list[str]) -> int:
        """Prefer what the last click has lit, then what was not clicked yet."""
        every = range(len(names))
        new = [at for at in every if seen and names[at] not in seen]
        fresh = [at for at in every if names[at] not in tried]
        return self.random.choice(new or fresh or every)

    def _has_answered(self, before: Stand) -> bool:
        after = self.settled()
        return after.over or after.question != before.question

    def finish_turn(self) -> None:
        """Decide until the turn is whole, and store it with Done."""
        while (stand := self.settled()).is_draft:
            if stand.is_whole:
                self.press_desk("done")
            else:
                self.decide()

    def press_desk(self, does: str) -> None:
        """Press a button beside the prompt."""
        button = self.page.locator(f".draft [data-does='{does}']")
        button.wait_for(state="attached")
        for _ in range(MOST_RESTS):
            # An answer that came late begins a rest, and only the page's own clock ends it.
            if button.is_visible():
                break
            self.page.clock.run_for(SETTLE_MS)
        button.click()
        self.page.clock.run_for(SETTLE_MS)

    def ask_why(self) -> None:
        """Point at something grey and read why, unless that was done before or nothing is grey."""
        stand = self.settled()
        if self.asked_why or stand.is_whole or not stand.asked:
            return
        asked = self.heard.question(stand.question)
        reasons = [reason for fold in asked.refused for reason in self._reasons(fold)]
        numbers = [number for fold in asked.refused for number in fold.numbers]
        may = places_of(asked.legal, asked, self.sheet)
        grey = sorted(places_of(numbers, asked, self.sheet) - may)
        for at, (name, is_place) in enumerate(self.page.evaluate(FIND, [grey, True])):
            if (told := self._explanation(at)) is not None:
                assert told, name
                assert not is_place or any(reason in told for reason in reasons), (name, told, reasons)
                self.asked_why = True
                return

    def _reasons(self, fold: Refused) -> list[str]:
        """The sentences that say why, number by number, in the language of the page."""
        texts = Texts(self.table.game, self.language, self.table.players(""))
        told = []
        for at in range(len(fold.numbers)):
            own = {name: column[at] for name, column in fold.differs.items()}
            told.append(texts.tell(Saying(fold.key, {**fold.args, **own})))
        return told

    def _explanation(self, at: int) -> str | None:
        """Point at one of what was found and read; None when no point of it is to be seen."""
        point = self.page.evaluate(POINT, at)
        if point is None:
            return None
        # From elsewhere: what came to lie under a mouse that has just clicked is not explained.
        self.page.mouse.move(0, 0)
        self.page.mouse.move(*point)
        self.page.clock.run_for(HOVER_MS)
        told = self.page.get_by_role("tooltip").inner_text()
        self.page.mouse.move(0, 0)
        self.page.clock.run_for(HOVER_MS)
        return told

    def take_hint(self) -> None:
        """Ask, and do what is advised."""
        before = self.settled()
        self.press_desk("hint")
        expect(self.page.locator("[data-hint]")).to_be_visible()
        self.page.clock.run_for(SETTLE_MS)
        self.does("follow-hint").click()
        assert self._has_answered(before)

    def take_back(self) -> None:
        """Decide and think better of it: before Done, and after it."""
        before = self.settled()
        self.decide()
        if (after := self.settled()).is_draft:
            self.press_desk("undo")
            assert self.settled().question == before.question, after
            self.decide()
            self.finish_turn()
        if self.my_turn():
            self.press_desk("undo")
            assert self.my_turn()

    def play_to_the_end(self) -> int:
        """Open a table and play it to the end; return how many clicks that took."""
        self.page.add_init_script(QUICKLY)
        self.open_table()
        self.page.locator(".desk .prompt").wait_for()
        clicks: int = self.page.evaluate(PLAY_ON, self.random.randrange(2**31))
        return clicks
