"""`eldritch site` writes a folder that any web host can serve."""

import json
import re
from pathlib import Path

import pytest

from eldritch.cli import main
from eldritch.cli.site import APP, MARK, RUNTIME

missing = not ((APP / "index.html").exists() and (RUNTIME / "runtime.json").exists())
pytestmark = pytest.mark.skipif(missing, reason="the browser app is not built; `python3 run.py test` builds it")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "public"
    assert main(["site", "--out", str(folder)]) == 0
    return folder


def test_every_file_that_the_site_names_is_there(site: Path) -> None:
    index = (site / "index.html").read_text(encoding="utf-8")
    assert MARK in index
    named = re.findall(r'(?:href|src)="([^"#]+)"', index)
    assert any(name.endswith(".js") for name in named)
    assert [name for name in named if not (site / name).is_file()] == []
    runtime = json.loads((site / "py" / "runtime.json").read_text(encoding="utf-8"))
    paths = [runtime["files"]["loader"], *(archive["path"] for archive in runtime["archives"])]
    assert [path for path in paths if not (site / path).is_file()] == []
    lists = list((site / "art").glob("*.json"))
    assert len(lists) >= 5
    for pictures in lists:
        addresses = json.loads(pictures.read_text(encoding="utf-8")).values()
        assert [address for address in addresses if not (site / address).is_file()] == []


def test_the_site_may_be_written_again_but_replaces_nothing_else(
    site: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", "--out", str(site)]) == 0
    (tmp_path / "diary.txt").write_text("mine")
    capsys.readouterr()
    assert main(["site", "--out", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["diary.txt"]
