"""The colours of the factions."""

import re
from typing import Final

from rich.text import Text

from ..names import Names

STYLES: Final = {"great_cthulhu": "green", "black_goat": "bright_red"}


def coloured(names: Names, text: str) -> Text:
    """The text with the seats in the colours of their factions."""
    found = Text(text)
    for seat, name in enumerate(names.seats):
        style = f"bold {STYLES.get(names.factions[seat], 'yellow')}"
        found.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", style)
    return found
