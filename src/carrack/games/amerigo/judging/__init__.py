"""Judging: a table comes in; expected points, chances to win, features and gains go out."""
