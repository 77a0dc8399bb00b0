"""The server under fire: a little of it in every check, all of it with `--long`."""
