"""A program at a server: it takes a seat by a link, and a bot plays there."""
