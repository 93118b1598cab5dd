"""What a seat is shown of a game of Duel. It is made from a view with holes, so it cannot reveal more."""

from mypy_extensions import i64

from eldritch.core.state import UNKNOWN, Data

from .actions import POLICIES, described
from .battle_state import Battle, BattleSide
from .box.components import BOOKS, FIGURES, PHASES
from .rules.battle import KILL_FACE, PAIN_FACE
from .rules.battle_odds import forecast
from .rules.battlefield import dice_of, dice_of_kind, dice_to_roll
from .state import NO_GATE, Duel
from .view_types import Area, Dice, Gate, Odds, Requirement, Roll, Seat, Table
from .view_types import Battle as BattleShown
from .view_types import BattleSide as SideShown


def table(seen: Duel) -> Table:
    return {
        "round": seen.round,
        "phase": PHASES[seen.phase],
        "turn": seen.turn,
        "first": seen.first,
        "decay": seen.decay,
        "ritual": {"cells": [*seen.track], "marker": seen.ritual, "cost": seen.ritual_cost()},
        "unlimited_battle": seen.unlimited_battle(),
        "bag": len(seen.bag),
        "revealed": [*seen.revealed],
        "gates_left": seen.box.gates - seen.gates_built(),
        "areas": [area_shown(seen, area) for area in range(seen.areas)],
        "seats": [player(seen, seat) for seat in range(2)],
        "dice": [roll(seen.faces(seat)) for seat in range(2)],
        "battle": battle_shown(seen.battle) if seen.battle is not None else None,
    }


def roll(faces: list[i64]) -> Roll:
    """The faces of a roll by what they do, the best first."""
    best_first = sorted(faces, reverse=True)
    return {
        "kill": [face for face in best_first if face == KILL_FACE],
        "pain": [face for face in best_first if PAIN_FACE <= face < KILL_FACE],
        "miss": [face for face in best_first if face < PAIN_FACE],
    }


def area_shown(seen: Duel, area: i64) -> Area:
    """An area: the gate on it, the figures of both seats by kind, and their dice."""
    gate: Gate | None = None
    if seen.gate[area] != NO_GATE:
        owner = seen.gate[area]
        gate = {"seat": owner if owner >= 0 else None, "keeper": None if owner < 0 else seen.keeper[area]}
    return {
        "key": seen.box.areas[area],
        "gate": gate,
        "figures": [[*seen.kinds_at(seat, area)] for seat in range(2)],
        "dice": [area_dice(seen, seat, area) for seat in range(2)],
    }


def area_dice(seen: Duel, seat: i64, area: i64) -> Dice:
    """The dice that a seat's figures in an area bring to a battle there."""
    return {
        "kinds": [dice_of_kind(seen, seat, kind, area) for kind in range(FIGURES)],
        "total": dice_to_roll(seen, seat, area),
    }


def player(seen: Duel, seat: i64) -> Seat:
    """A seat's sheet, with None for each hidden sign."""
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
        "pool": [*seen.pool[first : first + FIGURES]],
        "aside": [*seen.aside[first : first + FIGURES]],
        "captives": [*seen.captives[first : first + FIGURES]],
        "books": [sheet.books[book] for book in range(BOOKS) if seen.books[seat] >> book & 1],
        "slots": [sheet.requirements[slot] for slot in range(BOOKS) if seen.slots[seat] >> slot & 1],
        "requirements": [requirement(seen, seat, slot) for slot in range(BOOKS) if not seen.slots[seat] >> slot & 1],
        "signs": [None if value == UNKNOWN else value for value in seen.signs[seat]],
        "policy": POLICIES[seen.policy[seat]],
    }


def battle_shown(battle: Battle) -> BattleShown:
    """The battle that is being fought, with a side for each seat."""
    return {
        "area": battle.area,
        "attacker": battle.attacker,
        "seats": [side_shown(side) for side in battle.sides],
    }


def side_shown(side: BattleSide) -> SideShown:
    """One side of a battle: dice, results to assign, and figures by result."""
    return {
        "dice": side.dice,
        "kills_rolled": side.kills_rolled,
        "pains_rolled": side.pains_rolled,
        "kills_due": side.kills_due,
        "pains_due": side.pains_due,
        "bonus": side.bonus_dice,
        "dead": [*side.dead],
        "wounded": [*side.wounded],
        "pained": [*side.pained],
        "late": [*side.late],
    }


def requirement(seen: Duel, seat: i64, slot: i64) -> Requirement:
    """A requirement that is not met yet, with its progress if that can be counted."""
    faction = seen.factions[seat]
    needed = faction.needed(slot)
    return {
        "name": faction.sheet.requirements[slot],
        "done": faction.done(seen, seat, slot) if needed > 0 else None,
        "needed": needed if needed > 0 else None,
    }


def battle_odds(seen: Duel, attacker: i64, area: i64) -> Odds:
    """The odds of a battle in an area, with the dice that both sides have before any abilities."""
    return forecast(dice_of(seen, attacker, area), dice_of(seen, 1 - attacker, area))


def describe(state: Duel, action: int) -> Data:
    """The action's verb and arguments; a battle with its odds."""
    seat = state.viewer
    if seat < 0:
        deciders = state.deciders()
        seat = deciders[0] if deciders else 0
    sheet = state.factions[seat].sheet
    slots = {"book": sheet.books, "slot": sheet.requirements}
    description = described(action, state.box.areas, sheet.figures, slots)
    if description["verb"] == "battle":
        description["odds"] = battle_odds(state, seat, description["area"])
    return description
