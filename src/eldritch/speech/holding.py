"""What a seat holds that the others may not see, in words, for games that are over."""

from typing import Any

from eldritch.core.game import Game
from eldritch.locale import Words

from .nightmarium.cards import Deck as Nightmares
from .realms.cards import Deck as Realms


def held_said(game: Game, words: Words, seat: dict[str, Any]) -> list[str]:
    """The cards or signs of a seat, from what the seat itself is shown of its own."""
    match game.id:
        case "realms":
            return Realms(game, words).names(seat["hand"]).split(", ") if seat["hand"] else []
        case "nightmarium":
            deck = Nightmares(game, words)
            return [deck.name(card) for card in seat["hand"]]
        case "duel":
            return [words.say("duel-table-sign", value=value) for value in seat["signs"]]
        case _:
            sides = [words.say(f"castle-side-{side}") for side in seat["allegiance"]]
            cards = [seat["profession"], *seat["items"]]
            return [*sides, *(words.say(f"castle-card-{card}") for card in cards if card)]
