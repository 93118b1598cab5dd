"""Checks of the ledgers: whatever they say must be true."""

from typing import Any, Final

from eldritch.core.dumps import require
from eldritch.core.seats import bit
from eldritch.core.stack_checks import is_seat
from eldritch.core.state import UNKNOWN

from ..box.components import (
    ANY_BAG,
    ITEMS,
    ORGANISATIONS,
    PROFESSIONS,
    public_name,
)
from ..knowledge.cases import KIND_BITS
from ..knowledge.ledger import Ledger
from ..knowledge.ledger_data import BENEATH, IN_TRANSIT, NO_TRADE, ON_TOP
from ..state import Journey
from .zones import is_whole

MOST_NOTES: Final = 2**31


FACT_KEYS: Final = ["event", "turn", "source", "seat", "what", "value"]


def check_ledgers(state: Journey) -> None:
    if state.ledgers is None:
        return
    require(len(state.ledgers) == state.seats + 1, "ledgers: one for each seat and the spectator")
    for place, ledger in enumerate(state.ledgers):
        if ledger is None:
            require(not is_whole(state), "ledgers: this one is missing")
            continue
        require(ledger.seat == place - 1, "ledgers: this one is another seat's")
        require(is_whole(state) or ledger.seat == state.viewer, "ledgers: a view has its own only")
        check_notes(state, ledger)
        check_known(state, ledger)


def check_notes(state: Journey, ledger: Ledger) -> None:
    numbers = [ledger.turn, ledger.heard, ledger.witnessed, *ledger.shown]
    require(all(0 <= number < MOST_NOTES for number in numbers), "ledgers: counters must not be negative")
    require(ledger.turn <= state.turn, "ledgers: this turn has not begun")
    require(len(ledger.shown) == 2 * state.seats, "ledgers: there are two counts for every seat")
    require(NO_TRADE <= ledger.trade <= 2, "ledgers: a trade cannot have come so far")
    require(0 <= ledger.named <= KIND_BITS and 0 <= ledger.texts <= KIND_BITS, "ledgers: these are not kinds")
    facts: list[Any] = [*ledger.facts]
    for fact in facts:
        require(isinstance(fact, dict) and list(fact) == FACT_KEYS, "ledgers: this is not a fact")
        require(type(fact["seat"]) is int and is_seat(state, fact["seat"]), "ledgers: a fact is about a seat")
        times = (fact["event"], fact["turn"])
        require(all(type(time) is int and 0 <= time < MOST_NOTES for time in times), "ledgers: a fact has its time")
        is_known = type(fact["source"]) is str and is_value(state, fact["what"], fact["value"])
        require(is_known, "ledgers: this is not a fact")


def is_value(state: Journey, what: Any, value: Any) -> bool:
    """Whether a fact of this sort can have this value."""
    match what:
        case "item" | "lacks":
            return value == public_name(ANY_BAG) or value in ITEMS[1:]
        case "items":
            return isinstance(value, list) and all(item in ITEMS[1:] for item in value)
        case "allegiance":
            return value in ORGANISATIONS
        case "profession":
            return value in PROFESSIONS
        case "seen_by":
            return type(value) is int and is_seat(state, value)
    return False


def check_known(state: Journey, ledger: Ledger) -> None:
    """Whatever a ledger says must be true, and it must know the seat's own cards and everything that lies open."""
    require(len(ledger.allegiance) == len(state.allegiance), "ledgers: an allegiance is missing")
    for known, card in zip(ledger.allegiance, state.allegiance, strict=True):
        require(known in (UNKNOWN, card), "ledgers: an allegiance is another")
    places = state.seats + IN_TRANSIT + state.seats
    require(ledger.items.cases.places == places, "ledgers: places are missing")
    require(ledger.professions.cases.places == state.seats + 2, "ledgers: places are missing")
    own = ledger.seat
    if own >= 0:
        mine = range(own * state.slots, (own + 1) * state.slots)
        require(all(ledger.allegiance[card] != UNKNOWN for card in mine), "ledgers: players know their own allegiance")
    for seat in range(state.seats):
        if seat == own or (state.is_face_up(seat) and not state.over):
            require(ledger.professions.certain(seat) == [state.professions[seat]], "ledgers: this profession is seen")
    if own >= 0:
        require(ledger.items.certain(own) == state.hands[own], "ledgers: players know their own items")
    if is_whole(state):
        require(admits(ledger.items.dump(), items_by_place(state, ledger)), "ledgers: an item lies elsewhere")
        people = [[profession] for profession in state.professions] + [state.spare, []]
        require(admits(ledger.professions.dump(), people), "ledgers: a profession is another's")


def items_by_place(state: Journey, ledger: Ledger) -> list[list[int]]:
    """The items as the ledger divides them: the hands, the pile, its known top cards, and cards in transit."""
    on_top, beneath = ledger.items.size(ledger.pile + ON_TOP), ledger.items.size(ledger.pile + BENEATH)
    require(on_top + beneath <= len(state.pile) and max(on_top, beneath) <= 1, "ledgers: the pile is smaller")
    rest = len(state.pile) - on_top - beneath
    pile, known = state.pile[:rest], state.pile[rest:]
    tops = [known[beneath:], known[:beneath]]
    return [*state.hands, pile, *tops, *([] for _ in range(state.seats))]


def admits(cases: list[list[list[int]]], cards: list[list[int]]) -> bool:
    """Whether in some case all these cards can lie where they do."""
    return any(all(map(can_be, case, cards)) for case in cases)


def can_be(tokens: list[int], cards: list[int]) -> bool:
    """Whether these cards, seen from behind, are these tokens: a matching of the one with the other."""
    if len(tokens) != len(cards):
        return False
    taken: dict[int, int] = {}
    return all(match_card(card, tokens, cards, taken, set()) for card in range(len(cards)))


def match_card(card: int, tokens: list[int], cards: list[int], taken: dict[int, int], tried: set[int]) -> bool:
    """Find a token for a card, moving cards that already have one if need be."""
    for place, token in enumerate(tokens):
        if place in tried or not token & KIND_BITS & bit(cards[card]):
            continue
        tried.add(place)
        if place not in taken or match_card(taken[place], tokens, cards, taken, tried):
            taken[place] = card
            return True
    return False
