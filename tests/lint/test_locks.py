"""The lock files pin everything by its hash and tie nobody to a host."""

import re
from pathlib import Path

import pytest

LOCKS = sorted(Path(__file__).parents[2].glob("requirements*.lock"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search("^--", text, re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_pins_every_package_by_its_hash(lock: Path) -> None:
    text = re.sub("^ *#.*\n", "", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for requirement in text.replace("\\\n", "").splitlines():
        assert re.match(r"[a-z0-9-]+==[^ ]+ .*--hash=sha256:[0-9a-f]{64}", requirement)
