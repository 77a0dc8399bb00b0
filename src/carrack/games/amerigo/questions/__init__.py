"""The rules, a file a chapter of the rulebook (`text/rules.en.md`); docstrings name its paragraphs.

A class is a question, to a seat or to chance, or an interlude: something that happens between two questions.
`contents.py` has one object of each, and the only dispatch.
"""
