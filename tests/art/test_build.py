"""The pictures as files: all of them in a folder, and the contact sheet of a set."""

import json
from pathlib import Path

import pytest

import art
from art.__main__ import main


def test_build_writes_every_picture_and_a_manifest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["build", str(tmp_path / "pictures")])
    assert f"{len(art.pictures())} pictures" in capsys.readouterr().out
    written = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "pictures").iterdir()}
    manifest = json.loads(written.pop("manifest.json"))
    assert manifest == {set: {name: art.file_name(name) for name in art.pictures(set)} for set in art.SETS}
    assert written == {art.file_name(name): art.picture(name) for name in art.pictures()}


def test_build_deletes_old_pictures_and_nothing_else(tmp_path: Path) -> None:
    for name in ("realms-dagon.00000000.svg", "holiday.svg"):
        (tmp_path / name).write_text("<svg/>", encoding="utf-8")
    previous = {"realms": {"realms-dagon": "realms-dagon.00000000.svg", "realms-lost": "realms-lost.00000000.svg"}}
    (tmp_path / "manifest.json").write_text(json.dumps(previous), encoding="utf-8")
    main(["build", str(tmp_path)])
    assert not (tmp_path / "realms-dagon.00000000.svg").exists()
    assert (tmp_path / art.file_name("realms-dagon")).exists()
    assert (tmp_path / "holiday.svg").exists()


def test_a_sheet_shows_every_picture_large_small_and_in_grey(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("art.photo.BROWSERS", ())
    main(["sheet", "house", "--to", str(tmp_path)])
    assert "no PNG" in capsys.readouterr().out
    shown = (tmp_path / "house.svg").read_text(encoding="utf-8")
    for name in art.pictures("house"):
        assert shown.count(f'href="#{name}"') == 3


@pytest.mark.parametrize(("command", "named"), [("paint realms", "'paint'"), ("sheet chess", "'chess'")])
def test_an_unknown_task_or_set_is_refused(command: str, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(command.split())
    assert refused.value.code == 2
    assert named in capsys.readouterr().err
