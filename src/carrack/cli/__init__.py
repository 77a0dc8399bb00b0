"""The `carrack` command. `commands/` are its parts, `play/` runs a game, `terminal/` prints."""

from carrack.core.garbage import imports_kept


def main() -> None:
    """Run the command; everything is imported here, so that worker processes start fast."""
    try:
        with imports_kept():
            from carrack.cli.app import app
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    app(prog_name="carrack")
