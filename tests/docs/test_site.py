"""The documentation site builds without warnings and needs no other site."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]

LOADED: Final = re.compile(
    r"""<(?:script|img|iframe|source|video|audio|embed)\b[^>]*\bsrc=["']?((?:https?:)?//[^\s"'>]+)"""
    r"""|<link\b(?![^>]*\brel=["']?(?:canonical|alternate|next|prev))[^>]*\bhref=["']?((?:https?:)?//[^\s"'>]+)"""
    r"""|@import\s+(?:url\()?["']?((?:https?:)?//[^\s"')]+)"""
    r"""|url\(["']?((?:https?:)?//[^\s"')]+)""",
    re.IGNORECASE,
)
SCRIPTED: Final = re.compile(r"""class=["']?[^"'>]*\bmermaid\b""")
"""What makes the theme's script load a library from another host."""


def foreign(text: str) -> list[str]:
    """The addresses on other hosts from which a page or style sheet loads something."""
    found = [next(address for address in groups if address) for groups in LOADED.findall(text)]
    return found + SCRIPTED.findall(text)


def test_the_site_builds_without_warnings_and_loads_nothing_from_other_hosts(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for page in ("index.html", "quickstart/index.html", "api/core/index.html", "protocol/index.html"):
        assert (tmp_path / page).is_file(), page
    assert "seen_by" in (tmp_path / "api/core/index.html").read_text("utf-8")
    files = [path for path in tmp_path.rglob("*") if path.suffix in {".html", ".css"}]
    loaded = {str(path.relative_to(tmp_path)): foreign(path.read_text("utf-8")) for path in files}
    assert not {page: addresses for page, addresses in loaded.items() if addresses}


@pytest.mark.parametrize(
    "text",
    [
        '<script src="https://unpkg.com/mermaid.js"></script>',
        "<img alt=x src=//example.org/a.png>",
        '<link rel="stylesheet" href="https://fonts.example.org/css">',
        "@import url(https://example.org/a.css);",
        'body { background: url("https://example.org/a.png") }',
        '<pre class="mermaid"><code>flowchart</code></pre>',
    ],
)
def test_an_address_of_another_host_is_found(text: str) -> None:
    assert foreign(text)


@pytest.mark.parametrize(
    "text",
    ['<a href="https://example.org">', '<link rel="canonical" href="https://example.org/">', '<img src="../a.png">'],
)
def test_links_and_own_files_are_allowed(text: str) -> None:
    assert not foreign(text)
