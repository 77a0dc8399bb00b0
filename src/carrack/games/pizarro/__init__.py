"""Pizarro & Co. (2002): kings and queens bid for the great explorers; 3–6 seats, three years."""
