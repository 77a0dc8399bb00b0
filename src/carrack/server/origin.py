"""The origin of a request: its address, its site, and who pays for its work."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from carrack.core.verdicts import FORBIDDEN, Forbidden, Verdict
from carrack.server.accounts import COOKIE
from carrack.server.costs import Payer, network_of
from carrack.server.tokens import digest_of


def address_of(request: HTTPConnection) -> str:
    """Return the address of the client."""
    return request.client.host if request.client else ""


def payer_of(request: HTTPConnection) -> Payer:
    """Return who pays for a connection's work: its address, and its session."""
    cookie = request.cookies.get(COOKIE, "")
    return Payer(network_of(address_of(request)), digest_of(cookie) if cookie else "")


def path_of(public_url: str) -> str:
    """Return the path of the public URL; empty for the whole site."""
    return urlsplit(public_url).path.rstrip("/")


def is_foreign(request: HTTPConnection, public: str) -> bool:
    """Return True if the Origin header names another site. Programs send none and have no cookie to abuse."""
    origin = request.headers.get("origin")
    if origin is None:
        return False
    if public:
        # Visitors choose the Host header; if the host has set a public URL, that one counts.
        return origin != "{0.scheme}://{0.netloc}".format(urlsplit(public))
    try:
        site = urlsplit(origin).netloc
    except ValueError:  # no address at all, such as `http://[`
        return True
    return not site or site != request.headers.get("host", "")


def foreign() -> Forbidden:
    """Return the refusal of another site's request."""
    return Forbidden(Verdict("origin.foreign", family=FORBIDDEN))
