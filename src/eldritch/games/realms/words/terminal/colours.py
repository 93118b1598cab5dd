"""The colours of the cards."""

import re
from typing import Final

from rich.text import Text

from eldritch.core.game import Game
from eldritch.locale import Words

from ..cards import Deck

STYLES: Final = {"yellow": "yellow", "green": "green", "purple": "magenta", "black": "bright_black"}


class ColouredDeck(Deck):
    """The cards of an edition, their names in the cards' colours."""

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self._named = {self.name(key): key for key in self.cards}
        longest_first = sorted(map(re.escape, self._named), key=len, reverse=True)
        self._name = re.compile(rf"(?<!\w)({'|'.join(longest_first)})(?!\w)")

    def style(self, key: str) -> str:
        return f"bold {STYLES[self.cards[key]['colour']]}"

    def coloured(self, text: str) -> Text:
        """The text with every card's name in the card's colour."""
        found = Text(text)
        for match in self._name.finditer(text):
            found.stylize(self.style(self._named[match.group()]), *match.span())
        return found

    def coloured_name(self, key: str) -> Text:
        return Text(self.name(key), style=self.style(key))
