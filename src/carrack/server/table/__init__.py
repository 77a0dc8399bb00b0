"""Live tables: one task a table changes its match and seats, stores each change, then tells its listeners."""
