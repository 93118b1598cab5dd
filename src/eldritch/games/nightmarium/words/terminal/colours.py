"""Cards in the terminal: the sign of the legion with the printed number, such as C103, in the legion's colour."""

import re
from typing import Final

from rich.text import Text

from eldritch.core.game import Game
from eldritch.locale import Words

from ...box.components import LEGIONS
from ..cards import Deck

STYLES: Final = {
    "necromunculus": "bright_blue",
    "homunculus": "bright_red",
    "constrict": "yellow",
    "chimerid": "green",
}


class ColouredDeck(Deck):
    """The cards of an edition, named by codes, and the colours of the codes."""

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.signs: dict[str, str] = {legion: words.say(f"nightmarium-sign-{legion}") for legion in LEGIONS}
        signs = "".join(self.signs.values())
        self._code = re.compile(rf"(?<!\w)(?P<sign>[{signs}])(\d{{1,3}}|◆)(?!\w)")

    def code(self, card: int) -> str:
        """The sign and number of a card. Seals have a mark instead of a number, as all seals of a legion are alike."""
        return f"{self.signs[self.legion(card)]}{'◆' if self.cards[card]['seal'] else card}"

    def name(self, card: int) -> str:
        """The code with the ability, or with the word for a seal."""
        if self.cards[card]["seal"]:
            return self.words.say("nightmarium-coded-seal", code=self.code(card))
        if not self.has_ability(card):
            return self.code(card)
        ability = self.ability_name(self.ability(card))
        return self.words.say("nightmarium-coded", code=self.code(card), ability=ability)

    def name_in_hand(self, card: int) -> str:
        return self.name(card)

    def cell(self, card: int, short: bool) -> str:
        """The code and the ability as shown in a creature's body."""
        if not self.has_ability(card):
            return self.code(card)
        key = f"nightmarium-ability-{self.ability(card)}"
        return f"{self.code(card)} {self.words.say(f'{key}-short' if short else key)}"

    def coloured(self, text: str) -> Text:
        """The text with every card's code in the colour of its legion."""
        styles = {sign: STYLES[legion] for legion, sign in self.signs.items()}
        found = Text(text)
        for match in self._code.finditer(text):
            found.stylize(f"bold {styles[match['sign']]}", *match.span())
        return found
