"""What a seat is shown of a game of Cthulhu Realms. It is made from a view with holes, so it cannot leak more."""

from typing import Any

from mypy_extensions import i64

from eldritch.core.state import UNKNOWN

from .box.abilities import ABJURE_SEEN, DISCARD_SEEN, MOST_ABILITIES
from .box.components import KEYS, LOCATION
from .rules import neighbours
from .state import Realm, damage_of, kind_of, used_abilities


def table(seen: Realm) -> dict[str, Any]:
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
    """The key of a card; None for a hidden card or an empty place."""
    return KEYS[card] if card >= 0 else None


def keys(cards: list[i64]) -> list[str | None]:
    return [key(card) for card in cards]


def rows(seen: Realm) -> list[dict[str, Any]]:
    """The rows in use, each with the two seats it lies between. Only they can reach it."""
    if seen.has_single_row:
        return [{"between": [0, 1], "cards": keys(seen.rows)}]
    return [row(seen, seat) for seat in range(seen.seats) if seen.is_in(seat)]


def row(seen: Realm, seat: i64) -> dict[str, Any]:
    """The row between a seat and the next one in the game."""
    start = seen.row_start(seat)
    return {"between": [seat, neighbours.after(seen, seat)], "cards": keys(seen.rows[start : start + seen.width])}


def player(seen: Realm, seat: i64) -> dict[str, Any]:
    """A seat's sanity and cards. A hidden card is None; the top of a pile comes last."""
    deck = seen.decks[seat]
    return {
        "in": seen.is_in(seat),
        "sanity": seen.sanity[seat],
        "hand": keys(seen.hands[seat]),
        "deck": {"left": len(deck), "top": [KEYS[card] for card in deck if card != UNKNOWN]},
        "discard": keys(seen.discards[seat]),
        "in_play": [card_in_play(seen, card) for card in seen.in_play[seat]],
    }


def card_in_play(seen: Realm, card: i64) -> dict[str, Any]:
    """A card in play with the abilities used this turn; of a location also the sanity it has left."""
    kind = kind_of(card)
    shown: dict[str, Any] = {
        "card": KEYS[kind],
        "used": [ability for ability in range(MOST_ABILITIES) if used_abilities(card) >> ability & 1],
    }
    if seen.cards.type[kind] == LOCATION:
        shown["left"] = seen.cards.sanity[kind] - damage_of(card)
    return shown
