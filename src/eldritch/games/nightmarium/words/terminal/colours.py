"""The colours of the legions."""

import re
from typing import Final

from rich.text import Text

from eldritch.core.game import Game
from eldritch.locale import Words

from ..cards import Deck

STYLES: Final = {
    "necromunculus": "bright_blue",
    "homunculus": "bright_red",
    "constrict": "yellow",
    "chimerid": "green",
}


class ColouredDeck(Deck):
    """The cards of an edition, with codes in the colours of the legions."""

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        signs = "".join(self.signs.values())
        self._code = re.compile(rf"(?<!\w)(?P<sign>[{signs}])(\d{{1,3}}|◆)(?!\w)")

    def coloured(self, text: str) -> Text:
        """The text with every card's code in the colour of its legion."""
        styles = {sign: STYLES[legion] for legion, sign in self.signs.items()}
        found = Text(text)
        for match in self._code.finditer(text):
            found.stylize(f"bold {styles[match['sign']]}", *match.span())
        return found
