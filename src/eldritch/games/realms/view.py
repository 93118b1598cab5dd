"""What a seat is shown of a game of Cthulhu Realms. It is made from a view with holes, so it cannot tell more."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from eldritch.core.state import UNKNOWN

from .box.abilities import ABJURE_SEEN, DISCARD_SEEN, MOST_ABILITIES, NEEDS
from .box.components import KEYS, LOCATION
from .view_types import CardInPlay, Need, Row, Seat, Table

if TYPE_CHECKING:
    from .state import Realm


def table(seen: "Realm") -> Table:
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
        "box": open_keys(seen.box + seen.abjured),
        "abjured": open_keys(seen.abjured),
        "seats": [player(seen, seat) for seat in range(seen.seats)],
    }


def key(card: i64) -> str | None:
    """What a card is called; None for one that is hidden or not there."""
    return KEYS[card] if card >= 0 else None


def keys(cards: list[i64]) -> list[str | None]:
    return [key(card) for card in cards]


def open_keys(cards: list[i64]) -> list[str]:
    """The same for cards that everyone can see."""
    return [KEYS[card] for card in cards]


def rows(seen: "Realm") -> list[Row]:
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


def player(seen: "Realm", seat: i64) -> Seat:
    """A seat's sanity and cards (None for a card that is hidden; the top of a pile comes last)."""
    deck = seen.decks[seat]
    return {
        "in": seen.is_in(seat),
        "sanity": seen.sanity[seat],
        "hand": keys(seen.hands[seat]),
        "opens": opens(seen, seat),
        "deck": {"left": len(deck), "top": [KEYS[card] for card in deck if card != UNKNOWN]},
        "discard": open_keys(seen.discards[seat]),
        "in_play": [card_in_play(seen, seat, card) for card in seen.in_play[seat]],
    }


def card_in_play(seen: "Realm", seat: i64, card: i64) -> CardInPlay:
    """A card in play with the abilities used this turn; a location also has the sanity it has left."""
    from .rules.activation import requirements_met
    from .state import damage_of, kind_of

    kind = kind_of(card)
    met = requirements_met(seen, seat, kind)
    told: CardInPlay = {
        "card": KEYS[kind],
        "used": [ability for ability in range(MOST_ABILITIES) if card >> ability & 1],
        "met": [needs(ability.needs & met) for ability in seen.cards.abilities[kind]],
    }
    if seen.cards.type[kind] == LOCATION:
        told["left"] = seen.cards.sanity[kind] - damage_of(card)
    return told


def needs(bits: i64) -> list[Need]:
    return [need for place, need in enumerate(NEEDS) if bits >> place & 1]


def opens(seen: "Realm", seat: i64) -> dict[str, str]:
    """Cards of the hand that would meet the missing requirements of a card in play, and which card that is."""
    found: dict[str, str] = {}
    for card in seen.hands[seat]:
        if card >= 0 and KEYS[card] not in found:
            opened = first_opened(seen, seat, seen.cards.traits[card])
            if opened >= 0:
                found[KEYS[card]] = KEYS[opened]
    return found


def first_opened(seen: "Realm", seat: i64, traits: i64) -> i64:
    """The first kind of card in play with an unused ability that lacks only these traits; -1 if there is none."""
    from .rules.activation import requirements_met
    from .state import kind_of

    for card in seen.in_play[seat]:
        kind = kind_of(card)
        met = requirements_met(seen, seat, kind)
        for number, ability in enumerate(seen.cards.abilities[kind]):
            missing = ability.needs & ~met
            if card >> number & 1 == 0 and missing != 0 and missing & ~traits == 0:
                return kind
    return -1
