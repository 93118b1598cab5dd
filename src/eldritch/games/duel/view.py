"""What a seat is shown of a game of Duel. It is made from a view with holes, so it cannot tell more."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from eldritch.core.state import UNKNOWN, Data

from . import actions
from .actions import POLICIES
from .box.components import BOOKS, FIGURES, PHASES

if TYPE_CHECKING:
    from .state import Duel


def table(seen: "Duel") -> dict[str, Any]:
    from .rules.battlefield import shown

    return {
        "round": seen.round,
        "phase": PHASES[seen.phase],
        "turn": seen.turn,
        "first": seen.first,
        "decay": seen.decay,
        "ritual": {"cells": seen.track[:], "marker": seen.ritual, "cost": seen.ritual_cost()},
        "unlimited_battle": seen.unlimited_battle(),
        "bag": len(seen.bag),
        "revealed": seen.revealed[:],
        "gates_left": seen.box.gates - seen.gates_built(),
        "areas": [area_shown(seen, area) for area in range(seen.areas)],
        "seats": [player(seen, seat) for seat in range(2)],
        "dice": [[die % 10 for die in seen.dice if die // 10 == seat] for seat in range(2)],
        "battle": shown(seen) if seen.battle else None,
    }


def area_shown(seen: "Duel", area: i64) -> dict[str, Any]:
    """An area: the gate on it, and the figures of both seats by kind."""
    from .state import NO_GATE

    gate: dict[str, Any] | None = None
    if seen.gate[area] != NO_GATE:
        owner = seen.gate[area]
        gate = {"seat": owner if owner >= 0 else None, "keeper": None if owner < 0 else seen.keeper[area]}
    return {
        "key": seen.box.areas[area],
        "gate": gate,
        "figures": [[seen.standing(seat, kind, area) for kind in range(FIGURES)] for seat in range(2)],
    }


def player(seen: "Duel", seat: i64) -> dict[str, Any]:
    """A seat's sheet; None for a sign that is hidden."""
    sheet = seen.factions[seat].sheet
    first = seat * FIGURES
    return {
        "faction": sheet.key,
        "figures": sheet.figures[:],
        "costs": [seen.factions[seat].cost(seen, seat, kind) for kind in range(FIGURES)],
        "combat": [seen.factions[seat].combat(seen, seat, kind) for kind in range(FIGURES)],
        "power": seen.power[seat],
        "doom": seen.doom[seat],
        "gates": seen.gates_of(seat),
        "pool": seen.pool[first : first + FIGURES],
        "aside": seen.aside[first : first + FIGURES],
        "captives": seen.captives[first : first + FIGURES],
        "books": [sheet.books[book] for book in range(BOOKS) if seen.books[seat] >> book & 1],
        "slots": [sheet.requirements[slot] for slot in range(BOOKS) if seen.slots[seat] >> slot & 1],
        "signs": [None if value == UNKNOWN else value for value in seen.signs[seat]],
        "policy": POLICIES[seen.policy[seat]],
    }


def battle_odds(seen: "Duel", attacker: i64, area: i64) -> dict[str, Any]:
    """The odds of a battle that could be started here, with the dice both sides have before any abilities."""
    from .rules.battle_odds import forecast
    from .rules.battlefield import dice_of

    return forecast(dice_of(seen, attacker, area), dice_of(seen, 1 - attacker, area))


def describe(state: "Duel", action: int) -> Data:
    """The action's verb and arguments; a battle with its odds."""
    seat = state.viewer
    if seat < 0:
        deciders = state.deciders()
        seat = deciders[0] if deciders else 0
    sheet = state.factions[seat].sheet
    slots = {"book": sheet.books, "slot": sheet.requirements}
    described = actions.described(action, state.box.areas, sheet.figures, slots)
    if described["verb"] == "battle":
        described["odds"] = battle_odds(state, seat, described["area"])
    return described
