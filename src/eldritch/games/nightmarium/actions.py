"""The action table of Nightmarium, and small functions that build and read its numbers on hot paths."""

from typing import Any, Final

from mypy_extensions import i64

from eldritch.core.actions import ActionTable

from .box.components import KINDS, MOST_CREATURES, MOST_SEATS, PLACES, SEAL

_CARDS: Final = range(1, KINDS + 1)
_SEATS: Final = range(MOST_SEATS)
_SLOTS: Final = range(MOST_CREATURES)

# "play" puts a card on the creature in one of the player's own slots; the position follows from the creature's height.
# "mark" picks one card to swap, "stop" ends the picking. "scavenge", "execute" and "devour" choose the target of an
# ability. "discard" answers a pure legion. "replay" and "decline" answer whether a new seal replays abilities.
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

# Actions without arguments.
DRAW: Final[i64] = ACTIONS.start("draw")
STOP: Final[i64] = ACTIONS.start("stop")
REPLAY: Final[i64] = ACTIONS.start("replay")
DECLINE: Final[i64] = ACTIONS.start("decline")

# Where the other verbs would start for card 0; cards count from 1.
_PLAY: Final[i64] = ACTIONS.start("play") - MOST_CREATURES
_MARK: Final[i64] = ACTIONS.start("mark") - 1
_DISCARD: Final[i64] = ACTIONS.start("discard") - 1
# Where the verbs start that aim at a creature, or at a slot.
_SCAVENGE: Final[i64] = ACTIONS.start("scavenge")
_EXECUTE: Final[i64] = ACTIONS.start("execute")
_DEVOUR: Final[i64] = ACTIONS.start("devour")


def play(card: i64, slot: i64) -> i64:
    return _PLAY + card * MOST_CREATURES + slot


def is_play(action: i64) -> bool:
    return action < DRAW


def played_card(action: i64) -> i64:
    return (action - _PLAY) // MOST_CREATURES


def played_slot(action: i64) -> i64:
    return (action - _PLAY) % MOST_CREATURES


def mark(card: i64) -> i64:
    return _MARK + card


def add_marks(options: list[int], hand: list[i64], start: i64) -> None:
    """Add the actions that mark a card from this place on. Hands are in rising order; equal cards count once."""
    last: i64 = 0
    for place in range(start, len(hand)):
        card = hand[place]
        if card != last:
            options.append(mark(card))
            last = card


def is_mark(action: i64) -> bool:
    return DRAW < action < STOP


def marked_card(action: i64) -> i64:
    return action - _MARK


def discard(card: i64) -> i64:
    return _DISCARD + card


def discards(cards: list[i64]) -> list[int]:
    """The actions that discard one of these cards, which are in rising order. Equal cards count once."""
    options: list[int] = []
    last: i64 = 0
    for card in cards:
        if card != last:
            options.append(discard(card))
        last = card
    return options


def is_discard(action: i64) -> bool:
    return _DISCARD < action < REPLAY


def discarded_card(action: i64) -> i64:
    return action - _DISCARD


def scavenge(creature: i64) -> i64:
    return _SCAVENGE + creature


def is_scavenge(action: i64) -> bool:
    return _SCAVENGE <= action < _EXECUTE


def scavenged_creature(action: i64) -> i64:
    return action - _SCAVENGE


def execute(creature: i64) -> i64:
    return _EXECUTE + creature


def is_execute(action: i64) -> bool:
    return _EXECUTE <= action < _DEVOUR


def executed_creature(action: i64) -> i64:
    return action - _EXECUTE


def devour(slot: i64) -> i64:
    return _DEVOUR + slot


def is_devour(action: i64) -> bool:
    return _DEVOUR <= action <= _DISCARD


def devoured_slot(action: i64) -> i64:
    return action - _DEVOUR


def described(action: int, heights: list[i64]) -> dict[str, Any]:
    """The verb and its arguments; for a play also the position, given the heights of the player's creatures."""
    verb, arguments = ACTIONS.decode(action)
    facts: dict[str, Any] = {"verb": verb, **arguments}
    if verb == "play":
        facts["position"] = PLACES[min(heights[arguments["slot"]], SEAL)]
    return facts
