"""Generates the browser's TypeScript types from the server's types.

    python -m eldritch.server.typescript web/src

writes `wire.gen.ts` with the types of all sockets and routes, and `games/<id>/view.gen.ts` with the types of each
game that has a table of its own in the browser.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

import eldritch
from eldritch.core.view_types import GameDecision, GameEvent, GameOption, GameStep, GameView, view_types_of

from .app import create_app
from .settings import Settings
from .wire import Command, Frame, FromClient, Problem
from .wire.frames import LobbyFrame
from .wire.lessons import FromLearner, LessonFrame

Schema = dict[str, Any]

HEAD: Final = """\
// Generated from the server's types by `python -m eldritch.server.typescript web/src`. Do not edit.
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

EVERY_GAME: Final = (GameView, GameDecision, GameStep, GameOption, GameEvent)
"""What every game provides; a game's own types extend these."""

OF_A_GAME: Final = {"view": "GameView", "events": "GameEvent", "options": "Record<string, boolean | number | string>"}
"""The types of fields whose content depends on the game, by the name of the field."""

VIEW_PARTS: Final = ("Table", "Step", "Option", "Event", "Component")
"""What each game's `view_types` module declares."""

VIEW: Final = """\
export interface Decision extends GameDecision {
  stack: Step[];
}

/** A position as one seat (null: a spectator) sees it. */
export interface View extends GameView {
  variant: Variant;
  table: Table;
  decision: Decision | null;
  options: Option[];
}
"""

PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> dict[Path, str]:
    """Every generated file, by its path below the browser app's sources."""
    found = {Path("wire.gen.ts"): generate()}
    for id in eldritch.games():
        types = view_types_of(id)
        if types is not None:
            found[Path("games", id, "view.gen.ts")] = generate_view(id, types)
    return found


def generate_view(game: str, types: ModuleType) -> str:
    """The file with the types of one game."""
    options = eldritch.game(game).options
    _, components = _schemas([*(getattr(types, part) for part in VIEW_PARTS)])
    _, variant = _schemas([options])
    names = {name: kind for name, kind in vars(types).items() if get_origin(kind) is Literal}
    aliases = [f"export type {name} = {type_of(_schemas([kind])[0][0])};\n" for name, kind in names.items()]
    structs = [_interface(name, components[name], is_sent=True) for name in sorted(components)]
    structs.append(_interface("Variant", variant[options.__name__], is_sent=False))
    imports = 'import type { GameDecision, GameView } from "../../wire.gen";\n'
    return "\n".join([HEAD, imports, *aliases, *structs, VIEW])


def generate() -> str:
    """The file with the types of sockets and routes."""
    routes = list(handlers())
    bodies = [body for _, handler in routes if (body := body_type(handler)) is not None]
    answers = [response_type(handler) for _, handler in routes]
    sent = _names_in([FromLearner, *bodies])
    schemas, components = _schemas([*NAMED.values(), *EVERY_GAME, Problem, *bodies, *answers])
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
    assert all(name.isidentifier() for name in components), "two types of the same name"
    return schemas, components


def _names_in(types: list[Any]) -> set[str]:
    """The names of all types that these consist of."""
    return set(_schemas(types)[1])


def _interface(name: str, schema: Schema, is_sent: bool) -> str:
    """A struct as an interface. Fields with defaults are optional in requests and always present in responses."""
    required = schema.get("required", [])
    lines = [
        f"  {field}{'?' if is_sent and field not in required else ''}: {type_of(inner, field)};"
        for field, inner in schema["properties"].items()
    ]
    description = " ".join(schema.get("description", "").split())
    comment = f"/** {description} */\n" if description else ""
    body = "\n".join(["{", *lines, "}"]) if lines else "{}"
    return f"{comment}export interface {name} {body}\n"


def type_of(schema: Schema, field: str = "") -> str:
    """A JSON Schema type as a TypeScript type. The field's name determines the type of an open object."""
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"anyOf": choices}:
            return " | ".join(dict.fromkeys(type_of(choice, field) for choice in choices))
        case {"enum": values}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(type_of(item) for item in items)}]"
        case {"type": "array", "items": item}:
            inner = type_of(item, field)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(inner)}:
            return f"Record<string, {type_of(inner)}>"
        case {"type": "object"}:
            return OF_A_GAME.get(field, "object")
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
    for path, text in files().items():
        target = Path(sys.argv[1], path)
        if target.parent.is_dir():
            target.write_text(text, encoding="utf-8")
