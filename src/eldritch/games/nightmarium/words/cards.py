"""The names of cards: the ability and the legion, as the cards show them."""

from collections.abc import Mapping
from typing import Any, Final

from eldritch.core.game import Game
from eldritch.locale import Words

from ..box.components import POSITIONS

NO_ABILITY: Final = "none"


class Deck:
    """The cards of an edition with their names in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        self.actions = game.actions
        self.cards: dict[int, Mapping[str, Any]] = {card["card"]: card for card in game.edition.described()}

    def legion(self, card: int) -> str:
        return str(self.cards[card]["legion"])

    def ability(self, card: int) -> str:
        return str(self.cards[card]["ability"])

    def has_ability(self, card: int) -> bool:
        return self.ability(card) != NO_ABILITY

    def ability_name(self, ability: str) -> str:
        return self.words.say(f"nightmarium-ability-{ability}")

    def name(self, card: int) -> str:
        legion = self.legion(card)
        if self.cards[card]["seal"]:
            return self.words.say("nightmarium-card-seal", legion=legion)
        if not self.has_ability(card):
            return self.words.say("nightmarium-card-plain", legion=legion)
        return self.words.say("nightmarium-card", ability=self.ability_name(self.ability(card)), legion=legion)

    def name_in_hand(self, card: int) -> str:
        """The name with the positions, by which cards of one ability and legion differ."""
        if self.cards[card]["seal"]:
            return self.name(card)
        return self.words.say("nightmarium-card-in-hand", card=self.name(card), places=self.positions(card))

    def names(self, cards: list[int]) -> str:
        return ", ".join(self.name(card) for card in cards)

    def positions(self, card: int) -> str:
        """The positions a card can take, such as "legs or torso"."""
        if self.cards[card]["seal"]:
            return self.words.say("nightmarium-place-seal")
        if len(self.cards[card]["positions"]) == len(POSITIONS):
            return self.words.say("nightmarium-place-any")
        places = [self.words.say(f"nightmarium-place-{place}") for place in self.cards[card]["positions"]]
        return self.words.either(places)

    def chain(self, cards: list[int], legion: str | None = None) -> list[int]:
        """The cards of a body whose abilities run, head first; with a legion only cards of that legion."""
        body = [card for card in reversed(cards[:3]) if self.has_ability(card)]
        return [card for card in body if legion is None or self.legion(card) == legion]

    def is_pure(self, cards: list[int]) -> bool:
        return len({self.legion(card) for card in cards}) == 1
