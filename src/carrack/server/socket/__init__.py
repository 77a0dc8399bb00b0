"""WebSockets: a page's messages come in and go to its table; what the table tells goes out."""
