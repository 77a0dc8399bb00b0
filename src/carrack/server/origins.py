"""Which site a request comes from: only our own page may use somebody's cookie."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from carrack.core.verdicts import FORBIDDEN, Forbidden, Verdict


def is_foreign(request: HTTPConnection, public: str) -> bool:
    """Whether a browser says that another site asks. Programs name no site, and have no cookie to abuse."""
    origin = request.headers.get("origin")
    if origin is None:
        return False
    if public and origin == "{0.scheme}://{0.netloc}".format(urlsplit(public)):
        return False
    return urlsplit(origin).netloc != request.headers.get("host", "") or not urlsplit(origin).netloc


def foreign() -> Forbidden:
    """The refusal of another site's request."""
    return Forbidden(Verdict("origin.foreign", family=FORBIDDEN))
