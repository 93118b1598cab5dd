"""What the browser app says: the keys that stand in its source, whole or with places to fill."""

import re
from functools import cache
from pathlib import Path

from .files import LANGUAGE

WEB = Path(__file__).parents[2] / "web" / "src"
WRITTEN = re.compile(r"[\"'`]([a-z]+-[\w-]*(?:\$\{[^}`]+\}[\w-]*)*)[\"'`]")
MADE = re.compile(r"`([a-z]*(?:\$\{[^}`]+\})?-[\w-]*(?:\$\{[^}`]+\}[\w-]*)+)`")


@cache
def browser_keys() -> set[str]:
    """The messages that the browser asks for; a key with a place to fill asks for all that fit."""
    known = LANGUAGE["en"].messages
    found: set[str] = set()
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        if path.name.endswith((".test.ts", ".gen.ts")):
            continue
        text = path.read_text(encoding="utf-8")
        for written in {*WRITTEN.findall(text), *MADE.findall(text)}:
            # The house's own words are filled in by single words, so that one key does not vouch for all.
            filling = r"\w+" if written.startswith("house") and not written.startswith("house-choice") else ".+"
            pattern = re.compile(filling.join(map(re.escape, re.split(r"\$\{[^}]+\}", written))))
            found |= {key for key in known if pattern.fullmatch(key)}
    return found


def asked_keys() -> set[str]:
    """The keys of our own messages that stand in the source without places to fill: each must exist."""
    texts = (path.read_text(encoding="utf-8") for path in WEB.rglob("*.svelte"))
    return {key for text in texts for key in re.findall(r"\bsay\(\s*\"([\w-]+)\"", text)}
