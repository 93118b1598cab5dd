"""A ledger in readable form: what is certain, what is possible, and what was learned when and how."""

from mypy_extensions import i64

from eldritch.core.events import Facts

from ..box.components import ITEMS, KINDS, PROFESSIONS, organisation_name
from ..view_types import Fact, Notebook, Page
from .card_constraints import CardConstraints
from .item_updates import ITEM_NUMBERS
from .ledger import Ledger
from .ledger_data import ON_TOP
from .ledger_updates import PROFESSION_NUMBERS


def notebook(ledger: Ledger) -> Notebook:
    """A page for each seat, where every item may be, and the facts, each with whether it may be outdated."""
    ledger.catch_up()
    certain = [ledger.items.certain(seat) for seat in range(ledger.seats)]
    return {
        "seats": [page(ledger, seat, certain[seat]) for seat in range(ledger.seats)],
        "possible_places": possible_places(ledger),
        "top_of_pile": [
            ITEMS[item] for depth in range(2) for item in ledger.items.certain(ledger.pile + ON_TOP + depth)
        ],
        "facts": [with_staleness(fact, is_stale(ledger, fact, certain)) for fact in ledger.facts],
    }


def with_staleness(fact: Facts, stale: bool) -> Fact:
    value = fact["value"]
    return {
        "event": fact["event"],
        "turn": fact["turn"],
        "source": fact["source"],
        "seat": fact["seat"],
        "what": fact["what"],
        "value": value[:] if isinstance(value, list) else value,
        "stale": stale,
    }


def page(ledger: Ledger, seat: i64, certain: list[i64]) -> Page:
    """What a seat certainly holds, what else it may hold, and what it may be."""
    slots = ledger.allegiance[seat * ledger.slots : (seat + 1) * ledger.slots]
    hidden = ledger.items.size(seat) - len(certain)
    return {
        "allegiance": [organisation_name(card) for card in slots],
        "professions": kinds_named(ledger.professions, seat),
        "holds": [ITEMS[item] for item in certain],
        "may_hold": [] if hidden == 0 else may_hold(ledger, seat, certain),
        "hidden": hidden,
    }


def may_hold(ledger: Ledger, seat: i64, certain: list[i64]) -> list[str]:
    """Items of which the seat may have one more than it has for certain."""
    possible = ledger.items.possible(seat)
    return [
        ITEMS[item]
        for item in range(1, KINDS + 1)
        if (possible >> item) & 1 and certain.count(item) < ledger.items.copies[item]
    ]


def kinds_named(constraints: CardConstraints, place: i64) -> list[str]:
    possible = constraints.possible(place)
    return [name for kind, name in enumerate(PROFESSIONS) if (possible >> kind) & 1]


def possible_places(ledger: Ledger) -> dict[str, list[int]]:
    """For every item the places where a copy may be: seats, or -1 for the pile."""
    found: dict[str, list[int]] = {}
    in_pile = ledger.items.possible(ledger.pile)
    for depth in range(2):
        in_pile |= ledger.items.possible(ledger.pile + ON_TOP + depth)
    places = [ledger.items.possible(seat) for seat in range(ledger.seats)]
    for item in range(1, KINDS + 1):
        if ledger.items.copies[item] > 0:
            found[ITEMS[item]] = [seat for seat in range(ledger.seats) if (places[seat] >> item) & 1]
            if (in_pile >> item) & 1:
                found[ITEMS[item]].append(-1)
    return found


def is_stale(ledger: Ledger, fact: Facts, certain: list[list[i64]]) -> bool:
    """Whether a fact may no longer be true."""
    seat: i64 = fact["seat"]
    what: str = fact["what"]
    if what == "item":
        return not holds_name(certain[seat], fact["value"])
    if what == "items":
        rest = certain[seat][:]
        for name in fact["value"]:
            if ITEM_NUMBERS[name] not in rest:
                return True
            rest.remove(ITEM_NUMBERS[name])
        return False
    if what == "lacks":
        return any((ledger.items.possible(seat) >> kind) & 1 for kind in named_kinds(fact["value"]))
    if what == "profession":
        return ledger.professions.certain(seat) != [PROFESSION_NUMBERS[fact["value"]]]
    return False


def named_kinds(name: str) -> list[int]:
    if name == "bag":
        return [ITEM_NUMBERS["bag_with_key"], ITEM_NUMBERS["bag_with_goblet"]]
    return [ITEM_NUMBERS[name]]


def holds_name(certain: list[i64], name: str) -> bool:
    """Whether a hand certainly holds a card of this name. It may be unclear which bag it is."""
    return any(kind in certain for kind in named_kinds(name))
