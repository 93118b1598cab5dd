"""What happens to cards: trades, looks, professions that change, and items on the move.

Cards go by name; a bag is called "bag" wherever nobody may know which it is.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from eldritch.core.events import Facts

from .box.components import BAG, ITEMS, ORGANISATIONS, PROFESSIONS
from .events import names, silent, tell

if TYPE_CHECKING:
    from .state import Journey


def spoken_name(item: i64) -> str:
    """The name by which an item is spoken of in public."""
    return "bag" if item == BAG else ITEMS[item]


# Trading.


def offered(state: "Journey", seat: i64, target: i64, item: i64) -> None:
    """The target sees the item, whether he will take it or not."""
    if not silent(state):
        seen: Facts = {"item": ITEMS[item]}
        tell(state, "offered", {"seat": seat, "target": target}, {seat: seen, target: seen})


def refused(state: "Journey", seat: i64, target: i64) -> None:
    if not silent(state):
        tell(state, "refused", {"seat": seat, "target": target})


def traded(state: "Journey", seat: i64, target: i64, given: i64, returned: i64) -> None:
    """Two items changed hands face down."""
    if not silent(state):
        private: dict[int, Facts] = {
            seat: {"gave": ITEMS[given], "got": ITEMS[returned]},
            target: {"gave": ITEMS[returned], "got": ITEMS[given]},
        }
        tell(state, "traded", {"seat": seat, "target": target}, private)


def announced(state: "Journey", giver: i64, receiver: i64, item: i64, first: bool) -> None:
    """A received item has a trade text and is named aloud."""
    if not silent(state):
        tell(state, "announced", {"seat": giver, "target": receiver, "item": spoken_name(item), "first": first})


def trade_ended(state: "Journey", seat: i64, target: i64) -> None:
    """Nothing more is named: what was not passed in silence."""
    if not silent(state):
        tell(state, "trade_ended", {"seat": seat, "target": target})


def declined(state: "Journey", seat: i64, what: str) -> None:
    """Somebody makes no use of a bag, tome, coat, or of the luggage he has won."""
    if not silent(state):
        tell(state, "declined", {"seat": seat, "what": what})


def demanded(state: "Journey", seat: i64, target: i64, item: i64, met: bool) -> None:
    if not silent(state):
        tell(state, "demanded", {"seat": seat, "target": target, "item": spoken_name(item), "met": met})


# Looking at cards.


def looked_at_hand(state: "Journey", seat: i64, target: i64, reason: str) -> None:
    if not silent(state):
        public: Facts = {"seat": seat, "target": target, "reason": reason}
        tell(state, "looked_at_hand", public, {seat: {"items": names(state.hands[target])}})


def looked_at_allegiance(state: "Journey", seat: i64, target: i64, slot: i64) -> None:
    if not silent(state):
        card = ORGANISATIONS[state.allegiance[target * state.slots + slot]]
        public: Facts = {"seat": seat, "target": target, "slot": slot}
        tell(state, "looked_at_allegiance", public, {seat: {"allegiance": card}})


def looked_at_identity(state: "Journey", seat: i64, target: i64, slot: i64) -> None:
    if not silent(state):
        card = ORGANISATIONS[state.allegiance[target * state.slots + slot]]
        profession = PROFESSIONS[state.professions[target]]
        public: Facts = {"seat": seat, "target": target, "slot": slot}
        tell(state, "looked_at_identity", public, {seat: {"allegiance": card, "profession": profession}})


def foresaw(state: "Journey", seat: i64) -> None:
    """The Clairvoyant looks through the pile."""
    if not silent(state):
        tell(state, "foresaw", {"seat": seat}, {seat: {"pile": names(sorted(state.pile))}})


def arranged(state: "Journey", seat: i64, top: list[i64]) -> None:
    """The items he put on the pile, the topmost first."""
    if not silent(state):
        tell(state, "arranged", {"seat": seat}, {seat: {"top": names(top)}})


# Professions.


def profession_used(state: "Journey", seat: i64, profession: i64) -> None:
    if not silent(state):
        tell(state, "profession_used", {"seat": seat, "profession": PROFESSIONS[profession]})


def professions_swapped(state: "Journey", seat: i64, target: i64) -> None:
    if not silent(state):
        mine = PROFESSIONS[state.professions[seat]]
        theirs = PROFESSIONS[state.professions[target]]
        private: dict[int, Facts] = {
            seat: {"gave": theirs, "got": mine},
            target: {"gave": mine, "got": theirs},
        }
        tell(state, "professions_swapped", {"seat": seat, "target": target}, private)


def spare_shown(state: "Journey", seat: i64) -> None:
    if not silent(state):
        shown = [PROFESSIONS[profession] for profession in state.spare]
        tell(state, "spare_shown", {"seat": seat}, {seat: {"professions": shown}})


def profession_changed(state: "Journey", seat: i64, taken: i64, returned: i64) -> None:
    if not silent(state):
        private: dict[int, Facts] = {seat: {"took": PROFESSIONS[taken], "returned": PROFESSIONS[returned]}}
        tell(state, "profession_changed", {"seat": seat}, private)


# Items on the move.


def drew(state: "Journey", seat: i64, item: i64, reason: str) -> None:
    if not silent(state):
        public: Facts = {"seat": seat, "reason": reason, "pile": len(state.pile)}
        tell(state, "drew", public, {seat: {"item": ITEMS[item]}})


def bags_turned(state: "Journey") -> None:
    """The pile is empty: the bags are key and goblet from now on."""
    if not silent(state):
        tell(state, "bags_turned", {})


def gave(state: "Journey", giver: i64, receiver: i64, item: i64, reason: str) -> None:
    """An item changed hands face down: too many in a hand, pay for the Priest, loot, or given back."""
    if not silent(state):
        seen: Facts = {"item": ITEMS[item]}
        public: Facts = {"seat": giver, "target": receiver, "reason": reason}
        tell(state, "gave", public, {giver: seen, receiver: seen})


def direction_chosen(state: "Journey", seat: i64, step: i64) -> None:
    if not silent(state):
        tell(state, "direction_chosen", {"seat": seat, "direction": "left" if step > 0 else "right"})


def passed_on(state: "Journey", step: i64, given: list[i64]) -> None:
    """Everybody passed an item to the neighbour."""
    if not silent(state):
        private: dict[int, Facts] = {}
        for seat in range(state.seats):
            got = given[(seat - step + state.seats) % state.seats]
            private[seat] = {"gave": ITEMS[given[seat]], "got": ITEMS[got]}
        tell(state, "passed_on", {"direction": "left" if step > 0 else "right"}, private)
