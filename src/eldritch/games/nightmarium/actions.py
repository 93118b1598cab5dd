"""The action table of Nightmarium: what can be chosen, and how each choice reads."""

from typing import Any, Final

from mypy_extensions import i64

from eldritch.core.actions import ActionTable

from .box.components import KINDS, MOST_CREATURES, MOST_SEATS, PLACES, SEAL

_CARDS: Final = range(1, KINDS + 1)
_SEATS: Final = range(MOST_SEATS)
_SLOTS: Final = range(MOST_CREATURES)

# "play" puts a card on the creature in a slot of one's own; the position follows from what the creature has. "mark"
# picks cards to swap one by one, "stop" ends the picking. The next three aim an ability. "discard" answers a pure
# legion. "replay" and "decline" answer whether a fresh seal wakes its creature's abilities.
ACTIONS: Final = ActionTable(
    {
        "play": {"card": _CARDS, "slot": _SLOTS},
        "draw": {},
        "mark": {"card": _CARDS},
        "stop": {},
        "scavenge": {"seat": _SEATS, "slot": _SLOTS},
        "execute": {"seat": _SEATS, "slot": _SLOTS},
        "devour": {"slot": _SLOTS},
        "discard": {"card": _CARDS},
        "replay": {},
        "decline": {},
    }
)

# Where each verb starts in the table; cards count from 1.
PLAY: Final[i64] = ACTIONS.start("play") - MOST_CREATURES
DRAW: Final[i64] = ACTIONS.start("draw")
MARK: Final[i64] = ACTIONS.start("mark") - 1
STOP: Final[i64] = ACTIONS.start("stop")
SCAVENGE: Final[i64] = ACTIONS.start("scavenge")
EXECUTE: Final[i64] = ACTIONS.start("execute")
DEVOUR: Final[i64] = ACTIONS.start("devour")
DISCARD: Final[i64] = ACTIONS.start("discard") - 1
REPLAY: Final[i64] = ACTIONS.start("replay")
DECLINE: Final[i64] = ACTIONS.start("decline")


def play(card: i64, slot: i64) -> i64:
    return PLAY + card * MOST_CREATURES + slot


def aim(verb: i64, seat: i64, slot: i64) -> i64:
    """The action that aims an ability (its verb's start) at a creature."""
    return verb + seat * MOST_CREATURES + slot


def described(action: int, heights: list[i64]) -> dict[str, Any]:
    """The verb and its arguments; for a play also the position it fills, given the heights of one's creatures."""
    verb, arguments = ACTIONS.decode(action)
    told: dict[str, Any] = {"verb": verb, **arguments}
    if verb == "play":
        told["position"] = PLACES[min(heights[arguments["slot"]], SEAL)]
    return told
