
from carrack.bots.base import Bot

class Raises(Bot):
    def decide(self, view, rng):
        raise ValueError("lost at sea")

class Illegal(Bot):
    def decide(self, view, rng):
        return 50

class Silent(Bot):
    def decide(self, view, rng):
        return None

class Leaves(Bot):
    def decide(self, view, rng):
        raise SystemExit(0)

class Unborn(Bot):
    def __init__(self):
        raise OSError("no shipyard")
