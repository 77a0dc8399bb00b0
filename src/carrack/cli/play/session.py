"""A game while people and bots sit at it, for every terminal: whose eyes look, who is asked, what is kept.

It shows nothing and waits for nobody: the full screen and the plain table do that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from carrack.bots.seat import BotSeat
from carrack.cli.play.hints import Advice, adviser
from carrack.cli.play.players import is_bot
from carrack.cli.play.question import Question, asked
from carrack.cli.play.save_file import SaveFile
from carrack.core.api import View
from carrack.core.chance import Rng
from carrack.core.match import Match
from carrack.core.text import Texts
from carrack.core.verdicts import Verdict

MOST_PLACES: Final = 3


class Session:
    """One game at the table."""

    def __init__(self, match: Match, save: SaveFile, new_rng: Callable[[], Rng]) -> None:
        self.match = match
        self.save = save
        self.new_rng = new_rng
        self.bots: dict[int, BotSeat] = {}
        self.people: list[int] = []
        self.seat_bots()
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.seen: dict[int, int] = {}
        """Per person: where in the match's events the news begins."""
        self._question: tuple[tuple[object, ...], Question] | None = None

    def seat_bots(self) -> None:
        """Seat fresh bots: those who remember must not remember what was taken back."""
        players = self.match.record.players
        seats = range(self.match.record.seats)
        self.bots = {
            seat: BotSeat(players[seat], self.new_rng())
            for seat in seats
            if seat < len(players) and is_bot(players[seat])
        }
        self.people = [seat for seat in seats if seat not in self.bots]

    # --- who is asked, who looks ------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        """Return the person who is asked and sits at the keyboard."""
        seat = self.match.actor
        return seat if not self.match.is_over and seat == self.at_keyboard else None

    @property
    def waits_for(self) -> int | None:
        """Return the person who must come to the keyboard first."""
        seat = self.match.actor
        return seat if seat in self.people and seat != self.at_keyboard else None

    @property
    def hides(self) -> bool:
        """Return whether people at one keyboard have something to hide from each other."""
        return self.match.game.facts.secrets and len(self.people) > 1

    def offered(self) -> list[int]:
        """Return what the person asked can pick."""
        if self.asked is None or self.match.is_complete:
            return []
        return self.match.state_for(self.asked).legal()

    @property
    def position(self) -> tuple[object, ...]:
        """Return what differs after every stored decision and after every one that is taken back."""
        entries = self.match.record.entries
        return id(self.match), len(entries), sum(entry.struck for entry in entries), self.asked

    def question(self, texts: Texts) -> Question | None:
        """Describe the question of the person asked, once for each; None if there is nothing to answer."""
        seat, match = self.asked, self.match
        if seat is None or match.is_complete:
            return None
        state = match.state_for(seat)
        key = (*self.position, tuple(match.draft), texts.language, tuple(texts.names))
        if self._question is None or self._question[0] != key:
            found = Question(state, seat, texts, asked(state, match.view(seat), texts))
            self._question = key, found
        return self._question[1]

    # --- deciding ---------------------------------------------------------------------------------------

    def pick(self, numbers: Sequence[int]) -> None:
        """Decide for the person asked, perhaps several numbers at once; refused, nothing changes."""
        self._remember()
        seat, drafted = self.match.actor, len(self.match.draft)
        try:
            for number in numbers:
                self.match.play(seat, number)
        except BaseException:
            while len(self.match.draft) > drafted:
                self.match.undo(seat)
            raise
        self.keep()

    def done(self) -> None:
        self._remember()
        self.match.done(self.match.actor)
        self.keep()

    def undo(self) -> None:
        """Take back the last number of the draft."""
        self.match.undo(self.match.actor)
        self.keep()

    def take_back(self, seat: int, agreed: Collection[int]) -> None:
        """Go back beyond the draft, to before this seat's last stored decision."""
        self.match.take_back(seat, [*self.bots, *agreed])
        self.seat_bots()
        self.seen = {person: min(told, len(self.match.events)) for person, told in self.seen.items()}
        self.keep()

    def bot_plays(self, seat: int, number: int) -> None:
        self.match.play(seat, number)
        if self.match.is_complete:
            self.match.done(seat)
        self.keep()

    def _remember(self) -> None:
        self.seen[self.match.actor] = len(self.match.events)

    def keep(self) -> None:
        """Write the game down; `save.trouble` says when that failed."""
        self.save.keep(self.match)

    def other_places(self) -> list[Path]:
        """Return files in other folders in which the game could be kept, those first that can be written."""
        name = self.save.path.name
        folders = dict.fromkeys((Path.cwd(), Path.home(), Path(gettempdir())))
        return [folder / name for folder in folders if folder / name != self.save.path][:MOST_PLACES]

    def keep_at(self, path: Path) -> None:
        """Keep the game in another file from now on."""
        self.save = SaveFile(path)
        self.keep()

    @property
    def trouble(self) -> Verdict | None:
        return self.save.trouble.verdict if self.save.trouble else None

    def adviser(self) -> Callable[[View], Advice]:
        """Return who gives hints at this table."""
        return adviser(self.bots.values(), self.new_rng)
