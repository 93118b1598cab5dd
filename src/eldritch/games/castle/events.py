"""What happens on the journey: each event goes to listeners, to the ledgers, and into the public behaviour counts.

Rules report what happens by calling these functions and nothing else. An event has a public part, and private parts for
seats that perceive more. A ledger gets the events of its seat. Where nobody listens and no ledgers are kept, as in
playouts, no event is built; only the behaviour counts are kept up to date.

Cards are named. A bag is called "bag" wherever nobody may know which one it is.
"""

from typing import Final

from mypy_extensions import i64

from eldritch.core.events import Event, Facts

from .actions import ATTACKER, DEFENDER, SIDES
from .box.components import ITEMS, ORGANISATIONS, PROFESSIONS, public_name
from .knowledge import behaviour
from .state import Journey

OVERFLOW: Final = "overflow"
"""Why a hand over the limit gives an item away."""


def silent(state: Journey) -> bool:
    """Whether nobody listens."""
    return state.events is None and state.ledgers is None


def emit(state: Journey, name: str, public: Facts, private: dict[int, Facts] | None = None) -> None:
    event = Event(name, public, private)
    if state.events is not None:
        state.events.append(event)
    inform_ledgers(state, event)


def inform_ledgers(state: Journey, event: Event) -> None:
    """Let every ledger hear the event as its seat perceives it. Those without private facts share one dictionary."""
    if state.ledgers is not None:
        public = event.visible_to(None)
        private = event.private
        for ledger in state.ledgers:
            if ledger is not None:
                ledger.hear(event.visible_to(ledger.seat) if private and ledger.seat in private else public)


def names(items: list[i64]) -> list[str]:
    return [ITEMS[item] for item in items]


# Set-up and turns.


def deal(state: Journey) -> Event:
    """The event of the deal: every seat sees its own cards."""
    private: dict[int, Facts] = {}
    for seat in range(state.seats):
        slots = state.allegiance[seat * state.slots : (seat + 1) * state.slots]
        private[seat] = {
            "seat": seat,
            "allegiance": [ORGANISATIONS[card] for card in slots],
            "profession": PROFESSIONS[state.professions[seat]],
            "items": names(state.hands[seat]),
        }
    return Event("dealt", {"seats": state.seats, "pile": len(state.pile)}, private)


def dealt(state: Journey) -> None:
    """All are ready. The log opens with the cards that each seat has looked at."""
    if not silent(state):
        event = deal(state)
        emit(state, event.name, event.public, event.private)


def answered(state: Journey, seat: i64) -> None:
    """A seat has given its sealed answer. Nobody learns which."""
    if not silent(state):
        emit(state, "answered", {"seat": seat})


def turn_began(state: Journey) -> None:
    if not silent(state):
        emit(state, "turn_began", {"seat": state.current, "turn": state.turn})


def passed(state: Journey, seat: i64) -> None:
    if not silent(state):
        emit(state, "passed", {"seat": seat})


def draw_offered(state: Journey) -> None:
    if not silent(state):
        emit(state, "draw_offered", {})


def draw_declined(state: Journey) -> None:
    """At least one seat does not want a draw. Nobody learns which."""
    if not silent(state):
        emit(state, "draw_declined", {})


# Trading.


def offered(state: Journey, seat: i64, target: i64, item: i64) -> None:
    """The target sees the item even if it refuses."""
    behaviour.offered(state, seat, target)
    if not silent(state):
        seen: Facts = {"item": ITEMS[item]}
        emit(state, "offered", {"seat": seat, "target": target}, {seat: seen, target: seen})


def refused(state: Journey, seat: i64, target: i64) -> None:
    """The target refuses the seat's offer."""
    behaviour.note(state, target, seat, behaviour.REFUSED)
    if not silent(state):
        emit(state, "refused", {"seat": seat, "target": target})


def accepted(state: Journey, seat: i64, target: i64) -> None:
    """The target accepts the seat's offer. `traded` tells the rest."""
    behaviour.note(state, target, seat, behaviour.ACCEPTED)


def traded(state: Journey, seat: i64, target: i64, given: i64, returned: i64) -> None:
    """Two items changed hands face down."""
    if not silent(state):
        private: dict[int, Facts] = {
            seat: {"gave": ITEMS[given], "got": ITEMS[returned]},
            target: {"gave": ITEMS[returned], "got": ITEMS[given]},
        }
        emit(state, "traded", {"seat": seat, "target": target}, private)


