"""A question as both terminals put it: verbs with their answers, what each brings, and why others cannot be.

It is made from the one description of a question that the page uses, too (`carrack.core.answers`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final, NamedTuple

from carrack.cli.play.keys import END, keys_of, shared_words, squeezed
from carrack.core.answers import Answers
from carrack.core.api import State, View
from carrack.core.draft import Draft
from carrack.core.places import Remark
from carrack.core.text import Texts
from carrack.games import answers, remarks

DOTS: Final = "…"
NAMED_IN_FOLD: Final = 6
"""The most choices with one reason that are named."""
_SQUARE: Final = re.compile(r"[a-z]\d+(?=[a-z]?$)")
"""A square in a key; what lays a tile there adds the letter of its turn."""
_FIGURE: Final = re.compile(r"\d+")
_TURN: Final = re.compile(r"\s*\([^()]*\)$")
LONGEST_ANSWER: Final = 8
"""Decisions that one typed answer can hold."""


@dataclass(frozen=True)
class Option:
    """One choice: what to type for it, its words under a heading, and the reason when it cannot be."""

    number: int
    label: str
    heading: str
    words: str
    sentence: str
    notation: str
    reason: str = ""
    rule: str = ""
    brings: str = ""
    """What it brings at once, in words."""
    remark: str = ""
    """What the game says about it: how far it is, what it costs."""
    about: str = ""
    """What the card or place does that it is about."""
    warns: bool = False
    """Whether the remark is a warning."""
    extra: bool = False
    """Whether it can be picked at any time and is no answer to the question itself."""
    proposed: bool = False
    """Whether Enter takes it, though there are others."""
    whole: str = ""
    """The name in full: more than the label can be typed."""

    @property
    def legal(self) -> bool:
        return not self.reason

    @property
    def ends(self) -> bool:
        """Return whether it passes, stays or says that is all."""
        return self.label == END

    @property
    def square(self) -> str:
        """Return the square that its key names, or nothing."""
        found = _SQUARE.match(self.label)
        return found[0] if found and re.search(rf"\b{found[0]}\b", self.notation) else ""

    def matches(self, filter_text: str, whole: bool = False) -> bool:
        """Return whether all the words typed begin words of this choice, or are `whole` words of it."""
        own = f"{self.sentence} {self.notation} {self.label}".lower()
        end = r"(?!\w)" if whole else ""
        words = filter_text.lower().split()
        return all(re.search(rf"(?<!\w){re.escape(word)}{end}", own) for word in words)

    def is_typed(self, typed: str) -> bool:
        """Return whether this is typed: its label, or more of its name."""
        return typed in (self.label, self.whole) or (
            typed.startswith(self.label) and self.whole.startswith(typed)
        )

    def begins(self, typed: str) -> bool:
        """Return whether what is typed may become this choice."""
        return self.label.startswith(typed) or self.is_typed(typed)


def options(
    state: State, offered: Sequence[int], texts: Texts, described: Answers | None = None
) -> list[Option]:
    """Return all that can be tried here: first what can be picked, then the greyed ones, reason by reason."""
    asking = state.prompt().code if state.actor >= 0 else ""
    found = _plain_where_alone([_option(state, number, texts, asking) for number in offered])
    if described is not None:
        found = [
            replace(option, brings=_brings(described, [other.number for other in group], place, texts))
            for _, members in groupby(found, key=lambda option: option.heading)
            for group in [list(members)]
            for place, option in enumerate(group)
        ]
    greyed: dict[tuple[object, ...], list[Option]] = {}
    allowed = set(offered)
    for number in state.candidates():
        if number not in allowed:
            verdict = state.verdict(number)
            key = (verdict.code, verdict.rule, *verdict.args)
            refused = replace(
                _option(state, number, texts, asking), reason=texts.refusal(verdict), rule=verdict.rule
            )
            greyed.setdefault(key, []).append(refused)
    return [*found, *(option for group in greyed.values() for option in group)]


def _option(state: State, number: int, texts: Texts, asking: str = "") -> Option:
    game = state.game
    choice, sentence = game.actions.choices[number], texts.action(number)
    key = keys_of(game, texts.language)[number]
    head, tail = shared_words(game, texts.language, choice.family)
    words = sentence.split()
    own = " ".join(words[len(head) : len(words) - len(tail)])
    if texts.has(asked_as := f"do-{choice.family}-{asking}"):
        # At this question the number means something else: load cannons, advance the disc.
        sentence = texts.say(asked_as, choice.args)
        return Option(number, key.short, texts.say(asked_as, {"count": DOTS}), own, sentence, choice.notation)
    heading = " ".join([*head, DOTS, *tail]) if head or tail else ""
    return Option(number, key.short, heading, own, sentence, choice.notation, whole=key.whole)


def _plain_where_alone(found: list[Option]) -> list[Option]:
    """Give a whole sentence to a choice that has a heading for itself."""
    often = Counter(option.heading for option in found)
    return [
        replace(option, heading="", words=option.sentence) if often[option.heading] == 1 else option
        for option in found
    ]


def _brings(described: Answers, group: Sequence[int], place: int, texts: Texts) -> str:
    """Say what one answer of a group brings; what all of them bring alike tells nothing, and is left out."""
    places = [described.legal.index(number) for number in group]
    found = []
    for figure, changes in described.brings.items():
        here = [changes[at] for at in places]
        change = here[place]
        if change and not (len(here) > 1 and len(set(here)) == 1):
            words = texts.say(f"figure-{figure}", {"count": abs(change)})
            found.append(f"{'+' if change > 0 else '−'}{words}")
    return ", ".join(found)


def asked(state: State, view: View, texts: Texts) -> list[Option]:
    """Return what the viewer, who is asked, can answer, with what each answer brings."""
    found = options(state, view.legal, texts, answers(state, view))
    beside = remarks(view, texts)
    free = all(option.label != END for option in found if option.legal)
    told = [_with_remark(option, beside, free) for option in found]
    told = _without_turns(told)
    # Answers to the question come before actions possible at any time, and those before refused ones.
    return sorted(told, key=lambda option: (not option.legal, option.extra))


def _without_turns(found: list[Option]) -> list[Option]:
    """Leave the turn of a tile out of keys and words where all its turns look alike."""
    squares = [option.square for option in found if option.legal and option.square]
    if not squares or len(set(squares)) < len(squares):
        return found
    return [
        replace(
            option,
            label=option.square,
            words=_TURN.sub("", option.words),
            sentence=_TURN.sub("", option.sentence),
        )
        if option.legal and option.square
        else option
        for option in found
    ]


def _with_remark(option: Option, beside: Mapping[int, Remark], free: bool) -> Option:
    """Put the game's own words beside an answer; what stays has the key of passing where that is free."""
    remark = beside.get(option.number)
    if remark is None:
        return option
    if not option.legal:
        return replace(option, extra=remark.extra, about=remark.about)
    key = END if remark.stays and free else option.label
    return replace(
        option,
        label=key,
        remark=remark.words,
        about=remark.about,
        warns=remark.warns,
        extra=remark.extra,
        proposed=remark.proposed,
    )


