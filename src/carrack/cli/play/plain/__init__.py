"""The plain table: it prints the session line by line and reads what is typed."""
