"""Component values: a file comes in, is checked, and goes out as plain numbers for the rules (`parts.py`)."""
