"""A ledger as people read it: what is certain, what may be, and what was learned when and how."""

from typing import Any

from mypy_extensions import i64

from eldritch.core.events import Facts

from ..box.components import ITEMS, KINDS, PROFESSIONS, item_name, organisation_name, profession_name
from .card_constraints import Store
from .item_updates import ITEM_NUMBERS
from .ledger import ON_TOP, Ledger
from .ledger_updates import PROFESSION_NUMBERS


def notebook(ledger: Ledger) -> dict[str, Any]:
    """The pages by seat, the whereabouts of every item, and the facts, each with whether it may be outdated."""
    ledger.think()
    certain = [ledger.items.certain(seat) for seat in range(ledger.seats)]
    return {
        "seats": [page(ledger, seat, certain[seat]) for seat in range(ledger.seats)],
        "whereabouts": whereabouts(ledger),
        "top_of_pile": [
            item_name(item) for depth in range(2) for item in ledger.items.certain(ledger.pile + ON_TOP + depth)
        ],
        "facts": [told(fact, is_stale(ledger, fact, certain)) for fact in ledger.facts],
    }


def told(fact: Facts, stale: bool) -> Facts:
    value = fact["value"]
    return {**fact, "value": value[:] if isinstance(value, list) else value, "stale": stale}


def page(ledger: Ledger, seat: i64, certain: list[i64]) -> dict[str, Any]:
    """What is known of a seat: what it holds, what it may hold besides, and what it may be."""
    slots = ledger.allegiance[seat * ledger.slots : (seat + 1) * ledger.slots]
    hidden = ledger.items.size(seat) - len(certain)
    return {
        "allegiance": [organisation_name(card) for card in slots],
        "professions": kinds_named(ledger.professions, seat),
        "holds": [item_name(item) for item in certain],
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


def kinds_named(store: Store, place: i64) -> list[str | None]:
    possible = store.possible(place)
    return [profession_name(kind) for kind in range(len(PROFESSIONS)) if (possible >> kind) & 1]


def whereabouts(ledger: Ledger) -> dict[str, list[int]]:
    """For every item the places where a copy may be: seats, and -1 for the pile."""
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
    """Whether a fact may have ceased to be true since it was learned."""
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
    """Whether a hand holds for certain what goes by a name; of a bag it may be open which."""
    return any(kind in certain for kind in named_kinds(name))
