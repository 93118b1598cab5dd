"""Puzzles of Nightmarium: win this turn for certain."""

from typing import Any, Final

from eldritch.puzzles.wins import WinPuzzles

from .. import actions
from ..state import Nightmare

NEAR: Final = 2
"""How many creatures may be missing for a win at most."""


class NightmariumPuzzles(WinPuzzles[Nightmare]):
    seats = (2, 3)
    filler_verbs = ("draw", "mark", "stop")

    def is_near(self, seen: Nightmare) -> bool:
        return bool(seen.complete_creatures(seen.viewer) >= seen.target - NEAR)

    def promising(self, state: Nightmare, seat: int) -> list[int]:
        """No draws, because they are blind. Of a swap nothing, because it only fills the turn."""
        if state.stack[-1].name() == "swap":
            return [actions.STOP]
        return [action for action in state.legal(seat) if action != actions.DRAW]

    def hidden(self, state: Nightmare, seat: int) -> list[Any]:
        return [state.deck, *state.hands[:seat], *state.hands[seat + 1 :]]


PUZZLES: Final = NightmariumPuzzles()
