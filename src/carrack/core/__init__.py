"""The contract every game keeps, and what games share. Start reading at `api`."""
