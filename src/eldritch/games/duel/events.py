"""The events of Duel, for logs and interfaces.

Rules report what happened by calling these functions. In playouts nobody listens, and they cost next to nothing.
Everything is public except the values of Elder Signs, so only `sign_drawn` has a private part.
"""

from mypy_extensions import i64

from .actions import POLICIES
from .box.components import PHASES
from .state import Duel


def set_out(state: Duel, seat: i64) -> None:
    """A seat's figures were put into its start area."""
    if state.events is not None:
        sheet = state.factions[seat].sheet
        state.emit("set_out", {"seat": seat, "faction": sheet.key, "area": sheet.start})


def phase_began(state: Duel) -> None:
    if state.events is not None:
        state.emit("phase_began", {"round": state.round, "phase": PHASES[state.phase]})


def turn_began(state: Duel, seat: i64) -> None:
    if state.events is not None:
        state.emit("turn_began", {"seat": seat, "turn": state.turn, "power": state.power[seat]})


def turn_ended(state: Duel, seat: i64) -> None:
    if state.events is not None:
        state.emit("turn_ended", {"seat": seat})


def stopped(state: Duel, seat: i64) -> None:
    """A player ended a sequence of choices."""
    if state.events is not None:
        state.emit("stopped", {"seat": seat})


def declined(state: Duel, seat: i64) -> None:
    if state.events is not None:
        state.emit("declined", {"seat": seat})


def doom_part_ended(state: Duel, seat: i64) -> None:
    if state.events is not None:
        state.emit("doom_part_ended", {"seat": seat})


def offering_begun(state: Duel, seat: i64) -> None:
    """Two cultists will be given up, for Shub-Niggurath or for a book."""
    if state.events is not None:
        state.emit("offering_begun", {"seat": seat})


def devouring(state: Duel, seat: i64) -> None:
    """Cthulhu devours a figure, which the enemy now chooses."""
    if state.events is not None:
        state.emit("devouring", {"seat": seat})


def avatar_called(state: Duel, seat: i64, owner: i64, area: i64) -> None:
    """A figure of `owner` in an area will change places with Shub-Niggurath."""
    if state.events is not None:
        state.emit("avatar_called", {"seat": seat, "owner": owner, "area": area})


def decay_raised(state: Duel, seat: i64) -> None:
    if state.events is not None:
        state.emit("decay_raised", {"seat": seat, "decay": state.decay})


def decay_paid(state: Duel, seat: i64, paid: i64) -> None:
    """Decay was paid. A seat without Power left loses its turn."""
    if state.events is not None:
        state.emit("decay_paid", {"seat": seat, "paid": paid, "power": state.power[seat]})


def passed(state: Duel, seat: i64, lost: i64) -> None:
    if state.events is not None:
        state.emit("passed", {"seat": seat, "lost": lost})


def recruited(state: Duel, seat: i64, area: i64) -> None:
    if state.events is not None:
        state.emit("recruited", {"seat": seat, "area": area})


