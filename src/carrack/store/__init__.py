"""People, tables and what was played there, in a database. The lines of the records are the truth."""
