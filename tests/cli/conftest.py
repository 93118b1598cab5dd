"""Tests run in English by default, whatever the locale of the machine."""

import pytest

from .typist import eldritch

__all__ = ["eldritch"]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LANG", "ELDRITCH_LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
