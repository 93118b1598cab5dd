"""The pages: the browser app where it has been built, the truth where it has not, and the pictures."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from .live_server import Served, serving


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as the build of the browser app leaves it."""
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


def test_where_no_app_was_built_the_page_says_so_in_both_languages(tmp_path: Path) -> None:
    with serving(tmp_path, static=tmp_path / "none") as server:
        page = server.visitor().ask("GET", "/")
    assert page.headers["content-type"].startswith("text/html")
    assert "has not been built" in page.text
    assert "не собрано" in page.text


@pytest.mark.parametrize("path", ["/", "/tables/abcdefghijkl", "/join/some-token", "/rules/castle"])
def test_every_page_is_the_app(app: Served, path: str) -> None:
    page = app.visitor().ask("GET", path)
    assert page.text == "<!doctype html><title>app</title>"
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"


def test_an_invitation_link_opens_the_app(app: Served) -> None:
    host = app.guest()
    path = host.post(f"/api/tables/{host.open_table(listed=False)}/invites", {})["path"]
    assert "." in path
    assert app.visitor().ask("GET", path).text == "<!doctype html><title>app</title>"


def test_files_with_a_hash_in_their_name_are_kept_for_ever(app: Served) -> None:
    script = app.visitor().ask("GET", "/assets/index-3f9ac01b.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert app.visitor().ask("GET", "/favicon.svg").headers["cache-control"] == "no-cache"


def test_large_files_are_sent_compressed_and_what_is_private_is_not(app: Served) -> None:
    visitor = app.visitor()
    assert visitor.ask("GET", "/assets/large-77aa01b3.js").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in visitor.ask("GET", "/api/games").headers


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/a%00.js"]
)
def test_what_is_not_there_or_lies_outside_is_not_found(app: Served, path: str) -> None:
    answer = app.visitor().ask("GET", path)
    assert (answer.status_code, answer.json()["error"]) == (404, "server-not-found")


PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as `python -m art build` leaves it."""
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


def test_where_no_pictures_were_built_there_are_none(tmp_path: Path) -> None:
    with serving(tmp_path, pictures=tmp_path / "none") as server:
        visitor = server.visitor()
        assert visitor.refusal("GET", "/api/art/realms") == (404, "server-no-pictures")
        assert visitor.refusal("GET", "/art/realms-dagon.3f9ac01b.svg") == (404, "server-no-pictures")


def test_a_set_of_pictures_is_listed_with_addresses(gallery: Served) -> None:
    assert gallery.visitor().get("/api/art/realms") == {"realms-dagon": "/art/realms-dagon.3f9ac01b.svg"}


def test_a_picture_may_be_kept_for_ever(gallery: Served) -> None:
    picture = gallery.visitor().ask("GET", "/art/realms-dagon.3f9ac01b.svg")
    assert (picture.status_code, picture.text) == (200, PICTURE)
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("old", ["realms-dagon.00000000.svg", "realms-dagon.svg"])
def test_an_address_with_an_old_hash_leads_to_the_current_one(gallery: Served, old: str) -> None:
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
def test_pictures_that_are_not_listed_or_not_there_are_refused(gallery: Served, path: str) -> None:
    assert gallery.visitor().refusal("GET", path) == (404, "server-no-pictures")


@pytest.mark.parametrize("path", ["/art/manifest.json", "/art/..%2fsecret.txt"])
def test_only_pictures_are_sent(gallery: Served, path: str) -> None:
    assert gallery.visitor().ask("GET", path).status_code in (400, 404)
