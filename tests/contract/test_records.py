"""Records: what was played comes back; of what is broken the valid prefix and a clear error."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrack
from carrack.core.api import CHANCE, OVER, Game
from carrack.core.chance import Rng
from carrack.core.match import Match, new_match
from carrack.core.records import LARGEST_FILE, Reading, read
from carrack.core.text import LANGUAGES, Texts
from carrack.core.verdicts import Malformed
from tests.contract.cases import Case, all_cases

HEADER_LINES = 9
"""The magic line, seven headers, the empty line."""


def random_match(case: Case, seed: int, decisions: int = 10**6) -> Match:
    """A match in which everybody picks at random."""
    rng = Rng(seed, 21)
    names = [f"P{seat}" for seat in range(case.seats)]
    match = new_match(case.game, case.seats, Rng(seed, 20), names, confirm=False, **dict(case.options))
    while not match.is_over and decisions:
        legal = match.view(match.actor).legal
        match.play(match.actor, legal[int(rng.below(len(legal)))])
        decisions -= 1
    return match


@cache
def record_text(case: Case) -> str:
    match = random_match(case, 0)
    return match.record.text(case.game)


def said(error: Malformed, game: Game | None) -> None:
    """An error can be told in both languages."""
    for language in LANGUAGES:
        assert Texts(game, language).refusal(error.verdict).strip()


def try_reading(text: str) -> Reading | None:
    """Return what could be read, checked from the start; None when the headers are malformed."""
    try:
        reading = read(text, carrack.game)
    except Malformed as error:
        said(error, None)
        return None
    state = reading.game.new(reading.record.seats, **reading.record.options)
    for number in reading.record.numbers():
        state.apply(number)
    assert state.dump() == reading.state.dump()
    if reading.error is not None:
        said(reading.error, reading.game)
    return reading


def test_record_survives_writing_and_reading(case: Case, seed: int) -> None:
    match = random_match(case, seed)
    text = match.record.text(case.game)
    reading = read(text, carrack.game)
    assert reading.error is None
    assert reading.state.actor == OVER
    assert reading.state.dump() == match.state.dump()
    assert reading.record.text(case.game) == text
    assert list(reading.record.numbers()) == list(match.record.numbers())
    assert (reading.record.players, reading.record.result) == (match.record.players, match.record.result)
    assert reading.record.options == dict(case.options)


def test_an_unfinished_record_is_read_without_error(case: Case) -> None:
    match = random_match(case, 1, decisions=8)
    reading = read(match.record.text(case.game), carrack.game)
    assert reading.error is None
    assert reading.record.result is None
    assert reading.state.dump() == match.state.dump()


def test_line_ends_spaces_comments_and_capitals_do_not_matter(small: Case) -> None:
    text = record_text(small)
    lines = text.split("\n")
    body = [f"  {line.upper()}   # what a move" if line else line for line in lines[HEADER_LINES:]]
    for changed in (text.replace("\n", "\r\n"), "\n".join([*lines[:HEADER_LINES], "# notes", "", *body])):
        reading = try_reading(changed)
        assert reading is not None
        assert reading.error is None
        assert reading.record.text(small.game) == text


def test_struck_lines_are_kept_and_do_not_count(small: Case) -> None:
    lines = record_text(small).split("\n")
    lines.insert(HEADER_LINES + 1, f"~1: {small.game.actions.notation(0)}")
    text = "\n".join(lines)
    reading = try_reading(text)
    assert reading is not None
    assert reading.error is None
    assert reading.record.text(small.game) == text


def test_a_wrong_result_is_told(small: Case) -> None:
    lines = record_text(small).split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("result:"))
    lines[at] = "result: " + " ".join(["99"] * small.seats)
    reading = try_reading("\n".join(lines))
    assert reading is not None
    assert reading.error is not None
    assert (reading.error.verdict.code, reading.error.verdict.args["line"]) == ("record.wrong-result", at + 1)


def test_a_line_after_the_end_is_told(small: Case) -> None:
    text = record_text(small) + f"1: {small.game.actions.notation(0)}\n"
    reading = try_reading(text)
    assert reading is not None
    assert reading.state.actor == OVER
    assert reading.error is not None
    assert reading.error.verdict.args["line"] == text.count("\n")


@pytest.mark.parametrize(
    "line",
    [
        "explore",
        "1:",
        ": explore",
        "1: ",
        "1; explore",
        "*:",
        "* card",
        "0: decline",
        "-1: decline",
        "99: decline",
        "9" * 5000 + ": decline",
        "1" * 200 + ": decline",
        "²: decline",
        "1: no such thing",
        "1: " + "x" * 3000,
        "~",
        "~~1: decline",
        "\x00",
        "1: decline\x0b2: decline",
    ],
    ids=lambda line: ascii(line[:20]),
)
def test_a_broken_line_ends_the_reading_where_it_stands(small: Case, line: str) -> None:
    lines = record_text(small).split("\n")
    at = HEADER_LINES + 3
    before = read("\n".join([*lines[:at], ""]), carrack.game)
    lines[at] = line
    reading = try_reading("\n".join(lines))
    assert reading is not None
    assert reading.error is not None
    verdict = reading.error.verdict
    assert (verdict.code, verdict.args["line"]) == ("record.bad-line", at + 1)
    assert reading.record.result is None
    assert list(reading.record.numbers()) == list(before.record.numbers())


def test_seat_0_is_not_chance(small: Case) -> None:
    """Seats are counted from 1 in records; `0:` is nobody, not even for what chance does."""
    lines = record_text(small).split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("*:"))
    lines[at] = lines[at].replace("*:", "0:", 1)
    reading = try_reading("\n".join(lines))
    assert reading is not None
    assert reading.error is not None
    assert reading.error.verdict.args["line"] == at + 1


def test_missing_unknown_and_double_headers_are_malformed(small: Case) -> None:
    lines = record_text(small).split("\n")
    for at in range(HEADER_LINES - 1):
        without = lines[:at] + lines[at + 1 :]
        doubled = [*lines[: at + 1], *lines[at:]]
        unknown = [*lines[: at + 1], "weather: fine", *lines[at + 1 :]]
        for changed in (without, doubled, unknown):
            with pytest.raises(Malformed) as refusal:
                read("\n".join(changed), carrack.game)
            said(refusal.value, None)


@pytest.mark.parametrize(
    ("header", "value", "code"),
    [
        ("game", "chess", "game.unknown"),
        ("game", "", "game.unknown"),
        ("rules", "999", "record.other-rules"),
        ("rules", "one", "record.bad-header"),
        ("rules", "9" * 5000, "record.bad-header"),
        ("rules", "-1", "record.bad-header"),
        ("components", "0", "record.other-components"),
        ("seats", "99", "seats.impossible"),
        ("seats", "0", "seats.impossible"),
        ("seats", "two", "record.bad-header"),
        ("seats", "²", "record.bad-header"),
        ("options", "weather=fine", "option.unknown"),
        ("options", "=", "option.unknown"),
        ("options", "seats=3", "option.unknown"),
        ("options", "self=3", "option.unknown"),
    ],
)
def test_a_header_that_cannot_be_is_malformed(small: Case, header: str, value: str, code: str) -> None:
    lines = [
        f"{header}: {value}" if line.startswith(f"{header}:") else line
        for line in record_text(small).split("\n")
    ]
    with pytest.raises(Malformed) as refusal:
        read("\n".join(lines), carrack.game)
    assert refusal.value.verdict.code == code
    said(refusal.value, None)


def test_what_is_no_record_is_malformed() -> None:
    for text in ("", "\n", "\x00", "carrack record 2\n", "[Event]", "x" * (LARGEST_FILE + 1)):
        with pytest.raises(Malformed) as refusal:
            read(text, carrack.game)
        said(refusal.value, None)


def test_names_are_made_fit_for_a_record(small: Case) -> None:
    odd = ["Ann | Bob", "two\nlines", "# no comment", "a: b", "  ", "Zoë", "~", "*:"]
    names = [odd[seat % len(odd)] for seat in range(small.seats)]
    match = new_match(small.game, small.seats, Rng(1), names)
    text = match.record.text(small.game)
    reading = read(text, carrack.game)
    assert reading.error is None
    assert len(reading.record.players) == small.seats
    assert reading.record.text(small.game) == text


# --- broken at random -----------------------------------------------------------------------------------

FEWEST = [case for case in all_cases(every=False) if case.seats == case.game.facts.seats.start]
cases = st.sampled_from(FEWEST)
ODD_PIECES = ("\n", "\n\n", "~", "*", "#", ":", "0", "9" * 30, "9" * 5000, "\r", "\x85", "\u2028", "\x00")


@pytest.mark.heavy
@given(case=cases, data=st.data())
def test_a_cut_record_gives_what_stands_before_the_cut(case: Case, data: st.DataObject) -> None:
    text = record_text(case)
    cut = text[: data.draw(st.integers(0, len(text) - 2))]
    reading = try_reading(cut)
    if reading is None:
        return
    numbers = list(read(text, carrack.game).record.numbers())
    kept = list(reading.record.numbers())
    assert kept == numbers[: len(kept)]
    assert reading.error is not None
    whole_lines = cut.split("\n")[HEADER_LINES:-1]
    assert len(reading.record.entries) >= len(whole_lines)


def test_a_line_cut_short_is_not_taken_for_another(small: Case) -> None:
    """`bid 33` without its last character would be a bid, too."""
    lines = record_text(small).split("\n")
    whole = read(record_text(small), carrack.game).record.entries
    for count in range(HEADER_LINES + 1, min(len(lines) - 1, HEADER_LINES + 60)):
        reading = try_reading("\n".join(lines[:count])[:-1])
        assert reading is not None
        assert reading.error is not None
        assert reading.record.entries == whole[: count - HEADER_LINES - 1]


@pytest.mark.heavy
@given(case=cases, data=st.data())
def test_a_shuffled_record_gives_its_valid_prefix(case: Case, data: st.DataObject) -> None:
    lines = record_text(case).split("\n")
    body = lines[HEADER_LINES:-1]
    first = data.draw(st.integers(0, len(body) - 2))
    stretch = body[first : first + 12]
    shuffled = data.draw(st.permutations(stretch))
    changed = [*body[:first], *shuffled, *body[first + 12 :]]
    reading = try_reading("\n".join([*lines[:HEADER_LINES], *changed, ""]))
    assert reading is not None
    assert len(reading.record.entries) >= first
    if shuffled == stretch:
        assert reading.error is None


@pytest.mark.heavy
@given(case=cases, data=st.data())
def test_a_corrupted_record_gives_its_valid_prefix(case: Case, data: st.DataObject) -> None:
    text = record_text(case)
    at = data.draw(st.integers(0, len(text) - 1))
    piece = data.draw(st.text(max_size=6) | st.sampled_from(ODD_PIECES))
    changed = text[:at] + piece + text[at + data.draw(st.integers(0, 4)) :]
    reading = try_reading(changed)
    if reading is not None:
        assert len(reading.record.entries) >= text[:at].count("\n") - HEADER_LINES


@given(text=st.text(max_size=300))
def test_any_text_is_malformed_or_a_record(text: str) -> None:
    try_reading(text)
    try_reading("carrack record 1\n" + text)


@given(case=cases, body=st.lists(st.text(max_size=30), max_size=10))
def test_any_body_is_read_up_to_its_first_error(case: Case, body: list[str]) -> None:
    head = record_text(case).split("\n")[:HEADER_LINES]
    reading = try_reading("\n".join([*head, *body]))
    assert reading is not None
    assert reading.state.actor != OVER
    assert reading.error is not None


def test_chance_outcomes_share_lines(small: Case) -> None:
    """A deal is one line a family, not one line a card."""
    chance = [line for line in record_text(small).split("\n") if line.startswith("*:")]
    entries = [
        entry for entry in read(record_text(small), carrack.game).record.entries if entry.actor == CHANCE
    ]
    assert len(chance) == len(entries)
    assert max(len(entry.numbers) for entry in entries) > 1