def announced(state: Journey, giver: i64, receiver: i64, item: i64, first: bool) -> None:
    """The receiver names an item that has a trade text."""
    if not silent(state):
        emit(state, "announced", {"seat": giver, "target": receiver, "item": public_name(item), "first": first})


def trade_ended(state: Journey, seat: i64, target: i64) -> None:
    """No more items are named."""
    if not silent(state):
        emit(state, "trade_ended", {"seat": seat, "target": target})


def declined(state: Journey, seat: i64, what: str) -> None:
    """A seat makes no use of a bag, tome, coat, or of the luggage it has won."""
    if not silent(state):
        emit(state, "declined", {"seat": seat, "what": what})


def demanded(state: Journey, seat: i64, target: i64, item: i64, met: bool) -> None:
    if not silent(state):
        emit(state, "demanded", {"seat": seat, "target": target, "item": public_name(item), "met": met})


# Looking at cards.


def looked_at_hand(state: Journey, seat: i64, target: i64, reason: str) -> None:
    if not silent(state):
        public: Facts = {"seat": seat, "target": target, "reason": reason}
        emit(state, "looked_at_hand", public, {seat: {"items": names(state.hands[target])}})


def looked_at_allegiance(state: Journey, seat: i64, target: i64, slot: i64) -> None:
    behaviour.looked(state, seat, target)
    if not silent(state):
        card = ORGANISATIONS[state.allegiance[target * state.slots + slot]]
        public: Facts = {"seat": seat, "target": target, "slot": slot}
        emit(state, "looked_at_allegiance", public, {seat: {"allegiance": card}})


def looked_at_identity(state: Journey, seat: i64, target: i64, slot: i64) -> None:
    behaviour.looked(state, seat, target)
    if not silent(state):
        card = ORGANISATIONS[state.allegiance[target * state.slots + slot]]
        profession = PROFESSIONS[state.professions[target]]
        public: Facts = {"seat": seat, "target": target, "slot": slot}
        emit(state, "looked_at_identity", public, {seat: {"allegiance": card, "profession": profession}})


def foresaw(state: Journey, seat: i64) -> None:
    """The Clairvoyant looks through the pile."""
    if not silent(state):
        emit(state, "foresaw", {"seat": seat}, {seat: {"pile": names(sorted(state.pile))}})


def arranged(state: Journey, seat: i64, top: list[i64]) -> None:
    """The Clairvoyant has put items on top of the pile, listed from the top."""
    if not silent(state):
        emit(state, "arranged", {"seat": seat}, {seat: {"top": names(top)}})


# Professions.


def profession_used(state: Journey, seat: i64, profession: i64) -> None:
    if not silent(state):
        emit(state, "profession_used", {"seat": seat, "profession": PROFESSIONS[profession]})


def professions_swapped(state: Journey, seat: i64, target: i64) -> None:
    if not silent(state):
        mine = PROFESSIONS[state.professions[seat]]
        theirs = PROFESSIONS[state.professions[target]]
        private: dict[int, Facts] = {
            seat: {"gave": theirs, "got": mine},
            target: {"gave": mine, "got": theirs},
        }
        emit(state, "professions_swapped", {"seat": seat, "target": target}, private)


def spare_shown(state: Journey, seat: i64) -> None:
    if not silent(state):
        shown = [PROFESSIONS[profession] for profession in state.spare]
        emit(state, "spare_shown", {"seat": seat}, {seat: {"professions": shown}})


def profession_changed(state: Journey, seat: i64, taken: i64, returned: i64) -> None:
    if not silent(state):
        private: dict[int, Facts] = {seat: {"took": PROFESSIONS[taken], "returned": PROFESSIONS[returned]}}
        emit(state, "profession_changed", {"seat": seat}, private)


# Items on the move.


def drew(state: Journey, seat: i64, item: i64, reason: str) -> None:
    if not silent(state):
        public: Facts = {"seat": seat, "reason": reason, "pile": len(state.pile)}
        emit(state, "drew", public, {seat: {"item": ITEMS[item]}})


def bags_turned(state: Journey) -> None:
    """The pile is empty: the bags are key and goblet from now on."""
    if not silent(state):
        emit(state, "bags_turned", {})


def gave(state: Journey, giver: i64, receiver: i64, item: i64, reason: str) -> None:
    """An item changed hands face down, outside a trade.

    The reason is "overflow" (a hand over the limit), "priest" (their pay), "loot" or "give_back".
    """
    if reason == OVERFLOW:
        behaviour.note(state, giver, receiver, behaviour.GAVE)
    if not silent(state):
        seen: Facts = {"item": ITEMS[item]}
        public: Facts = {"seat": giver, "target": receiver, "reason": reason}
        emit(state, "gave", public, {giver: seen, receiver: seen})


