"""Knowledge: all lies open, so that every table is its own view."""
