"""Every route conforms to the OpenAPI schema for generated requests."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .live_server import Person, Served

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

SLOW = {"/api/login", "/api/register", "/api/password"}
"""Routes that hash passwords, which is slow."""


@pytest.fixture(scope="module")
def visitor(server: Served) -> Person:
    return server.guest()


@pytest.fixture(scope="module")
def described(server: Served) -> object:
    return schemathesis.openapi.from_dict(server.visitor().get("/api/schema/openapi.json"))


@pytest.fixture(scope="module")
def table(visitor: Person) -> str:
    """A table where the visitor is in the middle of a game."""
    return visitor.open_table("nightmarium", bots=["random"], autostart=True)


Case = schemathesis.Case[Any]
schema = schemathesis.pytest.from_fixture("described")
bounded = settings(max_examples=3, suppress_health_check=list(HealthCheck), deadline=None)


@schema.parametrize()
@bounded
def test_every_route_matches_its_schema(case: Case, visitor: Person) -> None:
    if case.path in SLOW and isinstance(case.body, dict):
        case.body |= {field: "short" for field in ("password", "old") if field in case.body}
    check(case, visitor)


@schema.include(path_regex="table_id").parametrize()
@bounded
def test_routes_of_an_existing_table_match_their_schema(case: Case, visitor: Person, table: str) -> None:
    case.path_parameters["table_id"] = table
    check(case, visitor)


def check(case: Case, visitor: Person) -> None:
    cookies = {} if case.path == "/api/logout" else dict(visitor.http.cookies)
    case.validate_response(case.call(base_url=visitor.server.url, cookies=cookies), checks=CHECKS)
