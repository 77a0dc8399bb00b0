"""Several servers at one database: the lease of this one, and news of what the others have stored.

In: what the writer has stored, and the tables that are in memory. Out: calls to read tables on, and to keep
those of servers that have died. With SQLite there is one server, and nothing here takes any time.
"""
