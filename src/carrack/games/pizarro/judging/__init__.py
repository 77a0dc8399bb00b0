"""Judging: a table comes in; expected points, chances to win and features go out."""
