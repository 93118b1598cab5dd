"""The software bill of materials: what Eldritch contains or needs, by the lock files, in the CycloneDX format."""

import json
import re
import tomllib
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

ROOT: Final = Path(__file__).parents[1]
PINNED: Final = re.compile(r"^([a-z0-9-]+)==([^ ;\\]+)", re.MULTILINE)
REQUIRED, SERVER, BROWSER = ROOT / "requirements.lock", ROOT / "requirements-build.lock", ROOT / "web/package-lock.json"

Component = dict[str, Any]


def write_sbom(out: Path) -> Path:
    """Write the bill next to the packages."""
    bill = sbom()
    path = out / f"eldritch-{bill['metadata']['component']['version']}.cdx.json"
    path.write_text(json.dumps(bill, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def sbom() -> dict[str, Any]:
    """The bill. The same lock files give the same bill."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    components = [*python_packages(), *browser_packages()]
    name, version = project["name"], project["version"]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, json.dumps([name, version, components]))}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": f"pkg:pypi/{name}@{version}",
                "name": name,
                "version": version,
                "purl": f"pkg:pypi/{name}@{version}",
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": components,
    }


def python_packages() -> Iterator[Component]:
    """What pip installs: always for the library, and with extras for the server and for building."""
    required = dict(PINNED.findall(REQUIRED.read_text(encoding="utf-8")))
    for name, version in PINNED.findall(SERVER.read_text(encoding="utf-8")):
        yield _component(f"pkg:pypi/{name}@{version}", name, version, "required" if name in required else "optional")


def browser_packages() -> Iterator[Component]:
    """What may be bundled into the browser app. Tools that only build it are left out."""
    for place, package in json.loads(BROWSER.read_text(encoding="utf-8"))["packages"].items():
        if not place or package.get("dev") or package.get("devOptional"):
            continue
        name = place.rpartition("node_modules/")[2]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        algorithm, _, digest = package["integrity"].partition("-")
        assert algorithm == "sha512"
        hashes = [{"alg": "SHA-512", "content": b64decode(digest).hex()}]
        yield {**_component(purl, name, package["version"], "required"), "hashes": hashes}


def _component(purl: str, name: str, version: str, scope: str) -> Component:
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl, "scope": scope}
