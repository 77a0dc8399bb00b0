"""Amerigo (2013, Stefan Feld): a cube tower, a map of islands, villages and trade."""
