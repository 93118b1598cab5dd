"""The pictures as files: all of them in a folder, and the contact sheet of a set."""

from collections.abc import Callable
from pathlib import Path

import pytest

from eldritch import art

from .typist import Result

Run = Callable[..., Result]


def test_build_writes_every_picture_under_the_name_of_its_address(eldritch: Run, tmp_path: Path) -> None:
    result = eldritch(f"art build {tmp_path / 'pictures'}")
    assert result.code == 0
    assert str(len(art.pictures())) in result.shown
    written = {f"/art/{path.name}": path.read_text(encoding="utf-8") for path in (tmp_path / "pictures").iterdir()}
    assert written == {art.url(name): art.picture(name) for name in art.pictures()}


def test_a_sheet_shows_every_picture_large_small_and_in_grey(
    eldritch: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eldritch.cli.art.BROWSERS", ())
    result = eldritch(f"art sheet house --to {tmp_path} --lang ru")
    assert result.code == 0
    assert "без PNG" in result.shown
    shown = (tmp_path / "house.svg").read_text(encoding="utf-8")
    for name in art.pictures("house"):
        assert shown.count(f'href="#{name}"') == 3
