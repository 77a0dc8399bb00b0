"""The terminal table, line by line: who sits where, what is shown, what a line typed means, what is kept."""
