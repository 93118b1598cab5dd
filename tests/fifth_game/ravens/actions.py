"""The action table: what can be chosen, and how each choice is described."""

from typing import Any, Final

from mypy_extensions import i64

from eldritch.core.actions import ActionTable

from .box.components import KINDS, MOST_SEATS

ACTIONS: Final = ActionTable(
    {
        "offer": {"card": range(len(KINDS)), "seat": range(MOST_SEATS)},
        "keep": {},
        "refuse": {},
    }
)

OFFER: Final[i64] = ACTIONS.start("offer")
KEEP: Final[i64] = ACTIONS.start("keep")
REFUSE: Final[i64] = ACTIONS.start("refuse")


def offer(card: i64, seat: i64) -> i64:
    """The action that offers a card to a seat."""
    return OFFER + card * MOST_SEATS + seat


def offered(action: i64) -> tuple[i64, i64]:
    """The card and the seat of an offer."""
    card, seat = divmod(action - OFFER, MOST_SEATS)
    return card, seat


def described(action: int) -> dict[str, Any]:
    """The verb and its arguments, with the card by its key."""
    verb, arguments = ACTIONS.decode(action)
    if verb == "offer":
        return {"verb": verb, "card": KINDS[arguments["card"]], "seat": arguments["seat"]}
    return {"verb": verb}
