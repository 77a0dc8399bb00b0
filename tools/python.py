"""The right Python to go on with. In the syntax of Python 3.8: an old one must be able to say it."""

import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")


def ensure_python(script: str) -> None:
    """Return under Python 3.11 or newer; else start `script` again with one from PATH, or say what lacks."""
    if sys.version_info[:2] >= OLDEST:
        return
    for name in NEWER:
        path = shutil.which(name)
        if path and works(path):
            os.execv(path, [path, script] + sys.argv[1:])
    sys.exit("Carrack needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info[:2]))


def works(path: str) -> bool:
    """Tried, not believed: a version manager puts stand-ins on PATH with no such Python behind them."""
    return subprocess.call([path, "-c", ""], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
