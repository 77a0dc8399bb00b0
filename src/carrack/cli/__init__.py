"""The `carrack` command: the terminal table, simulations, records, rules, components and the bench."""


def main() -> None:
    """Run the command; everything is imported here, so that worker processes start fast."""
    try:
        from carrack.cli.app import app
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    app(prog_name="carrack")
