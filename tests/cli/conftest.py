"""Every test here speaks English unless it says otherwise, whatever the machine's locale."""

import pytest

from .typist import eldritch

__all__ = ["eldritch"]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LANG", "ELDRITCH_LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
