"""The contract: what every game promises, and the test in `tests/contract` that holds each promise.

**A game is a State; a State has an actor; the actor picks one of the legal actions; apply.** An action is a
whole number; `game.actions` says what each means. Chance is an actor too: its actions carry weights. So a
whole game, the deal included, is a list of actions.

A game implements the methods marked *game*; everything else is given here. The names of the tests stand in
square brackets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from operator import index
from pathlib import Path
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carrack.core.actions import ActionTable
from carrack.core.chance import Rng
from carrack.core.components import Components
from carrack.core.events import Event
from carrack.core.features import FeatureRow
from carrack.core.packing import pack, unpack
from carrack.core.verdicts import (
    GAME_OVER,
    MALFORMED,
    NOT_YOUR_TURN,
    OK,
    Verdict,
    malformed,
    refuse,
)
from carrack.core.weights import read_weights

CHANCE: Final = -1
OVER: Final = -2
ONLOOKER: Final = -1
DIGEST_BYTES: Final = 16


@dataclass(frozen=True)
class Facts:
    """Facts about a game, known before it begins."""

    id: str
    title: str
    year: int
    seats: range
    minutes: tuple[int, int]
    weight: int
    """How hard it is to learn, from 1 (light) to 5 (heavy)."""
    options: Mapping[str, tuple[str, ...]]
    """Each option with its values; the first is the default. Values are words, not numbers: bridges tell
    them apart."""
    score_range: tuple[int, int]
    """No final score is outside it. [test_scores_are_within_the_declared_range]"""
    longest: Mapping[int, int]
    """Per number of seats: no game takes more actions. [test_random_play_ends_within_the_declared_length]"""
    rules_version: int
    """Raised by every change that alters legality or numbering. [test_playthrough_is_unchanged]"""
    secrets: bool = True
    """Whether somebody may know less than somebody else. Without secrets every view shows all there is, and
    one state alone fits it. [test_a_game_without_secrets_shows_everything]"""
    shows: frozenset[str] = frozenset()
    """Kinds of events that lay open what was hidden, or hand it on. No other decision of a seat tells it
    anything it did not know, so a draft can be shown until one of these happens.
    [test_a_draft_teaches_nothing]"""
    only_alone: tuple[str, ...] = ()
    """Options that say something to who plays alone, and nothing to others.
    [test_options_for_one_seat_change_nothing_for_more]"""
    never_alone: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Values of options that want more than one seat. [test_impossible_seats_and_options_are_malformed]"""
    open_with: Mapping[str, str] = field(default_factory=dict)
    """Values of options with which such a game has no secrets after all.
    [test_a_game_without_secrets_shows_everything]"""

    def matters(self, options: Mapping[str, str], seats: int) -> bool:
        """Return whether these options make a table of their own for so many seats."""
        if seats == 1:
            return not any(options[name] in values for name, values in self.never_alone.items())
        return all(options[name] == self.options[name][0] for name in self.only_alone)

    def hides(self, options: Mapping[str, str], seats: int) -> bool:
        """Return whether there are secrets with these options; a solo game has nobody to hide anything
        from."""
        if not self.secrets or seats == 1:
            return False
        return not any(options.get(name) == value for name, value in self.open_with.items())


@dataclass(frozen=True)
class Prompt:
    """A question to the actor: a stable code, parameters, and the paragraph or effect that asks."""

    code: str
    args: Mapping[str, object] = field(default_factory=dict)
    rule: str = ""


