"""What a seat holds that the others may not see, in words, for games that are over."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from eldritch.core.game import Game
from eldritch.games.nightmarium.words.cards import Deck as Nightmares
from eldritch.games.realms.words.cards import Deck as Realms
from eldritch.locale import Words


@dataclass(frozen=True)
class Held:
    """A card or a sign as the log marks it, what it is called, and how many of it there are."""

    card: str
    name: str
    count: int = 1


def held_said(game: Game, words: Words, seat: dict[str, Any]) -> list[Held]:
    """The cards or signs of a seat, from what the seat itself is shown of its own."""
    match game.id:
        case "realms":
            deck = Realms(game, words)
            return _counted(sorted(seat["hand"], key=deck.keys.index), deck.name)
        case "nightmarium":
            names = Nightmares(game, words).name
            return [Held(str(card), names(card)) for card in seat["hand"]]
        case "duel":
            return [Held(f"sign_{value}", words.say("duel-table-sign", value=value)) for value in seat["signs"]]
        case _:
            sides = [Held(side, words.say(f"castle-side-{side}")) for side in seat["allegiance"]]
            cards = [card for card in (seat["profession"], *seat["items"]) if card]
            return [*sides, *(Held(card, words.say(f"castle-card-{card}")) for card in cards)]


def _counted(keys: list[str], name: Callable[[str], str]) -> list[Held]:
    return [Held(key, name(key), keys.count(key)) for key in dict.fromkeys(keys)]
