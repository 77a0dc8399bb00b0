"""The rules, a file a chapter of the rulebook (`text/rules.en.md`); docstrings name its paragraphs.

A class is a question, or something that happens without one (`run`), or both: what leads to a question is the
same object. `contents.py` has one object of each, and the only dispatch.
"""
