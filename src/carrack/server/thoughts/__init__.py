"""Bots that think on other machines.

In: decisions for which no process here is free. Out: the numbers that workers have found. Both meet in the
database: whoever keeps a table puts a thought there, any worker takes it; a dead one's is given out again.
"""
