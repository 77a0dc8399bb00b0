"""The same server and the same patience as the tests of the server have."""

from tests.server.conftest import cheap_passwords, foretold, patience, place

__all__ = ["cheap_passwords", "foretold", "patience", "place"]
