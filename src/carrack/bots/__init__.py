"""Seats that think. A bot gets a view, never a state."""