def default_of(found: Sequence[Option]) -> Option | None:
    """Return the answer that Enter takes: the one left apart from extras, or the proposed one."""
    left = [option for option in found if option.legal and not option.extra]
    proposed = [option for option in left if option.proposed]
    return left[0] if len(left) == 1 else proposed[0] if proposed else None


def folded(greyed: Sequence[Option], texts: Texts) -> list[Option]:
    """Return one option for each reason, with the names of all it speaks against."""
    groups: dict[str, list[Option]] = {}
    for option in greyed:
        groups.setdefault(_alike(option), []).append(option)
    return [
        replace(
            members[0],
            label="",
            heading="",
            words=_named(members, texts),
            reason=members[0].reason if len(members) == 1 else _shared_reason(members),
        )
        for members in groups.values()
    ]


def _shared_reason(members: Sequence[Option]) -> str:
    """Return one reason for all: the range of each figure that differs, dots for the names."""
    reasons = [_without_name(option) for option in members]
    columns = zip(*(map(int, _FIGURE.findall(reason)) for reason in reasons), strict=True)
    ranges = iter([_range(column) for column in columns])
    shared = _FIGURE.sub(lambda _: next(ranges), reasons[0])
    return shared.removesuffix(".") if shared.endswith(f"{DOTS}.") else shared


def _range(figures: Sequence[int]) -> str:
    least, most = min(figures), max(figures)
    return str(least) if least == most else f"{least}–{most}"


def _alike(option: Option) -> str:
    """Return a reason without figures and the choice's own name: 5 or 6 AP missing is one reason."""
    return _FIGURE.sub("#", _without_name(option)) + option.rule


def _without_name(option: Option) -> str:
    """Return a reason with dots where it repeats what tells the choice apart from others of its kind."""
    name = option.words.strip(" :,.?")
    if not option.heading or not name or name.isdecimal():
        return option.reason
    return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", DOTS, option.reason)


def _named(members: Sequence[Option], texts: Texts) -> str:
    """Name what is refused; the words that several share are said once."""
    shown = members[:NAMED_IN_FOLD]
    parts: list[str] = []
    for heading, group in groupby(shown, key=lambda option: option.heading):
        names = ", ".join(option.words for option in group)
        parts.append(heading.replace(DOTS, names) if heading else names)
    if len(members) > len(shown):
        more = texts.say("table-more-folded", {"count": len(members) - len(shown)})
        return ", ".join(parts) + " " + more
    return ", ".join(parts)


# --- what is typed ------------------------------------------------------------------------------------------


class Answer(NamedTuple):
    """A typed answer: decisions one after the other, the last one perhaps not legal."""

    steps: list[Option]
    rest: str = ""
    """What begins another step, but is none yet."""

    @property
    def last(self) -> Option | None:
        return None if self.rest or not self.steps else self.steps[-1]

    @property
    def numbers(self) -> list[int]:
        return [option.number for option in self.steps]


