"""Bots against bots: playing many games, and the figures they give."""
