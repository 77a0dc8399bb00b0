"""The full-screen table: one shell for every game, to play at or to watch a record in."""
