"""Doom for losses: everything a player scores for figures that the enemy loses.

A figure's value is the average of its printed costs, rounded up (`Sheet.value`). Figures that their owner gives up,
such as for Shub-Niggurath or a Devolve, score nothing (ruling 47).
"""

from mypy_extensions import i64

from .. import events
from ..state import Duel
from . import figures


def score(state: Duel, seat: i64, doom: i64, cause: str) -> None:
    """Doom is scored at once. Reaching the target does not stop the turn (ruling 51)."""
    if doom == 0:
        return
    state.doom[seat] += doom
    events.scored(state, seat, doom, cause)


def score_figure(state: Duel, owner: i64, kind: i64, cause: str) -> None:
    """The enemy of a figure's owner scores its value."""
    score(state, 1 - owner, state.factions[owner].sheet.value[kind], cause)


def eliminate(state: Duel, owner: i64, kind: i64, area: i64, cause: str) -> None:
    """A figure is eliminated by the enemy's action or effect (ruling 47)."""
    figures.remove(state, owner, kind, area)
    events.eliminated(state, owner, kind, area, cause)
    score_figure(state, owner, kind, cause)


def kill(state: Duel, owner: i64, kind: i64, area: i64) -> None:
    """A figure dies in battle (ruling 42)."""
    figures.remove(state, owner, kind, area)
    events.killed(state, owner, kind, area)
    score_figure(state, owner, kind, "kill")


def score_survivor(state: Duel, owner: i64, kind: i64) -> None:
    """A figure that survived a Kill scores half its value (ruling 50)."""
    score(state, 1 - owner, state.factions[owner].sheet.half[kind], "survived_kill")


def eliminate_without_retreat(state: Duel, owner: i64, kind: i64, area: i64, survived_kill: bool) -> None:
    """A figure that cannot retreat is eliminated.

    A figure scores its value only once in a battle: if half was scored for it, only the rest is (ruling 50).
    """
    sheet = state.factions[owner].sheet
    doom = sheet.value[kind]
    if survived_kill:
        doom -= sheet.half[kind]
    figures.remove(state, owner, kind, area)
    events.eliminated(state, owner, kind, area, "no_retreat")
    score(state, 1 - owner, doom, "no_retreat")
