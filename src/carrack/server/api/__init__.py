"""REST: requests come in, answers in the protocol's shapes go out; also the page's files, and middleware."""