def direction_chosen(state: Journey, seat: i64, step: i64) -> None:
    if not silent(state):
        emit(state, "direction_chosen", {"seat": seat, "direction": "left" if step > 0 else "right"})


def passed_on(state: Journey, step: i64, given: list[i64]) -> None:
    """Every seat passed an item to its neighbour."""
    if not silent(state):
        private: dict[int, Facts] = {}
        for seat in range(state.seats):
            got = given[(seat - step + state.seats) % state.seats]
            private[seat] = {"gave": ITEMS[given[seat]], "got": ITEMS[got]}
        emit(state, "passed_on", {"direction": "left" if step > 0 else "right"}, private)


# Fights.


def attacked(state: Journey, seat: i64, target: i64) -> None:
    behaviour.attacked(state, seat, target)
    if not silent(state):
        emit(state, "attacked", {"seat": seat, "target": target})


def called_off(state: Journey, seat: i64) -> None:
    """The Priest calls the attack off, which helps the defender."""
    behaviour.took_side(state, seat, DEFENDER)
    if not silent(state):
        emit(state, "called_off", {"seat": seat, "attacker": state.attacker})


def nobody_acted(state: Journey, window: str) -> None:
    """A sealed question has been answered with no by everybody."""
    if not silent(state):
        emit(state, "nobody_acted", {"window": window})


def supported(state: Journey, seat: i64, side: i64) -> None:
    behaviour.took_side(state, seat, side)
    if not silent(state):
        emit(state, "supported", {"seat": seat, "side": SIDES[side]})


def hypnotised(state: Journey, seat: i64, target: i64) -> None:
    if not silent(state):
        emit(state, "hypnotised", {"seat": seat, "target": target})


def item_used(state: Journey, seat: i64, item: i64) -> None:
    """An item is shown in a fight and stays in the hand, where everybody now knows it to be (ruling 27)."""
    if not silent(state):
        emit(state, "item_used", {"seat": seat, "item": ITEMS[item]})


def poisoned(state: Journey, seat: i64, side: i64) -> None:
    behaviour.took_side(state, seat, side)
    if not silent(state):
        emit(state, "poisoned", {"seat": seat, "side": SIDES[side]})


def counted(state: Journey, for_attacker: i64, for_defender: i64, winner: i64) -> None:
    if not silent(state):
        totals = {SIDES[ATTACKER]: for_attacker, SIDES[DEFENDER]: for_defender}
        facts: Facts = {"seat": state.attacker, "target": state.defender, "points": totals}
        emit(state, "counted", {**facts, "winner": SIDES[winner]})


def healed(state: Journey, seat: i64, winner: i64) -> None:
    """The Doctor helps the loser, or on a tie the defender. A fighting Doctor shows nothing about sides."""
    if seat != state.attacker and seat != state.defender:
        behaviour.took_side(state, seat, ATTACKER if winner == DEFENDER else DEFENDER)
    if not silent(state):
        emit(state, "healed", {"seat": seat})


def spoils_chosen(state: Journey, seat: i64, target: i64, choice: str) -> None:
    """The winner looks at the loser's identity or luggage."""
    if not silent(state):
        emit(state, "spoils_chosen", {"seat": seat, "target": target, "choice": choice})


# Endings.


def cards_of(state: Journey, seat: i64) -> Facts:
    """All cards of a seat, face up."""
    return {
        "allegiance": [ORGANISATIONS[card] for card in state.allegiance[seat * state.slots : (seat + 1) * state.slots]],
        "profession": PROFESSIONS[state.professions[seat]],
        "items": names(state.hands[seat]),
    }


def declared(state: Journey, seat: i64, what: str) -> None:
    """A victory is declared. The declarer shows all cards."""
    if not silent(state):
        emit(state, "declared", {"seat": seat, "what": what, **cards_of(state, seat)})


def named(state: Journey, seat: i64, target: i64) -> None:
    """The declarer names a player."""
    if not silent(state):
        emit(state, "named", {"seat": seat, "target": target})


def game_ended(state: Journey) -> None:
    """All cards are shown."""
    if not silent(state):
        cards = [cards_of(state, seat) for seat in range(state.seats)]
        public: Facts = {"ending": state.ending, "winners": state.winners[:], "cards": cards}
        public["pile"] = names(state.pile[::-1])
        public["spare"] = [PROFESSIONS[profession] for profession in state.spare]
        public["unused"] = [ORGANISATIONS[card] for card in state.unused]
        emit(state, "game_ended", public)
