"""The action table of Cthulhu Realms: what can be chosen, and how each choice reads."""

from typing import Any, Final

from mypy_extensions import i64

from eldritch.core.actions import ActionTable

from .box.abilities import MOST_LINES
from .box.components import ADEPT, KEYS, KINDS, MOST_SEATS, Cards

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = 2
"""A row lies on a player's left (shared with the next player) or right. A single row is on everybody's left."""

_CARDS: Final = range(KINDS)
_MARKET: Final = range(ADEPT + 1)
_SEATS: Final = range(MOST_SEATS)
_SIDES: Final = range(SIDES)

# The first four make up a turn. "aim" chooses the player an ability is for. "strike" gives a location as much of a loss
# as it can take, "graze" a single point; "strike_player" and "graze_player" do the same to the player; "spare" leaves
# the rest unused. A line of a card is one effect of its abilities. Equal cards are one choice where they are
# interchangeable.
ACTIONS: Final = ActionTable(
    {
        "play": {"card": _CARDS},
        "use": {"card": _CARDS, "line": range(MOST_LINES)},
        "buy": {"card": _MARKET, "side": _SIDES},
        "end_turn": {},
        "aim": {"seat": _SEATS},
        "discard": {"card": _CARDS},
        "abjure_hand": {"card": _CARDS},
        "abjure_discard": {"card": _CARDS},
        "abjure_market": {"card": _MARKET, "side": _SIDES},
        "return": {"card": _CARDS},
        "destroy": {"seat": _SEATS, "card": _CARDS},
        "strike_player": {},
        "strike": {"card": _CARDS},
        "graze_player": {},
        "graze": {"card": _CARDS},
        "spare": {},
    }
)

# Where each verb starts in the table.
PLAY: Final[i64] = ACTIONS.start("play")
USE: Final[i64] = ACTIONS.start("use")
BUY: Final[i64] = ACTIONS.start("buy")
END_TURN: Final[i64] = ACTIONS.start("end_turn")
AIM: Final[i64] = ACTIONS.start("aim")
DISCARD: Final[i64] = ACTIONS.start("discard")
ABJURE_HAND: Final[i64] = ACTIONS.start("abjure_hand")
ABJURE_DISCARD: Final[i64] = ACTIONS.start("abjure_discard")
ABJURE_MARKET: Final[i64] = ACTIONS.start("abjure_market")
RETURN_CARD: Final[i64] = ACTIONS.start("return")
DESTROY_CARD: Final[i64] = ACTIONS.start("destroy")
STRIKE_PLAYER: Final[i64] = ACTIONS.start("strike_player")
STRIKE: Final[i64] = ACTIONS.start("strike")
GRAZE_PLAYER: Final[i64] = ACTIONS.start("graze_player")
GRAZE: Final[i64] = ACTIONS.start("graze")
SPARE: Final[i64] = ACTIONS.start("spare")


# Turning choices into actions and back. A line is given by its place in the tables of `Cards`
# (see `line_place`).


def play_action(card: i64) -> i64:
    return PLAY + card


def is_play(action: i64) -> bool:
    return PLAY <= action < USE


def card_played(action: i64) -> i64:
    return action - PLAY


def use_action(line: i64) -> i64:
    return USE + line


def is_use(action: i64) -> bool:
    return USE <= action < BUY


def line_used(action: i64) -> i64:
    return action - USE


def is_purchase(action: i64) -> bool:
    return BUY <= action < END_TURN


def market_action(verb: i64, card: i64, side: i64) -> i64:
    """The choice of an available card; the verb is BUY or ABJURE_MARKET."""
    return verb + card * SIDES + side


def card_in_market(action: i64, verb: i64) -> i64:
    return (action - verb) // SIDES


def side_in_market(action: i64, verb: i64) -> i64:
    return (action - verb) % SIDES


def aim_action(seat: i64) -> i64:
    return AIM + seat


def seat_aimed_at(action: i64) -> i64:
    return action - AIM


def is_abjure_hand(action: i64) -> bool:
    return ABJURE_HAND <= action < ABJURE_DISCARD


def is_abjure_discard(action: i64) -> bool:
    return ABJURE_DISCARD <= action < ABJURE_MARKET


def card_returned(action: i64) -> i64:
    return action - RETURN_CARD


def destroy_action(seat: i64, card: i64) -> i64:
    return DESTROY_CARD + seat * KINDS + card


def owner_destroyed(action: i64) -> i64:
    return (action - DESTROY_CARD) // KINDS


def card_destroyed(action: i64) -> i64:
    return (action - DESTROY_CARD) % KINDS


def is_strike(action: i64) -> bool:
    """Whether a location is given as much of a loss as it can take."""
    return STRIKE <= action < GRAZE_PLAYER


def is_graze(action: i64) -> bool:
    """Whether a location is given one point of a loss."""
    return GRAZE <= action < SPARE


def described(action: int, cards: Cards) -> dict[str, Any]:
    """The verb and its arguments, cards by their keys; for a line also its ability and what it does."""
    verb, arguments = ACTIONS.decode(action)
    found: dict[str, Any] = {"verb": verb, **arguments}
    if "card" in arguments:
        found["card"] = KEYS[arguments["card"]]
    if verb == "use":
        found["ability"], found["effect"] = cards.line_described(arguments["card"], arguments["line"])
    return found
