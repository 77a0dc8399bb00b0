"""Printing: colours, tables, figures, rules and errors as text that any terminal, pipe or locale can take."""
