"""The OpenAPI tells the truth: schemathesis asks all that it describes, in order and out of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi import checks

from carrack.server.app import make_app
from tests.server.visitors import ADDRESS, Place, settings_for

EXAMPLES = 10
SCHEMA = schemathesis.openapi.from_dict(make_app(settings_for(Path("nowhere"))).openapi())
SCHEMA.config.generation.update(modes=list(GenerationMode))


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_every_operation_answers_as_described(case: Case[Any], place: Place) -> None:
    person = place.visitor("Ana")
    asked = case.as_transport_kwargs(base_url=ADDRESS)
    if isinstance(asked.get("data"), (bytes, str)):
        asked["content"] = asked.pop("data")
    names = ("method", "url", "headers", "params", "data", "json", "content")
    answer = person.client.request(**{name: asked[name] for name in names if asked.get(name) is not None})
    # What may be refused although it is well formed (an unknown table, a taken login) is not in a schema.
    case.validate_response(answer, excluded_checks=[checks.positive_data_acceptance])


def test_every_path_of_the_protocol_is_described() -> None:
    described = make_app(settings_for(Path("nowhere"))).openapi()["paths"]
    pages = Path(__file__).parents[2] / "docs" / "protocol.md"
    rows = [
        line.split("|") for line in pages.read_text(encoding="utf-8").splitlines() if line.startswith("| ")
    ]
    told = {(row[1].strip(), row[2].strip().strip("`")) for row in rows if "`/" in row[2]}
    assert told == {(method.upper(), path) for path, ways in described.items() for method in ways}
