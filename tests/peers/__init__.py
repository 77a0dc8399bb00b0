"""The peers' own tests, and ours of the bridges, for every game. A peer that is not installed fails them."""
