"""`carrack store`: what a host does with the database of a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from carrack.cli.commands.help import Command, Group
from carrack.cli.commands.serve import DATABASE
from carrack.cli.files import data_folder
from carrack.cli.terminal.voice import Lang, voice_of
from carrack.core.extras import need

BROKEN = 1
"""How `check` ends when a table would break."""

Where = Annotated[
    str | None,
    typer.Option("--database", metavar="PATH|URL", help="The server's database, else that of its settings."),
]
SettingsFile = Annotated[
    Path | None, typer.Option("--settings", metavar="FILE", help="The server's TOML file of settings.")
]

store = typer.Typer(cls=Group, no_args_is_help=True)


@store.callback()
def database() -> None:
    """Check, back up or restore the database of a server."""
    need("serve")


def _file(database: str | None, settings: Path | None) -> Path:
    """Return the database that `carrack serve` would use."""
    # Imported here: the other commands need no part of the server.
    from carrack.server.settings import load
    from carrack.store.addresses import file_of

    chosen = load({"database": database, "settings": settings})
    return file_of(chosen.database) if chosen.database else data_folder() / DATABASE


@store.command(cls=Command)
def check(
    ctx: typer.Context, database: Where = None, settings: SettingsFile = None, lang: Lang = None
) -> None:
    """Replay every table that is not over, and list those that would break; the database stays as it is."""
    from carrack.server.upgrade_check import check_tables
    from carrack.store.backup import backup

    voice = voice_of(ctx, lang)
    path = _file(database, settings)
    with TemporaryDirectory(prefix="carrack-") as folder:
        # Check a copy: only the server migrates an older database.
        copy = Path(folder, DATABASE)
        backup(path, copy, replace=False)
        checked = asyncio.run(check_tables(str(copy)))
    for one in checked.broken:
        voice.say("cli-store-broken", table=one.table, game=one.game, why=voice.texts.refusal(one.verdict))
    if checked.broken:
        voice.say("cli-store-some-broken", tables=checked.tables, broken=len(checked.broken))
        raise typer.Exit(BROKEN)
    voice.say("cli-store-checked", file=str(path), tables=checked.tables)


@store.command(cls=Command)
def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    database: Where = None,
    settings: SettingsFile = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace FILE if it is there.")] = False,
    lang: Lang = None,
) -> None:
    """Copy the database to FILE, also while the server runs, and check the copy."""
    from carrack.store import backup

    voice = voice_of(ctx, lang)
    size = backup.backup(_file(database, settings), file, replace)
    voice.say("cli-store-backed-up", file=str(file), size=size)


@store.command(cls=Command)
def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `backup` made.")],
    database: Where = None,
    settings: SettingsFile = None,
    discard: Annotated[
        bool, typer.Option("--discard-newer", help="Even if something happened after the copy was made.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Put the copy FILE in the place of the database of a server that is stopped."""
    from carrack.store import backup

    voice = voice_of(ctx, lang)
    path = _file(database, settings)
    backup.restore(file, path, discard)
    voice.say("cli-store-restored", file=str(path), copy=str(file))
