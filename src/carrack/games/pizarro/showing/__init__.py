"""Showing: a view comes in; lines for the terminal and named values for the page go out."""