@dataclass(frozen=True)
class Score:
    """One seat's result: points, where they came from, the tie-break, and the place (1 is best).

    Who plays alone plays against the game: place 1, or 2 for one that lost to it.
    """

    total: int
    breakdown: Mapping[str, int]
    tie_break: int
    rank: int
    outcome: str = ""
    """How a game alone has ended, as a word of the catalogue (`outcome-…`); empty where the place says it.
    [test_who_plays_alone_is_told_the_outcome]"""


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """All that one seat (or an onlooker) may know and remember, and nothing else.

    `legal` lists the actions that this seat may pick now, `carrack.describe(view)` gives everything that lies
    on the table as named values, `print(view)` draws it. Equal views compare equal.

    It is another type than State and is built by an allow-list. [test_nothing_hidden_is_in_a_view] It
    remembers what matters for what may come, not the order in which everything was done.
    """

    def __init__(self, game: Game, seat: i64, seats: i64, actor: i64, legal: list[int]) -> None:
        self.game: Game = game
        """The game that is played."""
        self.seat: i64 = seat
        """The seat that looks, or ONLOOKER."""
        self.seats: i64 = seats
        """The number of seats."""
        self.actor: i64 = actor
        """The seat asked (0 …), CHANCE, or OVER."""
        self.legal: list[int] = legal
        """The legal actions when this seat is asked, else none. [test_view_offers_the_legal_numbers]"""

    def rows(self) -> list[list[int]]:
        """*game*: everything in the view as rows of numbers. [test_view_survives_dump_and_load]"""
        raise NotImplementedError

    def prompt(self) -> Prompt:
        """*game*: what the actor is asked, as everybody may know it.

        [test_a_view_asks_what_the_state_asks]
        """
        raise NotImplementedError

    def check(self) -> None:
        """*game*: raise AssertionError unless every value means something.

        [test_changed_numbers_are_malformed_or_a_position]
        """
        raise NotImplementedError

    def dump(self) -> bytes:
        """Return the canonical bytes; `game.load_view` reads them. [test_view_survives_dump_and_load]"""
        return pack([[int(self.seat), int(self.actor)], self.legal, *self.rows()])

    def __reduce__(self) -> tuple[object, ...]:
        return restore_view, (self.game, self.dump())

    def __repr__(self) -> str:
        who = "an onlooker" if self.seat == ONLOOKER else f"seat {int(self.seat)}"
        return f"<view of {self.game.facts.id} for {who}, {len(self.legal)} legal actions>"

    def __str__(self) -> str:
        return PRINTER.of_view(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return same_game(self.game, other.game) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(self.dump())


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Independent of every other one; changed by `apply` and `step` alone.

    `carrack.game(id).new(seats=…)` makes the first one. While `actor` is not OVER, pick one of `legal()` (at
    CHANCE by `weights()`) and `apply` it; then `scores()` are final. `view(seat)` is what a seat may know.

    Equal positions of the same game compare equal and hash alike, however they came about. The hash follows
    the position: put a `copy()` into a set or dict, and leave it unchanged there. `print(state)` draws the
    board with all hands.
    """

    def __init__(self, game: Game, seats: i64) -> None:
        self.game: Game = game
        """The game that is played."""
        self.seats: i64 = seats
        """The number of seats."""
        self.actor: i64 = CHANCE
        """The seat asked (0 …), CHANCE, or OVER."""

    # --- what may be picked -----------------------------------------------------------------------------

    def legal_into(self, row: vec[i64]) -> i64:
        """*game*: write the legal actions to the caller's row, ascending, and return how many.

        Unique, and never none before the end. [test_legal_numbers_are_ascending_unique_and_never_empty]
        """
        raise NotImplementedError

    def worthwhile_into(self, row: vec[i64]) -> i64:
        """Write the legal actions that a bot should think about; at least one.

        A game leaves out what can bring nothing any more, whatever follows. Never what depends on secrets.
        """
        return self.legal_into(row)

    def weights_into(self, row: vec[i64]) -> i64:
        """*game*: at CHANCE, the whole-number weight of each legal action. [test_chance_has_whole_weights]"""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """Return the actions that the actor may pick, in ascending order; none when the game is over."""
        if self.actor == OVER:
            return []
        row = self.game.blank_row[:]
        return first_of(row, self.legal_into(row))

    def worthwhile(self) -> list[int]:
        """Return the legal actions that a bot should think about: at least one before the end."""
        if self.actor == OVER:
            return []
        row = self.game.blank_row[:]
        return first_of(row, self.worthwhile_into(row))

    def weights(self) -> list[int]:
        """Return the weights of `legal()` at CHANCE; for a seat, an empty list."""
        if self.actor != CHANCE:
            return []
        row = self.game.blank_row[:]
        return first_of(row, self.weights_into(row))

    def candidates_into(self, row: vec[i64]) -> i64:
        """*game*: the same as `legal_into` with every action a person could try here, the greyed ones too.

        All legal actions are among them. [test_candidates_contain_the_legal_numbers]
        """
        raise NotImplementedError

    def candidates(self) -> list[int]:
        """Return every action that a person could try here, legal or not, in ascending order."""
        if self.actor == OVER:
            return []
        row = self.game.blank_row[:]
        return first_of(row, self.candidates_into(row))

    def refusal(self, action: i64) -> i64:
        """*game*: 0 when the asked actor may pick this action of its own kind, else the game's reason.

        [test_verdict_agrees_with_legal_on_the_whole_number_space]
        """
        raise NotImplementedError

    def explain(self, reason: i64, action: i64) -> Verdict:
        """*game*: the verdict for a reason that `refusal` gave.

        [test_verdicts_and_prompts_cite_paragraphs_that_exist]
        """
        raise NotImplementedError

    def is_legal(self, action: int) -> bool:
        """Return whether `apply` would carry out this action."""
        action = index(action)
        game = self.game
        if action < 0 or action >= game.action_count or self.actor == OVER:
            return False
        if (action >= game.first_chance) != (self.actor == CHANCE):
            return False
        return self.refusal(i64(action)) == 0

    def verdict(self, action: int) -> Verdict:
        """Return why this action is not legal: code, parameters, rule paragraph; `.ok` when it is.

        The one legality: it agrees with `legal` on every action of the game.
        [test_verdict_agrees_with_legal_on_the_whole_number_space]
        """
        action = index(action)
        game = self.game
        if action < 0 or action >= game.action_count:
            return Verdict("number.unknown", {"number": action, "numbers": game.action_count}, "", MALFORMED)
        if self.actor == OVER:
            return Verdict("game.over", {}, "", GAME_OVER)
        if (action >= game.first_chance) != (self.actor == CHANCE):
            return Verdict(
                "chance.first" if self.actor == CHANCE else "chance.not-a-choice", {}, "", NOT_YOUR_TURN
            )
        reason = self.refusal(i64(action))
        return OK if reason == 0 else self.explain(reason, i64(action))

    # --- what follows -----------------------------------------------------------------------------------

    def step(self, action: i64) -> None:
        """*game*: carry out an action that is known to be legal; nothing is checked.

        [test_step_does_what_apply_does]
        """
        raise NotImplementedError

    def apply(self, action: int) -> None:
        """Carry out a legal action, and whatever follows without another answer.

        Raise a `Refusal` that says why, and change nothing, when it is not legal: `Illegal` when the rules
        say no, `Malformed` when there is no such action.

        [test_illegal_apply_raises_and_changes_nothing]
        """
        if not self.is_legal(action):
            raise refuse(self.verdict(action), self.game.actions.describe(action), self.game)
        self.step(i64(action))

    def listen(self, log: list[Event] | None) -> None:
        """*game*: write what happens from now on to this list (None: to nobody).

        [test_copies_listen_to_nobody]
        """
        raise NotImplementedError

    def prompt(self) -> Prompt:
        """*game*: return what is asked of the actor, and why. [test_every_text_exists_in_both_languages]"""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        """*game*: return each seat's result if the game ended now; final when the actor is OVER.

        [test_scores_are_within_the_declared_range]
        """
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        """*game*: return how well a seat stands, 0 (lost) to 1 (won); the shares of several seats make 1.

        [test_evaluation_is_a_share]
        """
        raise NotImplementedError

    def rewards_into(self, row: vec[float]) -> None:
        """Fill in how well each seat stands, for search. Before the end this is what `evaluate` says; a game
        that overrides it evaluates all seats at once, and mixes rank and margin after the end.

        [test_rewards_are_shares_that_rank_like_the_result]
        """
        seat: i64
        for seat in range(self.seats):
            row[seat] = self.evaluate(seat)

    # --- copies and knowledge ---------------------------------------------------------------------------

    def copy(self) -> State:
        """*game*: return an independent state that listens to nobody. [test_copies_are_independent]"""
        raise NotImplementedError

    def check_viewer(self, seat: int | None) -> int:
        """Return the seat as a number (ONLOOKER for None); refuse a seat that does not exist."""
        if seat is None:
            return ONLOOKER
        if not 0 <= index(seat) < int(self.seats):
            raise malformed("seat.unknown", seat=seat, seats=int(self.seats))
        return seat

    def legal_for(self, viewer: i64) -> list[int]:
        """Return the legal actions for a viewer that is asked, else none."""
        return self.legal() if viewer == self.actor and viewer != ONLOOKER else []

    def view(self, seat: int | None) -> View:
        """*game*: return what this seat (None: an onlooker) may know and remember.

        [test_nothing_hidden_is_in_a_view]
        """
        raise NotImplementedError

    def check(self) -> None:
        """*game*: raise AssertionError unless every component is where one can be.

        [test_components_are_conserved]
        """
        raise NotImplementedError

    def rows(self) -> list[list[int]]:
        """*game*: return everything in the state as rows of numbers; equal states give equal rows.

        [test_state_survives_dump_load_and_pickle]
        """
        raise NotImplementedError

    def dump(self) -> bytes:
        """Return the one canonical form, for digest, pickle, snapshot and worker.

        [test_state_survives_dump_load_and_pickle]
        """
        return pack([[self.game.facts.rules_version, int(self.seats)], *self.rows()])

    def digest(self) -> str:
        """Return a short name of exactly this position, the same pure and compiled.

        [test_same_numbers_give_the_same_digests]
        """
        return blake2b(self.dump(), digest_size=DIGEST_BYTES).hexdigest()

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return restore_state, (self.game, self.dump())

    def __repr__(self) -> str:
        who = {CHANCE: "chance", OVER: "over"}.get(int(self.actor), f"seat {int(self.actor)}")
        asked = f" to answer {self.prompt().code}" if self.actor >= 0 else ""
        return f"<{self.game.facts.id}, {int(self.seats)} seats, {who}{asked}>"

    def __str__(self) -> str:
        return PRINTER.of_state(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return same_game(self.game, other.game) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(self.dump())


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagination:
    """A view made ready once, so that its blanks can be filled many times fast."""

    def state(self, rng: Rng) -> State:
        """*game*: a State that fits the view: known things kept, unknown things drawn anew.

        It has the same view for that seat, offers it the same actions and plays on to the end.
        [test_imagined_state_fits_the_view]; it conditions on what was shown, on counts and on the legality
        of what was done, not on guesses about why. [test_imagined_hands_follow_the_right_distribution]
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with one set of components. `carrack.game(id)` makes one.

    `owner_file` is the text of an owner's component file, laid over the game's own values.
    """

    def __init__(
        self, facts: Facts, folder: Path, components: Components, actions: ActionTable, owner_file: str
    ) -> None:
        self.facts: Facts = facts
        """Title, seats, options and what else is known before a game begins."""
        self.folder: Path = folder
        self.components: Components = components
        self.actions: ActionTable = actions
        """Every action in words: `actions.find("explore")`, `actions.notation(7)`."""
        self.owner_file: str = owner_file
        self.action_count: int = len(actions.choices)
        """Actions are whole numbers from 0 to action_count - 1."""
        self.first_chance: int = actions.first_chance
        """From here on the actions are chance's."""
        values = read_weights(folder)
        self.played_on: i64 = i64(int(values["played_on"]))
        """Decisions that a search plays on before it lets the evaluation judge: more where a position must
        come to rest first. Found in the arena."""
        self.first_sight: float = values["first_sight"]
        """Visits that a search takes the first sight of a choice for: more where the evaluation one step
        ahead tells much. Found in the arena."""
        self.levelled: bool = values["levelled"] > 0.0
        """Whether only the differences between first sights count, since each is better than what follows: so
        it is where whoever has just moved looks better than whoever is about to. Found in the arena."""
        self.blank_row: vec[i64] = vec[i64]([0] * self.action_count)
        """Copied wherever a row for all actions is needed."""

    def with_owner_file(self, owner_file: str, owner_name: str) -> Game:
        """Return the same game with the values of an owner's file; the name is for its errors."""
        make = cast(Callable[[str, str], Game], self.__class__)
        return make(owner_file, owner_name)

    def begin(self, seats: i64, options: dict[str, str]) -> State:
        """*game*: return the state before the first action.

        [test_a_fresh_game_starts_with_its_own_options]
        """
        raise NotImplementedError

    def new(self, seats: int | None = None, **options: str) -> State:
        """Return a fresh state for so many seats (the fewest if not said), before any card is dealt.

        `options` are those of `facts.options`; what cannot be is refused with a sentence.
        """
        seats = self.check_seats(seats)
        return self.begin(seats, self.check_options(options, seats))

    def check_seats(self, seats: int | None) -> int:
        """Return the number of seats; refuse one that the game cannot be played with."""
        allowed = self.facts.seats
        if seats is None:
            return allowed.start
        if seats not in allowed:
            raise malformed("seats.impossible", seats=seats, least=allowed.start, most=allowed.stop - 1)
        return seats

    def check_options(self, options: dict[str, str], seats: int) -> dict[str, str]:
        """Return all options with a value each; refuse what these seats cannot play with."""
        known = self.facts.options
        chosen = {name: values[0] for name, values in known.items()}
        for name, value in options.items():
            if name not in known:
                raise malformed("option.unknown", option=name, known=", ".join(known) or "-")
            if value not in known[name]:
                raise malformed("option.impossible", option=name, value=value, known=", ".join(known[name]))
            if seats == 1 and value in self.facts.never_alone.get(name, ()):
                raise malformed("option.never-alone", option=name, value=value)
            chosen[name] = value
        return chosen

    def load_rows(self, seats: i64, rows: list[list[int]]) -> State:
        """*game*: the state that gave these rows; a clear refusal of rows that do not fit.

        Whether it is a position is seen by its `check`. [test_changed_numbers_are_malformed_or_a_position]
        """
        raise NotImplementedError

    def load(self, data: bytes) -> State:
        """Return the state whose `dump()` this is."""
        rows = unpack(data)
        if not rows or len(rows[0]) != 2:
            raise malformed("dump.unreadable", reason="no header")
        version, seats = rows[0]
        if version != self.facts.rules_version:
            raise malformed("dump.other-rules", version=version, current=self.facts.rules_version)
        state = self.load_rows(self.check_seats(seats), rows[1:])
        try:
            state.check()
        except (AssertionError, IndexError) as error:
            raise malformed("dump.unreadable", reason=f"no such position: {error}") from error
        if state.actor != OVER and not state.legal():
            raise malformed("dump.unreadable", reason="no such position: nothing may be picked")
        return state

    def load_view_rows(self, seat: int, legal: list[int], rows: list[list[int]]) -> View:
        """*game*: the view that gave these rows; a clear refusal of rows that do not fit.

        Whether it is a view is seen by its `check`. [test_changed_numbers_are_malformed_or_a_position]
        """
        raise NotImplementedError

    def load_view(self, data: bytes) -> View:
        """Return the view whose `dump()` this is."""
        rows = unpack(data)
        if len(rows) < 2 or len(rows[0]) != 2:
            raise malformed("dump.unreadable", reason="no header")
        seat, actor = rows[0]
        most = self.facts.seats.stop - 1
        if not ONLOOKER <= seat < most or not all(0 <= number < self.action_count for number in rows[1]):
            raise malformed("dump.unreadable", reason="no such seat or number")
        view = self.load_view_rows(seat, rows[1], rows[2:])
        try:
            view.check()
        except (AssertionError, IndexError) as error:
            raise malformed("dump.unreadable", reason=f"no such view: {error}") from error
        if seat >= int(view.seats) or actor != int(view.actor):
            raise malformed("dump.unreadable", reason="another seat or actor")
        return view

    def prepare(self, view: View) -> Imagination:
        """*game*: make a view ready for imagining many states. [test_imagined_state_fits_the_view]"""
        raise NotImplementedError

    def imagine(self, view: View, rng: Rng) -> State:
        """Return a random State that fits the view: known things kept, unknown things drawn anew."""
        return self.prepare(view).state(rng)

    def words(self, args: dict[str, object]) -> dict[str, object]:
        """*game*: parameters of a sentence with the game's own numbers (a card, a good) turned into words.

        [test_every_text_exists_in_both_languages]
        """
        raise NotImplementedError

    def weights(self) -> dict[str, float]:
        """Return what its evaluation weighs by, and how a search uses that: from its file."""
        return read_weights(self.folder)

    def use_weights(self, values: dict[str, float]) -> None:
        """Evaluate by these weights, and search with them, from now on in this process."""
        self.played_on = i64(int(values["played_on"]))
        self.first_sight = values["first_sight"]
        self.levelled = values["levelled"] > 0.0
        self.weigh_by(values)

    def weigh_by(self, values: dict[str, float]) -> None:
        """*game*: evaluate by these weights. [test_weights_can_be_exchanged]"""
        raise NotImplementedError

    def features(self, view: View) -> list[float]:
        """Return the view as numbers between -1 and 1, always as many.

        [test_features_fit_their_names]
        """
        return self.feature_row(view).dense()

    def features_into(self, view: View, out: object) -> None:
        """Write the features into a caller's array: numpy float32 or float64, or `array.array`.

        [test_features_in_every_form]
        """
        self.feature_row(view).write_into(out)

    def sparse_features(self, view: View) -> tuple[list[int], list[float]]:
        """Return the places and values of all features that are not 0. [test_features_in_every_form]"""
        row = self.feature_row(view)
        return row.places, row.values

    def feature_row(self, view: View) -> FeatureRow:
        """*game*: return the features as they are written. [test_features_fit_their_names]"""
        raise NotImplementedError

    def feature_names(self, seats: int) -> list[str]:
        """*game*: return one name per feature. [test_features_fit_their_names]"""
        raise NotImplementedError

    def feature_shapes(self, seats: int) -> dict[str, tuple[int, ...]]:
        """*game*: return the blocks of the features in order, with the shape of each: maps come last.

        [test_features_fit_their_names]
        """
        raise NotImplementedError

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return restore_game, (self.__class__, self.owner_file)

    def __repr__(self) -> str:
        return f"carrack.game({self.facts.id!r})"


class Printer:
    """Draws positions and views for `print`; `carrack.games`, which knows the boards, puts its own here."""

    of_state: Callable[[State], str]
    of_view: Callable[[View], str]

    def __init__(self) -> None:
        self.of_state = repr
        self.of_view = repr


PRINTER: Final = Printer()


def same_game(one: Game, other: Game) -> bool:
    """Return whether two games are played with the same rules and component values."""
    return one.facts.id == other.facts.id and one.owner_file == other.owner_file


def first_of(row: vec[i64], n: i64) -> list[int]:
    """Return the first n numbers of a row."""
    found: list[int] = []
    i: i64
    for i in range(n):
        found.append(int(row[i]))
    return found


@cache
def restore_game(make: Callable[[str], Game], owner_file: str) -> Game:
    """Return the game that was pickled; each is made once only."""
    return make(owner_file)


def restore_state(game: Game, data: bytes) -> State:
    """Return the state that was pickled."""
    return game.load(data)


def restore_view(game: Game, data: bytes) -> View:
    """Return the view that was pickled."""
    return game.load_view(data)
