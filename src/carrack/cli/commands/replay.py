"""`carrack replay`: a record told as a story, or checked line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from carrack.cli.commands.arguments import OwnValues, game_with
from carrack.cli.files import read_text
from carrack.cli.play.frames import EVERYTHING
from carrack.cli.play.players import labels
from carrack.cli.terminal.results import show_result
from carrack.cli.terminal.tty import full_screen
from carrack.cli.terminal.voice import Lang, Voice, voice_of
from carrack.core.api import CHANCE, OVER
from carrack.core.events import Event
from carrack.core.records import Entry, Reading, read
from carrack.core.sealed import check_draws
from carrack.core.verdicts import malformed

ONLOOKER_WORD = "onlooker"


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    verify: Annotated[bool, typer.Option("--verify", help="Check every line and the result.")] = False,
    eyes: Annotated[
        str,
        typer.Option("--as", metavar="SEAT", help="As seat 1, 2 … or an onlooker saw it; else all is open."),
    ] = "",
    components: OwnValues = None,
    plain: Annotated[bool, typer.Option("--plain", help="As text, not on the full screen.")] = False,
    lang: Lang = None,
) -> None:
    """Tell the story of a recorded game, or verify it."""
    voice = voice_of(ctx, lang)
    reading = read(read_text(file), lambda game_id: game_with(game_id, components))
    voice.about(reading.game)
    voice.about(reading.game, labels(reading.record.players, reading.record.seats, voice.texts))
    if verify:
        _verify(voice, reading, file)
        return
    seat = _seat(eyes, reading.record.seats)
    if full_screen() and not plain:
        from carrack.cli.play.fullscreen.launch import watch_on_screen

        watch_on_screen(voice, reading, seat)
    else:
        _tell(voice, reading, seat)
    if reading.error:
        raise reading.error


def _seat(eyes: str, seats: int) -> int | None:
    """Return whose eyes look: a seat, None for a spectator, or EVERYTHING."""
    if not eyes:
        return EVERYTHING
    if eyes == ONLOOKER_WORD:
        return None
    if not eyes.isdecimal() or not 1 <= int(eyes) <= seats:
        raise malformed("seat.unknown", seat=eyes[:20], seats=seats)
    return int(eyes) - 1


def _verify(voice: Voice, reading: Reading, file: Path) -> None:
    record = reading.record
    lines = len(record.entries)
    numbers = sum(1 for _ in record.numbers())
    if reading.error:
        raise malformed(
            "record.broken", file=str(file), lines=lines, numbers=numbers, reason=reading.error.verdict
        )
    # A game that is not over keeps its seed to itself.
    if record.seed or (record.result is not None and (record.seal or any(record.nonces))):
        check_draws(record, reading.game)
    if record.result is None:
        voice.say("cli-verified-unfinished", file=str(file), lines=lines, numbers=numbers)
    else:
        result = " ".join(map(str, record.result))
        voice.say("cli-verified", file=str(file), lines=lines, numbers=numbers, result=result)
    if record.seed:
        voice.say("cli-verified-draws", seal=record.seal)


def _tell(voice: Voice, reading: Reading, eyes: int | None) -> None:
    """Print what happened, as these eyes saw it."""
    record, texts = reading.record, voice.texts
    facts = reading.game.facts
    players = ", ".join(texts.name(seat) for seat in range(record.seats))
    voice.say("cli-story-title", "title", title=f"{texts.say('game-title')} ({facts.year})", players=players)
    voice.line()
    state = reading.game.new(record.seats, **record.options)
    heard: list[Event] = []
    told: list[Event] = []
    state.listen(heard)
    for entry in record.entries:
        if entry.struck:
            _tell_events(voice, told)
            _tell_struck(voice, entry, eyes)
            continue
        for number in entry.numbers:
            state.apply(number)
        told += [event if eyes == EVERYTHING else event.seen_by(eyes) for event in heard]
        heard.clear()
    _tell_events(voice, told)
    voice.line()
    if state.actor == OVER:
        show_result(voice, state.scores())
    else:
        voice.say("cli-story-unfinished", numbers=sum(1 for _ in record.numbers()))


def _tell_events(voice: Voice, events: list[Event]) -> None:
    for sentence in voice.texts.story(events):
        voice.line(sentence)
    events.clear()


def _tell_struck(voice: Voice, entry: Entry, eyes: int | None) -> None:
    """Print what was taken back, for those who knew it: the seat itself, or whoever sees everything."""
    if entry.actor != CHANCE and eyes in (EVERYTHING, entry.actor):
        action = voice.texts.action(entry.numbers[0])
        voice.say("cli-story-struck", "dim", seat=entry.actor, action=action)
