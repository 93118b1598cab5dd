"""The browser app and the pictures. Every path without another route is a page of the app."""

import asyncio
import mimetypes
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter
from litestar.response import File, Redirect
from msgspec.json import decode

from eldritch.locale import LANGUAGES, words_in

from ..settings import Settings, SettingsDep
from ..wire.lobby import Pictures
from .errors import ApiError
from .params import PictureFile, PictureSet
from .problems import PROBLEMS

IMMUTABLE: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
RUNTIME: Final = "py"
"""Where the Python runtime for browsers is."""
HASHED: Final = re.compile(rf"assets/|{RUNTIME}/[0-9a-f]+/")
"""Files with a content hash in their names."""
MANIFEST: Final = "manifest.json"
PLACEHOLDER_LINES: Final = ("running", "no-app", "build", "protocol")
"""The messages on the placeholder page."""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/x-icon", ".ico")


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(path: Annotated[Path | None, PathParameter()], settings: SettingsDep) -> Response[str] | File:
    """A file of the browser app, or its index page, which does the routing."""
    wanted = str(path or "").strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise ApiError("server-not-found", 404)
    file = _file_of(settings, wanted) if wanted else None
    if file is not None:
        return _file(file, IMMUTABLE if HASHED.match(wanted) else REVALIDATE)
    if mimetypes.guess_type(wanted)[0]:  # a missing file; a dot alone is not enough, since invitations contain dots
        raise ApiError("server-not-found", 404)
    app = settings.static / "index.html"
    return _file(app, REVALIDATE) if app.is_file() else Response(placeholder_page(), media_type=MediaType.HTML)


def _file_of(settings: Settings, wanted: str) -> Path | None:
    """A file of the app, or of the runtime with which the app plays while there is no connection."""
    if wanted.startswith(f"{RUNTIME}/"):
        return _inside(settings.runtime, wanted.removeprefix(f"{RUNTIME}/"))
    return _inside(settings.static, wanted)


def _inside(folder: Path, wanted: str) -> Path | None:
    """The file with this name, if it exists inside the folder."""
    if "\0" in wanted:
        return None
    file = (folder / wanted).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


def _file(file: Path, caching: str) -> File:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return File(file, media_type=kind, content_disposition_type="inline", headers={"Cache-Control": caching})


def placeholder_page() -> str:
    """The page shown if the browser app has not been built, in every language."""
    parts: list[str] = []
    for lang in LANGUAGES:
        words = words_in(lang)
        lines = [words.say(f"server-page-{line}") for line in PLACEHOLDER_LINES]
        text = "".join(f"<p>{escape(line)}</p>" for line in lines)
        parts.append(f'<section lang="{lang}"><h1>{escape(words.say("server-page-title"))}</h1>{text}</section>')
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Eldritch</title>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>'


# Pictures.


@cache
def _manifest(folder: Path) -> dict[str, Pictures]:
    """The files of all pictures, by set and name."""
    manifest = folder / MANIFEST
    if not manifest.is_file():
        raise ApiError("server-no-pictures", 404)
    return decode(manifest.read_bytes(), type=dict[str, Pictures])


def _files(folder: Path, set: str) -> Pictures:
    try:
        return _manifest(folder)[set]
    except KeyError:
        raise ApiError("server-no-pictures", 404) from None


@get("/api/art/{set:str}", responses=PROBLEMS)
async def list_pictures(set: PictureSet, settings: SettingsDep) -> Pictures:
    """The URLs of a game's pictures by name, or of the app's own (`house`). They can be cached for ever."""
    return {name: f"/art/{file}" for name, file in _files(settings.pictures, set).items()}


@get("/art/{file:str}", include_in_schema=False)
async def show_picture(file: PictureFile, settings: SettingsDep) -> Response[bytes] | Redirect:
    """A picture. A URL with an outdated hash redirects to the current one."""
    name = file.partition(".")[0]
    current = _files(settings.pictures, name.partition("-")[0]).get(name)
    found = _inside(settings.pictures, current) if current else None
    if found is None:
        raise ApiError("server-no-pictures", 404)
    if current != file:
        return Redirect(f"/art/{current}")
    svg = await asyncio.to_thread(found.read_bytes)
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": IMMUTABLE})


ROUTES: list[HTTPRouteHandler] = [list_pictures, show_picture, show_page]
