"""What happens on the journey, told to those who listen and to the ledgers of what each seat knows.

Rules call these, those of `card_events` and nothing else to say that something happened. Every event has a public part,
and private parts for the seats that perceive more; a ledger hears just what its seat is told. In playouts nobody
listens and events cost next to nothing.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from eldritch.core.events import Event, Facts

from .actions import SIDES
from .box.components import ITEMS, ORGANISATIONS, PROFESSIONS

if TYPE_CHECKING:
    from .state import Journey


def silent(state: "Journey") -> bool:
    return state.events is None and state.ledgers is None


def tell(state: "Journey", name: str, public: Facts, private: dict[int, Facts] | None = None) -> None:
    event = Event(name, public, private)
    if state.events is not None:
        state.events.append(event)
    tell_ledgers(state, event)


def tell_ledgers(state: "Journey", event: Event) -> None:
    """Every seat, and a spectator, hears what is told to it. What is told to all is told in the same words."""
    if state.ledgers is not None:
        public = event.told_to(None)
        private = event.private
        for ledger in state.ledgers:
            if ledger is not None:
                ledger.hear(event.told_to(ledger.seat) if private and ledger.seat in private else public)


def names(items: list[i64]) -> list[str]:
    return [ITEMS[item] for item in items]


# Set-up and turns.


def deal(state: "Journey") -> Event:
    """Everybody looks at his own cards."""
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


def dealt(state: "Journey") -> None:
    """All are ready: the cards that everybody has looked at by now open the story."""
    if not silent(state):
        event = deal(state)
        tell(state, event.name, event.public, event.private)


def answered(state: "Journey", seat: i64) -> None:
    """A seat has given its sealed answer; nobody learns which."""
    if not silent(state):
        tell(state, "answered", {"seat": seat})


def turn_began(state: "Journey") -> None:
    if not silent(state):
        tell(state, "turn_began", {"seat": state.current, "turn": state.turn})


def passed(state: "Journey", seat: i64) -> None:
    if not silent(state):
        tell(state, "passed", {"seat": seat})


def draw_offered(state: "Journey") -> None:
    if not silent(state):
        tell(state, "draw_offered", {})


def draw_declined(state: "Journey") -> None:
    """Somebody does not want a draw; who it is nobody learns."""
    if not silent(state):
        tell(state, "draw_declined", {})


# Fights.


def attacked(state: "Journey", seat: i64, target: i64) -> None:
    if not silent(state):
        tell(state, "attacked", {"seat": seat, "target": target})


def called_off(state: "Journey", seat: i64) -> None:
    if not silent(state):
        tell(state, "called_off", {"seat": seat, "attacker": state.attacker})


def nobody_acted(state: "Journey", window: str) -> None:
    """A sealed window has closed and nobody made use of it."""
    if not silent(state):
        tell(state, "nobody_acted", {"window": window})


def supported(state: "Journey", seat: i64, side: i64) -> None:
    if not silent(state):
        tell(state, "supported", {"seat": seat, "side": SIDES[side]})


def hypnotised(state: "Journey", seat: i64, target: i64) -> None:
    if not silent(state):
        tell(state, "hypnotised", {"seat": seat, "target": target})


def item_used(state: "Journey", seat: i64, item: i64) -> None:
    """An item is shown in a fight and goes back to the hand: everybody knows that it is there (ruling 27)."""
    if not silent(state):
        tell(state, "item_used", {"seat": seat, "item": ITEMS[item]})


def poisoned(state: "Journey", seat: i64, side: i64) -> None:
    if not silent(state):
        tell(state, "poisoned", {"seat": seat, "side": SIDES[side]})


def counted(state: "Journey", winner: i64) -> None:
    if not silent(state):
        from .rules.powers import points

        totals = {side: points(state, place) for place, side in enumerate(SIDES) if place > 0}
        facts: Facts = {"seat": state.attacker, "target": state.defender, "points": totals}
        tell(state, "counted", {**facts, "winner": SIDES[winner]})


def healed(state: "Journey", seat: i64) -> None:
    if not silent(state):
        tell(state, "healed", {"seat": seat})


def spoils_chosen(state: "Journey", seat: i64, target: i64, choice: str) -> None:
    """The winner looks at the loser's identity or luggage."""
    if not silent(state):
        tell(state, "spoils_chosen", {"seat": seat, "target": target, "choice": choice})


# Endings.


def cards_of(state: "Journey", seat: i64) -> Facts:
    """All cards of a seat, laid open."""
    return {
        "allegiance": [ORGANISATIONS[card] for card in state.allegiance[seat * state.slots : (seat + 1) * state.slots]],
        "profession": PROFESSIONS[state.professions[seat]],
        "items": names(state.hands[seat]),
    }


def declared(state: "Journey", seat: i64, what: str) -> None:
    """A victory is declared; the declarer lays his cards open."""
    if not silent(state):
        tell(state, "declared", {"seat": seat, "what": what, **cards_of(state, seat)})


def named(state: "Journey", seat: i64, target: i64) -> None:
    """The declarer names a player."""
    if not silent(state):
        tell(state, "named", {"seat": seat, "target": target})


def game_ended(state: "Journey") -> None:
    """Everything is laid open."""
    if not silent(state):
        cards = [cards_of(state, seat) for seat in range(state.seats)]
        public: Facts = {"ending": state.ending, "winners": state.winners[:], "cards": cards}
        public["pile"] = names(state.pile[::-1])
        public["spare"] = [PROFESSIONS[profession] for profession in state.spare]
        public["unused"] = [ORGANISATIONS[card] for card in state.unused]
        tell(state, "game_ended", public)
