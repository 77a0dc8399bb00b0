"""`carrack`, but it believes to keep every table for ever: two of them are two keepers that both believe."""

from __future__ import annotations

from carrack.cli import main
from carrack.server.cluster.lease import Lease


def believes(self: Lease, keeper: str | None = None) -> bool:
    return True


if __name__ == "__main__":
    Lease.holds = believes  # type: ignore[method-assign]
    Lease.keeps = believes  # type: ignore[method-assign]
    main()