@dataclass
class Question:
    """A seat's question and everything that can follow from its answers before others act."""

    state: State
    seat: int
    texts: Texts
    options: Sequence[Option]
    after: dict[tuple[int, ...], Sequence[Option]] = field(default_factory=dict)
    """The options after some decisions, once they were asked for."""

    @property
    def default(self) -> Option | None:
        """Return the answer that Enter takes; None if one must be chosen."""
        return default_of(self.options)

    def read(self, typed: str) -> Answer | None:
        """Return the decisions that are typed without a gap (`2m9`: ship 2 to m9); None: no such thing."""
        return self._read(squeezed_keys(typed), [])

    def _read(self, typed: str, steps: list[Option]) -> Answer | None:
        here = self.options_after([option.number for option in steps])
        exact = [option for option in here if option.is_typed(typed)]
        if exact:
            best = min(exact, key=lambda option: (option.label != typed, not option.legal))
            return Answer([*steps, best])
        begun = any(option.begins(typed) for option in here)
        if begun:
            return Answer(steps, typed)
        if len(steps) >= LONGEST_ANSWER:
            return None
        first = [option for option in here if option.legal and _starts(option, typed)]
        for option in sorted(first, key=lambda option: -len(option.label)):
            found = self._read(typed[len(option.label) :], [*steps, option])
            if found is not None:
                return found
        return None

    def options_after(self, numbers: Sequence[int]) -> Sequence[Option]:
        """Return what can be answered next; nothing if chance or another seat comes first."""
        if not numbers:
            return self.options
        key = tuple(numbers)
        if key not in self.after:
            draft = self._drafted(numbers)
            ends = draft.is_complete
            shown = draft.shown
            self.after[key] = [] if ends else asked(shown, shown.view(self.seat), self.texts)
        return self.after[key]

    def _drafted(self, numbers: Sequence[int]) -> Draft:
        draft = Draft(self.state, self.seat)
        for number in numbers:
            if not draft.is_complete:
                draft.add(number)
        return draft

    def aim(self, place: str, typed: str) -> str | None:
        """Return what to type for a click on a place of the board; None if no answer leads there.

        The place follows what is typed, or is the answer itself, or the first ship or tile that can go there
        comes before it. Where none can, the answer says why.
        """
        refused: list[str] = []
        starts = [typed, "", *(option.label for option in self.options if option.legal and not option.extra)]
        for start in dict.fromkeys(starts):
            for aimed, legal in sorted(self._aimed(start, place), key=lambda each: not each[1]):
                if legal or start in (typed, ""):
                    return aimed
                refused.append(aimed)
        return refused[0] if refused else None

    def _aimed(self, start: str, place: str) -> list[tuple[str, bool]]:
        """Return what begins so and ends with this place, each with whether it is legal."""
        before = self.read(start) if start else Answer([])
        if before is None or before.rest or any(not option.legal for option in before.steps):
            return []
        here = self.options_after(before.numbers)
        return [
            (start + option.label, option.legal)
            for option in here
            if place in (option.notation, option.square)
        ]

    def turned(self, typed: str) -> str | None:
        """Return what lays the same tile on the same square in its next turn."""
        answer = self.read(typed) if typed else None
        if answer is None or answer.rest or not (square := answer.steps[-1].square):
            return None
        last = answer.steps[-1].label
        turns = [
            option.label
            for option in self.options_after(answer.numbers[:-1])
            if option.legal and option.square == square
        ]
        if last not in turns or len(turns) < 2:
            return None
        return typed.removesuffix(last) + turns[(turns.index(last) + 1) % len(turns)]

    def view_after(self, numbers: Sequence[int]) -> View:
        """Return what the seat would see after these decisions, as far as it may know now."""
        return self._drafted(numbers).shown.view(self.seat)

    def find(self, words: str) -> list[Option]:
        """Return what somebody means who types words of the screen: whole sentences first, then whole words.

        Answers to the question go before what can be done at any time, and both before what is refused.
        """
        wanted = squeezed(words)
        ways: tuple[Callable[[Option], bool], ...] = (
            lambda option: wanted in (squeezed(option.sentence), squeezed(option.notation)),
            lambda option: wanted == squeezed(option.words),
            lambda option: option.matches(words, whole=True),
            lambda option: option.matches(words),
        )
        for same in ways:
            found = [option for option in self.options if same(option)]
            legal = [option for option in found if option.legal]
            if found:
                return [option for option in legal if not option.extra] or legal or found
        return []


def _starts(option: Option, typed: str) -> bool:
    return bool(option.label) and typed.startswith(option.label)


def squeezed_keys(typed: str) -> str:
    """Return typed keys as labels have them: small letters, no spaces; the full stop stays."""
    return "".join(squeezed(letter) or (letter if letter == END else "") for letter in typed)
