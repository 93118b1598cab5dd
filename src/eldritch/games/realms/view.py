"""What a seat is shown of a game of Cthulhu Realms. It is made from a view with holes, so it cannot leak more."""

from mypy_extensions import i64

from eldritch.core.state import UNKNOWN

from .box.abilities import ABJURE_SEEN, DISCARD_SEEN, MOST_ABILITIES, NEEDS
from .box.components import KEYS, LOCATION
from .rules import neighbours
from .rules.activation import requirements_met
from .state import Realm, damage_of, kind_of, used_abilities
from .view_types import CardInPlay, Need, Row, Seat, Table


def table(seen: Realm) -> Table:
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
    """The key of a card; None for a hidden card or an empty place."""
    return KEYS[card] if card >= 0 else None


def keys(cards: list[i64]) -> list[str | None]:
    return [key(card) for card in cards]


def open_keys(cards: list[i64]) -> list[str]:
    """The keys of cards that everyone can see."""
    return [KEYS[card] for card in cards]


def rows(seen: Realm) -> list[Row]:
    """The rows in use, each with the two seats it lies between. Only they can reach it."""
    if seen.has_single_row:
        return [{"between": [0, 1], "cards": keys(seen.rows)}]
    return [row(seen, seat) for seat in range(seen.seats) if seen.is_in(seat)]


def row(seen: Realm, seat: i64) -> Row:
    """The row between a seat and the next one in the game."""
    start = seen.row_start(seat)
    return {"between": [seat, neighbours.after(seen, seat)], "cards": keys(seen.rows[start : start + seen.width])}


def player(seen: Realm, seat: i64) -> Seat:
    """A seat's sanity and cards. A hidden card is None; the top of a pile comes last."""
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


def card_in_play(seen: Realm, seat: i64, card: i64) -> CardInPlay:
    """A card in play with the abilities used this turn; a location also has the sanity it has left."""
    kind = kind_of(card)
    met = requirements_met(seen, seat, kind)
    shown: CardInPlay = {
        "card": KEYS[kind],
        "used": [ability for ability in range(MOST_ABILITIES) if used_abilities(card) >> ability & 1],
        "met": [needs(ability.needs & met) for ability in seen.cards.abilities[kind]],
    }
    if seen.cards.type[kind] == LOCATION:
        shown["left"] = seen.cards.sanity[kind] - damage_of(card)
    return shown


def needs(bits: i64) -> list[Need]:
    return [need for place, need in enumerate(NEEDS) if bits >> place & 1]


def opens(seen: Realm, seat: i64) -> dict[str, str]:
    """Cards of the hand that would meet the missing requirements of a card in play, and which card that is."""
    found: dict[str, str] = {}
    for card in seen.hands[seat]:
        if card >= 0 and KEYS[card] not in found:
            opened = first_opened(seen, seat, seen.cards.traits[card])
            if opened >= 0:
                found[KEYS[card]] = KEYS[opened]
    return found


def first_opened(seen: Realm, seat: i64, traits: i64) -> i64:
    """The first kind of card in play with an unused ability that lacks only these traits; -1 if there is none."""
    for card in seen.in_play[seat]:
        kind = kind_of(card)
        met = requirements_met(seen, seat, kind)
        for number, ability in enumerate(seen.cards.abilities[kind]):
            missing = ability.needs & ~met
            if used_abilities(card) >> number & 1 == 0 and missing != 0 and missing & ~traits == 0:
                return kind
    return -1
