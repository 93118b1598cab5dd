"""The action table of Cthulhu Realms: what can be chosen, and how each choice reads."""

from typing import Any, Final

from mypy_extensions import i64

from eldritch.core.actions import ActionTable

from .box.abilities import MOST_LINES
from .box.components import ADEPT, KEYS, KINDS, MOST_SEATS, Cards

SIDES: Final = 2
"""A row lies on one's left (0, shared with the next player) or right (1). Two players from the start have one row."""

_CARDS: Final = range(KINDS)
_MARKET: Final = range(ADEPT + 1)
_SEATS: Final = range(MOST_SEATS)
_SIDES: Final = range(SIDES)

# The first four make up a turn. "aim" names the player whom an ability is for. "strike" gives a location as much of a
# loss as it can take, "graze" a single point; the same for the player; "spare" leaves the rest unused. A line of a card
# is one effect of its abilities. Cards that are alike are one choice, wherever one of them is as good as another.
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


def described(action: int, cards: Cards) -> dict[str, Any]:
    """The verb and its arguments, cards by their keys; for a line also its ability and what it does."""
    verb, arguments = ACTIONS.decode(action)
    told: dict[str, Any] = {"verb": verb, **arguments}
    if "card" in arguments:
        told["card"] = KEYS[arguments["card"]]
    if verb == "use":
        told["ability"], told["effect"] = cards.line_described(arguments["card"], arguments["line"])
    return told
