"""Amerigo (2008), the card game of exploration and trade: 2–4 seats with one deck, 5–8 with two."""
