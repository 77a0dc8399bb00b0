"""Knowledge: a table comes in; what a seat may see of it goes out, and tables that fit that."""
