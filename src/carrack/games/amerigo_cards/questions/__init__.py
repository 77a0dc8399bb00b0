"""The rules, a file a chapter of the rulebook, a class a question.

In comes a table and a number; out comes why the number may not be picked now, or what follows from it.
`contents.py` says which question each phase asks.
"""
