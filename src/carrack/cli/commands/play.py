"""`carrack play`: a game at the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import carrack
from carrack.bots.levels import USUAL
from carrack.bots.loading import BOTS
from carrack.cli.commands.arguments import GameOptions, OwnValues, check_options, complete_game, game_with
from carrack.cli.files import read_text
from carrack.cli.play.plain.interrupts import Interrupts, Stopped
from carrack.cli.play.plain.table import PlainTable, Quit
from carrack.cli.play.players import labels
from carrack.cli.play.save_file import SaveFile, fresh_file, restore_draft, saved_path
from carrack.cli.play.seats import rename_people, seat_players, usual_seats
from carrack.cli.play.session import Session
from carrack.cli.terminal.tty import full_screen
from carrack.cli.terminal.voice import Lang, Voice, voice_of
from carrack.core.chance import Rng
from carrack.core.extras import installed
from carrack.core.match import Match, new_match, resume
from carrack.core.records import read
from carrack.core.verdicts import malformed

SEED_BITS = 256


class Seeds:
    """One source of randomness after another: from the seed that was named, else from the system."""

    def __init__(self, seed: int | None, offset: int = 0) -> None:
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self.stream = offset

    def rng(self) -> Rng:
        """Return the next one, never the same twice."""
        self.stream += 1
        return Rng(self.seed, self.stream)


def play(
    ctx: typer.Context,
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME]",
            help="See `carrack games`; with --resume the file of a game.",
            autocompletion=complete_game,
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; else three.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME[,NAME…]",
            help="Who sits in the other seats: deckhand, mate, captain, admiral, greedy, random, human or "
            "file.py:MyBot; one name for all of them (else mate), or one for each in order.",
        ),
    ] = None,
    me: Annotated[int | None, typer.Option(metavar="SEAT", help="Your seat; else the first.")] = None,
    name: Annotated[
        str | None, typer.Option(metavar="NAME[,NAME…]", help="Your name; several people's in order.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="For a game that can be repeated.")] = None,
    confirm: Annotated[bool, typer.Option("--confirm", help="A finished turn waits for `done`.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game here.")] = None,
    go_on: Annotated[
        bool,
        typer.Option("--resume", help="Go on with a game that was kept: its name or FILE, else the latest."),
    ] = False,
    option: GameOptions = None,
    components: OwnValues = None,
    listed: Annotated[bool, typer.Option("--list", help="List the games that wait, and end.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, not on the full screen.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="Bots on the full screen do not wait.")] = False,
    linear: Annotated[
        bool,
        typer.Option("--linear", help="One column, question first, no pictures: for screen readers."),
    ] = False,
    lang: Lang = None,
) -> None:
    """Play a game; everything is kept after every decision."""
    voice = voice_of(ctx, lang)
    plain = plain or not full_screen()
    if not plain and not installed("terminal"):
        voice.warn(voice.texts.say("cli-plain-instead"))
        plain = True
    words = what or []
    if listed:
        _list_saved(voice)
        return
    chosen = (seats, bots, me, name, seed, save, option, components)
    if not (words or go_on or plain or confirm or any(value is not None for value in chosen)):
        _start(voice, fast, linear)
        return
    if go_on:
        game = words[0] if len(words) > 1 else None
        settled = {
            "GAME": game,
            "--seats": seats,
            "--bots": bots,
            "--me": me,
            "--option": option or None,
        }
        for given, value in settled.items():
            if value is not None:
                raise malformed("resume.settled", option=given)
        path = saved_path(words[0]) if words else _latest(voice, plain)
        match, file, seeds = _resumed(voice, path, save, seed, confirm, components)
        if name is not None:
            rename_people(match.record, name.split(","))
    else:
        if len(words) > 1:
            raise malformed("resume.too-many", count=len(words))
        found = game_with(words[0] if words else carrack.ids()[0], components)
        voice.about(found)
        count = found.check_seats(usual_seats(found) if seats is None else seats)
        names = (name or _user_name()).split(",")
        players = seat_players(count, 1 if me is None else me, USUAL if bots is None else bots, names)
        options = check_options(found, option or [], count)
        file = fresh_file(save, found.facts.id)
        seeds = Seeds(seed)
        match = new_match(found, count, seeds.rng(), players, confirm, **options)
    if plain:
        _at_the_table(voice, match, file, seeds, resumed=go_on)
    else:
        _on_the_screen(voice, match, file, seeds, fast, linear)


def _start(voice: Voice, fast: bool, linear: bool) -> None:
    """Let somebody choose on the full screen what to play, and play it."""
    from carrack.cli.play.fullscreen.launch import choose_game
    from carrack.cli.play.saved_games import saved_games

    chosen = choose_game(voice, saved_games())
    if chosen is None:
        raise typer.Exit
    if isinstance(chosen, Path):
        match, file, seeds = _resumed(voice, chosen, None, None, False, None)
    else:
        found = game_with(chosen.game_id, None)
        voice.about(found)
        players = seat_players(chosen.seats, 1, chosen.bots, [_user_name()])
        file, seeds = fresh_file(None, found.facts.id), Seeds(None)
        options = found.check_options(chosen.options, chosen.seats)
        match = new_match(found, chosen.seats, seeds.rng(), players, False, **options)
    _on_the_screen(voice, match, file, seeds, fast, linear)


def _list_saved(voice: Voice) -> None:
    """Say which games wait, each with the name to go on by."""
    from carrack.cli.play.saved_games import saved_games

    saved = [one for one in saved_games() if one.decisions]
    if not saved:
        voice.say("cli-saved-none")
        return
    for one in saved:
        voice.line(Text.assemble((one.path.stem, "strong"), f"  {one.sentence(voice.texts.language)}"))
    voice.say("cli-saved-hint", "dim", name=saved[0].path.stem)


def _latest(voice: Voice, plain: bool) -> Path:
    """Return the game to resume when no file is named: offered on the screen, else the latest."""
    from carrack.cli.play.saved_games import saved_games

    saved = saved_games()
    if not saved:
        raise malformed("resume.none")
    if plain:
        return saved[0].path
    from carrack.cli.play.fullscreen.launch import choose_saved

    chosen = choose_saved(voice, saved)
    if chosen is None:
        raise typer.Exit
    return chosen.path


def _user_name() -> str:
    """Return the system's name for the person, or nothing where that is no person's name."""
    user = os.environ.get("USER") or os.environ.get("USERNAME") or ""
    return "" if user in ("root", "human", *BOTS) or not user.isalnum() else user.capitalize()


def _resumed(
    voice: Voice, path: Path, save: Path | None, seed: int | None, confirm: bool, components: Path | None
) -> tuple[Match, SaveFile, Seeds]:
    """Load the game of a file; a broken one is left alone, but its valid part can be resumed elsewhere."""
    text = read_text(path)
    reading = read(text, lambda game_id: game_with(game_id, components))
    voice.about(reading.game)
    if reading.error and save is None:
        raise malformed(
            "resume.broken",
            file=str(path),
            lines=len(reading.record.entries),
            reason=reading.error.verdict,
        )
    file = SaveFile(path) if save is None else fresh_file(save, reading.game.facts.id)
    seeds = Seeds(seed, offset=1000 * (1 + sum(len(entry.numbers) for entry in reading.record.entries)))
    match = resume(reading, seeds.rng(), confirm)
    if not reading.error:
        restore_draft(match, text)
    return match, file, seeds


def _on_the_screen(
    voice: Voice, match: Match, file: SaveFile, seeds: Seeds, fast: bool, linear: bool
) -> None:
    """Play on the full screen; what it needs is imported only then."""
    from carrack.cli.play.fullscreen.launch import play_on_screen

    file.keep(match)
    if file.trouble:
        raise file.trouble
    record = match.record

    def again() -> Session:
        fresh = new_match(
            match.game, record.seats, seeds.rng(), record.players, match.confirm, **record.options
        )
        return Session(fresh, fresh_file(None, match.game.facts.id), seeds.rng)

    play_on_screen(voice, Session(match, file, seeds.rng), again, fast, linear)


def _at_the_table(voice: Voice, match: Match, file: SaveFile, seeds: Seeds, resumed: bool) -> None:
    """Play, and whatever ends it, say how to go on."""
    names = labels(match.record.players, match.record.seats, voice.texts)
    voice.about(match.game, names)
    file.keep(match)
    if file.trouble:
        raise file.trouble
    with Interrupts() as interrupts:
        table = PlainTable(voice, Session(match, file, seeds.rng), interrupts, resumed)
        try:
            table.play()
        except (Quit, EOFError):
            table.say_how_to_go_on()
        except Stopped as stopped:
            table.say_how_to_go_on()
            raise typer.Exit(stopped.exit_code) from None
        except Exception:  # a bot that failed, or a bug of ours
            table.say_how_to_go_on()
            raise
