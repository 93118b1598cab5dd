"""What is published contains everything, and works where nothing else is installed."""

import json
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Final

import httpx
import pytest

from eldritch.cli import COMMANDS
from tests.server.live_server import Person, Served

from .conftest import ROOT, Environment, Packages

pytestmark = pytest.mark.xdist_group("packaging")

SOURCE: Final = ROOT / "src"
LARGEST: Final = 15_000_000
COMPILED: Final = re.compile(r"\.(so|pyd|pyc)$")


def needed() -> set[str]:
    """Every file of the source tree that a package must contain."""
    files = {path.relative_to(SOURCE).as_posix() for path in (SOURCE / "eldritch").rglob("*") if path.is_file()}
    return {name for name in files if not COMPILED.search(name)}


def test_nothing_of_the_source_tree_is_missing_in_a_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        assert not needed() - set(packed.namelist())


def test_nothing_of_the_source_tree_is_missing_in_the_sdist(packages: Packages) -> None:
    with tarfile.open(packages.sdist) as packed:
        names = {name.partition("/src/")[2] for name in packed.getnames()}
    assert not needed() - names


def test_the_files_that_are_looked_for_include_all_kinds() -> None:
    names = needed()
    for pattern in (
        r"server/static/index\.html",
        r"server/static/assets/.*\.js",
        r"server/static/assets/.*\.woff2",
        r"server/pictures/manifest\.json",
        r"server/pictures/.*\.svg",
        r"locale/ru/.*\.ftl",
        r"games/\w+/locale/en/.*\.ftl",
        r"games/\w+/box/edition\.toml",
        r"games/\w+/learning/puzzles\.json",
        r"store/migrations/versions/.*\.py",
        r"py\.typed",
    ):
        assert any(re.search(pattern, name) for name in names), pattern


def test_a_wheel_contains_compiled_modules_only_if_it_says_so(packages: Packages) -> None:
    for kind, wheel in packages.wheels.items():
        with zipfile.ZipFile(wheel) as packed:
            compiled = [name for name in packed.namelist() if COMPILED.search(name)]
        assert bool(compiled) == (kind == "native")
        assert wheel.name.endswith("-py3-none-any.whl") == (kind == "pure")


def test_no_package_is_larger_than_15_megabytes(packages: Packages) -> None:
    for path in (packages.sdist, *packages.wheels.values()):
        assert path.stat().st_size < LARGEST, path


def test_the_library_plays_a_game_in_the_terminal(library: Environment) -> None:
    played = library.eldritch("play", "nightmarium", "--seed", "7", "--bots", "random", typed="1\n" * 2000)
    assert played.returncode == 0, played.stderr
    assert "won with" in played.stdout


def test_the_library_plays_bots_against_each_other(library: Environment) -> None:
    arguments = ("realms", "--bots", "greedy,random", "--games", "2", "--seed", "1")
    played = library.eldritch("arena", *arguments)
    assert played.returncode == 0, played.stderr
    assert "greedy" in played.stdout


def test_every_command_says_what_it_does_without_extras(library: Environment) -> None:
    code = "from eldritch.cli import COMMANDS, main; print([main([name, '--help']) for name in COMMANDS])"
    asked = library.python(code)
    assert asked.stdout.endswith(f"{[0] * len(COMMANDS)}\n"), asked.stderr


def test_without_the_server_it_says_in_one_line_what_to_install(library: Environment) -> None:
    refused = library.eldritch()
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.count("\n") == 1
    assert 'pip install "eldritch[server]"' in refused.stderr


def test_what_runs_is_the_installed_package(library: Environment, full: Environment) -> None:
    for environment in (library, full):
        shown = environment.python("import eldritch; print(eldritch.__file__)").stdout
        assert Path(shown.strip()).is_relative_to(environment.folder), shown


def test_it_knows_which_build_it_is(library: Environment, wheel: Path) -> None:
    shown = library.eldritch("--version").stdout
    rules = "pure Python rules" if wheel.name.endswith("any.whl") else "compiled rules"
    commit = (SOURCE / "eldritch" / "commit.txt").read_text("utf-8").strip()
    assert shown.startswith(f"eldritch 0.1.0 (installed package, commit {commit}; {rules}; Python 3")


class Links(HTMLParser):
    """The files that a page loads."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in ("src", "href") and value and value.startswith("/")]


@contextmanager
def app(environment: Environment) -> Iterator[str]:
    """Plain `eldritch`, and the address that it opens in the browser."""
    with TemporaryDirectory() as folder:
        opened = Path(folder, "opened")
        browser = f"{sys.executable} -c \"import sys; open(r'{opened}', 'w').write(sys.argv[1])\" %s"
        with Path(folder, "log").open("wb") as log:
            running = subprocess.Popen(
                [str(environment.programs / "eldritch")],
                cwd=folder,
                env=environment.variables(BROWSER=browser),
                stdout=log,
                stderr=log,
            )
        try:
            end = monotonic() + 60
            while not opened.exists() or not opened.read_text():
                assert running.poll() is None, Path(folder, "log").read_text()
                assert monotonic() < end, Path(folder, "log").read_text()
                sleep(0.05)
            yield opened.read_text()
        finally:
            running.terminate()
            running.wait(30)


def all_pictures_are_served(http: httpx.Client) -> bool:
    sets = json.loads((SOURCE / "eldritch/server/pictures/manifest.json").read_text("utf-8"))
    addresses = [address for name in sets for address in http.get(f"/api/art/{name}").json().values()]
    assert len(addresses) == sum(map(len, sets.values())) > 100
    return all(http.get(address).status_code == 200 for address in addresses)


def test_plain_eldritch_opens_the_app_and_a_game_can_be_played(full: Environment) -> None:
    with app(full) as address, httpx.Client(base_url=address, timeout=20) as http:
        page = http.get("/")
        assert "<script" in page.text
        links = Links(page.text).found
        assert any(link.endswith(".js") for link in links)
        for link in links:
            assert http.get(link).status_code == 200, link
        assert all_pictures_are_served(http)

        person = Person(Served(httpx.URL(address).port or 80, [], ""), {})
        person.post("/api/guest", {"lang": "en"})
        table = person.open_table("nightmarium", bots=["random"], autostart=True)
        with person.at(table) as socket:
            for _ in range(3):
                socket.choose_first()
                assert socket.settle()["phase"] == "playing"
        person.http.close()
