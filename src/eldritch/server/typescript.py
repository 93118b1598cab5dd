"""Generates TypeScript types of the protocol for the browser app.

    python -m eldritch.server.typescript > web/src/wire.gen.ts

They are derived from the types of the socket messages and of all routes of the application.
"""

import sys
from collections.abc import Iterator
from typing import Any, Final, get_args, get_origin

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from .app import create_app
from .settings import Settings
from .wire import Command, Frame, FromClient, Problem
from .wire.frames import LobbyFrame
from .wire.lessons import FromLearner, LessonFrame

Schema = dict[str, Any]

HEAD: Final = """\
// Made from the server's types by `python -m eldritch.server.typescript`. Do not edit: a test compares.
"""

NAMED: Final = {
    "Command": Command,
    "FromClient": FromClient,
    "Frame": Frame,
    "LobbyFrame": LobbyFrame,
    "FromLearner": FromLearner,
    "LessonFrame": LessonFrame,
}
"""Named unions: the messages of the sockets."""

PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def generate() -> str:
    """The complete file."""
    routes = list(handlers())
    bodies = [body for _, handler in routes if (body := body_type(handler)) is not None]
    answers = [response_type(handler) for _, handler in routes]
    sent = _names_in([FromLearner, *bodies])
    schemas, components = _schemas([*NAMED.values(), Problem, *bodies, *answers])
    unions = [f"export type {name} = {type_of(schema)};\n" for name, schema in zip(NAMED, schemas, strict=False)]
    structs = [_interface(name, components[name], name in sent) for name in sorted(components)]
    return "\n".join([HEAD, *structs, *unions, _routes(routes)])


def handlers() -> Iterator[tuple[str, HTTPRouteHandler]]:
    """Every documented route under /api/ as "METHOD path", with its handler."""
    for route in create_app(Settings()).routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if handler.resolve_include_in_schema() and route.path.startswith("/api/"):
                    for method in sorted(handler.http_methods - {"OPTIONS"}):
                        yield f"{method} {_plain(route.path_format)}", handler


def _plain(path: str) -> str:
    return path.replace(":str}", "}")


def body_type(handler: HTTPRouteHandler) -> Any:
    """The type of the request body, if any."""
    field = handler.parsed_data_field
    return None if field is None else field.annotation


def response_type(handler: HTTPRouteHandler) -> Any:
    """The type of the response: the documented one, else the handler's return type."""
    described = (handler.responses or {}).get(handler.status_code)
    if described is not None:
        return described.data_container
    answer = handler.parsed_return_field.annotation
    return get_args(answer)[0] if get_origin(answer) is Response else answer


def _schemas(types: list[Any]) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    schemas, components = msgspec.json.schema_components(types, ref_template="{name}")
    assert all(name.isidentifier() for name in components), "two types have the same name"
    return schemas, components


def _names_in(types: list[Any]) -> set[str]:
    """The names of all types that these consist of."""
    return set(_schemas(types)[1])


def _interface(name: str, schema: Schema, is_sent: bool) -> str:
    """A struct as an interface. Fields with defaults are optional in requests and always present in responses."""
    required = schema.get("required", [])
    lines = [
        f"  {field}{'?' if is_sent and field not in required else ''}: {type_of(inner)};"
        for field, inner in schema["properties"].items()
    ]
    description = " ".join(schema.get("description", "").split())
    comment = f"/** {description} */\n" if description else ""
    body = "\n".join(["{", *lines, "}"]) if lines else "{}"
    return f"{comment}export interface {name} {body}\n"


def type_of(schema: Schema) -> str:
    """A JSON Schema type as a TypeScript type."""
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"anyOf": choices}:
            return " | ".join(dict.fromkeys(type_of(choice) for choice in choices))
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(type_of(item) for item in items)}]"
        case {"type": "array", "items": item}:
            inner = type_of(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(inner)}:
            return f"Record<string, {type_of(inner)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": kind}:
            return PLAIN[kind]
    return "unknown"


def _routes(routes: list[tuple[str, HTTPRouteHandler]]) -> str:
    lines: list[str] = []
    for address, handler in sorted(routes, key=lambda route: route[0].split(" ")[::-1]):
        body = _type_name(body_type(handler), "undefined")
        lines.append(f'  "{address}": {{ body: {body}; answer: {_type_name(response_type(handler))} }};')
    return "\n".join(["/** What every address takes and gives. */", "export interface Api {", *lines, "}", ""])


def _type_name(kind: Any, nothing: str = "null") -> str:
    if kind is None or kind is type(None):
        return nothing
    union = next((name for name, named in NAMED.items() if named == kind), None)
    return union or type_of(_schemas([kind])[0][0])


if __name__ == "__main__":
    sys.stdout.write(generate())
