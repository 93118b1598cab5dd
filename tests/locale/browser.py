"""What the browser app says: the keys that stand in its source, whole or with places to fill."""

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
    """The messages that the browser asks for; a key with a place to fill asks for all that fit."""
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
    """What may stand in a piece of a key: a game where a game is named, so that one key does not vouch for all."""
    if not piece.startswith("${"):
        return re.escape(piece)
    return "(realms|nightmarium|duel|castle)" if piece in GAMES else ".+"


def asked_keys() -> set[str]:
    """The keys of our own messages that stand in the source without places to fill: each must exist."""
    texts = (path.read_text(encoding="utf-8") for path in WEB.rglob("*.svelte"))
    return {key for text in texts for key in re.findall(r"\bsay\(\s*\"([\w-]+)\"", text)}
