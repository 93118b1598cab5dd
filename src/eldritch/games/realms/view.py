"""What a seat is shown of a game of Cthulhu Realms. It is made from a view with holes, so it cannot tell more."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from eldritch.core.state import UNKNOWN

from .box.abilities import ABJURE_SEEN, DISCARD_SEEN, MOST_ABILITIES
from .box.components import KEYS, LOCATION

if TYPE_CHECKING:
    from .state import Realm


def table(seen: "Realm") -> dict[str, Any]:
    return {
        "turn": seen.turn,
        "current": seen.current,
        "power": seen.power,
        "happened": {
            "discard": seen.happened & DISCARD_SEEN != 0,
            "abjure": seen.happened & ABJURE_SEEN != 0,
        },
        "shared": {"left": len(seen.shared), "top": key(seen.shared[-1]) if seen.shared else None},
        "adepts": seen.adepts,
        "rows": rows(seen),
        "box": keys(seen.box + seen.abjured),
        "abjured": keys(seen.abjured),
        "seats": [player(seen, seat) for seat in range(seen.seats)],
    }


def key(card: i64) -> str | None:
    """What a card is called; None for one that is hidden or not there."""
    return KEYS[card] if card >= 0 else None


def keys(cards: list[i64]) -> list[str | None]:
    return [key(card) for card in cards]


def rows(seen: "Realm") -> list[dict[str, Any]]:
    """The rows in use, each with the two seats it lies between; only they can reach it."""
    from .rules import neighbours

    width = seen.width
    if len(seen.rows) == width:
        return [{"between": [0, 1], "cards": keys(seen.rows)}]
    return [
        {"between": [seat, neighbours.after(seen, seat)], "cards": keys(seen.rows[seat * width : (seat + 1) * width])}
        for seat in range(seen.seats)
        if seen.is_in(seat)
    ]


def player(seen: "Realm", seat: i64) -> dict[str, Any]:
    """A seat's sanity and cards (None for a card that is hidden; the top of a pile comes last)."""
    deck = seen.decks[seat]
    return {
        "in": seen.is_in(seat),
        "sanity": seen.sanity[seat],
        "hand": keys(seen.hands[seat]),
        "deck": {"left": len(deck), "top": [KEYS[card] for card in deck if card != UNKNOWN]},
        "discard": keys(seen.discards[seat]),
        "in_play": [card_in_play(seen, card) for card in seen.in_play[seat]],
    }


def card_in_play(seen: "Realm", card: i64) -> dict[str, Any]:
    """A card in play with the abilities used this turn; of a location also the sanity it has left."""
    from .state import damage_of, kind_of

    kind = kind_of(card)
    told: dict[str, Any] = {
        "card": KEYS[kind],
        "used": [ability for ability in range(MOST_ABILITIES) if card >> ability & 1],
    }
    if seen.cards.type[kind] == LOCATION:
        told["left"] = seen.cards.sanity[kind] - damage_of(card)
    return told
