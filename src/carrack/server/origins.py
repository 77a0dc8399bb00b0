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
    if public:
        # The Host header is the visitor's word; a host who names an address has said where the page is.
        return origin != "{0.scheme}://{0.netloc}".format(urlsplit(public))
    try:
        site = urlsplit(origin).netloc
    except ValueError:  # no address at all, such as `http://[`
        return True
    return not site or site != request.headers.get("host", "")


def foreign() -> Forbidden:
    """The refusal of another site's request."""
    return Forbidden(Verdict("origin.foreign", family=FORBIDDEN))
