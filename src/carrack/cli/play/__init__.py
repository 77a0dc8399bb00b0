"""A game in the terminal: `session.py` runs it, `question.py` says what is asked, `save_file.py` keeps it.

`plain/` (line by line) and `fullscreen/` only show the session and hand it what somebody typed.
"""