def summoned(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    if state.events is not None:
        state.emit("summoned", {"seat": seat, "kind": kind, "area": area})


def awakened(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    if state.events is not None:
        state.emit("awakened", {"seat": seat, "kind": kind, "area": area})


def gate_built(state: Duel, seat: i64, area: i64) -> None:
    if state.events is not None:
        state.emit("gate_built", {"seat": seat, "area": area})


def gate_manned(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    if state.events is not None:
        state.emit("gate_manned", {"seat": seat, "kind": kind, "area": area})


def gate_abandoned(state: Duel, seat: i64, area: i64) -> None:
    if state.events is not None:
        state.emit("gate_abandoned", {"seat": seat, "area": area})


def moved(state: Duel, seat: i64, kind: i64, area: i64, to: i64) -> None:
    if state.events is not None:
        state.emit("moved", {"seat": seat, "kind": kind, "area": area, "to": to})


def captured(state: Duel, seat: i64, area: i64) -> None:
    """An enemy cultist was captured in an area."""
    if state.events is not None:
        state.emit("captured", {"seat": seat, "area": area})


def scored(state: Duel, seat: i64, doom: i64, cause: str) -> None:
    if state.events is not None:
        state.emit("scored", {"seat": seat, "doom": doom, "total": state.doom[seat], "by": cause})


def eliminated(state: Duel, seat: i64, kind: i64, area: i64, cause: str) -> None:
    if state.events is not None:
        state.emit("eliminated", {"seat": seat, "kind": kind, "area": area, "by": cause})


def requirement_met(state: Duel, seat: i64, slot: i64) -> None:
    if state.events is not None:
        state.emit(
            "requirement_met",
            {"seat": seat, "requirement": state.factions[seat].sheet.requirements[slot]},
        )


def book_taken(state: Duel, seat: i64, book: i64) -> None:
    if state.events is not None:
        state.emit("book_taken", {"seat": seat, "book": state.factions[seat].sheet.books[book]})


def power_gathered(state: Duel, seat: i64, income: i64) -> None:
    """The income, and the Power after the minimum rule."""
    if state.events is not None:
        state.emit("power_gathered", {"seat": seat, "income": income, "power": state.power[seat]})


def first_player(state: Duel) -> None:
    if state.events is not None:
        state.emit("first_player", {"seat": state.first})


def ritual_performed(state: Duel, seat: i64, cost: i64) -> None:
    if state.events is not None:
        state.emit("ritual_performed", {"seat": seat, "cost": cost, "marker": state.ritual})


def sign_revealed(state: Duel, seat: i64, value: i64) -> None:
    if state.events is not None:
        state.emit("sign_revealed", {"seat": seat, "value": value})


def policy_set(state: Duel, seat: i64) -> None:
    if state.events is not None:
        state.emit("policy_set", {"seat": seat, "policy": POLICIES[state.policy[seat]]})


def battle_declared(state: Duel, seat: i64, area: i64) -> None:
    if state.events is not None:
        state.emit("battle_declared", {"seat": seat, "area": area})


def rolled(state: Duel, seat: i64, faces: list[i64]) -> None:
    if state.events is not None:
        state.emit("rolled", {"seat": seat, "faces": faces[:]})


def kill_assigned(state: Duel, seat: i64, kind: i64) -> None:
    if state.events is not None:
        state.emit("kill_assigned", {"seat": seat, "kind": kind})


def pain_assigned(state: Duel, seat: i64, kind: i64) -> None:
    if state.events is not None:
        state.emit("pain_assigned", {"seat": seat, "kind": kind})


def killed(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    if state.events is not None:
        state.emit("killed", {"seat": seat, "kind": kind, "area": area})


def retreated(state: Duel, seat: i64, kind: i64, area: i64, to: i64) -> None:
    if state.events is not None:
        state.emit("retreated", {"seat": seat, "kind": kind, "area": area, "to": to})


def battle_ended(state: Duel, area: i64) -> None:
    if state.events is not None:
        state.emit("battle_ended", {"area": area})


def absorbed(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    if state.events is not None:
        state.emit("absorbed", {"seat": seat, "kind": kind, "area": area})


def dreamed(state: Duel, seat: i64, area: i64) -> None:
    if state.events is not None:
        state.emit("dreamed", {"seat": seat, "area": area})


def submerged(state: Duel, seat: i64, kind: i64, area: i64) -> None:
    if state.events is not None:
        state.emit("submerged", {"seat": seat, "kind": kind, "area": area})


def surfaced(state: Duel, seat: i64, area: i64) -> None:
    if state.events is not None:
        state.emit("surfaced", {"seat": seat, "area": area})


def devolved(state: Duel, seat: i64, area: i64) -> None:
    if state.events is not None:
        state.emit("devolved", {"seat": seat, "area": area})


def swapped(state: Duel, seat: i64, kind: i64, area: i64, to: i64) -> None:
    """A figure of the seat came to an area in exchange for Shub-Niggurath."""
    if state.events is not None:
        state.emit("swapped", {"seat": seat, "kind": kind, "area": area, "to": to})


def ghroth_rolled(state: Duel, seat: i64, face: i64, areas: i64) -> None:
    if state.events is not None:
        state.emit("ghroth_rolled", {"seat": seat, "face": face, "areas": areas})


def placed(state: Duel, seat: i64, area: i64) -> None:
    """An Acolyte of the seat's pool was placed by Ghroth."""
    if state.events is not None:
        state.emit("placed", {"seat": seat, "area": area})


def ghoul_came(state: Duel, seat: i64, area: i64, to: i64) -> None:
    if state.events is not None:
        state.emit("ghoul_came", {"seat": seat, "area": area, "to": to})


def sign_drawn(state: Duel, seat: i64, value: i64) -> None:
    """Only the owner learns the value."""
    if state.events is not None:
        state.emit("sign_drawn", {"seat": seat}, {seat: {"value": value}})


def game_ended(state: Duel) -> None:
    if state.events is not None:
        state.emit("game_ended", {"ending": state.ending, "winners": state.winners[:], "doom": state.doom[:]})
