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


@pytest.fixture(scope="module")
def unknown_tables() -> set[tuple[str, str, str]]:
    """The routes with the tables that do not exist for which they were asked."""
    return set()


Case = schemathesis.Case[Any]
schema = schemathesis.pytest.from_fixture("described")
bounded = settings(max_examples=3, suppress_health_check=list(HealthCheck), deadline=None)


@schema.parametrize()
@bounded
def test_every_route_matches_its_schema(
    case: Case, visitor: Person, table: str, unknown_tables: set[tuple[str, str, str]]
) -> None:
    """Requests for a table are made for an existing one, and once for each other table that is generated."""
    id = case.path_parameters.get("table_id")
    if id is None:
        check(case, visitor)
        return
    if (case.method, case.path, id) not in unknown_tables:
        unknown_tables.add((case.method, case.path, id))
        check(case, visitor)
    case.path_parameters["table_id"] = table
    check(case, visitor)


def check(case: Case, visitor: Person) -> None:
    cookies = {} if case.path == "/api/logout" else dict(visitor.http.cookies)
    case.validate_response(case.call(base_url=visitor.server.url, cookies=cookies), checks=CHECKS)
