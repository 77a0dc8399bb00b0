"""The phases of a game, each in a file of its own."""
