"""The rules, a file a chapter of the rulebook (`text/rules.en.md`); docstrings name its paragraphs.

A class is a question, or something that happens when its clause is on top of the stack (`run`), or both: the
clause that asks is the question. `contents.py` has one object of each, and the only dispatch.
"""
