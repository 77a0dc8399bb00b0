"""Figures and traces of the running server, for whoever looks after it.

In: what the server's parts count and how long it took. Out: `/metrics` for Prometheus, and spans for an
OpenTelemetry collector where the setting `traces` names one.
"""
