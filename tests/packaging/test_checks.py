"""What the programs that publishers use say about our packages, the image file and the list of contents."""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

from release.sbom import sbom

from .conftest import ROOT, Packages

pytestmark = pytest.mark.xdist_group("packaging")

CHECKERS: Final = ROOT / "build" / "checkers"
UNDECIDED: Final = {
    "Your package does not have author-email data.",
    "Your package should have a 'url' field with a link to the project home page, or a 'project_urls' field, with a "
    "dictionary of links, or both.",
}
"""What pyroma misses because the project has no address yet."""


def checked(*command: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a program that `python3 run.py test` installed."""
    if not CHECKERS.exists():
        assert not os.environ.get("ELDRITCH_CI"), "run.py test installs the checkers"
        pytest.skip("the checkers are not installed; python3 run.py test does that")
    environment = {**os.environ, "PYTHONPATH": str(CHECKERS), "NO_COLOR": "1"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_check_wheel_contents_has_no_complaints(wheel: Path) -> None:
    found = checked(sys.executable, "-m", "check_wheel_contents", str(wheel))
    assert (found.returncode, found.stdout.strip()) == (0, f"{wheel}: OK"), found.stdout + found.stderr


def test_twine_has_no_complaints(packages: Packages) -> None:
    files = [str(path) for path in (packages.sdist, *packages.wheels.values())]
    found = checked(sys.executable, "-m", "twine", "check", "--strict", *files)
    assert found.returncode == 0, found.stdout
    assert found.stdout.count("PASSED") == len(files)


def test_pyroma_misses_only_the_addresses() -> None:
    code = (
        "import json; from pyroma import projectdata, ratings;"
        "data = projectdata.build_metadata('.', isolated=False);"
        "print(json.dumps(ratings.rate(data)))"
    )
    found = checked(sys.executable, "-c", code)
    assert found.returncode == 0, found.stderr
    rating, complaints = json.loads(found.stdout.splitlines()[-1])
    assert set(complaints) <= UNDECIDED
    assert rating >= 8


def test_hadolint_has_no_complaints() -> None:
    program = CHECKERS / "bin" / "hadolint"
    if CHECKERS.exists() and not program.exists():
        pytest.skip("there is no hadolint for this platform")
    found = checked(str(program), "Containerfile")
    assert (found.returncode, found.stdout) == (0, "")


def test_a_wheel_carries_its_licences(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    for licence in ("LICENSE", "CREDITS.md"):
        assert any(name.endswith(f".dist-info/licenses/{licence}") for name in names), licence


def test_the_bill_of_materials_names_what_the_locks_pin() -> None:
    bill = sbom()
    assert bill == sbom()
    parts = {part["purl"]: part for part in bill["components"]}
    assert len(parts) == len(bill["components"])
    for name, scope in (("rich", "required"), ("litestar", "optional")):
        [version] = re.findall(rf"^{name}==(\S+)", (ROOT / "requirements-build.lock").read_text("utf-8"), re.MULTILINE)
        assert parts[f"pkg:pypi/{name}@{version}"]["scope"] == scope
    npm = [purl for purl in parts if purl.startswith("pkg:npm/")]
    assert any(purl.startswith("pkg:npm/svelte@") for purl in npm)
    assert any(purl.startswith("pkg:npm/%40fluent/bundle@") for purl in npm)
    assert not any(purl.startswith(("pkg:npm/vite@", "pkg:npm/vitest@")) for purl in npm)
    assert all(len(parts[purl]["hashes"][0]["content"]) == 128 for purl in npm)
