"""The actions of the seven colours, and the end of a round: one file each."""
