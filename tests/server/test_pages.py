"""The browser app, the placeholder page and the pictures."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from .live_server import Served, serving


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like a build of the browser app."""
    static = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    (static / "index.html").write_text("<!doctype html><title>app</title>", encoding="utf-8")
    (static / "assets" / "index-3f9ac01b.js").write_text("export {}", encoding="utf-8")
    (static / "assets" / "large-77aa01b3.js").write_text("export {};\n" * 1000, encoding="utf-8")
    (static / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (static.parent / "secret.txt").write_text("secret", encoding="utf-8")
    return static


@pytest.fixture(scope="module")
def app(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server"), static=built) as served:
        yield served


def test_without_a_built_app_a_placeholder_page_is_shown(tmp_path: Path) -> None:
    with serving(tmp_path, static=tmp_path / "none") as server:
        page = server.visitor().ask("GET", "/")
    assert page.headers["content-type"].startswith("text/html")
    assert "has not been built" in page.text
    assert "не собрано" in page.text


@pytest.mark.parametrize("path", ["/", "/tables/abcdefghijkl", "/join/some-token", "/rules/castle"])
def test_every_page_serves_the_app(app: Served, path: str) -> None:
    page = app.visitor().ask("GET", path)
    assert page.text == "<!doctype html><title>app</title>"
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"


def test_an_invitation_link_opens_the_app(app: Served) -> None:
    host = app.guest()
    path = host.post(f"/api/tables/{host.open_table(listed=False)}/invites", {})["path"]
    assert app.visitor().ask("GET", path).text == "<!doctype html><title>app</title>"


@pytest.mark.parametrize("path", ["/", "/join/K7PXM4", "/assets/index-3f9ac01b.js", "/api/games"])
def test_head_is_answered_like_get_without_a_body(app: Served, path: str) -> None:
    visitor = app.visitor()
    head, whole = visitor.ask("HEAD", path), visitor.ask("GET", path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_files_with_a_content_hash_are_immutable(app: Served) -> None:
    script = app.visitor().ask("GET", "/assets/index-3f9ac01b.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert app.visitor().ask("GET", "/favicon.svg").headers["cache-control"] == "no-cache"


def test_static_files_are_compressed_and_api_responses_are_not(app: Served) -> None:
    visitor = app.visitor()
    assert visitor.ask("GET", "/assets/large-77aa01b3.js").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in visitor.ask("GET", "/api/games").headers


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/a%00.js"]
)
def test_missing_files_and_paths_outside_the_folder_are_not_found(app: Served, path: str) -> None:
    answer = app.visitor().ask("GET", path)
    assert (answer.status_code, answer.json()["error"]) == (404, "server-not-found")


PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like the output of `python -m art build`."""
    folder = tmp_path_factory.mktemp("pictures")
    manifest = {
        "realms": {"realms-dagon": "realms-dagon.3f9ac01b.svg"},
        "house": {"house-lost": "house-lost.77aa01b3.svg"},
    }
    (folder / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    (folder / "realms-dagon.3f9ac01b.svg").write_text(PICTURE, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def gallery(drawn: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server"), pictures=drawn) as served:
        yield served
    assert served.faults == []


def test_without_a_manifest_there_are_no_pictures(tmp_path: Path) -> None:
    with serving(tmp_path, pictures=tmp_path / "none") as server:
        visitor = server.visitor()
        assert visitor.refusal("GET", "/api/art/realms") == (404, "server-no-pictures")
        assert visitor.refusal("GET", "/art/realms-dagon.3f9ac01b.svg") == (404, "server-no-pictures")


def test_a_set_of_pictures_is_listed_with_urls(gallery: Served) -> None:
    assert gallery.visitor().get("/api/art/realms") == {"realms-dagon": "/art/realms-dagon.3f9ac01b.svg"}


def test_a_picture_is_immutable(gallery: Served) -> None:
    picture = gallery.visitor().ask("GET", "/art/realms-dagon.3f9ac01b.svg")
    assert (picture.status_code, picture.text) == (200, PICTURE)
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("old", ["realms-dagon.00000000.svg", "realms-dagon.svg"])
def test_a_url_with_an_outdated_hash_redirects_to_the_current_one(gallery: Served, old: str) -> None:
    answer = gallery.visitor().ask("GET", f"/art/{old}")
    assert (answer.status_code, answer.headers["location"]) == (302, "/art/realms-dagon.3f9ac01b.svg")


@pytest.mark.parametrize(
    "path",
    [
        "/api/art/chess",
        "/art/chess-king.3f9ac01b.svg",
        "/art/realms-nobody.3f9ac01b.svg",
        "/art/house-dagon.3f9ac01b.svg",
        "/art/house-lost.77aa01b3.svg",
    ],
)
def test_unlisted_and_missing_pictures_are_refused(gallery: Served, path: str) -> None:
    assert gallery.visitor().refusal("GET", path) == (404, "server-no-pictures")


@pytest.mark.parametrize("path", ["/art/manifest.json", "/art/..%2fsecret.txt"])
def test_only_pictures_are_served(gallery: Served, path: str) -> None:
    assert gallery.visitor().ask("GET", path).status_code in (400, 404)
