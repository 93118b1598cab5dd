"""The names and abilities of cards, in words."""

from collections.abc import Callable, Mapping
from typing import Any

from eldritch.core.game import Game
from eldritch.locale import Words

Card = Mapping[str, Any]


class Deck:
    """The cards of an edition, with their names and abilities in a language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        self.actions = game.actions
        self.cards: dict[str, Card] = {card["key"]: card for card in game.edition.described()}
        self.keys: list[str] = list(self.cards)

    def name(self, key: str) -> str:
        return self.words.say(f"realms-card-{key.replace('_', '-')}")

    def names(self, keys: list[str], mark: Callable[[str, str], str] = lambda _, name: name) -> str:
        """The names in the order of the box, with the number of equal cards."""
        known = sorted(keys, key=self.keys.index)
        counted = [(mark(key, self.name(key)), known.count(key)) for key in dict.fromkeys(known)]
        return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counted)

    def price(self, key: str) -> int:
        return int(self.cards[key]["price"])

    def is_location(self, key: str) -> bool:
        return "sanity" in self.cards[key]

    # Abilities.

    def abilities(self, key: str) -> str:
        return "; ".join(self.ability(key, ability) for ability in self.cards[key]["abilities"])

    def ability(self, key: str, ability: dict[str, Any]) -> str:
        """The requirements in brackets, then the effect, or two to choose from."""
        sides = [self._effect(side) for side in ability["sides"]]
        effect = self.words.say("realms-or", one=sides[0], other=sides[1]) if len(sides) > 1 else sides[0]
        needs = ", ".join(self.need(key, need) for need in ability["needs"])
        return self.words.say("realms-ability", needs=needs or "none", effect=self._ending(ability, effect))

    def need(self, key: str, need: str) -> str:
        """A requirement of a card: another card, if the card itself is of the colour or type."""
        card = self.cards[key]
        return self.words.say(f"realms-need-{need}", other="yes" if need in (card["colour"], card["type"]) else "no")

    def line(self, key: str, line: int) -> str:
        """One effect of a card, by the number of its line."""
        for ability in self.cards[key]["abilities"]:
            if line < len(ability["sides"]):
                return self._ending(ability, self._effect(ability["sides"][line]))
            line -= len(ability["sides"])
        raise LookupError(f"{key} has no such line")

    def _ending(self, ability: dict[str, Any], effect: str) -> str:
        return self.words.say("realms-abjures-self", effect=effect) if ability["abjures_self"] else effect

    def _effect(self, side: dict[str, Any]) -> str:
        figures = {name: str(figure) for name, figure in side.items() if name != "effect"}
        if side["effect"] != "cards":
            return self.words.say(f"realms-effect-{side['effect']}", **figures)
        parts = [verb for verb in ("draw", "discard") if side[verb]]
        return self.words.say(f"realms-effect-{'-'.join(parts)}", **figures)
