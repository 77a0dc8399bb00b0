"""Finished games: a record comes in, its positions as a seat saw them go out, made in a separate process."""
