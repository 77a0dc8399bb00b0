"""The `carrack` command. `commands/` are its parts, `play/` runs a game, `terminal/` prints."""


def main() -> None:
    """Run the command; everything is imported here, so that worker processes start fast."""
    try:
        from carrack.cli.app import app
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    app(prog_name="carrack")
