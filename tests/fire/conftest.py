"""The same server and the same patience as the tests of the server have."""

from tests.server.conftest import foretold, patience, place

__all__ = ["foretold", "patience", "place"]
