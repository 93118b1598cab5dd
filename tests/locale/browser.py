"""The message keys in the source of the browser app, literal or with placeholders."""

import re
from functools import cache
from pathlib import Path

from .files import LANGUAGE

GAMES = ("${game}", "${id}", "${table.game}", "${mine[0].game}")
WEB = Path(__file__).parents[2] / "web" / "src"
WRITTEN = re.compile(r"[\"'`]([a-z]+-[\w-]*(?:\$\{[^}`]+\}[\w-]*)*)[\"'`]")
MADE = re.compile(r"`((?:[a-z]+|\$\{(?:game|id)\})-[\w-]*(?:\$\{[^}`]+\}[\w-]*)+)`")


@cache
def browser_keys() -> set[str]:
    """The messages that the browser uses. A key with a placeholder matches all that fit."""
    known = LANGUAGE["en"].messages
    found: set[str] = set()
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        if path.name.endswith((".test.ts", ".gen.ts")):
            continue
        text = path.read_text(encoding="utf-8")
        for written in {*WRITTEN.findall(text), *MADE.findall(text)}:
            pattern = re.compile("".join(_filled(piece) for piece in re.split(r"(\$\{[^}]+\})", written)))
            found |= {key for key in known if pattern.fullmatch(key)}
    return found


def _filled(piece: str) -> str:
    """The pattern of a placeholder. One for a game matches only games, so that it does not cover every key."""
    if not piece.startswith("${"):
        return re.escape(piece)
    return "(realms|nightmarium|duel|castle)" if piece in GAMES else ".+"


def asked_keys() -> set[str]:
    """The literal keys in the source. Each must exist."""
    texts = (path.read_text(encoding="utf-8") for path in WEB.rglob("*.svelte"))
    return {key for text in texts for key in re.findall(r"\bsay\(\s*\"([\w-]+)\"", text)}
