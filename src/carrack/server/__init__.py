"""The live table: guests and accounts, tables, sockets, and the page itself."""
